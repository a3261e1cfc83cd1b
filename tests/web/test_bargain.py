"""Bargains in two browsers: a deal about help with its counter-offer, a sale, a card that is dragged."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Position, expect

from kickdoor.game import Game
from kickdoor.lab.soak.server_process import ServerProcess
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.moments import ana_can_sell, ana_gives_alms, ana_is_at_the_door, ana_needs_bo, sitting, table_at


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_help_is_asked_for_countered_and_accepted(visit: Visit, site: ServerProcess, size: dict[str, int]) -> None:
    table = table_at(site, ana_needs_bo)
    ana, bo = sitting(visit, site, table, 0, size), sitting(visit, site, table, 1, size)
    ana.get_by_role("button", name="Ask for help").click()
    ana.locator('[data-whom="1"]').click()
    ana.locator('[data-pick="0H"]').click()
    ana.locator(".deal__acts .btn--go").click()

    sheet = bo.locator("dialog[open]")
    expect(sheet.get_by_role("heading", name="Ana wants your help")).to_be_visible()
    expect(sheet.locator('[data-pick="0H"]')).to_have_attribute("aria-pressed", "true")
    expect(sheet.locator('[data-pick="1H"]')).to_have_attribute("aria-pressed", "false")
    begin, end = (sheet.locator(f'[data-pick="{n}H"]').bounding_box() for n in (0, 1))
    assert begin is not None and end is not None
    bo.mouse.move(begin["x"] + 8, begin["y"] + 8)  # drawn from the first Treasure over the second
    bo.mouse.down()
    bo.mouse.move(end["x"] + 8, end["y"] + 8, steps=6)
    bo.mouse.up()
    expect(sheet.locator('[data-pick="1H"]')).to_have_attribute("aria-pressed", "true")
    sheet.get_by_role("button", name="Send counter-offer").click()

    offered = ana.locator("dialog[open]")
    expect(offered.get_by_role("heading", name="Bo offers you help")).to_be_visible()
    expect(offered.locator('[data-pick="1H"]')).to_have_attribute("aria-pressed", "true")
    offered.get_by_role("button", name="Accept").click()
    for page in (ana, bo):
        expect(page.locator(".hero--helper")).to_contain_text("Bo")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_sale_says_what_it_brings_before_it_is_made(visit: Visit, site: ServerProcess) -> None:
    table = table_at(site, ana_can_sell)
    page = sitting(visit, site, table, 0)
    page.get_by_role("button", name="Sell items").click()
    sheet, send = page.locator("dialog[open]"), page.locator("dialog[open] .btn--go")
    expect(send).to_be_disabled()
    for card in sheet.locator(".picker__card").all():
        card.click()
        expect(sheet.locator(".deal__net")).not_to_have_text("Choose what to sell.")
    expect(sheet.locator(".deal__net")).to_contain_text("level")
    before = int(page.locator(".sheet .stat b").first.inner_text())
    send.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".sheet .stat b").first).not_to_have_text(str(before))


def bare(card: Locator) -> Position:
    """A place of it that no other card covers."""
    found: Position = card.evaluate("""card => {
      const box = card.getBoundingClientRect();
      for (let y = 8; y < box.height; y += 8)
        for (let x = 8; x < box.width; x += 8)
          if (card.contains(document.elementFromPoint(box.x + x, box.y + y))) return { x, y };
    }""")
    return found


def test_charity_is_of_the_hand_and_of_as_many_as_are_too_many(visit: Visit, site: ServerProcess) -> None:
    table = table_at(site, ana_gives_alms)
    page = sitting(visit, site, table, 0)
    held = page.locator(".hand__card").count()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".picker__card")).to_have_count(held)
    for card in sheet.locator(".picker__card").all():
        card.click()
    chosen = sheet.locator('.picker__card[aria-pressed="true"]').count()
    assert 2 <= chosen < held
    sheet.locator(".btn--go").click()
    expect(page.locator(".hand__card")).to_have_count(held - chosen)
    expect(page.locator("dialog[open]")).to_have_count(0)


def ana_may_only_wear_items(game: Game) -> bool:
    """Each can be played in one way."""
    played = [action for action in game.legal(0) if action.verb == "play"]
    cards = [action.cards[0] for action in played]
    are_items = all(game.state.defs[card].is_item for card in cards)
    return ana_is_at_the_door(game) and bool(cards) and are_items and len(set(cards)) == len(cards)


def test_a_card_is_dragged_to_where_it_is_played(visit: Visit, site: ServerProcess) -> None:
    page = sitting(visit, site, table_at(site, ana_may_only_wear_items), 0)
    ready = page.locator('.hand__card:has(.card-box[data-state="playable"])')
    ready.first.wait_for()
    held = page.locator(".hand__card").count()
    ready.last.drag_to(page.locator(".sheet"), source_position=bare(ready.last))
    expect(page.locator(".hand__card")).to_have_count(held - 1)
