/** A few notes for what happens; nothing is loaded, and nothing sounds unless it is switched on. */
import type { Scene, Update } from "@/wire";
import { settings } from "./settings.svelte";

type Note = [frequency: number, at: number, length: number];
const TUNES: Record<string, Note[]> = {
  turn: [
    [440, 0, 0.12],
    [660, 0.12, 0.2],
  ],
  asked: [
    [587, 0, 0.1],
    [587, 0.14, 0.1],
  ],
  window: [[392, 0, 0.08]],
  level: [
    [523, 0, 0.09],
    [659, 0.09, 0.09],
    [784, 0.18, 0.2],
  ],
  fall: [
    [392, 0, 0.12],
    [311, 0.12, 0.12],
    [233, 0.24, 0.3],
  ],
  over: [
    [523, 0, 0.15],
    [659, 0.15, 0.15],
    [784, 0.3, 0.15],
    [1047, 0.45, 0.5],
  ],
  said: [[880, 0, 0.05]],
};
let audio: AudioContext | undefined;

export function sound(name: keyof typeof TUNES): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const begin = audio.currentTime + 0.01;
  for (const [frequency, at, length] of TUNES[name]!) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, begin + at);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + at + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin + at);
    tone.stop(begin + at + length);
  }
}

/** What an update sounds like to whoever sits there. */
export function hear(before: Scene | undefined, update: Update): void {
  const scene = update.scene;
  const me = update.info.you ?? -1;
  if (!before || !scene || me < 0) return;
  const change = (scene.players[me]?.level ?? 0) - (before.players[me]?.level ?? 0);
  const owes = (each: Scene): boolean => each.pending.some((owed) => owed.seat === me && owed.kind !== "pass");
  if (scene.winners.length && !before.winners.length) sound("over");
  else if (change) sound(change > 0 ? "level" : "fall");
  else if (scene.turn === me && before.turn !== me) sound("turn");
  else if (owes(scene) && !owes(before)) sound("asked");
  else if (scene.window && !before.window) sound("window");
  else if (update.news.some((item) => item.what === "said" && item.seat !== me)) sound("said");
}
