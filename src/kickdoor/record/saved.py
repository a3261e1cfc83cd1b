"""Saved games, `*.kick.jsonl`: a header, then one action per line, with digests that verify them.

A digest line verifies everything above it. A file only grows at its end, so a crash can lose no more than the line
being written.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, TypeVar

import msgspec

from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event
from kickdoor.engine.refusals import Illegal, KickdoorError, Malformed
from kickdoor.game import Game, seen_by
from kickdoor.game_setup import check_deck_percent, check_names, check_seed, check_sexes
from kickdoor.packs import Pack, PackError, builtin_sets, load_pack
from kickdoor.record.errors import SavedError
from kickdoor.record.shuffle import Proof, Remembered, contributors, flaws, withheld
from kickdoor.rules import SWITCHES, ruleset

FORMAT: Final = "kickdoor"
VERSION: Final = 3  # version 2 had other digests, which cannot be compared with ours
OLDEST: Final = 2  # version 1 shuffled with splitmix64, which is gone
EVERY: Final = 40  # actions between digests
_SHOW_PROGRESS: Final = 400  # number of actions from which a progress bar is shown


# ---------------------------------------------------------------- the file format
class SavedPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    source: str  # a set's name, or a path relative to the saved game's folder
    sha256: str


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    format: str
    version: int
    packs: list[SavedPack]
    edition: str
    rules: dict[str, Any]  # every switch
    seed: int | str  # a number, or a key of 64 hexadecimal digits
    players: list[str]
    sexes: list[str]
    auto_pass: bool
    human: str | None = None  # in a terminal game, the player who is not a bot
    deck_percent: int = msgspec.field(default=100, name="keep")
    shuffle: Proof | None = None  # for a game at a server's table: the proof of the deal


class _Kind(msgspec.Struct, frozen=True):
    """The fields that the header has in every version of the format."""

    format: str
    version: int


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line after the header. n and do: an action; n and digest: a checkpoint; end and digest: the last line."""

    n: int | None = None
    do: str | None = None
    end: list[str] | msgspec.UnsetType | None = msgspec.UNSET  # the winners; null: abandoned
    digest: str | None = None


@dataclass(frozen=True, slots=True)
class Saved:
    """A saved game that has been read but not replayed."""

    path: Path
    header: Header
    lines: tuple[tuple[int, Line], ...]  # with their line numbers
    packs: tuple[Pack, ...]
    size: int  # bytes of the file up to the last complete line

    @property
    def actions(self) -> list[str]:
        return [line.do for _, line in self.lines if line.do is not None]

    @property
    def has_our_digests(self) -> bool:
        """Can its digests be compared with this version's?"""
        return self.header.version == VERSION

    @property
    def ended(self) -> bool:
        return bool(self.lines) and self.lines[-1][1].end is not msgspec.UNSET

    def begin(self) -> Game:
        """Return the game at its start."""
        head = self.header
        rules = {**head.rules, "edition": head.edition}
        game = Game.new(
            self.packs,
            head.players,
            head.seed,
            rules=rules,
            sexes=head.sexes,
            auto_pass=head.auto_pass,
            deck_percent=head.deck_percent,
        )
        game.header["sources"] = [source_path(p.source, self.path) for p in head.packs]
        return game


def source_path(source: str, path: Path) -> str:
    """Return a pack's source relative to the current folder."""
    return source if source in builtin_sets() else str(path.parent / source)


def _source_from(source: str, path: Path, base: Path | None) -> str:
    """Return a pack's source relative to the saved game's folder, so that both can be moved together."""
    if source in builtin_sets():
        return source
    try:
        return Path(os.path.relpath((base or Path()) / source, path.parent)).as_posix()
    except ValueError:  # another drive
        return ((base or Path()) / source).resolve().as_posix()


def header_of(
    game: Game,
    path: Path,
    *,
    human: str | None = None,
    base: Path | None = None,
    shuffle: Proof | None = None,
    sources: Sequence[str] | None = None,
) -> Header:
    head = game.header
    rows = zip(head["packs"], sources or head["sources"], head["hashes"], strict=True)
    return Header(
        FORMAT,
        VERSION,
        [SavedPack(id, _source_from(source, path, base), sha256) for id, source, sha256 in rows],
        head["rules"]["edition"],
        {key: [*value] if isinstance(value, tuple) else value for key, value in head["rules"].items()},
        head["seed"],
        list(head["players"]),
        list(head["sexes"]),
        head["auto_pass"],
        human,
        head["deck_percent"],
        shuffle,
    )


# ---------------------------------------------------------------- writing
class Recorder:
    """A writer of a game in progress: `record` each action right after it was submitted."""

    def __init__(self, path: str | Path, game: Game, *, human: str | None = None, base: Path | None = None) -> None:
        self.path = Path(path)
        self.game = game
        self.n = 0
        self.checked = -1  # the number of the action after which the last digest was written
        if game.turn_no or game.phase != "setup" or game.state.dice:
            raise SavedError(self.path, 0, "only a game that has just been dealt can be recorded")
        try:
            self.file: IO[bytes] = self.path.open("xb")
        except FileExistsError:
            raise SavedError(self.path, 0, "the file exists already; nothing was written") from None
        except OSError as error:
            raise SavedError(self.path, 0, error.strerror or "cannot be written") from None
        self._write(header_of(game, self.path, human=human, base=base))
        self.checkpoint()

    @classmethod
    def resume(cls, saved: Saved, game: Game) -> Recorder:
        """Continue a file whose game has been replayed to its end; an incomplete last line is removed."""
        self = cls.__new__(cls)
        self.path, self.game, self.n = saved.path, game, len(saved.actions)
        last = saved.lines[-1][1] if saved.lines else Line()
        self.checked = self.n if last.digest is not None else -1
        if saved.ended:
            raise SavedError(saved.path, 0, "the game has ended")
        try:
            self.file = saved.path.open("r+b")
            self.file.truncate(saved.size)
            self.file.seek(max(0, saved.size - 1))
            if self.file.read(1) != b"\n":
                self.file.write(b"\n")
        except OSError as error:
            raise SavedError(saved.path, 0, error.strerror or "cannot be written") from None
        return self

    def _write(self, line: Header | Line) -> None:
        self.file.write(_encoded(line) + b"\n")
        self.file.flush()

    def record(self, action: Action) -> None:
        self.n += 1
        self._write(Line(n=self.n, do=self.game.text(action)))
        if self.game.over:
            self.end()
        elif self.n % EVERY == 0:
            self.checkpoint()

    def checkpoint(self) -> None:
        """Write a digest unless the last line is one."""
        if self.n != self.checked:
            self._write(Line(n=self.n, digest=self.game.digest()))
            self.checked = self.n

    def end(self) -> None:
        """Write the last line: the winners, or that the game was abandoned."""
        self._write(Line(end=self.game.winners if self.game.over else None, digest=self.game.digest()))
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self.file.close()

    def __enter__(self) -> Recorder:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def saved_text(
    game: Game, actions: Sequence[str], shuffle: Proof | None = None, *, sources: Sequence[str] | None = None
) -> bytes:
    """Return a finished game as a saved game with a single digest at the end. `shuffle`: the proof of the deal.
    `sources`: where its packs will be found, if not where they were read from.
    """
    lines: list[Header | Line] = [header_of(game, Path(), shuffle=shuffle, sources=sources)]
    lines += [Line(n=n, do=text) for n, text in enumerate(actions, start=1)]
    lines.append(Line(end=game.winners, digest=game.digest()))
    return b"".join(_encoded(line) + b"\n" for line in lines)


def _encoded(line: Header | Line) -> bytes:
    """Encode as one line, with spaces for readability."""
    return msgspec.json.format(msgspec.json.encode(line), indent=0)


# ---------------------------------------------------------------- reading
def load(path: str | Path, *, partial: bool = False) -> Saved:
    """Read a saved game strictly. Raises SavedError. `partial`: ignore an incomplete last line."""
    path = Path(path)
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise SavedError(path, 0, error.strerror or "cannot be read") from None
    rows = raw.split(b"\n")
    if rows[-1] == b"":
        rows.pop()
    if not rows:
        raise SavedError(path, 0, "the file is empty")
    head = _read_header(path, rows[0])
    lines: list[tuple[int, Line]] = []
    size = len(rows[0]) + 1
    n = 0
    for number, row in enumerate(rows[1:], start=2):
        last = number == len(rows)
        try:
            line = _decode(row, Line)
        except msgspec.ValidationError as error:
            raise SavedError(path, number, _place_first(error)) from None
        except msgspec.DecodeError as error:
            if not last or raw.endswith(b"\n"):
                raise SavedError(path, number, f"not JSON: {error}") from None
            if not partial:
                raise SavedError(
                    path, number, f"the last line is incomplete; the {n} actions before it can be read with --partial"
                ) from None
            break
        if lines and lines[-1][1].end is not msgspec.UNSET:
            raise SavedError(path, number, "the game has ended above; nothing may follow")
        n = _check_line(path, number, line, n)
        lines.append((number, line))
        size += len(row) + 1
    return Saved(path, head, tuple(lines), _packs(path, head), min(size, len(raw)))


Read = TypeVar("Read", Header, Line, _Kind)


def _decode(row: bytes, type: type[Read]) -> Read:
    """Decode a line. Raises only msgspec's errors."""
    try:
        return msgspec.json.decode(row, type=type)
    except UnicodeDecodeError:
        raise msgspec.DecodeError("not UTF-8 text") from None
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None


def _read_header(path: Path, row: bytes) -> Header:
    try:
        _check_format(path, _decode(row, _Kind))
        head = _decode(row, Header)
    except msgspec.ValidationError as error:
        raise SavedError(path, 1, f"not the header of a saved game: {_place_first(error)}") from None
    except msgspec.DecodeError as error:
        raise SavedError(path, 1, f"not the header of a saved game: {error}") from None
    # An optional rule may be newer than the file, which is then played without it.
    missing = [name for name, switch in SWITCHES.items() if name not in head.rules and switch.optional is None]
    if missing:
        raise SavedError(path, 1, f"rules: the switch {missing[0]!r} is missing")
    if head.rules["edition"] != head.edition:
        text = f"the edition is {head.edition!r} here and {head.rules['edition']!r} in the rules"
        raise SavedError(path, 1, text)
    try:
        rules = ruleset(head.edition, {key: value for key, value in head.rules.items() if key != "edition"})
        check_sexes(head.sexes, len(check_names(head.players)), rules)
        check_deck_percent(head.deck_percent)
        check_seed(head.seed)
    except KickdoorError as error:
        raise SavedError(path, 1, str(error)) from None
    if head.human is not None and head.human not in head.players:
        raise SavedError(path, 1, f"{head.human!r} is none of the players")
    return head


def _check_format(path: Path, kind: _Kind) -> None:
    """Raise SavedError for another version's file, before its other fields are read."""
    if kind.format != FORMAT:
        raise SavedError(path, 1, f"not a saved game: format {kind.format!r}")
    if kind.version < OLDEST:
        raise SavedError(
            path,
            1,
            f"saved in format {kind.version} by an older version of kickdoor; this version reads format {OLDEST} on and"
            " shuffles differently, so it cannot replay or resume that game. The file was not changed",
        )
    if kind.version > VERSION:
        raise SavedError(
            path,
            1,
            f"saved in format {kind.version} by a newer version of kickdoor; this version reads format {VERSION}."
            " The file was not changed",
        )


def _place_first(error: msgspec.ValidationError) -> str:
    """Return msgspec's message with the place in front."""
    text, _, place = str(error).partition(" - at ")
    place = place.strip("`").removeprefix("$").removeprefix(".")
    return f"{place}: {text}" if place else text


def _check_line(path: Path, number: int, line: Line, n: int) -> int:
    """Check a line; return the number of actions up to and including it."""
    shape = (line.n is not None, line.do is not None, line.end is not msgspec.UNSET, line.digest is not None)
    if shape == (True, True, False, False):
        if line.n != n + 1:
            raise SavedError(path, number, f"action {n + 1} expected, not {line.n}: a line is missing or out of order")
        return n + 1
    if shape == (True, False, False, True):
        if line.n != n:
            raise SavedError(path, number, f"the digest is of action {line.n}, but {n} stand above it")
        return n
    if shape == (False, False, True, True):
        return n
    raise SavedError(path, number, "expected `n` and `do`, `n` and `digest`, or `end` and `digest`")


def _packs(path: Path, head: Header) -> tuple[Pack, ...]:
    if not head.packs:
        raise SavedError(path, 1, "at least one pack is needed")
    found: list[Pack] = []
    for wanted in head.packs:
        try:
            pack = load_pack(wanted.source, base=path.parent)
        except PackError as error:
            raise SavedError(path, 1, f"the pack {wanted.id!r} cannot be read: {error}") from None
        if pack.id != wanted.id:
            raise SavedError(path, 1, f"the pack at {wanted.source} is {pack.id!r}, not {wanted.id!r}")
        if pack.hash != wanted.sha256:
            raise SavedError(
                path,
                1,
                f"the pack {pack.id!r} has changed since this game was saved"
                f" (then {wanted.sha256[:12]}, now {pack.hash[:12]}); it cannot be replayed with these cards",
            )
        found.append(pack)
    return tuple(found)


# ---------------------------------------------------------------- replaying
class Replayed(NamedTuple):
    n: int
    action: Action
    events: list[Event]
    game: Game


def replay(saved: Saved, to: int | None = None, *, game: Game | None = None) -> Iterator[Replayed]:
    """Replay the game action by action (only the first `to` actions) and check each digest on the way."""
    if game is None:
        game = begin(saved)
    n = 0
    for number, line in saved.lines:
        if line.do is not None:
            if to is not None and n >= to:
                return
            n += 1
            action, events = _submit(saved, number, line.do, game)
            yield Replayed(n, action, events, game)
        if line.digest is not None and saved.has_our_digests and line.digest != (now := game.digest()):
            text = f"the digest after action {n} is {now}, not {line.digest}: this is not the game that was saved"
            raise SavedError(saved.path, number, text)
        if line.end is not msgspec.UNSET and line.end != (game.winners if game.over else None):
            raise SavedError(saved.path, number, _wrong_end(line.end, game))


def begin(saved: Saved) -> Game:
    try:
        return saved.begin()
    except KickdoorError as error:
        raise SavedError(saved.path, 1, str(error)) from None


def _submit(saved: Saved, number: int, text: str, game: Game) -> tuple[Action, list[Event]]:
    try:
        action = game.parse(text)
        return action, game.submit(action)
    except Malformed as error:
        raise SavedError(saved.path, number, f"{text!r} is no action: {error}") from None
    except Illegal as error:
        raise SavedError(saved.path, number, f"{text!r} is refused: {error.refusal}") from None


def _wrong_end(said: list[str] | msgspec.UnsetType | None, game: Game) -> str:
    here = f"won by {', '.join(game.winners)}" if game.over else "not over"
    return f"the file says that the game was {'won by ' + ', '.join(said) if said else 'broken off'}; here it is {here}"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of verifying a file."""

    actions: int
    checks: int  # digests that agreed
    proved: int  # the last action that a digest verifies
    digest: str
    over: bool
    winners: tuple[str, ...]


def verify(path: str | Path, *, partial: bool = False, remembered: Remembered | None = None) -> Verdict:
    """Replay the whole file. Raises SavedError at the first line that is wrong. `remembered`: what a client knew about
    the deal, to be compared with the file.
    """
    saved = load(path, partial=partial)
    check_deal(saved, remembered)
    return _verdict(saved, replay(saved))


def check_deal(saved: Saved, remembered: Remembered | None = None) -> None:
    """Raise SavedError if the seed was not made as the server and the players had promised."""
    head = saved.header
    if head.shuffle is None:
        if remembered is not None:
            raise SavedError(saved.path, 1, "the file has no proof of the deal to compare with")
        return
    if found := flaws(head.shuffle, head.seed, head.players, remembered):
        raise SavedError(saved.path, 1, f"the deal is not as promised: {'; '.join(found)}")


def _verdict(saved: Saved, steps: Iterable[Replayed]) -> Verdict:
    game, n = None, 0
    for step in steps:
        game, n = step.game, step.n
    game = game or begin(saved)
    checks = [line for _, line in saved.lines if line.digest is not None and saved.has_our_digests]
    proved = 0
    for line in checks:
        proved = line.n if line.n is not None else n
    return Verdict(n, len(checks), proved, game.digest(), game.over, tuple(game.winners))


# ---------------------------------------------------------------- `kickdoor replay`
def replay_command(
    path: str | Path,
    *,
    verify: bool = False,
    remembered: Remembered | None = None,
    to: int | None = None,
    seat: str | None = None,
    partial: bool = False,
    out: IO[str] | None = None,
) -> int:
    """Print a saved game step by step, as one player saw it if `seat` names one; with `verify` only the verdict.
    `remembered`: what a player's client knew about the deal, which `verify` compares with the file.

    Raises SavedError.
    """
    saved = load(path, partial=partial)
    viewer = _viewer(saved, seat)
    if to is not None and to < 0:
        raise SavedError(saved.path, 0, f"there is no action {to}")
    if verify:
        check_deal(saved, remembered)
        _print_verdict(saved, to, out or sys.stdout)
    else:
        _print_game(saved, to, viewer, out or sys.stdout)
    return 0


def _viewer(saved: Saved, name: str | None) -> int | None:
    if name is None:
        return None
    folded = [player.casefold() for player in saved.header.players]
    if name.casefold() not in folded:
        raise SavedError(saved.path, 1, f"no player is named {name!r}: {', '.join(saved.header.players)}")
    return folded.index(name.casefold())


def _print_verdict(saved: Saved, to: int | None, out: IO[str]) -> None:
    verdict = _verdict(saved, _with_progress(saved, replay(saved, to)))
    if to is not None and verdict.actions < len(saved.actions):
        part = f"the first {verdict.actions} of {len(saved.actions)} actions hold"
        print(f"{saved.path}: {part}, digest {verdict.digest}", file=out)
        return
    end = f"won by {', '.join(verdict.winners)}" if verdict.over else "not finished"
    unproved = verdict.actions - verdict.proved
    if not saved.has_our_digests:
        proved = f"all {verdict.actions} actions hold"
        rest = "; the digests in the file are of an older format and were not checked"
    else:
        proved = f"verified, {verdict.actions} actions, {verdict.checks} digests"
        rest = f"; the last {unproved} have no digest yet" if unproved else ""
    print(f"{saved.path}: {proved}, {end}, digest {verdict.digest}{rest}", file=out)
    if (proof := saved.header.shuffle) is not None:
        print(f"{saved.path}: {_deal_text(proof, saved.header.players)}", file=out)


def _deal_text(proof: Proof, names: Sequence[str]) -> str:
    given, missing = contributors(proof, names), withheld(proof, names)
    text = f"the deal follows from the server's key (commitment {proof.commitment}) and "
    text += f"the contributions of {', '.join(given)}" if given else "no contributions of players"
    return text + (f"; pledged but not revealed in time: {', '.join(missing)}" if missing else "")


def _with_progress(saved: Saved, steps: Iterable[Replayed]) -> Iterator[Replayed]:
    """Show a progress bar on standard error for a long game, if that is a terminal."""
    total = len(saved.actions)
    if total < _SHOW_PROGRESS or not sys.stderr.isatty():
        yield from steps
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(steps, description=saved.path.name, total=total, console=Console(stderr=True), transient=True)


def _print_game(saved: Saved, to: int | None, viewer: int | None, out: IO[str]) -> None:
    from rich.console import Console
    from rich.text import Text

    from kickdoor.record.story import event_text

    console = Console(file=out, highlight=False, emoji=False, markup=False)
    console.soft_wrap = not console.is_terminal
    head = saved.header
    packs = ", ".join(p.id for p in head.packs)
    console.print(Text(f"{packs} ({head.edition}), seed {head.seed}: {', '.join(head.players)}", "bold"))
    turn, shown = -1, 0
    for step in replay(saved, to):
        if step.game.turn_no != turn and turn >= 0:
            console.print()
        turn = step.game.turn_no
        console.print(Text(f"{step.n:>4}  {_visible_text(step, viewer)}", "bold"))
        for event in step.events if viewer is None else seen_by(step.events, viewer):
            if text := event_text(event, step.game.library, head.players):
                console.print(Text.assemble("      ", text, " ", (f"[{event.rule}]", "dim")))
        shown = step.n
    total = len(saved.actions)
    game_over = saved.ended and shown == total
    last = saved.lines[-1][1].end if saved.lines else msgspec.UNSET
    if game_over and isinstance(last, list):
        console.print(Text(f"{', '.join(last)} won after {total} actions.", "bold"))
    else:
        console.print(Text(f"{shown} of {total} actions; the game is not over.", "dim"))


def _visible_text(step: Replayed, viewer: int | None) -> str:
    """Return the action as the viewer may know it: cards that they cannot see are not named."""
    action, game = step.action, step.game
    if viewer is not None and action.seat != viewer and action.cards:
        hidden = {c for e in step.events if not (e.see == -1 or e.see >> viewer & 1) for c in e.cards}
        if hidden & set(action.cards):
            return f"{game.header['players'][action.seat]}: {action.verb} …"
    return game.text(action)
