/** Everybody's chance to win over a game: where the lines of the chart are, and the moments worth a mark. Knows numbers
 * only.
 */
import { spread } from "@/lib/spread";
import type { Analysis, CostlyChoice, Sentence, Story } from "@/protocol";

export const MOST_MARKS = 6;
const MOST_COSTLY = 3; // of them
const LEFT = 46;
const TOP = 18;
const BOTTOM = 26;
const NARROW = 520;

export type Mood = "costly" | "good" | "bad" | "other";

/** A moment worth a look. `change`: of the chance of `seat`, in percent. */
export interface Mark {
  step: number;
  turn: number;
  seat: number;
  change: number;
  mood: Mood;
  sentence: Sentence | undefined; // what happened
  choice: CostlyChoice | undefined;
}

/** The most costly choices of that seat and the biggest swings of the game, in the order of the game. */
export function marks(analysis: Analysis, seat: number): Mark[] {
  const found = new Map<number, Mark>();
  for (const choice of choicesOf(analysis, seat).slice(0, MOST_COSTLY)) {
    const { step, turn, cost } = choice;
    found.set(step, { step, turn, seat, change: -cost, mood: "costly", sentence: undefined, choice });
  }
  for (const swing of analysis.swings ?? []) {
    if (found.size >= MOST_MARKS || found.has(swing.step)) continue;
    const change = swing.after - swing.before;
    const mood = swing.seat !== seat ? "other" : change > 0 ? "good" : "bad";
    const { step, turn, sentence } = swing;
    found.set(step, { step, turn, seat: swing.seat, change, mood, sentence: sentence ?? undefined, choice: undefined });
  }
  return [...found.values()].sort((a, b) => a.step - b.step);
}

export function choicesOf(analysis: Analysis, seat: number): CostlyChoice[] {
  return (analysis.choices ?? []).filter((choice) => choice.seat === seat);
}

/** The step of the next mark (by 1) or the one before (by -1); undefined if there is none. */
export function nextMark(found: readonly Mark[], at: number, by: 1 | -1): number | undefined {
  return by > 0 ? found.find((mark) => mark.step > at)?.step : found.findLast((mark) => mark.step < at)?.step;
}

/** Everybody's chances at the end of each turn, and at the deal: the chart as a table. */
export function byTurn(story: Story, analysis: Analysis): { turn: number; chances: readonly number[] }[] {
  const all = analysis.chances ?? [];
  const ends = [...story.turns.map((first) => first - 1), all.length - 1];
  return ends.flatMap((step, turn) => {
    const chances = all[Math.max(0, step)];
    return chances ? [{ turn, chances }] : [];
  });
}

export class ChancePlot {
  readonly right: number;
  readonly bottom: number;
  readonly narrow: boolean;

  constructor(
    readonly chances: readonly (readonly number[])[],
    readonly width: number,
    readonly height: number,
    names: number, // how wide the names at the ends are
  ) {
    this.narrow = width < NARROW;
    this.right = width - names - 34;
    this.bottom = height - BOTTOM;
  }

  x(step: number): number {
    return round(LEFT + ((this.right - LEFT) * step) / Math.max(1, this.chances.length - 1));
  }

  y(chance: number): number {
    return round(this.bottom - ((this.bottom - TOP) * chance) / 100);
  }

  line(seat: number): string {
    return this.chances.map((each, step) => `${step ? "L" : "M"}${this.x(step)} ${this.y(each[seat] ?? 0)}`).join("");
  }

  area(seat: number): string {
    return `${this.line(seat)}L${this.right} ${this.bottom}L${this.x(0)} ${this.bottom}Z`;
  }

  /** The names at the ends of the lines, moved apart where they would cover each other. */
  ends(gap: number): { seat: number; y: number }[] {
    const last = this.chances.at(-1) ?? [];
    const found = last
      .map((chance, seat) => ({ seat, y: this.y(chance) }))
      .sort((a, b) => a.y - b.y || a.seat - b.seat);
    spread(found, gap, this.bottom);
    return found;
  }

  /** The turns that are written below, with the steps at which they begin. */
  ticks(turns: readonly number[]): { turn: number; step: number }[] {
    const parts = this.narrow ? 3 : 6;
    const every = Math.max(1, Math.ceil(turns.length / parts));
    return turns.map((step, n) => ({ turn: n + 1, step })).filter(({ turn }) => turn % every === 0);
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
