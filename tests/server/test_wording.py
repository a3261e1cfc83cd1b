"""Sentences and refusals are sent in English together with their parts, so that clients can translate them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from kickdoor import Game
from kickdoor.engine.events import Event
from kickdoor.engine.model.ids import DOOR_DECK, EVERYBODY, HAND, CardId, Seat
from kickdoor.protocol import messages as protocol
from kickdoor.server.requests import Refused
from kickdoor.server.translations import refusal, sentences, taken_apart
from tests.server.tables import Clock, manager_at, run, table_of

NAMES: Final = ("Ana", "Bo", "Cleo")


def told(game: Game, event: Event) -> protocol.Sentence:
    [sentence] = sentences([event], game, game.state.names)
    return msgspec.json.decode(msgspec.json.encode(sentence), type=protocol.Sentence)


def test_a_sentence_has_its_key_and_its_parts() -> None:
    game = Game.new(["classic"], NAMES, 1)
    troll, pistol = game.library.by_name["net troll"][0], CardId(5)
    names = game.library.names
    assert told(game, Event("door_opened", "DOOR-1", EVERYBODY, Seat(0), cards=(troll,))) == protocol.Sentence(
        "Ana kicks open the door: Net Troll.",
        "DOOR-1",
        "event-kicks-door",
        {"who": "Ana", "card": "Net Troll"},
        seat=0,
    )
    drawn = told(game, Event("card_moved", "LOOT-9", EVERYBODY, Seat(1), n=3, frm=DOOR_DECK, to=HAND + 1))
    assert drawn.parts == {"who": "Bo", "cards": protocol.Words("part-doors", {"n": 3})}
    both = told(game, Event("identity_dropped", "CLASS-11", EVERYBODY, Seat(2), cards=(troll, pistol)))
    assert both.parts == {"who": "Cleo", "cards": (names[troll], names[pistol])}
    asked = told(game, Event("help_asked", "HELP-1", EVERYBODY, Seat(0), Seat(1), (troll, pistol), n=2, word="MH"))
    price = asked.parts["price"]
    assert isinstance(price, protocol.Words) and price.parts["price"] == (
        protocol.Words("part-one-pick", {"place": "2"}),
        (names[troll], names[pistol]),
        protocol.Words("part-cards-in-return", {"cards": protocol.Words("part-cards", {"n": 2})}),
    )


def test_a_text_that_is_always_the_same_has_an_id_too() -> None:
    game = Game.new(["classic"], NAMES, 1)
    [over] = sentences([Event("combat_ended", "COMBAT-1", EVERYBODY, Seat(0))], game, game.state.names)
    assert msgspec.to_builtins(over) == {
        "text": "The fight is over.", "rule": "COMBAT-1", "key": "event-fight-over", "seat": 0,
    }  # fmt: skip


def test_a_refusal_of_the_server_fills_its_variables() -> None:
    error = Refused("taken", "error-seat-taken", who="{Bo}")
    assert str(error) == "{Bo} is sitting there."
    assert taken_apart(error.message, error.parts) == ("error-seat-taken", {"who": "{Bo}"})


def test_a_text_of_elsewhere_is_sent_once() -> None:
    sent = refusal("1", "malformed", "error-detail", detail="no such {thing}")
    assert (sent.text, sent.key, sent.parts) == ("no such {thing}", "", {})


def test_a_reason_of_the_game_is_sent_with_what_is_in_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            (ana,) = await table_of(manager, "Ana")
            scene = ana.latest.scene
            assert scene is not None
            again = scene.players[0].sex
            said = await ana.ask(protocol.WhyNot, action=f"choose {again}")
            assert isinstance(said, protocol.Refusal) and said.code == "illegal"
            assert (said.text, said.key, said.parts) == (
                f"You are already {again}.",
                "setup-already-sex",
                {"sex": again},
            )
            plain = await ana.ask(protocol.WhyNot, action="kick")
            assert isinstance(plain, protocol.Refusal) and (plain.code, plain.key) == ("illegal", "door-once")

    run(go())
