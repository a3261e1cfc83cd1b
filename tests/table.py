"""A game table for tests: set it up, let players act in the notation, look at the result."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from kickdoor.engine import moves
from kickdoor.engine.events import Event
from kickdoor.engine.frames import Setup, Window
from kickdoor.engine.model.ids import HAND, Seat
from kickdoor.engine.refusals import Illegal, Refusal
from kickdoor.engine.sums import strength
from kickdoor.game import Game
from kickdoor.packs import Pack, load_pack
from kickdoor.record import notation
from kickdoor.record.tabletop import Start, lay_table

TRIAL = Path(__file__).parent / "packs" / "trial"


@cache
def _pack(source: str | Path) -> Pack:
    """Read a pack once; packs do not change while tests run."""
    return load_pack(source)


class Table:
    """Collects a set-up until the first action, then plays the game."""

    def __init__(
        self, *names: str, packs: tuple[str | Path, ...] = (TRIAL,), edition: str = "classic", **rules: Any
    ) -> None:
        self.names = names or ("Aric", "Suzan", "Third")
        self.packs = packs
        self.rules: dict[str, Any] = {"edition": edition, **rules}
        self.places: dict[str, dict[str, Any]] = {name: {} for name in self.names}
        self.more: dict[str, Any] = {}
        self.log: list[Event] = []
        self._game: Game | None = None

    # ------------------------------------------------------------ setting up
    def has(self, name: str, **place: Any) -> Table:
        """Set up a player. `hand`, `table`, `carried`, `curses`: lists of card names; also `level`, `sex`, `dead`,
        `attached`.
        """
        assert self._game is None, "the game has begun"
        self.places[name].update(place)
        return self

    def deck(
        self,
        *,
        doors: tuple[str, ...] | list[str] = (),
        treasures: tuple[str, ...] | list[str] = (),
        dice: tuple[int, ...] | list[int] = (),
        **more: Any,
    ) -> Table:
        """Set up the decks, top cards first; also `door_discards`, `treasure_discards`, `seed`, `turn`."""
        assert self._game is None, "the game has begun"
        self.more.update({k: v for k, v in {"doors": doors, "treasures": treasures, "dice": dice, **more}.items() if v})
        return self

    def dealing(self) -> Table:
        """Begin before the first turn: opening hands are those named, everybody owes `ready`,
        `dice` decide who begins.
        """
        game = Game.undealt([_pack(p) for p in self.packs], self.names, self.more.get("seed", 0), rules=self.rules)
        state, taken = game.state, set[int]()
        for seat, name in zip(state.seats, self.names, strict=True):
            for card in self.places[name].get("hand", ()):
                copy = next(c for c in notation.copies_of(state, card) if c not in taken)
                taken.add(copy)
                moves.move(state, copy, HAND + seat, rule="SETUP-4", seat=seat)
        state.dice = tuple(self.more.get("dice", ()))
        state.push(Setup((1 << state.n) - 1))
        self._game = game
        return self

    @property
    def game(self) -> Game:
        if self._game is None:
            packs = [_pack(p) for p in self.packs]
            self._game = lay_table(
                packs, {n: Start(**p) for n, p in self.places.items()}, rules=self.rules, **self.more
            )
        return self._game

    # ------------------------------------------------------------ acting
    def does(self, name: str, *actions: str) -> Table:
        """Act; every action must be legal and keep all invariants."""
        for text in actions:
            game = self.game
            action = notation.parse_action(game.state, self.seat(name), text)
            assert (
                notation.parse_action(game.state, self.seat(name), notation.write_action(game.state, action)) == action
            )
            self.log = game.submit(action)
            assert game.check() == []
        return self

    def refused(self, name: str, text: str, rule: str = "") -> Refusal:
        """Try an action that must be refused, citing `rule` if given, and change nothing."""
        game = self.game
        before = game.digest()
        action = notation.parse_action(game.state, self.seat(name), text)
        try:
            game.submit(action)
        except Illegal as illegal:
            assert game.digest() == before
            if rule:
                assert rule in illegal.refusal.rules, illegal.refusal
            return illegal.refusal
        raise AssertionError(f"{name}: {text} was accepted")

    def settle(self) -> Table:
        """Let everybody who owes a pass do so, until nobody does."""
        events: list[Event] = []
        while passes := [d for d in self.game.pending() if d.kind == "pass"]:
            self.does(self.names[passes[0].seat], "pass")
            events += self.log
        self.log = events or self.log
        return self

    def strikes(self) -> Table:
        """Let everybody accept the pending Curse; other windows stay open."""
        events: list[Event] = []
        while asked := [d for d in self.game.pending() if d.kind == "pass" and d.about == "curse"]:
            self.does(self.names[asked[0].seat], "pass")
            events += self.log
        self.log = events or self.log
        return self

    def closes(self) -> Table:
        """Close the open window: everybody asked passes once."""
        events: list[Event] = []
        for decision in self.game.pending():
            if decision.kind == "pass":
                self.does(self.names[decision.seat], "pass")
                events += self.log
        self.log = events or self.log
        return self

    def window(self) -> tuple[str, str]:
        """Return what players may react to now, and to whom it happens."""
        top = self.game.state.frames[-1]
        return (top.reason, self.names[top.about]) if isinstance(top, Window) else ("", "")

    def flees(self, name: str) -> Table:
        """Declare flight without objections; the window before the first roll is open then."""
        self.does(name, "run")
        while asked := [d for d in self.game.pending() if d.kind == "pass" and d.about == "flight"]:
            self.does(self.names[asked[0].seat], "pass")
        return self

    def combat(self, name: str, monster: str) -> Table:
        """Let the player's turn begin with this monster behind the door."""
        assert self._game is None, "the game has begun"
        self.more["doors"] = [monster, *self.more.get("doors", [])]
        self.more["turn"] = name
        return self.does(name, "kick")

    def wins(self, name: str) -> Table:
        return self.does(name, "fight").settle()

    def runs(self, name: str) -> Table:
        return self.does(name, "run").settle()

    # ------------------------------------------------------------ looking
    def seat(self, name: str) -> Seat:
        return Seat(self.names.index(name))

    def owes(self, name: str) -> str:
        """Return what a player owes now, or "" if nothing."""
        return next((d.kind for d in self.game.pending() if d.seat == self.seat(name)), "")

    def nothing_pending_but(self, *names: str) -> None:
        assert {self.names[d.seat] for d in self.game.pending()} == set(names)

    def level(self, name: str) -> int:
        return self.game.state.levels[self.seat(name)]

    def strength(self, name: str) -> int:
        return strength.of_player(self.game.state, self.seat(name))

    def sums(self) -> tuple[int, int]:
        """Return (fighters, monsters)."""
        return strength.totals(self.game.state)

    def cards(self, cards: Iterable[int]) -> list[str]:
        return [self.game.library.names[c] for c in cards]

    def hand(self, name: str) -> list[str]:
        return self.cards(self.game.state.hands[self.seat(name)])

    def used(self, name: str) -> list[str]:
        """Return the cards in front of a player that are in use."""
        state = self.game.state
        return self.cards([c for c in state.tables[self.seat(name)] if state.upright[c]])

    def carried(self, name: str) -> list[str]:
        state = self.game.state
        return self.cards([c for c in state.tables[self.seat(name)] if not state.upright[c]])

    def discards(self, deck: str) -> list[str]:
        return self.cards(self.game.state.discards[0 if deck == "door" else 1])

    def monsters(self) -> list[str]:
        fight = self.game.state.combat
        return [] if fight is None else self.cards(fight.monsters)

    @property
    def phase(self) -> str:
        return self.game.state.phase

    @property
    def turn(self) -> str:
        return self.names[self.game.state.turn]

    def happened(self, kind: str) -> list[Event]:
        """Return the events of a kind since the last action (or the last `settle`)."""
        return [e for e in self.log if e.kind == kind]

    def dead(self, name: str) -> bool:
        return bool(self.game.state.dead[self.seat(name)])

    def legal(self, name: str) -> list[str]:
        state = self.game.state
        return [notation.write_action(state, a) for a in self.game.legal(self.seat(name))]


def table(*names: str, **rules: Any) -> Table:
    return Table(*names, **rules)
