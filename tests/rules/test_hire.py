"""Hirelings (RULES: HIRE, AMB-130, AMB-131, AMB-144, AMB-149).

The trial pack's Errand Boy holds an Item, its Stunt Cousin an Enhancer.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.marks import rule
from tests.small import EDITIONS, THREE_PHASES, small_pack
from tests.table import TRIAL, table

IMPOSSIBLE = ("impossible-1.51", "impossible-1.61")


@rule("HIRE-1")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_hireling_is_played_at_any_time_on_anybodys_turn(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).deck(doors=["Accountants In Black"])
    t.has("Aric", hand=["Stunt Cousin"]).has("Suzan", hand=["Errand Boy"]).has("Third", hand=["Errand Boy"])
    t.does("Suzan", "play [Errand Boy]")  # in another player's turn
    t.does("Aric", "kick", "play [Stunt Cousin]")  # his own fight
    assert t.sums() == (3, 10)
    t.does("Aric", "run").closes().does("Third", "play [Errand Boy]")  # while somebody runs
    assert t.used("Third") == ["Errand Boy"]


@rule("HIRE-1")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_hireling_is_a_treasure_but_no_item(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=["Errand Boy"], hand=["Stunt Cousin"])
    t.has("Aric", carried=["Rubber Chainsaw", "Boots of Modest Kicking"])
    t.refused("Aric", "sell [Rubber Chainsaw], [Boots of Modest Kicking], [Errand Boy]", "ITEM-1")
    t.refused("Aric", "sell [Rubber Chainsaw], [Boots of Modest Kicking], [Stunt Cousin]", "ITEM-1")
    t.refused("Aric", "give [Errand Boy] to Suzan", "HIRE-1")
    t.refused("Aric", "unequip [Errand Boy]", "ITEM-3")
    won = table("Aric", "Suzan", "Third", edition=edition).has("Aric", level=4).deck(treasures=["Errand Boy"])
    won.combat("Aric", "Soggy Goblin").wins("Aric")
    assert won.hand("Aric") == ["Errand Boy"]  # a Treasure


@rule("HIRE-2")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_nothing_is_given_to_a_hireling_while_its_owner_fights(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=["Errand Boy"], carried=["Steak Knife"])
    t.has("Suzan", table=["Errand Boy"], carried=["Silk Apron"]).combat("Aric", "Bridge Bailiff")
    t.refused("Aric", "attach [Steak Knife] to [Errand Boy]", "HIRE-2")
    t.does("Suzan", "attach [Silk Apron] to [Errand Boy]")  # a bystander may
    t.does("Aric", "run").closes()
    t.refused("Aric", "attach [Steak Knife] to [Errand Boy]", "HIRE-2")
    helping = table("Aric", "Suzan", "Third", edition=edition)
    helping.has("Suzan", table=["Errand Boy"], carried=["Silk Apron"]).combat("Aric", "Bridge Bailiff")
    helping.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan")
    helping.refused("Suzan", "attach [Silk Apron] to [Errand Boy]", "HIRE-2")


@rule("HIRE-3")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_hirelings_item_is_beyond_the_limits(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has(
        "Aric", table=["Errand Boy", "Confetti Cannon", "Silk Apron"]
    )
    t.has("Aric", hand=["Chest Plate of Chests", "Walking Stick of Doom"])
    t.refused("Aric", "play [Chest Plate of Chests]", "BIG-1")  # a second Big item, a second armor
    t.does("Aric", "attach [Chest Plate of Chests] to [Errand Boy]")
    assert t.strength("Aric") == 1 + 1 + 4 + 2 + 3
    t.refused("Aric", "attach [Walking Stick of Doom] to [Errand Boy]", "HIRE-3")  # one Item
    t.does("Aric", "play [Walking Stick of Doom]")
    assert t.carried("Aric") == ["Walking Stick of Doom"]


@rule("HIRE-3", "FAQ-115")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_hirelings_item_has_no_restrictions_either(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=["Errand Boy", "Confetti Cannon"])
    t.has("Aric", hand=["Walking Stick of Doom"]).does("Aric", "attach [Walking Stick of Doom] to [Errand Boy]")
    assert t.strength("Aric") == 1 + 1 + 4 + 5  # no Enchanter, and no free hand


@rule("HIRE-4")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
@pytest.mark.parametrize("helped", [False, True])
def test_a_drawn_hireling_is_played_at_once_or_kept(edition: str, helped: bool) -> None:
    for play in (True, False):
        t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", level=4).deck(treasures=["Errand Boy"])
        t.combat("Aric", "Soggy Goblin")
        if helped:  # then Treasures are drawn face up
            t.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan")
        t.wins("Aric")
        assert t.hand("Aric") == ["Errand Boy"]
        if play:
            t.does("Aric", "play [Errand Boy]")
        else:
            t.does("Aric", "end").settle()
        assert (t.used("Aric"), t.hand("Aric")) == ((["Errand Boy"], []) if play else ([], ["Errand Boy"]))


@rule("HIRE-5")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_in_impossible_a_hireling_is_played_at_any_time_but_only_one(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", hand=["Errand Boy", "Stunt Cousin"])
    t.has("Suzan", hand=["Errand Boy"]).combat("Aric", "Bridge Bailiff")
    t.does("Suzan", "play [Errand Boy]").does("Aric", "play [Errand Boy]")
    assert t.sums() == (2, 10)
    t.does("Aric", "play [Stunt Cousin]")  # replaces the other (AMB-144)
    assert t.used("Aric") == ["Stunt Cousin"] and t.sums() == (3, 10)


@rule("HIRE-6")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_in_impossible_a_hireling_may_be_discarded_at_any_time(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=["Errand Boy"])
    t.has("Suzan", table=["Stunt Cousin"]).combat("Aric", "Bridge Bailiff")
    t.does("Suzan", "discard [Stunt Cousin]").does("Aric", "discard [Errand Boy]")
    assert t.sums() == (1, 10) and "Errand Boy" in t.discards("treasure")


@rule("HIRE-6")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_only_in_impossible_a_hireling_may_be_discarded(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=["Errand Boy"])
    t.refused("Aric", "discard [Errand Boy]", "HIRE-9")


@rule("HIRE-7")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_a_hireling_is_neither_traded_nor_sold(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=["Errand Boy"])
    t.has("Suzan", carried=["Steak Knife"])
    t.refused("Aric", "trade [Errand Boy] for [Steak Knife] with Suzan", "HIRE-7")
    t.refused("Aric", "give [Errand Boy] to Suzan", "HIRE-7")
    t.refused("Suzan", "trade [Steak Knife] for [Errand Boy] with Aric", "HIRE-7")
    t.refused("Aric", "sell [Errand Boy]", "ITEM-1")


@rule("HIRE-8")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_one_hireling_may_be_put_down_at_creation(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", hand=["Errand Boy", "Stunt Cousin"]).dealing()
    t.does("Aric", "play [Errand Boy]")
    assert t.used("Aric") == ["Errand Boy"]
    t.refused("Aric", "play [Stunt Cousin]", "HIRE-5")


# ---------------------------------------------------------------- our resolutions
@rule("AMB-130")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_a_hirelings_item_is_discarded_with_it(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", table=["Errand Boy", "Silk Apron"], attached={"Errand Boy": ["Steak Knife"]})
    t.does("Aric", "discard [Errand Boy]")
    assert t.used("Aric") == ["Silk Apron"] and "Steak Knife" in t.discards("treasure")


@rule("AMB-130")
def test_what_only_the_hireling_allowed_must_be_put_right(tmp_path: Path) -> None:
    porter = small_pack(tmp_path, "{name: Porter, kind: companion, always: [{allow: {big: 1}}]}", name="porters")
    t = table("Aric", "Suzan", "Third", edition="fu", packs=(TRIAL, porter)).has("Suzan", level=3).has("Third", level=2)
    t.has("Aric", level=5, table=["Porter", "Chest Plate of Chests"], carried=["Rubber Chainsaw"])
    t.does("Aric", "discard [Porter]")
    t.nothing_pending_but("Aric")
    t.does("Aric", "choose [Rubber Chainsaw]")
    assert t.used("Aric") == ["Chest Plate of Chests"] and t.carried("Third") == [
        "Rubber Chainsaw"
    ]  # BIG-8: the lowest


@rule("AMB-131", "AMB-144", "AMB-149")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_one_companion_of_any_kind(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=["Errand Boy"], hand=["Stunt Cousin"])
    if edition in THREE_PHASES:  # if the first cannot be discarded, it stays
        t.refused("Aric", "play [Stunt Cousin]", "HIRE-1")
        assert t.used("Aric") == ["Errand Boy"]
    else:
        t.does("Aric", "play [Stunt Cousin]")
        assert t.used("Aric") == ["Stunt Cousin"] and "Errand Boy" in t.discards("treasure")


@rule("AMB-149", "FAQ-116")
def test_a_companion_is_given_up_only_if_its_card_says_so(tmp_path: Path) -> None:
    cards = """
        {name: Butler, kind: companion, bonus: 1}
        {name: Burglar, kind: monster, level: 10, treasures: 1, bad_stuff: []}
    """
    butlers = small_pack(tmp_path, cards, name="butlers")  # a set alone; in a mix FAQ-120 applies
    t = table("Aric", "Suzan", "Third", packs=(butlers,)).has("Aric", level=3, table=["Butler"])
    t.combat("Aric", "Burglar").does("Aric", "run").closes()
    t.refused("Aric", "sacrifice [Butler]", "FAQ-116")
    t = (
        table("Aric", "Suzan", "Third")
        .has("Aric", level=3, table=["Errand Boy"])
        .combat("Aric", "Accountants In Black")
    )
    t.does("Aric", "run").closes().does("Aric", "sacrifice [Errand Boy]").settle()
    assert t.level("Aric") == 3 and not t.happened("die_rolled")
