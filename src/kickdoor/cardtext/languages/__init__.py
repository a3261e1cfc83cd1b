"""The languages of card texts. English is the reference for the others."""

from __future__ import annotations

from typing import Final

from kickdoor.cardtext.languages.english import ENGLISH
from kickdoor.cardtext.languages.german import GERMAN
from kickdoor.cardtext.languages.language import Catalogue, Language, Pair, Subject, Tag, cap, lower, signed
from kickdoor.cardtext.languages.spanish import SPANISH

LANGUAGES: Final[dict[str, Language]] = {each.code: each for each in (ENGLISH, GERMAN, SPANISH)}

__all__ = [
    "ENGLISH",
    "GERMAN",
    "LANGUAGES",
    "SPANISH",
    "Catalogue",
    "Language",
    "Pair",
    "Subject",
    "Tag",
    "cap",
    "lower",
    "signed",
]
