"""How the sets compare: what is counted, and what lies outside of the bands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kickdoor.cli import app
from kickdoor.lab import balance
from kickdoor.lab.simulate import Frames, run
from kickdoor.packs import compile_library, load_pack
from tests.lab.hand_made import cards, games, seats

GAMES = 4


@pytest.fixture(scope="module")
def classic() -> dict[str, Any]:
    return balance.figures(load_pack("classic"), run(balance.job("classic", GAMES, seed=0, bots=["random"])))


def test_games_are_counted(classic: dict[str, Any]) -> None:
    assert (classic["set"], classic["games"], classic["edition"]) == ("classic", GAMES, "classic")
    assert 0 <= classic["cut"] <= GAMES
    assert classic["turns"] > 10
    assert classic["actions"] > classic["turns"]
    assert 0 < classic["fights_won"] < 1
    assert classic["fights"] > 5
    names = {card.name for card in compile_library([load_pack("classic")]).defs}
    assert {row["name"] for row in classic["cards"]} == names
    assert {*classic["unused"]} <= names


def made() -> Frames:
    """Two games that ended and one that was cut; whoever has the Elf wins both."""
    elf, dwarf = {"identities": ["class: none", "race: Elf"]}, {"identities": ["class: none", "race: Dwarf"]}
    ended = [{"won": n % 4 == 0, **(elf if n % 4 == 0 else dwarf)} for n in range(8)]
    rows = cards(
        {"card": "Elf", "kind": "race", "played": 1, "won": True, "last": True},
        {"card": "Elf", "kind": "race", "played": 2, "won": True, "game": 1},
        {"card": "Dwarf", "kind": "race", "played": 1, "won": False, "last": True},
        {"card": "Dwarf", "kind": "race", "played": 1, "won": None, "game": 2},
        {"card": "Big Rock", "won": False, "could": True},
        {"card": "Wizard", "kind": "class", "won": False, "drawn": 1, "turn": 0},
        {"card": "Bullrog", "kind": "monster", "met": 1, "won": None, "game": 2},
    )
    played = games({"turns": 10}, {"turns": 20}, {"turns": 30, "cut": True})
    return Frames(played, seats(*ended, *[{"won": None, **elf}] * 4), rows, seats(), 3, interrupted=False, broken="")


def test_only_games_that_ended_tell_who_wins() -> None:
    found = balance.figures(load_pack("classic"), made())
    assert (found["games"], found["cut"], found["turns"]) == (3, 1, 20)
    rows = {row["name"]: row for row in found["identities"]}
    assert {name: (row["kind"], row["had"], row["won"], row["of_mean"]) for name, row in rows.items()} == {
        "Elf": ("race", 2, 1.0, 4.0),
        "Dwarf": ("race", 6, 0.0, 0.0),
    }  # a character without a class is no class
    used = {row["name"]: (row["used"], row["won"], row["last"]) for row in found["cards"] if row["used"]}
    assert used == {"Elf": (2, 1.0, 0.5), "Dwarf": (1, 0.0, 0.0)}


def test_dead_weight_is_what_nobody_could_put_to_use() -> None:
    unused = balance.figures(load_pack("classic"), made())["unused"]
    assert not {"Elf", "Dwarf", "Big Rock", "Bullrog"} & {*unused}
    assert {"Wizard", "Cleric"} < {*unused}  # drawn in vain, and never seen


def figures(**changes: Any) -> dict[str, Any]:
    row = {"kind": "class", "name": "Cook", "had": 900, "won": 0.25, "of_mean": 1.0, "low": 0.9, "high": 1.1}
    card = {"name": "Spoon", "kind": "item", "used": 900, "won": 0.3, "low": 0.28, "high": 0.32}
    found: dict[str, Any] = {
        "set": "classic",
        "turns": 100.0,
        "deaths_per_100_turns": 2.0,
        "fights_won": 0.4,
        "identities": [row],
        "unused": [],
        "cards": [{**card, "last": 0.0, "last_low": 0.0}],
    }
    for key, value in changes.items():
        if key in found["identities"][0]:
            found["identities"][0][key] = value
        elif key.startswith("card_"):
            found["cards"][0][key.removeprefix("card_")] = value
        else:
            found[key] = value
    return found


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, ""),
        ({"turns": 61.0}, ""),
        ({"turns": 59.0}, "turns: 59.0 is 0.59 times classic's"),
        ({"turns": 141.0}, "turns: 141.0 is 1.41 times"),
        ({"deaths_per_100_turns": 3.38}, ""),
        ({"deaths_per_100_turns": 3.42}, "deaths per 100 turns: 3.4 is 1.71 times classic's (0.6 to 1.7)"),
        ({"deaths_per_100_turns": 1.22}, ""),
        ({"deaths_per_100_turns": 1.18}, "deaths per 100 turns: 1.2 is 0.59 times classic's"),
        ({"fights_won": 0.51}, "fights won: 0.51 is +0.11"),
        ({"fights_won": 0.31}, ""),
        ({"low": 1.51, "of_mean": 1.8}, "class Cook: wins 1.80 times"),
        ({"low": 1.6, "had": 20}, ""),  # too few to be judged
        ({"high": 0.5, "of_mean": 0.4}, "class Cook: wins 0.40 times"),
        ({"low": 1.5, "high": 2.5}, ""),  # may be chance
        ({"unused": ["Spoon"]}, "Spoon: could never be used"),
        ({"card_low": 0.56, "card_won": 0.6}, "Spoon: 60% of its users win"),
        ({"card_last": 0.2, "card_last_low": 0.09}, ""),
        ({"card_last": 0.2, "card_last_low": 0.11}, "Spoon: used in 20% of all winning turns (at most 10%)"),
    ],
)
def test_what_lies_outside_of_the_bands(changes: dict[str, Any], said: str) -> None:
    found = balance.verdicts(figures(**changes), figures())
    assert len(found) == (1 if said else 0), found
    assert said in "".join(found)


def test_the_bands_are_those_that_the_documentation_states() -> None:
    text = (Path(__file__).parents[2] / "docs" / "balance.md").read_text("utf-8").split("## Measured")[0]
    bands = dict(row.split("|")[1:3] for row in text.splitlines() if row.startswith("| ") and "band" not in row)
    stated = {name.strip(): limits.strip() for name, limits in bands.items()}
    assert stated["turns a game"] == f"{balance.LENGTH[0]} to {balance.LENGTH[1]} of classic's"
    assert stated["deaths in 100 turns"] == f"{balance.DEATHS[0]} to {balance.DEATHS[1]} of classic's"
    assert balance.DEATHS == (0.6, 1.7)
    assert stated["fights won"] == f"classic's ± {balance.FIGHTS:.2f}"
    assert (
        stated["an identity's wins"]
        == f"{balance.IDENTITY[0]:.2f} to {balance.IDENTITY[1]:.2f} of the mean of its kind"
    )
    assert stated["users of a card who win"] == f"at most {balance.DECIDES:.0%}".replace("%", " %")
    assert stated["winning turns with one and the same card"] == f"at most {balance.LAST:.0%}".replace("%", " %")


def measured(capsys: pytest.CaptureFixture[str], file: Path, *arguments: str) -> tuple[int, str, dict[str, Any]]:
    code = app.main(["balance", "--packs", "fu", "--json", str(file), *arguments])
    return code, capsys.readouterr().out, json.loads(file.read_text())


def test_the_command_prints_all_sets_and_writes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, data = measured(capsys, tmp_path / "balance.json", "--games", "2", "--bots", "random")
    assert out.splitlines()[0].split() == ["classic", "fu"]
    assert out.splitlines()[1].split() == ["bots", "random", "random"]
    assert "turns a game" in out
    assert [found["set"] for found in data["sets"]] == ["classic", "fu"]
    low, high = data["sets"][0]["intervals"]["turns"]
    assert low < data["sets"][0]["turns"] < high
    assert code == (1 if any(data["outside"].values()) else 0)


def test_medium_bots_play_unless_others_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who played is read from the rows of the games, not from what was asked for."""
    _, out, data = measured(capsys, tmp_path / "medium.json", "--games", "1")
    assert out.splitlines()[1].split() == ["bots", "medium", "medium"]
    assert (data["bots"], [found["bots"] for found in data["sets"]]) == (["medium"], [["medium"], ["medium"]])
    assert balance.job("fu", 4, seed=0).seatings == (("medium",) * 4,) * 4
    _, _, data = measured(capsys, tmp_path / "mixed.json", "--games", "1", "--bots", "random,easy")
    assert [found["bots"] for found in data["sets"]] == [["easy", "random"], ["easy", "random"]]


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [("clever", "unknown bot 'clever'"), (",", "no bot is named"), ("easy,easy,easy,easy,easy", "too many")],
)
def test_bots_that_cannot_play_are_refused_before_any_game(
    bots: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.main(["balance", "--bots", bots]) == 2
    said = capsys.readouterr()
    assert complaint in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)
