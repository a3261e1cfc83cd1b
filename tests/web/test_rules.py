"""The numbered rules: chapters, links, searching, editions; and over a table, without leaving it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from kickdoor.rules import catalogue
from kickdoor.rules.catalogue import text_of
from tests.web.conftest import PHONE, TABLET, Visit
from tests.web.tables import deal

LYING = {"width": 844, "height": 390}
# A message that no catalogue has is shown as its name.
UNSAID = re.compile(r"\b(?:rules|topbar|search|dialog)-[a-z][\w-]*")
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def book(visit: Visit, path: str, *places: Any, **options: Any) -> Page:
    """The page, once there is something to read on it."""
    page = visit(path, *places, **options)
    page.locator(".rule, .tile-link").first.wait_for(state="attached")
    return page


def ids(page: Page) -> list[str]:
    return [str(each.get_attribute("id")) for each in page.locator(".rule").all()]


def is_arrived_at(page: Page, id: str) -> None:
    """Marked, in sight, and where the keyboard goes on."""
    article = page.locator(f"[id='{id}']")
    expect(article).to_have_class(re.compile("rule--here"))
    expect(article).to_be_in_viewport()
    expect(article).to_be_focused()


# ---------------------------------------------------------------- chapters and links
def test_the_overview_has_every_chapter(visit: Visit) -> None:
    page = book(visit, "/rules")
    rules = catalogue()
    expect(page.locator(".page-head")).to_contain_text(f"{len(rules.rules)} numbered rules")
    groups = {each.group for each in rules.ambiguities} | {each.topic for each in rules.rulings}
    listed = page.locator(".tile-link b").all_text_contents()
    assert {section.title for section in rules.sections} | groups <= set(listed)
    assert {"Editions compared", "Worked fights", "When may I do what?"} <= set(listed)
    assert not UNSAID.search(page.inner_text("body"))


@pytest.mark.parametrize("section", ["SETUP", "COMBAT", "SUPER", "WIN"])
def test_a_chapter_has_its_rules_in_order(visit: Visit, section: str) -> None:
    page = book(visit, f"/rules/{section}")
    chapter = catalogue().section(section)
    assert chapter is not None
    expect(page.get_by_role("heading", level=1)).to_have_text(chapter.title)
    assert ids(page) == [rule.id for rule in chapter.rules]
    for rule in chapter.rules:
        expect(page.locator(f"[id='{rule.id}'] .rule-body").first).to_contain_text(rule.text)
    assert not UNSAID.search(page.inner_text("body"))


def test_the_other_parts_can_be_read(visit: Visit) -> None:
    page = book(visit, "/rules/EX-1")
    is_arrived_at(page, "EX-1")
    expect(page.locator("#EX-1 .rule-steps > li")).to_have_count(5)
    page.goto("/rules/editions")
    page.locator(".rule").first.wait_for()
    assert ids(page) == [each.id for each in catalogue().differences]
    expect(page.locator("#DIFF-1")).to_contain_text("Trap")
    page.goto("/rules/when")
    page.locator(".rule").first.wait_for()
    assert ids(page) == [each.id for each in catalogue().timing]
    page.goto("/rules/FAQ-60")
    is_arrived_at(page, "FAQ-60")
    expect(page.get_by_role("heading", level=1)).to_have_text("Running away")
    assert not UNSAID.search(page.inner_text("body"))


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_link_to_a_rule_leads_there(visit: Visit, size: Any) -> None:
    page = book(visit, "/rules/combat-21", *([size] if size else []))  # however it is typed
    is_arrived_at(page, "COMBAT-21")
    page.goto("/rules/WIN-4")
    page.locator("#WIN-4 .rule-link", has_text="CONFLICT-6").click()
    is_arrived_at(page, "CONFLICT-6")
    assert page.url.endswith("/rules/CONFLICT-6")
    page.go_back()
    is_arrived_at(page, "WIN-4")


def test_several_rules_named_at_once_are_links_each(visit: Visit) -> None:
    page = book(visit, "/rules/AMB-3")  # "TIMING-16/17"
    links = page.locator("#AMB-3 .rule-link")
    assert {"/rules/TIMING-16", "/rules/TIMING-17"} <= {each.get_attribute("href") for each in links.all()}


def test_under_a_rule_stands_what_refers_to_it(visit: Visit) -> None:
    page = book(visit, "/rules/COMBAT-21")
    behind = page.locator("#COMBAT-21 .behind")
    expect(behind.locator("summary")).to_contain_text("3 open questions")
    expect(behind.locator(".behind__one").first).to_be_hidden()
    behind.locator("summary").click()
    expect(behind).to_contain_text("Does a new play restart the reaction wait?")
    behind.get_by_role("link", name="Link to AMB-2").click()
    is_arrived_at(page, "AMB-2")


def test_an_id_that_there_is_not(visit: Visit) -> None:
    page = book(visit, "/rules/NOPE-3")
    expect(page.get_by_role("alert")).to_have_text("There is no rule NOPE-3.")
    expect(page.locator(".tile-link").first).to_be_visible()


# ---------------------------------------------------------------- searching and editions
def test_searching_finds_what_has_all_the_words(visit: Visit) -> None:
    page = book(visit, "/rules")
    field = page.get_by_label("Search the rules")
    field.fill("Warrior tie")
    wanted = [
        each.id
        for each in catalogue().entries()
        if all(word in f"{each.id} {text_of(each)}".casefold() for word in ("warrior", "tie"))
    ]
    expect(page.get_by_role("status")).to_have_text(f"{len(wanted)} entries found.")
    assert ids(page) == wanted
    expect(page.locator("#COMBAT-4 mark").first).to_have_text(re.compile("warrior", re.IGNORECASE))
    page.locator("#COMBAT-4 > .rule-id").click()
    is_arrived_at(page, "COMBAT-4")
    page.go_back()
    expect(field).to_have_value("Warrior tie")  # the search is part of the address
    page.get_by_role("button", name="Clear the search").click()
    expect(page.locator(".page-head")).to_be_visible()


def test_a_search_that_finds_much_shows_a_part_first(visit: Visit) -> None:
    page = book(visit, "/rules?q=monster")
    more = page.get_by_role("button", name=re.compile(r"Show \d+ more"))
    before = page.locator(".rule").count()
    more.click()
    expect(more).to_have_count(0)
    assert page.locator(".rule").count() > before


def test_one_edition_only_and_from_chapter_to_chapter(visit: Visit) -> None:
    page = book(visit, "/rules/SETUP")
    setup, curse = catalogue().section("SETUP"), catalogue().section("CURSE")
    assert setup is not None and curse is not None
    page.get_by_label("Edition").select_option("pathfinder")
    assert ids(page) == [rule.id for rule in setup.rules if "pathfinder" in rule.sets]
    contents = page.locator(".rules__aside")
    expect(contents.get_by_role("link", name="Mooks (fu)")).to_have_count(0)
    contents.get_by_role("link", name="Curses and Traps").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Curses and Traps")
    assert ids(page) == [rule.id for rule in curse.rules if "pathfinder" in rule.sets]


# ---------------------------------------------------------------- over a table
def test_a_rule_is_read_over_the_table(visit: Visit) -> None:
    page = visit("/")
    table = deal(page)
    page.locator(".rail .log__rule").first.click()
    sheet = page.locator("dialog[open]")
    id = sheet.locator("h2").inner_text().removeprefix("Rule ")
    entry = catalogue().by_id[id.casefold()]
    expect(sheet.locator(".rule-body")).to_contain_text(text_of(entry)[:40])
    expect(sheet.get_by_role("link", name="In the rules")).to_have_attribute("href", f"/rules/{id}")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.url.endswith(table)


# ---------------------------------------------------------------- for everybody
def test_on_a_phone_the_contents_are_in_a_drawer(visit: Visit) -> None:
    page = book(visit, "/rules/COMBAT", PHONE)
    expect(page.locator(".rules__aside")).to_be_hidden()
    page.get_by_role("button", name="Contents").click()
    drawer = page.get_by_role("dialog", name="Contents")
    expect(drawer.get_by_role("link", name=re.compile(r"^Combat\b"))).to_be_in_viewport()
    drawer.get_by_role("link", name="Running Away").click()
    expect(drawer).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text("Running Away")


@pytest.mark.parametrize(
    ("path", "size"),
    [("/rules", PHONE), ("/rules/COMBAT-21", LYING), ("/rules/when", TABLET), ("/rules/editions", PHONE)],
)  # fmt: skip
def test_nothing_sticks_out(visit: Visit, path: str, size: Any) -> None:
    page = book(visit, path, size)
    assert page.evaluate(OVERFLOW) <= 0


@pytest.mark.parametrize(
    ("path", "scheme"),
    [("/rules", "dark"), ("/rules/COMBAT-21", "light"), ("/rules/when", "dark"), ("/rules?q=tie", "light")],
)  # fmt: skip
def test_everybody_can_use_it(visit: Visit, path: str, scheme: str) -> None:
    page = book(visit, path, color_scheme=scheme, reduced_motion="reduce")
    found = Axe().run(page).response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
