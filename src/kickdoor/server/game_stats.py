"""Statistics of a finished game: Levels turn by turn, turning points, the deciding fight, awards. They are collected
while the game is replayed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from kickdoor import queries
from kickdoor.engine.events import Event
from kickdoor.game import Game
from kickdoor.protocol.calls import Award, AwardName, Finish, PointName, TurningPoint
from kickdoor.queries import Fight

MOST_POINTS: Final = 8  # turning points in a summary
MOST_AWARDS: Final = 4


class Hit(NamedTuple):
    """The last thing that hit a player in this turn."""

    what: PointName
    card: str


class Fall(NamedTuple):
    """Levels lost at once. Falls are ordered by the Levels lost, then by the Level before."""

    lost: int
    level: int
    seat: int
    card: str


class Kill(NamedTuple):
    strength: int
    seat: int
    card: str


@dataclass(slots=True)
class SeatStats:
    """The counts for one seat."""

    helped: int = 0  # fights won as the helper
    escaped: int = 0
    caught: int = 0
    curses: int = 0
    deaths: int = 0
    kills: int = 0
    sold: int = 0  # gold
    waits: int = 0
    broke: list[int] = field(default_factory=list[int])  # the seats whose kills it prevented


class StatsCollector:
    """The collector of the statistics. Call `did` for every action with its events, and `waited` for every WAIT!"""

    def __init__(self, game: Game) -> None:
        self.names = game.library.names
        self.seats = [SeatStats() for _ in game.names]
        self.levels = list(game.levels)
        self.curves = [tuple(self.levels)]  # everybody's Levels at the start, then at the end of each turn
        self.turn = 0
        self.finish: Finish | None = None  # the last won fight; None again if it does not end the game
        self._fight: Fight | None = None
        self._cursed_by: dict[int, int] = {}  # victim of a Curse -> the player who played it
        self._waiters: list[int] = []  # seats that called WAIT! during this fight
        self._hits: dict[int, Hit] = {}
        self._falls: list[Fall] = []
        self._biggest = Kill(0, -1, "")
        self._points: list[tuple[int, TurningPoint]] = []  # with their weights

    # ------------------------------------------------------------ collecting
    def waited(self, seat: int) -> None:
        self.seats[seat].waits += 1
        if seat not in self._waiters:
            self._waiters.append(seat)

    def did(self, game: Game, seat: int, events: Sequence[Event], step: int) -> None:
        """Record an action. `step`: the replay step that shows it."""
        before = self._fight
        for event in events:
            self._note_event(event, step)
        self._fight = queries.fight(game)
        if before is not None and self._fight is not None and before.main == self._fight.main:
            self._note_interference(before, self._fight, seat, events, step)

    def close(self) -> None:
        """Record the end of the last turn."""
        self.curves.append(tuple(self.levels))

    def _note_event(self, event: Event, step: int) -> None:
        match event.kind:
            case "turn_started":
                if self.turn:
                    self.curves.append(tuple(self.levels))
                self.turn += 1
                self._hits.clear()
                self._cursed_by.clear()
            case "level_changed":
                self.levels[event.seat] = event.n
                if event.other < 0:
                    self._note_fall(event.seat, -event.other, step)
            case "curse_struck":
                self.seats[event.seat].curses += 1
                self._hits[event.seat] = Hit("curse", self._card(event))
            case "died":
                self.seats[event.seat].deaths += 1
                hit = self._hits.get(event.seat)
                card = hit.card if hit is not None else ""
                self._add_point(50, "death", event.seat, step, card=card)
            case "curse_played":
                self._cursed_by[event.other] = event.seat
            case "items_sold":
                self.seats[event.seat].sold += event.n
            case "game_won":
                self._add_point(100, "win", event.seat, step)
            case _:
                self._note_fight_event(event, step)

    def _note_fight_event(self, event: Event, step: int) -> None:
        match event.kind:
            case "combat_began":
                self._waiters = []
            case "monster_killed":
                self._note_kill(event, step)
            case "combat_won":
                if self._fight is not None:
                    self.finish = self._finish(event.seat, self._fight)
                    if self._fight.helper >= 0:
                        self.seats[self._fight.helper].helped += 1
            case "combat_ended":
                self.finish = None
            case "escaped":
                self.seats[event.seat].escaped += 1
            case "caught":
                self.seats[event.seat].caught += 1
                self._hits[event.seat] = Hit("beaten", self._card(event))
            case _:
                pass

    def _card(self, event: Event) -> str:
        return self.names[event.cards[0]] if event.cards else ""

    def _note_fall(self, seat: int, lost: int, step: int) -> None:
        """Record a fall, unless nothing hit the player: then they paid the Levels for something."""
        hit = self._hits.get(seat)
        if hit is None:
            return
        self._falls.append(Fall(lost, self.levels[seat] + lost, seat, hit.card))
        self._add_point(10 * lost + self.levels[seat], hit.what, seat, step, card=hit.card, n=lost)

    def _note_kill(self, event: Event, step: int) -> None:
        self.seats[event.seat].kills += 1
        for card, name, strength in self._fight.monsters if self._fight is not None else ():
            if card == event.cards[0] and strength > self._biggest.strength:
                self._biggest = Kill(strength, event.seat, name)
                self._points = [point for point in self._points if point[1].what != "kill"]
                self._add_point(15 + strength, "kill", event.seat, step, card=name, n=strength)

    def _note_interference(self, before: Fight, after: Fight, seat: int, events: Sequence[Event], step: int) -> None:
        """Record a bystander who turned a fight that was being won. A Curse strikes only after everybody has passed,
        but counts for the player who played it.
        """
        for event in events:
            if event.kind == "curse_struck":
                seat = self._cursed_by.get(event.seat, seat)
        if not before.winning or after.winning or seat in (before.main, before.helper):
            return
        self.seats[seat].broke.append(before.main)
        if any(event.kind == "declaration_fell" for event in events):  # in the last second
            card = next((self._card(event) for event in events if event.kind in _PLAY_EVENTS), "")
            weight = 70 if before.decisive else 20 + self.levels[before.main]
            self._add_point(weight, "broken", before.main, step, card=card, other=seat)

    def _add_point(
        self, weight: int, what: PointName, seat: int, step: int, *, card: str = "", other: int = -1, n: int = 0
    ) -> None:
        found = TurningPoint(what, self.turn, step, seat, self.levels[seat], card, other, n)
        self._points.append((weight, found))

    def _finish(self, seat: int, fight: Fight) -> Finish:
        monsters = tuple(name for _, name, _ in fight.monsters)
        return Finish(seat, fight.helper, monsters, fight.fighters, fight.against, tuple(self._waiters))

    # ------------------------------------------------------------ results
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """Return the most important turning points in chronological order."""
        weighty = sorted(self._points, key=lambda point: -point[0])[:MOST_POINTS]
        return tuple(point for _, point in sorted(weighty, key=lambda each: (each[1].step, each[0])))

    def awards(self, game: Game) -> tuple[Award, ...]:
        """Return the best awards that were earned, with one for each player before anybody has two."""
        open_ones, chosen = self._earned(game), list[Award]()
        while open_ones and len(chosen) < MOST_AWARDS:
            seats = [award.seat for award in chosen]
            best = min(open_ones, key=lambda award: seats.count(award.seat))  # on a tie the highest ranked
            open_ones.remove(best)
            chosen.append(best)
        return tuple(chosen)

    def _earned(self, game: Game) -> list[Award]:
        """Return all awards that somebody has earned, the best first."""
        seats = self.seats
        found: list[Award | None] = [
            self._fall(),
            self._most("helper", [each.helped for each in seats], least=2),
            self._worst_friend(),
            self._runner(),
            self._comeback(game),
            self._most("mortal", [each.deaths for each in seats], least=2),
            self._most("cursed", [each.curses for each in seats], least=3),
            self._giant(),
            self._most("slow", [each.caught for each in seats], least=3),
            self._most("richest", [queries.gold_in_front(game, game.seat(name)) for name in game.names], least=1500),
            self._most("merchant", [each.sold for each in seats], least=2000),
            self._most("slayer", [each.kills for each in seats], least=4),
            self._most("loudest", [each.waits for each in seats], least=3),
        ]
        return [award for award in found if award is not None]

    def _most(self, what: AwardName, counts: Sequence[int], *, least: int) -> Award | None:
        """Return the award for the seat with the highest count; None on a tie or below `least`."""
        most = max(counts)
        return Award(what, counts.index(most), most) if most >= least and counts.count(most) == 1 else None

    def _fall(self) -> Award | None:
        fall = max(self._falls, default=None)
        return (
            Award("fall", fall.seat, fall.lost, fall.level, fall.card) if fall is not None and fall.lost > 1 else None
        )

    def _worst_friend(self) -> Award | None:
        award = self._most("spoiler", [len(each.broke) for each in self.seats], least=2)
        if award is None:
            return None
        broke = self.seats[award.seat].broke
        return Award(
            award.what, award.seat, award.n, victims=tuple(broke.count(seat) for seat in range(len(self.seats)))
        )

    def _runner(self) -> Award | None:
        """Return the award for the seat that escaped most often and more than twice as often as it was caught."""
        lucky = [each.escaped if each.escaped > 2 * each.caught else 0 for each in self.seats]
        award = self._most("runner", lucky, least=2)
        if award is None:
            return None
        did = self.seats[award.seat]
        return Award(award.what, award.seat, did.escaped, did.escaped + did.caught)

    def _comeback(self, game: Game) -> Award | None:
        """Return the award for a winner who was far behind at some point."""
        behind = [(max(levels) - levels[seat], seat) for seat in map(game.seat, game.winners) for levels in self.curves]
        most, seat = max(behind, default=(0, -1))
        return Award("comeback", seat, most) if most >= 3 else None

    def _giant(self) -> Award | None:
        strength, seat, card = self._biggest
        return Award("giant", seat, strength, card=card) if strength >= 15 else None


_PLAY_EVENTS: Final = frozenset({"card_played", "ability_used", "curse_played", "item_lent", "monster_joined"})
