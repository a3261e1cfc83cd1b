"""The results of a contest: ratios, growth, goals, and how they are shown."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bench import peers
from bench.contest import COMPILED, MIXED, PLAIN, TABLES, Outcome, name_of
from bench.figures import Figures, Goal, figures, ratio
from bench.messages import Bin, Lengths, Slice
from bench.ours import USUAL
from bench.plots import draw_speed
from bench.tables import show


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Figures:
    """Plain plays 100 actions a second, 80 with all sets; compiled four times as many; uno 50. There were two rounds,
    the second on a machine half as fast.
    """
    monkeypatch.setattr(peers, "version", lambda package: "1.2.3")
    rates = {name_of(PLAIN, table): 80 if table == MIXED else 100 for table in TABLES}
    rates |= {name_of(COMPILED, table): 400 for table in TABLES} | {"RLCard uno": 50}
    stretches = Lengths(by_action=[Bin(100, 0.5), Bin(100, 1.5), Bin(1, 9.0)], by_turn=[Bin(201, 11.0)])
    outcome = Outcome(
        slices={name: [Slice(2, rate, 1.0), Slice(2, rate, 2.0)] for name, rate in rates.items()},
        lengths={PLAIN: [stretches, Lengths(stretches.by_action[:1], stretches.by_turn)], COMPILED: [stretches]},
        bots={PLAIN: {"easy": Slice(10, 5000, 4.0)}, COMPILED: {"easy": Slice(30, 15000, 4.0)}},
        clones={PLAIN: {USUAL: 3.0, MIXED: 4.5}, COMPILED: {USUAL: 1.0, MIXED: 1.0}},
        cards={table: 168 * len(table.packs) for table in TABLES},
        absent={peer: "no such module" for peer in peers.PEERS if peer != "RLCard uno"},
        loading=(0.5, 0.1),
    )
    return figures(outcome, rounds=2, seconds=1.0)


def test_a_ratio_compares_within_the_same_round() -> None:
    """Each round had its own noise, and in each ours was twice as fast."""
    ours = [Slice(1, actions, 1.0) for actions in (20, 40, 2000)]
    theirs = [Slice(1, actions, 2.0) for actions in (20, 40, 2000)]
    same = ratio(Outcome(slices={"ours": ours, "theirs": theirs}), "ours", "theirs")
    assert (same.least, same.median, same.most) == (2, 2, 2)
    crossed = ratio(Outcome(slices={"ours": ours, "theirs": theirs[::-1]}), "ours", "theirs")
    assert (crossed.least, crossed.median, crossed.most) == (0.02, 2, 200)


def test_ratios_compare_our_engines_with_peers_and_with_each_other(found: Figures) -> None:
    medians = {(each.ours, each.other): each.median for each in found.ratios}
    assert medians[name_of(PLAIN, USUAL), "RLCard uno"] == 2
    assert medians[name_of(COMPILED, USUAL), "RLCard uno"] == 8
    assert medians[name_of(COMPILED, MIXED), name_of(PLAIN, MIXED)] == 5


def test_growth_is_relative_to_an_action_at_the_usual_table(found: Figures) -> None:
    cards = [(point.at, point.cost) for point in found.growth.cards if point.engine == PLAIN]
    assert cards == [(168, 1), (336, 1), (504, 1), (672, 1.25)]
    assert {point.cost for point in found.growth.seats if point.engine == COMPILED} == {0.25}


def test_games_of_bots_are_counted_by_the_second(found: Figures) -> None:
    assert [(row.engine, row.bot, row.games_per_second) for row in found.bots] == [
        (PLAIN, "easy", 2.5),
        (COMPILED, "easy", 7.5),
    ]
    assert {row.actions_per_game for row in found.bots} == {500}


def test_stretches_are_added_up_and_thin_ones_left_out(found: Figures) -> None:
    """Plain played 200 actions in 1 s, 100 in 1.5 s, and a single one in 9 s, which is too few to count."""
    mean = 11.5 / 301
    points = {point.at: point.cost * mean for point in found.growth.action if point.engine == PLAIN}
    assert points == pytest.approx({100: 0.005, 300: 0.015})


def test_only_measured_goals_are_listed(found: Figures) -> None:
    assert [(round(goal.measured, 2), goal.held) for goal in found.goals] == [
        (2.0, True),  # uno; gin_rummy is absent
        (4.0, True),  # compiled compared with plain
        (1.25, True),  # an action with all sets
        (1.5, True),  # a clone
        (0.1, True),  # loading
    ]


@pytest.mark.parametrize(("measured", "at_least", "held"), [(1.0, True, True), (0.9, True, False), (1.1, False, False)])
def test_a_goal_is_met_or_missed(measured: float, at_least: bool, held: bool) -> None:
    assert Goal("speed", measured, 1.0, at_least).held is held


def test_the_tables_fit_a_narrow_terminal(found: Figures) -> None:
    console = Console(file=StringIO(), width=80)
    show(found, console)
    assert isinstance(console.file, StringIO)
    lines = [" ".join(line.split()) for line in console.file.getvalue().splitlines()]
    assert "RLCard uno 2.00 2.00 2.00 2.00" in lines
    assert "RLCard uno 8.00 8.00 8.00 8.00" in lines
    assert "kickdoor plain 4.00 4.00 4.00 4.00" in lines
    assert "kickdoor compiled easy 7.50 500 30" in lines
    assert "left out: pokerkit: no such module" in lines


def test_the_picture_names_both_engines_and_the_peer(found: Figures, tmp_path: Path) -> None:
    draw_speed(found, tmp_path / "speed.svg")
    picture = (tmp_path / "speed.svg").read_text("utf-8")
    for name in ("kickdoor compiled, 3 seats", "kickdoor plain, 6 seats", "RLCard uno", "peer in Python"):
        assert f">{name}<" in picture
