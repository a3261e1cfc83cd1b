"""Before the first turn: dealing the cards, and all players making their characters (RULES: SETUP)."""

from __future__ import annotations

from kickdoor.engine import rng
from kickdoor.engine.actions import Action
from kickdoor.engine.frames import Received, Setup, Turn
from kickdoor.engine.model.cards import CardDef, Library
from kickdoor.engine.model.ids import DOOR, GONE, HAND, MAX_SEATS, MIN_SEATS, TABLE, TREASURE, CardId, Seat
from kickdoor.engine.model.ruleset import Ruleset
from kickdoor.engine.model.state import State
from kickdoor.engine.moves import draw, emit, move, refresh_traits, roll_die
from kickdoor.engine.refusals import Refusal, refuse
from kickdoor.engine.sums import limits, usable

HAND_OF_EACH = 4  # SETUP-4
LEAST_OF_EACH = 8  # MIX-11: the fewest cards of each deck for each player
THINNING = "thinning"  # names random numbers that are independent of those of the deal


def new_state(
    lib: Library,
    rules: Ruleset,
    names: tuple[str, ...],
    seed: int | str,
    *,
    sexes: tuple[int, ...] = (),
    auto_pass: bool = False,
    deck_percent: int = 100,
) -> State:
    """Return a state with shuffled decks (SETUP-3) and no cards dealt. `deck_percent`: share of the cards (MIX-11)."""
    if not MIN_SEATS <= len(names) <= MAX_SEATS:
        raise ValueError(f"SETUP-2: 3 to 6 players, not {len(names)}")
    state = State(lib, rules, names, rng.seeded(seed), auto_pass=auto_pass)
    for deck in (DOOR, TREASURE):
        cards = [CardId(c) for c, d in enumerate(lib.by_card) if d.deck == deck]
        if deck_percent < 100:
            for card in cards:
                state.place[card] = GONE
            cards = thinned(lib, cards, deck_percent, seats=state.n, key=state.rng[0])
        state.rng, order = rng.shuffled(state.rng, cards)
        state.decks[deck] = tuple(order)
        for card in cards:
            state.place[card] = deck
    for seat, sex in enumerate(sexes):
        state.sex[seat] = sex
    if rules.sex_neutral:
        state.sex = [0] * state.n
    for seat in state.seats:
        refresh_traits(state, seat)
    return state


def thinned(lib: Library, cards: list[CardId], deck_percent: int, *, seats: int, key: bytes) -> list[CardId]:
    """MIX-11: return this share of a deck's cards.

    The cards are sorted by kind and set and taken at regular intervals, so each set's share of each kind is rounded
    only to the next whole card.
    """
    size = len(cards)
    wanted = max(-(-size * deck_percent // 100), min(size, LEAST_OF_EACH * seats))
    state, order = rng.shuffled((rng.subkey(key, THINNING), 0), cards)  # which of several like cards stay
    groups: dict[tuple[str, str], list[CardId]] = {}
    for card in order:
        d = lib.by_card[card]
        kind = "multiplier" if d.is_multiplier else d.kind  # SUPER: as rare as the identities it multiplies
        groups.setdefault((kind, d.pack), []).append(card)
    kinds = sorted({kind for kind, _ in groups})
    sets = list(lib.packs)
    row: list[CardId] = []
    for kind in kinds:
        for pack in sets:
            row += groups.get((kind, pack), [])
        sets.reverse()  # forwards and backwards by turns, so that no set is always rounded first
    start = rng.below(state, size)[1] if size else 0
    return sorted(c for i, c in enumerate(row) if (i * wanted + start) // size < ((i + 1) * wanted + start) // size)


def deal(state: State) -> None:
    for seat in state.seats:
        draw(state, DOOR, seat, HAND_OF_EACH, rule="SETUP-4", fresh=False)
        draw(state, TREASURE, seat, HAND_OF_EACH, rule="SETUP-4", fresh=False)
    state.push(Setup((1 << state.n) - 1))


def is_waiting(state: State, seat: Seat) -> bool:
    """Return whether this player is still making a character."""
    top = state.frames[-1]
    return isinstance(top, Setup) and bool(top.waiting >> seat & 1)


def advance(state: State, frame: Setup) -> bool:
    if frame.waiting:
        return False
    if not frame.received:
        # FAQ-143, FAQ-158: cards that act when received do so once all players have made a character.
        state.next_step(Setup(0, received=True))
        for seat in reversed(state.seats):
            state.push(Received(seat, state.hands[seat]))
        return True
    state.pop()
    state.turn = _first_player(state)
    state.push(Turn(state.turn, state.turn))
    return True


def _first_player(state: State) -> Seat:
    """SETUP-17..20: the highest roll begins; tied players roll again (AMB-31)."""
    rule = state.rules.cite("first-player")
    seats = list(state.seats)
    while len(seats) > 1:
        rolls = [(roll_die(state, s, word="first player", rule=rule), s) for s in seats]
        best = max(n for n, _ in rolls)
        seats = [s for n, s in rolls if n == best]
    emit(state, "first_player_rolled", rule, seat=seats[0])
    return seats[0]


def why_not_ready(state: State, action: Action) -> Refusal | None:
    top = state.frames[-1]
    if not isinstance(top, Setup):
        return refuse("setup-game-begun", "SETUP-13")
    if not top.waiting >> action.seat & 1:
        return refuse("setup-already-ready", "SETUP-13")
    return None


def do_ready(state: State, action: Action) -> None:
    top = state.frames[-1]
    assert isinstance(top, Setup)
    emit(state, "ready", "SETUP-13", seat=action.seat)
    state.replace(Setup(top.waiting & ~(1 << action.seat)))


def why_not_put_down(state: State, seat: Seat, card: CardId, *, alone: bool) -> Refusal | None:
    """SETUP-9..12: why a card of the opening hand may not be played. `alone`: no other card is named with it."""
    rules = state.rules
    rule = rules.cite("opening-hand")
    if not is_waiting(state, seat):
        return refuse("setup-said-ready", "SETUP-13")
    if state.place[card] != HAND + seat:
        return refuse("card-not-in-hand", "CARDS-8")
    d = state.defs[card]
    kind = "item" if d.is_item else d.kind
    known = set(rules.opening_kinds) | set(state.lib.identities)  # a mix: identities of every set (AMB-148)
    if kind not in known or not alone:
        return refuse("setup-card-kind", rule)
    return _why_not_item(state, seat, card) if d.is_item else _why_not_second(state, seat, d)


def _why_not_second(state: State, seat: Seat, d: CardDef) -> Refusal | None:
    """SETUP-9..12: one of each kind, even where a card in play would allow more."""
    if not any(state.defs[c].kind == d.kind for c in state.tables[seat]):
        return None
    if d.identity:
        return refuse("setup-one-identity", state.rules.cite("opening-hand"), "CLASS-13", identity=d.identity)
    if d.kind == "companion":
        return refuse("setup-one-companion", state.rules.cite("opening-hand"), "MOOK-2", "HIRE-5")
    return None


def _why_not_item(state: State, seat: Seat, card: CardId) -> Refusal | None:
    if state.defs[card].big and len(limits.big_items(state, seat)) >= limits.limit(state, seat, "big"):
        return refuse("setup-one-big", "BIG-1")
    if state.rules.opening_items_usable_only and not usable.is_usable(state, seat, card):
        return refuse("setup-usable-items", state.rules.cite("opening-hand"))
    return None


def why_not_sex(state: State, action: Action) -> Refusal | None:
    """SETUP-14..16: where the edition offers it, a player may announce the other sex before the game begins."""
    if not is_waiting(state, action.seat):
        return refuse("setup-said-ready", "SETUP-13")
    if state.rules.sex_neutral:
        return refuse("setup-no-sex", "VARIANT-8")
    if not state.rules.sex_declaration:
        return refuse("setup-no-sex-choice", "SETUP-16")
    if state.sex[action.seat] == (1 if action.word == "male" else 2):
        rule = state.rules.cite("sex-choice")
        return refuse("setup-already-sex", rule, sex=action.word)
    return None


def do_sex(state: State, action: Action) -> None:
    state.sex[action.seat] = 1 if action.word == "male" else 2
    refresh_traits(state, action.seat)
    state.limits_dirty |= 1 << action.seat
    rule = state.rules.cite("sex-choice")
    state.emit("sex_changed", rule, seat=action.seat, n=state.sex[action.seat])


def put_down(state: State, seat: Seat, card: CardId, *, upright: bool, rule: str) -> None:
    move(state, card, TABLE + seat, rule=rule, seat=seat, upright=upright)
