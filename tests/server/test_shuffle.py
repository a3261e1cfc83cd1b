"""The deal at a table: the server is bound to its key, every player contributes, and nobody can choose the cards."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from copy import copy
from pathlib import Path

import msgspec
import pytest

from kickdoor.bots import Observation, RandomBot
from kickdoor.client.contribution import Contribution, proof_of
from kickdoor.engine.rng import key_of
from kickdoor.game import Game
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.record.shuffle import Remembered, commitment, flaws, game_seed, new_secret, pledge
from kickdoor.server import clock as clockwork
from kickdoor.server import entries as log
from kickdoor.server import requests
from kickdoor.server.bot_thinking import bot_seed
from kickdoor.server.table import digest
from kickdoor.server.table_manager import OldTable, TableManager, row
from kickdoor.store import Row, open_store
from tests.server.tables import FAST, Clock, Player, facts, lay, manager_at, read_anew, run, settle, sit, table_of, turn
from tests.server.web import Server
from tests.table import Table as Laid

ANAS, BOS = "2b" * 32, "3c" * 32


async def pledged(manager: TableManager, *names: str, options: Options = FAST) -> list[Player]:
    """Return the players of a table at which all have pledged; the first contribution is ANAS, the second BOS."""
    players = await table_of(manager, *names, options=options, start=False)
    for player, given in zip(players, (ANAS, BOS), strict=False):
        await player.must(protocol.Pledge, pledge=pledge(player.table.id, player.seat, given))
    return players


def shuffle_of(player: Player) -> protocol.Shuffle:
    found = player.latest.info.shuffle
    assert found is not None
    return found


def stage(player: Player) -> str:
    return player.latest.info.stage


async def to_the_end(manager: TableManager, player: Player) -> protocol.Info:
    """Let the player win the game, and return the table's final info."""
    laid = Laid(*[seat.name for seat in player.table.seats], packs=("classic",), reaction_seconds=0)
    name = player.table.seats[player.seat].name
    await lay(player, laid.has(name, level=9).combat(name, "Potted Plant"))
    await player.does("fight")
    await settle(manager)
    assert stage(player) == "over"
    return player.latest.info


# ---------------------------------------------------------------- an honest deal
def test_everybody_contributes_and_the_end_proves_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo = await pledged(manager, "Ana", "Bo")
            promised = shuffle_of(bo).commitment
            assert re.fullmatch("[0-9a-f]{64}", promised) and not shuffle_of(bo).key
            await ana.must(protocol.Start)
            shuffle = shuffle_of(ana)
            assert stage(ana) == "waiting" and shuffle.closed and ana.latest.news[-1].what == "dealing"
            assert shuffle.pledges == (pledge(ana.table.id, 0, ANAS), pledge(ana.table.id, 1, BOS), "")
            await bo.must(protocol.Reveal, contribution=BOS)
            assert stage(ana) == "waiting" and shuffle_of(ana).contributions == ()
            await ana.must(protocol.Reveal, contribution=ANAS)
            assert stage(ana) == "playing"
            assert shuffle_of(ana) == protocol.Shuffle(promised, closed=True)
            assert ana.table.game is not None
            dealt = ana.table.game.header["seed"]
            assert facts(await read_anew(manager, ana.table.id)) == facts(ana.table)
            info = await to_the_end(manager, ana)
            proof = proof_of(info)
            assert proof is not None and proof.contributions == (ANAS, BOS, "") and proof.commitment == promised
            assert dealt == shuffle_of(ana).seed == game_seed(info.table, proof.key, proof.contributions)
            assert flaws(proof, dealt, ["Ana", "Bo", "Ada"]) == []

    run(play())


def test_tables_have_keys_of_their_own_and_a_rematch_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo = await pledged(manager, "Ana", "Bo")
            (other,) = await table_of(manager, "Ana")
            await ana.must(protocol.Start)
            await bo.must(protocol.Reveal, contribution=BOS)
            await ana.must(protocol.Reveal, contribution=ANAS)
            await to_the_end(manager, ana)
            await bo.must(protocol.Rematch)
            live = await manager.live(ana.latest.info.rematch)
            keys = {table.shuffle_key for table in (ana.table, other.table, live.table)}
            assert len(keys) == 3 and all(len(bytes.fromhex(key)) == 32 for key in keys)
            assert live.table.pledges == {} and live.table.contributions == {}
            again = await Player(manager, live, ana.secret).come()
            await again.must(protocol.Pledge, pledge=pledge(live.table.id, 0, ANAS))
            await again.must(protocol.Start)
            await again.must(protocol.Reveal, contribution=ANAS)
            assert stage(again) == "playing"

    run(play())


def test_the_key_is_in_no_message_before_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo = await pledged(manager, "Ana", "Bo")
            await ana.must(protocol.Start)
            await bo.must(protocol.Reveal, contribution=BOS)
            await ana.must(protocol.Reveal, contribution=ANAS)
            await ana.does("ready")
            assert ana.table.started is not None
            said = b"".join([*ana.heard, *bo.heard])
            for secret in (ana.table.shuffle_key, str(ana.table.started.seed), ANAS, BOS):
                assert secret.encode() not in said
            assert ana.table.shuffle_key.encode() not in row(ana.table).summary

    run(play())


# ---------------------------------------------------------------- late, repeated and wrong contributions
def test_a_player_who_does_not_reveal_in_time_is_left_out_and_named(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo = await pledged(manager, "Ana", "Bo")
            await ana.must(protocol.Start)
            await ana.must(protocol.Reveal, contribution=ANAS)
            await turn(clock, clockwork.REVEAL - 1, manager)
            assert stage(ana) == "waiting"
            await turn(clock, 1, manager)
            assert stage(ana) == "playing"
            assert await bo.refused(protocol.Reveal, contribution=BOS) == "too_late"
            assert await bo.refused(protocol.Pledge, pledge="0" * 64) == "too_late"
            proof = proof_of(await to_the_end(manager, ana))
            assert proof is not None and proof.contributions == (ANAS, "", "") and proof.pledges[1]
            assert flaws(proof, shuffle_of(bo).seed, ["Ana", "Bo", "Ada"]) == []

    run(play())


def test_without_pledges_nobody_waits(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo = await table_of(manager, "Ana", "Bo", start=False)
            assert await bo.refused(protocol.Start) == "not_host"
            await ana.must(protocol.Start)
            assert stage(ana) == "playing"
            assert [one.what for one in ana.latest.news].count("dealing") == 0

    run(play())


def test_repeated_pledges_are_fine_and_wrong_ones_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo = await pledged(manager, "Ana", "Bo")
            table = ana.table
            assert await bo.refused(protocol.Reveal, contribution=BOS) == "too_early"
            mine = pledge(table.id, 1, "4d" * 32)
            await bo.must(protocol.Pledge, pledge=mine)  # until the deal a pledge may be replaced; the last one counts
            count = table.seq
            await bo.must(protocol.Pledge, pledge=mine)
            assert table.seq == count and table.pledges[1] == mine
            await bo.must(protocol.Pledge, pledge=pledge(table.id, 1, BOS))
            await ana.must(protocol.Start)
            assert await ana.refused(protocol.Start) == "started"
            assert await bo.refused(protocol.Pledge, pledge=mine) == "too_late"
            assert await bo.refused(protocol.Reveal, contribution="4d" * 32) == "not_pledged"
            assert await bo.refused(protocol.Reveal, contribution=ANAS) == "not_pledged"
            await bo.must(protocol.Reveal, contribution=BOS)
            count = table.seq
            await bo.must(protocol.Reveal, contribution=BOS)
            assert await bo.refused(protocol.Reveal, contribution="4d" * 32) == "not_pledged"
            assert table.seq == count and table.contributions == {1: BOS}
            done = await ana.ask(protocol.Reveal, id="mine", contribution=ANAS)
            assert await ana.ask(protocol.Reveal, id="mine", contribution=ANAS) == done
            assert stage(ana) == "playing"
            assert await ana.refused(protocol.Reveal, contribution=ANAS) == "too_late"
            watcher = await Player(manager, ana.live, "").come()
            assert await watcher.refused(protocol.Pledge, pledge=mine) == "not_seated"

    run(play())


def test_a_pledge_of_somebody_else_cannot_be_used(tmp_path: Path) -> None:
    """A copied pledge cannot be revealed: the seat is part of what is hashed."""

    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo = await table_of(manager, "Ana", "Bo", start=False)
            for player in (ana, bo):
                await player.must(protocol.Pledge, pledge=pledge(ana.table.id, 0, ANAS))
            await ana.must(protocol.Start)
            await ana.must(protocol.Reveal, contribution=ANAS)
            assert await bo.refused(protocol.Reveal, contribution=ANAS) == "not_pledged"

    run(play())


@pytest.mark.parametrize("bad", ["", "2b", "2B" * 32, "zz" * 32, "2b" * 33, None, 7])
@pytest.mark.parametrize(("type", "field"), [("pledge", "pledge"), ("reveal", "contribution")])
def test_a_malformed_contribution_is_refused(type: str, field: str, bad: object) -> None:
    raw = msgspec.json.encode({"type": type, "id": "a", field: bad})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(raw, type=protocol.AnyRequest)


def test_a_player_who_leaves_before_the_deal_withdraws_the_pledge(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo = await pledged(manager, "Ana", "Bo")
            await bo.must(protocol.Leave)
            assert ana.table.pledges.keys() == {0}
            cy = await sit(manager, ana.table.id, "Cy")
            assert cy.seat == 1 and ana.table.pledges.keys() == {0}
            await cy.must(protocol.Pledge, pledge=pledge(ana.table.id, 1, BOS))
            await ana.must(protocol.Start)
            with pytest.raises(requests.Refused, match="being dealt"):
                await sit(manager, ana.table.id, "Di")
            await cy.must(protocol.Leave)  # leaving does not hide that they failed to reveal
            await ana.must(protocol.Reveal, contribution=ANAS)
            assert stage(ana) == "waiting"
            await turn(clock, clockwork.REVEAL, manager)
            assert stage(ana) == "playing" and ana.table.pledges.keys() == {0, 1}
            assert [seat.bot for seat in ana.table.seats] == ["", "random", "random"]
            await sit(manager, ana.table.id, "Di")  # in place of a bot
            assert ana.table.proof.contributions == (ANAS, "", "")

    run(play())


def test_the_deal_goes_on_in_another_process(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo = await pledged(manager, "Ana", "Bo")
            await ana.must(protocol.Start)
            await bo.must(protocol.Reveal, contribution=BOS)
            table = ana.table.id
        async with manager_at(tmp_path / "db", clock) as manager:
            live = await manager.live(table)
            assert live.table.dealing is not None and live.table.contributions == {1: BOS}
            bo = await Player(manager, live, bo.secret).come()
            await turn(clock, clockwork.REVEAL, manager)
            assert stage(bo) == "playing" and live.table.proof.contributions == ("", BOS, "")

    run(play())


def test_a_table_over_days_is_dealt_with_nobody_connected(tmp_path: Path) -> None:
    async def play() -> None:
        clock, days = Clock(), Options(seats=3, timing=Timing(decision=86400, asleep=True), bot="random")
        async with manager_at(tmp_path / "db", clock) as manager:
            ana, bo = await pledged(manager, "Ana", "Bo", options=days)
            await ana.must(protocol.Start)
            table = ana.table
            assert row(table).due == clock.at + clockwork.REVEAL
            await ana.go()
            await bo.go()
            manager.lives.clear()
            clock.at += clockwork.REVEAL
            await manager.sweep()
            await settle(manager)
            assert (await manager.live(table.id)).table.stage == "playing"

    run(play())


# ---------------------------------------------------------------- nobody can choose the cards
def test_the_server_is_bound_before_it_knows_any_contribution(tmp_path: Path) -> None:
    """The commitment is in the first entry of the log, and no later entry can change it."""

    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            ana, bo = await pledged(manager, "Ana", "Bo")
            told = [each.info.shuffle for each in (*ana.updates, *bo.updates) if isinstance(each, protocol.Update)]
            expected = commitment(ana.table.id, ana.table.shuffle_key)
            assert told and all(each is not None and each.commitment == expected for each in told)
            first, *rest = await manager.store.read(ana.table.id)
            assert ana.table.shuffle_key.encode() in first.body
            assert not any(ana.table.shuffle_key.encode() in record.body for record in rest)

    run(play())


def test_one_contribution_changes_every_card() -> None:
    """Somebody who knows the key and all other contributions knows nothing about the deal."""
    hands = set[tuple[int, ...]]()
    for _ in range(40):
        game = Game.new(["classic"], ["Ana", "Bo", "Cy"], game_seed("t", "1a" * 32, (ANAS, new_secret(), "")))
        hands.add(game.state.hands[0])
    assert len(hands) == 40


def forged(change: Callable[[protocol.Shuffle, str], protocol.Shuffle]) -> list[str]:
    """Return the faults that a client finds at the end of a game whose server has changed the proof."""
    key = "1a" * 32
    honest = protocol.Shuffle(commitment("t", key), ("", "", ""))
    seats = tuple(protocol.SeatInfo(name) for name in ("Ana", "Bo", "Cy"))
    info = protocol.Info("t", "waiting", Options(), seats, you=0, shuffle=honest)
    ana = Contribution("t")
    sent = ana.next_request(info)
    assert isinstance(sent, protocol.Pledge) and ana.next_request(info) is None
    pledges = (sent.pledge, pledge("t", 1, BOS), "")
    closed = msgspec.structs.replace(info, shuffle=protocol.Shuffle(honest.commitment, pledges, closed=True))
    reveal = ana.next_request(closed)
    assert isinstance(reveal, protocol.Reveal) and ana.next_request(closed) is None
    ana.done(reveal)
    given = (reveal.contribution, BOS, "")
    end = protocol.Shuffle(honest.commitment, pledges, True, given, key, game_seed("t", key, given))
    return ana.flaws(msgspec.structs.replace(info, stage="over", shuffle=change(end, reveal.contribution)))


def swapped_key(end: protocol.Shuffle, _: str) -> protocol.Shuffle:
    key = "9f" * 32
    return msgspec.structs.replace(
        end, key=key, commitment=commitment("t", key), seed=game_seed("t", key, end.contributions)
    )


def left_out(end: protocol.Shuffle, _: str) -> protocol.Shuffle:
    given = ("", *end.contributions[1:])
    return msgspec.structs.replace(end, contributions=given, seed=game_seed("t", end.key, given))


def ground(end: protocol.Shuffle, _: str) -> protocol.Shuffle:
    """The server and Bo have tried contributions for Bo until they liked the deal."""
    given = (end.contributions[0], "4d" * 32, "")
    pledges = (end.pledges[0], pledge("t", 1, given[1]), "")
    return msgspec.structs.replace(end, contributions=given, pledges=pledges, seed=game_seed("t", end.key, given))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda end, _: end, []),
        (swapped_key, ["the commitment is not the one that was published before the deal"]),
        (left_out, ["your contribution was left out or replaced"]),
        (ground, ["the pledge of Bo was replaced after the deal"]),
        (lambda end, _: msgspec.structs.replace(end, key="9f" * 32), ["key does not fit", "seed does not follow"]),
        (lambda end, _: msgspec.structs.replace(end, seed="9f" * 32), ["the seed does not follow"]),
        (lambda end, _: protocol.Shuffle(end.commitment, closed=True), ["has not revealed how the cards were dealt"]),
    ],
)
def test_a_client_notices_a_server_that_cheats(
    change: Callable[[protocol.Shuffle, str], protocol.Shuffle], said: list[str]
) -> None:
    found = forged(change)
    assert len(found) == len(said) and all(words in flaw for words, flaw in zip(said, found, strict=True))


def test_a_client_reuses_the_contribution_it_stored() -> None:
    """A player who quits and comes back before the deal pledges the same again; on another seat, something else."""
    seats = tuple(protocol.SeatInfo() for _ in range(3))
    info = protocol.Info("t", "waiting", Options(), seats, you=1, shuffle=protocol.Shuffle("5e" * 32))
    first = Contribution("t")
    sent = first.next_request(info)
    kept = msgspec.json.decode(msgspec.json.encode(first.remembered), type=Remembered)
    again = Contribution("t", kept)
    repeated = again.next_request(info)
    assert (
        isinstance(sent, protocol.Pledge) and isinstance(repeated, protocol.Pledge) and sent.pledge == repeated.pledge
    )
    moved = again.next_request(msgspec.structs.replace(info, you=2))
    assert isinstance(moved, protocol.Pledge) and moved.pledge != sent.pledge
    watching = Contribution("t")
    assert watching.next_request(msgspec.structs.replace(info, you=-1)) is None
    assert watching.remembered == Remembered("5e" * 32)
    lesson = msgspec.structs.replace(info, shuffle=None)
    assert Contribution("t").next_request(lesson) is None


# ---------------------------------------------------------------- bots
def test_the_choices_of_bots_cannot_be_predicted_from_public_data(tmp_path: Path) -> None:
    async def play() -> None:
        async with manager_at(tmp_path / "db", Clock()) as manager:
            (ana,) = await table_of(manager, "Ana")
            started, game = ana.table.started, ana.table.game
            assert started is not None and game is not None
            seeds = [bot_seed(ana.table, seat) for seat in range(3)]
            assert len(set(seeds)) == 3 and all(seed.bit_length() > 200 for seed in seeds)
            public = [ana.table.id, shuffle_of(ana).commitment, *(f"{ana.table.id}/{seat}" for seat in range(3))]
            hashed = [hashlib.sha256(each.encode()).digest() for each in public]
            guesses = {int.from_bytes(each[:size], "big") for each in hashed for size in (6, 8, 32)}
            guesses |= {int.from_bytes(key_of(n), "big") for n in range(2000)}
            assert not guesses & set(seeds)
            # A table that looks the same to everybody, with another key: its bots choose differently.
            twin = copy(ana.table)
            twin.started = log.Started(new_secret(), started.players, started.bots)
            assert not {bot_seed(twin, seat) for seat in range(3)} & set(seeds)

            def choices(seed: int) -> list[str]:
                bot = RandomBot(seed)
                return [game.text(bot.choose(Observation(game, 0))) for _ in range(40)]

            assert choices(bot_seed(ana.table, 1)) != choices(bot_seed(twin, 1))
            assert choices(bot_seed(ana.table, 1)) == choices(bot_seed(ana.table, 1))  # in every process

    run(play())


# ---------------------------------------------------------------- older tables
OLD = [
    b'{"is":"created","options":{"seats":3},"host":"' + b"0" * 64 + b'"}',
    b'{"is":"sat","seat":0,"name":"Ana","secret":"' + digest("old-secret").encode() + b'","recovery":"-"}',
    b'{"is":"started","seed":5,"salt":"salt","players":["Ana","Ada","Ben"],"bots":["","easy","easy"]}',
    b'{"is":"did","seat":0,"action":"Ana: ready"}',
]


def test_a_table_of_an_older_format_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("kickdoor.server.table_manager.logger.warning", lambda text, *parts: said.append(text % parts))

    async def play() -> None:
        clock = Clock()
        async with manager_at(tmp_path / "db", clock) as manager:
            await manager.store.create("old-table", 1, OLD, Row(stage="playing", due=2))
            with pytest.raises(
                OldTable, match="table old-table is in format 1; this version of kickdoor reads format 3"
            ):
                await manager.live("old-table")
            (fresh,) = await table_of(manager, "Ana")
            for _ in range(3):
                await manager.sweep()
            assert said == [
                "table old-table is in format 1; this version of kickdoor reads format 3; it is left as it is"
            ]
            assert [record.body for record in await manager.store.read("old-table")] == OLD
            assert stage(fresh) == "playing"

    run(play())


def test_over_http_an_older_table_is_gone_and_others_go_on(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"

    async def write() -> None:
        store = open_store(db)
        await store.open()
        await store.create("old-table", 1, OLD, Row(stage="playing"))
        await store.close()

    run(write())
    with Server(tmp_path, db=db) as server, server.client() as client:
        calls = [client.get(f"/api/tables/old-table{rest}") for rest in ("", "/replay", "/story", "/stream", "/cards")]
        calls.append(client.post("/api/tables/old-table/seats", json={"name": "Bo"}))
        for said in calls:
            assert (said.status_code, said.json()["code"]) == (410, "old_table")
            assert said.json()["key"] == "error-table-too-old"
        assert client.post("/api/tables", json={"name": "Ana"}).status_code == 201
        assert "Traceback" not in server.log
