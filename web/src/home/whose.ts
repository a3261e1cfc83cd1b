/** What a table is called, what is played there, and by whom. */
import { language, t } from "@/lib/words.svelte";

/** Its title, or the name of the first player there. */
export function whoseTable(title: string, seats: readonly { name?: string; person?: boolean }[]): string {
  const name = seats.find((seat) => seat.person)?.name;
  return title || (name ? t("home-table-of", { name }) : t("home-table-nobodys"));
}

/** The sets that are played with; one of somebody's own by its name. */
export function setsOf(packs: readonly string[]): string {
  return packs
    .map((pack) => {
      const id = `set-${pack}`;
      const title = t(id);
      return title === id ? pack : title;
    })
    .join(" + ");
}

/** The others, as one says it. */
export function othersOf(seats: readonly { name?: string }[], mine: number): string {
  const names = seats.filter((seat, number) => number !== mine && seat.name).map((seat) => seat.name!);
  return new Intl.ListFormat(language()).format(names);
}
