/** Where on the page the next thing is to be done. */
import type { Play } from "@/table/play.svelte";
import { gist } from "./guided";

const find = (where: ParentNode, selector: string): HTMLElement | undefined =>
  [...where.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length > 0);

/** A button of the dock, or the menu in which it is on a phone. */
function inDock(selector: string): HTMLElement | undefined {
  const isHidden = document.querySelector(`.dock ${selector}`) !== null;
  return find(document, selector) ?? (isHidden ? find(document, ".dock__menu") : undefined);
}

/** The dialog on top of the page. */
export function topDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
}

/** The button, card or sheet that leads to the action, or to passing before it; undefined: it is not the learner's
 * moment.
 */
export function target(play: Play, action: string): HTMLElement | undefined {
  const sheet = topDialog();
  if (sheet) return onSheet(sheet, play, action);
  if (gist(action).startsWith("ask ") && play.can("ask")) return inDock('[data-opens="deal"]');
  const move = play.moves.find((each) => gist(each.action) === gist(action));
  if (!move) return play.owed.some((each) => each.kind === "pass") ? passing(play) : undefined;
  const card = move.cards?.[0];
  return (
    inDock(`[data-action="${CSS.escape(move.action)}"]`) ??
    (move.verb === "accept" ? find(document, '[data-opens="answer"]') : undefined) ??
    (move.verb === "choose" ? find(document, ".peek") : undefined) ??
    (card === undefined ? undefined : find(document, `.me [data-card="${card}"], .stage [data-card="${card}"]`))
  );
}

function passing(play: Play): HTMLElement | undefined {
  const pass = play.moves.find((move) => move.verb === "pass");
  return pass && find(document, `[data-action="${CSS.escape(pass.action)}"]`);
}

/** Deals and choices are made on a sheet. */
function onSheet(sheet: HTMLElement, play: Play, action: string): HTMLElement | undefined {
  const asked = /^ask (.+?)(?: picks ([MH]+))?$/.exec(gist(action));
  if (asked && sheet.matches(".deal-dialog")) {
    const seat = play.scene.players.find((player) => player.name === asked[1])?.seat ?? -1;
    const picks = [...(asked[2] ?? "")].map((who, n) => `[data-pick="${n}${who}"]`);
    const wrong = [`[data-whom="${seat}"]`, ...picks].find((each) =>
      sheet.querySelector(`${each}[aria-pressed="false"]`),
    );
    return find(sheet, wrong ?? ".deal__acts .btn--go");
  }
  if (sheet.matches(".deal-dialog")) return find(sheet, ".deal__acts .btn--go");
  const move = play.moves.find((each) => gist(each.action) === gist(action));
  if (sheet.matches(".card-menu") && move) return find(sheet, `[data-action="${CSS.escape(move.action)}"]`);
  if (!sheet.matches(".choose")) return undefined;
  const unchosen = find(sheet, `[data-card="${move?.cards?.[0] ?? -1}"][aria-pressed="false"]`);
  return unchosen ?? find(sheet, ".dialog__acts .btn--go");
}
