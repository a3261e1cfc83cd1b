"""A trade is offered whenever one is allowed, and characters have the sex that their players have chosen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kickdoor.engine.actions import Action
from kickdoor.game import Game
from kickdoor.lab.soak.server_process import ServerProcess
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.moments import form, sitting, table_at
from tests.web.tables import opened, play_on


def ana_may_trade_unlisted(game: Game) -> bool:
    """The engine would take a trade of Ana's with Bo, but the sample of moves has none."""
    trade = form(game, 0, "trade")
    if trade is None or 1 not in trade.players or any(action.verb == "trade" for action in game.legal(0)):
        return False
    theirs = [card for card in trade.paid if card in game.state.tables[1]]
    return bool(theirs) and game.why_not(Action(0, "trade", trade.cards[:1], paid=(theirs[0],), player=1)) is None


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_trade_that_no_list_of_moves_has_is_offered_and_made(
    visit: Visit, site: ServerProcess, size: dict[str, int]
) -> None:
    table = table_at(site, ana_may_trade_unlisted)
    ana, bo = sitting(visit, site, table, 0, size), sitting(visit, site, table, 1, size)
    ana.get_by_role("button", name="Trade", exact=True).click()
    sheet = ana.locator("dialog[open]")
    sheet.locator(".whom").get_by_role("button", name="Bo", exact=True).click()
    mine, theirs = (sheet.locator(".block").nth(n).locator(".picker__card").first for n in (1, 2))
    expect(mine.locator("small")).to_have_text(re.compile("gold|No Value"))
    given = int(mine.get_attribute("data-card") or -1)
    for card in (mine, theirs):
        card.click()
    sheet.locator(".btn--go").click()
    offered = bo.locator("dialog[open]")
    expect(offered.get_by_role("heading", name=re.compile("Ana"), level=2)).to_be_visible()
    offered.get_by_role("button", name="Accept").click()
    expect(bo.locator("dialog[open]")).to_have_count(0)
    expect(bo.locator(f'.me [data-card="{given}"], .me .sheet')).not_to_have_count(0)
    expect(ana.locator(".log")).to_contain_text(re.compile("trade|swap", re.I))
    play_on(ana, ".dock .btn--go, .dock__idle", steps=20)


def test_a_player_chooses_the_sex_of_the_character_on_the_home_page(visit: Visit) -> None:
    page = visit("/")
    for sex in ("female", "male"):
        page.goto("/")
        page.get_by_role("group", name="Your character").get_by_role("button", name=sex, exact=True).click()
        page.get_by_role("button", name=re.compile("^Play now")).click()
        page.locator(".table").wait_for()
        expect(page.locator(f'.me .seat__is [aria-label="{sex}"], .me .seat__is svg:has-text("{sex}")')).to_have_count(
            1
        )
    page.goto("/")
    chosen = page.get_by_role("group", name="Your character").get_by_role("button", name="male", exact=True)
    expect(chosen).to_have_attribute("aria-pressed", "true")  # as chosen last


def test_a_guest_chooses_in_the_lobby_and_bots_have_settled_theirs(visit: Visit) -> None:
    ana = visit("/")
    table = opened(ana, "Ana")
    ana.goto(f"/t/{table}")
    bo = visit(f"/t/{table}")
    bo.locator("#lobby-name").fill("Bo")
    bo.get_by_role("group", name="Your character").get_by_role("button", name="female", exact=True).click()
    bo.get_by_role("button", name="Sit here").first.click()
    expect(ana.locator(".lobby__seats")).to_contain_text("Bo")
    ana.get_by_role("button", name="Start the game").click()
    for page in (ana, bo):
        page.locator(".table").wait_for()
    bo.get_by_role("button", name="Play as a man").click()  # and may still change it before the first turn
    expect(bo.get_by_role("button", name="Play as a woman")).to_be_visible()
    for page in (ana, bo):
        page.locator('.dock [data-action$="ready"]').click()
    expect(ana.locator(".top .turn")).to_be_visible()
    before_first_turn = ana.locator(".log li:not(.turnmark ~ li)")
    changes = before_first_turn.filter(has_text=re.compile(r"\b(fe)?male\b"))
    expect(changes).to_have_count(1)  # Bo's; no bot has changed its mind
    expect(changes).to_contain_text("Bo")
