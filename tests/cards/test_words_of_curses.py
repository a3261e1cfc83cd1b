"""Vocabulary that came with the pathfinder cards, on cards of the trial pack: Bad Stuff that hits like a Curse, escapes
that fail, effects that wait for the next monster, players who receive nothing.
"""

from __future__ import annotations

from tests.table import Table, table


# ---------------------------------------------------------------- inflict
def bad_weather(*discards: str, **places: list[str]) -> Table:
    """Aric is caught by the Weather Witch: the topmost discarded Curse hits everybody."""
    t = table().has("Aric", level=5, table=["Lanky"])
    for name in ("Suzan", "Third"):
        t.has(name, level=5, hand=places.get(name, []))
    return t.deck(dice=[1], door_discards=list(discards)).combat("Aric", "Weather Witch").flees("Aric")


def test_an_inflicted_curse_strikes_everybody_one_after_the_other() -> None:
    t = bad_weather("Trapdoor", "Slippery Steps").settle()
    assert [t.level(n) for n in t.names] == [4, 4, 4]
    assert [e.seat for e in t.happened("curse_struck")] == [0, 1, 2]
    t.nothing_pending_but("Aric")


def test_an_inflicted_curse_can_be_cancelled_for_one_victim() -> None:
    t = bad_weather("Slippery Steps", Suzan=["Ring of Nope"])
    while t.window() != ("curse", "Suzan"):
        t.closes()
    t.does("Suzan", "play [Ring of Nope]").settle()
    assert [t.level(n) for n in t.names] == [4, 5, 4]
    assert t.discards("door").count("Slippery Steps") == 1
    t.nothing_pending_but("Aric")


def test_a_lasting_curse_on_several_players_is_kept_by_the_first_and_lasts_for_all() -> None:
    t = bad_weather("Slippery Steps", "Itchy Veil").settle()
    assert [t.strength(n) for n in t.names] == [2, 2, 2]
    assert t.used("Aric") == ["Lanky", "Itchy Veil"]
    assert [t.level(n) for n in t.names] == [5, 5, 5]  # not the Curse below it
    t.nothing_pending_but("Aric")


def test_lifting_a_shared_curse_lifts_it_from_all() -> None:
    t = bad_weather("Itchy Veil", Third=["Ring of Nope"]).settle()
    t.does("Third", "play [Ring of Nope] on [Itchy Veil]").settle()
    assert [t.strength(n) for n in t.names] == [5, 5, 5]
    assert "Itchy Veil" in t.discards("door")


def test_a_lasting_curse_on_several_players_ends_for_each_separately() -> None:
    t = bad_weather("Monday").settle()  # until the end of the victim's next turn
    t.does("Aric", "end").settle()
    assert "Monday" in t.discards("door")
    assert [m.player for m in t.game.state.mods] == [1, 2]


def test_bad_stuff_is_inflicted_as_a_curse() -> None:
    t = table().has("Aric", table=["Night Owls"], hand=["Soggy Goblin"]).has("Suzan", hand=["Ring of Nope"])
    t.has("Third", level=4)
    t.does("Aric", "use Jinx discarding [Soggy Goblin] on Third")
    assert t.owes("Suzan") == "pass"
    t.does("Suzan", "play [Ring of Nope]").settle()
    assert t.level("Third") == 4
    assert t.happened("curse_cancelled")
    t.nothing_pending_but("Aric")


def test_bad_stuff_that_nobody_cancels_strikes() -> None:
    t = table().has("Aric", table=["Night Owls"], hand=["Soggy Goblin"])
    t.has("Third", level=4)
    t.does("Aric", "use Jinx discarding [Soggy Goblin] on Third").settle()
    assert t.happened("curse_struck")[0].rule == "CURSE-2"
    assert t.level("Third") == 3
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- cannot_escape
def test_a_try_that_has_to_fail_fails_even_without_a_roll() -> None:
    t = table().has("Aric", level=4, curses=["Cement Shoes"]).combat("Aric", "Mole Matriarch")
    for name in t.names:
        t.does(name, "choose no")
    t.runs("Aric")
    assert t.happened("caught")
    assert not t.happened("die_rolled")
    assert t.discards("door").count("Cement Shoes") == 1
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- next_monster
def after_the_herald(monster: str) -> Table:
    """The Herald of Worse has caught Aric, who meets this monster on his next turn."""
    t = table("Aric", "Suzan", "Third").has("Aric", level=4).has("Suzan", hand=["Damp Ghost"])
    t.deck(dice=[1], doors=["Lanky", "Digger", "Smallfry", "Brawler", monster]).combat("Aric", "Herald of Worse")
    t.runs("Aric").does("Aric", "end").settle()
    for name in ("Suzan", "Third"):
        t.does(name, "kick", "keep", "loot", "end").settle()
    return t.does("Aric", "kick")


def test_the_next_monster_counts_as_undead_and_gains_nothing_by_it() -> None:
    t = after_the_herald("Bridge Bailiff")
    assert t.sums() == (4, 10)
    t.does("Suzan", "join [Damp Ghost]")  # TRIBE-1
    assert t.sums() == (4, 14)
    t.nothing_pending_but("Aric")


def test_the_next_monster_is_stronger_if_it_is_undead_already() -> None:
    t = after_the_herald("Polite Skeleton")
    assert t.sums() == (4, 12)
    t.runs("Aric")
    assert t.game.state.mods == ()  # once only
    t.nothing_pending_but("Aric")


def test_helping_is_not_meeting_the_next_monster() -> None:
    t = table().has("Aric", level=4).has("Suzan", level=9)
    t.deck(dice=[1], doors=["Soggy Goblin"]).combat("Aric", "Herald of Worse")
    t.runs("Aric").does("Aric", "end").settle().does("Suzan", "kick", "ask Aric").does("Aric", "accept Suzan")
    assert t.sums() == (13, 1)
    t.wins("Suzan")
    assert len(t.game.state.mods) == 2  # still waiting for a monster of Aric's own


# ---------------------------------------------------------------- frozen
def frozen_suzan(**third: object) -> Table:
    """Suzan, the lowest, was caught by the Freezer Spectre; it is Third's turn."""
    t = table().has("Aric", level=2, hand=["Falling Piano", "Redistribution"]).has("Suzan", hand=["Boom Muffin"])
    t.has("Third", level=3, **third).deck(dice=[1], doors=["Lanky", "Digger"])
    t.combat("Suzan", "Freezer Spectre").runs("Suzan")
    return t.does("Suzan", "end").settle()


def test_charity_skips_players_who_cannot_receive_cards() -> None:
    hand = ["Lukewarm Soup", "Moths!", "Trapdoor", "Furious", "Colossal", "Prickly"]
    t = frozen_suzan(hand=hand).does("Third", "kick", "keep", "loot", "end").settle()
    assert t.owes("Third") == "charity"
    t.refused("Third", "give [Moths!] to Suzan", "CHARITY-3")
    t.does("Third", "give [Moths!] to Aric", "give [Furious] to Aric", "give [Colossal] to Aric").settle()
    assert t.hand("Aric")[2:] == ["Moths!", "Furious", "Colossal"]
    assert t.hand("Suzan") == ["Boom Muffin"]
    t.nothing_pending_but("Aric")


def test_a_player_who_cannot_receive_cards_loots_no_body() -> None:
    t = frozen_suzan(table=["Silk Apron", "Rubber Chainsaw"]).does("Third", "kick", "keep", "loot", "end").settle()
    t.does("Aric", "play [Falling Piano] on Third").strikes()
    assert t.owes("Aric") == "choose"
    t.does("Aric", "choose [Silk Apron]")
    assert (t.hand("Aric")[1:], t.hand("Suzan")) == (["Silk Apron"], ["Boom Muffin"])
    assert "Rubber Chainsaw" in t.discards("treasure")


def test_a_player_who_cannot_receive_cards_takes_none() -> None:
    t = frozen_suzan(hand=["Steak Knife"]).does("Aric", "play [Redistribution] on Third").strikes()
    assert (t.hand("Third"), t.hand("Suzan")) == (["Steak Knife"], ["Boom Muffin"])


def test_a_frozen_player_neither_plays_nor_helps_until_the_next_turn() -> None:
    t = table().has("Aric", level=5).has("Suzan", hand=["Boom Muffin"]).deck(dice=[1], doors=["Lanky", "Digger"])
    t.deck(doors=["Soggy Goblin", "Damp Ghost", "Polite Skeleton"]).combat("Suzan", "Freezer Spectre").runs("Suzan")
    t.does("Suzan", "end").settle().does("Third", "kick")
    t.refused("Suzan", "play [Boom Muffin] on fighters", "CONFLICT-1")
    t.refused("Third", "ask Suzan", "CONFLICT-1")
    t.does("Third", "ask Aric").does("Aric", "accept Third").wins("Third").does("Third", "end").settle()
    t.does("Aric", "kick")
    t.refused("Suzan", "play [Boom Muffin] on fighters", "CONFLICT-1")
    t.wins("Aric").does("Aric", "end").settle().does("Suzan", "kick", "play [Boom Muffin] on fighters")
    assert t.sums() == (6, 2)
