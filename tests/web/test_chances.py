"""The chances to win in a replay: the chart, the marks, advice for the moves of one seat."""

from __future__ import annotations

import re
import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from kickdoor.lab.soak.server_process import ServerProcess
from tests.server.finished import finished
from tests.web.conftest import PHONE, SLOWEST, Visit
from tests.web.tables import opened
from tests.web.test_story import Put, is_at, put, serious

__all__ = ["put"]  # a fixture of the replay's tests
LAPTOP = {"width": 1366, "height": 768}
TABLE = "analysed-game"


@pytest.fixture
def story(put: Put) -> dict[str, Any]:
    return put(TABLE, finished(5, table=TABLE, goal=6))


@pytest.fixture
def analysis(story: dict[str, Any], site: ServerProcess) -> dict[str, Any]:
    """The analysis that the server serves; waits until it is computed."""
    late = time.monotonic() + 4 * SLOWEST / 1000
    while True:
        found = httpx.get(f"{site.url}/api/tables/{story['table']}/analysis", trust_env=False, timeout=60).json()
        if found["progress"] == 1:
            return dict(found)
        assert time.monotonic() < late
        time.sleep(0.2)


def shown(visit: Visit, size: dict[str, int] = LAPTOP, **more: Any) -> Page:
    page = visit(f"/replay/{TABLE}?chances", size, **more)
    page.locator(".an").wait_for()
    return page


def goes_on(page: Page) -> None:
    """The replay still steps and shows the table."""
    step = int(page.get_by_label("Position in the game").input_value())
    page.keyboard.press("ArrowLeft" if step else "ArrowRight")
    is_at(page, step - 1 if step else 1)
    page.keyboard.press("c")
    expect(page.locator(".table")).to_be_visible()
    expect(page.locator(".an")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    is_at(page, step if step else 2)


def test_the_chances_are_worked_out_while_one_waits(visit: Visit, story: dict[str, Any]) -> None:
    page = visit(f"/replay/{TABLE}", LAPTOP)
    page.locator(".table").wait_for()
    answers = iter([{"progress": 0.0}, {"progress": 0.5}])

    def slowly(route: Any) -> None:
        said = next(answers, None)
        route.fulfill(json=said) if said is not None else route.continue_()

    page.route("**/analysis", slowly)
    page.get_by_role("button", name="Win chances").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("heading", level=1, name="Chance to win")).to_be_visible()
    expect(page.locator(".curve__line")).to_have_count(len(story["seats"]))
    goes_on(page)


def test_an_analysis_that_fails_can_be_tried_again(visit: Visit, analysis: dict[str, Any]) -> None:
    page = visit(f"/replay/{TABLE}", LAPTOP, forgive="503")
    page.locator(".table").wait_for()
    busy = {"code": "unavailable", "text": "the tables cannot be reached just now"}
    page.route("**/analysis", lambda route: route.fulfill(status=503, json=busy))
    page.keyboard.press("c")
    expect(page.get_by_role("heading", name="cannot be reached just now")).to_be_visible()
    page.unroute("**/analysis")
    page.get_by_role("button", name="Try again").click()
    page.locator(".an").wait_for()
    goes_on(page)


def test_n_and_p_go_from_mark_to_mark_and_everything_moves_together(
    visit: Visit, story: dict[str, Any], analysis: dict[str, Any]
) -> None:
    page = shown(visit)
    marks = page.get_by_role("list", name="Turning points").get_by_role("listitem")
    count = marks.count()
    assert 0 < count <= 6
    steps = list[int]()
    slider = page.get_by_label("Position in the game")
    for n in range(count):
        page.keyboard.press("n")
        expect(marks.nth(n).get_by_role("button")).to_have_attribute("aria-current", "true")
        step = int(slider.input_value())
        steps.append(step)
        for seat, chance in enumerate(analysis["chances"][step]):
            expect(page.locator(".an__seats button").nth(seat)).to_contain_text(f"{chance} %")
    assert steps == sorted(set(steps))
    assert set(steps) <= {each["step"] for each in (*analysis["swings"], *analysis["choices"])}
    page.keyboard.press("n")
    is_at(page, steps[-1])
    page.keyboard.press("p")
    is_at(page, steps[-2] if count > 1 else steps[-1])
    marks.nth(0).get_by_role("button").click()
    is_at(page, steps[0])
    goes_on(page)


def test_advice_compares_a_costly_choice_with_better_ones(visit: Visit, analysis: dict[str, Any]) -> None:
    choice = max(analysis["choices"], key=lambda each: each["cost"])
    page = shown(visit)
    page.locator(".an__seats button").nth(choice["seat"]).click()
    expect(page.locator(".an__seats button").nth(choice["seat"])).to_have_attribute("aria-pressed", "true")
    costly = page.locator(".an__choices button")
    own = [each for each in analysis["choices"] if each["seat"] == choice["seat"]]
    expect(costly).to_have_count(len(own))
    costly.first.click()
    is_at(page, choice["step"])
    advice = page.locator(".an__advice")
    expect(advice).to_contain_text(f"That cost {choice['cost']} %: it was better to")
    expect(advice).to_contain_text(choice["options"][0]["text"]["text"])
    bars = advice.get_by_role("listitem")
    expect(bars).to_have_count(len(choice["options"]))
    for n, option in enumerate(choice["options"]):
        expect(bars.nth(n)).to_contain_text(f"{option['chance']} %")
    expect(bars.filter(has_text="(chosen)")).to_have_count(1)
    goes_on(page)


def test_the_chart_is_a_table_for_those_who_read_it(
    visit: Visit, story: dict[str, Any], analysis: dict[str, Any]
) -> None:
    page = shown(visit)
    page.get_by_text("As a table").click()
    table = page.get_by_role("table")
    rows = table.get_by_role("row")
    expect(rows).to_have_count(len(story["turns"]) + 2)
    for seat, each in enumerate(story["seats"]):
        expect(table.get_by_role("columnheader").nth(seat + 1)).to_have_text(each["name"])
        expect(rows.last.get_by_role("cell").nth(seat)).to_have_text(f"{analysis['chances'][-1][seat]} %")
    rows.nth(2).get_by_role("button").click()
    is_at(page, story["turns"][0])
    goes_on(page)


def test_german_says_it_in_german(visit: Visit, analysis: dict[str, Any]) -> None:
    page = shown(visit, PHONE, locale="de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Gewinnchance")
    choice = analysis["choices"][0]
    page.locator(".an__seats button").nth(choice["seat"]).click()
    page.locator(".an__choices button").first.click()
    expect(page.locator(".an__advice")).to_contain_text("Besser war:")
    expect(page.locator(".an__advice")).not_to_contain_text(re.compile(r"\b(to help|run away|play )\b"))


@pytest.mark.parametrize(("size", "scheme"), [(LAPTOP, "dark"), (PHONE, "light")])
def test_axe_finds_nothing_serious_and_nothing_is_cut_off(
    visit: Visit, analysis: dict[str, Any], scheme: str, size: dict[str, int]
) -> None:
    page = shown(visit, size, color_scheme=scheme)
    page.locator(".an__seats button").nth(analysis["choices"][0]["seat"]).click()
    page.locator(".an__choices button").first.click()
    expect(page.locator(".an__advice.is-costly")).to_be_visible()
    page.get_by_text("As a table").click()
    assert serious(page, ".replay") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    for part in page.locator(".an__advice, .an__now, .an__curve, .replay__bar .btn").all():
        box = part.bounding_box()
        if box is not None:
            assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"] + 1, part
    goes_on(page)


def test_there_are_no_chances_of_a_game_that_is_on(visit: Visit, site: ServerProcess) -> None:
    page = visit("/", forgive="409")
    table = opened(page, "Ana", start=True)
    said = httpx.get(f"{site.url}/api/tables/{table}/analysis", trust_env=False)
    assert (said.status_code, said.json()["code"]) == (409, "not_over")
    page.goto(f"/replay/{table}?chances")
    expect(page.get_by_role("heading")).to_have_text("This game is still being played.")
