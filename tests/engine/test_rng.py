"""The random stream: exact, keyed, and without a bias that could be measured."""

from __future__ import annotations

import itertools
import math
import secrets
from collections import Counter

import pytest

from kickdoor.bots import Observation, RandomBot
from kickdoor.engine import rng
from kickdoor.engine.imagine import imagined
from kickdoor.engine.model.ids import Seat
from kickdoor.game import Game

KEY = "0f" * 32


def chi_square_limit(freedom: int) -> float:
    """Exceeded by chance about once in ten thousand times (Wilson and Hilferty)."""
    return freedom * (1 - 2 / (9 * freedom) + 3.72 * math.sqrt(2 / (9 * freedom))) ** 3


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_stream_is_pinned() -> None:
    """Saved games and proofs depend on every bit of it: BLAKE2b of the block's number, little-endian words."""
    import hashlib

    key = bytes.fromhex(KEY)
    for number in (0, 1, 300):
        raw = hashlib.blake2b(number.to_bytes(8, "little"), key=key, person=b"kickdoor cards").digest()
        words = [int.from_bytes(raw[at : at + 4], "little") for at in range(0, 64, 4)]
        assert list(rng.words(key, 16 * number, 16)) == words
    state, drawn = rng.seeded(KEY), list[int]()
    for _ in range(20):
        state, n = rng.below(state, 1000)
        drawn.append(n)
    stream = rng.words(key, 0, 20)
    assert drawn == [word * 1000 >> 32 for word in stream] and state == (key, 20)


def test_a_shuffle_and_single_draws_take_the_same_words() -> None:
    state, order = rng.shuffled(rng.seeded(7), list(range(60)))
    single, cards = rng.seeded(7), list(range(60))
    for i in range(59, 0, -1):
        single, j = rng.below(single, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    assert (state, order) == (single, cards)
    assert sorted(order) == list(range(60)) and order != list(range(60))


@pytest.mark.parametrize("size", [0, 1, 2, 16, 17, 33])
def test_a_shuffle_goes_on_where_the_last_one_ended(size: int) -> None:
    given = list(range(size))
    state, order = rng.shuffled(rng.seeded(KEY), given)
    assert state[1] == max(0, size - 1) and sorted(order) == given == list(range(size))
    assert rng.below(state, 1 << 32)[1] == rng.words(*state, 1)[0]


def test_words_that_would_favour_some_numbers_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """2^32 is no multiple of 6: four words are left over, and 0 is one of them."""
    stream = (0, 1, (1 << 31) + 1, 0)
    monkeypatch.setattr(rng, "words", lambda key, used, count: stream[used : used + count])
    assert rng.below((b"", 0), 6) == ((b"", 2), 0)
    assert rng.below((b"", 2), 6) == ((b"", 3), 3)
    assert rng.below((b"", 0), 4) == ((b"", 1), 0)  # a power of two leaves none over
    state, order = rng.shuffled((b"", 0), [0, 1, 2])
    assert state == (b"", 3) and order == [2, 1, 0]


@pytest.mark.parametrize("seed", [-1, 0, 7, 10**30, KEY])
def test_any_number_or_key_makes_a_key_of_256_bits(seed: int | str) -> None:
    assert len(rng.key_of(seed)) == 32
    assert rng.key_of(seed) not in (rng.key_of(8), rng.key_of("1f" * 32))


@pytest.mark.parametrize("seed", ["", "7", "0f" * 31, "0F" * 32, " " + "0f" * 31 + "0", "0g" * 32])
def test_a_key_is_written_in_one_way(seed: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        Game.new(["classic"], ["Ana", "Bo", "Cy"], seed)


def test_a_number_gives_a_game_its_bots_and_what_they_imagine_keys_apart() -> None:
    game = Game.new(["classic"], ["Ana", "Bo", "Cy"], 0)
    keys = {game.state.rng[0], imagined(game.state, Seat(0), 0).rng[0], RandomBot(0)._key, rng.key_of(1)}
    assert len(keys) == 4


def test_subkeys_are_apart() -> None:
    key = rng.key_of(7)
    made = [key, rng.subkey(key, "a"), rng.subkey(key, "b"), rng.subkey(rng.key_of(8), "a")]
    streams = [rng.words(each, 0, 16) for each in made]
    assert len(set(made)) == len(set(streams)) == 4


# ---------------------------------------------------------------- by chance alone
def test_dice_show_every_number_equally_often() -> None:
    state, rolls = rng.seeded(2024), list[int]()
    for _ in range(30_000):
        state, n = rng.below(state, 6)
        rolls.append(n)
    singles, pairs = Counter(rolls), Counter(itertools.pairwise(rolls))
    assert chi_square([singles[n] for n in range(6)]) < chi_square_limit(5)
    assert chi_square([pairs[one, two] for one in range(6) for two in range(6)]) < chi_square_limit(35)


def test_every_order_of_four_cards_is_as_likely() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    state = rng.seeded(99)
    for _ in range(24_000):
        state, order = rng.shuffled(state, [0, 1, 2, 3])
        counts[tuple(order)] += 1
    orders = list(itertools.permutations(range(4)))
    assert chi_square([counts[order] for order in orders]) < chi_square_limit(len(orders) - 1)


def test_every_card_comes_to_every_place_of_a_deck() -> None:
    size, shuffles = 40, 4000
    seen = [[0] * size for _ in range(size)]
    for seed in range(shuffles):  # neighbouring seeds are as good as any
        for place, card in enumerate(rng.shuffled(rng.seeded(seed), list(range(size)))[1]):
            seen[place][card] += 1
    assert chi_square([count for row in seen for count in row]) < chi_square_limit((size - 1) ** 2 + 2 * size)


# ---------------------------------------------------------------- in a game
def test_a_game_can_be_dealt_from_a_key() -> None:
    key = secrets.token_hex(32)
    one, same = (Game.new(["classic"], ["Ana", "Bo", "Cy"], key) for _ in range(2))
    other = Game.new(["classic"], ["Ana", "Bo", "Cy"], secrets.token_hex(32))
    assert one.digest() == same.digest() != other.digest()
    assert one.header["seed"] == key
    copy = one.clone()
    for game in (one, copy):
        for player in ("Ana", "Bo", "Cy"):
            game.submit(f"{player}: ready")
    assert one.digest() == copy.digest() != same.digest()
    assert one.state.rng[1] > same.state.rng[1]  # somebody has rolled for the first turn


def test_what_a_seat_imagines_has_nothing_of_the_key() -> None:
    game = Game.new(["classic"], ["Ana", "Bo", "Cy"], KEY)
    world = imagined(game.state, Seat(0), 1)
    assert world.rng[0] != game.state.rng[0] == bytes.fromhex(KEY)


def test_a_bot_chooses_by_its_own_key() -> None:
    """Choice by choice the same for the same seed, at whatever number it begins; and others for other seeds."""
    game = Game.new(["classic"], ["Ana", "Bo", "Cy"], 3)

    def choices(seed: int, made: int, count: int) -> list[str]:
        bot = RandomBot(seed, made=made)
        return [game.text(bot.choose(Observation(game, 0))) for _ in range(count)]

    assert choices(5, 0, 30)[10:] == choices(5, 10, 20)
    assert choices(5, 0, 30) != choices(6, 0, 30) != choices(6, 1, 30)
