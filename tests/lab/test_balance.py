"""How the sets compare: what is counted, and what lies outside of the bands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kickdoor import cli
from kickdoor.lab import balance
from kickdoor.packs import compile_library, load_pack

GAMES = 4


@pytest.fixture(scope="module")
def classic() -> dict[str, Any]:
    return balance.figures("classic", balance.measure("classic", GAMES, most=800))


def test_games_are_counted(classic: dict[str, Any]) -> None:
    assert (classic["set"], classic["games"]) == ("classic", GAMES)
    assert 0 <= classic["cut"] <= GAMES
    assert classic["turns"] > 10
    assert classic["actions"] > classic["turns"]
    assert 0 < classic["fights_won"] < 1
    assert classic["fights"] > 5
    names = {card.name for card in compile_library([load_pack("classic")]).defs}
    assert {row["name"] for row in classic["cards"]} == names
    assert {*classic["unused"]} <= names


def test_the_same_games_in_any_number_of_processes() -> None:
    alone = balance.measure("classic", 12, most=60)
    assert balance.measure("classic", 12, most=60, jobs=2) == alone
    assert balance.measure("classic", 12, most=60, seed=1) != alone
    assert alone.cut == 12


def test_only_games_that_ended_tell_who_wins() -> None:
    cut = balance.measure("classic", 2, most=40)
    assert (cut.cut, sum(cut.had.values()), sum(cut.used.values())) == (2, 0, 0)
    whole = balance.measure("pathfinder", 6, most=20_000, seed=1)
    assert whole.cut == 0
    seats = sum(n for key, n in whole.had.items() if key.startswith("class: "))
    assert seats >= 6 * balance.SEATS  # whoever has none counts as none
    assert sum(n for key, n in whole.had_won.items() if key.startswith("faction: ")) >= 6
    assert all(whole.last[card] <= whole.used_won[card] for card in whole.last)
    assert 0 < sum(whole.last.values()) < sum(whole.used_won.values())


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
        ({"deaths_per_100_turns": 4.1}, "deaths per 100 turns"),
        ({"deaths_per_100_turns": 0.9}, "deaths per 100 turns"),
        ({"fights_won": 0.51}, "fights won: 0.51 is +0.11"),
        ({"fights_won": 0.31}, ""),
        ({"low": 1.51, "of_mean": 1.8}, "class Cook: wins 1.80 times"),
        ({"low": 1.6, "had": 20}, ""),  # too few to be judged
        ({"high": 0.5, "of_mean": 0.4}, "class Cook: wins 0.40 times"),
        ({"low": 1.5, "high": 2.5}, ""),  # may be chance
        ({"unused": ["Spoon"]}, "Spoon: could never be put to use"),
        ({"card_low": 0.56, "card_won": 0.6}, "Spoon: 60% of its users win"),
        ({"card_last": 0.2, "card_last_low": 0.06}, "Spoon: used in 20% of all winning turns"),
    ],
)
def test_what_lies_outside_of_the_bands(changes: dict[str, Any], said: str) -> None:
    found = balance.verdicts(figures(**changes), figures())
    assert len(found) == (1 if said else 0), found
    assert said in "".join(found)


def test_the_command_prints_all_sets_and_writes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "balance.json"
    code = cli.main(["lab", "balance", "--games", "2", "--packs", "fu", "--json", str(file)])
    out = capsys.readouterr().out
    assert out.splitlines()[0].split() == ["classic", "fu"]
    assert "turns a game" in out
    data = json.loads(file.read_text())
    assert [found["set"] for found in data["sets"]] == ["classic", "fu"]
    assert code == (1 if any(data["outside"].values()) else 0)
