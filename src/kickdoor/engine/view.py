"""What one seat or a spectator may know, as plain data: public facts and the seat's own hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kickdoor.engine import legal
from kickdoor.engine.effects import conditions
from kickdoor.engine.fixed import Fixed
from kickdoor.engine.frames import Flee, PutBack
from kickdoor.engine.memo import Decision
from kickdoor.engine.model.combat import Offer
from kickdoor.engine.model.ids import COMBAT, LOOKED, NO_CARD, POOL, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import rewards, strength, usable


class CardView(Fixed):
    """A card that the seat can see."""

    __match_args__ = ("id", "name", "copy", "kind", "upright", "counts", "on")
    __slots__ = __match_args__

    def __init__(
        self,
        id: CardId,
        name: str,
        copy: int,
        kind: str,
        upright: bool = False,
        counts: bool = True,
        on: CardId = NO_CARD,
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.copy: Final = copy
        self.kind: Final = kind
        self.upright: Final = upright
        self.counts: Final = counts  # in use and usable now
        self.on: Final = on  # the card it is attached to, or -1


class PlayerView(Fixed):
    __match_args__ = (
        "seat", "name", "level", "sex", "strength", "dead", "hand_size", "table", "escaped", "drew",
    )  # fmt: skip
    __slots__ = __match_args__

    def __init__(
        self,
        seat: Seat,
        name: str,
        level: int,
        sex: str,
        strength: int,
        dead: bool,
        hand_size: int,
        table: tuple[CardView, ...],
        escaped: bool | None,
        drew: int,
    ) -> None:
        self.seat: Final = seat
        self.name: Final = name
        self.level: Final = level
        self.sex: Final = sex
        self.strength: Final = strength
        self.dead: Final = dead
        self.hand_size: Final = hand_size
        self.table: Final = table
        self.escaped: Final = escaped
        self.drew: Final = drew


@dataclass(frozen=True, slots=True)
class MonsterView:
    card: CardView
    name: str  # a twin has the name of its original
    strength: int
    levels: int
    treasures: int
    enhancers: tuple[CardView, ...]
    aside: bool  # present, but not fought


@dataclass(frozen=True, slots=True)
class CombatView:
    main: Seat
    helper: Seat
    fighters: int
    monsters_strength: int
    winning: bool
    monsters: tuple[MonsterView, ...]
    played: tuple[tuple[CardView, Seat, str], ...]  # card, who, side


@dataclass(frozen=True, slots=True)
class OfferView:
    kind: str
    seat: Seat
    to: Seat
    cards: tuple[CardId, ...]
    wants: tuple[CardId, ...]
    picks: str
    promised: int  # how many hand cards are promised to be played
    plays: tuple[CardId, ...]  # which ones; only for the two players of the deal


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it, or a spectator.

    >>> from kickdoor import Game
    >>> view = Game.new("classic", players=["Ana", "Bo", "Cy"], seed=7).view("Ana")
    >>> view.players[1].name, view.players[1].hand_size, view.hand[0].name
    ('Bo', 8, 'Elf')
    """

    seat: Seat  # -1 for a spectator
    turn: Seat
    turn_no: int
    phase: str
    edition: str
    winning_level: int
    players: tuple[PlayerView, ...]
    hand: tuple[CardView, ...]
    looked: tuple[CardView, ...]
    middle: tuple[CardView, ...]
    decks: tuple[int, int]
    discards: tuple[int, int]
    discard_tops: tuple[CardView | None, CardView | None]
    combat: CombatView | None
    pending: tuple[Decision, ...]
    offers: tuple[OfferView, ...]
    winners: tuple[Seat, ...]


def card(state: State, card: CardId, counts: bool = True) -> CardView:
    return CardView(
        card,
        state.lib.names[card],
        state.lib.copy_number[card],
        state.defs[card].kind,
        bool(state.upright[card]),
        counts,
        state.host.get(card, NO_CARD),
    )


def player(state: State, seat: Seat) -> PlayerView:
    force = set(usable.in_force(state, seat))
    force.update(c for c, on in state.host.items() if on in force and state.defs[c].kind == "enhancer")  # MOOK-5
    return PlayerView(
        seat,
        state.names[seat],
        state.levels[seat],
        ("", "male", "female")[state.sex[seat]],
        strength.of_player(state, seat),
        bool(state.dead[seat]),
        len(state.hands[seat]),
        tuple(card(state, c, c in force) for c in state.tables[seat]),
        None if state.escaped[seat] < 0 or _still_runs(state, seat) else bool(state.escaped[seat]),
        state.drew[seat],
    )


def _still_runs(state: State, seat: Seat) -> bool:
    """Return whether this player still has to run, so that "escaped" or "caught" is not final yet."""
    return any(isinstance(frame, Flee) and seat in frame.runners for frame in state.frames)


def _monster(state: State, monster: CardId) -> MonsterView:
    return MonsterView(
        card(state, monster),
        conditions.monster_def(state, monster).name,
        strength.of_monster(state, monster),
        rewards.levels_of(state, monster),
        rewards.treasures_of(state, monster),
        tuple(card(state, c) for c in state.host if state.host[c] == monster and state.place[c] == COMBAT),
        state.combat is not None and monster in state.combat.aside,
    )


def combat(state: State) -> CombatView | None:
    fight = state.combat
    if fight is None:
        return None
    players, monsters = strength.totals(state)
    return CombatView(
        fight.main,
        fight.helper,
        players,
        monsters,
        strength.beats(state, players, monsters),
        tuple(_monster(state, m) for m in fight.monsters),
        tuple((card(state, p.card), p.seat, p.side) for p in fight.played),
    )


def view(state: State, seat: Seat) -> View:
    """Return the table as `seat` sees it; -1 for a spectator."""
    tops = tuple(card(state, state.discards[d][-1]) if state.discards[d] else None for d in (0, 1))
    return View(
        seat,
        state.turn,
        state.turn_no,
        state.stage,
        state.rules.edition,
        state.rules.winning_level,
        tuple(player(state, s) for s in state.seats),
        hand(state, seat),
        looked(state, seat),
        tuple(card(state, c) for c in state.cards_in(POOL)),
        (len(state.decks[0]) - state.deck_pos[0], len(state.decks[1]) - state.deck_pos[1]),
        (len(state.discards[0]), len(state.discards[1])),
        (tops[0], tops[1]),
        combat(state),
        pending(state, seat),
        offers(state, seat),
        state.winners,
    )


def hand(state: State, seat: Seat) -> tuple[CardView, ...]:
    return tuple(card(state, c) for c in state.hands[seat]) if seat >= 0 else ()


def looked(state: State, seat: Seat) -> tuple[CardView, ...]:
    """Return the cards of a deck that this seat is looking at."""
    looks = seat >= 0 and any(isinstance(f, PutBack) and f.seat == seat for f in state.frames)
    return tuple(card(state, c) for c in state.cards_in(LOOKED)) if looks else ()


def pending(state: State, seat: Seat) -> tuple[Decision, ...]:
    """Return the pending decisions: everybody sees who has to decide, but only the chooser what a choice is about."""
    return tuple(
        d if d.seat == seat or d.kind != "choose" else Decision(d.id, d.seat, d.kind) for d in legal.pending(state)
    )


def offers(state: State, seat: Seat) -> tuple[OfferView, ...]:
    return tuple(_offer(offer, seat) for offer in state.offers)


def _offer(offer: Offer, seat: Seat) -> OfferView:
    plays = offer.plays if seat in (offer.seat, offer.to) else ()
    return OfferView(offer.kind, offer.seat, offer.to, offer.cards, offer.wants, offer.picks, len(offer.plays), plays)
