"""Prints news, hands and choices for one person, for local games and games on a server."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from kickdoor.bots import Observation
from kickdoor.bots.random_bot import weight
from kickdoor.engine.actions import Action
from kickdoor.engine.memo import Decision
from kickdoor.engine.view import View
from kickdoor.game import Game
from kickdoor.record.story import LogLine
from kickdoor.record.table_text import fight_lines
from kickdoor.terminal import table
from kickdoor.terminal.lookup import CardBook, rule_line, show_rules
from kickdoor.terminal.screen import Screen

SHOWN: Final = 9  # choices listed at once
UNLIKELY: Final = 2  # weight up to which a choice is unlikely, and listed by `legal` only


# ---------------------------------------------------------------- news
def show_log_line(screen: Screen, told: LogLine, name: str) -> None:
    """Print a log line; `name`: the reader, whose own lines are highlighted."""
    mine = bool(name) and told.text.startswith(f"{name} ")
    turn = told.rule == "TURN-1"
    style = "bold underline" if turn else "cyan" if mine else ""
    screen.line((told.text, style), (f"  [{told.rule}]" if told.rule else "", "dim"), indent=0 if turn else 2)


def show_news(screen: Screen, news: Iterable[LogLine], name: str) -> None:
    """Print log lines; repeated ones once, with a count."""
    for told, alike in itertools.groupby(news):
        times = len(list(alike))
        show_log_line(screen, told if times == 1 else LogLine(f"{told.text} ({times} times)", told.rule), name)


class TablePrinter:
    """A printer of the table that shows it once each turn, and the fight only when it has changed."""

    def __init__(self) -> None:
        self.fight: object = None
        self.turn = -1

    def show(self, screen: Screen, book: CardBook, game: Game, view: View, mine: Sequence[Decision]) -> None:
        opening = mine[0].kind in ("ready", "kick") and self.turn != view.turn_no
        screen.blank()
        if opening:
            self.turn = view.turn_no
            table.show_table(screen, book.lib, view)
            show_hand(screen, book, game, view)
        self.show_fight(screen, book, view)
        if mine[0].kind in ("charity", "fight") and not opening:
            show_hand(screen, book, game, view)

    def show_fight(self, screen: Screen, book: CardBook, view: View) -> None:
        fight = fight_lines(book.lib, view) if view.phase == "combat" else []
        if fight and fight != self.fight:
            table.show_fight(screen, book.lib, view)
        self.fight = fight


def show_hand(screen: Screen, book: CardBook, game: Game, view: View) -> None:
    if not view.hand:
        screen.line("Your hand is empty.")
        return
    screen.line(("Your hand", "bold"))
    for i, card in enumerate(view.hand, start=1):
        shown = game.card_text(card.id)
        room = max(20, screen.width - len(shown) - 8)
        text = screen.clip(book.short(card.id), room)
        screen.line(f"{i:>2} ", (shown, "cyan"), "  ", (text, "dim"), indent=1)
    if view.looked:
        screen.line(("You are looking at: ", "bold"), ", ".join(c.name for c in view.looked))


def show_end(screen: Screen, book: CardBook, view: View, winners: Sequence[str]) -> None:
    screen.blank()
    table.show_players(screen, book.lib, view)
    screen.line((f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'} the game.", "bold green"))


# ---------------------------------------------------------------- choices
class Choice(NamedTuple):
    """A legal action with its notation."""

    text: str
    action: Action


def sorted_choices(observation: Observation, game: Game) -> list[Choice]:
    """Return the legal actions, answers to an offer first, then the likeliest ones."""
    found = sorted(observation.legal, key=lambda a: (a.verb not in ("accept", "decline"), -weight(observation, a)))
    return [Choice(game.text(action, named=False), action) for action in found]


def likely(observation: Observation, choices: Sequence[Choice]) -> int:
    """Return how many choices to list by default."""
    return min(SHOWN, max(2, sum(weight(observation, each.action) > UNLIKELY for each in choices)))


def show_choices(screen: Screen, book: CardBook, view: View, choices: Sequence[Choice], most: int) -> None:
    wide = min(52, max((len(each.text) for each in choices[:most]), default=0))
    for i, each in enumerate(choices[:most], start=1):
        gloss = table.meaning(book.lib, view, each.action)
        padded = f"{each.text:<{wide}}  " if gloss else each.text
        screen.line((f"{i:>3} ", "bold"), padded, (gloss, "dim"))
    if len(choices) > most:
        screen.line((f"    {len(choices) - most} more: `legal`", "dim"))


def show_question(screen: Screen, book: CardBook, view: View, mine: Sequence[Decision]) -> None:
    """Print the question that the person has to answer; offers come first."""
    first = next((d for d in mine if d.kind == "accept"), mine[0])
    screen.line((table.question(book.lib, view, first), "bold yellow"))


def numbered_choice(screen: Screen, said: str, choices: Sequence[Choice]) -> Choice | None:
    """Return the choice with that number, or print an error and return None."""
    if 1 <= int(said) <= len(choices):
        return choices[int(said) - 1]
    screen.line((f"There is no choice {said}; 1 to {len(choices)}.", "red"))
    return None


def show_refused(screen: Screen, text: str, rules: Sequence[str]) -> None:
    screen.line((f"No: {text} ", "red"), (f"[{', '.join(rules)}]" if rules else "", "dim"))


def show_why(screen: Screen, action: str, refused: str, rules: Sequence[str]) -> None:
    """Print whether an action is allowed. `refused`: the reason, "" if it is."""
    if refused:
        screen.line((f"`{action}` is refused: {refused}", "red"))
    else:
        screen.line((f"`{action}` is allowed.", "green"))
    for id in rules:
        screen.line((rule_line(id), "dim"), indent=2)


# ---------------------------------------------------------------- lookup
def show_card(screen: Screen, book: CardBook, said: str) -> None:
    name = book.name_of(said)
    if name is None:
        near = book.near(said)
        screen.line((f"No card is named {said!r}." + (f" Did you mean: {near}?" if near else ""), "red"))
    else:
        book.show(screen, name)


def look_up(screen: Screen, book: CardBook, word: str, rest: str) -> Callable[[], None] | None:
    """Return what a lookup command does, None for other words."""
    return {
        "card": lambda: show_card(screen, book, rest),
        "rules": lambda: show_rules(screen, rest),
        "rule": lambda: show_rules(screen, rest),
    }.get(word)
