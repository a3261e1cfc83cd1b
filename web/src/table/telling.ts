/** The story of a game in words: its end, its turning points, its awards. */
import { listed, t } from "@/lib/words.svelte";
import type { IconName } from "@/parts/icon-names";
import type { Award, Story, TurningPoint } from "@/protocol";

export const ICON_OF: Record<TurningPoint["what"] | Award["what"], IconName> = {
  death: "tombstone",
  curse: "cursed-star",
  beaten: "fangs",
  broken: "stiletto",
  kill: "dragon-head",
  win: "crown",
  fall: "stairs",
  helper: "shaking-hands",
  spoiler: "stiletto",
  runner: "perspective-dice-six",
  comeback: "sprint",
  mortal: "tombstone",
  cursed: "cursed-star",
  giant: "dragon-head",
  slow: "broken-heart",
  richest: "locked-chest",
  merchant: "two-coins",
  slayer: "crossed-swords",
  loudest: "hand",
};

/** Each once; `2 × Flying Frogs`. */
function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((each) => {
    const count = names.filter((other) => other === each).length;
    return count > 1 ? `${count} × ${each}` : each;
  });
}

function name(story: Story, seat: number): string {
  return story.seats[seat]?.name ?? "";
}

/** A turning point as a sentence. */
export function told(story: Story, point: TurningPoint): string {
  return t(`end-point-${point.what}`, {
    name: name(story, point.seat),
    other: name(story, point.other ?? -1),
    card: point.card || "—",
    known: point.card ? "yes" : "no",
    level: point.level,
    n: point.n ?? 0,
    turn: point.turn,
  });
}

/** What an award is for. `you`: the seat that reads it. */
export function reason(story: Story, award: Award, you: number): string {
  return t(`end-award-${award.what}-why`, {
    name: name(story, award.seat),
    n: award.n,
    of: award.of ?? 0,
    card: award.card || "—",
    yours: award.victims?.[you] ?? 0,
  });
}

/** How it was won. */
export function ending(story: Story, people: boolean): string {
  const { finish } = story;
  const turn = story.turns.length;
  if (!finish) return t("end-won", { level: story.goal, turn });
  const parts = {
    level: story.goal,
    turn,
    monsters: listed(counted(finish.monsters)),
    helper: name(story, finish.helper),
    fighters: finish.fighters,
    against: finish.against,
  };
  const won = t(finish.helper >= 0 ? "end-won-helped" : "end-won-fight", parts);
  if (!people) return won;
  const waits = finish.waits.map((seat) => name(story, seat));
  return `${won} ${waits.length ? t("end-waits", { names: listed(waits) }) : t("end-no-waits")}`;
}
