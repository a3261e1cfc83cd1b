"""The start page: playing at once, tables to one's taste, joining, coming back, settings."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from kickdoor.packs import builtin_sets
from kickdoor.rules import OPTIONAL
from tests.web.conftest import DESKTOP, PHONE, SLOWEST, TABLET, Visit
from tests.web.tables import opened

NARROW = {"width": 320, "height": 568}
TABLE = re.compile(r"/t/[\w-]{6,40}$")
# A message that no catalogue has is shown as its name.
UNSAID = re.compile(r"\b(?:(?:home|settings|topbar|pace|credits|trouble)-[a-z]|name-\d|set-(?:classic|fu|im|path))")
TRIAL = Path(__file__).parent.parent / "packs" / "trial"


def info(page: Page) -> dict[str, Any]:
    """The table that the page is at, as the server tells it to this browser."""
    page.wait_for_url(TABLE)
    found: dict[str, Any] = page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/')).then(s => s.json())")
    return found


def more(page: Page) -> Locator:
    page.get_by_role("button", name="More").click()
    sheet = page.get_by_role("dialog", name="More options")
    expect(sheet.get_by_text("No male or female")).to_be_visible()
    return sheet


def mine(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage.getItem('kickdoor.tables') ?? '[]')")
    return found


# ---------------------------------------------------------------- playing at once
def test_one_click_deals_a_game_against_three_bots(page: Page) -> None:
    page.get_by_label("Your name").fill("Mika")
    page.get_by_role("button", name="Play now against bots").click()
    table = info(page)
    assert table["stage"] == "playing"
    assert table["you"] == 0
    assert [seat.get("person", False) for seat in table["seats"]] == [True, False, False, False]
    assert table["seats"][0]["name"] == "Mika"
    assert {seat["bot"] for seat in table["seats"][1:]} == {"medium"}
    assert [each["table"] for each in mine(page)] == [table["table"]]
    assert mine(page)[0]["recovery"]


def test_a_door_for_each_set_and_the_open_one_is_played_with(page: Page) -> None:
    doors = page.get_by_role("group", name="Choose a set").get_by_role("button")
    expect(doors).to_have_count(len(builtin_sets()))
    assert [door.get_attribute("data-door") for door in doors.all()] == list(builtin_sets())
    expect(doors.nth(0)).to_have_attribute("aria-pressed", "true")
    doors.nth(1).click()
    expect(doors.nth(0)).to_have_attribute("aria-pressed", "false")
    expect(page.locator("html")).to_have_attribute("data-set", "fu")
    page.get_by_role("button", name="Play now against bots").click()
    assert info(page)["options"]["packs"] == ["fu"]


def test_from_the_home_page_to_the_table_by_keyboard_alone(page: Page) -> None:
    play = page.get_by_role("button", name="Play now against bots")
    play.wait_for()
    spies = page.get_by_role("button", name="Spy film")
    tab_to(spies)
    page.keyboard.press("Space")
    expect(spies).to_have_attribute("aria-pressed", "true")
    tab_to(play, back=True)
    page.keyboard.press("Enter")
    assert info(page)["options"]["packs"] == ["impossible"]


def tab_to(wanted: Locator, *, back: bool = False, most: int = 30) -> None:
    for _ in range(most):
        if wanted.evaluate("it => it === document.activeElement"):
            return
        wanted.page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"{wanted} cannot be reached")


def test_a_name_is_there_and_is_kept_once_it_was_used(visit: Visit) -> None:
    page = visit("/")
    name = page.get_by_label("Your name")
    expect(name).not_to_have_value("")
    name.fill("  ")
    name.blur()
    expect(name).to_have_value(re.compile(r"\S"))
    name.fill("Zoë")
    name.blur()
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Zoë")


def test_a_name_that_the_server_refuses_is_said_in_place(visit: Visit) -> None:
    page = visit("/", forgive="422")
    page.get_by_label("Your name").fill('the "best"')
    page.get_by_role("button", name="Play now against bots").click()
    expect(page.get_by_role("alert")).to_contain_text("not a player's name")
    assert page.url.endswith("/")
    assert mine(page) == []


# ---------------------------------------------------------------- tables to one's taste
def test_a_table_is_created_as_the_tile_says(page: Page) -> None:
    tile = page.locator(".tile--create")
    for choice in ("6", "Relaxed", "Mean bots"):
        tile.get_by_role("button", name=choice, exact=True).click()
    tile.get_by_role("button", name="Create the table").click()
    table = info(page)
    assert table["stage"] == "waiting"
    assert table["host"]
    assert len(table["seats"]) == 6
    assert table["options"]["bot"] == "hard"
    assert table["options"]["timing"]["speed"] == "relaxed"


def test_the_15_minute_game_is_dealt_at_once(page: Page) -> None:
    page.get_by_role("button", name="15-minute game").click()
    page.locator(".table").wait_for()
    options = info(page)["options"]
    assert options["rules"] == {"listen_at_the_door": True, "winning_level": 7}
    assert (options["keep"], options["timing"]["speed"]) == (60, "blitz")
    page.locator('.dock [data-action$="ready"]').click()  # and played
    expect(page.locator('.dock [data-action$="ready"]')).to_have_count(0)


def test_everything_else_is_behind_more(page: Page) -> None:
    sheet = more(page)
    sheet.get_by_role("button", name="Spy film").click()
    sheet.get_by_label("Title").fill("Friday night")
    for choice in ("Anyone", "Vengeful", "30 s", "Never"):
        sheet.get_by_role("button", name=choice, exact=True).click()
    sheet.get_by_label("Edition").select_option("fu")
    sheet.get_by_role("switch", name="Listen at the door").click()
    loot = sheet.get_by_role("group", name="Loot Treasure")
    expect(loot.get_by_role("button", name="Default")).to_have_attribute("aria-pressed", "true")
    loot.get_by_role("button", name="Off").click()
    sheet.get_by_label("Winning Level").fill("6")
    sheet.get_by_label("Cards in play").fill("50")
    sheet.get_by_role("button", name="Create the table").click()
    options = info(page)["options"]
    assert options["packs"] == ["classic", "impossible"]
    assert options["rules"] == {"edition": "fu", "listen_at_the_door": True, "loot_treasure": False, "winning_level": 6}
    assert options["keep"] == 50
    assert options["bot"] == "medium-vengeful"
    assert (options["public"], options["title"]) == (True, "Friday night")
    timing = options["timing"]
    assert (timing["decision"], timing["hold"]) == (30, None)


def test_what_is_as_the_edition_has_it_is_left_to_the_edition(page: Page) -> None:
    sheet = more(page)
    for _ in range(2):
        sheet.get_by_role("switch", name="Shared victory").click()
    sheet.get_by_label("Winning Level").fill("20")
    sheet.get_by_label("Winning Level").fill("10")
    sheet.get_by_label("Winning Level").blur()
    sheet.get_by_role("button", name="Create the table").click()
    assert info(page)["options"].get("rules", {}) == {}


def test_a_game_over_days_waits_for_hours(page: Page) -> None:
    sheet = more(page)
    sheet.get_by_role("switch", name="Play over several days").click()
    sheet.get_by_role("button", name="3 days").click()
    sheet.get_by_role("button", name="Create the table").click()
    timing = info(page)["options"]["timing"]
    assert (timing["asleep"], timing["decision"]) == (True, 72 * 3600)


def test_the_last_pack_stays_and_several_open_several_doors(page: Page) -> None:
    sheet = more(page)
    classic = sheet.get_by_role("button", name="Classic dungeon")
    classic.click()
    expect(classic).to_have_attribute("aria-pressed", "true")
    sheet.get_by_role("button", name="High fantasy").click()
    expect(classic).to_contain_text("sets the edition")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert page.locator('.door[aria-pressed="true"]').count() == 2
    expect(page.locator(".tile--create")).to_contain_text("Classic dungeon + High fantasy")


def test_a_pack_of_ones_own_is_uploaded_and_played_with(page: Page, tmp_path: Path) -> None:
    sheet = more(page)
    sheet.locator("input[type=file]").set_input_files(shutil.make_archive(str(tmp_path / "trial"), "zip", TRIAL))
    expect(sheet.locator('.pack[aria-pressed="true"]')).to_have_count(2)
    sheet.get_by_role("button", name="Classic dungeon").click()
    expect(sheet.locator('.pack[aria-pressed="true"]')).to_have_count(1)
    sheet.get_by_role("button", name="Create the table").click()
    (pack,) = info(page)["options"]["packs"]
    assert pack.startswith("pack:")


def test_a_bad_pack_and_an_unplayable_wish_are_said_in_place(visit: Visit) -> None:
    page = visit("/", forgive="422")
    sheet = more(page)
    sheet.locator("input[type=file]").set_input_files(
        {"name": "bad.yaml", "mimeType": "text/yaml", "buffer": b"nonsense: 1"}
    )
    expect(sheet.get_by_role("alert")).to_contain_text("needs `pack`")
    sheet.get_by_label("Winning Level").fill("1")
    sheet.get_by_role("button", name="Create the table").click()
    expect(sheet.locator(".dialog__foot").get_by_role("alert")).to_contain_text("winning_level")
    assert page.url.endswith("/")


# ---------------------------------------------------------------- joining and coming back
@pytest.mark.parametrize("given", ["{table}", "{site}/t/{table}", "  {site}/t/{table}?sit=1 "])
def test_a_link_or_a_name_leads_to_the_table(visit: Visit, given: str) -> None:
    table = opened(visit("/"), "Ana")
    page = visit("/")
    page.get_by_label("Link or name of a table").fill(given.format(table=table, site=page.url.rstrip("/")))
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/t/{table}")


@pytest.mark.parametrize(("given", "why"), [("no link!", "not a link to a table"), ("abcdefghij", "no such table")])
def test_what_leads_nowhere_says_so(visit: Visit, given: str, why: str) -> None:
    page = visit("/", forgive="404")
    page.get_by_label("Link or name of a table").fill(given)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text(why)
    page.get_by_label("Link or name of a table").fill("")
    expect(page.get_by_role("alert")).to_be_hidden()


def test_public_tables_are_listed_as_they_are_now(visit: Visit) -> None:
    page, host = visit("/"), visit("/")
    listed = page.locator(".tile--join li").filter(has_text="Night watch")
    expect(listed).to_be_hidden()
    table = opened(host, "Ana", public=True, title="Night watch", seats=3)
    expect(listed).to_contain_text("1 of 3 seated", timeout=SLOWEST)  # without a click
    expect(listed.get_by_role("link", name="Sit down at Night watch")).to_have_attribute("href", f"/t/{table}?sit=1")
    for name in ("Bo", "Cy"):
        taken = visit("/").request.post(f"/api/tables/{table}/seats", data={"name": name})
        assert taken.ok
    watch = listed.get_by_role("link", name="Watch Night watch")
    expect(watch).to_have_attribute("href", f"/t/{table}", timeout=SLOWEST)


def test_a_table_that_is_left_waits_under_resume(page: Page) -> None:
    expect(page.get_by_role("heading", name="First time here?")).to_be_visible()
    page.get_by_role("button", name="Play now against bots").click()
    table = info(page)["table"]
    page.goto("/")
    tile = page.get_by_role("region", name="Resume")
    expect(tile).to_contain_text("you are level 1")
    expect(tile.locator(".face")).to_have_count(4)
    tile.get_by_role("link", name="Back to the table").click()
    page.wait_for_url(f"**/t/{table}")


def test_resume_shows_three_and_forgets_tables_that_are_gone(visit: Visit) -> None:
    page = visit("/", forgive="404")
    for _ in range(4):
        page.goto("/")
        page.locator(".tile--create").get_by_role("button", name="Create the table").click()
        newest = info(page)["table"]
    gone = {"table": "gone-gone-gone", "seat": 0, "recovery": "", "at": 0, "note": "", "level": 1, "over": False}
    page.evaluate("tables => localStorage.setItem('kickdoor.tables', JSON.stringify(tables))", [gone, *mine(page)])
    page.goto("/")
    tile = page.get_by_role("region", name="Resume")
    expect(tile.get_by_role("link", name="Back to the table")).to_have_attribute("href", f"/t/{newest}")
    expect(tile.get_by_role("link")).to_have_count(3)
    assert "gone-gone-gone" not in [each["table"] for each in mine(page)]


# ---------------------------------------------------------------- settings, pages, looks
def test_settings_hold_at_once_and_are_kept(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    sheet.get_by_label("Your name").fill("Kim")
    sheet.get_by_role("button", name="Light").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    sheet.get_by_role("switch", name="Motion").click()
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    for name in ("Sounds", "Keyboard shortcuts"):
        sheet.get_by_role("switch", name=name).click()
    sheet.get_by_role("button", name="Blitz").click()
    sheet.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Settings")).to_be_focused()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_label("Your name")).to_have_value("Kim")
    page.get_by_role("button", name="Settings").click()
    switched = {name: sheet.get_by_role("switch", name=name) for name in ("Sounds", "Motion", "Keyboard shortcuts")}
    assert {name: each.get_attribute("aria-checked") for name, each in switched.items()} == {
        "Sounds": "true", "Motion": "false", "Keyboard shortcuts": "false",
    }  # fmt: skip
    expect(sheet.get_by_role("button", name="Blitz")).to_have_attribute("aria-pressed", "true")


def test_the_way_to_all_pages(page: Page) -> None:
    for links in ("Pages", "All pages"):  # in the bar, and as tiles
        for place in ("tutorial", "gallery", "rules", "counter"):
            expect(page.get_by_role("navigation", name=links, exact=True).locator(f'[href="/{place}"]')).to_be_visible()
    page.get_by_role("link", name="Credits").click()
    page.wait_for_url("**/credits")
    for author in ("Lorc", "Delapouite"):
        expect(page.get_by_text(author, exact=True)).to_be_visible()
    page.get_by_text("Caro Asercion").click()
    expect(page.get_by_text("capybara")).to_be_visible()
    expect(page.get_by_text("unofficial fan work")).to_be_visible()


def test_every_switch_of_the_rules_has_its_words(page: Page) -> None:
    sheet = more(page)
    assert sheet.locator(".switches > *").count() == sum(rule.in_lobby for _, rule in OPTIONAL)
    assert not UNSAID.search(sheet.inner_text())


@pytest.mark.parametrize(
    ("size", "scheme"),
    [(DESKTOP, "dark"), (PHONE, "light"), (TABLET, "light"), (NARROW, "dark")],
)  # fmt: skip
def test_nothing_is_cut_off_unsaid_or_hard_to_read(visit: Visit, size: Any, scheme: Any) -> None:
    page = visit("/", size, color_scheme=scheme, reduced_motion="reduce")
    page.get_by_role("button", name="Play now against bots").wait_for()
    sound(page)
    page.get_by_role("button", name="Settings").click()
    sound(page)
    page.keyboard.press("Escape")
    more(page)
    sound(page)
    page.goto("/credits")
    page.get_by_role("heading", name="Who made this").wait_for()
    sound(page)


def sound(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("[...document.querySelectorAll('.dialog__body')].every(e => e.scrollWidth <= e.clientWidth)")
    assert not UNSAID.search(page.locator("body").inner_text())
    found = Axe().run(page).response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
