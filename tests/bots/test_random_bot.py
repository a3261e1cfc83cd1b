"""The random player: legal, repeatable, blind to what its seat cannot see, and able to finish a game."""

from __future__ import annotations

import pytest

from kickdoor.bots import Observation, RandomBot, maker
from kickdoor.bots.random_bot import weight
from kickdoor.game import Game


def play(seed: int, *, seats: int = 3, most: int = 5000) -> tuple[Game, list[str]]:
    game = Game.new(["classic"], ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"][:seats], seed)
    bots = [maker("random")(seed * 8 + seat) for seat in range(seats)]
    texts: list[str] = []
    while not game.over and len(texts) < most:
        seat = game.pending()[0].seat
        observation = Observation(game, seat)
        action = bots[seat].choose(observation)
        assert action in observation.legal
        texts.append(game.text(action))
        game.submit(action)
    return game, texts


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_random_games_end(seats: int) -> None:
    ended = [play(seed, seats=seats)[0].over for seed in range(3)]
    assert ended.count(True) >= 2


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = play(5, most=300), play(5, most=300)
    assert one[1] == two[1]
    assert one[0].digest() == two[0].digest()
    assert play(6, most=300)[1] != one[1]


def test_a_bot_continues_where_another_stopped() -> None:
    game = Game.new(seed=3)
    observation = Observation(game, 0)
    whole = RandomBot(9)
    first = [whole.choose(observation) for _ in range(20)]
    late = RandomBot(9, made=12)
    assert [late.choose(observation) for _ in range(8)] == first[12:]


def test_everything_legal_can_be_chosen() -> None:
    """A weight is at least 1, whatever the action."""
    game = Game.new(seed=4)
    bots = [RandomBot(seat) for seat in range(3)]
    for _ in range(400):
        seat = game.pending()[0].seat
        observation = Observation(game, seat)
        assert all(weight(observation, action) >= 1 for action in observation.legal)
        game.submit(bots[seat].choose(observation))
        if game.over:
            break


def test_hidden_cards_do_not_change_its_choice() -> None:
    """Exchanging other players' hands changes neither what it sees nor what it does."""
    game = Game.new(seed=4)
    twin = game.clone()
    state = twin.state
    state.hands[1], state.hands[2] = state.hands[2], state.hands[1]
    for seat in (1, 2):
        for card in state.hands[seat]:
            state.place[card] = 8 + seat
    assert game.view(0) == twin.view(0)
    assert [RandomBot(1, made=n).choose(Observation(game, 0)) for n in range(20)] == [
        RandomBot(1, made=n).choose(Observation(twin, 0)) for n in range(20)
    ]
