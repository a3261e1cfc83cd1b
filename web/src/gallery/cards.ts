/** What the gallery shows of a set: cards on shelves, and which of them are wanted. */
import { plain, wordsOf } from "@/lib/search";
import type { CardInfo, PackCards } from "@/protocol";

export const DECKS = ["door", "treasure"] as const;
export type Deck = (typeof DECKS)[number];

export interface Shown {
  readonly card: CardInfo;
  readonly look: string; // of its kind: badge and colours
  readonly words: string; // all that one may search for
  readonly tags: readonly string[];
}

export interface Shelf {
  readonly deck: Deck;
  readonly kind: string;
  readonly look: string;
  readonly cards: readonly Shown[];
}

export interface Filter {
  looked: string;
  deck: Deck | "";
  kind: string;
  copies: number; // 0: any
  tag: string;
  drawn: boolean; // only those that players of this server have drawn
}

export const NO_FILTER: Filter = { looked: "", deck: "", kind: "", copies: 0, tag: "", drawn: false };

function shown(card: CardInfo): Shown {
  const { tags = [], flavour = "" } = card.data as { tags?: string[]; flavour?: string };
  const words = plain(
    [card.name, card.type, card.rule, card.bad_stuff, flavour, ...tags].join(" ").replaceAll("_", " "),
  );
  return { card, look: /data-kind="([\w-]+)"/.exec(card.face)?.[1] ?? "special", words, tags };
}

// Kinds of identity, which differ from set to set, stand before all of these.
const KINDS = ["monster", "enhancer", "curse", "item", "upgrade", "oneshot", "level_up", "companion", "special"];

/** Deck by deck and kind by kind; monsters by their level. */
export function shelvesOf(pack: PackCards): Shelf[] {
  const found = new Map<string, Shelf & { cards: Shown[] }>();
  for (const each of pack.cards.map(shown)) {
    const { deck, kind } = each.card;
    const shelf = found.get(`${deck} ${kind}`) ?? { deck: deck as Deck, kind, look: each.look, cards: [] };
    shelf.cards.push(each);
    found.set(`${deck} ${kind}`, shelf);
  }
  const shelves = [...found.values()].sort(
    (one, other) =>
      DECKS.indexOf(one.deck) - DECKS.indexOf(other.deck) || KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind),
  );
  for (const shelf of shelves) shelf.cards.sort((one, other) => level(one) - level(other));
  return shelves;
}

function level({ card }: Shown): number {
  return (card.data["level"] as number | undefined) ?? 0;
}

/** `drawn`: the names of those that players have drawn. */
export function isWanted(filter: Filter, drawn: ReadonlySet<string>): (shown: Shown) => boolean {
  const words = wordsOf(filter.looked);
  return ({ card, words: said, tags }) =>
    (!filter.deck || card.deck === filter.deck) &&
    (!filter.kind || card.kind === filter.kind) &&
    (!filter.copies || card.count === filter.copies) &&
    (!filter.tag || tags.includes(filter.tag)) &&
    (!filter.drawn || drawn.has(card.name)) &&
    words.every((word) => said.includes(word));
}

/** How a kind or a tag is called in an id of the catalogues. */
export function word(of: "kind" | "tag", name: string): string {
  return `gallery-${of}-${name.replaceAll("_", "-")}`;
}

/** Three cards that show what a set is like; none has a namesake in another set. */
export function samples(pack: PackCards, all: readonly PackCards[]): string[] {
  const others = new Set(all.filter((each) => each !== pack).flatMap((each) => each.cards.map((card) => card.name)));
  const own = pack.cards.map(shown).filter(({ card }) => !others.has(card.name));
  const first = (wanted: (shown: Shown) => boolean): string[] =>
    own
      .filter(wanted)
      .slice(0, 1)
      .map(({ card }) => card.name);
  const monsters = own.filter(({ card }) => card.kind === "monster").sort((one, other) => level(other) - level(one));
  return [
    ...first(({ card }) => card.kind === "item"),
    ...monsters.slice(0, 1).map(({ card }) => card.name),
    ...first(({ look }) => look === "race" || look.startsWith("trait")),
  ];
}
