"""The tutorial to its end, by following the coach; lessons are skipped, left, gone on with and begun anew."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from kickdoor.lessons import lessons
from tests.web.conftest import SLOWEST, Visit

LESSONS = [each.id for each in lessons()]
PATIENCE = 120.0  # seconds that one lesson may take
STANDS = SLOWEST / 1000  # seconds until a step must lie free
SIZES = ((360, 640), (390, 844), (640, 360), (844, 390), (1366, 768))
TARGET = "[data-coached]"
# What the coach covers, whether the target can be pressed in its middle, and whether a pass is called by its button's
# name.
IN_THE_WAY = """() => {
  const target = document.querySelector("[data-coached]");
  if (!target) return []; // the table has moved on
  const box = (each) => each.getBoundingClientRect();
  const coach = box(document.querySelector(".bubble")), found = [];
  const isBeside = (at) => coach.right <= at.left || at.right <= coach.left;
  const covers = (at) => !isBeside(at) && coach.top < at.bottom && at.top < coach.bottom;
  const needed = ".sum__nums, .sum__verdict, .foe__card, .hand__card, .dock .btn, .pending, .card-menu.panel," +
    ".dialog__panel";
  for (const each of [target, ...document.querySelectorAll(needed)])
    if (each.getClientRects().length && covers(box(each))) found.push(`the coach covers ${each.className}`);
  if (coach.left < 0 || coach.top < 0 || coach.right > innerWidth || coach.bottom > innerHeight)
    found.push("the coach is cut off");
  const { x, y, width, height } = box(target);
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!target.contains(over)) found.push(`${target.className} lies under ${over?.className}`);
  const said = document.querySelector(".bubble__words").textContent, button = target.firstChild.textContent.trim();
  if (target.matches('[data-action$="pass"]') && !said.includes(`“${button}”`)) found.push(`“${button}” is not named`);
  return found;
}"""
QUICK = """localStorage.setItem("kickdoor.settings", JSON.stringify({ speed: "blitz", motion: false }))"""


def open_lesson(page: Page, id: str) -> None:
    page.evaluate(QUICK)
    page.goto(f"/tutorial/{id}")
    page.locator(".coach").wait_for()


def press(page: Page) -> str:
    """What the coach points at, once it can be pressed. Returns what the coach said to it."""
    if not page.locator(TARGET).count():
        page.wait_for_timeout(100)
        return ""
    said = page.locator(".bubble__words").inner_text()
    wrong, end = ["?"], time.monotonic() + STANDS
    while wrong:  # a spotlight or a move of the page takes its time
        assert time.monotonic() < end, f"at “{said}”: {wrong}"
        wrong = page.evaluate(IN_THE_WAY)
    try:
        page.locator(TARGET).click(timeout=3000)
    except PlaywrightTimeout:
        return ""  # the table has moved on
    page.wait_for_timeout(100)
    return said


def follow(page: Page, until: str) -> set[str]:
    """Does whatever the coach points at, until something is on the page; returns what the coach said."""
    said: set[str] = set()
    end = time.monotonic() + PATIENCE
    while not page.locator(until).count():
        assert time.monotonic() < end, f"{until} has not come after: {said}"
        said.add(press(page))
    return said


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_tutorial_by_following_the_coach(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/tutorial", {"width": size[0], "height": size[1]})
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
    page.get_by_role("link", name="Play now").click()  # a game begins
    expect(page).to_have_url(re.compile("/t/"))
    ready = page.locator('.dock .btn--go[data-action$="ready"]')
    ready.click()  # the first move in it
    expect(ready).to_have_count(0)


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
