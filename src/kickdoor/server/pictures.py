"""Drawings as pictures. Their SVG is generated from numbers and icon names only, so it cannot contain anything else;
the gallery stores them as JSON.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from kickdoor.packs.icons import icons
from kickdoor.protocol.drawings import COLOURS, HEIGHT, PAPER, WIDTH, Stamp, Stroke

ICON: Final = 512  # width and height of an icon's coordinates


class Picture(msgspec.Struct, frozen=True):
    """A drawing's content, as the gallery stores it."""

    strokes: tuple[Stroke, ...]
    stamps: tuple[Stamp, ...]

    def written(self) -> bytes:
        return msgspec.json.encode(self)

    @staticmethod
    def read(content: bytes) -> Picture:
        return msgspec.json.decode(content, type=Picture)

    def svg(self) -> bytes:
        parts = "".join((*map(_line, self.strokes), *_stamped(self.stamps)))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
            f'<g stroke-linecap="round" stroke-linejoin="round">{parts}</g></svg>\n'
        ).encode()


def _line(stroke: Stroke) -> str:
    colour, points = COLOURS[stroke.colour], stroke.points
    if len(set(zip(points[::2], points[1::2], strict=True))) == 1:
        return f'<circle cx="{points[0]}" cy="{points[1]}" r="{stroke.width / 2:g}" fill="{colour}"/>'
    way = " ".join(map(str, points))
    return f'<polyline fill="none" stroke="{colour}" stroke-width="{stroke.width}" points="{way}"/>'


def _stamped(stamps: Sequence[Stamp]) -> Iterator[str]:
    for name in sorted({stamp.icon for stamp in stamps} & icons().keys()):
        yield f'<defs><path id="i-{name}" d="{icons()[name].path}"/></defs>'
    for stamp in stamps:
        x, y, scale = stamp.x - stamp.size / 2, stamp.y - stamp.size / 2, stamp.size / ICON
        place = f"translate({x:g} {y:g}) scale({scale:.4f})"
        yield f'<use href="#i-{stamp.icon}" transform="{place}" fill="{COLOURS[stamp.colour]}"/>'
