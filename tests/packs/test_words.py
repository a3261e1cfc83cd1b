"""The vocabulary: one table of words, each with a card that needs it."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from kickdoor.authoring.reference import CHAPTERS, rare_words, rarities, reference
from kickdoor.engine.effects import verbs
from kickdoor.engine.harm import of_step
from kickdoor.engine.model import words
from kickdoor.engine.model.cards import TIMINGS, Step
from kickdoor.packs import Pack, compile_library, load_pack, vocabulary
from kickdoor.packs.loader import builtin_sets
from kickdoor.packs.schema import PLAYER_TARGETS, PLAYER_ZONES, Grammar, known_words, words_used
from tests.table import TRIAL

WEIGHED_BY_PARTS = {"modify", "may", "choose", "roll", "for_each"}  # by their modifier or steps
NEUTRAL = {
    "change_sex", "swap", "look", "turn_over", "show", "make_room", "leave_aside", "join", "copy",
    "end_fight", "transfer_fight", "force_help", "release_helper", "run_again", "add_to_roll", "set_roll", "reroll",
    "draw_from_discards",
}  # fmt: skip


@pytest.fixture(scope="module")
def trial() -> Pack:
    return load_pack(TRIAL)


def test_the_trial_pack_uses_every_word(trial: Pack) -> None:
    used = words_used(trial.header, trial.cards)
    everything = [
        (noun, word)
        for noun, table in vocabulary.NOUNS.items()
        for word in table
        if noun not in ("header", "identity") and word not in ("<value>", "<number>")
    ]
    assert [entry for entry in everything if entry not in used] == [], "needs a card in tests/packs/trial"


def test_the_header_of_the_trial_pack_uses_every_key(trial: Pack) -> None:
    unused = [key for key in vocabulary.NOUNS["header"] if key not in trial.header]
    assert unused == ["needs"]  # a pack that is played alone needs none
    used = {key for identity in trial.identities.values() for key in identity}
    assert used == set(vocabulary.NOUNS["identity"])


def test_the_engine_runs_every_verb() -> None:
    wrong = set(verbs.VERBS) ^ set(vocabulary.NOUNS["verb"])
    assert not wrong, "needs a function in the table of effects/verbs.py or effects/fight_verbs.py"


def test_it_is_known_of_every_verb_whether_it_hurts(trial: Pack) -> None:
    lib = compile_library([trial])
    weightless = {verb for verb in vocabulary.NOUNS["verb"] if of_step(lib, Step(verb)) == 0}
    wrong = weightless ^ (NEUTRAL | WEIGHED_BY_PARTS)
    assert not wrong, "a verb that hurts or helps its player belongs in engine/harm.py, any other in NEUTRAL"
    assert of_step(lib, Step("set_level")) > 0 > of_step(lib, Step("gain_levels"))


def test_timings_are_those_of_the_engine() -> None:
    assert tuple(vocabulary.NOUNS["timing"]) == TIMINGS


def test_every_word_has_a_meaning() -> None:
    assert [(noun, word) for noun, table in vocabulary.NOUNS.items() for word in table if not table[word].means] == []


def test_every_type_that_a_word_takes_is_known(trial: Pack) -> None:
    grammar = Grammar(known_words(trial.header, trial.cards))
    known = {*grammar.types, *vocabulary.SHAPES, *vocabulary.LISTS, *vocabulary.RECORDS, ""}
    plain = {"kind", "rule", "limit", "header"}  # their column tells a deck, a bearer, a number, or is the header's own
    unknown = [
        (noun, word, entry.takes)
        for noun, table in vocabulary.NOUNS.items()
        for word, entry in table.items()
        if noun not in plain and entry.takes not in known and noun != "identity"
    ]
    assert unknown == []


def test_no_word_is_a_yaml_trap() -> None:
    traps = {"on", "off", "yes", "no", "y", "n", "null", "true", "false"}
    assert [word for table in vocabulary.NOUNS.values() for word in table if word in traps] == []


def test_rules_that_words_cite_look_like_rules() -> None:
    for table in vocabulary.NOUNS.values():
        for word, entry in table.items():
            for cited in entry.rules.split():
                assert re.fullmatch(r"[A-Z]+(-\d+[a-z]?((\.\.|/)\d+)*)?", cited), (word, cited)


def test_the_reference_has_every_word() -> None:
    text = reference()
    nouns = [noun for chapter in CHAPTERS.values() for noun in chapter]
    assert sorted(nouns) == sorted(vocabulary.NOUNS)
    assert [word for table in vocabulary.NOUNS.values() for word in table if f"| `{word}` |" not in text] == []


def test_words_that_one_card_uses_are_listed_and_few(trial: Pack) -> None:
    """A word for a single card is a bad sign: say it with others, or give it more cards."""
    packs = [load_pack(name) for name in builtin_sets()]
    rare = rare_words(packs)
    assert rare["cond", "level_multiple"] == "Norns (pathfinder)"
    assert ("verb", "draw") not in rare
    assert "| `level_multiple` | cond | Norns (pathfinder) |" in rarities(packs)
    unused = [word for _, word in (entry for entry in rare if not rare[entry])]
    assert "survives_death" in unused and len(unused) <= 3
    assert len(rare) < 50
    assert ("verb", "draw") in rare_words([]) and rare_words([trial]).keys() != rare.keys()


def words_of(literal: Any) -> set[str]:
    """Return all words of a Literal, without "" for a word that is not there."""
    return set(get_args(literal)) - {""}


def test_the_types_of_the_engine_have_the_words_of_the_vocabulary() -> None:
    nouns = vocabulary.NOUNS
    assert words_of(words.Who) == set(nouns["who"])
    assert words_of(words.Zone) == set(nouns["zone"])
    assert words_of(words.PlayerZone) == set(PLAYER_ZONES)
    assert words_of(words.Pick) == set(nouns["pick"])
    assert words_of(words.Once) == set(nouns["limiter"])
    assert words_of(words.CardRef) == set(nouns["ref"])
    assert words_of(words.Scope) == set(nouns["scope"])
    assert words_of(words.TargetKind) == set(nouns["target"])
    assert words_of(words.PlayerTarget) == set(PLAYER_TARGETS)
    assert words_of(words.AmountOp) == set(nouns["amount"]) - {"<value>"}
    assert words_of(words.ValueOp) == set(nouns["value"]) - {"<number>"} | {"number"}
    assert words_of(words.CondOp) == set(nouns["cond"]) - {"<trait>"} | {"trait"}
