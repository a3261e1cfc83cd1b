"""`kickdoor packs …`: what is printed, and the exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kickdoor import cli
from kickdoor.packs import load_pack
from kickdoor.packs.starter import FILES
from kickdoor.packs.words import NOUNS

TRIAL = Path(__file__).parent.parent / "packs" / "trial"


def run(capsys: pytest.CaptureFixture[str], *args: str | Path) -> tuple[int, str, str]:
    code = cli.main([str(arg) for arg in ("packs", *args)])
    out, err = capsys.readouterr()
    return code, out, err


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "list", TRIAL)
    assert code == 0
    assert "classic     Classic: 168 cards (95 Doors, 73 Treasures), 147 of them different; edition classic\n" in out
    assert "\ntrial       Trial: " in out
    assert "37 monster" in out


def test_show(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "show", "[net troll]")
    assert code == 0
    assert out.startswith("Net Troll: Monster, Level 10, Treasures 3\n  Each of the highest-level other players takes")
    assert "  rules: CARDS-12, " in out
    assert "    - name: Net Troll\n      kind: monster\n" in out
    assert out.splitlines()[-1].startswith("  classic/monsters.yaml:")
    code, out, err = run(capsys, "show", "Nett Troll")
    assert (code, out) == (2, "")
    assert err == "kickdoor: unknown card [Nett Troll]; did you mean 'Net Troll'?\n"


def test_lint(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, err = run(capsys, "lint", "classic", "--games", "2", "--seed", "5")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert all(": note: never put to use in 2 games" in line for line in lines[:-1])
    assert "2 random games with " in lines[-1]
    bad = tmp_path / "bad.yaml"
    bad.write_text("pack: {id: bad, title: Bad, vocabulary: 1}\ncards:\n  - {name: A, kind: curse, effect: [dye]}\n")
    code, out, err = run(capsys, "lint", bad, "--games", "0")
    assert (code, err) == (1, "")
    assert out.startswith(f"{bad}:3: A: error: effect/0: unknown verb 'dye' (did you mean 'die'?)\n")
    code, out, err = run(capsys, "lint", tmp_path / "none", bad, "--games", "0")
    assert code == 2
    assert err.startswith("kickdoor: no pack: ")
    assert ": error: " in out


def test_schema(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "schema")
    assert code == 0
    assert json.loads(out)["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    code, out, _ = run(capsys, "schema", tmp_path / "s.json", "--pack", TRIAL)
    assert (code, out) == (0, f"wrote {tmp_path / 's.json'}\n")
    assert "hong_kong" in (tmp_path / "s.json").read_text("utf-8")


def test_new(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    code, out, _ = run(capsys, "new", "mine", "--dir", folder)
    assert code == 0
    assert f"kickdoor packs lint {folder}" in out
    pack = load_pack(folder)
    kinds = {card["kind"] for card in pack.cards}
    assert kinds == {*(kind for kind in NOUNS["kind"] if not kind.startswith("<")), "class", "race"}
    for file in FILES:
        first = (folder / file).read_text("utf-8").splitlines()[0]
        assert first == "# yaml-language-server: $schema=./schema.json"
    assert (folder / "schema.json").is_file()
    assert cli.main(["scenario", str(folder / "scenarios")]) == 0
    code, out, _ = run(capsys, "lint", folder, "--games", "0")
    assert (code, out.splitlines()[-1]) == (0, f"{folder}: clean; not played")


@pytest.mark.parametrize(
    ("name", "why"), [("Big Name", "is not a pack's name"), ("classic", "comes with kickdoor"), ("mine", "is there")]
)
def test_new_refuses(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "mine").mkdir()
    code, out, err = run(capsys, "new", name, "--dir", tmp_path / name)
    assert (code, out) == (2, "")
    assert why in err
    assert err.count("\n") == 1
