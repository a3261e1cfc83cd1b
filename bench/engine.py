"""Random games of kickdoor beside random games of RLCard's uno, in turns in one process, so that both feel the same
noise.

An action of ours counts with the building of the acting seat's legal list and of what is pending; one of uno's as
RLCard's own loop plays it. Games of all four sets together (672 cards) are played beside the classic ones: an action
may cost at most 1.3 times as much, a clone at most twice as much.

    python bench/engine.py [--rounds 7] [--seconds 0.7] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kickdoor import Game
from kickdoor.packs import Pack, builtin_sets, load_pack

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo")
MIXED = "all sets, 4 seats"
LONGEST = 4000  # actions of one random game; what is not over by then is left

Slice = Callable[[float], tuple[int, int, float]]  # seconds -> games, actions, seconds used


def kickdoor_slice(packs: list[Pack], seats: int) -> Slice:
    seeds = iter(range(1_000_000))

    def run(seconds: float) -> tuple[int, int, float]:
        games = actions = 0
        begin = time.perf_counter()
        while (used := time.perf_counter() - begin) < seconds:
            seed = next(seeds)
            game = Game.new(packs, NAMES[:seats], seed)
            pick = random.Random(seed).random
            for _ in range(LONGEST):
                if game.over:
                    break
                owed = game.pending()
                legal = game.legal(owed[int(pick() * len(owed))].seat)
                game.submit(legal[int(pick() * len(legal))])
                actions += 1
            games += 1
        return games, actions, used

    return run


def uno_slice() -> Slice | None:
    try:
        import rlcard  # type: ignore[import-not-found]  # pyright: ignore[reportMissingImports]
    except ImportError:
        return None
    env: Any = rlcard.make("uno")

    class RandomAgent:
        use_raw = False

        def step(self, state: Any) -> Any:
            return random.choice(list(state["legal_actions"].keys()))

        def eval_step(self, state: Any) -> Any:
            return self.step(state), {}

    env.set_agents([RandomAgent() for _ in range(env.num_players)])

    def run(seconds: float) -> tuple[int, int, float]:
        games = actions = 0
        begin = time.perf_counter()
        while (used := time.perf_counter() - begin) < seconds:
            trajectories, _ = env.run(is_training=False)
            actions += sum(len(t) // 2 for t in trajectories)
            games += 1
        return games, actions, used

    return run


def clone_microseconds(packs: list[Pack]) -> float:
    """One clone of a four-seat game in mid-combat, the best of several rounds."""
    pick = random.Random(1).random
    game = Game.new(packs, NAMES[:4], 1)
    steps = 0
    while game.state.combat is None or steps < 300:
        if game.over:
            game = Game.new(packs, NAMES[:4], steps)
        owed = game.pending()
        legal = game.legal(owed[int(pick() * len(owed))].seat)
        game.submit(legal[int(pick() * len(legal))])
        steps += 1
    best = float("inf")
    for _ in range(20):
        begin = time.perf_counter()
        for _ in range(500):
            game.clone()
        best = min(best, (time.perf_counter() - begin) / 500)
    return best * 1e6


LOADING = """
import time, kickdoor.packs as packs
begin = time.perf_counter()
packs.compile_library([packs.load_pack(name) for name in packs.builtin_sets()])
print(time.perf_counter() - begin)
"""


def loading_seconds() -> tuple[float, float]:
    """All sets read, checked and compiled in a fresh process: for the first time, and once they are known."""
    with tempfile.TemporaryDirectory() as folder:
        surroundings = os.environ | {"XDG_CACHE_HOME": folder}
        runs = [
            subprocess.run([sys.executable, "-c", LOADING], env=surroundings, capture_output=True, check=True)
            for _ in range(6)
        ]
    first, *others = (float(run.stdout) for run in runs)
    return first, min(others)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="how often each takes its turn")
    parser.add_argument("--seconds", type=float, default=0.7, help="how long a turn is")
    parser.add_argument("--json", type=Path, help="also write the figures here")
    options = parser.parse_args()
    packs = [load_pack("classic")]
    everything = [load_pack(name) for name in ("classic", *(name for name in builtin_sets() if name != "classic"))]
    slices: dict[str, Slice] = {f"kickdoor, {n} seats": kickdoor_slice(packs, n) for n in (3, 4, 6)}
    slices[MIXED] = kickdoor_slice(everything, 4)
    uno = uno_slice()
    if uno is not None:
        slices["RLCard uno"] = uno
    else:
        print("RLCard is not installed here (./kick bench installs it): no peer to compare with", file=sys.stderr)
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in slices}
    for turn in range(options.rounds + 1):  # the first round warms up
        for name, run in slices.items():
            games, actions, used = run(options.seconds)
            if turn:
                rates[name].append((games / used, actions / used))
            print(f"\rround {turn}/{options.rounds} {name:24}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    figures = report(rates, clone_microseconds(packs), clone_microseconds(everything))
    first, again = loading_seconds()
    figures["loading_seconds"] = {"first": first, "again": again}
    print(
        f"loading all sets in a fresh process: {first:.3f} s the first time, {again:.3f} s from then on (at most 0.3)"
    )
    if options.json:
        options.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0


def report(rates: dict[str, list[tuple[float, float]]], clone: float, mixed_clone: float) -> dict[str, Any]:
    """A ratio is the median of the ratios within each round."""
    interpreter = f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()})"
    print(f"{interpreter}, {platform.machine()}")
    print(f"{'':24}{'games/s':>10}{'actions/s':>12}{'× RLCard uno':>15}")
    peer = rates.get("RLCard uno")
    rows: dict[str, Any] = {}
    for name, rounds in rates.items():
        games = statistics.median(g for g, _ in rounds)
        actions = statistics.median(a for _, a in rounds)
        ratio = statistics.median(a / b for (_, a), (_, b) in zip(rounds, peer, strict=True)) if peer else None
        rows[name] = {"games_per_second": games, "actions_per_second": actions, "ratio_to_uno": ratio}
        print(f"{name:24}{games:10.1f}{actions:12,.0f}{'' if ratio is None else f'{ratio:15.2f}'}")
    print(f"clone() of a 4-seat game in mid-combat: {clone:.1f} µs; of all sets: {mixed_clone:.1f} µs")
    rounds = zip(rates["kickdoor, 4 seats"], rates[MIXED], strict=True)
    cost = statistics.median(alone / mixed for (_, alone), (_, mixed) in rounds)
    print(f"all sets beside classic: an action costs {cost:.2f} times as much (at most 1.3), a clone", end=" ")
    print(f"{mixed_clone / clone:.2f} times (at most 2)")
    return {
        "interpreter": interpreter,
        "clone_microseconds": clone,
        "all_sets": {"action_ratio": cost, "clone_ratio": mixed_clone / clone, "clone_microseconds": mixed_clone},
        "rows": rows,
    }


if __name__ == "__main__":
    raise SystemExit(main())
