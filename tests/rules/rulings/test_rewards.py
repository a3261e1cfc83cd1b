"""Rulings on rewards (FAQ-54 to FAQ-59)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rules.rulings.tables import classic, helps


@rule("FAQ-54")
def test_a_wizard_cannot_refill_his_hand_between_charms() -> None:
    t = classic().has("Aric", table=["Wizard"], hand=["Ancient", "Humongous", "Baby"])
    t.has("Suzan", hand=["Wandering Monster", "Lame Goblin"]).deck(dice=[1]).combat("Aric", "Net Troll")
    t.does("Suzan", "play [Wandering Monster] with [Lame Goblin]").does("Aric", "use Charm on [Net Troll]")
    assert t.hand("Aric") == [] and t.monsters() == ["Lame Goblin"]
    t.refused("Aric", "use Charm on [Lame Goblin]", "CLASS-7")
    t.runs("Aric")
    assert t.hand("Aric") == [] and not t.happened("treasures_drawn")  # and all of it is lost with the fight


@rule("FAQ-54")
def test_treasures_are_drawn_when_all_monsters_are_gone() -> None:
    t = classic().has("Aric", level=3, table=["Wizard"], hand=["Ancient", "Humongous", "Baby"])
    t.has("Suzan", hand=["Wandering Monster", "Lame Goblin"]).combat("Aric", "Net Troll")
    t.does("Suzan", "play [Wandering Monster] with [Lame Goblin]").does("Aric", "use Charm on [Net Troll]").wins("Aric")
    assert len(t.hand("Aric")) == 3 + 1 and t.level("Aric") == 4


@rule("FAQ-55")
@pytest.mark.parametrize("won", [True, False])
def test_a_monster_killed_at_once_pays_only_if_the_whole_fight_is_won(won: bool) -> None:
    t = classic().has("Aric", level=4 if won else 1, hand=["Potion of Halitosis"])
    t.has("Suzan", hand=["Wandering Monster", "Flying Frogs"]).deck(dice=[6]).combat("Aric", "Floating Nose")
    t.does("Suzan", "play [Wandering Monster] with [Flying Frogs]").does("Aric", "play [Potion of Halitosis]")
    assert t.level("Aric") == (4 if won else 1) and t.hand("Aric") == []
    if won:
        t.wins("Aric")
        assert t.level("Aric") == 6 and len(t.hand("Aric")) == 3 + 1
    else:
        t.runs("Aric")
        assert t.level("Aric") == 1 and t.hand("Aric") == []


@rule("FAQ-56")
@pytest.mark.parametrize("won", [True, False])
def test_the_killer_is_paid_after_another_has_fought_on(won: bool) -> None:
    t = classic().has("Aric", level=2, hand=["Potion of Halitosis", "Transferral Potion"])
    t.has("Suzan", level=8 if won else 1).has("Third", hand=["Wandering Monster", "Flying Frogs"]).deck(
        dice=[6], doors=["Ancient"], treasures=["Leather Armor", "Helm of Courage", "Spiky Knees", "Sleep Potion"]
    )
    t.combat("Aric", "Floating Nose").does("Third", "play [Wandering Monster] with [Flying Frogs]")
    t.does("Aric", "play [Potion of Halitosis]", "play [Transferral Potion] on Suzan")
    assert t.level("Aric") == 2 and t.owes("Suzan") == "fight"
    t.wins("Suzan") if won else t.runs("Suzan")
    assert t.level("Aric") == 3 and t.level("Suzan") == (9 if won else 1)
    assert t.hand("Aric")[:3] == ["Leather Armor", "Helm of Courage", "Spiky Knees"]  # the killer draws first
    assert t.hand("Suzan") == (["Sleep Potion"] if won else [])


@rule("FAQ-57")
@pytest.mark.parametrize(("card", "treasures"), [("Friendship Potion", 0), ("Out to Lunch", 2)])
def test_peace_leaves_levels_and_replaces_treasure(card: str, treasures: int) -> None:
    t = classic().has("Aric", level=2, hand=["Potion of Halitosis", card])
    t.has("Third", hand=["Wandering Monster", "Bigfoot"]).combat("Aric", "Floating Nose")
    t.does("Third", "play [Wandering Monster] with [Bigfoot]").does("Aric", "play [Potion of Halitosis]")
    t.does("Aric", f"play [{card}]").settle()
    assert t.level("Aric") == 3 and t.game.state.drew[0] == treasures


@rule("FAQ-58")
def test_the_hoard_enlarges_what_is_shared() -> None:
    t = (
        classic()
        .has("Aric", level=4)
        .has("Suzan", level=2)
        .deck(treasures=["Hoard!", "Leather Armor", "Helm of Courage", "Spiky Knees", "Sleep Potion"])
    )
    t.combat("Aric", "Harpies")
    helps(t, deal="picks MH").wins("Aric")
    assert t.game.state.drew[0] == 1 + 3  # two were drawn, and one of them brought three
    t.does("Aric", "choose [Helm of Courage]").does("Suzan", "choose [Sleep Potion]")
    assert t.hand("Suzan") == ["Sleep Potion"]
    assert sorted(t.hand("Aric")) == ["Helm of Courage", "Leather Armor", "Spiky Knees"]


@rule("FAQ-59")
def test_a_monster_that_does_not_pursue_pays_nothing_when_left() -> None:
    t = classic().has("Aric", level=2).combat("Aric", "Bullrog").runs("Aric")
    assert not t.happened("die_rolled") and t.hand("Aric") == [] and t.level("Aric") == 2
    t.nothing_pending_but("Aric")
