"""Items with a power of their own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.marks import card
from tests.cards.pathfinder.fights import at_table, cursed, helped, loses, meets, over
from tests.marks import rule
from tests.table import Table


# ---------------------------------------------------------------- bonuses that depend
@card("Aluminum Foil")
@rule("COMBAT-4", "HELP-14")
def test_foil_wins_ties() -> None:
    t = meets("Mobogo", level=6, table=["Aluminum Foil"])
    assert t.sums() == (8, 8)
    t.wins("Aric")
    assert t.level("Aric") == 7
    carried = meets("Mobogo", level=8, carried=["Aluminum Foil"])
    carried.refused("Aric", "fight", "COMBAT-3")
    beside = meets("Mobogo", level=5, suzan={"table": ["Aluminum Foil"]})
    helped(beside).wins("Aric")  # 5 + 1 + 2: hers does it for both
    assert beside.level("Aric") == 6


@card("Dogslicer")
def test_the_dogslicer_slices_one_dog() -> None:
    t = meets("Goblin Dog", table=["Dogslicer"])
    assert t.sums() == (1 + 2 + 4, 4)
    t.wins("Aric")
    over(t)
    assert meets("Goblin Snake", table=["Dogslicer"]).sums() == (1 + 2, 2 + 3)
    assert meets("Goblin Dog", carried=["Dogslicer"]).sums() == (1, 4)


@card("Ovinrbaane")
def test_ovinrbaane_likes_no_company() -> None:
    t = meets("Tengu", table=["Ovinrbaane"])
    assert t.sums() == (1 + 5, 12)
    helped(t)
    assert t.sums() == (1 + 3 + 1, 12)


@card("Pole Arm", "... With Gobs of Goblins")
def test_the_pole_arm_is_for_goblins() -> None:
    assert meets("Slob Goblin", table=["Pole Arm"]).sums() == (1 + 2 + 3, 1)
    t = meets("Mite", table=["Pole Arm"], third={"hand": ["... With Gobs of Goblins"]})
    assert t.sums() == (1 + 2, 1)
    t.does("Third", "play [... With Gobs of Goblins]")
    assert t.sums() == (1 + 2 + 3, 1 + 10)


@card("T-Bone Stake", "Undead")
def test_the_stake_is_for_the_undead() -> None:
    assert meets("Ghoul Friday", table=["T-Bone Stake"]).sums() == (1 + 5, 6)
    t = meets("Mite", table=["T-Bone Stake"], third={"hand": ["Undead"]})
    assert t.sums() == (1 + 2, 1)
    t.does("Third", "play [Undead]")
    assert t.sums() == (1 + 5, 1 + 5)


@card("Staff of the Slain")
@pytest.mark.parametrize(("die", "bonus"), [(1, 0), (2, 0), (3, 3), (6, 3)])
def test_the_staff_of_the_slain_shines_by_day(die: int, bonus: int) -> None:
    """A die says whether it is day: there is no clock at this table."""
    t = meets("Akata", level=4, table=["Pathfinder", "Staff of the Slain"], dice=(die,))
    assert t.sums() == (4, 10)
    t.does("Aric", "use Day or night?").settle()
    assert t.sums() == (4 + bonus, 10)
    t.refused("Aric", "use Day or night?")  # once a fight
    t.nothing_pending_but("Aric")


@card("Staff of the Slain")
def test_only_a_pathfinder_in_the_fight_asks_the_staff() -> None:
    t = meets("Akata", suzan={"table": ["Pathfinder", "Staff of the Slain"]}, dice=(6,))
    t.refused("Suzan", "use Day or night?")
    helped(t).does("Suzan", "use Day or night?").settle()
    assert t.sums() == (1 + 1 + 3, 10)
    witch = meets("Akata", table=["Witch"], carried=["Staff of the Slain"])
    witch.refused("Aric", "use Day or night?")
    witch.nothing_pending_but("Aric")


@card("Torc of Tchotchkes")
@rule("SELL-1", "FAQ-183")
def test_the_torc_dresses_up_a_sale() -> None:
    t = at_table().has("Aric", table=["Torc of Tchotchkes"], hand=["Blackaxe", "Pesh"])
    t.refused("Aric", "sell [Blackaxe]", "SELL-1")  # 600 + 300
    t.does("Aric", "sell [Blackaxe], [Pesh]")
    assert [e.n for e in t.happened("items_sold")] == [600 + 200 + 300] and t.level("Aric") == 2
    own = at_table().has("Aric", table=["Torc of Tchotchkes"], hand=["Blackaxe", "Pesh"])
    own.does("Aric", "sell [Blackaxe], [Pesh], [Torc of Tchotchkes]")
    assert [e.n for e in own.happened("items_sold")] == [600 + 200 + 200]  # sold itself, it adds nothing but its price
    idle = at_table().has("Aric", carried=["Torc of Tchotchkes"], hand=["Blackaxe", "Pesh"])
    idle.refused("Aric", "sell [Blackaxe], [Pesh]", "SELL-1")


# ---------------------------------------------------------------- running
@card("Boots of the Mastodon", "One-Ring Sword", "Shield of Aroden", "Shredskin", "Staff of Shadows", "Vesper's Rapier")
@card("Sandals of Quick Reaction")
@card("Codpiece", "Pumps", "Crown of Fangs", "Armor of Skulls", "Thorncrown of Iomedae")
@pytest.mark.parametrize(
    ("worn", "needed"),
    [
        (["Boots of the Mastodon"], 6),
        (["Red Mantis Assassin", "Shredskin"], 2),
        (["Witch", "Staff of Shadows"], 4),
        (["One-Ring Sword"], 3),
        (["Eagle Knight", "Shield of Aroden"], 3),
        (["Witch", "Shield of Aroden"], 5),
        (["Pathfinder", "Vesper's Rapier"], 3),
        (["Witch", "Crown of Fangs"], 4),
        (["Necromancer", "Armor of Skulls"], 4),
        (["Eagle Knight", "Thorncrown of Iomedae"], 4),
        (["Alchemist", "Pumps"], 4),
        (["Codpiece"], 4),
        (["Sandals of Quick Reaction"], 4),
        (["Briar"], 5),
    ],
)
def test_what_changes_the_pace(worn: list[str], needed: int) -> None:
    assert loses("Akata", dice=(needed,), table=worn).happened("escaped")
    assert loses("Akata", dice=(needed - 1,), table=worn).happened("caught")


@card("Cloak of Dis Guy")
def test_dis_guy_runs_behind_somebody() -> None:
    alone = loses("Akata", dice=(4,), table=["Cloak of Dis Guy"])
    assert alone.happened("caught")
    t = meets("Mob Goblins", dice=(4, 4), table=["Cloak of Dis Guy"])
    helped(t).runs("Aric")
    assert [e.seat for e in t.happened("escaped")] == [0] and [e.seat for e in t.happened("caught")] == [1]  # his alone
    mate = meets("Mob Goblins", dice=(4, 4), suzan={"table": ["Cloak of Dis Guy"]})
    helped(mate).runs("Aric")
    assert [e.seat for e in mate.happened("escaped")] == [1]


# ---------------------------------------------------------------- Anti-Curse Purse
@card("Anti-Curse Purse")
def test_the_purse_keeps_potions_from_curses() -> None:
    t = at_table().has("Aric", table=["Anti-Curse Purse"], carried=["Pesh"]).has("Suzan", hand=["Easy Pickings"])
    t.does("Suzan", "play [Easy Pickings] on Aric").strikes()
    if t.owes("Aric") == "choose":
        t.does("Aric", "choose [Pesh]")
    assert t.carried("Aric") == ["Pesh"]
    shots = loses("Copper Chef", table=["Anti-Curse Purse"], carried=["Pesh"])
    assert shots.carried("Aric") == []  # Bad Stuff is no Curse
    idle = at_table().has("Aric", carried=["Anti-Curse Purse", "Pesh"]).has("Suzan", hand=["Easy Pickings"])
    idle.does("Suzan", "play [Easy Pickings] on Aric").strikes().does("Aric", "choose [Pesh]")
    assert idle.carried("Aric") == ["Anti-Curse Purse"]


# ---------------------------------------------------------------- Armor of Insults
@card("Armor of Insults")
@pytest.mark.parametrize(
    ("monster", "who", "level"),
    [
        ("Strix", "Witch", 8),
        ("Boggard", "Red Mantis Assassin", 4),
        ("Ogre Achiever", "", 8),  # nor because one is nobody
        ("Mob Goblins", "", 10 + 3),  # fighting alone is not who one is
        ("Rune Giant", "", 16 + 3),
        ("Mobogo", "Witch", 8 - 4),  # what is worse for the monster stays
    ],
)
def test_insulted_monsters_forget_whom_they_fight(monster: str, who: str, level: int) -> None:
    t = meets(monster, table=[*([who] if who else []), "Armor of Insults"])
    assert t.sums() == (1 + 1, level)


@card("Armor of Insults")
def test_insults_protect_the_wearer_alone() -> None:
    t = meets("Strix", table=["Armor of Insults"], suzan={"table": ["Witch"]})
    helped(t)
    assert t.sums() == (1 + 1 + 1, 8 + 3)
    carried = meets("Strix", table=["Witch"], carried=["Armor of Insults"])
    assert carried.sums() == (1, 8 + 3)


# ---------------------------------------------------------------- Blazer
@card("Blazer")
@pytest.mark.parametrize(("answer", "left"), [("yes", ["Armor of Insults"]), ("no", ["Blazer"])])
def test_the_blazer_takes_the_blow(answer: str, left: list[str]) -> None:
    t = at_table().has("Aric", table=["Armor of Insults", "Blazer"]).has("Suzan", hand=["Easy Pickings"])
    t.does("Suzan", "play [Easy Pickings] on Aric").strikes()
    t.does("Aric", "choose [Armor of Insults]", f"choose {answer}")
    assert t.used("Aric") == left
    t.nothing_pending_but("Aric")


@card("Blazer")
def test_the_blazer_guards_armor_only_and_only_while_worn() -> None:
    t = at_table().has("Aric", table=["Briar", "Blazer"]).has("Suzan", hand=["Easy Pickings"])
    t.does("Suzan", "play [Easy Pickings] on Aric").strikes().does("Aric", "choose [Briar]")
    assert t.used("Aric") == ["Blazer"]
    t.nothing_pending_but("Aric")
    alone = cursed("Lose Your Armor", table=["Blazer"])
    assert alone.used("Aric") == []
    off = cursed("Lose Your Armor", table=["Armor of Insults"], carried=["Blazer"])
    assert off.used("Aric") == [] and off.carried("Aric") == ["Blazer"]
    two = at_table().has("Aric", hand=["Blazer", "Armor of Insults"])
    two.does("Aric", "play [Blazer]", "play [Armor of Insults]")
    assert two.strength("Aric") == 1 + 2 + 1


# ---------------------------------------------------------------- Charm Bracelet
def charmed(die: int, **more: Any) -> Table:
    t = meets(
        "Linnorm", table=["Charm Bracelet", "Briar"], hand=["Pesh", "Mite"], dice=(die,),
        treasures=("Codpiece", "Starscone", "Dogslicer", "Blazer"), **more,
    )  # fmt: skip
    t.refused("Aric", "use Charm discarding [Pesh], [Mite]", "CLASS-8")
    return t.does("Aric", "use Charm discarding [Pesh], [Mite], [Briar]").settle()


@card("Charm Bracelet")
def test_a_charmed_monster_leaves_its_treasure() -> None:
    t = charmed(2)
    assert t.level("Aric") == 1 and len(t.hand("Aric")) == 2 and t.used("Aric") == ["Charm Bracelet"]
    over(t)
    broken = charmed(1)
    assert broken.used("Aric") == [] and "Charm Bracelet" in broken.discards("treasure")
    assert len(broken.hand("Aric")) == 2
    over(broken)


@card("Charm Bracelet")
def test_the_bracelet_charms_once_in_its_owners_turn() -> None:
    t = meets(
        "Goblin",
        table=["Charm Bracelet"],
        hand=["Pesh", "Mite", "Briar", "Witch", "Cheat!", "Codpiece"],
        third={"hand": ["Slob Goblin"]},
        dice=(4,),
    )
    t.does("Third", "join [Slob Goblin]")
    t.does("Aric", "use Charm discarding [Pesh], [Mite], [Briar] on [Goblin]").closes()
    assert t.monsters() == ["Slob Goblin"] and t.owes("Aric") == "fight"
    t.refused("Aric", "use Charm discarding [Witch], [Cheat!], [Codpiece] on [Slob Goblin]", "CARDS-12")
    help_only = meets("Linnorm", suzan={"table": ["Charm Bracelet"], "hand": ["Pesh", "Mite", "Briar"]})
    helped(help_only).refused("Suzan", "use Charm discarding [Pesh], [Mite], [Briar]", "CARDS-12")


# ---------------------------------------------------------------- Decemvirate Helm
@card("Decemvirate Helm")
@rule("TRADE-5")
def test_a_traded_helm_waits_for_the_new_owners_turn() -> None:
    t = at_table().has("Aric", table=["Decemvirate Helm"], carried=[]).has("Suzan", carried=["Briar"])
    t.deck(doors=["Cheat!", "Witch"])
    t.does("Aric", "trade [Decemvirate Helm] for [Briar] with Suzan").does("Suzan", "accept Aric")
    assert t.carried("Suzan") == ["Decemvirate Helm"]
    t.refused("Suzan", "equip [Decemvirate Helm]", "ITEM-7")
    t.does("Aric", "kick", "keep", "loot", "end").settle()
    assert t.turn == "Suzan"
    t.does("Suzan", "equip [Decemvirate Helm]")
    assert t.strength("Suzan") == 1 + 3
    t.nothing_pending_but("Suzan")


@card("Decemvirate Helm")
def test_a_helm_traded_twice_waits_for_its_last_owner_only() -> None:
    t = at_table().has("Third", table=["Decemvirate Helm"]).has("Suzan", carried=["Briar"])
    t.deck(doors=["Cheat!", "Witch"]).does("Third", "give [Decemvirate Helm] to Aric")
    t.does("Aric", "accept Third")
    t.refused("Aric", "equip [Decemvirate Helm]", "ITEM-7")  # his turn has started before
    t.does("Aric", "give [Decemvirate Helm] to Suzan").does("Suzan", "accept Aric")
    t.refused("Suzan", "equip [Decemvirate Helm]", "ITEM-7")
    t.does("Aric", "kick", "keep", "loot", "end").settle().does("Suzan", "equip [Decemvirate Helm]")
    assert t.strength("Suzan") == 1 + 3


@card("Decemvirate Helm")
def test_ones_own_helm_may_be_taken_off_and_on() -> None:
    t = at_table().has("Aric", hand=["Decemvirate Helm"]).does("Aric", "play [Decemvirate Helm]")
    t.does("Aric", "unequip [Decemvirate Helm]", "equip [Decemvirate Helm]")
    assert t.strength("Aric") == 1 + 3


# ---------------------------------------------------------------- Lens of Galundari
def lens(**more: Any) -> Table:
    return at_table().has("Aric", **{"table": ["Summoner", "Lens of Galundari"], "hand": ["Linnorm", "Goblin"], **more})


@card("Lens of Galundari")
def test_a_sealed_monster_lends_half_its_level() -> None:
    t = lens().has("Suzan", table=["Summoner"], hand=["Mite"])
    t.does("Aric", "attach [Linnorm] to [Lens of Galundari]")
    assert t.strength("Aric") == 1 + 7 and t.hand("Aric") == ["Goblin"]
    t.refused("Aric", "attach [Goblin] to [Lens of Galundari]", "HIRE-3")  # it is full
    odd = lens().does("Aric", "attach [Goblin] to [Lens of Galundari]")
    assert odd.strength("Aric") == 1 + 1  # half of 1, rounded up
    items = lens(hand=["Briar"])
    items.refused("Aric", "attach [Briar] to [Lens of Galundari]", "HIRE-3")
    assert lens().strength("Aric") == 1


@card("Lens of Galundari")
@rule("TIMING-3")
def test_monsters_are_sealed_in_ones_own_turn_outside_combat() -> None:
    t = at_table().has("Suzan", table=["Summoner", "Lens of Galundari"], hand=["Goblin"])
    t.refused("Suzan", "attach [Goblin] to [Lens of Galundari]")
    fight = lens().combat("Aric", "Tengu")
    fight.refused("Aric", "attach [Goblin] to [Lens of Galundari]", "HIRE-2")


@card("Lens of Galundari")
def test_the_lens_is_broken_over_any_fight() -> None:
    t = at_table().has("Third", table=["Summoner", "Lens of Galundari"], attached={"Lens of Galundari": ["Linnorm"]})
    t.combat("Aric", "Tengu")
    assert t.strength("Third") == 1 + 7
    t.refused("Aric", "use Break the lens", "CLASS-6")
    t.does("Third", "use Break the lens")
    assert t.monsters() == ["Tengu", "Linnorm"] and t.strength("Third") == 1
    assert t.discards("treasure") == ["Lens of Galundari"]
    empty = meets("Tengu", table=["Summoner", "Lens of Galundari"])
    empty.refused("Aric", "use Break the lens")


# ---------------------------------------------------------------- Mantis Blade
@card("Mantis Blade")
@rule("INTERFERE-8")
def test_the_mantis_blade_stabs_each_victim_once() -> None:
    t = meets(
        "Tengu",
        suzan={"level": 2},
        third={"table": ["Red Mantis Assassin", "Mantis Blade"], "hand": ["Pesh", "Mite", "Witch"]},
    )
    t.refused("Third", "use Backstab discarding [Pesh] on Suzan")  # not in the fight yet
    t.does("Third", "use Backstab discarding [Pesh] on Aric")
    assert t.strength("Aric") == -1
    t.refused("Third", "use Backstab discarding [Mite] on Aric", "CARDS-12")
    helped(t).does("Third", "use Backstab discarding [Mite] on Suzan")
    assert t.strength("Suzan") == 0
    own = meets("Tengu", table=["Red Mantis Assassin", "Mantis Blade"], hand=["Pesh"])
    own.refused("Aric", "use Backstab discarding [Pesh] on Aric")
    lost = meets("Tengu", third={"carried": ["Mantis Blade"], "table": ["Red Mantis Assassin"], "hand": ["Pesh"]})
    lost.refused("Third", "use Backstab discarding [Pesh] on Aric", "CLASS-6")


# ---------------------------------------------------------------- Sandals of Quick Reaction
@card("Sandals of Quick Reaction")
@rule("CURSE-5")
@pytest.mark.parametrize(("die", "level"), [(3, 2), (4, 3)])
def test_quick_sandals_dodge_half_the_curses(die: int, level: int) -> None:
    t = at_table().has("Aric", level=3, table=["Sandals of Quick Reaction"]).has("Suzan", hand=["Firegut"])
    t.deck(dice=[die], doors=["Anthrakitis"]).does("Suzan", "play [Firegut] on Aric").settle()
    assert t.level("Aric") == level
    t.nothing_pending_but("Aric")
    door = at_table().has("Aric", level=3, table=["Sandals of Quick Reaction"]).deck(dice=[die], doors=["Anthrakitis"])
    door.does("Aric", "kick").settle()
    assert door.level("Aric") == level and door.discards("door") == ["Anthrakitis"]
    off = cursed("Firegut", level=3, carried=["Sandals of Quick Reaction"])
    assert off.level("Aric") == 2


# ---------------------------------------------------------------- Scepter of Ages
@card("Scepter of Ages")
@rule("TURN-1")
def test_the_scepter_steals_a_turn() -> None:
    t = at_table().has("Third", table=["Scepter of Ages"]).deck(doors=["Cheat!", "Witch", "Pathfinder", "Hellknight"])
    t.does("Aric", "kick", "keep", "loot")
    t.refused("Third", "use Turn back the hours", "TURN-10")  # not yet
    t.does("Aric", "end").does("Third", "use Turn back the hours").settle()
    assert t.turn == "Third" and t.discards("treasure") == ["Scepter of Ages"]
    t.does("Third", "kick", "keep", "loot", "end").settle()
    assert t.turn == "Suzan"  # then play goes on as before
    t.nothing_pending_but("Suzan")
    own = at_table().has("Aric", table=["Scepter of Ages"]).deck(doors=["Cheat!", "Witch"])
    own.does("Aric", "kick", "keep", "loot").refused("Aric", "use Turn back the hours", "TURN-10")


# ---------------------------------------------------------------- Starscone
@card("Starscone")
@pytest.mark.parametrize(("where", "before"), [("table", 3), ("carried", 1)])
def test_a_scone_is_eaten_once(where: str, before: int) -> None:
    t = at_table().has("Aric", **{where: ["Starscone"]}).combat("Aric", "Tengu")
    assert t.sums() == (before, 12)
    t.does("Aric", "use Eat the scone")
    assert t.sums() == (1 + 4, 12) and "Starscone" in t.discards("treasure")
    out = meets("Tengu", third={"table": ["Starscone"]})
    out.refused("Third", "use Eat the scone", "COMBAT-14")  # not in the fight
    hand = meets("Tengu", hand=["Starscone"])
    hand.refused("Aric", "use Eat the scone", "CLASS-6")


# ---------------------------------------------------------------- Sun Orchid Elixir
@card("Sun Orchid Elixir")
@rule("CURSE-5", "RUN-9")
def test_the_elixir_keeps_levels() -> None:
    t = cursed("Firegut", level=3, table=["Sun Orchid Elixir"])
    assert t.level("Aric") == 3 and t.happened("loss_prevented")
    bad = loses("Bloatmage", level=3, table=["Sun Orchid Elixir"])
    assert bad.level("Aric") == 3 and bad.used("Aric") == ["Sun Orchid Elixir"]
    over(bad)
    idle = cursed("Firegut", level=3, carried=["Sun Orchid Elixir"])
    assert idle.level("Aric") == 2
    dead = loses("Hobbes Goblin", table=["Sun Orchid Elixir"])
    assert dead.happened("caught") and dead.dead("Aric")  # death is no loss of Levels


@card("Sun Orchid Elixir")
def test_the_elixir_is_played_even_in_combat_to_save_the_levels() -> None:
    t = meets("Bloatmage", level=3, hand=["Sun Orchid Elixir", "Briar"], dice=(1,))
    t.refused("Aric", "play [Briar]", "COMBAT-17")
    t.does("Aric", "play [Sun Orchid Elixir]").runs("Aric")
    assert t.happened("caught") and t.level("Aric") == 3
    late = meets("Bloatmage", level=3, hand=["Sun Orchid Elixir"], dice=(1,)).flees("Aric")
    late.closes()  # before the roll
    assert "play [Sun Orchid Elixir]" in late.legal("Aric")
    late.does("Aric", "play [Sun Orchid Elixir]").settle()  # the die has failed
    assert late.level("Aric") == 3
    struck = at_table().has("Aric", level=3, hand=["Sun Orchid Elixir"]).has("Suzan", hand=["Firegut"])
    struck.does("Suzan", "play [Firegut] on Aric").does("Aric", "play [Sun Orchid Elixir]").settle()
    assert struck.level("Aric") == 3
    other = at_table().has("Third", hand=["Sun Orchid Elixir"]).does("Third", "play [Sun Orchid Elixir]")
    assert other.used("Third") == ["Sun Orchid Elixir"]  # at any time


@card("Sun Orchid Elixir")
@rule("CARDS-15")
def test_a_lost_elixir_leaves_the_game() -> None:
    t = at_table().has("Aric", table=["Sun Orchid Elixir"]).has("Suzan", hand=["Easy Pickings"])
    t.does("Suzan", "play [Easy Pickings] on Aric").settle()
    assert t.used("Aric") == [] and t.discards("treasure") == []
