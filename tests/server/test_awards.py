"""Awards of a finished game: who gets which, for what, and how many there are."""

from __future__ import annotations

from typing import Any

import pytest

from kickdoor.protocol.calls import Award
from kickdoor.server.game_stats import MOST_AWARDS, Fall, Kill, SeatStats, StatsCollector
from kickdoor.server.replay import ReplayedGame
from tests.server.finished import finished
from tests.server.test_story import TRIO, Seen, classic

# What is counted for each award, and the least number that earns it.
COUNTED: dict[str, tuple[str, int]] = {
    "helper": ("helped", 2), "mortal": ("deaths", 2), "cursed": ("curses", 3), "slow": ("caught", 3),
    "merchant": ("sold", 2000), "slayer": ("kills", 4), "loudest": ("waits", 3),
}  # fmt: skip


def stats(*doings: dict[str, Any]) -> StatsCollector:
    """Return the statistics of a game in which players did only this."""
    kept = StatsCollector(classic().game)
    kept.seats = [SeatStats(**did) for did in (*doings, {}, {}, {})][:3]
    return kept


def awards(kept: StatsCollector) -> list[Award]:
    return list(kept.awards(classic().game))


@pytest.mark.parametrize("what", COUNTED)
def test_an_award_is_for_the_one_who_has_the_most(what: str) -> None:
    counted, least = COUNTED[what]
    for seat in range(3):
        did: list[dict[str, Any]] = [{} for _ in range(3)]
        did[seat] = {counted: least}
        did[(seat + 1) % 3] = {counted: least - 1}
        assert awards(stats(*did)) == [Award(what, seat, least)]  # type: ignore[arg-type]
    assert awards(stats({counted: least - 1})) == []  # below the least number
    assert awards(stats({counted: least}, {counted: least})) == []  # a tie


def test_the_richest_has_gold_on_the_table() -> None:
    rich = classic().has("Bo", carried=["Kneepads of Allure"], table=["Hammer of Kneecapping", "Mithril Armor"])
    assert [award for award in StatsCollector(rich.game).awards(rich.game) if award.what == "richest"] == [
        Award("richest", 1, 1800)
    ]


def test_the_worst_friend_and_whom_they_stopped() -> None:
    found = awards(stats({"broke": [1, 2, 1]}, {"broke": [0]}))
    assert found == [Award("spoiler", 0, 3, victims=(0, 2, 1))]
    assert awards(stats({"broke": [1]})) == []


def test_a_runner_gets_away_more_often_than_not() -> None:
    assert awards(stats({"escaped": 5, "caught": 2})) == [Award("runner", 0, 5, 7)]
    assert awards(stats({"escaped": 4, "caught": 2})) == []
    assert awards(stats({"escaped": 1})) == []


def test_the_deepest_fall() -> None:
    kept = stats()
    kept._falls = [Fall(2, 9, 0, "Duck"), Fall(3, 5, 1, "Dragon"), Fall(3, 8, 2, "Dragon")]
    assert awards(kept) == [Award("fall", 2, 3, 8, "Dragon")]
    kept._falls = [Fall(1, 9, 0, "Duck")]
    assert awards(kept) == []


def test_the_biggest_monster() -> None:
    kept = stats()
    kept._biggest = Kill(15, 1, "Bullrog")
    assert awards(kept) == [Award("giant", 1, 15, card="Bullrog")]
    kept._biggest = Kill(14, 1, "Bullrog")
    assert awards(kept) == []


def test_a_winner_who_was_far_behind() -> None:
    laid = classic().has("Ana", level=9).combat("Ana", "Potted Plant")
    seen = Seen(laid).does("Ana", "fight").settle()
    assert laid.game.over
    seen.stats.curves = [(1, 1, 1), (2, 5, 3), (9, 5, 3)]
    assert seen.stats.awards(laid.game) == (Award("comeback", 0, 3),)
    seen.stats.curves = [(1, 1, 1), (2, 4, 3), (9, 4, 3)]
    assert seen.stats.awards(laid.game) == ()


def test_everybody_has_one_before_anybody_has_two_and_there_are_few() -> None:
    busy = {"helped": 3, "deaths": 2, "curses": 3, "kills": 5, "waits": 4}
    assert [(each.what, each.seat) for each in awards(stats(busy, {"caught": 4}, {"sold": 2500}))] == [
        ("helper", 0), ("slow", 1), ("merchant", 2), ("mortal", 0),
    ]  # fmt: skip
    assert [each.what for each in awards(stats(busy))] == ["helper", "mortal", "cursed", "slayer"]
    assert MOST_AWARDS == 4


# ---------------------------------------------------------------- counting what players do
def test_what_players_do_is_counted_for_awards() -> None:
    laid = classic().has("Ana", level=3).has("Bo", level=9).combat("Ana", "Bullrog")
    seen = Seen(laid).does("Ana", "ask Bo").does("Bo", "accept").does("Ana", "run").settle()
    while laid.game.pending() and laid.game.pending()[0].kind == "run":
        seen.does(laid.names[laid.game.pending()[0].seat], "run").settle()
    fled = [each.escaped + each.caught for each in seen.stats.seats]
    assert fled == [1, 1, 0]


def test_help_that_won_a_fight_and_the_kill_are_counted() -> None:
    laid = classic().has("Ana", level=3).has("Bo", level=9).combat("Ana", "Potted Plant")
    seen = Seen(laid).does("Ana", "ask Bo").does("Bo", "accept").does("Ana", "fight").settle()
    assert [(each.helped, each.kills) for each in seen.stats.seats] == [(0, 1), (1, 0), (0, 0)]
    assert TRIO[1] == "Bo"


def test_what_is_sold_is_counted() -> None:
    laid = classic().has("Ana", carried=["Mithril Armor", "Hammer of Kneecapping"]).deck(turn="Ana")
    seen = Seen(laid).does("Ana", "sell [Mithril Armor], [Hammer of Kneecapping]").settle()
    assert [each.sold for each in seen.stats.seats] == [1200, 0, 0]


def test_a_story_has_the_awards_of_its_game() -> None:
    """Most games with four bots have awards, and each is for something that its player did."""
    told = [ReplayedGame("finished", played.packs, played.records).story for played in map(finished, (5, 6))]
    assert all(story.awards for story in told)
    for story in told:
        assert len(story.awards) <= MOST_AWARDS and len({award.what for award in story.awards}) == len(story.awards)
        for award in story.awards:
            assert 0 <= award.seat < len(story.seats) and award.n >= 2
