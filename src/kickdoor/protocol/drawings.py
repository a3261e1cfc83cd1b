"""Drawings for cards (Sketch mode): what a client sends, and what a table and the gallery of a server tell of them.

A picture is numbers only, on a field of 1000 × 750 with its origin at the top left; the server makes the SVG of it. A
card is named by its pack and its name, `classic/Duck of Doom`: the `name` of a PackCards and of a CardInfo in it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

WIDTH, HEIGHT = 1000, 750
MOST_STROKES, MOST_STAMPS = 400, 100
MOST_NUMBERS = 20_000  # of all strokes together
LONGEST_SIGNATURE = 40

PAPER = "#fdf6e3"
# Those of strokes and stamps, by their numbers.
COLOURS = ("#1d1420", "#ffffff", "#d6362f", "#f08a24", "#f6cf45", "#3f9b4f", "#2f6fc4", "#8a4fa8")

Colour = Annotated[int, msgspec.Meta(ge=0, lt=len(COLOURS))]
Across = Annotated[int, msgspec.Meta(ge=0, le=WIDTH)]
Down = Annotated[int, msgspec.Meta(ge=0, le=HEIGHT)]
CardName = Annotated[str, msgspec.Meta(min_length=3, max_length=200, description="PACK/NAME.")]
Points = Annotated[tuple[Across, ...], msgspec.Meta(min_length=2, max_length=MOST_NUMBERS)]


class Stroke(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`points`: x and y of each, in turn; one point is a dot."""

    colour: Colour
    width: Annotated[int, msgspec.Meta(ge=1, le=24)]
    points: Points


class Stamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the icons that cards are drawn with; x and y are its middle. Stamps lie on top of the strokes."""

    icon: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    x: Across
    y: Down
    size: Annotated[int, msgspec.Meta(ge=20, le=HEIGHT)]
    colour: Colour


class NewDrawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`signature`: what the artist signs with; the server adds the date. At most 400 strokes of 20,000 numbers in all,
    and 100 stamps; something must be there.
    """

    card: CardName
    signature: Annotated[str, msgspec.Meta(max_length=LONGEST_SIGNATURE)]
    strokes: Annotated[tuple[Stroke, ...], msgspec.Meta(max_length=MOST_STROKES)] = ()
    stamps: Annotated[tuple[Stamp, ...], msgspec.Meta(max_length=MOST_STAMPS)] = ()


class DrawingVote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    yes: bool


class Drawing(msgspec.Struct, frozen=True):
    """A drawing of a table, by its number from 1. `in`: more than half of the people want it, the artist among them;
    `out`: that cannot be any more. `yes` and `no` are seats; its picture is at …/drawings/NUMBER.svg.
    """

    number: int
    seat: int
    card: str
    signature: str
    date: str  # 2026-03-14
    state: Literal["open", "in", "out"]
    yes: tuple[int, ...]
    no: tuple[int, ...]


class Easel(msgspec.Struct, frozen=True):
    """`cards`: those that may be drawn at a table now, since everybody can see them. `colours`: of strokes and stamps,
    by number; `paper`: what they lie on.
    """

    cards: tuple[str, ...]
    colours: tuple[str, ...]
    paper: str


class DrawingsQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which drawings of the server's gallery."""

    set: Annotated[
        str, msgspec.Meta(max_length=80, description="Only those of this set or pack; else of all sets of the game.")
    ] = ""
    latest: Annotated[bool, msgspec.Meta(description="Only the last of each card: that is its picture.")] = False
    limit: Annotated[int, msgspec.Meta(ge=1, le=1000, description="No more than so many, the latest first.")] = 200


class ArtPackQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards' drawings to pack."""

    set: Annotated[
        str, msgspec.Meta(max_length=80, description="Only those of this set or pack; else of all sets of the game.")
    ] = ""


class ListedDrawing(msgspec.Struct, frozen=True):
    """A drawing in the server's gallery. `url`: its picture."""

    id: str
    set: str
    card: str
    signature: str
    date: str
    url: str
