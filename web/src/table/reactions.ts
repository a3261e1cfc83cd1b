/** Phrases that are also shown as a picture over the seat of the player who says them. */
import type { IconName } from "@/parts/icon-names";

export const REACTIONS: Readonly<Record<string, IconName>> = {
  "chat-ha": "delighted",
  "chat-ouch": "screaming",
  "chat-mean": "enrage",
  "chat-not-sorry": "sly",
  "chat-thanks": "hearts",
  "chat-well-played": "high-five",
};
export const SHOWN = 3000; // milliseconds
