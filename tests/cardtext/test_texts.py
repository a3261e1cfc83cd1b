"""The texts of cards: generated from their data, short enough for a card, and always in step with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.cardtext.card_text import CardText, card_text
from kickdoor.packs import Pack, load_pack
from tests.table import TRIAL

SETS = ("classic", "fu", "impossible", "pathfinder")
EFFECTS = ("always", "triggers", "uses", "effect", "only", "not_for", "holds", "stacks")


@pytest.fixture(scope="module", params=[*SETS, TRIAL], ids=[*SETS, "trial"])
def pack(request: pytest.FixtureRequest) -> Pack:
    return load_pack(request.param)


def text_of(name: str, spec: str | Path = "classic") -> CardText:
    pack = load_pack(spec)
    return card_text(pack, next(card for card in pack.cards if card["name"] == name))


def test_every_effect_is_in_the_text(pack: Pack) -> None:
    for card in pack.cards:
        text = card_text(pack, card)
        assert text.type
        assert bool(text.bad_stuff) == (card["kind"] == "monster")
        if any(key in card for key in EFFECTS):
            assert text.rule, card["name"]


def test_texts_read_as_sentences(pack: Pack) -> None:
    for card in pack.cards:
        text = card_text(pack, card)
        for part in (text.rule, text.bad_stuff):
            assert not any(sign in part for sign in "{}<>_"), (card["name"], part)
            assert "  " not in part
            assert not part or (part.endswith(".") and part[0] == part[0].upper()), (card["name"], part)


@pytest.mark.parametrize("spec", SETS)
def test_texts_fit_on_a_card(spec: str) -> None:
    pack = load_pack(spec)
    assert [card["name"] for card in pack.cards if card_text(pack, card).length > 220] == []


@pytest.mark.parametrize(
    ("name", "rule", "bad_stuff"),
    [
        (
            "Drooling Slime",
            "+4 against Elves.",
            "Discard the footgear you are wearing; if you have none, lose 1 level.",
        ),
        ("Warrior", "You win ties in combat. Berserk: Once per combat, discard up to 3 cards for +1 each.", ""),
        (
            "Thief",
            "Backstab: Discard a card for −2 to another player in combat (once per victim and combat). "
            "Theft: Outside combat, discard a card and roll a die: on 4–6 take one of another player's small items; "
            "on 1–3 lose 1 level.",
            "",
        ),
        ("Crabs", "Nobody can run away from it.",
         "Discard all footgear and all below-the-waist items you are wearing; then discard one armor."),
        ("Super Munchkin", "You may have two Classes, or one Class without its drawbacks. Needs a Class; discard this "
         "when you have none.", ""),
        ("Baby", "−5 to a monster in combat. 1 Treasure fewer (but at least 1).", ""),
        ("Wishing Ring", "Cancel any Curse as it strikes. Or: at any time, discard any player's lasting Curse.", ""),
        ("Tongue Demon", "+4 against Clerics. Before the fight, discard one item.",
         "Lose 2 levels, or 3 if you are an Elf."),
        ("Out to Lunch",
         "In any combat, all monsters leave and the fight ends; the main fighter just draws 2 Treasures.", ""),
        ("Magic Lamp", "On your turn, in your combat, before a Run Away roll or after you fail a Run Away roll, make a "
         "monster leave, and keep its Treasures (no level) if it was the only monster of the whole fight.", ""),
        ("Doppleganger",
         "In your combat, while you fight alone, double your combat strength until a helper joins.", ""),
        ("Really Impressive Title", "+3 in combat while it lies in front of you.", ""),
        ("Kill the Hireling", "Discard any player's Hireling: any player gains 1 level (not the winning one).", ""),
        ("Whine at the GM", "Any player below the highest level gains 1 level (not the winning one).", ""),
    ],
)  # fmt: skip
def test_examples(name: str, rule: str, bad_stuff: str) -> None:
    text = text_of(name)
    assert (text.rule, text.bad_stuff) == (rule, bad_stuff)


@pytest.mark.parametrize(
    ("spec", "name", "rule"),
    [
        ("fu", "Hopped Up On Lotus",
         "+10 to a monster in combat; 2 extra Treasures if it is beaten. +1 to Run Away from it."),
        ("fu", "Ninja Climbing Shoes", "+2 to Run Away, +2 in combat if you are a Ninja."),
        ("fu", "Great Wall", "When running away, before any roll, either everyone in the fight escapes from all "
         "monsters that can be escaped or everyone in the fight gets −3 to Run Away."),
        ("fu", "Folding Chair of Retribution",
         "In any combat, discard this card (even if unused) for −5 to a higher-level player in the fight."),
        ("fu", "Gift From the Ancestors!", "Play at once: take an item from the Treasure discards; if there is none, "
         "draw 2 Treasures, face up or down as you got this card."),
        ("impossible", "Stolen Nuclear Weapon", "+10 to a monster in combat; 1 extra Treasure if it is beaten. "
         "1 extra level if it is killed. It counts as Undead."),
        ("impossible", "Karate Training", "+1 if you have a free hand, +2 more if you have 2 free hands."),
        ("impossible", "Snake Pit", "−2 in combat until you kill a monster."),
        ("impossible", "Discard Clever Disguise", "Discard your Clever Disguise, from hand too; if you have none, lose "
         "one Class; if you have neither, lose 1 level."),
        ("impossible", "Mad Billionaire", "+3 against British or Chinese agents. You may discard one item worth "
         "500 gold or more to make it leave and draw 2 Treasures (no level)."),
        ("pathfinder", "Blog Goblin", "Goblin. Always has +3. Before the fight, show your whole hand."),
        ("pathfinder", "Deathweb", "Undead. −4 against Pathfinders, −1 to Run Away from it."),
        ("pathfinder", "Goblin Sweat",
         "In any combat, +2 for the monsters and anyone may add Goblins from hand to the fight."),
        ("pathfinder", "Blood Veil",
         "−3 in combat until lifted. When you die, you may give this card to a player of your choice."),
    ],
)  # fmt: skip
def test_it_is_clear_whose_number_it_is(spec: str, name: str, rule: str) -> None:
    assert text_of(name, spec).rule == rule


def test_type_lines() -> None:
    assert text_of("Chainsaw of Bloody Dismemberment").type == "Item (Big, 2 hands)"
    assert text_of("Elf").type == "Race"
    assert text_of("Hireling").type == "Hireling"  # the pack's own word
    assert text_of("Boil an Anthill").type == "Go Up a Level"
    assert text_of("Mithril Armor").type == "Item (Big, armor)"


def test_a_changed_number_changes_the_text() -> None:
    pack = load_pack("classic")
    slime = next(card for card in pack.cards if card["name"] == "Drooling Slime")
    harder = {**slime, "always": [{"strength": 7, "if": {"facing": {"any": ["elf", "male"]}}}]}
    assert card_text(pack, harder).rule == "+7 against Elves or male characters."
