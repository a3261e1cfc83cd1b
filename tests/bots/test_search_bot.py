"""The bots that search: legal, repeatable, never endless, and better than chance where it matters."""

from __future__ import annotations

import pytest

from kickdoor.bots import Observation, maker
from kickdoor.bots.card_values import card_values
from kickdoor.bots.lookahead import Lookahead
from kickdoor.bots.search_bot import MAX_VOLUNTARY
from kickdoor.engine.model.ids import Seat
from kickdoor.game import Game
from tests.table import Table, table

SEARCHING = ("easy", "medium", "hard")


def play(kinds: tuple[str, ...], seed: int, *, most: int, packs: tuple[str, ...] = ("classic",)) -> Game:
    game = Game.new(packs, ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"][: len(kinds)], seed, auto_pass=True)
    bots = [maker(kind)(seed * 8 + seat) for seat, kind in enumerate(kinds)]
    for _ in range(most):
        if game.over:
            break
        seat = game.pending()[0].seat
        action = bots[seat].choose(Observation(game, seat))
        assert game.why_not(action) is None
        game.submit(action)
    return game


def choice(t: Table, name: str, kind: str = "medium", seed: int = 1) -> str:
    """What a bot does in this seat."""
    seat = t.names.index(name)
    action = maker(kind)(seed).choose(Observation(t.game, seat))
    return t.game.text(action).partition(": ")[2]


# ---------------------------------------------------------------- whole games
@pytest.mark.parametrize("kind", SEARCHING)
def test_the_same_seed_plays_the_same_game(kind: str) -> None:
    most = 60 if kind == "hard" else 200
    one, two = play((kind,) * 3, 5, most=most), play((kind,) * 3, 5, most=most)
    assert one.digest() == two.digest()
    assert one.check() == []


@pytest.mark.parametrize("packs", [("fu",), ("impossible",), ("pathfinder",), ("classic", "fu", "pathfinder")])
def test_games_of_bots_end(packs: tuple[str, ...]) -> None:
    games = [play(("medium", "easy", "easy"), seed, most=4000, packs=packs) for seed in range(2)]
    assert all(game.over for game in games)


def test_medium_beats_random_far_more_often_than_its_share() -> None:
    """A quarter of the games would be its share; by measurement it wins about four in five."""
    kinds = ("medium", "random", "random", "random")
    won = 0
    for seed in range(12):
        seats = kinds[-seed % 4 :] + kinds[: -seed % 4]
        won += seats.index("medium") in play(seats, seed, most=6000).state.winners
    assert won >= 6


# ---------------------------------------------------------------- single decisions
@pytest.mark.parametrize("kind", ["medium", "hard"])
def test_a_level_is_taken(kind: str) -> None:
    t = table(packs=("classic",)).has("Aric", level=3, hand=["Boil an Anthill"])
    assert choice(t, "Aric", kind) == "play [Boil an Anthill] on Aric"


def test_a_potion_wins_a_fight_that_would_be_lost() -> None:
    t = table(packs=("classic",)).has("Aric", level=1, hand=["Flaming Poison Potion"])
    t.combat("Aric", "Gelatinous Octahedron")
    assert choice(t, "Aric") == "play [Flaming Poison Potion] on fighters"


def test_a_potion_is_saved_if_the_fight_is_won_without_it() -> None:
    t = table(packs=("classic",)).has("Aric", level=6, hand=["Flaming Poison Potion"]).combat("Aric", "Potted Plant")
    assert choice(t, "Aric") in ("pass", "fight")


def test_easy_errs_now_and_then_in_close_decisions_and_never_in_clear_ones() -> None:
    clear = table(packs=("classic",)).has("Aric", level=1, hand=["Flaming Poison Potion"])
    clear.combat("Aric", "Gelatinous Octahedron")
    close = table(packs=("classic",)).has("Aric", level=6, hand=["Flaming Poison Potion"])
    close.combat("Aric", "Potted Plant")
    wasted = "play [Flaming Poison Potion] on fighters"
    assert {choice(clear, "Aric", "easy", seed) for seed in range(100)} == {wasted}
    assert 1 <= sum(choice(close, "Aric", "easy", seed) == wasted for seed in range(100)) <= 20
    assert not any(choice(close, "Aric", "medium", seed) == wasted for seed in range(100))


def test_a_player_about_to_win_is_stopped() -> None:
    t = table(packs=("classic",)).has("Aric", level=9).has("Suzan", level=8, hand=["Ancient"])
    t.combat("Aric", "Potted Plant")
    assert choice(t, "Suzan") == "play [Ancient] on [Potted Plant]"


def test_an_item_is_taken_off_for_a_better_one() -> None:
    t = table(packs=("classic",)).has("Aric", table=["Helm of Courage"], carried=["Bad-Ass Bandana"])
    assert choice(t, "Aric") == "unequip [Helm of Courage]"


def test_voluntary_actions_are_limited() -> None:
    """A bot that sees a gain in ever more actions gives its answer all the same after a while."""
    t = table(packs=("classic",)).has("Aric", level=3, hand=["Boil an Anthill"])
    bot = maker("medium")(1)
    for _ in range(MAX_VOLUNTARY):
        assert bot.choose(Observation(t.game, 0)).verb == "play"  # offered again and again
    assert bot.choose(Observation(t.game, 0)).verb == "kick"


def test_only_the_cheapest_way_to_pay_is_evaluated() -> None:
    t = table(packs=("classic",)).has("Aric", level=3, table=["Warrior"], hand=["Flaming Poison Potion", "Thief"])
    t.combat("Aric", "Gelatinous Octahedron")
    seat = t.names.index("Aric")
    legal = [action for action in t.game.legal(seat) if action.word == "Berserk" and len(action.paid) == 1]
    candidates = Lookahead(t.game.state, Seat(seat)).candidates(legal)
    evaluated = [each.action for each in candidates if each.action.verb == "use"]
    assert len(legal) > 1 and len(evaluated) == 1
    in_hand = card_values(t.game.library).in_hand
    prices = {action: in_hand[action.paid[0]] for action in legal}
    assert prices[evaluated[0]] == min(prices.values()) < max(prices.values())
