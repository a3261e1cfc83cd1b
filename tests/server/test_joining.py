"""Joining a running game, locked seats, and votes for a bot in somebody's place."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.server import joining
from kickdoor.server.requests import Refused
from kickdoor.server.table_manager import TableManager
from tests.server.tables import Clock, Player, facts, manager_at, read_anew, run, table_of, turn
from tests.server.web import served

SLOW_BOTS = Options(seats=4, bot="random", timing=Timing(decision=None, hold=None, pace=10))


async def ask_to_join(
    manager: TableManager, id: str, name: str, seat: int | None = None, *, secret: str = ""
) -> Player:
    """Ask for a seat, as the HTTP call does, and connect."""
    live, secret = await manager.live(id), secret or f"secret-of-{name}-xxxxxxxxxxxx"
    await manager.commit(live, lambda table: [joining.take_seat(table, seat, name, secret, f"code-of-{name}")])
    return await Player(manager, live, secret).come()


def hand(player: Player) -> tuple[protocol.Card, ...]:
    assert player.latest.scene is not None
    return player.latest.scene.hand


def joins(player: Player) -> tuple[protocol.Joining, ...]:
    return player.latest.info.joins


def seat_of(player: Player) -> int:
    return player.latest.info.you


def is_person(player: Player, seat: int) -> bool:
    return player.latest.info.seats[seat].person


# ---------------------------------------------------------------- joining
def test_a_newcomer_sees_no_hand_until_host_and_another_player_agree(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo = await table_of(manager, "Ana", "Bo", options=SLOW_BOTS)
            eve = await ask_to_join(manager, ana.table.id, "Eve", 2)
            assert (eve.latest.info.you, eve.latest.info.my_join, hand(eve)) == (-1, 1, ())
            assert joins(ana) == (protocol.Joining(1, 2, "Eve"),)
            assert await eve.refused(protocol.Do, action="ready") == "not_seated"

            await ana.must(protocol.AnswerJoin, join=1, yes=True)
            assert seat_of(eve) == -1 and not hand(eve)  # the host alone cannot add a second player of their own
            await bo.must(protocol.AnswerJoin, join=1, yes=True)
            assert (eve.latest.info.you, eve.latest.info.my_join) == (2, 0) and hand(eve)
            assert ana.latest.info.seats[2].who == "Eve" and joins(ana) == ()
            await eve.does("ready")
            assert facts(await read_anew(manager, ana.table.id)) == facts(ana.table)

    run(play())


@pytest.mark.parametrize("who", ["host", "all the others", "newcomer"])
def test_a_request_ends_when_it_is_refused_or_withdrawn(tmp_path: Path, who: str) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo = await table_of(manager, "Ana", "Bo", options=SLOW_BOTS)
            eve = await ask_to_join(manager, ana.table.id, "Eve")
            if who == "host":
                await bo.must(protocol.AnswerJoin, join=1, yes=True)
                await ana.must(protocol.AnswerJoin, join=1, yes=False)
            elif who == "newcomer":
                await eve.must(protocol.Leave)
            else:
                await bo.must(protocol.AnswerJoin, join=1, yes=False)
            assert joins(ana) == () and (eve.latest.info.you, eve.latest.info.my_join) == (-1, 0)
            assert await ana.refused(protocol.AnswerJoin, join=1, yes=True) == "no_join"
            again = await ask_to_join(manager, ana.table.id, "Eve", secret="another-secret-of-eve")
            await ana.must(protocol.AnswerJoin, join=2, yes=True)
            await bo.must(protocol.AnswerJoin, join=2, yes=True)
            assert again.latest.info.you == 2  # a first refusal does not bar them for good

    run(play())


def test_without_the_host_two_of_the_others_decide(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, cy = await table_of(manager, "Ana", "Bo", "Cy", options=SLOW_BOTS)
            await ana.must(protocol.Leave)  # still the host, without a seat
            eve = await ask_to_join(manager, ana.table.id, "Eve", 3)
            await bo.must(protocol.AnswerJoin, join=1, yes=True)
            assert seat_of(eve) == -1
            await cy.must(protocol.AnswerJoin, join=1, yes=True)
            assert seat_of(eve) == 3 and hand(eve)

    run(play())


def test_where_one_person_plays_with_bots_they_decide_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            (ana,) = await table_of(manager, "Ana", options=SLOW_BOTS)
            eve = await ask_to_join(manager, ana.table.id, "Eve")
            await ana.must(protocol.AnswerJoin, join=1, yes=True)
            assert seat_of(eve) == 1
            card = hand(eve)[0].name  # the bot of her seat had already set up
            await eve.does(f"show [{card}]")

    run(play())


def test_rival_requests_for_one_seat_and_too_many_requests(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            (ana,) = await table_of(manager, "Ana", options=SLOW_BOTS)
            names = [f"Guest {letter}" for letter in "ABCDEF"]
            guests = [await ask_to_join(manager, ana.table.id, name, 1) for name in names]
            for name, code in (("Guest G", "full"), ("Ana", "bad_name")):
                with pytest.raises(Refused) as refused:
                    await ask_to_join(manager, ana.table.id, name)
                assert refused.value.code == code
            await ana.must(protocol.AnswerJoin, join=3, yes=True)
            assert [guest.latest.info.you for guest in guests] == [-1, -1, 1, -1, -1, -1]
            assert joins(ana) == ()  # the seat is taken, so the others watch
            with pytest.raises(Refused):
                await ask_to_join(manager, ana.table.id, "Gue\u0455t C")  # with a Cyrillic letter

    run(play())


# ---------------------------------------------------------------- hands of bots stay hidden
def test_a_player_of_one_seat_never_gets_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, _ = await table_of(manager, "Ana", "Bo", "Cy", options=SLOW_BOTS)
            mine = hand(bo)
            await bo.must(protocol.Leave)
            with pytest.raises(Refused) as refused:
                await ask_to_join(manager, ana.table.id, "Bo", 3, secret=bo.secret)
            assert refused.value.code == "seen_a_hand"
            again = await ask_to_join(manager, ana.table.id, "Bo", secret=bo.secret)  # the same hand as before
            assert again.latest.info.you == 1 and hand(again) == mine
            await again.does("ready")

    run(play())


def test_sitting_down_and_leaving_again_shows_no_hand_of_a_bot() -> None:
    options = {"seats": 4, "bot": "random", "timing": {"pace": 10, "decision": None, "hold": None}}
    with served() as server, server.client() as client:
        table = f"/api/tables/{client.post('/api/tables', json={'options': options, 'name': 'Ana'}).json()['table']}"
        assert client.post(f"{table}/requests", json={"type": "start", "id": "s"}).status_code == 200
        for seat in (1, 2, 3):
            with server.client() as stranger:  # a browser without cookies
                said = stranger.post(f"{table}/seats", json={"name": f"Peek {seat}", "seat": seat})
                assert said.status_code == 201 and (said.json()["seat"], said.json()["join"]) == (-1, seat)
                assert stranger.get(table).json()["my_join"] == seat
                asked = stranger.post(f"{table}/requests", json={"type": "ask", "id": "a"}).json()
                assert asked["type"] == "choices" and asked["legal"] == []
                stranger.post(f"{table}/requests", json={"type": "leave", "id": "l"})
        assert "joins" not in client.get(table).json()

        # Nor can the host leave and take a bot's seat.
        assert client.post(f"{table}/requests", json={"type": "leave", "id": "l"}).status_code == 200
        refused = client.post(f"{table}/seats", json={"name": "Ana", "seat": 2})
        assert (refused.status_code, refused.json()["code"]) == (409, "seen_a_hand")
        back = client.post(f"{table}/seats", json={"name": "Ana"})
        assert back.json()["seat"] == 0
        done = client.post(f"{table}/requests", json={"type": "do", "id": "r", "action": "ready"})
        assert done.json()["type"] == "done"


def test_a_repeated_request_to_join_is_the_same_one() -> None:
    with served() as server, server.client() as client:
        options = {"seats": 3, "timing": {"pace": 10, "decision": None, "hold": None}}
        table = f"/api/tables/{client.post('/api/tables', json={'options': options, 'name': 'Ana'}).json()['table']}"
        client.post(f"{table}/requests", json={"type": "start", "id": "s"})
        key = {"idempotency-key": "k" * 24}
        with server.client() as lost, server.client() as eve:
            first = lost.post(f"{table}/seats", json={"name": "Eve"}, headers=key).json()
            second = eve.post(f"{table}/seats", json={"name": "Eve"}, headers=key).json()
            assert (first["join"], second["join"]) == (1, 1) and first["secret"] != second["secret"]
            yes = client.post(f"{table}/requests", json={"type": "answer_join", "id": "y", "join": 1, "yes": True})
            assert yes.json()["type"] == "done"
            assert eve.get(table).json()["you"] == 1
            assert "you" not in lost.get(table).json()  # the first secret opens nothing
            third = eve.post(f"{table}/requests", json={"type": "do", "id": "r", "action": "ready"})
            assert third.json()["type"] == "done"


# ---------------------------------------------------------------- locks
def test_the_host_locks_seats_before_and_during_the_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo = await table_of(manager, "Ana", "Bo", options=SLOW_BOTS, start=False)
            assert await bo.refused(protocol.Lock, seat=2) == "not_host"
            assert await ana.refused(protocol.Lock, seat=9) == "no_such_seat"
            await ana.must(protocol.Lock, seat=2)
            assert bo.latest.info.seats[2].locked
            cy = await ask_to_join(manager, ana.table.id, "Cy")
            assert cy.latest.info.you == 3  # the first unlocked seat
            with pytest.raises(Refused) as refused:
                await ask_to_join(manager, ana.table.id, "Di")
            assert refused.value.code == "locked"
            await ana.must(protocol.Start)
            with pytest.raises(Refused) as refused:
                await ask_to_join(manager, ana.table.id, "Di", 2)
            assert refused.value.code == "locked"

            await ana.must(protocol.Lock, seat=2, on=False)
            di = await ask_to_join(manager, ana.table.id, "Di")
            await ana.must(protocol.Lock, seat=2)  # while somebody waits for it
            assert joins(ana) == () and di.latest.info.you == -1

    run(play())


# ---------------------------------------------------------------- a bot in somebody's place
def test_two_of_three_players_put_a_bot_in_the_fourths_place(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, cy, di = await table_of(manager, "Ana", "Bo", "Cy", "Di", options=SLOW_BOTS)
            assert await di.refused(protocol.Replace, seat=3) == "own_seat"
            await ana.must(protocol.Replace, seat=3)
            assert di.latest.info.seats[3].replacing == (0,) and di.latest.info.you == 3
            await ana.must(protocol.Replace, seat=3, yes=False)
            await bo.must(protocol.Replace, seat=3)
            assert di.latest.info.you == 3
            await cy.must(protocol.Replace, seat=3)
            assert isinstance(di.updates[-1], protocol.Bye)
            assert ana.latest.info.seats[3] == protocol.SeatInfo("Di", bot="random", locked=True)
            assert await ana.refused(protocol.Replace, seat=3) == "no_person"
            with pytest.raises(Refused) as refused:  # not even to the same hand, until the host unlocks the seat
                await ask_to_join(manager, ana.table.id, "Di", secret=di.secret)
            assert refused.value.code == "locked"
            assert facts(await read_anew(manager, ana.table.id)) == facts(ana.table)
            await ana.does("ready")

    run(play())


def test_one_player_alone_cannot_remove_another_unless_they_are_away(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        options = Options(seats=3, bot="random", timing=Timing(decision=None, hold=5.0, pace=10))
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo = await table_of(manager, "Ana", "Bo", options=options)
            await ana.must(protocol.Replace, seat=1)
            assert is_person(ana, 1)
            await bo.go()
            await turn(clock, 10_000, manager)
            assert not is_person(ana, 1) and ana.latest.info.seats[1].locked

    run(play())
