import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Fact, Happening, Scene } from "../src/protocol";
import { Drama, HOLD, ROLL, SEEN, type Shown } from "../src/table/drama.svelte";

const ME = 0;
const player = (seat: number): object => ({ seat, name: "ABC"[seat], strength: 1, table: [] });
const scene = (turn_no: number, phase = "door"): Scene =>
  ({ turn_no, phase, combat: null, roll: null, players: [0, 1, 2].map(player) }) as unknown as Scene;
const did = (...facts: Fact[]): Happening => ({ seq: 1, at: 0, what: "did", seat: 1, facts });
const shown = (after: Scene): Shown => ({ before: after, after, me: ME, wouldWin: -1, isBot: (seat) => seat !== ME });
const theft = (from: number, seat = 1): Fact => ({
  kind: "card_taken",
  seat,
  other: from,
  cards: [[7, "Boots"]],
  n: 1,
});
const door: Fact = { kind: "door_opened", seat: 1, cards: [[8, "Crabs"]] };
const caught: Fact[] = [
  { kind: "die_rolled", word: "run", seat: 1, n: 2, needs: 5, cards: [[8, "Crabs"]] },
  { kind: "caught", seat: 1, cards: [[8, "Crabs"]] },
];

describe("the spotlight", () => {
  let drama: Drama;
  const take = (turn: number, ...facts: Fact[]): void => drama.take([did(...facts)], shown(scene(turn)));
  beforeEach(() => {
    vi.useFakeTimers();
    drama = new Drama(
      () => ME,
      () => 0,
    );
    drama.take([], shown(scene(1)));
  });
  afterEach(() => {
    drama.close();
    vi.useRealTimers();
  });

  it("leaves a card as soon as the table has moved on", () => {
    take(1, door);
    expect(drama.now?.kind).toBe("card");
    take(2);
    expect(drama.now).toBeUndefined();
  });

  it("holds what is greater for as long as nothing else happens", () => {
    take(1, theft(ME));
    vi.advanceTimersByTime(HOLD);
    expect(drama.now?.kind).toBe("theft");
    vi.advanceTimersByTime(HOLD);
    expect(drama.now).toBeUndefined();
  });

  it("leaves a theft once it has been seen, if the next turn has begun", () => {
    take(1, theft(ME));
    vi.advanceTimersByTime(100);
    take(2);
    expect(drama.now?.kind).toBe("theft");
    vi.advanceTimersByTime(SEEN);
    expect(drama.now).toBeUndefined();
  });

  it("lets a die land before it leaves it", () => {
    take(1, ...caught);
    take(2);
    vi.advanceTimersByTime(ROLL + SEEN - 10);
    expect(drama.now?.kind).toBe("die");
    vi.advanceTimersByTime(20);
    expect(drama.now).toBeUndefined();
  });

  it("forgets what others lost to each other in an earlier turn, but never my own loss", () => {
    take(1, theft(ME), theft(2));
    take(2);
    vi.advanceTimersByTime(SEEN + 10);
    expect(drama.now).toBeUndefined();
    take(2, theft(2), theft(ME));
    take(3);
    vi.advanceTimersByTime(SEEN + 10);
    expect(drama.now).toMatchObject({ kind: "theft", from: ME });
  });
});
