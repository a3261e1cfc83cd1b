"""Hints: a player who is alone with bots asks what a bot would do; nothing is played by it."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Page, expect

from kickdoor.game import Game
from kickdoor.lab.soak.server_process import ServerProcess
from tests.web.conftest import PHONE, Visit
from tests.web.moments import OPTIONS, ana_is_at_the_door, sitting, table_at
from tests.web.test_stage import goes_on
from tests.web.test_story import serious

LAPTOP = {"width": 1366, "height": 768}


def ana_can_go_up(game: Game) -> bool:
    """She is at the door and holds a card that gives her a Level for nothing: to play it is better than to wait."""
    if not ana_is_at_the_door(game):
        return False
    own = [action.cards[0] for action in game.legal(0) if action.verb == "play" and action.player in (-1, 0)]
    return any(game.library.defs[game.library.card_def[card]].kind == "level_up" for card in own)


def asked(page: Page) -> None:
    """The hint is there."""
    sheet = page.get_by_role("dialog", name="What would you do?")
    expect(sheet.get_by_role("heading", level=3)).to_be_visible()
    expect(sheet.get_by_role("listitem").first).to_contain_text(" %")


def test_h_asks_and_raise_that_card_raises_it_without_playing(visit: Visit, site: ServerProcess) -> None:
    page = sitting(visit, site, table_at(site, ana_can_go_up, persons=1), 0, LAPTOP)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    cards = page.locator(".hand__card").count()
    page.keyboard.press("h")
    asked(page)
    sheet = page.get_by_role("dialog", name="What would you do?")
    expect(sheet).to_contain_text("It knows only what you know.")
    chances = [int(text.removesuffix(" %")) for text in sheet.locator(".weighed b").all_inner_texts()]
    assert 1 < len(chances) <= 3 and chances == sorted(chances, reverse=True)
    sheet.get_by_role("button", name="Raise that card").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".card-menu")).to_be_visible()
    assert page.locator(".hand__card").count() == cards, "nothing is played"
    page.keyboard.press("Escape")
    goes_on(page)


@pytest.mark.parametrize(("size", "scheme"), [(LAPTOP, "light"), (PHONE, "dark")])
def test_the_chip_asks_too_and_all_of_it_can_be_read(
    visit: Visit, site: ServerProcess, size: dict[str, int], scheme: str
) -> None:
    page = sitting(visit, site, table_at(site, ana_can_go_up, persons=1), 0, size, color_scheme=scheme)
    page.locator(".hint-chip:visible").click()
    asked(page)
    assert serious(page, "dialog[open]") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.get_by_role("button", name="Thanks").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    goes_on(page)


def test_there_are_no_hints_among_people_or_if_the_host_says_so(visit: Visit, site: ServerProcess) -> None:
    without = msgspec.structs.replace(OPTIONS, hints=False)
    for options, persons in ((OPTIONS, 2), (without, 1)):
        page = sitting(visit, site, table_at(site, ana_is_at_the_door, options, persons=persons), 0, LAPTOP)
        expect(page.locator(".dock .btn--go")).to_be_visible()
        expect(page.locator(".hint-chip")).to_have_count(0)
        page.keyboard.press("h")
        expect(page.locator("dialog[open]")).to_have_count(0)
        goes_on(page)


def test_the_host_can_switch_hints_off(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="More", exact=True).click()
    switch = page.get_by_role("switch", name="Hints")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_text("Without hints")).to_be_visible()
