/** A picture while it is drawn: what was put on the sheet, one mark after the other, so that each can be taken back. It
 * outlives the dialog and a reload.
 */
import type { Stamp, Stroke } from "@/protocol";

/** What one touch of the sheet leaves: a line, or a stamp. */
export interface Mark {
  readonly strokes?: readonly Stroke[];
  readonly stamp?: Stamp;
}

interface Kept {
  card: string;
  signature: string;
  marks: readonly Mark[];
  undone: readonly Mark[];
}

// What the server takes.
const MOST_STROKES = 400;
const MOST_NUMBERS = 20_000;
const MOST_STAMPS = 100;

const place = (table: string): string => `kickdoor.sketch.${table}`;

export class Picture {
  card = $state(""); // PACK/NAME
  signature = $state("");
  marks: readonly Mark[] = $state.raw([]);
  undone: readonly Mark[] = $state.raw([]);
  readonly strokes = $derived(this.marks.flatMap((mark) => mark.strokes ?? []));
  readonly stamps = $derived(this.marks.flatMap((mark) => mark.stamp ?? []));

  constructor(
    readonly table: string,
    signature: string,
  ) {
    const kept = read(table);
    this.card = kept?.card ?? "";
    this.signature = kept?.signature ?? signature;
    this.marks = kept?.marks ?? [];
    this.undone = kept?.undone ?? [];
  }

  /** Whether there is room for that, too. */
  takes({ strokes = [], stamp }: Mark): boolean {
    const numbers = [...this.strokes, ...strokes].reduce((sum, each) => sum + each.points.length, 0);
    return (
      this.strokes.length + strokes.length <= MOST_STROKES &&
      numbers <= MOST_NUMBERS &&
      this.stamps.length + (stamp ? 1 : 0) <= MOST_STAMPS
    );
  }

  add(mark: Mark): void {
    this.marks = [...this.marks, mark];
    this.undone = [];
  }

  undo(): void {
    const last = this.marks.at(-1);
    if (!last) return;
    this.marks = this.marks.slice(0, -1);
    this.undone = [...this.undone, last];
  }

  redo(): void {
    const last = this.undone.at(-1);
    if (!last) return;
    this.undone = this.undone.slice(0, -1);
    this.marks = [...this.marks, last];
  }

  clear(): void {
    this.marks = [];
    this.undone = [];
  }

  keep(): void {
    const { card, signature, marks, undone } = this;
    try {
      sessionStorage.setItem(place(this.table), JSON.stringify({ card, signature, marks, undone } satisfies Kept));
    } catch {
      /* a browser that keeps nothing: it lasts as long as the page */
    }
  }

  /** It is done: the next one begins on an empty sheet, with the same signature. */
  handedIn(): void {
    this.clear();
    this.card = "";
    this.keep();
  }
}

function read(table: string): Kept | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(place(table)) ?? "null") as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}
