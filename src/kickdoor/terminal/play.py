"""`kickdoor play --terminal`: starts or resumes a game of one person against bots."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final

from kickdoor.bots import DEFAULT_BOT, maker
from kickdoor.engine.refusals import KickdoorError
from kickdoor.game import Game
from kickdoor.record.errors import SavedError
from kickdoor.record.saved import Recorder, begin, load
from kickdoor.terminal.screen import Screen
from kickdoor.terminal.session import TerminalSession

BOT_NAMES: Final = ("Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """The options of `kickdoor play --terminal`."""

    packs: Sequence[str | Path] = ("classic",)
    name: str = "Ana"
    bots: int = 2  # number of bots
    players: Sequence[str] = ()  # all names, the person's first; replaces `name` and `bots`
    bot: str = DEFAULT_BOT  # kind of bot
    seed: int | None = None  # None: random
    rules: Mapping[str, Any] = field(default_factory=dict[str, Any])
    deck_percent: int = 100
    save: Path | None = None
    resume: Path | None = None
    partial: bool = False  # resume even if the last line of the file is incomplete


def play(options: PlayOptions, *, stdin: IO[str] | None = None, stdout: IO[str] | None = None) -> int:
    """Play until the game is over or the person leaves. Return 0, 2 if the game cannot begin, or 130 after Ctrl-C."""
    screen = Screen(stdin, stdout)
    try:
        session = resumed(options, screen) if options.resume is not None else fresh(options, screen)
    except KickdoorError as error:
        print(f"kickdoor: {error}", file=sys.stderr)
        return 2
    return session.run()


def fresh(options: PlayOptions, screen: Screen) -> TerminalSession:
    """Start a new game."""
    maker(options.bot)  # raises UnknownBot before anything is created
    players = list(options.players)
    if not players:
        others = [n for n in BOT_NAMES if n.casefold() != options.name.casefold()]
        players = [options.name, *others[: max(0, options.bots)]]
    seed = secrets.randbelow(1_000_000) if options.seed is None else options.seed
    game = Game.new(list(options.packs), players, seed, rules=options.rules, deck_percent=options.deck_percent)
    session = TerminalSession(game, 0, screen, kind=options.bot)
    if options.save is not None:
        session.recorder = Recorder(options.save, game, human=players[0])
    return session


def resumed(options: PlayOptions, screen: Screen) -> TerminalSession:
    """Resume a saved game after replaying it to its last action."""
    assert options.resume is not None
    saved = load(options.resume, partial=options.partial)
    if saved.ended:
        raise SavedError(saved.path, 0, "the game has ended; `kickdoor replay` shows it")
    human = saved.header.human or options.name
    if human not in saved.header.players:
        raise SavedError(saved.path, 1, f"no player is named {human!r}: {', '.join(saved.header.players)}")
    game = begin(saved)
    session = TerminalSession(game, saved.header.players.index(human), screen, kind=options.bot)
    session.catch_up(saved)
    session.recorder = Recorder.resume(saved, game)
    return session
