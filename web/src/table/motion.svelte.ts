/** Motion tells what happened: a card comes from where it was, a sum counts. Nothing moves for those who do not want it. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { still } from "@/lib/settings.svelte";

/** How fast everything is shown: 1 is brisk, 2 twice as fast. `held`: a spotlight is on, so totals wait with counting. */
export const tempo = $state({ speed: 1, held: false });

/** For scripts (`scaled`) and for styles (`--tempo`, which the durations in tokens.css are multiplied by). */
export function setSpeed(speed: number): void {
  tempo.speed = speed;
  document.documentElement.style.setProperty("--tempo", (1 / speed).toFixed(3));
}

/** A duration at the speed of this table. */
export function scaled(milliseconds: number): number {
  return milliseconds / tempo.speed;
}

const PACE = 0.8; // seconds between what bots do, unless the table says otherwise

/** The speed that goes with the seconds between what bots do. */
export function speedFor(pace: number = PACE): number {
  return Math.max(0.7, Math.min(8, PACE / Math.max(0.01, pace)));
}

const places = new Map<number, DOMRect>();

/** Where every card lies, before the table changes. */
export function noteplaces(): void {
  places.clear();
  if (still()) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-card]")) {
    places.set(Number(element.dataset["card"]), element.getBoundingClientRect());
  }
}

/** A card travels from where it was, or from the deck that it was drawn from. */
export function arrives(node: HTMLElement, { card, deck = "" }: { card: number; deck?: string }): TransitionConfig {
  if (still()) return { duration: 0 };
  const from = places.get(card) ?? document.querySelector(`[data-pile="${deck}"]`)?.getBoundingClientRect();
  if (!from?.width) return { duration: scaled(160), css: (k) => `opacity: ${k}` };
  const to = node.getBoundingClientRect();
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const scale = to.width ? Math.min(from.width / to.width, from.height / to.height) : 1; // a plate is wide, but no giant
  if (Math.abs(x) + Math.abs(y) < 4) return { duration: 0 };
  return {
    duration: scaled(320),
    easing: cubicOut,
    css: (_, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 + (scale - 1) * u}); z-index: 30;`,
  };
}

/** A number that counts to its new value, once the spotlight is off. */
export class Counting {
  shown = $state(0);
  #frame = 0;

  constructor(value: () => number) {
    let first = true;
    $effect(() => {
      const to = value();
      cancelAnimationFrame(this.#frame);
      if (first || still()) {
        first = false;
        this.shown = to;
        return;
      }
      if (tempo.held) return;
      const from = this.shown;
      const began = performance.now();
      const step = (now: number): void => {
        const k = Math.min(1, (now - began) / scaled(600));
        this.shown = Math.round(from + (to - from) * cubicOut(k));
        if (k < 1) this.#frame = requestAnimationFrame(step);
      };
      this.#frame = requestAnimationFrame(step);
      return () => cancelAnimationFrame(this.#frame);
    });
  }
}
