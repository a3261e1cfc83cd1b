"""Every card of some packs as one HTML page that needs nothing else: to read side by side, to search, and to print."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from kickdoor.cardfaces import art_pack, backs
from kickdoor.cardfaces.art_pack import Art
from kickdoor.cardfaces.face import FACES, TRAITS, Face, anchor, card_face, deck_of, face_of, icons_on, shape
from kickdoor.cardfaces.html import ASSETS, EMPTY, Html, asset, html, joined
from kickdoor.cardtext.languages import ENGLISH, Language, cap
from kickdoor.packs import provenance
from kickdoor.packs.icons import icons
from kickdoor.packs.loader import Pack, builtin_sets, load_pack

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
    cards = [card for pack in packs for card in pack.cards]
    faces = list(dict.fromkeys(face for face, *_ in shelves))
    many = len(packs) > 1
    page = html(
        """<!doctype html>
<html lang="en"{mood}>
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{title}: cards</title>
<style>
{styles}</style>
</head>
<body>
<svg class="sprite" aria-hidden="true">
{symbols}
</svg>
<header class="top"><h1>{title}</h1>
<p class="lead">{copies} cards, {different} of them different. The window tells the deck (arch: Door, cut corners: \
Treasure), the shape and colour of the badge the kind. Prints at 63 × 88 mm, nine to a sheet.</p></header>
{tools}
<main class="wall"{spoken}>
{shelves}{backs}<p class="none">No card matches.</p>
</main>
<footer class="credits">{credits}{stamps}</footer>
<script>
{script}</script>
</body>
</html>
""",
        mood=EMPTY if many else html(' data-set="{}"', packs[0].id),
        title=" + ".join(pack.title for pack in packs),
        styles=styles(faces),
        symbols=symbols(packs, faces),
        copies=sum(card.get("count", 1) for card in cards),
        different=len(cards),
        tools=tools(shelves, sourced=any(provenance.declares(pack) for pack in packs)),
        spoken=EMPTY if lang is ENGLISH else html(' lang="{}"', lang.code),
        shelves=joined(shelf(*parts, many=many, lang=lang, drawings=drawings) for parts in shelves),
        backs=shelf_of_backs(),
        credits=credits_for(packs),
        stamps=html("\n<p>{}</p>", art_pack.stamp_credits()) if drawings else EMPTY,
        script=asset("gallery.js"),
    )
    return str(page)


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
) -> Html:
    copies = sum(card.get("count", 1) for card in cards)
    told = provenance.declares(pack)
    slots = (slot(pack, card, told=told, lang=lang, drawn=drawings.get((pack.id, card["name"]))) for card in cards)
    return html(
        '<section class="shelf" data-kind="{key}" data-deck="{deck}"{mood}>\n'
        "<h2>{shape}{title} <small>{where}</small></h2>\n"
        '<div class="row">\n{slots}</div>\n</section>\n',
        key=face.key,
        deck=deck,
        mood=html(' data-set="{}"', pack.id) if many else EMPTY,
        shape=shape(face),
        title=title,
        where=f"{DECKS[deck]}{f' of {pack.title}' if many else ''}, {copies} card{'' if copies == 1 else 's'}",
        slots=joined(slots),
    )


def slot(pack: Pack, card: dict[str, Any], *, told: bool, lang: Language, drawn: Art | None) -> Html:
    """The card and, for paper only, its further copies."""
    face = card_face(pack, card, note=origin(card) if told else EMPTY, drawn=drawn, lang=lang)
    count = int(card.get("count", 1))
    note = html('<span class="slot__copies" title="{} copies">×{}</span>', count, count) if count > 1 else EMPTY
    deck, box = deck_of(pack, card), html('<div class="card-box">{}</div>', face)
    first = html('<div class="slot" id="{}" data-deck="{}">{}{}</div>\n', anchor(pack, card), deck, box, note)
    copy = html('<div class="slot slot--copy" data-deck="{}" aria-hidden="true">{}</div>\n', deck, box)
    return joined([first, *[copy] * (count - 1)])


def origin(card: dict[str, Any]) -> Html:
    """What of this card is not that of the printed one; shown when the reader asks for it."""
    ours = provenance.said(provenance.ours(card))
    return html('<p class="card__ours">{}</p>', html("<b>Ours:</b> {}", ours) if ours else "All as printed")


def shelf_of_backs() -> Html:
    place = '<div class="slot" data-deck="{}"><div class="card-box">{}</div></div>\n'
    slots = joined(html(place, deck, backs.back(deck)) for deck in DECKS)
    return html('<aside class="backs">\n<h2>Backs</h2>\n<div class="row">\n{}</div>\n</aside>\n', slots)


# ---------------------------------------------------------------- the parts of the page
def tools(shelves: Sequence[Shelf], *, sourced: bool) -> Html:
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
    named = "<fieldset><legend>{}</legend>{}</fieldset>"
    parts = [html(named, name, joined(entries)) for name, entries in sets]
    every = joined((tick("copies", "Print every copy"), tick("backs", "Print backs", style="scripted-only")))
    parts.append(html(named, "Print", every))
    if sourced:
        parts.append(html(named, "Sources", tick("ours", "Show what is ours")))
    return html(
        '<form class="tools">\n<div class="find"><input type="search" id="find" placeholder="Name or text ( / )"'
        ' aria-label="Search by name or text"/></div>\n{}\n</form>',
        joined(parts, "\n"),
    )


def tick(name: str, label: str, *, style: str = "") -> Html:
    named = html(' class="{}"', style) if style else EMPTY
    return html('<label{}><input type="checkbox" id="{}"/>{}</label>', named, name, label)


def choice(group: str, value: str, label: str, *, sign: Html = EMPTY, on: bool = False) -> Html:
    return html(
        '<label{style}><input type="radio" name="{group}" id="{group}-{value}" value="{value}"{checked}/>'
        "{sign}{label}</label>",
        style=html(' style="--k-mid: var(--{}-mid)"', value) if sign != EMPTY else EMPTY,
        group=group,
        value=value,
        checked=html(' checked="checked"') if on else EMPTY,
        sign=sign,
        label=label,
    )


def styles(faces: Sequence[Face]) -> Html:
    fonts = (
        html(
            '@font-face {{ font-family: "{name}"; src: url(data:font/woff2;base64,{data}) format("woff2"); '
            "font-weight: {weight}; font-stretch: 75% 100%; }}\n",
            name=name,
            data=font(file),
            weight=weight,
        )
        for name, (file, weight) in FONTS.items()
    )
    chosen = (
        html(':root:has(#kind-{key}:checked) .shelf:not([data-kind="{key}"]) {{ display: none; }}\n', key=face.key)
        for face in faces
    )
    decks = (
        html(
            ":root:has(#deck-{deck}:checked) :is(.shelf, .backs .slot)"
            ':not([data-deck="{deck}"]) {{ display: none; }}\n',
            deck=deck,
        )
        for deck in DECKS
    )
    sheets = (read("tokens.css"), read("card.css"), kind_styles(faces), read("gallery.css"))
    return joined((*fonts, *sheets, *chosen, *decks))


def kind_styles(faces: Sequence[Face]) -> Html:
    """The colours and the pattern of each kind of card."""
    return joined(
        html(
            '[data-kind="{key}"] {{ --k-deep: var(--{key}-deep); --k-mid: var(--{key}-mid); '
            "--k-lit: var(--{key}-lit); --pat: {pattern};{nudge} }}\n",
            key=face.key,
            pattern=face.pattern,
            nudge=f" --badge: {face.nudge};" if face.nudge else "",
        )
        for face in faces
    )


def symbols(packs: Sequence[Pack], faces: Sequence[Face]) -> Html:
    return joined((*sprites(faces, used(packs)), backs.back_symbols()), "\n")


def sprites(faces: Sequence[Face], names: Sequence[str]) -> Iterator[Html]:
    """What shapes of badges and icons refer to."""
    for face in faces:
        yield html('<symbol id="s-{}" viewBox="0 0 100 100">{}</symbol>', face.key, face.shape)
    for name in names:
        path = icons()[name].path
        yield html('<symbol id="i-{}" viewBox="0 0 512 512"><path d="{}"/></symbol>', name, path)


def used(packs: Sequence[Pack]) -> list[str]:
    """The icons of this page."""
    on_faces = {name for pack in packs for card in pack.cards for name in icons_on(pack, card)}
    return sorted(on_faces | set(backs.ICONS.values()))


def credits_for(packs: Sequence[Pack]) -> Html:
    by_author: dict[str, list[str]] = {}
    for name in used(packs):
        by_author.setdefault(icons()[name].author, []).append(name)
    authors = sorted(by_author, key=lambda author: (-len(by_author[author]), author))
    listed = (html("<b>{}</b>: {}.", author, ", ".join(by_author[author])) for author in authors)
    return html(
        "<p>{}{}.</p>\n<details><summary>Who made which icon</summary><p>{}</p></details>",
        CREDIT,
        ", ".join(authors),
        joined(listed, " "),
    )


@lru_cache(maxsize=8)
def read(name: str) -> Html:
    return asset(name)


@lru_cache(maxsize=4)
def font(name: str) -> str:
    return base64.b64encode((ASSETS / "fonts" / name).read_bytes()).decode("ascii")


ALL_FACES: Final = (*FACES.values(), *TRAITS)
