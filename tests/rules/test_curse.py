"""Curses and Traps: whom they hit, when, what they take, how long they stay (RULES: CURSE)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import table


# ---------------------------------------------------------------- on whom and when
@rule("CURSE-1")
@pytest.mark.parametrize(
    ("pack", "card", "word"),
    [
        ("classic", "Curse! Lose a Level", "Curse"),
        ("fu", "Spinning Back Kick", "Trap"),
        ("impossible", "Framed for Treason", "Trap"),
        ("pathfinder", "Firegut", "Curse"),
    ],
)
def test_curse_and_trap_are_two_words_for_one_kind(pack: str, card: str, word: str) -> None:
    t = table(packs=(pack,)).has("Aric", level=3, hand=[card]).has("Suzan", level=5)
    assert t.refused("Aric", f"play [{card}]", "CURSE-3").text == f"Choose who the {word} is for."
    t.does("Aric", f"play [{card}] on Aric").strikes()
    assert t.level("Aric") == 2


@rule("CURSE-2", "DOOR-3", "DOOR-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_curse_behind_the_door_hits_whoever_opened_it(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=4).has("Suzan", level=4).deck(doors=["Trapdoor"])
    t.does("Aric", "kick").strikes()
    assert (t.level("Aric"), t.level("Suzan"), t.discards("door")) == (2, 4, ["Trapdoor"])
    t.nothing_pending_but("Aric")


@rule("CURSE-3", "TIMING-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_curse_in_hand_is_played_on_anybody_at_any_time(edition: str) -> None:
    t = table(edition=edition).has("Third", hand=["Slippery Steps", "Trapdoor"], level=5).has("Suzan", level=5)
    t.has("Aric", level=5)
    t.does("Third", "play [Slippery Steps] on Suzan").strikes().does("Third", "play [Trapdoor] on Aric").strikes()
    assert [t.level(n) for n in t.names] == [3, 4, 5]
    t.nothing_pending_but("Aric")


@rule("AMB-158", "CURSE-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_curse_looted_or_heard_at_the_door_is_a_hand_card(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=4).deck(doors=["Tea Break", "Trapdoor"])
    t.does("Aric", "kick", "keep", "loot")
    assert (t.level("Aric"), t.hand("Aric")) == (4, ["Tea Break", "Trapdoor"])
    t = table(edition=edition, listen_at_the_door=True).has("Aric", level=4).deck(doors=["Trapdoor"])
    assert (t.level("Aric"), t.hand("Aric")) == (4, ["Trapdoor"])
    t.nothing_pending_but("Aric")


@rule("CURSE-4", "COMBAT-21", "AMB-56")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_curse_may_overturn_an_apparent_win(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=4).has("Suzan", hand=["Trapdoor"]).combat("Aric", "Polite Skeleton")
    t.does("Aric", "fight").does("Suzan", "play [Trapdoor] on Aric").strikes()
    assert t.sums() == (2, 2)
    assert t.happened("declaration_fell")
    assert t.owes("Aric") == "fight"
    t.refused("Aric", "fight", "COMBAT-3")
    t.nothing_pending_but("Aric")


@rule("CURSE-4", "COMBAT-22", "AMB-57")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_wait_a_curse_does_not_change_the_result(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=4).has("Suzan", hand=["Trapdoor"]).combat("Aric", "Polite Skeleton")
    t.wins("Aric").does("Suzan", "play [Trapdoor] on Aric").strikes()
    assert t.level("Aric") == 3
    assert len(t.hand("Aric")) == 1


@rule("CURSE-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_curse_or_a_monster_may_be_played_on_oneself(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=4, hand=["Slippery Steps", "Surprise Guest", "Garden Gnome"])
    t.combat("Aric", "Soggy Goblin").does("Aric", "play [Slippery Steps] on Aric").strikes()
    t.does("Aric", "play [Surprise Guest] with [Garden Gnome]")
    assert (t.level("Aric"), t.monsters()) == (3, ["Soggy Goblin", "Garden Gnome"])


# ---------------------------------------------------------------- at once or for a while
@rule("CURSE-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_curse_works_at_once_and_is_discarded(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Silk Apron"], level=2).has("Suzan", hand=["Moths!"])
    t.does("Suzan", "play [Moths!] on Aric")
    assert t.used("Aric") == ["Silk Apron"]  # it can still be cancelled
    t.refused("Aric", "unequip [Silk Apron]")  # but not dodged
    t.strikes()
    assert (t.used("Aric"), t.discards("door")) == ([], ["Moths!"])
    t.nothing_pending_but("Aric")


@rule("CURSE-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lasting_curse_stays_until_it_is_lifted(edition: str) -> None:
    t = table(edition=edition).has("Suzan", hand=["Pigeon on Your Hat"]).has("Aric", hand=["Ring of Nope"])
    t.does("Suzan", "play [Pigeon on Your Hat] on Aric").strikes()
    assert t.used("Aric") == ["Pigeon on Your Hat"]
    t.refused("Aric", "discard [Pigeon on Your Hat]", "CURSE-6")
    t.does("Aric", "play [Ring of Nope] on [Pigeon on Your Hat]")
    assert (t.used("Aric"), t.discards("door")) == ([], ["Pigeon on Your Hat"])


@rule("CURSE-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_delayed_curse_stays_until_its_penalty_has_occurred(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=4, curses=["Cracked Mirror"], table=["Steak Knife"])
    t.combat("Aric", "Polite Skeleton")
    assert t.strength("Aric") == 4
    t.wins("Aric")
    assert (t.used("Aric"), t.discards("door")) == (["Steak Knife"], ["Polite Skeleton", "Cracked Mirror"])
    assert t.strength("Aric") == 5 + 2


@rule("CURSE-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_next_combat_is_this_one_for_somebody_already_fighting(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=6).has("Suzan", hand=["Wrong Wardrobe"]).deck(dice=[5])
    t.combat("Aric", "Polite Skeleton").does("Suzan", "play [Wrong Wardrobe] on Aric").strikes()
    assert t.sums() == (1, 2)
    t.runs("Aric")
    assert "Wrong Wardrobe" in t.discards("door")
    assert t.strength("Aric") == t.level("Aric")


@rule("AMB-154")
@pytest.mark.parametrize("edition", EDITIONS)
def test_helping_is_the_next_combat_too(edition: str) -> None:
    t = table(edition=edition).has("Suzan", level=6, curses=["Wrong Wardrobe"]).has("Aric", level=3)
    t.combat("Aric", "Polite Skeleton").does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    assert t.sums() == (3 + 1, 2)
    t.wins("Aric")
    assert (t.used("Suzan"), t.strength("Suzan")) == ([], 6)


def _next_turn(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=6).has("Suzan", level=6, hand=["Monday"]).deck(doors=["Tea Break"])
    t.does("Suzan", "play [Monday] on Aric").strikes()
    assert t.strength("Aric") == 4
    t.does("Aric", "kick", "keep", "loot", "end").settle()
    assert (t.turn, t.used("Aric"), t.strength("Aric")) == ("Suzan", [], 6)
    t.nothing_pending_but("Suzan")


@rule("CURSE-8")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_next_turn_is_this_one_for_the_active_player(edition: str) -> None:
    _next_turn(edition)


@rule("CURSE-9", "AMB-155")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_next_turn_is_this_one_in_fu_and_impossible_too(edition: str) -> None:
    _next_turn(edition)


@rule("CURSE-8", "CURSE-6", "CURSE-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_next_turn_waits_for_the_turn_of_another_player(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Monday"]).has("Suzan", level=6)
    t.deck(doors=["Tea Break", "Furious", "Colossal"])
    t.does("Aric", "play [Monday] on Suzan").strikes()
    assert (t.used("Suzan"), t.strength("Suzan")) == (["Monday"], 6)
    t.does("Aric", "kick", "keep", "loot", "end").settle()
    assert (t.turn, t.strength("Suzan")) == ("Suzan", 4)
    t.does("Suzan", "kick", "keep", "loot", "end").settle()
    assert (t.turn, t.used("Suzan"), t.strength("Suzan")) == ("Third", [], 6)
    assert "Monday" in t.discards("door")


# ---------------------------------------------------------------- what it takes
@rule("CURSE-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_victim_chooses_among_several_items(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=["Steak Knife", "Lucky Wok", "Toe Knives"])
    t.has("Suzan", hand=["Butterfingers"]).does("Suzan", "play [Butterfingers] on Aric").strikes()
    t.nothing_pending_but("Aric")
    t.refused("Suzan", "choose [Steak Knife]", "CURSE-10")
    t.refused("Aric", "choose [Toe Knives]", "CURSE-10")  # needs no hand
    t.does("Aric", "choose [Lucky Wok]")
    assert t.carried("Aric") == ["Steak Knife", "Toe Knives"]
    t.nothing_pending_but("Aric")


@rule("CURSE-11", "AMB-157")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_curse_without_its_target_does_nothing_and_is_discarded(edition: str) -> None:
    t = (
        table(edition=edition)
        .has("Aric", carried=["Silk Apron"], level=3)
        .has("Suzan", hand=["Moths!", "Overweight Luggage"])
    )
    t.does("Suzan", "play [Moths!] on Aric").strikes()  # no armor is worn
    t.does("Suzan", "play [Overweight Luggage] on Aric").strikes()
    assert (t.carried("Aric"), t.level("Aric")) == (["Silk Apron"], 3)
    assert t.discards("door") == ["Moths!", "Overweight Luggage"]
    t.nothing_pending_but("Aric")


@rule("CURSE-12")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_some_curses_have_a_substitute_effect(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=3, table=["Brawler"]).has("Suzan", level=3)
    t.has("Third", hand=["Sudden Resignation", "Butterfingers"])
    t.does("Third", "play [Sudden Resignation] on Aric").strikes()
    assert (t.used("Aric"), t.level("Aric")) == ([], 3)
    t.does("Third", "play [Butterfingers] on Suzan").strikes()  # nothing held in a hand
    assert t.level("Suzan") == 2


@rule("CURSE-14", "DEATH-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lasting_curse_survives_its_victims_death(edition: str) -> None:
    t = table(edition=edition).has("Suzan", curses=["Pigeon on Your Hat"], carried=["Steak Knife"])
    t.has("Aric", hand=["Falling Piano"]).deck(dice=[6, 1])
    t.does("Aric", "play [Falling Piano] on Suzan").strikes()
    t.does("Aric", "choose [Steak Knife]")
    assert t.dead("Suzan")
    assert t.used("Suzan") == ["Pigeon on Your Hat"]
    t.nothing_pending_but("Aric")


@rule("CURSE-15", "CLASS-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_curse_kept_as_reminder_cannot_pay_for_abilities(edition: str) -> None:
    t = (
        table(edition=edition)
        .has("Aric", table=["Brawler"], curses=["Pigeon on Your Hat"])
        .combat("Aric", "Paper Dragon")
    )
    t.refused("Aric", "use Frenzy discarding [Pigeon on Your Hat]", "CLASS-18")
    t.refused("Aric", "discard [Pigeon on Your Hat]", "CURSE-15")


# ---------------------------------------------------------------- Bad Stuff alike
@rule("AMB-93", "LEVEL-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_level_1_a_lost_level_costs_nothing_and_cannot_be_chosen(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Two Hats", "Brawler"]).deck(dice=[1])
    t.combat("Aric", "Vampire of Leisure").runs("Aric")
    assert (t.hand("Aric"), t.level("Aric")) == ([], 1)  # two Levels would cost nothing
    t = table(edition=edition).has("Aric", hand=["Two Hats"], level=3).deck(dice=[1])
    t.combat("Aric", "Vampire of Leisure").runs("Aric").does("Aric", "choose 2")
    assert (t.hand("Aric"), t.level("Aric")) == (["Two Hats"], 1)
    t.nothing_pending_but("Aric")


@rule("AMB-94")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_victim_chooses_what_bad_stuff_takes_unless_printed_otherwise(edition: str) -> None:
    t = table(edition=edition).has("Aric", carried=["Steak Knife", "Lucky Wok", "Toe Knives"]).deck(dice=[1])
    t.combat("Aric", "Nosy Neighbour").runs("Aric")
    t.refused("Aric", "choose [Steak Knife]", "CURSE-10")  # each neighbour chooses one, says the card
    t.does("Suzan", "choose [Steak Knife]").does("Third", "choose [Toe Knives]")
    assert t.carried("Aric") == []  # then the most expensive goes
    t = table(edition=edition).has("Aric", carried=["Steak Knife", "Lucky Wok", "Rubber Chainsaw"]).deck(dice=[1])
    t.combat("Aric", "Tax Inspector").runs("Aric")
    t.refused("Suzan", "choose [Rubber Chainsaw], [Lucky Wok]", "CURSE-10")
    t.does("Aric", "choose [Rubber Chainsaw], [Lucky Wok]")
    assert t.carried("Aric") == ["Steak Knife"]


@rule("AMB-95", "CARDS-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_losses_of_items_do_not_touch_the_hand(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Rubber Chainsaw"]).has("Suzan", hand=["Overweight Luggage"])
    t.does("Suzan", "play [Overweight Luggage] on Aric").strikes()
    assert t.hand("Aric") == ["Rubber Chainsaw"]
    t = table(edition=edition).has("Aric", hand=["Steak Knife"], carried=["Lucky Wok"]).deck(dice=[1])
    t.combat("Aric", "Tax Inspector").runs("Aric")
    assert (t.hand("Aric"), t.carried("Aric")) == (["Steak Knife"], [])
    t.nothing_pending_but("Aric")


@rule("CURSE-3", "TIMING-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_curse_comes_before_a_roll_to_run_away_and_after_it(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=8).has("Suzan", hand=["Slippery Steps"] * 2).deck(dice=[2])
    t.combat("Aric", "Paper Dragon").flees("Aric")
    t.does("Suzan", "play [Slippery Steps] on Aric").strikes()
    assert t.level("Aric") == 7
    while t.happened("die_rolled") == []:
        t.does(t.names[t.game.pending()[0].seat], "pass")
    t.does("Suzan", "play [Slippery Steps] on Aric").strikes()
    assert t.level("Aric") == 6 and not t.happened("caught")
    t.settle()
    assert t.happened("caught")
