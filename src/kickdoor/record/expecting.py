"""The expectations of scenarios: reads each key of `expect` and compares it with a game. Changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kickdoor.engine.events import KINDS, Event
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import strength
from kickdoor.game import Game
from kickdoor.record.reading import Named, Value

PHASES: Final = ("setup", "arrange", "door", "trouble", "combat", "run", "reward", "loot_body", "charity", "over")
OWED: Final = ("ready", "kick", "keep", "trouble", "fight", "run", "pass", "choose", "accept", "charity", "end")
SIDES: Final = ("fighters", "monsters")
NO_FIGHT: Final = "there is no fight"


@dataclass(frozen=True, slots=True)
class Moment:
    """A game with the events since the last action."""

    game: Game
    events: Sequence[Event]

    @property
    def state(self) -> State:
        return self.game.state


@dataclass(frozen=True, slots=True)
class Check:
    """One expectation. `differs` returns what was found instead, or None if it is met."""

    path: str
    line: int
    wanted: str
    differs: Callable[[Moment], str | None]


def read_checks(expect: Value, state: State) -> tuple[Check, ...]:
    """Return the checks of an `expect` mapping in their order in the file."""
    found = expect.known(READERS)
    if not found:
        expect.refuse("nothing to check")
    return tuple(check for key, value in found.items() for check in READERS[key](_with_short_path(value, key), state))


def _with_short_path(value: Value, key: str) -> Value:
    return Value(value.file, value.line, key, value.raw)


# ---------------------------------------------------------------- ways to compare
def _same(value: Value, wanted: object, look: Callable[[Moment], object]) -> Check:
    def differs(moment: Moment) -> str | None:
        found = look(moment)
        return None if found == wanted else shown(found)

    return Check(value.path, value.line, shown(wanted), differs)


def shown(found: object) -> str:
    if isinstance(found, bool):
        return "true" if found else "false"
    return str(found) if found is not None else "nobody"


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"


def _has_cards(
    value: Value, wanted: Sequence[Named], look: Callable[[State], Sequence[CardId]], *, exactly: bool
) -> Check:
    def differs(moment: Moment) -> str | None:
        state = moment.state
        cards = look(state)
        missing, left = unmatched(state, wanted, cards)
        if not missing and not (exactly and left):
            return None
        return _listed(_card_name(state, c, numbered=any(n.numbered for n in wanted)) for c in cards)

    return Check(value.path, value.line, _listed(n.text for n in wanted), differs)


def _card_name(state: State, card: CardId, *, numbered: bool) -> str:
    """Return a card's name; for a twin also the monster that it copies, as in `Mate (as Net Troll)`."""
    lib = state.lib
    name = lib.names[card] + (f"#{lib.copy_number[card]}" if numbered else "")
    other = _fights_as(state, card)
    return f"{name} (as {other})" if other and other != lib.names[card] else name


def _fights_as(state: State, card: CardId) -> str:
    fight = state.combat
    if fight is None or card not in fight.monsters:
        return ""
    return state.lib.defs[fight.defs[fight.monsters.index(card)]].name


def unmatched(state: State, wanted: Sequence[Named], cards: Sequence[CardId]) -> tuple[list[Named], list[CardId]]:
    """Return the wanted cards that are missing, and the cards that are not wanted; each card counts once."""
    left = list(cards)
    missing: list[Named] = []
    for named in sorted(wanted, key=lambda n: not n.numbered):
        card = next((c for c in left if c in named.copies), None)
        if card is None:
            missing.append(named)
        else:
            left.remove(card)
    for named in list(missing):  # a twin also has the name of the monster that it copies
        card = next((c for c in left if _fights_as(state, c).lower() == named.text.lower()), None)
        if card is not None:
            missing.remove(named)
            left.remove(card)
    return missing, left


# ---------------------------------------------------------------- the fight
def _strength(value: Value, state: State) -> Iterator[Check]:
    for side, wanted in value.known(SIDES).items():
        yield _same(wanted, wanted.whole(), _total_of(SIDES.index(side)))


def _total_of(side: int) -> Callable[[Moment], object]:
    return lambda m: NO_FIGHT if m.state.combat is None else strength.totals(m.state)[side]


def _winning(value: Value, state: State) -> Iterator[Check]:
    def look(moment: Moment) -> str:
        if moment.state.combat is None:
            return NO_FIGHT
        return SIDES[0] if strength.winning(moment.state) else SIDES[1]

    yield _same(value, value.one_of(SIDES, "a side"), look)


def _monsters(value: Value, state: State) -> Iterator[Check]:
    def look(now: State) -> Sequence[CardId]:
        return () if now.combat is None else now.combat.monsters

    yield _has_cards(value, value.cards(state), look, exactly=True)


def _helper(value: Value, state: State) -> Iterator[Check]:
    def look(moment: Moment) -> object:
        fight = moment.state.combat
        return None if fight is None or fight.helper < 0 else moment.state.names[fight.helper]

    yield _same(value, None if value.raw is None else state.names[value.seat(state)], look)


# ---------------------------------------------------------------- the course of the game
def _turn(value: Value, state: State) -> Iterator[Check]:
    yield _same(value, state.names[value.seat(state)], lambda m: m.state.names[m.state.turn])


def _phase(value: Value, state: State) -> Iterator[Check]:
    yield _same(value, value.one_of(PHASES, "a phase"), lambda m: m.state.stage)


def _winner(value: Value, state: State) -> Iterator[Check]:
    wanted = [state.names[name.seat(state)] for name in value.items()]

    def differs(moment: Moment) -> str | None:
        found = moment.game.winners
        return None if sorted(found) == sorted(wanted) else _listed(found)

    yield Check(value.path, value.line, _listed(wanted), differs)


def _owes(value: Value, state: State) -> Iterator[Check]:
    for name, owed in value.entries():
        seat = _player(owed, name, state)
        wanted = "" if owed.raw in (None, "none") else owed.one_of(OWED, "something that can be owed")
        yield Check(owed.path, owed.line, wanted or "nothing", _decision_check(seat, wanted))


def _decision_check(seat: Seat, wanted: str) -> Callable[[Moment], str | None]:
    def differs(moment: Moment) -> str | None:
        found = [d.kind for d in moment.game.pending() if d.seat == seat]
        fine = wanted in found if wanted else not found
        return None if fine else " and ".join(found) or "nothing"

    return differs


def _discards(value: Value, state: State) -> Iterator[Check]:
    for pile, wanted in value.known(("doors", "treasures")).items():
        yield _has_cards(wanted, wanted.cards(state), _pile_of(int(pile == "treasures")), exactly=False)


def _pile_of(deck: int) -> Callable[[State], Sequence[CardId]]:
    return lambda s: s.discards[deck]


def _face(value: Value, state: State) -> Iterator[Check]:
    wanted = value.one_of(("up", "down"), "a side of a card")
    yield _same(value, wanted, lambda m: m.state.reward_face or "no reward yet")


def _event(value: Value, state: State) -> Iterator[Check]:
    for one in value.items() if isinstance(value.raw, list) else [value]:
        kind = one.one_of(KINDS, "a kind of event")
        yield Check(one.path, one.line, kind, _event_check(kind))


def _event_check(kind: str) -> Callable[[Moment], str | None]:
    def differs(moment: Moment) -> str | None:
        found = [event.kind for event in moment.events]
        return None if kind in found else _listed(dict.fromkeys(found))

    return differs


# ---------------------------------------------------------------- players
def _player(value: Value, name: str, state: State) -> Seat:
    return Value(value.file, value.line, value.path.rpartition(".")[0], name).seat(state)


def _players(value: Value, state: State) -> Iterator[Check]:
    for name, facts in value.entries():
        seat = _player(facts, name, state)
        for key, fact in facts.known(PLAYER).items():
            yield PLAYER[key](fact, state, seat)


def _number(look: Callable[[State, Seat], int]) -> Callable[[Value, State, Seat], Check]:
    return lambda value, state, seat: _same(value, value.whole(), lambda m: look(m.state, seat))


def _part(look: Callable[[State, Seat], Sequence[CardId]]) -> Callable[[Value, State, Seat], Check]:
    return lambda value, state, seat: _has_cards(value, value.cards(state), lambda s: look(s, seat), exactly=False)


def _hand(value: Value, state: State, seat: Seat) -> Check:
    if isinstance(value.raw, list):
        return _has_cards(value, value.cards(state), lambda s: s.hands[seat], exactly=True)
    return _same(value, value.whole("a number of cards or a list of them"), lambda m: len(m.state.hands[seat]))


def _dead(value: Value, state: State, seat: Seat) -> Check:
    return _same(value, value.flag(), lambda m: bool(m.state.dead[seat]))


def _escaped(value: Value, state: State, seat: Seat) -> Check:
    return _same(
        value, value.flag(), lambda m: {1: True, 0: False}.get(m.state.escaped[seat], "took no part in a flight")
    )


def _in_front(state: State, seat: Seat, *, upright: bool) -> list[CardId]:
    return [c for c in state.tables[seat] if bool(state.upright[c]) == upright]


PLAYER: Final[dict[str, Callable[[Value, State, Seat], Check]]] = {
    "level": _number(lambda s, seat: s.levels[seat]),
    "hand": _hand,
    "table": _part(lambda s, seat: _in_front(s, seat, upright=True)),
    "carried": _part(lambda s, seat: _in_front(s, seat, upright=False)),
    "curses": _part(lambda s, seat: [c for c in s.tables[seat] if s.card(c).kind == "curse"]),
    "dead": _dead,
    "strength": _number(strength.of_player),
    "drew": _number(lambda s, seat: s.drew[seat]),
    "escaped": _escaped,
}

READERS: Final[dict[str, Callable[[Value, State], Iterator[Check]]]] = {
    "strength": _strength,
    "winning": _winning,
    "monsters": _monsters,
    "helper": _helper,
    "turn": _turn,
    "phase": _phase,
    "winner": _winner,
    "owes": _owes,
    "discards": _discards,
    "players": _players,
    "treasures_face": _face,
    "event": _event,
}
