"""Finds the wheel that `./kick build-fast` has made, and lays it out so that a process can import it."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

from bench.worker import ROOT, Absent


def unpacked(into: Path, *, dist: Path = ROOT / "dist", source: Path = ROOT / "src") -> Path:
    """The folder to put first on the path. Raises Absent if no wheel fits this interpreter and this source."""
    tag = "cp{}{}".format(*sys.version_info)
    wheels = sorted(dist.glob(f"kickdoor-*-{tag}-*.whl"), key=lambda wheel: wheel.stat().st_mtime)
    if not wheels:
        raise Absent("not built (./kick build-fast)")
    with zipfile.ZipFile(wheels[-1]) as wheel:
        for name in wheel.namelist():
            now = source / name
            if name.endswith(".py") and (not now.exists() or now.read_bytes() != wheel.read(name)):
                raise Absent(f"built from another {name} (./kick build-fast)")
        wheel.extractall(into)
    return into
