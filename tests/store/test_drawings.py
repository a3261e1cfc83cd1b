"""The gallery of drawings: each is stored once, the latest comes first, and a removed one is gone for good."""

from __future__ import annotations

import asyncio

import pytest

from kickdoor.store import GalleryDrawing, Row, migrations
from kickdoor.store.migrations import STEPS
from tests.store.conftest import OpenStore

pytestmark = pytest.mark.anyio
DUCK = GalleryDrawing("a1", 1000, "classic", "Duck of Doom", "Ana ✎", "2026-03-14")
LATER = GalleryDrawing("a2", 2000, "classic", "Duck of Doom", "Bo", "2026-03-15")
HELM = GalleryDrawing("b1", 1500, "classic", "Horny Helmet", "Ana", "2026-03-14")
NINJA = GalleryDrawing("c1", 1800, "fu", "Ninja", "Cho", "2026-03-16")


async def test_a_drawing_is_stored_once(opened: OpenStore) -> None:
    stores = [await opened(), await opened()]
    await asyncio.gather(*(store.put_drawing(DUCK, b"picture") for store in stores * 5))
    await stores[0].put_drawing(DUCK._replace(signature="Eve"), b"another")
    assert await stores[1].drawings() == [DUCK]
    assert await stores[1].get_drawing("a1") == b"picture"
    assert await stores[1].get_drawing("a3") is None


async def test_the_latest_first_and_only_the_latest_of_each_card(opened: OpenStore) -> None:
    store = await opened()
    for drawing in (DUCK, HELM, NINJA, LATER):
        await store.put_drawing(drawing, b"x")
    assert await store.drawings() == [LATER, NINJA, HELM, DUCK]
    assert await store.drawings(limit=2) == [LATER, NINJA]
    assert await store.drawings(latest=True) == [LATER, NINJA, HELM]
    assert await store.drawings(packs=["fu"]) == [NINJA]
    assert await store.drawings(packs=["fu", "classic"], latest=True) == [LATER, NINJA, HELM]
    assert await store.drawings(packs=[]) == []


async def test_of_two_at_the_same_time_one_is_the_latest(opened: OpenStore) -> None:
    store = await opened()
    for drawing in (DUCK, LATER._replace(at=DUCK.at)):
        await store.put_drawing(drawing, b"x")
    assert [each.id for each in await store.drawings(latest=True)] == ["a2"]


async def test_a_removed_drawing_is_not_stored_again(opened: OpenStore) -> None:
    store = await opened()
    for drawing in (DUCK, LATER):
        await store.put_drawing(drawing, b"x")
    assert await store.remove_drawing("a2")
    assert not await store.remove_drawing("a2")
    assert not await store.remove_drawing("a3")
    await store.put_drawing(LATER, b"x")
    assert await store.get_drawing("a2") == b""
    assert await store.drawings(latest=True) == [DUCK]  # the earlier one is the card's picture again


async def test_a_store_without_a_gallery_gets_one(opened: OpenStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrations, "STEPS", STEPS[:1])
    older = await opened()
    await older.create("t", 1000, [b"1"], Row())
    monkeypatch.undo()
    newer = await opened()
    await newer.put_drawing(DUCK, b"x")
    assert await newer.drawings() == [DUCK]
    await older.append("t", 1, 1001, [b"2"])  # the older process goes on
    assert len(await newer.read("t")) == 2
