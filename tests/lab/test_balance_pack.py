"""`kickdoor balance PATH`: what a pack changes, beside what is noise."""

from __future__ import annotations

import re
from pathlib import Path

import polars as pl
import pytest

from kickdoor.cli import app
from kickdoor.game import Game
from kickdoor.lab import comparison
from kickdoor.lab.comparison import Change, Comparison
from kickdoor.lab.errors import BadJob
from kickdoor.lab.intervals import Estimate
from kickdoor.lab.simulate import Frames
from kickdoor.packs import load_pack
from tests.lab.hand_made import dealt, games, seats

HEADER = """\
id: mine
title: Mine
vocabulary: 1
edition: classic
needs: [classic]
"""
CROWN = """\
- name: Crown of Cheats
  kind: level_up
  count: 6
  uses:
    - {when: any_time, do: [{gain_levels: 7}]}
- name: Pebble
  kind: item
  gold: 100
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.yaml").write_text(HEADER)
    (folder / "treasures.yaml").write_text(CROWN)
    return folder


# ---------------------------------------------------------------- what is compared
def frames(rows: tuple[pl.LazyFrame, pl.LazyFrame], turns: int) -> Frames:
    """Games of about so many turns, in which nobody does anything."""
    who, what = rows
    number = who.select(pl.col("game").max()).collect().item() + 1
    played = games(*({"turns": turns + n % 5, "fights": 10, "fights_won": 4 + n % 2} for n in range(number)))
    curve = who.with_columns(levels=pl.lit([1, 2, 3], dtype=pl.List(pl.UInt8)))
    return Frames(played, curve, what, seats(), number, interrupted=False, broken="")


def fair(_: list[str]) -> float:
    return 1


def compared(before: Frames, after: Frames) -> Comparison:
    return comparison.compare(before, after, pack="classic", names=["card 7", "card 99"])


def test_what_is_the_same_is_noise() -> None:
    found = compared(frames(dealt(200, fair, seed=1), 50), frames(dealt(200, fair, seed=2), 50))
    assert found.games == (200, 200)
    every = [*found.figures, *found.winners, *found.changed]
    assert len(found.figures) == 12 and len(found.winners) == 8 and len(found.changed) == 30
    assert {change.verdict for change in every} == {"noise"}
    assert {card.verdict for card in found.cards} == {"no evidence"}


def test_what_differs_is_found_and_nothing_else() -> None:
    strong = dealt(500, lambda hand: 6 if "card 7" in hand else 1, seed=2)
    found = compared(frames(dealt(500, fair, seed=1), 50), frames(strong, 60))
    changes = {change.label: change for change in found.figures}
    assert {label for label, change in changes.items() if change.verdict != "noise"} == {"turns a game"}
    turns = changes["turns a game"]
    assert turns.difference is not None
    assert (turns.verdict, turns.difference.value) == ("more", 10)
    assert [card.card for card in found.cards if card.verdict == "helps"] == ["card 7"]
    assert [change.label for change in found.changed if change.verdict == "more"] == ["card 7"]
    assert {change.verdict for change in found.winners} == {"noise"}


def test_a_difference_is_as_unsure_as_both_of_its_sides() -> None:
    change = Change("", Estimate(10, 3), Estimate(20, 4), z=2)
    assert change.difference == Estimate(10, 5)
    assert change.verdict == "noise"  # 0 is just within
    assert Change("", Estimate(10, 3), Estimate(20, 4), z=1.9).verdict == "more"
    assert Change("", Estimate(20, 3), Estimate(10, 4), z=1.9).verdict == "less"
    assert Change("", None, Estimate(10, 4), z=1.9).verdict == "new"
    assert Change("", Estimate(10, 4), None, z=1.9).verdict == "gone"


def test_identities_that_are_new_or_too_rare_are_not_compared() -> None:
    old, new = dealt(100, fair, seed=1), dealt(100, fair, seed=2)
    baker = pl.col("identities").list.eval(pl.element().replace("class: none", "class: Baker"))
    found = compared(frames(old, 50), frames((new[0].with_columns(identities=baker), new[1]), 50))
    verdicts = {change.label: change.verdict for change in found.winners if change.label.startswith("class")}
    assert verdicts == {"class: Cook": "noise", "class: none": "gone", "class: Baker": "new"}
    few = compared(frames(dealt(10, fair, seed=1), 50), frames(dealt(10, fair, seed=2), 50))
    assert few.winners == []  # twenty seats each


def test_cards_nobody_put_to_use() -> None:
    who, what = dealt(60, fair)
    used = what.with_columns(played=(pl.col("card") == "card 7").cast(pl.UInt32))
    found = compared(frames((who, what), 50), frames((who, used), 50))
    assert found.never == ["card 99"]
    assert compared(frames((who, what), 50), frames((who, what), 50)).never == ["card 7", "card 99"]


# ---------------------------------------------------------------- what is played
def test_a_pack_is_compared_with_the_sets_beside_which_it_is_played(mine: Path) -> None:
    path = str(mine)
    assert comparison.sides(path, load_pack(path), ()) == (("classic",), ("classic", path))
    assert comparison.sides(path, load_pack(path), ["fu"]) == (("fu",), ("classic", path))
    assert comparison.sides("fu", load_pack("fu"), ["classic"]) == (("classic",), ("fu",))
    with pytest.raises(BadJob, match="played by itself; say what it is compared with"):
        comparison.sides("fu", load_pack("fu"), ())
    with pytest.raises(BadJob, match="compared with itself"):
        comparison.sides("fu", load_pack("fu"), ["fu"])


def test_an_absurd_card_is_found(mine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "mine.html"
    arguments = ["--games", "50", "--workers", "2", "--players", "3", "--seed", "4", "--report", str(page)]
    assert app.main(["balance", str(mine), *arguments]) == 0
    said = capsys.readouterr().out
    assert f"50 games of classic + {mine} beside 50 games of classic" in said
    assert re.search(r"Crown of Cheats +level_up .* helps", said)
    assert re.search(r"turns a game .* less", said)
    text = page.read_text("utf-8")
    for section in ("changed", "wins", "cards", "never", "length", "levels", "winners", "deaths"):
        assert text.count(f'<section id="{section}">') == 1
    assert re.search(r"Crown of Cheats</td>.*?helps</td>", text)
    assert "Elf</td>" not in text[text.index('id="cards"') : text.index('id="never"')]  # no card of the classic set


# ---------------------------------------------------------------- bad input
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["MINE", "--games", "0"], "--games"),
        (["MINE", "--bots", "clever"], "unknown bot 'clever'"),
        (["MINE", "--bots", "random,random,random,random,random"], "too many"),
        (["MINE", "--against", "nope"], "no pack"),
        (["MINE", "--workers", "0"], "--workers"),
        (["MINE", "--report", "MINE/pack.yaml"], "exists already"),
        (["MINE", "--report", "MINE/missing/x.html"], "No such file"),
        (["fu"], "say what it is compared with"),
        (["MINE/nope"], "no pack"),
    ],
)
def test_bad_input_is_said_before_any_game(
    arguments: list[str],
    complaint: str,
    mine: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(Game, "new", _never)
    assert app.main(["balance", *(word.replace("MINE", str(mine)) for word in arguments)]) == 2
    said = capsys.readouterr()
    assert complaint in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert (mine / "pack.yaml").read_text() == HEADER


def test_an_error_that_lint_finds_ends_it(
    mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Game, "new", _never)
    (mine / "treasures.yaml").write_text(CROWN.replace("gain_levels", "gain_levles"))
    assert app.main(["balance", str(mine)]) == 1
    said = capsys.readouterr().out
    assert "did you mean 'gain_levels'" in said and said.endswith("1 errors, 0 other findings; not played\n")


def _never(*_: object, **__: object) -> None:
    raise AssertionError("a game was begun")
