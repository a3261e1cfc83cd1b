"""Rulings on timing (FAQ-8 to FAQ-21)."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.engine import moves
from kickdoor.engine.model.ids import Seat
from kickdoor.game import Game
from kickdoor.record.story import story
from tests.marks import rule
from tests.rules.rulings.tables import classic, helps
from tests.small import small_pack
from tests.table import Table, table


@rule("FAQ-8")
def test_a_card_of_several_steps_is_one_action_and_a_curse_waits_for_its_end() -> None:
    t = classic().has("Aric", level=3, hand=["Wand of Dowsing"]).has("Suzan", hand=["Curse! Lose a Level"])
    t.deck(treasure_discards=["Leather Armor", "Helm of Courage"]).does("Aric", "play [Wand of Dowsing]")
    t.refused("Suzan", "play [Curse! Lose a Level] on Aric", "CURSE-5")  # Aric is searching
    t.does("Aric", "choose [Leather Armor]").does("Suzan", "play [Curse! Lose a Level] on Aric")
    t.refused("Aric", "play [Leather Armor]")  # fetched, but the Curse is still pending
    t.strikes()
    assert t.level("Aric") == 2
    t.does("Aric", "play [Leather Armor]")
    assert t.used("Aric") == ["Leather Armor"]


@rule("FAQ-8")
def test_a_fetched_card_that_cancels_curses_does() -> None:
    t = classic().has("Aric", level=3, hand=["Wand of Dowsing"]).has("Suzan", hand=["Curse! Lose a Level"])
    t.deck(treasure_discards=["Wishing Ring", "Helm of Courage"])
    t.does("Aric", "play [Wand of Dowsing]", "choose [Wishing Ring]")
    t.does("Suzan", "play [Curse! Lose a Level] on Aric").does("Aric", "play [Wishing Ring]").settle()
    assert t.level("Aric") == 3


@rule("FAQ-9")
def test_once_a_curse_has_struck_only_a_card_that_says_so_interrupts() -> None:
    t = classic().has("Aric", table=["Leather Armor", "Helm of Courage"], carried=["Wand of Dowsing"])
    t.has("Suzan", hand=["Curse! Lose a Small Item"]).has("Third", hand=["Wishing Ring"])
    t.does("Suzan", "play [Curse! Lose a Small Item] on Aric")
    for slipped in ("sell [Wand of Dowsing]", "unequip [Leather Armor]", "give [Leather Armor] to Third"):
        t.refused("Aric", slipped)
    t.does("Third", "play [Wishing Ring]").settle()  # anybody's Ring works
    assert t.used("Aric") == ["Leather Armor", "Helm of Courage"] and t.carried("Aric") == ["Wand of Dowsing"]


@rule("FAQ-10")
def test_opening_hands_are_set_up_without_interference() -> None:
    t = classic().has("Aric", hand=["Curse! Lose a Level", "Thief", "Magic Missile"])
    t.has("Suzan", hand=["Leather Armor"]).deck(dice=[6, 2, 1]).dealing()
    t.does("Aric", "play [Thief]").does("Suzan", "play [Leather Armor]")
    t.refused("Aric", "play [Curse! Lose a Level] on Suzan")
    t.refused("Aric", "use Theft discarding [Magic Missile] on Suzan")
    for name in t.names:
        t.does(name, "ready")
    assert t.used("Suzan") == ["Leather Armor"] and t.phase == "arrange"


@rule("FAQ-11")
def test_the_fight_is_on_when_the_monster_is_revealed() -> None:
    t = classic().has("Aric", carried=["Leather Armor", "Wand of Dowsing"]).deck(doors=["Gazebo"])
    t.has("Suzan", table=["Thief"], hand=["Magic Missile"])
    assert "equip [Leather Armor]" in t.legal("Aric")
    t.does("Aric", "kick")
    assert t.phase == "combat" and t.owes("Aric") == "fight"
    for late in ("equip [Leather Armor]", "sell [Wand of Dowsing]", "give [Leather Armor] to Suzan"):
        t.refused("Aric", late, "COMBAT-17")
    t.refused("Suzan", "use Theft discarding [Magic Missile] on Aric", "COMBAT-18")


@rule("FAQ-12")
def test_before_combat_means_the_main_fighter_who_meets_it() -> None:
    t = classic().has("Aric", table=["Leather Armor"]).has("Suzan", table=["Helm of Courage"])
    t.has("Third", table=["Spiky Knees"], hand=["Transferral Potion"]).combat("Aric", "Tongue Demon")
    assert t.used("Aric") == []
    helps(t)
    assert t.used("Suzan") == ["Helm of Courage"]  # not a helper
    t.does("Third", "play [Transferral Potion] on Third")
    assert t.owes("Third") == "fight" and t.used("Third") == ["Spiky Knees"]  # nor the player who takes over the fight


@rule("FAQ-12")
def test_before_combat_does_not_apply_to_a_monster_that_wanders_in() -> None:
    t = classic().has("Aric", table=["Leather Armor"]).has("Suzan", hand=["Wandering Monster", "Tongue Demon"])
    t.combat("Aric", "Gazebo").does("Suzan", "play [Wandering Monster] with [Tongue Demon]")
    assert t.monsters() == ["Gazebo", "Tongue Demon"] and t.used("Aric") == ["Leather Armor"]


@rule("FAQ-13")
def test_instead_of_fighting_means_any_time_until_the_flight() -> None:
    t = classic().has("Aric", table=["Leather Armor"], hand=["Magic Missile"]).combat("Aric", "Floating Nose")
    t.does("Aric", "play [Magic Missile] on fighters", "run")  # declared, but others may still object
    t.does("Aric", "use Bribe discarding [Leather Armor]").settle()
    assert t.phase == "charity" and t.level("Aric") == 1
    late = classic().has("Aric", level=4, table=["Leather Armor"]).combat("Aric", "Floating Nose").flees("Aric")
    late.refused("Aric", "use Bribe discarding [Leather Armor]")
    late.settle()
    assert late.level("Aric") == 1 and late.used("Aric") == ["Leather Armor"]


@rule("FAQ-14")
@pytest.mark.parametrize("how", ["kill", "removal"])
def test_others_get_a_moment_to_answer_any_victory(how: str) -> None:
    t = classic().has("Aric", level=9 if how == "kill" else 2, hand=["Pollymorph Potion"])
    t.has("Third", hand=["Wandering Monster", "Plutonium Dragon"]).combat("Aric", "Gazebo")
    t.does("Aric", "fight" if how == "kill" else "play [Pollymorph Potion]")
    assert {t.owes("Suzan"), t.owes("Third")} == {"pass"}
    t.does("Third", "play [Wandering Monster] with [Plutonium Dragon]")
    assert t.owes("Aric") == "fight" and "Plutonium Dragon" in t.monsters()


@rule("FAQ-15", "COMBAT-21", "COMBAT-22", "AMB-9", "CONFLICT-8")
def test_the_only_monster_killed_at_once_is_waited_for_like_any_other() -> None:
    t = classic().has("Aric", level=3, hand=["Potion of Halitosis"])
    t.has("Suzan", hand=["Wandering Monster", "Plutonium Dragon", "Enraged"]).combat("Aric", "Floating Nose")
    t.does("Aric", "play [Potion of Halitosis]")
    assert t.phase == "combat" and t.level("Aric") == 3 and t.owes("Suzan") == "pass"
    t.refused("Suzan", "play [Enraged]")  # there is no monster to enhance
    t.settle()
    assert t.level("Aric") == 4 and len(t.hand("Aric")) == 3
    t.refused("Suzan", "play [Wandering Monster] with [Plutonium Dragon]")  # it is over
    t.nothing_pending_but("Aric")


@rule("FAQ-15", "COMBAT-21", "AMB-69", "CONFLICT-8")
def test_a_monster_may_wander_in_after_the_only_one_was_killed() -> None:
    t = classic().has("Aric", level=3, hand=["Potion of Halitosis"]).deck(dice=[6])
    t.has("Suzan", hand=["Wandering Monster", "Plutonium Dragon"]).combat("Aric", "Floating Nose")
    t.does("Aric", "play [Potion of Halitosis]").does("Suzan", "play [Wandering Monster] with [Plutonium Dragon]")
    assert t.owes("Aric") == "fight" and t.monsters() == ["Plutonium Dragon"]
    t.runs("Aric")
    assert t.level("Aric") == 3 and t.hand("Aric") == []  # all of the fight or nothing
    t.nothing_pending_but("Aric")


@rule("FAQ-15")
def test_with_another_monster_left_the_fight_goes_on() -> None:
    t = classic().has("Aric", level=3, hand=["Potion of Halitosis"])
    t.has("Suzan", hand=["Wandering Monster", "Lame Goblin"]).combat("Aric", "Floating Nose")
    t.does("Suzan", "play [Wandering Monster] with [Lame Goblin]").does("Aric", "play [Potion of Halitosis]")
    assert t.phase == "combat" and t.monsters() == ["Lame Goblin"] and t.level("Aric") == 3


@rule("FAQ-16", "COMBAT-21", "CONFLICT-8")
def test_the_discards_may_be_searched_while_another_waits_for_a_win() -> None:
    t = classic().has("Aric", level=9, hand=["Magic Missile"]).has("Suzan", hand=["Wand of Dowsing", "Mate"])
    t.deck(treasure_discards=["Helm of Courage", "Pretty Balloons"]).combat("Aric", "Gazebo").does("Aric", "fight")
    assert "play [Wand of Dowsing]" in t.legal("Suzan")
    t.does("Suzan", "play [Wand of Dowsing]", "choose [Pretty Balloons]", "play [Pretty Balloons] on monsters")
    assert t.sums() == (9, 13) and t.owes("Aric") == "fight"
    t.does("Aric", "play [Magic Missile] on fighters").wins("Aric")
    assert t.game.winners == ["Aric"]


@rule("FAQ-16")
def test_the_discards_may_be_searched_before_the_reward() -> None:
    t = classic().has("Aric", level=9).has("Suzan", hand=["Wand of Dowsing"])
    t.deck(treasure_discards=["Helm of Courage", "Pretty Balloons"]).combat("Aric", "Gazebo")
    t.does("Suzan", "play [Wand of Dowsing]", "choose [Pretty Balloons]", "play [Pretty Balloons] on monsters")
    assert t.sums() == (9, 13)


@rule("FAQ-17")
def test_tied_players_roll_at_the_same_time() -> None:
    t = classic("Aric", "Suzan", "Third", "Zoe").has("Aric", level=5, hand=["Magic Missile"])
    t.deck(dice=[1, 2, 6, 4]).combat("Aric", "Unspeakably Awful Indescribable Horror").runs("Aric")
    rolled = [(e.seat, e.n) for e in t.happened("die_rolled") if e.word == "looting order"]
    assert rolled == [(1, 2), (2, 6), (3, 4)]  # all of them, before anybody takes a card
    assert t.owes("Third") == "choose"


@rule("FAQ-18")
def test_a_die_has_six_faces() -> None:
    state = Game.undealt(["classic"], ["A", "B", "C"], 3).state
    assert {moves.roll_die(state, Seat(0), word="effect", rule="RUN-3") for _ in range(200)} == {1, 2, 3, 4, 5, 6}


KEEPER = """
    {name: Grab Bag, kind: special, deck: treasure, uses: [{when: own_turn, do: [LOOK, KEEP, DROP]}]}
    {name: Windfall, kind: special, deck: treasure, triggers: {received: [{gain_levels: 1}]}}
    {name: Plain Hat, kind: item, bonus: 1, slot: headgear, gold: 100}
    {name: Mouse, kind: monster, level: 1, treasures: 1, bad_stuff: []}
"""
KEEPER = KEEPER.replace("LOOK", "{look: {deck: treasure, count: 2}}").replace(
    "KEEP,", "{take: {count: 1, in: looked}},"
)
KEEPER = KEEPER.replace("DROP", "{discard: {count: all, in: looked}}")


@rule("FAQ-19")
@pytest.mark.parametrize("kept", ["Windfall", "Plain Hat"])
def test_of_cards_to_choose_from_only_the_one_kept_acts(kept: str, tmp_path: Path) -> None:
    pack = small_pack(tmp_path, KEEPER, header="slots: {headgear: 1}")
    t = table(packs=(pack,)).has("Aric", hand=["Grab Bag"]).deck(treasures=["Windfall", "Plain Hat"])
    t.does("Aric", "play [Grab Bag]")
    assert t.level("Aric") == 1
    t.does("Aric", f"choose [{kept}]")
    assert t.level("Aric") == (2 if kept == "Windfall" else 1)


@rule("FAQ-20")
def test_cards_are_seen_as_they_are_discarded_and_then_only_the_top_one() -> None:
    t = classic().has("Aric", hand=["Magic Missile"]).has("Suzan", hand=["Enraged"]).deck(dice=[6])
    t.combat("Aric", "Gazebo").does("Suzan", "play [Enraged]").runs("Aric")
    fell = [t.cards(e.cards)[0] for e in t.happened("card_moved")]
    assert {"Gazebo", "Enraged"} <= set(fell)
    view = t.game.view(2)
    assert view.discards == (2, 0) and view.discard_tops[0] is not None
    t.refused("Suzan", "choose [Gazebo]")  # nobody looks through the pile


def _fallen(*onlookers: str) -> Table:
    """Aric has run from a Net Troll and its Mate; the cards of the fight have just been discarded."""
    t = classic().has("Aric", level=2, hand=["Magic Missile"]).has("Suzan", hand=["Enraged", "Mate", "Sleep Potion"])
    t.has("Third", table=list(onlookers)).deck(dice=[6, 6]).combat("Aric", "Net Troll")
    t.does("Suzan", "play [Enraged]", "play [Mate]", "play [Sleep Potion] on monsters")
    t.does("Aric", "play [Magic Missile] on fighters").flees("Aric").closes().does("Aric", "run from [Mate]").settle()
    assert t.discards("door") == ["Enraged", "Net Troll", "Mate"]
    assert t.discards("treasure") == ["Sleep Potion", "Magic Missile"]
    t.nothing_pending_but("Aric")
    return t


@rule("FAQ-21", "AMB-19")
def test_the_main_fighter_may_order_the_discarded_cards_of_the_fight() -> None:
    t = _fallen()
    for other in ("Suzan", "Third"):
        t.refused(other, "choose [Mate], [Net Troll], [Enraged]", "CURSE-10")
    t.refused("Aric", "choose [Mate], [Net Troll]", "FAQ-21")  # all cards of a pile
    t.refused("Aric", "choose [Mate], [Net Troll], [Enraged], [Cleric]", "FAQ-21")
    t.refused("Aric", "choose 1", "CURSE-10")
    t.does("Aric", "choose [Mate], [Enraged], [Net Troll]")
    assert t.discards("door") == ["Mate", "Enraged", "Net Troll"]  # the last one named is on top
    told = [each.text for each in story(t.log, t.game.library, t.names)]
    assert told[-1] == "Aric puts Net Troll on top of the discards."  # everybody sees it
    t.refused("Aric", "choose [Enraged], [Mate], [Net Troll]", "FAQ-21")  # once
    t.does("Aric", "choose [Magic Missile], [Sleep Potion]")
    assert t.discards("treasure") == ["Magic Missile", "Sleep Potion"]
    t.refused("Aric", "choose [Sleep Potion], [Magic Missile]", "CURSE-10")
    t.nothing_pending_but("Aric")


@rule("FAQ-21", "AMB-19")
def test_both_piles_are_ordered_in_one_action_and_keep_their_own_cards() -> None:
    t = _fallen().does("Aric", "choose [Mate], [Magic Missile], [Net Troll], [Sleep Potion], [Enraged]")
    assert t.discards("door") == ["Mate", "Net Troll", "Enraged"]
    assert t.discards("treasure") == ["Magic Missile", "Sleep Potion"]


@rule("FAQ-21", "AMB-19")
def test_discards_cannot_be_ordered_after_another_discard_or_in_the_next_turn() -> None:
    t = _fallen("Elf").does("Third", "discard [Elf]")
    t.refused("Aric", "choose [Mate], [Enraged], [Net Troll]", "FAQ-21")
    t.does("Aric", "choose [Magic Missile], [Sleep Potion]")  # the other pile is still possible
    late = _fallen().does("Aric", "end").settle()
    assert late.turn == "Suzan"
    late.refused("Aric", "choose [Mate], [Enraged], [Net Troll]", "CURSE-10")


@rule("FAQ-21", "AMB-19")
def test_the_top_of_the_pile_is_what_the_cleric_then_draws() -> None:
    t = classic().has("Aric", level=8).has("Suzan", table=["Cleric"], hand=["Elf"])
    t.has("Third", hand=["Enraged"]).combat("Aric", "Pit Bull").does("Third", "play [Enraged]").wins("Aric")
    t.does("Aric", "choose [Pit Bull], [Enraged]").does("Aric", "end").settle()
    assert t.turn == "Suzan" and t.discards("door") == ["Pit Bull", "Enraged"]
    t.does("Suzan", "kick").does("Suzan", "use Resurrection")
    assert t.discards("door")[0] == "Pit Bull" and "Enraged" not in t.discards("door")


@rule("FAQ-21", "AMB-19", "FAQ-98")
def test_a_cleric_arranges_the_treasures_of_his_fight_before_he_draws_for_it() -> None:
    t = classic().has("Aric", level=8, table=["Cleric"], hand=["Magic Missile", "Sleep Potion", "Elf"])
    helps(t.combat("Aric", "Pit Bull")).does("Aric", "play [Sleep Potion] on fighters")
    t.does("Aric", "play [Magic Missile] on fighters", "fight").closes()
    assert [d.about for d in t.game.pending()] == ["draw"]
    t.does("Aric", "choose [Magic Missile], [Sleep Potion]").does("Aric", "use Resurrection")
    assert "Sleep Potion" not in t.discards("treasure") and "Magic Missile" in t.discards("treasure")


@rule("FAQ-21", "AMB-19")
@pytest.mark.parametrize(
    ("table", "hand", "listed"), [(["Cleric"], [], True), ([], ["Cleric"], False), (["Elf"], [], False)]
)
def test_ordering_discards_is_listed_only_while_a_visible_card_uses_the_pile(
    table: list[str], hand: list[str], listed: bool
) -> None:
    t = classic().has("Aric", level=8).has("Suzan", table=table, hand=hand).has("Third", hand=["Enraged"])
    t.combat("Aric", "Pit Bull").does("Third", "play [Enraged]").wins("Aric")
    orders = [a for a in t.legal("Aric") if a.startswith("choose")]
    assert orders == (["choose [Pit Bull], [Enraged]"] if listed else [])
    assert any(f.verb == "choose" and len(f.cards) == f.least == 2 for f in t.game.forms(0))
    t.does("Aric", "choose [Pit Bull], [Enraged]")
    assert not any(f.verb == "choose" for f in t.game.forms(0))


@rule("FAQ-21", "AMB-19")
def test_one_card_has_no_order_and_the_dead_choose_none() -> None:
    t = classic().has("Aric", level=8, hand=["Magic Missile"]).has("Suzan", table=["Cleric"]).combat("Aric", "Pit Bull")
    t.does("Aric", "play [Magic Missile] on fighters").wins("Aric")
    assert not any(a.startswith("choose") for a in t.legal("Aric"))
    t.refused("Aric", "choose [Pit Bull]", "CURSE-10")
    dead = classic().has("Aric", level=7).has("Suzan", table=["Cleric"]).has("Third", hand=["Enraged"]).deck(dice=[1])
    dead.combat("Aric", "Plutonium Dragon").does("Third", "play [Enraged]").runs("Aric")
    dead.refused("Aric", "choose [Plutonium Dragon], [Enraged]")
    assert dead.discards("door")[-2:] == ["Enraged", "Plutonium Dragon"]


@rule("FAQ-21", "AMB-19")
def test_the_cards_of_a_fight_are_discarded_together_in_a_public_order() -> None:
    t = classic().has("Aric", level=2, hand=["Magic Missile"]).has("Suzan", hand=["Enraged", "Mate", "Sleep Potion"])
    t.deck(dice=[6, 6]).combat("Aric", "Net Troll").does("Suzan", "play [Enraged]", "play [Mate]")
    t.does("Suzan", "play [Sleep Potion] on monsters").does("Aric", "play [Magic Missile] on fighters")
    t.flees("Aric").closes()
    assert t.discards("door") == t.discards("treasure") == []  # not before the fight is over
    t.does("Aric", "run from [Mate]").settle()
    assert t.discards("door") == ["Enraged", "Net Troll", "Mate"]  # cards on a monster, the monster, the next monster
    assert t.discards("treasure") == ["Sleep Potion", "Magic Missile"]  # in the order in which they were played
    assert {e.seat for e in t.happened("card_moved")} == {0}  # all by the player whose combat it was
