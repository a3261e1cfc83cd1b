"""Compiled modules are used only as long as they are those of the sources. A fake step stands for the compiler."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tools.compiled import KEPT, VARIABLE, Shelf, unpack

ROOT = Path(__file__).parent.parent.parent
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
FITTING = "kickdoor-0.1.0-cp{}{}-any_machine.whl".format(*sys.version_info)
SOURCES = (
    "src/kickdoor/__init__.py", "src/kickdoor/game.py", "src/kickdoor/game_setup.py",
    "src/kickdoor/engine/model/state.py", "src/kickdoor/bots/evaluation.py",
    "src/kickdoor/packs/vocabulary/word.py", "src/kickdoor/record/saved.py", "src/kickdoor/rules/model.py",
    "src/kickdoor/wording/fluent.py",
)  # fmt: skip
OTHERS = ("src/kickdoor/server/app.py", "src/kickdoor/sets/classic/pack.yaml", "docs/speed.md")


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """That of a checkout whose files all say `now`."""
    for name in (*SOURCES, *OTHERS, "hatch_build.py", "requirements-fast.lock"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("now")
    return Shelf(tmp_path)


def fake(folder: Path) -> None:
    (folder / "kickdoor" / "engine").mkdir(parents=True)
    (folder / "kickdoor" / "engine" / f"state{SUFFIX}").write_text("compiled")


def change(shelf: Shelf, name: str, text: str = "later") -> None:
    (shelf.root / name).write_text(text)


# ---------------------------------------------------------------- builds
def test_a_build_is_there_when_it_is_complete(shelf: Shelf) -> None:
    assert shelf.ready() is None
    built = shelf.build(fake)
    assert built is not None and built == shelf.ready()
    assert (built / "kickdoor" / "engine" / f"state{SUFFIX}").read_text() == "compiled"
    assert (built / "kickdoor" / "bots" / "evaluation.py").read_text() == "now"  # what is not compiled is there, too
    assert not (built / "kickdoor" / "server").exists()  # all else is found where it is edited


@pytest.mark.parametrize("name", [*SOURCES, "hatch_build.py", "requirements-fast.lock"])
def test_a_build_never_stands_for_changed_sources(shelf: Shelf, name: str) -> None:
    built = shelf.build(fake)
    change(shelf, name)
    assert shelf.ready() is None
    change(shelf, name, "now")
    assert shelf.ready() == built


def test_a_new_module_of_the_engine_is_a_change_and_one_of_the_server_is_none(shelf: Shelf) -> None:
    built = shelf.build(fake)
    for name in OTHERS:
        change(shelf, name)
    change(shelf, "src/kickdoor/server/new.py")
    assert shelf.ready() == built
    change(shelf, "src/kickdoor/engine/new.py")
    assert shelf.ready() is None


def test_everything_that_the_compiled_modules_import_is_in_the_key() -> None:
    code = "import kickdoor.bots, sys; print(*(m.__file__ for n, m in sys.modules.items() if n.startswith('kickdoor')))"
    surroundings = os.environ | {"PYTHONPATH": str(ROOT / "src"), VARIABLE: ""}
    found = subprocess.run([sys.executable, "-c", code], env=surroundings, check=True, capture_output=True, text=True)
    imported = {Path(file) for file in found.stdout.split()}
    assert ROOT / "src" / "kickdoor" / "bots" / "evaluation.py" in imported
    assert imported <= set(Shelf(ROOT).sources())


def test_a_compiler_that_fails_is_remembered_until_the_sources_change(shelf: Shelf) -> None:
    def broken(folder: Path) -> None:
        fake(folder)
        raise RuntimeError("no such header")

    with pytest.raises(RuntimeError):
        shelf.build(broken)
    assert (shelf.ready(), shelf.has_failed()) == (None, True)
    assert [path.suffix for path in shelf.folder.iterdir()] == [".failed"]
    change(shelf, SOURCES[2])
    assert not shelf.has_failed()
    assert shelf.build(fake) is not None
    assert not list(shelf.folder.glob("*.failed"))


def test_ctrl_c_leaves_nothing_and_is_no_failure(shelf: Shelf) -> None:
    def interrupted(folder: Path) -> None:
        fake(folder)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        shelf.build(interrupted)
    assert (shelf.ready(), shelf.has_failed(), list(shelf.folder.iterdir())) == (None, False, [])


def test_sources_that_change_meanwhile_make_no_build(shelf: Shelf) -> None:
    def slow(folder: Path) -> None:
        fake(folder)
        change(shelf, SOURCES[3])

    assert shelf.build(slow) is None
    assert (shelf.ready(), shelf.has_failed(), list(shelf.folder.iterdir())) == (None, False, [])


def test_old_builds_go_and_so_does_what_a_killed_one_has_left(shelf: Shelf) -> None:
    (shelf.folder / "new-killed" / "build").mkdir(parents=True)
    builds: list[Path | None] = []
    for number in range(KEPT + 1):
        change(shelf, SOURCES[2], str(number))
        built = shelf.build(fake)
        assert built is not None
        os.utime(built, (number, number))
        builds.append(built)
    assert sorted(shelf.folder.iterdir()) == sorted(path for path in builds[1:] if path)


# ---------------------------------------------------------------- wheels
def wheel(shelf: Shelf, name: str, *, suffix: str | None = SUFFIX) -> Path:
    dist = shelf.root / "dist"
    dist.mkdir(exist_ok=True)
    with zipfile.ZipFile(dist / name, "w") as file:
        for source in shelf.sources():
            file.write(source, source.relative_to(shelf.root / "src"))
        file.writestr(f"kickdoor/engine/model/state{suffix}", "compiled")
    return dist / name


def test_a_wheel_of_these_sources_spares_the_compiler(shelf: Shelf, tmp_path: Path) -> None:
    made = wheel(shelf, FITTING)
    assert shelf.wheel() == made
    unpack(made, tmp_path / "out")
    assert [path.name for path in (tmp_path / "out").rglob("*") if path.is_file()] == [f"state{SUFFIX}"]


def test_other_wheels_do_not_fit(shelf: Shelf) -> None:
    wheel(shelf, "kickdoor-0.1.0-py3-none-any.whl")
    wheel(shelf, "kickdoor-0.1.0-cp39-cp39-any_machine.whl")
    assert shelf.wheel() is None
    wheel(shelf, FITTING, suffix=".another-machine.so")
    assert shelf.wheel() is None
    wheel(shelf, FITTING)
    change(shelf, SOURCES[2])
    assert shelf.wheel() is None


# ---------------------------------------------------------------- ./kick
@pytest.fixture
def kick(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`kick` of that checkout, with a compiler that is a fake."""
    (shelf.root / "tools").mkdir()
    for name in ("kick", "tools/compiled.py"):
        shutil.copy(ROOT / name, shelf.root / name)
    loader = SourceFileLoader("kick", str(shelf.root / "kick"))
    spec = importlib.util.spec_from_loader("kick", loader)
    assert spec is not None
    found = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "kick", found)  # its dataclasses look there
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader.exec_module(found)
    monkeypatch.setattr(found, "missing_compiler", lambda: "")
    monkeypatch.setattr(found, "compile_into", fake)
    monkeypatch.setattr(found, "behind_others", lambda log: log.write_text("quiet"))
    monkeypatch.setenv(VARIABLE, "")
    monkeypatch.delenv("KICKDOOR_PLAIN", raising=False)
    return found


@pytest.fixture
def started(kick: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What is started in the background: here, nothing is."""
    commands: list[list[str]] = []

    def start(command: list[str], **options: Any) -> None:
        assert options["start_new_session"]
        commands.append(command[1:])

    monkeypatch.setattr(subprocess, "Popen", start)
    return commands


def test_the_first_start_is_plain_and_has_the_engine_built(
    kick: ModuleType, shelf: Shelf, started: list[list[str]]
) -> None:
    kick.take_compiled_engine(build=True)
    assert os.environ[VARIABLE] == ""
    assert started == [[str(shelf.root / "kick"), "build-fast", "--background"]]
    with pytest.raises(SystemExit, match="0"):
        kick.build_fast(["--background"])
    kick.take_compiled_engine(build=True)
    assert os.environ[VARIABLE] == str(shelf.ready())
    assert shelf.log.read_text() == "quiet"
    assert len(started) == 1
    change(shelf, SOURCES[2])
    os.environ[VARIABLE] = ""
    kick.take_compiled_engine(build=False)  # a command that is over at once
    assert (os.environ[VARIABLE], len(started)) == ("", 1)
    kick.take_compiled_engine(build=True)
    assert (os.environ[VARIABLE], len(started)) == ("", 2)


def test_without_a_compiler_nothing_happens(
    kick: ModuleType, shelf: Shelf, started: list[list[str]], monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(kick, "missing_compiler", lambda: "there is no C compiler here")
    kick.take_compiled_engine(build=True)
    assert (started, capsys.readouterr(), shelf.folder.exists()) == ([], ("", ""), False)
    wheel(shelf, FITTING)
    kick.take_compiled_engine(build=True)
    assert len(started) == 1


def test_a_failure_is_not_repeated_unless_it_is_asked_for(
    kick: ModuleType, shelf: Shelf, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(folder: Path) -> None:
        raise RuntimeError("it failed")

    monkeypatch.setattr(kick, "compile_into", broken)
    with pytest.raises(SystemExit, match="kick: it failed"):
        kick.build_fast([])
    kick.take_compiled_engine(build=True)
    assert started == []
    monkeypatch.setattr(kick, "compile_into", fake)
    with pytest.raises(SystemExit, match="0"):
        kick.build_fast([])
    assert shelf.ready() is not None


def test_plain_can_be_forced(
    kick: ModuleType, shelf: Shelf, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KICKDOOR_PLAIN", "1")
    kick.take_compiled_engine(build=True)
    shelf.build(fake)
    kick.take_compiled_engine(build=True)
    assert (os.environ[VARIABLE], started) == ("", [])


@pytest.mark.skipif(sys.platform == "win32", reason="locks differ there")
def test_one_build_at_a_time(kick: ModuleType, shelf: Shelf) -> None:
    shelf.folder.mkdir()
    with (shelf.folder / "lock").open("w") as held:
        assert kick.lock_file(held, wait=False)
        with pytest.raises(SystemExit, match="0"):
            kick.build_fast(["--background"])
    assert shelf.ready() is None
    assert not shelf.log.exists()
