"""After a game the same people play again: everybody has their seat at the new table and makes a move there."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.protocol.options import Options, Timing
from kickdoor.server.http import COOKIE
from tests.web.conftest import PHONE, Visit
from tests.web.moments import a_kill_would_win, sitting, table_at
from tests.web.tables import FAST, MANY, deal, play_on, press

LEVELS = 4  # more than a bot can win before everybody has had a turn of the rematch
SHORT = {"rules": FAST["rules"] | {"winning_level": LEVELS}}
TWO_PEOPLE = Options(
    seats=3, bot="easy", rules={"winning_level": LEVELS, "reaction_seconds": 0.3},
    timing=Timing(reading=None, decision=None, pace=0.1),
)  # fmt: skip


def finish(*pages: Page) -> None:
    """Nobody objects to the last kill."""
    for _ in range(MANY):
        if all(page.locator(".end").count() for page in pages):
            return
        for page in pages:
            press(page.locator(".dock .btn--go"))
            page.wait_for_timeout(80)
    raise AssertionError("the game does not end")


def makes_a_move(page: Page) -> None:
    """Finishes the setup, which only somebody with a seat can do, and the table goes on."""
    page.locator(".table").wait_for()
    expect(page.locator(".hand__card").first).to_be_visible()
    page.locator('.dock [data-action$="ready"]').click()
    expect(page.locator('.dock [data-action$="ready"]')).to_have_count(0)


def test_a_player_alone_with_bots_plays_again_at_once(visit: Visit) -> None:
    page = visit("/")
    first = deal(page, **SHORT)
    play_on(page, ".end")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(rf"/t/(?!{first})[\w-]+$"))
    makes_a_move(page)
    expect(page.locator(".top .turn")).to_be_visible()
    play_on(page, ".log:has-text('Mika')")
    page.reload()  # the seat is this browser's, not the page's
    expect(page.locator(".me .sheet")).to_be_visible()


def test_the_guest_of_another_browser_follows_and_plays_too(visit: Visit, site: ServerProcess) -> None:
    table = table_at(site, a_kill_would_win, TWO_PEOPLE)
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1, PHONE)
    finish(ana, bo)
    bo.get_by_role("button", name="Rematch").click()
    bo.wait_for_url(re.compile(rf"/t/(?!{table})[\w-]+$"))
    expect(bo.locator('.lobby__seats li[data-seat="2"]')).to_contain_text("Boyou")
    ana.get_by_role("button", name="To the rematch").click()
    ana.wait_for_url(bo.url)
    ana.get_by_role("button", name="Start the game").click()  # the host still is
    for page in (bo, ana):
        makes_a_move(page)
    for page in (bo, ana):
        expect(page.locator(".top .turn")).to_be_visible()


def test_the_link_of_the_new_table_leads_a_guest_to_their_seat(visit: Visit, site: ServerProcess) -> None:
    table = table_at(site, a_kill_would_win, TWO_PEOPLE)
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1)
    finish(ana, bo)
    ana.get_by_role("button", name="Rematch").click()
    ana.wait_for_url(re.compile(rf"/t/(?!{table})[\w-]+$"))
    bo.get_by_role("button", name="To the rematch").wait_for()
    new = ana.url.rpartition("/")[2]
    while not any(
        cookie.get("name") == COOKIE + new for cookie in bo.context.cookies()
    ):  # the page takes the seat over
        bo.wait_for_timeout(50)
    bo.goto(ana.url)
    expect(bo.locator('.lobby__seats li[data-seat="2"]')).to_contain_text("Boyou")
    expect(ana.locator('.lobby__seats li[data-seat="2"]')).to_contain_text("Bo")
    ana.get_by_role("button", name="Start the game").click()
    makes_a_move(bo)
