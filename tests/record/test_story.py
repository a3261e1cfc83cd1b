"""Every event as a sentence: none without words, none that gives away what was redacted."""

from __future__ import annotations

import random
import re
from functools import cache, partial
from pathlib import Path

import pytest

from kickdoor import Game
from kickdoor.engine.events import KINDS, Event, redact
from kickdoor.engine.ids import DOOR_DECK, EVERYBODY, HAND, TREASURE_DECK
from kickdoor.record.story import SILENT, TELLERS, story, tell

TRIAL = Path(__file__).parent.parent / "packs" / "trial"
NAMES = ("Aric", "Suzan", "Third")
SENTENCE = re.compile(r"[A-Z0-9].*[.!]")


@cache
def met() -> tuple[tuple[Game, Event], ...]:
    """The events of a few random games."""
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
    assert set(TELLERS) | SILENT == set(KINDS)
    assert not set(TELLERS) & SILENT


def test_sentences_of_random_games_are_whole() -> None:
    told: dict[str, set[str]] = {}
    for game, event in met():
        for viewer in (-2, -1, 0, 1, 2):
            seen = event if viewer == -2 else redact(event, viewer)
            text = tell(seen, game.library, NAMES)
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
        text = tell(redact(event, -1), game.library, NAMES)
        for card in event.cards:
            assert game.library.names[card] not in text


@pytest.mark.parametrize("kind", [k for k in KINDS if k not in SILENT])
def test_every_kind_reads_well_without_its_cards(kind: str) -> None:
    """A kind that random games have not met, with as little as an event can hold."""
    game = Game.new([TRIAL], NAMES, 1)
    event = Event(kind, "CARDS-1", 0, seat=0, other=1, n=3, frm=TREASURE_DECK, to=HAND + 1)
    assert SENTENCE.fullmatch(tell(event, game.library, NAMES))


def test_the_words_of_the_table() -> None:
    game = Game.new(["classic"], NAMES, 1)
    card = game.library.by_name["net troll"][0]

    def said(kind: str, **rest: int | str | tuple[int, ...]) -> str:
        return tell(Event(kind, "DOOR-1", EVERYBODY, **rest), game.library, NAMES)  # type: ignore[arg-type]

    assert said("door_opened", seat=0, cards=(card,)) == "Aric kicks open the door: Net Troll."
    assert said("card_moved", seat=1, n=3, frm=DOOR_DECK, to=HAND + 1) == "Suzan draws 3 Doors."
    assert said("level_changed", seat=0, other=-2, n=1) == "Aric goes down 2 Levels, to Level 1."
    joined = partial(said, "helper_joined", seat=1, other=0)
    assert joined(word="HM") == "Suzan helps Aric for pick 1 of the Treasures."
    assert joined(word="MHH") == "Suzan helps Aric for picks 2 and 3 of the Treasures."
    assert said("combat_won", seat=0, n=2) == "Aric wins the fight: 2 monsters killed."
    assert said("charity_given", seat=0, other=2, n=1) == "Aric gives a card to Third in charity."


def test_a_story_keeps_the_rules_and_leaves_the_silent_out() -> None:
    game = Game.new(["classic"], NAMES, 1)
    events = [Event("passed", "TIMING-16", EVERYBODY, 1), Event("died", "DEATH-1", EVERYBODY, 1)]
    [told] = story(events, game.library, NAMES)
    assert (told.text, told.rule) == ("Suzan dies.", "DEATH-1")
