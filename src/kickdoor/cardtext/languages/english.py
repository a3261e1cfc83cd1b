"""English: its phrases are in the vocabulary tables themselves."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cached_property
from typing import Final

from kickdoor.cardtext.languages.language import Catalogue, Language, Pair, Subject, Tag
from kickdoor.packs.names import with_article
from kickdoor.packs.vocabulary import NOUNS
from kickdoor.packs.vocabulary.phrases import COUNTS, PHRASES, SEXES, TAGS

CATALOGUE: Final = Catalogue(
    templates={
        noun: {word: entry.says for word, entry in table.items() if entry.says}
        | {f"{word}.{form}": says for word, entry in table.items() for form, says in entry.forms.items()}
        for noun, table in NOUNS.items()
    },
    phrases=PHRASES,
    counts=COUNTS,
    tags={
        name: Tag(tag.says, tag.forms["many"], tag.forms["as"], tag.forms["adjective"], tag.forms["adjective"])
        for name, tag in TAGS.items()
    },
    slots={"vehicle": Pair("vehicle", "vehicles")},
    identities={},
    words_of_packs={},
    traits={sex: Pair(f"{sex} character", f"{sex} characters") for sex in SEXES},
)


class English(Language):
    code = "en"
    you = Subject("you", "you", "your", "you are", "you have")
    main = Subject("fighter", "the main fighter", "the main fighter's", "the main fighter is", "the main fighter has")
    strong = re.compile(r"[+−]\d+|\b\d+ (?:extra |more )?(?:levels?|Treasures?)\b|\b[Yy]ou die\b")
    inflects = False
    breaks = (" and ", ";", ":", ", ")

    @cached_property
    def catalogue(self) -> Catalogue:
        return CATALOGUE

    def is_verb(self, phrase: str) -> bool:
        return "{s}" in phrase

    def somebody(self, word: str, *, bare: bool = False) -> Subject:
        return Subject(word, "they", "their", "they are", "they have", "" if bare else "s")

    def you_do(self, text: str) -> str:
        return text if text.startswith("you ") else f"you {text}"

    def they_do(self, subject: Subject) -> Subject:
        return replace(subject, s="")

    def article(self, noun: str) -> str:
        return with_article(noun)

    def owner(self, player: str) -> str:
        return f"{player}'s"

    def tag(self, tag: str) -> Tag:
        plain = tag.replace("_", " ")
        return self.catalogue.tags.get(tag) or Tag(plain, self.plural(plain), self.article(plain), plain, plain)

    def label(self, tag: str) -> str:
        return tag.replace("_", " ")

    def identity(self, kind: str, several: str) -> Pair:
        return Pair(kind[:1].upper() + kind[1:], several)

    def trait_of_card(self, word: str, printed: Pair) -> Pair:
        return printed

    def being(self, name: str) -> str:
        return self.article(name)

    def card(self, name: str, several: str) -> Pair:
        return Pair(name, several)

    def quoted(self, name: str) -> str:
        return name

    def having(self, name: str, *, skill: bool) -> str:
        """'a Wok', but 'Clown Fu' (an identity is a skill, not a thing) and 'Cool Sunglasses'."""
        pair = name.endswith("s") and not name.endswith("ss")
        return name if skill or pair else self.article(name)


ENGLISH: Final = English()
