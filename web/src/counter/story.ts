/** What happened in a room, in sentences. */
import { t } from "@/lib/words.svelte";
import type { Changed } from "@/protocol";
import type { Value } from "./sheet";

type Was = readonly [Value | null, Value | null];

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

export function sentence(item: Changed, story: readonly Changed[]): string {
  const cells = item.cells ?? {};
  const who = (player: unknown): string => item.names?.[String(player)] ?? t("counter-somebody");
  const by = who(item.by);
  const [before, after] = cells["fight/main"] ?? [];
  switch (item.why) {
    case "opened":
      return t("counter-told-opened");
    case "joined":
    case "claimed":
    case "released":
      return t(`counter-told-${item.why}`, { who: joiner(item) });
    case "added":
    case "removed":
      return t(`counter-told-${item.why}`, { who: who(Object.keys(cells)[0]?.split("/")[0]) });
    case "fight":
      return t("counter-told-fight", { who: who(after) });
    case "stopped":
      return t("counter-told-stopped");
    case "restarted":
      return t("counter-told-restarted");
    case "won":
    case "lost":
    case "fled":
    case "died":
      return [t(`counter-told-${item.why}`, { who: who(before) }), ...levels(cells, who)].join(" ");
    case "rolled":
      return rolled(item, by);
    case "undone": {
      const undone = story.find((each) => each.id === item.undoes);
      return t("counter-told-undone", { what: undone ? sentence(undone, story) : "…" });
    }
    default:
      return Object.entries(cells)
        .map(([cell, was]) => edited(cell, was, who))
        .join(" ");
  }
}

/** Whom a line is about: the disc beside it. */
export function about(item: Changed): string {
  const player = Object.keys(item.cells ?? {})
    .find((cell) => cell.startsWith("p"))
    ?.split("/")[0];
  const [before, after] = item.cells?.["fight/main"] ?? [];
  return String(after ?? before ?? player ?? item.by ?? "");
}

function joiner(item: Changed): string {
  const named = Object.entries(item.cells ?? {}).find(([cell]) => cell.endsWith("/name"));
  return String(named?.[1][1] ?? Object.values(item.names ?? {})[0] ?? t("counter-somebody"));
}

function rolled(item: Changed, who: string): string {
  const numbers = item.dice?.rolled ?? [];
  const sides = item.dice?.sides ?? 6;
  if (numbers.length < 2) return t("counter-told-rolled", { who, sides, number: numbers[0] ?? 0 });
  const sum = numbers.reduce((one, other) => one + other, 0);
  return t("counter-told-rolled-two", { who, sides, one: numbers[0]!, two: numbers[1]!, sum });
}

function levels(cells: Readonly<Record<string, Was>>, who: (player: string) => string): string[] {
  return Object.entries(cells)
    .filter(([cell]) => cell.startsWith("p") && cell.endsWith("/level"))
    .map(([cell, was]) => edited(cell, was, who));
}

function edited(cell: string, [before, after]: Was, whoIs: (player: string) => string): string {
  const [owner, what] = cell.split("/") as [string, string];
  const number = Number(after ?? 0);
  const by = signed(number - Number(before ?? 0));
  const kind = owner.startsWith("p") ? "p" : owner.startsWith("m") ? "m" : owner;
  const who = whoIs(owner);
  switch (`${kind}/${what}`) {
    case "p/level": {
      const level = Math.max(1, number);
      return t(level > Math.max(1, Number(before ?? 1)) ? "counter-told-up" : "counter-told-down", { who, level });
    }
    case "p/gear":
      return t("counter-told-gear", { who, gear: signed(number), by });
    case "p/bonus":
      return t("counter-told-bonus", { who, bonus: signed(number) });
    case "p/sex":
      return t("counter-told-sex", { who, sex: String(after || "none") });
    case "p/race":
    case "p/class":
      return after ? t("counter-told-is", { who, what: String(after) }) : t(`counter-told-no-${what}`, { who });
    case "p/name":
      return t("counter-told-name", { before: String(before ?? ""), who: String(after ?? "") });
    case "p/face":
      return t("counter-told-face", { who });
    case "p/dead":
      return t(after ? "counter-told-dead" : "counter-told-alive", { who });
    case "fight/main":
      return t("counter-told-fight", { who: whoIs(String(after)) });
    case "fight/helper":
      return after ? t("counter-told-helps", { who: whoIs(String(after)) }) : t("counter-told-alone");
    case "fight/us":
    case "fight/them":
      return t(`counter-told-${what}`, { by });
    case "fight/share":
      return t("counter-told-share", { levels: number });
    case "m/level":
      if (before === null) return t("counter-told-monster", { level: number });
      return after === null ? t("counter-told-monster-gone") : t("counter-told-monster-level", { level: number });
    case "m/plus":
      return t("counter-told-monster-plus", { by });
    case "m/gain":
      return t("counter-told-monster-gain", { levels: number });
    case "m/name":
      return t("counter-told-monster-name", { name: String(after ?? "") });
    case "room/goal":
      return t("counter-told-goal", { level: number });
    default:
      return t(after ? "counter-told-open" : "counter-told-own");
  }
}
