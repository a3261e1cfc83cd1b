/** What is shown large for a moment: a card somebody plays, the door, a die, a death, a theft, a victory that is stopped.
 * Moments of one update wait for each other, at most three of them; they never keep the player from acting. A card goes
 * as soon as the table has moved on, so that it always belongs to what the stage shows; what is greater than a card goes
 * as soon as it has been seen.
 */
import { face } from "@/lib/cards.svelte";
import { sound } from "@/lib/sound";
import { t } from "@/lib/words.svelte";
import type { Fact, Happening, Scene } from "@/protocol";
import { fightOf } from "./moment";
import { scaled, tempo } from "./motion.svelte";

export interface CardMoment {
  kind: "card";
  way: "play" | "door" | "curse" | "power";
  card: number;
  name: string;
  from: number; // seat
  to: number; // seat; -1: nobody else
  effect: string;
  printed?: boolean; // the effect is what the card says
  isKicked?: boolean; // a door that takes a kick first: there is time for that
  sums?: { before: readonly [number, number]; after: readonly [number, number] };
}
export interface DieMoment {
  kind: "die";
  seat: number;
  monster: string;
  die: number;
  needs: number;
  outcome: "away" | "caught";
  rolls: boolean; // it has not been seen rolling yet
}
export interface DeathMoment {
  kind: "death";
  seat: number;
  by: string; // a card
}
export interface TheftMoment {
  kind: "theft";
  seat: number; // the thief
  from: number;
  name: string; // "": nobody else may know
  n: number;
}
export interface StolenMoment {
  kind: "stolen";
  seat: number; // would have won
  by: number;
  card: string;
}
export type Moment = CardMoment | DieMoment | DeathMoment | TheftMoment | StolenMoment;

export const HOLD = 1500; // milliseconds at speed 1
export const SHORT = 700; // where others wait behind it
export const ROLL = 700; // a die rolls
export const MOST = 3;
export const SEEN = 800; // a great moment has been seen
const OWN = 700; // I know what I have played

/** What is needed to tell moments from facts. */
export interface Shown {
  before: Scene | undefined;
  after: Scene;
  me: number;
  wouldWin: number; // the seat whose fight would have won the game, before this; -1
  isBot(seat: number): boolean;
}

interface LastRoll {
  seat: number;
  die: number;
  needs: number;
  monster: string;
  seen: boolean; // in an earlier update, so that it has been seen rolling
}

export class Drama {
  now: Moment | undefined = $state.raw();
  leaving = $state(false); // it flies to where it works
  last: Moment | undefined;
  #queue: Moment[] = [];
  #stage = ""; // what it was at
  #since = 0; // when the moment came
  #timer: ReturnType<typeof setTimeout> | undefined;
  #roll: LastRoll | undefined;
  #caught: { seat: number; by: string } | undefined; // its result may come in a later update
  constructor(
    readonly me: () => number,
    readonly fly: (moment: Moment) => number, // begins the flight; how many milliseconds it takes
  ) {}

  /** What has just happened. */
  take(news: readonly Happening[], shown: Shown): void {
    if (this.#roll) this.#roll.seen = true;
    let found: Moment[] = [];
    for (const item of news) {
      const facts = item.facts ?? [];
      found.push(...this.#momentsOf(facts, shown));
      if (facts.some((fact) => fact.kind === "turn_started")) found = found.filter(isGreat);
    }
    const stage = stageOf(shown.after);
    if (found.length || stage !== this.#stage) this.#dropCards();
    if (this.#stage && stage !== this.#stage) this.#hurry();
    this.#stage = stage;
    for (const moment of found) this.#add(moment);
  }

  /** The table has moved on. */
  #dropCards(): void {
    this.#queue = this.#queue.filter(isGreat);
    if (this.now?.kind === "card") this.#next();
  }

  /** What happened before this fight or turn is not worth waiting for, but for what touches me and for great news. */
  #hurry(): void {
    const me = this.me();
    this.#queue = this.#queue.filter(
      (each) =>
        each.kind === "death" ||
        each.kind === "stolen" ||
        (each.kind === "theft" && [each.seat, each.from].includes(me)),
    );
    if (!this.now || this.leaving) return;
    const rolling = this.now.kind === "die" && this.now.rolls ? ROLL : 0;
    const left = this.#since + scaled(SEEN + rolling) - performance.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), Math.max(0, left));
  }

  #momentsOf(facts: readonly Fact[], shown: Shown): Moment[] {
    const found: Moment[] = [];
    for (const fact of facts) {
      if (fact.kind === "die_rolled" && fact.word === "run") {
        this.#roll = {
          seat: fact.seat ?? -1,
          die: fact.n ?? 0,
          needs: fact.needs ?? 5,
          monster: fact.cards?.[0]?.[1] ?? "",
          seen: false,
        };
      } else if (fact.kind === "die_changed" && this.#roll) this.#roll.die = fact.n ?? 0;
      else if (fact.kind === "escaped" || fact.kind === "caught") {
        if (fact.kind === "caught") this.#caught = { seat: fact.seat ?? -1, by: fact.cards?.[0]?.[1] ?? "" };
        const roll = this.#roll?.seat === fact.seat ? this.#roll : rollBefore(fact, shown);
        if (!roll) continue; // no die was needed
        const { seat, die, needs, monster, seen } = roll;
        this.#roll = undefined;
        const outcome = fact.kind === "escaped" ? "away" : "caught";
        found.push({ kind: "die", seat, monster, die, needs, outcome, rolls: !seen });
      }
    }
    for (const moment of momentsOf(facts, shown)) {
      if (moment.kind === "death" && !moment.by) moment.by = this.#killer(moment.seat, shown);
      found.push(moment);
    }
    return found;
  }

  /** What has caught that player; for a page that was opened after that, the only monster of the fight. */
  #killer(seat: number, shown: Shown): string {
    if (this.#caught?.seat === seat) return this.#caught.by;
    const fight = shown.before?.combat;
    const isIn = fight?.main === seat || fight?.helper === seat;
    return isIn && fight?.monsters.length === 1 ? fight.monsters[0]!.card.name : "";
  }

  #add(moment: Moment): void {
    if (!this.now) this.#show(moment);
    else {
      this.#queue.push(moment);
      if (this.#queue.length > MOST - 1) {
        // A death is not dropped for a card.
        const least = this.#queue.findIndex((each) => each.kind === "card");
        this.#queue.splice(Math.max(0, least), 1);
      }
    }
  }

  #show(moment: Moment): void {
    this.now = this.last = moment;
    this.#since = performance.now();
    this.leaving = false;
    tempo.held = true;
    soundOf(moment);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), scaled(this.#holdOf(moment)));
  }

  #holdOf(moment: Moment): number {
    const hold = this.#queue.length ? SHORT : HOLD;
    if (moment.kind === "die") return (moment.rolls ? ROLL : 0) + hold;
    if (moment.kind === "card") {
      if (moment.way === "door") return hold + 300;
      return moment.from === this.me() && moment.to < 0 ? OWN : hold;
    }
    return (moment.kind === "theft" ? hold : HOLD) + 300;
  }

  /** The moment is over: at its time, or because the player has seen enough. */
  end(): void {
    if (!this.now || this.leaving) return;
    clearTimeout(this.#timer);
    this.leaving = true;
    tempo.held = this.#queue.length > 0;
    this.#timer = setTimeout(() => this.#next(), this.fly(this.now));
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.now = undefined;
    this.leaving = false;
    const next = this.#queue.shift();
    if (next) this.#show(next);
    else tempo.held = false;
  }

  /** The last one once more. */
  again(): void {
    if (this.last && !this.now) this.#show(this.last);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.now = undefined;
    tempo.held = false;
  }
}

const isGreat = (moment: Moment): boolean => moment.kind !== "card";

/** Whose turn it is, and what is in the middle of the table: a fight and who helps in it, a die, or neither. */
function stageOf(scene: Scene): string {
  const fight = fightOf(scene);
  return `${scene.turn_no} ${scene.roll ? "roll" : fight ? `fight ${fight.main} ${fight.helper}` : ""}`;
}

function soundOf(moment: Moment): void {
  switch (moment.kind) {
    case "card":
      sound(moment.way === "door" ? "door" : moment.way === "curse" ? "curse" : "card");
      break;
    case "die":
      sound(moment.outcome, moment.rolls ? scaled(ROLL) : 0);
      break;
    case "stolen":
      sound("lose");
      break;
    default:
      sound(moment.kind);
  }
}

/** The die that lay on the table when this page was opened. */
function rollBefore(fact: Fact, shown: Shown): LastRoll | undefined {
  const roll = shown.before?.roll;
  if (!roll?.die || roll.seat !== fact.seat) return undefined;
  return { seat: roll.seat, die: roll.die, needs: roll.needs, monster: roll.card.name, seen: true };
}

const sumsOf = (scene: Scene | undefined): readonly [number, number] | undefined =>
  scene?.combat ? [scene.combat.fighters, scene.combat.monsters_strength] : undefined;

/** The moments of one happening, but for dice. */
export function momentsOf(facts: readonly Fact[], shown: Shown): Moment[] {
  if (shown.after.phase === "setup") return []; // everybody lays out cards at once
  const found: Moment[] = [];
  const fight = shown.after.combat ?? shown.before?.combat;
  let caughtBy = "";
  for (const fact of facts) {
    const [card, name] = fact.cards?.[0] ?? [-1, ""];
    const seat = fact.seat ?? -1;
    const other = fact.other ?? -1;
    const isKicked = !shown.isBot(seat);
    switch (fact.kind) {
      case "door_opened":
        if (name) found.push({ kind: "card", way: "door", card, name, from: seat, to: -1, effect: "", isKicked });
        break;
      case "trouble_sought":
        if (name) found.push({ kind: "card", way: "play", card, name, from: seat, to: -1, effect: "" });
        break;
      case "curse_played":
        if (name) found.push({ kind: "card", way: "curse", card, name, from: seat, to: other, effect: "" });
        break;
      case "card_played":
      case "ability_used": {
        if (!name || found.some((each) => each.kind === "card" && each.card === card)) break;
        const isPutOn = fact.kind === "card_played" && other < 0 && !fight && lies(card, seat, shown);
        if (isPutOn && shown.isBot(seat)) break; // it is seen at their place
        const inFight = fight && (fact.word === "fighters" || fact.word === "monsters" || isEnhancer(card, shown));
        const to = other >= 0 ? other : inFight && fight.main !== seat ? fight.main : -1;
        const way = fact.kind === "card_played" ? "play" : "power";
        found.push({ kind: "card", way, card, name, from: seat, to: to === seat ? -1 : to, effect: "" });
        break;
      }
      case "caught":
        caughtBy = name;
        break;
      case "curse_struck":
        caughtBy = name;
        break;
      case "died":
        found.push({ kind: "death", seat, by: caughtBy });
        break;
      case "card_taken":
        found.push({ kind: "theft", seat, from: other, name, n: fact.n ?? 1 });
        break;
      case "declaration_fell":
        if (shown.wouldWin >= 0) {
          const cause = found.findLast((each) => each.kind === "card");
          found.push({
            kind: "stolen",
            seat: shown.wouldWin,
            by: cause?.kind === "card" ? cause.from : -1,
            card: cause?.kind === "card" ? cause.name : "",
          });
        }
        break;
    }
  }
  const only = found.filter((each) => each.kind === "card");
  for (const each of only) describe(each, facts, shown, only.length === 1);
  return found;
}

function lies(card: number, seat: number, shown: Shown): boolean {
  return !!shown.after.players[seat]?.table.some((each) => each.id === card);
}

function isEnhancer(card: number, shown: Shown): boolean {
  return !!shown.after.combat?.monsters.some((monster) => monster.enhancers.some((each) => each.id === card));
}

/** The effect in one line: what has changed by it; else what its text says. */
function describe(moment: CardMoment, facts: readonly Fact[], shown: Shown, alone: boolean): void {
  const name = (seat: number): string =>
    seat === shown.me ? t("you") : (shown.after.players[seat]?.name ?? shown.before?.players[seat]?.name ?? "");
  const before = sumsOf(shown.before);
  const after = sumsOf(shown.after);
  if (alone && before && after && (before[0] !== after[0] || before[1] !== after[1])) {
    moment.sums = { before, after };
  }
  const changes: string[] = [];
  for (const fact of facts) {
    if (fact.kind === "level_changed")
      changes.push(t("spot-level", { name: name(fact.seat ?? -1), level: fact.n ?? 1, me: own(fact, shown) }));
  }
  const [was, is] = [shown.before?.players[moment.from]?.strength, shown.after.players[moment.from]?.strength];
  if (!changes.length && !shown.after.combat && was !== undefined && is !== undefined && was !== is && alone)
    changes.push(t("spot-strength", { from: was, to: is }));
  moment.effect = changes.join(" ");
  if (moment.effect || moment.sums) return;
  moment.effect = firstSentence(face(moment.name)?.rule ?? "");
  moment.printed = moment.way !== "door";
}

const own = (fact: Fact, shown: Shown): string => (fact.seat === shown.me ? "yes" : "no");

export function firstSentence(text: string): string {
  const end = /[.!?](\s|$)/.exec(text);
  return end ? text.slice(0, end.index + 1) : text;
}
