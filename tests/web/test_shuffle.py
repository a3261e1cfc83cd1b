"""The deal, as browsers take part in it and check it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from kickdoor.record.shuffle import commitment, game_seed, pledge
from tests.web.conftest import Visit
from tests.web.tables import opened

KNOWN = "table => JSON.parse(localStorage.getItem('kickdoor.deals') ?? '{}')[table]"
LEAVE = """async table => {
  const said = await fetch(`/api/tables/${table}/requests`, {
    method: "POST", headers: { "content-type": "application/json" }, body: '{"type": "leave", "id": "leave"}',
  });
  return said.status;
}"""
SOON_OVER: dict[str, Any] = {
    "seats": 3, "bot": "random", "rules": {"winning_level": 2, "reaction_seconds": 0},
    "timing": {"reading": 0, "pace": 0},
}  # fmt: skip
Forge = Callable[[str, dict[str, Any]], dict[str, Any]]


def known(page: Page, table: str) -> dict[str, Any]:
    """What this browser remembers of the deal."""
    found: dict[str, Any] = page.evaluate(KNOWN, table)
    return found


@pytest.fixture
def over(visit: Visit) -> tuple[Page, Page, str]:
    """Ana and Bo have taken part in a deal, and the game is over: they left, and bots played it to its end."""
    ana, bo = visit("/"), visit("")
    table = opened(ana, "Ana", **SOON_OVER)
    ana.goto(f"/t/{table}")
    bo.goto(f"/t/{table}")
    bo.locator("#lobby-name").fill("Bo")
    bo.locator(".lobby__seats .btn").first.click()
    expect(ana.locator(".lobby__seats")).to_contain_text("Bo")
    bo.wait_for_function(f"table => ({KNOWN})(table)?.contribution", arg=table)
    ana.get_by_role("button", name="Start the game").click()
    for page in (ana, bo):
        page.locator(".table, .end").first.wait_for()
        assert page.evaluate(LEAVE, table) == 200
    ana.goto(f"/t/{table}")
    ana.locator(".winner").wait_for()
    return ana, bo, table


def check(page: Page, table: str) -> Any:
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Anyone can check the deal").click()
    return page.get_by_role("dialog")


def test_every_browser_contributes_and_checks_the_deal(over: tuple[Page, Page, str]) -> None:
    ana, bo, table = over
    story = ana.evaluate("table => fetch(`/api/tables/${table}/story`).then((said) => said.json())", table)
    shuffle = story["shuffle"]
    for seat, page in enumerate((ana, bo)):
        memory = known(page, table)
        assert memory["revealed"] and memory["seat"] == seat and memory["commitment"] == shuffle["commitment"]
        assert memory["contribution"] == shuffle["contributions"][seat] and memory["pledges"] == shuffle["pledges"]
        sheet = check(page, table)
        expect(sheet.get_by_text("contributions match their fingerprints")).to_be_visible()
        expect(sheet.get_by_text("Your own contribution is part of it")).to_be_visible()
        expect(sheet).to_contain_text(f"--commitment {shuffle['commitment']} --contribution {memory['contribution']}")
        expect(sheet.get_by_role("alert")).to_have_count(0)
    assert shuffle["contributions"][0] != shuffle["contributions"][1]


def swapped(table: str, shuffle: dict[str, Any]) -> dict[str, Any]:
    """Another key, with everything that follows from it."""
    key = "9f" * 32
    return {"key": key, "commitment": commitment(table, key), "seed": game_seed(table, key, shuffle["contributions"])}


def without_ana(table: str, shuffle: dict[str, Any]) -> dict[str, Any]:
    given = ["", *shuffle["contributions"][1:]]
    return {"contributions": given, "seed": game_seed(table, shuffle["key"], given)}


def with_another_for_bo(table: str, shuffle: dict[str, Any]) -> dict[str, Any]:
    """Bo, in league with the server, has tried out contributions until the deal was good."""
    given = [shuffle["contributions"][0], "9f" * 32, ""]
    pledges = [shuffle["pledges"][0], pledge(table, 1, given[1]), ""]
    return {"contributions": given, "pledges": pledges, "seed": game_seed(table, shuffle["key"], given)}


def lying(story: dict[str, Any]) -> Callable[[Route], None]:
    return lambda route: route.fulfill(json=story)


def test_a_server_that_cheats_is_noticed(over: tuple[Page, Page, str]) -> None:
    """What it shows fits together; but this browser remembers."""
    ana, _, table = over
    story = ana.evaluate("table => fetch(`/api/tables/${table}/story`).then((said) => said.json())", table)
    cases: list[tuple[Forge, str]] = [
        (swapped, "The fingerprint of the key is not the one this browser saw before"),
        (without_ana, "Your contribution was left out or replaced"),
        (with_another_for_bo, "The fingerprint of Bo’s contribution was replaced after the deal"),
        (lambda *_: {"seed": "9f" * 32}, "The seed doesn’t result from the key and the contributions"),
    ]
    for forge, said in cases:
        ana.route("**/story", lying(story | {"shuffle": story["shuffle"] | forge(table, story["shuffle"])}))
        sheet = check(ana, table)
        expect(sheet.get_by_role("alert")).to_have_count(1)
        expect(sheet.get_by_role("alert")).to_contain_text(said)
        expect(sheet.get_by_text("contributions match their fingerprints")).to_have_count(0)
        ana.unroute("**/story")


def test_a_quick_game_is_dealt_with_our_contribution(visit: Visit) -> None:
    page = visit("/play?name=Mika&options=%7B%22timing%22%3A%7B%22reading%22%3A0.5%7D%7D")
    page.locator(".table").wait_for()
    table = page.url.rpartition("/")[2]
    memory = known(page, table)
    assert memory["revealed"] and memory["seat"] == 0 and memory["contribution"]
    assert len(memory["pledges"]) == 4 and memory["pledges"][0] == pledge(table, 0, memory["contribution"])


def test_a_page_that_is_loaded_again_keeps_its_contribution(visit: Visit) -> None:
    page = visit("/")
    table = opened(page, "Mika")
    page.goto(f"/t/{table}")
    page.wait_for_function(f"table => ({KNOWN})(table)?.contribution", arg=table)
    before = known(page, table)
    page.reload()
    page.locator(".lobby").wait_for()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".table").wait_for()
    page.wait_for_function(f"table => ({KNOWN})(table)?.revealed", arg=table)
    assert known(page, table)["contribution"] == before["contribution"]
