"""Random games of other engines, each in the loop that its own documentation shows, with the same way to pick.

Where a choice had to be made it is the one that suits the peer. What counts as an action is said for each.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from typing import Any, Final

pick = random.random


@dataclass(frozen=True)
class Peer:
    name: str
    package: str  # as it is installed
    language: str
    action: str  # what counts as one
    games: Callable[[], Iterator[int]]  # endless games, each given as its number of actions; imports the package

    @property
    def version(self) -> str:
        return version(self.package)


class RandomAgent:
    """RLCard's own random agent also computes probabilities with numpy; this one only picks."""

    use_raw = False

    def step(self, state: Any) -> Any:
        legal = list(state["legal_actions"])
        return legal[int(pick() * len(legal))]

    def eval_step(self, state: Any) -> tuple[Any, dict[str, Any]]:
        return self.step(state), {}


def rlcard(name: str) -> Iterator[int]:
    env = import_module("rlcard").make(name)
    env.set_agents([RandomAgent() for _ in range(env.num_players)])
    while True:
        trajectories, _ = env.run(is_training=False)
        yield sum(len(each) // 2 for each in trajectories)  # state, action, state, action, …, last state


def open_spiel(name: str) -> Iterator[int]:
    game = import_module("pyspiel").load_game(name)
    while True:
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
            actions += 1
        yield actions


def pokerkit() -> Iterator[int]:
    kit = import_module("pokerkit")
    game = kit.NoLimitTexasHoldem(tuple(kit.Automation), True, 0, (1, 2), 2, mode=kit.Mode.CASH_GAME)
    while True:
        hand = game((200,) * 6, 6)
        actions = 0
        while hand.status:
            legal = []
            if hand.checking_or_calling_amount and hand.can_fold():  # it warns of folds for no reason
                legal.append(hand.fold)
            if hand.can_check_or_call():
                legal.append(hand.check_or_call)
            if hand.can_complete_bet_or_raise_to():
                legal.append(hand.complete_bet_or_raise_to)
            legal[int(pick() * len(legal))]()
            actions += 1
        yield actions


def chess() -> Iterator[int]:
    board_of = import_module("chess").Board
    while True:
        board = board_of()
        actions = 0
        # is_game_over() would list the moves a second time: no moves is mate or stalemate.
        while legal := list(board.legal_moves):
            if board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition():
                break
            board.push(legal[int(pick() * len(legal))])
            actions += 1
        yield actions


_RLCARD: Final = "a player's move by Env.run, with the state and the legal actions that RLCard makes for it"
_SPIEL: Final = "every apply_action, chance's own (dealing a card) too, with legal_actions or chance_outcomes"
PEERS: Final = {
    peer.name: peer
    for peer in (
        Peer("RLCard uno", "rlcard", "Python", _RLCARD, lambda: rlcard("uno")),
        Peer("RLCard gin-rummy", "rlcard", "Python", _RLCARD, lambda: rlcard("gin-rummy")),
        Peer("OpenSpiel gin_rummy", "open_spiel", "C++", _SPIEL, lambda: open_spiel("gin_rummy")),
        Peer("OpenSpiel hanabi", "open_spiel", "C++", _SPIEL, lambda: open_spiel("hanabi")),
        Peer(
            "pokerkit",
            "pokerkit",
            "Python",
            "a fold, check, call or least raise, 6 players, no-limit hold'em",
            pokerkit,
        ),
        Peer(
            "python-chess",
            "chess",
            "Python",
            "a half-move, with the list of legal moves and the tests for an end",
            chess,
        ),
    )
}
