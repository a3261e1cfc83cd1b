"""What a player can look up: the text of a card, a rule. Nothing here depends on the game's secrets."""

from __future__ import annotations

import difflib
from typing import Any

from kickdoor.cardtext.card_text import CardText, card_text
from kickdoor.engine.model.cards import Library
from kickdoor.packs import Pack
from kickdoor.record.table_text import brief
from kickdoor.rules import UnknownRule, catalogue, get, get_rule
from kickdoor.rules.catalogue import ID_FORM
from kickdoor.rules.display import show_entry, show_overview, show_search, show_section
from kickdoor.terminal.screen import Screen


class CardBook:
    """Card texts by name."""

    def __init__(self, lib: Library, packs: list[Pack]) -> None:
        self.lib = lib
        self.packs = packs
        self.found: dict[str, list[tuple[Pack, dict[str, Any]]]] = {}  # of mixed packs several may have the name
        for pack in packs:
            for card in pack.cards:
                self.found.setdefault(str(card["name"]).casefold(), []).append((pack, card))

    def name_of(self, said: str) -> str | None:
        """The card meant, by its name, the beginning of it, or a part that only one card has."""
        wanted = said.strip().strip("[]").partition("#")[0].strip().casefold()
        if not wanted:
            return None
        if wanted in self.found:
            return wanted
        starts = [name for name in self.found if name.startswith(wanted)]
        inside = [name for name in self.found if wanted in name]
        for names in (starts, inside):
            if len(names) == 1:
                return names[0]
        return None

    def near(self, said: str) -> str:
        wanted = said.strip().strip("[]").casefold()
        inside = [name for name in self.found if wanted and wanted in name]
        near = inside[:5] or difflib.get_close_matches(wanted, list(self.found), 3, 0.5)
        return ", ".join(str(self.found[name][0][1]["name"]) for name in near)

    def text(self, card: int) -> CardText:
        """What stands on a card of the game."""
        d = self.lib.by_card[card]
        found = self.found[d.name.casefold()]
        pack, data = next((each for each in found if each[0].id == d.pack), found[0])
        return card_text(pack, data, mix=self.packs)

    def short(self, card: int) -> str:
        """One line about a card of the game: its numbers, then its text."""
        return " ".join((f"{brief(self.lib, card)}.", *self.text(card).lines))

    def show(self, screen: Screen, name: str) -> None:
        """What is written on it; where packs have different cards of the name, on each of them."""
        lib = self.lib
        kinds: dict[int, list[int]] = {}
        for card in lib.by_name.get(name.lower(), ()):
            kinds.setdefault(lib.alike[lib.card_def[card]], []).append(card)
        for copies in kinds.values():
            first = copies[0]
            count = f" ({len(copies)} copies)" if len(copies) > 1 else ""
            of = f" of {lib.by_card[first].pack}" if len(kinds) > 1 else ""
            screen.line((lib.names[first], "bold"), f"{of}: {brief(lib, first)}{count}")
            for line in self.text(first).lines:
                screen.line(line, indent=2)


def show_rules(screen: Screen, word: str) -> None:
    """As `kickdoor rules WORD` shows it."""
    out = screen.console
    if not word:
        show_overview(out)
    elif ID_FORM.fullmatch(word):
        try:
            show_entry(out, get(word))
        except UnknownRule as error:
            screen.line(str(error))
    elif section := catalogue().section(word):
        show_section(out, section)
    elif not show_search(out, word):
        screen.line(f"Nothing found for {word!r}.")


def rule_line(id: str) -> str:
    """`COMBAT-3: …`, or the ID alone where it names no rule."""
    try:
        return f"{id}: {get_rule(id).text}"
    except UnknownRule:
        return id
