"""How strict the schema is: every word and key misspelt in turn is refused; what it lets pass compiles and reads."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from kickdoor.cardtext.card_text import card_text
from kickdoor.packs import Pack, compile_library, load_pack
from kickdoor.packs.loader import Location
from kickdoor.packs.schema import Grammar, known_words
from tests.table import TRIAL

FREE = ("name", "plural", "flavour")  # text of the author's own
Trail = tuple[str | int, ...]


@pytest.fixture(scope="module", params=["classic", TRIAL], ids=["classic", "trial"])
def pack(request: pytest.FixtureRequest) -> Pack:
    return load_pack(request.param)


def spots(node: Any, trail: Trail = ()) -> Iterator[tuple[Trail, bool]]:
    """Every key (True) and every word (False) of a card, but for free text."""
    if isinstance(node, dict):
        for key, part in node.items():
            if key not in FREE:
                yield (*trail, key), True
                yield from spots(part, (*trail, key))
    elif isinstance(node, list):
        for index, part in enumerate(node):
            yield from spots(part, (*trail, index))
    elif isinstance(node, str):
        yield trail, False


def misspelt(card: dict[str, Any], trail: Trail, *, key: bool) -> dict[str, Any]:
    changed = copy.deepcopy(card)
    node: Any = changed
    for part in trail[:-1]:
        node = node[part]
    if key:
        node[f"{trail[-1]}x"] = node.pop(trail[-1])
    else:
        node[trail[-1]] += "x"
    return changed


def test_every_misspelt_word_is_refused(pack: Pack) -> None:
    grammar = Grammar(known_words(pack.header, pack.cards))
    tried, slipped = 0, []
    for card in pack.cards:
        for trail, key in spots(dict(card)):
            grammar.errors.clear()
            grammar.check_card(misspelt(card, trail, key=key))
            tried += 1
            if not grammar.errors:
                slipped.append((card["name"], trail))
    assert slipped == []
    assert tried > 1000


def parts_by_shape(node: Any, key: str, found: dict[str, list[Any]]) -> None:
    """Every part of a card under the key at which it stands."""
    if isinstance(node, dict):
        for name, part in node.items():
            found.setdefault(name, []).append(part)
            parts_by_shape(part, name, found)
    elif isinstance(node, list):
        for part in node:
            found.setdefault(f"{key}[]", []).append(part)
            parts_by_shape(part, key, found)


def recombined(card: dict[str, Any], parts: dict[str, list[Any]], dice: random.Random) -> dict[str, Any]:
    """The card with some of its parts taken from other cards, from the same kind of place."""
    changed = copy.deepcopy(card)
    for _ in range(dice.randint(1, 4)):
        places = [trail for trail, key in spots(changed) if key and trail[0] not in ("kind", "deck")]
        if not places:
            return changed
        trail = dice.choice(places)
        node: Any = changed
        for part in trail[:-1]:
            node = node[part]
        node[trail[-1]] = copy.deepcopy(dice.choice(parts[str(trail[-1])]))
    return changed


def test_whatever_the_schema_lets_pass_compiles_and_reads() -> None:
    pack = load_pack(TRIAL)
    dice = random.Random(7)
    parts: dict[str, list[Any]] = {}
    for card in (*pack.cards, *load_pack("classic").cards):
        parts_by_shape(dict(card), "", parts)
    grammar = Grammar(known_words(pack.header, pack.cards))
    sound: list[dict[str, Any]] = []
    for _ in range(4000):
        card = recombined(dict(dice.choice(pack.cards)), parts, dice)
        grammar.errors.clear()
        grammar.check_card(card)
        if not grammar.errors:
            sound.append(card)
    assert len(sound) > 800
    for card in sound:
        text = card_text(pack, card)
        assert not any(sign in text.rule + text.bad_stuff for sign in "{}<>"), (card, text)
    strange = [{**card, "name": f"Card {index}"} for index, card in enumerate(sound)]
    cards = (*pack.cards, *strange)
    mixed = Pack(pack.header, cards, (Location("", 0),) * len(cards), "", "recombined")
    assert len(compile_library([mixed]).defs) == len(cards)
