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
    declared, none, raised, strike = (
        re.findall(f"`({start}.*?)`", TEXT)[0]
        for start in (r"guild: \{", "none: ", r"always: \[\{allow: \{guild", r"discard: [^`]*guild")
    )
    baker = re.findall(r"```yaml\n(- name: Baker\n.*?)```", TEXT, re.S)[0]
    path = tmp_path / "guilds.yaml"
    path.write_text(
        "pack:\n  {id: guilds, title: Guilds, vocabulary: 1, needs: [classic], "
        f"identities: {{{declared.removesuffix('}')}, {none}}}}}}}\n"
        f"cards:\n{baker}- {{name: Thief of Time, kind: guild, always: [{{run_away: 1, if: {{not: baker}}}}]}}\n"
        f"- {{name: Strike, kind: curse, effect: [{{{strike}}}]}}\n"
        f"- {{name: Second Job, kind: special, deck: door, stays: {{while: {{has: {{kind: guild}}}}}}, {raised}}}\n"
        "- {name: Beginner's Luck, kind: item, gold: 0, always: [{strength: 2, if: amateur}]}\n"
    )
    packs = ("classic", path)
    t = table("Ana", "Bo", "Cy", packs=packs).has("Ana", table=["Warrior", "Baker"], hand=["Thief of Time"])
    t.has("Bo", hand=["Strike"]).does("Ana", "play [Thief of Time]")
    assert t.used("Ana") == ["Warrior", "Thief of Time"]  # a second guild replaces the first
    t.does("Bo", "play [Strike] on Ana").settle()
    assert t.used("Ana") == ["Warrior"]
    t.nothing_pending_but("Ana")

    t = table("Ana", "Bo", "Cy", packs=packs).has("Ana", hand=["Baker"]).dealing().does("Ana", "play [Baker]")
    assert t.used("Ana") == ["Baker"]  # from the opening hand
    t = table("Ana", "Bo", "Cy", packs=packs).has("Ana", table=["Baker", "Second Job"], hand=["Thief of Time"])
    assert t.does("Ana", "play [Thief of Time]").used("Ana") == ["Baker", "Second Job", "Thief of Time"]
    t = table("Ana", "Bo", "Cy", packs=packs).has("Ana", table=["Beginner's Luck"], hand=["Thief of Time"])
    assert (t.strength("Ana"), t.does("Ana", "play [Thief of Time]").strength("Ana")) == (3, 1)


def test_the_documented_limits_are_those_of_the_code() -> None:
    for bound in ("files", "cards", "nesting", "steps", "card_steps", "uses", "always", "gold"):
        assert f"{BOUNDS[bound]:,}" in TEXT, bound
    assert BOUNDS["bytes"] == 2 * 1024 * 1024
