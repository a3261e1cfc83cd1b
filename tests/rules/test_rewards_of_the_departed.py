"""Rewards for monsters that left a fight: to whom they are paid and when (CONFLICT-5, REWARD-13, COMBAT-9..11,
HELP-19).
"""

from __future__ import annotations

import pytest

from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table, table

TREASURES = ("Leather Armor", "Helm of Courage", "Spiky Knees", "Sleep Potion", "Mithril Armor", "Slimy Armor")
EDITIONS = ("classic", "fu", "impossible-1.51", "impossible-1.61", "pathfinder")


def classic(**rules: object) -> Table:
    return table(packs=("classic",), **rules).deck(treasures=TREASURES)


def mixed(*others: str, edition: str = "classic") -> Table:
    return table(packs=("classic", *others), edition=edition).deck(treasures=TREASURES)


def over(t: Table, turn: str = "Aric") -> None:
    """Check that the fight is over and the turn can end."""
    assert t.game.state.combat is None and t.owes(turn) == "end"
    t.nothing_pending_but(turn)


def drawn(t: Table, name: str) -> list[int]:
    """Return the number of Treasures that somebody drew, according to the log."""
    return [e.n for e in t.happened("treasures_drawn") if e.seat == t.seat(name)]


# ---------------------------------------------------------------- a fight that ends in peace
@card("Friendship Potion", "Out to Lunch")
@rule("FAQ-57", "FAQ-146", "FAQ-152")
@pytest.mark.parametrize(("peace", "treasures"), [("Friendship Potion", 0), ("Out to Lunch", 2)])
def test_peace_replaces_what_a_monster_that_did_not_attack_would_pay(peace: str, treasures: int) -> None:
    t = classic().has("Aric", sex="female", hand=[peace]).has("Third", hand=["Wandering Monster", "Amazon"])
    t.combat("Aric", "Net Troll").does("Third", "play [Wandering Monster] with [Amazon]")
    assert t.monsters() == ["Net Troll"]
    t.does("Aric", f"play [{peace}]").settle()
    assert t.game.state.drew[0] == treasures and drawn(t, "Aric") == [treasures] * bool(treasures)
    assert t.level("Aric") == 1
    over(t)


@card("Friendship Potion", "Out to Lunch", "Mad Billionaire")
@rule("FAQ-57", "FAQ-146", "FAQ-152", "MIX-1")
@pytest.mark.parametrize(("peace", "treasures"), [("Friendship Potion", 0), ("Out to Lunch", 2)])
def test_peace_replaces_what_a_bribed_monster_would_pay(peace: str, treasures: int) -> None:
    t = mixed("impossible", edition="impossible-1.61")
    t.has("Aric", hand=[peace], carried=["Mithril Armor"]).has("Third", hand=["Wandering Monster", "Mad Billionaire"])
    t.deck(treasures=TREASURES[:4]).combat("Aric", "Net Troll")
    t.does("Third", "play [Wandering Monster] with [Mad Billionaire]")
    t.does("Aric", "use Sell out discarding [Mithril Armor]", f"play [{peace}]").settle()
    assert t.game.state.drew[0] == treasures
    over(t)


@card("Friendship Potion", "Out to Lunch", "Moo Goo Pan Guy", "Yakuza")
@rule("FAQ-57", "FAQ-146", "FAQ-152", "MIX-1")
@pytest.mark.parametrize(("peace", "treasures"), [("Friendship Potion", 0), ("Out to Lunch", 2)])
def test_peace_replaces_what_a_kill_and_a_victory_would_bring(peace: str, treasures: int) -> None:
    t = mixed("fu").has("Aric", level=2, table=["Yakuza", "Poisoned Chopsticks"], hand=[peace, "Baby"])
    t.has("Third", hand=["Wandering Monster", "Net Troll"]).combat("Aric", "Moo Goo Pan Guy")
    t.does("Third", "play [Wandering Monster] with [Net Troll]")
    t.does("Aric", "use Dinner on [Moo Goo Pan Guy]", f"play [{peace}]").settle()
    assert t.level("Aric") == 3  # the Level for the kill stays
    looted = peace == "Friendship Potion"
    assert len(t.hand("Aric")) == 1 + treasures + looted  # no Door for the kill, no Treasure for the Yakuza
    over(t)


# ---------------------------------------------------------------- a fight that another takes over
@card("Transferral Potion", "Amazon")
@rule("FAQ-56", "REWARD-13")
def test_a_monster_that_did_not_attack_the_first_fighter_pays_the_first_fighter() -> None:
    t = classic().has("Aric", sex="female", hand=["Transferral Potion"]).has("Suzan", level=1)
    t.has("Third", hand=["Wandering Monster", "Amazon"]).deck(dice=[6], doors=["Ancient"])
    t.combat("Aric", "Maul Rat").does("Third", "play [Wandering Monster] with [Amazon]")
    t.does("Aric", "play [Transferral Potion] on Suzan")
    assert t.hand("Aric") == []
    t.runs("Suzan")
    assert drawn(t, "Aric") == [1] and t.game.state.drew[0] == 1 and t.game.state.drew[1] == 0
    assert t.hand("Aric") == ["Leather Armor", "Ancient"]
    over(t)


@card("Transferral Potion", "Amazon")
@rule("FAQ-56", "REWARD-13")
def test_each_of_two_fighters_draws_their_own() -> None:
    t = classic().has("Aric", sex="female", hand=["Transferral Potion"]).has("Suzan", level=5)
    t.has("Third", hand=["Wandering Monster", "Amazon"]).deck(doors=["Ancient"])
    t.combat("Aric", "Maul Rat").does("Third", "play [Wandering Monster] with [Amazon]")
    t.does("Aric", "play [Transferral Potion] on Suzan").wins("Suzan")
    assert (t.level("Aric"), t.level("Suzan")) == (1, 6)
    assert t.hand("Aric") == ["Leather Armor", "Ancient"] and t.hand("Suzan") == ["Helm of Courage"]
    assert drawn(t, "Aric") == [1] and drawn(t, "Suzan") == [1]
    assert t.game.state.drew[:2] == [1, 1]
    over(t)


@card("Transferral Potion", "Wizard")
@rule("FAQ-56", "COMBAT-11")
def test_a_charmed_monster_pays_the_one_who_charmed_it() -> None:
    t = classic().has("Aric", table=["Wizard", "Transferral Potion"], hand=["Baby", "Ancient", "Humongous"])
    t.has("Suzan", level=5).has("Third", hand=["Wandering Monster", "Maul Rat"]).deck(doors=["Intelligent"])
    t.combat("Aric", "Gazebo").does("Third", "play [Wandering Monster] with [Maul Rat]")
    t.does("Aric", "use Charm on [Gazebo]", "play [Transferral Potion] on Suzan")
    assert t.hand("Aric") == []  # nothing before the fight is over
    t.wins("Suzan")
    assert drawn(t, "Aric") == [2] and drawn(t, "Suzan") == [1] and t.game.state.drew[:2] == [2, 1]
    assert (t.level("Aric"), t.level("Suzan")) == (1, 6)
    over(t)


@card("Transferral Potion", "Moo Goo Pan Guy")
@rule("FAQ-56", "HELP-22", "MIX-1")
@pytest.mark.parametrize("won", [True, False])
def test_extra_rewards_of_a_kill_go_to_the_killer(won: bool) -> None:
    t = mixed("fu").has("Aric", table=["Poisoned Chopsticks"], hand=["Transferral Potion"])
    t.has("Suzan", level=6 if won else 1).has("Third", hand=["Wandering Monster", "Maul Rat"])
    t.deck(dice=[6], doors=["Ancient", "Intelligent"]).combat("Aric", "Moo Goo Pan Guy")
    t.does("Third", "play [Wandering Monster] with [Maul Rat]")
    t.does("Aric", "use Dinner on [Moo Goo Pan Guy]", "play [Transferral Potion] on Suzan")
    t.wins("Suzan") if won else t.runs("Suzan")
    assert "Ancient" in t.hand("Aric") and "Leather Armor" in t.hand("Aric")
    assert t.level("Aric") == 2 and t.game.state.drew[0] == 1
    assert t.hand("Suzan") == (["Helm of Courage"] if won else [])
    over(t)


@card("Transferral Potion", "Shark Tank")
@rule("FAQ-56", "AMB-58")
def test_the_first_fighter_is_paid_even_if_the_second_dies_in_the_fight() -> None:
    t = mixed("impossible").has("Aric", level=2, hand=["Potion of Halitosis", "Transferral Potion"])
    t.has("Suzan", level=1).has("Third", hand=["Wandering Monster", "Flying Frogs", "Shark Tank"])
    t.deck(dice=[1], doors=["Ancient"]).combat("Aric", "Floating Nose")
    t.does("Third", "play [Wandering Monster] with [Flying Frogs]")
    t.does("Aric", "play [Potion of Halitosis]", "play [Transferral Potion] on Suzan")
    t.does("Third", "play [Shark Tank] on Suzan").settle()
    assert t.dead("Suzan") and t.level("Aric") == 3
    assert t.hand("Aric") == [*TREASURES[:3], "Ancient"] and t.game.state.drew[0] == 3
    over(t)


# ---------------------------------------------------------------- sent away, paid later
@card("Girl Wrestler")
@rule("CONFLICT-5", "REWARD-13")
def test_the_prize_of_arm_wrestling_waits_for_the_rest_of_the_fight() -> None:
    t = table(packs=("fu",), edition="fu").has("Aric", level=3).deck(dice=[6], treasures=["Wok", "War Fan"])
    t.has("Third", hand=["Wandering Monster", "Moo Goo Pan Guy"]).combat("Aric", "Girl Wrestler")
    t.does("Third", "play [Wandering Monster] with [Moo Goo Pan Guy]").does("Aric", "use Arm-wrestle").settle()
    assert t.monsters() == ["Moo Goo Pan Guy"] and t.hand("Aric") == []
    t.wins("Aric")
    assert "Wok" in t.hand("Aric") and "War Fan" in t.hand("Aric") and t.game.state.drew[0] == 2
    over(t)


@card("Girl Wrestler")
@rule("CONFLICT-5", "REWARD-13", "RUN-2")
def test_the_prize_of_arm_wrestling_is_lost_with_the_fight() -> None:
    t = table(packs=("fu",), edition="fu").has("Aric", level=1).deck(dice=[6, 6], treasures=["Wok", "War Fan"])
    t.has("Third", hand=["Wandering Monster", "Tu Phat"]).combat("Aric", "Girl Wrestler")
    t.does("Third", "play [Wandering Monster] with [Tu Phat]").does("Aric", "use Arm-wrestle").settle()
    t.runs("Aric")
    assert t.hand("Aric") == [] and t.game.state.drew[0] == 0
    over(t)


@card("Floating Nose")
@rule("COMBAT-10", "COMBAT-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bribed_floating_nose_pays_nothing_under_any_edition(edition: str) -> None:
    t = table(packs=("classic",), edition=edition).has("Aric", level=3, carried=["Leather Armor", "Helm of Courage"])
    t.combat("Aric", "Floating Nose").does("Aric", "use Bribe discarding [Leather Armor]").settle()
    assert (t.level("Aric"), t.hand("Aric"), t.carried("Aric")) == (3, [], ["Helm of Courage"])
    assert t.discards("door") == ["Floating Nose"]
    over(t)


# ---------------------------------------------------------------- the Elf who helps
@card("Elf", "Potion of Halitosis")
@rule("HELP-19")
def test_an_elf_gains_no_level_for_kills_before_they_joined() -> None:
    t = classic().has("Aric", level=1, hand=["Potion of Halitosis"]).has("Suzan", level=3, table=["Elf"])
    t.has("Third", hand=["Wandering Monster", "Flying Frogs"]).combat("Aric", "Floating Nose")
    t.does("Third", "play [Wandering Monster] with [Flying Frogs]").does("Aric", "play [Potion of Halitosis]")
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric").wins("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (3, 4)
    over(t)


@card("Elf", "Potion of Halitosis")
@rule("HELP-19", "FAQ-55")
@pytest.mark.parametrize("won", [True, False])
def test_an_elf_gains_a_level_for_each_monster_killed_with_their_help(won: bool) -> None:
    t = classic().has("Aric", level=1, hand=["Potion of Halitosis"]).has("Suzan", level=3 if won else 1, table=["Elf"])
    t.has("Third", hand=["Wandering Monster", "Flying Frogs" if won else "Net Troll"]).deck(dice=[6, 6])
    t.combat("Aric", "Floating Nose").does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.does("Third", f"play [Wandering Monster] with [{'Flying Frogs' if won else 'Net Troll'}]")
    t.does("Aric", "play [Potion of Halitosis]")
    t.wins("Aric") if won else t.runs("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == ((3, 5) if won else (1, 1))
    over(t)


@card("Elf", "Transferral Potion")
@rule("HELP-19", "FAQ-56")
def test_an_elf_keeps_the_level_of_a_kill_made_before_the_fight_was_taken_over() -> None:
    t = classic().has("Aric", level=1, hand=["Potion of Halitosis", "Transferral Potion"])
    t.has("Suzan", level=3, table=["Elf"]).has("Third", level=5, hand=["Wandering Monster", "Flying Frogs"])
    t.deck(doors=["Ancient"]).combat("Aric", "Floating Nose").does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.does("Third", "play [Wandering Monster] with [Flying Frogs]").does("Aric", "play [Potion of Halitosis]")
    t.does("Aric", "play [Transferral Potion] on Third").wins("Third")
    assert (t.level("Aric"), t.level("Suzan"), t.level("Third")) == (2, 4, 6)
    over(t)


@card("Elf", "Transferral Potion")
@rule("HELP-19", "FAQ-56")
def test_an_elf_who_helps_the_second_fighter_gains_nothing_for_the_kill_of_the_first() -> None:
    t = classic().has("Aric", level=1, hand=["Potion of Halitosis", "Transferral Potion"])
    t.has("Suzan", level=3).has("Third", level=3, table=["Elf"], hand=["Wandering Monster", "Flying Frogs"])
    t.deck(doors=["Ancient"]).combat("Aric", "Floating Nose")
    t.does("Third", "play [Wandering Monster] with [Flying Frogs]").does("Aric", "play [Potion of Halitosis]")
    t.does("Aric", "play [Transferral Potion] on Suzan").does("Third", "offer help to Suzan")
    t.does("Suzan", "accept Third").wins("Suzan")
    assert (t.level("Aric"), t.level("Suzan"), t.level("Third")) == (2, 4, 4)
    over(t)


@card("Elf", "Laughing Gas")
@rule("HELP-19", "MIX-1")
def test_an_elf_who_had_to_leave_keeps_the_kill_and_gains_nothing_for_the_rest() -> None:
    t = mixed("impossible").has("Aric", level=5, hand=["Potion of Halitosis"]).has("Suzan", level=3, table=["Elf"])
    t.has("Third", hand=["Wandering Monster", "Flying Frogs", "Laughing Gas"])
    t.combat("Aric", "Floating Nose").does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.does("Third", "play [Wandering Monster] with [Flying Frogs]").does("Aric", "play [Potion of Halitosis]")
    t.does("Third", "play [Laughing Gas]").wins("Aric")
    assert (t.level("Aric"), t.level("Suzan")) == (7, 4)
    over(t)
