"""Random games that try out a pack: nothing may break, nobody may be stuck. Says which cards never came into play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from kickdoor.bots.random_bot import RandomBot
from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event
from kickdoor.game import Game
from kickdoor.packs import Pack, load_pack
from kickdoor.packs.lint import FIRST_HAND, PLAYERS, Finding, beside, sizes

NAMES: Final = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo")
MOST_ACTIONS: Final = 500  # a game may go on; it has been tried long enough
CHECK_EACH: Final = 20
MOST_FLAWS: Final = 10
BESIDE: Final = "classic"
PUT_TO_USE: Final = frozenset({"play", "use", "trouble", "join", "lend", "attach", "equip"})
USED_BY_ITSELF: Final = frozenset(
    {"ability_used", "card_attached", "card_played", "combat_began", "curse_played", "curse_struck", "monster_joined"}
)


@dataclass(slots=True)
class Trial:
    """What came of the games."""

    packs: tuple[Pack, ...]
    games: int = 0
    ended: int = 0
    actions: int = 0
    flaws: list[Finding] = field(default_factory=list[Finding])
    idle: list[str] = field(default_factory=list[str])  # cards that were never put to use


class Stuck(Exception):
    """A game that cannot go on, or whose state contradicts itself."""


def table_for(pack: Pack) -> tuple[Pack, ...]:
    """The pack alone if six can be dealt from it, else beside the sets it needs, or beside the classic set."""
    needed = beside(pack)
    if needed:
        return (*needed, pack)
    return (pack,) if min(sizes(pack)) >= PLAYERS * FIRST_HAND else (load_pack(BESIDE), pack)


def try_out(pack: Pack, games: int, seed: int, *, progress: Callable[[int], object] | None = None) -> Trial:
    """Plays so many games with random players; the same seed plays the same games."""
    trial = Trial(table_for(pack))
    used: set[int] = set()
    for number in range(games):
        _one(trial, pack, seed + number, used)
        trial.games += 1
        if progress is not None:
            progress(trial.games)
        if len(trial.flaws) >= MOST_FLAWS:
            break
    if trial.games:
        library = Game.bare(trial.packs, NAMES[:3], seed).library
        trial.idle = [card.name for card in library.defs if card.pack == pack.id and card.id not in used]
    return trial


def _one(trial: Trial, pack: Pack, seed: int, used: set[int]) -> None:
    seats = 3 + seed % 4
    last = "the deal"
    try:
        game = Game.new(trial.packs, NAMES[:seats], seed)
        bots = [RandomBot(seed * 10 + seat) for seat in range(seats)]
        for n in range(MOST_ACTIONS):
            if game.over:
                break
            action = _next(game, bots, used)
            last = game.text(action)
            _note(game, game.submit(action), used)
            trial.actions += 1
            if n % CHECK_EACH == 0:
                _check(game)
        _check(game)
        trial.ended += game.over
    except Exception as error:
        what = str(error) or type(error).__name__
        kind = "" if isinstance(error, Stuck) else f"{type(error).__name__}: "
        flaw = Finding(pack.file, 0, "", "error", f"game {seed} breaks at `{last}`: {kind}{' '.join(what.split())}")
        trial.flaws.append(flaw)


def _next(game: Game, bots: list[RandomBot], used: set[int]) -> Action:
    owed = game.pending()
    if not owed:
        raise Stuck("nobody owes anything, and the game is not over")
    seat = owed[0].seat
    actions = game.legal(seat)
    if not actions:
        raise Stuck(f"{game.state.names[seat]} owes a decision ({owed[0].kind}) and has none")
    card_def = game.library.card_def
    for action in actions:
        if action.verb in PUT_TO_USE:
            used.update(card_def[card] for card in action.cards)
    return bots[seat].choose(game.view(seat), actions)


def _note(game: Game, events: Iterable[Event], used: set[int]) -> None:
    card_def = game.library.card_def
    for event in events:
        if event.kind in USED_BY_ITSELF:
            used.update(card_def[card] for card in event.cards)


def _check(game: Game) -> None:
    if broken := game.check():
        raise Stuck("; ".join(broken))
