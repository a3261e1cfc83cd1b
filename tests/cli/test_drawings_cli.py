"""`kickdoor drawings`: the drawings in a server's gallery are listed, exported for print, and removed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kickdoor.cardfaces import art_pack
from kickdoor.protocol.drawings import Stroke
from kickdoor.server.pictures import Picture
from kickdoor.store import GalleryDrawing, open_store
from tests.cli.test_cli import Run

DRAWINGS = (
    GalleryDrawing("a" * 24, 1000, "classic", "Hireling", "Ana", "2026-03-14"),
    GalleryDrawing("b" * 24, 2000, "classic", "Hireling", "Bo", "2026-03-15"),
    GalleryDrawing("c" * 24, 1500, "fu", "Drunken Master", "Cho ✎", "2026-03-16"),
)


@pytest.fixture
def db(tmp_path: Path) -> str:
    address = f"sqlite:///{tmp_path / 'tables.db'}"

    async def fill() -> None:
        store = open_store(address)
        await store.open()
        for width, drawing in enumerate(DRAWINGS, start=1):
            await store.put_drawing(drawing, Picture((Stroke(0, width, (1, 1, 2, 2)),), ()).written())
        await store.close()

    asyncio.run(fill())
    return address


def test_drawings_are_listed_the_latest_first(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = Run(capsys, "drawings", "list", "--db", db).out.splitlines()
    assert [line[0] for line in lines] == ["b", "c", "a"]
    assert lines[1] == f"{'c' * 24}  2026-03-16  fu/Drunken Master  Cho ✎"
    assert Run(capsys, "drawings", "list", "--db", db, "--set", "fu").out.count("\n") == 1


def test_an_export_can_be_printed(db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "art.zip", tmp_path / "page.html"
    assert Run(capsys, "drawings", "export", file, "--db", db).code == 0
    assert {(art.set, art.card, art.signature) for art in art_pack.read(file).values()} == {
        ("classic", "Hireling", "Bo"), ("fu", "Drunken Master", "Cho ✎"),
    }  # fmt: skip
    assert b'stroke-width="2"' in art_pack.read(file)["classic", "Hireling"].svg
    said = Run(capsys, "packs", "gallery", "classic", "--out", page, "--art", file)
    assert said.code == 0 and "1 of them drawn by players" in said.out
    assert "Bo, 2026-03-15" in page.read_text("utf-8")
    Run(capsys, "drawings", "export", file, "--db", db, "--set", "fu")
    assert list(art_pack.read(file)) == [("fu", "Drunken Master")]


def test_a_drawing_is_removed_once(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert Run(capsys, "drawings", "remove", "b" * 24, "--db", db).code == 0
    assert "Bo" not in Run(capsys, "drawings", "list", "--db", db).out
    Run(capsys, "drawings", "remove", "b" * 24, "--db", db).complains("no drawing")


def test_a_missing_store_is_not_created(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Run(capsys, "drawings", "list", "--db", f"sqlite:///{tmp_path / 'none.db'}").complains("no such file")
    assert not (tmp_path / "none.db").exists()
    Run(capsys, "drawings", "list", "--db", "nonsense").complains("is not a store's address")
