"""Plays for `test_compiled.py` in a process of its own, with whichever engine is first on the path, and prints what
came of it as one line of JSON.

    python -m tests.fast.playing GOLDEN…
"""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from kickdoor import Game, engine
from kickdoor.bots import evaluation
from kickdoor.lab.playing import named_bots, play_on
from kickdoor.record.saved import verify
from tests.bots.test_value_net import weights

MIXES = (["classic"], ["fu"], ["impossible"], ["pathfinder"], ["classic", "fu", "impossible", "pathfinder"])
PLAYERS = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo")
ACTIONS = 300  # of each random game
BOTS = ("random", "easy", "medium", "hard")
THOUGHT_OUT = 80  # actions of the game of bots


def random_game(seed: int, packs: list[str]) -> dict[str, str]:
    """What every door of a game gave on the way, as digests."""
    game = Game.new(packs, PLAYERS[: 3 + seed % 4], seed)
    pick = random.Random(seed).random
    seen = {door: hashlib.sha256() for door in ("pending", "legal", "forms", "events", "view", "bytes")}
    for step in range(ACTIONS):
        if game.over:
            break
        owed = game.pending()
        seat = owed[int(pick() * len(owed))].seat
        legal = game.legal(seat)
        action = legal[int(pick() * len(legal))]
        assert game.why_not(action) is None
        assert game.parse(game.text(action)) == action
        seen["pending"].update(repr(owed).encode())
        seen["legal"].update(repr(legal).encode())
        seen["forms"].update(repr(game.forms(seat)).encode())
        seen["events"].update(repr(game.submit(action)).encode())
        if step % 50 == 0:
            game = pickle.loads(pickle.dumps(game)) if step % 100 else copy.copy(game)
            seen["bytes"].update(game.to_bytes())
            seen["view"].update(repr(game.view(seat)).encode())
    assert game.check() == []
    return {"digest": game.digest(), **{door: digest.hexdigest() for door, digest in seen.items()}}


def game_of_bots() -> str:
    game = Game.new(["classic"], PLAYERS[: len(BOTS)], 3, auto_pass=True)
    play_on(game, named_bots(BOTS, 3), most=THOUGHT_OUT, last=[])
    return game.digest()


def game_of_nets() -> str:
    """A game of bots that evaluate positions by a net with random weights."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "weights.json")
        file.write_text(json.dumps(weights()), "utf-8")
        bots = [f"{file}:medium", f"{file}:hard", f"{file}:easy-vengeful"]
        game = Game.new(["fu"], PLAYERS[: len(bots)], 3, auto_pass=True)
        play_on(game, named_bots(bots, 3), most=THOUGHT_OUT, last=[])
        return game.digest()


if __name__ == "__main__":
    found = {
        "plain": [str(module.__file__).endswith(".py") for module in (engine, evaluation)],
        "bots": game_of_bots(),
        "nets": game_of_nets(),
        "golden": {path: verify(path).digest for path in sys.argv[1:]},
        "random": [random_game(seed, packs) for seed, packs in enumerate(MIXES)],
    }
    print(json.dumps(found))
