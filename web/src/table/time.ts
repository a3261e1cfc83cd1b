/** Times in the words of the player's language. */
import { t } from "@/lib/words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left to decide, in the largest unit of which there are at least two. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 2 * MINUTE) return t("decide-in", { seconds });
  if (seconds < 2 * HOUR) return t("decide-in-minutes", { minutes: Math.round(seconds / MINUTE) });
  if (seconds < 2 * DAY) return t("decide-in-hours", { hours: Math.round(seconds / HOUR) });
  return t("decide-in-days", { days: Math.round(seconds / DAY) });
}
