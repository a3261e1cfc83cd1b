"""Sketch mode: a player who gains a Level may draw a card's picture, and the table votes on it. Checks the requests and
turns them into log entries.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final

from kickdoor import queries
from kickdoor.packs.icons import icons
from kickdoor.protocol.drawings import HEIGHT, LONGEST_SIGNATURE, MOST_NUMBERS, NewDrawing
from kickdoor.server import entries as log
from kickdoor.server.pictures import Picture
from kickdoor.server.requests import Refused, plain
from kickdoor.server.sketchbook import Sketch
from kickdoor.server.table import Table
from kickdoor.store import GalleryDrawing

MOST_DRAWINGS: Final = 60  # drawings at one table, because they stay in its log


# ---------------------------------------------------------------- what may be drawn
def cards_in_sight(table: Table) -> tuple[str, ...]:
    """Return the cards that everybody can see, and the monsters of the last fight: naming one of these reveals nothing
    about a hand.
    """
    game = table.game
    if game is None:
        return ()
    packs = {pack.id: name for pack, name in zip(table.packs, table.options.packs, strict=True)}
    found = [game.library.by_card[card] for card in (*queries.cards_in_sight(game), *table.sketchbook.fought)]
    return tuple(sorted({f"{packs[each.pack]}/{each.name}" for each in found}))


def check_picture(wanted: NewDrawing) -> None:
    """Raise Refused for what the message's schema cannot rule out."""
    if not wanted.strokes and not wanted.stamps:
        raise Refused("bad_drawing", "error-drawing-empty")
    if sum(len(stroke.points) for stroke in wanted.strokes) > MOST_NUMBERS:
        raise Refused("bad_drawing", "error-drawing-too-large", most=f"{MOST_NUMBERS:,}")
    for stroke in wanted.strokes:
        if len(stroke.points) % 2:
            raise Refused("bad_drawing", "error-drawing-odd-point")
        if any(y > HEIGHT for y in stroke.points[1::2]):
            raise Refused("bad_drawing", "error-drawing-point-below", most=HEIGHT)
    if unknown := [stamp.icon for stamp in wanted.stamps if stamp.icon not in icons()]:
        raise Refused("bad_drawing", "error-no-icon", icon=repr(plain(unknown[0], 60)))


# ---------------------------------------------------------------- requests
def draw(table: Table, seat: int, wanted: NewDrawing, key: str) -> log.Drew:
    if table.playing is None:
        raise Refused("not_playing", "error-no-game")
    if not table.options.sketch:
        raise Refused("no_sketching", "error-no-sketching")
    book = table.sketchbook
    if any(sketch.seat == seat and sketch.state == "open" for sketch in book.sketches):
        raise Refused("undecided", "error-drawing-undecided")
    if not book.may_draw(seat):
        raise Refused("no_level", "error-drawing-no-level")
    if len(book.sketches) >= MOST_DRAWINGS:
        raise Refused("full", "error-drawings-full", most=MOST_DRAWINGS)
    check_picture(wanted)
    if wanted.card not in cards_in_sight(table):
        raise Refused("out_of_sight", "error-drawing-hidden-card")
    signature = plain(wanted.signature, LONGEST_SIGNATURE) or table.seats[seat].person
    return log.Drew(seat, len(book.sketches) + 1, wanted.card, signature, wanted.strokes, wanted.stamps, key=key)


def vote(table: Table, seat: int, number: int, *, yes: bool, key: str) -> log.VotedOn | None:
    """Return None if this was already the vote."""
    sketch = table.sketchbook.sketch(number)
    if sketch is None:
        raise Refused("no_drawing", "error-no-drawing")
    if sketch.seat == seat:
        raise Refused("own_drawing", "error-drawing-own-vote")
    if sketch.state != "open":
        raise Refused("decided", "error-drawing-decided")
    return log.VotedOn(seat, number, yes, key=key) if sketch.votes.get(seat) != yes else None


def decisions(table: Table) -> Iterator[log.DrawingIn | log.DrawingOut]:
    """Yield the decision on each drawing that a majority of the people supports, or that can no longer get one."""
    for sketch in table.sketchbook.sketches:
        if sketch.state == "open" and (wanted := _wanted(table, sketch)) is not None:
            entry = log.DrawingIn if wanted else log.DrawingOut
            yield entry(sketch.seat, sketch.number)


def _wanted(table: Table, sketch: Sketch) -> bool | None:
    """Is the drawing accepted? None if that is not decided yet. Players who are away do not count."""
    people = {number for number, seat in enumerate(table.seats) if seat.is_person and not seat.away}
    votes = sketch.votes | {sketch.seat: True}
    if 2 * sum(votes.get(seat, False) for seat in people) > len(people):
        return True
    if 2 * sum(votes.get(seat, True) for seat in people) <= len(people) or table.playing is None:
        return False
    return None


# ---------------------------------------------------------------- the gallery
def gallery_id(table: str, number: int) -> str:
    """Return the drawing's id in the gallery: always the same one, and it does not reveal the table."""
    return hashlib.sha256(f"drawing {number} of {table}".encode()).hexdigest()[:24]


def gallery_entry(table: str, sketch: Sketch) -> tuple[GalleryDrawing, bytes]:
    """Return a drawing's entry and content for the store."""
    pack, _, card = sketch.card.partition("/")
    id = gallery_id(table, sketch.number)
    about = GalleryDrawing(id, sketch.decided, pack, card, sketch.signature, sketch.date)
    return about, Picture(sketch.strokes, sketch.stamps).written()
