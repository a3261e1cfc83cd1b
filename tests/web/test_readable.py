"""Every card can be read on every screen, and nothing covers what matters. Each test plays on afterwards."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from kickdoor.game import Game
from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.protocol.options import Options, Timing
from tests.web.conftest import Visit
from tests.web.layout import faults
from tests.web.moments import a_curse_strikes_ana, a_kill_may_be_stopped, ana_needs_bo, sitting, table_at

SIZES: Final = ((360, 640), (390, 844), (820, 1180), (1366, 768), (1440, 900), (2560, 1440), (3840, 2160))
PHONES: Final = SIZES[:2]
TABLET: Final = (820, 1180)  # held upright: as a phone
LAPTOP: Final = (1366, 768)
STILL: Final = Timing(reading=None, pace=0.1, decision=None)
SMALLEST: Final = 13  # px, of the text of a card
FONT: Final = "each => parseFloat(getComputedStyle(each).fontSize)"
# Is the middle of each line of this text in sight, and nothing else over it?
SEEN: Final = """each => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return [...range.getClientRects()].filter((line) => line.width > 1).every((line) => {
    const over = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    return over !== null && (each.contains(over) || over.contains(each));
  });
}"""


def size_of(pair: tuple[int, int]) -> dict[str, int]:
    return {"width": pair[0], "height": pair[1]}


def can_be_read(card: Locator, text: str) -> None:
    """The whole text of the card, large enough and uncovered."""
    body = card.locator(".card__body")
    expect(body).to_contain_text(text)
    for part in body.locator("p").filter(visible=True).all():
        assert part.evaluate(FONT) >= SMALLEST
        assert part.evaluate(SEEN), part.inner_text()
    assert body.evaluate("each => each.scrollHeight <= each.clientHeight + 2")


def goes_on(page: Page) -> None:
    """The big button still does something."""
    before = page.locator(".dock").inner_text()
    page.locator(".dock .btn--go").click()
    expect(page.locator(".dock")).not_to_have_text(before, use_inner_text=True)


def shown_face(page: Page) -> Locator:
    return page.locator(".card-menu .card").filter(visible=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_hand_card_and_a_monster_can_be_read_with_one_action(
    visit: Visit, site: ServerProcess, size: tuple[int, int]
) -> None:
    page = sitting(
        visit, site, table_at(site, ana_needs_bo, Options(seats=3, bot="easy", timing=STILL)), 0, size_of(size)
    )
    hand = page.locator(".hand__card").nth(0)
    text = hand.locator("p:not(.card__flavour, .card__only)").first.text_content() or ""
    hand.click(position={"x": 12, "y": 30})
    can_be_read(shown_face(page), text.strip())
    page.keyboard.press("Escape")
    expect(page.locator(".card-menu")).to_have_count(0)
    monster = page.locator(".foe__card").first
    bad = monster.locator(".card__bad").text_content() or ""
    monster.click(position={"x": 20, "y": 40})
    can_be_read(shown_face(page), bad.strip())
    page.keyboard.press("Escape")
    goes_on(page)


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_a_card_opens_at_full_width(visit: Visit, site: ServerProcess, size: tuple[int, int]) -> None:
    page = sitting(
        visit, site, table_at(site, ana_needs_bo, Options(seats=3, bot="easy", timing=STILL)), 0, size_of(size)
    )
    page.locator(".hand__card").first.click(position={"x": 12, "y": 30})
    sheet = page.locator(".card-menu .dialog__panel").bounding_box()
    assert sheet is not None and sheet["width"] >= size[0] - 2
    assert faults(page) == []
    page.get_by_role("button", name="Close").first.click()
    goes_on(page)


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_nothing_covers_the_totals_or_the_monster(
    visit: Visit, site: ServerProcess, size: tuple[int, int]
) -> None:
    timing = Timing(reading=60, pace=10, decision=None)
    table = table_at(site, a_kill_may_be_stopped, Options(seats=6, bot="easy", timing=timing))
    page = sitting(visit, site, table, 0, size_of(size))
    page.locator(".pending").wait_for()
    for part in page.locator(".sum__us, .sum__them, .sum__verdict, .foe .card__name, .foe .card__body p").all():
        assert part.evaluate(SEEN), part.inner_text()
    assert faults(page) == []
    page.locator(".dock .btn--stop").click()
    expect(page.locator(".pending[data-held]")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_the_cards_of_another_player_are_one_tap_away(visit: Visit, site: ServerProcess, size: tuple[int, int]) -> None:
    page = sitting(
        visit, site, table_at(site, somebody_has_items, Options(seats=3, bot="easy", timing=STILL)), 0, size_of(size)
    )
    page.locator('.seats .seat[data-seat="3"] .seat__open').click(position={"x": 30, "y": 20})
    sheet = page.locator(".player-sheet")
    expect(sheet.get_by_role("heading", name="Cy")).to_be_visible()
    expect(sheet.locator(".row").first).to_be_visible()
    expect(sheet).to_contain_text("in hand")
    assert faults(page) == []
    for text in sheet.locator(".row small").all():
        assert text.evaluate(FONT) >= SMALLEST
    sheet.locator(".row").first.click()
    can_be_read(shown_face(page), "")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    pill = page.locator('.seats .seat[data-seat="3"] .gear__card').filter(visible=True)
    if size not in (*PHONES, TABLET):  # there is room for what lies before them
        pill.first.click()
        can_be_read(shown_face(page), "")
        page.keyboard.press("Escape")
    goes_on(page)


def somebody_has_items(game: Game) -> bool:
    state = game.state
    can = {action.verb for action in game.legal(0)}
    return state.turn == 0 and "kick" in can and sum(state.defs[card].is_item for card in state.tables[2]) >= 2


@pytest.mark.parametrize("size", [*PHONES, LAPTOP])
def test_the_buttons_of_a_counter_offer_are_never_cut_off(
    visit: Visit, site: ServerProcess, size: tuple[int, int]
) -> None:
    table = table_at(site, ana_needs_bo, Options(seats=3, bot="easy", timing=STILL))
    ana, bo = sitting(visit, site, table, 0, size_of(size)), sitting(visit, site, table, 1, size_of(size))
    ana.get_by_role("button", name="Ask for help").click()
    ana.locator('[data-whom="1"]').click()
    assert faults(ana) == []
    ana.locator(".deal__acts .btn--go").click()
    bo.locator('[data-pick="0H"]').click()
    assert faults(bo) == []
    for button in bo.locator(".deal__acts .btn").all():
        box = button.bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size[1]
        assert button.evaluate(SEEN)
    bo.get_by_role("button", name="Send counter-offer").click()
    expect(ana.locator("dialog[open]")).to_contain_text("Bo offers you help")
    ana.locator(".deal__acts").get_by_role("button", name="Accept").click()
    expect(ana.locator(".hero--helper")).to_contain_text("Bo")


def something_was_played(game: Game) -> bool:
    return ana_needs_bo(game) and bool(game.state.combat and game.state.combat.played)


def test_on_a_laptop_the_monster_and_what_was_played_can_be_read_without_a_click(
    visit: Visit, site: ServerProcess
) -> None:
    table = table_at(site, something_was_played, Options(seats=4, bot="easy", timing=STILL))
    page = sitting(visit, site, table, 0, size_of(LAPTOP))
    monster = page.locator(".foe .plate")
    can_be_read(monster, "")
    assert faults(page) == []
    played = page.locator(".mod[data-card] .card__name").last
    expect(page.locator(".reader .card__name")).to_have_text(played.text_content() or "?")
    can_be_read(page.locator(".reader .plate"), "")
    goes_on(page)


def test_among_six_players_a_laptop_shows_a_monster_that_is_cut_off_in_the_reader(
    visit: Visit, site: ServerProcess
) -> None:
    timing = Timing(reading=60, pace=10, decision=None)
    table = table_at(site, a_kill_may_be_stopped, Options(seats=6, bot="easy", timing=timing))
    page = sitting(visit, site, table, 0, size_of(LAPTOP))
    monster = page.locator(".foe .plate[data-more]")
    bad = monster.locator(".card__bad").text_content() or "?"
    can_be_read(page.locator(".reader .plate"), bad.strip())
    assert faults(page) == []
    page.locator(".dock .btn--stop").click()
    expect(page.locator(".pending[data-held]")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_is_about_to_strike_can_be_read_without_a_click(
    visit: Visit, site: ServerProcess, size: tuple[int, int]
) -> None:
    table = table_at(site, a_curse_strikes_ana, Options(seats=3, bot="easy", timing=STILL))
    page = sitting(visit, site, table, 0, size_of(size))
    can_be_read(page.locator(".strike .plate"), "")
    expect(page.locator(".strike h2")).to_contain_text("you")
    assert faults(page) == []
    goes_on(page)


def something_was_discarded(game: Game) -> bool:
    return somebody_has_items(game) and all(game.state.discards)


@pytest.mark.parametrize("size", SIZES)
def test_the_discards_can_be_read_with_one_action(visit: Visit, site: ServerProcess, size: tuple[int, int]) -> None:
    table = table_at(site, something_was_discarded, Options(seats=3, bot="easy", timing=STILL))
    page = sitting(visit, site, table, 0, size_of(size))
    if size in (*PHONES, TABLET):
        page.locator('.ticker [data-opens="discards"]').click()
        tops = page.locator("dialog.discards .plate")
        expect(tops).to_have_count(2)
        for top in tops.all():
            can_be_read(top, "")
        assert faults(page) == []
        page.keyboard.press("Escape")
    else:
        for n in range(2):
            page.locator(".pile__top").nth(n).click()
            can_be_read(shown_face(page), "")
            page.keyboard.press("Escape")
            expect(page.locator(".card-menu")).to_have_count(0)
    goes_on(page)


def ana_holds_eight(game: Game) -> bool:
    return game.state.turn == 0 and len(game.state.hands[0]) >= 8 and not game.state.combat and bool(game.legal(0))


def test_names_in_a_hand_of_eight_can_be_read_and_pointing_fills_the_reader(visit: Visit, site: ServerProcess) -> None:
    table = table_at(site, ana_holds_eight, Options(seats=3, bot="easy", timing=STILL))
    page = sitting(visit, site, table, 0, size_of(LAPTOP))
    cards = page.locator(".hand__card")
    assert cards.count() >= 8
    slots = [each.bounding_box() for each in page.locator(".hand__slot").all()]
    assert all(box is not None and box["width"] >= 56 for box in slots)
    for name in page.locator(".hand .card__name").all():
        assert name.evaluate(FONT) >= 12.5
    reader = page.locator(".reader .card__name")
    cards.nth(2).hover(position={"x": 12, "y": 30})
    expect(reader).to_have_text(cards.nth(2).locator(".card__name").text_content() or "?")
    page.mouse.move(5, 400)
    expect(reader).to_have_text(cards.nth(2).locator(".card__name").text_content() or "?")  # it keeps the last card
    cards.nth(4).focus()
    expect(reader).to_have_text(cards.nth(4).locator(".card__name").text_content() or "?")
    assert page.locator(".reader .card__body p").first.evaluate(FONT) >= SMALLEST
    goes_on(page)


@pytest.mark.parametrize(("size", "factor"), [((2560, 1440), 1.5), ((3840, 2160), 2.2)])
def test_large_screens_have_larger_type_and_cards(
    visit: Visit, site: ServerProcess, size: tuple[int, int], factor: float
) -> None:
    page = sitting(
        visit, site, table_at(site, ana_needs_bo, Options(seats=3, bot="easy", timing=STILL)), 0, size_of((1440, 900))
    )
    text, card = page.locator(".foe .card__body p").first, page.locator(".hand__card").first
    small, narrow = text.evaluate(FONT), card.bounding_box()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wide = card.bounding_box()
    assert narrow is not None and wide is not None
    assert text.evaluate(FONT) >= factor * small
    assert wide["width"] >= factor * narrow["width"]
    assert faults(page) == []
    goes_on(page)
