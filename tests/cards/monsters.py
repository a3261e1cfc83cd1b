"""What many monsters of all sets share, proved by play: their numbers, whom they dislike, whom they pursue."""

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
    """The fight is on with these sums, and one-shots worth `plus` win it.

    The winner draws so many Treasures from the top of `deck`, `more_cards` besides, and has reached a level.
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
    """A Class, a Race and the like among those who fight changes the monster, once."""
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
    """Somebody of this level gets away without a roll, and with nothing (FAQ-59)."""
    t = fights.loses(name, level=limit)
    assert fights.rolls(t) == 0
    assert t.happened("escaped")
    assert (t.level(fights.main), t.hand(fights.main), t.dead(fights.main)) == (limit, [], False)
    fights.over(t)


def pursues(fights: Fights, name: str, level: int, *, dice: tuple[int, ...] = (1,), **place: Any) -> Table:
    """Somebody of this level has to roll, and is caught by a 1."""
    t = fights.loses(name, level=level, dice=dice, **place)
    assert fights.rolls(t) == 1
    assert bool(t.happened("caught")) == (dice[0] == 1)
    return t


def judges_apart(fights: Fights, name: str, limit: int) -> None:
    """FAQ-63: the helper, a level too high, has to roll; the fighter has not."""
    me, left, _ = fights.players
    t = fights.meets(name, level=limit, dice=(6,), **fights.of(left, level=limit + 1))
    fights.helped(t).runs(me)
    assert [(t.names[e.seat], e.n) for e in t.happened("die_rolled")] == [(left, 6)]
    assert [t.names[e.seat] for e in t.happened("escaped")] == [me, left]
    fights.over(t)


def costs_levels(fights: Fights, name: str, lost: int, enhancers: list[str], **place: Any) -> Table:
    """Caught, with the right neighbour's enhancers on the monster; at level 1 there is nothing to lose (LEVEL-4)."""
    low = fights.loses(name)
    assert low.level(fights.main) == 1
    fights.over(low)

    t = fights.meets(name, level=5, dice=(1,), **fights.of(fights.right, hand=enhancers), **place)
    t.does(fights.right, *(f"play [{enhancer}] on [{name}]" for enhancer in enhancers)).runs(fights.main)
    assert t.level(fights.main) == 5 - lost
    fights.over(t)
    return t


def changes_the_roll(fights: Fights, name: str, bonus: int, *, own: int, then: int, **place: Any) -> None:
    """Every roll of somebody who has `own` to Run Away; a die that is asked for afterwards shows `then`."""
    for die in range(1, 7):
        t = fights.loses(name, dice=(die, then), **place)
        away = die + own + bonus >= 5
        assert bool(t.happened("escaped")) == away, die
        assert bool(t.happened("caught")) != away, die
        fights.over(t)
