"""Pictures of every page and of the main states of a table, to be looked at: desktop and phone, dark and light; in dark
also a phone lying on its side and a desktop at 200 %.

  .venv/bin/python tools/screenshots.py FOLDER [--only WORD]

Starts a server of its own, plays until each state has come, and writes FOLDER/STATE-SIZE-SCHEME.png. The pages must be
built (`python web/build.py`, or any `./kick play`).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from browsing import browsing
from playwright.sync_api import Browser, Page
from tests.web.conftest import DESKTOP, PHONE
from tests.web.tables import deal, opened, play_on, press, step

SIZES: Final[dict[str, Any]] = {
    "desktop": DESKTOP, "phone": PHONE, "lying": {"width": 844, "height": 390}, "zoomed": {"width": 720, "height": 450},
}  # fmt: skip
LIGHT_TOO: Final = ("desktop", "phone")
PAGES: Final = {
    "home": "/", "gallery": "/gallery/classic", "gallery-fu": "/gallery/fu", "rules": "/rules",
    "rule": "/rules/COMBAT-4", "counter": "/counter", "credits": "/credits", "tutorial": "/tutorial",
}  # fmt: skip
# Each state: the set that is played, what must be on the page, and how the table differs from others. In each the table
# waits for us or for a clock that is slow enough, so that both schemes show the same moment.
STATES: Final[dict[str, tuple[str, str, dict[str, Any]]]] = {
    "set-up": ("classic", '.dock [data-action$="ready"]', {}),
    "door": ("impossible", '.dock .btn--go[data-action$="kick"]', {}),
    "behind-the-door": ("pathfinder", ".middle", {"timing": {"pace": 3}}),
    "fight": ("fu", ".sheet[data-role=fighting] ~ .dock .btn--go", {}),
    "fight-of-six": ("classic fu impossible pathfinder", ".fight ~ .pending", {"seats": 6}),
    "reading": ("classic", ".fight ~ .pending:not([data-calling])", {}),
    "last-call": ("pathfinder", ".fight ~ .pending[data-calling]", {"rules": {"reaction_seconds": 5}}),
    "run-away": ("classic", '.phases .now:has-text("Run away")', {}),
}
SLOW: Final[dict[str, Any]] = {
    "timing": {"reading": 12, "pace": 0.1},
    "rules": {"reaction_seconds": 0.6},
    "bot": "medium",
}
STEPS: Final = 600


class Camera:
    def __init__(self, folder: Path, url: str, browser: Browser, only: str) -> None:
        self.folder, self.url, self.browser, self.only = folder, url, browser, only

    def shoot(self, name: str, find: Callable[[Page], None]) -> None:
        """One moment in all sizes and schemes."""
        if self.only not in name:
            return
        context = self.browser.new_context(
            base_url=self.url, viewport=SIZES["desktop"], color_scheme="dark", locale="en", reduced_motion="reduce"
        )  # fmt: skip
        context.set_default_timeout(60_000)
        page = context.new_page()
        page.goto("/credits")
        find(page)
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            self.take(page, f"{name}-{size}-dark")
            if size in LIGHT_TOO:
                page.emulate_media(color_scheme="light")
                self.take(page, f"{name}-{size}-light")
                page.emulate_media(color_scheme="dark")
        context.close()

    def take(self, page: Page, name: str) -> None:
        page.wait_for_timeout(200)
        page.screenshot(path=self.folder / f"{name}.png")
        print(name, flush=True)


def shoot(camera: Camera) -> None:
    for name, path in PAGES.items():
        camera.shoot(name, partial(visit, path=path))
    for name, (packs, what, options) in STATES.items():
        camera.shoot(name, partial(play, what=what, packs=packs.split(), **options))
    for name, find in {
        "lobby": lobby, "more": more, "deal": deal_sheet, "card": card, "held": held, "death": death, "lesson": lesson,
        "watching": watching, "story": story, "resume": resume, "end": end, "replay": replay,
        "room": room,
    }.items():  # fmt: skip
        camera.shoot(name, find)


def visit(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_load_state("networkidle")


def play(page: Page, what: str, **options: Any) -> None:
    deal(page, **SLOW | options)
    play_on(page, what, STEPS)


def lobby(page: Page) -> None:
    page.goto(f"/t/{opened(page, 'Mika', title='Friday night', bot='hard-greedy')}")
    page.locator(".lobby").wait_for()


def more(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="More", exact=True).click()


def deal_sheet(page: Page) -> None:
    ask = page.locator('[data-opens="deal"]')
    for _ in range(STEPS):
        if not page.locator(".table").count() or page.locator(".end").count():
            deal(page, **SLOW)  # the first one, or the next when somebody has won before we had to ask
        if ask.count() and not page.locator("dialog[open]").count():
            ask.click()
            page.locator(".deal__acts").wait_for()
            return
        step(page)
    raise AssertionError("nobody had to be asked for help")


def card(page: Page) -> None:
    deal(page, **SLOW)
    page.locator(".hand__card").first.click(position={"x": 12, "y": 30})
    page.locator(".card-menu").wait_for()


def held(page: Page) -> None:
    play(page, ".dock .btn--stop", packs=["fu"])
    page.locator(".dock .btn--stop").click()
    page.locator(".pending[data-held]").wait_for()


def death(page: Page) -> None:
    """As the lesson about it has it: the goblin is outrun, and then the other one."""
    deal(page, "Riley", lesson="running", timing={"pace": 6})
    goblin = page.locator('.dock [data-action*="Lame Goblin"]')
    for _ in range(STEPS):
        if page.locator(".sheet[data-role=dead]").count():
            return
        if goblin.count():
            press(goblin)
        else:
            step(page)


def lesson(page: Page) -> None:
    page.goto("/tutorial/running")
    page.locator(".pointer").wait_for()
    page.locator(".dock .btn--go").click()
    page.locator(".fight").wait_for()


def watching(page: Page) -> None:
    table = deal(page, "Mika", **SLOW | {"timing": {"reading": None, "pace": 0.1}})
    play_on(page, ".fight", STEPS)
    page.context.clear_cookies()
    page.goto(f"/t/{table}")
    page.locator(".sit-bar").wait_for()


def story(page: Page) -> None:
    play(page, ".fight ~ .pending")
    page.set_viewport_size(SIZES["phone"])
    page.locator(".ticker .tool").click()


def resume(page: Page) -> None:
    deal(page, packs=["classic", "fu"], **SLOW)
    page.goto("/")
    page.locator(".resume__row").wait_for()


def end(page: Page) -> None:
    deal(page, rules={"winning_level": 4, "reaction_seconds": 0.2}, timing={"reading": 0, "pace": 0})
    play_on(page, ".end", 2000)


def replay(page: Page) -> None:
    end(page)
    page.locator('.end a.btn[href^="/replay"]').click()
    page.locator(".table").wait_for()
    page.wait_for_load_state("networkidle")


def room(page: Page) -> None:
    """Of the level counter."""
    page.goto("/counter")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".c-strength output").wait_for()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", metavar="WORD", help="only those with that word in their name")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with browsing() as (browser, url):
        shoot(Camera(given.folder, url, browser, given.only))


if __name__ == "__main__":
    main()
