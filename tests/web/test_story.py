"""The end of a game and its replay, on the page."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.record.saved import verify
from kickdoor.store import open_store
from tests.server.finished import NAMES, Finished, finished
from tests.web.conftest import DESKTOP, PHONE, TABLET, Visit
from tests.web.tables import opened

LYING = {"width": 844, "height": 390}
ZOOMED = {"width": 720, "height": 450}  # a desktop at 200 %
UNSAID = re.compile(r"\b(?:end|replay|set)-[a-z]\w*")  # a message that no catalogue has is shown as its name
SIX = (*NAMES, "Reckless Rita", "Conan the Librarian")

Put = Callable[[str, Finished], dict[str, Any]]


@pytest.fixture(scope="package")
def put(site: ServerProcess) -> Put:
    """Has a game played at the server, under that name; returns its story."""
    known: dict[str, dict[str, Any]] = {}

    async def write(table: str, game: Finished) -> None:
        store = open_store(site.db)
        await store.open()
        await game.put(store, table)
        await store.close()

    def written(table: str, game: Finished) -> dict[str, Any]:
        if table not in known:
            with ThreadPoolExecutor(1) as thread:  # the browser has an event loop in this one
                thread.submit(lambda: asyncio.run(write(table, game))).result()
            known[table] = httpx.get(f"{site.url}/api/tables/{table}/story", trust_env=False, timeout=60).json()
        return known[table]

    return written


@pytest.fixture
def story(put: Put) -> dict[str, Any]:
    return put("long-game", finished(5, table="long-game", contributed=(0, 2)))


def where(page: Page) -> int:
    """The step that is shown."""
    return int(page.get_by_label("Position in the game").input_value())


def is_at(page: Page, step: int) -> None:
    expect(page.get_by_label("Position in the game")).to_have_value(str(step))


# ---------------------------------------------------------------- the end
def test_the_end_says_who_won_and_how_and_what_is_remembered(visit: Visit, story: dict[str, Any]) -> None:
    page = visit(f"/t/{story['table']}")
    winner = story["seats"][story["winners"][0]]["name"]
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{winner} wins")
    finish = story["finish"]
    panel = page.locator(".winner")
    expect(panel).to_contain_text(f"on turn {len(story['turns'])}, over {finish['monsters'][0]}")
    expect(panel).to_contain_text(f"{finish['fighters']} vs {finish['against']}")
    for name in NAMES:
        expect(page.locator(".chart__name", has_text=name)).to_be_visible()
    assert page.locator(".chart__line").count() >= 4
    awards = page.get_by_role("list", name="Awards").get_by_role("listitem")
    expect(awards).to_have_count(len(story["awards"]))
    for n, award in enumerate(story["awards"]):
        expect(awards.nth(n)).to_contain_text(story["seats"][award["seat"]]["name"])
    expect(page.locator(".btn--go")).to_have_count(1)
    expect(page.get_by_text(f"Shuffle seed {story['shuffle']['seed'][:16]}")).to_be_visible()
    assert not UNSAID.search(page.locator("body").inner_text())


def test_the_story_can_be_read_in_words_and_leads_into_the_replay(visit: Visit, story: dict[str, Any]) -> None:
    page = visit(f"/t/{story['table']}")
    page.get_by_text("As text").click()
    told = page.locator(".plot__words a")
    expect(told).to_have_count(len(story["points"]))
    point = story["points"][2]
    expect(told.nth(2)).to_contain_text(story["seats"][point["seat"]]["name"])
    expect(told.nth(2)).to_contain_text(f"Turn {point['turn']}")
    told.nth(2).click()
    page.wait_for_url(f"**/replay/{story['table']}?step={point['step']}")
    page.locator(".table").wait_for()
    is_at(page, point["step"])


def test_a_mark_in_the_chart_leads_to_its_moment(visit: Visit, story: dict[str, Any]) -> None:
    page = visit(f"/t/{story['table']}")
    mark = page.locator(".chart__mark").first
    mark.focus()
    page.keyboard.press("Enter")
    page.locator(".table").wait_for()
    assert where(page) in [point["step"] for point in story["points"]]


def test_the_link_can_be_shared_and_the_deal_be_checked(
    visit: Visit, story: dict[str, Any], site: ServerProcess, tmp_path: Path
) -> None:
    page = visit(f"/t/{story['table']}", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    sheet = page.get_by_role("dialog")
    link = f"{site.url}/replay/{story['table']}"
    expect(sheet.get_by_role("textbox")).to_have_value(link)
    expect(sheet.get_by_text("The link has been copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Anyone can check the deal").click()
    shuffle = story["shuffle"]
    for part in (shuffle["commitment"], shuffle["key"], *filter(None, shuffle["contributions"]), shuffle["seed"]):
        expect(sheet).to_contain_text(part)
    expect(sheet).to_contain_text(f"printf '{':'.join([story['table'], shuffle['key'], *shuffle['contributions']])}'")
    expect(sheet.get_by_text("contributions match their fingerprints")).to_be_visible()
    expect(sheet.get_by_text("wasn’t at the table before the deal")).to_be_visible()
    with page.expect_download() as saved:
        sheet.get_by_role("link", name="Save the game").click()
    assert saved.value.suggested_filename == f"{story['table']}.kick.jsonl"
    file = tmp_path / "game.kick.jsonl"
    saved.value.save_as(file)
    verdict = verify(file)
    assert verdict.over and list(verdict.winners) == [NAMES[seat] for seat in story["winners"]]


def test_a_deal_that_does_not_fit_is_told(visit: Visit, story: dict[str, Any]) -> None:
    page = visit("")
    forged = story | {"shuffle": story["shuffle"] | {"key": "9f" * 32}}
    page.route("**/story", lambda route: route.fulfill(json=forged))
    page.goto(f"/t/{story['table']}")
    page.get_by_role("button", name="Anyone can check the deal").click()
    expect(page.get_by_role("alert").first).to_contain_text("key doesn’t match its fingerprint")
    expect(page.get_by_text("contributions match their fingerprints")).to_have_count(0)


def test_a_rematch_is_a_click_and_the_others_are_shown_the_way(visit: Visit, put: Put, site: ServerProcess) -> None:
    secret = "the-secret-of-juno-0123456789"
    story = put("with-juno", finished(3, bot="random", goal=2, secret=secret))
    juno, watcher = visit(""), visit(f"/t/{story['table']}", PHONE)
    seat = f"{site.url}/api/tables/{story['table']}"
    juno.context.add_cookies([{"name": f"kickdoor-{story['table']}", "value": secret, "url": seat}])
    juno.goto(f"/t/{story['table']}")
    expect(watcher.get_by_role("link", name="Replay")).to_have_class(re.compile("btn--go"))
    juno.get_by_role("button", name="Rematch").click()
    juno.wait_for_url(re.compile(rf"/t/(?!{story['table']})[\w-]+$"))
    watcher.get_by_role("button", name="Watch the rematch").click()
    watcher.wait_for_url(juno.url)
    for page in (juno, watcher):
        expect(page.locator(".lobby__seats")).to_contain_text("Juno")


def test_the_table_can_be_looked_at_once_more(visit: Visit, story: dict[str, Any]) -> None:
    page = visit(f"/t/{story['table']}")
    page.get_by_role("button", name="The table").click()
    expect(page.locator(".table")).to_be_visible()


def test_a_story_that_cannot_be_had_now_can_be_had_later(visit: Visit, story: dict[str, Any]) -> None:
    page = visit("", forgive="503")
    busy = {"code": "unavailable", "text": "the tables cannot be reached just now"}
    page.route("**/story", lambda route: route.fulfill(status=503, json=busy))
    page.goto(f"/t/{story['table']}")
    expect(page.get_by_text("cannot be reached just now")).to_be_visible()
    page.unroute("**/story")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="How it went")).to_be_visible()


# ---------------------------------------------------------------- the replay
def test_the_replay_goes_by_steps_and_by_turns(visit: Visit, story: dict[str, Any]) -> None:
    page = visit(f"/replay/{story['table']}")
    page.locator(".table").wait_for()
    is_at(page, 0)
    expect(page.get_by_text("The deal", exact=True)).to_be_visible()
    page.keyboard.press("ArrowRight")
    is_at(page, 1)
    page.keyboard.press("Shift+ArrowRight")
    is_at(page, story["turns"][0])
    expect(page.get_by_text(f"Turn 1 of {len(story['turns'])}")).to_be_visible()
    page.get_by_role("button", name="Next turn").click()
    is_at(page, story["turns"][1])
    page.get_by_role("button", name="Previous step").click()
    is_at(page, story["turns"][1] - 1)
    page.keyboard.press("Shift+ArrowLeft")
    is_at(page, story["turns"][0])
    page.keyboard.press("End")
    is_at(page, story["steps"] - 1)
    winner = story["winners"][0]
    expect(page.locator(f'.seat[data-seat="{winner + 1}"] .stat b').first).to_have_text(str(story["goal"]))
    page.keyboard.press("Home")
    is_at(page, 0)
    page.keyboard.press("ArrowLeft")
    is_at(page, 0)


def test_it_plays_by_itself_until_it_is_stopped_or_over(visit: Visit, story: dict[str, Any]) -> None:
    page = visit(f"/replay/{story['table']}?step={story['steps'] - 4}")
    page.locator(".table").wait_for()
    page.get_by_role("button", name="4×").click()
    page.get_by_role("heading", name="Story").click()  # nothing has the focus
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = where(page)
    page.wait_for_timeout(1200)
    assert where(page) == stopped
    page.get_by_role("button", name="Play", exact=True).click()
    is_at(page, story["steps"] - 1)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_story_is_told_beside_the_table(visit: Visit, story: dict[str, Any], site: ServerProcess) -> None:
    page = visit(f"/replay/{story['table']}?step=120")
    path = f"{site.url}/api/tables/{story['table']}/steps?from=115&count=6"
    steps = httpx.get(path, trust_env=False).json()["steps"]
    log = page.get_by_role("log")
    log.locator(".log__more").first.wait_for()
    while (folded := log.locator('.log__more[aria-expanded="false"]')).count():
        folded.first.click()
    for step in steps:
        for sentence in step["happening"]["sentences"]:
            expect(log).to_contain_text(sentence["text"])


def test_hands_can_be_opened(visit: Visit, story: dict[str, Any], site: ServerProcess) -> None:
    page = visit(f"/replay/{story['table']}?step=40")
    path = f"{site.url}/api/tables/{story['table']}/steps?from=40&count=1&open=1"
    (step,) = httpx.get(path, trust_env=False).json()["steps"]
    expect(page.locator(".hand")).to_have_count(0)
    for seat, hand in enumerate(step["hands"]):
        page.get_by_label("Whose cards you see").select_option(str(seat))
        expect(page.locator(".hand .card-box")).to_have_count(len(hand))
        if hand:
            expect(page.locator(".hand")).to_contain_text(hand[0]["name"])
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_dragging_through_the_game(visit: Visit, story: dict[str, Any]) -> None:
    page = visit(f"/replay/{story['table']}")
    slider = page.get_by_label("Position in the game")
    slider.focus()
    page.keyboard.press("PageUp")  # the slider's own key
    expect(slider).not_to_have_value("0")
    box = slider.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle = story["steps"] / 2
    expect(page.get_by_text(re.compile(r"^Turn \d+ of"))).to_be_visible()
    assert abs(where(page) - middle) < story["steps"] / 10


def test_no_replay_of_a_game_that_is_on_or_never_was(visit: Visit) -> None:
    page = visit("/", forgive="404|409")
    table = opened(page, "Ana", start=True)
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("heading")).to_have_text("This game is still being played.")
    page.get_by_role("link", name="Watch it").click()
    page.wait_for_url(f"**/t/{table}")
    page.goto("/replay/nobody-here")
    expect(page.get_by_role("heading")).to_have_text("There is no such game.")


# ---------------------------------------------------------------- everybody
@pytest.mark.parametrize(
    ("names", "size"),
    [(SIX, DESKTOP), (SIX, PHONE), (NAMES, LYING), (NAMES, TABLET), (SIX, ZOOMED)],
)
def test_nothing_is_cut_off(visit: Visit, put: Put, size: dict[str, int], names: tuple[str, ...]) -> None:
    story = put(f"game-of-{len(names)}", finished(9, names=names))
    page = visit(f"/t/{story['table']}", size)
    page.locator(".chart__name").first.wait_for()
    for _ in range(2):
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        for part in page.locator(".chart__name, .award, .winner h1, .end__acts .btn, .replay__bar .btn").all():
            box = part.bounding_box()
            if box is not None:  # some are folded away on a phone
                assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"] + 1, part
        page.goto(f"/replay/{story['table']}?step=99")
        page.locator(".replay__bar").wait_for()


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_axe_finds_nothing_serious(visit: Visit, story: dict[str, Any], scheme: str, size: dict[str, int]) -> None:
    page = visit(f"/t/{story['table']}", size, color_scheme=scheme)
    page.locator(".chart__name").first.wait_for()
    page.get_by_text("As text").click()
    assert serious(page) == []
    page.get_by_role("button", name="Anyone can check the deal").click()
    page.get_by_text("contributions match their fingerprints").wait_for()
    assert serious(page) == []
    page.goto(f"/replay/{story['table']}?step=99")
    page.locator(".replay__bar").wait_for()
    assert serious(page, ".replay__bar") == []


def serious(page: Page, part: str | None = None) -> list[str]:
    found = Axe().run(page, part).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
