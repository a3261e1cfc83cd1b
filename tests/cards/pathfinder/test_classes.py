"""The four Classes of the pathfinder set, and Super Munchkin, each by play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.marks import card
from tests.cards.pathfinder.fights import at_table, helped, loses, meets, over
from tests.marks import rule
from tests.table import Table


# ---------------------------------------------------------------- Alchemist
@card("Alchemist")
@pytest.mark.parametrize("side", ["fighters", "monsters"])
@pytest.mark.parametrize("brewer", ["Aric", "Third"])
def test_an_alchemists_potions_count_double_in_any_fight(brewer: str, side: str) -> None:
    t = at_table().has(brewer, table=["Alchemist"], hand=["Shard Gel"], carried=["Pesh"]).combat("Aric", "Tengu")
    t.does(brewer, f"play [Shard Gel] on {side}", f"play [Pesh] on {side}")  # from hand and from the table
    twice = 2 * (3 + 4)
    assert t.sums() == ((1 + twice, 12) if side == "fighters" else (1, 12 + twice))


@card("Alchemist")
def test_potions_of_others_and_items_that_stay_do_not_double() -> None:
    t = meets("Tengu", table=["Alchemist", "Briar"], suzan={"hand": ["Shard Gel"]})
    t.does("Suzan", "play [Shard Gel] on fighters")
    assert t.sums() == (1 + 2 + 3, 12)
    t.nothing_pending_but("Aric")


@card("Alchemist", "Frostspore Potion", "Lungtaker Potion", "Liquid Blade", "Goblin Sweat", "Essence of Death")
@pytest.mark.parametrize(
    ("potion", "aim", "sums"),
    [
        ("Frostspore Potion", " on fighters", (1 + 8, 12)),
        ("Frostspore Potion", " on monsters", (1, 12 + 8)),
        ("Lungtaker Potion", " on monsters", (1, 12 + 4)),
        ("Liquid Blade", "", (1 + 8, 12)),
        ("Goblin Sweat", "", (1, 12 + 4)),
        ("Essence of Death", "", (1, 12 + 6)),
    ],
)
def test_potions_that_do_more_double_as_well(potion: str, aim: str, sums: tuple[int, int]) -> None:
    t = meets("Tengu", table=["Alchemist"], hand=[potion]).does("Aric", f"play [{potion}]{aim}")
    assert t.sums() == sums
    t.nothing_pending_but("Aric")


@card("Alchemist")
@rule("SELL-1")
def test_an_alchemist_sells_nothing_under_300() -> None:
    cheap = ["Pesh", "Shard Gel", "Dogslicer", "Baneberry Juice"]  # 200, 100, 200, 100
    t = at_table().has("Aric", table=["Alchemist"], hand=cheap)
    t.refused("Aric", "sell [Pesh], [Shard Gel], [Dogslicer]", "SELL-1")  # 900
    t.does("Aric", "sell [Pesh], [Shard Gel], [Dogslicer], [Baneberry Juice]")
    assert [e.n for e in t.happened("items_sold")] == [1200] and t.level("Aric") == 2
    dear = at_table().has("Aric", table=["Alchemist"], hand=["Potion of Irrelevancy", "Pesh"])
    dear.does("Aric", "sell [Potion of Irrelevancy], [Pesh]")
    assert [e.n for e in dear.happened("items_sold")] == [1100 + 300]  # what is worth more keeps its price
    plain = at_table().has("Aric", hand=cheap).has("Suzan", table=["Alchemist"])
    plain.refused("Aric", "sell [Pesh], [Shard Gel], [Dogslicer], [Baneberry Juice]", "SELL-1")  # 600


@card("Alchemist", "Torc of Tchotchkes")
def test_the_least_price_comes_before_what_is_added() -> None:
    t = at_table().has("Aric", table=["Alchemist", "Torc of Tchotchkes"], hand=["Pesh", "Shard Gel", "Dogslicer"])
    t.does("Aric", "sell [Pesh], [Shard Gel], [Dogslicer]")
    assert [e.n for e in t.happened("items_sold")] == [3 * 300 + 300]


@card("Alchemist")
def test_even_a_listed_sale_knows_the_least_price() -> None:
    t = at_table().has("Aric", table=["Alchemist"], hand=["Pesh", "Shard Gel", "Dogslicer", "Baneberry Juice"])
    assert [a for a in t.legal("Aric") if a.startswith("sell")]


# ---------------------------------------------------------------- Necromancer
PRICE = ["Boggard", "Briar", "Pesh"]


def raising(*discards: str, monster: str = "Tengu", **more: Any) -> Table:
    return meets(monster, level=9, table=["Necromancer"], hand=PRICE, door_discards=discards, **more)


@card("Necromancer")
@rule("CLASS-8")
def test_the_dead_rise_for_three_cards() -> None:
    t = at_table().has("Third", table=["Necromancer", "Briar"], hand=["Pesh", "Shard Gel", "Cheat!"])
    t.deck(door_discards=["Strix", "Mite", "Witch"]).combat("Aric", "Tengu")
    t.refused("Third", "use Raise discarding [Pesh], [Shard Gel]", "CLASS-8")  # two
    t.refused("Aric", "use Raise discarding [Pesh], [Shard Gel], [Briar]", "CLASS-6")  # not his power
    t.does("Third", "use Raise discarding [Pesh], [Shard Gel], [Briar]")  # hand or table
    assert t.monsters() == ["Tengu", "Mite"] and t.sums() == (1, 12 + 1)  # the topmost monster, not the Witch
    assert t.discards("door") == ["Strix", "Witch"]
    t.nothing_pending_but("Aric")


@card("Necromancer")
@rule("HELP-14", "TRIBE-1")
def test_what_rises_is_undead_and_one_is_enough() -> None:
    t = raising("Mite", third={"hand": ["Ghoul Friday"]})
    t.refused("Third", "join [Ghoul Friday]", "TRIBE-1")
    t.does("Aric", "use Raise discarding [Boggard], [Briar], [Pesh]")
    assert t.monsters() == ["Tengu", "Boggard"]  # the card just paid lies on top
    t.does("Third", "join [Ghoul Friday]")  # an Undead is in the fight now
    assert t.sums() == (9, 12 + 4 + 6 + 3)  # a Ghoul Friday gets 3 against a Necromancer
    again = at_table().has("Aric", level=5, table=["Necromancer"], hand=[*PRICE, "Shard Gel", "Dogslicer", "Codpiece"])
    again.deck(door_discards=["Strix", "Mite"]).combat("Aric", "Tengu")
    again.does("Aric", "use Raise discarding [Briar], [Pesh], [Shard Gel]")
    again.refused("Aric", "use Raise discarding [Boggard], [Dogslicer], [Codpiece]", "CARDS-12")  # once a combat


@card("Necromancer")
def test_a_necromancer_draws_a_door_for_undead() -> None:
    t = (
        at_table()
        .has("Aric", level=8, table=["Necromancer", "Briar"])
        .deck(treasures=["Pesh", "Codpiece"], doors=["Cheat!"])
    )
    t.combat("Aric", "Ghoul Friday").wins("Aric")
    assert sorted(t.hand("Aric")) == ["Cheat!", "Codpiece", "Pesh"]
    over(t)


@card("Necromancer")
def test_a_monster_that_rose_counts_as_undead_when_killed() -> None:
    t = at_table().has("Aric", level=5, table=["Necromancer"], hand=["Witch", "Briar", "Pesh"])
    t.deck(door_discards=["Mite"], doors=["Cheat!"], treasures=["Dogslicer", "Codpiece"]).combat("Aric", "Goblin")
    t.does("Aric", "use Raise discarding [Witch], [Briar], [Pesh]").wins("Aric")
    assert t.level("Aric") == 7 and sorted(t.hand("Aric")) == ["Cheat!", "Codpiece", "Dogslicer"]
    over(t)


@card("Necromancer", "Undead")
@pytest.mark.parametrize(("who", "drawn"), [("Aric", ["Cheat!"]), ("Suzan", [])])
def test_only_the_one_who_killed_draws(who: str, drawn: list[str]) -> None:
    t = at_table().has("Aric", level=5).has("Suzan", level=5).has("Third", hand=["Undead"])
    t.has(who, table=["Necromancer"]).deck(doors=["Cheat!"], treasures=["Pesh", "Briar", "Codpiece"])
    t.combat("Aric", "Mite").does("Third", "play [Undead] on [Mite]")  # Level 1, 5 more, three Treasures
    helped(t).wins("Aric").settle()
    assert [c for c in t.hand("Aric") if c == "Cheat!"] == drawn and t.hand("Suzan") == []


@card("Necromancer")
def test_no_door_for_the_living_or_for_undead_that_were_not_killed() -> None:
    alive = at_table().has("Aric", level=5, table=["Necromancer"]).deck(doors=["Cheat!"], treasures=["Pesh"])
    alive.combat("Aric", "Mite").wins("Aric")
    assert alive.hand("Aric") == ["Pesh"]
    gone = at_table().has("Aric", table=["Necromancer"], hand=["Lily Pollen"]).deck(doors=["Cheat!"])
    gone.combat("Aric", "Ghoul Friday").does("Aric", "play [Lily Pollen]").settle()
    assert gone.hand("Aric") == []
    over(gone)


# ---------------------------------------------------------------- Summoner
@card("Summoner")
@rule("CLASS-8")
@pytest.mark.parametrize(("monster", "bonus"), [("Lamashtu", 10), ("Mite", 2), ("Linnorm", 4), ("Aspis Agent", 0)])
def test_an_eidolon_is_worth_twice_its_treasures(monster: str, bonus: int) -> None:
    t = at_table().has("Third", table=["Summoner"], hand=[monster, "Pesh"]).combat("Aric", "Tengu")
    t.refused("Third", "use Eidolon discarding [Pesh] on fighters", "CLASS-8")  # no monster
    t.does("Third", f"use Eidolon discarding [{monster}] on monsters")
    assert t.sums() == (1, 12 + bonus) and t.discards("door") == [monster]
    t.nothing_pending_but("Aric")


@card("Summoner")
def test_one_eidolon_after_the_other() -> None:
    t = meets("Tengu", table=["Summoner"], hand=["Mite", "Goblin"])
    t.does("Aric", "use Eidolon discarding [Mite] on fighters", "use Eidolon discarding [Goblin] on fighters")
    assert t.sums() == (1 + 2 + 2, 12)
    t.refused("Suzan", "use Eidolon on fighters", "CLASS-6")
    peace = at_table().has("Aric", table=["Summoner"], hand=["Mite"])
    peace.refused("Aric", "use Eidolon discarding [Mite] on fighters", "ONESHOT-3")  # there is no fight


@card("Summoner")
@rule("FAQ-188")
def test_summoning_takes_the_first_monster_of_the_discards() -> None:
    t = at_table().has("Aric", table=["Summoner"], hand=["Pesh", "Briar"]).has("Suzan", table=["Necromancer"])
    t.deck(door_discards=["Strix", "Mite", "Cheat!"])
    t.does("Aric", "use Summon discarding [Pesh]")
    assert sorted(t.hand("Aric")) == ["Briar", "Mite"] and t.discards("door") == ["Strix", "Cheat!"]  # order kept
    t.refused("Aric", "use Summon discarding [Briar]", "CARDS-12")  # once a turn
    t.nothing_pending_but("Aric")


@card("Summoner")
@rule("FAQ-188", "TURN-6")
def test_summoning_is_paid_from_the_hand_before_the_door() -> None:
    t = (
        at_table()
        .has("Aric", table=["Summoner", "Briar"], hand=["Pesh"])
        .deck(doors=["Cheat!"], door_discards=["Mite"])
    )
    t.has("Suzan", table=["Summoner"], hand=["Codpiece"])
    t.refused("Aric", "use Summon discarding [Briar]", "CLASS-8")  # in play
    t.refused("Suzan", "use Summon discarding [Codpiece]", "TURN-6")  # another's turn
    t.does("Aric", "kick", "keep")
    t.refused("Aric", "use Summon discarding [Pesh]", "TURN-6")
    own = at_table().has("Aric", table=["Summoner"], hand=["Goblin"]).does("Aric", "use Summon discarding [Goblin]")
    assert own.hand("Aric") == ["Goblin"]  # paid first: it lies on top


@card("Summoner", "Blazer", "T-Bone Stake")
@rule("TRIBE-5", "MULTI-9", "MULTI-10", "REWARD-6")
def test_molly_and_the_goblins() -> None:
    found = ["Pesh", "Briar", "Codpiece", "Starscone", "Dogslicer"]
    t = at_table("Molly", "Nick", "Tim").has("Nick", hand=["Mob Goblins"]).has("Tim", hand=["Shop Goblin"])
    t.has("Molly", level=4, table=["Summoner", "Blazer", "T-Bone Stake"], hand=["Lamashtu", "Summoner"])
    t.deck(treasures=found).combat("Molly", "Slob Goblin")
    assert t.sums() == (8, 1)
    t.does("Nick", "join [Mob Goblins]").does("Tim", "join [Shop Goblin]")
    assert t.sums() == (8, 16)
    t.does("Molly", "use Eidolon discarding [Lamashtu] on fighters").wins("Molly")
    assert t.level("Molly") == 7 and sorted(t.hand("Molly")) == sorted(["Summoner", *found])
    t.nothing_pending_but("Molly")


# ---------------------------------------------------------------- Witch
def hexing(**suzan: Any) -> Table:
    t = at_table().has("Aric", table=["Witch"], hand=["Mobogo", "Pesh", "Briar", "Sinspawn"])
    return t.has("Suzan", **suzan)


@card("Witch")
@rule("CLASS-8", "CURSE-5")
def test_a_hex_is_the_bad_stuff_of_a_monster() -> None:
    t = hexing(level=3)
    t.refused("Aric", "use Hex discarding [Mobogo] on Suzan", "CLASS-8")  # it takes another card
    t.refused("Aric", "use Hex discarding [Sinspawn], [Pesh] on Suzan", "CLASS-8")  # no deadly one
    t.refused("Aric", "use Hex discarding [Pesh], [Briar] on Suzan", "CLASS-8")  # no monster at all
    t.refused("Aric", "use Hex discarding [Mobogo], [Pesh] on Aric")  # on somebody else
    t.refused("Suzan", "use Hex on Aric", "CLASS-6")
    t.does("Aric", "use Hex discarding [Mobogo], [Pesh] on Suzan").settle()
    assert t.level("Suzan") == 2 and t.hand("Aric") == ["Briar", "Sinspawn"]
    assert t.discards("door") == ["Mobogo"] and t.discards("treasure") == ["Pesh"]
    t.nothing_pending_but("Aric")


@card("Witch", "Wishing Ring")
@rule("CURSE-5")
def test_a_hex_strikes_as_a_curse_and_can_be_cancelled() -> None:
    t = hexing(level=3, hand=["Wishing Ring"]).does("Aric", "use Hex discarding [Mobogo], [Pesh] on Suzan")
    assert t.owes("Suzan") == "pass"
    t.does("Suzan", "play [Wishing Ring]").settle()
    assert t.level("Suzan") == 3 and "Wishing Ring" in t.discards("treasure")
    t.nothing_pending_but("Aric")


@card("Witch", "Anti-Curse Purse")
def test_what_curses_cannot_touch_a_hex_cannot_either() -> None:
    t = at_table().has("Aric", table=["Witch"], hand=["Copper Chef", "Briar"])
    t.has("Suzan", table=["Anti-Curse Purse"], carried=["Pesh"], hand=["Shard Gel"])
    t.has("Third", carried=["Kiss of Barbatos"])
    t.does("Aric", "use Hex discarding [Copper Chef], [Briar] on Suzan").settle()
    assert t.carried("Suzan") == ["Pesh"] and t.hand("Suzan") == ["Shard Gel"]


@card("Witch")
def test_of_two_monsters_the_first_named_is_the_hex_and_the_other_only_the_price() -> None:
    t = at_table().has("Aric", table=["Witch"], hand=["Mobogo", "Bloatmage"]).has("Suzan", level=5)
    t.does("Aric", "use Hex discarding [Mobogo], [Bloatmage] on Suzan").settle()
    assert t.level("Suzan") == 4  # not 2 more for the Bloatmage
    t = at_table().has("Aric", table=["Witch"], hand=["Mobogo", "Bloatmage"]).has("Suzan", level=5)
    t.does("Aric", "use Hex discarding [Bloatmage], [Mobogo] on Suzan").settle()
    assert t.level("Suzan") == 3


@card("Witch")
def test_a_hex_in_the_middle_of_a_fight() -> None:
    t = meets("Slob Goblin", level=2, third={"table": ["Witch"], "hand": ["Mobogo", "Pesh"]})
    t.does("Third", "use Hex discarding [Mobogo], [Pesh] on Aric").strikes()
    assert t.sums() == (1, 1) and t.level("Aric") == 1
    t.refused("Aric", "fight", "COMBAT-3")


@card("Witch", "Anthrakitis")
@rule("DOOR-4")
def test_no_curse_behind_a_door_harms_a_witch() -> None:
    t = at_table().has("Aric", level=3, table=["Witch"]).has("Suzan", hand=["Firegut"]).deck(doors=["Anthrakitis"])
    t.does("Aric", "kick")
    assert t.level("Aric") == 3 and t.discards("door") == []
    assert t.cards(t.game.state.decks[0])[-1] == "Anthrakitis"  # under the deck
    t.nothing_pending_but("Aric")
    t.does("Suzan", "play [Firegut] on Aric").settle()
    assert t.level("Aric") == 2  # one played on her does
    plain = at_table().has("Aric", level=3).has("Suzan", table=["Witch"]).deck(doors=["Anthrakitis"])
    plain.does("Aric", "kick").settle()
    assert plain.level("Aric") == 2


# ---------------------------------------------------------------- Super Munchkin
@card("Super Munchkin")
@rule("SUPER-3", "SUPER-4", "SUPER-6")
def test_super_munchkin_two_classes_or_one_without_drawbacks() -> None:
    t = at_table().has("Aric", hand=["Super Munchkin", "Witch", "Necromancer"])
    t.refused("Aric", "play [Super Munchkin]", "SUPER-3")  # it needs a Class
    t.does("Aric", "play [Witch]", "play [Super Munchkin]", "play [Necromancer]")
    assert sorted(t.used("Aric")) == ["Necromancer", "Super Munchkin", "Witch"]
    one = meets("Strix", table=["Witch", "Super Munchkin"])
    assert one.sums() == (1, 8)  # no 3 more against this Witch
    two = meets("Strix", table=["Witch", "Necromancer", "Super Munchkin"])
    assert two.sums() == (1, 8 + 3)
    purse = at_table().has("Aric", table=["Alchemist", "Super Munchkin"], hand=["Anti-Curse Purse"])
    purse.does("Aric", "play [Anti-Curse Purse]")
    assert "Anti-Curse Purse" in purse.used("Aric")


@card("Super Munchkin", "Lose Your Class!")
@rule("SUPER-3", "SUPER-16")
def test_super_munchkin_goes_with_the_last_class() -> None:
    t = at_table().has("Aric", table=["Witch", "Super Munchkin"]).has("Suzan", hand=["Lose Your Class!"])
    t.does("Suzan", "play [Lose Your Class!] on Aric").settle()
    assert t.used("Aric") == [] and "Super Munchkin" in t.discards("door")
    twice = at_table().has("Aric", table=["Witch", "Super Munchkin"], hand=["Super Munchkin", "Witch"])
    twice.refused("Aric", "play [Super Munchkin]")
    twice.refused("Aric", "play [Witch]", "CLASS-14")
    dead = loses("Geb", table=["Witch", "Super Munchkin", "Briar"])
    assert dead.dead("Aric") and sorted(dead.used("Aric")) == ["Super Munchkin", "Witch"]  # DEATH-6
