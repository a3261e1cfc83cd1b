"""Every card of some packs as one HTML page that needs nothing else: to read side by side, to search, and to print."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final

from kickdoor.cardfaces import art_pack, backs
from kickdoor.cardfaces.art_pack import Art
from kickdoor.cardfaces.face import FACES, TRAITS, Face, anchor, card_face, deck_of, face_of, icons_on, shape
from kickdoor.cardtext.languages import ENGLISH, Language, cap
from kickdoor.packs import provenance
from kickdoor.packs.icons import icons
from kickdoor.packs.loader import Pack, builtin_sets, load_pack

FILES: Final = Path(__file__).resolve().parent / "assets"
FONTS: Final = {
    "Bricolage Grotesque": ("bricolage-grotesque.woff2", "200 800"),
    "Instrument Sans": ("instrument-sans.woff2", "400 700"),
}
Drawings = Mapping[tuple[str, str], Art]  # by set and card
NONE: Final[Drawings] = {}
DECKS: Final = {"door": "Doors", "treasure": "Treasures"}
# The order of the shelves; kinds of identity come first, as their pack declares them.
KINDS: Final = (
    "monster", "enhancer", "curse", "item", "upgrade", "oneshot", "level_up", "companion", "special",
)  # fmt: skip
CREDIT: Final = (
    "Icons from game-icons.net under CC BY 3.0 (creativecommons.org/licenses/by/3.0), recoloured and layered. "
    "Typefaces: Bricolage Grotesque and Instrument Sans, SIL Open Font License 1.1. Icons made by "
)


def gallery_command(specs: Sequence[str], out: Path, *, lang: Language = ENGLISH, art: Path | None = None) -> str:
    """Writes the gallery of these packs (of every set that comes with kickdoor if none is named), with the drawings of
    an art pack; says what.
    """
    packs = [load_pack(spec) for spec in specs or builtin_sets()]
    drawings = art_pack.read(art) if art is not None else {}
    page = gallery(packs, lang=lang, drawings=drawings)
    out.write_text(page, "utf-8")
    cards = [(pack.id, card["name"]) for pack in packs for card in pack.cards]
    drawn = f", {sum(card in drawings for card in cards)} of them drawn by players" if art is not None else ""
    titles = ", ".join(pack.title for pack in packs)
    return f"{out}: {len(cards)} cards of {titles}{drawn}, {len(page.encode()):,} bytes"


def gallery(packs: Sequence[Pack], *, lang: Language = ENGLISH, drawings: Drawings = NONE) -> str:
    """The page, with the cards in this language. `drawings` hang where the pictures of their cards would be."""
    shelves = [shelf for pack in packs for shelf in shelves_of(pack, lang)]
    title = " + ".join(pack.title for pack in packs)
    cards = [card for pack in packs for card in pack.cards]
    copies = sum(card.get("count", 1) for card in cards)
    faces = list(dict.fromkeys(face for face, *_ in shelves))
    many = len(packs) > 1
    body = "".join(shelf(*parts, many=many, lang=lang, drawings=drawings) for parts in shelves)
    stamps = f"\n<p>{escape(art_pack.stamp_credits())}</p>" if drawings else ""
    mood = "" if many else f' data-set="{escape(packs[0].id)}"'
    spoken = "" if lang is ENGLISH else f' lang="{lang.code}"'
    return f"""<!doctype html>
<html lang="en"{mood}>
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{escape(title)}: cards</title>
<style>
{styles(faces)}</style>
</head>
<body>
<svg class="sprite" aria-hidden="true">
{symbols(packs, faces)}
</svg>
<header class="top"><h1>{escape(title)}</h1>
<p class="lead">{copies} cards, {len(cards)} of them different. The window tells the deck (arch: Door, cut corners: \
Treasure), the shape and colour of the badge the kind. Prints at 63 × 88 mm, nine to a sheet.</p></header>
{tools(shelves, sourced=any(provenance.declares(pack) for pack in packs))}
<main class="wall"{spoken}>
{body}{shelf_of_backs()}<p class="none">No card matches.</p>
</main>
<footer class="credits">{credits_for(packs)}{stamps}</footer>
<script>
{read("gallery.js")}</script>
</body>
</html>
"""


# ---------------------------------------------------------------- cards
Shelf = tuple[Face, str, str, Pack, list[dict[str, Any]]]  # its face, deck and heading; the pack, the cards


def shelves_of(pack: Pack, lang: Language) -> Iterator[Shelf]:
    for deck in DECKS:
        for kind in (*pack.identities, *KINDS):
            cards = [card for card in pack.cards if card["kind"] == kind and deck_of(pack, card) == deck]
            if cards:
                yield (
                    face_of(pack, kind),
                    deck,
                    heading(pack, kind, lang),
                    pack,
                    sorted(cards, key=lambda c: c.get("level", 0)),
                )


def heading(pack: Pack, kind: str, lang: Language) -> str:
    if kind in pack.identities:
        return lang.finish(lang.identity(kind, str(pack.identities[kind]["plural"])).many)
    said = lang.said("kind", kind, "many")
    said = said.replace("{curse}s", lang.word_of_pack(pack.curse_word).many)
    return cap(lang.finish(said.replace("{companion}s", lang.word_of_pack(pack.companion_word).many)))


def shelf(
    face: Face,
    deck: str,
    title: str,
    pack: Pack,
    cards: list[dict[str, Any]],
    *,
    many: bool,
    lang: Language,
    drawings: Drawings,
) -> str:
    copies = sum(card.get("count", 1) for card in cards)
    where = f"{DECKS[deck]}{f' of {pack.title}' if many else ''}, {copies} card{'' if copies == 1 else 's'}"
    told = provenance.declares(pack)
    slots = "".join(
        slot(pack, card, told=told, lang=lang, drawn=drawings.get((pack.id, card["name"]))) for card in cards
    )
    mood = f' data-set="{escape(pack.id)}"' if many else ""
    return (
        f'<section class="shelf" data-kind="{face.key}" data-deck="{deck}"{mood}>\n'
        f"<h2>{shape(face)}{escape(title)} <small>{escape(where)}</small></h2>\n"
        f'<div class="row">\n{slots}</div>\n</section>\n'
    )


def slot(pack: Pack, card: dict[str, Any], *, told: bool, lang: Language, drawn: Art | None) -> str:
    """The card and, for paper only, its further copies."""
    face = card_face(pack, card, note=origin(card) if told else "", drawn=drawn, lang=lang)
    count = int(card.get("count", 1))
    note = f'<span class="slot__copies" title="{count} copies">×{count}</span>' if count > 1 else ""
    deck, box = deck_of(pack, card), f'<div class="card-box">{face}</div>'
    first = f'<div class="slot" id="{anchor(pack, card)}" data-deck="{deck}">{box}{note}</div>\n'
    copy = f'<div class="slot slot--copy" data-deck="{deck}" aria-hidden="true">{box}</div>\n'
    return first + copy * (count - 1)


def origin(card: dict[str, Any]) -> str:
    """What of this card is not that of the printed one; shown when the reader asks for it."""
    ours = provenance.said(provenance.ours(card))
    return f'<p class="card__ours">{f"<b>Ours:</b> {escape(ours)}" if ours else "All as printed"}</p>'


def shelf_of_backs() -> str:
    slots = "".join(
        f'<div class="slot" data-deck="{deck}"><div class="card-box">{backs.back(deck)}</div></div>\n' for deck in DECKS
    )
    return f'<aside class="backs">\n<h2>Backs</h2>\n<div class="row">\n{slots}</div>\n</aside>\n'


# ---------------------------------------------------------------- the parts of the page
def tools(shelves: Sequence[Shelf], *, sourced: bool) -> str:
    kinds: dict[str, tuple[Face, str]] = {}
    for face, _, title, *_ in shelves:
        kinds.setdefault(face.key, (face, title))
    decks = [choice("deck", "any", "Both decks", on=True), *(choice("deck", key, DECKS[key]) for key in DECKS)]
    chips = [choice("kind", "any", "All kinds", on=True)]
    chips += [choice("kind", key, title, sign=shape(face)) for key, (face, title) in kinds.items()]
    sizes = [choice("size", "small", "S"), choice("size", "real", "63 mm", on=True), choice("size", "large", "L")]
    themes = [
        choice("theme", "auto", "Auto", on=True),
        choice("theme", "light", "Light"),
        choice("theme", "dark", "Dark"),
    ]
    sets = (("Deck", decks), ("Kind", chips), ("Size", sizes), ("Theme", themes))
    parts = "\n".join(f"<fieldset><legend>{name}</legend>{''.join(entries)}</fieldset>" for name, entries in sets)
    find = '<input type="search" id="find" placeholder="Name or text ( / )" aria-label="Search by name or text"/>'
    every = tick("copies", "Print every copy") + tick("backs", "Print backs", style="scripted-only")
    last = f"<fieldset><legend>Print</legend>{every}</fieldset>"
    if sourced:
        last += f"\n<fieldset><legend>Sources</legend>{tick('ours', 'Show what is ours')}</fieldset>"
    return f'<form class="tools">\n<div class="find">{find}</div>\n{parts}\n{last}\n</form>'


def tick(name: str, label: str, *, style: str = "") -> str:
    named = f' class="{style}"' if style else ""
    return f'<label{named}><input type="checkbox" id="{name}"/>{escape(label)}</label>'


def choice(group: str, value: str, label: str, *, sign: str = "", on: bool = False) -> str:
    checked = ' checked="checked"' if on else ""
    style = f' style="--k-mid: var(--{value}-mid)"' if sign else ""
    return (
        f'<label{style}><input type="radio" name="{group}" id="{group}-{value}" value="{value}"{checked}/>'
        f"{sign}{escape(label)}</label>"
    )


def styles(faces: Sequence[Face]) -> str:
    fonts = "".join(
        f'@font-face {{ font-family: "{name}"; src: url(data:font/woff2;base64,{font(file)}) format("woff2"); '
        f"font-weight: {weight}; font-stretch: 75% 100%; }}\n"
        for name, (file, weight) in FONTS.items()
    )
    chosen = "".join(
        f':root:has(#kind-{key}:checked) .shelf:not([data-kind="{key}"]) {{ display: none; }}\n'
        for key in (face.key for face in faces)
    )
    decks = "".join(
        f':root:has(#deck-{deck}:checked) :is(.shelf, .backs .slot):not([data-deck="{deck}"]) {{ display: none; }}\n'
        for deck in DECKS
    )
    return "".join(
        (fonts, read("tokens.css"), read("card.css"), kind_styles(faces), read("gallery.css"), chosen, decks)
    )


def kind_styles(faces: Sequence[Face]) -> str:
    """The colours and the pattern of each kind of card."""
    return "".join(
        f'[data-kind="{face.key}"] {{ --k-deep: var(--{face.key}-deep); --k-mid: var(--{face.key}-mid); '
        f"--k-lit: var(--{face.key}-lit); --pat: {face.pattern};{f' --badge: {face.nudge};' if face.nudge else ''} }}\n"
        for face in faces
    )


def symbols(packs: Sequence[Pack], faces: Sequence[Face]) -> str:
    known = icons()
    shapes = [f'<symbol id="s-{face.key}" viewBox="0 0 100 100">{face.shape}</symbol>' for face in faces]
    pictures = [
        f'<symbol id="i-{name}" viewBox="0 0 512 512"><path d="{known[name].path}"/></symbol>' for name in used(packs)
    ]
    return "\n".join([*shapes, *pictures, backs.back_symbols()])


def used(packs: Sequence[Pack]) -> list[str]:
    """The icons of this page."""
    on_faces = {name for pack in packs for card in pack.cards for name in icons_on(pack, card)}
    return sorted(on_faces | set(backs.ICONS.values()))


def credits_for(packs: Sequence[Pack]) -> str:
    by_author: dict[str, list[str]] = {}
    for name in used(packs):
        by_author.setdefault(icons()[name].author, []).append(name)
    authors = sorted(by_author, key=lambda author: (-len(by_author[author]), author))
    listed = " ".join(f"<b>{escape(author)}</b>: {', '.join(by_author[author])}." for author in authors)
    return (
        f"<p>{CREDIT}{escape(', '.join(authors))}.</p>\n"
        f"<details><summary>Who made which icon</summary><p>{listed}</p></details>"
    )


@lru_cache(maxsize=8)
def read(name: str) -> str:
    return (FILES / name).read_text("utf-8")


@lru_cache(maxsize=4)
def font(name: str) -> str:
    return base64.b64encode((FILES / "fonts" / name).read_bytes()).decode("ascii")


ALL_FACES: Final = (*FACES.values(), *TRAITS)
