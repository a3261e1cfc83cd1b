import { describe, expect, it } from "vitest";
import { arranged } from "../src/table/hand-order";
import type { Card } from "../src/protocol";

const card = (id: number, kind: string): Card => ({ id, name: `card ${id}`, copy: 1, kind });
const HAND = [card(1, "monster"), card(2, "item"), card(3, "class"), card(4, "oneshot"), card(5, "item")];
const ABOUT = {
  playable: (each: Card) => each.id > 3,
  strength: (each: Card) => [0, 9, 1, 0, 5, 4][each.id]!,
};
const ids = (cards: readonly Card[]): number[] => cards.map((each) => each.id);

describe("the hand", () => {
  it("is as drawn unless it is sorted, and sorting changes nothing in it", () => {
    expect(ids(arranged(HAND, "drawn", "all", ABOUT))).toEqual([1, 2, 3, 4, 5]);
    expect(ids(arranged(HAND, "kind", "all", ABOUT))).toEqual([3, 5, 2, 4, 1]);
    expect(ids(arranged(HAND, "useful", "all", ABOUT))).toEqual([4, 5, 1, 2, 3]);
    expect(ids(arranged(HAND, "strong", "all", ABOUT))).toEqual([1, 4, 5, 2, 3]);
    expect(ids(HAND)).toEqual([1, 2, 3, 4, 5]);
  });

  it("can be filtered", () => {
    expect(ids(arranged(HAND, "drawn", "playable", ABOUT))).toEqual([4, 5]);
    expect(ids(arranged(HAND, "drawn", "items", ABOUT))).toEqual([2, 4, 5]);
    expect(ids(arranged(HAND, "drawn", "other", ABOUT))).toEqual([1, 3]);
  });
});
