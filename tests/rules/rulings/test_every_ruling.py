"""Every general ruling that binds us is shown by a test, or listed with the reason why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.rules import Ambiguity, Rule, catalogue, get
from kickdoor.rules.coverage import scan
from kickdoor.rules.references import cited
from tests.marks import rule
from tests.rules.rulings.not_shown import NOT_FOLLOWED, NOT_SHOWN

GENERAL = [f"FAQ-{n}" for n in (*range(1, 124), 190, 191)]
TESTS = Path(__file__).parents[2]
SURENESS = {ruling.id: ruling.sureness for ruling in catalogue().rulings}


def test_each_ruling_is_named_by_a_test_or_listed() -> None:
    coverage = scan(TESTS)
    bare = [id for id in GENERAL if SURENESS[id] != "D" and not coverage.of(id) and id not in NOT_SHOWN]
    assert bare == []


def test_the_lists_are_not_stale() -> None:
    coverage = scan(TESTS)
    assert [id for id in NOT_SHOWN if coverage.of(id)] == []
    assert [id for id in NOT_FOLLOWED if not coverage.of(id)] == []
    assert set(NOT_SHOWN) <= set(GENERAL)


@rule("CONFLICT-8")
def test_a_ruling_is_overridden_only_by_what_ranks_higher() -> None:
    """A printed rule ranks above all rulings, our own answers only above those of class C."""
    for id, reason in NOT_FOLLOWED.items():
        ranks = [get(cite) for cite in cited(reason)]
        printed = any(isinstance(entry, Rule) and not entry.inferred for entry in ranks)
        assert printed or (SURENESS[id] == "C" and any(isinstance(entry, Ambiguity) for entry in ranks)), id


@pytest.mark.parametrize("listed", [NOT_SHOWN, NOT_FOLLOWED])
def test_each_listed_ruling_has_a_reason(listed: dict[str, str]) -> None:
    assert all(len(reason) > 30 and reason.endswith(".") for reason in listed.values())
