"""A copy of the package for a test to change, and programs that run with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[3] / "src" / "kickdoor"


def copied(folder: Path) -> Path:
    """Copy the package's source into the folder, without the pages of the browser."""
    not_needed = shutil.ignore_patterns("assets", "__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCE, folder / "kickdoor", ignore=not_needed)
    return folder / "kickdoor"


def run(folder: Path, *words: str) -> str:
    """Run a program with that copy and return its output, or its errors if it fails."""
    done = subprocess.run(
        [sys.executable, *words],
        env=os.environ | {"PYTHONPATH": str(folder), "PYTHONUTF8": "1", "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout if done.returncode == 0 else done.stderr
