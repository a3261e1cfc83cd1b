"""Playing with some of the cards (MIX-11): the same share of everything, chosen by the seed, stored in saved games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kickdoor.engine.model.cards import Library
from kickdoor.engine.model.ids import GONE
from kickdoor.game import Game
from kickdoor.record.errors import SavedError
from kickdoor.record.saved import Recorder, load, verify
from kickdoor.record.scenario import ScenarioError, run_file
from tests.marks import rule
from tests.mixes import ALL, MIXES, NAMES, packs_of
from tests.table import TRIAL

Group = tuple[int, str, str]  # deck, kind, pack


def group_of(lib: Library, card: int) -> Group:
    d = lib.by_card[card]
    return d.deck, "multiplier" if d.is_multiplier else d.kind, d.pack


def played_with(game: Game) -> list[int]:
    return [card for card, place in enumerate(game.state.place) if place != GONE]


@rule("MIX-11")
@settings(max_examples=60, deadline=None)
@given(
    mix=st.sampled_from(MIXES),
    keep=st.integers(1, 100),
    seats=st.integers(3, 6),
    seed=st.integers(-(10**9), 10**9),
)
def test_every_set_and_kind_keeps_its_share_and_both_decks_can_be_dealt(
    mix: tuple[str, ...], keep: int, seats: int, seed: int
) -> None:
    game = Game.new(packs_of(mix), NAMES[:seats], seed, deck_percent=keep)
    lib = game.library
    whole = Counter(group_of(lib, card) for card in range(len(lib.card_def)))
    part = Counter(group_of(lib, card) for card in played_with(game))
    for deck in (0, 1):
        size = sum(n for group, n in whole.items() if group[0] == deck)
        kept = sum(n for group, n in part.items() if group[0] == deck)
        assert kept == max(-(-size * keep // 100), 8 * seats)
        for group, n in whole.items():
            if group[0] == deck:
                assert abs(part[group] - n * kept / size) < 1, group  # rounded down or up
        for kind in {group[1] for group in whole}:  # in all sets together as well
            of_kind = sum(n for group, n in whole.items() if group[:2] == (deck, kind))
            kept_of_kind = sum(n for group, n in part.items() if group[:2] == (deck, kind))
            assert abs(kept_of_kind - of_kind * kept / size) < 1, kind
    assert [len(hand) for hand in game.state.hands] == [8] * seats
    assert game.check() == []


@rule("MIX-11")
def test_the_sets_of_a_big_mix_stay_about_equal() -> None:
    for seed in range(20):
        game = Game.undealt(packs_of(ALL), NAMES[:4], seed, deck_percent=25)
        packs = Counter(game.library.by_card[card].pack for card in played_with(game))
        assert sum(packs.values()) == 95 + 73
        assert max(packs.values()) - min(packs.values()) <= 10, packs


@rule("MIX-11")
def test_the_same_seed_leaves_out_the_same_cards_and_another_seed_others() -> None:
    one, same, other = (Game.undealt(["classic"], NAMES[:3], seed, deck_percent=50) for seed in (7, 7, 8))
    assert played_with(one) == played_with(same)
    assert one.digest() == same.digest()
    assert played_with(one) != played_with(other)
    orders: list[list[str | Path]] = [["classic", TRIAL], [TRIAL, "classic"]]
    sizes = [len(played_with(Game.undealt(order, NAMES[:3], 7, deck_percent=50))) for order in orders]
    assert sizes[0] == sizes[1]


@rule("MIX-11")
def test_keeping_all_cards_deals_as_by_default() -> None:
    assert (
        Game.new(["classic"], NAMES[:3], 5, deck_percent=100).digest() == Game.new(["classic"], NAMES[:3], 5).digest()
    )


@rule("MIX-11")
@pytest.mark.parametrize("keep", [0, 101, -5, True, 0.5, "50"])
def test_a_share_is_a_whole_number_of_per_cent(keep: int) -> None:
    with pytest.raises(ValueError, match="per cent"):
        Game.new(["classic"], NAMES[:3], 5, deck_percent=keep)


@rule("MIX-11")
def test_left_out_cards_are_in_no_deck_and_no_view() -> None:
    game = Game.new(["classic"], NAMES[:3], 3, deck_percent=30)
    out = {card for card, place in enumerate(game.state.place) if place == GONE}
    assert not out & {*game.state.decks[0], *game.state.decks[1]}
    assert game.view(0).decks == (29 - 12, 24 - 12)  # 30 of 100 of 95, and at least eight for each player
    for card in out:
        assert f"CardView(id={card}," not in repr(game.view(0))


@rule("MIX-11")
def test_a_resumed_game_leaves_out_the_same_cards(tmp_path: Path) -> None:
    file = tmp_path / "thin.kick.jsonl"
    game = Game.new(["classic", TRIAL], NAMES[:4], 11, deck_percent=40)
    with Recorder(file, game) as recorder:
        for name in NAMES[:4]:
            action = game.parse(f"{name}: ready")
            game.submit(action)
            recorder.record(action)
        recorder.checkpoint()
    assert load(file).header.deck_percent == 40
    assert verify(file).digest == game.digest()
    file.write_text(file.read_text().replace('"keep": 40', '"keep": 41'))
    with pytest.raises(SavedError, match="not the game that was saved"):
        verify(file)
    file.write_text(file.read_text().replace('"keep": 41', '"keep": 410'))
    with pytest.raises(SavedError, match="per cent"):
        load(file)


SCENARIO = """
packs: [classic]
keep: {keep}
players: {{Aric: {{hand: [Elf, Wizard, Cleric], table: [Warrior]}}, Suzan: {{}}, Third: {{}}}}
doors: [Plutonium Dragon, Potted Plant]
discards: {{doors: [Squidzilla]}}
steps:
  - Aric: kick
  - expect: {{monsters: [Plutonium Dragon], strength: {{fighters: 1, monsters: 20}}}}
"""


@rule("MIX-11")
@pytest.mark.parametrize("keep", [1, 50, 100])
def test_a_scenario_has_every_card_that_it_names(tmp_path: Path, keep: int) -> None:
    file = tmp_path / "thin.yaml"
    file.write_text(SCENARIO.format(keep=keep))
    result = run_file(file)
    assert result.passed, result.failure


@pytest.mark.parametrize("keep", [0, 101, "half"])
def test_a_scenario_says_where_its_share_is_wrong(tmp_path: Path, keep: object) -> None:
    file = tmp_path / "thin.yaml"
    file.write_text(SCENARIO.format(keep=keep))
    with pytest.raises(ScenarioError, match=r"thin.yaml:3: keep: "):
        run_file(file)
