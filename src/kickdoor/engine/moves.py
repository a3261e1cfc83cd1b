"""The only ways a card changes its place, a Level its number, and a die its face. Each leaves an event; none asks
whether it may.
"""

from __future__ import annotations

from kickdoor.engine import rng
from kickdoor.engine.events import Event
from kickdoor.engine.ids import DOOR, DOOR_DISCARDS, EVERYBODY, GONE, HAND, LOOKED, TABLE, TREASURE_DISCARDS
from kickdoor.engine.state import State

_HIDDEN_DECKS = (0, 1)


def emit(
    state: State,
    kind: str,
    rule: str,
    *,
    seat: int = -1,
    other: int = -1,
    cards: tuple[int, ...] = (),
    n: int = 0,
    word: str = "",
) -> None:
    """A fact that everybody sees."""
    state.events.append(Event(kind, rule, EVERYBODY, seat, other, cards, n, -1, -1, word, state.words))


def emit_to(
    state: State,
    kind: str,
    rule: str,
    see: int,
    *,
    seat: int,
    other: int = -1,
    cards: tuple[int, ...],
    n: int = 0,
    word: str = "",
) -> None:
    """A fact whose cards only the seats of `see` know."""
    state.events.append(Event(kind, rule, see, seat, other, cards, n, -1, -1, word, state.words))


def enter_phase(state: State, word: str, rule: str) -> None:
    if state.phase != word:
        state.phase = word
        emit(state, "phase_began", rule, seat=state.turn, word=word)


def _seen_by(frm: int, to: int, looker: int) -> int:
    """CARDS-6, CARDS-8: a move is open as soon as one end of it is."""
    mask = 0
    for place in (frm, to):
        if HAND <= place < TABLE:
            mask |= 1 << (place - HAND)
        elif place == LOOKED:
            mask |= 1 << looker
        elif place not in _HIDDEN_DECKS:
            return EVERYBODY
    return mask


def _take_out(state: State, card: int) -> int:
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


def _put(state: State, card: int, to: int) -> None:
    state.place[card] = to
    if to >= TABLE:
        state.tables[to - TABLE] += (card,)
    elif to >= HAND:
        state.hands[to - HAND] += (card,)
    elif to in _HIDDEN_DECKS:  # under the deck
        state.decks[to] = (*state.decks[to][state.deck_pos[to] :], card)
        state.deck_pos[to] = 0
    elif to in (DOOR_DISCARDS, TREASURE_DISCARDS):
        state.discards[to - DOOR_DISCARDS].append(card)


def move(state: State, card: int, to: int, *, rule: str, seat: int, upright: bool = False, looker: int = -1) -> None:
    """Move a card to a place. `seat`: who moves it, according to the event."""
    if state.host and state.place[card] != to:
        for on_it in state.attached(card):  # what is not taken along on purpose (hand_over) cannot hang in the air
            discard(state, on_it, rule=rule, seat=seat)
    if state.lapsed and card in state.lapsed:
        state.lapsed = tuple([c for c in state.lapsed if c != card])
    frm = _take_out(state, card)
    _put(state, card, to)
    state.upright[card] = upright
    state.host.pop(card, None)
    see = _seen_by(frm, to, looker if looker >= 0 else seat)
    state.events.append(Event("card_moved", rule, see, seat, -1, (card,), 1, frm, to, "", state.words))
    for place in (frm, to):
        if place >= TABLE:
            state.limits_dirty |= 1 << (place - TABLE)
            if state.defs[card].trait:
                refresh_traits(state, place - TABLE)
    if upright and to >= TABLE:
        emit(state, "item_turned", rule, seat=to - TABLE, cards=(card,), n=1)


def turn_card(state: State, card: int, *, upright: bool, seat: int, rule: str) -> None:
    if state.lapsed and card in state.lapsed:
        state.lapsed = tuple([c for c in state.lapsed if c != card])
    state.upright[card] = upright
    state.limits_dirty |= 1 << seat
    emit(state, "item_turned", rule, seat=seat, cards=(card,), n=int(upright))


def attach(state: State, card: int, host: int, *, seat: int, rule: str) -> None:
    """Lay a card on another; it must be in the same place already."""
    state.host[card] = host
    state.limits_dirty = EVERYBODY
    emit(state, "card_attached", rule, seat=seat, cards=(card, host))


def discard(state: State, card: int, *, rule: str, seat: int) -> None:
    """To the pile of the deck it came from (CARDS-15), and with it whatever lies on it (AMB-129, AMB-130,
    ENHANCE-10).
    """
    for on_it in state.attached(card):
        discard(state, on_it, rule=rule, seat=seat)
    d = state.defs[card]
    if state.mods and d.kind == "curse":  # CURSE-6: lifted from everybody whom it struck, or before it took effect
        state.mods = tuple([m for m in state.mods if m.source != card or not (d.waits or "lifted" in m.until)])
    to = GONE if d.gone else DOOR_DISCARDS if d.deck == DOOR else TREASURE_DISCARDS
    move(state, card, to, rule=rule, seat=seat)


def hand_over(state: State, card: int, to: int, *, rule: str, seat: int) -> None:
    """An Item in play passes to another table, sideways (AMB-138); what is fixed to it goes along, a permission does
    not (FAQ-113).
    """
    fixed: list[int] = []
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


def refresh_traits(state: State, seat: int) -> None:
    """RACE-2, CLASS-5: what a player is follows from sex and identity cards in play."""
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


def top_card(state: State, deck: int) -> int:
    """The next card of a deck, reshuffling its discards if it has run out (CARDS-3, AMB-16); -1 if there is none
    (CARDS-4).
    """
    if state.deck_pos[deck] >= len(state.decks[deck]):
        pile = state.discards[deck]
        if not pile:
            return -1
        state.rng, order = rng.shuffled(state.rng, pile)
        state.decks[deck] = tuple(order)
        state.deck_pos[deck] = 0
        for card in order:
            state.place[card] = deck
        state.discards[deck] = []
        state.emit("cards_shuffled", "CARDS-3", n=len(order), to=deck)
    return state.decks[deck][state.deck_pos[deck]]


def draw(state: State, deck: int, seat: int, n: int, *, rule: str, fresh: bool = True) -> tuple[int, ...]:
    """Unseen into the hand; what is not there is forfeited (AMB-15)."""
    got: list[int] = []
    for _ in range(n):
        card = top_card(state, deck)
        if card < 0:
            break
        move(state, card, HAND + seat, rule=rule, seat=seat)
        got.append(card)
    if fresh and got:
        state.fresh[seat] += tuple(got)
    return tuple(got)


def roll_die(state: State, seat: int, *, word: str, rule: str, monster: int = -1, needs: int = 0) -> int:
    """`monster`, `needs`: who is run from, and the number to get away."""
    if state.dice:
        n, state.dice = state.dice[0], state.dice[1:]
    else:
        state.rng, n = rng.below(state.rng, 6)
        n += 1
    cards = (monster,) if monster >= 0 else ()
    state.emit("die_rolled", rule, seat=seat, cards=cards, n=n, to=needs, word=word)
    return n


def change_level(state: State, seat: int, by: int, *, rule: str, kill: bool = False) -> int:
    """LEVEL-4: never under 1. CONFLICT-6: only a kill reaches the winning Level. Returns the change made."""
    old = state.levels[seat]
    top = state.rules.winning_level if kill else max(old, state.rules.winning_level - 1)
    new = min(max(1, old + by), top)
    if new != old:
        state.levels[seat] = new
        emit(state, "level_changed", rule, seat=seat, other=new - old, n=new)
    return new - old
