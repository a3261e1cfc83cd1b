"""How fast the pages are, measured in a real browser: first paint, what a click takes, and whether a full table stays
smooth while bots play.

  .venv/bin/python tools/measure_pages.py [--seconds 60]

Starts a server of its own. The pages must be built (`python web/build.py`, or any `./kick play`). Prints one line for
each figure, with its limit; ends with 1 if one is beyond it.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import sys
from statistics import median
from typing import Any, Final

from browsing import browsing
from playwright.sync_api import Browser, Page, Response
from tests.web.conftest import DESKTOP
from tests.web.tables import FAST, deal, opened, step

SETS: Final = ["classic", "fu", "impossible", "pathfinder"]
TRIES: Final = 5
PAINT, CLICK, TASK, DRAW = 1000.0, 100.0, 100.0, 25.0  # milliseconds
SIZE: Final = 250.0  # kB, zipped
FIRST_PAINT: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
# From a click to the first frame in which something has changed.
WATCH: Final = """
  window.timed = (clicked, changed) => new Promise((done) => {
    const began = performance.now();
    const finish = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
    const seen = new MutationObserver(() => { if (changed()) { seen.disconnect(); finish(); } });
    seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    clicked.click();
    if (changed()) { seen.disconnect(); finish(); }
  });
"""
# The milliseconds from one frame to the next.
FRAMES: Final = """() => {
  window.frameTimes = [];
  let last = performance.now();
  const note = (now) => { window.frameTimes.push(now - last); last = now; requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""
MENU: Final = """() => window.timed(
  document.querySelector('.hand__card:has([data-state="playable"])'),
  () => document.querySelector(".card-menu .btn"),
)"""
BUTTON: Final = """() => {
  const dock = document.querySelector(".dock");
  const before = dock.innerHTML;
  return window.timed(dock.querySelector(".btn--go"), () => dock.innerHTML !== before);
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60, help="how long the full table is watched")
    given = parser.parse_args()
    with browsing() as (browser, url):
        fine = measure(browser, url, given.seconds)
    sys.exit(0 if fine else 1)


def measure(browser: Browser, url: str, seconds: float) -> bool:
    host = fresh(browser, url)
    host.goto("/credits")
    table = opened(host, "Mika", start=True, **FAST | {"packs": SETS, "seats": 6, "timing": {"reading": None}})
    home, _ = paint(browser, url, "/")
    set_table, size = paint(browser, url, f"/t/{table}")
    return all(
        [
            say("first paint of the home page", home, PAINT),
            say("first paint of a table", set_table, PAINT),
            say("script and style of a table, zipped", size, SIZE, "kB"),
            *clicks(fresh(browser, url)),
            smooth(browser, fresh(browser, url), seconds),
        ]
    )


def say(what: str, found: float, limit: float, unit: str = "ms") -> bool:
    print(f"{what:48}{found:8.0f} {unit}  (at most {limit:.0f})", flush=True)
    return found <= limit


def fresh(browser: Browser, url: str) -> Page:
    """A browser that has never been here."""
    context = browser.new_context(base_url=url, viewport=DESKTOP, locale="en")  # type: ignore[arg-type]
    context.add_init_script(WATCH)
    context.set_default_timeout(60_000)
    return context.new_page()


def paint(browser: Browser, url: str, path: str) -> tuple[float, float]:
    """Milliseconds until something is seen, and how large what was loaded is; of several tries the median."""
    times: list[float] = []
    sizes: list[float] = []
    for _ in range(TRIES):
        page = fresh(browser, url)
        loaded = note_responses(page)
        page.goto(path)
        page.wait_for_load_state("networkidle")
        page.wait_for_function(FIRST_PAINT)
        times.append(page.evaluate(FIRST_PAINT))
        files = [each for each in loaded if re.search(r"\.(js|css)$", each.url)]
        sizes.append(sum(len(gzip.compress(each.body())) for each in files) / 1000)
        page.context.close()
    return median(times), median(sizes)


def note_responses(page: Page) -> list[Response]:
    loaded: list[Response] = []

    def note(response: Response) -> None:
        loaded.append(response)

    page.on("response", note)
    return loaded


def clicks(page: Page) -> list[bool]:
    """A playable card to its menu, and the big button to the first thing that changes on the dock."""
    menus: list[float] = []
    buttons: list[float] = []
    page.goto("/credits")
    while len(menus) < TRIES or len(buttons) < TRIES:
        deal(page, **FAST)
        page.locator('.hand__card [data-state="playable"], .hand__card [data-state="blocked"]').first.wait_for()
        if page.locator('.hand__card:has([data-state="playable"])').count():
            menus.append(page.evaluate(MENU))
            page.keyboard.press("Escape")
        buttons.append(page.evaluate(BUTTON))
    page.context.close()
    return [
        say("from a click on a card to its menu", median(menus), CLICK),
        say("from the big button to the first change", median(buttons), CLICK),
    ]


def smooth(browser: Browser, page: Page, seconds: float) -> bool:
    """Six seats, all four sets: the longest that the page is busy without a break. Its own time counts, so that what
    else the machine does makes no difference."""
    page.goto("/credits")
    options: dict[str, Any] = {"packs": SETS, "seats": 6, "timing": {"reading": 0.5, "pace": 0.1}}
    deal(page, **FAST | options)
    page.wait_for_timeout(2000)  # what the page does once, when it is opened, is first paint
    page.evaluate(FRAMES)
    browser.start_tracing(page=page, categories=["toplevel", "viz"])
    ends = page.evaluate("performance.now()") + seconds * 1000
    while page.evaluate("performance.now()") < ends and not page.locator(".end").count():
        step(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    tasks = own_times(events, "CrRendererMain", "RunTask")
    drawn = own_times(events, "VizCompositorThread", "Display::DrawAndSwap")
    frames = sorted(page.evaluate("window.frameTimes"))
    page.context.close()
    print(f"{'a frame at a table of six, median':48}{median(frames):8.0f} ms")  # of a machine without a GPU, and shared
    print(f"{'the slowest of a hundred frames':48}{frames[len(frames) * 99 // 100]:8.0f} ms")
    print(f"{'tasks over 50 ms at a table of six':48}{sum(each > 50 for each in tasks):8}")
    return all([say("the longest of them", max(tasks), TASK), say("the slowest drawing of a frame", max(drawn), DRAW)])


def own_times(events: list[dict[str, Any]], thread: str, work: str) -> list[float]:
    """Milliseconds that each piece of this work has kept its thread busy."""
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == thread
    }
    return [
        event["tdur"] / 1000
        for event in events
        if event["name"].endswith(work) and "tdur" in event and (event["pid"], event["tid"]) in threads
    ]


if __name__ == "__main__":
    main()
