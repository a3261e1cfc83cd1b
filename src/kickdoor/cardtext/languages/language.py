"""What a language contributes to card texts: a catalogue of templates, and the grammar that combines them.

Texts are composed of plain strings. What depends on a later word is marked and settled by `finish`: an inflected word
ends in `~` (ein~ groß~), the noun it agrees with in `~` and its gender, with `p` in the plural (Karte~f, Karten~fp). A
template may have alternatives, separated by bars: for you, for another player, and as an infinitive.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

BAR: Final = " | "  # separates the alternatives of a template
AFTER: Final = "›"  # begins an owner that follows what is owned: 'de otro jugador'
MARK: Final = re.compile(r"~[mfn]?p?1?")


class Pair(NamedTuple):
    """The singular and the plural."""

    one: str
    many: str


class Tag(NamedTuple):
    """A tag of cards: as a noun, in 'counts as', as an adjective."""

    one: str
    many: str
    counted_as: str
    adjective: str
    label: str  # on its own, as a label


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All words and templates of a language, as data."""

    templates: Mapping[str, Mapping[str, str]]  # by noun; then by word, or by `word.form`
    phrases: Mapping[str, str]
    counts: Mapping[int, str]
    tags: Mapping[str, Tag]
    slots: Mapping[str, Pair]
    identities: Mapping[str, Pair]
    words_of_packs: Mapping[str, Pair]  # what packs call their curses and companions
    traits: Mapping[str, Pair]  # sexes, and Races, Classes … by the slug of their card


def read_catalogue(code: str) -> Catalogue:
    """Read the catalogue of a language, `<code>.yaml` in this folder."""
    import yaml  # in English it is needed only if packs are not in the cache

    text = files("kickdoor.cardtext.languages").joinpath(f"{code}.yaml").read_text("utf-8")
    return msgspec.convert(yaml.load(text, Loader=yaml.CSafeLoader), Catalogue)


@dataclass(frozen=True, slots=True)
class Subject:
    """Who acts: you (in the imperative) or another player (in the third person)."""

    word: str
    you: str
    your: str
    are: str = ""
    have: str = ""
    s: str = ""
    the: str = ""  # article of what is owned, if the owner follows it
    mood: str = ""  # "bare": after `may`; "aim": after `in order to`
    to: str = ""  # the word for `in order to`, if there is one

    @property
    def is_you(self) -> bool:
        return self.word == "you"

    def bare(self) -> Subject:
        return replace(self, s="", mood="bare", to="")

    def finite(self) -> Subject:
        return replace(self, mood="", to="")

    def fill(self, phrase: str, **parts: str) -> str:
        """Put the subject's forms and these parts into a phrase."""
        options = phrase.split(BAR)
        if len(options) > 1:
            phrase = options[2 if self.mood and len(options) > 2 else 0 if self.is_you else 1]
        text = phrase.replace("{you are}", self.are).replace("{you have}", self.have)
        if self.your.startswith(AFTER):
            text = re.sub(r"\{your\} (\S+)", rf"{self.the} \1 {self.your.removeprefix(AFTER)}", text)
        return text.format(**{"s": self.s, "you": self.you, "your": self.your, "to": self.to, **parts}).strip()


class Language:
    """Composes and finishes texts: what all languages have in common, and what each language may override."""

    code: str
    you: Subject
    main: Subject  # the main fighter
    strong: re.Pattern[str]  # what is printed in bold
    thousands = ","
    inflects = True  # whether infinitives differ from imperatives
    breaks: tuple[str, ...] = ()  # signs of a step that is too long to be joined with another by 'and'

    @cached_property
    def catalogue(self) -> Catalogue:
        """The words and templates of the language, read when first needed."""
        return read_catalogue(self.code)

    @cached_property
    def imperatives(self) -> frozenset[str]:
        """The first words of all verb phrases."""
        phrases = (phrase for noun in ("verb", "stat", "rule") for phrase in self.catalogue.templates[noun].values())
        return frozenset(phrase.split()[0] for phrase in phrases if BAR in phrase)

    # ------------------------------------------------------------ templates
    def template(self, noun: str, word: str, form: str = "") -> str:
        """Return the phrase of a word, in this form if the word has it."""
        found = self.catalogue.templates[noun]
        return found.get(f"{word}.{form}", found.get(word, "")) if form else found.get(word, "")

    def said(self, noun: str, word: str, form: str = "", **parts: str) -> str:
        phrase = self.template(noun, word, form)
        return phrase.format(**parts) if parts else phrase

    def has_form(self, noun: str, word: str, form: str) -> bool:
        return f"{word}.{form}" in self.catalogue.templates[noun]

    def phrase(self, name: str, **parts: str) -> str:
        return self.catalogue.phrases[name].format(**parts)

    def is_verb(self, phrase: str) -> bool:
        """Return whether the phrase is something a player does, rather than something that happens."""
        return BAR in phrase

    # ------------------------------------------------------------ who acts
    def somebody(self, word: str, *, bare: bool = False) -> Subject:
        """Return another player as the subject; `bare` after `may`."""
        raise NotImplementedError

    def aim(self, subject: Subject) -> Subject:
        """Return the subject for what is done in order to do something."""
        return replace(subject.bare(), mood="aim")

    def you_do(self, text: str) -> str:
        """Turn an imperative into a statement about you."""
        raise NotImplementedError

    def they_do(self, subject: Subject) -> Subject:
        """Return the subject of a verb after a pronoun."""
        return subject

    def acting(self, player: str) -> str:
        """Return this player as the one who acts."""
        return player

    # ------------------------------------------------------------ numbers and lists
    def number(self, value: int) -> str:
        return self.catalogue.counts.get(value, str(value))

    def grouped(self, value: int) -> str:
        return f"{value:,}".replace(",", self.thousands)

    def many(self, value: int, noun: str) -> str:
        """1 level, 2 levels."""
        return self.phrase(noun if value == 1 else noun + "s", n=str(value))

    def joined(self, parts: Iterable[str], link: str = "and") -> str:
        found = [part for part in parts if part]
        if len(found) < 2:
            return "".join(found)
        return ", ".join(found[:-1]) + f" {self.phrase(link)} " + found[-1]

    # ------------------------------------------------------------ nouns
    def article(self, noun: str) -> str:
        """Return the noun with an indefinite article."""
        raise NotImplementedError

    def with_adjectives(self, before: Sequence[str], noun: str) -> str:
        return " ".join([*before, noun])

    def owned(self, owner: str, noun: str) -> str:
        """Return the noun with its owner; an owner that does not precede it follows it and its adjectives."""
        if not owner.startswith(AFTER):
            return f"{owner} {noun}"
        end = max((mark.end() for mark in MARK.finditer(noun)), default=len(noun))
        return f"{self.you.the} {noun[:end]} {owner.removeprefix(AFTER)}{noun[end:]}"

    def owner(self, player: str) -> str:
        """Return a player as an owner."""
        raise NotImplementedError

    def plural(self, noun: str) -> str:
        """Return the plural of a noun for which only the pack has a word. Packs are written in English."""
        if noun.endswith("y") and noun[-2:-1] not in "aeiou":
            return noun[:-1] + "ies"
        return noun + ("es" if noun.endswith(("ch", "s", "sh", "x")) else "s")

    def tag(self, tag: str) -> Tag:
        plain = tag.replace("_", " ")
        return self.catalogue.tags.get(tag) or Tag(plain, plain, plain, plain, plain)

    def label(self, tag: str) -> str:
        """Return a tag as printed at the foot of a card."""
        return self.tag(tag).label

    def slot(self, slot: str) -> Pair:
        plain = slot.replace("_", " ")
        return self.catalogue.slots.get(slot) or Pair(plain, plain)

    def identity(self, kind: str, several: str) -> Pair:
        return self.catalogue.identities.get(kind) or Pair(cap(kind), several)

    def word_of_pack(self, word: str) -> Pair:
        return self.catalogue.words_of_packs.get(word) or Pair(word, f"{word}s")

    def trait(self, word: str) -> Pair:
        """Return a trait that no card gives: a sex, or what a player is without a card."""
        return self.catalogue.traits.get(word) or Pair(cap(word), self.plural(cap(word)))

    def trait_of_card(self, word: str, printed: Pair) -> Pair:
        """Return what a player with this identity card is: by its name in this language, or else as printed."""
        return self.catalogue.traits.get(word) or Pair(f"{printed.one}~m", printed.many)

    def translated(self, word: str, name: str) -> str:
        """Return the name of an identity in this language, or "" if it is the printed one."""
        found = self.being(self.catalogue.traits[word].one) if word in self.catalogue.traits else name
        return found if found != name else ""

    def being(self, name: str) -> str:
        """Return the name as in 'if you are …'."""
        return MARK.sub("", name)

    def card(self, name: str, several: str) -> Pair:
        """Return a card called by its name."""
        raise NotImplementedError

    def quoted(self, name: str) -> str:
        """Return a name on its own, in quotes if the language uses them."""
        raise NotImplementedError

    def having(self, name: str, *, skill: bool) -> str:
        """Return the name as in 'characters with …': 'with a' thing, but with a skill."""
        del skill
        return self.quoted(MARK.sub("", name))

    # ------------------------------------------------------------ sentences
    def led(self, leads: Iterable[str], text: str) -> str:
        """Return the sentence after its moments and conditions."""
        return "".join(f"{lead}, " for lead in leads if lead) + text

    def lasting(self, text: str, until: str) -> str:
        """Return the text of something that lasts until a moment."""
        return self.said("verb", "modify", modifier=text, until=until).strip()

    def then(self, texts: Sequence[str]) -> str:
        """Join steps that are too long to be joined by 'and'."""
        return "; ".join(texts[:-1]) + f"; {self.phrase('then')} {texts[-1]}"

    def finish(self, text: str) -> str:
        """Replace the marks by inflected words."""
        return text


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def cap(text: str) -> str:
    lead = re.match(r"(?:@\w )*", text)
    start = lead.end() if lead else 0
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def slots_of(template: str) -> Iterator[frozenset[str]]:
    """Yield the fields of each alternative of a template, except the forms of its subject."""
    for option in template.split(BAR):
        yield frozenset(re.findall(r"\{(\w+)\}", option)) - {"s", "you", "your", "to"}
