"""The level counter around a table of printed cards: two phones, one screen, a server that goes away."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from kickdoor.lab.soak.server_process import ServerProcess
from tests.web.conftest import DESKTOP, PHONE, SLOWEST, TABLET, Visit, start
from tests.web.tables import comes

NARROW = {"width": 320, "height": 568}
ROOM = re.compile(r"/counter/([A-Z2-9]{6})(\?board)?$")
UNSAID = re.compile(r"\bcounter-[a-z]\w*")  # a message that no catalogue has is shown as its name
AWAY = "WebSocket|Failed to load resource|ERR_"  # what a browser says of a server that is gone


# ---------------------------------------------------------------- what people do
def open_room(page: Page, name: str = "Ana") -> str:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(ROOM)
    expect(sheet(page, name)).to_be_visible()
    found = ROOM.search(page.url)
    assert found is not None
    return found[1]


def join(visit: Visit, code: str, name: str, size: Any = PHONE) -> Page:
    page = visit(f"/counter/{code}", size)
    page.get_by_label(re.compile("Your name|Or someone new")).fill(name)
    page.get_by_role("button", name="Join", exact=True).click()
    expect(sheet(page, name)).to_be_visible()
    return page


def add(page: Page, *names: str) -> None:
    """Players without a phone."""
    page.get_by_role("button", name="Add players").last.click()
    dialog = page.get_by_role("dialog")
    for name in names:
        dialog.get_by_label("Someone without a phone").fill(name)
        dialog.get_by_role("button", name="Add", exact=True).click()
        expect(other(page, name)).to_be_attached()
    page.keyboard.press("Escape")


def sheet(page: Page, name: str) -> Locator:
    """The player who is shown large."""
    return page.locator(".c-sheet").and_(page.get_by_role("region", name=name, exact=True))


def other(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="Players").get_by_role("button").filter(has_text=name)


def taps(page: Page, button: str, times: int = 1) -> None:
    """Several as quickly as a thumb, however busy the machine is."""
    found = page.locator("main").get_by_role("button", name=button, exact=True)
    if times == 1:
        found.click()
    else:
        expect(found).to_be_enabled()
        found.evaluate("(button, times) => { while (times--) button.click(); }", times)


def writes(page: Page, field: str, number: int) -> None:
    page.get_by_role("textbox", name=field, exact=True).fill(str(number))
    page.keyboard.press("Tab")


def numbers(page: Page, name: str) -> tuple[int, int]:
    """Level and strength of another player, as this screen shows them."""
    level, strength = other(page, name).locator("b.num").all_inner_texts()
    return int(level), int(strength)


def shows(locator: Locator, *texts: str) -> None:
    for text in texts:
        expect(locator).to_contain_text(text)


def level(page: Page) -> Locator:
    return page.locator(".c-level output")


def story(page: Page) -> list[str]:
    page.locator(".c-ticker").click()
    lines = page.get_by_role("dialog", name="What has happened").locator("li > span:not(.c-disc)").all_inner_texts()
    page.keyboard.press("Escape")
    return lines


# ---------------------------------------------------------------- two phones
def test_two_phones_count_in_one_room(visit: Visit) -> None:
    ana = visit("/counter", PHONE)
    code = open_room(ana)
    bo = visit("/counter", PHONE)
    bo.get_by_label("The code on the other screen").fill(code.lower())
    bo.get_by_role("button", name="Join", exact=True).click()
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Join", exact=True).click()
    expect(sheet(bo, "Bo")).to_be_visible()
    taps(bo, "level: one more", 3)
    writes(bo, "Gear", 5)
    expect(other(ana, "Bo").locator("b.num")).to_have_text(["4", "9"])
    # Bo looks at Ana, and has no buttons there; Ana opened the room, and may change Bo.
    other(bo, "Ana").click()
    expect(sheet(bo, "Ana")).to_be_visible()
    expect(sheet(bo, "Ana").get_by_role("button", name="level: one more")).to_have_count(0)
    other(ana, "Bo").click()
    taps(ana, "level: one less")
    expect(other(bo, "Bo").locator("b.num")).to_have_text(["3", "8"])
    ana.get_by_role("button", name="Room settings").click()
    ana.get_by_role("switch", name="Everyone can change everything").click()
    expect(sheet(bo, "Ana").get_by_role("button", name="level: one more")).to_be_visible()


def test_a_player_of_the_shared_screen_takes_a_phone(visit: Visit) -> None:
    ana = visit("/counter", TABLET)
    code = open_room(ana)
    add(ana, "Bo", "Cy")
    other(ana, "Cy").click()
    taps(ana, "level: one more", 4)
    cy = visit(f"/counter/{code}", PHONE)
    expect(cy.get_by_role("button", name="Bo level 1")).to_be_visible()
    cy.get_by_role("button", name="Cy level 5").click()
    expect(sheet(cy, "Cy")).to_be_visible()
    taps(cy, "level: one more")
    expect(level(ana)).to_have_text("6")
    late = visit(f"/counter/{code}", PHONE)
    expect(late.get_by_role("button", name="Bo level 1")).to_be_visible()
    expect(late.get_by_role("button", name=re.compile("Cy level"))).to_have_count(0)  # has a phone


def test_the_qr_code_leads_to_the_room(visit: Visit) -> None:
    page = visit("/counter", PHONE)
    code = open_room(page)
    page.get_by_role("button", name="Add players").last.click()
    expect(page.get_by_role("dialog").get_by_role("img", name="QR code")).to_be_visible()
    shows(page.get_by_role("dialog"), code, f"/counter/{code}")


# ---------------------------------------------------------------- a fight
def test_a_fight_with_a_helper_and_two_monsters(visit: Visit) -> None:
    ana = visit("/counter", PHONE)
    code = open_room(ana)
    taps(ana, "level: one more", 4)
    writes(ana, "Gear", 5)
    bo = join(visit, code, "Bo")
    taps(bo, "level: one more", 2)
    writes(bo, "Gear", 1)
    ana.get_by_role("button", name="Fight", exact=True).click()
    taps(ana, "Bo +4")
    writes(ana, "Level of monster 1", 2)
    writes(ana, "Modifiers of monster 1", 5)
    taps(ana, "Another monster")
    writes(ana, "Level of monster 2", 5)
    expect(ana.locator(".c-sum")).to_contain_text("14vs12")
    shows(ana.locator(".c-sum"), "Ana and Bo lead by 2")
    # The other phone sees it too, and may add to it, but not end it.
    bo.get_by_role("button", name="14 vs 12").click()
    shows(bo.locator(".c-dock"), "Ana decides how it ends.")
    taps(bo, "For the monsters: one more", 4)
    shows(ana.locator(".c-sum"), "14vs16", "2 short")
    expect(ana.locator(".btn--go")).to_have_text(re.compile("Lost"))
    taps(ana, "For the fighters: one more", 3)
    taps(ana, "Levels for Bo if they win: one more")
    expect(ana.locator(".btn--go")).to_have_text(re.compile("Won"))
    ana.get_by_role("button", name="Won +2 levels").click()
    expect(level(ana)).to_have_text("7")
    expect(level(bo)).to_have_text("4")
    assert story(bo)[0] == "Ana wins the fight. Ana goes up to level 7. Bo goes up to level 4."
    # And back: the levels, and the fight as it was.
    ana.get_by_role("button", name="Undo", exact=True).click()
    expect(level(ana)).to_have_text("5")
    expect(ana.locator(".c-dock .btn--go")).to_have_text(re.compile("17 vs 16"))
    expect(level(bo)).to_have_text("3")


@pytest.mark.parametrize(
    ("outcome", "button", "after"),
    [("−2", "Lost −2 levels", "3"), ("Escaped", "Lost Escaped", "5"), ("Death", "Lost Death", "5")],
)
def test_a_fight_that_is_lost(visit: Visit, outcome: str, button: str, after: str) -> None:
    page = visit("/counter", PHONE)
    open_room(page)
    taps(page, "level: one more", 4)
    writes(page, "Gear", 3)
    page.get_by_role("button", name="Fight", exact=True).click()
    writes(page, "Level of monster 1", 20)
    page.get_by_role("button", name=outcome, exact=True).click()
    page.get_by_role("button", name=button).click()
    expect(level(page)).to_have_text(after)
    expect(page.get_by_role("button", name="Alive again")).to_have_count(int(outcome == "Death"))
    expect(page.get_by_role("textbox", name="Gear")).to_have_value("0" if outcome == "Death" else "3")
    expect(page.get_by_role("button", name="Fight", exact=True)).to_be_visible()


def test_whoever_reaches_the_winning_level_is_crowned(visit: Visit) -> None:
    page = visit("/counter", PHONE)
    page.get_by_role("button", name="Level 20").click()
    open_room(page)
    taps(page, "level: one more", 18)
    expect(level(page)).to_have_text("19")
    expect(page.get_by_role("dialog")).to_have_count(0)
    taps(page, "level: one more")
    crowned = page.get_by_role("dialog", name="Ana wins!")
    crowned.get_by_role("button", name="New game").click()
    expect(level(page)).to_have_text("1")


# ---------------------------------------------------------------- numbers, dice, history
def test_taps_are_one_step_of_the_history_and_undo_goes_back_one_by_one(visit: Visit) -> None:
    page = visit("/counter", PHONE)
    open_room(page)
    taps(page, "level: one more", 3)
    page.wait_for_timeout(700)
    taps(page, "Gear: one more", 2)
    page.get_by_role("button", name="Male").or_(page.get_by_role("button", name="Choose male or female")).click()
    assert story(page)[:3] == ["Ana is female.", "Gear of Ana: +2 (+2).", "Ana goes up to level 4."]
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("textbox", name="Gear")).to_have_value("0")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(level(page)).to_have_text("1")
    assert story(page)[0] == "Undone: Ana goes up to level 4."


def test_a_level_is_never_less_than_one(visit: Visit) -> None:
    page = visit("/counter", PHONE)
    open_room(page)
    expect(page.get_by_role("button", name="level: one less")).to_be_disabled()
    taps(page, "level: one more")
    taps(page, "level: one less")
    expect(page.get_by_role("button", name="level: one less")).to_be_disabled()
    writes(page, "Gear", 100_000)
    expect(page.get_by_role("textbox", name="Gear")).to_have_value("999")
    writes(page, "Bonus", -3)
    expect(page.locator(".c-strength output")).to_have_text("997")


def test_dice_are_told_to_everybody(visit: Visit) -> None:
    ana = visit("/counter", PHONE)
    bo = join(visit, open_room(ana), "Bo")
    bo.get_by_role("button", name="Dice").click()
    dialog = bo.get_by_role("dialog", name="Dice")
    dialog.get_by_role("button", name="Ten sides").click()
    dialog.get_by_role("button", name="Two").click()
    dialog.get_by_role("button", name="Roll").click()
    shown = re.compile(r"^\s*(\d+) \+ (\d+) = (\d+)\s*$")
    expect(dialog.locator(".c-dice__sum")).to_have_text(shown)
    found = shown.match(dialog.locator(".c-dice__sum").inner_text())
    assert found is not None
    one, two, total = map(int, found.groups())
    assert 1 <= one <= 10 and 1 <= two <= 10 and one + two == total
    expect(ana.locator(".c-ticker")).to_contain_text(f"Bo rolls {one} and {two}: {total} (2d10).")


def test_who_somebody_is(visit: Visit) -> None:
    page = visit("/counter", PHONE)
    open_room(page)
    add(page, "Bo")
    sheet(page, "Ana").get_by_role("button", name=re.compile("Ana")).click()
    dialog = page.get_by_role("dialog", name="Ana")
    dialog.get_by_label("Name").fill("<b>Anna</b>")
    dialog.get_by_label("Race").fill("Elf")
    dialog.get_by_label("Class").fill("Wizard")
    dialog.get_by_role("button", name="Green frog").click()
    dialog.get_by_role("button", name="Done").click()
    expect(sheet(page, "<b>Anna</b>")).to_contain_text("Elf · Wizard")
    expect(sheet(page, "<b>Anna</b>")).to_have_attribute("data-seat", "5")
    other(page, "Bo").click()
    sheet(page, "Bo").get_by_role("button", name="Bo Race, class").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    page.get_by_role("button", name="Remove permanently?").click()
    expect(other(page, "Bo")).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(sheet(page, "Bo")).to_be_visible()


# ---------------------------------------------------------------- without a server
def test_the_server_goes_away_and_comes_back(visit: Visit, site: ServerProcess) -> None:
    """Everything works on, also after a reload; what was changed meanwhile is sent when there is a line."""
    ana = visit("/counter", PHONE, forgive=AWAY)
    code = open_room(ana)
    watching = visit(f"/counter/{code}?board", TABLET, forgive=AWAY)
    expect(watching.get_by_label("Level of Ana")).to_have_text("1")
    comes(
        ana,
        "async () => (await (await caches.open('kickdoor-counter')).match('/counter')) !== undefined"
        " && (await (await caches.open('kickdoor-counter')).keys()).some(({ url }) => /Counter-.*js$/.test(url))",
    )
    site.kill()
    try:
        taps(ana, "level: one more", 2)
        expect(ana.locator(".c-line")).to_contain_text("saved, will be sent later")
        ana.reload()
        expect(level(ana)).to_have_text("3")
        writes(ana, "Gear", 4)  # between the taps, which would be one change if they came quickly
        taps(ana, "level: one more")
        expect(ana.locator(".c-strength output")).to_have_text("8")
    finally:
        start(site)
    expect(ana.locator(".c-line")).to_have_count(0, timeout=SLOWEST)  # by itself
    expect(watching.get_by_label("Level of Ana")).to_have_text("4", timeout=SLOWEST)
    comes(ana, f"async () => (await (await fetch('/api/counters/{code}')).json()).news.length > 3")
    found = ana.evaluate(f"fetch('/api/counters/{code}').then((said) => said.json())")
    assert [item["why"] for item in found["news"]] == ["opened", "edit", "edit", "edit"]  # each once


def test_a_room_without_a_server_is_on_this_screen_and_can_be_shared_later(visit: Visit) -> None:
    page = visit("/counter", PHONE, forgive=AWAY)
    page.route("**/api/counters", lambda route: route.abort())
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/counter/local")
    add(page, "Bo")
    taps(page, "level: one more", 5)
    page.reload()
    expect(level(page)).to_have_text("6")
    page.unroute("**/api/counters")
    page.get_by_role("button", name="Add players").last.click()
    page.get_by_role("button", name="Connect phones").click()
    page.wait_for_url(ROOM)
    expect(level(page)).to_have_text("6")
    found = ROOM.search(page.url)
    assert found is not None
    late = visit(f"/counter/{found[1]}", PHONE)
    expect(late.get_by_role("button", name="Bo level 1")).to_be_visible()


def test_a_room_that_there_is_not(visit: Visit) -> None:
    page = visit("/counter/AAAAAA", PHONE, forgive="404")
    expect(page.get_by_role("heading", name="There is no such room.")).to_be_visible()
    page.get_by_role("link", name="To the level counter").click()
    expect(page.get_by_role("heading", name="Level counter")).to_be_visible()


def test_rooms_of_this_browser_are_found_again(visit: Visit) -> None:
    page = visit("/counter", PHONE)
    code = open_room(page)
    taps(page, "level: one more", 2)
    page.wait_for_timeout(700)
    page.goto("/counter")
    page.get_by_role("link", name=re.compile(f"Ana 3.*{code}")).click()
    expect(level(page)).to_have_text("3")


WAKE = """
window.locks = [];
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
  const lock = { released: false, release: async () => { lock.released = true; } };
  window.locks.push(lock);
  return lock;
} } });
"""


def test_the_screen_stays_on_while_a_room_is_open(visit: Visit) -> None:
    page = visit("", PHONE)
    page.add_init_script(WAKE)
    page.goto("/counter")
    open_room(page)
    held = "() => locks.some((lock) => !lock.released)"
    free = "() => locks.every((lock) => lock.released)"
    page.wait_for_function(held)
    page.get_by_role("button", name="Room settings").click()
    page.get_by_role("switch", name="Keep the screen on").click()
    page.wait_for_function(free)
    page.get_by_role("switch", name="Keep the screen on").click()
    page.wait_for_function(held)
    page.get_by_role("link", name="Leave the room").click()
    page.wait_for_function(free)


# ---------------------------------------------------------------- for everybody
def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/counter", DESKTOP)

    def to(name: str) -> None:
        for _ in range(40):
            page.keyboard.press("Tab")
            focused = page.evaluate(
                "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText.trim()"
            )
            if focused == name:
                return
        raise AssertionError(f"{name} is not reached")

    to("Start")
    page.keyboard.press("Enter")
    page.wait_for_url(ROOM)
    to("level: one more")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    expect(level(page)).to_have_text("3")
    to("Fight")
    page.keyboard.press("Enter")
    expect(page.locator(".c-sum")).to_be_visible()


def test_the_board_shows_everybody_and_who_looks_on_changes_nothing(visit: Visit) -> None:
    ana = visit("/counter", PHONE)
    code = open_room(ana)
    add(ana, "Bo", "Cy", "Di")
    board = visit(f"/counter/{code}", TABLET)
    board.get_by_role("button", name="Only show the board").click()
    expect(board.locator(".c-plate")).to_have_count(4)
    expect(board.get_by_role("button", name=re.compile("one more"))).to_have_count(0)
    taps(ana, "level: one more", 6)
    expect(board.get_by_label("Level of Ana")).to_have_text("7")
    ana.get_by_role("button", name="Board: everyone, large").click()
    taps(ana, "Level of Di: one more", 2)
    expect(board.get_by_label("Level of Di")).to_have_text("3")


def is_whole(page: Page, what: str) -> None:
    """Nothing is wider than the screen, unsaid, or hard to read or to reach."""
    page.wait_for_timeout(500)  # what comes in has arrived: half seen, it would be hard to read
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), what
    assert not UNSAID.search(page.locator("body").inner_text()), what
    found = Axe().run(page).response["violations"]
    bad = [(each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in ("serious", "critical")]
    assert bad == [], what


@pytest.mark.parametrize(
    ("size", "scheme"),
    [(DESKTOP, "dark"), (PHONE, "light"), (NARROW, "dark")],
    ids=lambda value: str(value["width"]) if isinstance(value, dict) else value,
)  # fmt: skip
def test_every_view_is_whole(visit: Visit, size: Any, scheme: Any) -> None:
    page = visit("/counter", size, color_scheme=scheme, reduced_motion="reduce")
    is_whole(page, "start")
    code = open_room(page, "Bartholomew the Unreasonably Longnamed")
    add(page, "Bo", "Cy", "Di", "Ed")
    is_whole(page, "room")
    page.get_by_role("button", name="Add players").last.click()
    is_whole(page, "invitation")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Room settings").click()
    is_whole(page, "settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Dice").click()
    page.get_by_role("button", name="Roll").click()
    is_whole(page, "dice")
    page.keyboard.press("Escape")
    sheet(page, "Bartholomew the Unreasonably Longnamed").get_by_role("button", name="Died").click()
    page.locator(".c-sheet__who button").click()
    is_whole(page, "who")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Fight", exact=True).click()
    taps(page, "Bo +1")
    is_whole(page, "fight")
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Board: everyone, large").click()
    is_whole(page, "board")
    is_whole(visit(f"/counter/{code}", size, color_scheme=scheme), "joining")
