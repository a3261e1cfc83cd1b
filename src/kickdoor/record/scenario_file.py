"""Reads a scenario file and sets up its table. The whole file is checked before the first step runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from kickdoor.engine.model.ids import DOOR, NO_SEAT, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import KickdoorError, Malformed, SetupError
from kickdoor.engine.windows import WINDOWS
from kickdoor.game import Game
from kickdoor.game_setup import check_names
from kickdoor.packs import Pack, PackError, builtin_sets, load_pack
from kickdoor.packs.vocabulary import BOUNDS
from kickdoor.packs.yaml_source import read_yaml
from kickdoor.record import notation
from kickdoor.record.errors import ScenarioError, TableError
from kickdoor.record.expecting import Check, read_checks
from kickdoor.record.reading import Named, Value
from kickdoor.record.tabletop import SEXES, Start, lay_table
from kickdoor.rules import UnknownEdition, UnknownRule, get, ruleset

KEYS: Final = (
    "title", "packs", "keep", "rules", "seed", "players", "doors", "treasures", "discards", "dice", "turn",
    "teaches", "steps",
)  # fmt: skip
PLAYER_KEYS: Final = ("level", "sex", "table", "carried", "hand", "curses", "dead", "attached")
STEP_WORDS: Final = ("expect", "refused", "settle")
REFUSED_KEYS: Final = ("who", "action", "rule")
SETTLE_KEYS: Final = ("until",)
_NEVER_IN_FRONT: Final = ("monster", "enhancer", "level_up", "curse")


@dataclass(frozen=True, slots=True)
class Step:
    """A step. `do` has `seat` and `text`; `refused` also the `rule` to be cited; `expect` has `checks`; `settle`
    `until`.
    """

    kind: Literal["do", "refused", "expect", "settle"]
    line: int
    seat: Seat = NO_SEAT
    text: str = ""
    rule: str = ""
    checks: tuple[Check, ...] = ()
    until: str = ""  # the window to stop at; "": pass in every window


@dataclass(frozen=True, slots=True)
class Scenario:
    """A checked file. `game` is at the first step and is not changed by a run. `teaches`: for a lesson, the rule behind
    each step of the first player.
    """

    file: str
    title: str
    game: Game
    steps: tuple[Step, ...]
    packs: tuple[str, ...]
    teaches: tuple[str, ...] = ()


def load(path: str | Path) -> Scenario:
    """Load a scenario from a file. Raises ScenarioError."""
    file = str(path)
    top = _document(Path(path), file).known(KEYS)
    whole = Value(file, 1, "", None)
    for key in ("players", "steps"):
        if key not in top:
            whole.refuse(f"a scenario needs `{key}`")
    title = top["title"].text("a title") if "title" in top else Path(path).stem
    packs = _packs(top, Path(path).parent, whole)
    names = _names(top["players"])
    rules = _rules(top, packs[0])
    seed = top["seed"].whole() if "seed" in top else 0
    deck_percent = top["keep"].whole("a number of per cent") if "keep" in top else 100
    if not 1 <= deck_percent <= 100:
        top["keep"].refuse(f"how many per cent of the cards, from 1 to 100, not {deck_percent}")
    try:
        blank = Game.undealt(packs, names, seed, rules=rules).state
    except KickdoorError as error:
        top.get("packs", whole).refuse(str(error))
    game = _SetUp(top, blank).lay(packs, rules, seed, deck_percent)
    steps = _steps(top["steps"], game.state)
    return Scenario(file, title, game, steps, tuple(pack.id for pack in packs), _teaches(top, steps))


def _document(path: Path, file: str) -> Value:
    try:
        with path.open("rb") as stream:
            raw = stream.read(BOUNDS["bytes"] + 1)
    except OSError as error:
        raise ScenarioError(f"{file}: {error.strerror or 'cannot be read'}") from None
    if len(raw) > BOUNDS["bytes"]:
        raise ScenarioError(f"{file}: larger than {BOUNDS['bytes']:,} bytes")
    try:
        return Value(file, 1, "", read_yaml(raw, file))
    except PackError as error:
        raise ScenarioError(str(error)) from None


def _packs(top: dict[str, Value], folder: Path, whole: Value) -> list[Pack]:
    """Load sets by their names, other packs by paths relative to the scenario's folder or the current one."""
    listed = top["packs"].items() if "packs" in top else [Value(whole.file, 1, "packs", "classic")]
    if not listed:
        top["packs"].refuse("at least one pack is needed")
    packs: list[Pack] = []
    for value in listed:
        spec = value.text("a pack's name or path")
        beside = spec not in builtin_sets() and (folder / spec).exists()
        try:
            packs.append(load_pack(spec, base=folder if beside else None))
        except PackError as error:
            value.refuse(str(error))
    return packs


def _names(players: Value) -> list[str]:
    """Return the players' names: 3 to 6 different ones (SETUP-2)."""
    found = dict(players.entries())
    for name, value in found.items():
        here = Value(value.file, value.line, "players", None)
        if name.casefold() in STEP_WORDS:
            here.refuse(f"{name!r} is a word of scenario files, not a name")
        if name.strip("-").isdigit():
            here.refuse(f"a player's name expected, not {name}")
    try:
        return list(check_names(found))
    except SetupError as error:
        line = next(
            (v.line for n, v in reversed(found.items()) if repr(n).casefold() in str(error).casefold()), players.line
        )
        Value(players.file, line, "players", None).refuse(str(error))


def _rules(top: dict[str, Value], pack: Pack) -> dict[str, object]:
    """Return the rule switches, each checked separately so that an error names its line."""
    if "rules" not in top:
        return {}
    found = dict(top["rules"].entries())
    edition = pack.edition
    if "edition" in found:
        edition = found["edition"].text("an edition")
        try:
            ruleset(edition)
        except UnknownEdition as error:
            found["edition"].refuse(str(error))
    for key, value in found.items():
        if key != "edition":
            try:
                ruleset(edition, {key: value.raw})
            except SetupError as error:
                Value(value.file, value.line, "rules", None).refuse(str(error))
    return {key: value.raw for key, value in found.items()}


class _SetUp:
    """The setup of a table. It takes the named cards in the order of `lay_table`, so that errors name their line."""

    def __init__(self, top: dict[str, Value], blank: State) -> None:
        self.top = top
        self.state = blank
        self.taken: set[CardId] = set()

    def lay(self, packs: Sequence[Pack], rules: dict[str, object], seed: int, deck_percent: int) -> Game:
        top = self.top
        piles = top["discards"].known(("doors", "treasures")) if "discards" in top else {}
        discards = [self.pile(piles.get(key), deck) for deck, key in enumerate(("doors", "treasures"))]
        players = {name: self.place(value) for name, value in top["players"].entries()}
        decks = [self.pile(top.get(key), deck) for deck, key in enumerate(("doors", "treasures"))]
        try:
            return lay_table(
                packs,
                players,
                rules=rules,
                seed=seed,
                doors=decks[0],
                treasures=decks[1],
                door_discards=discards[0],
                treasure_discards=discards[1],
                dice=self.dice(),
                turn=self.state.names[top["turn"].seat(self.state)] if "turn" in top else "",
                deck_percent=deck_percent,
            )
        except (SetupError, TableError) as error:
            top["players"].refuse(str(error))

    def take(self, named: Named, value: Value) -> CardId:
        """Return the next unused copy of a card."""
        card = next((c for c in named.copies if c not in self.taken), None)
        here = Value(value.file, named.line, value.path, None)
        if card is None:
            here.refuse(f"[{named.text}] is named more often than the packs hold it ({len(named.copies)})")
        self.taken.add(card)
        return card

    def pile(self, value: Value | None, deck: int) -> list[str]:
        if value is None:
            return []
        found = value.cards(self.state)
        for named in found:
            if self.state.card(self.take(named, value)).deck != deck:
                what = "Door" if deck == DOOR else "Treasure"
                Value(value.file, named.line, value.path, None).refuse(f"[{named.text}] is no {what}")
        return [named.text for named in found]

    def dice(self) -> list[int]:
        rolls = self.top["dice"].items() if "dice" in self.top else []
        for roll in rolls:
            if not 1 <= roll.whole("a number from 1 to 6") <= 6:
                roll.refuse(f"a die shows 1 to 6, not {roll.raw}")
        return [roll.whole() for roll in rolls]

    def place(self, value: Value) -> Start:
        found = value.known(PLAYER_KEYS)
        if "sex" in found and self.state.rules.sex_neutral:
            found["sex"].refuse("in sex-neutral play nobody has a sex (VARIANT-8)")
        level = found["level"].whole() if "level" in found else 1
        top = self.state.rules.winning_level - 1
        if not 1 <= level <= top:
            found["level"].refuse(f"a Level from 1 to {top} expected, not {level}")
        dead = found["dead"].flag() if "dead" in found else False
        table = self.in_front(found.get("table"), sideways=False)
        carried = self.in_front(found.get("carried"), sideways=True)
        curses = self.curses(found.get("curses"))
        attached = self.attached(found.get("attached"), [*table, *carried])
        hand = found["hand"].cards(self.state) if "hand" in found else []
        for named in hand:
            self.take(named, found["hand"])
        if dead and (hand or carried):
            found["dead"].refuse("the dead hold no cards and carry nothing (DEATH-1)")
        return Start(
            level=level,
            sex=found["sex"].one_of(SEXES, "a sex") if "sex" in found else "male",
            hand=[named.text for named in hand],
            table=table,
            carried=carried,
            curses=curses,
            attached=attached,
            dead=dead,
        )

    def in_front(self, value: Value | None, *, sideways: bool) -> list[str]:
        if value is None:
            return []
        found = value.cards(self.state)
        for named in found:
            d = self.state.card(self.take(named, value))
            here = Value(value.file, named.line, value.path, None)
            if d.kind in _NEVER_IN_FRONT:
                here.refuse(f"[{named.text}] cannot lie there" + ("; use `curses`" if d.kind == "curse" else ""))
            if sideways and not d.is_item:
                here.refuse(f"[{named.text}] is no Item and cannot lie sideways; use `table`")
        return [named.text for named in found]

    def curses(self, value: Value | None) -> list[str]:
        if value is None:
            return []
        found = value.cards(self.state)
        for named in found:
            if self.state.card(self.take(named, value)).kind != "curse":
                Value(value.file, named.line, value.path, None).refuse(f"[{named.text}] is no Curse or Trap")
        return [named.text for named in found]

    def attached(self, value: Value | None, in_front: Sequence[str]) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for host, cards in value.entries() if value is not None else ():
            Value(cards.file, cards.line, value.path if value else "", host).card(self.state)
            if host.lower() not in [name.lower() for name in in_front]:
                cards.refuse(f"[{host}] is neither in `table` nor in `carried`, so nothing can lie on it")
            lying = cards.cards(self.state)
            for named in lying:
                self.take(named, cards)
            found[host] = [named.text for named in lying]
        return found


def _steps(steps: Value, state: State) -> tuple[Step, ...]:
    found = tuple(_step(Value(v.file, v.line, f"step {n}", v.raw), state) for n, v in enumerate(steps.items(), start=1))
    if not found:
        steps.refuse("a scenario needs at least one step")
    return found


def _teaches(top: dict[str, Value], steps: tuple[Step, ...]) -> tuple[str, ...]:
    if "teaches" not in top:
        return ()
    found = tuple(_rule(value) for value in top["teaches"].items())
    mine = sum(step.kind == "do" and step.seat == 0 for step in steps)
    if len(found) != mine:
        top["teaches"].refuse(f"a rule for each step of the first player, of which there are {mine}, not {len(found)}")
    return found


def _rule(value: Value) -> str:
    try:
        return get(value.text("a rule's ID")).id
    except UnknownRule as error:
        value.refuse(str(error))


def _step(step: Value, state: State) -> Step:
    entries = list(step.entries())
    if len(entries) != 1:
        step.refuse("a step is one of `Name: action`, `expect:`, `refused:`, `settle:`")
    [(key, value)] = entries
    here = Value(value.file, value.line, step.path, value.raw)
    match key:
        case "expect":
            return Step("expect", here.line, checks=read_checks(here, state))
        case "refused":
            return _refused(here, state)
        case "settle":
            return Step("settle", here.line, until=_until(here))
        case _:
            if near := notation.nearest(key, STEP_WORDS):
                here.refuse(f"unknown step {key!r}{near}")
            seat = Value(here.file, here.line, here.path, key).seat(state)
            return Step("do", here.line, seat, _action(here, seat, state))


def _until(value: Value) -> str:
    """Read `settle:` alone, or `settle: {until: roll}`."""
    if value.raw is None:
        return ""
    found = value.known(SETTLE_KEYS)
    if "until" not in found:
        value.refuse("`settle` takes nothing, or `{until: …}`")
    return found["until"].one_of(WINDOWS, "a moment at which players may react")


def _refused(value: Value, state: State) -> Step:
    found = value.known(REFUSED_KEYS)
    for key in ("who", "action"):
        if key not in found:
            value.refuse(f"`refused` needs `{key}`")
    seat = found["who"].seat(state)
    rule = _rule(found["rule"]) if "rule" in found else ""
    return Step("refused", value.line, seat, _action(found["action"], seat, state), rule)


def _action(value: Value, seat: Seat, state: State) -> str:
    """Return an action's text after checking its syntax; the copies of its cards are chosen when the step runs."""
    text = value.text("an action")
    try:
        notation.parse_action(state, seat, text)
    except notation.Ambiguous:  # it may be unambiguous by the time it runs
        pass
    except Malformed as error:
        value.refuse(str(error))
    return text
