"""Contestants take turns in processes of their own; one that cannot take part says why."""

from __future__ import annotations

from typing import Final

import pytest

from bench import contest
from bench.contest import Contestant, Outcome
from bench.messages import Introduce, Introduction, Order, Play, PlayBots, Slice, Table
from bench.ours import LONGEST, Engine
from bench.worker import OURS, Absent, Answer, Worker

TABLE: Final = Table(("classic",), 3)


# ---------------------------------------------------------------- a process of its own
def test_a_worker_answers_until_its_input_ends() -> None:
    worker = Worker(OURS)
    assert worker.ask(Introduce(TABLE), Introduction).cards == 168
    played = worker.ask(Play(0.001, TABLE), Slice)
    assert played.games == 1
    assert 0 < played.actions <= LONGEST
    assert worker.ask(PlayBots(0.001, "easy"), Slice).games == 1
    worker.end()
    assert worker.code == 0


def test_a_contestant_that_cannot_start_is_absent_and_says_why() -> None:
    with pytest.raises(Absent, match="KeyError: 'nobody'"):
        Worker("nobody")


def test_a_contestant_that_fails_is_absent_and_says_why() -> None:
    worker = Worker(OURS)
    with pytest.raises(Absent, match="no pack"):
        worker.ask(Play(0.001, Table(("nope",), 3)), Slice)
    assert worker.code == 0


# ---------------------------------------------------------------- rounds
class Failing(Worker):
    def __init__(self) -> None:
        pass

    def ask(self, order: Order, answer: type[Answer]) -> Answer:
        raise Absent("it broke")


def test_a_peer_that_fails_in_a_later_round_is_left_out() -> None:
    outcome = Outcome(slices={"peer": [Slice(1, 1, 1.0)]})
    contestants = [Contestant("peer", Failing())]
    contest.play_round(contestants, 0.001, outcome)
    assert contestants == []
    assert outcome.slices == {}
    assert outcome.absent == {"peer": "it broke"}


def test_an_engine_of_ours_that_fails_is_an_error() -> None:
    with pytest.raises(Absent, match="it broke"):
        contest.play_round([Contestant("ours", Failing(), TABLE)], 0.001, Outcome())


def test_stretches_of_games_hold_every_action_once() -> None:
    found = Engine().lengths(TABLE, 0.001)
    by_action = [stretch.actions for stretch in found.by_action]
    assert 0 < sum(by_action) <= LONGEST
    assert sum(by_action) == sum(stretch.actions for stretch in found.by_turn)
    assert by_action == sorted(by_action, reverse=True)  # one game: full stretches, then the rest
