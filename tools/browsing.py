"""A server of its own and a browser, for tools that look at the pages."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.conftest import BROWSERS, FLAGS, chromium, start  # noqa: E402

from kickdoor.lab.soak.server_process import ServerProcess  # noqa: E402


@contextmanager
def serving() -> Iterator[tuple[Browser, ServerProcess]]:
    """The browser and the server. Both are gone afterwards."""
    found = chromium()
    if found is None:
        sys.exit(f"no browser is here: {', '.join(BROWSERS)}")
    with tempfile.TemporaryDirectory() as scratch:
        db = Path(scratch) / "tables.db"
        server = ServerProcess(f"sqlite:///{db}", Path(scratch) / "log")
        start(server)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
                yield browser, server
                browser.close()
        finally:
            server.kill()


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """The browser, and where the server is."""
    with serving() as (browser, server):
        yield browser, server.url
