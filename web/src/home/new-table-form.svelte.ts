/** The options of a table that has not been opened yet. */
import { settings } from "@/lib/settings.svelte";
import { t } from "@/lib/words.svelte";
import type { Options, PackInfo, SetInfo } from "@/protocol";

export const STRENGTHS = ["easy", "medium", "hard"] as const;
export const TEMPERS = ["", "generous", "greedy", "vengeful"] as const;
export const DECISION = 90; // seconds, where there is a clock
const HOUR = 3600;

interface NewTableForm {
  packs: string[]; // the first sets the mood, and the edition unless one is chosen
  uploaded: PackInfo[];
  seats: number;
  decision: number | null; // seconds; null: no clock, also not for reactions
  hold: number | null;
  strength: (typeof STRENGTHS)[number];
  temper: (typeof TEMPERS)[number];
  edition: string; // "": that of the first pack
  rules: Record<string, boolean | number>; // only what differs from the edition
  keep: number; // per cent of the cards
  days: boolean; // it goes on while nobody is there
  hours: number; // for a decision then
  public: boolean;
  title: string;
  hints: boolean; // a player who is alone with bots may ask what a bot would do
  sketch: boolean; // a player who gains a Level may draw
}

export const newTableForm: NewTableForm = $state({
  packs: ["classic"],
  uploaded: [],
  seats: 4,
  decision: DECISION,
  hold: 60,
  strength: "medium",
  temper: "",
  edition: "",
  rules: {},
  keep: 100,
  days: false,
  hours: 24,
  public: false,
  title: "",
  hints: true,
  sketch: false,
});

/** One more pack, or one less; there is always one. */
export function togglePack(name: string): void {
  const without = newTableForm.packs.filter((each) => each !== name);
  if (without.length === newTableForm.packs.length) newTableForm.packs.push(name);
  else if (without.length) newTableForm.packs = without;
}

export function packTitle(name: string): string {
  return newTableForm.uploaded.find((pack) => pack.name === name)?.title ?? t(`set-${name}`);
}

/** The advanced options that differ from the defaults, in a few words each. */
export function beyond(): string[] {
  const mixed =
    newTableForm.packs.length > 1 || newTableForm.uploaded.some((pack) => pack.name === newTableForm.packs[0]);
  const own = newTableForm.edition !== "" || Object.keys(newTableForm.rules).length > 0;
  return [
    mixed && newTableForm.packs.map(packTitle).join(" + "),
    own && t("home-own-rules"),
    newTableForm.keep < 100 && `${t("home-keep")}: ${t("home-per-cent", { share: newTableForm.keep })}`,
    newTableForm.days && t("home-days"),
    !newTableForm.hints && t("home-no-hints"),
    newTableForm.sketch && t("home-sketch"),
    newTableForm.public && t("home-listed"),
    newTableForm.title.trim(),
  ].filter((each): each is string => !!each);
}

/** The edition that is played, known once the sets are. */
export function editionOf(sets: readonly (SetInfo | PackInfo)[]): string {
  return newTableForm.edition || (sets.find((set) => set.name === newTableForm.packs[0])?.edition ?? "");
}

/** Against three bots, at once. */
export function quick(): Options {
  return { packs: newTableForm.packs, seats: 4, bot: "medium", timing: { speed: settings.speed } };
}

/** The 15-minute game: fewer cards, the faster-play rules, to Level 7. */
export function sprint(): Options {
  return {
    packs: newTableForm.packs,
    keep: 60,
    seats: 4,
    bot: "medium",
    rules: { listen_at_the_door: true, winning_level: 7 },
    timing: { speed: "blitz" },
  };
}

export function newTableOptions(): Options {
  const { packs, rules, edition, keep, seats, strength, temper, decision, hold, days, hours } = newTableForm;
  const speed = settings.speed;
  const clock = decision === null ? { reading: null } : {}; // without a clock windows wait for everybody
  return {
    packs,
    keep,
    seats,
    rules: edition ? { edition, ...rules } : rules,
    bot: temper ? `${strength}-${temper}` : strength,
    timing: days ? { asleep: true, decision: hours * HOUR, speed } : { ...clock, decision, hold, speed },
    public: newTableForm.public,
    title: newTableForm.title.trim(),
    hints: newTableForm.hints,
    sketch: newTableForm.sketch,
  };
}
