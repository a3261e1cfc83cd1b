"""The styles of card faces: sizes for print, a sign besides colour for every kind, readable colours."""

from __future__ import annotations

import re

import pytest

from kickdoor.cardfaces.gallery import ALL_FACES, read, styles
from kickdoor.packs import builtin_sets
from kickdoor.packs.vocabulary import LISTS

TOKENS = str(read("tokens.css"))
BLOCKS = dict(re.findall(r"^(:root|\[data-set=\"\w+\"\]) \{(.*?)^\}", TOKENS, re.M | re.S))
COLOURS = dict(re.findall(r"--([\w-]+):\s*([^;]+);", BLOCKS[":root"]))
MOODS = {name: COLOURS | dict(re.findall(r"--([\w-]+):\s*([^;]+);", block)) for name, block in BLOCKS.items()}
WHITE = "#ffffff"


def test_a_card_is_63_by_88_mm_on_paper_nine_to_a_sheet() -> None:
    page = str(styles(ALL_FACES))
    printed = page[page.index("@media print") :]
    assert "grid-template-columns: repeat(3, 63mm)" in printed
    assert "width: 63mm; height: 88mm; break-inside: avoid" in printed
    assert "--card-w: 63mm !important" in printed
    margin = re.search(r"@page \{ margin: (\d+)mm (\d+)mm; \}", page)
    assert margin is not None
    for width, height in ((210, 297), (215.9, 279.4)):  # A4, US letter
        assert width - 2 * int(margin[2]) >= 3 * 63
        assert 3 * 88 <= height - 2 * int(margin[1]) < 4 * 88


def test_every_kind_has_a_shape_a_pattern_and_a_colour_of_its_own() -> None:
    for part in ("key", "shape", "pattern"):
        values = [getattr(face, part) for face in ALL_FACES]
        assert len(set(values)) == len(values), part
    mids = [COLOURS[f"{face.key}-mid"] for face in ALL_FACES]
    assert len(set(mids)) == len(mids)


def test_every_accent_has_a_colour() -> None:
    card = str(read("card.css"))
    for accent in LISTS["accent"]:
        assert accent in COLOURS
        assert f".ink-{accent} {{" in card


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def colour(name: str, scheme: int, mood: str) -> str:
    if name.startswith("#"):
        return name
    both = re.fullmatch(r"light-dark\((#\w+), (#\w+)\)", MOODS[mood][name])
    return both[scheme + 1] if both else MOODS[mood][name]


def test_a_theme_changes_the_background_and_no_colour_with_a_meaning() -> None:
    assert set(BLOCKS) == {":root", *(f'[data-set="{name}"]' for name in builtin_sets() if name != "classic")}
    for name, mood in MOODS.items():
        if name != ":root":
            assert mood["bg"] != COLOURS["bg"] and mood["pattern"] != COLOURS["pattern"]
            assert {key: mood[key] for key in mood if key.endswith(("-deep", "-mid", "-lit")) and key != "bg-deep"} == {
                key: COLOURS[key] for key in COLOURS if key.endswith(("-deep", "-mid", "-lit")) and key != "bg-deep"
            }


@pytest.mark.parametrize("mood", list(BLOCKS))
@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_the_page_is_readable_in_both_schemes_and_every_theme(scheme: int, mood: str) -> None:
    pairs = [(text, ground) for text in ("text", "text-2") for ground in ("bg", "surface", "surface-2", "surface-3")]
    pairs += [("on-accent", "accent"), ("text", "glow"), ("text", "bg-deep")]
    for text, ground in pairs:
        assert contrast(colour(text, scheme, mood), colour(ground, scheme, mood)) >= 4.5, (text, ground)


@pytest.mark.parametrize("key", [face.key for face in ALL_FACES])
def test_the_card_is_readable(key: str) -> None:
    deep, mid = COLOURS[f"{key}-deep"], COLOURS[f"{key}-mid"]
    assert contrast(WHITE, deep) >= 4.5
    assert contrast(deep, COLOURS["paper-2"]) >= 4.5
    assert contrast(WHITE, mid) >= 3  # the large number of the badge
    assert contrast(COLOURS["paper-ink"], COLOURS["paper-2"]) >= 4.5
    assert contrast(COLOURS["paper-ink-2"], COLOURS["paper-2"]) >= 4.5
