import { describe, expect, it } from "vitest";
import { DISC, Plot, RING } from "@/table/chart";
import type { Story, TurningPoint } from "@/protocol";

function story(levels: number[][], points: TurningPoint[] = []): Story {
  return {
    table: "t",
    seats: levels.map((each, seat) => ({ name: `P${seat}`, bot: "", levels: each })),
    goal: 10,
    winners: [0],
    finish: null,
    points,
    awards: [],
    seconds: 60,
    turns: levels[0]!.slice(1).map((_, turn) => turn),
    steps: 100,
    shuffle: null,
  };
}
const WIDE = { width: 900, height: 300, names: 80 };
const kill = (turn: number, seat: number): TurningPoint => ({ what: "kill", turn, step: turn * 10, seat, level: 2 });

describe("Plot", () => {
  it("draws a higher level higher up and a later turn further right", () => {
    const plot = new Plot(story([[1, 2, 3, 10]]), WIDE);
    expect(plot.y(10)).toBeLessThan(plot.y(1));
    expect(plot.x(3)).toBeGreaterThan(plot.x(1));
    expect(plot.x(3)).toBe(plot.right);
  });

  it("draws one step for each change of level", () => {
    const [line] = new Plot(story([[1, 1, 2, 2, 3]]), WIDE).lines();
    expect(line!.path.match(/V/g)).toHaveLength(2);
    expect(line!.end).toBe(new Plot(story([[1, 1, 2, 2, 3]]), WIDE).y(3, 0));
  });

  it("keeps the names apart when everybody ends on the same level", () => {
    const ends = new Plot(story([1, 2, 3, 4, 5, 6].map(() => [1, 5])), WIDE).ends();
    const gaps = ends.slice(1).map((end, n) => end.y - ends[n]!.y);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * DISC);
  });

  it("moves marks apart, and leaves the winner's last moment to the end of the line", () => {
    const points = [kill(2, 0), kill(2, 0), { ...kill(3, 0), what: "win" as const }];
    const marks = new Plot(story([[1, 2, 3, 10]], points), WIDE).marks();
    expect(marks).toHaveLength(2);
    expect(Math.hypot(marks[0]!.x - marks[1]!.x, marks[0]!.y - marks[1]!.y)).toBeGreaterThanOrEqual(2 * RING);
  });

  it.each([1, 6, 7, 100])("labels %i turns without repeating one", (turns) => {
    const ticks = new Plot(story([Array.from({ length: turns + 1 }, () => 1)]), WIDE).ticks();
    expect(new Set(ticks).size).toBe(ticks.length);
    expect(ticks[0]).toBe(1);
    expect(ticks.at(-1)).toBe(turns);
  });
});
