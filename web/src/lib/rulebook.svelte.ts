/** The rules as a book: chapters out of entries, what an address means, what a search finds. */
import type { IconName } from "@/parts/icon-names";
import type { RuleEntry } from "@/protocol";
import { plain } from "./search";
import { t } from "./words.svelte";

export type Part = RuleEntry["part"];
export const PARTS: readonly Part[] = ["rule", "doubt", "ruling", "difference", "example", "timing"];

export interface Chapter {
  readonly key: string; // in addresses
  readonly part: Part;
  readonly title: string; // empty where the part is one chapter
  readonly entries: readonly RuleEntry[];
}

/** The edition that is read; empty: all of them. It holds from chapter to chapter. */
export const reading: { edition: string } = $state({ edition: "" });

export function isRead(entry: RuleEntry, edition: string): boolean {
  if (!edition || (entry.part !== "rule" && entry.part !== "example")) return true;
  return entry.editions.includes(edition);
}

export function chaptersOf(entries: readonly RuleEntry[]): Chapter[] {
  const found = new Map<string, Chapter & { entries: RuleEntry[] }>();
  for (const entry of entries) {
    const [key, title] = chapterOf(entry);
    const chapter = found.get(key) ?? { key, part: entry.part, title, entries: [] };
    chapter.entries.push(entry);
    found.set(key, chapter);
  }
  return [...found.values()];
}

/** The title of a chapter; parts that are one chapter have the name of the part. */
export function titleOf(chapter: Chapter): string {
  return chapter.title || t(`rules-part-${chapter.part}`);
}

function chapterOf(entry: RuleEntry): [key: string, title: string] {
  switch (entry.part) {
    case "rule":
      return [entry.chapter, entry.title];
    case "doubt":
      return [`doubts-${slug(entry.group)}`, entry.group];
    case "ruling":
      return [`rulings-${slug(entry.topic)}`, entry.topic];
    case "difference":
      return ["editions", ""];
    case "example":
      return ["examples", ""];
    case "timing":
      return ["when", ""];
  }
}

function slug(title: string): string {
  return plain(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function addressOf(idOrChapter: string): string {
  return `/rules/${idOrChapter}`;
}

/** How an edition is called in an id of the catalogues. */
export function editionWord(edition: string): string {
  return `rules-edition-${edition.replaceAll(".", "-")}`;
}

// ------------------------------------------------------------ searching
/** Those that have all the words, by ID or in the text. */
export function search(entries: readonly RuleEntry[], words: readonly string[]): RuleEntry[] {
  return entries.filter((entry) => {
    const said = plain(`${entry.id} ${entry.text}`);
    return words.every((word) => said.includes(word));
  });
}

// ------------------------------------------------------------ texts
export interface Piece {
  readonly text: string;
  readonly id?: string; // of the entry that it names
  readonly found?: boolean; // it was looked for
}

// "TRIBE-8..12" and "TIMING-2/3/9" name several; each number is a link.
const NAMED = /\b([A-Z]+)-(\d+[a-z]?)\b((?:(?:\.\.|\/)\d+)*)/g;

/** A text, cut where it names entries and where it has the words. */
export function pieces(text: string, words: readonly string[] = []): Piece[] {
  const cut: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(NAMED)) {
    const [whole, key, number, more] = match;
    cut.push(...marked(text.slice(at, match.index), words), { text: `${key}-${number}`, id: `${key}-${number}` });
    for (const part of more!.match(/\.\.|\/|\d+/g) ?? []) {
      cut.push(/\d/.test(part) ? { text: part, id: `${key}-${part}` } : { text: part });
    }
    at = match.index + whole.length;
  }
  cut.push(...marked(text.slice(at), words));
  return cut;
}

function marked(text: string, words: readonly string[]): Piece[] {
  if (!text) return [];
  if (!words.length) return [{ text }];
  const any = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text.split(any).flatMap((part, n) => (part ? [{ text: part, found: n % 2 === 1 }] : []));
}

// ------------------------------------------------------------ pictures
const PICTURES: Readonly<Record<string, IconName>> = {
  SETUP: "card-pick",
  CARDS: "card-joker",
  TURN: "hourglass",
  DOOR: "closed-doors",
  TROUBLE: "fangs",
  LOOT: "locked-chest",
  CHARITY: "present",
  COMBAT: "crossed-swords",
  MULTI: "dragon-head",
  HELP: "shaking-hands",
  INTERFERE: "evil-eyes",
  REWARD: "trophy-cup",
  RUN: "run",
  DEATH: "tombstone",
  LEVEL: "stairs",
  CLASS: "top-hat",
  RACE: "dwarf-face",
  LOYALTY: "linked-rings",
  TRAINING: "biceps",
  STYLE: "ninja-mask",
  FACTION: "griffin-shield",
  SUPER: "octopus",
  ITEM: "backpack",
  BIG: "expand",
  SLOT: "hand",
  TRADE: "trade",
  SELL: "two-coins",
  ONESHOT: "cut-diamond",
  GUAL: "upgrade",
  HIRE: "key",
  MOOK: "male",
  CHEAT: "fox-head",
  CURSE: "plastic-duck",
  ENHANCE: "chicken",
  TRIBE: "skull-crossed-bones",
  TIMING: "stopwatch",
  CONFLICT: "broken-heart",
  VARIANT: "cog",
  MIX: "contract",
  SKETCH: "pencil",
  WIN: "crown",
  editions: "world",
  examples: "perspective-dice-six",
  when: "hourglass",
};
const OF_PART: Readonly<Record<Part, IconName>> = {
  rule: "rule-book",
  doubt: "help",
  ruling: "talk",
  difference: "world",
  example: "perspective-dice-six",
  timing: "hourglass",
};

export function pictureOf(chapter: Chapter): IconName {
  return PICTURES[chapter.key] ?? OF_PART[chapter.part];
}
