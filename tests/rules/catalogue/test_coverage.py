"""Which tests name which rule, and the report about it."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from kickdoor.cli.rules import app
from kickdoor.rules import catalogue
from kickdoor.rules.coverage import BadMark, scan
from tests.marks import rule


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "tests"
    (made / "scenarios").mkdir(parents=True)
    (made / "play" / "scenarios" / "deep").mkdir(parents=True)
    return made


def write(path: Path, *lines: str) -> None:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_the_mark_checks_its_ids_at_import() -> None:
    mark = rule("combat-4", "HELP-14")
    assert (mark.name, mark.args) == ("rule", ("COMBAT-4", "HELP-14"))
    with pytest.raises(LookupError, match="no rule COMBAT-99; did you mean COMBAT-25"):
        rule("COMBAT-99")
    with pytest.raises(ValueError, match="at least one"):
        rule()


def test_marks_on_functions_classes_files_and_parameters(folder: Path) -> None:
    write(
        folder / "test_a.py",
        "import pytest",
        "from tests.marks import rule",
        'pytestmark = [rule("WIN-1")]',
        '@rule("COMBAT-4", "help-14")',
        "def test_one(): ...",
        '@pytest.mark.rule("COMBAT-4")',
        "async def test_two(): ...",
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("RUN-3"))])',
        "def test_three(x): ...",
        '@rule("DEATH-1")',
        "class TestDeath:",
        '    @rule("DEATH-2")',
        "    def test_four(self): ...",
        "    def test_five(self): ...",
    )
    found = scan(folder)
    assert found.of("COMBAT-4") == ("tests/test_a.py::test_one", "tests/test_a.py::test_two")
    assert found.of("HELP-14") == ("tests/test_a.py::test_one",)
    assert found.of("RUN-3") == ("tests/test_a.py::test_three",)
    assert found.of("DEATH-1") == ("tests/test_a.py::TestDeath::test_four", "tests/test_a.py::TestDeath::test_five")
    assert found.of("DEATH-2") == ("tests/test_a.py::TestDeath::test_four",)
    assert found.of("WIN-1") == ("tests/test_a.py",)
    assert found.of("WIN-2") == ()


def test_only_tests_that_run_count(folder: Path) -> None:
    write(
        folder / "test_b.py",
        "import pytest",
        "from hypothesis.stateful import rule",
        "from tests.marks import rule as proves",
        '@proves("COMBAT-1")',
        "def helper(): ...",
        '@proves("COMBAT-2")',
        "@pytest.mark.skip",
        "def test_skipped(): ...",
        '@proves("COMBAT-3")',
        '@pytest.mark.xfail(reason="later")',
        "def test_expected_to_fail(): ...",
        '@rule("not ours")',
        "def test_machine(): ...",
        '@proves("COMBAT-5")',
        "def test_real(): ...",
    )
    assert set(scan(folder).tests) == {"COMBAT-5"}


def test_comments_on_top_of_a_scenario_count(folder: Path) -> None:
    write(
        folder / "play" / "scenarios" / "deep" / "tie.yaml",
        "# The warrior wins the tie.",
        "",
        "# rules: COMBAT-4, HELP-14",
        "# Rules: EX-4",
        "title: The warrior wins the tie",
        "# rules: WIN-1",
    )
    write(folder / "scenarios" / "note.txt", "# rules: WIN-2")
    write(folder / "elsewhere.yaml", "# rules: WIN-3")
    found = scan(folder)
    assert set(found.tests) == {"COMBAT-4", "HELP-14", "EX-4"}
    assert found.of("EX-4") == ("tests/play/scenarios/deep/tie.yaml",)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('@rule("COMBAT-99")', "tests/test_c.py:2: no rule COMBAT-99; did you mean COMBAT-25?"),
        ("@rule(*IDS)", "tests/test_c.py:2: a rule mark needs its IDs written out"),
        ("@rule(", "tests/test_c.py:2: not valid Python"),
    ],
)
def test_a_bad_mark_is_reported_with_its_place(folder: Path, line: str, message: str) -> None:
    write(folder / "test_c.py", "from tests.marks import rule", line, "def test_x(): ...")
    with pytest.raises(BadMark) as error:
        scan(folder)
    assert str(error.value) == message
    result = CliRunner().invoke(app, ["--coverage", "--tests", str(folder)])
    assert result.exit_code == 2
    assert result.stderr == f"kickdoor: {message}\n"


def test_a_bad_id_in_a_scenario_is_reported_with_its_place(folder: Path) -> None:
    write(folder / "scenarios" / "x.yml", "# Words.", "# rules: COMBT-4")
    with pytest.raises(BadMark, match=r"tests/scenarios/x.yml:2: no rule COMBT-4; did you mean COMBAT-4\?"):
        scan(folder)


def test_untested_rules_fail_the_report(folder: Path) -> None:
    write(folder / "scenarios" / "x.yaml", "# rules: COMBAT-4, SKETCH-1, AMB-9, EX-4")
    result = CliRunner().invoke(app, ["--coverage", "--tests", str(folder)])
    total = len(catalogue().behavioural)
    assert result.exit_code == 1
    assert "COMBAT-4  1: tests/scenarios/x.yaml\n" in result.stdout
    assert "COMBAT-3  no test  If the monsters' strength is equal or higher" in result.stdout
    assert "SKETCH-1  Printing: " in result.stdout
    assert f"1 of {total} behavioural rules have a test; {total - 1} bare\n" in result.stdout
    assert "12 rules are not behaviour and counted apart\n" in result.stdout
    assert "also named: 1 of 170 answers (AMB), 1 of 7 EX\n" in result.stdout


def test_the_report_passes_when_every_rule_is_tested(folder: Path) -> None:
    every = ", ".join(one.id for one in catalogue().behavioural)
    write(folder / "scenarios" / "x.yaml", f"# rules: {every}")
    result = CliRunner().invoke(app, ["--coverage", "--quiet", "--tests", str(folder)])
    assert result.exit_code == 0
    assert "no test" not in result.stdout
    assert "; 0 bare\n" in result.stdout


def test_quiet_shows_only_untested_rules_and_counts(folder: Path) -> None:
    write(folder / "scenarios" / "x.yaml", "# rules: COMBAT-4")
    result = CliRunner().invoke(app, ["--coverage", "-q", "--tests", str(folder)])
    lines = result.stdout.splitlines()
    assert len(lines) == len(catalogue().behavioural) - 1 + 3
    assert lines[0].startswith("SETUP-1: no test  Equipment")


def test_a_missing_folder_is_a_clear_error(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["--coverage", "--tests", str(tmp_path / "none")])
    assert result.exit_code == 2
    assert result.stderr == f"kickdoor: no folder of tests at {tmp_path / 'none'}\n"
