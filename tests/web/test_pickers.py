"""Sheets on which cards are chosen say what each is worth and what is still missing: to sell, to pay, to show."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from kickdoor.game import Game
from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.packs import load_pack
from tests.web.conftest import DESKTOP, Visit
from tests.web.layout import faults
from tests.web.moments import ana_can_sell, ana_is_at_the_door, form, sitting, table_at
from tests.web.test_stage import goes_on

SMALL: Final = {"width": 360, "height": 640}
LEVEL: Final = 1000  # gold


def ana_pays_with_items(game: Game) -> bool:
    """She has to discard Items worth so much gold, and has more than she needs."""
    owed = form(game, 0, "choose")
    return owed is not None and owed.worth > 0 and len(owed.cards) > 1


def gold_of(card: Locator) -> int:
    """As printed on the card; what the picker says beside it, bonus and gold, must be the same."""
    name = card.locator(".card__name").first.text_content() or ""
    printed = next(each for each in load_pack("classic").cards if each["name"] == name)
    bonus = f"+{printed['bonus']} · " if printed.get("bonus") else ""
    gold = max(0, int(printed.get("gold", 0)))
    expect(card.locator("small")).to_have_text(re.compile(rf"^{re.escape(bonus)}({gold} gold|No Value)$"))
    return gold


def test_a_sale_says_what_each_item_is_worth_and_what_is_missing(visit: Visit, site: ServerProcess) -> None:
    page = sitting(visit, site, table_at(site, ana_can_sell), 0)
    page.get_by_role("button", name="Sell items").click()
    sheet, total = page.locator("dialog[open]"), 0
    for card in sheet.locator(".picker__card").all():
        total += gold_of(card)
        card.click()
        missing = f"{LEVEL - total:,} more gold needed" if total < LEVEL else f"{total:,} gold: "
        expect(sheet.locator(".deal__net")).to_contain_text(missing)
        expect(sheet.locator(".btn--go")).to_be_enabled(enabled=total >= LEVEL)
    assert total >= LEVEL
    sheet.locator(".btn--go").click()
    expect(sheet).to_have_count(0)
    goes_on(page)


def test_paying_with_items_says_what_is_missing(visit: Visit, site: ServerProcess) -> None:
    page = sitting(visit, site, table_at(site, ana_pays_with_items), 0)
    sheet = page.locator("dialog.choose")
    title = sheet.get_by_role("heading", name=re.compile(r"worth [\d,]+ gold")).inner_text()
    asked = int(re.sub(r"\D", "", title))
    expect(sheet.locator(".deal__net")).to_have_text(f"{asked:,} more gold needed")
    paid = 0
    for card in sheet.locator(".picker__card").all():
        if paid >= asked:
            break
        expect(sheet.locator(".btn--go")).to_be_disabled()
        paid += gold_of(card)
        card.click()
        left = asked - paid
        expect(sheet.locator(".deal__net")).to_have_text("Enough gold" if left <= 0 else f"{left:,} more gold needed")
    sheet.locator(".btn--go").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("discard")


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "phone"])
def test_cards_of_the_hand_are_shown_to_one_player(visit: Visit, site: ServerProcess, size: dict[str, int]) -> None:
    table = table_at(site, ana_is_at_the_door)
    ana, bo = sitting(visit, site, table, 0, size), sitting(visit, site, table, 1)
    held = ana.locator(".hand__card").count()
    ana.locator('.seats .seat[data-seat="2"] .seat__open').click(position={"x": 30, "y": 20})
    ana.locator('.player-sheet [data-opens="show"]').click()
    sheet = ana.locator("dialog.show-dialog")
    expect(sheet.locator('[data-viewer="1"]')).to_have_attribute("aria-pressed", "true")
    expect(sheet.locator(".picker__card")).to_have_count(held)
    expect(sheet.locator(".btn--go")).to_be_disabled()
    card = sheet.locator(".picker__card").first
    name = card.locator(".card__name").first.text_content() or "?"
    card.click()
    assert faults(ana) == []
    sheet.get_by_role("button", name="Show", exact=True).click()
    expect(sheet).to_have_count(0)
    expect(bo.locator(".log li", has_text="Ana shows")).to_contain_text(f"Bo {name}")
    expect(ana.locator(".hand__card")).to_have_count(held)  # it stays in the hand
    goes_on(ana)


def test_everybody_is_shown_cards_from_the_tools_of_the_hand(visit: Visit, site: ServerProcess) -> None:
    table = table_at(site, ana_with_a_hand)
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1)
    ana.get_by_role("button", name="Sort", exact=True).click()
    ana.locator('.hand-order [data-opens="show"]').click()
    sheet = ana.locator("dialog.show-dialog")
    expect(sheet.get_by_role("button", name="Everyone")).to_have_attribute("aria-pressed", "true")
    names = list[str]()
    for card in sheet.locator(".picker__card").all()[:2]:
        names.append(card.locator(".card__name").first.text_content() or "?")
        card.click()
    sheet.get_by_role("button", name="Show", exact=True).click()
    told = bo.locator(".log li", has_text="Ana shows")
    expect(told).to_contain_text("everyone")
    for name in names:
        expect(told).to_contain_text(name)
    goes_on(ana)


def ana_with_a_hand(game: Game) -> bool:
    return len(game.state.hands[0]) > 3 and "kick" in {action.verb for action in game.legal(0)}
