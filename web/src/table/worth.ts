/** What a card is worth to somebody who gives it away: printed on the pickers beside it. */
import { face } from "@/lib/cards.svelte";
import { t } from "@/lib/words.svelte";
import type { Card } from "@/protocol";

export function goldOf(card: Card): number {
  return Math.max(0, Number(face(card.name)?.data["gold"] ?? 0));
}

export function goldOfAll(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + goldOf(card), 0);
}

/** Bonus and gold of an Item; the Level of a Monster; nothing for other cards. */
export function worthNote(card: Card): string {
  const data = face(card.name)?.data;
  if (!data) return "";
  if (card.kind === "monster") return t("worth-level", { level: Number(data["level"] ?? 0) });
  if (data["gold"] === undefined && data["bonus"] === undefined) return "";
  const bonus = Number(data["bonus"] ?? 0);
  const gold = t("sell-gold", { gold: goldOf(card) });
  return bonus ? `${bonus > 0 ? "+" : "−"}${Math.abs(bonus)} · ${gold}` : gold;
}
