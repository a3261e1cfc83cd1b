/** What a table is called: by its title, or by whoever sits there first. */
import { t } from "@/lib/words.svelte";

export function whoseTable(title: string, seats: readonly { name?: string; person?: boolean }[]): string {
  const name = seats.find((seat) => seat.person)?.name;
  return title || (name ? t("home-table-of", { name }) : t("home-table-nobodys"));
}
