"""Bad Feng Shui, by play: two cards in play change owners, nothing else moves, and both tables stay legal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.fu.fights import meets, sits
from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table

FENG = "Bad Feng Shui"


def swaps(mine: list[str], theirs: list[str], **more: Any) -> Table:
    """Mia, with these cards in use, plays it on Takako."""
    return sits(table=mine, hand=[FENG], takako={"table": theirs}, **more).does("Mia", f"play [{FENG}] on Takako")


def offered(t: Table, name: str = "Mia") -> list[str]:
    """The cards that a player may choose from now."""
    options = [text.removeprefix("choose [").removesuffix("]") for text in t.legal(name) if text.startswith("choose")]
    return sorted(option.partition("#")[0] for option in options)


@card("Bad Feng Shui")
@rule("FAQ-180")
def test_what_is_worn_stays_worn() -> None:
    t = swaps(["Wok", "Clown Fu"], ["Blond Wig", "Wire Fu"])
    assert offered(t) == ["Clown Fu", "Wok"]
    t.does("Mia", "choose [Wok]")
    assert t.used("Mia") == ["Clown Fu", "Blond Wig"] and t.used("Takako") == ["Wire Fu", "Wok"]
    assert t.strength("Mia") == 1 + 3 + 2 and t.strength("Takako") == 1 + 1
    assert t.discards("treasure") == [FENG]
    t.nothing_pending_but("Mia")


@card("Bad Feng Shui")
@rule("FAQ-180", "SLOT-1", "ITEM-7", "BIG-5")
@pytest.mark.parametrize(
    ("mine", "theirs", "choice"),
    [
        (["Hong Kong Bong"], ["Wok", "Hong Kong Pong", "Monk"], ["Hong Kong Pong", "Monk", "Wok"]),
        (["Wok"], ["Blond Wig", "Five Year Toenails"], ["Blond Wig"]),  # no second hat for Takako
        (["Hong Kong Gong"], ["Elephant Hide Armor", "Wok"], ["Elephant Hide Armor"]),  # nor a second Big item
        (
            ["Hong Kong Bong", "Monk"],
            ["Dragon Tooth Katana", "Ninja", "Wok"],
            ["Wok"],
        ),  # nor what one cannot use
    ],
)
def test_only_what_is_legal_as_it_lies(mine: list[str], theirs: list[str], choice: list[str]) -> None:
    t = swaps(mine, theirs)
    if len(mine) > 1:
        t.does("Mia", f"choose [{mine[0]}]")
    if len(choice) > 1:
        assert offered(t) == choice
        t.does("Mia", f"choose [{choice[0]}]")
    elif t.owes("Mia") == "choose":
        assert offered(t) == choice
    assert choice[0] in t.used("Mia") and mine[0] in t.used("Takako")
    t.nothing_pending_but("Mia")


@card("Bad Feng Shui")
@rule("FAQ-180", "CLASS-13", "STYLE-3", "MOOK-2")
def test_identities_and_mooks_too_within_their_limits() -> None:
    t = swaps(["Samurai", "Clown Fu"], ["Ninja", "Mook"])
    t.does("Mia", "choose [Clown Fu]")
    assert offered(t) == ["Mook"] or "Mook" in t.used("Mia")  # a second Class is too many
    if t.owes("Mia") == "choose":
        t.does("Mia", "choose [Mook]")
    assert sorted(t.used("Mia")) == ["Mook", "Samurai"] and sorted(t.used("Takako")) == ["Clown Fu", "Ninja"]
    t.nothing_pending_but("Mia")


@card("Bad Feng Shui", "Super Munchkin", "Cheat!")
@rule("FAQ-180")
def test_what_lies_under_another_card_goes_for_its_like() -> None:
    t = swaps(["Samurai", "Super Munchkin"], ["Ninja", "Wok"])
    t.does("Mia", "choose [Samurai]")
    assert t.used("Mia") == ["Super Munchkin", "Ninja"] and t.used("Takako") == ["Wok", "Samurai"]
    t = swaps(["Samurai Helmet"], ["Clown Fu", "Wok"], attached={"Samurai Helmet": ["Cheat!"]})
    assert t.used("Mia") == ["Samurai Helmet", "Cheat!"]  # Takako could not wear it: nothing happens
    t = sits(
        carried=["Hong Kong Bong"],
        attached={"Hong Kong Bong": ["Cheat!"]},
        hand=[FENG],
        takako={"carried": ["Samurai Helmet"], "table": ["Phone Fu"]},
    )
    t.does("Mia", f"play [{FENG}] on Takako")
    assert t.carried("Mia") == ["Samurai Helmet"] and t.carried("Takako") == ["Hong Kong Bong"]
    t.does("Mia", "equip [Samurai Helmet]")  # the Cheat! lies on it now
    assert t.strength("Mia") == 1 + 3
    t.nothing_pending_but("Mia")


@card("Bad Feng Shui", "Mook", "Evil Minions", "Drunken")
@rule("FAQ-180", "MOOK-5")
def test_what_lies_on_a_card_stays_where_it_is() -> None:
    t = sits(
        table=["Mook"],
        attached={"Mook": ["Evil Minions"]},
        hand=[FENG],
        takako={"table": ["Clown Fu"], "attached": {"Clown Fu": ["Drunken"]}},
    )
    t.does("Mia", f"play [{FENG}] on Takako")
    assert t.used("Mia") == ["Mook", "Evil Minions"] and t.discards("treasure") == [FENG]  # neither is of a sort
    t = sits(table=["Wire Fu"], hand=[FENG], takako={"table": ["Clown Fu"], "attached": {"Clown Fu": ["Drunken"]}})
    t.does("Mia", f"play [{FENG}] on Takako")
    assert t.strength("Mia") == 1 + 3 and t.strength("Takako") == 1 + 3
    t.nothing_pending_but("Mia")


@card("Bad Feng Shui", "Ninja Caltrops")
@rule("FAQ-180", "COMBAT-18", "CURSE-6")
def test_no_traps_and_nobody_who_fights() -> None:
    t = sits(table=["Wok"], curses=["Ninja Caltrops"], hand=[FENG], takako={"carried": ["Hong Kong Bong"]})
    t.refused("Mia", f"play [{FENG}] on Mia")
    t.does("Mia", f"play [{FENG}] on Takako")
    assert t.carried("Mia") == ["Hong Kong Bong"] and t.used("Takako") == ["Wok"]
    assert "Ninja Caltrops" in t.used("Mia")
    busy = meets("Go Hang", level=2, table=["Wok"], erik={"hand": [FENG], "table": ["Clown Fu"]})
    busy.refused("Erik", f"play [{FENG}] on Mia")
