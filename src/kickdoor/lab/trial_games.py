"""Random games that try out a pack: nothing may break, nobody may get stuck. Lists the cards that were never used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from kickdoor.authoring.lint import FIRST_HAND, PLAYERS, Finding, beside, sizes
from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.events import Event
from kickdoor.game import Game
from kickdoor.lab.playing import NAMES, Listener, Stuck, check_progress, play_on, random_bots
from kickdoor.packs import Pack, load_pack

MAX_ACTIONS: Final = 500  # of one game, which need not end
CHECK_EACH: Final = 20
MAX_FLAWS: Final = 10
COMPANION_SET: Final = "classic"
USING_VERBS: Final[frozenset[Verb]] = frozenset({"play", "use", "trouble", "join", "lend", "attach", "equip"})
USE_EVENTS: Final = frozenset(
    {"ability_used", "card_attached", "card_played", "combat_began", "curse_played", "curse_struck", "monster_joined"}
)


@dataclass(slots=True)
class Trial:
    """The result of the games."""

    packs: tuple[Pack, ...]
    games: int = 0
    ended: int = 0
    actions: int = 0
    flaws: list[Finding] = field(default_factory=list[Finding])
    idle: list[str] = field(default_factory=list[str])  # cards that nobody used


def table_for(pack: Pack) -> tuple[Pack, ...]:
    """Return the packs to play with: this one alone if it is enough for six players, or with the sets it needs, or with
    the classic set.
    """
    needed = beside(pack)
    if needed:
        return (*needed, pack)
    return (pack,) if min(sizes(pack)) >= PLAYERS * FIRST_HAND else (load_pack(COMPANION_SET), pack)


def try_out(
    pack: Pack,
    games: int,
    seed: int,
    *,
    packs: tuple[Pack, ...] | None = None,
    progress: Callable[[int], object] | None = None,
) -> Trial:
    """Play so many games with random players; the same seed plays the same games. `packs`: a mix to play instead of
    `table_for`.
    """
    trial = Trial(packs or table_for(pack))
    name = pack.file if packs is None else ",".join(each.id for each in packs)
    used: set[int] = set()
    for number in range(games):
        _play_one(trial, name, seed + number, used)
        trial.games += 1
        if progress is not None:
            progress(trial.games)
        if len(trial.flaws) >= MAX_FLAWS:
            break
    if trial.games:
        library = Game.undealt(trial.packs, NAMES[:3], seed).library
        trial.idle = [card.name for card in library.defs if card.pack == pack.id and card.id not in used]
    return trial


def _play_one(trial: Trial, file: str, seed: int, used: set[int]) -> None:
    seats = 3 + seed % 4
    last: list[Action] = []
    game: Game | None = None
    try:
        game = Game.new(trial.packs, NAMES[:seats], seed)
        trial.actions += play_on(
            game,
            random_bots(seed, seats),
            most=MAX_ACTIONS,
            check_each=CHECK_EACH,
            listener=use_listener(used),
            last=last,
        )
        check_progress(game)
        trial.ended += game.over
    except Exception as error:
        what = str(error) or type(error).__name__
        kind = "" if isinstance(error, Stuck) else f"{type(error).__name__}: "
        at = game.text(last[0]) if game is not None and last else "the deal"
        flaw = Finding(file, 0, "", "error", f"game {seed} breaks at `{at}`: {kind}{' '.join(what.split())}")
        trial.flaws.append(flaw)


def use_listener(used: set[int]) -> Listener:
    """Return a listener that collects the definitions of cards that somebody could use, or that were used without being
    played.
    """

    def listen(game: Game, actions: list[Action], _: Action, events: list[Event]) -> None:
        card_def = game.library.card_def
        for action in actions:
            if action.verb in USING_VERBS:
                used.update(card_def[card] for card in action.cards)
        for event in events:
            if event.kind in USE_EVENTS:
                used.update(card_def[card] for card in event.cards)

    return listen
