"""A little English grammar for the texts of cards: articles, plurals, who acts. Knows no card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kickdoor.packs.words.phrases import PHRASES


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def cap(text: str) -> str:
    return text[:1].upper() + text[1:]


def lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def article(noun: str) -> str:
    return f"{PHRASES['an' if noun[:1].lower() in 'aeiou' else 'a']} {noun}"


def plural(noun: str) -> str:
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + ("es" if noun.endswith(("ch", "s", "sh", "x")) else "s")


def joined(parts: Iterable[str], word: str = "and") -> str:
    found = [part for part in parts if part]
    if len(found) < 2:
        return "".join(found)
    return ", ".join(found[:-1]) + f" {PHRASES[word]} " + found[-1]


@dataclass(frozen=True, slots=True)
class Subject:
    """Who acts: you (in the imperative) or somebody else (in the third person)."""

    word: str
    you: str = "they"
    your: str = "their"
    are: str = "they are"
    have: str = "they have"
    s: str = "s"

    @property
    def is_you(self) -> bool:
        return self.word == "you"

    def fill(self, phrase: str, **parts: str) -> str:
        """Puts the subject's forms and these parts into a phrase."""
        text = phrase.replace("{you are}", self.are).replace("{you have}", self.have)
        return text.format(**{"s": self.s, "you": self.you, "your": self.your, **parts}).strip()


YOU = Subject("you", "you", "your", "you are", "you have", "")
MAIN = Subject("fighter", "the main fighter", "the main fighter's", "the main fighter is", "the main fighter has")


def somebody(word: str, *, bare: bool = False) -> Subject:
    """Somebody else; `bare` after `may`, where the verb takes no s."""
    return Subject(word, s="" if bare else "s")
