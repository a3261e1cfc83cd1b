"""What the server and the engine say has a stable id, and every language has a sentence for it: refusals, the log,
errors and chat phrases. The ids are found in the code."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from kickdoor import Game
from kickdoor.game import seen_by
from kickdoor.protocol.chat_phrases import PHRASES
from kickdoor.record.story import phrases
from kickdoor.wording import english_text
from kickdoor.wording.catalogue import CATALOGUES, catalogue
from kickdoor.wording.fluent import Choice, FluentError, Pattern, format_pattern, read_catalogue, variables
from kickdoor.wording.phrases import Part, Phrase
from tests.web.test_words import MEASURE, OTHERS, is_count

CODE: Final = Path(__file__).parents[2] / "src" / "kickdoor"
SETS: Final = ("classic", "fu", "impossible", "pathfinder")
# Which calls take a message id, and as which argument; and the keywords that fill no variable.
TAKING: Final = {"say": 0, "refuse": 0, "Refused": 1, "HttpError": 2, "refusal": 2, "problem": 1, "bye": 0}
METHODS: Final = {"_part": 0, "part": 0, "_disconnect": 0}
OPTIONS: Final = frozenset({"rules", "again"})


@cache
def calls() -> list[tuple[ast.Call, ast.expr]]:
    """Calls that take a message id, and what they are given."""
    found = []
    record = [CODE / "record" / name for name in ("story.py", "choice_text.py")]
    for path in sorted([*CODE.glob("engine/**/*.py"), *CODE.glob("server/*.py"), *record]):
        if path.name == "translations.py":  # where the ids are only passed on
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                if isinstance(node.func, ast.Attribute):
                    at = METHODS.get(node.func.attr)
                else:
                    at = TAKING.get(getattr(node.func, "id", ""))
                if at is not None and len(node.args) > at:
                    found.append((node, node.args[at]))
    return found


def alternatives(given: ast.expr) -> list[ast.expr]:
    if isinstance(given, ast.IfExp):
        return [*alternatives(given.body), *alternatives(given.orelse)]
    return [given]


@cache
def used() -> dict[str, list[ast.Call]]:
    """The ids in the code, and where they are used."""
    found: dict[str, list[ast.Call]] = {phrase.key: [] for phrase in PHRASES}
    for call, given in calls():
        for each in alternatives(given):
            if isinstance(each, ast.Constant):
                assert isinstance(each.value, str), ast.unparse(call)
                found.setdefault(each.value, []).append(call)
    return found


@cache
def messages(language: str) -> dict[str, Pattern]:
    return {message: pattern for name in CATALOGUES for message, pattern in catalogue(language, name).items()}


def test_an_id_is_written_out_where_it_is_used() -> None:
    """Not put together from pieces: else nobody could find out which messages there are."""
    passed_on = {"error.message", "refusal.message", "reason.message", "message"}
    other = [
        ast.unparse(call)
        for call, given in calls()
        for each in alternatives(given)
        if not isinstance(each, ast.Constant) and ast.unparse(each) not in passed_on
    ]
    assert other == []


def test_every_id_that_is_used_has_a_message_and_none_is_unused() -> None:
    there, wanted = messages(MEASURE).keys(), used().keys()
    assert sorted(wanted - there) == [], "is missing"
    assert sorted(there - wanted) == [], "is unused"
    assert len(wanted) > 500


def test_every_variable_of_a_message_is_filled() -> None:
    wrong = [
        (ast.unparse(call), sorted(wanted))
        for message, where in used().items()
        for wanted in [variables(messages(MEASURE)[message])]
        for call in where
        if {part.arg for part in call.keywords} - OPTIONS != wanted
    ]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", CATALOGUES)
def test_a_language_has_the_messages_of_english_with_the_same_variables(language: str, name: str) -> None:
    english, other = catalogue(MEASURE, name), catalogue(language, name)
    assert list(other) == list(english), "the same messages in the same order"
    different = {
        message: (variables(pattern), variables(other[message]))
        for message, pattern in english.items()
        if not variables(other[message]) <= variables(pattern)
    }
    assert different == {}
    unsaid = {
        message: variables(pattern) - variables(other[message])
        for message, pattern in english.items()
        if variables(other[message]) < variables(pattern)
    }
    assert unsaid == {}


def choices(pattern: Pattern) -> Iterator[Choice]:
    for part in pattern:
        if isinstance(part, Choice):
            yield part
            for variant in part.variants.values():
                yield from choices(variant)


def test_the_languages_choose_between_the_same_words() -> None:
    """`[Trap]` is a value that the server gives, not a word to be translated."""
    keys: dict[tuple[str, str], set[str]] = {}
    unlike = []
    for language in [MEASURE, *OTHERS]:
        for message, pattern in messages(language).items():
            for choice in choices(pattern):
                if not any(map(is_count, choice.variants)) or not all(map(is_count, choice.variants)):
                    found = {key for key in choice.variants if not is_count(key)}
                    if keys.setdefault((message, choice.variable), found) != found:
                        unlike.append((language, message, choice.variable))
    assert unlike == []


def test_an_id_belongs_to_one_message() -> None:
    """All catalogues of the server are one to the browser."""
    assert len(messages(MEASURE)) == sum(len(catalogue(MEASURE, name)) for name in CATALOGUES)


# ------------------------------------------------------------ the reader
def test_the_reader_fills_in_variables_and_chooses_variants() -> None:
    found = read_catalogue(
        "# A comment.\npaid = { $n ->\n    [one] One card\n   *[other] { $n } cards\n} from { $who }.\n"
        'brace = { "{" } only\n'
    )
    assert format_pattern(found["paid"], {"n": 1, "who": "Ana"}) == "One card from Ana."
    assert format_pattern(found["paid"], {"n": 4, "who": "{Bo}"}) == "4 cards from {Bo}."
    assert format_pattern(found["brace"], {}) == "{ only"
    assert variables(found["paid"]) == {"n", "who"}
    with pytest.raises(KeyError):
        format_pattern(found["paid"], {"n": 1})


def test_a_word_is_chosen_as_it_is() -> None:
    found = read_catalogue("curse = The { $curse ->\n    [Trap] trap\n   *[other] curse\n  } strikes.\n")
    assert format_pattern(found["curse"], {"curse": "Trap"}) == "The trap strikes."
    assert format_pattern(found["curse"], {"curse": "Curse"}) == "The curse strikes."


@pytest.mark.parametrize(
    "text",
    [
        "a = one\na = two\n",
        "a =\n",
        "a = { $n ->\n    [one] x\n    [other] y\n}\n",
        "a = { $n ->\n   *[one] x\n   *[other] y\n}\n",
        "a = { n }\n",
        "a = x }\n",
        "no message\n",
    ],
)
def test_what_the_reader_does_not_know_is_an_error(text: str) -> None:
    with pytest.raises(FluentError):
        read_catalogue(text)


def test_a_message_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        english_text("no-such-message", {})


# ------------------------------------------------------------ games that are played
def all_phrases(part: Part) -> Iterator[Phrase]:
    if isinstance(part, Phrase):
        yield part
        for each in part.parts.values():
            yield from all_phrases(each)
    elif not isinstance(part, str | int):
        for each in part:
            yield from all_phrases(each)


@pytest.mark.parametrize("name", SETS)
def test_games_say_only_what_is_in_the_catalogues(name: str) -> None:
    """The log as seats see it, and the reasons why an action that was legal is not any more."""
    dice, game = random.Random(name), Game.new([name], ("Ana", "Bo", "Cleo"), 7)
    told, refused, tried = set[str](), set[str](), list(game.legal(0))
    for _ in range(400):
        if game.over:
            break
        seat = dice.choice(game.pending()).seat
        legal = game.legal(seat)
        tried += dice.sample(legal, min(2, len(legal)))
        for refusal in filter(None, map(game.why_not, dice.sample(tried, min(8, len(tried))))):
            refused.add(refusal.message)
            assert refusal.text and "{" not in refusal.text
        events = game.submit(dice.choice(legal))
        for viewer in (-1, 0):
            for phrase, _rule in phrases(seen_by(events, viewer), game.library, game.state.names):
                told |= {each.message for each in all_phrases(phrase)}
                assert phrase.text
    assert told | refused <= used().keys()
    assert len(told) > 20 and len(refused) > 15
