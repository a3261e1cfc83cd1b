"""The analysis of whole games: the same every time, complete, and fair to the players."""

from __future__ import annotations

from functools import cache

from kickdoor import Game
from kickdoor.bots.game_analysis import LEAST_COST, MOST_CHOICES, MOST_SWINGS, GameAnalysis, analyse
from kickdoor.lab.playing import named_bots, play_on

NAMES = ("Ana", "Bo", "Cy")
BOTS = ("random", "easy", "easy")


def new_game() -> Game:
    return Game.new("classic", NAMES, 4, rules={"winning_level": 4})


@cache
def played() -> tuple[str, ...]:
    """Return the actions of a short game."""
    game, actions = new_game(), list[str]()
    play_on(
        game,
        named_bots(BOTS, 4),
        most=5000,
        listener=lambda game, _legal, action, _events: actions.append(game.text(action)),
        last=[],
    )
    assert game.over
    return tuple(actions)


def analysed() -> tuple[Game, GameAnalysis, list[float]]:
    game, progress = new_game(), list[float]()
    running = analyse(game, played())
    while True:
        try:
            progress.append(next(running))
        except StopIteration as stopped:
            return game, stopped.value, progress


def test_an_analysis_is_complete_and_the_same_every_time() -> None:
    game, found, progress = analysed()
    assert analysed()[1:] == (found, progress)
    assert game.over
    assert progress == sorted(progress) and 0 < progress[0] <= progress[-1] <= 1
    assert found.moments[0].number == 0
    assert found.moments[-1].chances == tuple(float(name in game.winners) for name in NAMES)
    assert all(abs(sum(each.chances) - 1) < 1e-9 for each in found.moments)
    assert [each.number for each in found.moments] == sorted({each.number for each in found.moments})


def test_swings_are_the_largest_changes_one_of_a_turn() -> None:
    _, found, _ = analysed()
    assert 0 < len(found.swings) <= MOST_SWINGS
    sizes = [abs(each.after - each.before) for each in found.swings]
    assert sizes == sorted(sizes, reverse=True)
    assert len({each.turn for each in found.swings}) == len(found.swings)
    chances = {each.number: each.chances for each in found.moments}
    for swing in found.swings:
        assert chances[swing.number][swing.seat] == swing.after
        assert swing.events


def test_costly_choices_are_those_of_their_players() -> None:
    _, found, _ = analysed()
    actions, game = played(), new_game()
    chosen = {each.number: each for each in found.choices}
    assert chosen, "a random player misses something"
    for number, text in enumerate(actions, start=1):
        if each := chosen.get(number):
            assert game.text(each.chosen) == text and each.seat == each.chosen.seat and each.turn == game.turn_no
            assert each.cost >= LEAST_COST
            best = each.options[0]
            assert best.action.seat == each.seat and game.why_not(best.action) is None
            assert each.chosen in [option.action for option in each.options] and best.action != each.chosen
        game.submit(text)
    for seat in range(len(NAMES)):
        costs = [each.cost for each in found.choices if each.seat == seat]
        assert len(costs) <= MOST_CHOICES and costs == sorted(costs, reverse=True)


def test_the_rest_of_a_game_that_was_broken_off_is_not_needed() -> None:
    game = new_game()
    running = analyse(game, played()[:40])
    for _ in running:
        pass
    assert not game.over
