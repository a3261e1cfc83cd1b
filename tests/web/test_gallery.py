"""The gallery: every card of every set, searched, filtered, enlarged, linked to."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from kickdoor.cardfaces.face import deck_of
from kickdoor.packs import builtin_sets, load_pack
from tests.web.conftest import PHONE, TABLET, Visit

LYING = {"width": 844, "height": 390}
# A message that no catalogue has is shown as its name.
UNSAID = re.compile(r"\b(?:gallery|set|topbar|search|dialog)-[a-z][\w-]*")
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def wall(visit: Visit, name: str, *places: Any, **options: Any) -> Page:
    page = visit(f"/gallery/{name}", *places, **options)
    page.locator(".slot").first.wait_for()
    return page


def seen(page: Page) -> int:
    return page.locator("li:not([hidden]) > .slot").count()


def cards(name: str, **wanted: Any) -> list[dict[str, Any]]:
    pack = load_pack(name)
    return [
        card
        for card in pack.cards
        if wanted.get("deck") in (None, deck_of(pack, card))
        and wanted.get("kind") in (None, card["kind"])
        and wanted.get("count") in (None, card.get("count", 1))
        and (wanted.get("tag") is None or wanted["tag"] in card.get("tags", ()))
    ]


def sheet(page: Page) -> Locator:
    return page.locator("dialog[open]")


def shown(page: Page) -> str:
    return sheet(page).locator("h2").inner_text()


# ---------------------------------------------------------------- what is there
def test_all_sets_are_on_the_way_in(visit: Visit) -> None:
    page = visit("/gallery")
    page.locator(".set-link .card").first.wait_for()
    expect(page.locator(".set-link")).to_have_count(len(builtin_sets()))
    expect(page.locator(".set-link .card")).to_have_count(3 * len(builtin_sets()))
    for name in builtin_sets():
        link = page.locator(f'.set-link[href="/gallery/{name}"]')
        expect(link).to_contain_text(f"{len(cards(name))} different cards")
    page.locator('.set-link[href="/gallery/fu"]').click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Kung-fu film")
    assert not UNSAID.search(page.inner_text("body"))


@pytest.mark.parametrize("name", builtin_sets())
def test_every_card_of_a_set_is_drawn_in_its_mood(visit: Visit, name: str) -> None:
    page = wall(visit, name)
    drawn = page.locator(".slot .card__name").all_text_contents()
    assert sorted(drawn) == sorted(card["name"] for card in cards(name))
    expect(page.get_by_role("status")).to_contain_text(f"{len(cards(name))} different cards, 168 in the box")
    assert page.evaluate("document.documentElement.dataset.set") == name
    assert not UNSAID.search(page.inner_text("body"))


def test_cards_are_in_the_readers_language_and_follow_another_choice(visit: Visit) -> None:
    page = wall(visit, "classic", locale="de")
    dragon = page.locator(".slot .card", has_text="Plutonium Dragon").first
    expect(dragon).to_contain_text("Schlimme Dinge")
    expect(dragon).to_contain_text("Du stirbst.")
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_label("Sprache").select_option("es")
    expect(dragon).to_contain_text("Mueres.")
    page.keyboard.press("Escape")
    page.get_by_role("searchbox").fill("no persigue a personajes de nivel 5")
    expect(page.locator("li:not([hidden]) > .slot")).to_have_count(1)


def test_namesakes_of_another_set_do_not_stay_on_the_wall(visit: Visit) -> None:
    page = wall(visit, "classic")
    page.locator('.gallery__sets a[href="/gallery/pathfinder"]').click()
    expect(page.get_by_role("heading", level=1)).to_have_text("High fantasy")
    page.locator(".slot").first.wait_for()
    page.locator('.gallery__sets a[href="/gallery/classic"]').click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Classic dungeon")
    expect(page.locator("#card-Wandering-Monster .card__foot")).to_contain_text("Classic")


def test_a_set_that_there_is_not(visit: Visit) -> None:
    page = visit("/gallery/nothing")
    expect(page.get_by_role("alert")).to_contain_text("nothing")


# ---------------------------------------------------------------- choosing
def test_searching_by_name_and_by_text(visit: Visit) -> None:
    page = wall(visit, "classic")
    field = page.get_by_label("Search by name or text")
    field.fill("plutonium DRAGON")
    assert seen(page) == 1
    expect(page.get_by_role("status")).to_contain_text(f"1 of {len(cards('classic'))} cards")
    field.fill("remembers when all this was lava")
    expect(page.locator("li:not([hidden]) > .slot .card__name")).to_have_text(["Ancient"])
    field.fill("no card says this")
    assert seen(page) == 0
    expect(page.locator(".shelf:not([hidden])")).to_have_count(0)
    page.get_by_role("button", name="Show all").click()
    assert seen(page) == len(cards("classic"))
    expect(field).to_have_value("")


def test_filters_by_deck_kind_copies_and_tag(visit: Visit) -> None:
    page = wall(visit, "fu")
    page.get_by_role("button", name="Treasures").click()
    assert seen(page) == len(cards("fu", deck="treasure"))
    page.get_by_role("button", name="Items", exact=True).click()
    assert seen(page) == len(cards("fu", deck="treasure", kind="item"))
    page.get_by_label("Tag").select_option("weapon")
    assert seen(page) == len(cards("fu", deck="treasure", kind="item", tag="weapon")) > 0
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("Copies").select_option("3")
    assert seen(page) == len(cards("fu", count=3)) > 0
    page.get_by_role("button", name="Traps").click()
    page.get_by_role("button", name="Traps").click()  # and off again
    assert seen(page) == len(cards("fu", count=3))


# ---------------------------------------------------------------- one card
def test_a_card_is_enlarged_and_arrows_turn_to_the_next(visit: Visit) -> None:
    page = wall(visit, "classic")
    page.get_by_role("button", name="Races").click()
    page.locator("#card-Elf").click()
    expect(sheet(page).locator(".exhibit__text")).to_contain_text("Gain 1 level for each monster you help to kill.")
    assert page.url.endswith("?card=Elf")
    races = [card["name"] for card in cards("classic", kind="race")]
    page.keyboard.press("ArrowRight")
    expect(sheet(page).locator("h2")).to_have_text(races[races.index("Elf") + 1])
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(sheet(page).locator("h2")).to_have_text(races[races.index("Elf") - 1])
    last = shown(page)
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    expect(page.locator(f"#card-{last}")).to_be_focused()
    assert page.url.endswith("/gallery/classic")


def test_all_by_keyboard_and_the_way_back(visit: Visit) -> None:
    page = wall(visit, "classic")
    page.locator("#card-Cleric").focus()
    before = page.evaluate("scrollY")
    page.keyboard.press("Enter")
    expect(sheet(page).locator("h2")).to_have_text("Cleric")
    page.go_back()
    expect(sheet(page)).to_have_count(0)
    assert page.evaluate("scrollY") == before
    page.keyboard.press("Tab")
    expect(page.locator("#card-Thief")).to_be_focused()


def test_a_link_to_a_card_opens_it_and_its_rules(visit: Visit) -> None:
    page = visit("/gallery/classic?card=Plutonium%20Dragon", PHONE)
    sheet(page).wait_for()
    expect(sheet(page).locator("h2")).to_have_text("Plutonium Dragon")
    expect(sheet(page).locator(".exhibit__text")).to_contain_text("Bad Stuff: You die.")
    sheet(page).get_by_role("link", name="Monster tribes").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Monster tribes")
    page.go_back()
    sheet(page).wait_for()
    sheet(page).get_by_role("button", name="Close").click()  # who came by a link stays in the gallery
    expect(sheet(page)).to_have_count(0)
    assert page.url.endswith("/gallery/classic")


def test_one_plays_with_what_one_has_looked_at(visit: Visit) -> None:
    page = wall(visit, "impossible")
    expect(page.locator(".btn--go")).to_have_count(1)
    page.get_by_role("link", name="Play with these").click()
    expect(page.locator('.door[data-door="impossible"]')).to_have_attribute("aria-pressed", "true")


# ---------------------------------------------------------------- for everybody
@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "dark"), (LYING, "light"), (TABLET, "dark")])
def test_nothing_sticks_out(visit: Visit, size: Any, scheme: str) -> None:
    page = wall(visit, "pathfinder", size, color_scheme=scheme)
    assert page.evaluate(OVERFLOW) <= 0
    page.locator(".slot").first.click()
    expect(sheet(page)).to_be_visible()
    assert page.evaluate(OVERFLOW) <= 0
    page.goto("/gallery")
    page.locator(".set-link .card").first.wait_for()
    assert page.evaluate(OVERFLOW) <= 0


@pytest.mark.parametrize(
    ("path", "scheme"),
    [("/gallery", "light"), ("/gallery/fu", "dark"), ("/gallery/impossible?card=Double%20Agent", "light")],
)
def test_everybody_can_use_it(visit: Visit, path: str, scheme: str) -> None:
    page = visit(path, color_scheme=scheme, reduced_motion="reduce")
    page.locator(".card").first.wait_for()
    found = Axe().run(page).response["violations"]
    assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
