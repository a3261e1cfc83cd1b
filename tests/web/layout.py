"""What is wrong with the layout of a page: text that is too small, cut off, covered, or beyond the screen."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

SMALLEST: Final = 12  # px
LOOK: Final = """smallest => {
  // What lies over the table is looked at instead of it.
  const last = (what) => [...document.querySelectorAll(what)].findLast((each) =>
    ["fixed", "absolute"].includes(getComputedStyle(each).position));
  const top = last("dialog[open], .card-menu, :popover-open") ?? last(".paused, .spot") ??
    last(".tools.is-open, .rail-box.is-open, .dock.is-open .dock__extra") ?? document.body;
  const found = new Set();
  const named = (element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].filter((c) => !c.startsWith("svelte-")).join(".")}`;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const hides = (style) => [style.overflowX, style.overflowY].some((each) => each === "hidden" || each === "clip");
  const scrolls = (style) => [style.overflowX, style.overflowY].some((each) => each === "auto" || each === "scroll");
  const isSticky = (each) => {
    for (; each; each = each.parentElement)
      if (["sticky", "fixed"].includes(getComputedStyle(each).position)) return true;
    return false; // what is scrolled comes out from under it
  };
  for (let node; (node = walker.nextNode()); ) {
    const text = node.data.trim();
    const box = node.parentElement;
    if (!text || !box.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (box.closest(".sr, script, style, title, [inert], .confetti")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    if (!lines.length) continue;
    const size = parseFloat(getComputedStyle(box).fontSize);
    const say = (what) => found.add(`${what}: “${text.slice(0, 40)}” in ${named(box)} of ${named(box.parentElement)}`);
    if (size < smallest - 0.01) say(`${size.toFixed(1)} px`);
    // Where may it be cut off? Not by anything that scrolls, or that says there is more.
    let frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }, free = false;
    let loose = false; // an absolute part is not cut off by what it is not positioned by
    for (let each = box; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each), edge = each.getBoundingClientRect();
      if (loose && style.position === "static" && style.containerType === "normal") continue;
      loose = style.position === "absolute";
      if (edge.width < 2) { free = true; break; } // for screen readers
      if (scrolls(style) || each.matches("[data-more]")) { free = true; break; }
      if (hides(style)) {
        frame = { left: Math.max(frame.left, edge.left), top: Math.max(frame.top, edge.top),
          right: Math.min(frame.right, edge.right), bottom: Math.min(frame.bottom, edge.bottom) };
      }
      if (style.position === "fixed") break;
    }
    if (free) continue;
    const isPage = document.documentElement.scrollHeight > innerHeight + 1 && top === document.body;
    const far = 2.5; // the line box is a little larger than its letters
    for (const line of lines) {
      const high = far + line.height * 0.12;
      if (line.right > frame.right + far || line.left < frame.left - far) say("cut off at the side");
      else if (!isPage && (line.bottom > frame.bottom + high || line.top < frame.top - high))
        say("cut off above or below");
      else {
        const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const over = document.elementFromPoint(x, y);
        const art = over?.closest(".seat__open, .confetti");
        const sticks = isPage && isSticky(over);
        const isFree = getComputedStyle(box).pointerEvents === "none" || box.closest(".card-box")?.contains(over);
        if (over && !art && !sticks && !isFree && !over.contains(box) && !box.contains(over))
          say(`covered by ${named(over)}`);
      }
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.add("the page is wider than the screen");
  return [...found];
}"""


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(LOOK, SMALLEST)
    return found
