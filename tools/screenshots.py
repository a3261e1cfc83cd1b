"""Pictures of every page and of every state of a table, to be looked at, on screens from a small phone to 4K; on a
phone and a laptop also in light. Each picture is also checked by script: no text under 12 px, nothing cut off or
covered.

  .venv/bin/python tools/screenshots.py FOLDER [--only WORD] [--size 1366x768]

Starts a server of its own and writes FOLDER/STATE-SIZE-SCHEME.png. Ends with 1 if the check has found something. The
pages must be built (`python web/build.py`, or any `./kick play`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from browsing import serving
from playwright.sync_api import Browser, Page
from tests.web.conftest import DESKTOP
from tests.web.layout import faults
from tests.web.moments import (
    Moment,
    a_curse_strikes_ana,
    a_kill_may_be_stopped,
    ana_can_sell,
    ana_can_trade,
    ana_chooses,
    ana_gives_alms,
    ana_is_at_the_door,
    ana_meets_two_monsters,
    ana_needs_bo,
    secret,
    table_at,
)
from tests.web.tables import deal, opened, play_on, press, step

from kickdoor.client.server_process import ServerProcess
from kickdoor.server.http import COOKIE
from kickdoor.wire.options import Options, Timing

SIZES: Final = ("360x640", "390x844", "820x1180", "1366x768", "1440x900", "2560x1440", "3840x2160", "844x390")
LIGHT_TOO: Final = ("390x844", "1366x768")
PAGES: Final = {
    "home": "/", "gallery": "/gallery/classic", "rules": "/rules", "rule": "/rules/COMBAT-4", "counter": "/counter",
    "credits": "/credits", "tutorial": "/tutorial",
}  # fmt: skip
STILL: Final = Timing(reading=None, pace=10, decision=None)  # long enough for all pictures of a moment
TIMED: Final = Timing(reading=100, pace=10, decision=None)
SLOW: Final[dict[str, Any]] = {
    "timing": {"reading": 12, "pace": 0.1},
    "rules": {"reaction_seconds": 0.6},
    "bot": "medium",
}
STEPS: Final = 600
Find = Callable[[Page], None]


class Camera:
    """Takes pictures of one moment in all sizes and schemes, and notes what is wrong with them."""

    def __init__(self, folder: Path, server: ServerProcess, browser: Browser, only: str, size: str) -> None:
        self.folder, self.server, self.browser, self.only = folder, server, browser, only
        self.sizes = [each for each in SIZES if size in each]
        self.wrong = 0

    def wants(self, name: str) -> bool:
        return self.only in name

    def page(self) -> Page:
        context = self.browser.new_context(
            base_url=self.server.url, viewport=DESKTOP, color_scheme="dark", locale="en", reduced_motion="reduce"
        )  # type: ignore[arg-type]  # fmt: skip
        context.set_default_timeout(60_000)
        return context.new_page()

    def shoot(self, name: str, find: Find) -> None:
        if not self.wants(name):
            return
        page = self.page()
        page.goto("/credits")
        find(page)
        self.take_all(page, name)
        page.context.close()

    def shoot_moment(self, name: str, moment: Moment, seats: int, timing: Timing, then: Callable[[Page], Any]) -> None:
        """Of a game that has come to a certain moment, as Ana sees it after `then`; that is done anew for each size."""
        if not self.wants(name):
            return
        table = table_at(self.server, moment, Options(seats=seats, bot="easy", timing=timing))
        page = self.page()
        self.sit(page, table, 0)
        for size in self.sizes:
            self.resize(page, size)
            page.goto(f"/t/{table}")
            page.locator(".table").wait_for()
            page.wait_for_load_state("networkidle")
            then(page)
            self.take(page, name, size)
        page.context.close()

    def sit(self, page: Page, table: str, seat: int) -> None:
        page.context.add_cookies([{"name": COOKIE + table, "value": secret(table, seat), "url": self.server.url}])

    def resize(self, page: Page, size: str) -> None:
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})

    def take_all(self, page: Page, name: str) -> None:
        for size in self.sizes:
            self.resize(page, size)
            self.take(page, name, size)

    def take(self, page: Page, name: str, size: str) -> None:
        page.wait_for_timeout(250)
        page.screenshot(path=self.folder / f"{name}-{size}-dark.png")
        found = faults(page)
        self.wrong += len(found)
        print(f"{name} {size}", *(f"\n    {each}" for each in found), flush=True)
        if size in LIGHT_TOO:
            page.emulate_media(color_scheme="light")
            page.wait_for_timeout(100)
            page.screenshot(path=self.folder / f"{name}-{size}-light.png")
            page.emulate_media(color_scheme="dark")


def nothing(page: Page) -> None:
    """The moment itself is the state."""


def shoot(camera: Camera) -> None:
    for name, path in PAGES.items():
        camera.shoot(name, partial(visit, path=path))
    for name, (moment, seats, timing, then) in MOMENTS.items():
        camera.shoot_moment(name, moment, seats, timing, then)
    counter_offer(camera)
    for name, find in {
        "lobby": lobby, "options": options, "settings": settings, "opening-hand": opening_hand, "held": held,
        "death": death, "lesson": lesson, "watching": watching, "resume": resume, "end": end, "replay": replay,
        "room": room,
    }.items():  # fmt: skip
        camera.shoot(name, find)


# ---------------------------------------------------------------- states of a table
def open_card(page: Page) -> None:
    page.locator(".hand__slot.is-at .hand__card, .hand__card").first.click(position={"x": 12, "y": 30})
    page.locator(".card-menu").wait_for()


def open_monster(page: Page) -> None:
    page.locator(".foe__card").first.click(position={"x": 12, "y": 30})
    page.locator(".card-menu").wait_for()


def open_player(page: Page) -> None:
    page.locator(".seats .seat__open").first.click(position={"x": 40, "y": 20})
    page.locator(".player-sheet").wait_for()


def open_menu(page: Page) -> None:
    if page.locator(".dock__menu").is_visible():
        page.locator(".dock__menu").click()


def click(page: Page, name: str) -> None:
    button = page.locator(".dock").get_by_role("button", name=name, exact=True)
    if not button.is_visible():
        page.locator(".dock__menu").click()
    button.click()
    page.locator("dialog[open]").wait_for()


def hover(page: Page) -> None:
    page.locator(".hand__card").last.hover()


def dialog(page: Page) -> None:
    page.locator("dialog[open]").wait_for()


MOMENTS: Final[dict[str, tuple[Moment, int, Timing, Callable[[Page], Any]]]] = {
    "turn": (ana_is_at_the_door, 4, STILL, nothing),
    "turn-menu": (ana_is_at_the_door, 4, STILL, open_menu),
    "fight": (ana_needs_bo, 4, STILL, nothing),
    "fight-reader": (ana_needs_bo, 4, STILL, hover),
    "card-sheet": (ana_needs_bo, 4, STILL, open_card),
    "monster-sheet": (ana_needs_bo, 4, STILL, open_monster),
    "player-sheet": (ana_needs_bo, 4, STILL, open_player),
    "several-monsters": (ana_meets_two_monsters, 4, STILL, nothing),
    "last-call": (a_kill_may_be_stopped, 4, TIMED, nothing),
    "six-seats": (a_kill_may_be_stopped, 6, TIMED, nothing),
    "six-fight": (ana_needs_bo, 6, STILL, nothing),
    "curse-pending": (a_curse_strikes_ana, 4, TIMED, nothing),
    "ask-help": (ana_needs_bo, 4, STILL, partial(click, name="Ask for help")),
    "trade": (ana_can_trade, 4, STILL, partial(click, name="Trade")),
    "sell": (ana_can_sell, 4, STILL, partial(click, name="Sell items")),
    "charity": (ana_gives_alms, 4, STILL, dialog),
    "choose": (ana_chooses, 4, STILL, dialog),
}


def counter_offer(camera: Camera) -> None:
    """What Bo sees when Ana has asked for help, and after a pick has changed hands."""
    if not camera.wants("counter-offer"):
        return
    table = table_at(camera.server, ana_needs_bo, Options(seats=4, bot="easy", timing=STILL))
    ana, bo = camera.page(), camera.page()
    for seat, page in enumerate((ana, bo)):
        camera.sit(page, table, seat)
        page.goto(f"/t/{table}")
        page.locator(".table").wait_for()
    click(ana, "Ask for help")
    ana.locator('[data-whom="1"]').click()
    ana.locator(".deal__acts .btn--go").click()
    bo.locator("dialog[open]").wait_for()
    bo.locator('[data-pick="0H"]').click()
    camera.take_all(bo, "counter-offer")
    for page in (ana, bo):
        page.context.close()


def visit(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_load_state("networkidle")


def play(page: Page, what: str, **options: Any) -> None:
    deal(page, **SLOW | options)
    play_on(page, what, STEPS)


def lobby(page: Page) -> None:
    page.goto(f"/t/{opened(page, 'Mika', title='Friday night', bot='hard-greedy')}")
    page.locator(".lobby").wait_for()


def options(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="More", exact=True).click()


def settings(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").first.click()
    page.locator("dialog[open]").wait_for()


def opening_hand(page: Page) -> None:
    deal(page, **SLOW)
    page.locator('.dock [data-action$="ready"]').wait_for()


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
    parser.add_argument("--size", default="", metavar="SIZE", help=f"only that one of {', '.join(SIZES)}")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with serving() as (browser, server):
        camera = Camera(given.folder, server, browser, given.only, given.size)
        shoot(camera)
    print(f"{camera.wrong} faults")
    sys.exit(1 if camera.wrong else 0)


if __name__ == "__main__":
    main()
