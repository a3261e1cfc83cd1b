"""The four Factions of the pathfinder set, and Double Life, each by play."""

from __future__ import annotations

import pytest

from tests.cards.marks import card
from tests.cards.pathfinder.fights import at_table, cursed, helped, loses, meets
from tests.marks import rule
from tests.table import Table


# ---------------------------------------------------------------- Eagle Knight
@card("Eagle Knight")
@rule("CLASS-8", "HELP-14")
def test_valor_costs_hand_cards_and_speed() -> None:
    t = meets("Akata", level=3, table=["Eagle Knight", "Briar"], hand=["Pesh", "Mite", "Cheat!", "Witch"], dice=(6,))
    t.refused("Aric", "use Valor discarding [Briar]", "CLASS-8")  # not from the table
    t.refused("Aric", "use Valor discarding [Pesh], [Mite], [Cheat!], [Witch]", "CLASS-8")  # four
    t.refused("Aric", "use Valor", "CLASS-8")
    t.does("Aric", "use Valor discarding [Pesh], [Mite]")
    assert t.sums() == (3 + 2 + 4, 10)
    t.refused("Aric", "use Valor discarding [Witch]", "CARDS-12")  # once a combat
    t.runs("Aric")
    assert t.happened("caught") and t.level("Aric") == 1  # 6 − 2 for the valor


@card("Eagle Knight")
@pytest.mark.parametrize(("paid", "escapes"), [("[Pesh]", True), ("[Pesh], [Mite]", False)])
def test_one_less_to_run_for_each_card(paid: str, *, escapes: bool) -> None:
    t = meets("Akata", table=["Eagle Knight"], hand=["Pesh", "Mite"], dice=(6,))
    t.does("Aric", f"use Valor discarding {paid}").runs("Aric")
    assert bool(t.happened("escaped")) is escapes and bool(t.happened("caught")) is not escapes


@card("Eagle Knight")
@rule("HELP-16")
def test_a_helping_eagle_knight_is_brave_too() -> None:
    t = meets("Tengu", suzan={"table": ["Eagle Knight"], "hand": ["Pesh"]})
    t.refused("Suzan", "use Valor discarding [Pesh]", "COMBAT-14")  # not yet in the fight
    helped(t).does("Suzan", "use Valor discarding [Pesh]")
    assert t.sums() == (1 + 1 + 2, 12)
    t.refused("Aric", "use Valor", "CLASS-6")


# ---------------------------------------------------------------- Hellknight
@card("Hellknight")
def test_a_hellknight_wears_the_armor() -> None:
    t = meets("Tengu", level=2, table=["Hellknight"])
    assert t.sums() == (2 + 5, 12)
    bare = meets("Bloatmage", level=2, table=["Hellknight"])
    assert bare.sums() == (2 + 5, 14)  # it gets 5 more against anyone without armor
    headless = meets("Goblin Snake", table=["Hellknight"])
    assert headless.sums() == (6, 2)  # and 3 against anyone without headgear


@card("Hellknight", "Cheat!")
@rule("SLOT-1", "SLOT-2", "CHEAT-1")
def test_no_other_armor_or_headgear_without_a_cheat() -> None:
    t = at_table().has("Aric", table=["Hellknight"], hand=["Armor of Insults", "Decemvirate Helm", "Blazer", "Cheat!"])
    t.does("Aric", "play [Armor of Insults]", "play [Decemvirate Helm]", "play [Blazer]")
    assert t.carried("Aric") == ["Armor of Insults", "Decemvirate Helm"] and t.strength("Aric") == 1 + 5 + 2
    t.refused("Aric", "equip [Armor of Insults]", "SLOT-2")
    t.refused("Aric", "equip [Decemvirate Helm]", "SLOT-1")
    t.does("Aric", "play [Cheat!] on [Decemvirate Helm]")
    assert t.strength("Aric") == 1 + 5 + 2 + 3


@card("Hellknight")
@rule("SLOT-8")
def test_who_becomes_a_hellknight_takes_off_the_rest() -> None:
    t = at_table().has("Aric", table=["Armor of Insults", "Decemvirate Helm", "Blazer"], hand=["Hellknight"])
    assert t.strength("Aric") == 1 + 1 + 3 + 2
    t.does("Aric", "play [Hellknight]")
    assert sorted(t.carried("Aric")) == ["Armor of Insults", "Decemvirate Helm"]
    assert t.strength("Aric") == 1 + 5 + 2  # the Blazer goes over it
    t.nothing_pending_but("Aric")
    t.does("Aric", "discard [Hellknight]", "equip [Armor of Insults]", "equip [Decemvirate Helm]")
    assert t.strength("Aric") == 1 + 1 + 3 + 2


@card("Hellknight", "Lose Your Armor", "Blazer")
def test_who_loses_the_armor_is_a_hellknight_no_more() -> None:
    t = cursed("Lose Your Armor", table=["Hellknight"])
    assert t.used("Aric") == [] and t.discards("door") == ["Hellknight", "Lose Your Armor"]
    over = cursed("Lose Your Armor", table=["Hellknight", "Blazer"])
    over.does("Aric", "choose [Blazer]")
    assert over.used("Aric") == ["Hellknight"]


# ---------------------------------------------------------------- Pathfinder
@card("Pathfinder")
@rule("TURN-6")
@pytest.mark.parametrize(("thrown", "met"), [("Cheat!", "Mite"), ("Mite", "Cheat!")])
def test_a_pathfinder_looks_ahead(thrown: str, met: str) -> None:
    t = at_table().has("Aric", level=3, table=["Pathfinder"]).has("Suzan", table=["Pathfinder"])
    t.deck(doors=["Mite", "Cheat!", "Witch"])
    t.refused("Suzan", "use Scout", "TURN-6")  # before one's own door
    t.does("Aric", "use Scout", f"choose [{thrown}]")
    assert t.discards("door") == [thrown]
    t.refused("Aric", "use Scout", "CARDS-12")  # once
    t.does("Aric", "kick")
    assert t.monsters() == (["Mite"] if met == "Mite" else [])
    if met == "Cheat!":
        t.does("Aric", "keep")
        assert t.hand("Aric") == ["Cheat!"]
        t.refused("Aric", "use Scout", "TURN-6")
    t.nothing_pending_but("Aric")


@card("Pathfinder")
def test_only_the_scout_sees_the_cards() -> None:
    t = at_table().has("Aric", table=["Pathfinder"]).deck(doors=["Mite", "Cheat!"]).does("Aric", "use Scout")
    (question,) = t.game.pending()
    assert question.seat == 0 and question.kind == "choose"
    mine, theirs = str(t.game.view(0)), str(t.game.view(1))
    assert "Mite" in mine and "Mite" not in theirs and "Cheat!" not in theirs


# ---------------------------------------------------------------- Red Mantis Assassin
def ambush(*hand: str) -> Table:
    t = at_table().has("Aric", level=3, table=["Red Mantis Assassin", "Briar"], hand=["Ogre Achiever", *hand])
    return t.deck(doors=["Cheat!"]).does("Aric", "kick", "keep")


@card("Red Mantis Assassin")
@rule("TROUBLE-2")
def test_an_ambush_is_laid_when_looking_for_trouble() -> None:
    t = ambush("Pesh", "Mite", "Witch")
    t.refused("Aric", "use Ambush discarding [Pesh]", "TROUBLE-2")
    t.does("Aric", "trouble [Ogre Achiever]")
    t.refused("Aric", "use Ambush discarding [Briar]", "CLASS-8")  # not from the table
    t.refused("Aric", "use Ambush discarding [Pesh], [Mite], [Witch], [Cheat!]", "CLASS-8")
    t.does("Aric", "use Ambush discarding [Pesh], [Mite], [Witch]")
    assert t.sums() == (3 + 2 + 6, 8)
    t.refused("Aric", "use Ambush discarding [Cheat!]", "CARDS-12")
    t.wins("Aric")
    assert t.level("Aric") == 4
    t.nothing_pending_but("Aric")


@card("Red Mantis Assassin")
def test_no_ambush_at_the_door_or_in_anothers_fight() -> None:
    t = meets("Tengu", table=["Red Mantis Assassin"], hand=["Pesh"])
    t.refused("Aric", "use Ambush discarding [Pesh]", "TROUBLE-2")
    other = at_table().has("Aric", hand=["Tengu"]).has("Suzan", table=["Red Mantis Assassin"], hand=["Pesh"])
    other.deck(doors=["Cheat!"]).does("Aric", "kick", "keep", "trouble [Tengu]")
    helped(other).refused("Suzan", "use Ambush discarding [Pesh]", "TROUBLE-2")  # she did not look for it


@card("Red Mantis Assassin")
@pytest.mark.parametrize(("die", "away"), [(4, True), (3, False)])
def test_an_assassin_runs_well(die: int, *, away: bool) -> None:
    t = loses("Akata", dice=(die,), table=["Red Mantis Assassin"])
    assert bool(t.happened("escaped")) is away and bool(t.happened("caught")) is not away
    plain = loses("Akata", dice=(4,))
    assert plain.happened("caught")


# ---------------------------------------------------------------- Double Life
@card("Double Life")
@rule("SUPER-10", "FACTION-3", "FACTION-4")
def test_two_factions_for_a_double_life() -> None:
    t = at_table().has("Aric", hand=["Double Life", "Pathfinder", "Red Mantis Assassin", "Pathfinder"])
    t.refused("Aric", "play [Double Life]", "SUPER-10")  # it needs a Faction
    t.does("Aric", "play [Pathfinder]", "play [Double Life]")
    t.refused("Aric", "play [Pathfinder]", "FACTION-4")
    t.does("Aric", "play [Red Mantis Assassin]")
    assert sorted(t.used("Aric")) == ["Double Life", "Pathfinder", "Red Mantis Assassin"]
    both = meets("Hemogoblin", table=["Pathfinder", "Red Mantis Assassin", "Double Life"])
    assert both.sums() == (1, 6 - 3 + 4)  # the good and the bad of both


@card("Double Life", "Lose Your Faction!")
@rule("SUPER-10", "DEATH-6")
def test_a_double_life_ends_with_the_faction_but_not_with_death() -> None:
    t = cursed("Lose Your Faction!", table=["Pathfinder", "Hellknight", "Double Life"])
    assert t.used("Aric") == [] and "Double Life" in t.discards("door")
    dead = loses("Geb", table=["Pathfinder", "Double Life", "Briar"])
    assert dead.dead("Aric") and sorted(dead.used("Aric")) == ["Double Life", "Pathfinder"]
    t.nothing_pending_but("Aric")


@card("Double Life", "Eagle Knight", "Hellknight", "Red Mantis Assassin")
@rule("SUPER-10")
def test_one_faction_without_its_drawbacks() -> None:
    mantis = meets("Hemogoblin", table=["Red Mantis Assassin", "Double Life"])
    assert mantis.sums() == (1, 6)  # no 4 more
    eagle = meets("Akata", table=["Eagle Knight", "Double Life"], hand=["Pesh", "Mite"], dice=(5,))
    eagle.does("Aric", "use Valor discarding [Pesh], [Mite]")  # SUPER-7: the cards must be paid
    assert eagle.sums() == (1 + 4, 10)
    eagle.runs("Aric")
    assert eagle.happened("escaped")  # but it does not slow one down
    hell = at_table().has("Aric", table=["Hellknight", "Double Life"], hand=["Decemvirate Helm", "Armor of Insults"])
    hell.does("Aric", "play [Decemvirate Helm]", "play [Armor of Insults]")
    assert hell.strength("Aric") == 1 + 5 + 3 + 1
    hell.does("Aric", "discard [Double Life]")
    assert hell.strength("Aric") == 1 + 5 and len(hell.carried("Aric")) == 2
    hell.nothing_pending_but("Aric")
