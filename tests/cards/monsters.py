"""What many monsters of all sets have in common, tested by play: numbers, whom they are stronger against, whom they
pursue.
"""

from __future__ import annotations

from typing import Any

from tests.cards.fights import Fights
from tests.table import Table


def is_worth(
    fights: Fights,
    t: Table,
    name: str,
    *,
    sums: tuple[int, int],
    shots: tuple[str, ...],
    plus: int,
    deck: tuple[str, ...],
    treasures: int,
    reached: int,
    more_cards: int = 0,
    thrower: str = "",
) -> None:
    """Check these sums, and that one-shots worth `plus` win the fight.

    The winner draws so many Treasures from the top of `deck`, with `more_cards` besides, and reaches `level`.
    """
    me = fights.main
    own, level = sums
    assert t.sums() == (own, level)
    for shot in shots:
        t.does(thrower or me, f"play [{shot}] on fighters")
    assert t.sums() == (own + plus, level)
    held = t.hand(me)
    t.wins(me)
    assert t.level(me) == reached
    assert [c for c in t.hand(me) if c in deck] == list(deck[:treasures])
    assert len(t.hand(me)) == len(held) + treasures + more_cards
    assert name in t.discards("door")
    fights.over(t)


def is_changed_by(fights: Fights, name: str, identity: str, other: str, bonus: int) -> None:
    """Check that a Class, a Race and the like among the fighters changes the monster, once."""
    me, left, right = fights.players
    plain = fights.meets(name, table=[other], **fights.of(right, table=[identity])).sums()[1]  # a bystander

    t = fights.meets(name, table=[identity], **fights.of(left, table=[identity]))
    assert t.sums()[1] == plain + bonus
    fights.helped(t)
    assert t.sums()[1] == plain + bonus  # once, even if both are
    t.does(me, f"discard [{identity}]")
    assert t.sums()[1] == plain + bonus  # the helper still is
    t.does(left, f"discard [{identity}]")
    assert t.sums()[1] == plain
    t.nothing_pending_but(me)


def lets_go(fights: Fights, name: str, limit: int) -> None:
    """Check that a player of this level escapes without a roll, and gets nothing (FAQ-59)."""
    t = fights.loses(name, level=limit)
    assert fights.rolls(t) == 0
    assert t.happened("escaped")
    assert (t.level(fights.main), t.hand(fights.main), t.dead(fights.main)) == (limit, [], False)
    fights.over(t)


def pursues(fights: Fights, name: str, level: int, *, dice: tuple[int, ...] = (1,), **place: Any) -> Table:
    """Check that a player of this level has to roll, and is caught on a 1."""
    t = fights.loses(name, level=level, dice=dice, **place)
    assert fights.rolls(t) == 1
    assert bool(t.happened("caught")) == (dice[0] == 1)
    return t


def judges_apart(fights: Fights, name: str, limit: int) -> None:
    """FAQ-63: the helper, a level too high, has to roll; the fighter does not."""
    me, left, _ = fights.players
    t = fights.meets(name, level=limit, dice=(6,), **fights.of(left, level=limit + 1))
    fights.helped(t).runs(me)
    assert [(t.names[e.seat], e.n) for e in t.happened("die_rolled")] == [(left, 6)]
    assert [t.names[e.seat] for e in t.happened("escaped")] == [me, left]
    fights.over(t)


def costs_levels(fights: Fights, name: str, lost: int, enhancers: list[str], **place: Any) -> Table:
    """Check the levels lost when caught, with the right neighbour's enhancers on the monster; level 1 is the lowest
    (LEVEL-4).
    """
    low = fights.loses(name)
    assert low.level(fights.main) == 1
    fights.over(low)

    t = fights.meets(name, level=5, dice=(1,), **fights.of(fights.right, hand=enhancers), **place)
    t.does(fights.right, *(f"play [{enhancer}] on [{name}]" for enhancer in enhancers)).runs(fights.main)
    assert t.level(fights.main) == 5 - lost
    fights.over(t)
    return t


def changes_the_roll(fights: Fights, name: str, bonus: int, *, own: int, then: int, **place: Any) -> None:
    """Check every roll of a player with `own` to Run Away; a die that is rolled afterwards shows `then`."""
    for die in range(1, 7):
        t = fights.loses(name, dice=(die, then), **place)
        away = die + own + bonus >= 5
        assert bool(t.happened("escaped")) == away, die
        assert bool(t.happened("caught")) != away, die
        fights.over(t)
