"""Sound packs are kept between runs: never stale, never trusted blindly, never in the way."""

from __future__ import annotations

import functools
import json
import multiprocessing
import os
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from kickdoor.authoring.lint import lint_path
from kickdoor.packs import PackError, builtin_sets, cache, compile_library, load_pack
from kickdoor.packs.yaml_source import read_yaml
from tests.table import TRIAL


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    yield tmp_path / "cache" / "kickdoor" / "packs"
    cache.judges.cache_clear()


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every file that is parsed."""
    from kickdoor.packs import parsing

    seen: list[str] = []
    real = read_yaml

    def spy(raw: bytes, file: str) -> object:
        seen.append(file)
        return real(raw, file)

    monkeypatch.setattr(parsing, "read_yaml", spy)
    return seen


def entries(place: Path) -> list[Path]:
    return sorted(place.glob("*")) if place.is_dir() else []


def test_what_was_sound_is_not_read_again_and_is_the_same(place: Path, reads: list[str]) -> None:
    for name in builtin_sets():
        first = load_pack(name)
        read = len(reads)
        again = load_pack(name)
        assert len(reads) == read
        assert (again, again.hash, again.header) == (first, first.hash, first.header)
        assert again.cards == first.cards
        assert again.places == first.places
        assert (again.file, again.trusted) == (first.file, True)
        assert json.dumps(again.cards) == json.dumps(first.cards)  # the order of keys too
    assert len(entries(place)) == len(builtin_sets())
    compile_library([load_pack(name) for name in builtin_sets()])


def test_a_pack_of_ones_own_is_kept_too_and_calls_its_files_by_their_own_path(tmp_path: Path, reads: list[str]) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    for folder in (one, two):
        shutil.copytree(TRIAL, folder)
    first = load_pack(one)
    read = len(reads)
    second = load_pack(two)
    assert len(reads) == read
    assert (first.trusted, second.trusted) == (False, False)
    assert [place.line for place in first.places] == [place.line for place in second.places]
    assert {Path(place.file).parent for place in second.places} == {two}
    assert second.file == str(two / "pack.yaml")


def test_a_changed_letter_a_new_file_and_a_lost_file_are_all_seen(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    shutil.copytree(TRIAL, mine)
    before = load_pack(mine)
    stamp = (mine / "items.yaml").stat()
    text = (mine / "items.yaml").read_text()
    (mine / "items.yaml").write_text(text.replace("gold: 600", "gold: 700"))
    os.utime(mine / "items.yaml", ns=(stamp.st_atime_ns, stamp.st_mtime_ns))  # as old and as long as it was
    changed = load_pack(mine)
    assert changed.hash != before.hash
    (mine / "items.yaml").write_text(text)
    assert load_pack(mine).hash == before.hash
    (mine / "more.yaml").write_text("- {name: Crumb, kind: oneshot, bonus: 1, gold: 0}\n")
    assert len(load_pack(mine).cards) == len(before.cards) + 1
    (mine / "more.yaml").unlink()
    assert len(load_pack(mine).cards) == len(before.cards)


def test_another_code_judges_anew(reads: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    load_pack("classic")
    read = len(reads)
    monkeypatch.setattr(cache, "judges", functools.cache(lambda: b"another version"))
    load_pack("classic")
    assert len(reads) == 2 * read


def test_what_judges_is_every_file_of_the_code_and_the_icons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "packs"
    shutil.copytree(cache.CODE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(cache, "CODE", copy)
    seen = set[bytes]()
    for name in ("schema.py", "vocabulary/verbs.py", "data/icons.json", "new.py"):
        cache.judges.cache_clear()
        seen.add(cache.judges())
        with (copy / name).open("a") as file:
            file.write("\n")
    cache.judges.cache_clear()
    seen.add(cache.judges())
    assert len(seen) == 5


def test_a_pack_with_errors_is_never_kept_and_every_error_has_its_line(place: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    shutil.copytree(TRIAL, mine)
    load_pack(mine)
    kept = entries(place)
    text = (mine / "items.yaml").read_text().splitlines()
    line = next(i for i, each in enumerate(text) if "gold: 600" in each)
    text[line] = text[line].replace("gold: 600", "gold: much")
    (mine / "items.yaml").write_text("\n".join(text) + "\n")
    for _ in range(2):
        with pytest.raises(PackError, match=rf"items.yaml:{line + 1}: .*gold"):
            load_pack(mine)
    assert entries(place) == kept


def test_the_linter_knows_the_line_of_every_part_whether_kept_or_not(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    shutil.copytree(TRIAL, mine)
    header = (mine / "pack.yaml").read_text()
    (mine / "pack.yaml").write_text(header.replace("tags: [", "tags: [unheard_of, "))
    wanted = header.splitlines().index(next(row for row in header.splitlines() if row.startswith("tags"))) + 1
    for _ in range(2):
        _, found = lint_path(mine)
        assert [each.line for each in found if "unheard_of" in each.text] == [wanted]
        load_pack(mine)


@pytest.mark.parametrize("damage", ["cut", "empty", "letter", "folder", "other", "not json"])
def test_a_damaged_entry_is_passed_over_and_mended(place: Path, damage: str, reads: list[str]) -> None:
    whole = load_pack("classic")
    [entry] = entries(place)
    raw = entry.read_bytes()
    match damage:
        case "cut":
            entry.write_bytes(raw[: len(raw) // 2])
        case "empty":
            entry.write_bytes(b"")
        case "letter":
            entry.write_bytes(raw.replace(b'"gold":600', b'"gold":900'))
        case "other":  # sound JSON with a sound checksum, and not a pack
            entry.write_bytes(cache._checksum(b"{}").encode() + b"\n{}")  # pyright: ignore[reportPrivateUsage]
        case "not json":
            entry.write_bytes(cache._checksum(b"{").encode() + b"\n{")  # pyright: ignore[reportPrivateUsage]
        case _:
            entry.unlink()
            entry.mkdir()
    read = len(reads)
    assert load_pack("classic").cards == whole.cards
    assert len(reads) == 2 * read
    if damage != "folder":
        assert entry.read_bytes() == raw


def test_where_nothing_can_be_written_packs_are_read_as_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    for home in (blocked, blocked / "deeper"):
        monkeypatch.setenv("XDG_CACHE_HOME", str(home))
        assert load_pack("classic").id == "classic"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative/path")  # not allowed by its specification
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    load_pack("classic")
    assert not Path("relative").exists()
    assert (tmp_path / "home" / ".cache" / "kickdoor" / "packs").is_dir()
    monkeypatch.setattr(tempfile, "mkstemp", _full)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "full"))
    assert load_pack("classic").id == "classic"
    assert entries(tmp_path / "full" / "kickdoor" / "packs") == []


def _full(**_: object) -> None:
    raise OSError(28, "No space left on device")


def test_nothing_is_left_beside_if_moving_fails(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(1, "not permitted")

    monkeypatch.setattr(Path, "replace", refuse)
    assert load_pack("classic").id == "classic"
    assert entries(place) == []


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="no owners of files here")
def test_what_others_can_write_is_not_trusted(place: Path, reads: list[str]) -> None:
    load_pack("classic")
    read = len(reads)
    [entry] = entries(place)
    place.chmod(0o777)
    load_pack("classic")
    assert len(reads) == 2 * read
    place.chmod(0o700)
    entry.chmod(0o666)
    load_pack("classic")
    assert len(reads) == 3 * read
    assert stat.S_IMODE(entry.stat().st_mode) == 0o600  # written anew
    elsewhere = place.parent / "elsewhere"
    entry.rename(elsewhere)
    entry.symlink_to(elsewhere)
    load_pack("classic")
    assert len(reads) == 4 * read
    assert not entry.is_symlink()


def test_old_entries_go(place: Path) -> None:
    place.mkdir(parents=True, mode=0o700)
    for number in range(cache.MOST + 5):
        old = place / f"{number}{cache.SUFFIX}"
        old.write_text("old")
        os.utime(old, (number, number))
    load_pack("classic")
    left = entries(place)
    assert len(left) == cache.MOST
    assert f"0{cache.SUFFIX}" not in [entry.name for entry in left]


def _load(_: int) -> str:
    return load_pack("classic").hash


def test_many_processes_at_once_agree(place: Path) -> None:
    wanted = load_pack("classic").hash
    for entry in entries(place):
        entry.unlink()
    with multiprocessing.get_context("fork").Pool(4) as pool:
        assert set(pool.map(_load, range(24), 1)) == {wanted}
    assert len(entries(place)) == 1


def test_all_sets_are_loaded_without_reading_yaml_when_they_are_known(place: Path) -> None:
    code = (
        "import sys; from kickdoor.packs import *;"
        "compile_library([load_pack(n) for n in builtin_sets()]); print('yaml' in sys.modules)"
    )
    said = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in "12"]
    assert [run.stdout.strip() for run in said] == ["True", "False"]
    assert len(entries(place)) == len(builtin_sets())
