"""What a player can look up: the text of a card, a rule. Nothing here depends on the game's secrets."""

from __future__ import annotations

import difflib
from typing import Any

from kickdoor.engine.library import Library
from kickdoor.packs import Pack
from kickdoor.packs.text import CardText, card_text
from kickdoor.rules import UnknownRule, catalogue, get, get_rule
from kickdoor.rules.catalogue import ID_FORM
from kickdoor.rules.commands import show_entry, show_overview, show_search, show_section
from kickdoor.terminal.screen import Screen
from kickdoor.terminal.table import brief


class CardBook:
    """Card texts by name."""

    def __init__(self, lib: Library, packs: list[Pack]) -> None:
        self.lib = lib
        self.found: dict[str, tuple[Pack, dict[str, Any]]] = {}
        for pack in packs:
            for card in pack.cards:
                self.found.setdefault(str(card["name"]).casefold(), (pack, card))

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
        return ", ".join(str(self.found[name][1]["name"]) for name in near)

    def text(self, name: str) -> CardText:
        pack, card = self.found[name.casefold()]
        return card_text(pack, card)

    def short(self, card: int) -> str:
        """One line about a card of the game: its numbers, then its text."""
        text = self.text(self.lib.names[card])
        return " ".join(part for part in (f"{brief(self.lib, card)}.", text.rule, text.bad_stuff) if part)

    def show(self, screen: Screen, name: str) -> None:
        _, card = self.found[name]
        shown = str(card["name"])
        text = self.text(name)
        copies = self.lib.by_name[shown.lower()]
        count = f" ({len(copies)} in the deck)" if len(copies) > 1 else ""
        screen.line((shown, "bold"), f": {brief(self.lib, min(copies))}{count}")
        for line in (text.rule, text.bad_stuff):
            if line:
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
