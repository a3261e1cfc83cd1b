"""The middle of the table says what the game is in, and "Rule for this moment" is a rule of it: a game walked through
its phases, as Ana whose turn it is and as Bo who looks on. Each walk goes on afterwards.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from kickdoor.game import Game
from kickdoor.lab.soak.server_process import ServerProcess
from tests.web.conftest import Visit
from tests.web.moments import (
    Moment,
    a_curse_strikes_ana,
    a_kill_would_win,
    ana_gives_alms,
    ana_is_at_the_door,
    ana_needs_bo,
    sitting,
    table_at,
)
from tests.web.tables import MANY, step
from tests.web.test_rematch import TWO_PEOPLE, finish


def owes(kind: str) -> Moment:
    """Ana has to decide that."""

    def comes(game: Game) -> bool:
        return any(owed.seat == 0 and owed.kind == kind for owed in game.pending())

    return comes


def ana_may_loot(game: Game) -> bool:
    return game.state.turn == 0 and "loot" in {action.verb for action in game.legal(0)}


def ana_claims_a_kill(game: Game) -> bool:
    state = game.state
    is_asked = any(owed.seat == 1 and owed.about == "kill" for owed in game.pending())
    return is_asked and state.combat is not None and state.combat.main == 0


WORDS: Final = ".lull__words"


class Case(NamedTuple):
    comes: Moment
    phase: str  # in the top bar
    ana: str  # the words on her stage; of a fight: in its banner
    bo: str
    rules: tuple[str, ...]  # of this moment, the most important first
    where: str = WORDS
    sheet: bool = False  # one opens by itself for Ana


CASES: Final = {
    "door": Case(
        ana_is_at_the_door,
        "Kick open the door",
        "Your turn. Sort out your gear, then kick open the door.",
        "Ana’s turn",
        ("TURN-6", "TURN-7", "DOOR-1"),
    ),
    "after the door": Case(
        ana_may_loot,
        "Loot the room",
        "No monster here. Look for trouble with one from your hand, or loot the room.",
        "Ana looks for trouble or loots the room.",
        ("TROUBLE-4", "TROUBLE-2", "LOOT-2"),
    ),
    "fight": Case(ana_needs_bo, "Fight", "short", "short", ("COMBAT-2", "COMBAT-3", "HELP-1"), ".sum__verdict"),
    "kill": Case(ana_claims_a_kill, "Fight", "You", "Ana", ("COMBAT-21", "COMBAT-22"), ".pending h2"),
    "curse": Case(a_curse_strikes_ana, "Kick open the door", "you", "Ana", ("CURSE-5", "CURSE-17"), ".strike h2"),
    "running away": Case(
        owes("run"), "Run away", "You run away.", "Ana runs away.", ("RUN-12", "RUN-3", "RUN-9"), ".sum__verdict"
    ),
    "charity": Case(
        ana_gives_alms,
        "Charity",
        "Too many cards: give some away.",
        "Ana has too many cards and gives some away.",
        ("CHARITY-1", "CHARITY-3"),
        sheet=True,
    ),
    "end of the turn": Case(
        owes("end"),
        "Charity",
        "Your turn is nearly over. Anything else?",
        "Ana’s turn is nearly over",
        ("TURN-10", "CHARITY-1"),
    ),
}


def stage_says(page: Page, case: Case, words: str) -> None:
    expect(page.locator(".phases .now")).to_have_text(re.compile(rf"^\s*{case.phase}\s*$"))
    if case.where == WORDS:
        expect(page.locator(WORDS)).to_have_text(words)
    else:
        expect(page.locator(case.where)).to_contain_text(words)


def rule_fits(page: Page, rules: tuple[str, ...]) -> None:
    page.get_by_role("button", name="Rule for this moment").click()
    shown = page.locator("dialog[open]")
    expect(shown.locator(".rule-id")).to_have_text(rules)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def goes_on(*pages: Page) -> None:
    """The log has a new line."""
    story = pages[0].locator(".log li")
    before = story.count()
    for _ in range(MANY):
        for page in pages:
            step(page)
        if story.count() > before:
            return
    raise AssertionError("the game stands still")


@pytest.mark.parametrize("name", CASES)
def test_the_stage_and_the_rule_fit_the_moment(visit: Visit, site: ServerProcess, name: str) -> None:
    case = CASES[name]
    table = table_at(site, case.comes)
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1)
    if case.sheet:
        ana.locator("dialog[open]").get_by_role("button", name="Close").click()
    stage_says(ana, case, case.ana)
    stage_says(bo, case, case.bo)
    rule_fits(ana, case.rules)
    rule_fits(bo, case.rules)
    goes_on(ana, bo)


def test_the_stage_from_opening_hands_to_the_first_turn(visit: Visit, site: ServerProcess) -> None:
    table = table_at(site, owes("ready"))
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1)
    for page in (ana, bo):
        expect(page.locator(".phases .now")).to_have_text("Opening hand")
        expect(page.locator(WORDS)).to_have_text("Opening hand: play any items, race or class.")
        rule_fits(page, ("SETUP-9", "SETUP-13"))
    ana.locator('.dock [data-action$="ready"]').click()
    expect(ana.locator(WORDS)).to_have_text("Waiting for Bo to set up.")
    bo.locator('.dock [data-action$="ready"]').click()
    expect(ana.locator(WORDS)).to_have_text(re.compile("^(Your turn. Sort out your gear|Bo’s turn|Cy’s turn)"))
    goes_on(ana, bo)


def test_the_end_of_the_game_is_told(visit: Visit, site: ServerProcess) -> None:
    table = table_at(site, a_kill_would_win, TWO_PEOPLE)
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1)
    rule_fits(ana, ("COMBAT-21", "COMBAT-22"))
    finish(ana, bo)
    for page in (ana, bo):
        expect(page.locator(".end h1")).to_have_text(re.compile(r"You win!|\w+ wins"))


def ana_picks_a_treasure(game: Game) -> bool:
    return any(
        owed.seat == 0 and owed.kind == "choose" and "treasure" in str(owed.about) for owed in game.pending()
    ) and all(owed.seat == 0 for owed in game.pending())


def test_a_fight_that_is_won_leaves_the_stage_to_its_treasures(visit: Visit, site: ServerProcess) -> None:
    table = table_at(site, ana_picks_a_treasure)
    ana, bo = sitting(visit, site, table, 0), sitting(visit, site, table, 1)
    expect(bo.locator(".phases .now")).to_have_text(re.compile("Fight|Treasure"))
    expect(bo.locator(".stage .fight")).to_have_count(0)
    expect(bo.locator(".stage .middle [data-card]")).not_to_have_count(0)
    goes_on(ana, bo)
