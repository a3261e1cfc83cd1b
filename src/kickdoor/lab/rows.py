"""The rows of a simulated game: one for the game, one for each seat, one for each card that a seat drew, used or met;
on request also positions, one row for each seat.

These classes define the columns: their order, their types in Parquet, their meaning. docs/lab.md repeats them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, NamedTuple, get_type_hints

import polars as pl

from kickdoor.bots import features

NONE: Final = "none"  # an identity that a character does not have: `class: none`


@dataclass(frozen=True)
class Column:
    """The type of a column, and what it means."""

    type: pl.DataType
    meaning: str


# The types of columns in Parquet.
Flag = pl.Boolean()
Word = pl.String()
Small = pl.UInt8()
Count = pl.UInt32()
Whole = pl.Int64()
Feature = pl.Int16()


class GameRow(NamedTuple):
    """One game."""

    game: Annotated[int, Column(Count, "number of the game, from 0")]
    seed: Annotated[int, Column(Whole, "the seed of this game")]
    packs: Annotated[str, Column(Word, "ids of the packs, joined by `+`")]
    edition: Annotated[str, Column(Word, "the edition of the rules")]
    rules: Annotated[str, Column(Word, "optional rules that were chosen, such as `winning_level=20`, joined by `, `")]
    keep: Annotated[int, Column(Small, "per cent of the cards in the game")]
    players: Annotated[int, Column(Small, "how many seats")]
    first: Annotated[int | None, Column(Small, "the seat that took the first turn; null if none was taken")]
    turns: Annotated[int, Column(Count, "turns of the table")]
    actions: Annotated[int, Column(Count, "decisions that were made")]
    cut: Annotated[bool, Column(Flag, "stopped after the maximum number of actions; nobody has won")]
    winners: Annotated[list[int], Column(pl.List(Small), "seats that won; empty if cut")]
    fights: Annotated[int, Column(Count, "fights begun")]
    fights_won: Annotated[int, Column(Count, "fights won by the munchkins")]
    helped: Annotated[int, Column(Count, "times somebody joined a fight as helper")]
    kills: Annotated[int, Column(Count, "monsters killed")]
    deaths: Annotated[int, Column(Count, "characters that died")]
    curses: Annotated[int, Column(Count, "Curses and Traps that hit")]
    levels_gained: Annotated[int, Column(Count, "Levels gained, all seats together")]
    levels_lost: Annotated[int, Column(Count, "Levels lost, all seats together")]


class SeatRow(NamedTuple):
    """One seat of one game."""

    game: Annotated[int, Column(Count, "number of the game")]
    seat: Annotated[int, Column(Small, "number of the seat, from 0")]
    bot: Annotated[str, Column(Word, "who played it")]
    order: Annotated[int | None, Column(Small, "0 took the first turn, 1 sits next to it, and so on")]
    won: Annotated[bool | None, Column(Flag, "has won; null if the game was cut")]
    level: Annotated[int, Column(Small, "Level at the end")]
    sex: Annotated[str, Column(Word, "`male`, `female`, or `none` in sex-neutral play, at the end")]
    identities: Annotated[
        list[str],
        Column(pl.List(Word), "identities at the end, as `class: Wizard`; `class: none` for a kind that is missing"),
    ]
    decisions: Annotated[int, Column(Count, "decisions that the seat made")]
    deaths: Annotated[int, Column(Count, "times the character died")]
    kills: Annotated[int, Column(Count, "monsters killed as main fighter")]
    fights: Annotated[int, Column(Count, "fights as main fighter, begun or taken over")]
    fights_won: Annotated[int, Column(Count, "fights won as main fighter")]
    helped: Annotated[int, Column(Count, "fights of others joined as helper")]
    helped_won: Annotated[int, Column(Count, "fights won as helper")]
    caught: Annotated[int, Column(Count, "times a monster caught the character")]
    escaped: Annotated[int, Column(Count, "times the character escaped from a monster")]
    curses: Annotated[int, Column(Count, "Curses and Traps that hit the character")]
    drawn: Annotated[int, Column(Count, "cards that came from a deck to the seat")]
    played: Annotated[int, Column(Count, "times a card was played or used (see `played` of cards)")]
    sold: Annotated[int, Column(Count, "gold received for Items")]
    levels_gained: Annotated[int, Column(Count, "Levels gained")]
    levels_lost: Annotated[int, Column(Count, "Levels lost")]
    levels: Annotated[list[int], Column(pl.List(Small), "Level at the end of every turn of the table")]


class CardRow(NamedTuple):
    """One card and one seat of one game; all copies of a card in a pack together."""

    game: Annotated[int, Column(Count, "number of the game")]
    seat: Annotated[int, Column(Small, "number of the seat")]
    pack: Annotated[str, Column(Word, "id of the card's pack")]
    card: Annotated[str, Column(Word, "name of the card")]
    kind: Annotated[str, Column(Word, "kind of the card: `monster`, `item`, …")]
    deck: Annotated[str, Column(Word, "`door` or `treasure`")]
    drawn: Annotated[int, Column(Count, "times it came from a deck: opening hand, door, draws, Treasures picked")]
    turn: Annotated[int | None, Column(Count, "turn of the table in which it was first drawn, 0 before the first turn")]
    taken: Annotated[int, Column(Count, "times it came from elsewhere: gifts, trades, thefts, bodies, discards")]
    could: Annotated[bool, Column(Flag, "could be played or used at least once")]
    played: Annotated[
        int,
        Column(Count, "times it was played or used: as an Item, in a fight, as a Curse, equipped, a power used"),
    ]
    last: Annotated[bool, Column(Flag, "was played or its power used in the last turn of the game")]
    in_play: Annotated[int, Column(Small, "how many the seat had in play at the end")]
    met: Annotated[int, Column(Count, "times it was a monster the seat fought as main fighter, or a Curse that hit it")]
    killed: Annotated[int, Column(Count, "times the seat killed it as main fighter")]
    deaths: Annotated[int, Column(Count, "times it killed the seat's character")]
    won: Annotated[bool | None, Column(Flag, "the seat has won; null if the game was cut")]


class TimeRow(NamedTuple):
    """The thinking time of one seat of one game; measured only on request, and different in each run."""

    game: Annotated[int, Column(Count, "number of the game")]
    seat: Annotated[int, Column(Small, "number of the seat")]
    bot: Annotated[str, Column(Word, "who played it")]
    seconds: Annotated[list[float], Column(pl.List(pl.Float32()), "seconds of each decision, in their order")]


class PositionRow(NamedTuple):
    """What one seat knew of one position, and what came of it; recorded only on request."""

    game: Annotated[int, Column(Count, "number of the game")]
    position: Annotated[int, Column(Count, "number of the position in the game; it has a row for each seat")]
    action: Annotated[int, Column(Count, "actions before it")]
    why: Annotated[
        str, Column(Word, "why it was recorded: `turn` (a turn began), `sample`, or `random` (after a random action)")
    ]
    seat: Annotated[int, Column(Small, "number of the seat")]
    bot: Annotated[str, Column(Word, "who played it")]
    won: Annotated[
        float | None,
        Column(pl.Float32(), "1 if the seat won, its share if several did, 0 if not; null if the game was cut"),
    ]
    numbers: Annotated[tuple[int, ...], Column(Feature, "one column for each feature (`bots.features.NAMES`)")]


Row = GameRow | SeatRow | CardRow | TimeRow | PositionRow
TABLES: Final[dict[str, type[Row]]] = {
    "games": GameRow,
    "seats": SeatRow,
    "cards": CardRow,
    "times": TimeRow,
    "positions": PositionRow,
}


def columns(of: type[Row]) -> dict[str, Column]:
    """Return the columns of a kind of row, in their order."""
    hints = get_type_hints(of, include_extras=True)
    found: dict[str, Column] = {name: hint.__metadata__[0] for name, hint in hints.items()}
    if of is PositionRow:
        del found["numbers"]
        found |= {name: Column(Feature, meaning) for name, meaning in features.meanings().items()}
    return found


def schema(of: type[Row]) -> pl.Schema:
    return pl.Schema({name: column.type for name, column in columns(of).items()})


def frame(of: type[Row], rows: list[Row]) -> pl.DataFrame:
    if of is PositionRow:
        flat = [(*row[:-1], *row.numbers) for row in rows if isinstance(row, PositionRow)]
        return pl.DataFrame(flat, schema=schema(of), orient="row")
    return pl.DataFrame(rows, schema=schema(of), orient="row")
