"""The messages about drawings for cards (Sketch mode), at a table and in a server's gallery.

A picture consists of numbers only, on a field of 1000 × 750 with its origin at the top left; the server turns it into
SVG. A card is named by its pack and its name, such as `classic/Duck of Doom`: `PackCards.name` and `CardInfo.name`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

WIDTH, HEIGHT = 1000, 750
MOST_STROKES, MOST_STAMPS = 400, 100
MOST_NUMBERS = 20_000  # coordinates in all strokes together
LONGEST_SIGNATURE = 40

PAPER = "#fdf6e3"
# Strokes and stamps refer to their colour by its index.
COLOURS = ("#1d1420", "#ffffff", "#d6362f", "#f08a24", "#f6cf45", "#3f9b4f", "#2f6fc4", "#8a4fa8")

Colour = Annotated[int, msgspec.Meta(ge=0, lt=len(COLOURS))]
Across = Annotated[int, msgspec.Meta(ge=0, le=WIDTH)]
Down = Annotated[int, msgspec.Meta(ge=0, le=HEIGHT)]
CardName = Annotated[str, msgspec.Meta(min_length=3, max_length=200, description="PACK/NAME.")]
Points = Annotated[tuple[Across, ...], msgspec.Meta(min_length=2, max_length=MOST_NUMBERS)]


class Stroke(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`points`: x and y of each point in turn; one point is a dot."""

    colour: Colour
    width: Annotated[int, msgspec.Meta(ge=1, le=24)]
    points: Points


class Stamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the cards' icons; x and y are its centre. Stamps are drawn on top of the strokes."""

    icon: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    x: Across
    y: Down
    size: Annotated[int, msgspec.Meta(ge=20, le=HEIGHT)]
    colour: Colour


class NewDrawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`signature`: the artist's; the server adds the date. At most 400 strokes with 20,000 numbers in all, and 100
    stamps; the drawing must not be empty.
    """

    card: CardName
    signature: Annotated[str, msgspec.Meta(max_length=LONGEST_SIGNATURE)]
    strokes: Annotated[tuple[Stroke, ...], msgspec.Meta(max_length=MOST_STROKES)] = ()
    stamps: Annotated[tuple[Stamp, ...], msgspec.Meta(max_length=MOST_STAMPS)] = ()


class DrawingVote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    yes: bool


class Drawing(msgspec.Struct, frozen=True):
    """A drawing made at a table; numbers start at 1. `in`: more than half of the people, counting the artist, voted for
    it; `out`: that is no longer possible. `yes` and `no` are seats. Its picture is at …/drawings/NUMBER.svg.
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
    """`cards`: the cards that may be drawn now, because everybody can see them. `colours`: for strokes and stamps, by
    number; `paper`: the colour of the background.
    """

    cards: tuple[str, ...]
    colours: tuple[str, ...]
    paper: str


class DrawingsQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which drawings of the server's gallery to list."""

    set: Annotated[
        str, msgspec.Meta(max_length=80, description="Only those of this set or pack; else of all sets of the game.")
    ] = ""
    latest: Annotated[bool, msgspec.Meta(description="Only the latest of each card, which is its picture.")] = False
    limit: Annotated[int, msgspec.Meta(ge=1, le=1000, description="At most this many, the latest first.")] = 200


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
