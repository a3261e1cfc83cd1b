"""The backs of cards, one for each deck and the same for every pack: cards of several packs are shuffled together."""

from __future__ import annotations

import math
from typing import Final

from kickdoor.cardfaces.html import Html, html, joined

ICONS: Final = {"door": "boot-kick", "treasure": "cut-diamond"}
NAMES: Final = {"door": "Door", "treasure": "Treasure"}


def back(deck: str) -> Html:
    """One card, face down."""
    return html(
        '<div class="card card--back" role="img" aria-label="{name} card, face down">'
        '<svg class="card__back" viewBox="0 0 630 880" preserveAspectRatio="none" aria-hidden="true">'
        '<use href="#back-{deck}"/></svg></div>',
        name=NAMES[deck],
        deck=deck,
    )


def back_symbols() -> Html:
    return joined((_door(), _treasure()), "\n")


def _ray(angle: float) -> Html:
    ends = (f"L{315 + 900 * math.cos(angle + by):.0f} {430 + 900 * math.sin(angle + by):.0f}" for by in (-0.06, 0.06))
    return html('<path d="M315 430 {}Z"/>', " ".join(ends))


def _door() -> Html:
    """A door that has met a boot."""
    return html(
        '<symbol id="back-door" viewBox="0 0 630 880">'
        '<rect width="630" height="880" fill="#3a1030"/><g fill="#571a46">{rays}</g>'
        '<path d="M105 800V390C105 255 200 160 315 160S525 255 525 390V800Z" fill="#1b0716"/>'
        '<path d="M130 800V395C130 270 215 188 315 188S500 270 500 395V800Z" fill="#e2604a"/>'
        '<path d="M130 800V395C130 270 215 188 315 188V800Z" fill="#c94a3a"/>'
        '<g stroke="#8f2a26" stroke-width="9" fill="none">{planks}</g>'
        '<path d="M130 360H500V415H130ZM130 650H500V705H130Z" fill="#3a1030"/>'
        '<g fill="#ffc766">{nails}</g>'
        '<circle cx="315" cy="520" r="150" fill="#1b0716"/><circle cx="315" cy="520" r="132" fill="#ffb638"/>'
        '<use href="#i-{icon}" x="208" y="416" width="214" height="214" fill="#1b0716"/>'
        '<path d="M80 800H550V832H80Z" fill="#1b0716"/>'
        '<rect x="26" y="26" width="578" height="828" rx="26" fill="none" stroke="#ffb638" stroke-width="7"/></symbol>',
        rays=joined(_ray(k * math.pi / 12) for k in range(24)),
        planks=joined(html('<path d="M{} 200V800"/>', x) for x in (195, 265, 335, 405)),
        nails=joined(html('<circle cx="{}" cy="{}" r="11"/>', x, y) for y in (387, 677) for x in (160, 470)),
        icon=ICONS["door"],
    )


def _glint(angle: float) -> Html:
    x, y = f"{315 + 520 * math.cos(angle):.0f}", f"{440 + 620 * math.sin(angle):.0f}"
    return html('<path d="M315 440 L{} {}"/>', x, y)


def _treasure() -> Html:
    """A cut gem."""
    facets = (
        ("M315 162 532 312V568L315 718 98 568V312Z", "#16a085"),
        ("M315 162 532 312 315 440Z", "#37c9a6"),
        ("M315 162 98 312 315 440Z", "#6be3c3"),
        ("M98 312V568L315 440Z", "#1fb091"),
        ("M532 312V568L315 440Z", "#0f7f6b"),
        ("M98 568 315 718V440Z", "#0d6c5d"),
        ("M532 568 315 718V440Z", "#0a5549"),
    )
    return html(
        '<symbol id="back-treasure" viewBox="0 0 630 880">'
        '<rect width="630" height="880" fill="#06302f"/><g stroke="#0d4a46" stroke-width="26">{glints}</g>'
        '<path d="M315 130 560 300V580L315 750 70 580V300Z" fill="#031a1b"/>{cut}'
        '<circle cx="315" cy="440" r="150" fill="#031a1b"/><circle cx="315" cy="440" r="132" fill="#ffd873"/>'
        '<use href="#i-{icon}" x="218" y="345" width="194" height="194" fill="#031a1b"/>'
        '<rect x="26" y="26" width="578" height="828" rx="26" fill="none" stroke="#ffd873" stroke-width="7"/></symbol>',
        glints=joined(_glint(k * math.pi / 8) for k in range(16)),
        cut=joined(html('<path d="{}" fill="{}"/>', path, fill) for path, fill in facets),
        icon=ICONS["treasure"],
    )
