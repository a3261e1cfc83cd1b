/** One event, one line: what happened, to whom, with what result. The sentences of the server are its details. */
import { listed, t } from "@/lib/words.svelte";
import type { Fact, Happening, Sentence } from "@/protocol";

/** Part of a happening: a new turn, or everything up to it. */
export interface Group {
  turn?: Sentence;
  sentences: readonly Sentence[];
  facts: readonly Fact[];
}
export interface Headline {
  text: string;
  seat: number;
}

/** Not everything that is done is worth a line. */
export function isShown(item: Happening): boolean {
  return item.what !== "did" || !!item.sentences?.length || !!item.timeout;
}

/** A happening may end one turn and begin the next. */
export function groups(item: Happening): Group[] {
  const found: Group[] = [];
  let sentences: Sentence[] = [];
  let facts: readonly Fact[] = item.facts ?? [];
  const close = (own: readonly Fact[]): void => {
    if (sentences.length) found.push({ sentences, facts: own });
    sentences = [];
  };
  for (const sentence of item.sentences ?? []) {
    if (sentence.rule !== "TURN-1") {
      sentences.push(sentence);
      continue;
    }
    const at = facts.findIndex((fact) => fact.kind === "turn_started");
    close(at < 0 ? facts : facts.slice(0, at));
    facts = at < 0 ? [] : facts.slice(at + 1);
    found.push({ turn: sentence, sentences: [], facts: [] });
  }
  close(facts);
  return found;
}

const ARTICLE = /^(the|a|an|mr\.|mrs\.|ms\.|dr\.)\s/i;
const the = (name: string): string => (ARTICLE.test(name) ? name : t("log-the", { name }));
const cardsOf = (facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) => (fact.cards ?? []).map(([, name]) => name));

/** The line of a group with several sentences; undefined where the first of them has to do. */
export function headline(group: Group, name: (seat: number) => string): Headline | undefined {
  const { facts } = group;
  const first = (kind: string): Fact | undefined => facts.find((fact) => fact.kind === kind);
  const all = (kind: string): Fact[] => facts.filter((fact) => fact.kind === kind);
  const card = (fact: Fact | undefined): string => fact?.cards?.[0]?.[1] ?? "";

  /** What came of it for one player: a Level, lost cards, death. */
  const result = (seat: number): string => {
    const parts: string[] = [];
    const level = all("level_changed").findLast((fact) => fact.seat === seat);
    if (level) parts.push(t("log-level", { level: level.n ?? 1 }));
    const lost = cardsOf(all("card_lost").filter((fact) => fact.seat === seat));
    if (lost.length) parts.push(t("log-loses", { cards: listed(lost) }));
    if (all("died").some((fact) => fact.seat === seat)) parts.push(t("log-dies"));
    if (!parts.length && first("nothing_happened")) parts.push(t("log-nothing"));
    return parts.join(", ");
  };
  const line = (id: string, seat: number, parts: Record<string, string | number>, what = ""): Headline => {
    const text = t(id, { who: name(seat), ...parts });
    return { seat, text: what ? t("log-result", { what: text, result: what }) : text };
  };

  const won = first("combat_won");
  const killed = cardsOf(all("monster_killed"));
  if (won && killed.length) {
    const seat = won.seat ?? -1;
    const treasures = all("treasures_drawn").reduce((sum, fact) => sum + (fact.n ?? 0), 0);
    const results = [result(seat), treasures ? t("log-treasures", { n: treasures }) : ""];
    if (first("game_won")) results.push(t("log-wins"));
    return line("log-beats", seat, { monsters: listed(killed.map(the)) }, results.filter(Boolean).join(", "));
  }
  const caught = first("caught");
  if (caught) {
    const seat = caught.seat ?? -1;
    return line("log-caught", seat, { monster: the(card(caught)) }, result(seat));
  }
  const escaped = first("escaped");
  if (escaped) {
    const seat = escaped.seat ?? -1;
    return line("log-away", seat, { monster: the(card(escaped)) }, result(seat));
  }
  const door = first("door_opened") ?? first("trouble_sought");
  if (door) {
    const seat = door.seat ?? -1;
    const id = door.kind === "door_opened" ? "log-door" : "log-trouble";
    return line(id, seat, { card: card(door) }, first("curse_struck") ? result(seat) : "");
  }
  const struck = first("curse_struck");
  if (struck) {
    const seat = struck.seat ?? -1;
    return line("log-struck", seat, { card: card(struck) }, result(seat));
  }
  const sold = first("items_sold");
  if (sold) {
    const seat = sold.seat ?? -1;
    const level = all("level_changed").find((fact) => fact.seat === seat);
    return line(
      "log-sells",
      seat,
      { cards: listed(cardsOf([sold])), gold: sold.n ?? 0 },
      level ? t("log-level", { level: level.n ?? 1 }) : "",
    );
  }
  const played = first("card_played") ?? first("ability_used");
  if (played && card(played)) {
    const seat = played.seat ?? -1;
    const other = played.other ?? -1;
    const on = other >= 0 && other !== seat;
    const whom = on ? other : seat;
    const stolen = first("card_taken");
    const what = stolen
      ? t("log-takes", { cards: listed(cardsOf([stolen])) || t("spot-cards", { n: 1 }) })
      : result(whom);
    const verb = played.kind === "card_played" ? "plays" : "uses";
    return line(`log-${verb}${on ? "-on" : ""}`, seat, { card: card(played), other: on ? name(other) : "" }, what);
  }
  const died = first("died");
  if (died) return line("log-died", died.seat ?? -1, {});
  const taken = first("card_taken");
  if (taken && card(taken)) {
    const seat = taken.seat ?? -1;
    return line("log-stolen", seat, { cards: listed(cardsOf(all("card_taken"))), other: name(taken.other ?? -1) });
  }
  return undefined;
}
