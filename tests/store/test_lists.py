"""Queries that need not read logs: lists, overdue tables, seats in use, packs."""

from __future__ import annotations

import asyncio

import pytest

from kickdoor.store import Conflict, Listing, Row, Store
from kickdoor.store.base import TOUCHED_MS
from tests.store.conftest import OpenStore

pytestmark = pytest.mark.anyio


async def names(store: Store, *, stage: str | None = None, public: bool = True, limit: int = 100) -> list[str]:
    return [listing.table for listing in await store.tables(stage=stage, public=public, limit=limit)]


async def test_the_row_is_written_with_the_log(store: Store) -> None:
    first = Row(public=True, stage="waiting", due=7, summary=b'{"a": 1}')
    await store.create("t", 1000, [b"1"], first)
    assert await store.tables() == [Listing("t", 1, 1000, first)]
    await store.append("t", 1, 1001, [b"2", b"3"])  # without a row: the old one stays
    assert await store.tables() == [Listing("t", 3, 1000, first)]
    second = Row(public=True, stage="playing", due=None, summary=b"")
    await store.append("t", 3, 1002, [b"4"], second)
    assert await store.tables() == [Listing("t", 4, 1002, second)]
    with pytest.raises(Conflict):
        await store.append("t", 3, 1003, [b"5"], first)
    assert await store.tables() == [Listing("t", 4, 1002, second)]
    await store.append("t", 4, 1004, [], first)  # only the row
    assert await store.tables() == [Listing("t", 4, 1004, first)]
    await store.append("t", 4, 1004 + TOUCHED_MS, [b"5"])
    assert await store.tables() == [Listing("t", 5, 1004, first)]
    await store.append("t", 5, 1005 + TOUCHED_MS, [b"6"])  # now the last use is written, too
    assert await store.tables() == [Listing("t", 6, 1005 + TOUCHED_MS, first)]


async def test_lists_are_the_latest_first(store: Store) -> None:
    await store.create("a", 1000, [b"1"], Row(public=True))
    await store.create("b", 1001, [b"1"], Row(public=False))
    await store.create("c", 1002, [b"1"], Row(public=True, stage="playing"))
    await store.create("d", 1003, [b"1"], Row(public=False, stage="playing"))
    await store.create("e", 1004, [b"1"], Row(public=True, stage="over"))
    await store.append("a", 1, 1005 + TOUCHED_MS, [b"2"])
    assert await names(store) == ["a", "e", "c"]
    assert await names(store, public=False) == ["a", "e", "d", "c", "b"]
    assert await names(store, stage="playing") == ["c"]
    assert await names(store, stage="playing", public=False) == ["d", "c"]
    assert await names(store, public=False, limit=2) == ["a", "e"]
    assert await names(store, stage="no such stage") == []


async def test_the_longest_overdue_table_comes_first(store: Store) -> None:
    for name, due in {"a": 30, "b": 10, "c": None, "d": 20, "e": 40, "f": 20}.items():
        await store.create(name, 1000, [b"1"], Row(due=due))
    assert await store.overdue(30) == ["b", "d", "f", "a"]
    assert await store.overdue(30, limit=2) == ["b", "d"]
    assert await store.overdue(9) == []
    await store.append("b", 1, 1001, [b"2"], Row(due=None))
    await store.append("d", 1, 1001, [b"2"])  # still due
    assert await store.overdue(30) == ["d", "f", "a"]


async def test_a_forgotten_table_is_gone(store: Store) -> None:
    for name in "ab":
        await store.create(name, 1000, [b"1", b"2"], Row(public=True, due=5))
        await store.here([(name, 0)], 2000)
    await store.forget("a")
    await store.forget("a")  # forgotten already
    assert await store.read("a") == []
    assert await names(store, public=False) == await store.overdue(9) == ["b"]
    assert await store.present("a", 1000) == set()
    assert await store.present("b", 1000) == {0}
    with pytest.raises(Conflict):
        await store.append("a", 2, 1001, [b"3"])
    await store.create("a", 1002, [b"new"], Row())
    assert [(record.seq, record.body) for record in await store.read("a")] == [(1, b"new")]
    assert [record.seq for record in await store.read("b")] == [1, 2]


async def test_every_process_sees_seats_in_use_for_a_time(opened: OpenStore) -> None:
    store, other = await opened(), await opened()
    await store.here([("t", 0), ("t", 1), ("u", 0), ("t", 1)], 2000)
    await other.here([("t", 2)], 3000)
    assert await other.present("t", 1999) == await store.present("t", 1999) == {0, 1, 2}
    assert await store.present("t", 2000) == {2}
    assert await store.present("u", 1000) == {0}
    assert await store.present("v", 1000) == set()
    await store.here([("t", 0)], 4000)
    await store.here([("t", 0), ("t", 2)], 2500)  # "at least": the longer time counts
    assert await store.present("t", 2999) == {0, 2}
    await other.gone("t", 0)
    await other.gone("t", 9)
    assert await store.present("t", 1000) == {1, 2}
    await store.here([], 5000)


async def test_expired_signs_of_life_are_deleted(opened: OpenStore) -> None:
    store, other = await opened(), await opened()
    await store.here([("t", 0), ("t", 1)], 2000)
    await store.here([("t", 2)], 2001)
    await other.forget_absent(2000)
    assert await store.present("t", 0) == {2}


async def test_many_seats_in_two_processes_at_once(opened: OpenStore) -> None:
    stores = [await opened(), await opened()]
    seats = [(f"{table}", seat) for table in range(50) for seat in range(6)]
    orders = [seats, list(reversed(seats))]
    await asyncio.gather(*(store.here(order, 2000) for store in stores for order in orders * 5))
    assert await stores[0].present("7", 1000) == set(range(6))


async def test_packs_are_stored_once(opened: OpenStore) -> None:
    store = await opened()
    content = bytes(range(256)) * 4000
    await store.put_pack("abc", 1000, content)
    await store.put_pack("abc", 1001, content)
    assert await (await opened()).get_pack("abc") == content
    assert await store.get_pack("abd") is None


# ---------------------------------------------------------------- a clock that was ahead
async def test_a_table_from_the_future_gets_the_current_time(store: Store) -> None:
    await store.create("t", 10**12, [b"1"], Row())
    await store.append("t", 1, 1000, [b"2"])
    assert [listing.touched for listing in await store.tables(public=False)] == [1000]


async def test_a_sign_of_life_from_the_future_does_not_count(store: Store) -> None:
    await store.here([("t", 0), ("t", 1)], 10**12)
    assert await store.present("t", 1000) == set()
    await store.here([("t", 0)], 2000)
    assert await store.present("t", 1000) == {0}
    await store.forget_absent(1000)
    assert await store.present("t", 10**12 - 1) == set()
    assert await store.present("t", 1000) == {0}
