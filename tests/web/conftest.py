"""Pages in a real browser, of a real server. An error in the console or in a script fails the test."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.server.pages import BUILT, DOCUMENT

BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
)  # fmt: skip
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
TABLET: Final = {"width": 768, "height": 1024}
SLOWEST: Final = 30_000  # milliseconds that anything may take on a busy machine
expect.set_options(timeout=SLOWEST)


def chromium() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def start(server: ServerProcess) -> None:
    """Waits in a thread of its own: the browser has an event loop in this one."""
    server.start()
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(server.ready())).result()


# For this package only: as long as the browser is there, no other test of this process could run an event loop.
@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the built pages; `.url` is where."""
    if not (BUILT / DOCUMENT).exists():
        pytest.fail("the pages are not built: ./kick test builds them, or python web/build.py")
    folder = tmp_path_factory.mktemp("site")
    server = ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log")
    start(server)
    yield server
    server.kill()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.skip("there is no Chromium here")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield opened
        opened.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(site: ServerProcess, browser: Browser) -> Iterator[Visit]:
    """Opens pages, each as somebody else would: `visit(path, PHONE, color_scheme="light")`. What goes wrong in any of
    them fails the test; `forgive` (a pattern) leaves out what a test brings about.
    """
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(path: str = "/", viewport: Any = DESKTOP, *, forgive: str = "", **options: Any) -> Page:
        context = browser.new_context(
            base_url=site.url, viewport=viewport, locale=options.pop("locale", "en"), **options
        )
        context.set_default_timeout(SLOWEST)
        contexts.append(context)
        page = context.new_page()

        def note(text: str) -> None:
            if not forgive or not re.search(forgive, text):
                wrong.append(text)

        page.on("pageerror", lambda error: note(f"{page.url}: {error}"))
        page.on("console", lambda said: note(f"{page.url}: {said.text}") if said.type in ("error", "warning") else None)
        page.on("request", lambda asked: None if is_own(asked.url, site.url) else wrong.append(f"asks {asked.url}"))
        if path:
            page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong, wrong


def is_own(url: str, home: str) -> bool:
    """Of this server: pages ask nobody else for anything."""
    return url.startswith((home, home.replace("http", "ws", 1), "data:", "blob:"))


@pytest.fixture
def page(visit: Visit) -> Page:
    """The home page on a desktop."""
    return visit("/")
