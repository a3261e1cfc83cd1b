"""Playing on from a step of a replay: a new table, a chosen seat, bots around."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.finished import finished
from tests.web.conftest import PHONE, Visit
from tests.web.tables import play_on
from tests.web.test_story import Put, put, serious

__all__ = ["put"]  # a fixture of the replay's tests
LAPTOP = {"width": 1366, "height": 768}
TABLE = "to-play-on"


@pytest.fixture
def story(put: Put) -> dict[str, Any]:
    return put(TABLE, finished(5, table=TABLE, goal=6))


def at_the_table(page: Page) -> None:
    page.wait_for_url(re.compile(rf"/t/(?!{TABLE})[\w-]+$"))
    page.locator(".table").wait_for()


def test_one_plays_on_in_any_seat(visit: Visit, story: dict[str, Any]) -> None:
    turn = len(story["turns"]) - 2
    page = visit(f"/replay/{TABLE}?step={story['turns'][turn - 1]}", LAPTOP)
    page.locator(".table").wait_for()
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="Play on from here")
    expect(sheet).to_contain_text(f"on turn {turn}")
    sheet.get_by_role("radio", name=story["seats"][2]["name"]).check()
    sheet.get_by_role("button", name="Easy bots").click()
    sheet.get_by_label("Your name").fill("Zoe")
    sheet.get_by_role("button", name="Play", exact=True).click()
    at_the_table(page)
    log = page.get_by_role("log")
    expect(log).to_contain_text(f"The game continues from a replay, at turn {turn}.")
    expect(page.locator(".table")).to_contain_text("Zoe")
    turns = log.locator("li.turnmark")
    play_on(page, f"li.turnmark >> nth={turns.count()}")  # the next turn has begun
    expect(page.locator(".dock")).to_be_visible()


def test_enter_opens_it_and_escape_goes_back_to_the_replay(visit: Visit, story: dict[str, Any]) -> None:
    page = visit(f"/replay/{TABLE}?step=5", LAPTOP)
    page.locator(".table").wait_for()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Play on from here")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("Position in the game")).to_have_value("6")
    page.keyboard.press("End")
    expect(page.get_by_label("Position in the game")).to_have_value(str(story["steps"] - 1))
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)


def test_a_name_that_is_taken_is_refused_and_another_one_works(visit: Visit, story: dict[str, Any]) -> None:
    page = visit(f"/replay/{TABLE}?step=30", PHONE, forgive="409")
    page.locator(".table").wait_for()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Play on from here")
    sheet.get_by_role("radio", name=story["seats"][0]["name"]).check()
    sheet.get_by_label("Your name").fill(story["seats"][1]["name"])
    sheet.get_by_role("button", name="Play", exact=True).click()
    expect(sheet.get_by_role("alert")).to_be_visible()
    sheet.get_by_label("Your name").fill("")
    sheet.get_by_role("button", name="Play", exact=True).click()
    at_the_table(page)
    expect(page.locator(".dock")).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), [(LAPTOP, "dark"), (PHONE, "light")])
def test_axe_finds_nothing_serious(visit: Visit, story: dict[str, Any], scheme: str, size: dict[str, int]) -> None:
    page = visit(f"/replay/{TABLE}?step=30", size, color_scheme=scheme)
    page.locator(".table").wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Play on from here").wait_for()
    assert serious(page, "dialog") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.get_by_role("button", name="Not now").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("Position in the game")).to_have_value("31")
