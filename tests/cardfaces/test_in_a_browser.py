"""The gallery as a browser lays it out: all text fits on its card, and backs are printed behind their cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.cardfaces.face import anchor
from kickdoor.cardfaces.gallery import gallery
from kickdoor.cardtext.languages import ENGLISH, LANGUAGES, Language
from kickdoor.packs import builtin_sets, load_pack
from tests.browser import ask, needs_browser
from tests.cardfaces.making import made
from tests.table import TRIAL

# Find every text of every card that leaves its part of the face, both on the page as it opens and with the
# notes on our own design. Text that its part cuts off counts, too.
SPILLS = """(() => {
  const spills = [];
  const inside = (inner, outer) => {
    const a = inner.getBoundingClientRect(), b = outer.getBoundingClientRect();
    return a.top >= b.top - 1 && a.bottom <= b.bottom + 1 && a.left >= b.left - 1 && a.right <= b.right + 1;
  };
  const whole = (part) => part.scrollWidth <= part.clientWidth + 1 && part.scrollHeight <= part.clientHeight + 1;
  const look = (card, name, where, parts) => parts.forEach((part) => {
    const about = `${name}: ${part.className || part.tagName}`;
    if (!inside(part, where) || !inside(part, card)) spills.push(`${about} leaves its place`);
    else if (getComputedStyle(part).overflow !== "visible" && !whole(part)) spills.push(`${about} is cut`);
  });
  const faces = [...document.querySelectorAll(".slot:not(.slot--copy) .card:not(.card--back)")];
  const all = () => faces.forEach((card) => {
    const name = card.querySelector(".card__name").textContent;
    const [head, body, foot, art] = ["head", "body", "foot", "art"].map((part) => card.querySelector(`.card__${part}`));
    look(card, name, card, [head, body, foot, art]);
    look(card, name, head, [card.querySelector(".card__name")]);
    look(card, name, body, [...body.querySelectorAll("p")]);
    look(card, name, card, [card.querySelector(".card__type")]);
    look(card, name, foot, [...foot.children]);
    look(card, name, art, [...art.querySelectorAll(".card__ours")].filter((note) => note.getClientRects().length));
    if (art.clientHeight < 0.16 * card.clientHeight) spills.push(`${name}: no room for its picture`);
  });
  all();
  const ours = document.getElementById("ours");
  if (ours) { ours.checked = true; all(); }
  return {cards: faces.length, spills, font: document.fonts.check('16px "Instrument Sans"'), shown: ours === null
    || [...document.querySelectorAll(".card__ours")].some((note) => note.getClientRects().length)};
})()"""


@needs_browser
@pytest.mark.parametrize("name", [*builtin_sets(), TRIAL], ids=lambda name: Path(name).name)
def test_no_text_leaves_its_face(name: str | Path, tmp_path: Path) -> None:
    pack = load_pack(name)
    told = ask(gallery([pack]), SPILLS, tmp_path)
    assert told["spills"] == []
    assert told["cards"] == len(pack.cards) and told["font"] and told["shown"]


@needs_browser
@pytest.mark.parametrize(
    "lang", [each for each in LANGUAGES.values() if each is not ENGLISH], ids=lambda each: each.code
)
def test_no_text_of_another_language_leaves_its_face(lang: Language, tmp_path: Path) -> None:
    packs = [load_pack(name) for name in builtin_sets()]
    told = ask(gallery(packs, lang=lang), SPILLS, tmp_path)
    assert told["spills"] == []
    assert told["cards"] == sum(len(pack.cards) for pack in packs)


@needs_browser
def test_text_that_leaves_its_face_is_found(tmp_path: Path) -> None:
    long = "always: [{run_away: 1, if: {against: {kind: monster, level: {min: 3, max: 9}}}}]"
    pack = made(
        tmp_path, f"- {{name: Nut, kind: item, gold: 1, {long}}}\n- {{name: Scroll, kind: item, gold: 1, {long}}}"
    )
    large = f"#{anchor(pack, pack.cards[1])} p {{ font-size: 30cqw; }}</style>"
    spills = ask(gallery([pack]).replace("</style>", large), SPILLS, tmp_path)["spills"]
    assert spills and {spill.partition(":")[0] for spill in spills} == {"Scroll"}


# Print two sheets of faces and two of backs, mirrored row by row, with the backs and every copy switched on.
SHEETS = """(() => {
  document.getElementById("copies").checked = true;
  document.getElementById("backs").click();
  dispatchEvent(new Event("beforeprint"));
  const said = (slot) => slot.querySelector(".card--back") ? slot.dataset.deck
    : slot.querySelector(".card") ? slot.querySelector(".card__name").textContent : "";
  const sheets = [...document.querySelectorAll(".sheet")].map((sheet) => [...sheet.children].map(said));
  dispatchEvent(new Event("afterprint"));
  return {sheets, left: document.querySelectorAll(".sheet").length, two: document.documentElement.className};
})()"""


@needs_browser
def test_backs_lie_behind_their_faces(tmp_path: Path) -> None:
    door, treasure = "kind: curse, effect: [die]", "kind: item, gold: 100"
    pack = made(tmp_path, f"- {{name: Woe, {door}, count: 10}}\n- {{name: Nut, {treasure}}}")
    told = ask(gallery([pack]), SHEETS, tmp_path)
    assert told["sheets"] == [
        ["Woe"] * 9,
        ["door"] * 9,
        ["Woe", "Nut", *[""] * 7],
        ["", "treasure", "door", *[""] * 6],
    ]
    assert told["left"] == 0 and "two-sided" in told["two"]
