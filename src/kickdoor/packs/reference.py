"""The reference of the card vocabulary as Markdown, written from the tables of words."""

from __future__ import annotations

from typing import Final

from kickdoor.packs.words import NOUNS, Word

CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "The header of a pack": ("header", "identity"),
    "What is printed on a card": ("kind", "property", "stays", "treasures", "override"),
    "What is true for a while": ("stat", "amount", "limit", "rule", "modifier", "scope", "moment"),
    "When something happens": ("trigger", "use", "timing", "limiter", "target", "whose"),
    "What happens": ("verb", "step", "draw", "look", "turn_over", "replace", "swap", "cancel", "face", "deck"),
    "Who and which": ("who", "ref", "cards", "many", "filter", "pick", "zone", "size", "range", "gold_range"),
    "Whether and how many": ("cond", "value"),
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


def row(name: str, word: Word) -> str:
    also = "".join(f", {key.rstrip('?')}: {takes}" for key, takes in word.also.items())
    cells = (f"`{name}`", word.takes + also, word.means, word.rules, word.says)
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
