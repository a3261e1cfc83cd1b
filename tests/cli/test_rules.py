"""`kickdoor rules` as a reader sees it."""

from __future__ import annotations

import io

import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner, Result

from kickdoor.cli.rules import app
from kickdoor.rules import catalogue
from kickdoor.rules.display import show_entry, show_search


def run(*words: str) -> Result:
    """Run the command as a subcommand, `kickdoor rules ...`."""
    whole = typer.Typer()
    whole.add_typer(app, name="rules")
    whole.command("play")(lambda: None)
    return CliRunner().invoke(whole, ["rules", *words])


def test_without_a_word_the_sections_are_shown() -> None:
    result = run()
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{len(catalogue().rules)} rules in 41 sections\n")
    assert "COMBAT      25  Combat\n" in result.stdout
    assert "AMB-1..170" in result.stdout


def test_a_rule_is_shown_with_what_cites_it() -> None:
    result = run("combat-17")
    assert result.exit_code == 0
    assert result.stdout.startswith("COMBAT-17  Combat  (classic, pathfinder)\nIn combat you may not sell")
    for id in ("AMB-62", "AMB-141", "DIFF-19", "MATRIX-4"):
        assert f"\n{id} " in result.stdout


def test_a_rule_without_behaviour_says_why() -> None:
    assert "Not behaviour: Advertisement" in run("VARIANT-7").stdout


def test_an_open_question_is_shown_with_its_answer() -> None:
    result = run("AMB-9")
    assert "Question: Only monster was killed at once or removed" in result.stdout
    assert "Answer:   Yes. Either way" in result.stdout
    assert "\nFAQ-15 " in result.stdout


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("FAQ-15", "FAQ-15  Timing, sureness A"),
        ("FAQ-15", "Not followed: COMBAT-19 to COMBAT-22"),
        ("DIFF-14", "Switch: nonkill_treasure"),
        ("EX-4", "[15 : 15]"),
        ("MATRIX-9", "Sell Items for Levels"),
        ("HELP-14", "Cited by: Open questions"),
    ],
)
def test_each_kind_of_entry_can_be_shown(id: str, words: str) -> None:
    result = run(id)
    assert result.exit_code == 0
    assert words in result.stdout


def test_every_entry_can_be_shown() -> None:
    out = Console(file=io.StringIO(), width=100)
    for entry in catalogue().entries():
        show_entry(out, entry)


def test_a_word_is_searched_in_all_parts() -> None:
    result = run("berserk")
    assert result.exit_code == 0
    assert [line for line in result.stdout.splitlines() if line.endswith(")") and "(" in line][:1] == ["Rules (1)"]
    for heading in ("Rules (1)", "Open questions, with our answers (2)", "Rulings (2)", "Worked examples (1)"):
        assert f"\n{heading}\n" in result.stdout
    assert "EX-4 Aric … " in result.stdout


def test_several_words_are_one_phrase() -> None:
    assert run("wandering", "monster").stdout == run("wandering monster").stdout != ""


def test_a_word_may_contain_regex_characters() -> None:
    assert "SELL-1 " in run("1,000").stdout
    assert run("(inferred").exit_code == 0
    assert run("[").exit_code == 1


def test_a_section_is_listed_and_searched() -> None:
    result = run("tribe")
    assert result.stdout.startswith("TRIBE: Monster tribes\nTRIBE-1 ")
    assert "TRIBE-2 (impossible-1.51) This version has no Undead rule.\n" in result.stdout
    assert "Found elsewhere\n" in result.stdout


def test_an_unknown_id_is_one_line_with_the_nearest() -> None:
    result = run("COMBAT-99")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == "kickdoor: no rule COMBAT-99; did you mean COMBAT-25?\n"


def test_a_word_found_nowhere_is_reported() -> None:
    result = run("xylophone")
    assert result.exit_code == 1
    assert result.stderr == "nothing found for 'xylophone'\n"


def test_coverage_takes_no_word() -> None:
    result = run("COMBAT-4", "--coverage")
    assert result.exit_code == 2
    assert result.stderr == "kickdoor: --coverage reports on all rules and takes no ID or word\n"


def test_output_is_plain_in_a_pipe_and_highlighted_in_a_terminal() -> None:
    assert "\x1b" not in run("berserk").stdout
    terminal = Console(file=io.StringIO(), force_terminal=True, width=80, color_system="standard")
    assert show_search(terminal, "berserk")
    assert isinstance(terminal.file, io.StringIO)
    assert "\x1b[1;7;33mBerserk\x1b[0m" in terminal.file.getvalue()


def test_a_long_rule_stays_on_one_line_in_a_pipe() -> None:
    assert max(len(line) for line in run("COMBAT-17").stdout.splitlines()) > 120
