"""Seats: what proves that one is yours, who may act for it and see its hand, and how it changes hands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.server import requests
from kickdoor.server.requests import Refused
from kickdoor.server.table import digest
from kickdoor.wording import english_text
from tests.server.tables import Clock, Player, manager_at, run, settle, sit, table_of

NAMES = ("Ana", "Bo", "Cy")
QUIET = Options(seats=3, bot="random", timing=Timing(decision=None, hold=None))


def traffic(*players: Player) -> bytes:
    return b"".join(msgspec.json.encode(update) for player in players for update in player.updates)


async def recover(player: Player, code: str, secret: str) -> Player:
    """Take over the seat from another device."""
    await player.manager.commit(player.live, lambda table: [requests.recover(table, code, secret, f"next-{code}")])
    return await Player(player.manager, player.live, secret).come()


# ---------------------------------------------------------------- secrets
def test_no_message_holds_a_secret_or_its_digest(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            players = await table_of(manager, *NAMES, options=QUIET)
            stranger = await Player(manager, players[0].live, "").come()
            bo = await recover(players[1], "code-of-Bo", "another-secret-of-bo")
            heard = traffic(*players, stranger, bo)
            assert heard.count(b"update") > 5
            for seat in players[0].table.seats:
                assert seat.secret.encode() not in heard and seat.recovery.encode() not in heard
            for secret in (*(p.secret for p in players), bo.secret, "code-of-Bo", "next-code-of-Bo"):
                assert secret.encode() not in heard and digest(secret).encode() not in heard

    run(play())


def test_players_see_only_their_own_hand_and_so_does_the_host(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            id = await manager.create(QUIET, "the-host-does-not-play")
            live = await manager.live(id)
            host = await Player(manager, live, "the-host-does-not-play").come()
            ana, bo = await sit(manager, id, "Ana"), await sit(manager, id, "Bo")
            await host.must(protocol.Start)
            stranger = await Player(manager, live, "").come()
            state = ana.table.game.state if ana.table.game is not None else None
            assert state is not None
            for player in (ana, bo, host, stranger):
                scene = player.latest.scene
                assert scene is not None
                own = state.hands[player.seat] if player.seat >= 0 else ()
                assert tuple(card.id for card in scene.hand) == own
                others = [card for seat, hand in enumerate(state.hands) if seat != player.seat for card in hand]
                shown = {card.id for each in scene.players for card in each.table} | set(own)
                assert shown.isdisjoint(others)
            assert host.latest.info.host and host.seat == -1
            assert await host.refused(protocol.Do, action="Ana: ready") == "not_seated"

    run(play())


# ---------------------------------------------------------------- acting
def test_nobody_acts_for_another_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=QUIET)
            assert await ana.refused(protocol.Do, action="Bo: ready") == "not_yours"
            assert await ana.refused(protocol.WhyNot, action='"Bo": ready') == "not_yours"
            assert await bo.refused(protocol.Start) == "not_host"
            assert await bo.refused(protocol.SeatBot, seat=0, bot="easy") == "not_host"
            assert await ana.refused(protocol.SeatBot, seat=1, bot="easy") == "taken"
            await ana.does("Ana: ready")
            assert ana.table.actions == ["Ana: ready"]

    run(play())


def test_spectators_cannot_act(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            ana, *_ = await table_of(manager, *NAMES, options=QUIET)
            stranger = await Player(manager, ana.live, "").come()
            before = ana.table.seq
            asked: list[tuple[type[protocol.Request], dict[str, Any]]] = [
                (protocol.Do, {"action": "Ana: ready"}), (protocol.Do, {"action": "ready"}),
                (protocol.Say, {"text": "hi"}), (protocol.Wait, {}), (protocol.Auto, {"scope": "turn"}),
                (protocol.Undo, {}), (protocol.Pause, {}), (protocol.Leave, {}),
                (protocol.Rematch, {}), (protocol.WhyNot, {"action": "Ana: ready"}),
            ]  # fmt: skip
            for request, parts in asked:
                assert await stranger.refused(request, **parts) == "not_seated", request
            assert await stranger.refused(protocol.Start) == "not_host"
            assert await stranger.refused(protocol.SeatBot, seat=0, bot="easy") == "not_host"
            assert (await stranger.ask(protocol.Ask)).legal == ()
            assert ana.table.seq == before

    run(play())


def test_names_that_look_like_the_notation(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            ana, odd, _ = await table_of(manager, "Ana", "a:b [c]", "Cy", options=QUIET)
            await odd.does("ready")
            assert odd.table.actions == ['"a:b [c]": ready']
            assert await ana.refused(protocol.Do, action='ask "a:b [c]"') == "illegal"  # understood, but illegal now

    run(play())


# ---------------------------------------------------------------- sitting down
def test_nobody_sits_at_a_full_table_or_in_a_taken_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            ana, *_ = await table_of(manager, *NAMES, options=QUIET, start=False)
            for seat, code in ((None, "full"), (1, "taken"), (7, "no_such_seat"), (-1, "no_such_seat")):
                with pytest.raises(Refused) as refused:
                    await sit(manager, ana.table.id, "Di", seat)
                assert refused.value.code == code

    run(play())


def test_a_friend_takes_a_bots_place_in_the_middle_of_the_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo = await table_of(
                manager, "Ana", "Bo", options=Options(seats=4, bot="random", timing=Timing(pace=10))
            )
            names = [seat.name for seat in ana.table.seats]
            with pytest.raises(Refused):  # a name that the game uses
                await sit(manager, ana.table.id, names[3])
            eve = await sit(manager, ana.table.id, "Eve", 2)
            assert [seat.name for seat in ana.latest.info.seats] == names  # the game keeps its names for the seats
            assert ana.latest.info.seats[2] == protocol.SeatInfo(names[2], "Eve", person=True, here=True)
            news = [one for update in ana.updates if isinstance(update, protocol.Update) for one in update.news]
            assert [one.name for one in news if one.what == "sat"][-1] == "Eve"
            assert eve.latest.scene is not None and len(eve.latest.scene.hand) > 0
            await eve.does("ready")
            assert ana.table.actions == [f"{names[2]}: ready"]
            with pytest.raises(Refused):
                await sit(manager, ana.table.id, "eve", 3)
            await bo.go()

    run(play())


def test_a_player_who_leaves_for_good_loses_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=Options(seats=3, bot="random", timing=Timing(pace=10)))
            await bo.must(protocol.Leave)
            assert ana.latest.info.seats[1] == protocol.SeatInfo("Bo", bot="random")
            assert bo.updates[-1] == protocol.Bye(english_text("error-seat-lost", {}), False, "error-seat-lost")
            assert ana.table.whose(bo.secret) == -1
            assert await bo.refused(protocol.Do, action="ready") == "moved"
            eve = await sit(manager, ana.table.id, "Eve", 1)
            assert await bo.refused(protocol.Ask) == "moved"
            assert (eve.seat, ana.latest.info.seats[1].who) == (1, "Eve")

    run(play())


def test_a_seat_left_before_the_start_is_open_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=QUIET, start=False)
            await bo.must(protocol.Leave)
            assert ana.latest.info.seats[1] == protocol.SeatInfo()
            await ana.must(protocol.Leave)  # they stay the host
            assert ana.latest.info.host and ana.latest.info.you == -1
            assert (await sit(manager, ana.table.id, "Bo")).seat == 0

    run(play())


def test_the_host_sits_down_with_the_connection_that_is_open(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            id = await manager.create(QUIET, "secret-of-the-host")
            host = await Player(manager, await manager.live(id), "secret-of-the-host").come()
            assert host.latest.info.you == -1
            await manager.commit(host.live, lambda t: [requests.sit(t, 2, "Hal", "secret-of-the-host", "code")])
            await settle(manager)
            assert (host.latest.info.you, host.latest.info.host, host.latest.fresh) == (2, True, True)
            assert host.latest.info.seats[2].here

    run(play())


# ---------------------------------------------------------------- another device
def test_the_recovery_code_moves_a_seat_and_voids_the_old_secret(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            ana, bo, _ = await table_of(manager, *NAMES, options=QUIET)
            for wrong in ("code-of-nobody", "", bo.secret):
                with pytest.raises(Refused) as refused:
                    await recover(ana, wrong, "thief")
                assert refused.value.code == "wrong_code"
            told = len(bo.updates)
            again = await recover(bo, "code-of-Bo", "secret-of-the-new-device")
            assert again.seat == 1 and again.latest.scene is not None and again.latest.scene.hand
            assert isinstance(bo.updates[-1], protocol.Bye) and len(bo.updates) == told + 1
            assert bo.table.whose(bo.secret) == -1
            for request, parts in (
                (protocol.Do, {"action": "ready"}),
                (protocol.Ask, {}),
                (protocol.Say, {"text": "me"}),
            ):
                assert await bo.refused(request, **parts) == "moved"
            with pytest.raises(Refused):
                await recover(ana, "code-of-Bo", "thief")  # a code works once
            await again.does("ready")
            assert ana.latest.info.seats[1].here

    run(play())


def test_a_host_who_changes_devices_stays_host_and_the_old_device_does_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db") as manager:
            ana, *_ = await table_of(manager, *NAMES, options=QUIET, start=False)
            again = await recover(ana, "code-of-Ana", "secret-of-the-new-device")
            assert await ana.refused(protocol.Start) == "moved"
            assert again.latest.info.host
            await again.must(protocol.Start)

    run(play())
