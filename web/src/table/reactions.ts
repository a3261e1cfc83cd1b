/** What is said at a touch. The words go over the wire in English, whatever the language of the page, so that everybody
 * reads them in their own; those of the mood are also shown as a picture over the seat of whoever says them.
 */
import { t } from "@/lib/words.svelte";
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

/** A phrase in the reader's language; whatever else is said stays as it is. */
export function phrase(text: string): string {
  const id = `phrase-${text.toLowerCase().replace(/[^a-z]+/g, "-").replace(/^-|-$/g, "")}`;
  const said = t(id);
  return said === id ? text : said;
}
