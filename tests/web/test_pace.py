"""What is shown large and what the stage is at are the same: a game with bots, looked at all the time."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from tests.web.conftest import PHONE, Visit
from tests.web.tables import deal, step

EVERY: Final = 40  # milliseconds between two looks at the page
MOMENT: Final = 7  # looks in which they may differ; milliseconds would count a browser that stands still
CARDS: Final = 20  # that were in the spotlight
TURNS: Final = 6

# What stands on the page: the spotlight, whose turn it is, whether there is a fight, and the words of the stage.
LOOK: Final = """(every) => {
  window.looks = [];
  let last = "", n = 0;
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
    if (now !== last) window.looks.push({ n, ...look });
    last = now;
    n++;
  }, every);
}"""


class Look(NamedTuple):
    n: int  # the first of the looks at which it was so
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
    deal(page, timing={"reading": 0.5}, rules={"reaction_seconds": 0.3}, bot="medium")
    names = {
        str(seat): page.locator(f'section[data-seat="{seat}"] .seat__nick').first.inner_text() for seat in range(1, 5)
    }
    page.evaluate(LOOK, EVERY)
    seen: list[Look] = []
    cards, turns = set[str](), 0
    while (len(cards) < CARDS or turns < TURNS) and not page.locator(".end").count():
        step(page)
        seen += looks(page)
        cards = {look.card for look in seen}
        turns = sum(look.turn != after.turn for look, after in pairwise(seen))
    assert cards and turns
    apart: list[tuple[int, Look]] = []
    began: Look | None = None
    for look, after in pairwise(seen):
        began = (began or look) if look.differs(names) else None
        if began is not None and after.n - began.n > MOMENT:
            apart.append((after.n - began.n, began))
    assert not apart
