/** Phrases of the mood are also shown as a picture over the seat of whoever says them. */
import type { IconName } from "@/parts/icon-names";

export const REACTIONS: Readonly<Record<string, IconName>> = {
  "Ha!": "delighted",
  "Ouch.": "screaming",
  "That was mean.": "enrage",
  "Sorry, not sorry.": "sly",
  "Thank you!": "hearts",
  "Well played.": "high-five",
};
export const SHOWN = 3000; // milliseconds
