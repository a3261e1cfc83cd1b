"""What the pages say: each language has every message of the English catalogues, with the same variables; and the
pages ask for no message that there is not. What the server says is in test_said.py."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from kickdoor.engine.windows import WINDOWS
from kickdoor.packs.vocabulary import NOUNS

SOURCES: Final = Path(__file__).parents[2] / "web" / "src"
LOCALES: Final = SOURCES / "locales"
MEASURE: Final = "en"
OTHERS: Final = sorted(folder.name for folder in LOCALES.iterdir() if folder.name != MEASURE)
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})

# Where a call names its message by a variable or a function: what that may be.
NAMED_ELSEWHERE: Final = {
    'word("kind", kind)': ["gallery-kind-*"],
    'word("kind", shelf.kind)': ["gallery-kind-*"],
    'word("tag", tag)': ["gallery-tag-*"],
    "editionWord(edition)": ["rules-edition-*"],
    "id": ["choose-*", "step-pass-*", "set-*"],
    "line.key": ["bot-*-*-*"],
    "move.word": ["yes", "no"],
}


# ------------------------------------------------------------ catalogues
@dataclass
class Message:
    """What a message is made of; `choices`: by which variable it chooses, and between what."""

    variables: set[str] = field(default_factory=set)
    choices: dict[str, set[str]] = field(default_factory=dict)


class Unreadable(Exception):
    pass


BEGINNING: Final = re.compile(r"([a-z][\w-]*) *=", re.IGNORECASE)
PIECE: Final = re.compile(
    r"""
      "[^"\n]*"                                                # a text in a placeable
    | (?P<open>\{)
    | (?P<close>\})
    | \$(?P<variable>[\w-]+)(?P<chooses>\s*->)?
    | (?<=\n)[ \t]*(?P<usual>\*?)\[\s*(?P<key>[\w.-]+)\s*\]    # a variant
    """,
    re.VERBOSE,
)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a catalogue and what they say, unread: a message goes on in lines that are indented, and as
    long as a brace is open."""
    name, said = "", ""
    for line in text.splitlines():
        goes_on = line.startswith(" ") or not line.strip() or said.count("{") > said.count("}")
        if name and goes_on:
            said += "\n" + line
            continue
        if name:
            yield name, said
            name = ""
        if not line.strip() or line.startswith("#"):
            continue
        beginning = BEGINNING.match(line)
        if beginning is None:
            raise Unreadable(line)
        name, said = beginning[1], line[beginning.end() :]
    if name:
        yield name, said


def read(said: str) -> Message:
    """The part of Fluent that the catalogues use: variables, texts, functions and choices."""
    if not said.strip():
        raise Unreadable("says nothing")
    message = Message()
    open_braces: list[tuple[str, list[str]]] = []  # what each chooses by, and its variants; a usual one begins with *
    for piece in PIECE.finditer(said):
        if piece["open"]:
            open_braces.append(("", []))
        elif piece["close"]:
            if not open_braces:
                raise Unreadable("a brace too many")
            variable, keys = open_braces.pop()
            if variable and sum(key.startswith("*") for key in keys) != 1:
                raise Unreadable(f"one variant of ${variable} must have the asterisk")
            if len(set(keys)) < len(keys):
                raise Unreadable(f"a variant of ${variable} is there twice")
        elif piece["variable"]:
            if not open_braces:
                raise Unreadable(f"${piece['variable']} stands outside of braces")
            message.variables.add(piece["variable"])
            if piece["chooses"]:
                open_braces[-1] = (piece["variable"], [])
                message.choices.setdefault(piece["variable"], set())
        elif piece["key"] and open_braces:
            variable, keys = open_braces[-1]
            keys.append(piece["usual"] + piece["key"])
            message.choices[variable].add(piece["key"])
    if open_braces:
        raise Unreadable("a brace too few")
    return message


@cache
def catalogue(language: str, page: str) -> dict[str, Message]:
    path = LOCALES / language / f"{page}.ftl"
    if not path.exists():
        return {}
    found: dict[str, Message] = {}
    for name, said in entries(path.read_text(encoding="utf-8")):
        try:
            found[name] = read(said)
        except Unreadable as error:
            raise AssertionError(f"{path.relative_to(SOURCES)}: {name}: {error}") from error
    return found


def is_count(key: str) -> bool:
    return key in PLURALS or key.isdigit()


def pages(language: str) -> list[str]:
    return sorted(path.stem for path in (LOCALES / language).glob("*.ftl"))


@cache
def measure() -> dict[str, Message]:
    return {name: message for page in pages(MEASURE) for name, message in catalogue(MEASURE, page).items()}


def test_the_languages_to_choose_are_those_with_catalogues() -> None:
    listed = re.search(r"LANGUAGES = \{(.*?)\}", (SOURCES / "lib" / "words.svelte.ts").read_text(encoding="utf-8"))
    assert listed is not None
    assert sorted(re.findall(r"(\w+): ", listed[1])) == sorted([MEASURE, *OTHERS])


@pytest.mark.parametrize("language", [MEASURE, *OTHERS])
def test_a_message_is_said_once(language: str) -> None:
    """All catalogues of a language are one to the pages."""
    texts = [(LOCALES / language / f"{page}.ftl").read_text(encoding="utf-8") for page in pages(language)]
    said = Counter(name for text in texts for name, _ in entries(text))
    assert [name for name, times in said.items() if times > 1] == []


@pytest.mark.parametrize("page", pages(MEASURE))
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_all_that_english_says_and_no_more(language: str, page: str) -> None:
    english, other = catalogue(MEASURE, page), catalogue(language, page)
    assert sorted(english.keys() - other.keys()) == [], "is missing"
    assert sorted(other.keys() - english.keys()) == [], "is superfluous"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_catalogues_of_english(language: str) -> None:
    assert pages(language) == pages(MEASURE)


@pytest.mark.parametrize("page", pages(MEASURE))
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_uses_the_variables_of_the_english_message(language: str, page: str) -> None:
    english, other = catalogue(MEASURE, page), catalogue(language, page)
    different = {
        name: (sorted(english[name].variables), sorted(other[name].variables))
        for name in english.keys() & other.keys()
        if english[name].variables != other[name].variables
    }
    assert different == {}


@pytest.mark.parametrize("page", pages(MEASURE))
@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_chooses_between_what_there_is(language: str, page: str) -> None:
    """`[yes]` is a value that the page gives, not a word to be translated."""
    english, other = catalogue(MEASURE, page), catalogue(language, page)
    unknown = [
        f"{name}: {key}"
        for name in english.keys() & other.keys()
        for variable, known in english[name].choices.items()
        for key in other[name].choices.get(variable, set()) - known
        if not (is_count(key) and any(map(is_count, known)))  # every language has plurals of its own
    ]
    assert unknown == []


# ------------------------------------------------------------ what the pages ask for
CALL: Final = re.compile(r"(?<![\w.$])(?<!function )t\(")
QUOTED: Final = re.compile(r"""(["'])(?P<id>[^"']*)\1""")


def past_literal(text: str, at: int) -> int:
    """Where the text in quotes that begins here ends; in backquotes, with all that is computed in it."""
    quote, at = text[at], at + 1
    while text[at] != quote:
        if quote == "`" and text.startswith("${", at):
            at = past(text, at + 2, "}")
        at += 2 if text[at] == "\\" else 1
    return at + 1


def past(text: str, at: int, ends: str) -> int:
    """Where the first of these characters stands that is in no bracket and in no quotes; else the end."""
    depth = 0
    while at < len(text):
        if text[at] in "\"'`":
            at = past_literal(text, at)
            continue
        if depth == 0 and text[at] in ends:
            return at
        depth += (text[at] in "([{") - (text[at] in ")]}")
        at += 1
    return at


def alternatives(expression: str) -> list[str]:
    """Both of `which ? this : that`, else the expression itself."""
    mark = past(expression, 0, "?")
    while expression[mark + 1 : mark + 2] in {"?", "."}:  # ?? and ?. choose nothing
        mark = past(expression, mark + 2, "?")
    if mark == len(expression):
        return [expression.strip()]
    colon = past(expression, mark + 1, ":")
    return alternatives(expression[mark + 1 : colon]) + alternatives(expression[colon + 1 :])


def without_computed(name: str) -> str:
    before, computed, rest = name.partition("${")
    return before + "*" + without_computed(rest[past(rest, 0, "}") + 1 :]) if computed else name


def asked(expression: str) -> list[str]:
    """The messages that an expression names; what is computed in a name is an asterisk."""
    if quoted := QUOTED.fullmatch(expression):
        return [quoted["id"]]
    if expression.startswith("`"):
        return [without_computed(expression[1:-1])]
    return NAMED_ELSEWHERE.get(expression, [expression])


@cache
def expressions() -> list[tuple[str, str]]:
    """What messages are named by, and the file where."""
    found = []
    for path in sorted([*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]):
        text = path.read_text(encoding="utf-8")
        for call in CALL.finditer(text):
            first = text[call.end() : past(text, call.end(), ",)")]
            found += [(each, str(path.relative_to(SOURCES))) for each in alternatives(first)]
    return found


def is_said(name: str) -> bool:
    pattern = re.compile(".*".join(map(re.escape, name.split("*"))))
    return any(pattern.fullmatch(each) for each in measure())


def test_the_pages_ask_for_messages_that_there_are() -> None:
    unsaid = sorted({(name, path) for each, path in expressions() for name in asked(each) if not is_said(name)})
    assert unsaid == []


@pytest.mark.parametrize("word", WINDOWS)
@pytest.mark.parametrize("whose", ["", "-you"])
def test_every_window_has_a_title(word: str, whose: str) -> None:
    assert f"pending-{word}{whose}" in measure()


def test_every_verb_that_asks_for_cards_has_a_title() -> None:
    asking = {verb for verb, word in NOUNS["verb"].items() if word.takes in ("cards", "card_ref", "replace", "swap")}
    silent = {"equip", "for_each"}  # they take all that match
    missing = [f"choose-{verb}" for verb in asking - silent if f"choose-{verb}" not in measure()]
    assert not missing, f"needs a sentence in web/src/locales/*/table.ftl: {', '.join(missing)}"


def test_what_is_named_elsewhere_is_asked_for() -> None:
    """A line of that list that no page needs any more would hide a mistake."""
    assert NAMED_ELSEWHERE.keys() - {each for each, _ in expressions()} == set()
