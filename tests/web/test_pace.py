"""What is shown large and what the stage is at are the same: a whole game with bots, looked at all the time."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from tests.web.conftest import PHONE, Visit
from tests.web.tables import deal, step

MOMENT: Final = 300  # milliseconds for which they may differ
EVERY: Final = 40  # milliseconds between two looks at the page

# What stands on the page: the spotlight, whose turn it is, whether there is a fight, and the words of the stage.
LOOK: Final = """(every) => {
  window.looks = [];
  let last = "";
  const text = (selector) => document.querySelector(selector)?.innerText.trim() ?? "";
  setInterval(() => {
    const spot = document.querySelector(".spot:not(.is-leaving)");
    const seat = document.querySelector('.table :is([data-role="fighting"], [data-role="turn"])');
    const look = {
      card: spot?.querySelector("[data-way]") ? spot.dataset.spot : "",
      way: spot?.querySelector("[data-way]")?.dataset.way ?? "",
      by: spot?.querySelector(".spot__line .face")?.dataset.seat ?? "",
      sums: !!spot?.querySelector(".spot__sums"),
      turn: seat?.dataset.seat ?? "",
      fight: !!document.querySelector(".stage :is(.fight, .roll)"),
      words: text(".lull__words") || text(".sum__verdict"),
    };
    const now = JSON.stringify(look);
    if (now !== last) window.looks.push({ at: performance.now(), ...look });
    last = now;
  }, every);
}"""


class Look(NamedTuple):
    at: float
    card: str
    way: str
    by: str
    sums: bool
    turn: str
    fight: bool
    words: str

    def differs(self, names: dict[str, str]) -> bool:
        """Is the card in the spotlight one of a turn, or of a fight, that the stage has left?"""
        if not self.card:
            return False
        if self.sums and not self.fight:
            return True
        if self.way != "door":
            return False
        others = [name for seat, name in names.items() if seat != self.by]
        return self.turn not in ("", self.by) or any(self.words.startswith(f"{name}’s turn") for name in others)


def looks(page: Page) -> list[Look]:
    found: list[dict[str, Any]] = page.evaluate("window.looks.splice(0)")
    return [Look(**each) for each in found]


def test_the_spotlight_shows_what_the_stage_is_at(visit: Visit) -> None:
    page = visit("/", PHONE)
    deal(page, timing={"reading": 0.5}, rules={"reaction_seconds": 0.3, "winning_level": 4}, bot="medium")
    names = {
        str(seat): page.locator(f'section[data-seat="{seat}"] .seat__nick').first.inner_text() for seat in range(1, 5)
    }
    page.evaluate(LOOK, EVERY)
    seen: list[Look] = []
    for _ in range(1500):
        step(page)
        seen += looks(page)
        if page.locator(".end").count():
            break
    assert len({look.card for look in seen}) > 8 and len({look.turn for look in seen if look.turn}) > 2
    apart: list[tuple[int, Look]] = []
    began: Look | None = None
    for look, after in pairwise(seen):
        began = (began or look) if look.differs(names) else None
        if began is not None and after.at - began.at > MOMENT:
            apart.append((round(after.at - began.at), began))
    assert not apart
