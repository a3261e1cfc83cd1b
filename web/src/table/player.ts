/** What lies in front of a player, sorted. */
import type { Card, Player } from "@/wire";

const NOT_IDENTITIES = new Set(["item", "curse", "companion", "oneshot", "upgrade"]);

export interface OnTable {
  identities: Card[]; // class, race and the like
  gear: Card[];
  curses: Card[];
}

export function onTable(player: Player): OnTable {
  const curses = player.table.filter((card) => card.kind === "curse");
  const identities = player.table.filter(
    (card) => !NOT_IDENTITIES.has(card.kind) && card.upright && (card.on ?? -1) < 0,
  );
  const gear = player.table.filter((card) => !curses.includes(card) && !identities.includes(card));
  return { identities, gear, curses };
}
