"""The tutorial to its end, by following the coach; lessons are skipped, left, gone on with and begun anew."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from kickdoor.lessons import lessons
from tests.web.conftest import PHONE, Visit

LESSONS = [each.id for each in lessons()]
PATIENCE = 60.0  # seconds that one lesson may take
QUICK = """localStorage.setItem("kickdoor.settings", JSON.stringify({ pace: 0.2, motion: false }))"""


def open_lesson(page: Page, id: str) -> None:
    page.evaluate(QUICK)
    page.goto(f"/tutorial/{id}")
    page.locator(".coach").wait_for()


def press(page: Page) -> str:
    """What the coach points at; of cards in a hand, the left part is in sight. Returns what the coach said to it."""
    found, said = page.locator(".pointer"), ""
    box = found.bounding_box() if found.count() else None
    if box is not None:
        said = page.locator(".bubble__words").inner_text()
        page.mouse.click(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    page.wait_for_timeout(250)
    return said


def follow(page: Page, until: str) -> set[str]:
    """Does whatever the coach points at, until something is on the page; returns what the coach said."""
    said: set[str] = set()
    end = time.monotonic() + PATIENCE
    while not page.locator(until).count():
        assert time.monotonic() < end, f"{until} has not come after: {said}"
        said.add(press(page))
    return said


@pytest.mark.parametrize("viewport", [None, PHONE], ids=["desktop", "phone"])
def test_the_whole_tutorial_by_following_the_coach(visit: Visit, viewport: dict[str, int] | None) -> None:
    page = visit("/tutorial", **({"viewport": viewport} if viewport else {}))
    page.evaluate(QUICK)
    page.reload()
    page.get_by_role("link", name=re.compile("^Start")).first.click()
    for number, each in enumerate(lessons(), start=1):
        expect(page).to_have_url(re.compile(f"/tutorial/{each.id}$"))
        said = follow(page, "dialog.praise")
        assert len(said) >= len(each.steps), said
        assert not any(words.startswith("tutorial-") for words in said), "a text is missing"
        go = page.locator("dialog.praise .btn--go")
        expect(go).to_contain_text("Next" if number < len(LESSONS) else "Play now")
        if number < len(LESSONS):
            go.click()
            page.locator("dialog.praise").wait_for(state="detached")
    page.goto("/tutorial")
    expect(page.locator('.course__lesson[data-state="played"]')).to_have_count(len(LESSONS))
    expect(page.get_by_role("link", name="Play now")).to_be_visible()


def test_what_does_not_belong_to_the_lesson_is_refused_politely(visit: Visit) -> None:
    page = visit("/")
    open_lesson(page, "first-door")
    page.locator(".dock .btn--go").click()  # to kick; the helm comes first
    expect(page.locator(".dock__why")).to_contain_text("follow the duck")
    expect(page.locator(".bubble header")).to_contain_text("Step 1 of 6")


def test_a_lesson_is_left_and_gone_on_with(visit: Visit) -> None:
    page = visit("/")
    open_lesson(page, "first-door")
    while "Step 2" not in page.locator(".bubble header").inner_text():
        press(page)
    page.get_by_role("link", name="Back to all lessons").click()
    page.locator('[data-lesson="first-door"]').get_by_role("link", name=re.compile("Go on")).click()
    expect(page.locator(".bubble header")).to_contain_text("Step 2 of 6")
    page.reload()
    expect(page.locator(".bubble header")).to_contain_text("Step 2 of 6")
    page.get_by_role("button", name="Start this lesson again").click()
    expect(page.locator(".bubble header")).to_contain_text("Step 1 of 6")


def test_lessons_are_skipped(visit: Visit) -> None:
    page = visit("/tutorial")
    page.get_by_role("button", name="Skip: Your first door").click()
    expect(page.locator('[data-lesson="first-door"]')).to_have_attribute("data-state", "skipped")
    expect(page.locator(".course .btn--go")).to_have_count(1)
    page.get_by_role("link", name=re.compile("Start.*Your first fight")).click()
    page.locator(".coach").wait_for()
    page.get_by_role("button", name="Skip this lesson").click()
    expect(page).to_have_url(re.compile("/tutorial/help$"))
    page.reload()
    page.goto("/tutorial")
    expect(page.get_by_text("2 of 5 done")).to_be_visible()


def test_the_coach_explains_the_rule_and_leads_to_the_card_by_keyboard(visit: Visit) -> None:
    page = visit("/")
    open_lesson(page, "first-door")
    page.get_by_role("button", name="Rule ITEM-3").click()
    rule = page.get_by_role("dialog", name=re.compile("ITEM-3"))
    expect(rule).to_contain_text("An Item in hand does nothing until played")
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    page.get_by_role("button", name="Take me there").click()
    page.keyboard.press("Enter")
    expect(page.locator(".card-menu")).to_be_visible()
    expect(page.locator(".bubble__words")).to_have_attribute("aria-live", "polite")
