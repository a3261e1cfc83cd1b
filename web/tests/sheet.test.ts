import { describe, expect, it } from "vitest";
import { anew, apply, death, endOf, fight, freeFace, player, players, within, type Cells } from "@/counter/sheet";

const TABLE: Cells = {
  "room/goal": 10,
  "pa/name": "Ana",
  "pa/level": 4,
  "pa/gear": 6,
  "pa/bonus": 2,
  "pa/face": 0,
  "pb/name": "Bo",
  "pb/level": 3,
  "pb/face": 1,
  "fight/main": "pa",
  "fight/helper": "pb",
  "fight/us": 1,
  "fight/them": 5,
  "mx/level": 8,
  "mx/plus": 2,
  "my/level": 1,
};

describe("fight", () => {
  it("adds both sides up", () => {
    const found = fight(TABLE)!;
    expect([found.ours, found.theirs]).toEqual([4 + 6 + 2 + 3 + 1, 8 + 2 + 1 + 5]);
    expect(found.gain).toBe(2);
  });

  it("is none without a main fighter", () => {
    expect(fight(apply(TABLE, { "fight/main": null }))).toBeUndefined();
    expect(fight(apply(TABLE, { "pa/name": null }))).toBeUndefined();
  });

  it("leaves nothing behind but the players", () => {
    const left = apply(TABLE, endOf(TABLE, fight(TABLE)!));
    expect(Object.keys(left).filter((cell) => /^(fight|m)/.test(cell))).toEqual([]);
    expect(player(left, "pa")!.bonus).toBe(0);
    expect(player(left, "pa")!.gear).toBe(6);
  });
});

describe("players", () => {
  it("come in the order in which they joined, the newest with a face of their own", () => {
    expect(players(TABLE).map((each) => each.name)).toEqual(["Ana", "Bo"]);
    expect(freeFace(TABLE)).toBe(2);
  });

  it("lose their gear, not their level, when they die", () => {
    const ana = player(apply(TABLE, death(player(TABLE, "pa")!)), "pa")!;
    expect([ana.dead, ana.level, ana.gear, ana.strength]).toEqual([true, 4, 0, 4]);
  });

  it("keep only who they are in a new game", () => {
    const fresh = apply(TABLE, anew(TABLE));
    expect(players(fresh).map((each) => [each.name, each.level, each.strength])).toEqual([
      ["Ana", 1, 1],
      ["Bo", 1, 1],
    ]);
    expect(fight(fresh)).toBeUndefined();
  });
});

it("keeps numbers within their limits, without fractions", () => {
  expect([
    within(3.7, { least: 1, most: 5 }),
    within(9, { least: 1, most: 5 }),
    within(-9, { least: 1, most: 5 }),
  ]).toEqual([3, 5, 1]);
});
