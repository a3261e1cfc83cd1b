"""Pictures of every page and of every state of a table, to be looked at, on screens from a small phone to 4K; on a
phone and a laptop also in light. Each picture is also checked by script: no text under 12 px, nothing cut off or
covered.

  .venv/bin/python tools/screenshots.py FOLDER [--only WORD] [--size 1366x768]

Starts a server of its own, writes FOLDER/STATE-SIZE-SCHEME.png, and FOLDER/index.html with all of them. Ends with 1 if
the check has found something. The pages must be built (`python web/build.py`, or any `./kick play`).
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from browsing import serving
from playwright.sync_api import Browser, Error, Page
from tests.server.finished import finished
from tests.web.conftest import DESKTOP
from tests.web.layout import faults
from tests.web.moments import (
    Moment,
    a_curse_strikes_ana,
    a_kill_may_be_stopped,
    a_kill_would_win,
    ana_can_sell,
    ana_can_trade,
    ana_chooses,
    ana_gives_alms,
    ana_has_rolled,
    ana_is_at_the_door,
    ana_meets_two_monsters,
    ana_needs_bo,
    bring_about,
    eve_of,
    secret,
    table_at,
    table_with,
)
from tests.web.tables import deal, opened
from tests.web.test_counter import add, open_room, sheet, taps
from tests.web.test_sketch import draw_line, gain_a_level, sketching, studio

from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.protocol.options import Options, Timing
from kickdoor.server.http import COOKIE
from kickdoor.store import open_store

SIZES: Final = ("360x640", "390x844", "820x1180", "1366x768", "1440x900", "2560x1440", "3840x2160", "844x390")
LIGHT_TOO: Final = ("390x844", "1366x768")
PAGES: Final = {
    "home": "/", "gallery-sets": "/gallery", "gallery": "/gallery/classic",
    "gallery-card": "/gallery/classic?card=Wizard", "rules": "/rules", "rule": "/rules/COMBAT-4",
    "rules-search": "/rules?q=level", "rules-differences": "/rules/editions", "rules-examples": "/rules/examples",
    "rules-moments": "/rules/when", "counter": "/counter", "credits": "/credits", "privacy": "/privacy",
    "tutorial": "/tutorial", "no-table": "/t/nothing-there",
}  # fmt: skip
STILL: Final = Timing(reading=None, pace=10, decision=None)  # long enough for all pictures of a moment
TIMED: Final = Timing(reading=100, pace=10, decision=None)
SEATS: Final = 4
Find = Callable[[Page], None]
Then = Callable[[Page], Any]


def nothing(page: Page) -> None:
    """The moment itself is the state."""


class State(NamedTuple):
    """Of a game that has come to a certain moment, as Ana sees it after `then`."""

    moment: Moment
    then: Then = nothing
    seats: int = SEATS
    timing: Timing = STILL
    winning_level: int = 10


class Camera:
    """Takes pictures of one moment in all sizes and schemes, and notes what is wrong with them."""

    def __init__(self, folder: Path, server: ServerProcess, browser: Browser, only: str, size: str) -> None:
        self.folder, self.server, self.browser, self.only = folder, server, browser, only
        self.sizes = [each for each in SIZES if each.startswith(size)]
        self.taken = list[str]()
        self.wrong = 0

    def shoot(self, name: str, how: Callable[[str], None]) -> None:
        """Report what goes wrong with one state, and go on with the next one."""
        if self.only not in name:
            return
        began = time.monotonic()
        try:
            how(name)
        except (Error, AssertionError) as error:
            self.wrong += 1
            print(f"{name}: NO PICTURE: {str(error).strip()[:500]}", flush=True)
        for context in self.browser.contexts:
            context.close()
        print(f"{name}: {time.monotonic() - began:.0f} s", flush=True)

    def page(self) -> Page:
        context = self.browser.new_context(
            base_url=self.server.url,
            viewport={"width": DESKTOP["width"], "height": DESKTOP["height"]},
            color_scheme="dark",
            locale="en",
            reduced_motion="reduce",
        )
        context.set_default_timeout(20_000)
        return context.new_page()

    def find(self, name: str, *, find: Find) -> None:
        """Of a page as it is after `find`."""
        page = self.page()
        page.goto("/credits")
        find(page)
        for size in self.sizes:
            self.resize(page, size)
            self.take(page, name, size)

    def state(self, name: str, *, state: State) -> None:
        rules = {"winning_level": state.winning_level}
        options = Options(seats=state.seats, bot="easy", timing=state.timing, rules=rules)
        table = table_at(self.server, state.moment, options)
        page = self.sit(table, 0)
        for n, size in enumerate(self.sizes):
            self.resize(page, size)
            if state.then is not nothing and n:
                self.load(page, table)
            state.then(page)
            self.take(page, name, size)

    def drama(self, name: str, *, kind: str, seat: int = 0, **found: Any) -> None:
        """Of a moment in the spotlight: it is shown again for each picture."""
        eve = eve_of(kind, **found)
        rules = {"winning_level": found.get("winning_level", 10)}
        options = Options(seats=SEATS, bot="easy", timing=STILL, rules=rules)
        table = table_with(self.server, eve.seed, eve.actions, options)
        page = self.sit(table, seat)
        bring_about(self.server, table, eve)
        page.locator(".spot").wait_for(state="attached")

        def again() -> None:
            while page.locator(".spot").count():
                page.keyboard.press("Escape")
                page.wait_for_timeout(20)
            page.keyboard.press("r")

        for size in self.sizes:
            self.resize(page, size)
            self.take(page, name, size, before=again)

    def sit(self, table: str, seat: int) -> Page:
        page = self.page()
        page.context.add_cookies([{"name": COOKIE + table, "value": secret(table, seat), "url": self.server.url}])
        self.load(page, table)
        return page

    def load(self, page: Page, table: str) -> None:
        page.goto(f"/t/{table}")
        page.locator(".table").wait_for()
        page.evaluate("document.fonts.ready")

    def resize(self, page: Page, size: str) -> None:
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})

    def take(self, page: Page, name: str, size: str, before: Callable[[], None] = lambda: None) -> None:
        before()
        page.wait_for_timeout(200)
        self.picture(page, f"{name}-{size}-dark")
        found = faults(page)
        self.wrong += len(found)
        print(f"{name} {size}", *(f"\n    {each}" for each in found), flush=True)
        if size in LIGHT_TOO:
            page.emulate_media(color_scheme="light")
            before()
            page.wait_for_timeout(100)
            self.picture(page, f"{name}-{size}-light")
            page.emulate_media(color_scheme="dark")

    def picture(self, page: Page, name: str) -> None:
        page.screenshot(path=self.folder / f"{name}.png", animations="allow")
        self.taken.append(name)

    def write_index(self) -> None:
        figures = (
            f'<figure>{name}<br><a href="{name}.png"><img src="{name}.png" loading="lazy"></a></figure>'
            for name in self.taken
        )
        style = "body{background:#888;font:13px sans-serif;display:flex;flex-wrap:wrap;gap:12px}img{height:340px}"
        (self.folder / "index.html").write_text(f"<!doctype html><style>{style}</style>{''.join(figures)}", "utf-8")


def shoot(camera: Camera) -> None:
    for name, path in PAGES.items():
        camera.shoot(name, partial(camera.find, find=partial(visit, path=path)))
    for name, find in FOUND.items():
        camera.shoot(name, partial(camera.find, find=find))
    for name, state in STATES.items():
        camera.shoot(name, partial(camera.state, state=state))
    for name, found in DRAMA.items():
        camera.shoot(name, partial(camera.drama, **found))
    for name, special in {
        "counter-offer": counter_offer, "undo-vote": undo_vote, "watching": watching, "end": end, "replay": replay,
        "replay-settings": replay_settings,
    }.items():  # fmt: skip
        camera.shoot(name, partial(special, camera))


# ---------------------------------------------------------------- what Ana does at a table
def open_card(page: Page) -> None:
    page.locator(".hand__slot.is-at .hand__card, .hand__card").first.click(position={"x": 12, "y": 30})
    page.locator(".card-menu").wait_for()


def open_monster(page: Page) -> None:
    page.locator(".foe__card").first.click(position={"x": 12, "y": 30})
    page.locator(".card-menu").wait_for()


def open_player(page: Page) -> None:
    page.locator(".seats .seat__open").first.click(position={"x": 40, "y": 20})
    page.locator(".player-sheet").wait_for()


def open_gear(page: Page) -> None:
    """One's own, where it is a sheet."""
    if page.locator(".seat__pack").is_visible():
        page.locator(".seat__pack").click()
        page.locator("dialog[open]").wait_for()


def open_menu(page: Page) -> None:
    if page.locator(".dock__menu").is_visible():
        page.locator(".dock__menu").click()


def open_tools(page: Page) -> None:
    if page.locator(".tool--menu").is_visible():
        page.locator(".tool--menu").click()


def open_story(page: Page) -> None:
    story = page.locator(".ticker").get_by_role("button", name="Story", exact=True)
    if story.is_visible():
        story.click()
        page.locator(".rail-box.is-open").wait_for()


def open_ledger(page: Page) -> None:
    page.locator(".sum__nums").click()
    page.locator("dialog[open]").wait_for()


def sort_hand(page: Page) -> None:
    """A phone lying on its side has no room for it."""
    if page.locator(".hand-tools").is_visible():
        page.locator(".hand-tools").click()
        page.locator(".hand-order").wait_for()


def press_key(page: Page, key: str) -> None:
    page.keyboard.press(key)
    page.locator("dialog[open]").wait_for()


def click(page: Page, name: str) -> None:
    """A button of the dock, which may be in its menu."""
    button = page.locator(".dock").get_by_role("button", name=name, exact=True)
    if not button.is_visible():
        page.locator(".dock__menu").click()
    button.click()
    page.locator("dialog[open]").wait_for()


def tool(page: Page, icon: str, shows: str = "dialog[open]") -> None:
    """A button of the top bar, which may be in its menu."""
    button = page.locator(f'.top [data-tool="{icon}"]')
    if not button.is_visible():
        page.locator(".tool--menu").click()
    button.click()
    page.locator(shows).first.wait_for()


def pause(page: Page) -> None:
    if not page.locator(".paused").count():
        tool(page, "pause-button", ".paused")


def wait(page: Page) -> None:
    if not page.locator(".pending[data-held]").count():
        page.locator(".dock .btn--stop").click()
        page.locator(".pending[data-held]").wait_for()


def hover(page: Page) -> None:
    page.locator(".hand__card").last.hover()


def dialog(page: Page) -> None:
    page.locator("dialog[open]").wait_for()


STATES: Final = {
    "turn": State(ana_is_at_the_door),
    "turn-menu": State(ana_is_at_the_door, open_menu),
    "tools": State(ana_is_at_the_door, open_tools),
    "fight": State(ana_needs_bo),
    "fight-reader": State(ana_needs_bo, hover),
    "fight-six": State(ana_needs_bo, seats=6),
    "several-monsters": State(ana_meets_two_monsters),
    "ledger": State(ana_needs_bo, open_ledger),
    "card-sheet": State(ana_needs_bo, open_card),
    "monster-sheet": State(ana_needs_bo, open_monster),
    "player-sheet": State(ana_is_at_the_door, open_player),
    "own-gear": State(ana_is_at_the_door, open_gear),
    "last-call": State(a_kill_may_be_stopped, timing=TIMED),
    "last-call-menu": State(a_kill_may_be_stopped, open_menu, timing=TIMED),
    "last-call-six": State(a_kill_may_be_stopped, seats=6, timing=TIMED),
    "held": State(a_kill_may_be_stopped, wait, timing=TIMED),
    "would-win": State(a_kill_would_win, timing=TIMED, winning_level=3),
    "curse-pending": State(a_curse_strikes_ana, timing=TIMED),
    "die-pending": State(ana_has_rolled, timing=TIMED),
    "ask-help": State(ana_needs_bo, partial(click, name="Ask for help")),
    "trade": State(ana_can_trade, partial(click, name="Trade")),
    "sell": State(ana_can_sell, partial(click, name="Sell items")),
    "charity": State(ana_gives_alms, dialog),
    "choose": State(ana_chooses, dialog),
    "stops": State(a_kill_may_be_stopped, partial(click, name="Always ask me …"), timing=TIMED),
    "keys": State(ana_is_at_the_door, partial(press_key, key="?")),
    "rule-dialog": State(ana_needs_bo, partial(press_key, key="b")),
    "hand-order": State(ana_is_at_the_door, sort_hand),
    "story": State(ana_is_at_the_door, open_story),
    "table-settings": State(ana_is_at_the_door, partial(tool, icon="cog")),
    "players": State(ana_is_at_the_door, partial(tool, icon="round-table")),
    "invite": State(ana_is_at_the_door, partial(tool, icon="share")),
    "paused": State(ana_is_at_the_door, pause),
}  # fmt: skip
DRAMA: Final[dict[str, dict[str, Any]]] = {
    "spotlight-door": {"kind": "door_opened"},
    "spotlight-card": {"kind": "card_played", "first": 40},
    "spotlight-curse": {"kind": "curse_played"},
    "die-escaped": {"kind": "escaped"},
    "die-caught": {"kind": "caught"},
    "death": {"kind": "died"},
    "theft": {"kind": "card_taken"},
    "stopped-victory": {"kind": "declaration_fell", "wins": True, "winning_level": 3},
}


# ---------------------------------------------------------------- two players, or none
def counter_offer(camera: Camera, name: str) -> None:
    """What Bo sees when Ana has asked for help, and after a pick has changed hands."""
    table = table_at(camera.server, ana_needs_bo, Options(seats=SEATS, bot="easy", timing=STILL))
    ana, bo = camera.sit(table, 0), camera.sit(table, 1)
    click(ana, "Ask for help")
    ana.locator('[data-whom="1"]').click()
    ana.locator(".deal__acts .btn--go").click()
    bo.locator("dialog[open]").wait_for()
    bo.locator('[data-pick="0H"]').click()
    for size in camera.sizes:
        camera.resize(bo, size)
        camera.take(bo, name, size)


def undo_vote(camera: Camera, name: str) -> None:
    table = table_at(camera.server, ana_is_at_the_door, Options(seats=SEATS, bot="easy", timing=STILL))
    ana, bo = camera.sit(table, 0), camera.sit(table, 1)
    ana.locator('.dock .btn--go[data-action$="kick"]').click()
    ana.get_by_role("button", name="Ask to take it back").click()
    bo.locator(".undo-vote").wait_for()
    for size in camera.sizes:
        camera.resize(bo, size)
        camera.take(bo, name, size)


def watching(camera: Camera, name: str) -> None:
    table = table_at(camera.server, ana_needs_bo, Options(seats=SEATS, bot="easy", timing=STILL))
    page = camera.page()
    camera.load(page, table)
    page.locator(".sit-bar").wait_for()
    for size in camera.sizes:
        camera.resize(page, size)
        camera.take(page, name, size)


def over(camera: Camera, table: str) -> str:
    """A table whose game is over."""

    async def write() -> None:
        store = open_store(camera.server.db)
        await store.open()
        await finished(5, table=table).put(store, table)
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # the browser has an event loop in this one
        thread.submit(lambda: asyncio.run(write())).result()
    return table


def end(camera: Camera, name: str) -> None:
    camera.find(name, find=partial(visit, path=f"/t/{over(camera, 'the-end')}"))


def replay(camera: Camera, name: str) -> None:
    camera.find(name, find=partial(visit, path=f"/replay/{over(camera, 'the-replay')}?step=150"))


def replay_settings(camera: Camera, name: str) -> None:
    """On a phone they are folded away."""
    path = f"/replay/{over(camera, 'the-settings')}?step=150"

    def unfold(page: Page) -> None:
        visit(page, path)
        press(page, ".replay__fold")

    camera.find(name, find=unfold)


# ---------------------------------------------------------------- other pages
def visit(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_load_state("networkidle")


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
    deal(page, timing={"reading": None, "pace": 10})
    page.locator('.dock [data-action$="ready"]').wait_for()


def lesson(page: Page) -> None:
    page.goto("/tutorial/running")
    page.locator(".pointer").wait_for()
    page.locator(".dock .btn--go").click()
    page.locator(".fight").wait_for()


def resume(page: Page) -> None:
    deal(page, packs=["classic", "fu"])
    page.goto("/")
    page.locator(".resume__row").wait_for()


def open_tables(page: Page) -> None:
    opened(page, "Mika", title="Friday night", public=True)
    page.goto("/")
    page.locator(".open-tables li").first.wait_for()


def rules_contents(page: Page) -> None:
    """A button for it is on small screens only."""
    visit(page, "/rules/COMBAT-4")
    press(page, ".rules__drawer")
    page.locator("dialog[open]").wait_for()


def lessons_done(page: Page) -> None:
    page.goto("/tutorial")
    page.locator(".course").wait_for()
    while page.get_by_role("button", name="Skip").count():
        page.get_by_role("button", name="Skip").first.click()
    page.locator(".tutorial__end").wait_for()


def press(page: Page, selector: str) -> None:
    """Click what this size of the screen may hide."""
    page.locator(selector).first.evaluate("button => button.click()")


# ---------------------------------------------------------------- the level counter
def room(page: Page) -> None:
    page.goto("/counter")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".c-strength output").wait_for()


def full_room(page: Page) -> str:
    """Return its code."""
    page.goto("/counter")
    code = open_room(page, "Ana")
    add(page, "Bo", "Cy", "Bartholomew the Unreasonably Longnamed")
    taps(page, "level: one more", 4)
    return code


def room_of_others(page: Page) -> None:
    code = full_room(page)
    page.evaluate("localStorage.clear()")
    page.context.clear_cookies()
    page.goto(f"/counter/{code}")
    page.locator(".c-join").wait_for()


def room_dialog(page: Page, button: str) -> None:
    full_room(page)
    page.get_by_role("button", name=button).last.click()
    page.locator("dialog[open]").wait_for()


def room_dice(page: Page) -> None:
    room_dialog(page, "Dice")
    page.get_by_role("button", name="Two").click()
    page.get_by_role("button", name="Roll").click()


def room_story(page: Page) -> None:
    full_room(page)
    press(page, ".c-ticker")
    page.locator("dialog[open]").wait_for()


def room_player(page: Page) -> None:
    full_room(page)
    sheet(page, "Ana").get_by_role("button", name="Died").click()
    page.locator(".c-sheet__who button").click()
    page.locator("dialog[open]").wait_for()


def room_fight(page: Page) -> None:
    full_room(page)
    page.get_by_role("button", name="Fight", exact=True).click()
    taps(page, "Bo +1")
    page.get_by_role("button", name="Another monster").click()


def room_board(page: Page) -> None:
    room_fight(page)
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Board: everyone, large").click()
    page.locator(".c-plate").first.wait_for()


def room_winner(page: Page) -> None:
    full_room(page)
    taps(page, "level: one more", 5)
    page.locator(".c-winner").wait_for()


# ---------------------------------------------------------------- drawing a card
def easel(page: Page) -> None:
    page.goto("/")
    sketching(page, "Mika")
    page.locator(".dock").wait_for()
    gain_a_level(page)
    studio(page)


def drawing(page: Page) -> None:
    easel(page)
    draw_line(page, (0.2, 0.3), (0.5, 0.8), (0.8, 0.2))


def stamping(page: Page) -> None:
    easel(page)
    page.get_by_role("button", name="Stamp").first.click()
    page.locator(".stamps").wait_for()


def models(page: Page) -> None:
    """The cards that may be drawn."""
    easel(page)
    page.get_by_role("button", name="Another card").click()
    page.locator(".models").wait_for()


FOUND: Final[dict[str, Find]] = {
    "lobby": lobby, "options": options, "settings": settings, "opening-hand": opening_hand, "lesson": lesson,
    "resume": resume, "open-tables": open_tables, "rules-contents": rules_contents, "lessons-done": lessons_done,
    "room": room, "room-of-others": room_of_others, "room-invitation": partial(room_dialog, button="Add players"),
    "room-settings": partial(room_dialog, button="Room settings"), "room-dice": room_dice, "room-story": room_story,
    "room-player": room_player, "room-fight": room_fight, "room-board": room_board, "room-winner": room_winner,
    "drawing": drawing, "stamping": stamping, "models": models,
}  # fmt: skip


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
    camera.write_index()
    print(f"{len(camera.taken)} pictures, {camera.wrong} faults")
    sys.exit(1 if camera.wrong else 0)


if __name__ == "__main__":
    main()
