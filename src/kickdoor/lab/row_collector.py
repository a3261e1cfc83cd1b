"""Observes one game and describes it in rows. Reads actions and events; decides nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from kickdoor import queries
from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event
from kickdoor.engine.model.cards import CardDef, Library
from kickdoor.engine.model.ids import DOOR_DISCARDS, HAND, TABLE
from kickdoor.game import Game
from kickdoor.lab.rows import NONE, CardRow, GameRow, SeatRow
from kickdoor.lab.trial_games import USING_VERBS

DECK: Final = -1  # the owner of a card that nobody has had since it was shuffled in
PILE: Final = -2  # of a discarded card
DECKS: Final = ("door", "treasure")


@dataclass(slots=True)
class CardTally:
    """What one seat did with one card, and the card with it."""

    drawn: int = 0
    turn: int | None = None  # when it was first drawn
    taken: int = 0
    played: int = 0
    met: int = 0
    killed: int = 0
    deaths: int = 0


@dataclass(slots=True)
class SeatTally:
    """What happened to one seat in one game."""

    decisions: int = 0
    fights: int = 0
    fights_won: int = 0
    helped: int = 0
    helped_won: int = 0
    caught: int = 0
    escaped: int = 0
    deaths: int = 0
    curses: int = 0
    sold: int = 0
    levels_gained: int = 0
    levels_lost: int = 0
    touched: dict[int, CardTally] = field(default_factory=dict[int, CardTally])  # by definition
    could: set[int] = field(default_factory=set[int])  # definitions of cards that it could use
    now: set[int] = field(default_factory=set[int])  # definitions that it played or used in this turn

    def card(self, definition: int) -> CardTally:
        found = self.touched.get(definition)
        if found is None:
            found = self.touched[definition] = CardTally()
        return found


class RowCollector:
    """Collects the rows of one game, from the deal on. Called after every action."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.defs = game.library.card_def
        self.seats = [SeatTally() for _ in game.names]
        self.owner = [DECK] * len(self.defs)  # card -> the seat that had it last
        self.levels = list(game.levels)
        self.curves: list[list[int]] = []  # at the end of each turn: all Levels
        self.first: int | None = None
        self.fights = 0
        self.main = self.helper = -1
        self.roles: dict[int, int] = {}  # card that fights as another monster -> that monster's definition
        self.deadly = -1  # definition of the last active card that can kill
        for seat in range(len(game.names)):
            for card in (*queries.hand(game, seat), *queries.in_front(game, seat)):
                self._obtained(card, seat)

    def __call__(self, _: Game, actions: Sequence[Action], action: Action, events: Sequence[Event]) -> None:
        """Count an action: what the seat could do, what it did, and the events."""
        seat = self.seats[action.seat]
        seat.decisions += 1
        for each in actions:
            if each.verb in USING_VERBS:
                seat.could.update([self.defs[card] for card in each.cards])
        used: set[tuple[int, int]] = set()  # counted once, however many events report it
        if action.verb in USING_VERBS:
            used.update([(action.seat, card) for card in action.cards])
            if action.verb in ("play", "use"):
                seat.now.update([self.defs[card] for card in action.cards])
        for event in events:
            if event.kind == "card_moved":  # by far the commonest
                self._moved(event)
            else:
                self._other_event(event, used)
        for who, card in used:
            self.seats[who].card(self.defs[card]).played += 1

    # ------------------------------------------------------------ cards
    def _moved(self, event: Event) -> None:
        card = event.cards[0]
        if event.frm < DOOR_DISCARDS:
            self.owner[card] = DECK
        if event.to >= HAND:
            self._obtained(card, event.to - (TABLE if event.to >= TABLE else HAND))
        elif event.to < DOOR_DISCARDS + 2:
            self.owner[card] = DECK if event.to < DOOR_DISCARDS else PILE

    def _obtained(self, card: int, seat: int) -> None:
        """A seat has got a card: drawn, taken, or its own back from the middle of the table."""
        before, self.owner[card] = self.owner[card], seat
        if before == DECK:
            touch = self.seats[seat].card(self.defs[card])
            touch.drawn += 1
            if touch.turn is None:
                touch.turn = 0 if self.first is None else len(self.curves) + 1
        elif (
            before != seat and self.game.library.by_card[card].kind != "curse"
        ):  # a Curse cast on a player is not taken
            self.seats[seat].card(self.defs[card]).taken += 1

    def _threatens(self, definition: int) -> None:
        if definition in deadly(self.game.library):
            self.deadly = definition

    def _role(self, card: int) -> int:
        """Return the definition that a card fights as: it can be the twin of another monster."""
        return self.roles.get(card, self.defs[card])

    # ------------------------------------------------------------ events
    def _other_event(self, event: Event, used: set[tuple[int, int]]) -> None:
        who = self.seats[event.seat]
        match event.kind:
            case "card_played" | "curse_played" | "ability_used":
                if event.seat >= 0:
                    used.add((event.seat, event.cards[0]))
                self._threatens(self.defs[event.cards[0]])
            case "door_opened":
                self._obtained(event.cards[0], event.seat)
            case "level_changed":
                self.levels[event.seat] = event.n
                who.levels_gained += max(0, event.other)
                who.levels_lost += max(0, -event.other)
            case "turn_started":
                self._turn(event.seat)
            case "curse_struck":
                who.curses += 1
                who.card(self.defs[event.cards[0]]).met += 1
                self._threatens(self.defs[event.cards[0]])
            case "items_sold":
                who.sold += event.n
            case "died":
                who.deaths += 1
                if self.deadly >= 0:
                    who.card(self.deadly).deaths += 1
            case _:
                self._fought(event, who)

    def _turn(self, seat: int) -> None:
        if self.first is None:
            self.first = seat
        else:
            self.curves.append(self.levels.copy())
        self.deadly = -1
        for each in self.seats:
            each.now.clear()

    def _fought(self, event: Event, who: SeatTally) -> None:
        match event.kind:
            case "combat_began":
                self.fights += 1
                self.main = event.seat
                self.roles.clear()
                who.fights += 1
            case "fight_taken_over":
                self.main = event.seat
                who.fights += 1
            case "monster_joined":
                self._joined(event.cards[0])
            case "helper_joined":
                self.helper = event.seat
                who.helped += 1
            case "helper_left":
                self.helper = -1
            case "monster_killed":
                who.card(self._role(event.cards[0])).killed += 1
            case "combat_won":
                who.fights_won += 1
                if self.helper >= 0:
                    self.seats[self.helper].helped_won += 1
            case "combat_ended":
                self.main = self.helper = -1
            case "caught":
                who.caught += 1
                self._threatens(self._role(event.cards[0]))
            case "escaped":  # some hurt even those who escape
                who.escaped += 1
                self._threatens(self._role(event.cards[0]))
            case _:
                pass

    def _joined(self, card: int) -> None:
        self.roles[card] = queries.monster_definition(self.game, card)
        self.seats[self.main].card(self._role(card)).met += 1

    # ------------------------------------------------------------ rows
    def close(self, number: int, *, bots: Sequence[str], rules: str) -> tuple[GameRow, list[SeatRow], list[CardRow]]:
        """Return the rows at the end of the game. `bots`: who plays each seat."""
        if self.first is not None:
            self.curves.append(self.levels.copy())  # of the turn in which it ended
        seats = [self._seat(number, seat, bots[seat]) for seat in range(len(self.seats))]
        cards = [row for seat in range(len(self.seats)) for row in self._cards(number, seat)]
        return self._game(number, rules, seats), seats, cards

    def _won(self, seat: int) -> bool | None:
        return self.game.names[seat] in self.game.winners if self.game.over else None

    def _game(self, number: int, rules: str, seats: list[SeatRow]) -> GameRow:
        game, header = self.game, self.game.header
        return GameRow(
            game=number,
            seed=header["seed"],
            packs="+".join(header["packs"]),
            edition=game.rules.edition,
            rules=rules,
            keep=header["deck_percent"],
            players=len(game.names),
            first=self.first,
            turns=game.turn_no,
            actions=sum(row.decisions for row in seats),
            cut=not game.over,
            winners=[game.seat(name) for name in game.winners],
            fights=self.fights,
            fights_won=sum(row.fights_won for row in seats),
            helped=sum(row.helped for row in seats),
            kills=sum(row.kills for row in seats),
            deaths=sum(row.deaths for row in seats),
            curses=sum(row.curses for row in seats),
            levels_gained=sum(row.levels_gained for row in seats),
            levels_lost=sum(row.levels_lost for row in seats),
        )

    def _seat(self, number: int, seat: int, bot: str) -> SeatRow:
        did, game = self.seats[seat], self.game
        touched = did.touched.values()
        return SeatRow(
            game=number,
            seat=seat,
            bot=bot,
            order=None if self.first is None else (seat - self.first) % len(game.names),
            won=self._won(seat),
            level=game.levels[seat],
            sex=queries.player(game, game.seat(seat)).sex or NONE,
            identities=identities(self.game, seat),
            decisions=did.decisions,
            deaths=did.deaths,
            kills=sum(each.killed for each in touched),
            fights=did.fights,
            fights_won=did.fights_won,
            helped=did.helped,
            helped_won=did.helped_won,
            caught=did.caught,
            escaped=did.escaped,
            curses=did.curses,
            drawn=sum(each.drawn for each in touched),
            played=sum(each.played for each in touched),
            sold=did.sold,
            levels_gained=did.levels_gained,
            levels_lost=did.levels_lost,
            levels=[levels[seat] for levels in self.curves],
        )

    def _cards(self, number: int, seat: int) -> Iterator[CardRow]:
        did, library = self.seats[seat], self.game.library
        in_play: dict[int, int] = {}
        for card in queries.in_front(self.game, seat):
            in_play[self.defs[card]] = in_play.get(self.defs[card], 0) + 1
        for definition in sorted({*did.touched, *did.could, *in_play}):
            touch, d = did.card(definition), library.defs[definition]
            yield CardRow(
                game=number,
                seat=seat,
                pack=d.pack,
                card=d.name,
                kind=d.kind,
                deck=DECKS[d.deck],
                drawn=touch.drawn,
                turn=touch.turn,
                taken=touch.taken,
                could=definition in did.could,
                played=touch.played,
                last=definition in did.now,
                in_play=in_play.get(definition, 0),
                met=touch.met,
                killed=touch.killed,
                deaths=touch.deaths,
                won=self._won(seat),
            )


def identities(game: Game, seat: int) -> list[str]:
    """Return a character's identities, as `class: Wizard`; `class: none` for a kind that is missing."""
    mine = [game.library.by_card[card] for card in queries.in_front(game, seat)]
    found: list[str] = []
    for kind in game.library.identities:
        found += [f"{kind}: {name}" for name in [d.name for d in mine if d.identity == kind] or [NONE]]
    return found


@lru_cache(maxsize=32)
def deadly(library: Library) -> frozenset[int]:
    """Return the definitions that can kill a character."""
    return frozenset([d.id for d in library.defs if any(_kills(library, program) for program in _programs(d))])


def _programs(d: CardDef) -> list[int]:
    return [d.bad_stuff, d.effect, *d.triggers.values(), *(use.program for use in d.uses)]


def _kills(library: Library, program: int) -> bool:
    """Can this program kill, or one inside of it?"""
    if program < 0:
        return False
    return any(
        step.verb == "die"
        or any(_kills(library, each) for each in (step.do, step.then, step.otherwise, *step.bodies, *step.faces))
        for step in library.programs[program]
    )
