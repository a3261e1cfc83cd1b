"""Chances to win, and what a choice has cost, in positions where everybody can see what is right."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kickdoor.bots import advice
from kickdoor.bots.win_chance import ALL_CARDS, win_chances
from kickdoor.engine.model.ids import Seat
from tests.properties.play import Plan, plans
from tests.properties.test_secrecy import SETTINGS, is_settled, other_world, permutation
from tests.table import Table, table

ARIC, SUZAN = Seat(0), Seat(1)


def too_strong() -> Table:
    """Aric is losing to a monster of 6, and Third is strong enough for both."""
    t = table(packs=("classic",)).has("Aric", level=3).has("Suzan", level=3).has("Third", level=6)
    return t.combat("Aric", "Platycore")


# ---------------------------------------------------------------- chances
def test_the_chances_of_equal_players_are_equal_and_a_leader_has_the_best() -> None:
    equal = win_chances(table(packs=("classic",)).game.state, ALL_CARDS)
    assert equal == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    ahead = win_chances(table(packs=("classic",)).has("Suzan", level=8).game.state, ARIC)
    assert ahead[1] > 0.5 and sum(ahead) == pytest.approx(1)


def test_a_good_hand_counts_only_for_those_who_see_it() -> None:
    state = table(packs=("classic",)).has("Aric", hand=["Hoard!", "Mithril Armor"]).game.state
    seen_by_suzan, own, seen_by_all = (win_chances(state, seat)[0] for seat in (SUZAN, ARIC, ALL_CARDS))
    assert own == seen_by_all > seen_by_suzan


def test_a_fight_for_the_last_level_is_never_quite_certain() -> None:
    t = table(packs=("classic",)).has("Aric", level=9).combat("Aric", "Potted Plant")
    assert 0.6 < win_chances(t.game.state, SUZAN)[0] < 0.95


def test_the_winners_have_won() -> None:
    t = table(packs=("classic",)).has("Aric", level=9).combat("Aric", "Potted Plant").wins("Aric")
    assert t.game.over and win_chances(t.game.state, SUZAN) == (1.0, 0.0, 0.0)


# ---------------------------------------------------------------- advice
def test_help_is_better_than_running_away() -> None:
    t = too_strong()
    run = t.game.parse("Aric: run")
    found = advice.gap(t.game, run, seed=1)
    assert found is not None and found.gap > 0
    costly = advice.result(advice.verdict(t.game, run, found.alternatives, seed=1))
    assert costly is not None and costly.cost > 0.02
    best = costly.options[0]
    assert best.action.verb == "ask" and best.action.player == 2
    assert run in [option.action for option in costly.options]
    assert costly.cost == pytest.approx(best.chance - next(o.chance for o in costly.options if o.action == run))


def test_the_best_choice_has_cost_nothing() -> None:
    t = too_strong()
    best = advice.result(advice.best_options(t.game, 0, seed=1))[0].action
    assert best.verb == "ask"
    assert advice.result(advice.verdict(t.game, best, [t.game.parse("Aric: run")], seed=1)) is None


def test_nothing_is_compared_where_there_is_no_choice_or_only_a_proposal() -> None:
    t = too_strong()
    assert advice.gap(t.game, t.game.parse("Aric: ask Third picks H"), seed=1) is None
    t.does("Aric", "run")
    for decision in t.game.pending():
        only = t.game.default(decision)
        if [each.verb for each in t.game.legal(decision.seat)] == ["pass"]:
            assert advice.gap(t.game, only, seed=1) is None


def test_the_best_options_are_in_order_and_legal() -> None:
    t = too_strong()
    found = advice.result(advice.best_options(t.game, 0, seed=1, most=3))
    assert [each.chance for each in found] == sorted((each.chance for each in found), reverse=True)
    assert all(t.game.why_not(each.action) is None for each in found)


# ---------------------------------------------------------------- secrecy
@given(plan=plans(400), seed=st.integers(0, 99))
@settings(SETTINGS, max_examples=15)
def test_what_a_choice_has_cost_does_not_depend_on_what_is_hidden(plan: Plan, seed: int) -> None:
    """Same view, same choice, same verdict, whatever is in the decks and in other hands."""
    game = plan.play()
    if not is_settled(game):
        return
    seat, pick = game.pending()[0].seat, random.Random(seed)
    chosen = pick.choice(game.legal(seat))
    twin = other_world(game, permutation(game.state, seat, pick))
    found = advice.gap(game, chosen, seed)
    assert advice.gap(twin, chosen, seed) == found
    assert win_chances(twin.state, seat) == win_chances(game.state, seat)
    best = [advice.result(advice.best_options(each, seat, seed, samples=1)) for each in (game, twin)]
    assert best[0] == best[1]
    if found is not None:
        verdicts = [advice.result(advice.verdict(each, chosen, found.alternatives, seed)) for each in (game, twin)]
        assert verdicts[0] == verdicts[1]
