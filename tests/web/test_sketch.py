"""Sketch mode: whoever gains a Level draws a card, the others vote, and it hangs on the card and in the gallery."""

from __future__ import annotations

import io
import zipfile
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.tables import MANY, opened, press, step
from tests.web.test_home import info, more
from tests.web.test_table import serious, width

# Nearly every Treasure of such a table is a Level for whoever plays it.
STEPS: Final = "\n".join(
    [
        "pack: {id: steps, title: Steps, vocabulary: 1, edition: classic}",
        "cards:",
        *(f"  - {{name: {name} Step Up, kind: level_up, count: 99}}" for name in ("One", "Another", "The Next")),
    ]
)
UPLOAD: Final = """async (text) => {
  const headers = { "content-type": "application/octet-stream" };
  return (await (await fetch("/api/packs", { method: "POST", headers, body: text })).json()).name;
}"""
PAUSE: Final = """async (on) => {
  const path = location.pathname.replace("/t/", "/api/tables/") + "/requests";
  const body = JSON.stringify({ type: "pause", on, id: String(Math.random()).slice(2) });
  await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
}"""
LYING: Final = {"width": 844, "height": 390}
OFFER: Final = '[data-opens="sketch"]'


def sketching(page: Page, name: str, *, start: bool = True, **options: Any) -> str:
    """A table in Sketch mode, where Levels come fast."""
    pack = page.evaluate(UPLOAD, STEPS)
    table = opened(page, name, start=start, sketch=True, packs=["classic", pack], seats=3, **options)
    page.goto(f"/t/{table}")
    return table


def gain_a_level(page: Page, *others: Page) -> None:
    up = page.locator('.hand__card:has(.card-box[data-state="playable"][aria-label*="Step Up"])')
    mine = page.locator(".card-menu").get_by_role("button", name="On yourself")
    for _ in range(MANY):
        if up.count() and not page.locator("dialog[open]").count():
            up.first.evaluate("card => card.click()")  # it may lie under the next one
            press(mine)
            page.wait_for_timeout(300)
            page.keyboard.press("Escape")
        if page.locator(OFFER).count():
            return
        for each in (page, *others):
            step(each)
    raise AssertionError("no Level was gained")


def studio(page: Page, *others: Page) -> Locator:
    """The sheet, for a card that all of them have before them. The game is paused: it stays there."""
    dialog = page.get_by_role("dialog", name="Draw a card")
    models = dialog.locator('.models__card .card-box:not([aria-label*="Step Up"])')
    for _ in range(MANY):
        page.evaluate(PAUSE, True)
        page.locator(".paused").wait_for()
        if page.locator("dialog[open]").count():  # a question of the game can wait
            page.keyboard.press("Escape")
        if not page.locator(OFFER).is_visible():  # on a phone it is in the menu
            page.locator(".dock__menu").click()
        page.locator(OFFER).click()
        dialog.locator(".models").wait_for()
        for model in models.all():
            label = model.get_attribute("aria-label")
            lies = f'.table > * button .card-box:is([aria-label="{label}"], [aria-label^="{label}."])'
            if all(each.locator(lies).count() for each in (page, *others)):  # before everybody, and in no hand alone
                model.click()
                return dialog
        page.keyboard.press("Escape")
        page.evaluate(PAUSE, False)
        page.locator(".paused").wait_for(state="detached")
        for each in (page, *others):
            step(each)
    raise AssertionError("no such card has come")


def draw_line(page: Page, *places: tuple[float, float]) -> None:
    """With the mouse; places are shares of the sheet."""
    box = page.locator(".pad").bounding_box()
    assert box is not None
    at = [(box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in places]
    page.mouse.move(*at[0])
    page.mouse.down()
    for x, y in at[1:]:
        page.mouse.move(x, y, steps=6)
    page.mouse.up()


def lines(page: Page) -> Locator:
    return page.locator(".pad polyline")


def hangs(page: Page, label: str) -> None:
    """The picture is on the card, and can be seen."""
    picture = page.locator(f'.card-box[aria-label*="{label}"] .card__drawing').first
    picture.wait_for(state="attached")
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=picture.element_handle())


def test_a_table_is_opened_in_sketch_mode(page: Page) -> None:
    sheet = more(page)
    sheet.get_by_role("switch", name="Sketch mode").click()
    sheet.get_by_role("button", name="Create the table").click()
    assert info(page)["options"]["sketch"] is True


def test_a_drawing_is_made_voted_in_and_hangs(visit: Visit) -> None:
    ana = visit("/")
    table = sketching(ana, "Ana", start=False)
    bo = visit(f"/t/{table}", PHONE)
    bo.locator("#lobby-name").fill("Bo")
    bo.get_by_role("button", name="Sit here").first.click()
    expect(ana.locator(".lobby__seats")).to_contain_text("Bo")
    ana.get_by_role("button", name="Start the game").click()
    for each in (ana, bo):
        each.locator(".table").wait_for()
    gain_a_level(ana, bo)
    dialog = studio(ana, bo)
    card = dialog.locator(".studio__card b").inner_text()

    draw_line(ana, (0.2, 0.7), (0.5, 0.2), (0.8, 0.7))
    draw_line(ana, (0.35, 0.6), (0.5, 0.75), (0.65, 0.6))
    expect(lines(ana)).to_have_count(2)
    expect(dialog.get_by_label("By", exact=True)).to_have_value("Ana")
    dialog.get_by_label("By", exact=True).fill("Ana the Bold")
    ana.reload()  # what is drawn is not lost
    ana.locator(OFFER).click()
    expect(lines(ana)).to_have_count(2)
    expect(dialog.get_by_label("By", exact=True)).to_have_value("Ana the Bold")
    ana.get_by_role("button", name="Show it to the table").click()
    expect(dialog).to_have_count(0)
    expect(ana.locator(".ballot")).to_contain_text(f"The table is voting on your {card}")

    ballot = bo.locator(".ballot")
    expect(ballot).to_contain_text(f"Ana has drawn {card}")
    assert serious(bo) == []
    box, dock = ballot.bounding_box(), bo.locator(".dock").bounding_box()
    assert box is not None and dock is not None and box["y"] + box["height"] <= dock["y"]
    assert width(bo) <= PHONE["width"]
    ballot.get_by_role("button", name="Show it").click()
    for each in (ana, bo):
        expect(each.locator(".ballot")).to_contain_text(f"{card} by Ana the Bold is now in the gallery")
        expect(each.locator(".log")).to_contain_text("Bo votes for the drawing")
        hangs(each, f"{card}, drawn by Ana the Bold")
    large = ana.locator(f'.table > * button:has(.card-box[aria-label*="{card}, drawn by"])').first
    large.evaluate("card => card.click()")
    expect(ana.locator(".card-menu .card__signed")).to_contain_text("Ana the Bold, ")

    visitor = visit("/gallery/classic")
    visitor.get_by_role("button", name="Drawn by players").click()
    slot = visitor.locator("li:not([hidden]) > .slot", has_text=card)
    expect(slot).to_have_count(1)
    hangs(visitor, f"{card}, drawn by Ana the Bold")
    expect(slot.locator(".card__signed")).to_contain_text("Ana the Bold, ")
    visitor.emulate_media(media="print")
    expect(slot.locator(".card__drawing")).to_be_visible()
    expect(visitor.locator(".gallery__tools")).to_be_hidden()
    visitor.emulate_media(media="screen")
    with visitor.expect_download() as downloaded:
        visitor.get_by_role("link", name="Art pack").click()
    with zipfile.ZipFile(io.BytesIO(downloaded.value.path().read_bytes())) as archive:
        assert any(name.endswith(".svg") for name in archive.namelist())
    slot.click()
    expect(visitor.locator("dialog[open] figcaption", has_text="Ana the Bold")).to_have_count(
        2
    )  # on the card and below


def test_stamps_are_placed_by_keys_alone(visit: Visit) -> None:
    page = visit("/")
    sketching(page, "Mika")
    gain_a_level(page)
    page.locator(OFFER).focus()
    page.keyboard.press("Enter")
    page.locator(".models__card").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Stamp", exact=True).focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Octopus").focus()
    page.keyboard.press("Enter")
    page.locator(".pad").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "+", "+"):
        page.keyboard.press(key)
    said = page.locator(".studio__said")
    expect(said).to_have_text("55 % across, 53 % down, size 32 %")
    page.keyboard.press("Enter")
    expect(said).to_have_text("Octopus placed; 1 stamp on the sheet")
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Enter")
    marks = page.locator(".pad .marks:not(.marks--ghost) path")
    expect(marks).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(marks).to_have_count(1)
    page.keyboard.press("Control+Shift+z")
    expect(marks).to_have_count(2)
    page.get_by_role("button", name="Show it to the table").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ballot")).to_contain_text("is now in the gallery")  # nobody else is there to vote


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "dark"), (PHONE, "light"), (LYING, "dark")])
def test_the_sheet_in_every_size(visit: Visit, size: Any, scheme: str) -> None:
    page = visit("/", size, color_scheme=scheme, reduced_motion="reduce")
    sketching(page, "Mika")
    gain_a_level(page)
    dialog = studio(page)
    assert serious(page) == []
    sheet = page.locator(".pad").bounding_box()
    assert sheet is not None and sheet["y"] >= 0 and sheet["y"] + sheet["height"] <= size["height"]
    assert abs(sheet["width"] / sheet["height"] - 4 / 3) < 0.02
    assert width(page) <= size["width"]
    draw_line(page, (0.2, 0.2), (0.8, 0.8))
    draw_line(page, (0.8, 0.2), (0.2, 0.8))
    dialog.get_by_role("button", name="Undo").click()
    expect(lines(page)).to_have_count(1)
    dialog.get_by_role("button", name="Redo").click()
    expect(lines(page)).to_have_count(2)
    dialog.get_by_role("button", name="Clear").click()
    dialog.get_by_role("button", name="Keep it").click()
    expect(lines(page)).to_have_count(2)
    dialog.get_by_role("button", name="Clear").click()
    dialog.get_by_role("button", name="Clear it").click()
    expect(lines(page)).to_have_count(0)
    dialog.get_by_role("button", name="Stamp", exact=True).click()
    assert serious(page) == []
