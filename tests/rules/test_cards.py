"""Where cards are and what that means: decks, discards, hands, in play (CARDS; AMB-15 to AMB-22)."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.game import seen_by
from tests.marks import rule
from tests.small import EDITIONS, small_pack
from tests.table import Table, table


def known_to(t: Table, seat: int) -> str:
    """Return everything that a viewer sees of the table, as text."""
    return repr(t.game.view(seat))


# ---------------------------------------------------------------- decks and discards
@rule("CARDS-1", "CARDS-15")
def test_each_deck_has_its_own_open_discards() -> None:
    t = table().has("Aric", hand=["Slippery Steps", "Found a Coin"])
    t.does("Aric", "play [Slippery Steps] on Suzan").settle()
    t.does("Aric", "play [Found a Coin]")
    assert t.discards("door") == ["Slippery Steps"]
    assert t.discards("treasure") == ["Found a Coin"]
    for seat in (-1, 0, 1, 2):
        tops = t.game.view(seat).discard_tops
        assert [top.name for top in tops if top is not None] == ["Slippery Steps", "Found a Coin"]


@rule("CARDS-15")
def test_a_fight_is_discarded_to_the_piles_its_cards_came_from() -> None:
    t = table().has("Aric", level=9, hand=["Boom Muffin"]).has("Suzan", hand=["Runty"]).combat("Aric", "Straw Man")
    t.does("Suzan", "play [Runty] on [Straw Man]").does("Aric", "play [Boom Muffin] on monsters")
    t.wins("Aric")
    assert sorted(t.discards("door")) == ["Runty", "Straw Man"]
    assert t.discards("treasure") == ["Boom Muffin"]


@rule("CARDS-2")
def test_nobody_looks_through_a_discard_pile() -> None:
    t = table().deck(door_discards=["Brawler", "Lanky", "Trapdoor"], treasure_discards=["Jam Jar", "Sunday Hat"])
    t.has("Aric", hand=["Steak Knife"])
    for seat in (-1, 0, 1, 2):
        assert t.game.view(seat).discards == (3, 2)
        assert "Trapdoor" in known_to(t, seat)  # it is on top
        for under in ("Brawler", "Lanky", "Jam Jar"):
            assert under not in known_to(t, seat)
    t.refused("Aric", "play [Lanky]", "CARDS-8")


@rule("CARDS-2")
def test_a_card_may_grant_a_look_into_the_discards() -> None:
    t = table().has("Aric", hand=["Metal Detector"])
    t.deck(door_discards=["Brawler", "Lanky", "Trapdoor"], treasure_discards=["Jam Jar", "Sunday Hat"])
    t.does("Aric", "play [Metal Detector]")
    assert t.owes("Aric") == "choose"
    t.does("Aric", "choose [Lanky]")
    assert t.hand("Aric") == ["Lanky"]
    t.nothing_pending_but("Aric")


DOORS_OF_TWO = """
    {name: Weed, kind: curse, effect: [{lose_levels: 1}]}
    {name: Puddle, kind: curse, effect: [{lose_levels: 1}]}
    {name: Pen, kind: item, gold: 100}
"""


@rule("CARDS-3", "AMB-16")
def test_an_exhausted_deck_is_rebuilt_from_its_own_discards_when_a_card_is_needed(tmp_path: Path) -> None:
    t = table(packs=(small_pack(tmp_path, DOORS_OF_TWO),)).deck(doors=["Weed", "Puddle"], treasure_discards=["Pen"])
    t.does("Aric", "kick").settle()
    t.does("Aric", "loot")
    assert t.hand("Aric") == ["Puddle"]
    assert t.game.view(-1).decks == (0, 0)
    assert t.discards("door") == ["Weed"]  # AMB-16: it stays there until a Door is needed
    t.does("Aric", "end").settle()
    t.does("Suzan", "kick")
    assert [e.rule for e in t.happened("cards_shuffled")] == ["CARDS-3"]
    t.settle()
    assert t.discards("door") == ["Weed"]  # doors are there again, and the Treasures were not used
    assert t.discards("treasure") == ["Pen"]


@rule("CARDS-4", "AMB-18")
def test_without_doors_nothing_is_opened_and_nothing_is_looted(tmp_path: Path) -> None:
    cards = "{name: Rat, kind: monster, level: 1, treasures: 1, bad_stuff: []}\n{name: Pen, kind: item, gold: 100}"
    t = table(packs=(small_pack(tmp_path, cards),)).has("Suzan", hand=["Rat"])
    t.does("Aric", "kick")
    assert t.happened("door_opened") == []
    assert t.owes("Aric") == "trouble"
    t.does("Aric", "loot", "end").settle()
    assert t.hand("Aric") == []
    t.does("Suzan", "kick", "trouble [Rat]")  # no Monster was met, so trouble is possible
    assert t.monsters() == ["Rat"]


FEW_TREASURES = """
    {name: Ogre, kind: monster, level: 1, treasures: 4, bad_stuff: []}
    {name: Ring, kind: item, gold: 100}
    {name: Pen, kind: item, gold: 100}
    {name: Cup, kind: item, gold: 100}
"""


@rule("AMB-15", "CARDS-4")
def test_cards_that_a_deck_lacks_are_forfeited(tmp_path: Path) -> None:
    t = table(packs=(small_pack(tmp_path, FEW_TREASURES),))
    t.has("Aric", level=3).has("Suzan", carried=["Ring"]).combat("Aric", "Ogre").wins("Aric")
    assert sorted(t.hand("Aric")) == ["Cup", "Pen"]
    assert t.game.view(-1).players[0].drew == 2
    assert t.level("Aric") == 4
    t.does("Aric", "end").settle()
    t.does("Suzan", "give [Ring] to Third").does("Third", "accept Suzan")
    assert sorted(t.hand("Aric")) == ["Cup", "Pen"]  # and is not owed later


@rule("AMB-20", "CARDS-4")
def test_the_order_of_picks_is_kept_until_the_cards_are_gone(tmp_path: Path) -> None:
    t = table(packs=(small_pack(tmp_path, FEW_TREASURES),)).has("Aric", level=3).combat("Aric", "Ogre")
    t.does("Aric", "ask Suzan picks HMHH").does("Suzan", "accept Aric")
    t.wins("Aric")
    t.does("Suzan", "choose [Cup]").does("Aric", "choose [Pen]")
    assert (t.hand("Suzan"), t.hand("Aric")) == (["Cup", "Ring"], ["Pen"])
    t.nothing_pending_but("Aric")


@rule("AMB-17")
def test_cards_of_a_running_fight_are_not_shuffled_in(tmp_path: Path) -> None:
    cards = """
        {name: Rat, kind: monster, level: 1, treasures: 1, bad_stuff: []}
        {name: Drain, kind: curse, effect: [{draw: {deck: door, count: 3, face: down}}]}
        {name: Weed, kind: curse, effect: [{lose_levels: 1}]}
    """
    t = table(packs=(small_pack(tmp_path, cards),)).has("Suzan", hand=["Drain"]).deck(door_discards=["Weed"])
    t.combat("Aric", "Rat").does("Suzan", "play [Drain] on Third").settle()
    assert t.hand("Third") == ["Weed"]  # neither the Rat nor the active Curse
    assert t.monsters() == ["Rat"]


@rule("AMB-21")
def test_treasures_drawn_alone_are_known_to_the_drawer_only() -> None:
    t = table().has("Aric", level=5).deck(treasures=["Jam Jar", "Cork-Lined"]).combat("Aric", "Toddlers In Black")
    t.wins("Aric")
    jar = t.game.library.by_name["jam jar"][0]
    for seat in (-1, 1, 2):
        assert all(jar not in e.cards for e in seen_by(t.log, seat))
        assert "Jam Jar" not in known_to(t, seat)
    assert any(jar in e.cards for e in seen_by(t.log, 0))
    assert t.hand("Aric") == ["Jam Jar", "Cork-Lined"]


@rule("AMB-21", "REWARD-7")
def test_treasures_drawn_with_a_helper_are_seen_by_all_and_go_to_hands() -> None:
    t = table().has("Aric", level=5).deck(treasures=["Jam Jar", "Cork-Lined"]).combat("Aric", "Toddlers In Black")
    t.does("Aric", "ask Suzan picks HM").does("Suzan", "accept Aric").wins("Aric")
    for seat in (-1, 0, 1, 2):
        assert "Jam Jar" in known_to(t, seat)
    t.does("Suzan", "choose [Jam Jar]")
    assert (t.hand("Suzan"), t.hand("Aric")) == (["Jam Jar"], ["Cork-Lined"])


@rule("AMB-22", "CARDS-10")
def test_drawn_treasure_may_stay_in_the_hand() -> None:
    t = table().has("Aric", level=5, hand=["Brawler", "Lanky", "Furious", "Monday", "Acrobat"])
    t.deck(treasures=["Jam Jar", "Steak Knife"]).combat("Aric", "Toddlers In Black").wins("Aric")
    assert len(t.hand("Aric")) == 7
    assert t.owes("Aric") == "end"  # no question about the cards


# ---------------------------------------------------------------- the table
@rule("CARDS-5", "CARDS-6", "CARDS-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_in_play_are_open_to_all(edition: str) -> None:
    t = table(edition=edition).has(
        "Aric",
        table=["Brawler", "Overachiever", "Steak Knife", "Errand Boy", "Grand Duke of Nowhere"],
        carried=["Rubber Chainsaw", "Boom Muffin"],
        curses=["Itchy Veil"],
        hand=["Lanky"],
    )
    names = {"Brawler", "Overachiever", "Steak Knife", "Errand Boy", "Grand Duke of Nowhere"}
    names |= {"Rubber Chainsaw", "Boom Muffin", "Itchy Veil"}
    for seat in (-1, 1, 2):
        seen = t.game.view(seat).players[0]
        assert {c.name for c in seen.table} == names
        assert {c.name for c in seen.table if not c.upright} == {"Rubber Chainsaw", "Boom Muffin"}
        assert seen.hand_size == 1
        assert "Lanky" not in known_to(t, seat)


@rule("CARDS-5")
def test_a_lasting_card_goes_in_front_of_its_player() -> None:
    t = table().has("Aric", hand=["Brawler", "Overachiever", "Steak Knife", "Errand Boy"]).has("Suzan", hand=["Monday"])
    t.does("Aric", "play [Brawler]", "play [Overachiever]", "play [Steak Knife]", "play [Errand Boy]")
    t.does("Suzan", "play [Monday] on Aric").settle()
    assert t.used("Aric") == ["Brawler", "Overachiever", "Steak Knife", "Errand Boy", "Monday"]
    assert t.hand("Aric") == t.hand("Suzan") == []


@rule("CARDS-11")
def test_a_card_in_play_never_returns_to_the_hand() -> None:
    t = table().has("Aric", table=["Brawler", "Steak Knife"], carried=["Boom Muffin"], curses=["Itchy Veil"])
    t.does("Aric", "unequip [Steak Knife]")
    assert (t.carried("Aric"), t.hand("Aric")) == (["Steak Knife", "Boom Muffin"], [])
    t.refused("Aric", "keep", "DOOR-5")
    t.refused("Aric", "discard [Steak Knife]", "ITEM-11")
    t.refused("Aric", "discard [Itchy Veil]", "CURSE-6")
    t.refused("Aric", "play [Brawler]", "CARDS-11")  # it is not in the hand
    t.does("Aric", "discard [Brawler]")
    assert (t.hand("Aric"), t.discards("door")) == ([], ["Brawler"])
    t.does("Aric", "give [Steak Knife] to Suzan").does("Suzan", "accept Aric")
    assert (t.hand("Suzan"), t.carried("Suzan")) == ([], ["Steak Knife"])


# ---------------------------------------------------------------- the hand
@rule("CARDS-8")
def test_hand_cards_give_no_benefit() -> None:
    t = table().has("Aric", hand=["Noodle Fist", "Steak Knife", "Digger", "Brawler", "Saucepan Helmet"])
    t.combat("Aric", "Soggy Goblin")
    assert t.sums() == (1, 1)
    t.refused("Aric", "fight", "COMBAT-3")  # no Brawler, so no win on a tie
    t.refused("Aric", "use Frenzy discarding [Digger]", "CLASS-10")
    t.does("Aric", "run").settle()


@rule("CARDS-9")
def test_hand_cards_are_safe_from_loss() -> None:
    t = table().has("Aric", level=3, hand=["Steak Knife", "Silk Apron"])
    t.has("Suzan", hand=["Butterfingers", "Moths!", "Envy of the Gods"])
    t.does("Suzan", "play [Butterfingers] on Aric").settle()
    assert t.level("Aric") == 2  # a hand Item or a Level: he has no such Item in play
    t.does("Suzan", "play [Moths!] on Aric").settle()
    t.does("Suzan", "play [Envy of the Gods] on Aric").settle()
    assert t.hand("Aric") == ["Steak Knife", "Silk Apron"]


@rule("CARDS-9")
def test_an_effect_that_names_the_hand_takes_from_it() -> None:
    t = table().has("Aric", hand=["Steak Knife", "Silk Apron"]).has("Suzan", hand=["Helpful Neighbours"])
    t.does("Suzan", "play [Helpful Neighbours] on Aric").settle()
    assert t.hand("Aric") == []
    assert sorted(t.hand("Suzan") + t.hand("Third")) == ["Silk Apron", "Steak Knife"]


SEVEN = ["Brawler", "Pickpocket", "Lanky", "Digger", "Furious", "Colossal", "Runty"]


@rule("CARDS-10")
def test_the_hand_limit_is_tested_at_the_end_of_the_owners_turn_only() -> None:
    t = (
        table()
        .has("Suzan", hand=SEVEN)
        .has("Third", level=2)
        .has("Aric", level=2)
        .deck(doors=["Monday", "Fine Print", "Acrobat"])
    )
    t.does("Aric", "kick").settle()
    t.does("Aric", "loot", "end").settle()
    assert t.turn == "Suzan"  # Aric's turn has ended; Suzan's seven cards do not matter
    t.does("Suzan", "kick", "keep")
    assert len(t.hand("Suzan")) == 8


@rule("CARDS-10", "CHARITY-1")
def test_five_cards_are_no_surplus_and_six_are() -> None:
    t = table().has("Aric", hand=SEVEN[:4]).deck(doors=["Monday", "Fine Print"])
    t.does("Aric", "kick").settle()
    t.does("Aric", "loot", "end").settle()
    assert (t.turn, len(t.hand("Aric"))) == ("Suzan", 5)
    t = table().has("Aric", hand=SEVEN[:5]).deck(doors=["Monday", "Fine Print"])
    t.does("Aric", "kick").settle()
    t.does("Aric", "loot", "end").settle()
    assert (t.turn, t.owes("Aric")) == ("Aric", "charity")


# ---------------------------------------------------------------- when cards are played, and shown
@rule("CARDS-12")
def test_every_kind_of_card_has_its_moment() -> None:
    cards = ["Furious", "Tea Break", "Steak Knife", "Brawler", "Found a Coin", "Slippery Steps", "Straw Man"]
    t = table().has("Suzan", hand=cards).has("Aric", level=3)
    assert t.turn == "Aric"
    t.refused("Suzan", "play [Furious]", "ENHANCE-3")
    t.refused("Suzan", "play [Tea Break]", "CARDS-12")
    t.refused("Suzan", "play [Steak Knife]", "ITEM-10")
    t.refused("Suzan", "play [Brawler]", "CLASS-16")
    t.refused("Suzan", "play [Straw Man]", "TIMING-15")
    t.refused("Suzan", "trouble [Straw Man]", "TROUBLE-1")
    t.does("Suzan", "play [Found a Coin]", "play [Slippery Steps] on Aric").settle()
    assert (t.level("Suzan"), t.level("Aric")) == (2, 2)
    t.nothing_pending_but("Aric")


@rule("CARDS-13", "AMB-168")
def test_a_hand_may_be_shown_at_any_time_to_all_or_to_one() -> None:
    t = table().has("Suzan", hand=["Brawler", "Jam Jar"])
    t.does("Suzan", "show hand")
    jar = t.game.library.by_name["jam jar"][0]
    assert seen_by(t.log, -1)[0].cards == t.game.state.hands[1]
    t.does("Suzan", "show [Jam Jar] to Third")
    assert seen_by(t.log, 2)[0].cards == t.game.state.hands[1][1:]
    assert jar not in seen_by(t.log, 0)[0].cards
    assert jar not in seen_by(t.log, -1)[0].cards
    assert t.hand("Suzan") == ["Brawler", "Jam Jar"]
    t.refused("Suzan", "show [Lanky] to Third", "CARDS-13")


@rule("CARDS-13")
def test_a_hand_may_be_shown_while_somebody_has_to_choose() -> None:
    t = table().has("Aric", carried=["Rubber Chainsaw", "Jam Jar"]).has("Suzan", hand=["Audit", "Brawler"])
    t.does("Suzan", "play [Audit] on Aric").settle()
    assert t.owes("Aric") == "choose"
    t.does("Suzan", "show [Brawler]")
    assert t.owes("Aric") == "choose"


@rule("CARDS-14")
def test_part_of_a_hand_may_be_shown_as_a_bluff() -> None:
    t = table(edition="pathfinder").has("Suzan", hand=["Furious", "Jam Jar"]).combat("Aric", "Soggy Goblin")
    t.does("Aric", "run")
    t.does("Suzan", "show [Furious] to Aric")
    assert t.owes("Suzan") == "pass"  # shown, not played
    assert t.sums() == (1, 1)
    assert [c.name for c in t.game.view(1).hand] == ["Furious", "Jam Jar"]
