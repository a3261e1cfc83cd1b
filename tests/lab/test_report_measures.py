"""What rows say, where the right answer is known."""

from __future__ import annotations

from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickdoor.lab import measures
from kickdoor.lab.card_effects import MIN_SAMPLE, card_effects
from kickdoor.lab.intervals import Z95, Estimate, fdr_adjusted_z
from tests.lab.hand_made import cards, dealt, games, seats

STRONG = "card 7"


# ---------------------------------------------------------------- figures
def test_figures_of_games() -> None:
    found = measures.figures(
        games(
            {"turns": 10, "actions": 100, "deaths": 1, "fights": 4, "fights_won": 1, "levels_gained": 5},
            {"turns": 30, "actions": 300, "deaths": 1, "fights": 12, "fights_won": 7, "levels_gained": 25, "cut": True},
        )
    )
    assert {key: estimate.value for key, estimate in found.items()} == {
        "turns": 20,
        "actions": 200,
        "deaths": 1,
        "deaths_per_100_turns": 5,
        "fights": 8,
        "fights_won": 0.5,
        "levels_gained_per_turn": 0.75,
        "levels_lost_per_turn": 0,
    }
    # The mean of 10 and 30: each is 10 away from it, so the sum of two errs by 10 √2, the mean by half of that.
    assert found["turns"].error == pytest.approx(10 / 2**0.5)
    assert found["deaths"].error == 0
    # 1 of 4 and 7 of 12 beside one half: 1 fight too few, 1 too many, of 16.
    assert found["fights_won"].error == pytest.approx(2**0.5 / 16)


def test_games_that_were_cut_are_counted() -> None:
    assert measures.counts(games({}, {"cut": True}, {})) == (3, 1)


def test_bars_hold_every_game_once() -> None:
    lengths = [*range(1, 100), 100_000]
    found = measures.histogram(games(*({"turns": n} for n in lengths)), "turns")
    assert found["games"].sum() == 100
    assert found.height <= measures.BARS + 1
    assert (found["high"] > found["low"]).all()


# ---------------------------------------------------------------- who wins
def table(*won: bool | None, **same: object) -> list[dict[str, object]]:
    return [{"won": each, **same} for each in won]


def test_win_shares_of_games_that_ended() -> None:
    rows = [
        *table(True, False, False, False, sex="male", identities=["class: Wizard", "class: Thief", "race: none"]),
        *table(False, True, True, False, sex="female", identities=["class: Wizard", "race: Elf"]),
        *table(None, None, None, None, sex="female", identities=["class: Wizard", "race: Elf"]),
    ]
    rows[4]["bot"] = "easy"
    found = {by: {s.name: (s.won, s.of) for s in shares} for by, shares in measures.winners(seats(*rows)).items()}
    assert found == {
        "bot": {"easy": (0, 1), "random": (3, 7)},
        "turn order": {"1": (1, 2), "2": (1, 2), "3": (1, 2), "4": (0, 2)},
        "sex": {"female": (2, 4), "male": (1, 4)},
        "class": {"Thief": (1, 4), "Wizard": (3, 8)},
        "race": {"Elf": (2, 4), "none": (1, 4)},
    }
    assert measures.even_share(seats(*rows)) == 3 / 8


def test_without_sexes_nothing_is_said_of_them() -> None:
    assert "sex" not in measures.winners(seats(*table(True, False, False, False, sex="none")))


# ---------------------------------------------------------------- levels, deaths
def test_levels_over_time_keep_the_last_one() -> None:
    found = seats({"levels": [1, 2, 3]}, {"levels": [1, 4]}, {"levels": [5, 6, 7]}, {"levels": []})
    curve = measures.level_curve(found, [1, 2, 3, 9])
    assert curve["turn"].to_list() == [1, 2, 3, 9]
    assert curve["middle"].to_list() == [1, 4, 4, 4]  # of 1 1 5, of 2 4 6, of 3 4 7, and the same later on
    assert curve["low"].to_list() == [1, 2, 3, 3]
    assert curve["high"].to_list() == [5, 6, 7, 7]
    mean = measures.mean_level(seats(*({"levels": [level]} for level in (1, 1, 3, 3, 4, 4, 8, 8))), 1)
    assert mean.value == 4
    assert mean.error == pytest.approx((8**2 + 8**2) ** 0.5 / 8)  # games are 8 below and 8 above, of 8 seats


def test_a_curve_ends_where_most_games_do() -> None:
    turns = measures.turns_shown(games(*({"turns": n} for n in range(1, 101))))
    assert 85 <= turns[-1] <= 92
    assert turns == sorted(turns) and len(turns) <= 2 * measures.POINTS
    assert measures.turns_shown(games({"turns": 0})) == [1]


def test_who_kills_the_most_comes_first() -> None:
    found = measures.killers(
        cards(
            {"card": "Rat", "met": 9, "deaths": 1},
            {"card": "Dragon", "met": 3, "deaths": 2},
            {"card": "Dragon", "met": 1, "deaths": 1},
            {"card": "Mouse", "met": 5},
        )
    )
    assert [(each.name, each.won, each.of) for each in found] == [("Dragon", 3, 4), ("Rat", 1, 9)]


# ---------------------------------------------------------------- many intervals
def test_one_interval_is_not_widened_and_many_are() -> None:
    assert fdr_adjusted_z([Estimate(1, 1)]) == pytest.approx(Z95, abs=0.001)
    assert fdr_adjusted_z([Estimate(0.1, 1)] * 100) == pytest.approx(NormalDist().inv_cdf(1 - 0.05 / 100 / 2))
    assert fdr_adjusted_z([Estimate(9, 1)] * 100) == pytest.approx(
        Z95, abs=0.001
    )  # all are real: none is there by chance
    assert fdr_adjusted_z([]) == pytest.approx(Z95, abs=0.001)


@given(st.lists(st.floats(-6, 6), min_size=1, max_size=60))
def test_those_whose_interval_leaves_0_out_are_those_that_benjamini_and_hochberg_find(values: list[float]) -> None:
    sure = fdr_adjusted_z([Estimate(value, 1) for value in values])
    chances = sorted(2 * NormalDist().cdf(-abs(value)) for value in values)
    found = [n for n, chance in enumerate(chances, 1) if chance <= 0.05 * n / len(values)]
    limit = chances[found[-1] - 1] if found else -1.0
    for value in values:
        low, high = Estimate(value, 1).interval(sure)
        beside = min(abs(low), abs(high))
        assert beside < 1e-9 or (not low <= 0 <= high) == (2 * NormalDist().cdf(-abs(value)) <= limit)


# ---------------------------------------------------------------- cards
def test_pure_noise_is_not_called_an_effect() -> None:
    for seed in range(5):
        found = card_effects(*dealt(400, lambda hand: 1, seed=seed))
        assert len(found) == 30
        assert {each.verdict for each in found} == {"no evidence"}


def test_an_effect_that_is_there_is_found_and_measured() -> None:
    found = card_effects(*dealt(1500, lambda hand: 3 if STRONG in hand else 1))
    assert [each.card for each in found if each.verdict == "helps"] == [STRONG]
    # Whoever has it wins 3 games of 6; whoever draws anything wins 1 of 4.
    assert found[0].effect.value == pytest.approx(0.5 - 0.25, abs=3 * found[0].effect.error)
    assert 0.01 < found[0].effect.error < 0.02  # √(½ · ½ / 1200)


def test_a_card_that_hurts_comes_last() -> None:
    found = card_effects(*dealt(1500, lambda hand: 0.1 if STRONG in hand else 1))
    assert [each.card for each in found if each.verdict == "hurts"] == [STRONG] == [found[-1].card]


def test_whoever_is_ahead_draws_more_and_that_is_not_the_cards_doing() -> None:
    found = card_effects(*dealt(400, lambda hand: 1, ahead=6))
    assert {each.verdict for each in found} == {"no evidence"}
    assert min(each.drawn_won / each.drawn for each in found) > 0.3  # although all of them were drawn by winners mostly


def test_a_better_bot_is_not_the_cards_doing() -> None:
    """Only the better bot, which always wins, draws from the deck of Doors."""
    rows = [{"won": seat == 0, "bot": "hard" if seat == 0 else "random"} for _ in range(200) for seat in range(4)]
    drew = [
        {"game": game, "seat": seat, "won": seat == 0, "drawn": 1, "turn": 0, "card": "door" if seat == 0 else "none"}
        for game in range(200)
        for seat in range(4)
    ]
    found = card_effects(seats(*rows), cards(*drew))
    assert {each.card: each.effect.value for each in found} == {"door": 0, "none": 0}


def test_few_draws_are_not_judged() -> None:
    some = [{"game": n, "won": True, "drawn": 1, "turn": 0, "card": "Rare"} for n in range(MIN_SAMPLE - 1)]
    many = [{"game": n, "won": False, "drawn": 1, "turn": 0, "card": "Usual"} for n in range(MIN_SAMPLE)]
    who = seats(*({"game": n, "seat": 0} for n in range(MIN_SAMPLE)))
    found = {each.card: each.verdict for each in card_effects(who, cards(*some, *many))}
    assert found == {"Rare": "too rare", "Usual": "hurts"}


def test_what_was_put_to_use() -> None:
    rows = cards(
        {"card": "Sword", "played": 2, "won": True, "drawn": 1, "turn": 3},
        {"card": "Sword", "could": True, "won": False, "game": 1},
        {"card": "Rat", "met": 1, "won": None},
        {"card": "Dust", "drawn": 1, "turn": 0, "won": None},
    )
    found = {each.card: each for each in card_effects(seats({"won": True}, {}, {}, {}, {"won": False}), rows)}
    assert [(name, found[name].used, found[name].could) for name in sorted(found)] == [
        ("Dust", False, False),
        ("Rat", True, False),
        ("Sword", True, True),
    ]
    assert (found["Sword"].drawn, found["Sword"].played, found["Sword"].played_won) == (1, 1, 1)


def test_only_the_cards_of_one_pack() -> None:
    rows = cards({"card": "Mine", "pack": "mine", "won": False}, {"card": "Sword", "won": False})
    assert [each.card for each in card_effects(seats({"won": False}), rows, pack="mine")] == ["Mine"]
