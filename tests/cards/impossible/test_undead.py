"""The Undead of the impossible set. Edition 1.61 lets them join each other's fights from hand; 1.51 does not (TRIBE-1,
TRIBE-2, TRIBE-3, MIX-6).
"""

from __future__ import annotations

import pytest

from kickdoor.packs import load_pack
from tests.cards.impossible.fights import TREASURES
from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table, table

UNDEAD = {"Professor Moribundy": 14, "Spook Spook": 12, "Mata Hairy": 6, "Napoleon So-Low": 1}
NUKE = "Stolen Nuclear Weapon"


def spies(edition: str, *packs: str) -> Table:
    return table(packs=("impossible", *packs), edition=f"impossible-{edition}")


def test_these_monsters_are_tagged_and_nobody_else() -> None:
    assert {c["name"] for c in load_pack("impossible").cards if "undead" in c.get("tags", ())} == set(UNDEAD)


@card("Professor Moribundy", "Spook Spook", "Mata Hairy", "Napoleon So-Low")
@rule("TRIBE-1")
@pytest.mark.parametrize("joins", UNDEAD)
@pytest.mark.parametrize("met", UNDEAD)
def test_by_1_61_each_of_them_joins_each_other(met: str, joins: str) -> None:
    if met == joins:
        return
    t = spies("1.61").has("Third", hand=[joins, "Spy Fly"]).combat("Aric", met)
    t.refused("Third", "join [Spy Fly]", "MULTI-13")
    t.does("Third", f"join [{joins}]")
    assert (t.monsters(), t.sums()[1]) == ([met, joins], UNDEAD[met] + UNDEAD[joins])
    t.nothing_pending_but("Aric")


@card("Professor Moribundy", "Spook Spook", "Mata Hairy", "Napoleon So-Low")
@rule("TRIBE-1")
@pytest.mark.parametrize("joins", UNDEAD)
def test_none_of_them_joins_the_living(joins: str) -> None:
    t = spies("1.61").has("Third", hand=[joins]).combat("Aric", "Women In Black")
    t.refused("Third", f"join [{joins}]", "TRIBE-1")
    t.nothing_pending_but("Aric")


@card("Spook Spook", "Professor Moribundy", "Stolen Nuclear Weapon")
@rule("TRIBE-2")
def test_by_1_51_nothing_of_this_is_allowed() -> None:
    t = spies("1.51").has("Third", hand=["Professor Moribundy", "Spy Fly", NUKE, "Wandering Monster"])
    t.combat("Aric", "Spook Spook")
    t.refused("Third", "join [Professor Moribundy]", "TRIBE-2")
    t.refused("Third", f"join [Spy Fly] with [{NUKE}]", "TRIBE-2")
    assert not [action for action in t.legal("Third") if action.startswith("join")]
    t.does("Third", "play [Wandering Monster] with [Professor Moribundy]", f"play [{NUKE}] on [Spook Spook]")
    assert t.sums()[1] == 12 + 14 + 10  # by Wandering Monster it may
    t.nothing_pending_but("Aric")


@card("Stolen Nuclear Weapon")
@rule("TRIBE-3", "AMB-83")
def test_by_1_61_the_weapon_brings_a_living_monster_along() -> None:
    t = spies("1.61").has("Third", hand=["Spy Fly", "Mail Drop", NUKE, "Vicious Guard Dogs"])
    t.combat("Aric", "Spook Spook")
    t.refused("Third", "join [Spy Fly] with [Vicious Guard Dogs]", "TRIBE-3")
    t.does("Third", f"join [Spy Fly] with [{NUKE}]")
    assert (t.monsters(), t.sums()[1]) == (["Spook Spook", "Spy Fly"], 12 + 1 + 10)
    assert t.hand("Third") == ["Mail Drop", "Vicious Guard Dogs"]
    t.nothing_pending_but("Aric")


@card("Stolen Nuclear Weapon")
@rule("TRIBE-3", "AMB-83")
def test_a_monster_with_the_weapon_is_undead_until_it_is_gone() -> None:
    t = spies("1.61").has("Aric", hand=["Payoff"], carried=["Maltese Duck"]).has("Suzan", hand=[NUKE])
    t.has("Third", hand=["Napoleon So-Low", "Mata Hairy"]).deck(treasures=TREASURES).combat("Aric", "Women In Black")
    t.refused("Third", "join [Napoleon So-Low]", "TRIBE-1")
    t.does("Suzan", f"play [{NUKE}]").does("Third", "join [Napoleon So-Low]")
    assert t.sums()[1] == 10 + 10 + 1
    t.does("Aric", "play [Payoff] on [Women In Black] discarding [Maltese Duck]")
    assert t.monsters() == ["Napoleon So-Low"]
    t.does("Third", "join [Mata Hairy]")  # Napoleon is one of them by himself
    t.nothing_pending_but("Aric")


@card("Professor Moribundy", "Spook Spook")
@rule("MIX-6", "TRIBE-1")
@pytest.mark.parametrize("edition", ["1.51", "1.61"])
def test_in_a_mix_they_follow_the_rule_under_either_edition(edition: str) -> None:
    t = spies(edition, "classic").has("Third", hand=["Mr. Bones", "Pit Bull", "Spook Spook"])
    t.combat("Aric", "Professor Moribundy")
    t.refused("Third", "join [Pit Bull]")
    t.does("Third", "join [Mr. Bones]", "join [Spook Spook]")
    assert t.sums()[1] == 14 + 2 + 12
    t.nothing_pending_but("Aric")
