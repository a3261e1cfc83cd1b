/** A name for a player who has not chosen one. */
import { t } from "./words.svelte";

const NAMES = 12; // in the catalogue

export function anyName(): string {
  return t(`name-${1 + Math.floor(Math.random() * NAMES)}`);
}
