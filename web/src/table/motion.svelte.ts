/** Motion tells what happened: a card comes from where it was. Nothing moves for those who do not want it. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { still } from "@/lib/settings.svelte";

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
  if (!from?.width) return { duration: 160, css: (k) => `opacity: ${k}` };
  const to = node.getBoundingClientRect();
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const scale = to.width ? from.width / to.width : 1;
  if (Math.abs(x) + Math.abs(y) < 4) return { duration: 0 };
  return {
    duration: 320,
    easing: cubicOut,
    css: (_, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 + (scale - 1) * u}); z-index: 30;`,
  };
}

/** A number that counts to its new value. */
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
      const from = this.shown;
      const began = performance.now();
      const step = (now: number): void => {
        const k = Math.min(1, (now - began) / 600);
        this.shown = Math.round(from + (to - from) * cubicOut(k));
        if (k < 1) this.#frame = requestAnimationFrame(step);
      };
      this.#frame = requestAnimationFrame(step);
      return () => cancelAnimationFrame(this.#frame);
    });
  }
}
