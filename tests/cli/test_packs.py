"""`kickdoor packs …`: output and exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kickdoor.authoring.lint import mixes_of
from kickdoor.authoring.starter import FILES
from kickdoor.cli import app
from kickdoor.packs import builtin_sets, load_pack
from kickdoor.packs.vocabulary import NOUNS
from tests.table import TRIAL


def run(capsys: pytest.CaptureFixture[str], *args: str | Path) -> tuple[int, str, str]:
    code = app.main([str(arg) for arg in ("packs", *args)])
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
    assert out.startswith(
        "Net Troll: Monster, Level 10, Treasures 3\n  Bad Stuff: Each of the highest-level other players"
    )
    assert "  rules: CARDS-12, " in out
    assert "    - name: Net Troll\n      kind: monster\n" in out
    assert out.splitlines()[-1].startswith("  classic/monsters.yaml:")
    code, out, err = run(capsys, "show", "Nett Troll")
    assert (code, out) == (2, "")
    assert err == "kickdoor: unknown card [Nett Troll]; did you mean 'Net Troll'?\n"


@pytest.mark.parametrize(("lang", "said"), [("en", "No Value"), ("de", "Kein Wert"), ("es", "Sin valor")])
def test_an_item_worth_nothing_has_no_value(capsys: pytest.CaptureFixture[str], lang: str, said: str) -> None:
    _, out, _ = run(capsys, "text", "fu", "--lang", lang)
    toenails, wok = (
        next(x for x in out.splitlines() if x.startswith(name)) for name in ("Five Year Toenails:", "Wok:")
    )
    assert toenails.endswith(f"bonus 1, {said}") and wok.endswith("bonus 1, gold 200")


SOURCED = """\
pack: {id: half, title: Half, vocabulary: 1}
cards:
  - {name: Broom, kind: item, bonus: 2, gold: 100, sourced: [name, kind, deck, count, bonus, gold]}
  - {name: Mop, kind: item, gold: 300, always: [{run_away: 1}], flavour: Wet., sourced: [name, kind]}
  - {name: Pail, kind: item, gold: 200}
"""


def test_sourced_properties_are_counted_and_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    half = tmp_path / "half.yaml"
    half.write_text(SOURCED, "utf-8")
    _, out, _ = run(capsys, "list", half)
    said = out[out.index("\nhalf ") :].splitlines()
    # name, kind, deck, count and gold of each, one bonus, one modifier; the flavour line does not count
    assert said[3] == "            sourced: 8 of 17 properties, on 2 of 3 cards, 1 of them wholly"
    for card, lines in (
        ("Broom", ["  as printed: name, kind, deck, count, bonus, gold"]),
        ("Mop", ["  as printed: name, kind", "  our own: deck, count, gold, always"]),
        ("Pail", ["  our own: name, kind, deck, count, gold"]),
    ):
        _, out, _ = run(capsys, "show", card, "--packs", half)
        assert out.splitlines()[-1 - len(lines) : -1] == lines


def test_a_pack_without_sources_shows_no_count(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "list")
    classic = out[out.index("classic ") : out.index("\nfu ")]
    assert "sourced" not in classic and "sourced: " in out
    _, out, _ = run(capsys, "show", "Elf", "--packs", "classic")
    assert "as printed" not in out and "our own" not in out


def test_lint(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, err = run(capsys, "lint", "classic", "--games", "2", "--seed", "5")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert all(": note: never used in 2 games" in line for line in lines[:-1])
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


def test_lint_of_mixes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, err = run(capsys, "lint", "--packs", f"classic,{TRIAL}", "--games", "2")
    assert (code, err) == (0, "")
    assert out.startswith(f"classic,{TRIAL}: clean; 2 random games with ") and out.count("\n") == 1
    for name in ("one", "two"):
        slots = f"slots: {{headgear: {1 if name == 'one' else 2}}}"
        (tmp_path / f"{name}.yaml").write_text(
            f"pack: {{id: {name}, title: {name}, vocabulary: 1, {slots}}}\ncards:\n"
            f"  - {{name: Hat of {name}, kind: item, slot: headgear, gold: 100, count: 30}}\n"
            f"  - {{name: Rat of {name}, kind: monster, level: 1, treasures: 1, bad_stuff: [], count: 30}}\n"
        )
    one, two = tmp_path / "one.yaml", tmp_path / "two.yaml"
    code, out, err = run(capsys, "lint", one, two, "--mixes", "--games", "1")
    assert (code, err) == (1, "")
    lines = out.splitlines()
    assert [line.partition(";")[0] for line in lines if "random games" in line] == [f"{one}: clean", f"{two}: clean"]
    assert lines[-2].endswith("error: another pack gives slot 'headgear' another limit")
    assert lines[-1] == f"{one},{two}: 1 errors, 0 other findings; not played"
    code, out, err = run(capsys, "lint", "--packs", "classic,clasic", "--games", "0")
    assert (code, out) == (2, "") and "did you mean 'classic'" in err


def test_every_mix_is_tried() -> None:
    assert mixes_of(["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c"), ("a", "b", "c")]
    assert len(mixes_of("abcd")) + 4 == 15


def test_every_set_and_every_mix_can_be_played_together(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "lint", "--mixes", "--games", "0")
    assert (code, err) == (0, "")
    names = [line.partition(": ")[0] for line in out.splitlines() if line.endswith("; not played")]
    assert names == [*builtin_sets(), *(",".join(mix) for mix in mixes_of(builtin_sets()))]


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
    assert app.main(["scenario", str(folder / "scenarios")]) == 0
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
