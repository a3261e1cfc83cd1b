"""Every event as a sentence: none without words, none that reveals what was redacted."""

from __future__ import annotations

import random
import re
from functools import cache, partial

import pytest

from kickdoor import Game
from kickdoor.engine.events import KINDS, Event, redact
from kickdoor.engine.model.ids import DOOR_DECK, EVERYBODY, HAND, TREASURE_DECK, Seat
from kickdoor.record.story import SILENT, WRITERS, event_text, is_plural, story
from tests.table import TRIAL, Table, table

NAMES = ("Aric", "Suzan", "Third")
SENTENCE = re.compile(r"[A-Z0-9].*[.!]")


@cache
def met() -> tuple[tuple[Game, Event], ...]:
    """Return the events of a few random games."""
    found: list[tuple[Game, Event]] = []
    for seed in range(8):
        dice = random.Random(seed)
        game = Game.new(["classic"] if seed % 2 else [TRIAL], NAMES, seed)
        for _ in range(600):
            if game.over:
                break
            seat = dice.choice(game.pending()).seat
            found += [(game, event) for event in game.submit(dice.choice(game.legal(seat)))]
    return tuple(found)


def test_every_kind_has_a_sentence_or_is_listed_as_silent() -> None:
    assert set(WRITERS) | SILENT == set(KINDS)
    assert not set(WRITERS) & SILENT


def test_sentences_of_random_games_are_whole() -> None:
    told: dict[str, set[str]] = {}
    for game, event in met():
        for viewer in (-2, -1, 0, 1, 2):
            seen = event if viewer == -2 else redact(event, viewer)
            text = event_text(seen, game.library, NAMES)
            told.setdefault(event.kind, set()).add(text)
            assert not text or SENTENCE.fullmatch(text), (event, text)
            assert not re.search(r"[{}<>]|None|somebody|\b-1\b|  |\(\)|\.\.", text), (event, text)
    assert len(told) > 35
    for kind, texts in told.items():
        assert (texts == {""}) == (kind in SILENT), kind


def test_a_redacted_event_names_no_card() -> None:
    hidden = [(g, e) for g, e in met() if e.see != EVERYBODY]
    assert hidden
    for game, event in hidden:
        text = event_text(redact(event, -1), game.library, NAMES)
        for card in event.cards:
            assert game.library.names[card] not in text


@pytest.mark.parametrize("kind", [k for k in KINDS if k not in SILENT])
def test_every_kind_reads_well_without_its_cards(kind: str) -> None:
    """Kinds that random games have not produced, with as few fields as possible."""
    game = Game.new([TRIAL], NAMES, 1)
    event = Event(kind, "CARDS-1", 0, seat=Seat(0), other=Seat(1), n=3, frm=TREASURE_DECK, to=HAND + 1)
    assert SENTENCE.fullmatch(event_text(event, game.library, NAMES))


def test_the_words_of_the_table() -> None:
    game = Game.new(["classic"], NAMES, 1)
    card = game.library.by_name["net troll"][0]

    def said(kind: str, **rest: int | str | tuple[int, ...]) -> str:
        return event_text(Event(kind, "DOOR-1", EVERYBODY, **rest), game.library, NAMES)  # type: ignore[arg-type]

    assert said("door_opened", seat=0, cards=(card,)) == "Aric kicks open the door: Net Troll."
    assert said("card_moved", seat=1, n=3, frm=DOOR_DECK, to=HAND + 1) == "Suzan draws 3 Doors."
    assert said("level_changed", seat=0, other=-2, n=1) == "Aric drops 2 Levels, to Level 1."
    joined = partial(said, "helper_joined", seat=1, other=0)
    assert joined(word="HM") == "Suzan helps Aric for the first Treasure."
    assert joined(word="HHM") == "Suzan helps Aric for the first 2 Treasures."
    assert joined(word="MHH") == "Suzan helps Aric for picks 2 and 3 of the Treasures."
    assert said("combat_won", seat=0, n=2) == "Aric wins the fight against 2 monsters."
    assert said("charity_given", seat=0, other=2, n=1) == "Aric gives Third a card as charity."


def test_a_story_keeps_the_rules_and_leaves_out_silent_events() -> None:
    game = Game.new(["classic"], NAMES, 1)
    events = [Event("passed", "TIMING-16", EVERYBODY, Seat(1)), Event("died", "DEATH-1", EVERYBODY, Seat(1))]
    [told] = story(events, game.library, NAMES)
    assert (told.text, told.rule) == ("Suzan dies.", "DEATH-1")


# ---------------------------------------------------------------- the log of a table
def log(t: Table) -> list[str]:
    return [told.text for told in story(t.log, t.game.library, t.names)]


@pytest.mark.parametrize(
    ("name", "many"),
    [
        ("Harpies", True),
        ("3,872 Orcs", True),
        ("Men In Black", True),
        ("Snails on Speed", True),
        ("Guinness and Stout", True),
        ("Fanatic Henchmen", True),
        ("Mob Goblins", True),
        ("Mr. Bones", False),
        ("Big Eyes, Small Mouse", False),
        ("Octopus", False),
        ("Net Troll", False),
        ("", False),
    ],
)
def test_a_verb_agrees_with_the_name_before_it(name: str, many: bool) -> None:
    assert is_plural(name) == many


def test_harpies_join_and_a_troll_joins() -> None:
    t = table(packs=("classic",)).has("Aric", level=1).deck(dice=[1, 1])
    t.has("Third", hand=["Wandering Monster", "Harpies"]).has("Suzan", hand=["Wandering Monster", "Net Troll"])
    t.combat("Aric", "Maul Rat").does("Third", "play [Wandering Monster] with [Harpies]")
    assert "Harpies join the fight." in log(t)
    t.does("Suzan", "play [Wandering Monster] with [Net Troll]")
    assert "Net Troll joins the fight." in log(t)


def test_a_stolen_item_is_named() -> None:
    t = table(packs=("classic",)).has("Aric", table=["Thief"], hand=["Baby"]).has("Suzan", carried=["Leather Armor"])
    t.deck(dice=[6], turn="Aric").does("Aric", "use Theft discarding [Baby] on Suzan").settle()
    assert t.carried("Aric") == ["Leather Armor"]
    assert "Aric takes Leather Armor from Suzan." in log(t)


def test_swapped_cards_are_named() -> None:
    t = table(packs=("pathfinder",), edition="pathfinder").has("Aric", hand=["Pocket Swap"], carried=["Pesh"])
    t.has("Suzan", carried=["Codpiece"]).deck(turn="Aric").does("Aric", "play [Pocket Swap] on Suzan")
    t.settle()
    told = log(t)
    assert "Suzan takes Pesh from Aric." in told and "Aric takes Codpiece from Suzan." in told


def test_bad_stuff_and_curses_without_effect_say_so_and_why() -> None:
    t = table(packs=("classic",)).has("Aric", level=1).deck(dice=[1]).combat("Aric", "Floating Nose").runs("Aric")
    assert "The Bad Stuff of Floating Nose does nothing: Aric is already at Level 1." in log(t)
    assert [e.rule for e in t.happened("nothing_happened")] == ["RUN-10"]
    t = table(packs=("classic",)).has("Suzan", hand=["Curse! Lose the Armor You Are Wearing"]).deck(turn="Aric")
    t.does("Suzan", "play [Curse! Lose the Armor You Are Wearing] on Aric").settle()
    assert "Curse! Lose the Armor You Are Wearing does nothing: Aric has nothing to lose." in log(t)
    assert [e.rule for e in t.happened("nothing_happened")] == ["CURSE-11"]
    t = table(packs=("classic",)).has("Aric", table=["Leather Armor"])
    t.has("Suzan", hand=["Curse! Lose the Armor You Are Wearing"]).deck(turn="Aric")
    t.does("Suzan", "play [Curse! Lose the Armor You Are Wearing] on Aric").settle()
    assert not t.happened("nothing_happened") and "Aric discards Leather Armor." in log(t)


def test_what_prevents_a_curse_is_named() -> None:
    t = table(packs=("classic",)).has("Aric", hand=["Wishing Ring"]).has("Suzan", hand=["Curse! Change Sex"])
    t.deck(turn="Aric").does("Suzan", "play [Curse! Change Sex] on Aric").does("Aric", "play [Wishing Ring]").settle()
    assert "Curse! Change Sex doesn't hurt Aric, thanks to Wishing Ring." in log(t)


def test_an_effect_is_named() -> None:
    t = table(packs=("pathfinder",), edition="pathfinder").has("Aric", level=1).deck(dice=[1])
    t.combat("Aric", "Ghoul Friday").runs("Aric")
    assert "Aric can't play cards, get cards or help." in log(t)
    assert not t.happened("nothing_happened")


def test_a_changed_strength_is_shown_as_it_is_now() -> None:
    t = table(packs=("impossible",), edition="impossible-1.61").has("Aric", level=3, hand=["Dehydrated Ninja"])
    t.combat("Aric", "Cold Warrior").does("Aric", "play [Dehydrated Ninja]")
    assert "Aric is now at 7." in log(t)


def test_every_effect_is_named() -> None:
    for pack in ("classic", "fu", "impossible", "pathfinder"):
        library = Game.new([pack], NAMES, 1).library
        for modifier in library.modifiers:
            event = Event("modified", "COMBAT-1", EVERYBODY, Seat(0), n=modifier.index, frm=0, to=3)
            text = event_text(event, library, NAMES)
            assert SENTENCE.fullmatch(text) and "special" not in text


def test_an_item_played_and_equipped_is_one_line() -> None:
    t = table(packs=("classic",)).has("Aric", hand=["Leather Armor", "Mithril Armor"]).deck(turn="Aric")
    t.does("Aric", "play [Leather Armor]")
    assert log(t) == ["Aric equips Leather Armor."]
    t.does("Aric", "play [Mithril Armor]")
    assert log(t) == ["Aric plays Mithril Armor."]  # carried: there is one armor already
    t.does("Aric", "unequip [Leather Armor]")
    assert log(t) == ["Aric takes off Leather Armor."]


@pytest.mark.parametrize("hand", [[], ["Baby"]])
def test_nobody_rolls_for_the_order_of_looting_nothing(hand: list[str]) -> None:
    t = table(packs=("classic",)).has("Aric", level=6, hand=hand).deck(dice=[1, 6, 2]).combat("Aric", "Bullrog")
    t.runs("Aric")
    assert len(t.happened("died")) == 1
    assert len([e for e in t.happened("die_rolled") if e.word == "looting order"]) == 2 * len(hand)


def test_the_words_of_a_fight() -> None:
    t = table(packs=("classic",)).has("Aric", level=3).has("Suzan", hand=["Baby", "Ancient"]).deck(dice=[6])
    t.combat("Aric", "Maul Rat").does("Aric", "fight")
    assert "Aric says the monster is beaten." in log(t)
    t.does("Suzan", "play [Ancient]")
    assert "Now 3 vs 11: Aric must choose again." in log(t)
    t = table(packs=("classic",)).has("Aric", level=3, carried=["Leather Armor"]).combat("Aric", "Floating Nose")
    t.does("Aric", "use Bribe discarding [Leather Armor]").settle()
    assert "The monster is gone. No Level." in log(t)
