/** Lines of a drawing: what a pointer does, as numbers. */
import type { Stroke } from "@/protocol";

export const WIDTH = 1000;
export const HEIGHT = 750;
export const WIDTHS = [6, 10, 16, 24] as const; // of the pens to choose from
export const SMALLEST = 60; // of stamps
export const LARGEST = 600;
export const STAMP_STEP = 20; // by which a key makes one larger
const THINNEST = 2;
const THICKEST = 24;
const APART = 5; // points that lie closer than that show nothing more
const SPACING = 16; // of the points of a bend: closer ones, rounded, would shake
const STEP = 2; // by which a pen gets thicker or thinner

export function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)));
}

export function percent(value: number, of: number): number {
  return Math.round((100 * value) / of);
}

/** The same line without corners: from the middle between two points to the next, bent towards the point. */
export function smooth(points: readonly number[]): number[] {
  let [x, y] = points as [number, number];
  const found = [x, y];
  for (let at = 2; at + 3 < points.length; at += 2) {
    const [cx, cy, nextX, nextY] = points.slice(at, at + 4) as [number, number, number, number];
    const [toX, toY] = [(cx + nextX) / 2, (cy + nextY) / 2];
    const pieces = Math.ceil((Math.hypot(cx - x, cy - y) + Math.hypot(toX - cx, toY - cy)) / SPACING);
    for (let piece = 1; piece <= pieces; piece++) {
      const [b, a] = [piece / pieces, 1 - piece / pieces];
      found.push(
        Math.round(a * a * x + 2 * a * b * cx + b * b * toX),
        Math.round(a * a * y + 2 * a * b * cy + b * b * toY),
      );
    }
    [x, y] = [toX, toY];
  }
  return points.length > 2 ? [...found, ...points.slice(-2)] : found;
}

/** One line, as long as the pointer is down. A pen that is pressed harder draws thicker: then the line is made of several
 * strokes, each of which begins where the last one ends.
 */
export class Line {
  #touched: Stroke[]; // the points that the pointer was at

  constructor(
    readonly colour: number,
    readonly width: number,
    x: number,
    y: number,
    pressure?: number,
  ) {
    this.#touched = [{ colour, width: this.#pressed(pressure), points: [x, y] }];
  }

  /** `pressure` 0 to 1, of a pen that tells it. */
  to(x: number, y: number, pressure?: number): void {
    const last = this.#touched.at(-1)!;
    const [beforeX, beforeY] = last.points.slice(-2) as [number, number];
    if (Math.hypot(x - beforeX, y - beforeY) < APART) return;
    const width = this.#pressed(pressure);
    if (Math.abs(width - last.width) < STEP) {
      this.#touched[this.#touched.length - 1] = { ...last, points: [...last.points, x, y] };
    } else {
      this.#touched.push({ colour: this.colour, width, points: [beforeX, beforeY, x, y] });
    }
  }

  get strokes(): Stroke[] {
    return this.#touched.map((stroke) => ({ ...stroke, points: smooth(stroke.points) }));
  }

  #pressed(pressure?: number): number {
    return pressure === undefined ? this.width : within(this.width * (0.35 + 1.3 * pressure), THINNEST, THICKEST);
  }
}
