"""The Curses of the classic set, each by play."""

from __future__ import annotations

import pytest

from kickdoor.game import seen_by
from tests.cards.classic.fights import classic
from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table


def cursed(t: Table, curse: str, victim: str = "Aric", by: str = "Suzan") -> Table:
    """Play the Curse; nobody cancels it."""
    return t.does(by, f"play [{curse}] on {victim}").strikes()


def nothing_left(t: Table, curse: str, *names: str) -> None:
    """Check that the card is in the Door discards and only these players owe something."""
    assert curse in t.discards("door")
    t.nothing_pending_but(*(names or ("Aric",)))


# ---------------------------------------------------------------- how a Curse comes and is stopped
@card("Curse! Duck of Doom", "Curse! Lose a Level")
@rule("CURSE-2", "CURSE-3", "LEVEL-4")
def test_levels_are_lost_but_never_below_one() -> None:
    t = classic().has("Aric", level=4).has("Suzan", hand=["Curse! Duck of Doom", "Curse! Lose a Level"])
    t.has("Third", level=3, hand=["Curse! Lose a Level"])
    cursed(t, "Curse! Duck of Doom")
    assert (t.level("Aric"), t.level("Suzan"), t.level("Third")) == (2, 1, 3)
    cursed(t, "Curse! Lose a Level")
    assert t.level("Aric") == 1
    cursed(t, "Curse! Lose a Level", "Third", "Third")  # CURSE-13: on oneself
    assert t.level("Third") == 2
    nothing_left(t, "Curse! Duck of Doom")


@card("Curse! Duck of Doom", "Curse! Lose a Level")
@rule("CURSE-2", "CURSE-11", "LEVEL-4")
@pytest.mark.parametrize(
    ("curse", "level", "after"), [("Duck of Doom", 2, 1), ("Duck of Doom", 1, 1), ("Lose a Level", 1, 1)]
)
def test_behind_the_door_it_strikes_whoever_opened_it(curse: str, level: int, after: int) -> None:
    t = classic().has("Aric", level=level).deck(doors=[f"Curse! {curse}"]).does("Aric", "kick").settle()
    assert t.level("Aric") == after and t.owes("Aric") == "trouble"
    nothing_left(t, f"Curse! {curse}")


@card("Curse! Duck of Doom")
@rule("CURSE-5", "FAQ-9")
def test_a_wishing_ring_comes_before_the_curse_strikes() -> None:
    t = classic().has("Aric", level=4, hand=["Wishing Ring"]).has("Suzan", hand=["Curse! Duck of Doom"])
    t.does("Suzan", "play [Curse! Duck of Doom] on Aric").does("Third", "pass")
    assert t.owes("Aric") == "pass" and t.level("Aric") == 4
    t.does("Aric", "play [Wishing Ring]").settle()
    assert t.level("Aric") == 4 and t.discards("treasure") == ["Wishing Ring"]
    nothing_left(t, "Curse! Duck of Doom")


@card("Curse! Lose a Small Item")
@rule("FAQ-9", "CURSE-10", "ITEM-14")
def test_once_a_curse_has_struck_nothing_comes_between() -> None:
    t = classic().has("Aric", table=["Leather Armor", "Spiky Knees"], hand=["Wishing Ring", "Wand of Dowsing"])
    t.has("Suzan", hand=["Curse! Lose a Small Item"]).does("Suzan", "play [Curse! Lose a Small Item] on Aric")
    t.refused("Aric", "sell [Leather Armor], [Wand of Dowsing]", "SELL-7")  # nor before, in the window
    t.refused("Aric", "unequip [Leather Armor]", "ITEM-14")
    t.strikes()
    for late in ("play [Wishing Ring]", "unequip [Leather Armor]", "sell [Leather Armor], [Wand of Dowsing]"):
        t.refused("Aric", late)
    t.refused("Suzan", "choose [Leather Armor]")  # FAQ-75: the victim says which
    t.does("Aric", "choose [Spiky Knees]")
    assert t.used("Aric") == ["Leather Armor"]
    nothing_left(t, "Curse! Lose a Small Item")


# ---------------------------------------------------------------- Items that are lost
@card("Curse! Lose a Small Item", "Curse! Lose a Big Item")
@rule("FAQ-75", "FAQ-76", "BIG-2")
def test_the_victim_chooses_the_small_or_big_item() -> None:
    t = classic().has("Aric", table=["Dwarf", "Chainsaw of Bloody Dismemberment", "Leather Armor"])
    t.has("Aric", carried=["Huge Rock", "Magic Missile"], hand=["Helm of Courage", "Stepladder"])
    t.has("Suzan", hand=["Curse! Lose a Small Item", "Curse! Lose a Big Item"])
    t.does("Suzan", "play [Curse! Lose a Big Item] on Aric").strikes()
    for wrong in ("Leather Armor", "Stepladder"):  # small; in the hand
        t.refused("Aric", f"choose [{wrong}]", "CURSE-10")
    t.does("Aric", "choose [Huge Rock]")
    t.does("Suzan", "play [Curse! Lose a Small Item] on Aric").strikes()
    for wrong in ("Chainsaw of Bloody Dismemberment", "Helm of Courage", "Dwarf"):
        t.refused("Aric", f"choose [{wrong}]", "CURSE-10")
    t.does("Aric", "choose [Magic Missile]")  # a one-shot on the table is an Item too (FAQ-107)
    assert t.used("Aric") == ["Dwarf", "Chainsaw of Bloody Dismemberment", "Leather Armor"]
    assert t.hand("Aric") == ["Helm of Courage", "Stepladder"]
    nothing_left(t, "Curse! Lose a Big Item")


@card("Curse! Lose a Small Item", "Curse! Lose a Big Item")
@rule("CURSE-11")
def test_a_victim_without_such_an_item_loses_nothing() -> None:
    t = classic().has("Aric", level=3, table=["Leather Armor"], hand=["Huge Rock"])
    t.has("Suzan", hand=["Curse! Lose a Big Item", "Curse! Lose a Small Item"])
    cursed(t, "Curse! Lose a Big Item")
    assert t.used("Aric") == ["Leather Armor"] and t.level("Aric") == 3
    cursed(t, "Curse! Lose a Small Item")  # only one is possible: nobody is asked
    assert t.used("Aric") == [] and t.hand("Aric") == ["Huge Rock"]
    nothing_left(t, "Curse! Lose a Big Item")


WORN = [
    ("Armor", "Leather Armor", "Slimy Armor", "Flaming Armor"),
    ("Headgear", "Helm of Courage", "Horny Helmet", "Bad-Ass Bandana"),
    ("Footgear", "Boots of Butt-Kicking", "Sandals of Protection", "Boots of Running Really Fast"),
]


@card(
    "Curse! Lose the Armor You Are Wearing",
    "Curse! Lose the Footgear You Are Wearing",
    "Curse! Lose the Headgear You Are Wearing",
)
@rule("FAQ-77", "CURSE-10", "CURSE-11")
@pytest.mark.parametrize(("slot", "worn", "cheated", "idle"), WORN)
def test_worn_items_are_lost_and_carried_ones_stay(slot: str, worn: str, cheated: str, idle: str) -> None:
    curse = f"Curse! Lose the {slot} You Are Wearing"
    t = classic().has("Aric", level=3, table=[worn, cheated, "Spiky Knees"], attached={cheated: ["Cheat!"]})
    t.has("Aric", carried=[idle]).has("Suzan", hand=[curse])
    cursed(t, curse)
    t.refused("Aric", f"choose [{idle}]")
    t.does("Aric", f"choose [{cheated}]")
    assert t.used("Aric") == [worn, "Spiky Knees"] and t.carried("Aric") == [idle]
    assert "Cheat!" in t.discards("door") and t.level("Aric") == 3  # Cheat! goes with its Item
    nothing_left(t, curse)
    t = (
        classic()
        .has("Aric", level=3, table=["Spiky Knees"], carried=[worn])
        .has("Suzan", hand=[curse], table=[cheated])
    )
    cursed(t, curse)
    assert t.used("Aric") == ["Spiky Knees"] and t.carried("Aric") == [worn] and t.used("Suzan") == [cheated]
    nothing_left(t, curse)


@card("Curse! Lose the Armor You Are Wearing")
@rule("FAQ-118", "FAQ-115")
def test_armor_on_a_hireling_counts_as_worn() -> None:
    t = classic().has("Aric", table=["Hireling", "Leather Armor"], attached={"Hireling": ["Slimy Armor"]})
    t.has("Suzan", hand=["Curse! Lose the Armor You Are Wearing"])
    cursed(t, "Curse! Lose the Armor You Are Wearing")
    t.does("Aric", "choose [Slimy Armor]")
    assert t.used("Aric") == ["Hireling", "Leather Armor"]
    nothing_left(t, "Curse! Lose the Armor You Are Wearing")


@card("Truly Obnoxious Curse!")
@rule("FAQ-81")
def test_the_item_that_gives_the_biggest_bonus_now() -> None:
    t = classic().has("Aric", table=["Elf", "Horny Helmet", "Boots of Butt-Kicking"], carried=["Magic Missile"])
    t.has("Aric", hand=["Staff of Napalm"]).has("Suzan", hand=["Truly Obnoxious Curse!"])
    cursed(t, "Truly Obnoxious Curse!")  # the Helmet gives an Elf +3
    assert t.used("Aric") == ["Elf", "Boots of Butt-Kicking"] and t.carried("Aric") == ["Magic Missile"]
    nothing_left(t, "Truly Obnoxious Curse!")
    t = (
        classic()
        .has("Aric", table=["Horny Helmet", "Boots of Butt-Kicking"])
        .has("Suzan", hand=["Truly Obnoxious Curse!"])
    )
    cursed(t, "Truly Obnoxious Curse!")  # and anybody else +1
    assert t.used("Aric") == ["Horny Helmet"]


@card("Truly Obnoxious Curse!")
@rule("FAQ-81", "ITEM-7", "CURSE-10")
def test_a_bonus_that_does_not_count_is_none_and_the_victim_breaks_ties() -> None:
    t = classic().has("Aric", table=["Wizard", "Staff of Napalm", "Leather Armor", "Helm of Courage"])
    t.has("Suzan", hand=["Truly Obnoxious Curse!"]).does("Aric", "discard [Wizard]")  # the Staff is useless now
    t.does("Suzan", "play [Truly Obnoxious Curse!] on Aric").strikes()
    t.refused("Aric", "choose [Staff of Napalm]", "CURSE-10")
    t.does("Aric", "choose [Helm of Courage]")
    assert t.used("Aric") == ["Leather Armor"] and t.carried("Aric") == ["Staff of Napalm"]
    nothing_left(t, "Truly Obnoxious Curse!")


@card("Truly Obnoxious Curse!")
@rule("FAQ-81", "CURSE-11")
def test_if_no_item_gives_a_bonus_any_item_is_lost() -> None:
    t = classic().has("Aric", table=["Boots of Running Really Fast"], carried=["Leather Armor"])
    t.has("Suzan", hand=["Truly Obnoxious Curse!"]).does("Suzan", "play [Truly Obnoxious Curse!] on Aric").strikes()
    t.does("Aric", "choose [Leather Armor]")
    assert t.used("Aric") == ["Boots of Running Really Fast"] and t.carried("Aric") == []
    t = classic().has("Aric", level=2).has("Suzan", hand=["Truly Obnoxious Curse!"])
    cursed(t, "Truly Obnoxious Curse!")
    assert t.level("Aric") == 2
    nothing_left(t, "Truly Obnoxious Curse!")


@card("Truly Obnoxious Curse!")
@rule("FAQ-25", "FAQ-81")
def test_a_one_shot_in_the_fight_is_safe() -> None:
    t = classic().has("Aric", level=4, table=["Leather Armor"], hand=["Magic Missile"])
    t.has("Suzan", hand=["Truly Obnoxious Curse!"]).combat("Aric", "Gazebo")
    t.does("Aric", "play [Magic Missile] on fighters")
    cursed(t, "Truly Obnoxious Curse!")
    assert t.sums() == (4 + 5, 8) and t.used("Aric") == []
    nothing_left(t, "Truly Obnoxious Curse!")


# ---------------------------------------------------------------- Income Tax
def taxed() -> Table:
    t = classic("Aric", "Suzan", "Third", "Zoe").has("Aric", table=["Boots of Butt-Kicking"], carried=["Magic Missile"])
    t.has("Suzan", level=3, table=["Leather Armor"], carried=["Spiky Knees", "Eleven-Foot Pole"])  # 3 times 200
    t.has("Third", level=3, table=["Helm of Courage"], hand=["Staff of Napalm"])  # 200, and the hand is safe
    return t.has(
        "Zoe", level=3, carried=["Wand of Dowsing", "Sleep Potion"], hand=["Curse! Income Tax"]
    )  # 1,100 and 100


@card("Curse! Income Tax")
@rule("FAQ-171", "CURSE-10")
def test_income_tax_goes_around_the_table() -> None:
    t = taxed().does("Zoe", "play [Curse! Income Tax] on Aric").strikes()
    t.nothing_pending_but("Aric")
    t.does("Aric", "choose [Boots of Butt-Kicking]")  # 400: that is the tax for everybody
    t.nothing_pending_but("Suzan")
    t.refused("Suzan", "choose [Leather Armor]", "CURSE-10")
    t.does("Suzan", "choose [Spiky Knees], [Eleven-Foot Pole]")
    assert t.used("Suzan") == ["Leather Armor"] and t.level("Suzan") == 3
    assert t.used("Third") == [] and t.level("Third") == 2 and t.hand("Third") == ["Staff of Napalm"]  # could not
    t.nothing_pending_but("Zoe")  # the tax is still 400, whatever the others have paid
    t.refused("Zoe", "choose [Sleep Potion]", "CURSE-10")
    t.does("Zoe", "choose [Wand of Dowsing]")
    assert t.carried("Zoe") == ["Sleep Potion"] and t.level("Zoe") == 3 and t.carried("Aric") == ["Magic Missile"]
    nothing_left(t, "Curse! Income Tax")


@card("Curse! Income Tax")
@rule("FAQ-171", "CURSE-11")
def test_income_tax_has_no_effect_on_a_victim_without_items() -> None:
    t = classic().has("Aric", level=2, hand=["Magic Missile"]).has("Suzan", level=3, table=["Leather Armor"])
    t.has("Third", level=3, hand=["Curse! Income Tax"]).does("Third", "play [Curse! Income Tax] on Aric").strikes()
    assert t.used("Suzan") == ["Leather Armor"] and [t.level(n) for n in t.names] == [2, 3, 3]
    nothing_left(t, "Curse! Income Tax")


@card("Curse! Income Tax")
@rule("FAQ-171", "SELL-8")
def test_a_no_value_item_still_makes_the_others_pay_an_item() -> None:
    t = (
        classic("Aric", "Suzan", "Third", "Zoe")
        .has("Aric", table=["Huge Rock"])
        .has("Suzan", carried=["Pretty Balloons"])
    )
    t.has("Third", level=2).has("Zoe", carried=["Sleep Potion", "Magic Missile"], hand=["Curse! Income Tax"])
    t.does("Zoe", "play [Curse! Income Tax] on Aric").strikes()
    assert t.used("Aric") == [] and t.carried("Suzan") == [] and t.level("Suzan") == 1
    assert t.level("Third") == 1  # nothing at all to give
    t.does("Zoe", "choose [Sleep Potion]")
    assert t.carried("Zoe") == ["Magic Missile"]
    nothing_left(t, "Curse! Income Tax")


@card("Curse! Income Tax")
@rule("FAQ-171", "FAQ-163")
def test_a_ring_cancels_income_tax_for_all_and_sandals_save_nobody_else() -> None:
    t = (
        classic()
        .has("Aric", table=["Leather Armor"])
        .has("Suzan", level=3, table=["Helm of Courage"], hand=["Wishing Ring"])
    )
    t.deck(doors=["Curse! Income Tax"]).does("Aric", "kick").does("Suzan", "play [Wishing Ring]").settle()
    assert t.used("Aric") == ["Leather Armor"] and t.used("Suzan") == ["Helm of Courage"]
    nothing_left(t, "Curse! Income Tax")
    t = classic().has("Aric", table=["Leather Armor"]).has("Suzan", level=3, table=["Sandals of Protection"])
    t.deck(doors=["Curse! Income Tax"]).does("Aric", "kick").settle()
    assert t.used("Suzan") == [] and t.level("Third") == 1  # FAQ-163: another's mass Curse
    nothing_left(t, "Curse! Income Tax")


# ---------------------------------------------------------------- Lose Two Cards
@card("Curse! Lose Two Cards")
@rule("FAQ-172", "CARDS-9")
def test_each_neighbour_takes_a_hidden_card_at_random() -> None:
    t = classic("Aric", "Suzan", "Third", "Zoe").has("Aric", hand=["Elf", "Dwarf", "Thief", "Mate", "Ancient", "Baby"])
    t.has("Third", hand=["Curse! Lose Two Cards"]).does("Third", "play [Curse! Lose Two Cards] on Aric").strikes()
    assert [len(t.hand(n)) for n in t.names] == [4, 1, 0, 1]  # left, then right; Third sits opposite
    taken = [e for e in t.log if e.kind == "card_moved" and e.seat in (1, 3)]
    assert [e.seat for e in taken] == [1, 3] and set(t.hand("Suzan") + t.hand("Zoe")).isdisjoint(t.hand("Aric"))
    for viewer, known in ((0, [1, 1]), (1, [1, 0]), (2, [0, 0]), (3, [0, 1])):
        seen = [e for e in seen_by(t.log, viewer) if e.kind == "card_moved" and e.seat in (1, 3)]
        assert [sum(c >= 0 for c in e.cards) for e in seen] == known
    nothing_left(t, "Curse! Lose Two Cards")


@card("Curse! Lose Two Cards")
@rule("CURSE-11")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_neighbours_take_only_what_a_small_hand_has(held: int) -> None:
    t = (
        classic()
        .has("Aric", hand=["Elf", "Dwarf"][:held], table=["Leather Armor"])
        .has("Suzan", hand=["Curse! Lose Two Cards"])
    )
    cursed(t, "Curse! Lose Two Cards")
    assert (len(t.hand("Suzan")), len(t.hand("Third"))) == [(0, 0), (1, 0), (1, 1)][held]
    assert t.hand("Aric") == [] and t.used("Aric") == ["Leather Armor"]  # never cards in play
    nothing_left(t, "Curse! Lose Two Cards")


# ---------------------------------------------------------------- Class and Race
@card("Curse! Lose Your Class")
@rule("CURSE-12", "AMB-113", "AMB-125")
def test_lose_your_class_costs_a_level_without_a_class() -> None:
    t = (
        classic()
        .has("Aric", level=3, table=["Wizard", "Elf", "Super Munchkin"])
        .has("Suzan", hand=["Curse! Lose Your Class"])
    )
    cursed(t, "Curse! Lose Your Class")
    assert t.used("Aric") == ["Elf"] and t.level("Aric") == 3  # the multiplier has nothing left to go with
    nothing_left(t, "Curse! Lose Your Class")
    t = classic().has("Aric", level=3, table=["Elf"], hand=["Wizard"]).has("Suzan", hand=["Curse! Lose Your Class"])
    cursed(t, "Curse! Lose Your Class")
    assert t.used("Aric") == ["Elf"] and t.level("Aric") == 2 and t.hand("Aric") == ["Wizard"]
    t = (
        classic()
        .has("Aric", level=3, table=["Wizard", "Super Munchkin", "Thief"])
        .has("Suzan", hand=["Curse! Lose Your Class"])
    )
    t.does("Suzan", "play [Curse! Lose Your Class] on Aric").strikes().does("Aric", "choose [Thief]")
    assert t.used("Aric") == ["Wizard", "Super Munchkin"] and t.level("Aric") == 3
    nothing_left(t, "Curse! Lose Your Class")


@card("Curse! Lose Your Race")
@rule("RACE-2", "SUPER-9", "CURSE-11")
def test_lose_your_race_takes_all_races() -> None:
    t = classic().has("Aric", level=3, table=["Elf", "Half-Breed", "Dwarf", "Wizard"], carried=["Bad-Ass Bandana"])
    t.has("Suzan", hand=["Curse! Lose Your Race"]).refused("Aric", "equip [Bad-Ass Bandana]", "ITEM-7")
    cursed(t, "Curse! Lose Your Race")
    assert t.used("Aric") == ["Wizard"] and t.level("Aric") == 3
    t.does("Aric", "equip [Bad-Ass Bandana]")  # a Human now
    nothing_left(t, "Curse! Lose Your Race")
    t = classic().has("Aric", level=3, table=["Wizard"]).has("Suzan", hand=["Curse! Lose Your Race"], table=["Elf"])
    cursed(t, "Curse! Lose Your Race")
    assert t.level("Aric") == 3 and t.used("Suzan") == ["Elf"]


@card("Curse! Change Class", "Curse! Change Race")
@rule("CURSE-12", "CARDS-2")
@pytest.mark.parametrize(
    ("kind", "old", "top", "under"), [("Class", "Wizard", "Thief", "Cleric"), ("Race", "Elf", "Dwarf", "Halfling")]
)
def test_the_topmost_discarded_identity_replaces_the_old_one(kind: str, old: str, top: str, under: str) -> None:
    curse, other = f"Curse! Change {kind}", "Elf" if kind == "Class" else "Wizard"
    t = classic().has("Aric", level=3, table=[old, other]).has("Suzan", hand=[curse])
    t.deck(door_discards=[under, top, other, "Ancient"])  # the last one is on top
    cursed(t, curse)
    assert sorted(t.used("Aric")) == sorted([other, top]) and t.level("Aric") == 3
    assert t.discards("door") == [under, other, "Ancient", old, curse]
    nothing_left(t, curse)


@card("Curse! Change Class", "Curse! Change Race")
@rule("CURSE-11", "FAQ-92", "SUPER-3", "SUPER-9")
@pytest.mark.parametrize(
    ("kind", "one", "two", "new", "multiplier"),
    [("Class", "Wizard", "Thief", "Cleric", "Super Munchkin"), ("Race", "Elf", "Dwarf", "Halfling", "Half-Breed")],
)
def test_a_change_takes_the_multiplier_too_and_does_nothing_to_a_victim_without_identity(
    kind: str, one: str, two: str, new: str, multiplier: str
) -> None:
    curse = f"Curse! Change {kind}"
    t = classic().has("Aric", table=[one, multiplier, two]).has("Suzan", hand=[curse]).deck(door_discards=[new])
    cursed(t, curse)
    assert t.used("Aric") == [new] and set(t.discards("door")) == {one, two, multiplier, curse}
    t = classic().has("Aric", table=[one]).has("Suzan", hand=[curse]).deck(door_discards=["Ancient"])
    cursed(t, curse)
    assert t.used("Aric") == []  # there is none there, not even the old one
    t = classic().has("Aric", level=3).has("Suzan", hand=[curse]).deck(door_discards=[new])
    cursed(t, curse)
    assert t.used("Aric") == [] and t.level("Aric") == 3 and t.discards("door") == [new, curse]
    nothing_left(t, curse)


@card("Curse! Change Class")
@rule("FAQ-30", "AMB-60", "CURSE-4")
def test_in_a_fight_the_new_class_counts_at_once() -> None:
    t = classic().has("Aric", level=4, table=["Wizard", "Staff of Napalm"]).has("Suzan", hand=["Curse! Change Class"])
    t.deck(door_discards=["Cleric"]).combat("Aric", "Harpies")  # 4, and 5 more against Wizards
    assert t.sums() == (9, 9)
    cursed(t, "Curse! Change Class")
    assert t.sums() == (4, 4) and t.used("Aric") == ["Cleric"] and t.carried("Aric") == ["Staff of Napalm"]
    nothing_left(t, "Curse! Change Class")


# ---------------------------------------------------------------- Change Sex
@card("Curse! Change Sex")
@rule("FAQ-169", "CURSE-6", "ITEM-7")
def test_the_sex_changes_for_good_and_the_next_fight_is_harder() -> None:
    t = classic().has("Aric", level=7, sex="male", table=["Gentleman's Club"]).has("Suzan", hand=["Curse! Change Sex"])
    t.deck(doors=["Lame Goblin"])
    cursed(t, "Curse! Change Sex")
    assert "Curse! Change Sex" in t.used("Aric")
    t.does("Aric", "kick")
    assert t.sums() == (7 - 5, 1)  # and the Club is for men
    t.wins("Aric")
    assert t.carried("Aric") == ["Gentleman's Club"] and t.strength("Aric") == 8  # the penalty is over, the sex is not
    nothing_left(t, "Curse! Change Sex")


@card("Curse! Change Sex")
@rule("CURSE-7", "FAQ-78")
def test_change_sex_counts_in_the_current_fight() -> None:
    t = classic().has("Aric", level=7).has("Suzan", hand=["Curse! Change Sex"]).combat("Aric", "Lame Goblin")
    t.does("Aric", "fight")
    cursed(t, "Curse! Change Sex")
    assert t.sums() == (2, 1)
    t.settle()
    assert t.level("Aric") == 8 and t.used("Aric") == []
    nothing_left(t, "Curse! Change Sex")


@card("Curse! Change Sex")
@rule("FAQ-79", "FAQ-169")
def test_helping_uses_up_the_penalty_and_so_does_a_monster_that_does_not_attack() -> None:
    t = classic().has("Aric", level=4).has("Suzan", level=7, curses=["Curse! Change Sex"]).combat("Aric", "Pit Bull")
    t.does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    assert t.sums() == (4 + 7 - 5, 2)
    t.wins("Aric")
    assert t.used("Suzan") == [] and t.strength("Suzan") == 7
    t = classic().has("Aric", level=4, sex="male").has("Suzan", hand=["Curse! Change Sex"]).deck(doors=["Amazon"])
    cursed(t, "Curse! Change Sex")
    t.does("Aric", "kick").settle()  # a woman now: the Amazon leaves
    assert t.used("Aric") == [] and len(t.hand("Aric")) == 1
    nothing_left(t, "Curse! Change Sex")


@card("Curse! Change Sex")
@rule("FAQ-169", "CURSE-6")
def test_the_ring_lifts_the_penalty_and_a_bystander_does_not_use_it_up() -> None:
    t = (
        classic()
        .has("Aric", level=7)
        .has("Suzan", level=7, sex="male", curses=["Curse! Change Sex"], hand=["Wishing Ring"])
    )
    t.combat("Aric", "Pit Bull").wins("Aric")
    assert t.used("Suzan") == ["Curse! Change Sex"]
    t.does("Suzan", "play [Wishing Ring] on [Curse! Change Sex]")
    assert t.used("Suzan") == [] and t.strength("Suzan") == 7
    nothing_left(t, "Curse! Change Sex")


@card("Curse! Change Sex")
@rule("FAQ-69", "CURSE-14")
def test_the_penalty_of_the_fight_one_died_in_is_over() -> None:
    t = classic().has("Aric", level=9, curses=["Curse! Change Sex", "Curse! Chicken on Your Head"], hand=["Elf"])
    t.has("Suzan", level=2).deck(dice=[1]).combat("Aric", "Plutonium Dragon").runs("Aric")
    assert t.dead("Aric")
    t.does("Suzan", "choose [Elf]")  # the body is looted, the fight is over, and Suzan's turn has come
    assert t.used("Aric") == ["Curse! Chicken on Your Head"] and t.turn == "Suzan"
    nothing_left(t, "Curse! Change Sex", "Suzan")


# ---------------------------------------------------------------- Chicken on Your Head
@card("Curse! Chicken on Your Head")
@rule("FAQ-170", "RUN-3")
@pytest.mark.parametrize(("die", "escapes"), [(5, False), (6, True)])
def test_every_die_counts_one_less(die: int, escapes: bool) -> None:
    t = classic().has("Aric", level=3, curses=["Curse! Chicken on Your Head"]).deck(dice=[die]).combat("Aric", "Gazebo")
    t.runs("Aric")
    assert t.level("Aric") == (3 if escapes else 1) and t.used("Aric") == ["Curse! Chicken on Your Head"]
    t.nothing_pending_but("Aric")


@card("Curse! Chicken on Your Head")
@rule("FAQ-170", "DEATH-11")
def test_a_theft_and_the_order_of_looting_are_rolls_too() -> None:
    t = classic().has("Aric", level=3, table=["Thief"], hand=["Elf"], curses=["Curse! Chicken on Your Head"])
    t.has("Suzan", table=["Leather Armor"]).deck(dice=[4]).does("Aric", "use Theft discarding [Elf] on Suzan").settle()
    assert t.level("Aric") == 2 and t.used("Suzan") == ["Leather Armor"]  # a 3
    t = (
        classic()
        .has("Aric", level=9)
        .has("Suzan", level=2, curses=["Curse! Chicken on Your Head"])
        .has("Third", level=2)
    )
    t.has("Aric", hand=["Elf", "Dwarf", "Thief"]).deck(dice=[1, 5, 5, 6, 4]).combat("Aric", "Plutonium Dragon").runs(
        "Aric"
    )
    t.nothing_pending_but("Third")  # 5 against 5 - 1


@card("Curse! Chicken on Your Head")
@rule("FAQ-170", "CURSE-6")
@pytest.mark.parametrize("wearing", [True, False])
def test_the_chicken_ends_with_a_loss_of_headgear_worn_or_not(wearing: bool) -> None:
    t = classic().has("Aric", table=["Helm of Courage"] if wearing else [], curses=["Curse! Chicken on Your Head"])
    t.has("Suzan", hand=["Curse! Lose the Headgear You Are Wearing", "Curse! Lose the Armor You Are Wearing"])
    cursed(t, "Curse! Lose the Armor You Are Wearing")
    assert "Curse! Chicken on Your Head" in t.used("Aric")
    cursed(t, "Curse! Lose the Headgear You Are Wearing")
    assert t.used("Aric") == []
    nothing_left(t, "Curse! Chicken on Your Head")


@card("Curse! Chicken on Your Head", "Truly Obnoxious Curse!")
@rule("FAQ-170")
def test_any_curse_or_bad_stuff_that_takes_worn_headgear_ends_the_chicken() -> None:
    chicken = "Curse! Chicken on Your Head"
    t = classic().has("Aric", table=["Helm of Courage"], curses=[chicken]).has("Suzan", hand=["Truly Obnoxious Curse!"])
    cursed(t, "Truly Obnoxious Curse!")
    assert t.used("Aric") == []
    t = (
        classic()
        .has("Aric", carried=["Helm of Courage"], curses=[chicken])
        .has("Suzan", hand=["Curse! Lose a Small Item"])
    )
    cursed(t, "Curse! Lose a Small Item")
    assert t.used("Aric") == [chicken]  # it was not worn
    t = classic().has("Aric", table=["Helm of Courage"], curses=[chicken]).has("Suzan", level=2).deck(dice=[1])
    t.combat("Aric", "Net Troll").runs("Aric")  # Bad Stuff: the highest other takes an Item
    assert t.carried("Suzan") == ["Helm of Courage"] and t.used("Aric") == []
    t = classic().has("Aric", curses=[chicken]).deck(dice=[1]).combat("Aric", "Face Sucker").runs("Aric")
    assert t.used("Aric") == []
    nothing_left(t, chicken)


@card("Curse! Chicken on Your Head")
@rule("FAQ-170", "DEATH-2")
@pytest.mark.parametrize("wearing", [True, False])
def test_dying_with_headgear_on_ends_the_chicken_and_selling_it_does_not(wearing: bool) -> None:
    chicken = "Curse! Chicken on Your Head"
    t = classic().has("Aric", level=9, table=["Helm of Courage"] if wearing else [], curses=[chicken]).deck(dice=[1])
    t.has("Aric", hand=["Elf"]).has("Suzan", level=3).has("Third", level=2)
    t.combat("Aric", "Plutonium Dragon").runs("Aric")
    assert t.dead("Aric") and t.used("Aric") == ([] if wearing else [chicken])
    t = classic().has("Aric", table=["Helm of Courage"], carried=["Wand of Dowsing"], curses=[chicken])
    t.does("Aric", "sell [Helm of Courage], [Wand of Dowsing]")
    assert t.used("Aric") == [chicken]
    t.refused("Aric", f"discard [{chicken}]", "CURSE-6")  # FAQ-80
    t.nothing_pending_but("Aric")


@card("Curse! Chicken on Your Head")
@rule("FAQ-170", "FAQ-156")
def test_the_ring_lifts_the_chicken_at_any_time() -> None:
    t = classic().has("Aric", level=3, curses=["Curse! Chicken on Your Head"], hand=["Wishing Ring"]).deck(dice=[5])
    t.combat("Aric", "Gazebo").does("Aric", "play [Wishing Ring] on [Curse! Chicken on Your Head]").runs("Aric")
    assert t.level("Aric") == 3 and t.used("Aric") == []
    nothing_left(t, "Curse! Chicken on Your Head")


# ---------------------------------------------------------------- Malign Mirror
@card("Curse! Malign Mirror")
@rule("FAQ-168", "CURSE-6", "CURSE-7")
def test_no_item_but_armor_gives_a_bonus_in_the_next_fight() -> None:
    t = classic().has(
        "Aric", level=3, table=["Elf", "Leather Armor", "Horny Helmet", "Buckler of Swashing", "Hireling"]
    )
    t.has("Aric", hand=["Magic Missile"]).has("Suzan", hand=["Curse! Malign Mirror", "Sleep Potion"])
    t.deck(doors=["Large Angry Chicken"])
    cursed(t, "Curse! Malign Mirror")
    t.does("Aric", "kick")
    assert t.sums() == (3 + 1 + 1, 2)  # the armor, and the Hireling, who is no Item; not even the Helmet's +2 for Elves
    t.does("Aric", "play [Magic Missile] on fighters")  # his own
    assert t.sums() == (5, 2)
    t.does("Suzan", "play [Sleep Potion] on fighters")  # another player's
    assert t.sums() == (7, 2)
    t.wins("Aric")
    assert "Curse! Malign Mirror" not in t.used("Aric") and t.strength("Aric") == 4 + 1 + 1 + 3 + 2
    nothing_left(t, "Curse! Malign Mirror")


@card("Curse! Malign Mirror")
@rule("FAQ-168", "FAQ-79", "CURSE-7")
def test_one_shots_played_before_the_mirror_stay_and_the_helper_is_not_affected() -> None:
    t = classic().has("Aric", level=3, table=["Boots of Butt-Kicking"], hand=["Magic Missile", "Sleep Potion"])
    t.has("Suzan", level=2, table=["Buckler of Swashing"]).has("Third", hand=["Curse! Malign Mirror"])
    t.combat("Aric", "Gelatinous Octahedron").does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.does("Aric", "play [Magic Missile] on fighters")
    assert t.sums() == (3 + 2 + 5 + 2 + 2, 2)
    cursed(t, "Curse! Malign Mirror", by="Third")
    assert t.sums() == (3 + 5 + 2 + 2, 2)
    t.does("Aric", "play [Sleep Potion] on fighters")  # too late for this one
    assert t.sums() == (12, 2)
    t.wins("Aric")
    assert t.used("Aric") == ["Boots of Butt-Kicking"]
    nothing_left(t, "Curse! Malign Mirror")


@card("Curse! Malign Mirror")
@rule("FAQ-168")
def test_the_mirror_waits_for_the_victims_own_fight() -> None:
    t = classic().has("Aric", level=3).has("Suzan", curses=["Curse! Malign Mirror"], hand=["Magic Missile"])
    t.combat("Aric", "Pit Bull").does("Suzan", "play [Magic Missile] on monsters")
    assert t.sums() == (3, 7)  # her next combat is not this one
    t.runs("Aric")
    assert t.used("Suzan") == ["Curse! Malign Mirror"]


@card("Curse! Malign Mirror")
@rule("FAQ-168", "CURSE-6")
def test_the_ring_must_come_before_the_fight() -> None:
    mirror = "Curse! Malign Mirror"
    t = classic().has("Aric", curses=[mirror], hand=["Wishing Ring", "Sleep Potion"]).combat("Aric", "Pit Bull")
    t.refused("Aric", f"play [Wishing Ring] on [{mirror}]")
    assert not any("Wishing Ring" in a for a in t.legal("Aric"))
    t = classic().has("Aric", curses=[mirror], hand=["Wishing Ring"]).deck(doors=["Pit Bull"])
    t.does("Aric", f"play [Wishing Ring] on [{mirror}]", "kick")
    assert t.used("Aric") == []
    nothing_left(t, mirror)
    t = (
        classic()
        .has("Aric", level=3, table=["Boots of Butt-Kicking"], hand=["Wishing Ring"])
        .has("Suzan", hand=[mirror])
    )
    t.combat("Aric", "Pit Bull").does("Suzan", f"play [{mirror}] on Aric").does("Aric", "play [Wishing Ring]").strikes()
    assert t.sums() == (5, 2)  # as soon as it hits, even in the fight
    nothing_left(t, mirror)
