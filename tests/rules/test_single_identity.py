"""A single identity under its multiplier has every advantage and no drawback (SUPER-4, SUPER-17).

Every monster and Item of all sets is played three times: by a player without that identity, with it, and with it
and the multiplier. The last must do as well as the better of the other two.
"""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from kickdoor.engine.model.ids import Seat
from kickdoor.engine.sums import rewards, strength, usable
from kickdoor.packs import load_pack
from kickdoor.packs.loader import Pack
from tests.marks import rule
from tests.table import Table, table

MULTIPLIERS = {
    "classic": {"race": "Half-Breed", "class": "Super Munchkin"},
    "fu": {"class": "Super Munchkin"},
    "impossible": {"class": "Super Munchkin"},
    "pathfinder": {"class": "Super Munchkin", "faction": "Double Life"},
}
PACKS: dict[str, Pack] = {name: load_pack(name) for name in MULTIPLIERS}


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


def mentions(card: dict[str, object], identity: dict[str, object]) -> bool:
    """Return whether the text of a card asks about this identity, or about identities of its kind."""
    text = json.dumps({k: v for k, v in card.items() if k not in ("art", "flavour", "name", "kind", "sourced")})
    kind = rf'"has": {{"kind": (\[[^]]*)?"{identity["kind"]}"'
    return f'"{slug(str(identity["name"]))}"' in text or re.search(kind, text) is not None


def cases(*kinds: str) -> list[tuple[str, str, str, str]]:
    """Yield (set, card, identity, multiplier)."""
    found: list[tuple[str, str, str, str]] = []
    for name, multipliers in MULTIPLIERS.items():
        identities = [c for c in PACKS[name].cards if c["kind"] in multipliers]
        for card in PACKS[name].cards:
            if card["kind"] in kinds:
                found += [
                    (name, card["name"], i["name"], multipliers[i["kind"]]) for i in identities if mentions(card, i)
                ]
    return found


def meeting(pack: str, monster: str, level: int, cards: tuple[str, ...]) -> Table:
    edition = "impossible-1.61" if pack == "impossible" else pack
    t = table(packs=(pack,), edition=edition).has("Aric", level=level, table=list(cards), sex="male")
    return t.deck(dice=[2, 3]).combat("Aric", monster)


@cache
def outcome(pack: str, monster: str, level: int, cards: tuple[str, ...]) -> dict[str, int]:
    """Return how well the player does, as numbers of which more is better."""
    before = table(packs=(pack,), edition="impossible-1.61" if pack == "impossible" else pack)
    alone = before.has("Aric", level=level, table=list(cards)).strength("Aric")
    t = meeting(pack, monster, level, cards)
    state = t.game.state
    fight = state.combat
    if fight is None or not fight.monsters:
        return {"attacked": 0, "theirs": 0, "ours": 0, "treasures": 9, "aside": 1, "chased": 0, "levels": 0, "alive": 1}
    foe = fight.monsters[0]
    aside = any(a == f"use [{monster}]" for a in t.legal("Aric"))
    seen = {
        "attacked": -1,
        "theirs": -strength.of_monster(state, foe),
        "ours": strength.of_player(state, Seat(0)) - alone,
        "treasures": rewards.treasures_of(state, foe),
        "aside": int(aside),
        "chased": -1,
        "levels": 0,
        "alive": 1,
    }
    if t.sums()[0] <= t.sums()[1] and not strength.winning(state):
        t.does("Aric", "run").settle()
        seen["chased"] = 0 if not t.happened("caught") and not t.happened("die_rolled") else -1
        while t.owes("Aric") == "choose":
            t.does("Aric", t.legal("Aric")[0]).settle()
        seen["levels"] = state.levels[0] - level
        seen["alive"] = int(not t.happened("died"))
    return seen


@rule("SUPER-17", "SUPER-4", "SUPER-5", "SUPER-6", "SUPER-9", "SUPER-10")
@pytest.mark.parametrize("level", [3, 6])
@pytest.mark.parametrize(("pack", "monster", "identity", "multiplier"), cases("monster"))
def test_every_monster_that_treats_an_identity_specially(
    pack: str, monster: str, identity: str, multiplier: str, level: int
) -> None:
    without = outcome(pack, monster, level, ())
    with_it = outcome(pack, monster, level, (identity,))
    single = outcome(pack, monster, level, (identity, multiplier))
    for what in ("attacked", "theirs", "ours", "treasures", "aside", "chased"):
        assert single[what] == max(without[what], with_it[what]), what
    for what in ("levels", "alive"):  # if the same fight was lost
        if (single["attacked"], single["chased"]) == (-1, -1) == (with_it["attacked"], with_it["chased"]):
            assert single[what] >= min(without[what], with_it[what]), what
            if single["theirs"] == with_it["theirs"]:
                assert single[what] >= with_it[what], what


@rule("SUPER-17", "SUPER-5", "SUPER-6", "ITEM-7")
@pytest.mark.parametrize(("pack", "item", "identity", "multiplier"), cases("item", "oneshot"))
def test_every_item_that_treats_an_identity_specially(pack: str, item: str, identity: str, multiplier: str) -> None:
    def works(*cards: str) -> bool:
        edition = "impossible-1.61" if pack == "impossible" else pack
        t = table(packs=(pack,), edition=edition).has("Aric", table=list(cards), carried=[item])
        state = t.game.state
        card = next(c for c in state.tables[0] if state.lib.names[c] == item)
        return usable.is_usable(state, Seat(0), card)

    assert works(identity, multiplier) == (works() or works(identity)) is True


# ---------------------------------------------------------------- as play
def classic(*cards: str, level: int = 3) -> Table:
    return table(packs=("classic",)).has("Aric", level=level, table=list(cards))


@rule("SUPER-17", "FAQ-129")
def test_the_potted_plant_pays_a_half_elf_twice() -> None:
    t = classic("Elf", "Half-Breed").combat("Aric", "Potted Plant").wins("Aric")
    assert len(t.hand("Aric")) == 2
    t = classic().has("Suzan", table=["Elf", "Half-Breed"]).combat("Aric", "Potted Plant")
    t.does("Suzan", "offer help to Aric").does("Aric", "accept Suzan").wins("Aric")
    assert len(t.hand("Aric")) == 2 and t.level("Suzan") == 2


@rule("SUPER-17", "RUN-10")
@pytest.mark.parametrize(
    ("cards", "level"), [(("Elf",), 3), (("Elf", "Half-Breed"), 4), (("Elf", "Half-Breed", "Dwarf"), 3)]
)
def test_the_tongue_demon_takes_no_third_level_from_a_half_elf(cards: tuple[str, ...], level: int) -> None:
    t = classic(*cards, level=6).deck(dice=[1]).combat("Aric", "Tongue Demon").runs("Aric")
    assert t.level("Aric") == level
    t.nothing_pending_but("Aric")


@rule("SUPER-17", "AMB-97")
@pytest.mark.parametrize(("cards", "dead"), [(("Elf",), True), (("Elf", "Half-Breed"), False)])
def test_squidzilla_does_not_pursue_a_half_elf_of_low_level(cards: tuple[str, ...], dead: bool) -> None:
    t = classic(*cards).deck(dice=[1]).combat("Aric", "Squidzilla").runs("Aric")
    assert bool(t.happened("died")) is dead and bool(t.happened("caught")) is dead


@rule("SUPER-17", "FAQ-127")
def test_a_half_halfling_may_leave_the_golem_alone() -> None:
    t = classic("Halfling", "Half-Breed").combat("Aric", "Stoned Golem").does("Aric", "use [Stoned Golem]").wins("Aric")
    assert t.level("Aric") == 3 and not t.happened("died")
    t = classic("Halfling", "Half-Breed").deck(dice=[1]).combat("Aric", "Stoned Golem").runs("Aric")
    assert not t.happened("died")  # it does not pursue anybody who is no Halfling
    t = classic("Halfling").combat("Aric", "Stoned Golem")
    t.refused("Aric", "use [Stoned Golem]")


@rule("SUPER-17", "FAQ-127", "FAQ-30")
def test_the_golem_looks_at_the_race_at_the_beginning_of_the_flight() -> None:
    t = classic("Halfling", "Half-Breed").deck(dice=[1]).combat("Aric", "Stoned Golem").flees("Aric")
    t.does("Aric", "discard [Half-Breed]").settle()
    assert not t.happened("died")


@rule("SUPER-17", "HELP-11")
def test_one_of_two_fighters_may_still_be_hated_by_the_monster() -> None:
    t = classic("Halfling", "Half-Breed").has("Suzan", table=["Halfling"]).combat("Aric", "Stoned Golem")
    t.does("Aric", "use [Stoned Golem]").does("Suzan", "offer help to Aric").does("Aric", "accept Suzan")
    t.refused("Aric", "use [Stoned Golem]")  # she has to fight it, so both have to
    assert t.sums()[1] == 14


@rule("SUPER-17", "SUPER-6", "AMB-114")
def test_skills_gaki_gets_nothing_from_a_single_class_of_a_super_munchkin() -> None:
    t = table(packs=("fu",), edition="fu").has("Aric", level=3, table=["Samurai", "Super Munchkin"])
    assert t.combat("Aric", "Skills Gaki").sums()[1] == 6
    t = table(packs=("fu",), edition="fu").has("Aric", level=3, table=["Samurai", "Super Munchkin", "Monk"])
    assert t.combat("Aric", "Skills Gaki").sums()[1] == 6 + 5


@rule("SUPER-17", "FAQ-93")
def test_lawyers_still_deal_with_a_single_thief() -> None:
    t = classic("Thief", "Super Munchkin").has("Aric", hand=["Magic Lamp", "Loaded Die"])
    t.deck(treasures=["Wishing Ring", "Doppleganger"]).combat("Aric", "Lawyers").settle()
    t.does("Aric", "choose yes").settle()
    assert sorted(t.hand("Aric")) == ["Doppleganger", "Wishing Ring"]


@rule("SUPER-17", "SUPER-7")
def test_costs_are_still_paid() -> None:
    t = classic("Wizard", "Super Munchkin").has("Aric", hand=["Mate"]).combat("Aric", "Gazebo")
    t.refused("Aric", "use Charm on [Gazebo]", "CLASS-7")


@rule("SUPER-17", "MIX-1")
def test_in_a_mix_each_multiplier_covers_its_own_kind() -> None:
    t = table(packs=("classic", "pathfinder")).has("Aric", level=6, table=["Elf", "Half-Breed", "Hellknight"])
    t.has("Suzan", hand=["Wandering Monster", "Drooling Slime"]).combat("Aric", "Hobbes Goblin")
    t.does("Suzan", "play [Wandering Monster] with [Drooling Slime]")
    assert t.sums()[1] == 1 + 4 + 1  # the Faction still counts against its bearer, the Race no longer does
