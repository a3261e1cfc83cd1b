"""The catalogue as data: complete, consistent, and searchable by ID and by word."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from kickdoor.rules import (
    EDITIONS,
    Ambiguity,
    Difference,
    Example,
    Rule,
    Ruling,
    TimingRow,
    UnknownEdition,
    UnknownRule,
    catalogue,
    citations,
    citing,
    edition_values,
    find,
    get,
    get_rule,
    is_behavioural,
    nearest,
)
from kickdoor.rules.catalogue import text_of
from kickdoor.rules.reading import Row
from kickdoor.rules.references import cited
from kickdoor.rules.switches import SWITCHES

README = Path(__file__).parents[3] / "README.md"

PARTS = (
    "ambiguities",
    "differences",
    "editions",
    "examples",
    "faq",
    "not_behavioural",
    "rules",
    "sections",
    "timing",
)


def test_every_part_is_complete() -> None:
    book = catalogue()
    counted = f" {len(book.rules)} numbered rules"
    assert counted in README.read_text("utf-8"), f"the README should say:{counted}"
    assert len(book.sections) == 41
    assert len(book.ambiguities) == 170
    assert len(book.rulings) == 191
    assert len(book.differences) == 81
    assert len(book.examples) == 7
    assert len(book.timing) == 43
    assert len(book.timing_columns) == 8


def test_ids_run_without_gaps_in_each_section() -> None:
    for section in catalogue().sections:
        assert [rule.id for rule in section.rules] == [
            f"{section.key}-{number}" for number in range(1, len(section.rules) + 1)
        ]
    assert [one.id for one in catalogue().ambiguities] == [f"AMB-{n}" for n in range(1, 171)]
    assert [one.id for one in catalogue().rulings] == [f"FAQ-{n}" for n in range(1, 192)]


def test_every_citation_leads_somewhere() -> None:
    known = set(catalogue().by_id)
    lost = [(entry.id, id) for entry in catalogue().entries() for id in citations(entry) if id.casefold() not in known]
    assert lost == []


def test_no_text_is_empty_or_contains_a_url() -> None:
    for entry in catalogue().entries():
        text = text_of(entry)
        assert text.strip() == text
        assert text
        assert not re.search(r"https?:|www\.|\.md\b|\.json\b|(?<!,)\b00[0-4]\b", text), entry.id


def test_a_rule_says_where_it_is_inferred() -> None:
    assert get_rule("CARDS-15").inferred
    assert not get_rule("CARDS-1").inferred
    assert get_rule("CARDS-7").sets == ("impossible-1.51",)
    assert get_rule("SETUP-2").sets == EDITIONS


def test_the_parts_have_their_types() -> None:
    assert isinstance(get("COMBAT-4"), Rule)
    assert isinstance(get("AMB-9"), Ambiguity)
    assert isinstance(get("FAQ-15"), Ruling)
    assert isinstance(get("DIFF-14"), Difference)
    assert isinstance(get("EX-4b"), Example)
    assert isinstance(get("MATRIX-1"), TimingRow)


def test_an_id_is_found_in_any_case() -> None:
    assert get("combat-17") is get("COMBAT-17")
    assert get("ex-4B").id == "EX-4b"


@pytest.mark.parametrize(
    ("wrong", "near"),
    [
        ("COMBAT-99", "COMBAT-25"),
        ("COMBT-4", "COMBAT-4"),
        ("AMB-0", "AMB-1"),
        ("FAQ-99999999999999999999", "FAQ-191"),
        ("SETPU-3", "SETUP-3"),
    ],
)
def test_an_unknown_id_names_the_nearest(wrong: str, near: str) -> None:
    with pytest.raises(UnknownRule, match=re.escape(f"no rule {wrong}; did you mean {near}?")):
        get(wrong)


@pytest.mark.parametrize("nonsense", ["", "-", "COMBAT", "…", "12"])
def test_even_nonsense_has_a_nearest_id(nonsense: str) -> None:
    assert nearest(nonsense).casefold() in catalogue().by_id


def test_only_numbered_rules_are_rules() -> None:
    with pytest.raises(UnknownRule):
        get_rule("AMB-9")


def test_find_looks_in_all_parts_and_in_any_case() -> None:
    ids = [entry.id for entry in find("BERSERK")]
    assert ids == ["HELP-14", "AMB-78", "AMB-79", "FAQ-95", "FAQ-133", "EX-4"]
    assert find("  wandering   monster ") == find("Wandering Monster") != ()
    assert find("no such words at all") == ()
    assert find(" ") == ()


def test_citing_is_the_other_direction_of_citations() -> None:
    assert [entry.id for entry in citing("combat-17")] == ["AMB-62", "AMB-141", "DIFF-19", "MATRIX-4"]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("TRIBE-8..10", ("TRIBE-8", "TRIBE-9", "TRIBE-10")),
        ("TIMING-2/3/9", ("TIMING-2", "TIMING-3", "TIMING-9")),
        ("(CONFLICT-3 to CONFLICT-5)", ("CONFLICT-3", "CONFLICT-4", "CONFLICT-5")),
        ("EX-4b and EX-4, EX-4", ("EX-4b", "EX-4")),
        ("Half-Breed, one-shot, 1-Hand", ()),
    ],
)
def test_citations_in_a_text(text: str, ids: tuple[str, ...]) -> None:
    assert cited(text) == ids


def test_rules_without_behaviour_are_listed_once_with_a_reason() -> None:
    book = catalogue()
    assert all(isinstance(get(id), Rule) and reason.endswith(".") for id, reason in book.not_behavioural.items())
    assert len(book.behavioural) + len(book.not_behavioural) == len(book.rules)
    assert not is_behavioural("sketch-1")
    assert not is_behavioural("SETUP-21")
    assert is_behavioural("TIMING-16")
    assert is_behavioural("RUN-20")


def test_entries_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        get_rule("SETUP-1").text = "other"  # type: ignore[misc]
    with pytest.raises(TypeError):
        catalogue().not_behavioural["SETUP-1"] = "no"  # type: ignore[index]


def test_worked_examples_add_up() -> None:
    for example in catalogue().examples:
        expect = example.expect
        assert bool(expect.totals) != bool(expect.formula), example.id
        if expect.totals and expect.win is not None:
            players, monsters = expect.totals[-1]
            assert expect.win == (players > monsters or bool(expect.tie_win)), example.id
        if expect.picks:
            assert sum(count for _, count in expect.picks) == expect.treasures
        assert expect.level_before.keys() == expect.level_after.keys()
        for edition in example.sets:
            assert edition_values(edition)["reaction_seconds"] == expect.reaction_seconds


def test_every_row_of_the_matrix_fills_every_column() -> None:
    book = catalogue()
    for row in book.timing:
        assert tuple(row.cells) == tuple(book.timing_columns)
        assert row.rules


def test_each_difference_speaks_of_every_edition_and_its_switch_differs() -> None:
    presets = [dict(edition_values(edition)) for edition in EDITIONS]
    for difference in catalogue().differences:
        assert tuple(difference.editions) == EDITIONS
        if difference.field is not None:
            values = [preset[difference.field] for preset in presets]
            assert any(value != values[0] for value in values), difference.id


def test_every_switch_that_differs_has_its_difference() -> None:
    presets = [dict(edition_values(edition)) for edition in EDITIONS]
    fields = {difference.field for difference in catalogue().differences}
    for field in set(presets[0]) - {"edition", "title"}:
        if any(preset[field] != presets[0][field] for preset in presets):
            assert field in fields, field


def test_the_two_families_of_editions() -> None:
    box = {"oneshots_stay_to_the_end": False, "reequip_any_turn": True, "nonkill_treasure": False}
    reference = {"oneshots_stay_to_the_end": True, "reequip_any_turn": False, "nonkill_treasure": True}
    for edition in EDITIONS:
        expected = box if edition in ("classic", "pathfinder") else reference
        assert expected.items() <= dict(edition_values(edition)).items()


def test_single_values() -> None:
    assert edition_values("pathfinder")["reaction_seconds"] == 3.75
    assert edition_values("impossible-1.51")["tribes"] == ("in_black",)
    assert edition_values("impossible-1.61")["tribes"] == ("undead", "in_black")
    assert not edition_values("classic")["identity_on_receipt_in_combat"]
    assert edition_values("impossible-1.61")["opening_items_usable_only"] is False


def test_presets_are_complete_and_fresh() -> None:
    for edition in EDITIONS:
        values = edition_values(edition)
        assert values["edition"] == edition
        assert set(values) == set(SWITCHES)
        values["winning_level"] = 20
        assert edition_values(edition)["winning_level"] == 10


def test_an_unknown_edition_names_the_nearest() -> None:
    with pytest.raises(UnknownEdition, match="no edition 'clasic'; did you mean 'classic'"):
        edition_values("clasic")


@pytest.mark.parametrize("part", PARTS)
def test_data_files_are_json_that_describes_itself(part: str) -> None:
    text = files("kickdoor.rules").joinpath("data", f"{part}.json").read_text(encoding="utf-8")
    assert "about" in json.loads(text)
    assert text.endswith("}\n")
    assert "\t" not in text


ASKED: tuple[Callable[[Row], object], ...] = (
    lambda row: row.text("number"),
    lambda row: row.flag("number"),
    lambda row: row.whole("flag"),
    lambda row: row.number("text"),
    lambda row: row.items("text"),
    lambda row: row.texts("mixed"),
    lambda row: row.row("text"),
)


@pytest.mark.parametrize("ask", ASKED)
def test_a_wrong_type_in_the_data_is_reported_with_its_place(ask: Callable[[Row], object]) -> None:
    row = Row({"text": "a", "number": 1, "flag": True, "mixed": ["a", 1]}, "part.json")
    with pytest.raises(TypeError, match=r"^part\.json"):
        ask(row)
