/** A game that is over, played back: the table at any of its steps, as a spectator or as one of the players saw it. Steps
 * are fetched as they are needed, those around them a little before.
 */
import { SvelteMap } from "svelte/reactivity";
import { api } from "@/lib/api";
import type { Happening, Info, Scene, Step, Story } from "@/protocol";
import { noteplaces } from "./motion.svelte";
import type { Source } from "./play.svelte";

const SHELF = 50; // steps that are fetched at once
const BACK = 60; // steps whose sentences are shown
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Playback implements Source {
  at = $state(0);
  seat = $state(-1); // whose hand is open; -1: nobody's
  playing = $state(false);
  speed: number = $state(1);
  since = $state(0);
  readonly choices = undefined; // nothing can be done here any more

  #steps = new SvelteMap<number, Step>();
  #before = $state(-1); // the step that was shown before
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly about: Info,
    readonly story: Story,
  ) {}

  get last(): number {
    return this.story.steps - 1;
  }
  /** 0: before the first. */
  readonly turn: number = $derived.by(() => this.story.turns.findLastIndex((first) => first <= this.at) + 1);

  // ------------------------------------------------------------ what the table shows
  readonly info: Info = $derived.by(() => ({ ...this.about, you: this.seat }));
  readonly scene: Scene | undefined = $derived.by(() => this.#seen(this.at));
  readonly before: Scene | undefined = $derived.by(() =>
    this.#before === this.at - 1 ? this.#seen(this.#before) : undefined,
  );
  readonly latest: Happening[] = $derived.by(() => {
    const step = this.#steps.get(this.at);
    return step && this.#before === this.at - 1 ? [step.happening] : [];
  });
  readonly news: Happening[] = $derived.by(() => {
    const found: Happening[] = [];
    for (let n = this.at; n >= Math.max(0, this.at - BACK); n--) {
      const step = this.#steps.get(n);
      if (!step) break;
      found.unshift(step.happening);
    }
    return found;
  });
  get seq(): number {
    return this.at;
  }

  /** What the seat that is looked at owed is long done: nothing is asked of whoever looks on. */
  #seen(number: number): Scene | undefined {
    const step = this.#steps.get(number);
    if (!step) return undefined;
    const { scene } = step;
    const pending = scene.pending.filter((owed) => owed.seat !== this.seat);
    return { ...scene, seat: this.seat, hand: step.hands?.[this.seat] ?? [], pending };
  }

  // ------------------------------------------------------------ going through it
  async go(to: number): Promise<void> {
    const number = Math.max(0, Math.min(this.last, to));
    this.#wanted = number;
    await this.#fetch(number);
    for (const near of [number + SHELF / 2, number - SHELF / 2]) {
      if (near >= 0 && near <= this.last) void this.#fetch(near).catch(() => {}); // tried again when it is needed
    }
    if (this.#wanted !== number) return; // somebody was faster
    noteplaces();
    this.#before = this.at;
    this.at = number;
    this.since = Date.now();
  }

  step(by: number): Promise<void> {
    return this.go(this.#wanted + by);
  }

  /** To the first step of the turn that is so many turns away; back from the middle of a turn is to its beginning. */
  skip(by: number): Promise<void> {
    const { turns } = this.story;
    if (by > 0) return this.go(turns.find((first) => first > this.at) ?? this.last);
    return this.go(turns.findLast((first) => first < this.at) ?? 0);
  }

  play(): void {
    this.playing = true;
    if (this.at >= this.last) void this.go(0);
    this.#wind();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** As long as it takes to read what happened. */
  #wind(): void {
    clearTimeout(this.#timer);
    const letters = this.#steps.get(this.at)?.happening.sentences?.reduce((sum, one) => sum + one.text.length, 0) ?? 0;
    this.#timer = setTimeout(() => void this.#next(), (900 + 22 * Math.min(letters, 160)) / this.speed);
  }

  async #next(): Promise<void> {
    try {
      await this.step(1);
    } catch {
      this.pause();
      return;
    }
    if (this.at >= this.last) this.pause();
    else if (this.playing) this.#wind();
  }

  async #fetch(number: number): Promise<void> {
    if (this.#steps.has(number)) return;
    const first = Math.floor(number / SHELF) * SHELF;
    const { steps } = await api.steps(this.story.table, first, SHELF);
    for (const step of steps) this.#steps.set(step.number, step);
  }
}
