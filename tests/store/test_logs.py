"""Logs in both stores: in order, without gaps, appended entirely or not at all, and one winner of a conflict."""

from __future__ import annotations

import asyncio
import os

import pytest

from kickdoor.store import Conflict, Record, Row, Store, StoreError
from tests.store.conftest import OpenStore

pytestmark = pytest.mark.anyio

NAMES = ["plain", 'o\'Neill "the" 2nd', "zwölf 木 🃏", "a;DROP TABLE log;--", "%s ? :x $1", "x" * 300, ":memory:", ""]


async def seqs(store: Store, table: str) -> list[int]:
    return [record.seq for record in await store.read(table)]


async def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    await store.create("t", 1000, [b"one", b"two"], Row())
    await store.append("t", 2, 1001, [b"three"])
    assert await store.read("t") == [Record(1, 1000, b"one"), Record(2, 1000, b"two"), Record(3, 1001, b"three")]
    assert await store.read("t", after=2) == [Record(3, 1001, b"three")]
    assert await store.read("t", after=3) == []


async def test_a_table_that_does_not_exist_has_no_log(store: Store) -> None:
    assert await store.read("t") == []
    with pytest.raises(Conflict):
        await store.append("t", 0, 1000, [b"one"])
    assert await store.read("t") == []


async def test_a_name_is_taken_once(store: Store) -> None:
    await store.create("t", 1000, [b"one"], Row())
    with pytest.raises(Conflict):
        await store.create("t", 1001, [b"other"], Row(public=True))
    assert await store.read("t") == [Record(1, 1000, b"one")]
    assert await store.tables() == []


async def test_an_empty_log_can_grow(store: Store) -> None:
    await store.create("t", 1000, [], Row())
    await store.append("t", 0, 1001, [b"one"])
    assert await store.read("t") == [Record(1, 1001, b"one")]


async def test_a_conflict_changes_nothing(store: Store) -> None:
    await store.create("t", 1000, [b"one", b"two"], Row(public=True))
    before = await store.read("t"), await store.tables()
    for after in (-1, 0, 1, 3, 10**12):
        with pytest.raises(Conflict):
            await store.append("t", after, 2000, [b"three"], Row(public=False))
        assert (await store.read("t"), await store.tables()) == before


async def test_a_conflict_leaves_others_of_the_same_commit_alone(store: Store) -> None:
    for name in "abcdef":
        await store.create(name, 1000, [b"1"], Row())
    outcomes = await asyncio.gather(
        *(store.append(name, 1, 1001, [b"2", b"3"]) for name in "abc"),
        store.append("d", 7, 1001, [b"no"]),
        store.create("e", 1001, [b"no"], Row()),
        store.append("f", 1, 1001, [b"2"]),
        store.append("f", 2, 1001, [b"3"]),  # in the order of the calls
        store.append("f", 2, 1001, [b"no"]),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None)] * 3 + [Conflict] * 2 + [type(None)] * 2 + [Conflict]
    bodies = {name: [record.body for record in await store.read(name)] for name in "abcdef"}
    assert bodies == {name: [b"1"] if name in "de" else [b"1", b"2", b"3"] for name in "abcdef"}


async def test_an_unwritable_entry_leaves_others_of_the_same_commit_alone(store: Store) -> None:
    await store.create("a", 1000, [b"1"], Row())
    outcomes = await asyncio.gather(
        store.append("a", 1, 1001, [b"2"]),
        store.create("half a pair \ud800", 1001, [b"1"], Row()),
        store.append("a", 2, 2**70, [b"no"]),
        store.append("a", 2, 1001, [b"no"], Row(due=2**70)),
        store.append("a", 2, 1001, [b"no"], Row(stage=object())),  # type: ignore[arg-type]
        store.create("b", 1001, [b"1"], Row()),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), *[StoreError] * 4, type(None)]
    assert [record.body for record in await store.read("a")] == [b"1", b"2"]
    assert await seqs(store, "b") == [1]


async def test_one_of_many_rival_appends_succeeds(store: Store) -> None:
    await store.create("t", 1000, [], Row())
    outcomes = await asyncio.gather(
        *(store.append("t", 0, 1001, [b"%d" % number]) for number in range(200)), return_exceptions=True
    )
    (winner,) = [number for number, outcome in enumerate(outcomes) if outcome is None]
    assert [type(outcome) for outcome in outcomes].count(Conflict) == 199
    assert await store.read("t") == [Record(1, 1001, b"%d" % winner)]


async def test_several_tasks_and_processes_share_a_log(opened: OpenStore) -> None:
    stores = [await opened(), await opened()]
    await stores[0].create("t", 1000, [], Row())
    won: list[tuple[int, bytes]] = []

    async def play(store: Store, who: bytes) -> None:
        last = 0
        while last < 200:
            try:
                await store.append("t", last, 1001, [who])
                last += 1
                won.append((last, who))
            except Conflict:
                last += len(await store.read("t", after=last))

    await asyncio.gather(*(play(stores[number % 2], b"%d" % number) for number in range(8)))
    log = await stores[0].read("t")
    assert [record.seq for record in log] == list(range(1, len(log) + 1))
    assert sorted(won) == [(record.seq, record.body) for record in log]


async def test_many_tables_at_once(store: Store) -> None:
    names = [f"table {number}" for number in range(100)]

    async def play(name: str) -> None:
        await store.create(name, 1000, [name.encode()], Row())
        for last in range(1, 11):
            await store.append(name, last, 1000 + last, [name.encode()])

    await asyncio.gather(*map(play, names))
    for name in names:
        assert [(record.seq, record.body) for record in await store.read(name)] == [
            (seq, name.encode()) for seq in range(1, 12)
        ]


async def test_a_cancelled_task_does_not_affect_others(store: Store) -> None:
    await store.create("t", 1000, [], Row())
    impatient = asyncio.create_task(store.append("t", 0, 1001, [b"1"]))
    others = [asyncio.create_task(store.create(f"{number}", 1001, [b"1"], Row())) for number in range(5)]
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.gather(*others)
    last = len(await store.read("t"))
    await store.append("t", last, 1002, [b"2"])
    assert await seqs(store, "t") == list(range(1, last + 2))


async def test_names_are_only_names(store: Store) -> None:
    for name in NAMES:
        await store.create(name, 1000, [b"one"], Row(public=True, due=5))
        await store.append(name, 1, 1001, [b"two"])
        await store.here([(name, 3)], 2000)
    for count, name in enumerate(NAMES):
        assert await seqs(store, name) == [1, 2]
        assert await store.present(name, 1000) == {3}
        left = [listing.table for listing in await store.tables()]
        assert sorted(left) == sorted(await store.overdue(5)) == sorted(NAMES[count:])
        await store.forget(name)
        assert await store.read(name) == []


async def test_bodies_are_any_bytes(store: Store) -> None:
    bodies = [b"", bytes(range(256)), b"\x00", b"\\x00 \\000 '", "zwölf".encode(), os.urandom(2_000_000)]
    await store.create("t", 1000, bodies, Row(public=True, summary=bytes(range(256))))
    await store.append("t", len(bodies), 1001, bodies)
    assert [record.body for record in await store.read("t")] == bodies * 2
    assert (await store.tables())[0].row.summary == bytes(range(256))


async def test_data_is_there_after_closing(opened: OpenStore) -> None:
    first = await opened()
    await first.create("t", 1000, [b"one"], Row())
    waiting = asyncio.create_task(first.append("t", 1, 1001, [b"two"]))
    await asyncio.sleep(0)
    await first.close()
    await waiting  # earlier calls are still carried out
    with pytest.raises(StoreError):
        await first.append("t", 2, 1002, [b"three"])
    with pytest.raises(StoreError):
        await first.read("t")
    assert await seqs(await opened(), "t") == [1, 2]


async def test_closing_twice_or_without_opening_does_nothing(store: Store, opened: OpenStore) -> None:
    await store.ping()
    await store.close()
    await store.close()
