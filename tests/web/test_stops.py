"""Stops: a player who passes by themselves is asked all the same, at the moments and about the cards they named."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from kickdoor.game import Game
from kickdoor.lab.soak.server_process import ServerProcess
from tests.web.conftest import Visit
from tests.web.moments import all_may_react, sitting, table_at
from tests.web.test_stage import goes_on


def bo_may_stop_a_kill(game: Game) -> bool:
    """Ana and Bo are asked, the bot can do nothing, and Bo holds a card."""
    about = {owed.about for owed in game.pending()}
    return all_may_react(game) and about == {"kill"} and bool(game.state.hands[1])


def button(page: Page) -> Locator:
    """With which a window is let pass."""
    return page.locator('.dock .btn--go[data-action$="pass"]')


def auto_pass(page: Page) -> None:
    page.locator(".autopass").get_by_role("button", name="Until my turn").click()


def is_asked_all_the_same(ana: Page, bo: Page) -> None:
    expect(bo.locator(".autopass [aria-pressed=true]")).to_have_text("Until my turn")
    expect(button(bo)).to_be_visible()
    expect(ana.locator(".pending .wait-for")).to_contain_text("Bo")


def kill_counts(ana: Page, bo: Page) -> None:
    """Bo is asked no more, and the game goes on."""
    expect(ana.locator(".pending", has_text="Waiting for Bo")).to_have_count(0)
    expect(button(bo)).to_have_count(0)
    goes_on(bo, ana)


def open_stops(page: Page) -> Locator:
    page.locator('[data-opens="stops"]').click()
    sheet = page.get_by_role("dialog", name="Always ask me before …")
    expect(sheet).to_be_visible()
    return sheet


def ana_has_passed(visit: Visit, site: ServerProcess) -> tuple[Page, Page]:
    """So that the kill waits for Bo alone."""
    table = table_at(site, bo_may_stop_a_kill)
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1)
    button(ana).click()
    expect(button(ana)).to_have_count(0)
    return ana, bo


def test_without_a_stop_an_automatic_pass_lets_the_kill_count(visit: Visit, site: ServerProcess) -> None:
    ana, bo = ana_has_passed(visit, site)
    auto_pass(bo)
    kill_counts(ana, bo)


def test_a_stop_for_kills_asks_though_auto_pass_is_on(visit: Visit, site: ServerProcess) -> None:
    ana, bo = ana_has_passed(visit, site)
    sheet = open_stops(bo)
    kills = sheet.get_by_role("switch", name="somebody’s kill counts")
    kills.click()
    expect(kills).to_have_attribute("aria-checked", "true")
    bo.keyboard.press("Escape")
    auto_pass(bo)
    bo.reload()  # the table knows it, not the page
    is_asked_all_the_same(ana, bo)
    kills = open_stops(bo).get_by_role("switch", name="somebody’s kill counts")
    kills.click()  # no more: now Bo passes at once
    kill_counts(ana, bo)


def test_a_stop_for_a_card_asks_and_is_taken_back(visit: Visit, site: ServerProcess) -> None:
    ana, bo = ana_has_passed(visit, site)
    card = bo.locator(".hand__card").first
    name = card.locator(".card__name").first.inner_text()
    card.click(position={"x": 12, "y": 30})
    bo.locator(".card-menu").get_by_role("button", name="Always ask me").click()
    expect(bo.locator(".card-menu")).to_have_count(0)
    auto_pass(bo)
    is_asked_all_the_same(ana, bo)
    sheet = open_stops(bo)
    expect(sheet.locator(".stops__cards")).to_contain_text(name)
    sheet.get_by_role("button", name=f"Don’t ask me about {name} any more").click()
    kill_counts(ana, bo)
