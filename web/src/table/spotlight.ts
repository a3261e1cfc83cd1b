/** What the spotlight says to a screen reader, and where a card flies from it. */
import { t } from "@/lib/words.svelte";
import type { CardMoment, Moment } from "./drama.svelte";
import { scaled } from "./motion.svelte";
import type { Play } from "./play.svelte";

const OUT = 320; // milliseconds of the flight at speed 1

/** The moment in one sentence. */
export function sentence(play: Play, moment: Moment): string {
  const me = (seat: number): string => (seat === play.me ? "yes" : "no");
  switch (moment.kind) {
    case "card":
      return t(moment.to >= 0 ? "spot-said-on" : moment.way === "door" ? "spot-said-door" : "spot-said", {
        who: play.who(moment.from),
        me: me(moment.from),
        to: moment.to >= 0 ? play.who(moment.to) : "",
        card: moment.name,
        effect: moment.effect || newTotals(moment),
      });
    case "die":
      return t(`die-${moment.outcome}-final`, {
        who: play.who(moment.seat),
        monster: moment.monster,
        person: moment.seat === play.me ? "you" : "other",
      });
    case "death":
      return t("spot-death", { who: play.who(moment.seat), me: me(moment.seat) });
    case "theft":
      return t("spot-theft", {
        who: play.who(moment.seat),
        me: me(moment.seat),
        from: play.who(moment.from),
        you: me(moment.from),
        card: moment.name || t("spot-cards", { n: moment.n }),
      });
    case "stolen":
      return t("spot-stolen-why", { who: play.who(moment.seat), me: me(moment.seat) });
  }
}

function newTotals({ sums }: CardMoment): string {
  return sums
    ? t("spot-sums", { us: sums.before[0], them: sums.before[1], us2: sums.after[0], them2: sums.after[1] })
    : "";
}

/** Where a card works: the card itself on the table, the player it was played on, or the fight. */
function target(moment: Moment): Element | null {
  const at = (selector: string): Element | null => document.querySelector(`.table ${selector}`);
  if (moment.kind === "theft") return at(`[data-seat="${moment.seat + 1}"]`);
  if (moment.kind !== "card") return null;
  return (
    at(`.stage [data-card="${moment.card}"]`) ??
    at(`[data-card="${moment.card}"]`) ??
    (moment.to >= 0 ? at(`section[data-seat="${moment.to + 1}"]`) : null) ??
    at(`section[data-seat="${moment.from + 1}"]`)
  );
}

/** Send the card of the spotlight to where it works. Return how many milliseconds that takes. */
export function fly(moment: Moment, card: HTMLElement | null): number {
  const duration = scaled(OUT);
  const to = target(moment)?.getBoundingClientRect();
  if (card && to?.width) {
    const from = card.getBoundingClientRect();
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const scale = Math.max(0.12, Math.min(1, Math.min(to.width, 90) / from.width));
    card.animate([{}, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.2 }], {
      duration,
      easing: "cubic-bezier(0.5, 0, 0.8, 0.4)",
      fill: "forwards",
    });
  }
  return duration;
}
