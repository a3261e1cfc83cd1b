"""What the server says in English words, the other languages have under keys that are made from these words: every
sentence of a story, every reason why not, and what is said at a touch. The words are found in the code."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from kickdoor import Game
from kickdoor.game import seen_by
from kickdoor.record.phrases import Part, Phrase, key
from kickdoor.record.story import phrases
from kickdoor.wire.phrases import PHRASES
from tests.web.test_words import OF_THE_SERVER, OTHERS, Message, catalogue, is_count

CODE: Final = Path(__file__).parents[2] / "src" / "kickdoor"
# Which calls take words, and as which argument.
STORY: Final = {"say": 0}
REASONS: Final = {"no": 0}
REFUSALS: Final = {"Refused": 1, "Problematic": 2, "Refusal": 2, "Problem": 1, "Bye": 0, "_part": 0}
GAP: Final = re.compile(r"\{(\w+)\}")
SETS: Final = ("classic", "fu", "impossible", "pathfinder")
# What these refuse is said to whoever writes a client, in English only.
FOR_PROGRAMS: Final = frozenset({"malformed", "no_such_call"})


def calls(path: Path, taking: dict[str, int]) -> Iterator[tuple[ast.Call, ast.expr]]:
    """Calls that take words, and what they are given."""
    for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in taking and len(node.args) > taking[name]:
                    yield node, node.args[taking[name]]


def alternatives(given: ast.expr) -> list[ast.expr]:
    if isinstance(given, ast.IfExp):
        return [*alternatives(given.body), *alternatives(given.orelse)]
    return [given]


@cache
def written(path: Path, *taking: tuple[str, int]) -> list[str]:
    """The words in calls; every gap is filled by a part of its name."""
    found: dict[str, None] = {}
    for call, given in calls(path, dict(taking)):
        for each in alternatives(given):
            if isinstance(each, ast.Constant):
                assert isinstance(each.value, str), ast.unparse(call)
                found[each.value] = None
                parts = [part.arg for part in call.keywords if part.arg not in ("rule", "again")]
                assert sorted(set(GAP.findall(each.value))) == sorted(map(str, parts)), ast.unparse(call)
    return list(found)


def sentences() -> list[str]:
    return written(CODE / "record" / "story.py", *STORY.items())


def reasons() -> list[str]:
    return written(CODE / "engine", *REASONS.items())


def refusals() -> list[str]:
    return written(CODE / "server", *REFUSALS.items())


def spoken() -> list[str]:
    return [phrase.text for phrase in PHRASES]


def test_words_of_the_game_stand_in_the_code_as_they_are() -> None:
    """Nothing is put together elsewhere: else nobody could say what there is to translate."""
    other = [
        ast.unparse(call)
        for path, taking in ((CODE / "record" / "story.py", STORY), (CODE / "engine", REASONS))
        for call, given in calls(path, taking)
        if not all(isinstance(each, ast.Constant) for each in alternatives(given))
    ]
    assert other == []
    assert len(sentences()) > 100 and len(reasons()) > 150


def test_words_of_the_server_are_put_together_only_for_programs() -> None:
    formatted = [
        ast.unparse(call)
        for call, given in calls(CODE / "server", REFUSALS)
        if any(isinstance(each, ast.JoinedStr) for part in alternatives(given) for each in ast.walk(part))
    ]
    assert [each for each in formatted if not any(code in each for code in FOR_PROGRAMS)] == []


def test_a_key_belongs_to_one_sentence() -> None:
    all_words = dict.fromkeys([*sentences(), *reasons(), *refusals(), *spoken()])
    found: dict[str, str] = {}
    for words in all_words:
        assert found.setdefault(key(words), words).strip(".!?").casefold() == words.strip(".!?").casefold()


def translations(language: str) -> dict[str, Message]:
    return {name: said for page in OF_THE_SERVER for name, said in catalogue(language, page).items()}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("page", "said"), [("story", sentences), ("reasons", lambda: [*reasons(), *refusals()]), ("talk", spoken)]
)
def test_a_language_has_all_words_and_no_more(language: str, page: str, said: Callable[[], list[str]]) -> None:
    wanted = {f"said-{key(words)}" for words in said()}
    there = catalogue(language, page).keys()
    assert sorted(wanted - there) == [], "is missing"
    assert sorted(there - wanted) == [], "is superfluous"


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_fills_the_gaps_of_the_words(language: str) -> None:
    there = translations(language)
    different = {
        words: sorted(there[f"said-{key(words)}"].variables)
        for words in [*sentences(), *reasons(), *refusals(), *spoken()]
        if there[f"said-{key(words)}"].variables != set(GAP.findall(words))
    }
    assert different == {}


def test_the_languages_choose_between_the_same() -> None:
    one, other = (translations(language) for language in OTHERS)
    unlike = [
        (name, gap)
        for name in one
        for gap in one[name].choices.keys() & other[name].choices.keys()
        if not any(map(is_count, one[name].choices[gap])) and one[name].choices[gap] != other[name].choices[gap]
    ]
    assert unlike == []


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
def test_games_say_nothing_that_is_not_in_the_catalogues(name: str) -> None:
    """What is found in the code is what is said: sentences as seats hear them, reasons why what was legal is not."""
    dice, game = random.Random(name), Game.new([name], ("Ana", "Bo", "Cleo"), 7)
    known = {*sentences(), *reasons()}
    told, refused, tried = set[str](), set[str](), list(game.legal(0))
    for _ in range(400):
        if game.over:
            break
        seat = dice.choice(game.pending()).seat
        legal = game.legal(seat)
        tried += dice.sample(legal, min(2, len(legal)))
        reasoned = filter(None, map(game.why_not, dice.sample(tried, min(8, len(tried)))))
        refused |= {refusal.words for refusal in reasoned}
        events = game.submit(dice.choice(legal))
        for viewer in (-1, 0):
            for phrase, _rule in phrases(seen_by(events, viewer), game.library, game.state.names):
                told |= {each.words for each in all_phrases(phrase)}
    assert told | refused <= known
    assert len(told) > 20 and len(refused) > 15
