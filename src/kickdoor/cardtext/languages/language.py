"""What a language is to the texts of cards: a catalogue of templates, and the grammar that puts them together.

Texts are composed of plain strings. What depends on a word that comes later is marked and settled by `finish`: an
inflected word ends in `~` (ein~ groß~), the noun it agrees with in `~` and its gender, `p` for several (Karte~f,
Karten~fp). A template may have alternatives, divided by bars: for you, for somebody else, and as an infinitive.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

BAR: Final = " | "  # between the alternatives of a template
AFTER: Final = "›"  # begins an owner that stands behind what is owned: 'de otro jugador'
MARK: Final = re.compile(r"~[mfn]?p?1?")


class Pair(NamedTuple):
    """One of them, several of them."""

    one: str
    many: str


class Tag(NamedTuple):
    """A label of cards: as a noun, in 'counts as', as an adjective."""

    one: str
    many: str
    counted_as: str
    adjective: str
    label: str  # by itself


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All that a language says, as data."""

    templates: Mapping[str, Mapping[str, str]]  # by noun; then by word, or by `word.form`
    phrases: Mapping[str, str]
    counts: Mapping[int, str]
    tags: Mapping[str, Tag]
    slots: Mapping[str, Pair]
    identities: Mapping[str, Pair]
    words_of_packs: Mapping[str, Pair]  # what packs call their curses and companions
    traits: Mapping[str, Pair]  # sexes, and Races, Classes … by the slug of their card


def read_catalogue(code: str) -> Catalogue:
    """Read the catalogue of a language, `<code>.yaml` beside this module."""
    import yaml  # a game in English needs it only where packs are not in the cache

    text = files("kickdoor.cardtext.languages").joinpath(f"{code}.yaml").read_text("utf-8")
    return msgspec.convert(yaml.load(text, Loader=yaml.CSafeLoader), Catalogue)


@dataclass(frozen=True, slots=True)
class Subject:
    """Who acts: you (in the imperative) or somebody else (in the third person)."""

    word: str
    you: str
    your: str
    are: str = ""
    have: str = ""
    s: str = ""
    the: str = ""  # before what belongs to an owner who stands behind it
    mood: str = ""  # "bare": after `may`; "aim": after `in order to`
    to: str = ""  # of the aim, where it is a word

    @property
    def is_you(self) -> bool:
        return self.word == "you"

    def bare(self) -> Subject:
        return replace(self, s="", mood="bare", to="")

    def finite(self) -> Subject:
        return replace(self, mood="", to="")

    def fill(self, phrase: str, **parts: str) -> str:
        """Puts the subject's forms and these parts into a phrase."""
        options = phrase.split(BAR)
        if len(options) > 1:
            phrase = options[2 if self.mood and len(options) > 2 else 0 if self.is_you else 1]
        text = phrase.replace("{you are}", self.are).replace("{you have}", self.have)
        if self.your.startswith(AFTER):
            text = re.sub(r"\{your\} (\S+)", rf"{self.the} \1 {self.your.removeprefix(AFTER)}", text)
        return text.format(**{"s": self.s, "you": self.you, "your": self.your, "to": self.to, **parts}).strip()


class Language:
    """Composes and finishes texts. What is here holds for all languages, or is for a language to say otherwise."""

    code: str
    you: Subject
    main: Subject  # the main fighter
    strong: re.Pattern[str]  # what is printed in bold
    thousands = ","
    inflects = True  # whether infinitives differ from imperatives
    breaks: tuple[str, ...] = ()  # signs that a step is too long to be joined with another by 'and'

    @cached_property
    def catalogue(self) -> Catalogue:
        """All that the language says; read when it is first needed."""
        return read_catalogue(self.code)

    @cached_property
    def imperatives(self) -> frozenset[str]:
        """The first words of all verb phrases."""
        phrases = (phrase for noun in ("verb", "stat", "rule") for phrase in self.catalogue.templates[noun].values())
        return frozenset(phrase.split()[0] for phrase in phrases if BAR in phrase)

    # ------------------------------------------------------------ templates
    def template(self, noun: str, word: str, form: str = "") -> str:
        """The phrase of a word, or another form of it if it has that."""
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
        """Whether somebody does what a phrase says, and not: it happens."""
        return BAR in phrase

    # ------------------------------------------------------------ who acts
    def somebody(self, word: str, *, bare: bool = False) -> Subject:
        """Somebody else; `bare` after `may`."""
        raise NotImplementedError

    def aim(self, subject: Subject) -> Subject:
        """The same, in what is done in order to do something."""
        return replace(subject.bare(), mood="aim")

    def you_do(self, text: str) -> str:
        """Turn an imperative into a statement about you."""
        raise NotImplementedError

    def they_do(self, subject: Subject) -> Subject:
        """The subject of a verb behind a pronoun."""
        return subject

    def acting(self, player: str) -> str:
        """This player as the one who does something."""
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
        """One of them."""
        raise NotImplementedError

    def with_adjectives(self, before: Sequence[str], noun: str) -> str:
        return " ".join([*before, noun])

    def owned(self, owner: str, noun: str) -> str:
        """Theirs; an owner who does not stand before the noun stands right behind it and its adjectives."""
        if not owner.startswith(AFTER):
            return f"{owner} {noun}"
        end = max((mark.end() for mark in MARK.finditer(noun)), default=len(noun))
        return f"{self.you.the} {noun[:end]} {owner.removeprefix(AFTER)}{noun[end:]}"

    def owner(self, player: str) -> str:
        """Whose something is."""
        raise NotImplementedError

    def plural(self, noun: str) -> str:
        """Several of what only its pack has a word for. Packs are written in English."""
        if noun.endswith("y") and noun[-2:-1] not in "aeiou":
            return noun[:-1] + "ies"
        return noun + ("es" if noun.endswith(("ch", "s", "sh", "x")) else "s")

    def tag(self, tag: str) -> Tag:
        plain = tag.replace("_", " ")
        return self.catalogue.tags.get(tag) or Tag(plain, plain, plain, plain, plain)

    def label(self, tag: str) -> str:
        """At the foot of a card."""
        return self.tag(tag).label

    def slot(self, slot: str) -> Pair:
        plain = slot.replace("_", " ")
        return self.catalogue.slots.get(slot) or Pair(plain, plain)

    def identity(self, kind: str, several: str) -> Pair:
        return self.catalogue.identities.get(kind) or Pair(cap(kind), several)

    def word_of_pack(self, word: str) -> Pair:
        return self.catalogue.words_of_packs.get(word) or Pair(word, f"{word}s")

    def trait(self, word: str) -> Pair:
        """A trait that no card gives: a sex, what one is without a card."""
        return self.catalogue.traits.get(word) or Pair(cap(word), self.plural(cap(word)))

    def trait_of_card(self, word: str, printed: Pair) -> Pair:
        """What somebody with this identity card is: by its name in this language, else as printed."""
        return self.catalogue.traits.get(word) or Pair(f"{printed.one}~m", printed.many)

    def translated(self, word: str, name: str) -> str:
        """The name of an identity in this language, if it is not the printed one."""
        found = self.being(self.catalogue.traits[word].one) if word in self.catalogue.traits else name
        return found if found != name else ""

    def being(self, name: str) -> str:
        """In 'if you are …'."""
        return MARK.sub("", name)

    def card(self, name: str, several: str) -> Pair:
        """A card that is called by its name."""
        raise NotImplementedError

    def quoted(self, name: str) -> str:
        """A name by itself."""
        raise NotImplementedError

    def having(self, name: str, *, skill: bool) -> str:
        """In 'characters with …'; one has a skill, but an example of a thing."""
        del skill
        return self.quoted(MARK.sub("", name))

    # ------------------------------------------------------------ sentences
    def led(self, leads: Iterable[str], text: str) -> str:
        """When and under which conditions, and what then."""
        return "".join(f"{lead}, " for lead in leads if lead) + text

    def lasting(self, text: str, until: str) -> str:
        """What is so until a moment."""
        return self.said("verb", "modify", modifier=text, until=until).strip()

    def then(self, texts: Sequence[str]) -> str:
        """Steps that are too long to be joined by 'and'."""
        return "; ".join(texts[:-1]) + f"; {self.phrase('then')} {texts[-1]}"

    def finish(self, text: str) -> str:
        """Settles what was marked."""
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
    """What is filled into each alternative of a template, but for the forms of its subject."""
    for option in template.split(BAR):
        yield frozenset(re.findall(r"\{(\w+)\}", option)) - {"s", "you", "your", "to"}
