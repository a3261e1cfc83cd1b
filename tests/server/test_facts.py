"""What happened, in parts for the page: enough to show it, and never more than a seat may know."""

from __future__ import annotations

import pytest

from kickdoor.engine.events import KINDS
from kickdoor.game import Game, seen_by
from kickdoor.lab.playing import next_observation, random_bots
from kickdoor.packs import load_pack
from kickdoor.protocol import messages as protocol
from kickdoor.server import table_view
from kickdoor.server.event_facts import SHOWN, facts
from kickdoor.server.translations import sentences
from tests.table import Table

NAMES = ("Ana", "Bo", "Cy")


def test_every_kind_of_fact_is_a_kind_of_event() -> None:
    assert KINDS.keys() >= SHOWN


@pytest.mark.parametrize("seed", range(4))
def test_no_seat_gets_a_card_in_a_fact_that_its_events_hide(seed: int) -> None:
    """In whole games every card of a fact is in an event that the seat sees; some facts have fewer for others."""
    game, hidden = Game.new([load_pack("classic")], NAMES, seed), 0
    choose = random_bots(seed, len(NAMES))
    while not game.over:
        events = game.submit(choose(next_observation(game)))
        for seat in (-1, 0, 1, 2):
            seen = seen_by(events, seat)
            known = {card for event in seen for card in event.cards}
            told = {card for fact in facts(seen, game.library) for card, _ in fact.cards}
            assert told <= known
            hidden += len({card for event in events for card in event.cards} - known)
    assert hidden  # otherwise the test has checked nothing


def shown(t: Table, since: int = 0) -> list[protocol.Fact]:
    return list(facts(t.log[since:], t.game.library))


def test_a_die_names_the_monster_and_the_number_it_needs() -> None:
    t = Table(*NAMES, packs=("classic",)).has("Ana", level=1).deck(dice=[4, 3]).combat("Ana", "Gazebo")
    t.flees("Ana")
    while not t.happened("die_rolled"):
        t.closes()
    [die] = [fact for fact in shown(t) if fact.kind == "die_rolled"]
    assert (die.seat, die.n, die.needs, [name for _, name in die.cards]) == (0, 4, 5, ["Gazebo"])
    t.settle()
    assert [fact.seat for fact in shown(t) if fact.kind == "caught"] == [0]


def scene(t: Table) -> protocol.Scene:
    return table_view.public_scene(t.game, t.game.state.names)


def test_an_escape_is_reported_only_when_it_is_final() -> None:
    """While somebody may still change the die, nobody has escaped yet; the roll shows the result so far."""
    t = Table(*NAMES, packs=("classic",)).has("Ana", level=1).deck(dice=[6]).combat("Ana", "Gazebo")
    t.flees("Ana")
    seen = list[tuple[int, bool]]()
    for _ in range(10):
        now = scene(t)
        if now.phase != "run":
            break
        assert now.players[0].escaped is None
        assert now.roll is None or (now.roll.seat, now.roll.card.name, now.roll.needs) == (0, "Gazebo", 5)
        if now.roll is not None:
            seen.append((now.roll.die, now.roll.away))
        t.closes()
    assert seen[-1] == (6, True)
    t.nothing_pending_but("Ana")


def test_a_pending_curse_names_who_played_it() -> None:
    t = Table(*NAMES, packs=("classic",)).has("Bo", hand=["Curse! Lose a Level"]).has("Ana", level=3)
    t.deck(turn="Ana", doors=["Curse! Lose a Level"]).does("Bo", "play [Curse! Lose a Level#1] on Ana")
    window = scene(t).window
    assert window is not None and window.card is not None
    assert (window.word, window.by, window.seat, window.card.name) == ("curse", 1, 0, "Curse! Lose a Level")
    t.settle().does("Ana", "kick")
    window = scene(t).window
    assert window is not None and (window.word, window.by, window.seat) == ("curse", -1, 0)  # from the door
    t.settle()
    assert t.level("Ana") == 1


def test_stolen_and_lost_cards_name_their_owner() -> None:
    t = Table(*NAMES, packs=("classic",)).has("Bo", level=4, table=["Thief"], hand=["Elf"])
    t.has("Ana", level=4, table=["Helm of Courage"]).deck(turn="Bo", dice=[6])
    t.does("Bo", "use Theft discarding [Elf] on Ana")
    assert [name for fact in shown(t) if fact.kind == "card_lost" for _, name in fact.cards] == ["Elf"]
    t.settle()
    if any(owed.kind == "choose" for owed in t.game.pending()):
        t.does("Bo", "choose [Helm of Courage]")
    taken = [fact for fact in shown(t) if fact.kind == "card_taken"]
    assert [(fact.seat, fact.other, [name for _, name in fact.cards]) for fact in taken] == [
        (1, 0, ["Helm of Courage"])
    ]


def test_a_sentence_has_the_face_of_the_player_it_is_about() -> None:
    """Not the face of the player whose pass let it happen."""
    t = Table(*NAMES, packs=("classic",)).has("Ana", level=5).combat("Ana", "Potted Plant").wins("Ana")
    told = sentences(t.log, t.game, t.game.state.names)
    assert {sentence.seat for sentence in told if "Ana" in sentence.text} == {0}
