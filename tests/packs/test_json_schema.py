"""The JSON Schema: it takes what the loader takes, and refuses misspelt words."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator
from jsonschema.protocols import Validator

from kickdoor.authoring.starter import schema_text
from kickdoor.packs import Pack, load_pack, vocabulary
from kickdoor.packs.checker import DeclaredWords
from kickdoor.packs.header import HeaderGrammar
from kickdoor.packs.json_schema import pack_schema
from kickdoor.packs.schema import Grammar, known_words
from kickdoor.packs.vocabulary import shapes
from tests.table import TRIAL
from tools.random_packs import random_pack


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.fixture(scope="module")
def general() -> Validator:
    schema = pack_schema()
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@pytest.fixture(scope="module", params=["classic", str(TRIAL)])
def pack(request: pytest.FixtureRequest) -> Pack:
    return load_pack(request.param)


def wrong(validator: Validator, data: Any) -> list[str]:
    return [f"{list(error.absolute_path)}: {error.message[:200]}" for error in validator.iter_errors(plain(data))]


def test_it_takes_the_packs_we_have(general: Validator, pack: Pack) -> None:
    assert wrong(general, list(pack.cards)) == []
    assert wrong(general, pack.header) == []
    assert wrong(general, {"pack": pack.header, "cards": list(pack.cards)}) == []


def test_with_a_pack_its_own_words_are_closed(pack: Pack) -> None:
    own = Draft202012Validator(pack_schema(pack))
    assert wrong(own, list(pack.cards)) == []
    item = {"name": "X", "kind": "item", "gold": 0}
    assert wrong(own, [item]) == []
    for change in ({"kind": "itm"}, {"slot": "hedgear"}, {"tags": ["undaed"]}, {"only": "wizzard"}):
        assert wrong(own, [{**item, **change}]) != [], change


def test_it_takes_random_packs(general: Validator) -> None:
    for number in range(15):
        pack = random_pack(random.Random(number), cards=10)
        assert wrong(general, list(pack.cards)) == [], number


def mappings(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from mappings(part)
    elif isinstance(value, list):
        for part in value:
            yield from mappings(part)


def test_misspelt_keys_are_refused(general: Validator, pack: Pack) -> None:
    """Every key of every card, misspelt: die tables, identities and names of the pack's own are free."""
    tried = 0
    for card in pack.cards[::5]:
        copy = plain(card)
        for mapping in list(mappings(copy)):
            for key in list(mapping):
                if re.fullmatch(r"[1-6](-[1-6])?", key) or key in pack.identities:
                    continue
                value = mapping.pop(key)
                mapping[key + "x"] = value
                if "allow" not in json.dumps(copy) or key not in ("big", "hands", "hand_cards"):
                    assert wrong(general, [copy]) != [], (card["name"], key)
                    tried += 1
                del mapping[key + "x"]
                mapping[key] = value
    assert tried > 100


@pytest.mark.parametrize(
    "part",
    [
        {"effect": ["dei"]},
        {"effect": [{"lose_level": 1}]},
        {"effect": [{"lose_levels": "two"}]},
        {"effect": [{"discard": {"count": 1, "in": "hnad"}}]},
        {"effect": [{"discard": {"in": "hand"}}]},
        {"effect": [{"die": True, "change_sex": True}]},
        {"effect": [{"give": "this"}]},
        {"effect": [{"lose_levels": 1, "who": "everybody"}]},
        {"always": [{"strenght": 1}]},
        {"always": [{"strength": 1, "run_away": 1}]},
        {"always": [{"rule": "win_ties"}]},
        {"stays": {"until": "next_trun"}},
        {"uses": [{"when": "combt", "do": ["die"]}]},
        {"uses": [{"when": "combat"}]},
        {"triggers": {"curse": []}},
        {"count": 0},
        {"name": "No [brackets]"},
    ],
)
def test_what_is_refused(general: Validator, part: dict[str, Any]) -> None:
    card = {"name": "Hex", "kind": "curse", "effect": [{"lose_levels": 1}]}
    assert wrong(general, [card]) == []
    assert wrong(general, [{**card, **part}]) != []


def test_headers_too(general: Validator) -> None:
    header = {"id": "x", "title": "X", "vocabulary": 1}
    assert wrong(general, header) == []
    changes: list[dict[str, Any]] = [{"id": "X Y"}, {"vocabulary": 2}, {"tag": []}, {"slots": {"hat": 0}}]
    for change in (*changes, {"identities": {"class": {}}}):
        assert wrong(general, {**header, **change}) != [], change


def test_every_word_is_described() -> None:
    text = schema_text()
    for noun, table in vocabulary.NOUNS.items():
        for word, entry in table.items():
            if not word.startswith("<") and noun not in ("limit",):
                assert json.dumps(entry.means, ensure_ascii=False)[1:-1] in text, (noun, word)


def test_every_type_of_the_grammar_has_a_definition(pack: Pack) -> None:
    grammar = Grammar(known_words(pack.header, pack.cards))
    types = {*grammar.types, *HeaderGrammar(file="").types, *vocabulary.SHAPES, *vocabulary.LISTS, *vocabulary.RECORDS}
    assert types - set(pack_schema()["$defs"]) == set()


def test_what_stands_in_one_table_is_checked_by_both(general: Validator, monkeypatch: pytest.MonkeyPatch) -> None:
    """A property, its type with its bounds, the kinds that may have it and that need it: each is said once."""
    hex = {"name": "Hex", "kind": "curse", "effect": [{"lose_levels": 1}]}

    def refused(card: dict[str, Any]) -> tuple[bool, bool]:
        grammar = Grammar(DeclaredWords())
        grammar.check_card(card)
        return grammar.errors != [], wrong(Draft202012Validator(pack_schema()), [card]) != []

    assert refused({**hex, "omens": [1, 2]}) == (True, True)
    monkeypatch.setitem(vocabulary.RECORDS["property"], "omens", vocabulary.Word("omens", "what it foretells"))
    monkeypatch.setitem(vocabulary.SHAPES, "omen", shapes.Whole(1, 3))
    monkeypatch.setitem(vocabulary.SHAPES, "omens", shapes.Each("omen", 2, 4, unique="omen"))
    assert refused({**hex, "omens": [1, 2]}) == (False, False)
    for omens in ([1], [1, 4], [2, 2], [1, 2, 3, 1, 2], 2, ["one", "two"]):
        assert refused({**hex, "omens": omens}) == (True, True), omens
    monkeypatch.setitem(vocabulary.ONLY_FOR, "omens", ("curse",))
    assert refused({"name": "A", "kind": "item", "gold": 0, "omens": [1, 2]}) == (True, True)
    assert refused({**hex, "omens": [1, 2]}) == (False, False)
    monkeypatch.setitem(vocabulary.NEEDS, "curse", ("omens",))
    assert refused(hex) == (True, True)


@pytest.mark.parametrize(
    "card",
    [
        {"kind": "item"},
        {"kind": "item", "gold": 0, "level": 3},
        {"kind": "item", "gold": 0, "deck": "door"},
        {"kind": "monster", "level": 1, "treasures": 1},
        {"kind": "special", "stays": "in_play"},
        {"kind": "special", "deck": "door"},
        {"kind": "oneshot", "gold": 100},
        {"kind": "item", "gold": True},
        {"kind": "item", "gold": 0, "stacks": 1},
    ],
)
def test_what_a_kind_must_and_may_have_is_checked_by_both(general: Validator, card: dict[str, Any]) -> None:
    grammar = Grammar(DeclaredWords())
    grammar.check_card({"name": "A", **card})
    assert grammar.errors != [] and wrong(general, [{"name": "A", **card}]) != []


def test_files_as_they_are_written(general: Validator) -> None:
    for file in sorted(TRIAL.glob("*.yaml")):
        assert wrong(general, yaml.load(file.read_text("utf-8"), yaml.BaseLoader)) != [], "every number is text here"
        assert wrong(general, yaml.safe_load(file.read_text("utf-8"))) == [], file
