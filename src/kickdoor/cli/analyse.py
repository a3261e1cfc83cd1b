"""The command `kickdoor analyse`: everybody's chance to win over a saved game, and the choices that cost the most."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

if TYPE_CHECKING:
    from kickdoor.bots.game_analysis import CostlyChoice, GameAnalysis, Swing
    from kickdoor.engine.actions import Action
    from kickdoor.game import Game
    from kickdoor.record.saved import Saved

ROWS: Final = 16  # of the table
WIDEST: Final = 64  # columns of the chart
BLOCKS: Final = "▁▂▃▄▅▆▇█"


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game (*.kick.jsonl).")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole analysis as JSON.")] = False,
    partial: Annotated[bool, typer.Option("--partial", help="Accept a last line that is cut off.")] = False,
) -> None:
    """Show everybody's chance to win over a saved game, the biggest swings, and the most costly choices.

    The chances look at all cards. A choice is compared only with what its player could have known.
    """
    from kickdoor.record.saved import load, replay

    saved = load(file, partial=partial)
    for _ in replay(saved):  # raises SavedError with the line if anything is wrong
        pass
    game = saved.begin()
    found = _with_progress(saved, game)
    report = _Report(game, found)
    lines = [json.dumps(report.data(), ensure_ascii=False, indent=1)] if as_json else report.lines()
    for line in lines:
        typer.echo(line)


def _with_progress(saved: Saved, game: Game) -> GameAnalysis:
    """Analyse the game, with a progress bar on standard error if that is a terminal."""
    from kickdoor.bots.game_analysis import analyse as steps

    running = _Result(steps(game, saved.actions))
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import Progress

        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(f"Analysing {saved.path.name}", total=1.0)
            for progress in running:
                bar.update(task, completed=progress)
    else:
        for _ in running:
            pass
    return running.value


class _Result:
    """Iterates over a generator and keeps what it returns."""

    value: GameAnalysis

    def __init__(self, running: Generator[float, None, GameAnalysis]) -> None:
        self._running = running

    def __iter__(self) -> Iterator[float]:
        self.value = yield from self._running


def percent(chance: float) -> int:
    return round(100 * chance)


class _Report:
    """The analysis as text or as data. `game`: at its end."""

    def __init__(self, game: Game, found: GameAnalysis) -> None:
        self.game = game
        self.found = found
        by_turn = {moment.turn: moment.chances for moment in found.moments}  # the last moment of each turn
        self.by_turn = sorted(by_turn.items())

    # ------------------------------------------------------------ text
    def lines(self) -> Iterator[str]:
        game = self.game
        end = f"won by {' and '.join(game.winners)}" if game.over else "not finished"
        yield f"{', '.join(game.header['packs'])}: {', '.join(game.names)}; {game.turn_no} turns, {end}."
        yield from self._chart()
        yield from self._table()
        yield from ("", "Biggest swings")
        yield from [f"  {self.swing_text(swing)}" for swing in self.found.swings] or ["  None."]
        yield from ("", "Most costly choices, as far as each player could know")
        for seat, name in enumerate(game.names):
            yield f"  {name}"
            own = [choice for choice in self.found.choices if choice.seat == seat]
            yield from [f"    {self.choice_text(choice)}" for choice in own] or ["    None found."]

    def _chart(self) -> Iterator[str]:
        yield from ("", "Chance to win, turn by turn")
        columns = _spread(self.by_turn, WIDEST)
        width = max(map(len, self.game.names))
        for seat, name in enumerate(self.game.names):
            line = "".join(BLOCKS[min(len(BLOCKS) - 1, int(chances[seat] * len(BLOCKS)))] for _, chances in columns)
            yield f"  {name:<{width}}  {line}"

    def _table(self) -> Iterator[str]:
        widths = [max(6, len(name)) for name in self.game.names]
        names = "  ".join(f"{name:>{width}}" for name, width in zip(self.game.names, widths, strict=True))
        yield from ("", f"  after turn  {names}")
        for turn, chances in _spread(self.by_turn, ROWS):
            row = "  ".join(f"{percent(chance):>{width - 2}} %" for chance, width in zip(chances, widths, strict=True))
            yield f"  {turn or 'deal':>10}  {row}"

    def swing_text(self, swing: Swing) -> str:
        from kickdoor.record.headline import headline

        game = self.game
        event = headline(swing.events, game.library, game.names)
        what = f" {game.story([event])[0].text}" if event is not None else ""
        return (
            f"Turn {swing.turn}: {game.names[swing.seat]} {percent(swing.before)} % → {percent(swing.after)} %.{what}"
        )

    def choice_text(self, choice: CostlyChoice) -> str:
        name, best = self.game.names[choice.seat], choice.options[0]
        own = next(option.chance for option in choice.options if option.action == choice.chosen)
        return (
            f"Turn {choice.turn}: {name} chose to {self._words(choice.chosen)}. That cost {percent(choice.cost)} %: "
            f"it was better to {self._words(best.action)} ({percent(best.chance)} % instead of {percent(own)} %)."
        )

    def _words(self, action: Action) -> str:
        from kickdoor.record.choice_text import choice_phrase

        return choice_phrase(action, self.game.library, self.game.names).text

    # ------------------------------------------------------------ JSON
    def data(self) -> dict[str, Any]:
        game, found = self.game, self.found
        return {
            "packs": game.header["packs"],
            "players": list(game.names),
            "winners": game.winners,
            "turns": [{"turn": turn, "chances": _rounded(chances)} for turn, chances in self.by_turn],
            "moments": [
                {"action": each.number, "turn": each.turn, "chances": _rounded(each.chances)} for each in found.moments
            ],
            "swings": [
                {
                    "action": each.number,
                    "turn": each.turn,
                    "player": game.names[each.seat],
                    "before": round(each.before, 4),
                    "after": round(each.after, 4),
                    "text": self.swing_text(each),
                }
                for each in found.swings
            ],
            "choices": [self._choice_data(each) for each in found.choices],
        }

    def _choice_data(self, choice: CostlyChoice) -> dict[str, Any]:
        return {
            "action": choice.number,
            "turn": choice.turn,
            "player": self.game.names[choice.seat],
            "chosen": self.game.text(choice.chosen),
            "cost": round(choice.cost, 4),
            "text": self.choice_text(choice),
            "options": [
                {"action": self.game.text(each.action), "chance": round(each.chance, 4)} for each in choice.options
            ],
        }


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def _spread(turns: Sequence[tuple[int, tuple[float, ...]]], most: int) -> list[tuple[int, tuple[float, ...]]]:
    """Return at most so many turns, evenly spread, with the first and the last."""
    if len(turns) <= most:
        return list(turns)
    return [turns[round(n * (len(turns) - 1) / (most - 1))] for n in range(most)]
