"""Rulings that no test can show, and rulings that we do not follow exactly; each with the reason."""

from __future__ import annotations

from kickdoor.rules import catalogue

# No test names these: nothing in the game depends on them.
NOT_SHOWN = {
    "FAQ-33": "No card of our sets makes both sides equal, and the vocabulary has no word for it.",
    "FAQ-39": "No rule or card of our sets asks whether something is a potion; names decide nothing.",
    "FAQ-83": "No card of our sets speaks of clothing; the slots are named one by one.",
    "FAQ-190": "No card of our sets asks for Sharks; the one monster that is called so carries the tag.",
}

# A test shows what is true instead: the printed rule, or whatever else ranks higher (CONFLICT-8).
NOT_FOLLOWED = {ruling.id: ruling.not_followed for ruling in catalogue().rulings if ruling.not_followed}
