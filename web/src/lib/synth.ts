/** The sounds of the table, worked out sample by sample from noise, ringing modes, plucked strings and a small room: no
 * file is loaded. The same sound is the same every time.
 */
export const RATE = 32_000; // samples a second

export const SOUNDS = [
  "door",
  "card",
  "coin",
  "level",
  "fall",
  "curse",
  "die",
  "caught",
  "away",
  "win",
  "lose",
  "turn",
  "asked",
  "window",
  "death",
  "theft",
  "wait",
  "said",
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** A stretch of sound to which others are added. */
class Take {
  readonly samples: Float32Array<ArrayBuffer>;
  #seed = 20_011;

  constructor(seconds: number) {
    this.samples = new Float32Array(Math.round(seconds * RATE));
  }

  #random(): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed / 2 ** 31 - 1;
  }

  #fill(at: number, length: number, sample: (time: number, n: number) => number): this {
    const first = Math.round(at * RATE);
    const count = Math.min(Math.round(length * RATE), this.samples.length - first);
    for (let n = 0; n < count; n++) this.samples[first + n]! += sample(n / RATE, n);
    return this;
  }

  /** Noise between two frequencies that dies away; `to`: where the upper one ends. */
  noise(at: number, decay: number, gain: number, low: number, high: number, to = high, attack = 0.001): this {
    let [under, over] = [0, 0];
    const cut = (frequency: number): number => 1 - Math.exp((-2 * Math.PI * frequency) / RATE);
    const length = attack + decay * 5;
    return this.#fill(at, length, (time) => {
      const top = high + (to - high) * Math.min(1, time / (decay * 2));
      under += cut(top) * (this.#random() - under);
      over += cut(low) * (under - over);
      const swell = Math.min(1, time / attack) * Math.exp(-Math.max(0, time - attack) / decay);
      return gain * swell * (under - over) * 2;
    });
  }

  /** One ringing frequency; it may glide to another. */
  mode(at: number, frequency: number, decay: number, gain: number, to = frequency): this {
    let [phase, loud, glide] = [0, gain, frequency - to];
    const [fades, settles] = [Math.exp(-1 / (decay * RATE)), Math.exp(-1 / (decay * 0.6 * RATE))];
    return this.#fill(at, decay * 6, (time) => {
      phase += (2 * Math.PI * (to + glide)) / RATE;
      loud *= fades;
      glide *= settles;
      return loud * Math.min(1, time / 0.002) * Math.sin(phase);
    });
  }

  modes(at: number, base: number, ratios: readonly number[], decay: number, gain: number): this {
    ratios.forEach((ratio, n) => this.mode(at, base * ratio, decay / (1 + 0.45 * n), gain / (1 + n * 0.7)));
    return this;
  }

  /** A plucked string. */
  pluck(at: number, frequency: number, length: number, gain: number): this {
    const period = Math.max(2, Math.round(RATE / frequency));
    const string = Float32Array.from({ length: period }, () => this.#random());
    let held = 0;
    return this.#fill(at, length, (time, n) => {
      const here = n % period;
      const now = string[here]!;
      held = (now + string[(here + 1) % period]!) / 2;
      string[here] = held * 0.997;
      return gain * now * Math.min(1, (length - time) / 0.05);
    });
  }

  /** A horn: many overtones that open and close with the breath. `bend`: the pitch ends that much higher or lower. */
  horn(at: number, frequency: number, length: number, gain: number, bend = 1): this {
    let phase = 0;
    return this.#fill(at, length, (time) => {
      const wobble = 1 + 0.006 * Math.sin(2 * Math.PI * 5.5 * time) * Math.min(1, time / 0.2);
      phase += ((2 * Math.PI * frequency) / RATE) * wobble * (1 + (bend - 1) * (time / length));
      const breath = Math.min(1, time / 0.035) * Math.min(1, (length - time) / 0.07);
      let sum = 0;
      for (let n = 1; n <= 9; n++) sum += (Math.sin(n * phase) / n) * Math.min(1, breath * 1.6 - n * 0.09 + 0.25);
      return gain * breath * sum * 0.5;
    });
  }

  /** Growling: two rough tones that glide, one against the other. */
  growl(at: number, from: number, to: number, length: number, gain: number): this {
    let [one, other] = [0, 0];
    return this.#fill(at, length, (time) => {
      const k = time / length;
      const pitch = from * (to / from) ** k;
      one += pitch / RATE;
      other += (pitch * 1.028) / RATE;
      const rough = 2 * (one % 1) - 1 + 2 * (other % 1) - 1;
      const tremble = 0.65 + 0.35 * Math.sin(2 * Math.PI * 27 * time);
      return gain * 0.5 * rough * tremble * Math.min(1, time / 0.05) * Math.min(1, (length - time) / 0.15);
    });
  }

  /** A room around it: four echoes of different length, each dying away. */
  room(wet: number): this {
    const dry = this.samples.slice();
    for (const delay of [0.0297, 0.0371, 0.0411, 0.0437]) {
      const by = Math.round(delay * RATE);
      const echo = new Float32Array(dry.length);
      for (let n = by; n < dry.length; n++) echo[n] = dry[n - by]! + echo[n - by]! * 0.7;
      for (let n = 0; n < dry.length; n++) this.samples[n]! += echo[n]! * wet * 0.25;
    }
    return this;
  }

  /** As loud as the others, without a click at either end. */
  done(peak: number): Float32Array<ArrayBuffer> {
    const { samples } = this;
    const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 1e-6);
    const fade = Math.round(0.012 * RATE);
    for (let n = 0; n < samples.length; n++) {
      const ends = Math.min(1, n / 24, (samples.length - 1 - n) / fade);
      samples[n]! *= (peak / loudest) * ends;
    }
    return samples;
  }
}

const BELL = [1, 2.0, 2.4, 3.0, 4.5, 5.33];
const WOOD = [1, 1.62, 2.47, 3.9];
const note = (steps: number): number => 440 * 2 ** (steps / 12); // from A4

const MADE: Record<SoundName, () => Float32Array<ArrayBuffer>> = {
  door: () => {
    const take = new Take(1).mode(0, 120, 0.12, 1.2, 42).noise(0, 0.05, 1.1, 20, 420);
    take.noise(0.02, 0.045, 0.9, 600, 3600).modes(0.02, 205, WOOD, 0.13, 0.7);
    for (const [at, pitch] of [
      [0.19, 620],
      [0.27, 480],
      [0.38, 760],
      [0.44, 550],
    ] as const)
      take.noise(at, 0.012, 0.35, 500, 4000).modes(at, pitch, WOOD, 0.03, 0.18);
    return take.room(0.5).done(0.85);
  },
  card: () => new Take(0.24).noise(0, 0.012, 0.7, 1800, 9000).noise(0.045, 0.03, 1, 900, 5200, 1800).done(0.5),
  coin: () => {
    const take = new Take(0.8).modes(0, 2637, [1, 1.502, 2.01, 2.74], 0.16, 0.5);
    take.noise(0, 0.004, 0.3, 3000, 12_000).modes(0.085, 3322, [1, 1.502, 2.01, 2.74], 0.26, 0.5);
    return take.modes(0.15, 2960, [1, 1.52, 2.2], 0.2, 0.25).room(0.25).done(0.5);
  },
  level: () => {
    const take = new Take(1.5);
    [3, 7, 10, 15].forEach((steps, n) => {
      take.pluck(n * 0.085, note(steps), 0.9, 0.6).mode(n * 0.085, note(steps + 12), 0.22, 0.16);
    });
    return take.modes(0.34, note(27), [1, 1.5, 2], 0.3, 0.1).room(0.6).done(0.7);
  },
  fall: () => {
    const take = new Take(1.1);
    [3, 0, -4].forEach((steps, n) => take.pluck(n * 0.13, note(steps - 12), 0.6, 0.7));
    return take.mode(0.36, 180, 0.16, 0.5, 60).noise(0.36, 0.05, 0.4, 30, 500).room(0.4).done(0.75);
  },
  curse: () => {
    const take = new Take(1.3).growl(0, 240, 70, 0.95, 0.6).noise(0, 0.35, 0.35, 300, 1400, 300, 0.12);
    return take.modes(0.12, 155, [1, 1.414, 2.83], 0.5, 0.4).room(0.8).done(0.7);
  },
  die: () => {
    const take = new Take(0.85);
    [0, 0.1, 0.19, 0.3, 0.39, 0.47, 0.53, 0.58, 0.66].forEach((at, n) => {
      const pitch = 1150 + 420 * ((n * 0.618) % 1);
      const gain = n === 8 ? 0.9 : 0.75 - n * 0.05;
      take.noise(at, 0.006, gain, 900, 6500).modes(at, pitch, WOOD, 0.018, gain * 0.6);
      take.mode(at, 240, 0.02, gain * 0.4, 150);
    });
    return take.room(0.2).done(0.7);
  },
  caught: () => {
    const take = new Take(0.9).growl(0, 130, 90, 0.25, 0.5).mode(0.16, 110, 0.1, 1, 45);
    for (const at of [0.16, 0.21, 0.28]) take.noise(at, 0.03, 0.9, 250, 2600);
    return take.room(0.3).done(0.85);
  },
  away: () => {
    const take = new Take(0.8).noise(0, 0.16, 0.8, 500, 900, 6500, 0.08);
    return take.pluck(0.2, note(10), 0.45, 0.3).pluck(0.28, note(15), 0.5, 0.35).room(0.3).done(0.6);
  },
  win: () => {
    const take = new Take(2.3);
    for (const [at, steps, length] of [
      [0, -2, 0.16],
      [0.18, 3, 0.16],
      [0.36, 7, 0.16],
      [0.54, 10, 0.3],
    ] as const)
      take.horn(at, note(steps), length, 0.6).horn(at, note(steps - 12), length, 0.3);
    for (const steps of [3, 7, 10, 15]) take.horn(0.9, note(steps), 0.95, 0.4);
    take.mode(0.9, 90, 0.2, 0.8, 60).noise(0.9, 0.5, 0.25, 4000, 11_000);
    return take.room(0.7).done(0.85);
  },
  lose: () => {
    const take = new Take(1.9);
    [1, 0, -1].forEach((steps, n) => take.horn(n * 0.28, note(steps - 12), 0.24, 0.6));
    return take.horn(0.86, note(-14), 0.8, 0.7, 0.9).room(0.4).done(0.75);
  },
  turn: () => {
    const take = new Take(0.9);
    for (const [at, steps] of [
      [0, 0],
      [0.13, 7],
    ] as const)
      take.modes(at, note(steps), [1, 3.93, 9.2], 0.24, 0.7).noise(at, 0.004, 0.25, 600, 4000);
    return take.room(0.4).done(0.6);
  },
  asked: () => {
    const take = new Take(0.6);
    for (const at of [0, 0.15]) take.modes(at, 330, WOOD, 0.05, 0.9).noise(at, 0.012, 0.5, 200, 2200);
    return take.room(0.35).done(0.65);
  },
  window: () => new Take(0.3).modes(0, 880, WOOD, 0.03, 0.8).noise(0, 0.003, 0.3, 900, 6000).room(0.2).done(0.3),
  death: () => {
    const take = new Take(2.6).modes(0, 98, BELL, 1.0, 0.9).noise(0, 0.02, 0.4, 200, 3000);
    return take.mode(0, 60, 0.5, 0.7, 38).modes(0.9, 98, BELL, 0.8, 0.5).room(0.9).done(0.85);
  },
  theft: () => {
    const take = new Take(0.75).noise(0, 0.07, 0.8, 700, 1200, 7000, 0.05).noise(0.17, 0.008, 0.9, 1500, 8000);
    return take.pluck(0.26, note(-5), 0.18, 0.5).pluck(0.4, note(-4), 0.3, 0.5).room(0.3).done(0.6);
  },
  wait: () => {
    const take = new Take(0.55);
    for (let n = 0; n < 9; n++) take.mode(n * 0.038, n % 2 ? 2240 : 2080, 0.045, 0.5).mode(n * 0.038, 4180, 0.02, 0.15);
    return take.noise(0, 0.1, 0.2, 1800, 5000, 5000, 0.02).room(0.25).done(0.6);
  },
  said: () => new Take(0.16).mode(0, 480, 0.035, 0.8, 940).done(0.3),
};

/** The samples of a sound, one channel, between -1 and 1. */
export function render(name: SoundName): Float32Array<ArrayBuffer> {
  return MADE[name]();
}
