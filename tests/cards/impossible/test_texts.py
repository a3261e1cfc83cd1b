"""The texts of the impossible set: they fit on a card, name the labels of Items, and read as English."""

from __future__ import annotations

import pytest

from kickdoor.cardtext.card_text import CardText, card_text
from kickdoor.packs import load_pack

PACK = load_pack("impossible")


def text_of(name: str) -> CardText:
    return card_text(PACK, next(card for card in PACK.cards if card["name"] == name))


def test_they_fit_on_a_card() -> None:
    assert [card["name"] for card in PACK.cards if card_text(PACK, card).length > 220] == []


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Swiss Army Knife", "Item (Gun, Knife, vehicle, 1 hand)"),
        ("Bazooka", "Item (Gun, Explosive, Big, 2 hands)"),
        ("American Pie", "One-shot (Fruit)"),
        ("Mustard Gas", "One-shot (Gas)"),
        ("Bulletproof Vest", "Item (armor)"),
        ("Hireling N", "Hireling"),
        ("Falling Piano", "Trap"),
    ],
)
def test_the_labels_of_an_item_stand_beside_its_place(name: str, line: str) -> None:
    assert text_of(name).type == line


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        (
            "British",
            "−1 to Run Away. You win ties in combat. "
            "When you would lose an item, you may discard a card from your hand instead.",
        ),
        ("Driver's Ed Training", "Each of your vehicles gives +3 more. Your vehicles need no hands."),
        (
            "Demolitions Training",
            "Each of your Explosives gives +3 more. "
            "Defuse: When a Trap strikes, discard two cards from your hand to cancel it.",
        ),
        (
            "Really Secret Agent",
            "In any combat, take over the fight and its rewards; then the player whose turn it is loots the room.",
        ),
        ("Deep Cover Assignment", "Any player without a Loyalty gains 1 level (not the winning one)."),
        (
            "Seduce Villain's Mistress",
            "Any player gains 1 level (not the winning one) and that player draws 1 Treasure face down "
            "if they are a Playboy.",
        ),
        ("Magic 8-Bomb", "In any combat, roll a die: on 3–6 +6 to either side."),
    ],
)
def test_examples(name: str, rule: str) -> None:
    assert text_of(name).rule == rule
