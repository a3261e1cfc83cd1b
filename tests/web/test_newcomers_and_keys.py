"""A newcomer's name is everywhere, the keys are listed, and the tutorial ends in a game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from kickdoor.lessons import lessons
from tests.web.conftest import Visit
from tests.web.tables import MANY, deal, step


def test_a_newcomers_name_is_shown_to_everybody(visit: Visit) -> None:
    host = visit("/")
    table = deal(host, timing={"reading": None, "pace": 0.5})
    friend = visit(f"/t/{table}")
    friend.locator(".sit-bar input").fill("Zoe")
    friend.get_by_role("button", name="Ask to join").click()
    host.get_by_role("button", name="Let them in").click()
    expect(host.locator(".seats .seat__nick", has_text="Zoe")).to_be_visible()
    expect(friend.locator(".me .seat__nick")).to_have_text("Zoe")
    for _ in range(MANY):
        if host.locator(".log li", has_text=re.compile(r"^\s*Zoe (?!sits)")).count():
            break
        for page in (friend, host):
            step(page)
    expect(host.locator(".log li", has_text=re.compile(r"^\s*Zoe (?!sits)")).first).to_be_visible()


def test_the_question_mark_lists_the_keys_and_they_work(visit: Visit) -> None:
    page = visit("/")
    deal(page)
    page.locator(".dock .btn--go").wait_for()
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Keys")
    expect(listed).to_contain_text("The big button")
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    page.keyboard.press("b")
    expect(page.locator("dialog[open]")).to_contain_text("SETUP-9")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.locator('.dock [data-action$="ready"]')).to_have_count(0)


def test_play_now_after_the_tutorial_starts_a_game(visit: Visit) -> None:
    page = visit("/tutorial")
    skips = page.get_by_role("button", name=re.compile("^Skip: "))
    for left in range(len(lessons()), 0, -1):
        expect(skips).to_have_count(left)
        skips.first.click()
    page.get_by_role("link", name="Play now").click()
    page.locator(".table").wait_for()
    page.locator('.dock [data-action$="ready"]').click()
    expect(page.locator('.dock [data-action$="ready"]')).to_have_count(0)
