"""Features: from card data alone, for any pack and number of seats, without anything that a seat cannot know."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kickdoor.bots.features import CARD, NAMES, OWN, PLACES, SEAT, TABLE, Facts, card_table, meanings, row
from kickdoor.packs.compiler import Compiler
from tests.properties.play import Plan, pack, plans
from tests.properties.test_secrecy import SETTINGS, is_settled, other_world, permutation
from tests.table import Table


def numbers(t: Table, name: str) -> dict[str, int]:
    state = t.game.state
    return dict(zip(NAMES, row(state, t.seat(name), Facts(state)), strict=True))


def test_names_are_in_the_order_of_a_row() -> None:
    assert list(meanings()) == list(NAMES)
    assert len(NAMES) == len(SEAT) + len(OWN) + len(TABLE) + len(PLACES) * len(CARD)


def test_a_player_with_gear() -> None:
    t = Table("Ana", "Bo", "Cy", packs=("classic",)).has(
        "Ana", level=8, table=["Mithril Armor"], hand=["Loaded Die", "Boil an Anthill"]
    )
    ana, bo = numbers(t, "Ana"), numbers(t, "Bo")
    assert (ana["level"], ana["missing_2"], ana["strength"], ana["gear"]) == (8, 1, 11, 3)
    assert (ana["level_lead"], bo["level_lead"]) == (7, -7)
    assert (ana["strength_lead"], bo["strength_lead"]) == (10, -10)
    assert (ana["in_force_items"], ana["in_force_item_bonus"], ana["in_force_gold"]) == (1, 3, 6)
    assert (ana["in_hand_cards"], ana["in_hand_level_ups"], ana["own_usable_level_ups"]) == (2, 1, 1)
    assert (ana["treasures_held"], ana["doors_held"]) == (2, 0)


def test_a_fight() -> None:
    t = Table("Ana", "Bo", "Cy", packs=("classic",)).has("Ana", level=9, table=["Mithril Armor"]).has("Bo", level=1)
    t.combat("Ana", "Lame Goblin")
    ana, bo = numbers(t, "Ana"), numbers(t, "Bo")
    assert (ana["is_main"], ana["levels_at_stake"], ana["treasures_at_stake"], ana["game_at_stake"]) == (1, 1, 1, 1)
    assert (ana["table_margin"], ana["table_close_margin"], ana["table_hope"]) == (11, 4, 13)
    assert (ana["hoped_game"], ana["table_last_level"]) == (13, 1)
    assert (bo["is_main"], bo["is_helper"], bo["faced_monsters"], bo["faced_monster_level"]) == (0, 0, 1, 1)


@given(plan=plans(600), viewer=st.integers(0, 5), seed=st.integers(0, 999))
@settings(SETTINGS, max_examples=40)
def test_what_a_seat_knows_does_not_depend_on_hidden_cards(plan: Plan, viewer: int, seed: int) -> None:
    game = plan.play()
    seat = game.state.seats[min(viewer, plan.seats - 1)]
    if not is_settled(game):
        return
    twin = other_world(game, permutation(game.state, seat, random.Random(seed)))
    here, there = Facts(game.state), Facts(twin.state)
    assert here.seats == there.seats
    assert here.table == there.table
    assert (here.in_force, here.carried, here.faced) == (there.in_force, there.carried, there.faced)
    assert row(game.state, seat, here) == row(twin.state, seat, there)


@given(plan=plans(600))
@settings(SETTINGS, max_examples=30)
def test_every_position_can_be_described(plan: Plan) -> None:
    game = plan.play()
    facts = Facts(game.state)
    for seat in game.state.seats:
        found = row(game.state, seat, facts)
        assert len(found) == len(NAMES)
        assert all(abs(number) < 1 << 15 for number in found)


@pytest.mark.parametrize("packs", [["classic"], ["trial"], ["fu", "pathfinder", "impossible"]])
def test_names_and_order_of_the_cards_do_not_matter(packs: list[str]) -> None:
    lib = Compiler(tuple(pack(name) for name in packs)).library()  # its own: games share the one that is kept
    before = card_table(lib).rows
    for d in lib.defs:
        d.name, d.slug = f"card {d.id}", f"card-{d.id}"
    card_table.cache_clear()
    assert card_table(lib).rows == before
