/** What is to be seen of a player: what lies in front of them, sorted, and what they are doing. */
import type { Card, Player, Scene } from "@/protocol";

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

export type Role = "" | "dead" | "fighting" | "helping" | "turn";

/** What a player is doing now, as far as it marks their seat. */
export function roleOf(scene: Scene, player: Player): Role {
  if (player.dead) return "dead";
  if (scene.combat?.main === player.seat) return "fighting";
  if (scene.combat?.helper === player.seat) return "helping";
  return scene.turn === player.seat && scene.phase !== "setup" ? "turn" : "";
}
