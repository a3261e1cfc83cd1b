"""A table in German: what the server says in English words is read in German ones."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.protocol.options import Options, Timing
from kickdoor.server.http import COOKIE
from tests.web.conftest import Visit
from tests.web.moments import a_kill_may_be_stopped, ana_holds_a_monster, secret, table_at
from tests.web.tables import MANY, deal, step
from tests.web.test_table import serious
from tests.web.test_words import LOCALES, entries

PLACE = re.compile(r"\{(?:[^{}]|\{[^{}]*\})*\}")  # what a catalogue leaves to be filled, choices and all


@cache
def sentences(page: str) -> list[re.Pattern[str]]:
    """What the German catalogue can say, each as a pattern."""
    server = Path(str(files("kickdoor"))) / "wording" / "locales"
    folder = LOCALES if (LOCALES / "de" / f"{page}.ftl").exists() else server
    texts = (folder / "de" / f"{page}.ftl").read_text(encoding="utf-8")
    said = [" ".join(each.split()) for _, each in entries(texts)]
    return [re.compile(".+".join(map(re.escape, PLACE.split(each)))) for each in said]


def is_german(line: str, page: str) -> bool:
    whole = re.sub("!$", "!.", line)  # a name that ends a sentence may be a cry
    known = [pattern for pattern in sentences(page) if len(pattern.pattern) > len(".+.+")]
    return any(pattern.fullmatch(line) or pattern.fullmatch(whole) for pattern in known)


def told(page: Page) -> list[str]:
    """The lines of the story that the server has told, without the rules at their end."""
    lines: list[str] = page.locator(".log li:not(.said):not(.aside)").evaluate_all(
        """lines => lines.map((line) => {
          const copy = line.cloneNode(true);
          copy.querySelectorAll(".log__rule, svg, .face").forEach((part) => part.remove());
          return copy.textContent.trim().replace(/\\s+/g, " ");
        })"""
    )
    return lines


def german(visit: Visit, **options: Any) -> Page:
    page = visit("/", locale="de-DE", reduced_motion="reduce", **options)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    return page


def sit_down(page: Page, site: ServerProcess, table: str) -> None:
    """As Ana."""
    page.context.add_cookies([{"name": COOKIE + table, "value": secret(table, 0), "url": site.url}])
    page.goto(f"/t/{table}")


def test_the_log_is_german_from_the_first_line_on(visit: Visit) -> None:
    page = german(visit)
    deal(page)
    seen: dict[str, None] = {}
    for _ in range(MANY):
        seen |= dict.fromkeys(told(page))
        if len(seen) >= 30 and any("tritt die Tür ein" in line for line in seen):
            break
        step(page)
    else:
        raise AssertionError("too little has happened")
    assert [line for line in seen if not (is_german(line, "log") or is_german(line, "table"))] == []
    assert serious(page) == []


def test_a_card_says_in_german_why_it_cannot_be_played(visit: Visit, site: ServerProcess) -> None:
    page = german(visit)
    sit_down(page, site, table_at(site, ana_holds_a_monster))
    blocked = page.locator('.hand__card:has(.card-box[data-state="blocked"])')
    blocked.first.wait_for()
    blocked.first.click(position={"x": 12, "y": 30})  # the rest may lie under the next card
    why = page.locator(".card-menu__why")
    expect(why).to_be_visible()
    assert is_german(why.inner_text().strip(), "refusals"), why.inner_text()


def test_a_question_is_asked_in_german(visit: Visit, site: ServerProcess) -> None:
    page = german(visit)
    table = table_at(site, a_kill_may_be_stopped, Options(seats=3, timing=Timing(reading=None, decision=None, pace=10)))
    sit_down(page, site, table)
    page.locator(".pending").wait_for()
    title = page.locator(".pending h2").inner_text()
    assert is_german(title, "table"), title
    expect(page.get_by_text("Wenn niemand eingreift.")).to_be_visible()


def test_what_is_said_at_a_touch_is_heard_in_everybodys_language(visit: Visit) -> None:
    page = german(visit)
    table = deal(page, timing={"reading": None, "pace": 0.5})
    friend = visit(f"/t/{table}")
    page.locator(".phrases .chip", has_text="Du bist dran.").click()
    expect(page.locator(".log .said").last).to_contain_text("Du bist dran.")
    expect(friend.locator(".log .said").last).to_contain_text("Your turn.")
