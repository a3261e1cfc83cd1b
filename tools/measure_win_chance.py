"""Measures how good the chances to win are: plays games of bots and compares each chance with who has won.

    python -m tools.measure_win_chance --games 300

prints the Brier score of each set (the mean squared error: the smaller, the better), that of equal chances for
everybody, and how often players have won who had a chance of about 10 %, 20 % … . Use it before and after a change of
`kickdoor.bots.win_chance`.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

from kickdoor import Game
from kickdoor.bots.win_chance import ALL_CARDS, win_chances
from kickdoor.lab.playing import named_bots, next_observation
from kickdoor.packs import builtin_sets

MOST = 20_000  # actions of a game
SHARE = 0.1  # of the moments of a game that are looked at
NAMES = ("Ana", "Bo", "Cy", "Di")


def measured(pack: str, bot: str, seed: int) -> Iterator[tuple[float, bool]]:
    """Yield chances of a game, and whether that player has won."""
    game, pick, noted = Game.new(pack, NAMES, seed), random.Random(seed), list[tuple[float, ...]]()
    choose = named_bots([bot] * len(NAMES), seed)
    for _ in range(MOST):
        if game.over:
            break
        if pick.random() < SHARE:
            noted.append(win_chances(game.state, ALL_CARDS))
        game.submit(choose(next_observation(game)))
    won = [name in game.winners for name in NAMES]
    for chances in noted if any(won) else ():
        yield from zip(chances, won, strict=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="games of each set")
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--seed", type=int, default=5000, help="of the first game")
    parser.add_argument("--sets", default=",".join(builtin_sets()))
    given = parser.parse_args()
    for pack in given.sets.split(","):
        found = [each for n in range(given.games) for each in measured(pack, given.bot, given.seed + n)]
        share = sum(won for _, won in found) / len(found)
        brier = sum((chance - won) ** 2 for chance, won in found) / len(found)
        equal = sum((share - won) ** 2 for _, won in found) / len(found)
        print(f"{pack}: Brier score {brier:.4f}, equal chances {equal:.4f}, {len(found)} chances")
        for tenth in range(10):
            bin = [each for each in found if min(9, int(10 * each[0])) == tenth]
            if bin:
                chance, won = (sum(column) / len(bin) for column in zip(*bin, strict=True))
                print(f"  {100 * chance:3.0f} %: won {100 * won:3.0f} % of {len(bin)}")


if __name__ == "__main__":
    main()
