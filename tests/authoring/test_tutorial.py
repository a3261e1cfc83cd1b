"""docs/packs.md is true: its steps are followed here word for word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kickdoor.cli import app
from kickdoor.packs.vocabulary import BOUNDS
from tests.table import table
from tools import write_vocabulary

DOCS = Path(__file__).resolve().parents[2] / "docs"
TEXT = (DOCS / "packs.md").read_text("utf-8")


def test_the_vocabulary_is_up_to_date() -> None:
    assert write_vocabulary.FILE.read_text("utf-8") == write_vocabulary.text(), "run: python -m tools.write_vocabulary"


def test_the_tutorial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    card, scenario, sourced, _ = re.findall(r"```yaml\n(.*?)```", TEXT, re.S)
    answers = re.findall(r"```console\n(.*?)```", TEXT, re.S)

    assert app.main(["packs", "new", "mine"]) == 0
    assert capsys.readouterr().out == answers[0].split("\n", 1)[1]

    items, monsters = Path("mine/items.yaml"), Path("mine/monsters.yaml")
    items.write_text(items.read_text() + "\n" + card)
    monsters.write_text(monsters.read_text().replace("- name: Door Mouse\n", "- name: Door Mouse\n  tags: [noisy]\n"))
    assert app.main(["packs", "show", "Ear Muffs of Calm", "--packs", "./mine"]) == 0
    assert capsys.readouterr().out.startswith(answers[1].split("\n", 1)[1].partition("  …")[0])

    assert app.main(["packs", "lint", "./mine", "--games", "3"]) == 0
    found = capsys.readouterr().out
    assert "3 random games beside classic" in found
    assert ": error:" not in found and ": warning:" not in found

    sound = items.read_text()
    items.write_text(sound.replace("{against: {kind: monster", "{agianst: {kind: monster"))
    assert app.main(["packs", "lint", "./mine"]) == 1
    assert capsys.readouterr().out == answers[3]
    items.write_text(sound)

    Path("mine/scenarios/ear_muffs.yaml").write_text(scenario)
    assert app.main(["scenario", "mine/scenarios"]) == 0
    assert capsys.readouterr().out == answers[4].split("\n", 1)[1]

    assert app.main(["packs", "gallery", "./mine", "--out", "mine.html"]) == 0
    wanted = answers[5].split("\n", 1)[1]
    assert capsys.readouterr().out.rpartition(", ")[0] == wanted.rpartition(", ")[0]

    assert app.main(["balance", "./mine", "--games", "2", "--workers", "1"]) == 0
    said, wanted = capsys.readouterr().out, answers[6].split("\n", 1)[1].partition("…")[0].replace("2,000", "2")
    assert said.partition("; ")[2].startswith(wanted.partition("; ")[2])  # the findings of lint come first

    items.write_text(sound.replace(card, sourced))
    assert app.main(["packs", "show", "Ear Muffs of Calm", "--packs", "./mine"]) == 0
    assert "  as printed: name, kind, slot\n  our own: deck, count, bonus, gold\n" in capsys.readouterr().out


def test_a_kind_of_identity_of_your_own(tmp_path: Path) -> None:
    declared = re.findall(r"`(identities: .*)`", TEXT)[0]
    bakers = re.findall(r"```yaml\n(- name: Bakers\n.*?)```", TEXT, re.S)[0]
    strike = re.findall(r"`(discard: .*guild.*)`", TEXT)[0]
    path = tmp_path / "guilds.yaml"
    path.write_text(
        f"pack: {{id: guilds, title: Guilds, vocabulary: 1, needs: [classic], {declared}}}\n"
        f"cards:\n{bakers}- {{name: Thieves, kind: guild}}\n"
        f"- {{name: Strike, kind: curse, effect: [{{{strike}}}]}}\n"
    )
    t = table("Ana", "Bo", "Cy", packs=("classic", path)).has("Ana", table=["Warrior", "Bakers"], hand=["Thieves"])
    t.has("Bo", hand=["Strike"]).does("Ana", "play [Thieves]")
    assert t.used("Ana") == ["Warrior", "Thieves"]  # a second guild replaces the first
    t.does("Bo", "play [Strike] on Ana").settle()
    assert t.used("Ana") == ["Warrior"]
    t.nothing_pending_but("Ana")


def test_the_documented_limits_are_those_of_the_code() -> None:
    for bound in ("files", "cards", "nesting", "steps", "card_steps", "uses", "always", "gold"):
        assert f"{BOUNDS[bound]:,}" in TEXT, bound
    assert BOUNDS["bytes"] == 2 * 1024 * 1024
