"""How the sets compare: games of four random players with each set under its own edition, measured beside the classic.

Random players win in some 60 to 110 turns, so games are played to their end; the few that are not over after `ACTIONS`
actions are cut, counted as played (`cut`), and have no winner. Players see views only and weigh what is good for them a
little (bots/random_bot.py): the figures speak of the cards, not of skill, and later of bots by the same code.

The bands, and why they are what they are:

* **length** (turns of a game): from 0.6 to 1.4 times classic's, which takes random players about 95 turns. A set may
  be quicker than the classic, which undoes much of what they gain (the others lie at 0.7 to 0.8); but it must not be
  over before hand, identities and Items have come into play (some 57 turns, 14 for each player), nor be a longer
  evening.
* **deaths** (for a hundred turns): from 0.5 to 2.0 times classic's. Death is rare, so it varies most; without it the
  tougher monsters would be a joke, at double the rate characters would not last. Pathfinder lies at about 1.8, since
  six of its monsters kill by what is known of them, five of them whomever they catch.
* **fights won** (of those begun): classic's share plus or minus 0.10. Tougher or softer by more than one fight in ten
  is felt at the table. Fu lies at 0.07 to 0.08 above: its Styles and Mooks come on top of what the classic has.
* **identities** (how often a character who ends the game with it has won, beside the mean of its kind): from 0.60 to
  1.50 times. In classic itself they lie between 0.78 and 1.13 (600 games); others may be stronger and weaker than that,
  as long as nobody would lay one down for its own sake or fight for the other. The whole interval of 95 % must lie
  outside of the band before it counts, so that chance does not decide.
* **no dead weight**: every card could be put to use at least once.
* **no card decides alone**: of those who put a card to use at least once, no more than 55 % win (of four players one
  wins anyway, and whoever uses many cards has lived long), and in no more than one game of twenty does the winner play
  or use one and the same card in the turn of the victory. Again the interval must lie outside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Final

from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event
from kickdoor.engine.library import Library
from kickdoor.game import Game
from kickdoor.lab.intervals import wilson
from kickdoor.lab.playing import NAMES, bots, play_on
from kickdoor.lab.trial_games import PUT_TO_USE, USED_BY_ITSELF
from kickdoor.lab.workers import batches, spread
from kickdoor.packs import Pack, compile_library, load_pack

SEATS: Final = 4
ACTIONS: Final = 6000
BATCH: Final = 10
GAMES: Final = 2000
MODEL: Final = "classic"

LENGTH: Final = (0.6, 1.4)
DEATHS: Final = (0.5, 2.0)
FIGHTS: Final = 0.10
IDENTITY: Final = (0.60, 1.50)
DECIDES: Final = 0.55
LAST: Final = 0.05
FEWEST: Final = 50  # seats that had it: below that an identity or a card is not judged


@dataclass(slots=True)
class Tally:
    """Sums over games; tallies add up in any order."""

    games: int = 0
    cut: int = 0
    actions: int = 0
    turns: int = 0
    deaths: int = 0
    fights: int = 0
    won: int = 0
    gained: int = 0  # levels
    lost: int = 0
    had: Counter[str] = field(default_factory=Counter[str])  # identity at the end -> characters
    had_won: Counter[str] = field(default_factory=Counter[str])
    could: set[int] = field(default_factory=set[int])  # definitions that somebody could put to use
    used: Counter[int] = field(default_factory=Counter[int])  # definition -> players who used it, of games that ended
    used_won: Counter[int] = field(default_factory=Counter[int])
    last: Counter[int] = field(
        default_factory=Counter[int]
    )  # definition -> games whose winner used it in the last turn

    def add(self, other: Tally) -> None:
        for key in ("games", "cut", "actions", "turns", "deaths", "fights", "won", "gained", "lost"):
            setattr(self, key, getattr(self, key) + getattr(other, key))
        self.could |= other.could
        for mine, its in (
            (self.had, other.had),
            (self.had_won, other.had_won),
            (self.used, other.used),
            (self.used_won, other.used_won),
            (self.last, other.last),
        ):
            mine.update(its)  # type: ignore[arg-type]  # each pair is of one kind


@cache
def _pack(source: str) -> Pack:
    return load_pack(source)


class _Watch:
    """Looks on at one game."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.by: list[set[int]] = [set() for _ in range(SEATS)]  # what each seat has put to use
        self.turn = 0
        self.now: list[set[int]] = [set() for _ in range(SEATS)]  # what each has played or used in this turn

    def __call__(self, game: Game, actions: list[Action], action: Action, events: list[Event]) -> None:
        card_def, tally = game.library.card_def, self.tally
        for each in actions:
            if each.verb in PUT_TO_USE:
                tally.could.update(card_def[card] for card in each.cards)
        if action.verb in PUT_TO_USE:
            self.by[action.seat].update(card_def[card] for card in action.cards)
            if action.verb in ("play", "use"):
                self.now[action.seat].update(card_def[card] for card in action.cards)
        if game.state.turn_no != self.turn and not game.over:
            self.turn = game.state.turn_no
            self.now = [set() for _ in range(SEATS)]
        for event in events:
            match event.kind:
                case "died":
                    tally.deaths += 1
                case "combat_began":
                    tally.fights += 1
                    tally.could.update(card_def[card] for card in event.cards)
                case "combat_won":
                    tally.won += 1
                case "level_changed":
                    tally.gained += max(0, event.other)
                    tally.lost += max(0, -event.other)
                case kind if kind in USED_BY_ITSELF:
                    tally.could.update(card_def[card] for card in event.cards)
                    if event.kind in ("card_played", "ability_used") and event.seat >= 0:
                        self.by[event.seat].update(card_def[card] for card in event.cards[:1])
                case _:
                    pass

    def close(self, game: Game) -> None:
        if not game.over:
            return
        winners = set(game.state.winners)
        for seat in range(SEATS):
            held: dict[str, list[str]] = {kind: [] for kind in game.library.identities}
            for card in game.state.tables[seat]:
                d = game.state.card(card)
                if d.identity:
                    held[d.identity].append(d.name)
            for kind, names in held.items():
                for name in names or [NONE]:
                    self.tally.had[f"{kind}: {name}"] += 1
                    self.tally.had_won[f"{kind}: {name}"] += seat in winners
            if seat in winners:
                self.tally.last.update(self.now[seat])
            for card_def in self.by[seat]:
                self.tally.used[card_def] += 1
                self.tally.used_won[card_def] += seat in winners


NONE: Final = "none"


def run(numbers: Sequence[int], *, source: str, seed: int, most: int) -> Tally:
    """Plays the games of these numbers with one set."""
    tally = Tally()
    for number in numbers:
        game = Game.new([_pack(source)], NAMES[:SEATS], seed * 1_000_003 + number, auto_pass=True)
        watch = _Watch(tally)
        tally.actions += play_on(game, bots(number, SEATS), most=most, watch=watch, last=[])
        watch.close(game)
        tally.games += 1
        tally.cut += not game.over
        tally.turns += game.state.turn_no
    return tally


def measure(
    source: str,
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    most: int = ACTIONS,
    progress: Callable[[int], object] | None = None,
) -> Tally:
    tally = Tally()
    for done in spread(partial(run, source=source, seed=seed, most=most), batches(0, games, BATCH), jobs):
        tally.add(done)
        if progress is not None:
            progress(tally.games)
    return tally


# ---------------------------------------------------------------- what it means
def figures(source: str, tally: Tally) -> dict[str, Any]:
    """Everything measured about a set, as plain data."""
    lib = compile_library([_pack(source)])
    ended = tally.games - tally.cut
    return {
        "set": _pack(source).id,
        "edition": _pack(source).edition,
        "games": tally.games,
        "cut": tally.cut,
        "turns": _share(tally.turns, tally.games),
        "actions": _share(tally.actions, tally.games),
        "deaths": _share(tally.deaths, tally.games),
        "deaths_per_100_turns": 100 * _share(tally.deaths, tally.turns),
        "fights": _share(tally.fights, tally.games),
        "fights_won": _share(tally.won, tally.fights),
        "levels_gained_per_turn": _share(tally.gained, tally.turns),
        "levels_lost_per_turn": _share(tally.lost, tally.turns),
        "identities": _identities(lib, tally),
        "unused": [card.name for card in lib.defs if card.id not in tally.could],
        "cards": _cards(lib, tally, ended),
    }


def _share(part: float, whole: float) -> float:
    return part / whole if whole else 0.0


def _identities(lib: Library, tally: Tally) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for kind in lib.identities:
        names = [key for key in tally.had if key.startswith(f"{kind}: ") and not key.endswith(f": {NONE}")]
        mean = _share(sum(tally.had_won[key] for key in names), sum(tally.had[key] for key in names))
        for key in sorted(names):
            low, high = wilson(tally.had_won[key], tally.had[key])
            rate = _share(tally.had_won[key], tally.had[key])
            row = {"kind": kind, "name": key.removeprefix(f"{kind}: "), "had": tally.had[key], "won": rate}
            rows.append({**row, "of_mean": _share(rate, mean), "low": _share(low, mean), "high": _share(high, mean)})
    return rows


def _cards(lib: Library, tally: Tally, ended: int) -> list[dict[str, Any]]:
    """Cards by how often their users win, the likeliest first."""
    rows: list[dict[str, Any]] = []
    for card in lib.defs:
        used = tally.used[card.id]
        low, high = wilson(tally.used_won[card.id], used)
        rows.append(
            {
                "name": card.name,
                "kind": card.kind,
                "used": used,
                "won": _share(tally.used_won[card.id], used),
                "low": low,
                "high": high,
                "last": _share(tally.last[card.id], ended),
                "last_low": wilson(tally.last[card.id], ended)[0],
            }
        )
    return sorted(rows, key=lambda row: -row["low"])


def verdicts(found: dict[str, Any], model: dict[str, Any]) -> list[str]:
    """Everything about a set that lies outside of the bands; `model` are the classic's figures."""
    out: list[str] = []
    for key, (low, high) in (("turns", LENGTH), ("deaths_per_100_turns", DEATHS)):
        ratio = _share(found[key], model[key])
        if not low <= ratio <= high:
            said = key.replace("_", " ")
            out.append(f"{said}: {found[key]:.1f} is {ratio:.2f} times {model['set']}'s ({low} to {high})")
    gap = found["fights_won"] - model["fights_won"]
    if abs(gap) > FIGHTS:
        out.append(f"fights won: {found['fights_won']:.2f} is {gap:+.2f} from {model['set']}'s (at most {FIGHTS})")
    for row in found["identities"]:
        if row["had"] >= FEWEST and (row["low"] > IDENTITY[1] or row["high"] < IDENTITY[0]):
            band = f"{IDENTITY[0]} to {IDENTITY[1]}"
            out.append(f"{row['kind']} {row['name']}: wins {row['of_mean']:.2f} times as often as others ({band})")
    out += [f"{name}: could never be put to use" for name in found["unused"]]
    for row in found["cards"]:
        if row["used"] >= FEWEST and row["low"] > DECIDES:
            out.append(f"{row['name']}: {row['won']:.0%} of its users win (at most {DECIDES:.0%})")
        if row["last_low"] > LAST:
            out.append(f"{row['name']}: used in {row['last']:.0%} of all winning turns (at most {LAST:.0%})")
    return out


# ---------------------------------------------------------------- what is printed
ROWS: Final = {
    "games": "games",
    "cut": "of them cut",
    "turns": "turns a game",
    "actions": "actions a game",
    "deaths": "deaths a game",
    "deaths_per_100_turns": "deaths in 100 turns",
    "fights": "fights a game",
    "fights_won": "fights won",
    "levels_gained_per_turn": "levels gained a turn",
    "levels_lost_per_turn": "levels lost a turn",
}


def report(all_found: Sequence[dict[str, Any]], outside: dict[str, list[str]]) -> str:
    """The sets side by side, then each set's identities and its likeliest cards, then what lies outside."""
    lines = [f"{'':<24}" + "".join(f"{found['set']:>13}" for found in all_found)]
    for key, label in ROWS.items():
        shown = [f"{found[key]:,.0f}" if isinstance(found[key], int) else f"{found[key]:,.2f}" for found in all_found]
        lines.append(f"{label:<24}" + "".join(f"{each:>13}" for each in shown))
    for found in all_found:
        lines += ["", f"{found['set']}: who wins, beside the mean of the kind (95 % interval)"]
        for row in found["identities"]:
            lines.append(
                f"  {row['kind']:<10}{row['name']:<24}{row['had']:>7}  {row['won']:>6.1%}"
                f"  {row['of_mean']:>5.2f}  ({row['low']:.2f} to {row['high']:.2f})"
            )
        lines.append(f"{found['set']}: cards whose users win most often")
        for row in [row for row in found["cards"] if row["used"] >= FEWEST][:8]:
            ends = f", in {row['last']:.1%} of winning turns" if row["last"] else ""
            sure = f"({row['low']:.2f} to {row['high']:.2f})"
            lines.append(f"  {row['name']:<34}{row['used']:>7}  {row['won']:>6.1%}  {sure}{ends}")
    lines.append("")
    for name, texts in outside.items():
        lines += [f"{name}: {text}" for text in texts] or [f"{name}: within all bands"]
    return "\n".join(lines)
