/** Why something failed, as the user reads it. */
import { Away, Refused } from "./api";
import { t } from "./words.svelte";

export function trouble(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Away) return t("trouble-away");
  throw error;
}
