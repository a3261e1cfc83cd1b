"""Help and trades: what to propose, and whether the other side would accept it (RULES: HELP-1..8, TRADE-1..7).

A bot proposes deals from which, in its judgement, both sides gain. Offered too little, it makes a counter-offer. What
was refused is not proposed again, so the next proposal is a better one.
"""

from __future__ import annotations

from typing import Final

from kickdoor.bots.card_values import CardValues, card_values
from kickdoor.bots.evaluation import NEUTRAL, Position, steepness, treasures_at_stake
from kickdoor.bots.forward_model import after, legal_equips
from kickdoor.engine import legal as law
from kickdoor.engine.actions import Action
from kickdoor.engine.frames import Turn
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import strength, usable

MIN_TRADE_GAIN: Final = 0.3  # of each side, by the values of the cards alone, for a trade to be looked at


class Bargaining:
    """The proposals of one player in one sampled game. `now`: its position, after any pending Curse."""

    def __init__(self, world: State, seat: Seat, now: Position) -> None:
        self.world = world
        self.seat = seat
        self.now = now
        self._is_won: bool | None = None  # computed when first needed
        self._scores: dict[Seat, float] = {}  # of the other players, now
        self._with_help: dict[Seat, Position | None] = {}  # by helper, if no cards are promised

    def proposals(self) -> list[Action]:
        """Return sensible proposals that the list of legal actions may leave out."""
        world = self.world
        if world.phase == "combat":
            return self._deals()
        is_own_turn = world.turn == self.seat and isinstance(world.frames[-1], Turn)
        return _trades(world, self.seat) if is_own_turn else []

    def agreement(self, action: Action) -> Position | None:
        """Return the position after the other side has accepted a proposal; None if it would not accept. Valid until
        the next call.
        """
        if action.verb != "trade" and self._is_fight_won():
            return None
        fight = self.world.combat
        other = fight.main if action.verb == "offer" and fight is not None else action.player
        if action.verb == "trade" or action.gives or action.plays:
            position = self._accepted(action, other)
        else:
            position = self._helped(action, other)
        if position is None:
            return None
        if other not in self._scores:
            self._scores[other] = self.now.score(other)  # a proposal alone changes nothing
        before = self._scores[other]
        return position if position.score(other) - before >= NEUTRAL.deal_margin * steepness(before, NEUTRAL) else None

    def _is_fight_won(self) -> bool:
        if self._is_won is None:
            self._is_won = strength.winning(self.world)
        return self._is_won

    def _helped(self, action: Action, other: Seat) -> Position | None:
        """Return the position with this help. Deals with one helper differ only in who gets which Treasures."""
        helper = self.seat if action.verb == "offer" else other
        if helper not in self._with_help:
            self._with_help[helper] = self._accepted(action, other)
        position = self._with_help[helper]
        if position is not None and position.fight is not None:
            position.share_treasures(action.word)
        return position

    def _accepted(self, action: Action, other: Seat) -> Position | None:
        """Return the position after the other side has accepted; None if that is impossible."""
        proposed = after(self.world, action)
        accept = Action(other, "accept", player=self.seat)
        if proposed is None or law.why_not(proposed, accept) is not None:
            return None
        agreed = after(proposed, accept)
        if agreed is None:
            return None
        return Position(equip_received(equip_received(agreed, other), self.seat), self.now)

    def _deals(self) -> list[Action]:
        """Return what a losing fighter could promise for help, or what a player could ask for helping."""
        world, seat = self.world, self.seat
        fight = world.combat
        if fight is None or fight.helper >= 0 or self._is_fight_won():
            return []
        most = min(3, treasures_at_stake(world, fight))
        shares = ["H" * n for n in range(2, most + 1)] + (["MH"] if most > 1 else [])
        if seat != fight.main:
            asked = any(offer.to == seat and offer.kind == "ask" for offer in world.offers)
            found = [Action(seat, "offer", player=fight.main, word=share) for share in shares] if asked else []
        else:
            found = [Action(seat, "ask", player=other, word=share) for other in world.others(seat) for share in shares]
            spare = _spare(world, seat)
            if spare >= 0:
                found += [Action(seat, "ask", player=other, gives=(spare,)) for other in world.others(seat)]
        return [action for action in found if law.why_not(world, action) is None]


def _spare(world: State, seat: Seat) -> int:
    """Return the carried Item that is worth least to its owner; -1 if there is none."""
    carried = card_values(world.lib).carried
    idle = [card for card in world.tables[seat] if not world.upright[card] and world.defs[card].kind == "item"]
    return min(idle, key=lambda card: carried[card], default=-1)


def _trades(world: State, seat: Seat) -> list[Action]:
    """Return exchanges of two Items of which each is worth more to its new owner, by their values alone."""
    values = card_values(world.lib)
    found: list[Action] = []
    mine = [card for card in world.tables[seat] if world.defs[card].kind == "item"]
    for other in world.others(seat) if mine else ():
        for theirs in world.tables[other]:
            if world.defs[theirs].kind != "item":
                continue
            for card in mine:
                for_me = _value_to(world, seat, theirs, values) - _value_now(world, seat, card, values)
                for_them = _value_to(world, other, card, values) - _value_now(world, other, theirs, values)
                if min(for_me, for_them) > MIN_TRADE_GAIN:
                    trade = Action(seat, "trade", (card,), player=other, paid=(theirs,))
                    if law.why_not(world, trade) is None:
                        found.append(trade)
    return found


def _value_now(world: State, seat: Seat, card: CardId, values: CardValues) -> float:
    is_equipped = world.upright[card] and usable.is_usable(world, seat, card)
    return (values.equipped if is_equipped else values.carried)[card]


def _value_to(world: State, seat: Seat, card: CardId, values: CardValues) -> float:
    """Return the value of an Item for a new owner who can use it, as if there were room for it."""
    return (values.equipped if usable.is_usable(world, seat, card) else values.carried)[card]


def equip_received(state: State, seat: Seat) -> State:
    """Return the game after a player has equipped an Item just received, if there is room for it."""
    if state.phase == "combat" or not state.fresh[seat]:
        return state
    for action in legal_equips(state, seat, state.fresh[seat]):
        return after(state, action) or state
    return state
