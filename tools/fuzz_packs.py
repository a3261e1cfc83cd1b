"""Long runs of the fuzzer: `python -m tools.fuzz_packs --packs 10000 --workers 2`.

Each number makes one pack and one game; the same number makes the same again (`--only N`).
"""

from __future__ import annotations

import argparse
import collections
import json
import multiprocessing
import random
import re
import sys
import time
import traceback

from kickdoor import Game, OutOfBudget
from kickdoor.cardtext.card_text import card_text
from kickdoor.engine.actions import Action
from kickdoor.packs import Pack, load_pack
from tools.random_packs import random_pack

NAMES = ("Ana", "Bo", "Cy", "Dee", "Ed", "Flo")
ACTIONS = 150
CARDS = {True: 14, False: 20}  # alone, or beside the classic set


class Broken(Exception):
    """Something that must not happen, whatever a pack says."""


def random_action(game: Game, pick: random.Random) -> Action:
    owed = game.pending()
    if not owed:
        raise Broken("nobody owes anything and the game is not over")
    if pick.random() < 0.1:
        seat = pick.randrange(game.state.n)
        if actions := game.legal(seat):
            return pick.choice(actions)
    seat = pick.choice(owed).seat
    actions = game.legal(seat)
    if not actions:
        raise Broken(f"seat {seat} owes something and can do nothing: {owed}")
    busy = [a for a in actions if a.verb not in ("show", "give", "trade", "equip", "unequip", "withdraw")]
    return pick.choice(busy if busy and pick.random() < 0.9 else actions)


def play(packs: list[Pack], pick: random.Random, *, actions: int = ACTIONS, check_each: int = 5) -> Game:
    """A game of random actions, with everything looked at on the way."""
    rules = {"listen_at_the_door": pick.random() < 0.3, "edition": "classic"}
    game = Game.new(packs, NAMES[: pick.randint(3, 6)], pick.randrange(1000), rules=rules)
    for n in range(actions):
        if game.over:
            break
        action = random_action(game, pick)
        if n % 7 == 0:
            text = game.text(action)
            again = game.parse(text)
            if again != action and game.text(again) != text:
                raise Broken(f"{text} is read as {again}")
            for seat in range(-1, game.state.n):
                game.view(seat)
        before = game.clone()
        try:
            game.submit(action)
        except OutOfBudget:  # the clear answer to a card without end: the game goes on as if it had not been tried
            if game.digest() != before.digest():
                raise Broken("an action that was taken back has changed the game") from None
        if n % check_each == 0 and (broken := game.check()):
            raise Broken("; ".join(broken))
    if broken := game.check():
        raise Broken("; ".join(broken))
    return game


def make(number: int) -> tuple[list[Pack], random.Random]:
    """Three of four packs are played alone, with filler; the fourth beside the classic set."""
    pick = random.Random(number)
    alone = number % 4 != 0
    pack = random_pack(pick, cards=CARDS[alone], filler=alone)
    return [pack] if alone else [load_pack("classic"), pack], pick


def read(pack: Pack) -> None:
    """Every card has a text, in whole words."""
    for card in pack.cards:
        text = card_text(pack, card)
        if set("{}[]") & set(text.rule + text.bad_stuff):
            whole = text.rule + text.bad_stuff
            at = min(whole.find(sign) for sign in "{}[]" if sign in whole)
            raise Broken(f"{card['name']}: …{whole[max(0, at - 60) : at + 60]}")


def one(number: int, *, check_each: int = 5, actions: int = ACTIONS) -> Game:
    packs, pick = make(number)
    return play(packs, pick, check_each=check_each, actions=actions)


def attempt(number: int) -> list[tuple[int, str, str]]:
    """What broke with this number, and where."""
    packs, pick = make(number)
    found: list[tuple[int, str, str]] = []
    for task in (lambda: read(packs[-1]), lambda: play(packs, pick)):
        try:
            task()
        except Exception as error:
            trace = traceback.extract_tb(error.__traceback__)[-4:]
            where = [f"{f.filename.rpartition('/')[2]}:{f.lineno}" for f in trace]
            if isinstance(error, Broken):
                where = [re.sub(r"\d+", "N", str(error)).partition(":")[0]]
            found.append((number, f"{type(error).__name__}: {str(error)[:150]}", " < ".join(reversed(where))))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--packs", type=int, default=1000, help="how many packs")
    parser.add_argument("--first", type=int, default=0, help="the number of the first")
    parser.add_argument("--workers", type=int, default=1, help="how many processes")
    parser.add_argument("--only", type=int, default=None, help="this number, with its traceback and its cards")
    args = parser.parse_args()
    if args.only is not None:
        packs, pick = make(args.only)
        for card in packs[-1].cards[: CARDS[len(packs) == 1]]:
            print(json.dumps(card))
        read(packs[-1])
        play(packs, pick, check_each=1)
        return 0
    kinds: dict[str, list[int]] = collections.defaultdict(list)
    said: dict[str, str] = {}
    start = time.monotonic()
    numbers = range(args.first, args.first + args.packs)
    with multiprocessing.Pool(args.workers) as pool:
        for done, broken in enumerate(pool.imap_unordered(attempt, numbers, 10), 1):
            for number, what, where in broken:
                kinds[where].append(number)
                said.setdefault(where, what)
            if sys.stderr.isatty() and done % 50 == 0:
                print(f"\r{done}/{args.packs}", end="", file=sys.stderr)
    print(f"{args.packs} packs in {time.monotonic() - start:.0f} s, {sum(map(len, kinds.values()))} broken")
    for where, found in sorted(kinds.items(), key=lambda item: -len(item[1])):
        print(f"{len(found):5}  {said[where]}\n       {where}   e.g. {sorted(found)[:5]}")
    return 1 if kinds else 0


if __name__ == "__main__":
    sys.exit(main())
