/** The hand as its player wants to see it: in what order, and which cards. */
import type { Card } from "@/protocol";

export const ORDERS = ["drawn", "kind", "useful", "strong"] as const;
export type Order = (typeof ORDERS)[number];
export const FILTERS = ["all", "playable", "items", "other"] as const;
export type Filter = (typeof FILTERS)[number];

const KINDS = ["race", "class", "item", "upgrade", "companion", "oneshot", "enhancer", "curse", "monster"];
const ITEMS = new Set(["item", "oneshot", "upgrade"]);

export interface About {
  playable: (card: Card) => boolean;
  strength: (card: Card) => number; // bonus of an item, level of a monster
}

/** The cards to show. Those that are equal stay as they were drawn. */
export function arranged(hand: readonly Card[], order: Order, filter: Filter, about: About): readonly Card[] {
  const shown = hand.filter((card) => {
    if (filter === "playable") return about.playable(card);
    if (filter === "items") return ITEMS.has(card.kind);
    if (filter === "other") return !ITEMS.has(card.kind);
    return true;
  });
  const rank = (card: Card): number => {
    const at = KINDS.indexOf(card.kind);
    return at < 0 ? 1.5 : at; // identities of other sets
  };
  switch (order) {
    case "kind":
      return shown.sort((a, b) => rank(a) - rank(b) || about.strength(b) - about.strength(a));
    case "useful":
      return shown.sort((a, b) => Number(about.playable(b)) - Number(about.playable(a)));
    case "strong":
      return shown.sort((a, b) => about.strength(b) - about.strength(a));
    default:
      return shown;
  }
}
