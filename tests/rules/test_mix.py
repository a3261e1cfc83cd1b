"""Combining sets (MIX; AMB-148 to AMB-150)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kickdoor.game import Game
from kickdoor.packs import PackError, load_pack
from tests.marks import rule
from tests.mixes import MIXES, mix_name
from tests.small import EDITIONS, small_pack
from tests.table import TRIAL, table

ORDERS = """
    {name: Order of the Spoon, kind: faction, bonus: 2}
    {name: Bone Goblin, kind: monster, level: 3, treasures: 1, tags: [undead], bad_stuff: []}
    {name: Faithful Dog, kind: companion, bonus: 1}
    {name: Loyal Cat, kind: companion, bonus: 1, always: [{rule: sacrifice}]}
    {name: Human Hat, kind: item, bonus: 4, gold: 100, only: human}
"""
ORDERS_HEADER = """
    edition: pathfinder
    identities: {faction: {limit: 1, plural: Factions}, class: {limit: 1, plural: Classes}}
    tags: [undead, goblin]
    tribes: [undead, goblin]
    knows: [human]
"""


@pytest.fixture
def orders(tmp_path: Path) -> Path:
    """Make a set with Factions and a Goblin rule, but without Races."""
    return small_pack(tmp_path, ORDERS, name="orders", header=ORDERS_HEADER)


@rule("MIX-1", "AMB-148")
def test_any_sets_may_be_combined_and_their_cards_lie_in_the_same_decks() -> None:
    mixes: list[list[str | Path]] = [["classic"], [TRIAL], ["classic", TRIAL]]
    classic, trial, both = (Game.undealt(packs, ["A", "B", "C"], 1).view(-1).decks for packs in mixes)
    assert both == (classic[0] + trial[0], classic[1] + trial[1])
    t = table(packs=("classic", TRIAL)).has("Aric", level=3, table=["Warrior", "Steak Knife"], hand=["Boom Muffin"])
    t.combat("Aric", "Net Troll").does("Aric", "play [Boom Muffin] on fighters")
    assert t.sums() == (3 + 2 + 5, 10)
    t.wins("Aric")  # a Warrior wins the tie
    assert t.level("Aric") == 4


@rule("MIX-2", "MIX-3")
@pytest.mark.parametrize("edition", ["fu", "pathfinder"])
def test_a_set_plays_together_with_the_original_game(edition: str) -> None:
    game = Game.new([TRIAL, "classic"], ["A", "B", "C"], 3, rules={"edition": edition}, auto_pass=True)
    chance = random.Random(5)
    for _ in range(150):
        if game.over:
            break
        seat = game.pending()[0].seat
        game.submit(chance.choice(game.legal(seat)))
        assert game.check() == []


@rule("AMB-148")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_host_picks_one_preset_and_kinds_are_united(orders: Path, edition: str) -> None:
    t = (
        table(packs=("classic", orders), edition=edition)
        .has("Aric", hand=["Elf", "Warrior", "Order of the Spoon"])
        .dealing()
    )
    t.does("Aric", "play [Elf]", "play [Warrior]", "play [Order of the Spoon]")
    assert t.used("Aric") == ["Elf", "Warrior", "Order of the Spoon"]
    assert t.game.state.rules.edition == edition


@rule("AMB-148")
def test_the_first_set_gives_the_preset_if_none_is_picked(orders: Path) -> None:
    assert Game.undealt(["classic", orders], ["A", "B", "C"], 1).state.rules.edition == "classic"
    assert Game.undealt([orders, "classic"], ["A", "B", "C"], 1).state.rules.edition == "pathfinder"


@rule("MIX-4")
def test_class_race_and_faction_are_held_together(orders: Path) -> None:
    t = table(packs=(orders, "classic"), edition="pathfinder").has(
        "Aric", hand=["Wizard", "Dwarf", "Order of the Spoon", "Elf"]
    )
    t.does("Aric", "play [Wizard]", "play [Dwarf]", "play [Order of the Spoon]")
    assert (t.used("Aric"), t.strength("Aric")) == (["Wizard", "Dwarf", "Order of the Spoon"], 3)
    t.does("Aric", "play [Elf]")  # but one of each kind
    assert t.used("Aric") == ["Wizard", "Order of the Spoon", "Elf"]


@rule("MIX-5")
def test_in_a_mix_one_is_human_unless_a_race_says_otherwise(orders: Path) -> None:
    t = table(packs=(orders,), edition="pathfinder").has("Aric", carried=["Human Hat"])
    t.refused("Aric", "equip [Human Hat]", "ITEM-7")  # this set alone has no Races
    t = table(packs=(orders, "classic"), edition="pathfinder").has("Aric", carried=["Human Hat"], hand=["Elf"])
    t.does("Aric", "equip [Human Hat]")
    assert t.strength("Aric") == 5
    t.does("Aric", "play [Elf]")
    assert t.strength("Aric") == 1


@rule("MIX-5")
def test_one_is_human_too_where_only_one_of_the_sets_mentions_humans(tmp_path: Path) -> None:
    cards = """
        {name: Newt, kind: race}
        {name: Human Hat, kind: item, bonus: 4, gold: 100, only: human}
    """
    header = """
        identities: {race: {limit: 1, plural: Races}}
        knows: [human]
    """
    pack = small_pack(tmp_path, cards, header=header)
    t = table(packs=(pack, "classic"), edition="pathfinder").has("Aric", carried=["Human Hat"], hand=["Newt"])
    t.does("Aric", "equip [Human Hat]")
    assert t.strength("Aric") == 5
    t.does("Aric", "play [Newt]")
    assert t.strength("Aric") == 1


@rule("MIX-6")
def test_in_a_mix_every_undead_follows_the_undead_rule(orders: Path) -> None:
    t = table(edition="impossible-1.51").has("Suzan", hand=["Damp Ghost"]).combat("Aric", "Polite Skeleton")
    t.refused("Suzan", "join [Damp Ghost]", "TRIBE-2")  # this set alone lacks the rule
    t = table(packs=(TRIAL, orders), edition="impossible-1.51").has("Suzan", hand=["Damp Ghost", "Bone Goblin"])
    t.combat("Aric", "Polite Skeleton").does("Suzan", "join [Damp Ghost]", "join [Bone Goblin]")
    assert t.monsters() == ["Polite Skeleton", "Damp Ghost", "Bone Goblin"]


@rule("MIX-7")
def test_in_a_mix_whatever_is_named_goblin_is_a_goblin(orders: Path) -> None:
    t = table(edition="pathfinder").has("Suzan", hand=["Goblin-Shaped Balloon"]).combat("Aric", "Soggy Goblin")
    t.refused("Suzan", "join [Goblin-Shaped Balloon]", "MULTI-13")
    t = table(packs=(TRIAL, orders), edition="pathfinder").has("Suzan", hand=["Goblin-Shaped Balloon", "Bone Goblin"])
    t.combat("Aric", "Soggy Goblin").does("Suzan", "join [Goblin-Shaped Balloon]", "join [Bone Goblin]")
    assert t.monsters() == ["Soggy Goblin", "Goblin-Shaped Balloon", "Bone Goblin"]


@rule("MIX-9")
def test_an_expansion_may_bring_new_kinds_of_cards(tmp_path: Path) -> None:
    cards = """
        {name: Northerner, kind: birthright, bonus: 1}
        {name: Southerner, kind: birthright, bonus: 2}
        {name: Cape, kind: item, slot: shoulders, bonus: 2, gold: 100}
        {name: Shawl, kind: item, slot: shoulders, bonus: 3, gold: 100}
    """
    header = """
        identities: {birthright: {limit: 1, plural: Birthrights}}
        slots: {shoulders: 1}
        needs: [classic]
    """
    pack = small_pack(tmp_path, cards, name="capes", header=header)
    with pytest.raises((PackError, ValueError), match="classic"):
        Game.undealt([load_pack(pack)], ["A", "B", "C"], 1)
    t = table(packs=("classic", pack)).has("Aric", hand=["Northerner", "Southerner", "Elf"], carried=["Cape", "Shawl"])
    t.does("Aric", "play [Northerner]", "play [Elf]", "equip [Cape]")
    assert t.strength("Aric") == 4
    t.refused("Aric", "equip [Shawl]", "SLOT-8")
    t.does("Aric", "play [Southerner]")
    assert t.used("Aric") == ["Cape", "Elf", "Southerner"]


@rule("AMB-149", "MIX-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_companions_of_all_sets_count_together(orders: Path, edition: str) -> None:
    t = table(packs=(TRIAL, orders), edition=edition).has("Aric", table=["Faithful Dog"], hand=["Errand Boy"])
    t.does("Aric", "play [Errand Boy]")  # replaces the other
    assert t.used("Aric") == ["Errand Boy"] and "Faithful Dog" in t.discards("treasure")


COMPANIONS = {"classic": "Hireling", "fu": "Mook", "impossible": "Hireling Agent K-8", "pathfinder": "Hireling"}


@rule("MIX-12", "HIRE-6", "MOOK-3")
@pytest.mark.parametrize("mix", [m for m in MIXES if len(m) > 1], ids=mix_name)
def test_in_every_mix_companions_of_every_set_are_dismissed_at_any_time(mix: tuple[str, ...]) -> None:
    for first in mix:
        packs = (first, *(p for p in mix if p != first))
        for companion in {COMPANIONS[p] for p in mix}:
            t = table(packs=packs, edition=load_pack(first).edition).has("Suzan", table=[companion])
            monster = {"fu": "Moo Goo Pan Guy", "impossible": "Mail Drop", "pathfinder": "Mite"}.get(first, "Maul Rat")
            t.has("Aric", level=5).combat("Aric", monster)
            assert any(
                action.startswith(f"discard [{companion}") for action in t.legal("Suzan")
            )  # in the middle of another player's fight
            t.does("Suzan", f"discard [{companion}]")
            assert t.used("Suzan") == [] and t.discards("treasure") == [companion]
            t.wins("Aric")


@rule("HIRE-9")
@pytest.mark.parametrize("pack", ["classic", "pathfinder"])
def test_in_a_set_without_that_right_a_hireling_stays(pack: str) -> None:
    t = table(packs=(pack,), edition=pack).has("Aric", table=["Hireling"]).deck(turn="Aric")
    refusal = t.refused("Aric", "discard [Hireling]", "HIRE-9")
    assert refusal.rules == ("HIRE-9",)
    assert not any(action.startswith("discard") for action in t.legal("Aric"))


@rule("AMB-149", "FAQ-120")
@pytest.mark.parametrize("companion", ["Faithful Dog", "Loyal Cat"])
def test_in_a_mix_any_companion_may_be_given_up(orders: Path, companion: str) -> None:
    t = table(packs=(TRIAL, orders)).has("Aric", table=[companion]).deck(dice=[1]).combat("Aric", "Neon Gorilla")
    t.does("Aric", "run").does("Suzan", "pass").does("Third", "pass")
    t.does("Aric", f"sacrifice [{companion}]").settle()
    assert t.game.view(-1).players[0].escaped is True
    assert (t.used("Aric"), t.owes("Aric")) == ([], "end")


@rule("AMB-150", "CLASS-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_class_received_while_helping_may_be_played(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Brawler", "Brawler#2"]).has("Third", hand=["Helpful Neighbours"])
    t.combat("Aric", "Neon Gorilla").does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.does("Third", "play [Helpful Neighbours] on Aric").settle()
    assert t.hand("Suzan") == ["Brawler"]
    if edition == "classic":
        t.refused("Suzan", "play [Brawler]", "CLASS-16")
    else:
        t.does("Suzan", "play [Brawler]")  # the Class's own words are the more specific
        assert t.used("Suzan") == ["Brawler"]
