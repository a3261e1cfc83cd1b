"""Pictures of every page and of the table's main states, to be looked at: desktop and phone, dark and light.

  .venv/bin/python tools/screenshots.py FOLDER [--only WORD]

Starts a server of its own, plays until each state has come, and writes FOLDER/STATE-SIZE-SCHEME.png. The pages must be
built (`python web/build.py`, or any `./kick play`).
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.conftest import BROWSERS, DESKTOP, FLAGS, PHONE, chromium  # noqa: E402
from tests.web.tables import deal, opened, play_on, step  # noqa: E402

from kickdoor.client.server_process import ServerProcess  # noqa: E402

SIZES: Final[dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
SCHEMES: Final = ("dark", "light")
PAGES: Final = {
    "home": "/", "gallery": "/gallery/classic", "gallery-fu": "/gallery/fu", "rules": "/rules",
    "rule": "/rules/COMBAT-4", "counter": "/counter", "credits": "/credits", "tutorial": "/tutorial",
}  # fmt: skip
# Each state: the set that is played, and what must be on the page.
STATES: Final = {
    "set-up": ("classic", ".dock .btn--go"),
    "door": ("impossible", '.phases .now:has-text("Kick open the door")'),
    "fight": ("fu", ".fight:not(:has(~ .pending))"),
    "last-call": ("pathfinder", ".pending[data-calling]"),
    "reading": ("classic", ".fight ~ .pending:not([data-calling])"),
    "run-away": ("classic", '.phases .now:has-text("Run away")'),
    "death": ("classic", '.seat__role:has-text("Dead")'),
}
SLOW: Final = {"timing": {"reading": 3, "pace": 0.2}, "rules": {}, "bot": "medium"}
STEPS: Final = 600


class Camera:
    def __init__(self, folder: Path, url: str, browser: Browser, only: str) -> None:
        self.folder, self.url, self.browser, self.only = folder, url, browser, only

    def wants(self, name: str) -> bool:
        return self.only in name

    def page(self, size: str, scheme: str) -> Page:
        context = self.browser.new_context(
            base_url=self.url, viewport=SIZES[size], color_scheme=scheme, locale="en",  # type: ignore[arg-type]
            reduced_motion="reduce",
        )  # fmt: skip
        context.set_default_timeout(60_000)
        return context.new_page()

    def take(self, page: Page, name: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=self.folder / f"{name}.png")
        print(name, flush=True)

    def both(self, page: Page, name: str, size: str) -> None:
        """The same moment in both schemes."""
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            self.take(page, f"{name}-{size}-{scheme}")


def shoot(camera: Camera) -> None:
    for size in SIZES:
        for name, path in PAGES.items():
            if camera.wants(name):
                page = camera.page(size, "dark")
                page.goto(path)
                page.wait_for_load_state("networkidle")
                camera.both(page, name, size)
                page.context.close()
        for name, (pack, what) in STATES.items():
            if camera.wants(name):
                page = camera.page(size, "dark")
                page.goto("/credits")
                deal(page, packs=[pack], **SLOW)
                try:
                    play_on(page, what, STEPS)
                    camera.both(page, name, size)
                except AssertionError as error:
                    print(f"{name}: {error}", flush=True)
                page.context.close()
        for name, take in {"lobby": lobby, "deal": deal_sheet, "card": card, "end": end}.items():
            if camera.wants(name):
                page = camera.page(size, "dark")
                page.goto("/credits")
                take(page)
                camera.both(page, name, size)
                page.context.close()


def lobby(page: Page) -> None:
    page.goto(f"/t/{opened(page, 'Mika', title='Friday night')}")
    page.locator(".lobby").wait_for()


def deal_sheet(page: Page) -> None:
    deal(page, **SLOW | {"timing": {"reading": 20, "pace": 0.2}})
    for _ in range(STEPS):
        ask = page.get_by_role("button", name="Ask for help")
        if ask.count():
            ask.click()
            page.locator(".deal__acts").wait_for()
            return
        step(page)


def card(page: Page) -> None:
    deal(page, **SLOW)
    page.locator(".hand__card").first.click(position={"x": 12, "y": 30})
    page.locator(".card-menu").wait_for()


def end(page: Page) -> None:
    deal(page, rules={"winning_level": 4, "reaction_seconds": 0.2}, timing={"reading": 0, "pace": 0})
    play_on(page, ".end", 2000)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", metavar="WORD", help="only those with that word in their name")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    found = chromium()
    if found is None:
        sys.exit(f"no browser is here: {', '.join(BROWSERS)}")
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(1) as thread:
        server = ServerProcess(f"sqlite:///{scratch}/tables.db", Path(scratch) / "log")
        server.start()
        thread.submit(lambda: asyncio.run(server.ready())).result()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
                shoot(Camera(given.folder, server.url, browser, given.only))
                browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
