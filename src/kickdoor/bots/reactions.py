"""Can a player react to the open window? Only for tables where one person plays alone with bots: among several people,
how long a window stays open would reveal the answer.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine import timing
from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.flow import uses
from kickdoor.engine.frames import Draw
from kickdoor.engine.memo import Decision
from kickdoor.engine.model.ids import Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import rewards, strength
from kickdoor.game import Game
from kickdoor.queries import foreseen_sums

# The timings that fit each window. A card that may be played at any time is no reaction to it and can wait.
_FITS: Final = {
    "kill": timing.COMBAT | timing.OWN_COMBAT,
    "flight": timing.COMBAT | timing.OWN_COMBAT,
    "curse": timing.CURSE,
    "running": timing.RUNNING | timing.BEFORE_ROLL,
    "roll": timing.ROLLED | timing.RAN_ROLL | timing.FAILED | timing.ESCAPED,
    "escaped": timing.ESCAPED,
    "turn_end": timing.TURN_END | timing.AFTER_COMBAT,
    "draw": timing.FACE_UP_DRAW,
    "reborn": timing.AS_IDENTITY,
}
_PLAYS: Final[frozenset[Verb]] = frozenset({"play", "join", "lend", "use", "sacrifice"})
_STEPS: Final = frozenset({"keep", "trouble", "end"})  # of a turn, which may leave no choice
_CAN_WAIT: Final[frozenset[Verb]] = frozenset({"show", "trade", "give", "unequip", "discard", "withdraw", "choose"})

CURSE_SWING: Final = 5  # strength that a Curse may cost a fighter where chance or the victim decides
UNKNOWN_SWING: Final = 99  # of a card whose effect cannot be foreseen: a monster that joins, a die


def may_react(game: Game, seat: Seat, *, wins: bool = False) -> bool:
    """Has this seat a legal action that fits the open window? After a fight was decided, only what could still change
    its result counts; `wins`: the fight wins the game, and any action counts.
    """
    state, window = game.state, game.window
    word = window.word if window is not None else ""
    if word == "draw" and not _is_worth_taking(state, seat):
        return False
    found = [action for action in game.legal(seat) if _is_reaction(state, word, action)]
    if not found or wins or word not in ("kill", "flight"):
        return bool(found)
    return _could_overturn(game, seat, found)


def _is_worth_taking(state: State, seat: Seat) -> bool:
    """Could the player want the top discard instead of a card from the deck? Nobody wants a Curse, or a Monster that is
    too strong.
    """
    drawing = next(frame for frame in reversed(state.frames) if isinstance(frame, Draw))
    d = state.defs[state.discards[drawing.deck][-1]]
    if d.kind == "monster":
        return strength.of_player(state, seat) >= d.level
    return d.kind != "curse"


def _could_overturn(game: Game, seat: Seat, found: list[Action]) -> bool:
    """Could all of these cards together change who wins the fight?"""
    us, them = strength.totals(game.state)
    ahead = 1 if strength.winning(game.state) else -1
    best: dict[tuple[int, ...], int] = {}
    for action, sums in zip(found, foreseen_sums(game, seat, found), strict=True):
        change = None if sums is None else (us - them - (sums[0] - sums[1])) * ahead
        best[action.cards] = max(best.get(action.cards, 0), _swing(game.state, action, change))
    return sum(best.values()) >= abs(us - them)


def _swing(state: State, action: Action, change: int | None) -> int:
    """Return by how much strength an action may change the fight. `change`: of the totals, if it can be foreseen; an
    action that does not change them may affect the fight in another way.
    """
    d = state.defs[action.cards[0]] if action.cards else None
    if d is not None and d.kind == "curse":
        return CURSE_SWING if change is None else change
    if change:
        return change
    if d is not None and action.side and d.is_thrown:
        return 0  # it has only its bonus, which does not count here
    return UNKNOWN_SWING


def can_play(game: Game, seat: Seat, cards: frozenset[int]) -> bool:
    """Has this seat a legal action with one of these cards?"""
    return any(not cards.isdisjoint((*action.cards, *action.paid)) for action in game.legal(seat))


def is_question(game: Game, owed: Decision) -> bool:
    """Does the player have to think about it? Not about a window in which nothing they hold would help, nor about a
    step of a turn that is often the only one.
    """
    if owed.kind == "pass":
        return may_react(game, owed.seat, wins=game.state.combat is not None and rewards.is_final_fight(game.state))
    return owed.kind not in _STEPS


Known = frozenset[tuple[str, str, tuple[int, ...]]]


def known(game: Game, seat: Seat) -> Known:
    """Return what a seat can do now, to tell later what is new. A power is the same whatever it is paid with."""
    return frozenset(map(_short, game.legal(seat)))


def _short(action: Action) -> tuple[str, str, tuple[int, ...]]:
    return action.verb, action.word, () if action.verb == "use" else action.cards


def only_choice(game: Game, owed: Decision, before: Known) -> Action | None:
    """Return the next step of the turn if the player can do nothing else that is new: no card to play, sell or equip
    that they did not already leave at an earlier step (`before`).
    """
    if owed.kind not in _STEPS:
        return None
    new = [
        action for action in game.legal(owed.seat) if _short(action) not in before and not _can_wait(game.state, action)
    ]
    return new[0] if len(new) == 1 and new[0].verb in ("keep", "loot", "end") else None


def _can_wait(state: State, action: Action) -> bool:
    """Is it as good at another time, like a Curse, a gift, or putting down a one-shot?"""
    if action.verb == "play" and state.defs[action.cards[0]].kind in ("curse", "oneshot"):
        return True
    return action.verb in _CAN_WAIT


def _is_reaction(state: State, word: str, action: Action) -> bool:
    if action.verb not in _PLAYS:
        return False
    fits = _FITS.get(word, 0)
    if action.verb in ("join", "lend"):
        return word == "kill"
    if action.verb == "sacrifice":
        return word == "running"
    if action.verb == "use":
        return any(
            use.when & fits and (use.name == action.word if action.word else action.cards[:1] == (card,))
            for card, use in uses.sources(state, action.seat, timing.moment(state, action.seat))
        )
    d = state.defs[action.cards[0]]
    if word == "reborn":
        return bool(d.identity) or d.kind == "upgrade"
    if d.kind == "curse" and action.player >= 0:
        return word == "kill" and _is_fighter(state, action.player)
    if word in ("kill", "flight"):
        return _sways(state, word, action)
    return bool((d.use_timings | d.play_when) & fits)


def _sways(state: State, word: str, action: Action) -> bool:
    """Could it change the result? A victory by helping the monsters, a flight by helping the fighters."""
    if action.side:
        return action.side == ("monsters" if word == "kill" else "fighters")
    d = state.defs[action.cards[0]]
    if d.kind == "enhancer":
        return word == "kill"
    return d.is_thrown or bool((d.use_timings | d.play_when) & _FITS[word])


def _is_fighter(state: State, seat: Seat) -> bool:
    return state.combat is not None and seat in state.combat.fighters
