"""The art of cards: a few words that are strictly checked and ignored by the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kickdoor.cardfaces.art import BY_KIND, default_art, drawing, layers
from kickdoor.packs import PackError, builtin_sets, compile_library, load_pack, vocabulary
from kickdoor.packs.icons import icons
from kickdoor.packs.vocabulary import LISTS, NOUNS
from tests.cardfaces.making import HEADER, made

ROOT = Path(__file__).parents[2]


def refusal(tmp_path: Path, art: str) -> str:
    with pytest.raises(PackError) as caught:
        made(tmp_path, f"- {{name: Broom, kind: item, gold: 100, art: {art}}}")
    assert len(caught.value.errors) == 1
    return str(caught.value)


def test_a_misspelt_icon_is_refused_with_the_nearest(tmp_path: Path) -> None:
    text = refusal(tmp_path, "{icon: chainsow}")
    assert "Broom: art/icon: unknown icon 'chainsow' (did you mean 'chainsaw'?)" in text


def test_a_misspelt_icon_alone_is_refused_too(tmp_path: Path) -> None:
    assert "unknown icon 'trol' (did you mean 'troll'?)" in refusal(tmp_path, "trol")


@pytest.mark.parametrize(
    ("art", "said"),
    [
        ("{icon: troll, behnd: tombstone}", "unknown art 'behnd' (did you mean 'behind'?)"),
        ("{icon: troll, accent: grean}", "unknown accent 'grean' (did you mean 'green'?)"),
        ("{icon: troll, times: crowds}", "unknown times 'crowds' (did you mean 'crowd'?)"),
        ("{behind: troll}", "art lacks 'icon'"),
        ("{icon: 7}", "the number 7 where a icon belongs"),
        ("[troll]", "a mapping expected, not a list"),
    ],
)
def test_every_other_mistake_is_reported(tmp_path: Path, art: str, said: str) -> None:
    assert said in refusal(tmp_path, art)


def test_a_flavour_of_more_than_80_characters_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="not a printable text of 1 to 80 characters"):
        made(tmp_path, f"- {{name: Broom, kind: item, gold: 100, flavour: {'x' * 81}}}")
    assert made(tmp_path, f"- {{name: Broom, kind: item, gold: 100, flavour: {'x' * 80}}}").cards


def test_art_and_flavour_change_nothing_of_the_game(tmp_path: Path) -> None:
    plain = made(tmp_path, "- {name: Broom, kind: item, bonus: 2, gold: 100}")
    looks = made(tmp_path, "- {name: Broom, kind: item, bonus: 2, gold: 100, art: magic-broom, flavour: Sweeps.}")
    other = made(tmp_path, "- {name: Broom, kind: item, bonus: 3, gold: 100, art: magic-broom, flavour: Sweeps.}")
    assert plain.hash == looks.hash != other.hash
    assert compile_library([plain]) is compile_library([looks])


@pytest.mark.parametrize("name", builtin_sets())
def test_every_card_of_a_shipped_set_has_a_picture_of_its_own(name: str) -> None:
    seen: dict[str, str] = {}
    for card in load_pack(name).cards:
        assert "art" in card, card["name"]
        picture = str(drawing(card["art"]))
        assert picture not in seen, (card["name"], seen[picture])
        seen[picture] = card["name"]
        assert [layer.icon for layer in layers(card["art"]) if layer.icon not in icons()] == []


def test_every_kind_has_a_default_that_exists() -> None:
    kinds = [kind for kind in NOUNS["kind"] if not kind.startswith("<")]
    assert [kind for kind in kinds if kind not in BY_KIND] == []
    assert [kind for kind in (*BY_KIND, "guild") if default_art(kind)["icon"] not in icons()] == []


def test_every_word_of_a_picture_changes_it() -> None:
    def picture(**more: str) -> str:
        return str(drawing({"icon": "troll", "beside": "fire", **more}))

    choices: list[dict[str, Any]] = [{key: "ghost"} for key in ("behind", "beside", "around", "above")]
    choices += [{noun: word} for noun in ("accent", "times", "pose", "scale") for word in LISTS[noun] if word != "gold"]
    pictures = [picture(), *(picture(**choice) for choice in choices)]
    assert len(set(pictures)) == len(pictures)


def test_an_accent_colours_the_small_pictures_or_else_the_main_one() -> None:
    assert [layer.ink for layer in layers({"icon": "troll", "accent": "green"})] == ["green"]
    assert [layer.ink for layer in layers({"icon": "troll", "beside": "fire", "accent": "green"})] == ["plain", "green"]
    assert [layer.ink for layer in layers("troll")] == ["plain"]


def test_the_icons_are_those_of_the_list_and_all_are_credited() -> None:
    lines = [
        line for line in (ROOT / "tools" / "icons.txt").read_text("utf-8").splitlines() if not line.startswith("#")
    ]
    assert sorted(icons()) == sorted({name for line in lines for name in line.split()})
    credits = (ROOT / "CREDITS.md").read_text("utf-8")
    assert "game-icons.net" in credits and "CC BY 3.0" in credits
    rows = {line.split("**")[1]: line for line in credits.splitlines() if line.startswith("- **")}
    for name, icon in icons().items():
        assert name in rows[icon.author].partition("**: ")[2].split(", ")


def test_looks_are_the_properties_that_the_loader_leaves_out() -> None:
    assert [key for key in vocabulary.LOOKS if key not in NOUNS["property"]] == []
    assert HEADER  # the packs of these tests have one


@pytest.mark.parametrize(
    ("sourced", "complaint"),
    [
        ("[nmae]", "did you mean 'name'"),
        ("[name, name]", "named twice"),
        ("[name, hands]", "which the card does not have"),
        ("[art]", "unknown property 'art'"),
        ("[]", "a list of 1"),
    ],
)
def test_sourced_names_only_properties_that_the_card_has(tmp_path: Path, sourced: str, complaint: str) -> None:
    with pytest.raises(PackError, match=complaint):
        made(tmp_path, f"- {{name: Broom, kind: item, gold: 100, sourced: {sourced}}}")
    assert made(tmp_path, "- {name: Broom, kind: item, gold: 100, sourced: [name, kind, deck, count, gold]}").cards
