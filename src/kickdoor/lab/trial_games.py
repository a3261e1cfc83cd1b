"""Random games that try out a pack: nothing may break, nobody may be stuck. Says which cards never came into play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from kickdoor.authoring.lint import FIRST_HAND, PLAYERS, Finding, beside, sizes
from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event
from kickdoor.game import Game
from kickdoor.lab.playing import NAMES, Stuck, Watch, bots, goes_on, play_on
from kickdoor.packs import Pack, load_pack

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
    idle: list[str] = field(default_factory=list[str])  # cards that were never used


def table_for(pack: Pack) -> tuple[Pack, ...]:
    """The pack alone if six can be dealt from it, else beside the sets it needs, or beside the classic set."""
    needed = beside(pack)
    if needed:
        return (*needed, pack)
    return (pack,) if min(sizes(pack)) >= PLAYERS * FIRST_HAND else (load_pack(BESIDE), pack)


def try_out(
    pack: Pack,
    games: int,
    seed: int,
    *,
    packs: tuple[Pack, ...] | None = None,
    progress: Callable[[int], object] | None = None,
) -> Trial:
    """Plays so many games with random players; the same seed plays the same games. `packs`: a mix to be played instead
    of the pack alone or beside those it needs.
    """
    trial = Trial(packs or table_for(pack))
    name = pack.file if packs is None else ",".join(each.id for each in packs)
    used: set[int] = set()
    for number in range(games):
        _one(trial, name, seed + number, used)
        trial.games += 1
        if progress is not None:
            progress(trial.games)
        if len(trial.flaws) >= MOST_FLAWS:
            break
    if trial.games:
        library = Game.undealt(trial.packs, NAMES[:3], seed).library
        trial.idle = [card.name for card in library.defs if card.pack == pack.id and card.id not in used]
    return trial


def _one(trial: Trial, file: str, seed: int, used: set[int]) -> None:
    seats = 3 + seed % 4
    last: list[Action] = []
    game: Game | None = None
    try:
        game = Game.new(trial.packs, NAMES[:seats], seed)
        watch = watch_use(used)
        trial.actions += play_on(
            game, bots(seed, seats), most=MOST_ACTIONS, check_each=CHECK_EACH, watch=watch, last=last
        )
        goes_on(game)
        trial.ended += game.over
    except Exception as error:
        what = str(error) or type(error).__name__
        kind = "" if isinstance(error, Stuck) else f"{type(error).__name__}: "
        at = game.text(last[0]) if game is not None and last else "the deal"
        flaw = Finding(file, 0, "", "error", f"game {seed} breaks at `{at}`: {kind}{' '.join(what.split())}")
        trial.flaws.append(flaw)


def watch_use(used: set[int]) -> Watch:
    """Note the definitions of cards that somebody could use, or that came into play without being played."""

    def watch(game: Game, actions: list[Action], _: Action, events: list[Event]) -> None:
        card_def = game.library.card_def
        for action in actions:
            if action.verb in PUT_TO_USE:
                used.update(card_def[card] for card in action.cards)
        for event in events:
            if event.kind in USED_BY_ITSELF:
                used.update(card_def[card] for card in event.cards)

    return watch
