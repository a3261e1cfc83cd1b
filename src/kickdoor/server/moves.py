"""A seat's legal actions in parts, for clients that draw them: the cards, the target, the resulting combat totals."""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor import queries
from kickdoor.engine.actions import Action
from kickdoor.game import Game
from kickdoor.protocol import messages as protocol


def moves(game: Game, seat: int, actions: Sequence[Action], texts: Sequence[str]) -> tuple[protocol.Move, ...]:
    now = queries.sums(game)
    sums = [None if total == now else total for total in queries.foreseen_sums(game, game.seat(seat), actions)]
    return tuple(
        protocol.Move(
            text, action.verb, action.cards, action.on, action.player, action.side, action.paid, action.word,
            action.gives, action.plays, total,
        )
        for action, text, total in zip(actions, texts, sums, strict=True)
    )  # fmt: skip


def plain(game: Game, seat: int) -> str:
    """Return the default answer to the seat's first open decision, in the notation; "" if there is none."""
    owed = next((d for d in game.pending() if d.seat == seat), None)
    return game.text(game.default(owed)) if owed is not None else ""
