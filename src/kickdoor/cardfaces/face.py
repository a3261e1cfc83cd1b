"""The face of one card as HTML: where its numbers stand and how its text is set. Decides no rules, writes no text."""

from __future__ import annotations

import base64
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from kickdoor.cardfaces.art import default_art, drawing, icons_of
from kickdoor.cardfaces.art_pack import Art
from kickdoor.cardfaces.html import EMPTY, Html, html, joined
from kickdoor.cardtext.card_text import CardText, card_text, tags_in_game
from kickdoor.cardtext.languages import ENGLISH, Language, cap, signed
from kickdoor.packs import vocabulary
from kickdoor.packs.loader import Pack
from kickdoor.packs.names import is_map, listed, slug

FEW: Final = 110  # characters of text that leave room for a line of fun
LINES: Final = (40, 100, 165, 240, 320, 420)  # up to so many characters of text: larger to smaller type
NAMES: Final = (24, 34, 44)  # the same of names
LONG_WORD: Final = 14
TYPE: Final = 40  # the same of the line that says what sort of card it is
WIDTH: Final = 32  # characters that fit into the foot
SLOTS: Final = {"headgear": "light-helm", "armor": "chest-armor", "footgear": "leather-boot"}
NO_SLOT: Final = "knapsack"
HAND, GOLD, CHEST, DOOR, LEVEL = "hand", "two-coins", "locked-chest", "closed-doors", "upgrade"


def star(points: int, outer: float, inner: float) -> Html:
    spots: list[str] = []
    for corner in range(2 * points):
        reach, angle = (inner if corner % 2 else outer), math.pi * corner / points
        spots.append(f"{50 + reach * math.sin(angle):.1f},{50 - reach * math.cos(angle):.1f}")
    return html('<polygon points="{}"/>', " ".join(spots))


@dataclass(frozen=True, slots=True)
class Face:
    """The look of a kind of card: a colour (by its key), a shape, a pattern, an icon."""

    key: str
    shape: Html
    icon: str  # in the badge where there is no number
    pattern: str  # CSS; the third code
    nudge: str = ""  # where the number stands in the shape


def stripes(angle: int, on: float, off: float) -> str:
    return f"repeating-linear-gradient({angle}deg, var(--k-deep) 0 {on}cqw, transparent {on}cqw {off}cqw)"


FACES: Final = {
    "monster": Face(
        "monster", star(9, 50, 38), "fangs",
        "repeating-conic-gradient(from 4deg at 50% 72%, var(--k-deep) 0 7.5deg, transparent 7.5deg 15deg)",
    ),
    "curse": Face(
        "curse", html('<path d="M7 10H93L50 95Z"/>'), "evil-eyes",
        "repeating-radial-gradient(circle at 50% 52%, var(--k-deep) 0 4cqw, transparent 4cqw 9cqw)",
        "translateY(-14%) scale(.82)",
    ),
    "class": Face(
        "class", html('<path d="M50 3 92 14V48C92 72 72 90 50 98 28 90 8 72 8 48V14Z"/>'), "crossed-swords",
        stripes(115, 5, 12),
    ),
    "race": Face(
        "race", html('<circle cx="50" cy="50" r="45"/>'), "footprint",
        "repeating-radial-gradient(circle at 50% 108%, transparent 0 7cqw, var(--k-deep) 7cqw 11cqw)",
    ),
    "item": Face(
        "item", html('<rect x="8" y="8" width="84" height="84" rx="14"/>'), "knapsack",
        "conic-gradient(from 152deg at 50% -22%, transparent 0 6deg, #fff 6deg 50deg, transparent 50deg)",
    ),
    "oneshot": Face(
        "oneshot", html('<path d="M50 1C58 18 90 42 90 63A40 36 0 0 1 10 63C10 42 42 18 50 1Z"/>'), "standing-potion",
        "radial-gradient(circle, var(--k-deep) 24%, transparent 26%) 0 0 / 8cqw 8cqw, "
        "radial-gradient(circle, var(--k-deep) 14%, transparent 16%) 4cqw 4cqw / 8cqw 8cqw",
        "translateY(12%) scale(.92)",
    ),
    "enhancer": Face(
        "enhancer", html('<path d="M27 5H73V27H95V73H73V95H27V73H5V27H27Z"/>'), "growth",
        f"{stripes(45, 3.4, 10)} 0 0 / 50% 100% no-repeat, {stripes(-45, 3.4, 10)} 100% 0 / 50% 100% no-repeat",
    ),
    "special": Face(
        "special", star(5, 53, 30), "magic-swirl",
        "conic-gradient(from 45deg, var(--k-deep) 25%, transparent 0 50%, var(--k-deep) 0 75%, transparent 0) "
        "0 0 / 11cqw 11cqw",
        "translateY(4%) scale(.8)",
    ),
    "level_up": Face(
        "levelup", html('<path d="M50 3 96 48H77V95H23V48H4Z"/>'), "upgrade",
        "repeating-linear-gradient(90deg, transparent 0 9cqw, rgb(0 0 0 / .18) 9cqw 10cqw), "
        "linear-gradient(to top right, var(--k-deep) 49%, transparent 50%)",
        "translateY(4%) scale(.78)",
    ),
    "companion": Face("companion", html('<path d="M26 7H74L98 50 74 93H26L2 50Z"/>'), "backpack", stripes(90, 3, 9)),
    "upgrade": Face("upgrade", html('<path d="M50 2 98 50 50 98 2 50Z"/>'), "gears", stripes(0, 2, 7), "scale(.8)"),
}  # fmt: skip
# Identities beyond class and race, by the order in which a pack declares them: banner, octagon, egg, arch.
TRAITS: Final = (
    Face("trait-3", html('<path d="M10 4H90V94L50 76 10 94Z"/>'), "fist", stripes(60, 2, 6), "translateY(-6%)"),
    Face("trait-4", html('<path d="M31 4H69L96 31V69L69 96H31L4 69V31Z"/>'), "shaking-hands", stripes(30, 7, 14)),
    Face(
        "trait-5",
        html('<ellipse cx="50" cy="50" rx="38" ry="48"/>'),
        "weight-lifting-up",
        stripes(150, 2, 9),
        "scale(.9)",
    ),
    Face("trait-6", html('<path d="M6 96V46C6 20 26 4 50 4S94 20 94 46V96Z"/>'), "vertical-banner", stripes(0, 4, 12)),
)


def face_of(pack: Pack, kind: str) -> Face:
    if kind in FACES:
        return FACES[kind]
    others = [identity for identity in pack.identities if identity not in FACES]
    return TRAITS[others.index(kind) % len(TRAITS)]


def deck_of(pack: Pack, card: dict[str, Any]) -> str:
    kind = card["kind"]
    return str(card.get("deck") or vocabulary.NOUNS["kind"]["<identity>" if kind in pack.identities else kind].takes)


def icon(name: str) -> Html:
    return html('<svg class="i" viewBox="0 0 512 512" aria-hidden="true"><use href="#i-{}"/></svg>', name)


def shape(face: Face, style: str = "") -> Html:
    named = html(' class="{}"', style) if style else EMPTY
    return html('<svg{} viewBox="0 0 100 100" aria-hidden="true"><use href="#s-{}"/></svg>', named, face.key)


def art_of(card: dict[str, Any]) -> Any:
    return card.get("art") or default_art(card["kind"])


def icons_on(pack: Pack, card: dict[str, Any]) -> list[str]:
    """Every icon on the face of this card."""
    return [*icons_of(art_of(card)), *re.findall(r'href="#i-([^"]+)"', str(card_face(pack, card)))]


def card_face(
    pack: Pack,
    card: dict[str, Any],
    *,
    mix: Sequence[Pack] = (),
    note: Html = EMPTY,
    drawn: Art | None = None,
    lang: Language = ENGLISH,
) -> Html:
    """The whole card, in the words of all packs of the game (`mix`). `note` lies on its picture; `drawn`: a picture by
    a player in the place of its own.
    """
    text, face, deck = card_text(pack, card, mix=mix, lang=lang), face_of(pack, card["kind"]), deck_of(pack, card)
    flavour = card.get("flavour", "") if text.length <= FEW else ""
    length = text.length + len(flavour) + (30 if text.bad_stuff else 0)
    body = list(paragraphs(pack, card, text, lang))
    if flavour:
        body.append(html('<p class="card__flavour">{}</p>', flavour))
    scene, caption = (drawing(art_of(card)), EMPTY) if drawn is None else framed(drawn)
    return html(
        '<article class="card" data-kind="{kind}" data-deck="{deck}" data-name="{size}" data-text="{step}"{drawn}>'
        '<header class="card__head"><h3 class="card__name">{name}</h3></header>'
        '<span class="card__badge">{shape}{badge}</span>'
        '<figure class="card__art"><div class="card__scene">{scene}</div>{caption}{note}</figure>'
        '<div class="card__body"{short}><span class="card__type"{wide}>{type}</span>{body}</div>'
        '<footer class="card__foot">{foot}</footer>'
        "</article>",
        kind=face.key,
        deck=deck,
        size=name_class(card["name"]),
        step=step(length),
        drawn=EMPTY if drawn is None else html(' data-drawn=""'),
        name=card["name"],
        shape=shape(face, "card__shape"),
        badge=badge(card, face, lang),
        scene=scene,
        caption=caption,
        note=note,
        short=html(' data-short=""') if text.length <= FEW and not text.bad_stuff else EMPTY,
        wide=html(' data-wide=""') if len(text.type) > TYPE else EMPTY,
        type=text.type,
        body=joined(body),
        foot=foot(pack, card, deck, mix, lang),
    )


def framed(drawn: Art) -> tuple[Html, Html]:
    """A drawing as an image, in which no script ever runs, and the name and the day under it."""
    said = f"{drawn.signature}, {drawn.date}"
    source = base64.b64encode(drawn.svg).decode("ascii")
    image = '<img class="card__drawing" alt="Drawn by {}" src="data:image/svg+xml;base64,{}"/>'
    return html(image, said, source), html('<figcaption class="card__signed">{}</figcaption>', said)


def step(length: int) -> int:
    return sum(length > most for most in LINES)


def name_class(name: str) -> int:
    longest = max(map(len, name.split()), default=0)
    return 1 + min(3, sum(len(name) > most for most in NAMES) + (longest > LONG_WORD))


def badge(card: dict[str, Any], face: Face, lang: Language) -> Html:
    """Top left, where it shows in a fan: the level of a monster, the bonus of what has one."""
    if card["kind"] == "monster":
        number, said = str(card["level"]), lang.phrase("at level", n=str(card["level"]))
    elif card.get("bonus"):
        number, said = signed(card["bonus"]), lang.phrase("with bonus", n=signed(card["bonus"]))
    else:
        slots = [SLOTS[slot] for slot in listed(card.get("slot", [])) if slot in SLOTS]
        return icon(slots[0] if slots else face.icon)
    return html('<b data-len="{}" title="{}">{}</b>', len(number), said, number)


# ---------------------------------------------------------------- text
def paragraphs(pack: Pack, card: dict[str, Any], text: CardText, lang: Language) -> Iterator[Html]:
    rule = text.rule
    if found := users(lang).search(rule):
        rule = (rule[: found.start()] + rule[found.end() :]).strip()
        sign = "hand" if found["only"] else "cancel"
        yield html('<p class="card__only">{}<span>{}</span></p>', icon(sign), found["only"] or found["not_for"])
    if rule:
        for name, part in powers(pack, card, rule):
            title = html("<strong>{}:</strong> ", name) if name else EMPTY
            yield html("<p>{}{}</p>", title, stressed(part, lang))
    if text.bad_stuff:
        yield html('<p class="card__bad"><b>{}</b>{}</p>', text.bad_stuff_is, stressed(text.bad_stuff, lang))


@cache
def users(lang: Language) -> re.Pattern[str]:
    """Finds the sentence that says who may use a card, or may not."""
    kinds = "|".join(
        f"(?P<{key}>{re.escape(cap(lang.said('property', key))).replace(re.escape('{whom}'), '[^.]+')})"
        for key in ("only", "not_for")
    )
    return re.compile(rf"(?:^|(?<=\. ))(?:{kinds})\.(?: |$)")


def powers(pack: Pack, card: dict[str, Any], rule: str) -> Iterator[tuple[str, str]]:
    """The text of a card cut where a named power begins."""
    names = [re.escape(use["name"]) for use in card.get("uses", []) if "name" in use]
    if not names or card["kind"] not in pack.identities:
        yield "", rule
        return
    parts = re.split(rf"(?:^|(?<=\. ))({'|'.join(names)}): ", rule)
    if parts[0].strip():
        yield "", parts[0].strip()
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        yield name, part.strip()


def stressed(text: str, lang: Language) -> Html:
    """The text with its numbers in bold."""
    done, found = 0, list[str | Html]()
    for match in lang.strong.finditer(text):
        found += [text[done : match.start()], html("<strong>{}</strong>", match[0])]
        done = match.end()
    return joined([*found, text[done:]])


# ---------------------------------------------------------------- the foot
def foot(pack: Pack, card: dict[str, Any], deck: str, mix: Sequence[Pack], lang: Language) -> Html:
    """Left: what it takes or what killing it gives. Middle: labels. Right: what it is worth."""
    left, right = facts(pack, card, deck, lang)
    room: float = WIDTH - len(re.sub(r"<[^>]+>", "", f"{left}{right}"))
    labels: list[Html] = []
    for tag in tags(card, mix or [pack], lang):
        room -= 1.25 * len(tag) + 2.5  # capitals in a frame
        if room >= 0:
            labels.append(html('<span class="tag">{}</span>', tag))
    return html("<span>{}</span><span>{}</span><span>{}</span>", left, joined(labels), right)


def facts(pack: Pack, card: dict[str, Any], deck: str, lang: Language) -> tuple[Html, Html]:
    home = labelled(DOOR if deck == "door" else CHEST, cap(lang.said("deck", deck)))
    match card["kind"]:
        case "monster":
            levels = lang.many(card.get("levels", 1), "level")
            return labelled(LEVEL, levels), labelled(CHEST, treasures(card["treasures"], lang))
        case "item":
            return worn(card, lang), gold(card, lang)
        case "oneshot":
            return labelled("hourglass", lang.phrase("one use")), gold(card, lang)
        case "enhancer" if extra := enhancer_treasures(card, lang):
            return home, labelled(CHEST, extra)
        case _:
            return home, html("{}", pack.title)


def labelled(sign: str, words: str) -> Html:
    return html("{}{}", icon(sign), words)


def treasures(number: int | str, lang: Language) -> str:
    return lang.phrase("special Treasures") if isinstance(number, str) else lang.many(number, "Treasure")


def enhancer_treasures(card: dict[str, Any], lang: Language) -> str:
    number = card.get("treasures", 0)
    for each in card.get("always", []):
        amount = each.get("treasures")
        number += amount.get("add", 0) if is_map(amount) else amount if isinstance(amount, int) else 0
    return lang.phrase("Treasure" if abs(number) == 1 else "Treasures", n=signed(number)) if number else ""


def worn(card: dict[str, Any], lang: Language) -> Html:
    slots: list[str] = listed(card.get("slot", []))
    parts = [cap(lang.finish(lang.slot(slot).one)) for slot in slots]
    hands = card.get("hands", 0)
    if hands:
        parts.append(lang.said("property", "hands", "" if hands == 1 else "many", n=str(hands)))
    sign = next((SLOTS[slot] for slot in slots if slot in SLOTS), HAND if hands else NO_SLOT)
    return labelled(sign, " + ".join(parts) or lang.phrase("no slot"))


def gold(card: dict[str, Any], lang: Language) -> Html:
    return labelled(GOLD, lang.grouped(card["gold"]) if card["gold"] else lang.phrase("no value"))


def tags(card: dict[str, Any], packs: Sequence[Pack], lang: Language) -> list[str]:
    found = [cap(lang.finish(lang.said("size", "big")))] if card.get("size") == "big" else []
    if card["kind"] in ("monster", "item", "oneshot"):
        found += [lang.label(tag) for tag in tags_in_game(card, packs)]
    if card["kind"] == "curse" and "stays" in card:
        found.append(cap(lang.finish(lang.said("filter", "lasting"))))
    return found


def anchor(pack: Pack, card: dict[str, Any]) -> str:
    return f"{pack.id}-{slug(card['name'])}"
