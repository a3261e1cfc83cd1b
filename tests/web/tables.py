"""Tables opened and played as a person would, by what is on the page."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.conftest import SLOWEST

OPEN = """async ([options, name, start]) => {
  const headers = { "content-type": "application/json" };
  const post = async (path, body) => {
    const said = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!said.ok) throw new Error(await said.text());
    return said.json();
  };
  const seat = await post("/api/tables", { options, name });
  if (start) await post(`/api/tables/${seat.table}/requests`, { type: "start", id: "start" });
  return seat.table;
}"""
FAST: dict[str, Any] = {"timing": {"reading": 0.5, "pace": 0.1}, "rules": {"reaction_seconds": 0.3}, "bot": "easy"}


def opened(page: Page, name: str, *, start: bool = False, **options: Any) -> str:
    """A table that belongs to the browser of `page`."""
    table: str = page.evaluate(OPEN, [FAST | options, name, start])
    return table


def deal(page: Page, name: str = "Mika", **options: Any) -> str:
    """Opens a table with bots, has the cards dealt, goes there; returns its name."""
    table = opened(page, name, start=True, **options)
    page.goto(f"/t/{table}")
    page.locator(".table").wait_for()
    return table


def step(page: Page) -> None:
    """Whatever the page offers next: an answer on a sheet, else the big button."""
    sheet = page.locator("dialog[open]")
    if sheet.count():
        answer(page, sheet.first)
    else:
        press(page.locator(".dock .btn--go"))
    page.wait_for_timeout(80)


def answer(page: Page, sheet: Locator) -> None:
    """As few cards as will do, or the first answer. The sheet may close by itself at any time."""
    done = sheet.locator(".btn--go:enabled")
    for card in sheet.locator('.picker__card[aria-pressed="false"]').all():
        if done.count():
            break
        press(card)
    for way in (".btn--go", ".choose__words .btn", ".deal__acts .btn", ".btn"):
        button = sheet.locator(f"{way}:enabled")
        if button.count():
            press(button)
            return


def press(button: Locator) -> None:
    """Tables move on by themselves: what was there a moment ago may be gone."""
    if button.count():
        try:
            button.first.click(timeout=1500)
        except Exception as error:
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise


MANY = 2000  # steps in which anything comes that a game brings; a test that does not need them is no slower


def play_on(page: Page, until: str, steps: int = MANY) -> None:
    """Goes on until something is on the page."""
    for _ in range(steps):
        if page.locator(until).count():
            return
        step(page)
    raise AssertionError(f"{until} has not come")


def watch_for(page: Page, what: str) -> None:
    """Note from now on what is there only for a moment: `comes(page, "window.noted")`."""
    page.evaluate(
        """what => {
          const look = () => (window.noted ||= document.querySelector(what) !== null);
          window.noted = false;
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }""",
        what,
    )


def comes(page: Page, what: str) -> None:
    """Wait until an expression is true, or what it promises. `wait_for_function` takes any promise for true, and makes
    functions of strings, which the page's policy forbids.
    """
    late = time.monotonic() + SLOWEST / 1000
    while not page.evaluate(what):
        assert time.monotonic() < late, f"never: {what}"
        page.wait_for_timeout(50)
