"""Every mix of the built-in sets, and two small packs with clashes."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

from kickdoor.packs import Pack, builtin_sets, load_pack
from tests.small import small_pack

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo")
MIXES = [mix for size in range(1, 5) for mix in combinations(builtin_sets(), size)]
ALL = MIXES[-1]


def mix_name(mix: tuple[str, ...]) -> str:
    return "+".join(mix)


@cache
def packs_of(mix: tuple[str, ...]) -> list[Pack]:
    return [load_pack(name) for name in mix]


EAST = """
    {name: Whirlwind, kind: style}
    {name: Hush!, kind: oneshot, gold: 100, uses: [{when: curse, do: [{cancel: curse}]}]}
    {name: Tripwire, kind: curse, effect: [{lose_levels: 1}]}
    {name: Old Friend, kind: oneshot, bonus: 3, gold: 100}
    {name: Twin Card, kind: oneshot, bonus: 2, gold: 200}
    {name: Lantern Bearer, kind: companion, bonus: 1}
    {name: Paper Shark, kind: monster, level: 2, treasures: 1, tags: [shark], bad_stuff: [{lose_levels: 1}]}
    {name: Hat of the Newt, kind: item, bonus: 4, gold: 100, only: newt}
    {name: Bell, kind: oneshot, gold: 0, uses: [{when: combat, target: {monster: {named: bailiff}}, do: [BELL]}]}
""".replace("BELL", "{dismiss: target}")
EAST_HEADER = """
    edition: fu
    curse_word: Trap
    companion_word: Mook
    identities: {style: {limit: 1, plural: Styles}, class: {limit: 1, plural: Classes}}
    slots: {headgear: 1}
    tags: [shark]
    tribes: [shark]
    knows: [newt, bailiff]
"""
WEST = """
    {name: Newt, kind: race}
    {name: Old Friend, kind: oneshot, bonus: 5, gold: 300}
    {name: Twin Card, kind: oneshot, bonus: 2, gold: 200, art: abacus, flavour: Seen me before?}
    {name: Hex, kind: curse, effect: [{lose_levels: 1}]}
    {name: Squire, kind: companion, bonus: 2}
    {name: Bailiff, kind: monster, level: 3, treasures: 2, bad_stuff: [{lose_levels: 1}]}
    {name: Loan Shark, kind: monster, level: 4, treasures: 1, tags: [shark], bad_stuff: [{lose_levels: 1}]}
    {name: Feathered Cap, kind: item, bonus: 1, gold: 100, slot: headgear}
"""
WEST_HEADER = """
    identities: {race: {limit: 1, plural: Races, none: human}, class: {limit: 1, plural: Classes}}
    slots: {headgear: 1, boots: 1}
    tags: [shark]
"""


def east(folder: Path) -> Path:
    """Make a pack with Traps, Mooks and Styles whose cards name things of the other pack."""
    return small_pack(folder, EAST, name="east", header=EAST_HEADER)


def west(folder: Path) -> Path:
    """Make a pack with Curses, Hirelings and Races; two of its cards have the same name as one of the other pack, one
    of them with another text.
    """
    return small_pack(folder, WEST, name="west", header=WEST_HEADER)
