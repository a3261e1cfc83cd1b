"""Bargains in two browsers: a deal about help with its counter-offer, a sale, a card that is dragged."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count

import pytest
from playwright.sync_api import Locator, Page, Position, expect

from kickdoor.client.server_process import ServerProcess
from kickdoor.engine import numbers
from kickdoor.engine.flow import charity
from kickdoor.engine.forms import Form
from kickdoor.game import Game
from kickdoor.lab.playing import bots, who_owes
from kickdoor.packs import load_pack
from kickdoor.server import entries as log
from kickdoor.server.entries import AnyEntry
from kickdoor.server.http import COOKIE
from kickdoor.server.table import digest
from kickdoor.store import Row, open_store
from kickdoor.wire.options import Options, Timing
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.tables import deal

NAMES = ("Ana", "Bo", "Cy")
OPTIONS = Options(seats=3, timing=Timing(reading=None, pace=0.1, decision=None), bot="easy")
Moment = Callable[[Game], bool]


@cache
def reached(moment: Moment) -> tuple[int, tuple[str, ...]]:
    """A seed, and the actions of a game of its until that moment."""
    for seed in range(400):
        game, actions = Game.new([load_pack("classic")], NAMES, seed), list[str]()
        choose = bots(seed, len(NAMES))
        for _ in range(120):
            if game.over or moment(game):
                break
            action = choose(who_owes(game))
            actions.append(game.text(action))
            game.submit(action)
        if not game.over and moment(game):
            return seed, tuple(actions)
    raise AssertionError("it never comes to that")


Put = Callable[[str, Moment], None]


@pytest.fixture
def put(site: ServerProcess) -> Put:
    """Has a table of that name at the server: Ana and Bo are persons, and it has come to that moment."""

    async def write(table: str, moment: Moment) -> None:
        seed, actions = reached(moment)
        entries: list[AnyEntry] = [log.Created(OPTIONS, digest(secret(table, 0)))]
        entries += [log.Sat(n, NAMES[n], digest(secret(table, n)), digest("-")) for n in (0, 1)]
        entries += [log.BotSat(2, "easy"), log.Started(seed, "salt", list(NAMES), ["", "", "easy"])]
        entries += [log.Did(NAMES.index(text.partition(":")[0]), text) for text in actions]
        store = open_store(site.db)
        await store.open()
        await store.create(table, 1_700_000_000_000, [log.written(entry) for entry in entries], Row(stage="playing"))
        await store.close()

    def written(table: str, moment: Moment) -> None:
        with ThreadPoolExecutor(1) as thread:  # the browser has an event loop in this one
            thread.submit(lambda: asyncio.run(write(table, moment))).result()

    return written


def secret(table: str, seat: int) -> str:
    return f"{table}-{seat}-" + "x" * 24


def sitting(visit: Visit, site: ServerProcess, table: str, seat: int, size: object = DESKTOP) -> Page:
    page = visit("", size)
    page.context.add_cookies([{"name": COOKIE + table, "value": secret(table, seat), "url": site.url}])
    page.goto(f"/t/{table}")
    page.locator(".table").wait_for()
    return page


def form(game: Game, seat: int, verb: str) -> Form | None:
    return next((each for each in game.forms(seat) if each.verb == verb), None)


def ana_needs_bo(game: Game) -> bool:
    """She fights for two Treasures or more, alone is too weak, and with him is not."""
    fight = game.state.combat
    if fight is None or fight.main != 0 or game.state.phase != "combat":
        return False
    asking = form(game, 0, "ask")
    us, them = numbers.totals(game.state)
    return asking is not None and asking.picks >= 2 and us <= them < us + numbers.strength(game.state, 1)


def ana_can_sell(game: Game) -> bool:
    return game.state.turn == 0 and game.state.combat is None and form(game, 0, "sell") is not None


names = (f"bargain-{n}" for n in count(1))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_help_is_asked_for_countered_and_accepted(
    visit: Visit, put: Put, site: ServerProcess, size: dict[str, int]
) -> None:
    table = next(names)
    put(table, ana_needs_bo)
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


def test_a_sale_says_what_it_brings_before_it_is_made(visit: Visit, put: Put, site: ServerProcess) -> None:
    table = next(names)
    put(table, ana_can_sell)
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


def ana_gives_alms(game: Game) -> bool:
    """Two cards too many or more, and something in play that could be given as a present."""
    state = game.state
    owes = any(owed.seat == 0 and owed.kind == "charity" for owed in game.pending())
    return owes and charity.surplus(state, 0) >= 2 and any(state.defs[card].is_item for card in state.tables[0])


def test_charity_is_of_the_hand_and_of_as_many_as_are_too_many(visit: Visit, put: Put, site: ServerProcess) -> None:
    table = next(names)
    put(table, ana_gives_alms)
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


def test_a_card_is_dragged_to_where_it_is_played(visit: Visit) -> None:
    page = visit("/", reduced_motion="reduce")
    deal(page, timing={"reading": None, "pace": 0.1, "decision": None})
    ready = page.locator('.hand__card:has(.card-box[data-state="playable"])')
    ready.first.wait_for()
    held = page.locator(".hand__card").count()
    ready.last.drag_to(page.locator(".sheet"), source_position=bare(ready.last))
    if page.locator(".card-menu").count():  # more than one way: they are shown
        page.locator(".card-menu .btn").first.click()
    expect(page.locator(".hand__card")).to_have_count(held - 1)
