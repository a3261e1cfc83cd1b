"""The story of a finished game, and its steps one by one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncGenerator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from jsonschema import Draft202012Validator

from kickdoor.protocol import calls, schema
from kickdoor.record.shuffle import commitment, game_seed
from kickdoor.server import entries as log
from kickdoor.server import replay
from kickdoor.server.entries import AnyEntry
from kickdoor.server.game_stats import StatsCollector
from kickdoor.server.replay import STEPS_APART, ReplayedGame
from kickdoor.store import Record, StoreDown, open_store
from kickdoor.store.sqlite import SqliteStore
from tests.server.finished import NAMES, PACE, Finished, finished
from tests.server.web import FAST, app_of, client_of, run
from tests.table import Table as Laid


@cache
def game(seed: int = 5) -> Finished:
    return finished(seed)


@cache
def retold(seed: int = 5) -> ReplayedGame:
    return ReplayedGame("finished", game(seed).packs, game(seed).records)


# ---------------------------------------------------------------- the whole story
@pytest.mark.parametrize("packs", [("classic",), ("fu",), ("impossible",), ("pathfinder",), ("classic", "fu")])
def test_the_levels_of_every_turn_end_where_the_game_ended(packs: Sequence[str]) -> None:
    played = finished(3, packs=packs, names=NAMES[:3], bot="random", goal=5)
    story, end = ReplayedGame("finished", played.packs, played.records).story, played.table().game
    assert end is not None
    assert [seat.levels[-1] for seat in story.seats] == end.state.levels
    assert all(seat.levels[0] == 1 and len(seat.levels) == end.state.turn_no + 1 for seat in story.seats)
    assert (story.winners, story.goal) == (end.state.winners, 5)
    assert story.points[-1].what == "win" and story.points[-1].seat in story.winners
    assert story.finish is not None and story.finish.seat in story.winners  # only a fight wins a game
    assert story.finish.monsters and story.finish.fighters >= story.finish.against


def test_a_story_says_how_long_it_took_and_what_the_deal_was() -> None:
    story = retold().story
    actions = sum(isinstance(log.read(record.body), log.Did) for record in game().records)
    assert story.seconds == actions * PACE // 1000
    assert story.shuffle is not None and story.shuffle.key == f"{5:064x}"
    assert story.shuffle.commitment == commitment("finished", story.shuffle.key)
    assert story.shuffle.seed == game_seed("finished", story.shuffle.key, [""] * 4)
    assert [(seat.name, seat.bot) for seat in story.seats] == [(name, "easy") for name in NAMES]
    assert len(story.turns) == len(story.seats[0].levels) - 1 and sorted(story.turns) == list(story.turns)


def test_neither_pauses_nor_what_comes_after_the_end_count() -> None:
    def pause(n: int) -> list[AnyEntry]:
        return [log.Paused(0), log.Resumed(0)] if n == 20 else []

    played = finished(3, bot="random", goal=2, meanwhile=pause)
    last = played.records[-1]
    later = [*played.records, last._replace(seq=last.seq + 1, at=last.at + 10**9, body=log.written(log.Said(0, "gg")))]
    plain = ReplayedGame("finished", played.packs, later).story
    began = next(r for r in played.records if isinstance(log.read(r.body), log.Started))
    assert plain.seconds == (last.at - began.at - PACE) // 1000


def test_awards_are_for_those_who_earned_them_and_for_many() -> None:
    for seed in (5, 6):
        story = retold(seed).story
        assert len(story.awards) <= 4 and len({award.what for award in story.awards}) == len(story.awards)
        counts = [[award.seat for award in story.awards].count(seat) for seat in range(4)]
        assert max(counts) <= 1 or len(story.awards) - counts.count(0) >= 1
        for award in story.awards:
            assert award.n >= 2
            if award.what == "fall":
                lost = [a - b for a, b in zip(*[story.seats[award.seat].levels[i:] for i in (0, 1)], strict=False)]
                assert award.card and 1 <= award.of <= story.goal and max(lost) >= 1
            if award.what == "spoiler":
                assert sum(award.victims) == award.n and award.victims[award.seat] == 0


# ---------------------------------------------------------------- turning points and finish
class Seen:
    """A table that was set up exactly, with the statistics of what happens there."""

    def __init__(self, laid: Laid) -> None:
        self.laid, self.stats, self.steps = laid, StatsCollector(laid.game), 0
        self.stats.turn = 1
        self.stats.did(laid.game, 0, laid.log, 0)

    def does(self, name: str, action: str) -> Seen:
        self.laid.does(name, action)
        self.steps += 1
        self.stats.did(self.laid.game, self.laid.seat(name), self.laid.log, self.steps)
        return self

    def settle(self) -> Seen:
        while passes := [d for d in self.laid.game.pending() if d.kind == "pass"]:
            self.does(self.laid.names[passes[0].seat], "pass")
        return self

    def point(self, what: str) -> calls.TurningPoint:
        (found,) = [point for point in self.stats.turning_points() if point.what == what]
        return found


TRIO = ("Ana", "Bo", "Cy")


def classic(**rules: Any) -> Laid:
    return Laid(*TRIO, packs=("classic",), **rules)


def test_a_curse_that_costs_levels_is_a_turning_point() -> None:
    laid = classic().has("Ana", level=8).has("Bo", hand=["Curse! Duck of Doom"]).deck(turn="Ana")
    seen = Seen(laid).does("Bo", "play [Curse! Duck of Doom] on Ana").settle()
    point = seen.point("curse")
    assert (point.seat, point.level, point.card, point.n) == (0, 6, "Curse! Duck of Doom", 2)
    assert seen.stats.seats[0].curses == 1
    assert [award.what for award in seen.stats._earned(laid.game) if award.seat == 0] == ["fall"]


def test_a_death_names_its_cause() -> None:
    laid = classic().has("Ana", level=9).deck(dice=[1, 1, 1, 1]).combat("Ana", "Plutonium Dragon")
    seen = Seen(laid).does("Ana", "run").settle()
    point = seen.point("death")
    assert (point.seat, point.card) == (0, "Plutonium Dragon")
    assert (seen.stats.seats[0].deaths, seen.stats.seats[0].caught) == (1, 1)


def test_a_kill_that_is_prevented_in_the_last_second() -> None:
    laid = classic().has("Ana", level=9).has("Bo", hand=["Ancient"]).combat("Ana", "Potted Plant")
    seen = Seen(laid).does("Ana", "fight").does("Bo", "play [Ancient] on [Potted Plant]")
    point = seen.point("broken")
    assert (point.seat, point.other, point.card, point.step) == (0, 1, "Ancient", 2)
    assert seen.stats.seats[1].broke == [0]


def test_the_player_of_a_curse_prevents_the_kill_and_not_the_last_to_pass() -> None:
    laid = classic().has("Ana", level=2).has("Bo", hand=["Curse! Lose a Level"]).combat("Ana", "Potted Plant")
    seen = Seen(laid).does("Ana", "fight").does("Bo", "play [Curse! Lose a Level] on Ana").settle()
    assert [each.broke for each in seen.stats.seats] == [[], [0], []]


def test_fighters_do_not_prevent_their_own_kill() -> None:
    laid = classic().has("Ana", level=2, hand=["Ancient"]).combat("Ana", "Potted Plant")
    seen = Seen(laid).does("Ana", "play [Ancient] on [Potted Plant]")
    assert all(not each.broke for each in seen.stats.seats) and not seen.stats.turning_points()


def test_the_fight_that_wins_with_its_sum_and_who_called_wait() -> None:
    laid = classic().has("Ana", level=9).combat("Ana", "Potted Plant")
    seen = Seen(laid).does("Ana", "fight")
    seen.stats.waited(2)
    seen.settle()
    assert laid.game.over and seen.stats.finish == calls.Finish(0, -1, ("Potted Plant",), 9, 1, (2,))
    assert seen.stats.seats[2].waits == 1


def test_a_fight_won_without_effect_is_no_finish() -> None:
    laid = classic().has("Ana", level=4).combat("Ana", "Potted Plant")
    seen = Seen(laid).does("Ana", "fight").settle()
    assert seen.stats.finish is None and seen.stats.seats[0].kills == 1


# ---------------------------------------------------------------- step by step
def test_steps_are_the_same_in_any_portion() -> None:
    found = retold()
    total = found.story.steps
    at_once = [found.steps(n, 50, open=False) for n in range(0, total, 50)]
    told = [step for each in at_once for step in each.steps]
    assert [step.number for step in told] == list(range(total)) and at_once[0].of == total > 2 * STEPS_APART
    for first in (0, 1, STEPS_APART - 1, STEPS_APART, STEPS_APART + 1, total - 1):
        assert found.steps(first, 3, open=False).steps == tuple(told[first : first + 3])
    assert found.steps(total, 5, open=False) == calls.Steps(total, ())
    assert told[0].happening.what == "started" and not told[0].happening.sentences
    assert all(step.happening.sentences for step in told[1:])
    assert told[-1].scene.winners == found.story.winners
    for turn, first in enumerate(found.story.turns, start=1):
        assert told[first].turn >= turn > told[first - 1].turn
    for point in found.story.points:
        assert told[point.step].scene.players[point.seat].level == point.level or point.what != "win"


def test_hands_stay_hidden_unless_requested() -> None:
    closed, opened = (retold().steps(0, 50, open=it).steps for it in (False, True))
    end = game().table().game
    assert end is not None
    for one, other in zip(closed, opened, strict=True):
        assert one.scene == other.scene and not one.hands and not one.happening.action and not one.scene.hand
        assert [len(hand) for hand in other.hands] == [player.hand_size for player in one.scene.players]
    dealt = {card.name for hand in opened[0].hands for card in hand}
    assert len(dealt) > 10 and not any(name in json.dumps(msgspec.to_builtins(closed[0])) for name in dealt)
    assert all(step.happening.action for step in opened[1:])


def test_an_undone_step_is_not_in_the_story() -> None:
    """Somebody gets ready and undoes it: the story is that of a game in which this never happened."""
    plain = finished(3, bot="random", goal=2)
    entries = [(record.at, log.read(record.body)) for record in plain.records]
    n = next(n for n, (_, entry) in enumerate(entries) if isinstance(entry, log.Did) and entry.action.endswith("ready"))
    at, ready = entries[n]
    assert isinstance(ready, log.Did)
    mine = msgspec.structs.replace(ready, by="person")
    bodies = [*entries[:n], (at, mine), (at, log.Undid(ready.seat)), *entries[n:]]
    with_undo = [
        plain.records[0]._replace(seq=seq, at=at, body=log.written(entry)) for seq, (at, entry) in enumerate(bodies, 1)
    ]
    assert Finished(plain.packs, with_undo).table().stage == "over"
    told, without = ReplayedGame("t", plain.packs, with_undo), ReplayedGame("t", plain.packs, plain.records)
    assert told.story == without.story
    assert told.steps(0, 30, open=True) == without.steps(0, 30, open=True)


def test_several_steps_undone_at_once_are_not_in_the_story() -> None:
    """A player's step is undone together with the bots' steps after it."""
    plain = finished(3, bot="random", goal=2)
    entries = [(record.at, log.read(record.body)) for record in plain.records]
    does = [n for n, (_, entry) in enumerate(entries) if isinstance(entry, log.Did)]
    first, last = does[0], does[2]
    at, mine = entries[first]
    assert isinstance(mine, log.Did)
    again = [(at, msgspec.structs.replace(mine, by="person")), *entries[first + 1 : last + 1]]
    bodies = [*entries[:first], *again, (at, log.Undid(mine.seat, 3)), *entries[first:]]
    with_undo = [
        plain.records[0]._replace(seq=seq, at=at, body=log.written(entry)) for seq, (at, entry) in enumerate(bodies, 1)
    ]
    assert Finished(plain.packs, with_undo).table().stage == "over"
    assert ReplayedGame("t", plain.packs, with_undo).story == ReplayedGame("t", plain.packs, plain.records).story


# ---------------------------------------------------------------- over HTTP
@contextlib.asynccontextmanager
async def told_by_a_server(folder: Path, *games: Finished) -> AsyncGenerator[httpx.AsyncClient]:
    """Yield a client of a server on which these games were played, at table-0, table-1 …"""
    store = open_store(f"sqlite:///{folder / 'tables.db'}")
    async with app_of(store=store) as app, client_of(app) as client:
        for n, each in enumerate(games):
            await each.put(store, f"table-{n}")
        yield client


def valid(name: str, value: object) -> None:
    whole = schema.json_schema()
    Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]}).validate(value)


def test_story_and_steps_over_http(tmp_path: Path) -> None:
    async def ask() -> None:
        async with told_by_a_server(tmp_path, game()) as client:
            story = (await client.get("/api/tables/table-0/story")).json()
            valid("Story", story)
            assert msgspec.convert(story, calls.Story) == ReplayedGame("table-0", game().packs, game().records).story
            steps = (await client.get("/api/tables/table-0/steps?from=7&count=50&open=1")).json()
            valid("Steps", steps)
            assert [step["number"] for step in steps["steps"]] == list(range(7, 57))
            assert len(steps["steps"][0]["hands"]) == 4
            assert len((await client.get("/api/tables/table-0/steps")).json()["steps"]) == 20
            for wrong in ("from=-1", "count=51", "count=0", "open=perhaps", "more=1", "from=1&from=2"):
                assert (await client.get(f"/api/tables/table-0/steps?{wrong}")).status_code == 400, wrong

    run(ask())


def test_there_is_no_story_before_the_end(tmp_path: Path) -> None:
    async def ask() -> None:
        async with told_by_a_server(tmp_path) as client:
            seated = (await client.post("/api/tables", json={"options": FAST, "name": "Ana"})).json()
            for waiting in (True, False):
                for call in ("story", "steps", "analysis"):
                    said = await client.get(f"/api/tables/{seated['table']}/{call}")
                    assert (said.status_code, said.json()["code"]) == (409, "not_over"), waiting
                    assert (await client.get(f"/api/tables/nobody-here/{call}")).status_code == 404
                start = {"type": "start", "id": "a"}
                await client.post(f"/api/tables/{seated['table']}/requests", json=start)

    run(ask())


def test_a_game_is_replayed_once_without_blocking_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    class Slow(ReplayedGame):
        def __init__(self, id: str, *more: Any) -> None:
            made.append(id)
            time.sleep(0.5)
            super().__init__(id, *more)

    monkeypatch.setattr(replay, "ReplayedGame", Slow)

    async def ask() -> None:
        async with told_by_a_server(tmp_path, game()) as client:
            await client.get("/api/tables/table-0")  # loads the table
            asked = [asyncio.create_task(client.get(f"/api/tables/table-0/{it}")) for it in ("story", "steps", "story")]
            await asyncio.sleep(0.1)
            assert made == ["table-0"]
            began = time.monotonic()
            assert (await client.get("/health")).status_code == 200
            assert time.monotonic() - began < 0.3 and not any(each.done() for each in asked)
            assert [said.status_code for said in await asyncio.gather(*asked)] == [200, 200, 200]
            await client.get("/api/tables/table-0/steps?from=3")
            assert made == ["table-0"]

    run(ask())


def test_only_the_latest_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "KEPT_GAMES", 2)
    short = finished(3, bot="random", goal=2)
    made: list[str] = []

    class Counted(ReplayedGame):
        def __init__(self, id: str, *more: Any) -> None:
            made.append(id)
            super().__init__(id, *more)

    monkeypatch.setattr(replay, "ReplayedGame", Counted)

    async def ask() -> None:
        async with told_by_a_server(tmp_path, short, short, short) as client:
            for n in (0, 1, 0, 2, 0, 1):
                assert (await client.get(f"/api/tables/table-{n}/story")).status_code == 200
        assert made == ["table-0", "table-1", "table-2", "table-1"]

    run(ask())


def test_a_game_that_cannot_be_read_now_can_be_read_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with told_by_a_server(tmp_path, game()) as client:
            await client.get("/api/tables/table-0")

            async def down(*_: object) -> list[Record]:
                raise StoreDown("away")

            with monkeypatch.context() as patched:
                patched.setattr(SqliteStore, "read", down)
                assert (await client.get("/api/tables/table-0/story")).status_code == 503
            assert (await client.get("/api/tables/table-0/story")).status_code == 200

    run(ask())
