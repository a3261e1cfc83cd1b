import { describe, expect, it } from "vitest";
import { RATE, render, SOUNDS } from "../src/lib/synth";

describe("sounds", () => {
  it.each(SOUNDS)("%s is heard, is not too loud, begins and ends in silence", (name) => {
    const samples = render(name);
    const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    expect(samples.every(Number.isFinite)).toBe(true);
    const peak = 20 * Math.log10(loudest); // dBFS
    expect(peak).toBeGreaterThan(-12);
    expect(peak).toBeLessThan(-1);
    expect(Math.abs(samples[0]!)).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
    expect(samples.length / RATE).toBeGreaterThan(0.05);
    expect(samples.length / RATE).toBeLessThan(3);
  });

  it("are the same every time, and no two are alike", () => {
    const bytes = (name: (typeof SOUNDS)[number]): string => Buffer.from(render(name).buffer).toString("base64");
    const made = SOUNDS.map(bytes);
    SOUNDS.forEach((name, n) => expect(bytes(name) === made[n]).toBe(true));
    expect(new Set(made).size).toBe(SOUNDS.length);
  });
});
