"""Random games over every mix: they run, they are the same games again, and whatever breaks can be played again."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kickdoor.authoring.lint import mixes_of
from kickdoor.cli import app
from kickdoor.engine import legal
from kickdoor.engine.actions import Action
from kickdoor.engine.actions.verbs import Plan
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import refuse
from kickdoor.game import Game
from kickdoor.lab import stress
from kickdoor.lab.stress import plan
from kickdoor.lab.workers import spread
from kickdoor.packs import builtin_sets
from kickdoor.record.saved import verify
from tests.lab.processes import kickdoor
from tests.mixes import MIXES


@pytest.mark.parametrize("number", range(2 * len(MIXES)))
def test_a_few_games_of_every_mix(number: int) -> None:
    tally = stress.play_one(plan(2024, number), 120)
    assert tally.failures == []
    assert (tally.games, tally.actions > 20) == (1, True)


def test_all_mixes_seats_and_rules_have_their_turn() -> None:
    plans = [plan(0, number) for number in range(15 * 40)]
    mixes = Counter(tuple(sorted(each.packs)) for each in plans)
    assert set(mixes) == {tuple(sorted(mix)) for mix in mixes_of(builtin_sets(), least=1)}
    assert set(mixes.values()) == {40}
    assert {each.packs[0] for each in plans if len(each.packs) == 4} == set(builtin_sets())  # so its rules are played
    assert {each.seats for each in plans} == {3, 4, 5, 6}
    assert {each.deck_percent for each in plans} == {100, 50, 25}
    for switch in ("listen_at_the_door", "shared_victory", "sex_neutral"):
        assert {each.rules[switch] for each in plans} == {True, False}
    assert {each.rules["loot_treasure"] for each in plans} == {None, True, False}
    assert {each.rules["winning_level"] for each in plans} == {6, 10, 20}
    assert len({each.rules.get("edition") for each in plans}) == 6
    assert {each.players for each in plans} == {"random", "anything"}


def test_bots_of_one_name_play_every_game_to_its_end() -> None:
    short = plan(3, 0, ["classic"], "easy")
    assert short.is_whole and str(short).endswith("played by easy")
    tally = stress.play_one(short, stress.LONGEST)
    assert (tally.failures, tally.ended) == ([], 1)
    cut = stress.play_one(short, 50)
    assert [failure.what for failure in cut.failures] == ["the game has not ended after 50 actions"]


def test_bots_that_only_blocked_each_other_lose_patience_and_the_game_ends() -> None:
    """A quarter of two sets, hardly an Item in it: without patience running out, this game has no end."""
    thin = plan(2026, 184, (), "easy")
    assert thin.deck_percent == 25
    tally = stress.play_one(thin, 8000)
    assert (tally.failures, tally.ended) == ([], 1)
    assert tally.turns > 60 * thin.seats


def test_a_bot_that_there_is_none_of_is_named_before_any_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["lab", "stress", "--bots", "eazy", "--games", "3"]) != 0
    assert "unknown bot 'eazy'" in capsys.readouterr().err


def test_the_same_seed_plays_the_same_games_in_any_number_of_processes() -> None:
    alone = stress.stress(40, seed=5, actions=30)
    assert stress.stress(40, seed=5, actions=30, jobs=2) == alone
    starts = [[stress.begin(plan(seed, number)).digest() for number in range(5)] for seed in (5, 5, 6)]
    assert starts[0] == starts[1]
    assert not set(starts[0]) & set(starts[2])
    parts = stress.stress(25, seed=5, actions=30)
    parts.add(stress.stress(15, seed=5, actions=30, first=25))
    assert parts == alone


def test_what_breaks_is_told_with_what_plays_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    real = legal.do

    def broken(state: State, action: Action, plan: Plan | None = None) -> None:
        if action.verb == "kick":
            raise ZeroDivisionError("a bug")
        real(state, action, plan)

    monkeypatch.setattr(legal, "do", broken)
    assert app.main(["lab", "stress", "--games", "3", "--actions", "60", "--seed", "1", "--workers", "1"]) == 1
    said = capsys.readouterr().out
    assert "3 games of 3 mixes" in said
    assert "3 failed" in said
    assert "ZeroDivisionError at test_stress.py:" in said
    assert ": kick`" in said
    assert "again: kickdoor lab stress --seed 1 --actions 60 --only 0" in said
    file = tmp_path / "broken.kick.jsonl"
    with pytest.raises(ZeroDivisionError):
        app.main(["lab", "stress", "--seed", "1", "--actions", "60", "--only", "0", "--save", str(file)])
    monkeypatch.setattr(legal, "do", real)
    assert verify(file).actions > 0  # everything up to the break
    assert app.main(["lab", "stress", "--seed", "1", "--actions", "60", "--only", "0"]) == 0
    assert "nothing breaks" in capsys.readouterr().out


def test_an_action_that_is_listed_but_illegal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    refusal = refuse("not-now", "TIMING-1")
    monkeypatch.setattr(Game, "why_not", lambda game, action: refusal if action.verb == "discard" else None)
    failures = [failure for number in range(5) for failure in stress.play_one(plan(2024, number), 120).failures]
    assert failures
    assert all(" discard [" in failure.what and "is listed, but illegal: " in failure.what for failure in failures)


def test_an_interrupt_says_what_was_done(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    real = spread

    def interrupted(work: Any, items: Any, jobs: int) -> Iterator[Any]:
        yield from real(work, items[:1], jobs)
        raise KeyboardInterrupt

    monkeypatch.setattr(stress, "spread", interrupted)
    assert app.main(["lab", "stress", "--games", "100", "--actions", "5", "--workers", "1"]) == 130
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"stopped after {stress.BATCH} of 100 games:"
    assert said[1].startswith(f"{stress.BATCH} games of 15 mixes")


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="children are seen in /proc")
def test_ctrl_c_ends_the_workers_too() -> None:
    run = kickdoor("lab", "stress", "--games", "100000", "--actions", "5", "--workers", "2")
    children = Path(f"/proc/{run.pid}/task/{run.pid}/children")
    until = time.monotonic() + 60
    while len(workers := children.read_text().split()) < 3 and time.monotonic() < until:  # one looks after resources
        time.sleep(0.1)
    time.sleep(1)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 130, err
    assert out.startswith("stopped after ")
    assert "Traceback" not in err
    assert not any(Path(f"/proc/{worker}/cwd").exists() for worker in workers)
