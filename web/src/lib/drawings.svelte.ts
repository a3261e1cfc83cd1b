/** Drawings in the place of the pictures of cards: those that this server's players made, where they are wanted. */
import { SvelteMap } from "svelte/reactivity";
import { language } from "./words.svelte";

export interface Hung {
  readonly card: string; // PACK/NAME
  readonly url: string;
  readonly signature: string;
  readonly date: string; // 2026-03-14
}

const hung = new SvelteMap<string, Hung>();

/** Of two of the same card the later one stays. */
export function hang(drawings: Iterable<Hung>): void {
  for (const drawing of drawings) {
    if (hung.get(drawing.card)?.url !== drawing.url) hung.set(drawing.card, drawing);
  }
}

export function takeDown(): void {
  hung.clear();
}

export function drawingOf(pack: string, name: string): Hung | undefined {
  return hung.get(`${pack}/${name}`);
}

/** A card's name without its pack. */
export function nameOf(card: string): string {
  return card.slice(card.indexOf("/") + 1);
}

/** A date as one says it. */
export function spoken(date: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeZone: "UTC" }).format(new Date(date));
}
