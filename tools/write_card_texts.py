"""Write tests/cardtext/texts: the text of every card in every language. `python -m tools.write_card_texts`

One line for each card and language: set, card, language, text. Read the diff before you commit it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from kickdoor.cardtext.card_text import card_text
from kickdoor.cardtext.languages import LANGUAGES, Language
from kickdoor.packs import Pack, load_pack
from kickdoor.packs.loader import builtin_sets

TESTS: Final = Path(__file__).resolve().parents[1] / "tests"
FOLDER: Final = TESTS / "cardtext" / "texts"
OWN: Final = (TESTS / "packs" / "trial", TESTS / "cardtext" / "wordings")  # packs of the tests


def lines(packs: Iterable[Pack], mix: Sequence[Pack] = ()) -> list[str]:
    return [
        f"{pack.id} / {card['name']} / {language.code} / {text(pack, card['name'], language, mix)}"
        for pack in packs
        for card in pack.cards
        for language in LANGUAGES.values()
    ]


def text(pack: Pack, name: str, language: Language, mix: Sequence[Pack] = ()) -> str:
    card = next(card for card in pack.cards if card["name"] == name)
    written = card_text(pack, card, mix=mix, lang=language)
    return " | ".join([written.type, *written.lines])


def snapshots() -> dict[str, list[str]]:
    """The lines of every file: one for each pack, and one for what reads differently in a game with all of them."""
    packs = [*map(load_pack, builtin_sets()), *map(load_pack, OWN)]
    found = {pack.id: lines([pack]) for pack in packs}
    alone = {line for pack in packs for line in found[pack.id]}
    return {**found, "mix": [line for line in lines(packs, packs) if line not in alone]}


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name, content in snapshots().items():
        (FOLDER / f"{name}.txt").write_text("\n".join(content) + "\n", encoding="utf-8")
    print(f"wrote {FOLDER}")
