/** The rooms of this browser, whole: what is on the sheet, what happened, and what the server has not heard yet. */
import type { Changed } from "@/protocol";
import type { Cells, Edits } from "./sheet";

const PLACE = "kickdoor.counter.";
const MOST_NEWS = 300;
const MOST_ROOMS = 8;
export const LOCAL = "local"; // the room that is on this screen only

export interface Waiting {
  id: string;
  why: Changed["why"];
  cells: Edits;
  at: number;
  by: string;
  dice?: Changed["dice"];
  undoes?: string;
}

export interface Kept {
  room: string;
  cells: Cells;
  news: Changed[];
  waiting: Waiting[];
  seq: number;
  you: string;
  host: boolean;
  at: number; // when it was last changed
}

export function recall(room: string): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(PLACE + room) ?? "null") as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepRoom(kept: Kept): void {
  try {
    localStorage.setItem(PLACE + kept.room, JSON.stringify({ ...kept, news: kept.news.slice(-MOST_NEWS) }));
  } catch {
    /* a browser that keeps nothing: the room lasts as long as the page, or is the server's */
  }
}

export function forgetRoom(room: string): void {
  try {
    localStorage.removeItem(PLACE + room);
  } catch {
    /* nothing was kept */
  }
}

/** The latest first. The oldest are forgotten. */
export function rooms(): Kept[] {
  const found: Kept[] = [];
  try {
    for (const place of Object.keys(localStorage)) {
      const kept = place.startsWith(PLACE) ? recall(place.slice(PLACE.length)) : undefined;
      if (kept) found.push(kept);
    }
  } catch {
    return [];
  }
  found.sort((a, b) => b.at - a.at);
  for (const old of found.slice(MOST_ROOMS)) forgetRoom(old.room);
  return found.slice(0, MOST_ROOMS);
}
