"""Every action can be put into words, in every language."""

from __future__ import annotations

import random

import pytest

from kickdoor import Game
from kickdoor.engine.actions.syntax import SYNTAX
from kickdoor.record.choice_text import choice_phrase
from tests.properties.play import random_action
from tests.table import table

SETS = ("classic", "fu", "impossible", "pathfinder")


def test_what_can_be_done_in_games_is_put_into_words() -> None:
    seen = set[str]()
    for name in SETS:
        game, pick = Game.new(name, ("Ana", "Bo", "Cleo", "Dov"), 7), random.Random(name)
        for _ in range(700):
            if game.over:
                break
            for seat in range(4):
                for action in game.legal(seat):
                    seen.add(action.verb)
                    text = choice_phrase(action, game.library, game.names).text
                    assert text and "{" not in text
            game.submit(random_action(game, pick))
    assert seen > SYNTAX.keys() - {"lend", "join", "withdraw", "sacrifice", "attach"}


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ("run", "run away"),
        ("ask Third picks HH", "ask Third to help for 2 Treasures"),
        ("ask Third picks H", "ask Third to help for 1 Treasure"),
        ("play [Sleep Potion] on fighters", "play Sleep Potion to help the fighters"),
        ("play [Sleep Potion] on monsters", "play Sleep Potion to help the monsters"),
        ("play [Curse! Lose a Level] on Third", "play Curse! Lose a Level on Third"),
    ],
)
def test_a_choice_reads_as_a_player_would_say_it(action: str, text: str) -> None:
    t = table(packs=("classic",)).has("Aric", hand=["Sleep Potion", "Curse! Lose a Level"]).has("Third", level=6)
    game = t.combat("Aric", "Flying Frogs").game
    assert choice_phrase(game.parse(f"Aric: {action}"), game.library, game.names).text == text
