"""What happens at the table is shown: the spotlight, dice, the log, sound, talking bots, the hand, taking back."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from kickdoor.engine.sums import running
from kickdoor.game import Game
from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.protocol.options import Options, Timing
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.layout import faults
from tests.web.moments import (
    NAMES,
    ana_can_kill,
    ana_is_at_the_door,
    bring_about,
    eve_of,
    sitting,
    table_at,
    table_with,
)
from tests.web.tables import MANY, comes, deal, play_on, step

QUIET = Options(seats=3, timing=Timing(reading=None, pace=1.2, decision=None), bot="easy")
FATE = re.compile("escaped|caught", re.IGNORECASE)
SLOW: dict[str, Any] = {"timing": {"reading": 0.5, "pace": 1.2}, "rules": {"reaction_seconds": 0.3}}


# Every card that was in the spotlight, with the way it came there.
WATCH_SPOTS = """() => {
  window.spots = [];
  new MutationObserver(() => {
    for (const spot of document.querySelectorAll(".spot--card:not([data-noted])")) {
      spot.dataset.noted = "";
      const who = spot.querySelector(".spot__line")?.textContent.trim().split(/\\s+/) ?? [];
      const lets = getComputedStyle(spot).pointerEvents;
      const texts = [...spot.querySelectorAll(".card__body p")];
      const type = texts.map((text) => parseFloat(getComputedStyle(text).fontSize));
      window.spots.push([spot.dataset.spot, spot.querySelector("[data-way]").dataset.way, who, lets, type]);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""


# The words of every great moment that was on the page.
WATCH_TITLES = """() => {
  window.titles = {};
  new MutationObserver(() => {
    for (const title of document.querySelectorAll(".spot__title"))
      window.titles[/spot--(\\w+)/.exec(title.closest(".spot").className)[1]] = title.textContent;
  }).observe(document.body, { childList: true, subtree: true });
}"""


# Of the first spotlight: can the card and the door be seen, and how much of it moves?
WATCH_STILLNESS = """() => {
  const isSeen = (what) => document.querySelector(what)?.checkVisibility() ?? false;
  new MutationObserver(() => {
    const moving = document.querySelector(".spot")?.getAnimations({ subtree: true }).length;
    if (moving !== undefined) window.shown ??= [isSeen(".spot__face"), isSeen(".spot__door"), moving];
  }).observe(document.body, { childList: true, subtree: true });
}"""


def ana_kicks(game: Game) -> bool:
    return any(action.verb == "kick" for action in game.legal(0))


def ana_may_curse_bo(game: Game) -> bool:
    return any(
        action.verb == "play" and "Curse!" in game.text(action) and action.player == 1 for action in game.legal(0)
    )


def ana_has_to_run(game: Game) -> bool:
    """She is alone, too weak, and nobody holds her fast."""
    fight = game.state.combat
    if (
        fight is None
        or fight.main != 0
        or fight.helper >= 0
        or game.state.phase != "combat"
        or len(fight.monsters) != 1
    ):
        return False
    needs = running.needed(game.state, fight.main, fight.monsters[0])
    return game.state.phase == "combat" and 2 <= needs <= 6 and any(action.verb == "run" for action in game.legal(0))


# The spotlight with the die is there for a second or two: what it says is noted as it comes.
NOTE_DICE: Final = """() => {
    window.dice = [];
    window.open = [];
    new MutationObserver(() => {
        const open = document.querySelector(".stage .roll:has(.roll__outcome--open)");
        const chips = [...document.querySelectorAll(".seat__rest .chip")].map((chip) => chip.innerText);
        if (open) window.open.push([open.innerText, chips]);
        const roll = document.querySelector(".spot--die .roll[data-outcome]");
        const rolled = [...(roll?.querySelectorAll(".odds .is-rolled") ?? [])].map((face) => face.innerText);
        if (rolled.length) window.dice.push([roll.dataset.outcome, rolled]);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


# Every sound that was heard.
NOTE_SOUNDS: Final = """() => {
  const { dataset } = document.documentElement;
  window.heard = [];
  new MutationObserver(() => window.heard.push(dataset.heard))
    .observe(document.documentElement, { attributeFilter: ["data-heard"] });
}"""


def goes_on(page: Page, *others: Page) -> None:
    """The game can be played on from here."""
    line = page.locator(".log li").last
    before = line.inner_text()
    for _ in range(MANY):
        for each in (page, *others):
            step(each)
        if line.inner_text() != before:
            return
    raise AssertionError("nothing goes on")


# ------------------------------------------------------------ spotlight
def test_the_door_is_kicked_in_before_everybodys_eyes(visit: Visit, site: ServerProcess) -> None:
    table = table_at(site, ana_kicks, QUIET)
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1, PHONE)
    for page in (ana, bo):
        page.evaluate(WATCH_SPOTS)
    ana.locator('.dock [data-action$="kick"]').first.click()
    for page in (ana, bo):
        comes(page, "window.spots.length")
        card, way, *_ = page.evaluate("window.spots[0]")
        assert way == "door" and card in (page.locator(".log").text_content() or "")
        expect(page.locator(".spot")).to_have_count(0)  # it ends by itself
        page.keyboard.press("r")
        comes(page, "window.spots.length > 1")  # once more
        page.keyboard.press("Escape")
        expect(page.locator(".spot:not(.is-leaving)")).to_have_count(0)  # any key ends it
    assert min(bo.evaluate("window.spots[0].at(-1)")) >= 13
    goes_on(ana, bo)


def test_a_card_is_shown_with_who_plays_it_on_whom_and_buttons_stay_live(visit: Visit, site: ServerProcess) -> None:
    table = table_at(site, ana_may_curse_bo, QUIET)
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1)
    bo.evaluate(WATCH_SPOTS)
    for card in ana.locator('.hand__card:has([aria-label^="Curse!"])').all():
        card.click(position={"x": 12, "y": 30})
        on_bo = ana.locator(".card-menu .btn").filter(has_text=re.compile(r"\bBo\b"))
        if on_bo.count():
            on_bo.first.click()
            break
    comes(bo, "window.spots.length")
    _, _, who, lets, _ = bo.evaluate("window.spots[0]")
    assert who == ["Ana", "you"] and lets == "none"  # clicks go to what lies under it
    bo.locator(".dock .btn--go").click()  # no waiting for the spotlight to end
    expect(bo.locator(".spot")).to_have_count(0)
    goes_on(bo, ana)


def test_without_motion_the_card_is_simply_there(visit: Visit, site: ServerProcess) -> None:
    table = table_at(site, ana_kicks, QUIET)
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1)
    bo.emulate_media(reduced_motion="reduce")
    bo.evaluate(WATCH_STILLNESS)
    ana.locator('.dock [data-action$="kick"]').first.click()
    comes(bo, "window.shown")
    face, door, moving = bo.evaluate("window.shown")
    assert face and not door and moving == 0
    expect(bo.locator(".spot")).to_have_count(0)
    goes_on(ana, bo)


# ------------------------------------------------------------ the die
def test_escaped_comes_only_when_it_is_final_with_the_die_and_the_number_it_needed(
    visit: Visit, site: ServerProcess
) -> None:
    table = table_at(site, ana_has_to_run, QUIET)
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1)
    for page in (ana, bo):
        page.evaluate(NOTE_DICE)
    ana.locator('.dock [data-action$="run"]').first.click()
    for _ in range(MANY):
        if ana.evaluate("window.dice.length"):
            break
        for page in (ana, bo):
            step(page)
    before = ana.evaluate("window.open") + bo.evaluate("window.open")
    assert before, "the die was not on the table while somebody could still act"
    for said, chips in before:
        assert "unless someone steps in" in said and re.search(r"Needs \d", said)
        assert not any(FATE.search(chip) for chip in chips)
    comes(ana, "window.dice.length")
    (outcome, rolled), *_ = ana.evaluate("window.dice")
    assert len(rolled) == 1 and outcome == ("away" if "away" in rolled[0] else "caught")
    goes_on(ana, bo)


# ------------------------------------------------------------ a death, a theft, a victory that is stopped
@pytest.mark.parametrize(
    ("kind", "moment", "says", "rule"),
    [
        ("died", "death", "Cy is dead", {}),
        ("card_taken", "theft", "Bo takes Short Wide Armor from you", {}),
        ("declaration_fell", "stolen", "So close", {"winning_level": 3}),
    ],
)  # fmt: skip
def test_the_great_moments_take_the_stage_and_a_click_ends_them(
    visit: Visit, site: ServerProcess, kind: str, moment: str, says: str, rule: dict[str, Any]
) -> None:
    eve = eve_of(kind, wins=bool(rule), **rule)
    options = Options(seats=4, timing=Timing(reading=None, pace=6, decision=None), bot="easy", rules=rule)
    table = table_with(site, eve.seed, eve.actions, options)
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1, PHONE)
    for page in (ana, bo):
        page.evaluate(WATCH_TITLES)
    bring_about(site, table, eve)
    for page in (ana, bo):
        comes(page, f"window.titles.{moment}")
    assert says in ana.evaluate(f"window.titles.{moment}")
    ana.mouse.click(5, 400)
    expect(ana.locator(f".spot--{moment}:not(.is-leaving)")).to_have_count(0)
    goes_on(ana, bo)


@pytest.mark.parametrize(("speed", "tempo"), [("relaxed", 1.6), ("blitz", 0.5)])
def test_everything_moves_at_the_pace_of_the_table(visit: Visit, speed: str, tempo: float) -> None:
    page = visit("/")
    deal(page, timing={"speed": speed})
    factor = page.evaluate("parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--tempo'))")
    assert factor == pytest.approx(tempo, abs=0.01)
    chips = "getComputedStyle(document.querySelector('.hand__slot')).transitionDuration"
    assert page.evaluate(chips) == "0.16s"  # answers to the hand are always quick
    moves = "getComputedStyle(document.querySelector('.tick')).animationDuration"
    assert page.evaluate(moves) == f"{0.6 * factor:.6g}s"
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(moves) == "0s"


# ------------------------------------------------------------ the log
def test_a_line_of_the_log_has_the_face_of_its_player_and_unfolds(visit: Visit) -> None:
    page = visit("/")
    deal(page)
    play_on(page, '.log li:has-text("kicks open the door") .log__more')
    seats = {
        page.locator(f'section[data-seat="{seat}"] .seat__nick').first.inner_text(): str(seat) for seat in range(1, 5)
    }
    checked = 0
    for line in page.locator('.log li:has-text("kicks open the door")').all():
        who = line.locator("p").inner_text().split(" kicks ")[0].strip()
        assert line.locator(".face").get_attribute("data-seat") == seats[who]
        checked += 1
    assert checked
    page.locator(".log__more").last.click()
    expect(page.locator(".log li.detail")).not_to_have_count(0)
    goes_on(page)


def test_a_fight_that_is_won_is_one_line(visit: Visit, site: ServerProcess) -> None:
    page = sitting(visit, site, table_at(site, ana_can_kill, persons=1), 0)
    page.locator('.dock .btn--go[data-action$="fight"]').click()
    line = page.locator(".log li p", has_text=re.compile("^Ana beats "))
    expect(line).to_have_text(re.compile(r"^Ana beats .+: level \d+"))
    goes_on(page)


def test_the_log_shows_its_last_line_however_the_page_is_loaded_and_resized(visit: Visit, site: ServerProcess) -> None:
    page = sitting(visit, site, table_at(site, ana_is_at_the_door, persons=1), 0)
    last = "(log => log.scrollHeight - log.scrollTop - log.clientHeight < 3)(document.querySelector('.rail .log'))"
    comes(page, last)
    for width, height in ((1366, 768), (2560, 1440), (1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        comes(page, last)
    page.reload()
    page.locator(".log li").first.wait_for()
    page.get_by_role("button", name="No sound").click()
    page.set_viewport_size({"width": 1366, "height": 768})
    comes(page, last)
    page.locator(".rail .log").hover()
    page.mouse.wheel(0, -400)
    comes(page, f"!{last}")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_timeout(200)
    assert not page.evaluate(last)  # who reads back is left there
    goes_on(page)


# ------------------------------------------------------------ sound
def test_sound_is_asked_for_once_and_heard_with_its_event(visit: Visit) -> None:
    page = visit("/")
    deal(page, **SLOW)
    page.evaluate(NOTE_SOUNDS)
    ask = page.locator(".rail .ask-sound")
    expect(ask).to_be_visible()
    ask.get_by_role("button", name="Sound on").click()
    expect(page.locator(".ask-sound")).to_have_count(0)
    assert "turn" in page.evaluate("window.heard")
    for _ in range(MANY):
        if "door" in page.evaluate("window.heard"):
            break
        step(page)
    assert "door" in page.evaluate("window.heard")
    page.reload()
    page.locator(".dock").wait_for()
    expect(page.locator(".ask-sound")).to_have_count(0)
    page.locator('.top [data-tool="cog"]').click()
    expect(page.get_by_role("slider", name="Volume")).to_be_visible()
    page.keyboard.press("Escape")
    goes_on(page)


# ------------------------------------------------------------ bots
def test_bots_talk_until_they_are_told_not_to(visit: Visit) -> None:
    page = visit("/")
    deal(page)
    play_on(page, ".log [data-banter]")
    talker = page.locator(".log [data-banter]").first
    assert talker.locator("p").inner_text().strip() and int(talker.get_attribute("data-banter") or 0) > 1
    page.locator('.top [data-tool="cog"]').click()
    page.get_by_role("switch", name=re.compile("Bots talk")).click()
    page.keyboard.press("Escape")
    expect(page.locator(".log [data-banter]")).to_have_count(0)
    goes_on(page)


# ------------------------------------------------------------ the hand
def test_the_hand_is_sorted_and_filtered_and_still_played_from(visit: Visit) -> None:
    page = visit("/")
    deal(page, timing={"reading": 0.5, "pace": 1.2, "decision": None})
    page.locator(".hand__card").first.wait_for()

    def hand() -> list[str]:
        names: list[str] = page.locator(".hand__card .card-box").evaluate_all(
            "all => all.map((card) => card.ariaLabel)"
        )
        return names

    drawn = hand()
    page.locator(".hand-tools").click()
    page.get_by_role("button", name="By kind").click()
    expect(page.locator(".hand__card")).to_have_count(len(drawn))
    assert sorted(hand()) == sorted(drawn)
    page.get_by_role("button", name="Playable", exact=True).click()
    expect(page.locator('.hand__card [data-state="blocked"]')).to_have_count(0)
    shown = hand()
    assert set(shown) <= set(drawn)
    page.get_by_role("button", name="All", exact=True).click()
    assert sorted(hand()) == sorted(drawn)
    page.get_by_role("button", name="As drawn").click()
    assert hand() == drawn
    page.keyboard.press("Escape")
    goes_on(page)


# ------------------------------------------------------------ taking back
def test_alone_with_bots_a_door_is_closed_again(visit: Visit, site: ServerProcess) -> None:
    page = sitting(visit, site, table_at(site, ana_kicks, QUIET, persons=1), 0)
    kick = page.locator('.dock .btn--go[data-action$="kick"]')
    doors = page.locator(".log li", has_text="Ana kicks open the door")
    before = doors.count()
    kick.click()
    expect(doors).to_have_count(before + 1)
    page.locator("[data-undo]").click()
    expect(kick).to_be_visible()
    kick.click()
    goes_on(page)


@pytest.mark.parametrize("answer", ["Allow", "Don't allow"])
def test_where_others_are_affected_they_are_asked(visit: Visit, site: ServerProcess, answer: str) -> None:
    table = table_at(site, ana_kicks, QUIET)
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1, DESKTOP if answer == "Allow" else PHONE)
    kick = ana.locator('.dock .btn--go[data-action$="kick"]')
    kick.click()
    ask = ana.get_by_role("button", name="Ask to take it back")
    ask.click()
    vote = bo.locator(".undo-vote")
    expect(vote).to_contain_text(NAMES[0])
    expect(bo.locator(".spot")).to_have_count(0)
    assert faults(bo) == []  # it covers nothing
    vote.get_by_role("button", name=answer, exact=True).click()
    expect(vote).to_have_count(0)
    if answer == "Allow":
        expect(kick).to_be_visible()
    else:
        expect(ask).to_have_count(0)
        expect(kick).to_have_count(0)
    goes_on(ana, bo)
