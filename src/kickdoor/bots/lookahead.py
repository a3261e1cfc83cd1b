"""One step of lookahead: how much would each legal action improve a player's position in a sampled game?"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from kickdoor.bots.bargaining import Bargaining, equip_received
from kickdoor.bots.card_values import card_values
from kickdoor.bots.evaluation import NEUTRAL, SELFISH, Personality, Position, is_rival_about_to_win, steepness
from kickdoor.bots.forward_model import after, after_curse, legal_equips
from kickdoor.engine import legal as law
from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State

# Actions after which chance or other players decide, with what may be hoped for beyond the current position.
OPEN_ENDED: Final = {
    "kick": 0.0, "end": 0.0, "ready": 0.0, "pass": 0.0, "fight": 0.0, "run": 0.0, "loot": 0.3, "keep": 0.25,
}  # fmt: skip
ANSWERS: Final[frozenset[Verb]] = frozenset({"choose", "accept", "decline", "trouble", "give", "discard"})
PROPOSALS: Final = frozenset({"ask", "offer", "trade"})  # never repeated
IGNORED: Final[frozenset[Verb]] = frozenset({"show", "withdraw"})
ACTION_COST: Final = 0.12  # a card that is kept may do better later
HOPELESS: Final = -5.0


class Candidate(NamedTuple):
    """An action and how good it looks."""

    gain: float  # in Levels, with the cost taken off
    action: Action
    cost: float = 0.0  # what speaks against the action, whatever comes of it


class Lookahead:
    """Evaluates actions for one player in one sampled game."""

    def __init__(
        self, world: State, seat: Seat, personality: Personality = NEUTRAL, foes: frozenset[Seat] = frozenset()
    ) -> None:
        self.world = world
        self.seat = seat
        self.personality = personality
        self.foes = foes
        self._now = Position(after_curse(world))
        self._score = self._now.score(seat, personality, foes)
        self.steepness = steepness(self._score, personality)
        self._bargaining = Bargaining(world, seat, self._now)
        self._rival_about_to_win: bool | None = None  # computed when first needed
        self._selfish_score = 0.0

    def gain(self, position: Position) -> float:
        """Return what a position gains. A Level is worth less to a player who has nearly won or lost."""
        return (position.score(self.seat, self.personality, self.foes) - self._score) / self.steepness

    def candidates(self, legal: list[Action], proposed: Collection[Action] = ()) -> list[Candidate]:
        """Return the legal actions with their gain, the best first, and also proposals that are not listed. `proposed`:
        proposals that were made before and are left out.
        """
        unlisted = self._bargaining.proposals() if self.personality.bargains else []
        found = [
            self.evaluate(action)
            for action in (*self._cheapest(legal), *unlisted)
            if action.verb not in IGNORED and not self._is_gift(action) and not self._is_useless_talk(action, proposed)
        ]
        found.sort(key=lambda candidate: -candidate.gain)
        return found or [Candidate(0.0, legal[0])]

    def _cheapest(self, legal: list[Action]) -> list[Action]:
        """Keep only the cheapest of several ways to pay for the same thing."""
        in_hand = card_values(self.world.lib).in_hand
        found: list[Action] = []
        best: dict[tuple[object, ...], tuple[float, int]] = {}  # the price, and the index of the action in `found`
        for action in legal:
            if not action.paid or action.verb != "use":
                found.append(action)
                continue
            key = (action.word, action.cards, action.on, action.player, action.side, len(action.paid))
            price = sum([in_hand[card] for card in action.paid])
            lowest, at = best.get(key, (price + 1.0, -1))
            if at < 0:
                best[key] = (price, len(found))
                found.append(action)
            elif price < lowest:
                best[key] = (price, at)
                found[at] = action
        return found

    def evaluate(self, action: Action) -> Candidate:
        verb = action.verb
        if verb in OPEN_ENDED:
            return Candidate(OPEN_ENDED[verb], action)
        if verb in PROPOSALS:
            position, cost = self._bargaining.agreement(action), ACTION_COST
            if verb == "offer":
                cost += self.personality.deal_margin + self.personality.counter_offer_cost
        else:
            position, cost = self._outcome(action), 0.0 if verb in ANSWERS else ACTION_COST
            if verb == "accept":
                cost = self.personality.deal_margin
        if position is None:
            return Candidate(HOPELESS, action)
        gain = self.gain(position) - cost
        if verb not in ANSWERS and gain > 0 and self._is_spite(position):
            cost += self.personality.harm_cost
            gain -= self.personality.harm_cost
        return Candidate(gain, action, cost)

    def _outcome(self, action: Action) -> Position | None:
        if action.verb == "unequip" and not self._has_replacement(action.cards[0]):
            return None
        state = after(self.world, action)
        if state is None:
            return None
        if action.verb == "unequip":
            return self._best_replacement(state, action.cards[0])
        if action.verb == "accept":
            state = equip_received(state, self.seat)
        return Position(state, self._now)

    def _is_spite(self, position: Position) -> bool:
        """Does it only harm others, although nobody has to be stopped from winning?"""
        if self._rival_about_to_win is None:
            self._rival_about_to_win = is_rival_about_to_win(self.world, self.seat)
            self._selfish_score = self._now.score(self.seat, SELFISH)
        return not self._rival_about_to_win and position.score(self.seat, SELFISH) <= self._selfish_score

    def _is_useless_talk(self, action: Action, proposed: Collection[Action]) -> bool:
        """Is it a proposal that this player does not make, or has made before?"""
        if action.verb == "ask":
            return not self.personality.asks_for_help or action in proposed
        return action.verb in PROPOSALS and (not self.personality.bargains or action in proposed)

    def _is_gift(self, action: Action) -> bool:
        """Bots give or throw away nothing except in Charity."""
        if action.verb not in ("give", "discard"):
            return False
        return law.pending(self.world)[0].kind != "charity" or action.cards[0] not in self.world.hands[self.seat]

    def _has_replacement(self, taken_off: CardId) -> bool:
        """Is there an Item that could be equipped instead?"""
        defs, upright = self.world.defs, self.world.upright
        return any(
            card != taken_off and not upright[card] and defs[card].kind == "item"
            for card in self.world.tables[self.seat]
        )

    def _best_replacement(self, state: State, taken_off: CardId) -> Position | None:
        """Return the best position with another Item equipped instead; None if there is no other."""
        others = [card for card in state.tables[self.seat] if card != taken_off]
        outcomes = [after(state, action) for action in legal_equips(state, self.seat, others)]
        return max((Position(each, self._now) for each in outcomes if each is not None), key=self.gain, default=None)
