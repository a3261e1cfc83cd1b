"""What a seat may do, taken apart for those who draw it: which cards, whom, and what a fight would come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.engine import legal, machine, numbers
from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event
from kickdoor.engine.flow import items
from kickdoor.engine.ids import DOOR_DECK, HAND, TABLE, TREASURE_DECK
from kickdoor.engine.imagine import imagined
from kickdoor.engine.state import State
from kickdoor.game import Game
from kickdoor.protocol import messages as protocol

_WEIGHED: Final = frozenset({"play", "join", "lend", "use", "discard", "attach", "equip", "unequip", "sacrifice"})
# What nobody can know before it is done.
_CHANCE: Final = frozenset({"die_rolled", "cards_shuffled", "looked", "treasures_drawn"})


def moves(game: Game, seat: int, actions: Sequence[Action], texts: Sequence[str]) -> tuple[protocol.Move, ...]:
    now = numbers.totals(game.state) if game.state.combat is not None else None
    sums = [None if total == now else total for total in all_sums(game, seat, actions)]
    return tuple(
        protocol.Move(
            text, action.verb, action.cards, action.on, action.player, action.side, action.paid, action.word,
            action.gives, action.plays, total,
        )
        for action, text, total in zip(actions, texts, sums, strict=True)
    )  # fmt: skip


def plain(game: Game, seat: int) -> str:
    """The answer that time would give to what is asked first."""
    owed = next((d for d in game.pending() if d.seat == seat), None)
    return game.text(game.default(owed)) if owed is not None else ""


def proceeds(game: Game, action: Action) -> tuple[int, int]:
    """The gold of a sale and the Levels that it buys."""
    if action.verb != "sell":
        return 0, 0
    gold = items.sale_value(game.state, action.seat, action.cards, action.paid)
    return gold, items.levels_for(gold)


def all_sums(game: Game, seat: int, actions: Sequence[Action]) -> list[tuple[int, int] | None]:
    """What the fight would come to by each; None if nobody can know. Where a card never ends, the rest is not tried: it
    might not end either.
    """
    sums: list[tuple[int, int] | None] = [None] * len(actions)
    if game.state.combat is not None:
        world = imagined(game.state, seat, 1)
        try:
            for number, action in enumerate(actions):
                sums[number] = _sums(world, action)
        except machine.OutOfBudget:
            pass
    return sums


def _sums(imagined_fight: State, action: Action) -> tuple[int, int] | None:
    """Looked up in a game where all that is hidden from the seat lies otherwise: so nothing hidden can show."""
    if action.verb not in _WEIGHED:
        return None
    world = imagined_fight.clone()
    events = list(machine.act(world, action))
    while asked := next((d for d in legal.pending(world) if d.kind == "pass" and d.about == "curse"), None):
        events += machine.act(world, legal.default(world, asked))  # a Curse that nobody cancels
    if world.combat is None or any(_is_chance(event, action.seat) for event in events):
        return None
    if any(d.kind == "choose" for d in legal.pending(world)):
        return None  # somebody decides what it comes to
    return numbers.totals(world)


def _is_chance(event: Event, seat: int) -> bool:
    """Something came to light that the seat cannot know."""
    if event.kind == "card_moved":
        return event.frm in (DOOR_DECK, TREASURE_DECK) or (HAND <= event.frm < TABLE and event.frm != HAND + seat)
    return event.kind in _CHANCE
