"""Bots by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.bots import BadAnswer, Observation, UnknownBot, maker, names
from kickdoor.bots.own_bot import OwnBot
from kickdoor.game import Game
from tests.table import table

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


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("None", r"mine\.py:Wrong chose None, which is not an Action"),
        ("'Ana: ready'", r"mine\.py:Wrong chose 'Ana: ready', which is not an Action"),
        (
            "Action(0, 'kick')",
            r"mine\.py:Wrong chose `Ana: kick`, which is illegal: Kick open the door once.* \[TURN-7",
        ),
        ("Action(1, 'ready')", r"mine\.py:Wrong plays seat 0 and chose an action of seat 1"),
        ("Action(0, 'play', cards=(999,))", r"mine\.py:Wrong chose Action\(.*999"),
    ],
)
def test_a_wrong_answer_names_the_bot_and_what_is_wrong(answer: str, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from kickdoor import Action\n"
        f"class Wrong:\n    def __init__(self, seed): pass\n    def choose(self, observation): return {answer}\n"
    )
    game = Game.new(["classic"], ["Ana", "Bo", "Cy"], 4)
    with pytest.raises(BadAnswer, match=complaint):
        maker(f"{file}:Wrong")(1).choose(Observation(game, "Ana"))


def test_a_legal_answer_need_not_be_listed(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN.replace("return observation.legal[0]", "return self.answer"))
    t = table("Ana", "Bo", "Cy").combat("Ana", "Straw Man")
    asks = t.game.parse("Ana: ask Bo picks HMH")
    bot = maker(f"{file}:First")(1)
    assert isinstance(bot, OwnBot)
    bot.bot.answer = asks  # type: ignore[attr-defined]  # the user's class
    observation = Observation(t.game, "Ana")
    assert asks not in [*observation.legal]
    assert bot.choose(observation) == asks


def test_a_users_bot_needs_a_method_to_choose(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mute:\n    def __init__(self, seed): pass\n")
    with pytest.raises(UnknownBot, match=r"Mute needs a method `def choose\(self, observation\)`"):
        maker(f"{file}:Mute")


def test_an_observation_prints_who_sees_it() -> None:
    game = Game.new(["classic"], ["Ana", "Bo", "Cy"], 4)
    assert repr(Observation(game, "Bo")) == "<Observation of Bo in seat 1 · owes ready>"
