/** The sounds of the table: silent unless switched on, and before the first click or key. */
import type { Scene, Update } from "@/protocol";
import { settings } from "./settings.svelte";
import { RATE, render, type SoundName } from "./synth";

let audio: AudioContext | undefined;
let volume: GainNode | undefined;
const known = new Map<SoundName, AudioBuffer>();

export function sound(name: SoundName, after = 0): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (!volume) {
    volume = audio.createGain();
    volume.connect(audio.destination);
  }
  volume.gain.value = settings.volume ** 2; // as loudness is heard
  if (audio.state === "suspended") void audio.resume();
  let buffer = known.get(name);
  if (!buffer) {
    const samples = render(name);
    buffer = audio.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    known.set(name, buffer);
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(volume);
  source.start(audio.currentTime + after / 1000);
  document.documentElement.dataset["heard"] = name;
}

/** What an update sounds like to the player who sits there. Cards, doors, dice and deaths sound with their picture. */
export function hear(before: Scene | undefined, update: Update): void {
  const scene = update.scene;
  const me = update.info.you ?? -1;
  if (!before || !scene || me < 0) return;
  const facts = update.news.flatMap((item) => item.facts ?? []);
  const change = (scene.players[me]?.level ?? 0) - (before.players[me]?.level ?? 0);
  const owes = (each: Scene): boolean => each.pending.some((owed) => owed.seat === me && owed.kind !== "pass");
  if (scene.winners.length && !before.winners.length) sound(scene.winners.includes(me) ? "win" : "lose");
  else if (update.news.some((item) => item.what === "waited")) sound("wait");
  else if (change) sound(change > 0 ? "level" : "fall");
  else if (facts.some((fact) => fact.kind === "items_sold")) sound("coin");
  else if (scene.turn === me && before.turn !== me) sound("turn");
  else if (owes(scene) && !owes(before)) sound("asked");
  else if (scene.window && !before.window) sound("window");
  else if (update.news.some((item) => item.what === "said" && item.seat !== me)) sound("said");
}
