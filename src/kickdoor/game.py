"""The public API: a `Game` knows who has to act, what is legal and why not, and carries actions out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from kickdoor.engine import check, frames, legal, machine, snapshot, view
from kickdoor.engine.actions import Action
from kickdoor.engine.actions.verbs import VERBS, Plan
from kickdoor.engine.events import Event, redact
from kickdoor.engine.flow import setup as setup_game
from kickdoor.engine.forms import Form, forms
from kickdoor.engine.machine import OutOfBudget
from kickdoor.engine.memo import Decision
from kickdoor.engine.model.cards import Library
from kickdoor.engine.model.ids import NO_SEAT, Seat
from kickdoor.engine.model.ruleset import Ruleset
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import Illegal, KickdoorError, Malformed, Refusal, SetupError, Stale
from kickdoor.engine.snapshot import SnapshotError
from kickdoor.engine.view import View
from kickdoor.game_setup import (
    check_deck_percent,
    check_names,
    check_packs,
    check_rules,
    check_seed,
    check_sexes,
)
from kickdoor.packs import Pack, compile_library, load_pack
from kickdoor.record import notation
from kickdoor.record.story import LogLine, line, story
from kickdoor.record.table_text import table_text
from kickdoor.rules import native, ruleset, values_of
from kickdoor.wording import english_text

SPECTATOR: Final = NO_SEAT
NOTHING: Final[list[Action]] = []
SIDES: Final = ("", "fighters", "monsters")


class Window(NamedTuple):
    """A moment at which players may react.

    >>> from kickdoor import Game
    >>> Game.new("classic").window is None
    True
    """

    number: int  # unique among the windows of a game
    word: str  # what players may react to: kill flight running roll escaped curse turn_end draw reborn
    seats: tuple[Seat, ...]  # all seats that may react, also those that have passed


class LegalActions(list[Action]):
    """The list that `Game.legal` returns. It prints as notation, and `in` asks the game: it is true for every legal
    action, listed or not, as text or as an `Action`.

    >>> from kickdoor import Game
    >>> game = Game.new("classic", players=["Ana", "Bo", "Cy"], seed=7)
    >>> "Ana: ready" in game.legal("Ana"), "Ana: kick" in game.legal("Ana")
    (True, False)
    """

    __slots__ = ("game", "seat")
    game: Game  # set by `Game.legal`, because an `__init__` would cost more than all the rest
    seat: Seat

    def __repr__(self) -> str:
        listed = ",\n ".join(self.game.text(action) for action in self)
        return f"[{listed}]"

    def __contains__(self, action: object) -> bool:
        try:
            asked = self.game.action(cast("Action | str", action))
        except Malformed:
            return False
        return asked.seat == self.seat and self.game.why_not(asked) is None


class Game:
    """One game. Only `submit` and `limit_steps` change it.

    >>> from kickdoor import Game
    >>> game = Game.new("classic", players=["Ana", "Bo", "Cy"], seed=7)
    >>> game
    <Game classic · turn 0 setup · Ana 1 · Bo 1 · Cy 1 · waiting for Ana, Bo, Cy>
    >>> for name in game.names:
    ...     events = game.submit(f"{name}: ready")
    >>> print(events[0])
    Cy is set up.

    Players are given by name or by seat (from 0), actions as text or as `Action`s. Every wrong argument raises a
    `KickdoorError`.
    """

    __slots__ = ("_guarded", "_listed", "_packs", "header", "state")

    def __init__(
        self, state: State, header: dict[str, Any], *, packs: Sequence[Pack] = (), guarded: bool = True
    ) -> None:
        """Make a game from a state; `Game.new` and other constructors call this.

        `guarded`: cards of untrusted packs may run without end, so an action that does is undone. `state` is the
        complete state with all hidden information, for the engine, for bots, and for `kickdoor.record`, which sets up
        and reads states. All other callers use the methods below.
        """
        self.state = state
        self.header = header
        self._packs = tuple(packs)
        self._guarded = guarded
        self._listed = NOTHING  # the last list of legal actions; these need not be checked again
        state.words = partial(line, library=state.lib, names=state.names)

    @classmethod
    def new(
        cls,
        packs: str | Path | Pack | Sequence[str | Path | Pack] = "classic",
        players: Sequence[str] = ("Ana", "Bo", "Cy"),
        seed: int | str = 0,
        *,
        rules: Mapping[str, Any] | None = None,
        sexes: Sequence[str] = (),
        auto_pass: bool = False,
        deck_percent: int = 100,
        base: Path | None = None,
    ) -> Game:
        """Return a dealt game that waits for every seat to say `ready`.

        `packs`: names of sets, paths, or `Pack`s. `rules`: switches that differ from the edition's own (`ruleset`), and
        `edition`. `deck_percent`: share of the cards in play, chosen by the seed (MIX-11). `auto_pass`: pass at once
        for every seat that can do nothing else. `base`: the folder for relative paths.

        A number as `seed` is for programs: somebody who tries all likely numbers finds the deal. For a game that must
        stay secret, use a random key of 64 hexadecimal digits.

        >>> from kickdoor import Game
        >>> Game.new(["classic", "fu"], players=["Ana", "Bo", "Cy"], rules={"winning_level": 20}, seed=1)
        <Game classic+fu · turn 0 setup · Ana 1 · Bo 1 · Cy 1 · waiting for Ana, Bo, Cy>
        """
        game = cls.undealt(
            packs, players, seed, rules=rules, sexes=sexes, auto_pass=auto_pass, deck_percent=deck_percent, base=base
        )
        setup_game.deal(game.state)
        machine.advance(game.state)
        game.state.events = []
        return game

    @classmethod
    def undealt(
        cls,
        packs: str | Path | Pack | Sequence[str | Path | Pack],
        players: Sequence[str],
        seed: int | str,
        *,
        rules: Mapping[str, Any] | None = None,
        sexes: Sequence[str] = (),
        auto_pass: bool = False,
        deck_percent: int = 100,
        base: Path | None = None,
    ) -> Game:
        """Return a game with shuffled decks and no cards dealt, from which a scenario is set up.

        >>> from kickdoor import Game
        >>> Game.undealt("classic", ["Ana", "Bo", "Cy"], 7).view("Ana").hand
        ()
        """
        loaded, sources = check_packs(packs, base)
        names = check_names(players)
        switches = check_rules(rules, loaded[0].edition)
        numbers = check_sexes(sexes, len(names), switches)
        check_deck_percent(deck_percent)
        state = setup_game.new_state(
            compile_library(loaded),
            switches,
            names,
            check_seed(seed),
            sexes=numbers,
            auto_pass=bool(auto_pass),
            deck_percent=deck_percent,
        )
        header = {
            "packs": [p.id for p in loaded],
            "sources": sources,
            "hashes": [p.hash for p in loaded],
            "rules": values_of(switches),
            "players": list(names),
            "sexes": list(sexes),
            "seed": seed,
            "auto_pass": bool(auto_pass),
            "deck_percent": deck_percent,
        }
        return cls(state, header, packs=loaded, guarded=not all(p.trusted for p in loaded))

    # ------------------------------------------------------------ what everybody knows
    @property
    def names(self) -> tuple[str, ...]:
        """The players, by seat."""
        return self.state.names

    @property
    def levels(self) -> tuple[int, ...]:
        """The players' Levels, by seat."""
        return tuple(self.state.levels)

    @property
    def turn(self) -> Seat:
        """The seat whose turn it is."""
        return self.state.turn

    @property
    def turn_no(self) -> int:
        """The number of the turn; 0 before the first."""
        return self.state.turn_no

    @property
    def phase(self) -> str:
        """setup, arrange, door, trouble, combat, run, reward, loot_body, charity or over."""
        return self.state.stage

    @property
    def fighters(self) -> tuple[Seat, ...]:
        """The seats on the players' side of the fight; empty if there is none."""
        fight = self.state.combat
        return () if fight is None else tuple(fight.fighters)

    @property
    def window(self) -> Window | None:
        """The moment at which players may react, if there is one now."""
        top = self.state.frames[-1] if self.state.frames else None
        if not isinstance(top, frames.Window):
            return None
        return Window(self.state.serials[-1], top.reason, top.asked)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return not self.state.frames

    @property
    def winners(self) -> list[str]:
        """The names of those who have won."""
        return [self.state.names[s] for s in self.state.winners]

    @property
    def rules(self) -> Ruleset:
        """The switches that the game is played with."""
        return self.state.rules

    @property
    def library(self) -> Library:
        """All cards of the game as they are printed."""
        return self.state.lib

    @property
    def editions(self) -> frozenset[str]:
        """The edition whose rules apply, and the editions of the other sets in the mix."""
        edition = self.state.rules.edition
        family = edition.partition("-")[0]  # two editions of one set are never mixed
        return frozenset([edition, *(e for e in self.state.lib.editions if e.partition("-")[0] != family)])

    def seat(self, player: int | str) -> Seat:
        """Return the seat of a player given by name or seat; raise UnknownPlayer.

        >>> from kickdoor import Game
        >>> Game.new(players=["Ana", "Bo", "Cy"]).seat("Bo")
        1
        """
        if type(player) is int and 0 <= player < self.state.n:
            return self.state.seats[player]
        if isinstance(player, str):
            return notation.seat_of(self.state, player)
        raise notation.unknown_player(self.state, player)

    # ------------------------------------------------------------ looking
    def __repr__(self) -> str:
        state = self.state
        players = [f"{name} {level}" for name, level in zip(state.names, state.levels, strict=True)]
        waits = ", ".join(dict.fromkeys(state.names[d.seat] for d in self.pending()))
        last = f"won by {' and '.join(self.winners)}" if self.over else f"waiting for {waits}"
        parts = ["+".join(state.lib.packs), f"turn {state.turn_no} {state.stage}", *players, last]
        return f"<Game {' · '.join(parts)}>"

    def __str__(self) -> str:
        return self.show()

    def _repr_html_(self) -> str:
        """Return the table with card faces, as a spectator sees it, for notebooks."""
        if not self._packs:  # made from a state alone, so there are no card faces
            return f"<pre>{escape(self.show())}</pre>"
        from kickdoor.cardfaces.table_page import table_frame  # imported only if they are shown

        return str(table_frame(self._packs, self.library, self.view(), repr(self).strip("<>")))

    def show(self, player: int | str = SPECTATOR) -> str:
        """Return the table as text, as a player or a spectator sees it; `print(game)` is the spectator's view.

        >>> from kickdoor import Game
        >>> game = Game.new("classic", players=["Ana", "Bo", "Cy"], seed=7)
        >>> print(game)
          Ana  level 1  strength 1  8 cards  male Human
          Bo   level 1  strength 1  8 cards  male Human
          Cy   level 1  strength 1  8 cards  male Human
        Waiting for Ana (ready), Bo (ready), Cy (ready).
        >>> print(game.show("Ana").splitlines()[3][:12])
        Hand of Ana:
        """
        return table_text(self.library, self.view(player))

    def view(self, player: int | str = SPECTATOR) -> View:
        """Return what a player may know; without a player, what a spectator may.

        >>> from kickdoor import Game
        >>> game = Game.new("classic", players=["Ana", "Bo", "Cy"], seed=7)
        >>> len(game.view("Ana").hand), len(game.view().hand)
        (8, 0)
        """
        return view.view(self.state, self._viewer(player))

    def _viewer(self, player: int | str) -> Seat:
        return SPECTATOR if type(player) is int and player == SPECTATOR else self.seat(player)

    def pending(self) -> tuple[Decision, ...]:
        """Return the decisions that the game waits for; any of them may be answered first.

        >>> from kickdoor import Game
        >>> [(d.seat, d.kind) for d in Game.new("classic", players=["Ana", "Bo", "Cy"]).pending()]
        [(0, 'ready'), (1, 'ready'), (2, 'ready')]
        """
        return legal.pending(self.state)

    def legal(self, player: int | str) -> LegalActions:
        """Return what a player may do now, in a fixed order.

        There are so many actions with free parameters (deals, trades, payments, sales) that only a sample of them is
        listed; `forms` describes them all. So an action can be legal without being listed: `why_not(action) is None`
        is the test, and `action in game.legal(player)` does the same.

        >>> from kickdoor import Game
        >>> game = Game.new("classic", players=["Ana", "Bo", "Cy"], seed=7)
        >>> game.legal("Ana")[0].verb
        'ready'
        """
        state = self.state
        seat = state.seats[player] if type(player) is int and 0 <= player < state.n else self.seat(player)
        self._listed = listed = legal.legal(state, seat)
        found = LegalActions(listed)
        found.game, found.seat = self, seat
        return found

    def forms(self, player: int | str) -> list[Form]:
        """Return forms that describe all actions with free parameters.

        >>> from kickdoor import Game
        >>> [form.verb for form in Game.new("classic", players=["Ana", "Bo", "Cy"]).forms("Ana")]
        ['show']
        """
        return forms(self.state, self.seat(player))

    def default(self, decision: Decision) -> Action:
        """Return the answer that a time-out submits; raise Stale if the game no longer waits for that decision.

        >>> from kickdoor import Game
        >>> game = Game.new("classic", players=["Ana", "Bo", "Cy"])
        >>> game.text(game.default(game.pending()[0]))
        'Ana: ready'
        """
        given = cast("object", decision)  # callers without type checks may pass anything
        for owed in legal.pending(self.state):
            if isinstance(given, Decision) and (owed.id, owed.seat) == (given.id, given.seat):
                return legal.default(self.state, owed)
        raise Stale("the game does not wait for that decision")

    def why_not(self, action: Action | str) -> Refusal | None:
        """Return why an action is refused, or None if it is legal; raise Malformed if it is no action at all.

        A refusal cites each rule once, and none of other editions.

        >>> from kickdoor import Game
        >>> print(Game.new("classic", players=["Ana", "Bo", "Cy"]).why_not("Ana: kick"))
        Kick open the door once, at the start of your turn. [TURN-7, DOOR-1]
        """
        refusal = legal.why_not(self.state, self.action(action))
        return self._explained(refusal) if refusal is not None else None

    def _explained(self, refusal: Refusal) -> Refusal:
        text = english_text(refusal.message, refusal.variables)
        return Refusal(refusal.message, native(refusal.rules, self.editions), refusal.variables, text)

    def check(self) -> list[str]:
        """Return the broken invariants: none, unless the engine has a bug.

        >>> from kickdoor import Game
        >>> Game.new("classic").check()
        []
        """
        return check.check(self.state)

    def digest(self) -> str:
        """Return 16 hexadecimal digits that are the same for the same game at the same moment, on any machine.

        >>> from kickdoor import Game
        >>> Game.new("classic", seed=1).digest() == Game.new("classic", seed=1).digest()
        True
        """
        return snapshot.digest(self.state)

    def clone(self) -> Game:
        """Return an independent copy.

        >>> from kickdoor import Game
        >>> game = Game.new("classic", players=["Ana", "Bo", "Cy"])
        >>> events = game.clone().submit("Ana: ready")
        >>> len(game.pending())
        3
        """
        return Game(self.state.clone(), self.header, packs=self._packs, guarded=self._guarded)

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        """Return whether this is the same moment of the same game: packs, rules, players, seed and state."""
        if not isinstance(other, Game):
            return NotImplemented
        same = all(self.header[key] == other.header[key] for key in self.header if key != "sources")
        return same and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # a game changes

    # ------------------------------------------------------------ as bytes
    def to_bytes(self) -> bytes:
        """Return this moment as bytes, for a file or another process.

        >>> from kickdoor import Game
        >>> game = Game.new("classic", seed=1)
        >>> Game.from_bytes(game.to_bytes()) == game
        True
        """
        header = self.header | {"guarded": self._guarded, "step_limit": self.state.step_limit}
        return snapshot.wrap(header, snapshot.dump(self.state))

    @classmethod
    def from_bytes(cls, raw: bytes, packs: Sequence[Pack] = (), *, base: Path | None = None) -> Game:
        """Return the game that `to_bytes` has written; raise SnapshotError.

        Packs that are not among `packs` are loaded from where they were; `base` is the folder for relative paths.

        >>> from kickdoor import Game, SnapshotError
        >>> try:
        ...     Game.from_bytes(b"no game")
        ... except SnapshotError as error:
        ...     print(error)
        these bytes are not a game of kickdoor
        """
        if not isinstance(cast("object", raw), bytes):
            raise SnapshotError(f"a game is read from bytes, not from {type(raw).__name__}")
        header, moment = snapshot.unwrap(raw)
        try:
            known = {pack.hash: pack for pack in packs}
            wanted = zip(header["sources"], header["hashes"], strict=True)
            loaded = [known.get(sha256) or load_pack(source, base=base) for source, sha256 in wanted]
            changed = [p.id for p, sha256 in zip(loaded, header["hashes"], strict=True) if p.hash != sha256]
            if changed:
                raise SnapshotError(f"the pack {changed[0]!r} has changed since")
            rules = dict(header["rules"])
            switches = ruleset(rules.pop("edition"), rules)
            header["rules"] = values_of(switches)
            guarded, step_limit, auto_pass = (header[key] for key in ("guarded", "step_limit", "auto_pass"))
        except SnapshotError:
            raise
        except (KickdoorError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise SnapshotError(f"the game cannot be read: {error}") from None
        state = snapshot.load(moment, compile_library(loaded), switches, auto_pass=auto_pass)
        state.step_limit = step_limit
        del header["guarded"], header["step_limit"]
        return cls(state, header, packs=loaded, guarded=guarded)

    def __reduce__(self) -> tuple[Any, ...]:
        strangers = tuple(pack for pack in self._packs if not pack.trusted)  # the others are loaded again by name
        return Game.from_bytes, (self.to_bytes(), strangers)

    # ------------------------------------------------------------ text
    def parse(self, text: str, aliases: Sequence[str] = (), *, player: int | str | None = None) -> Action:
        """Return the action that a text like `Ana: kick` means; raise Malformed.

        `player`: who acts, if the text does not begin with a name. `aliases`: other names of the players, by seat.

        >>> from kickdoor import Game
        >>> game = Game.new("classic", players=["Ana", "Bo", "Cy"])
        >>> game.parse("Bo: ready") == game.parse("ready", player="Bo")
        True
        """
        if not isinstance(cast("object", text), str):
            raise Malformed(f"an action is a text or an Action, not a {type(text).__name__}")
        if player is None:
            return notation.parse(self.state, text, aliases)
        return notation.parse_action(self.state, self.seat(player), text, aliases)

    def action(self, action: Action | str) -> Action:
        """Return a text as an action, and an action unchanged; raise Malformed for anything else, also for an action
        with fields of the wrong type.
        """
        if not isinstance(action, Action):
            return self.parse(action)
        if not _is_well_formed(action):
            raise Malformed("an action with parts that no action has")
        return action

    def text(self, action: Action | str, *, named: bool = True) -> str:
        """Return an action in the notation, with every card named exactly; with the player's name if `named`.

        >>> from kickdoor import Action, Game
        >>> Game.new("classic", players=["Ana", "Bo", "Cy"]).text(Action(1, "ready"))
        'Bo: ready'
        """
        action = self.action(action)
        if not 0 <= action.seat < self.state.n or not legal.exists(self.state, action):
            raise Malformed("no action of this game")
        return notation.write(self.state, action) if named else notation.write_action(self.state, action)

    def card_text(self, card: int) -> str:
        """Return the notation of a card, given its number.

        >>> from kickdoor import Game
        >>> Game.new("classic").card_text(0)
        '[Cleric#1]'
        """
        if type(card) is not int or not 0 <= card < len(self.state.place):
            raise Malformed(f"there is no card {card!r}")
        return notation.card_text(self.state, card)

    def story(self, events: Iterable[Event], player: int | str | None = None) -> list[LogLine]:
        """Return the log entries for events: a sentence with its rule for each event that is worth one.

        `player`: as that player, or a spectator (-1), sees them; without a player, with all hidden information.

        >>> from kickdoor import Game
        >>> game = Game.new("classic", players=["Ana", "Bo", "Cy"], seed=7)
        >>> for told in game.story(game.submit("Ana: ready")):
        ...     print(told)
        Ana is set up. [SETUP-13]
        """
        listed = _events(events)
        seen = listed if player is None else seen_by(listed, self._viewer(player))
        return story(seen, self.library, self.names)

    # ------------------------------------------------------------ acting
    def limit_steps(self, steps: int) -> None:
        """Stop effects that do not come to an end after fewer steps; applies to copies and imagined games, too."""
        if type(steps) is not int or steps < 1:
            raise SetupError(f"a number of steps is 1 or more, not {steps!r}")
        self.state.step_limit = steps

    def submit(self, action: Action | str, *, decision: int | None = None) -> list[Event]:
        """Carry out a legal action and everything that follows from it; return what happened.

        `decision`: the id of the decision that it answers. Raises Malformed, Illegal or Stale, or OutOfBudget if cards
        of an untrusted pack run without end; in all these cases nothing has changed.

        >>> from kickdoor import Game
        >>> game = Game.new("classic", players=["Ana", "Bo", "Cy"], seed=7)
        >>> for event in game.submit("Ana: ready"):
        ...     print(event)
        Ana is set up.
        >>> game.submit("Ana: kick")
        Traceback (most recent call last):
            ...
        kickdoor.engine.refusals.Illegal: Kick open the door once, at the start of your turn. [TURN-7, DOOR-1]
        """
        state = self.state
        if decision is not None and decision not in [d.id for d in legal.pending(state)]:
            raise Stale("that question has been settled")
        plan: Plan | None = None
        if isinstance(action, str) or not legal.is_listed(self._listed, action):
            action = self.action(action)
            resolved = legal.resolve(state, action)
            if isinstance(resolved, Refusal):
                raise Illegal(self._explained(resolved))
            plan = resolved
        self._listed = NOTHING
        if self._guarded:
            return self._act_or_take_back(action, plan)
        events = machine.act(state, action, plan)
        if state.auto_pass:
            self._auto_pass()
        return events

    def _act_or_take_back(self, action: Action, plan: Plan | None) -> list[Event]:
        """Act, or raise OutOfBudget and change nothing."""
        before = self.state.clone()
        try:
            events = machine.act(self.state, action, plan)
            if self.state.auto_pass:
                self._auto_pass()
        except OutOfBudget as error:
            self.state = before
            raise OutOfBudget(f"{self.text(action)}: {error}; nothing has changed") from None
        return events

    def _auto_pass(self) -> None:
        """Pass for every seat that can do nothing else: for programs, never for tables with people."""
        state = self.state
        while state.frames and isinstance(state.frames[-1], frames.Window):
            for decision in legal.pending(state):
                if decision.kind == "pass":
                    actions = legal.legal(state, decision.seat)
                    if all(a.verb in ("pass", "show") for a in actions):
                        legal.do(state, Action(decision.seat, "pass"))
                        machine.advance(state)
                        break
            else:
                return


def _is_well_formed(action: Action) -> bool:
    """Return whether every field has the right type; the engine checks whether the seat and the cards exist."""
    numbers: list[object] = [action.seat, action.on, action.player]
    for cards in (action.cards, action.paid, action.gives, action.plays):
        if type(cards) is not tuple:
            return False
        numbers += cards
    words: tuple[object, ...] = (action.verb, action.side, action.word)
    return (
        all(type(word) is str for word in words)
        and all(type(number) is int for number in numbers)
        and action.verb in VERBS
        and action.side in SIDES
    )


def _events(events: object) -> list[Event]:
    listed = list(cast("Iterable[object]", events)) if isinstance(events, Iterable) else [events]
    if not all(isinstance(event, Event) for event in listed):
        raise Malformed("a story is made of events, as `submit` returns them")
    return cast("list[Event]", listed)


def seen_by(events: Iterable[Event], seat: int) -> list[Event]:
    """Return events as a seat sees them."""
    return [redact(e, seat) for e in events]
