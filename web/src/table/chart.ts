/** Where things stand in the chart of a game: Levels upwards, turns to the right. Knows numbers only. */
import { spread } from "@/lib/spread";
import type { Story, TurningPoint } from "@/protocol";

export interface Size {
  width: number;
  height: number;
  names: number; // how wide the names at the ends are
}

export interface Line {
  seat: number;
  path: string;
  end: number; // y
}

export interface Mark {
  point: TurningPoint;
  x: number;
  y: number;
}

const LEFT = 30;
const TOP = 20;
const BOTTOM = 28;
const NARROW = 500;
const APART = 4; // lines of the same Level lie beside each other
export const DISC = 13;
export const RING = 12;

export class Plot {
  readonly turns: number;
  readonly right: number;
  readonly bottom: number;
  readonly narrow: boolean;

  constructor(
    readonly story: Story,
    readonly size: Size,
  ) {
    this.turns = story.turns.length;
    this.narrow = size.width < NARROW;
    this.right = size.width - size.names - 2 * DISC - 8;
    this.bottom = size.height - BOTTOM;
  }

  x(turn: number): number {
    return round(LEFT + ((this.right - LEFT) * turn) / Math.max(1, this.turns));
  }

  y(level: number, seat = (this.story.seats.length - 1) / 2): number {
    const beside = (seat - (this.story.seats.length - 1) / 2) * APART;
    const top = Math.max(this.story.goal, ...this.story.seats.flatMap((each) => each.levels));
    return round(this.bottom - 10 - ((this.bottom - 10 - TOP) * (level - 1)) / Math.max(1, top - 1) + beside);
  }

  /** Stairs: a Level holds until the turn in which it changes. */
  lines(): Line[] {
    return this.story.seats.map(({ levels }, seat) => {
      let path = `M${this.x(0)} ${this.y(levels[0] ?? 1, seat)}`;
      levels.forEach((level, turn) => {
        if (turn && level !== levels[turn - 1]) path += `H${this.x(turn)}V${this.y(level, seat)}`;
      });
      return { seat, path: `${path}H${this.x(this.turns)}`, end: this.y(levels.at(-1) ?? 1, seat) };
    });
  }

  /** Names at the ends of the lines, moved apart where they would cover each other; from the top down. */
  ends(): { seat: number; y: number; line: number }[] {
    const found = this.lines()
      .map(({ seat, end }) => ({ seat, y: end, line: end }))
      .sort((a, b) => a.y - b.y || a.seat - b.seat);
    spread(found, 2 * DISC + 2, this.bottom);
    return found;
  }

  /** The moments that can be pointed at; the end of the winner's line speaks for itself. Those that would cover others
   * are moved up, or left out where there is little room.
   */
  marks(): Mark[] {
    const placed: Mark[] = [];
    const taken: { x: number; y: number }[] = this.ends().map(({ y }) => ({ x: this.right + DISC, y }));
    const covered = (mark: Mark): boolean =>
      [...taken, ...placed].some((other) => Math.hypot(mark.x - other.x, mark.y - other.y) < 2 * RING + 3);
    for (const point of this.story.points.filter((each) => each.what !== "win")) {
      const level = this.story.seats[point.seat]!.levels[point.turn] ?? point.level;
      const mark = { point, x: this.x(point.turn), y: this.y(level, point.seat) - RING - 5 };
      while (!this.narrow && mark.y > RING && covered(mark)) mark.y -= 4;
      if (!covered(mark)) placed.push(mark);
    }
    return placed;
  }

  levels(): number[] {
    const { goal } = this.story;
    const step = goal <= 4 ? 1 : Math.ceil((goal - 1) / 3);
    return Array.from({ length: Math.ceil((goal - 1) / step) }, (_, n) => 1 + n * step).concat(goal);
  }

  ticks(): number[] {
    if (this.turns <= 6) return Array.from({ length: this.turns }, (_, n) => n + 1);
    const parts = this.narrow ? 3 : 4;
    return [...new Set(Array.from({ length: parts + 1 }, (_, n) => Math.max(1, Math.round((n * this.turns) / parts))))];
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
