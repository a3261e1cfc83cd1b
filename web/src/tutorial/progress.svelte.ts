/** How far this browser's owner has come: which lessons are behind, and at which table one was left. */
const PLACE = "kickdoor.lessons";

interface Progress {
  done: Record<string, "played" | "skipped">;
  tables: Record<string, string>;
}

function read(): Progress {
  try {
    return { done: {}, tables: {}, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Progress>) };
  } catch {
    return { done: {}, tables: {} }; // a browser that keeps nothing
  }
}

export const progress: Progress = $state(read());

function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(progress));
  } catch {
    /* then it lasts as long as the page */
  }
}

export function begun(lesson: string, table: string): void {
  progress.tables[lesson] = table;
  keep();
}

/** Forget the table of a lesson that is over or starts again. */
export function leave(lesson: string): void {
  delete progress.tables[lesson];
  keep();
}

/** A lesson that was played stays played, even if it is skipped later. */
export function finish(lesson: string, how: "played" | "skipped"): void {
  if (progress.done[lesson] !== "played") progress.done[lesson] = how;
  leave(lesson);
}
