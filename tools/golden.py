"""Write the golden games, and hashes of what players see in them. Only when rules or cards were changed on purpose.

  python -m tools.golden             plays new games
  python -m tools.golden trial       plays only the games of the trial pack again: after a change to its cards
  python -m tools.golden --hashes    keeps the games and writes only the hashes

The digests in a saved game cover everything that a game is, and change with the form in which that is kept. The hashes
cover what `view` shows to each seat and to spectators after every action.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from kickdoor.bots import Observation, RandomBot
from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event
from kickdoor.engine.model.ids import EVERYBODY
from kickdoor.game import Game
from kickdoor.packs import builtin_sets, load_pack
from kickdoor.record.saved import Recorder, load

TESTS: Final = Path(__file__).resolve().parents[1] / "tests"
FOLDER: Final = TESTS / "golden"
TRIAL: Final = TESTS / "packs" / "trial"
HASHES: Final = FOLDER / "public.json"
EVERY: Final = 40  # actions between two hashes that are kept; each covers all before it
MOST: Final = 400  # actions; a longer game is cut
LONG: Final = 1800  # enough for the decks to be turned over
TRIES: Final = 6  # long games of which the one that meets most new cards is kept
NAMES: Final = ("Ana", "Bo", "Cy", "Di", "Ed")
VARIANTS: Final = {"listen_at_the_door": True, "shared_victory": True, "winning_level": 8}
EDITIONS: Final = ("classic", "fu", "impossible-1.51", "impossible-1.61", "pathfinder")
GROUPS: Final = (*builtin_sets(), "trial", "mix")


class Golden(NamedTuple):
    name: str
    packs: Sequence[str | Path]
    seats: int
    seed: int
    rules: dict[str, Any]
    whole: bool = False  # with the first seed from `seed` on whose game ends in time
    most: int = MOST
    deck_percent: int = 100

    def new(self, seed: int) -> Game:
        players = (*NAMES[: self.seats - 1], "Number Nine")
        return Game.new(self.packs, players, seed, rules=self.rules, deck_percent=self.deck_percent)


SHORT: Final = (
    *(Golden(f"{name}-3", [name], 3, 8, {}, whole=True) for name in builtin_sets()),
    *(Golden(f"{name}-4-variants", [name], 4, 2, VARIANTS, whole=True) for name in builtin_sets()),
    *(Golden(f"trial-{name}", [TRIAL], 3 + i % 3, 10 + i, {"edition": name}) for i, name in enumerate(EDITIONS)),
    Golden("mix-classic-fu-4", ["classic", "fu"], 4, 1, {}),
    Golden("mix-impossible-pathfinder-5", ["impossible", "pathfinder"], 5, 1, {"sex_neutral": True}),
    Golden("mix-all-6", builtin_sets(), 6, 1, {"winning_level": 20}, most=LONG),
    Golden("mix-all-4-thinned", builtin_sets(), 4, 1, {"edition": "pathfinder"}, deck_percent=25),
)


class Played(NamedTuple):
    actions: list[Action]
    met: set[str]  # names of cards that were to be seen by all
    over: bool


def seen(game: Game, events: Sequence[Event]) -> set[str]:
    """In the open: opened as a door, played, fought, looted, discarded."""
    return {game.library.names[card] for event in events if event.see == EVERYBODY for card in event.cards}


def played(game: Game, most: int) -> Played:
    """What random players do, in the order of what is owed."""
    bots = [RandomBot(int(game.header["seed"]) * 8 + seat) for seat in range(game.state.n)]
    actions: list[Action] = []
    met: set[str] = set()
    while not game.over and len(actions) < most:
        seat = game.pending()[0].seat
        actions.append(bots[seat].choose(Observation(game, seat)))
        met |= seen(game, game.submit(actions[-1]))
    return Played(actions, met, game.over)


def long_games(name: str) -> Iterator[Golden]:
    """Long games of a set in which, all together, every card is met."""
    missing = {card["name"] for card in load_pack(name).cards}
    for number in itertools.count(1):
        seats = 3 + (number + 1) % 3 + 1
        games = [
            Golden(f"{name}-{seats}-long-{number}", [name], seats, number * 100 + i, {}, most=LONG)
            for i in range(TRIES)
        ]
        found = [(len(missing & (met := played(game.new(game.seed), LONG).met)), game.seed, met) for game in games]
        _, seed, met = max(found, key=lambda each: each[:2])
        missing -= met
        yield next(game for game in games if game.seed == seed)
        if not missing:
            return


def write(golden: Golden) -> str:
    for seed in itertools.count(golden.seed):
        done = played(golden.new(seed), golden.most)
        if done.over or not golden.whole:
            break
    path = FOLDER / f"{golden.name}.kick.jsonl"
    game = golden.new(seed)
    with Recorder(path, game) as recorder:
        for action in done.actions:
            game.submit(action)
            recorder.record(action)
        if not game.over:
            recorder.end()
    end = f"won by {', '.join(game.winners)}" if game.over else "cut"
    return f"{path.name}: seed {seed}, {len(done.actions)} actions, {game.state.turn_no} turns, {end}"


def as_json(value: Any) -> Any:
    """A value made of named fields, tuples, numbers and texts."""
    if isinstance(value, tuple | list):
        return [as_json(each) for each in value]
    if hasattr(type(value), "__match_args__"):
        return {name: as_json(getattr(value, name)) for name in type(value).__match_args__}
    return value


def shown(game: Game) -> bytes:
    """Every view of a moment."""
    views = [as_json(game.view(seat)) for seat in range(-1, game.state.n)]
    return json.dumps(views, sort_keys=True, separators=(",", ":")).encode()


def hashes(path: Path) -> Iterator[str]:
    """One after every 40 actions, and one at the end."""
    saved = load(path)
    game = saved.begin()
    seen = hashlib.sha256(shown(game))
    for n, action in enumerate(saved.actions, start=1):
        game.submit(action)
        seen.update(shown(game))
        if n % EVERY == 0 or n == len(saved.actions):
            yield seen.hexdigest()[:16]


def write_games(groups: Collection[str]) -> None:
    for old in FOLDER.glob("*.kick.jsonl"):
        if group_of(old.name) in groups:
            old.unlink()
    for golden in (*SHORT, *(game for name in builtin_sets() if name in groups for game in long_games(name))):
        if group_of(golden.name) in groups:
            print(write(golden), file=sys.stderr)


def group_of(name: str) -> str:
    """Return what the games of one group have in common: the set, `trial` or `mix`."""
    return name.partition("-")[0]


def write_hashes() -> None:
    found = {path.name: " ".join(hashes(path)) for path in sorted(FOLDER.glob("*.kick.jsonl"))}
    HASHES.write_text(json.dumps(found, indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=f"play only these: {', '.join(GROUPS)}")
    parser.add_argument("--hashes", action="store_true", help="keep the games, and write only the hashes")
    args = parser.parse_args()
    if strange := [group for group in args.groups if group not in GROUPS]:
        parser.error(f"unknown group {strange[0]!r}; there are {', '.join(GROUPS)}")
    if not args.hashes:
        write_games(args.groups or GROUPS)
    write_hashes()
