"""The header of a pack: what it is called and which words of its own it brings."""

from __future__ import annotations

import re
from typing import Any

from kickdoor.packs.checker import Checker, DeclaredWords
from kickdoor.packs.names import is_list, is_map
from kickdoor.packs.vocabulary import BOUNDS, NOUNS, RECORDS
from kickdoor.packs.yaml_source import line_of

VOCABULARY = 1


class HeaderGrammar(Checker):
    def __init__(self, *, file: str) -> None:
        super().__init__(DeclaredWords(), file=file)
        self.types = {
            "text": self.text,
            "nat": lambda v: self.whole(v, 0, BOUNDS["number"]),
            "id": self.new_word,
            "ids": lambda v: self.each(v, self.new_word, 0, 16),
            "slug": self.new_word,
            "slug_list": lambda v: self.each(v, self.new_word, 0, 200),
            "vocabulary": self.vocabulary,
            "identities": self.identities,
            "slot_limits": self.slots,
            "new_tags": self.new_tags,
            "tags": self.tags,
        }

    def check_header(self, header: dict[str, Any]) -> None:
        self.line = line_of(header, "id", 1)
        tags = header.get("tags")
        self.known.tags = [tag for tag in tags if isinstance(tag, str)] if is_list(tags) else ()
        self.record("header", header, RECORDS["header"])

    def new_word(self, value: Any) -> None:
        if not isinstance(value, str) or not re.fullmatch(r"[a-z][a-z0-9_-]{0,39}", value):
            self.error(f"{value!r} is not a word of small letters, digits and _")

    def vocabulary(self, value: Any) -> None:
        if value is not VOCABULARY:
            self.error(f"this version reads vocabulary {VOCABULARY}, not {value!r}")

    def identities(self, value: Any) -> None:
        if not is_map(value) or len(value) > BOUNDS["identities"]:
            self.error(f"a mapping of up to {BOUNDS['identities']} kinds of identity expected")
            return
        for key, part in value.items():
            with self.at(key, value):
                self.new_word(key)
                if key in NOUNS["kind"] or key in NOUNS["limit"]:
                    self.error(f"{key!r} already means something else")
                self.record("identity", part, RECORDS["identity"])

    def slots(self, value: Any) -> None:
        if not is_map(value) or len(value) > BOUNDS["slots"]:
            self.error(f"a mapping of up to {BOUNDS['slots']} slots expected")
            return
        for key, part in value.items():
            with self.at(key, value):
                self.new_word(key)
                self.whole(part, 1, BOUNDS["number"])

    def new_tags(self, value: Any) -> None:
        self.each(value, self.new_word, 0, BOUNDS["tags"])
        self.unique("tag", value)

    def tags(self, value: Any) -> None:
        self.each(value, lambda tag: self.known_word("tag", tag, self.known.tags), 0, BOUNDS["tags"])
