"""The command line: exit codes, one line per mistake, never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kickdoor import __version__
from kickdoor.cli import app
from kickdoor.packs import builtin_sets
from kickdoor.protocol.options import Options
from tests.table import TRIAL

SCENARIOS = Path(__file__).parents[1] / "rules" / "scenarios"
FAILING = "title: Wrong\nplayers: {A: {}, B: {}, C: {}}\nsteps:\n  - expect: {turn: B}\n"
BROKEN = "title: Broken\nplayers: {A: {}, B: {}, C: {}}\nsteps:\n  - expct: {turn: B}\n"


class Run:
    def __init__(self, capsys: pytest.CaptureFixture[str], *args: str | Path) -> None:
        self.code = app.main([str(arg) for arg in args])
        self.out, self.err = capsys.readouterr()

    def complains(self, text: str) -> None:
        assert (self.code, self.out) == (2, "")
        assert self.err.startswith("kickdoor: ")
        assert self.err.count("\n") == 1
        assert text in self.err


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert Run(capsys, "--version").out == f"kickdoor {__version__}, plain engine\n"
    for args in (["--help"], []):
        shown = Run(capsys, *args)
        assert shown.code == 0
        assert all(f"\n  {word} " in shown.out for word in ("play", "replay", "scenario", "rules", "packs"))
    for command in ("play", "replay", "scenario", "rules", "packs"):
        assert Run(capsys, command, "--help").code == 0


def test_old_names_still_work_and_are_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    Run(capsys, "lab", "stress", "--jobs", "0").complains("--workers")
    assert Run(capsys, "lab", "stress", "--games", "1", "--actions", "5", "--jobs", "1").code == 0
    assert "--jobs" not in Run(capsys, "lab", "stress", "--help").out
    for old in ("lab", "packs"):
        assert "\n  balance " not in Run(capsys, old, "--help").out
        Run(capsys, old, "balance", "--games", "0").complains("--games")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--against", "fu"], "--against is for one pack: name its PATH"),
        (["--players", "3"], "--players is for one pack: name its PATH"),
        ([TRIAL, "--packs", "fu"], "--packs is for comparing sets: leave out PATH"),
        ([TRIAL, "--json", "x.json"], "--json is for comparing sets: leave out PATH"),
    ],
)
def test_balance_takes_a_pack_or_compares_sets(
    capsys: pytest.CaptureFixture[str], args: list[str | Path], said: str
) -> None:
    Run(capsys, "balance", *args).complains(said)


def test_scenarios_that_pass_are_one_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, "scenario", SCENARIOS / "ex_4_aric.yaml", SCENARIOS / "ex_2_riley.yaml")
    assert (run.code, run.err) == (0, "")
    assert run.out.splitlines() == [
        "ok      Aric, a Warrior, wins the tie against the enraged Net Troll",
        "ok      Riley, a Monk with Clown Fu, beats two Hong Kong monsters alone (fu)",
    ]


def test_a_folder_of_scenarios(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "b.yaml").write_text(FAILING.replace("turn: B", "turn: A"))
    (tmp_path / "a.yml").write_text(FAILING)
    run = Run(capsys, "scenario", tmp_path)
    assert [line.split()[0] for line in run.out.splitlines() if not line.startswith(" ")] == ["FAILED", "ok"]
    (tmp_path / "none").mkdir()
    Run(capsys, "scenario", tmp_path / "none").complains("no scenario files")


def test_a_scenario_that_fails_is_explained(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(FAILING)
    run = Run(capsys, "scenario", SCENARIOS / "ex_2_riley.yaml", file)
    assert (run.code, run.err) == (1, "")
    assert "FAILED  Wrong\n" in run.out
    assert "step 1: expect\n" in run.out
    assert "expected: turn: B (line 4)\n" in run.out
    assert "found: A\n" in run.out


def test_a_bad_scenario_beside_others(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad, wrong = tmp_path / "bad.yaml", tmp_path / "wrong.yaml"
    bad.write_text(BROKEN)
    wrong.write_text(FAILING)
    run = Run(capsys, "scenario", bad, wrong)
    assert run.code == 2
    assert run.err == f"kickdoor: {bad}:4: step 1: unknown step 'expct'; did you mean 'expect'?\n"
    assert run.out.startswith("FAILED  Wrong\n")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["bogus"], "No such command 'bogus'"),
        (["scenario"], "Missing argument"),
        (["scenario", "none.yaml"], "none.yaml: No such file or directory"),
        (["replay", "none.kick.jsonl"], "none.kick.jsonl: No such file or directory"),
        (["replay", "x", "--to", "many"], "'--to'"),
        (["replay", "x", "--seat", "Ana", "--all"], "choose one"),
        (["rules", "NOPE-1"], "NOPE-1"),
        (["play", "--terminal", "--players", "2"], "3 to 6 players are needed, not 2 (SETUP-2)"),
        (["play", "--terminal", "--bots", "6"], "3 to 6 players are needed, not 7 (SETUP-2)"),
        (["play", "--terminal", "--players", "4", "--bots", "2"], "do not fit"),
        (["play", "--terminal", "--packs", "clasic"], "clasic"),
        (["play", "--terminal", "--packs", ","], "names no pack"),
        (["play", "--terminal", "--edition", "clasic"], "no edition 'clasic'"),
        (["play", "--terminal", "--winning-level", "1"], "winning_level cannot be 1"),
        (["play", "--terminal", "--name", ""], "name"),
        (["play", "--terminal", "--seed", "x"], "'--seed'"),
        (["play", "--terminal", "--resume", "none.kick.jsonl"], "none.kick.jsonl"),
        (["play", "--terminal", "--resume", "a", "--save", "b"], "--save"),
        (["play", "--terminal", "--frobnicate"], "--frobnicate"),
        (["packs", "show", "Nett Troll"], "unknown card [Nett Troll]; did you mean 'Net Troll'?"),
        (["packs", "text", "none"], "no pack"),
        (["packs", "bogus"], "No such command 'bogus'"),
    ],
)
def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str], args: list[str], said: str) -> None:
    Run(capsys, *args).complains(said)


def test_packs(capsys: pytest.CaptureFixture[str]) -> None:
    listed = Run(capsys, "packs", "list").out
    assert [line.split()[0] for line in listed.splitlines() if line[0] != " "] == list(builtin_sets())
    assert "168 cards (95 Doors, 73 Treasures), 147 of them different" in listed
    card = Run(capsys, "packs", "show", "[net troll]").out.splitlines()
    assert card[0] == "Net Troll: Monster, Level 10, Treasures 3"
    assert card[-1].startswith("  classic/monsters.yaml:")
    texts = Run(capsys, "packs", "text", TRIAL).out
    assert "\nBarn Bear: Monster, Level 12" in texts
    assert Run(capsys, "packs", "show", "Barn Bear", "--packs", TRIAL).code == 0


def test_rules_are_mounted(capsys: pytest.CaptureFixture[str]) -> None:
    assert Run(capsys, "rules", "COMBAT-3").out.startswith("COMBAT-3 ")


def test_ctrl_c_is_quiet(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("kickdoor.record.scenario.run_file", interrupted)
    run = Run(capsys, "scenario", "x.yaml")
    assert run.code == 130
    assert not run.err.strip()


def test_an_internal_error_keeps_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("bug")

    monkeypatch.setattr("kickdoor.record.scenario.run_file", broken)
    with pytest.raises(KeyError):
        app.main(["scenario", "x.yaml"])


def test_a_game_is_played_saved_and_verified(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.kick.jsonl"
    command = [sys.executable, "-m", "kickdoor", "play", "--terminal", "--seed", "5", "--save", str(file)]
    done = subprocess.run(command, input="1\n1\nquit\n", text=True, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    proved = Run(capsys, "replay", file, "--verify")
    assert proved.code == 0, proved.err
    assert "verified" in proved.out
    assert Run(capsys, "replay", file, "--to", "1", "--seat", "Ana").code == 0
    Run(capsys, "replay", file, "--seat", "Nobody").complains("Nobody")


def test_help_loads_no_game() -> None:
    """Commands import what they need when they run."""
    code = "import sys; from kickdoor.cli import app; app.main(['--help']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, check=True)
    modules = done.stdout.splitlines()[-1].split()
    assert "kickdoor.cli.app" in modules
    for heavy in ("kickdoor.terminal", "kickdoor.bots", "kickdoor.record.saved", "kickdoor.record.scenario"):
        assert heavy not in modules


@pytest.mark.parametrize(
    ("said", "seats"), [((), 4), (("--players", "3"), 3), (("--bots", "5"), 6), (("--players", "5", "--bots", "4"), 5)]
)
def test_a_table_in_the_browser_has_a_seat_for_the_player_too(
    said: tuple[str, ...], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[int] = []

    def play(options: Options, _: str, **_more: object) -> int:
        opened.append(options.seats)
        return 0

    monkeypatch.setattr("kickdoor.cli.browser.play_in_browser", play)
    assert app.main(["play", *said]) == 0
    assert opened == [seats]
