"""Random packs: whatever the grammar lets pass can be read, linted and played."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kickdoor.authoring.lint import lint
from kickdoor.packs.schema import words_used
from kickdoor.packs.vocabulary import NOUNS
from tools import fuzz_packs
from tools.random_packs import HEADER, random_pack, seeded_pack


@pytest.mark.parametrize("number", range(24))
def test_packs_of_known_numbers(number: int) -> None:
    packs, pick = fuzz_packs.make(number)
    fuzz_packs.read(packs[-1])
    fuzz_packs.play(packs, pick)


@settings(max_examples=16, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.integers(0, (1 << 32) - 1), min_size=1, max_size=14), st.integers(0, 10_000))
def test_packs_that_shrink(cards: list[int], seed: int) -> None:
    pack = seeded_pack(cards, filler=True)
    fuzz_packs.read(pack)
    fuzz_packs.play([pack], random.Random(seed), actions=100)


def test_the_linter_takes_them_all() -> None:
    for number in range(40):
        for finding in lint(random_pack(random.Random(number))):
            assert str(finding).startswith("fuzz.yaml:")
            assert finding.text


def test_the_maker_knows_every_word() -> None:
    """A word that it never uses is a word that is never tried."""
    used: set[tuple[str, str]] = set()
    for number in range(300):
        used.update(words_used(HEADER, random_pack(random.Random(number)).cards))
    free = ("header", "identity", "art", "accent", "times", "pose", "scale")
    everything = {(noun, word) for noun, table in NOUNS.items() for word in table if noun not in free}
    missing = sorted((noun, word) for noun, word in everything - used if word not in ("<value>", "<number>"))
    assert [entry for entry in missing if entry[1] not in ("plural", "art", "flavour", "sourced")] == []
