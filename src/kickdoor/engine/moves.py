"""The only functions that move a card, change a Level or roll a die. Each emits an event; none checks legality."""

from __future__ import annotations

from kickdoor.engine import rng
from kickdoor.engine.events import Event
from kickdoor.engine.model.ids import (
    DOOR,
    DOOR_DISCARDS,
    EVERYBODY,
    GONE,
    HAND,
    LOOKED,
    NO_CARD,
    NO_SEAT,
    TABLE,
    TREASURE_DISCARDS,
    CardId,
    Seat,
)
from kickdoor.engine.model.state import State

_HIDDEN_DECKS = (0, 1)


def emit(
    state: State,
    kind: str,
    rule: str,
    *,
    seat: Seat = NO_SEAT,
    other: Seat = NO_SEAT,
    cards: tuple[CardId, ...] = (),
    n: int = 0,
    word: str = "",
) -> None:
    """Emit an event that everybody sees."""
    if state.emits:
        state.events.append(Event(kind, rule, EVERYBODY, seat, other, cards, n, -1, -1, word, state.words))


def emit_to(
    state: State,
    kind: str,
    rule: str,
    see: int,
    *,
    seat: Seat,
    other: Seat = NO_SEAT,
    cards: tuple[CardId, ...],
    n: int = 0,
    word: str = "",
) -> None:
    """Emit an event whose cards only the seats of `see` know."""
    if state.emits:
        state.events.append(Event(kind, rule, see, seat, other, cards, n, -1, -1, word, state.words))


def enter_phase(state: State, word: str, rule: str) -> None:
    if state.phase != word:
        state.phase = word
        emit(state, "phase_began", rule, seat=state.turn, word=word)


def _seen_by(frm: int, to: int, looker: Seat) -> int:
    """CARDS-6, CARDS-8: return who sees a move: everybody as soon as one end of it is open."""
    mask = 0
    for place in (frm, to):
        if HAND <= place < TABLE:
            mask |= 1 << (place - HAND)
        elif place == LOOKED:
            mask |= 1 << looker
        elif place not in _HIDDEN_DECKS:
            return EVERYBODY
    return mask


def _take_out(state: State, card: CardId) -> int:
    frm = state.place[card]
    if frm >= TABLE:
        seat = frm - TABLE
        state.tables[seat] = tuple([c for c in state.tables[seat] if c != card])
    elif frm >= HAND:
        seat = frm - HAND
        state.hands[seat] = tuple([c for c in state.hands[seat] if c != card])
        if card in state.fresh[seat]:
            state.fresh[seat] = tuple([c for c in state.fresh[seat] if c != card])
    elif frm in _HIDDEN_DECKS:
        deck, pos = state.decks[frm], state.deck_pos[frm]
        if deck[pos] == card:
            state.deck_pos[frm] = pos + 1
        else:
            state.decks[frm] = tuple([c for c in deck[pos:] if c != card])
            state.deck_pos[frm] = 0
    elif frm in (DOOR_DISCARDS, TREASURE_DISCARDS):
        state.discards[frm - DOOR_DISCARDS].remove(card)
    return frm


def _put(state: State, card: CardId, to: int) -> None:
    state.place[card] = to
    if to >= TABLE:
        state.tables[to - TABLE] += (card,)
    elif to >= HAND:
        state.hands[to - HAND] += (card,)
    elif to in _HIDDEN_DECKS:  # at the bottom of the deck
        state.decks[to] = (*state.decks[to][state.deck_pos[to] :], card)
        state.deck_pos[to] = 0
    elif to in (DOOR_DISCARDS, TREASURE_DISCARDS):
        state.discards[to - DOOR_DISCARDS].append(card)


def move(
    state: State, card: CardId, to: int, *, rule: str, seat: Seat, upright: bool = False, looker: Seat = NO_SEAT
) -> None:
    """Move a card to a place. `seat`: the player that the event names."""
    if state.host and state.place[card] != to:
        for on_it in state.attached(card):  # hand_over moves attached cards; otherwise they are discarded
            discard(state, on_it, rule=rule, seat=seat)
    if state.lapsed and card in state.lapsed:
        state.lapsed = tuple([c for c in state.lapsed if c != card])
    frm = _take_out(state, card)
    _put(state, card, to)
    state.upright[card] = upright
    state.host.pop(card, None)
    if state.emits:
        see = _seen_by(frm, to, looker if looker >= 0 else seat)
        state.events.append(Event("card_moved", rule, see, seat, NO_SEAT, (card,), 1, frm, to, "", state.words))
    for place in (frm, to):
        if place >= TABLE:
            state.limits_dirty |= 1 << (place - TABLE)
            if state.defs[card].trait:
                refresh_traits(state, state.seats[place - TABLE])
    if upright and to >= TABLE:
        emit(state, "item_turned", rule, seat=state.seats[to - TABLE], cards=(card,), n=1)


def turn_card(state: State, card: CardId, *, upright: bool, seat: Seat, rule: str) -> None:
    if state.lapsed and card in state.lapsed:
        state.lapsed = tuple([c for c in state.lapsed if c != card])
    state.upright[card] = upright
    state.limits_dirty |= 1 << seat
    emit(state, "item_turned", rule, seat=seat, cards=(card,), n=int(upright))


def attach(state: State, card: CardId, host: CardId, *, seat: Seat, rule: str) -> None:
    """Attach a card to another in the same place."""
    state.host[card] = host
    state.limits_dirty = EVERYBODY
    emit(state, "card_attached", rule, seat=seat, cards=(card, host))


def discard(state: State, card: CardId, *, rule: str, seat: Seat) -> None:
    """Discard a card (CARDS-15), and before it the cards attached to it (AMB-129, AMB-130, ENHANCE-10)."""
    for on_it in state.attached(card):
        discard(state, on_it, rule=rule, seat=seat)
    d = state.defs[card]
    if state.mods and d.kind == "curse":  # CURSE-6: lifted from everybody, even before it takes effect
        state.mods = tuple([m for m in state.mods if m.source != card or not (d.waits or "lifted" in m.until)])
    to = GONE if d.gone else DOOR_DISCARDS if d.deck == DOOR else TREASURE_DISCARDS
    move(state, card, to, rule=rule, seat=seat)


def hand_over(state: State, card: CardId, to: Seat, *, rule: str, seat: Seat) -> None:
    """Move an Item in play to another table, not equipped (AMB-138). Cards fixed to it go along; a permission does not
    (FAQ-113).
    """
    fixed: list[CardId] = []
    for on_it in state.attached(card):
        if state.defs[on_it].kind == "upgrade":
            fixed.append(on_it)
            state.host.pop(on_it)
        elif state.defs[on_it].is_item:
            state.host.pop(on_it)
        else:
            discard(state, on_it, rule=rule, seat=seat)
    move(state, card, TABLE + to, rule=rule, seat=seat)
    for on_it in fixed:
        move(state, on_it, TABLE + to, rule=rule, seat=seat, upright=True)
        attach(state, on_it, card, seat=to, rule=rule)
    state.fresh[to] += (card,)


def refresh_traits(state: State, seat: Seat) -> None:
    """RACE-2, CLASS-5: work out a player's traits from sex and identity cards in play."""
    mask = state.sex[seat] | state.lib.everyone
    have: set[str] = set()
    for card in state.tables[seat]:
        d = state.defs[card]
        if d.identity:
            mask |= d.trait
            have.add(d.identity)
    for kind, identity in state.lib.identities.items():
        if kind not in have:
            mask |= identity.none
    state.traits[seat] = mask


def top_card(state: State, deck: int) -> CardId:
    """Return the next card of a deck, which is reshuffled from its discards if it is empty (CARDS-3, AMB-16).

    -1 if there is no card at all (CARDS-4).
    """
    if state.deck_pos[deck] >= len(state.decks[deck]):
        pile = state.discards[deck]
        if not pile:
            return NO_CARD
        state.rng, order = rng.shuffled(state.rng, pile)
        state.decks[deck] = tuple(order)
        state.deck_pos[deck] = 0
        for card in order:
            state.place[card] = deck
        state.discards[deck] = []
        state.emit("cards_shuffled", "CARDS-3", n=len(order), to=deck)
    return state.decks[deck][state.deck_pos[deck]]


def draw(state: State, deck: int, seat: Seat, n: int, *, rule: str, fresh: bool = True) -> tuple[CardId, ...]:
    """Draw cards face down into the hand; if there are too few, the rest is forfeited (AMB-15)."""
    got: list[CardId] = []
    for _ in range(n):
        card = top_card(state, deck)
        if card < 0:
            break
        move(state, card, HAND + seat, rule=rule, seat=seat)
        got.append(card)
    if fresh and got:
        state.fresh[seat] += tuple(got)
    return tuple(got)


def roll_die(state: State, seat: Seat, *, word: str, rule: str, monster: CardId = NO_CARD, needs: int = 0) -> int:
    """Roll a die. `monster`, `needs`: the monster run from, and the number needed to escape."""
    if state.dice:
        n, state.dice = state.dice[0], state.dice[1:]
    else:
        state.rng, n = rng.below(state.rng, 6)
        n += 1
    cards = (monster,) if monster >= 0 else ()
    state.emit("die_rolled", rule, seat=seat, cards=cards, n=n, to=needs, word=word)
    return n


def change_level(state: State, seat: Seat, by: int, *, rule: str, kill: bool = False) -> int:
    """Change a Level and return the change made. LEVEL-4: never below 1. CONFLICT-6: only a kill wins the game."""
    old = state.levels[seat]
    top = state.rules.winning_level if kill else max(old, state.rules.winning_level - 1)
    new = min(max(1, old + by), top)
    if new != old:
        state.levels[seat] = new
        emit(
            state, "level_changed", rule, seat=seat, other=Seat(new - old), n=new
        )  # `other` of this kind is the change
    return new - old
