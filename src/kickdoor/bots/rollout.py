"""Rollouts: play an action out in a sampled game to the end of the turn. In fights and where something is to be chosen
all players look one step ahead; elsewhere they follow a fixed policy.
"""

from __future__ import annotations

from typing import Final

from kickdoor.bots.evaluation import NEUTRAL, Personality, score, steepness, treasures_at_stake
from kickdoor.bots.forward_model import after
from kickdoor.bots.lookahead import Lookahead
from kickdoor.bots.rollout_policy import policy_action
from kickdoor.engine import legal as law
from kickdoor.engine import machine
from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.memo import Decision
from kickdoor.engine.model.combat import Combat
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import strength

TURNS: Final = 1
MAX_ACTIONS: Final = 70
POSTPONED: Final[frozenset[Verb]] = frozenset(
    {"show", "withdraw", "ask", "offer", "trade", "give", "discard", "equip", "unequip"}
)
NO_BARGAINING: Final = Personality(bargains=False)  # asks for help, accepts and declines: more would take too long
EVALUATIONS_PER_ASK: Final = 3  # those of the other side included


class Rollout:
    """Plays out the actions of one player. `evaluations` counts the actions that anybody has evaluated in it: what it
    has cost so far, the same on every machine.
    """

    def __init__(self, seat: Seat, personality: Personality, foes: frozenset[Seat] = frozenset()) -> None:
        self.seat = seat
        self.personality = personality
        self.foes = foes
        self.evaluations = 0
        self._asked: set[Action] = set()  # requests for help in this sampled game
        # What the player could do with these cards now is not done later for free.
        self._cards_before: frozenset[CardId] = frozenset()

    def play(self, world: State, action: Action) -> float:
        """Return the player's score at the end of the turn."""
        self._asked.clear()
        self._cards_before = frozenset((*world.hands[self.seat], *world.tables[self.seat]))
        game = after(world, action)
        if game is None:
            return score(world, self.seat, self.personality, self.foes) - 5.0
        last = world.turn_no + TURNS  # the same for all actions, also for one that ends the turn
        try:
            for _ in range(MAX_ACTIONS):
                if not game.frames or game.turn_no >= last:
                    break
                machine.act(game, self._answer(game, law.pending(game)[-1]))
        except machine.OutOfBudget:  # effects that run on without end: take the score so far
            pass
        return score(game, self.seat, self.personality, self.foes)

    def _answer(self, game: State, owed: Decision) -> Action:
        self.evaluations += 1
        if owed.kind == "accept":
            return _accept_or_decline(game, owed)
        if owed.kind in ("kick", "end") and owed.seat == self.seat:
            return policy_action(game, owed, self._cards_before)
        if owed.kind == "choose":
            return self._best(game, owed.seat, law.legal(game, owed.seat))
        if game.phase != "combat" or owed.kind not in ("pass", "fight"):
            return policy_action(game, owed)
        relevant = [action for action in law.legal(game, owed.seat) if _is_relevant(action, game.combat)]
        asks = [action for action in _asks(game, owed.seat) if action not in self._asked]
        self.evaluations += EVALUATIONS_PER_ASK * len(asks)
        return self._best(game, owed.seat, relevant + asks)

    def _best(self, game: State, seat: Seat, actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        self.evaluations += len(actions)
        best = Lookahead(game, seat, NO_BARGAINING).candidates(actions)[0].action
        if best.verb == "ask":
            self._asked.add(best)
        return best


def _asks(game: State, seat: Seat) -> list[Action]:
    """Return a losing fighter's requests for help: for one Treasure, or for as many as can be promised."""
    fight = game.combat
    if fight is None or seat != fight.main or fight.helper >= 0 or strength.winning(game):
        return []
    most = min(3, treasures_at_stake(game, fight))
    shares = ["H", "H" * most] if most > 1 else ["H" * most]
    asks = [Action(seat, "ask", player=other, word=share) for other in game.others(seat) for share in shares]
    return [ask for ask in asks if law.why_not(game, ask) is None]


def _is_relevant(action: Action, fight: Combat | None) -> bool:
    """Could it matter for the fight? Talk and actions on players outside of it can wait."""
    if action.verb in POSTPONED or fight is None:
        return False
    return action.player < 0 or action.player in fight.fighters


def _accept_or_decline(game: State, owed: Decision) -> Action:
    offer = next(offer for offer in game.offers if offer.to == owed.seat)
    accept = Action(owed.seat, "accept", player=offer.seat)
    if law.why_not(game, accept) is None:
        agreed = after(game, accept)
        before = score(game, owed.seat)
        if agreed is not None and score(agreed, owed.seat) - before > NEUTRAL.deal_margin * steepness(before, NEUTRAL):
            return accept
    return Action(owed.seat, "decline", player=offer.seat)
