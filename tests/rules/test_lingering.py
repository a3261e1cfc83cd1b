"""Cards that stay: a delayed Curse or Trap in front of its victim, an Item that its owner may no longer use."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.packs import load_pack
from tests.cards.marks import card
from tests.marks import rule
from tests.rules.rulings.tables import classic
from tests.small import small_pack
from tests.table import Table, table

EGG, OOPS = "Thousand-Year Egg", "Black Oops!"


def lies_in_front(t: Table, name: str, card: str) -> bool:
    """Check that every seat sees the card in front of the player."""
    views = [t.game.view(seat) for seat in range(-1, len(t.names))]
    return all(card in [c.name for c in v.players[t.seat(name)].table] for v in views)


# ---------------------------------------------------------------- delayed Traps and Curses
@card(EGG)
@rule("CURSE-6")
def test_the_egg_stays_in_front_of_its_victim_until_its_fight_is_over() -> None:
    t = table(packs=("fu",), edition="fu").has("Suzan", hand=[EGG]).has("Third", level=9)
    t.deck(doors=["Girl Wrestler"], dice=[6]).does("Suzan", f"play [{EGG}] on Aric").strikes()
    assert lies_in_front(t, "Aric", EGG) and t.discards("door") == []
    t.refused("Aric", f"discard [{EGG}]", "CURSE-6")
    t.does("Aric", "kick")
    assert t.used("Aric") == [EGG]
    t.refused("Aric", "ask Third")
    t.runs("Aric")
    assert t.used("Aric") == [] and EGG in t.discards("door")


@card(EGG, "Wishing Ring")
@rule("CURSE-6", "FAQ-168")
def test_a_wishing_ring_lifts_the_egg() -> None:
    t = (
        table(packs=("fu", "classic"), edition="fu")
        .has("Suzan", hand=[EGG])
        .has("Third", level=9, hand=["Wishing Ring"])
    )
    t.deck(doors=["Girl Wrestler"]).does("Suzan", f"play [{EGG}] on Aric").strikes()
    t.does("Third", f"play [Wishing Ring] on [{EGG}]")
    assert t.used("Aric") == [] and EGG in t.discards("door")
    t.does("Aric", "kick", "ask Third").does("Third", "accept Aric")  # nothing of it remains
    assert t.sums() == (1 + 9, 6)


@card(OOPS, "Wishing Ring")
@rule("CURSE-6")
@pytest.mark.parametrize("early", [True, False])
def test_black_oops_is_visible_counts_and_can_be_lifted(early: bool) -> None:
    t = table(packs=("impossible", "classic"), edition="impossible-1.61").has("Suzan", hand=[OOPS])
    t.has("Aric", level=7, hand=["Wishing Ring"]).deck(doors=["Mata Hairy"])
    t.does("Suzan", f"play [{OOPS}] on Aric").strikes()
    assert t.used("Aric") == [OOPS]
    if early:
        t.does("Aric", f"play [Wishing Ring] on [{OOPS}]", "kick")
    else:
        t.does("Aric", "kick")
        assert t.sums() == (7, 6 + 2)
        t.does("Aric", f"play [Wishing Ring] on [{OOPS}]")
    assert t.sums() == (7, 6) and t.used("Aric") == [] and OOPS in t.discards("door")
    t.wins("Aric")
    assert t.level("Aric") == 8


@card(OOPS)
@rule("CURSE-6", "CURSE-14")
def test_black_oops_is_discarded_after_its_monster_was_fought_and_not_before() -> None:
    t = table(packs=("impossible",), edition="impossible-1.61").has("Aric", level=9, curses=[OOPS])
    t.has("Suzan", level=1).deck(doors=["Mata Hairy"], turn="Suzan").does("Suzan", "kick")
    t.does("Aric", "offer help to Suzan").does("Suzan", "accept Aric")
    assert t.sums()[1] == 6  # another player's fight is not Aric's next monster
    t.wins("Suzan")
    assert t.used("Aric") == [OOPS]


@rule("CURSE-6")
@pytest.mark.parametrize(
    ("packs", "remover"),
    [
        (("classic", "fu"), "Wishing Ring"),
        (("pathfinder", "fu"), ""),
        (("fu",), ""),
    ],
)
def test_each_set_has_a_card_that_lifts_it(packs: tuple[str, ...], remover: str) -> None:
    found = remover or lifting(packs[0])
    t = table(packs=packs, edition=packs[0]).has("Aric", curses=[EGG], hand=[found])
    t.does("Aric", f"play [{found}] on [{EGG}]").settle()
    assert t.used("Aric") == [] and EGG in t.discards("door") and t.game.state.mods == ()


def lifting(pack: str) -> str:
    """Return the card of a set that lifts a Curse from a player."""
    return next(str(c["name"]) for c in load_pack(pack).cards if "'lasting': True" in str(c.get("uses")))


@card("Safe House")
@rule("CURSE-6")
def test_impossible_clears_every_trap_of_a_player() -> None:
    found = lifting("impossible")
    t = table(packs=("impossible",), edition="impossible-1.61").has(
        "Aric", level=3, curses=[OOPS, "Snake Pit"], hand=[found]
    )
    action = next(a for a in t.legal("Aric") if found in a and "Suzan" not in a and "Third" not in a)
    t.does("Aric", action).settle()
    assert t.used("Aric") == [] and t.game.state.mods == ()


DELAYED = """
    {name: Ogre, kind: monster, level: 4, treasures: 1, bad_stuff: []}
    {name: Dread, kind: curse, effect: [{modify: {strength: -2}, until: next_combat}]}
    {name: Blunder, kind: curse, effect: [{modify: {run_away: -1}, until: [kill, death]}, {lose_levels: 1}]}
    {name: Chill, kind: curse, effect: [{modify: {rule: frozen}, until: own_turn}]}
    {name: Slip, kind: curse, effect: [{modify: {strength: -1}}]}
    {name: Eraser, kind: oneshot, gold: 100, uses: [USE]}
""".replace(
    "USE",
    "{when: any_time, target: {card: {count: 1, kind: curse, lasting: true, of: everyone}}, do: [{discard: target}]}",
)


@rule("CURSE-6")
@pytest.mark.parametrize("curse", ["Dread", "Blunder", "Chill"])
def test_lasting_curses_of_any_pack_stay_in_front_of_the_victim(tmp_path: Path, curse: str) -> None:
    t = table(packs=(small_pack(tmp_path, DELAYED),)).has("Aric", level=6).has("Suzan", hand=[curse, "Eraser"])
    t.does("Suzan", f"play [{curse}] on Third").strikes()
    assert t.used("Third") == [curse]
    t.does("Suzan", f"play [Eraser] on [{curse}]")
    assert t.used("Third") == [] and t.game.state.mods == () and curse in t.discards("door")


@rule("CURSE-5", "CURSE-6")
def test_a_curse_for_the_current_fight_only_is_discarded_at_once(tmp_path: Path) -> None:
    t = table(packs=(small_pack(tmp_path, DELAYED),)).has("Aric", level=6).has("Suzan", hand=["Slip", "Dread"])
    t.combat("Aric", "Ogre").does("Suzan", "play [Slip] on Aric").strikes()
    assert t.used("Aric") == [] and t.discards("door") == ["Slip"] and t.sums() == (5, 4)
    t.does("Suzan", "play [Dread] on Aric").strikes()
    assert t.used("Aric") == ["Dread"] and t.sums() == (3, 4)
    t.runs("Aric")
    assert t.used("Aric") == [] and t.game.state.mods == ()


# ---------------------------------------------------------------- Items that may no longer be used
@card("Mace of Sharpness", "Curse! Lose Your Class")
@rule("ITEM-21", "ITEM-8", "SLOT-4")
def test_a_lost_class_frees_the_hand_that_held_its_item() -> None:
    t = classic().has(
        "Aric", table=["Wizard", "Staff of Napalm", "Buckler of Swashing"], carried=["Dagger of Treachery"]
    )
    t.has("Aric", carried=["Sneaky Bastard Sword"]).has("Suzan", hand=["Curse! Lose Your Class"])
    t.refused("Aric", "equip [Sneaky Bastard Sword]", "SLOT-4")
    t.does("Suzan", "play [Curse! Lose Your Class] on Aric").strikes()
    assert t.used("Aric") == ["Buckler of Swashing"] and "Staff of Napalm" in t.carried("Aric")
    t.does("Aric", "equip [Sneaky Bastard Sword]")
    assert t.strength("Aric") == 1 + 2 + 2


@card("Pointy Hat of Power", "Curse! Lose the Headgear You Are Wearing")
@rule("ITEM-21", "CURSE-11")
@pytest.mark.parametrize("fighting", [False, True])
def test_an_unusable_hat_does_not_count_as_worn_headgear(fighting: bool) -> None:
    t = classic().has("Aric", level=3, table=["Wizard", "Pointy Hat of Power"])
    t.has("Suzan", hand=["Curse! Lose Your Class", "Curse! Lose the Headgear You Are Wearing"])
    if fighting:
        t.combat("Aric", "Gazebo")
    t.does("Suzan", "play [Curse! Lose Your Class] on Aric").strikes()
    t.does("Suzan", "play [Curse! Lose the Headgear You Are Wearing] on Aric").strikes()
    assert t.carried("Aric") == ["Pointy Hat of Power"] and t.strength("Aric") == 3
    assert "Curse! Lose the Headgear You Are Wearing" in t.discards("door")


@card("Pointy Hat of Power")
@rule("ITEM-21", "SLOT-1")
def test_another_hat_takes_the_slot_of_an_unusable_one_and_keeps_it() -> None:
    t = classic().has("Aric", table=["Wizard", "Pointy Hat of Power"], carried=["Helm of Courage"], hand=["Wizard"])
    t.does("Aric", "discard [Wizard]", "equip [Helm of Courage]")
    assert t.used("Aric") == ["Helm of Courage"]
    t.does("Aric", "play [Wizard]")
    assert t.used("Aric") == ["Helm of Courage", "Wizard"] and t.carried("Aric") == ["Pointy Hat of Power"]
    t.refused("Aric", "equip [Pointy Hat of Power]", "SLOT-1")


@card("Pointy Hat of Power")
@rule("ITEM-21", "AMB-60")
def test_regaining_the_class_brings_the_item_back_in_the_same_fight() -> None:
    t = classic().has("Aric", table=["Wizard", "Pointy Hat of Power"], hand=["Wizard"]).combat("Aric", "Gazebo")
    t.does("Aric", "discard [Wizard]")
    assert t.carried("Aric") == ["Pointy Hat of Power"] and t.sums() == (1, 8)
    t.does("Aric", "play [Wizard]")
    assert t.carried("Aric") == [] and t.sums() == (1 + 3, 8)


@card("Curse! Change Sex")
@rule("ITEM-21", "SETUP-16")
def test_regaining_the_sex_brings_the_item_back_too() -> None:
    t = classic().has("Aric", sex="male", table=["Gentleman's Club"]).has("Suzan", hand=["Curse! Change Sex"])
    t.does("Suzan", "play [Curse! Change Sex] on Aric").strikes()
    assert t.carried("Aric") == ["Gentleman's Club"]
    t.refused("Aric", "equip [Gentleman's Club]", "ITEM-7")


@card("Curse! Lose Your Race", "Half-Breed")
@rule("ITEM-21", "SUPER-9")
def test_a_drawback_that_returns_takes_the_item_off() -> None:
    t = table(packs=("classic", "pathfinder")).has("Aric", table=["Alchemist", "Super Munchkin", "Anti-Curse Purse"])
    assert "Anti-Curse Purse" in t.used("Aric")  # one Class under its multiplier has no drawbacks
    t.does("Aric", "discard [Super Munchkin]")
    assert t.carried("Aric") == ["Anti-Curse Purse"]


@card("Cheat!", "Hireling")
@rule("ITEM-21", "CHEAT-1", "HIRE-3")
def test_cheat_and_companions_keep_their_own_rules() -> None:
    t = classic().has("Aric", table=["Wizard", "Pointy Hat of Power", "Hireling"], attached={
        "Pointy Hat of Power": ["Cheat!"], "Hireling": ["Staff of Napalm"],
    })  # fmt: skip
    t.has("Suzan", hand=["Curse! Lose Your Class"]).combat("Aric", "Gazebo")
    before = t.strength("Aric")
    t.does("Suzan", "play [Curse! Lose Your Class] on Aric").strikes()
    assert t.strength("Aric") == before and t.carried("Aric") == []


@card("Cheat!")
@rule("ITEM-21", "FAQ-114", "FAQ-105")
def test_a_cheat_keeps_what_has_become_illegal_and_nothing_that_was_carried() -> None:
    t = classic().has("Aric", table=["Wizard", "Pointy Hat of Power"], carried=["Staff of Napalm"], hand=["Cheat!"])
    t.combat("Aric", "Gazebo").does("Aric", "discard [Wizard]")
    by_choice = t.game.clone()
    t.does("Aric", "play [Cheat!] on [Pointy Hat of Power]")
    assert t.sums() == (1 + 3, 8)
    t._game = by_choice
    t.does("Aric", "play [Cheat!] on [Staff of Napalm]")
    assert t.sums() == (1, 8) and "Staff of Napalm" in t.carried("Aric")


@card("Nudist Ranch", "Falling Piano")
@rule("ITEM-4", "CURSE-11")
def test_items_that_a_trap_forbids_are_not_worn_while_it_lasts() -> None:
    t = table(packs=("impossible",), edition="impossible-1.61").has("Aric", level=5, table=["Gas Mask"])
    t.has("Suzan", hand=["Nudist Ranch", "Falling Piano"]).deck(doors=["Spy Fly"])
    t.does("Suzan", "play [Nudist Ranch] on Aric").strikes()
    t.does("Suzan", "play [Falling Piano] on Aric").strikes()
    assert "Gas Mask" in t.used("Aric") and t.level("Aric") == 3  # no headgear worn: two Levels instead
