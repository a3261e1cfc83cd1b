"""Writes the golden games anew: `python -m tests.golden.make`. Only when rules or cards were changed on purpose."""

from __future__ import annotations

import itertools
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from kickdoor.bots import RandomBot
from kickdoor.engine.actions import Action
from kickdoor.game import Game
from kickdoor.record.saved import Recorder

HERE: Final = Path(__file__).parent
TRIAL: Final = HERE.parent / "packs" / "trial"
MOST: Final = 400  # actions; a longer game is cut
LONG: Final = 1800  # enough for the decks to be turned over
NAMES: Final = ("Ana", "Bo", "Cy", "Di", "Ed")
VARIANTS: Final = {"listen_at_the_door": True, "shared_victory": True, "winning_level": 8}
EDITIONS: Final = ("classic", "fu", "impossible-1.51", "impossible-1.61", "pathfinder")


class Golden(NamedTuple):
    name: str
    pack: str | Path
    seats: int
    seed: int
    rules: dict[str, Any]
    whole: bool = False  # with the first seed from `seed` on whose game ends in time
    most: int = MOST

    def new(self, seed: int) -> Game:
        players = (*NAMES[: self.seats - 1], "Number Nine")
        return Game.new([self.pack], players, seed, rules=self.rules)


GAMES: Final = (
    Golden("classic-3", "classic", 3, 8, {}, whole=True),
    Golden("classic-4-variants", "classic", 4, 2, VARIANTS, whole=True),
    Golden("classic-4-long", "classic", 4, 57, {}, most=LONG),
    Golden("classic-5-long", "classic", 5, 21, {}, most=LONG),
    Golden("classic-6-long", "classic", 6, 3, {}, most=LONG),
    *(Golden(f"trial-{name}", TRIAL, 3 + i % 3, 10 + i, {"edition": name}) for i, name in enumerate(EDITIONS)),
)


def played(game: Game, most: int) -> list[Action]:
    """What random players do, in the order of what is owed."""
    bots = [RandomBot(int(game.header["seed"]) * 8 + seat) for seat in range(game.state.n)]
    actions: list[Action] = []
    while not game.over and len(actions) < most:
        seat = game.pending()[0].seat
        actions.append(bots[seat].choose(game.view(seat), game.legal(seat)))
        game.submit(actions[-1])
    return actions


def write(golden: Golden) -> str:
    for seed in itertools.count(golden.seed):
        game = golden.new(seed)
        actions = played(game, golden.most)
        if game.over or not golden.whole:
            break
    path = HERE / f"{golden.name}.kick.jsonl"
    path.unlink(missing_ok=True)
    game = golden.new(seed)
    with Recorder(path, game) as recorder:
        for action in actions:
            game.submit(action)
            recorder.record(action)
        if not game.over:
            recorder.end()
    end = f"won by {', '.join(game.winners)}" if game.over else "cut"
    return f"{path.name}: seed {seed}, {len(actions)} actions, {game.state.turn_no} turns, {end}"


if __name__ == "__main__":
    for golden in GAMES:
        print(write(golden), file=sys.stderr)
