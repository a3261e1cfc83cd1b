"""Running Away (RULES: RUN, AMB-10, AMB-11, AMB-90..99)."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import Table, table


def flight(edition: str, *, monster: str = "Bridge Bailiff", guest: str = "", level: int = 3, **more: object) -> Table:
    """Aric (of that level) has lost to a monster, and to a second one that Suzan added; nobody has rolled yet."""
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", level=level, **{k: v for k, v in more.items() if k != "dice"})
    t.has("Suzan", level=5, hand=["Surprise Guest", guest] if guest else [])
    t.deck(dice=more.get("dice", ())).combat("Aric", monster)  # type: ignore[arg-type]
    if guest:
        t.does("Suzan", f"play [Surprise Guest] with [{guest}]")
    return t.does("Aric", "run").closes()


def helped(edition: str, *, monster: str = "Bridge Bailiff", guest: str = "", **more: object) -> Table:
    """Aric and his helper Suzan, both of Level 3, have lost."""
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", level=3).has("Suzan", level=3).has("Third", hand=["Surprise Guest", guest] if guest else [])
    for name in ("Aric", "Suzan"):
        place = more.get(name.lower())
        if isinstance(place, dict):
            t.has(name, **place)
    t.deck(dice=more.get("dice", ())).combat("Aric", monster)  # type: ignore[arg-type]
    t.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan")
    if guest:
        t.does("Third", f"play [Surprise Guest] with [{guest}]")
    return t.does("Aric", "run").closes()


def rolls(t: Table) -> list[tuple[str, int]]:
    return [(t.names[e.seat], e.n) for e in t.happened("die_rolled")]


# ---------------------------------------------------------------- when, and what is lost
@rule("RUN-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fighter_who_cannot_win_must_run(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", level=3).combat("Aric", "Bridge Bailiff")
    t.refused("Aric", "fight", "COMBAT-3")
    t.refused("Suzan", "run", "RUN-1")  # it is not her fight
    t.does("Aric", "run")
    t.nothing_pending_but("Suzan", "Third")  # the others may still react
    t.closes()
    assert t.phase == "run"


@rule("RUN-1")
def test_a_pair_that_cannot_win_must_run_and_a_winner_may_not() -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", level=3).has("Suzan", level=3, hand=["Runty"])
    t.combat("Aric", "Bridge Bailiff").does("Suzan", "offer help to Aric").does("Aric", "accept Suzan")
    assert t.sums() == (6, 10)
    t.refused("Aric", "fight", "COMBAT-3")
    t.does("Suzan", "play [Runty] on [Bridge Bailiff]")
    assert t.sums() == (6, 5)
    t.refused("Aric", "run", "RUN-1")
    t.wins("Aric")
    t.nothing_pending_but("Aric")


@rule("RUN-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_flight_brings_no_level_no_treasure_and_no_loot(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", level=3, hand=["Feather Duster"])
    t.has("Suzan", hand=["Surprise Guest", "Bridge Bailiff"]).deck(dice=[5]).combat("Aric", "Dust Bunny")
    t.does("Suzan", "play [Surprise Guest] with [Bridge Bailiff]")
    t.does("Aric", "play [Feather Duster]")  # kills the Dust Bunny at once: a Level and a Treasure, if he wins
    t.runs("Aric")
    assert (t.level("Aric"), t.hand("Aric")) == (3, [])
    t.refused("Aric", "loot")
    assert t.owes("Aric") == "end"
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- the roll
@rule("RUN-3", "AMB-96")
@pytest.mark.parametrize("edition", ["classic", "fu"])
@pytest.mark.parametrize("die", range(1, 7))
def test_five_or_six_escapes(edition: str, die: int) -> None:
    t = flight(edition, monster="Accountants In Black", dice=[die]).settle()
    assert t.level("Aric") == (3 if die >= 5 else 1)
    assert len(t.happened("escaped")) == int(die >= 5)
    t.nothing_pending_but("Aric")


@rule("RUN-3", "AMB-96")
def test_only_the_total_counts_not_the_face() -> None:
    t = flight("classic", monster="Tickle Tentacle", dice=[6, 6]).settle()  # -2: even a 6 fails
    assert t.happened("caught")
    t = flight("classic", monster="Accountants In Black", table=["Bagpipe of Exit", "Lanky"], dice=[1]).settle()
    assert t.level("Aric") == 3 and t.happened("escaped")  # 1 + 3 + 1


@rule("RUN-4")
@pytest.mark.parametrize("edition", ["impossible-1.51", "impossible-1.61"])
def test_items_and_abilities_make_flight_easier_or_harder(edition: str) -> None:
    easier = flight(edition, monster="Accountants In Black", table=["Flying Bathtub"], dice=[4]).settle()
    assert easier.level("Aric") == 3
    ability = flight(edition, monster="Accountants In Black", table=["Enchanter"], hand=["Furious"], dice=[4])
    ability.closes().does("Aric", "use Hover discarding [Furious]").settle()
    assert ability.level("Aric") == 3
    harder = table("Aric", "Suzan", "Third", edition=edition).has("Aric", level=3).has("Suzan", hand=["Banana Peel"])
    harder.deck(dice=[5]).combat("Aric", "Accountants In Black").does("Suzan", "play [Banana Peel]").runs("Aric")
    assert harder.level("Aric") == 1


@rule("RUN-5", "STYLE-6")
def test_styles_and_items_make_flight_easier_or_harder() -> None:
    style = flight("fu", monster="Accountants In Black", table=["Cloud Step"], dice=[4]).settle()
    assert style.level("Aric") == 3
    item = flight("fu", monster="Accountants In Black", table=["Flying Bathtub"], dice=[4]).settle()
    assert item.level("Aric") == 3
    harder = table("Aric", "Suzan", "Third", edition="fu").has("Aric", level=3).has("Suzan", hand=["Banana Peel"])
    harder.deck(dice=[5]).combat("Aric", "Accountants In Black").does("Suzan", "play [Banana Peel]").runs("Aric")
    assert harder.level("Aric") == 1


@rule("RUN-6")
@pytest.mark.parametrize("edition", THREE_PHASES)
@pytest.mark.parametrize("card", ["Lanky", "Bagpipe of Exit"])
def test_the_runners_modifiers_count_against_all_monsters(edition: str, card: str) -> None:
    t = flight(edition, monster="Accountants In Black", guest="Neon Gorilla", table=[card], dice=[4, 4]).closes()
    t.does("Aric", "run from [Neon Gorilla]").settle()
    assert t.level("Aric") == 3 and not t.happened("caught")
    t.nothing_pending_but("Aric")


@rule("RUN-6")
def test_a_class_ability_and_a_faction_ability_change_the_roll() -> None:
    t = flight("pathfinder", monster="Accountants In Black", table=["Enchanter"], hand=["Furious", "Runty"], dice=[3])
    t.closes().does("Aric", "use Hover discarding [Furious], [Runty]").settle()  # 3 + 2
    assert t.level("Aric") == 3
    t = table("Aric", "Suzan", "Third", edition="pathfinder").deck(doors=["Runty"], dice=[5])
    t.has("Aric", level=3, table=["Night Owls"], hand=["Accountants In Black", "Furious"])
    t.does("Aric", "kick", "keep", "trouble [Accountants In Black]", "use Ambush discarding [Furious]").runs("Aric")
    assert t.level("Aric") == 1  # 5 - 1


@rule("RUN-7")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_a_monsters_own_modifier_counts_for_that_monster_only(edition: str) -> None:
    t = flight(edition, monster="Tickle Tentacle", guest="Neon Gorilla", dice=[5, 6, 6]).closes()
    t.does("Aric", "run from [Neon Gorilla]").closes()  # 5: escaped, the Tentacle's -2 does not count here
    assert t.happened("escaped")
    t.settle()  # 6 - 2: caught
    assert len(t.happened("caught")) == 1


@rule("RUN-8")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_fast_and_slow_monsters_change_the_roll(edition: str) -> None:
    t = flight(edition, monster="Tickle Tentacle", guest="Neon Gorilla", dice=[6, 6, 5]).closes()
    t.does("Aric", "run from [Tickle Tentacle]").settle()
    assert len(t.happened("caught")) == 1 and t.level("Aric") == 3
    slow = table("Aric", "Suzan", "Third", edition=edition).has("Suzan", hand=["Colossal"]).deck(dice=[4])
    slow.combat("Aric", "Goblin-Shaped Balloon").does("Suzan", "play [Colossal] on [Goblin-Shaped Balloon]")
    slow.runs("Aric")
    assert slow.happened("escaped")


# ---------------------------------------------------------------- Bad Stuff
@rule("RUN-9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_failed_roll_means_bad_stuff(edition: str) -> None:
    t = flight(edition, monster="Accountants In Black", level=4, dice=[4]).settle()
    assert t.level("Aric") == 2
    assert [e.rule for e in t.happened("caught")] == ["RUN-9"]
    t.nothing_pending_but("Aric")


@rule("RUN-10")
def test_bad_stuff_ranges_from_an_item_to_death() -> None:
    item = flight("classic", monster="Goblin Glee Club", table=["Boots of Modest Kicking"], dice=[1]).settle()
    assert item.used("Aric") == [] and item.level("Aric") == 3
    assert "Boots of Modest Kicking" in item.discards("treasure")
    level = flight("classic", monster="Goblin Glee Club", dice=[1]).settle()
    assert level.level("Aric") == 2
    death = flight("classic", monster="Paper Dragon", level=6, dice=[1]).settle()
    assert death.happened("died")


@rule("RUN-11")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_some_monsters_hurt_even_those_who_got_away(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", level=3).has("Suzan", hand=["Colossal"])
    t.deck(dice=[6]).combat("Aric", "Polite Skeleton").does("Suzan", "play [Colossal] on [Polite Skeleton]")
    t.runs("Aric")
    assert t.happened("escaped") and not t.happened("caught")
    assert t.level("Aric") == 2


# ---------------------------------------------------------------- several monsters, two runners
@rule("RUN-12", "AMB-91")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_roll_for_each_monster_in_the_order_the_runner_picks(edition: str) -> None:
    t = flight(edition, monster="Accountants In Black", guest="Neon Gorilla", level=5, dice=[2, 5]).closes()
    assert t.owes("Aric") == "run"
    t.refused("Aric", "run", "RUN-12")  # from which one?
    t.refused("Suzan", "run from [Neon Gorilla]", "RUN-12")
    t.does("Aric", "run from [Neon Gorilla]").closes()
    assert t.level("Aric") == 3  # Bad Stuff comes at once, before the next roll
    assert len(t.happened("die_rolled")) == 1  # one monster is left, so the die is rolled at once
    t.refused("Aric", "run from [Neon Gorilla]", "RUN-12")  # once for each
    t.settle()
    assert t.level("Aric") == 3
    t.nothing_pending_but("Aric")


@rule("AMB-91")
def test_the_next_monster_is_chosen_after_each_result() -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", level=3).deck(dice=[5, 5, 5])
    t.has("Suzan", hand=["Surprise Guest", "Surprise Guest", "Neon Gorilla", "Harbour Kraken"])
    t.combat("Aric", "Accountants In Black").does("Suzan", "play [Surprise Guest] with [Neon Gorilla]")
    t.does("Suzan", "play [Surprise Guest] with [Harbour Kraken]").does("Aric", "run").closes().closes()
    for monster, left in (("Neon Gorilla", 2), ("Accountants In Black", 1)):
        t.does("Aric", f"run from [{monster}]").closes()
        assert len([a for a in t.legal("Aric") if a.startswith("run from")]) == (left if left > 1 else 0)
    t.settle()
    t.nothing_pending_but("Aric")


@rule("RUN-13", "AMB-90")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fighter_and_helper_roll_separately(edition: str) -> None:
    t = helped(edition, monster="Accountants In Black", dice=[5, 2]).settle()
    assert rolls(t) == [("Aric", 5), ("Suzan", 2)]  # the fighter first (AMB-90)
    assert (t.level("Aric"), t.level("Suzan")) == (3, 1)
    t = helped(edition, monster="Accountants In Black", dice=[1, 1]).settle()
    assert (t.level("Aric"), t.level("Suzan")) == (1, 1)  # both may be caught
    t.nothing_pending_but("Aric")


@rule("RUN-14", "AMB-90")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_each_runner_chooses_an_order(edition: str) -> None:
    t = helped(edition, monster="Accountants In Black", guest="Neon Gorilla", dice=[5, 6, 5, 6]).closes()
    t.refused("Suzan", "run from [Neon Gorilla]", "RUN-13")  # the fighter finishes first
    t.does("Aric", "run from [Neon Gorilla]").settle()
    t.nothing_pending_but("Suzan")
    t.does("Suzan", "run from [Accountants In Black]").settle()
    assert not t.happened("caught")
    t.nothing_pending_but("Aric")


@rule("RUN-15")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_escaped_monsters_and_finally_all_are_discarded(edition: str) -> None:
    t = flight(edition, monster="Accountants In Black", guest="Neon Gorilla", dice=[5, 1]).closes()
    t.does("Aric", "run from [Neon Gorilla]").closes()
    assert t.phase == "run" and "Neon Gorilla" in t.discards("door")
    assert t.monsters() == ["Accountants In Black"]
    t.settle()
    assert t.happened("caught") and "Accountants In Black" in t.discards("door")


@rule("RUN-15", "RUN-13")
def test_a_monster_stays_while_the_helper_still_has_to_run_from_it() -> None:
    t = helped("fu", monster="Accountants In Black", dice=[6, 1]).closes().closes()
    assert t.monsters() == ["Accountants In Black"]
    t.settle()
    assert t.level("Suzan") == 1 and t.monsters() == []


@rule("RUN-16")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_monsters_are_discarded_only_after_every_roll(edition: str) -> None:
    t = flight(edition, monster="Accountants In Black", guest="Neon Gorilla", dice=[5, 5]).closes()
    t.does("Aric", "run from [Neon Gorilla]").closes()
    assert t.monsters() == ["Accountants In Black", "Neon Gorilla"] and t.discards("door") == ["Surprise Guest"]
    t.settle()
    assert {"Accountants In Black", "Neon Gorilla"} <= set(t.discards("door"))
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- what is barred meanwhile
@rule("RUN-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_items_stay_as_they_are_while_running(edition: str) -> None:
    gear = {"table": ["Boots of Modest Kicking"], "carried": ["Saucepan Helmet"], "hand": ["Steak Knife"]}
    other = {"table": ["Silk Apron"], "carried": ["Lucky Wok"]}
    t = helped(edition, aric=gear, suzan=other)
    t.refused("Aric", "equip [Saucepan Helmet]", "RUN-17")
    t.refused("Aric", "unequip [Boots of Modest Kicking]", "RUN-17")
    t.refused("Aric", "play [Steak Knife]", "RUN-17")
    t.refused("Suzan", "equip [Lucky Wok]", "RUN-17")
    t.refused("Suzan", "unequip [Silk Apron]", "RUN-17")


@rule("RUN-21", "AMB-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_sold_or_traded_while_running(edition: str) -> None:
    t = flight(edition, table=["Rubber Chainsaw"], carried=["Saucepan Helmet"], dice=[6])
    t.refused("Aric", "sell [Rubber Chainsaw], [Saucepan Helmet]", "RUN-21" if edition in THREE_PHASES else "SELL-6")
    t.refused("Aric", "give [Saucepan Helmet] to Third", "TRADE-4" if edition in THREE_PHASES else "TRADE-3")
    t.settle()
    t.does("Aric", "give [Saucepan Helmet] to Third").does("Third", "accept Aric")  # the flight is over


@rule("RUN-18")
def test_giving_up_a_mook_replaces_the_rolls() -> None:
    t = flight("fu", monster="Accountants In Black", guest="Neon Gorilla", table=["Stunt Cousin"], dice=[1, 1])
    t.does("Aric", "sacrifice [Stunt Cousin]").settle()
    assert not t.happened("die_rolled") and t.level("Aric") == 3
    assert "Stunt Cousin" in t.discards("treasure")
    t.nothing_pending_but("Aric")


@rule("RUN-19")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_the_dead_roll_no_more(edition: str) -> None:
    _the_dead_roll_no_more(edition)


@rule("RUN-20")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_the_dead_roll_no_more_in_editions_without_a_rule(edition: str) -> None:
    _the_dead_roll_no_more(edition)


def _the_dead_roll_no_more(edition: str) -> None:
    t = flight(edition, monster="Paper Dragon", guest="Polite Skeleton", level=6, dice=[1, 1]).closes()
    t.does("Aric", "run from [Paper Dragon]").settle()
    assert t.level("Aric") == 6  # not even what the Skeleton does to everybody who runs (FAQ-70)
    assert t.game.state.dice == (1,)  # one roll only
    assert t.turn == "Suzan"
    t.nothing_pending_but("Suzan")


# ---------------------------------------------------------------- our resolutions
@rule("AMB-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_between_rolls_only_any_time_actions_are_legal(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).deck(dice=[5, 5])
    t.has("Aric", level=5, table=["Lanky"], hand=["Boom Muffin", "Errand Boy"])
    t.has("Suzan", hand=["Trapdoor", "Furious", "Surprise Guest", "Soggy Goblin", "Surprise Guest", "Neon Gorilla"])
    t.has("Third", hand=["Found a Coin", "Lukewarm Soup", "The Late Goblin", "Tea Break"])
    t.combat("Aric", "Accountants In Black").does("Suzan", "play [Surprise Guest] with [Neon Gorilla]")
    t.does("Aric", "run").closes().closes().does("Aric", "run from [Neon Gorilla]").closes()
    assert t.phase == "run"  # the first roll is done, the second is still to come
    t.refused("Aric", "play [Boom Muffin] on fighters", "ONESHOT-3" if edition in THREE_PHASES else "ONESHOT-2")
    t.refused("Suzan", "play [Furious] on [Accountants In Black]", "ENHANCE-3")
    t.refused("Suzan", "play [Surprise Guest] with [Soggy Goblin]")
    t.refused("Third", "join [The Late Goblin]", "COMBAT-22")
    t.refused("Third", "play [Tea Break]")
    t.does("Aric", "discard [Lanky]", "play [Errand Boy]")
    t.does("Third", "play [Found a Coin] on Aric")
    assert t.level("Aric") == 6
    t.does("Suzan", "play [Trapdoor] on Aric").closes()
    assert t.level("Aric") == 4
    t.settle()
    t.nothing_pending_but("Aric")


@rule("AMB-10", "CURSE-3", "TIMING-12")
def test_a_curse_between_a_roll_and_its_result() -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", level=3).has("Suzan", hand=["Trapdoor"]).deck(dice=[5])
    t.combat("Aric", "Accountants In Black").does("Aric", "run").closes().closes()
    assert any("Trapdoor" in a for a in t.legal("Suzan"))
    t.does("Suzan", "play [Trapdoor] on Aric").strikes()
    assert t.level("Aric") == 1 and not t.happened("escaped")
    t.settle()
    assert t.happened("escaped")  # it did not change the die
    t.nothing_pending_but("Aric")


@rule("AMB-92")
def test_bad_stuff_changes_the_next_roll_at_once() -> None:
    boots = {"table": ["Boots of Running Really Fast"], "level": 3}
    t = table("Aric", "Suzan", "Third", packs=("classic",)).has("Aric", **boots)
    t.has("Suzan", hand=["Wandering Monster", "Flying Frogs"]).deck(dice=[4]).combat("Aric", "Crabs")
    t.does("Suzan", "play [Wandering Monster] with [Flying Frogs]")
    t.does("Aric", "run").settle()
    assert t.owes("Aric") == "run"
    t.does("Aric", "run from [Crabs]").settle()
    assert t.used("Aric") == []  # nobody escapes the Crabs, and they take the boots
    assert t.level("Aric") == 1  # so against the fast Frogs it is 4 - 1, no longer 4 + 2 - 1


@rule("AMB-93")
def test_level_one_has_no_level_to_lose_and_cannot_choose_to() -> None:
    plain = flight("classic", monster="Accountants In Black", level=1, dice=[1]).settle()
    assert plain.level("Aric") == 1
    choice = flight("classic", monster="Vampire of Leisure", level=1, hand=["Furious"], dice=[1]).settle()
    assert choice.hand("Aric") == [] and choice.level("Aric") == 1
    free = flight("classic", monster="Vampire of Leisure", level=2, hand=["Furious"], dice=[1]).settle()
    assert free.owes("Aric") == "choose"
    free.does("Aric", "choose 2")
    assert free.hand("Aric") == ["Furious"] and free.level("Aric") == 1


@rule("AMB-94", "AMB-95")
def test_the_victim_chooses_the_item_and_only_among_those_in_play() -> None:
    gear = {"table": ["Saucepan Helmet"], "carried": ["Steak Knife"], "hand": ["Silk Apron"]}
    t = table("Aric", "Suzan", "Third").has("Aric", level=3, **gear).combat("Aric", "Barn Bear")
    t.nothing_pending_but("Aric")
    t.refused("Aric", "choose [Silk Apron]")
    t.refused("Suzan", "choose [Steak Knife]")
    t.does("Aric", "choose [Steak Knife]")
    assert t.used("Aric") == ["Saucepan Helmet"] and t.hand("Aric") == ["Silk Apron"]


@rule("AMB-95")
def test_losing_all_items_leaves_the_hand() -> None:
    t = flight("classic", monster="Tax Inspector", carried=["Steak Knife"], hand=["Silk Apron"], dice=[1]).settle()
    assert t.carried("Aric") == [] and t.hand("Aric") == ["Silk Apron"]


@rule("AMB-97")
def test_a_player_who_is_not_pursued_escapes_without_a_roll() -> None:
    t = helped("classic", monster="Paper Dragon", suzan={"level": 6}, dice=[5]).settle()
    assert rolls(t) == [("Suzan", 5)]  # each is judged separately: Aric is of Level 3
    assert len(t.happened("escaped")) == 2
    t.nothing_pending_but("Aric")


@rule("AMB-97", "AMB-90")
def test_the_helper_may_get_rid_of_a_monster_while_the_fighter_still_rolls() -> None:
    t = helped(
        "classic",
        monster="Accountants In Black",
        guest="Harbour Kraken",
        suzan={"table": ["Mouse on a String"]},
        dice=[6, 6, 1],
    )
    t.closes().does("Aric", "run from [Harbour Kraken]").closes()
    t.does("Suzan", "use Throw the mouse on [Harbour Kraken]").settle()
    assert rolls(t) == [("Suzan", 1)]  # hers, against the Accountants only
    assert t.level("Suzan") == 1
    t.nothing_pending_but("Aric")


@rule("RUN-12", "FAQ-159")
@pytest.mark.parametrize(("die", "drawn"), [(1, 0), (6, 1)])
def test_a_reward_for_flight_depends_on_the_whole_flight(die: int, drawn: int) -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", level=3, table=["Bagpipe of Exit"]).deck(dice=[die])
    t.has("Suzan", hand=["Surprise Guest", "Neon Gorilla", "Chewing Gum"]).combat("Aric", "Accountants In Black")
    t.does("Suzan", "play [Surprise Guest] with [Neon Gorilla]").does("Aric", "run").closes().closes()
    t.does("Aric", "run from [Neon Gorilla]").closes()  # caught by a 1 + 3, or not
    t.does("Suzan", "play [Chewing Gum]").settle()  # he escapes from the others without a roll
    assert t.level("Aric") == (1 if die == 1 else 3)
    assert len(t.hand("Aric")) == drawn
    t.nothing_pending_but("Aric")


@rule("AMB-98", "MOOK-7")
@pytest.mark.parametrize("die", [1, 6])
def test_a_sacrifice_after_the_first_roll_comes_too_late(die: int) -> None:
    t = flight("fu", monster="Accountants In Black", guest="Neon Gorilla", table=["Stunt Cousin"], dice=[die, 1])
    t.closes().does("Aric", "run from [Neon Gorilla]")
    t.refused("Aric", "sacrifice [Stunt Cousin]", "MOOK-7")  # the die has been rolled
    t.closes()
    t.refused("Aric", "sacrifice [Stunt Cousin]", "MOOK-7")
    assert not any(a.startswith("sacrifice") for a in t.legal("Aric"))


@rule("AMB-99", "MOOK-8")
def test_the_helpers_own_mook_saves_the_helper_only() -> None:
    t = helped("fu", monster="Accountants In Black", suzan={"table": ["Stunt Cousin"]}, dice=[1])
    t.refused("Suzan", "sacrifice [Stunt Cousin] saving Aric", "MOOK-8")
    t.does("Suzan", "sacrifice [Stunt Cousin]").settle()
    assert rolls(t) == [("Aric", 1)]
    assert (t.level("Aric"), t.level("Suzan")) == (1, 3)
    t.nothing_pending_but("Aric")


@rule("AMB-98", "AMB-99")
def test_the_fighters_rolls_do_not_make_the_helpers_sacrifice_late() -> None:
    t = helped("fu", monster="Accountants In Black", suzan={"table": ["Stunt Cousin"]}, dice=[6, 1]).closes()
    t.does("Suzan", "sacrifice [Stunt Cousin]").settle()  # Aric has rolled, she has not
    assert (t.level("Aric"), t.level("Suzan")) == (3, 3)
    assert t.game.state.dice == (1,)
    t.nothing_pending_but("Aric")


@rule("AMB-99")
def test_saving_a_helper_who_is_safe_already_does_nothing() -> None:
    t = helped(
        "fu",
        monster="Mummy's Boy",
        aric={"table": ["Errand Boy"], "level": 5},
        suzan={"table": ["Stunt Cousin"], "level": 5},
    )
    t.does("Suzan", "sacrifice [Stunt Cousin]")
    assert t.level("Suzan") == 3  # the Boy hurts even those who escape, once
    t.does("Aric", "sacrifice [Errand Boy] saving Suzan").settle()
    assert (t.level("Aric"), t.level("Suzan")) == (3, 3)
    t.nothing_pending_but("Aric")


@rule("RUN-22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_windows_of_a_flight(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=1).deck(dice=[2]).combat("Aric", "Accountants In Black")
    t.does("Aric", "run").closes()  # the last chance to affect the fight
    assert t.phase == "run" and not t.happened("die_rolled")
    assert {t.owes(name) for name in ("Aric", "Suzan", "Third")} == {"pass"}  # the wait before anybody rolls
    t.closes()
    assert [e.n for e in t.happened("die_rolled")] == [2]  # the only monster: nobody is asked which
    assert not t.happened("caught") and t.owes("Suzan") == "pass"  # the die has been rolled but does not count yet
    t.closes()
    assert t.happened("caught")
    t.nothing_pending_but("Aric")
