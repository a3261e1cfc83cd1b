"""What makes no sense is said in one line before a single game is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.cli import app
from kickdoor.game import Game


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["stress", "--packs", "classic,clasic"], "did you mean 'classic'"),
        (["stress", "--games", "0"], "--games"),
        (["stress", "--only", "1", "--packs", "nope"], "no pack"),
        (["balance", "--packs", "nope"], "no pack"),
        (["balance", "--games", "0"], "--games"),
        (["balance", "--json", "FOLDER/missing/x.json"], "No such file"),
    ],
)
def test_bad_input(
    arguments: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError("a game was begun")

    monkeypatch.setattr(Game, "new", never)
    assert app.main(["lab", *(word.replace("FOLDER", str(tmp_path)) for word in arguments)]) == 2
    said = capsys.readouterr()
    assert complaint in said.err
    assert said.out == "" and said.err.count("\n") == 1
