"""The reference of the card vocabulary as Markdown, written from the tables of words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.packs.loader import Pack
from kickdoor.packs.schema import Grammar, known_words
from kickdoor.packs.vocabulary import NOUNS, Word

CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "The header of a pack": ("header", "identity"),
    "What is printed on a card": ("kind", "property", "stays", "treasures", "override"),
    "Modifiers and rules": ("stat", "amount", "limit", "rule", "modifier", "scope", "moment"),
    "When something happens": ("trigger", "use", "timing", "limiter", "target", "whose"),
    "What happens": ("verb", "step", "draw", "look", "turn_over", "replace", "swap", "cancel", "face", "deck"),
    "Players and cards": ("who", "ref", "cards", "many", "filter", "pick", "zone", "size", "range", "gold_range"),
    "Conditions and values": ("cond", "value"),
    "How a card looks": ("art", "accent", "times", "pose", "scale"),
}


def reference() -> str:
    """Every word: what it takes, what it means, which rules it touches, how it reads."""
    parts = ["# The card vocabulary\n"]
    for title, nouns in CHAPTERS.items():
        parts.append(f"## {title}\n")
        for noun in nouns:
            parts.append(f"### {noun}\n\n| word | takes | means | rules | English |\n|---|---|---|---|---|")
            parts.append("\n".join(row(name, word) for name, word in NOUNS[noun].items()) + "\n")
    return "\n".join(parts)


def rare_words(packs: Sequence[Pack]) -> dict[tuple[str, str], str]:
    """The words of cards that only one card of these packs uses, with its name; empty if none does."""
    users: dict[tuple[str, str], list[str]] = {}
    for pack in packs:
        known = known_words(pack.header, pack.cards)
        for card in pack.cards:
            grammar = Grammar(known)
            grammar.check_card(card)
            for word in dict.fromkeys(grammar.used):
                users.setdefault(word, []).append(f"{card['name']} ({pack.id})")
    words = [(noun, word) for noun, table in NOUNS.items() for word in table if noun not in ("header", "identity")]
    found = {entry: users.get(entry, []) for entry in words if not entry[1].startswith("<")}
    return {entry: "".join(cards) for entry, cards in found.items() if len(cards) < 2}


def rarities(packs: Sequence[Pack]) -> str:
    """The end of the reference: words to think twice about before adding more of their sort."""
    rare = rare_words(packs)
    rows = [f"| `{word}` | {noun} | {card or 'none: for packs to come'} |" for (noun, word), card in rare.items()]
    total = sum(len(table) for table in NOUNS.values())
    return "\n".join(
        (
            "## Words that few cards use\n",
            f"Of {total} words these {len(rare)} are used by a single card of the built-in sets, or by none.\n",
            "| word | noun | card |\n|---|---|---|",
            *rows,
            "",
        )
    )


def row(name: str, word: Word) -> str:
    also = "".join(f", {key.rstrip('?')}: {takes}" for key, takes in word.also.items())
    cells = (f"`{name}`", word.takes + also, word.means, word.rules, word.says)
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
