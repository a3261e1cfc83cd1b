"""Bots by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.bots import Observation, UnknownBot, maker, names
from kickdoor.game import Game

OWN = '''
class First:
    """Takes the first thing it may do."""

    def __init__(self, seed, *, made=0):
        pass

    def choose(self, observation):
        return observation.legal[0]
'''


def test_the_weakest_comes_first() -> None:
    assert names() == ["random", "easy", "medium", "hard"]


@pytest.mark.parametrize("name", [*["random", "easy", "medium", "hard"], "hard-greedy", "easy-generous"])
def test_every_name_makes_a_bot_that_answers(name: str) -> None:
    game = Game.new(["classic"], ["Ana", "Bo", "Cy"], 4)
    seat = game.pending()[0].seat
    action = maker(name)(7).choose(Observation(game, seat))
    assert game.why_not(action) is None


@pytest.mark.parametrize("name", ["", "medum", "medium-", "hard-lazy", "random-greedy", "hard-greedy-vengeful"])
def test_an_unknown_name_is_answered_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"random, easy, medium, hard.*medium-generous.*FILE.py:NAME"):
        maker(name)


def test_a_users_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN)
    game = Game.new(["classic"], ["Ana", "Bo", "Cy"], 4)
    seat = game.pending()[0].seat
    assert maker(f"{file}:First")(1).choose(Observation(game, seat)) == game.legal(seat)[0]


def test_errors_in_a_users_bot_are_explained(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    with pytest.raises(UnknownBot, match=r"there is no file .*mine.py"):
        maker(f"{file}:First")
    file.write_text("import nothing_of_the_kind\n")
    with pytest.raises(UnknownBot, match="ModuleNotFoundError: No module named 'nothing_of_the_kind'"):
        maker(f"{file}:Second")
    file.write_text(OWN)
    with pytest.raises(UnknownBot, match="defines no Third"):
        maker(f"{file}:Third")


def test_a_users_bot_may_take_only_a_seed(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN.replace(", *, made=0", ""))
    game = Game.new(["classic"], ["Ana", "Bo", "Cy"], 4)
    seat = game.pending()[0].seat
    assert maker(f"{file}:First")(1, made=12).choose(Observation(game, seat)) == game.legal(seat)[0]
    file = tmp_path / "seedless.py"
    file.write_text(OWN.replace(", seed, *, made=0", ""))
    with pytest.raises(UnknownBot, match=r"First must take a seed, as in `def __init__\(self, seed\)`"):
        maker(f"{file}:First")
