"""The picture of a card: icons laid over each other by a few words. Knows the icons and where they go, no colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from kickdoor.cardfaces.html import Html, html, joined

SHADOW: Final = "shade"  # the ink of what lies behind
PLAIN: Final = "plain"
FAINT: Final = "faint"  # the back rows of a crowd
# What a card shows that says nothing about its picture, by kind; identities by the name of their kind.
BY_KIND: Final[dict[str, str]] = {
    "monster": "fangs",
    "curse": "cursed-star",
    "enhancer": "growth",
    "item": "knapsack",
    "oneshot": "standing-potion",
    "level_up": "stairs",
    "companion": "light-backpack",
    "upgrade": "gears",
    "special": "magic-swirl",
    "class": "crossed-swords",
    "race": "footprint",
    "style": "fist",
    "loyalty": "shaking-hands",
    "training": "weight-lifting-up",
    "faction": "vertical-banner",
}
ANY_IDENTITY: Final = "character"


@dataclass(frozen=True, slots=True)
class Layer:
    """One icon in the window, whose middle 220 × 184 of 320 × 184 are always in sight."""

    icon: str
    x: float  # of its middle
    y: float
    size: float
    ink: str  # shade, faint, plain, or an accent
    turn: float = 0  # degrees
    mirrored: bool = False


def default_art(kind: str) -> dict[str, str]:
    return {"icon": BY_KIND.get(kind, ANY_IDENTITY)}


def layers(art: str | Mapping[str, str]) -> list[Layer]:
    """The icons of a picture in the order in which they are drawn."""
    spec: Mapping[str, str] = {"icon": art} if isinstance(art, str) else art
    small = [key for key in ("beside", "around", "above") if key in spec]
    accent = spec.get("accent", "gold" if small else PLAIN)
    found = [Layer(spec["behind"], 160, 92, 230, SHADOW)] if "behind" in spec else []
    found += main_layers(spec, PLAIN if small else accent)
    if "around" in spec:
        found.append(Layer(spec["around"], 74, 118, 66, accent, -8))
        found.append(Layer(spec["around"], 246, 118, 66, accent, 8, mirrored=True))
    if "beside" in spec:
        found.append(Layer(spec["beside"], 228, 130, 82, accent, 6))
    if "above" in spec:
        found.append(Layer(spec["above"], 160, 40, 72, accent))
    return found


def main_layers(spec: Mapping[str, str], ink: str) -> list[Layer]:
    icon, pose = spec["icon"], spec.get("pose")
    size = {"small": 122.0, "huge": 190.0}.get(spec.get("scale", ""), 158.0)
    x, y = 160.0, 94.0
    if "beside" in spec:
        x, size = x - 14, size - 8
    if "around" in spec:
        size -= 14
    if "above" in spec:
        y, size = y + 20, size - 26
    one = Layer(
        icon, x, y, size, ink, {"left": -16.0, "right": 16.0, "over": 180.0}.get(pose or "", 0.0), pose == "mirrored"
    )
    match spec.get("times"):
        case "twins":
            left = replace(one, x=x - 50, size=size * 0.8)
            return [left, replace(one, x=x + 50, size=size * 0.8, mirrored=not one.mirrored)]
        case "trio":
            back = [replace(one, x=x + dx, y=y - 26, size=size * 0.58, ink=FAINT) for dx in (-66, 66)]
            return [*back, replace(one, y=y + 10, size=size * 0.8)]
        case "crowd":
            far = [replace(one, x=x + dx, y=y - 52, size=46, ink=SHADOW) for dx in (-90, -45, 0, 45, 90)]
            near = [replace(one, x=x + dx, y=y - 18, size=60, ink=FAINT) for dx in (-110, -56, 56, 110)]
            return [*far, *near, replace(one, y=y + 10, size=size * 0.8)]
        case _:
            return [one]


def drawing(art: str | Mapping[str, str]) -> Html:
    """The picture as SVG; it uses the symbols `i-NAME` of its page and the classes of its inks."""
    return html(
        '<svg class="card__pic" viewBox="50 0 220 184" preserveAspectRatio="xMidYMid meet" aria-hidden="true">{}</svg>',
        joined(map(drawn, layers(art))),
    )


def drawn(layer: Layer) -> Html:
    place = f"translate({layer.x:g} {layer.y:g})"
    if layer.turn:
        place += f" rotate({layer.turn:g})"
    if layer.mirrored:
        place += " scale(-1 1)"
    picture = html('<g transform="{}">{}</g>', place, inked(layer, layer.ink))
    if layer.ink == SHADOW:
        return picture
    off = max(2.0, layer.size * 0.028)  # the second ink of the print lies a little lower to the right, however it turns
    under = f"translate({off:.1f} {off:.1f}) {place}"
    return html('<g transform="{}">{}</g>{}', under, inked(layer, "under"), picture)


def inked(layer: Layer, ink: str) -> Html:
    edge, size = f"{-layer.size / 2:g}", f"{layer.size:g}"
    return html(
        '<use class="ink-{ink}" href="#i-{icon}" x="{edge}" y="{edge}" width="{size}" height="{size}"/>',
        ink=ink,
        icon=layer.icon,
        edge=edge,
        size=size,
    )


def icons_of(art: str | Mapping[str, str]) -> list[str]:
    return [layer.icon for layer in layers(art)]
