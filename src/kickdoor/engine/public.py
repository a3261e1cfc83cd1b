"""The public state, built from events alone: what a client or a reader of the log can know."""

from __future__ import annotations

from dataclasses import dataclass, field

from kickdoor.engine.events import Event
from kickdoor.engine.model.ids import COMBAT, DOOR_DISCARDS, HAND, LOOKED, NO_SEAT, TABLE, CardId, Seat
from kickdoor.engine.model.state import State


@dataclass(slots=True)
class PublicState:
    """The places of open cards, and the number of cards in each place."""

    places: dict[CardId, int] = field(default_factory=dict[CardId, int])  # open card -> place
    counts: dict[int, int] = field(default_factory=dict[int, int])  # place -> how many cards
    upright: set[CardId] = field(default_factory=set[CardId])
    hosts: dict[CardId, CardId] = field(default_factory=dict[CardId, CardId])
    levels: list[int] = field(default_factory=list[int])
    sexes: list[int] = field(default_factory=list[int])
    dead: list[bool] = field(default_factory=list[bool])
    turn: Seat = NO_SEAT
    phase: str = ""
    main: Seat = NO_SEAT
    helper: Seat = NO_SEAT
    monsters: list[CardId] = field(default_factory=list[CardId])
    winners: list[Seat] = field(default_factory=list[Seat])

    @classmethod
    def of(cls, state: State) -> PublicState:
        """Return what is public at this moment."""
        fight = state.combat
        public = cls(
            levels=list(state.levels),
            sexes=list(state.sex),
            dead=[bool(d) for d in state.dead],
            turn=state.turn,
            phase=state.phase,
            main=NO_SEAT if fight is None else fight.main,
            helper=NO_SEAT if fight is None else fight.helper,
            monsters=[] if fight is None else list(fight.monsters),
            winners=list(state.winners),
        )
        for number in range(len(state.place)):
            place = state.place[number]
            public.counts[place] = public.counts.get(place, 0) + 1
            if is_open(place):
                card = CardId(number)
                public.places[card] = place
                if place >= TABLE and state.upright[card]:
                    public.upright.add(card)
        public.hosts = {card: host for card, host in state.host.items() if is_open(state.place[card])}
        return public

    def apply(self, event: Event) -> None:
        match event.kind:
            case "card_moved":
                self._move(event)
            case "cards_shuffled":
                self._shuffle(event)
            case "item_turned":
                self._turn(event)
            case "card_attached":
                self.hosts[event.cards[0]] = event.cards[1]
            case "level_changed":
                self.levels[event.seat] = event.n
            case "sex_changed":
                self.sexes[event.seat] = event.n
            case "body_laid_out":
                self.dead[event.seat] = True
            case "reborn":
                self.dead[event.seat] = False
            case "turn_started":
                self.turn = event.seat
            case "phase_began":
                self.phase = event.word
            case "game_won":
                self.winners.append(event.seat)
            case _:
                self._fight(event)

    def _fight(self, event: Event) -> None:
        match event.kind:
            case "combat_began" | "fight_taken_over":
                self.main = event.seat
            case "helper_joined":
                self.helper = event.seat
            case "helper_left":
                self.helper = NO_SEAT
            case "monster_joined":
                self.monsters.append(event.cards[0])
            case "monster_left" | "monster_killed":
                self.monsters = [m for m in self.monsters if m != event.cards[0]]
            case "combat_ended":
                self.main = self.helper = NO_SEAT
                self.monsters = []
            case _:
                pass

    def _move(self, event: Event) -> None:
        for place, change in ((event.frm, -event.n), (event.to, event.n)):
            self.counts[place] = self.counts.get(place, 0) + change
        for card in event.cards:
            self.upright.discard(card)
            self.hosts.pop(card, None)
            if is_open(event.to):
                self.places[card] = event.to
            else:
                self.places.pop(card, None)

    def _shuffle(self, event: Event) -> None:
        pile = DOOR_DISCARDS + event.to
        self.places = {card: place for card, place in self.places.items() if place != pile}
        self.counts[pile] = self.counts.get(pile, 0) - event.n
        self.counts[event.to] = self.counts.get(event.to, 0) + event.n

    def _turn(self, event: Event) -> None:
        for card in event.cards:
            if event.n:
                self.upright.add(card)
            else:
                self.upright.discard(card)
                self.hosts.pop(card, None)

    def tidy(self) -> PublicState:
        """Remove empty places, so that two public states can be compared."""
        self.counts = {place: n for place, n in self.counts.items() if n}
        return self


def is_open(place: int) -> bool:
    """CARDS-6, CARDS-8: return whether all players see the cards there, unlike decks, hands and cards looked at."""
    return place >= TABLE or (DOOR_DISCARDS <= place < HAND and place != LOOKED) or place == COMBAT
