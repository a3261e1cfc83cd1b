"""Go Up a Level: the plain ones, and the two that go together (RULES: GUAL)."""

from __future__ import annotations

import pytest

from tests.cards.marks import card
from tests.cards.pathfinder.fights import at_table
from tests.cards.pathfinder.printed import PRINTED
from tests.marks import rule

PAIR = ("Clear the Dungeon", "Slay the Dragon")


@rule("GUAL-1", "GUAL-2", "GUAL-3")
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Attempt to Grapple", marks=card("Attempt to Grapple")),
        pytest.param("Back on Track", marks=card("Back on Track")),
        pytest.param("Blaze a Trail", marks=card("Blaze a Trail")),
        pytest.param("Clear the Dungeon", marks=card("Clear the Dungeon")),
        pytest.param("Embrace the Old Ways", marks=card("Embrace the Old Ways")),
        pytest.param("Find a Path", marks=card("Find a Path")),
        pytest.param("Shoot the Messenger", marks=card("Shoot the Messenger")),
        pytest.param("Slay the Dragon", marks=card("Slay the Dragon")),
        pytest.param("Stay on Target", marks=card("Stay on Target")),
    ],
)
def test_a_go_up_a_level(name: str) -> None:
    PRINTED.goes_up_a_level(name, two_ways=name in PAIR)


@card("Clear the Dungeon", "Slay the Dragon")
@pytest.mark.parametrize(("first", "second"), [PAIR, PAIR[::-1]])
def test_together_they_are_worth_three(first: str, second: str) -> None:
    t = at_table().has("Aric", level=2, hand=[first, second]).does("Aric", f"play [{first}] discarding [{second}]")
    assert t.level("Aric") == 5 and sorted(t.discards("treasure")) == sorted(PAIR) and t.hand("Aric") == []
    given = (
        at_table().has("Third", hand=[first, second]).does("Third", f"play [{first}] on Suzan discarding [{second}]")
    )
    assert given.level("Suzan") == 4 and given.level("Third") == 1
    given.nothing_pending_but("Aric")


@card("Clear the Dungeon", "Slay the Dragon")
@rule("GUAL-3")
@pytest.mark.parametrize(("first", "second"), [PAIR, PAIR[::-1]])
def test_the_pair_needs_both_in_one_hand(first: str, second: str) -> None:
    t = at_table().has("Aric", hand=[first, "Find a Path"]).has("Suzan", hand=[second])
    t.refused("Aric", f"play [{first}] discarding [Find a Path]")
    t.refused("Aric", f"play [{first}] discarding [{second}]")
    t.does("Aric", f"play [{first}]").does("Suzan", f"play [{second}] on Aric")
    assert t.level("Aric") == 3  # one after the other: one Level each
    apart = at_table().has("Aric", hand=[first, second]).does("Aric", f"play [{first}]", f"play [{second}]")
    assert apart.level("Aric") == 3
    top = at_table().has("Aric", level=7, hand=[first, second]).does("Aric", f"play [{first}] discarding [{second}]")
    assert top.level("Aric") == 9 and not top.game.over  # the third would be the winning one
    nine = at_table().has("Aric", level=9, hand=[first, second])
    nine.refused("Aric", f"play [{first}] on Aric discarding [{second}]", "GUAL-3")
