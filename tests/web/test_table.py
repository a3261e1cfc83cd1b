"""The table in a browser: whole games, links, reloads, restarts, keys, the phone."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.protocol.options import Options, Timing
from tests.web.conftest import DESKTOP, PHONE, Visit, start
from tests.web.moments import (
    a_kill_is_claimed,
    a_kill_may_be_stopped,
    a_kill_would_win,
    all_may_react,
    all_may_react_in_a_fight,
    ana_can_kill,
    ana_holds_a_monster,
    ana_is_at_the_door,
    ana_needs_bo,
    sitting,
    table_at,
)
from tests.web.tables import FAST, MANY, comes, deal, opened, step, watch_for

SHORT = {"rules": FAST["rules"] | {"winning_level": 2}}
UNHURRIED = Options(seats=3, bot="easy", timing=Timing(reading=60, decision=None, pace=10))  # bots do nothing yet


def test_a_whole_game_of_two_browsers_and_two_bots_to_the_end_screen(visit: Visit) -> None:
    ana = visit("/")
    table = opened(ana, "Ana", **SHORT)
    ana.goto(f"/t/{table}")
    expect(ana.get_by_label("Invite friends with this link")).to_have_value(re.compile(f"/t/{table}$"))
    bo = visit(f"/t/{table}", PHONE)
    bo.locator("#lobby-name").fill("Bo")
    bo.get_by_role("button", name="Sit here").first.click()
    expect(ana.locator(".lobby__seats")).to_contain_text("Bo")
    ana.get_by_role("button", name="Start the game").click()
    for page in (ana, bo):
        page.locator(".table").wait_for()
    for _ in range(MANY):
        if ana.locator(".end").count() and bo.locator(".end").count():
            break
        for page in (ana, bo):
            if not page.locator(".end").count():
                step(page)
    for page in (ana, bo):
        expect(page.locator(".end")).to_be_visible()


def test_alone_with_bots_a_kill_counts_at_once(visit: Visit, site: ServerProcess) -> None:
    page = sitting(visit, site, table_at(site, ana_can_kill, persons=1), 0)
    page.locator('.dock .btn--go[data-action$="fight"]').click()
    expect(page.locator(".log")).to_contain_text("Ana beats")
    expect(page.locator('.dock .btn--go[data-action$="fight"]')).to_have_count(0)


def test_a_fight_is_as_it_was_after_a_reload_and_goes_on(visit: Visit, site: ServerProcess) -> None:
    page = sitting(visit, site, table_at(site, ana_needs_bo), 0)

    def shown() -> list[str | None]:
        page.locator(".fight").wait_for()
        hand = page.locator(".hand__card .card-box").evaluate_all("cards => cards.map((card) => card.ariaLabel)")
        question = page.locator(".dock .btn--go").inner_text()
        return [page.locator(".sum__nums").get_attribute("aria-label"), question, *hand]

    page.locator(".dock .btn--go").wait_for()
    before = shown()
    page.reload()
    page.locator(".dock .btn--go").wait_for()
    assert shown() == before
    lines = page.locator(".rail .log li").count()
    page.locator(".dock .btn--go").click()
    expect(page.locator(".rail .log li")).not_to_have_count(lines)


def test_a_restart_of_the_server_in_mid_fight_is_survived_without_a_click(visit: Visit, site: ServerProcess) -> None:
    page = sitting(visit, site, table_at(site, ana_needs_bo, persons=1), 0, forgive="WebSocket|ERR_CONNECTION")
    page.locator(".fight").wait_for()
    site.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    start(site)
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    before = page.locator(".log li").count()
    for _ in range(MANY):
        step(page)
        if page.locator(".log li").count() > before:
            return
    raise AssertionError("nothing goes on")


def test_a_whole_turn_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    deal(page)
    page.locator(".dock .btn--go").wait_for()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand__slot.is-up")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".hand__slot.is-up")).to_have_count(0)
    for _ in range(MANY):
        if page.get_by_text("Mika kicks open the door").count():
            return
        if page.locator("dialog[open]").count():
            step(page)
        else:
            page.keyboard.press("Enter")
        page.wait_for_timeout(80)
    raise AssertionError("no door was kicked open by Enter")


def test_a_card_that_cannot_be_played_says_why_and_by_which_rule(visit: Visit, site: ServerProcess) -> None:
    page = sitting(visit, site, table_at(site, ana_holds_a_monster), 0)
    blocked = page.locator('.hand__card:has(.card-box[data-state="blocked"])')
    blocked.first.wait_for()
    blocked.first.click(position={"x": 12, "y": 30})  # the rest may lie under the next card
    expect(page.locator(".card-menu__why")).to_be_visible()
    page.locator(".card-menu").get_by_role("button", name=re.compile("^Rule ")).click()
    expect(page.locator("dialog[open]")).to_contain_text(re.compile(r"[A-Z]+-\d+"))


def test_wait_holds_the_window_for_everybody(visit: Visit, site: ServerProcess) -> None:
    """Also if the big button was clicked last and has the focus: Space is not for it."""
    table = table_at(site, all_may_react, Options(seats=3, bot="easy", timing=Timing(reading=30, decision=None)))
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1)
    ana.locator(".pending").click()
    ana.locator(".dock .btn--go").focus()
    ana.keyboard.press("Space")
    expect(ana.locator(".pending[data-held]")).to_be_visible()
    expect(ana.locator(".wait-for")).to_contain_text("Held by you")
    expect(bo.locator(".pending[data-held]")).to_be_visible()
    expect(bo.locator(".wait-for")).to_contain_text("Held by Ana")


MEET: Final = """count => {
  const box = document.querySelector(".foes"), first = box.querySelector(".foe");
  while (box.querySelectorAll(".foe").length < count) box.append(first.cloneNode(true));
  const found = (each) =>
    [...document.querySelectorAll(each)].map((one) => [one.className, one.getBoundingClientRect()]);
  const far = 6; // a card that lies at an angle needs a little more than its place
  const before = (end, start) => end - far <= start;
  return found(".hero, .foe__card, .sum__nums, .pile").flatMap(([part, a]) =>
    found(".seats .seat, .pending")
      .filter(([, b]) => a.width && !before(a.right, b.left) && !before(b.right, a.left))
      .filter(([, b]) => !before(a.bottom, b.top) && !before(b.bottom, a.top))
      .map(([other]) => `${part} lies over ${other}`));
}"""


@pytest.mark.parametrize("monsters", [1, 4])
@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1280, 720), (1024, 700), (390, 844), (844, 390)])
def test_a_fight_lies_between_the_seats_and_the_banner(
    visit: Visit, site: ServerProcess, size: tuple[int, int], monsters: int
) -> None:
    table = table_at(site, all_may_react_in_a_fight, UNHURRIED)
    page = sitting(visit, site, table, 0, {"width": size[0], "height": size[1]})
    page.locator(".pending").wait_for()
    assert page.evaluate(MEET, monsters) == []


def test_a_kill_that_wins_the_game_is_told(visit: Visit, site: ServerProcess) -> None:
    options = msgspec.structs.replace(UNHURRIED, rules={"winning_level": 3})
    page = sitting(visit, site, table_at(site, a_kill_would_win, options), 0)
    expect(page.locator(".pending[data-wins] h2")).to_have_text(re.compile("kills? .* and wins? the game"))


def test_any_other_kill_is_only_a_kill(visit: Visit, site: ServerProcess) -> None:
    page = sitting(visit, site, table_at(site, a_kill_is_claimed), 0)
    expect(page.locator(".pending h2")).to_have_text(re.compile("kills? [^,]*$"))
    expect(page.locator(".pending[data-wins]")).to_have_count(0)


def test_on_a_phone_nothing_is_wider_than_the_screen(visit: Visit, site: ServerProcess) -> None:
    page = sitting(visit, site, table_at(site, all_may_react, UNHURRIED), 0, PHONE)
    expect(page.locator(".pending h2")).to_be_visible()
    assert width(page) <= PHONE["width"]
    big = page.locator(".dock .btn--stop").bounding_box()
    assert big is not None and big["height"] >= 44 and big["y"] + big["height"] <= PHONE["height"]


def width(page: Page) -> float:
    found: float = page.evaluate("document.documentElement.scrollWidth")
    return found


def test_a_stranger_watches_asks_to_join_and_plays_in_a_bots_seat(visit: Visit) -> None:
    host = visit("/")
    table = deal(host, timing={"reading": None, "pace": 0.5})
    friend = visit(f"/t/{table}")
    expect(friend.locator(".hand")).to_have_count(0)
    expect(friend.locator(".rail")).to_contain_text("You are watching")
    friend.locator(".sit-bar input").fill("Zoe")
    friend.get_by_role("button", name="Ask to join").click()
    expect(friend.locator(".sit-bar")).to_contain_text("The players decide")
    expect(friend.locator(".hand")).to_have_count(0)
    expect(host.locator(".join")).to_contain_text("Zoe wants to take")
    host.get_by_role("button", name="Let them in").click()
    expect(friend.locator(".sheet .hand, .hand")).to_be_visible()
    expect(host.locator(".join")).to_have_count(0)
    expect(host.locator(".log")).to_contain_text("Zoe sits down.")
    watch_for(friend, '.seat[data-seat="1"] .reaction')
    host.get_by_role("button", name="Well played.").click()
    comes(friend, "window.noted")
    expect(friend.locator(".log")).to_contain_text("Well played.")
    expect(friend.locator(".reaction")).to_have_count(0)  # after a moment


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_host_locks_a_seat_and_refuses_somebody(visit: Visit, size: Any) -> None:
    host = visit("/", size)
    table = deal(host, timing={"reading": None, "pace": 0.5})
    friend = visit(f"/t/{table}", size)
    friend.locator(".sit-bar input").fill("Zoe")
    friend.get_by_role("button", name="Ask to join").click()
    host.locator(".join").get_by_role("button", name="No", exact=True).click()
    expect(friend.get_by_role("button", name="Ask to join")).to_be_visible()

    if size == PHONE:
        host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Players").click()
    dialog = host.get_by_role("dialog", name="Players")
    for locked in (1, 2, 3):
        dialog.get_by_role("button", name="Lock", exact=True).first.click()
        expect(dialog.get_by_role("button", name="Unlock")).to_have_count(locked)
    assert width(host) <= size["width"]
    expect(friend.locator(".sit-bar")).to_have_count(0)  # there is no seat to ask for
    dialog.get_by_role("button", name="Unlock").last.click()
    friend.get_by_role("button", name="Ask to join").click()
    dialog.get_by_role("button", name="Close").click()
    host.get_by_role("button", name="Let them in").click()
    expect(friend.locator(".hand")).to_be_visible()
    for _ in range(MANY):  # and plays, as soon as the game asks for it: the bot before them may have set up already
        if friend.locator(".dock .btn--go").count():
            break
        step(host)
    friend.locator(".dock .btn--go").click()


def test_a_link_to_no_table_says_so(visit: Visit) -> None:
    page = visit("/t/nothing-there", forgive="404|WebSocket")
    expect(page.get_by_text("There is no such table")).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_axe_finds_nothing_serious_at_the_table(visit: Visit, site: ServerProcess, size: Any, scheme: str) -> None:
    look: dict[str, Any] = {"color_scheme": scheme, "reduced_motion": "reduce"}
    page = visit("/", size, **look)
    lobby = opened(page, "Mika")
    page.goto(f"/t/{lobby}")
    page.locator(".lobby").wait_for()
    assert serious(page) == []
    deal(page, timing={"reading": 30, "pace": 0.1})
    assert serious(page) == []
    page.locator(".hand__card").first.click(position={"x": 12, "y": 30})
    page.locator(".card-menu").wait_for()
    assert serious(page) == []
    page = sitting(visit, site, table_at(site, all_may_react_in_a_fight, UNHURRIED), 0, size, **look)
    page.locator(".fight ~ .pending").wait_for()
    assert serious(page) == []


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_axe_finds_nothing_serious_in_sheets_and_the_spotlight(
    visit: Visit, site: ServerProcess, size: Any, scheme: str
) -> None:
    still = Options(seats=4, bot="easy", timing=Timing(reading=None, pace=10, decision=None))
    table = table_at(site, ana_is_at_the_door, still)
    page = sitting(visit, site, table, 0, size)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    expect(page.locator(".ask-sound").filter(visible=True)).to_have_count(1 if size == DESKTOP else 0)
    if size == DESKTOP:
        page.locator(".hand__card").first.hover(position={"x": 12, "y": 30})
        page.locator(".reader .plate").wait_for()
    assert serious(page) == []
    page.locator(".hand-tools").click()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.locator(".seats .seat__open").first.click(position={"x": 40, "y": 20})
    page.locator(".player-sheet").wait_for()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.locator('.dock [data-action$="kick"]').first.click()
    page.locator(".spot").wait_for()
    assert serious(page) == []
    page = sitting(visit, site, table_at(site, a_kill_may_be_stopped, still), 0, size)
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    if page.locator(".dock__menu").is_visible():
        page.locator(".dock__menu").click()
    page.locator('[data-opens="stops"]').click()
    page.get_by_role("dialog", name="Always ask me").wait_for()
    assert serious(page) == []


def serious(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    bad = [each for each in found if each["impact"] in ("serious", "critical")]
    return [f"{each['id']}: {node['html'][:160]}" for each in bad for node in each["nodes"][:3]]
