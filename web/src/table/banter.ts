/** What bots say, and when. It follows from what everybody can see, so that every browser hears the same and nobody
 * learns what a bot holds.
 */
import type { IconName } from "@/parts/icon-names";
import type { Fact, Happening, Info } from "@/protocol";

export const CHARACTERS = ["ada", "ben", "cleo", "dov", "eli", "fay"] as const;
const NAMES = ["Ada", "Ben", "Cleo", "Dov", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kit", "Lou"]; // of the server's bots
const LINES = 2; // for each character and occasion

/** How much a bot wants to speak: 3 always, 2 mostly, 1 now and then. And the face it makes. */
const OCCASIONS = {
  greet: [3, "delighted"],
  meets: [1, "screaming"],
  beats: [2, "delighted"],
  caught: [2, "screaming"],
  away: [2, "sprint"],
  cursed: [2, "enrage"],
  attacked: [2, "enrage"],
  asked: [1, "sly"],
  declines: [2, "thumb-down"],
  helps: [2, "high-five"],
  refused: [1, "broken-heart"],
  robbed: [3, "enrage"],
  robs: [2, "sly"],
  curses: [2, "sly"],
  dies: [3, "skull-crossed-bones"],
  mourns: [2, "tombstone"],
  leading: [3, "crown"],
  saved: [2, "delighted"],
  sells: [1, "two-coins"],
  stopped: [3, "enrage"],
} as const satisfies Record<string, readonly [1 | 2 | 3, IconName]>;
export type Occasion = keyof typeof OCCASIONS;
const CHANCE = { 1: 0.3, 2: 0.6, 3: 1 };

export interface BotLine {
  seat: number;
  key: string; // of the catalogues
  mood: IconName;
}

export function characterOf(name: string): (typeof CHARACTERS)[number] {
  const at = NAMES.indexOf(name);
  return CHARACTERS[(at < 0 ? hash(name) : at) % CHARACTERS.length]!;
}

/** The same number for the same words, in every browser. */
export function hash(words: string): number {
  let found = 0x811c9dc5;
  for (let n = 0; n < words.length; n++) found = Math.imul(found ^ words.charCodeAt(n), 0x01000193) >>> 0;
  found = Math.imul(found ^ (found >>> 15), 0x2c1b3c6d) >>> 0;
  return (found ^ (found >>> 13)) >>> 0;
}

/** What one of the bots says to it, if any has something to say. */
export function banter(item: Happening, info: Info, goal: number): BotLine | undefined {
  if (info.options.lesson) return undefined;
  const seats = info.seats;
  const isBot = (seat: number): boolean => !!seats[seat] && !seats[seat].person;
  const bots = seats.map((_, seat) => seat).filter(isBot);
  if (!bots.length) return undefined;
  const roll = (words: string): number => hash(`${info.table} ${item.seq} ${words}`);
  const wishes: [seat: number, occasion: Occasion][] = [];
  if (item.what === "started") wishes.push([bots[roll("who") % bots.length]!, "greet"]);
  for (const fact of item.facts ?? []) {
    wishes.push(...occasions(fact, item, bots, roll));
    const rises = fact.kind === "level_changed" && (fact.by ?? 0) > 0;
    if (rises && fact.n === goal - 1) wishes.push([fact.seat ?? -1, "leading"]);
  }
  const heard = wishes
    .filter(([seat]) => isBot(seat))
    .filter(([seat, occasion]) => (roll(`${seat} ${occasion}`) % 1000) / 1000 < CHANCE[OCCASIONS[occasion][0]])
    .sort(([, a], [, b]) => OCCASIONS[b][0] - OCCASIONS[a][0]);
  const [first] = heard;
  if (!first) return undefined;
  const [seat, occasion] = first;
  const number = 1 + (roll(`line ${seat}`) % LINES);
  const key = `bot-${characterOf(seats[seat]?.name ?? "")}-${occasion}-${number}`;
  return { seat, key, mood: OCCASIONS[occasion][1] };
}

function occasions(
  fact: Fact,
  item: Happening,
  bots: readonly number[],
  roll: (words: string) => number,
): [number, Occasion][] {
  const seat = fact.seat ?? -1;
  const other = fact.other ?? -1;
  switch (fact.kind) {
    case "combat_began":
      return [[seat, "meets"]];
    case "combat_won":
      return fact.n ? [[seat, "beats"]] : [];
    case "caught":
      return [[seat, "caught"]];
    case "escaped":
      return [[seat, "away"]];
    case "curse_played":
      return other === seat
        ? []
        : [
            [other, "cursed"],
            [seat, "curses"],
          ];
    case "curse_struck":
      return [[seat, "cursed"]];
    case "card_played":
      return other >= 0 && other !== seat ? [[other, "attacked"]] : [];
    case "declaration_fell":
      return item.seat === seat ? [] : [[seat, "stopped"]];
    case "help_asked":
      return [[other, "asked"]];
    case "offer_declined":
      return [
        [seat, "declines"],
        [other, "refused"],
      ];
    case "helper_joined":
      return [[seat, "helps"]];
    case "card_taken":
      return [
        [other, "robbed"],
        [seat, "robs"],
      ];
    case "died": {
      const others = bots.filter((each) => each !== seat);
      const mourner = others[roll("mourner") % Math.max(1, others.length)];
      return mourner === undefined || bots.includes(seat) ? [[seat, "dies"]] : [[mourner, "mourns"]];
    }
    case "curse_cancelled":
    case "loss_prevented":
      return [[seat, "saved"]];
    case "items_sold":
      return [[seat, "sells"]];
    default:
      return [];
  }
}
