import { describe, expect, it } from "vitest";
import { byTurn, ChancePlot, marks, MOST_MARKS, nextMark } from "@/replay/chances";
import type { Analysis, CostlyChoice, Story, Swing } from "@/protocol";

const choice = (step: number, seat: number, cost: number): CostlyChoice => ({ step, turn: 1, seat, cost, options: [] });
const swing = (step: number, seat: number, before: number, after: number): Swing => ({
  step,
  turn: 1,
  seat,
  before,
  after,
});
const analysis = (choices: CostlyChoice[], swings: Swing[]): Analysis => ({ progress: 1, choices, swings });

describe("marks", () => {
  it("are the costly choices of a seat and the biggest swings, at most six, in the order of the game", () => {
    const choices = [choice(50, 0, 9), choice(40, 0, 8), choice(30, 0, 7), choice(20, 0, 6), choice(10, 1, 5)];
    const swings = [11, 12, 13, 14, 15].map((step) => swing(step, 1, 20, 40));
    const found = marks(analysis(choices, swings), 0);
    expect(found).toHaveLength(MOST_MARKS);
    expect(found.map((mark) => mark.step)).toEqual([11, 12, 13, 30, 40, 50]);
    expect(found.map((mark) => mark.mood)).toEqual(["other", "other", "other", "costly", "costly", "costly"]);
    expect(found[3]!.change).toBe(-7);
  });

  it("say whether a swing was good for the seat", () => {
    const found = marks(analysis([], [swing(3, 0, 20, 40), swing(5, 0, 40, 20), swing(7, 1, 1, 50)]), 0);
    expect(found.map((mark) => mark.mood)).toEqual(["good", "bad", "other"]);
  });

  it("can be gone through in both directions", () => {
    const found = marks(analysis([], [swing(3, 0, 20, 40), swing(7, 0, 40, 20)]), 0);
    expect(nextMark(found, 0, 1)).toBe(3);
    expect(nextMark(found, 3, 1)).toBe(7);
    expect(nextMark(found, 7, 1)).toBeUndefined();
    expect(nextMark(found, 7, -1)).toBe(3);
    expect(nextMark(found, 3, -1)).toBeUndefined();
  });
});

describe("the chart", () => {
  const plot = new ChancePlot(
    [0, 1, 2].map(() => [25, 25, 25, 25]),
    600,
    300,
    80,
  );
  it("draws a better chance higher up and a later step further right", () => {
    expect(plot.y(80)).toBeLessThan(plot.y(20));
    expect(plot.x(2)).toBe(plot.right);
    expect(plot.line(1).match(/[ML]/g)).toHaveLength(3);
  });

  it("keeps the names apart and above the axis", () => {
    const ends = plot.ends(28);
    expect(Math.min(...ends.slice(1).map((end, n) => end.y - ends[n]!.y))).toBeGreaterThanOrEqual(28);
    expect(Math.max(...ends.map((end) => end.y))).toBeLessThanOrEqual(plot.bottom);
  });

  it("is a table by turn as well, that ends with the result", () => {
    const chances = [[25], [30], [40], [50], [100]];
    const found = byTurn({ turns: [1, 3] } as unknown as Story, { progress: 1, chances });
    expect(found).toEqual([
      { turn: 0, chances: [25] },
      { turn: 1, chances: [40] },
      { turn: 2, chances: [100] },
    ]);
  });

  it("names a few turns only", () => {
    const turns = Array.from({ length: 60 }, (_, n) => n * 5);
    expect(plot.ticks(turns).length).toBeLessThanOrEqual(6);
  });
});
