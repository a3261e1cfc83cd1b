"""Conditions for a whole fight that apply together; one-shots of players who join later; looting the room once."""

from __future__ import annotations

import pytest

from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table, table


def classic(**rules: object) -> Table:
    return table(packs=("classic",), **rules)


def over(t: Table, turn: str = "Aric") -> None:
    assert t.game.state.combat is None and t.owes(turn) == "end"
    t.nothing_pending_but(turn)


# ---------------------------------------------------------------- what counts
@card("Ghoulfiends", "Insurance Salesman")
@rule("MULTI-3", "COMBAT-12")
@pytest.mark.parametrize(
    ("first", "second"), [("Ghoulfiends", "Insurance Salesman"), ("Insurance Salesman", "Ghoulfiends")]
)
def test_only_levels_together_with_no_levels_leaves_nothing(first: str, second: str) -> None:
    t = classic().has("Aric", level=5, table=["Helm of Courage", "Leather Armor"], hand=["Sleep Potion"])
    t.has("Suzan", level=4).has("Third", hand=["Wandering Monster", second])
    t.deck(dice=[6, 6, 6, 6]).combat("Aric", first)
    t.does("Third", f"play [Wandering Monster] with [{second}]")
    assert t.strength("Aric") == 0 and t.sums() == (0, 22)
    t.does("Aric", "play [Sleep Potion] on fighters", "ask Suzan").does("Suzan", "accept Aric")
    assert t.strength("Suzan") == 0 and t.sums() == (0, 22)
    t.refused("Aric", "fight")
    t.runs("Aric").does("Aric", f"run from [{first}]").settle()
    while t.owes("Aric") == "run" or t.owes("Suzan") == "run":
        name = "Aric" if t.owes("Aric") == "run" else "Suzan"
        t.does(name, next(a for a in t.legal(name) if a.startswith("run"))).settle()
    assert t.strength("Aric") == 5 + 1 + 1  # everything counts again
    over(t)


@card("Ghoulfiends", "Insurance Salesman", "Pollymorph Potion")
@rule("MULTI-3")
@pytest.mark.parametrize(("gone", "left"), [("Ghoulfiends", 2), ("Insurance Salesman", 5)])
def test_each_condition_ends_with_its_own_monster(gone: str, left: int) -> None:
    t = classic().has("Aric", level=5, table=["Helm of Courage", "Leather Armor"], hand=["Pollymorph Potion"])
    t.has("Third", hand=["Wandering Monster", "Insurance Salesman"]).deck(dice=[6]).combat("Aric", "Ghoulfiends")
    t.does("Third", "play [Wandering Monster] with [Insurance Salesman]")
    assert t.strength("Aric") == 0
    t.does("Aric", f"play [Pollymorph Potion] on [{gone}]")
    assert t.strength("Aric") == left
    t.runs("Aric")
    over(t)


@card("Pukachu", "Insurance Salesman")
@rule("MULTI-3", "FAQ-130")
def test_who_gives_up_bonuses_beside_an_insurance_salesman_fights_with_nothing() -> None:
    t = classic().has("Aric", level=5, table=["Helm of Courage"])
    t.has("Third", hand=["Wandering Monster", "Insurance Salesman"]).deck(dice=[6, 6]).combat("Aric", "Pukachu")
    t.does("Third", "play [Wandering Monster] with [Insurance Salesman]")
    assert t.strength("Aric") == 1
    t.does("Aric", "use Give up bonuses")
    assert t.strength("Aric") == 0
    t.runs("Aric").does("Aric", "run from [Pukachu]").settle()
    over(t)


# ---------------------------------------------------------------- one-shots of a later helper
@card("Curse! Malign Mirror")
@rule("FAQ-168", "INTERFERE-2")
@pytest.mark.parametrize("side", ["fighters", "monsters"])
def test_what_was_thrown_from_outside_counts_in_full_when_the_thrower_joins(side: str) -> None:
    t = classic().has("Aric", level=5).has("Suzan", level=1, hand=["Sleep Potion", "Nasty-Tasting Sports Drink"])
    t.has("Suzan", curses=["Curse! Malign Mirror"]).combat("Aric", "Maul Rat")
    t.does("Suzan", f"play [Sleep Potion] on {side}")
    assert t.sums() == ((5 + 2, 1) if side == "fighters" else (5, 1 + 2))
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    assert t.sums() == ((6 + 2, 1) if side == "fighters" else (6, 1 + 2))
    t.does("Suzan", "play [Nasty-Tasting Sports Drink] on fighters")  # as a fighter they are affected by the mirror
    assert t.sums() == ((6 + 2, 1) if side == "fighters" else (6, 1 + 2))
    t.wins("Aric")
    assert t.discards("door")[-1] == "Curse! Malign Mirror"
    over(t)


@card("Curse! Malign Mirror", "Transferral Potion")
@rule("FAQ-168", "FAQ-150")
def test_what_was_thrown_from_outside_counts_in_full_when_the_thrower_takes_over() -> None:
    t = classic().has("Aric", level=5, hand=["Transferral Potion"]).has("Suzan", level=5, hand=["Sleep Potion"])
    t.has("Suzan", curses=["Curse! Malign Mirror"]).deck(doors=["Ancient"]).combat("Aric", "Maul Rat")
    t.does("Suzan", "play [Sleep Potion] on monsters").does("Aric", "play [Transferral Potion] on Suzan")
    assert t.sums() == (5, 1 + 2)
    t.wins("Suzan")
    over(t)


@card("Curse! Malign Mirror", "Yakuza")
@rule("FAQ-168", "MIX-1")
def test_what_was_thrown_from_outside_counts_in_full_when_the_thrower_has_to_help() -> None:
    t = table(packs=("classic", "fu")).has("Aric", level=5, table=["Yakuza"], hand=["Baby", "Ancient"])
    t.has("Suzan", level=1, hand=["Sleep Potion"], curses=["Curse! Malign Mirror"]).combat("Aric", "Maul Rat")
    t.does("Suzan", "play [Sleep Potion] on fighters")
    t.does("Aric", "use Debt discarding [Baby], [Ancient] on Suzan")
    assert t.sums() == (6 + 2, 1)
    t.wins("Aric")


# ---------------------------------------------------------------- the room
@card("Transferral Potion", "Friendship Potion")
@rule("FAQ-152", "LOOT-2")
def test_the_room_is_looted_once_after_a_takeover_and_a_friendship() -> None:
    t = classic().has("Aric", hand=["Transferral Potion"]).has("Suzan", hand=["Friendship Potion"])
    t.deck(doors=["Ancient", "Intelligent"]).combat("Aric", "Net Troll")
    t.does("Aric", "play [Transferral Potion] on Suzan").does("Suzan", "play [Friendship Potion]").settle()
    assert t.hand("Aric") == ["Ancient"] and len(t.happened("room_looted")) == 1
    over(t)


@card("Transferral Potion", "Really Secret Agent", "Bell of Dismissal")
@rule("LOOT-1", "MIX-1")
@pytest.mark.parametrize("edition", ["classic", "fu", "impossible-1.61", "pathfinder"])
def test_the_room_is_looted_once_whatever_was_played(edition: str) -> None:
    t = table(packs=("classic", "impossible", "pathfinder"), edition=edition)
    t.has("Aric", hand=["Transferral Potion"]).has("Third", hand=["Really Secret Agent", "Bell of Dismissal"])
    t.deck(doors=["Ancient", "Intelligent"]).combat("Aric", "Net Troll")
    t.does("Aric", "play [Transferral Potion] on Suzan").does("Third", "play [Really Secret Agent]")
    t.does("Third", "play [Bell of Dismissal]").settle()
    assert t.hand("Aric") == ["Ancient"] and len(t.happened("room_looted")) == 1
    t.refused("Aric", "loot")
    over(t)
