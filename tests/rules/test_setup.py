"""Before the first turn: who plays, what is dealt, what may be played, who begins (SETUP)."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.engine.model.ids import DOOR, TREASURE
from kickdoor.game import Game
from tests.marks import rule
from tests.small import EDITIONS, small_pack
from tests.table import TRIAL, Table, table

OPENING_RULE = {
    "classic": "SETUP-9",
    "fu": "SETUP-10",
    "impossible-1.51": "SETUP-11",
    "impossible-1.61": "SETUP-11",
    "pathfinder": "SETUP-12",
}
FIRST_RULE = {
    "classic": "SETUP-17",
    "fu": "SETUP-18",
    "impossible-1.51": "SETUP-19",
    "impossible-1.61": "SETUP-19",
    "pathfinder": "SETUP-20",
}


def opening(*hand: str, edition: str = "classic") -> Table:
    """Aric holds these cards before the game begins."""
    return table(edition=edition).has("Aric", hand=list(hand)).dealing()


# ---------------------------------------------------------------- the table
@rule("SETUP-2", "AMB-32")
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_three_to_six_players(count: int) -> None:
    game = Game.new([TRIAL], [f"P{i}" for i in range(count)])
    assert [d.seat for d in game.pending()] == list(range(count))


@rule("SETUP-2", "AMB-32")
@pytest.mark.parametrize("count", [0, 1, 2, 7])
def test_no_fewer_than_three_and_no_more_than_six_players(count: int) -> None:
    with pytest.raises(ValueError, match="SETUP-2"):
        Game.new([TRIAL], [f"P{i}" for i in range(count)])


@rule("SETUP-3")
def test_doors_and_treasures_are_two_decks_shuffled_separately() -> None:
    one, two = (Game.undealt([TRIAL], ["A", "B", "C"], seed).state for seed in (1, 2))
    for deck in (DOOR, TREASURE):
        assert {one.card(c).deck for c in one.decks[deck]} == {deck}
        assert sorted(one.decks[deck]) == sorted(two.decks[deck])  # the same cards
        assert list(one.decks[deck]) != sorted(one.decks[deck])  # not in the order of the pack
        assert one.decks[deck] != two.decks[deck]


@rule("SETUP-4", "SETUP-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_begins_at_level_1_with_four_doors_and_four_treasures(edition: str) -> None:
    game = Game.new([TRIAL], ["A", "B", "C", "D"], 5, rules={"edition": edition})
    for seat in range(4):
        decks = [game.state.card(c).deck for c in game.state.hands[seat]]
        assert (decks.count(DOOR), decks.count(TREASURE)) == (4, 4)
        assert game.view(seat).players[seat].level == 1
        assert game.view(seat).players[seat].table == ()


# ---------------------------------------------------------------- who one is at the start
@rule("SETUP-6")
@pytest.mark.parametrize("edition", ["classic", "impossible-1.51", "impossible-1.61"])
def test_one_begins_as_a_human_without_class(edition: str) -> None:
    t = opening("Sunday Hat", "Walking Stick of Doom", edition=edition)
    t.does("Aric", "play [Sunday Hat]")  # for Humans only
    assert t.used("Aric") == ["Sunday Hat"]
    assert t.strength("Aric") == 4
    if edition == "classic":
        t.refused("Aric", "play [Walking Stick of Doom]", "SETUP-9")  # for one Class only
    else:
        t.does("Aric", "play [Walking Stick of Doom]")
        assert t.carried("Aric") == ["Walking Stick of Doom"]


@rule("SETUP-7", "SETUP-8")
@pytest.mark.parametrize(("edition", "second"), [("fu", "style"), ("pathfinder", "faction")])
def test_one_begins_without_class_style_or_faction_and_race_plays_no_part(
    tmp_path: Path, edition: str, second: str
) -> None:
    cards = f"""
        {{name: Clerk, kind: class}}
        {{name: Manner, kind: {second}}}
        {{name: Clerk's Pen, kind: item, bonus: 3, gold: 100, only: clerk}}
        {{name: Mannered Hat, kind: item, bonus: 2, gold: 100, only: manner}}
        {{name: Human Hat, kind: item, bonus: 1, gold: 100, only: human}}
    """
    header = f"""
        identities: {{class: {{limit: 1, plural: Classes}}, {second}: {{limit: 1, plural: Manners}}}}
        knows: [human]
    """
    pack = small_pack(tmp_path, cards, header=header)
    t = table(packs=(pack,), edition=edition)
    t.has("Aric", carried=["Clerk's Pen", "Mannered Hat", "Human Hat"])
    for hat in ("Clerk's Pen", "Mannered Hat", "Human Hat"):
        t.refused("Aric", f"equip [{hat}]", "ITEM-7")
    assert t.strength("Aric") == 1


# ---------------------------------------------------------------- what may be put down
@rule("SETUP-9", "SETUP-10", "SETUP-11", "SETUP-12")
@pytest.mark.parametrize(
    ("edition", "first", "second"),
    [
        ("classic", "Lanky", "Digger"),
        ("fu", "Noodle Fist", "Cloud Step"),
        ("impossible-1.51", "Ketchup League", "Mayo League"),
        ("impossible-1.51", "Melon Training", "Cutlery Training"),
        ("impossible-1.61", "Ketchup League", "Mayo League"),
        ("impossible-1.61", "Melon Training", "Cutlery Training"),
        ("pathfinder", "Lantern Order", "Iron Choir"),
    ],
)
def test_one_of_each_kind_of_identity_may_be_put_down(edition: str, first: str, second: str) -> None:
    t = opening(first, second, "Brawler", "Enchanter", "Boots of Modest Kicking", edition=edition)
    t.does("Aric", f"play [{first}]", "play [Brawler]", "play [Boots of Modest Kicking]")
    t.refused("Aric", f"play [{second}]", OPENING_RULE[edition])
    t.refused("Aric", "play [Enchanter]", OPENING_RULE[edition])
    assert sorted(t.used("Aric")) == sorted([first, "Brawler", "Boots of Modest Kicking"])
    assert t.hand("Aric") == [second, "Enchanter"]


@rule("SETUP-10")
def test_at_most_one_style_even_for_a_class_that_may_have_two() -> None:
    t = opening("Acrobat", "Noodle Fist", "Cloud Step", edition="fu")
    t.does("Aric", "play [Acrobat]", "play [Noodle Fist]")
    t.refused("Aric", "play [Cloud Step]", "SETUP-10")
    t.does("Aric", "ready").does("Suzan", "ready").does("Third", "ready")


@rule("SETUP-10", "SETUP-11", "MOOK-2", "HIRE-5")
@pytest.mark.parametrize("edition", ["fu", "impossible-1.51", "impossible-1.61"])
def test_a_companion_may_be_put_down_but_not_two(edition: str) -> None:
    t = opening("Errand Boy", "Stunt Cousin", edition=edition)
    t.does("Aric", "play [Errand Boy]")
    t.refused("Aric", "play [Stunt Cousin]", OPENING_RULE[edition])
    assert t.used("Aric") == ["Errand Boy"]
    assert t.strength("Aric") == 2


@rule("SETUP-9", "SETUP-12")
@pytest.mark.parametrize("edition", ["classic", "pathfinder"])
def test_a_companion_waits_for_the_first_turn(edition: str) -> None:
    opening("Errand Boy", edition=edition).refused("Aric", "play [Errand Boy]", OPENING_RULE[edition])


@rule("SETUP-9", "SETUP-10", "SETUP-12")
@pytest.mark.parametrize("edition", ["classic", "fu", "pathfinder"])
def test_only_usable_items_may_be_put_down(edition: str) -> None:
    t = opening("Walking Stick of Doom", "Enchanter", edition=edition)
    t.refused("Aric", "play [Walking Stick of Doom]", OPENING_RULE[edition])
    t.does("Aric", "play [Enchanter]", "play [Walking Stick of Doom]")
    assert t.used("Aric") == ["Enchanter", "Walking Stick of Doom"]


@rule("SETUP-11")
@pytest.mark.parametrize("edition", ["impossible-1.51", "impossible-1.61"])
def test_any_item_may_be_put_down_in_editions_without_a_condition(edition: str) -> None:
    t = opening("Walking Stick of Doom", edition=edition)
    t.does("Aric", "play [Walking Stick of Doom]")
    assert (t.used("Aric"), t.carried("Aric")) == ([], ["Walking Stick of Doom"])
    assert t.strength("Aric") == 1


@rule("SETUP-9", "SETUP-10", "SETUP-11", "SETUP-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("card", ["Found a Coin", "Slippery Steps", "Overachiever", "Furious", "Polite Skeleton"])
def test_other_cards_cannot_be_played_before_the_game(edition: str, card: str) -> None:
    t = opening(card, edition=edition)
    t.refused("Aric", f"play [{card}]", OPENING_RULE[edition])
    if card == "Slippery Steps":
        t.refused("Aric", "play [Slippery Steps] on Suzan", OPENING_RULE[edition])


@rule("SETUP-13")
def test_what_is_not_put_down_stays_in_the_hand() -> None:
    t = table().has("Aric", hand=["Brawler", "Saucepan Helmet", "Lanky"]).has("Suzan", hand=["Digger"]).dealing()
    t.nothing_pending_but("Aric", "Suzan", "Third")
    t.does("Aric", "play [Lanky]", "ready")
    t.refused("Aric", "play [Brawler]", "SETUP-13")
    t.refused("Aric", "ready", "SETUP-13")
    t.refused("Suzan", "kick", "TURN-7")  # nobody kicks before all are ready
    t.does("Suzan", "ready")
    t.nothing_pending_but("Third")
    t.does("Third", "ready")
    assert t.hand("Aric") == ["Brawler", "Saucepan Helmet"]
    assert t.hand("Suzan") == ["Digger"]
    assert t.phase == "arrange"


# ---------------------------------------------------------------- sex
@rule("SETUP-14", "SETUP-15")
@pytest.mark.parametrize(("edition", "cited"), [("classic", "SETUP-14"), ("pathfinder", "SETUP-15")])
def test_the_other_sex_may_be_announced(edition: str, cited: str) -> None:
    game = Game.new([TRIAL], ["A", "B", "C"], rules={"edition": edition}, sexes=["male", "female", "male"])
    assert [p.sex for p in game.view(-1).players] == ["male", "female", "male"]
    events = game.submit("A: choose female")
    assert [e.rule for e in events if e.kind == "sex_changed"] == [cited]
    assert [p.sex for p in game.view(-1).players] == ["female", "female", "male"]


@rule("SETUP-14")
def test_the_announced_sex_counts_and_is_announced_before_one_is_ready() -> None:
    t = opening("Kitten Mittens")  # for women and one Race
    t.refused("Aric", "play [Kitten Mittens]", "SETUP-9")
    t.does("Aric", "choose female", "play [Kitten Mittens]", "ready")
    assert t.strength("Aric") == 2
    t.refused("Aric", "choose male", "SETUP-13")


@rule("SETUP-15")
def test_sex_is_male_or_female() -> None:
    with pytest.raises(ValueError, match="male or female"):
        Game.new([TRIAL], ["A", "B", "C"], rules={"edition": "pathfinder"}, sexes=["male", "both", "male"])


@rule("SETUP-16")
@pytest.mark.parametrize("edition", ["fu", "impossible-1.51", "impossible-1.61"])
def test_no_other_sex_is_offered_but_a_card_may_change_it(edition: str) -> None:
    opening(edition=edition).refused("Aric", "choose female", "SETUP-16")
    t = table(edition=edition).has("Aric", sex="female").has("Suzan", hand=["Wrong Wardrobe"])
    assert t.game.view(-1).players[0].sex == "female"
    t.does("Suzan", "play [Wrong Wardrobe] on Aric").settle()
    assert t.game.view(-1).players[0].sex == "male"


# ---------------------------------------------------------------- who begins
@rule("SETUP-17", "SETUP-18", "SETUP-19", "SETUP-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_highest_roll_begins(edition: str) -> None:
    t = table(edition=edition).deck(dice=[2, 5, 4]).dealing()
    t.does("Aric", "ready").does("Suzan", "ready").does("Third", "ready")
    assert t.turn == "Suzan"
    assert [e.n for e in t.happened("die_rolled")] == [2, 5, 4]
    assert {e.rule for e in t.log if e.kind in ("die_rolled", "first_player_rolled")} == {FIRST_RULE[edition]}
    t.nothing_pending_but("Suzan")


@rule("AMB-31")
def test_only_those_tied_for_the_highest_roll_again() -> None:
    t = table("Aric", "Suzan", "Third", "Fourth").deck(dice=[6, 1, 6, 3, 2, 2, 1, 4]).dealing()
    for name in t.names:
        t.does(name, "ready")
    rolls = [(t.names[e.seat], e.n) for e in t.happened("die_rolled")]
    assert rolls[4:] == [("Aric", 2), ("Third", 2), ("Aric", 1), ("Third", 4)]
    assert t.turn == "Third"


@rule("SETUP-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_that_act_when_received_act_once_all_are_ready(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", hand=["Choir Practice"]).has("Suzan", hand=["Deacon"]).deck(dice=[6, 1, 1]).dealing()
    t.does("Aric", "ready").does("Third", "ready")
    assert t.level("Suzan") == 1  # she has not set up her character yet
    t.does("Suzan", "play [Deacon]", "ready")
    assert (t.level("Suzan"), t.level("Aric"), t.hand("Aric")) == (2, 1, [])
    assert "Choir Practice" in t.discards("door")
    t.nothing_pending_but("Aric")
