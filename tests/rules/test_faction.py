"""Factions (RULES: FACTION)."""

from __future__ import annotations

from pathlib import Path

from kickdoor.rules import edition_values
from tests.marks import rule
from tests.rules.identities import each_can_be, looted_off_turn
from tests.small import small_pack
from tests.table import table

FACTIONS = ("Eagle Knight", "Hellknight", "Pathfinder", "Red Mantis Assassin")


@rule("FACTION-1")
def test_the_factions(tmp_path: Path) -> None:
    each_can_be(tmp_path, "pathfinder", {"class": ("Witch",), "faction": FACTIONS}, "faction")
    identities = {"class", "race", "style", "loyalty", "training", "faction"}
    assert identities & set(edition_values("pathfinder")["opening_kinds"]) == {"class", "faction"}


@rule("FACTION-2", "FACTION-6")
def test_what_holds_for_classes_holds_for_factions() -> None:
    t = table("Aric", "Suzan", "Third", edition="pathfinder").has("Aric", level=3, hand=["Iron Choir", "Night Owls"])
    t.has("Suzan", hand=["Iron Choir"], table=["Lantern Order"]).combat("Aric", "Bridge Bailiff")
    t.does("Aric", "play [Iron Choir]")  # in his own turn, combat included
    assert t.sums() == (8, 10)  # it works at once
    t.refused("Suzan", "play [Iron Choir]", "FACTION-2")
    t.does("Suzan", "discard [Lantern Order]")  # at any time
    t.does("Aric", "play [Night Owls]")
    assert t.used("Aric") == ["Night Owls"] and t.sums() == (3, 10)
    looted_off_turn("pathfinder", "Night Owls", helping=False).does("Suzan", "play [Night Owls]")
    looted_off_turn("pathfinder", "Night Owls", helping=True).does("Suzan", "play [Night Owls]")


@rule("FACTION-2")
def test_a_faction_says_what_it_is_paid_with() -> None:
    t = table("Aric", "Suzan", "Third", edition="pathfinder").deck(doors=["Runty"])
    t.has("Aric", level=3, table=["Night Owls", "Steak Knife"], hand=["Goblin Glee Club", "Furious", "Monday"])
    t.does("Aric", "kick", "keep", "trouble [Goblin Glee Club]")
    t.refused("Aric", "use Ambush discarding [Steak Knife]", "CLASS-8")  # only cards from the hand
    t.does("Aric", "use Ambush discarding [Furious], [Monday]")
    assert t.sums() == (3 + 2 + 4, 13)


@rule("FACTION-3")
def test_only_one_faction_unless_a_card_allows_more() -> None:
    t = table("Aric", "Suzan", "Third", edition="pathfinder")
    t.has("Aric", table=["Iron Choir"], hand=["Night Owls", "Secret Hobby", "Lantern Order"])
    t.does("Aric", "play [Night Owls]")
    assert t.used("Aric") == ["Night Owls"]
    t.does("Aric", "play [Secret Hobby]", "play [Lantern Order]")
    assert t.used("Aric") == ["Night Owls", "Secret Hobby", "Lantern Order"]


@rule("FACTION-4")
def test_never_two_copies_of_one_faction() -> None:
    t = table("Aric", "Suzan", "Third", edition="pathfinder")
    t.has("Aric", table=["Iron Choir", "Secret Hobby"], hand=["Iron Choir"])
    t.refused("Aric", "play [Iron Choir]", "FACTION-4")


@rule("FACTION-5")
def test_factions_races_and_birthrights_are_kinds_apart(tmp_path: Path) -> None:
    kinds = ("race", "faction", "birthright")
    pack = small_pack(
        tmp_path,
        """
        {name: Hellknight, kind: faction, bonus: 1}
        {name: Eagle Knight, kind: faction, bonus: 1}
        {name: Elf, kind: race, bonus: 2}
        {name: Orphan, kind: birthright, bonus: 4}
        {name: Shaved Ears, kind: curse, effect: [{discard: {count: all, kind: race}}]}
        {name: Rat, kind: monster, level: 1, treasures: 1, bad_stuff: []}
        """,
        header="identities: {" + ", ".join(f"{kind}: {{limit: 1, plural: {kind}s}}" for kind in kinds) + "}",
    )
    t = table("Aric", "Suzan", "Third", edition="pathfinder", packs=(pack,)).has("Suzan", hand=["Shaved Ears"])
    t.has("Aric", hand=["Hellknight", "Elf", "Orphan", "Eagle Knight"])
    t.does("Aric", "play [Hellknight]", "play [Elf]", "play [Orphan]")
    assert t.strength("Aric") == 1 + 1 + 2 + 4  # one of each
    t.does("Aric", "play [Eagle Knight]")
    assert t.used("Aric") == ["Elf", "Orphan", "Eagle Knight"]  # a Faction replaces only a Faction
    t.does("Suzan", "play [Shaved Ears] on Aric").settle()
    assert t.used("Aric") == ["Orphan", "Eagle Knight"]


@rule("FACTION-6")
def test_the_action_lists_race_means_faction() -> None:
    """With "Race" read as Faction, the own-turn list lets a Faction be played in one's own fight, but not in another
    player's turn.
    """
    t = table("Aric", "Suzan", "Third", edition="pathfinder").has("Aric", hand=["Night Owls"])
    t.has("Suzan", hand=["Lantern Order"]).deck(doors=["Bridge Bailiff"])
    t.refused("Suzan", "play [Lantern Order]", "TIMING-3")
    t.does("Aric", "kick", "play [Night Owls]")
    assert t.used("Aric") == ["Night Owls"]
