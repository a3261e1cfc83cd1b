"""Where `./kick` keeps the compiled engine and bots, and whether they are made of the sources as they are now.

They take effect by the environment variable KICKDOOR_COMPILED (kickdoor/__init__.py). Each state of the sources has a
folder of its own, named by its key, so compiled modules can never stand for sources that have changed since.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VARIABLE = "KICKDOOR_COMPILED"
COMPILED = ("engine", "bots")  # packages that are compiled, or copied where a module is not
BELOW = ("packs", "record", "rules", "wording", "game.py", "game_setup.py", "__init__.py")  # what these import
KEPT = 2  # builds: a running server may still need that before the last


class Shelf:
    """The builds of one checkout."""

    def __init__(self, root: Path = ROOT, folder: Path | None = None) -> None:
        self.root = root
        self.folder = root / ".compiled" if folder is None else folder
        self.log = self.folder / "build.log"

    def key(self) -> str:
        """Changes with the sources, the interpreter, the kind of machine and the compiler of modules."""
        digest = hashlib.sha256()
        machine = (sys.version, sysconfig.get_platform(), str(sysconfig.get_config_var("EXT_SUFFIX")))
        digest.update("\0".join(machine).encode())
        for path in (self.root / "hatch_build.py", self.root / "requirements-fast.lock", *self.sources()):
            digest.update(f"\0{path.relative_to(self.root).as_posix()}\0".encode() + path.read_bytes())
        return digest.hexdigest()[:20]

    def sources(self) -> list[Path]:
        """What the compiled modules are made of, and what they import."""
        package = self.root / "src" / "kickdoor"
        found = (package / name for name in (*COMPILED, *BELOW))
        return sorted(file for path in found for file in (path.rglob("*.py") if path.is_dir() else [path]))

    def ready(self) -> Path | None:
        """The build of the sources as they are now, if there is one."""
        folder = self.folder / self.key()
        return folder if folder.is_dir() else None

    def has_failed(self) -> bool:
        """Has building these sources failed before?"""
        return self._failure(self.key()).exists()

    def wheel(self) -> Path | None:
        """A wheel in dist/ for this interpreter, compiled from the same sources."""
        package = self.root / "src"
        wheels = sorted((self.root / "dist").glob("kickdoor-*-cp{}{}-*.whl".format(*sys.version_info)))
        for wheel in wheels:
            with zipfile.ZipFile(wheel) as content:
                names = set(content.namelist())
                same = all(
                    (name := path.relative_to(package).as_posix()) in names and content.read(name) == path.read_bytes()
                    for path in self.sources()
                )
            if same and any(name.endswith(_suffix()) for name in names):
                return wheel
        return None

    def build(self, compile_into: Callable[[Path], object]) -> Path | None:
        """Return the new build of what `compile_into` puts into a folder; None if the sources have changed meanwhile.
        Nothing that is half done is ever taken for a build. An error passes, and is noted (`has_failed`).
        """
        self.folder.mkdir(exist_ok=True)
        key = self.key()
        self._failure(key).unlink(missing_ok=True)
        with tempfile.TemporaryDirectory(prefix="new-", dir=self.folder, ignore_cleanup_errors=True) as name:
            new = Path(name) / "build"
            new.mkdir()
            try:
                compile_into(new)
            except Exception:
                self._failure(key).touch()
                raise
            for package in COMPILED:
                source, ours = self.root / "src" / "kickdoor" / package, new / "kickdoor" / package
                shutil.copytree(source, ours, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
            if self.key() != key:
                return None
            shutil.rmtree(self.folder / key, ignore_errors=True)
            new.rename(self.folder / key)
        self._tidy()
        return self.folder / key

    def _failure(self, key: str) -> Path:
        return self.folder / f"{key}.failed"

    def _tidy(self) -> None:
        """Remove old builds, what a killed build has left, and notes of failures."""
        builds = [path for path in self.folder.iterdir() if path.is_dir() and not path.name.startswith("new-")]
        old = sorted(builds, key=lambda path: path.stat().st_mtime)[:-KEPT]
        for path in (*old, *self.folder.glob("new-*")):
            shutil.rmtree(path, ignore_errors=True)
        for path in self.folder.glob("*.failed"):
            path.unlink(missing_ok=True)


def unpack(wheel: Path, into: Path) -> None:
    """Write the compiled modules of a wheel to a folder."""
    with zipfile.ZipFile(wheel) as content:
        content.extractall(into, [name for name in content.namelist() if name.endswith(_suffix())])


def _suffix() -> str:
    return str(sysconfig.get_config_var("EXT_SUFFIX"))
