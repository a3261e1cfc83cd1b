"""The invariants of a state: `check` lists every one that is broken. Changes nothing."""

from __future__ import annotations

from kickdoor.engine.events import misused
from kickdoor.engine.frames import OpenFrame, Setup, Turn
from kickdoor.engine.model.ids import (
    COMBAT,
    DOOR_DECK,
    DOOR_DISCARDS,
    HAND,
    TABLE,
    TREASURE_DECK,
    TREASURE_DISCARDS,
    CardId,
    Seat,
)
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import limits


def check(state: State) -> list[str]:
    broken: list[str] = []
    _zones(state, broken)
    _players(state, broken)
    _fight(state, broken)
    if not state.winners and not state.frames:
        broken.append("nobody has won and nothing is going on")
    if sum(isinstance(frame, (Turn, Setup)) for frame in state.frames) > 1:
        broken.append("two turns are going on at once")
    for event in state.events:
        broken += [f"an event {event.kind} has a field {name}" for name in misused(event)]
    return broken


def _zones(state: State, broken: list[str]) -> None:
    """Check that every card is in exactly one zone, the one that its place names."""
    seen: dict[CardId, int] = {}
    for place, cards in _ordered_places(state):
        for card in cards:
            if card in seen:
                broken.append(f"card {card} is in {seen[card]} and in {place}")
            seen[card] = place
            if state.place[card] != place:
                broken.append(f"card {card} is in {place}, but its place is {state.place[card]}")
    for card in map(CardId, range(len(state.place))):
        if card not in seen and not COMBAT <= state.place[card] < HAND:
            broken.append(f"card {card} is not in its place {state.place[card]}")
        _place_of_card(state, card, broken)
    for card, host in state.host.items():
        if state.place[card] != state.place[host]:
            broken.append(f"card {card} is attached to {host}, which is in another place")


def _ordered_places(state: State) -> list[tuple[int, tuple[CardId, ...]]]:
    """Return the places that keep their cards in order, with these cards."""
    return [
        *((HAND + s, state.hands[s]) for s in state.seats),
        *((TABLE + s, state.tables[s]) for s in state.seats),
        *((deck, state.cards_in(deck)) for deck in (DOOR_DECK, TREASURE_DECK)),
        *((DOOR_DISCARDS + deck, tuple(state.discards[deck])) for deck in (DOOR_DECK, TREASURE_DECK)),
    ]


def _place_of_card(state: State, card: CardId, broken: list[str]) -> None:
    place, deck = state.place[card], state.defs[card].deck
    if state.upright[card] and place < TABLE:
        broken.append(f"card {card} is upright but not in play")
    if place in (DOOR_DECK, TREASURE_DECK) and place != deck:
        broken.append(f"card {card} is in the wrong deck")
    if place in (DOOR_DISCARDS, TREASURE_DISCARDS) and place != DOOR_DISCARDS + deck:
        broken.append(f"card {card} is in the wrong discards")


def _players(state: State, broken: list[str]) -> None:
    settled = bool(state.frames) and isinstance(state.frames[-1], OpenFrame)
    for seat in state.seats:
        if not 1 <= state.levels[seat] <= state.rules.winning_level:
            broken.append(f"seat {seat} has level {state.levels[seat]}")
        if state.levels[seat] >= state.rules.winning_level and not state.winners:
            broken.append(f"seat {seat} has the winning level but the game goes on")
        if state.dead[seat] and state.hands[seat]:
            broken.append(f"seat {seat} is dead and holds cards")
        if settled:
            _limits(state, seat, broken)


def _limits(state: State, seat: Seat, broken: list[str]) -> None:
    for kind in state.lib.identities:
        _identities(state, seat, kind, broken)
    if len(limits.big_items(state, seat)) > limits.limit(state, seat, "big"):
        broken.append(f"seat {seat} has too many Big items")
    if limits.hands_free(state, seat) < 0:
        broken.append(f"seat {seat} uses too many hands")
    if sum(1 for c in state.tables[seat] if state.defs[c].kind == "companion") > 1:
        broken.append(f"seat {seat} has two companions")


def _identities(state: State, seat: Seat, kind: str, broken: list[str]) -> None:
    have = [c for c in state.tables[seat] if state.defs[c].identity == kind]
    if len(have) > limits.limit(state, seat, kind):
        broken.append(f"seat {seat} has {len(have)} of {kind}")
    if len({state.defs[c].slug for c in have}) != len(have):
        broken.append(f"seat {seat} has two equal cards of {kind}")


def _fight(state: State, broken: list[str]) -> None:
    fight = state.combat
    in_fight = state.cards_in(COMBAT)
    if fight is None:
        if in_fight:
            broken.append(f"no fight, but cards {in_fight} are in one")
        return
    for monster in fight.monsters:
        if state.place[monster] != COMBAT:
            broken.append(f"monster {monster} is not in the fight")
    known = {*fight.monsters, *(p.card for p in fight.played), *state.host}
    for card in in_fight:
        if card not in known:
            broken.append(f"card {card} is in the fight for no reason")
    if fight.helper == fight.main:
        broken.append("the main fighter is also the helper")
