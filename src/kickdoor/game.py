"""The door to a game: what is owed, what is legal, why not, and what happens when somebody acts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from kickdoor.engine import check, legal, machine, snapshot, view
from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event, redact
from kickdoor.engine.flow import setup as setup_game
from kickdoor.engine.forms import Form, forms
from kickdoor.engine.frames import Window
from kickdoor.engine.library import Library
from kickdoor.engine.machine import OutOfBudget
from kickdoor.engine.memo import Decision
from kickdoor.engine.refusals import Illegal, Malformed, Refusal, Stale
from kickdoor.engine.ruleset import Ruleset
from kickdoor.engine.snapshot import SnapshotError
from kickdoor.engine.state import State
from kickdoor.engine.view import View
from kickdoor.packs import Pack, PackError, compile_library, load_pack
from kickdoor.record import notation
from kickdoor.rules import native, ruleset, values_of
from kickdoor.wording import english_text

__all__ = [
    "Action",
    "Decision",
    "Event",
    "Game",
    "Illegal",
    "Malformed",
    "OutOfBudget",
    "Refusal",
    "Ruleset",
    "SnapshotError",
    "Stale",
    "View",
    "ruleset",
]


def _without_edition(rules: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in rules.items() if key != "edition"}


class Game:
    """One game. `legal`, `forms` and `why_not` look; only `submit` changes anything."""

    __slots__ = ("_guarded", "_listed", "_packs", "header", "state")

    def __init__(
        self, state: State, header: dict[str, Any], *, guarded: bool = True, packs: tuple[Pack, ...] = ()
    ) -> None:
        """`guarded`: cards of strangers may run without end; an action that does is taken back. `packs`: those that are
        not built in, for `pickle`.
        """
        self.state = state
        self.header = header
        self._guarded = guarded
        self._packs = packs
        self._listed: list[Action] = []  # the last listing; what is in it needs no second judgement

    @classmethod
    def new(
        cls,
        packs: Sequence[str | Path | Pack] = ("classic",),
        players: Sequence[str] = ("Ana", "Bo", "Cy"),
        seed: int | str = 0,
        *,
        rules: Mapping[str, Any] | None = None,
        sexes: Sequence[str] = (),
        auto_pass: bool = False,
        keep: int = 100,
        base: Path | None = None,
    ) -> Game:
        """A dealt game in which every seat owes `ready`. `keep`: how many per cent of the cards are played with,
        chosen by the seed (MIX-11). A number as `seed` is for programs: somebody who tries all likely numbers finds the
        deal. A game that must stay secret has a random key of 64 hexadecimal digits.
        """
        game = cls.bare(packs, players, seed, rules=rules, sexes=sexes, auto_pass=auto_pass, keep=keep, base=base)
        setup_game.deal(game.state)
        machine.advance(game.state)
        game.state.events = []
        return game

    @classmethod
    def bare(
        cls,
        packs: Sequence[str | Path | Pack],
        players: Sequence[str],
        seed: int | str,
        *,
        rules: Mapping[str, Any] | None = None,
        sexes: Sequence[str] = (),
        auto_pass: bool = False,
        keep: int = 100,
        base: Path | None = None,
    ) -> Game:
        """Decks shuffled, nothing dealt: where a scenario begins."""
        names = check_names(players)
        loaded = [p if isinstance(p, Pack) else load_pack(p, base=base) for p in packs]
        if not loaded:
            raise ValueError("at least one pack is needed")
        lib = compile_library(loaded)
        overrides = dict(rules or {})
        edition = overrides.pop("edition", None) or loaded[0].edition
        switches = ruleset(str(edition), overrides)
        for sex in sexes:
            if sex not in ("male", "female"):
                raise ValueError(f"sex is male or female, not {sex!r}")
        if sexes and switches.sex_neutral:
            raise ValueError("in sex-neutral play nobody has a sex (VARIANT-8)")
        check_keep(keep)
        numbers = tuple(1 if sex == "male" else 2 for sex in sexes)
        state = setup_game.new_state(lib, switches, names, seed, sexes=numbers, auto_pass=auto_pass, keep=keep)
        header = {
            "packs": [p.id for p in loaded],
            "sources": [str(p) if not isinstance(p, Pack) else p.id for p in packs],
            "hashes": [p.hash for p in loaded],
            "rules": values_of(switches),
            "players": list(names),
            "sexes": list(sexes),
            "seed": seed,
            "auto_pass": auto_pass,
            "keep": keep,
        }
        strangers = tuple(p for p in loaded if not p.trusted)
        return cls(state, header, guarded=bool(strangers), packs=strangers)

    # ------------------------------------------------------------ looking
    @property
    def over(self) -> bool:
        return not self.state.frames

    @property
    def winners(self) -> list[str]:
        return [self.state.names[s] for s in self.state.winners]

    @property
    def library(self) -> Library:
        return self.state.lib

    def pending(self) -> tuple[Decision, ...]:
        """What the engine waits for; any of them may be answered."""
        return legal.pending(self.state)

    def legal(self, seat: int) -> list[Action]:
        self._listed = listed = legal.legal(self.state, seat)
        return listed

    def default(self, decision: Decision) -> Action:
        """The answer that a time-out submits for a seat."""
        return legal.default(self.state, decision)

    def forms(self, seat: int) -> list[Form]:
        """The whole space of actions with free parameters."""
        return forms(self.state, seat)

    @property
    def editions(self) -> frozenset[str]:
        """Those whose rules are played by, and those of the other sets in the mix."""
        edition = self.state.rules.edition
        family = edition.partition("-")[0]  # two editions of one set are not mixed
        return frozenset([edition, *(e for e in self.state.lib.editions if e.partition("-")[0] != family)])

    def why_not(self, action: Action) -> Refusal | None:
        """Why an action is refused, citing each rule once and none of other editions."""
        refusal = legal.why_not(self.state, action)
        if refusal is None:
            return None
        return refusal._replace(
            rules=native(refusal.rules, self.editions), text=english_text(refusal.message, refusal.parts)
        )

    def view(self, seat: int) -> View:
        """What a seat may know; -1 for a spectator."""
        return view.view(self.state, seat)

    def check(self) -> list[str]:
        return check.check(self.state)

    def digest(self) -> str:
        """Return a short hash of everything that makes this moment what it is (`to_bytes` without the header)."""
        return snapshot.digest(self.state)

    def clone(self) -> Game:
        return Game(self.state.clone(), self.header, guarded=self._guarded, packs=self._packs)

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        """The same moment of the same game: packs, rules, players, seed, and everything that has happened."""
        if not isinstance(other, Game):
            return NotImplemented
        same = all(self.header[key] == other.header[key] for key in self.header if key != "sources")
        return same and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # it changes

    # ------------------------------------------------------------ as bytes
    def to_bytes(self) -> bytes:
        """Return this moment as bytes, for a file or another process."""
        header = self.header | {"guarded": self._guarded, "step_limit": self.state.step_limit}
        return snapshot.wrap(header, snapshot.dump(self.state))

    @classmethod
    def from_bytes(cls, raw: bytes, packs: Sequence[Pack] = (), *, base: Path | None = None) -> Game:
        """Return the game whose `to_bytes` these are. Packs that are not among `packs` are loaded from where they were;
        a relative path is seen from `base`. Raises SnapshotError.
        """
        header, moment = snapshot.unwrap(raw)
        try:
            known = {pack.hash: pack for pack in packs}
            wanted = zip(header["sources"], header["hashes"], strict=True)
            loaded = [known.get(sha256) or load_pack(source, base=base) for source, sha256 in wanted]
            changed = [p.id for p, sha256 in zip(loaded, header["hashes"], strict=True) if p.hash != sha256]
            if changed:
                raise SnapshotError(f"the pack {changed[0]!r} has changed since")
            switches = ruleset(header["rules"]["edition"], _without_edition(header["rules"]))
            header["rules"] = values_of(switches)
            guarded, step_limit, auto_pass = (header[key] for key in ("guarded", "step_limit", "auto_pass"))
        except SnapshotError:
            raise
        except (ValueError, LookupError, TypeError, PackError) as error:
            raise SnapshotError(f"the game cannot be read: {error}") from None
        state = snapshot.load(moment, compile_library(loaded), switches, auto_pass=auto_pass)
        state.step_limit = step_limit
        del header["guarded"], header["step_limit"]
        return cls(state, header, guarded=guarded, packs=tuple(p for p in loaded if not p.trusted))

    def __reduce__(self) -> tuple[Any, ...]:
        return Game.from_bytes, (self.to_bytes(), self._packs)

    # ------------------------------------------------------------ text
    def parse(self, text: str, aliases: Sequence[str] = ()) -> Action:
        """`Ana: kick` as an action; raises Malformed. `aliases`: other names of the seats, by seat."""
        return notation.parse(self.state, text, aliases)

    def text(self, action: Action) -> str:
        return notation.write(self.state, action)

    # ------------------------------------------------------------ acting
    def limit_steps(self, steps: int) -> None:
        """Give up sooner on effects that do not come to rest; holds for copies and imagined games, too."""
        self.state.step_limit = steps

    def submit(self, action: Action | str, *, decision: int | None = None) -> list[Event]:
        """Carry out a legal action and everything that follows by itself. Raises Malformed, Illegal or Stale and
        then changes nothing; OutOfBudget if cards of a stranger's pack run without end, and then nothing has changed
        either.
        """
        if isinstance(action, str):
            action = self.parse(action)
        state = self.state
        if decision is not None and all(d.id != decision for d in legal.pending(state)):
            raise Stale("that question has been settled")
        for listed in self._listed:
            if listed is action:
                break
        else:
            refusal = self.why_not(action)
            if refusal is not None:
                raise Illegal(refusal)
        self._listed = []
        before = state.clone() if self._guarded else None
        try:
            events = machine.act(state, action)
            if state.auto_pass:
                self._auto_pass()
        except OutOfBudget as error:
            if before is None:
                raise
            self.state = before
            raise OutOfBudget(f"{self.text(action)}: {error}; nothing has changed") from None
        return events

    def _auto_pass(self) -> None:
        """A seat whose only legal answer is `pass` is passed: for programs, never for tables with people."""
        state = self.state
        while state.frames and isinstance(state.frames[-1], Window):
            for decision in legal.pending(state):
                if decision.kind == "pass":
                    actions = legal.legal(state, decision.seat)
                    if all(a.verb in ("pass", "show") for a in actions):
                        legal.do(state, Action(decision.seat, "pass"))
                        machine.advance(state)
                        break
            else:
                return


def check_names(players: Iterable[str]) -> tuple[str, ...]:
    """SETUP-2: 3 to 6 players, names apart."""
    names = tuple(players)
    if not 3 <= len(names) <= 6:
        raise ValueError(f"3 to 6 players are needed, not {len(names)} (SETUP-2)")
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > 40 or '"' in name:
            raise ValueError(f"{name!r} is not a player's name (1 to 40 printable characters, no double quote)")
    folded = [n.casefold() for n in names]
    for name in names:
        if folded.count(name.casefold()) > 1:
            raise ValueError(f"two players are named {name!r}")
        if name.casefold() in ("fighters", "monsters"):
            raise ValueError(f"{name!r} is a word of the notation, not a name")
    return names


def check_keep(keep: object) -> int:
    """MIX-11: a share of the cards, in per cent."""
    if not isinstance(keep, int) or isinstance(keep, bool) or not 1 <= keep <= 100:
        raise ValueError(f"keep is how many per cent of the cards are played with, 1 to 100, not {keep!r} (MIX-11)")
    return keep


def seen_by(events: Iterable[Event], seat: int) -> list[Event]:
    """Events as a seat sees them."""
    return [redact(e, seat) for e in events]
