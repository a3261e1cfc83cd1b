"""`made_up.py FOLDER`: test_switches runs this with a copy of kickdoor in FOLDER that has two
invented optional rules.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import sys
from pathlib import Path

from starlette.requests import Request

import kickdoor
from kickdoor.cli import app
from kickdoor.game import Game
from kickdoor.lab.stress import plan
from kickdoor.record.saved import Recorder, load, verify
from kickdoor.rules import ruleset, values_of
from kickdoor.rules.switches import table
from kickdoor.server.api import list_switches

RULES = {"made_up_flag": True, "made_up_number": 4}


def said(*words: str) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        app.main(list(words))
    return " ".join(out.getvalue().split())


def main(folder: Path) -> None:
    assert Path(kickdoor.__file__).is_relative_to(folder)

    for command in ("play", "simulate"):
        help = said(command, "--help")
        assert "--made-up-flag" in help and "English help of made_up_flag." in help, help
        assert "--made-up-number N" in help, help
    assert "made_up_number cannot be 9" in said("play", "--terminal", "--made-up-number", "9")
    assert "Option: --made-up-number" in said("rules", "VARIANT-5")

    request = Request({"type": "http", "query_string": b"lang=es", "headers": []})
    listed = {each["name"]: each for each in json.loads(bytes(asyncio.run(list_switches(request)).body))}
    assert listed["made_up_flag"]["label"] == "Inventado"
    number = listed["made_up_number"]
    assert (number["kind"], number["least"], number["most"]) == ("number", 2, 5)

    assert "| `--made-up-number N` | `made_up_number` | Made-up made_up_number." in table()

    mixes = [plan(0, number).rules for number in range(60)]
    assert {each["made_up_flag"] for each in mixes} == {True, False}
    assert {each["made_up_number"] for each in mixes} == {3, 4}

    for wrong in ({"made_up_flag": "yes"}, {"made_up_number": 6}):
        try:
            ruleset("classic", wrong)
        except ValueError:
            continue
        raise AssertionError(wrong)

    file = folder / "game.kick.jsonl"
    game = Game.new(rules=RULES)
    recorder = Recorder(file, game)
    for seat in range(3):
        action = game.parse(f"{game.state.names[seat]}: ready")
        game.submit(action)
        recorder.record(action)
    recorder.checkpoint()
    recorder.close()
    assert verify(file).digest == game.digest()
    assert RULES.items() <= values_of(load(file).begin().state.rules).items()

    head, *rest = file.read_text(encoding="utf-8").splitlines()  # as saved before these rules existed
    header = json.loads(head)
    for name in RULES:
        del header["rules"][name]
    file.write_text("\n".join([json.dumps(header), *rest]) + "\n", encoding="utf-8")
    assert load(file).begin().state.rules == ruleset("classic")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
    print("checked")
