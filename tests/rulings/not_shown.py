"""Rulings that no test can show, and rulings that are not followed to the letter; each with its reason."""

from __future__ import annotations

# Named by no test: nothing at the table depends on them.
NOT_SHOWN = {
    "FAQ-33": "No card of our sets makes both sides equal, and the vocabulary has no word for it.",
    "FAQ-39": "No rule or card of our sets asks whether something is a potion; names decide nothing.",
    "FAQ-83": "No card of our sets speaks of clothing; the slots are named one by one.",
    "FAQ-190": "No card of our sets asks for Sharks; the one monster that is called so carries the tag.",
}

# A test shows the part that holds; the rest gives way to what ranks higher, or could not be had at a fair price.
NOT_FOLLOWED = {
    "FAQ-10": "Only the setting up is safe: afterwards CURSE-3 (at any moment) speaks, and it is a rule.",
    "FAQ-87": "Any card but a lasting Curse: CLASS-18 is a rule.",
    "FAQ-95": "HELP-14 and AMB-79: Berserk is used once in a fight, all its cards named together.",
    "FAQ-97": "AMB-79: Turning is paid in one go, too; its bonus stays.",
    "FAQ-191": "TRIBE-2: version 1.51 of one rulebook has no such rule; mixed with another set it has (AMB-89).",
}
