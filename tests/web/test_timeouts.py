"""Somebody who takes too long sees the time run from the first second, and afterwards what was done for them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kickdoor.engine.flow import charity
from kickdoor.engine.sums import strength
from kickdoor.game import Game
from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.protocol.options import Options, Timing
from tests.web.conftest import PHONE, Visit
from tests.web.moments import Moment, sitting, table_at
from tests.web.tables import MANY, step


def deciding(seconds: int) -> Options:
    return Options(seats=3, bot="easy", timing=Timing(reading=None, pace=0.1, decision=seconds))


def owes(kind: str, about: str = "") -> Moment:
    def moment(game: Game) -> bool:
        first = game.pending()[0]
        return (first.seat, first.kind) == (0, kind) and first.about.startswith(about)

    return moment


def ana_must_run(game: Game) -> bool:
    """She cannot win as it stands."""
    first = game.pending()[0]
    return (first.seat, first.kind) == (0, "fight") and not strength.winning(game.state)


def ana_gives_charity(game: Game) -> bool:
    return charity.is_due(game.state) and game.state.turn == 0


MOMENTS = {
    "kick": (owes("kick"), "you kicked open the door"),
    "keep": (owes("keep"), "you took the card into your hand"),
    "trouble": (owes("trouble"), "you looted the room"),
    "end": (owes("end"), "you ended your turn"),
    "run": (ana_must_run, "you ran away"),
    "choose": (owes("choose", "cards"), "a choice was made for you"),
    "charity": (ana_gives_charity, "you (gave cards away|discarded cards)"),
}


@pytest.mark.parametrize("kind", MOMENTS)
def test_the_time_is_seen_to_run_from_the_beginning(visit: Visit, site: ServerProcess, kind: str) -> None:
    moment, _ = MOMENTS[kind]
    ana = sitting(visit, site, table_at(site, moment, deciding(60)), 0)
    clock = ana.get_by_role("timer").last
    expect(clock).to_have_text(re.compile(r"^(?:60|[45]\d) s"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    step(ana)


@pytest.mark.parametrize("kind", MOMENTS)
def test_what_was_done_when_the_time_was_up_is_said(visit: Visit, site: ServerProcess, kind: str) -> None:
    moment, done = MOMENTS[kind]
    table = table_at(site, moment, deciding(8))  # a busy machine may need some of them to open the page
    ana = sitting(visit, site, table, 0)
    expect(ana.get_by_role("alert").filter(has_text=re.compile(f"Time’s up: {done}"))).to_be_visible()
    expect(ana.locator(".log")).to_contain_text("Time’s up for Ana.")
    bo = sitting(visit, site, table, 1, PHONE)
    expect(bo.locator(".log")).to_contain_text("Time’s up for Ana.")
    lines = ana.locator(".log li").all_inner_texts()
    for _ in range(MANY):  # and the game goes on
        for page in (ana, bo):
            step(page)
        if ana.locator(".log li").all_inner_texts() != lines:
            return
    raise AssertionError("nothing goes on")
