"""Steps of scenarios: how far `settle` goes, optional targets, wrong verbs, what `--show` prints;
the guide in docs/.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kickdoor import KickdoorError
from kickdoor.cli import app as cli
from kickdoor.engine.windows import WINDOWS
from kickdoor.record.expecting import OWED, PHASES, PLAYER, READERS
from kickdoor.record.scenario import ANSWERS, Result, load, run_file
from kickdoor.record.scenario_file import KEYS, PLAYER_KEYS, REFUSED_KEYS, SETTLE_KEYS, STEP_WORDS

GUIDE = Path(__file__).parents[2] / "docs" / "scenarios.md"
HEAD = """\
packs: [classic]
players:
  Aric: {hand: [Enraged, Sleep Potion, Loaded Die]}
  Suzan: {hand: [Curse! Lose a Level]}
  Third: {}
doors: [Net Troll]
dice: [2]
steps:
"""


def run(folder: Path, *steps: str, head: str = HEAD) -> Result:
    file = folder / "x.yaml"
    file.write_text(head + "".join(f"  - {step}\n" for step in steps), encoding="utf-8")
    return run_file(file)


def found(result: Result) -> str:
    return next(line for line in result.failure.splitlines() if line.startswith("found: ")).removeprefix("found: ")


# ---------------------------------------------------------------- settle
def test_settle_stops_at_the_named_moment(tmp_path: Path) -> None:
    steps = ["Aric: kick", "Aric: run", "settle: {until: roll}", "expect: {owes: {Suzan: pass}, phase: run}"]
    played = run(
        tmp_path,
        *steps,
        "Aric: play [Loaded Die]",
        "Aric: choose 6",
        "settle:",
        "expect: {players: {Aric: {escaped: true}}}",
    )
    assert played.passed, played.failure


def test_settle_without_a_moment_goes_past_all_windows(tmp_path: Path) -> None:
    steps = ["Aric: kick", "Aric: run", "settle:", "expect: {players: {Aric: {escaped: false}}}"]
    assert run(tmp_path, *steps).passed


def test_a_moment_that_is_now_needs_no_pass(tmp_path: Path) -> None:
    steps = ["Aric: kick", "Aric: run", "settle: {until: flight}", "settle: {until: flight}"]
    assert run(tmp_path, *steps, "expect: {owes: {Suzan: pass, Third: pass}}").passed


def test_a_moment_that_does_not_come_fails_and_says_what_the_game_waits_for(tmp_path: Path) -> None:
    result = run(tmp_path, "Aric: kick", "settle: {until: curse}")
    assert not result.passed
    assert result.failure.splitlines()[1:4] == [
        "step 2: settle until curse",
        "expected: a moment to react: curse",
        "found: Aric fight",
    ]


# ---------------------------------------------------------------- optional targets
def test_a_target_is_left_out_where_only_one_is_possible(tmp_path: Path) -> None:
    result = run(tmp_path, "Aric: kick", "Aric: play [Enraged]", "expect: {strength: {fighters: 1, monsters: 15}}")
    assert result.passed, result.failure


def test_a_target_is_named_where_two_are_possible(tmp_path: Path) -> None:
    result = run(tmp_path, "Aric: kick", "Aric: play [Sleep Potion]")
    assert found(result).startswith("refused: ")


def test_a_card_for_the_player_is_not_given_to_the_only_other_possible_target(tmp_path: Path) -> None:
    head = HEAD.replace("Suzan: {hand: [Curse! Lose a Level]}", "Suzan: {level: 9, hand: [Boil an Anthill]}")
    head = head.replace("Third: {}", "Third: {level: 9}")
    assert found(run(tmp_path, "Suzan: play [Boil an Anthill]", head=head)).startswith("refused: ")
    assert run(tmp_path, "Suzan: play [Boil an Anthill] on Aric", head=head).passed


def test_a_curse_needs_its_victim(tmp_path: Path) -> None:
    assert found(run(tmp_path, "Suzan: play [Curse! Lose a Level]")).startswith("refused: ")


# ---------------------------------------------------------------- wrong verbs
def test_a_wrong_verb_gets_the_right_ones(tmp_path: Path) -> None:
    head = HEAD.replace("[Net Troll]", "[Warrior, Wizard]").replace(
        "hand: [Enraged, Sleep Potion, Loaded Die]", "level: 5, hand: [Elf, Elf, Dwarf, Dwarf, Halfling, Halfling]"
    )
    steps = ["Aric: kick", "Aric: keep", "Aric: loot", "Aric: end", "settle:"]
    result = run(tmp_path, *steps, "Aric: end", head=head)
    assert found(result).endswith("]; Aric owes charity: use give or discard")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("flee", "unknown verb 'flee'; use run"),
        ("charity [Enraged] to Suzan", "unknown verb 'charity'; use give or discard"),
        ("attack", "unknown verb 'attack'; use fight"),
        ("figth", "unknown verb 'figth'; did you mean 'fight'?"),
    ],
)
def test_an_unknown_verb_gets_the_nearest_one(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(f"{HEAD}  - Aric: {text}\n")
    with pytest.raises(KickdoorError, match=re.escape(said)):
        load(file)


def test_every_kind_of_decision_has_an_answer() -> None:
    assert set(ANSWERS) == set(OWED)


# ---------------------------------------------------------------- the decks
def test_the_first_of_a_deck_and_the_last_of_the_discards_are_on_top(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(
        "players: {A: {}, B: {}, C: {}}\ndoors: [Elf, Dwarf]\n"
        "discards: {doors: [Cleric, Wizard]}\nsteps:\n  - A: kick\n"
    )
    view = load(file).game.view()
    assert view.discard_tops[0] is not None and view.discard_tops[0].name == "Wizard"
    shown: list[str] = []
    run_file(file, shown.append)
    assert "A kicks open the door: Elf. [DOOR-1]" in shown[1]


# ---------------------------------------------------------------- --show
def test_show_prints_after_each_step_who_owes_what_and_what_is_legal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(f"title: Shown\n{HEAD}  - Aric: kick\n  - expect: {{phase: combat}}\n  - Aric: run\n")
    assert cli.main(["scenario", "--show", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0:2] == ["At the start", "  waits for: Aric kick"]
    assert "  Aric kicks open the door: Net Troll. [DOOR-1]" in lines
    assert any(line.startswith("  Aric may: run · play [Enraged") for line in lines)
    at = lines.index("step 2: expect")
    assert lines[at + 1] == "step 3: Aric: run"
    assert "  waits for: Suzan pass (flight), Third pass (flight)" in lines[at:]
    assert lines[-1] == "ok      Shown"


# ---------------------------------------------------------------- the guide
def test_the_guide_names_every_key_and_word() -> None:
    text = GUIDE.read_text("utf-8")
    known = (*KEYS, *PLAYER_KEYS, *STEP_WORDS, *READERS, *PLAYER, *OWED, *PHASES, *WINDOWS)
    missing = [word for word in dict.fromkeys(known) if not re.search(rf"`[^`\n]*\b{word}\b[^`\n]*`", text)]
    assert missing == []
    for key in (*REFUSED_KEYS, *SETTLE_KEYS):
        assert f"{key}:" in text


def test_the_guides_tables_name_nothing_else() -> None:
    first = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", GUIDE.read_text("utf-8"), re.M)
    named = {word for cell in first for word in re.findall(r"`(\w+)`", cell)}
    assert named == {*KEYS, *PLAYER_KEYS, *READERS, *PLAYER}


def test_the_example_of_the_guide_passes(tmp_path: Path) -> None:
    examples = re.findall(r"```yaml\n(.*?)```", GUIDE.read_text("utf-8"), re.S)
    assert examples
    for number, example in enumerate(examples):
        file = tmp_path / f"{number}.yaml"
        file.write_text(example)
        assert (result := run_file(file)).passed, result.failure
