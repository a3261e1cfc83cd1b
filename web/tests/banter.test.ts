import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { banter, CHARACTERS, characterOf } from "../src/table/banter";
import type { Fact, Happening, Info } from "../src/protocol";

const info = (bots: readonly string[]): Info => ({
  table: "t",
  stage: "playing",
  options: {},
  seats: [{ name: "Mika", person: true }, ...bots.map((name) => ({ name, bot: "medium" }))],
});
const did = (seq: number, ...facts: Fact[]): Happening => ({ seq, at: 0, what: "did", seat: 0, facts });
const lines = readFileSync(new URL("../src/locales/en/banter.ftl", import.meta.url), "utf-8");
const KEYS = [...lines.matchAll(/^(bot-[\w-]+) =/gm)].map((found) => found[1]!);

describe("bots talk", () => {
  it("in a voice of their own, with a few dozen lines each", () => {
    for (const character of CHARACTERS)
      expect(KEYS.filter((key) => key.startsWith(`bot-${character}-`)).length).toBeGreaterThanOrEqual(36);
    expect(new Set(["Ada", "Ben", "Cleo", "Dov", "Eli", "Fay"].map(characterOf)).size).toBe(6);
  });

  it("about what everybody sees: the same line in every browser, and one that is in the catalogues", () => {
    const spoken = new Set<string>();
    const kinds = [
      "combat_began",
      "combat_won",
      "caught",
      "escaped",
      "curse_played",
      "card_played",
      "declaration_fell",
      "help_asked",
      "offer_declined",
      "helper_joined",
      "card_taken",
      "died",
      "loss_prevented",
      "items_sold",
    ];
    for (let seq = 0; seq < 400; seq++) {
      for (const kind of kinds) {
        const item = did(seq, { kind, seat: 1 + (seq % 3), other: (seq + 2) % 4, n: 1 });
        const line = banter(item, info(["Ada", "Ben", "Cleo"]), 10);
        expect(banter(item, info(["Ada", "Ben", "Cleo"]), 10)).toEqual(line);
        if (!line) continue;
        expect(line.seat).toBeGreaterThan(0);
        expect(KEYS).toContain(line.key);
        spoken.add(line.key);
      }
    }
    expect(spoken.size).toBeGreaterThan(80);
  });

  it("only from seats where bots sit, and never in a lesson", () => {
    const robbed = did(7, { kind: "card_taken", seat: 0, other: 1 });
    expect(banter(robbed, info(["Ada"]), 10)?.key).toMatch(/^bot-ada-robbed-/);
    expect(banter(robbed, { ...info([]), seats: [{ person: true }, { person: true }] }, 10)).toBeUndefined();
    expect(banter(robbed, { ...info(["Ada"]), options: { lesson: "first-door" } }, 10)).toBeUndefined();
  });

  it("of a bot that is one level from winning", () => {
    const rises = (level: number): Happening => did(3, { kind: "level_changed", seat: 1, n: level, by: 1 });
    expect(banter(rises(9), info(["Ada"]), 10)?.key).toMatch(/^bot-ada-leading-/);
    expect(banter(rises(8), info(["Ada"]), 10)).toBeUndefined();
  });
});
