"""The header of a pack: what it is called and which words of its own it brings."""

from __future__ import annotations

from typing import Any

from kickdoor.packs.checker import Checker, DeclaredWords
from kickdoor.packs.names import is_list, is_map
from kickdoor.packs.vocabulary import NOUNS, RECORDS, SHAPES
from kickdoor.packs.vocabulary.shapes import VOCABULARY
from kickdoor.packs.yaml_source import line_of


class HeaderGrammar(Checker):
    def __init__(self, *, file: str) -> None:
        super().__init__(DeclaredWords(), file=file)
        self.types = {
            "vocabulary": self.vocabulary,
            "identities": self.identities,
            "tag": lambda v: self.known_word("tag", v, self.known.tags),
        }

    def check_header(self, header: dict[str, Any]) -> None:
        self.line = line_of(header, "id", 1)
        tags = header.get("tags")
        self.known.tags = [tag for tag in tags if isinstance(tag, str)] if is_list(tags) else ()
        self.record("header", header, RECORDS["header"])

    def vocabulary(self, value: Any) -> None:
        if value is not VOCABULARY:
            self.error(f"this version reads vocabulary {VOCABULARY}, not {value!r}")

    def identities(self, value: Any) -> None:
        self.shaped(SHAPES["identities"], value)
        for key in value if is_map(value) else ():
            if key in NOUNS["kind"] or key in NOUNS["limit"]:
                with self.at(key, value):
                    self.error(f"{key!r} already means something else")
