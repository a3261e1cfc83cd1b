/** This browser's part in the deal: it contributes randomness, remembers what was promised before the first card, and
 * checks it when the game is over. docs/server.md tells how the cards are shuffled.
 */
import type { Info, Pledge, Reveal, Shuffle } from "@/protocol";
import { newId } from "./ids";
import { sha256 } from "./sha256";

const PLACE = "kickdoor.deals";
const MOST = 50; // tables

/** What was seen before the deal, and given: the one thing that a server cannot replace. */
export interface Remembered {
  commitment: string;
  seat: number; // -1: a spectator
  contribution: string;
  revealed: boolean; // in time: the server has said so
  pledges: readonly string[]; // as they were when they could not change any more
}

function all(): Record<string, Remembered> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Remembered>;
  } catch {
    return {};
  }
}

export function remembered(table: string): Remembered | undefined {
  return all()[table];
}

function keep(table: string, found: Remembered): void {
  const { [table]: _, ...others } = all();
  const kept = [...Object.entries(others), [table, found]].slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    /* a browser that keeps nothing: what this page knows will do as long as it is open */
  }
}

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const pledgeOf = (table: string, seat: number, contribution: string): string =>
  sha256(`${table}:${seat}:${contribution}`);

/** A page pledges once for a seat: two that have the same seat do not take turns in replacing each other's pledge. */
export class Contribution {
  #known: Remembered;
  #pledged = -1; // the seat for which this page has pledged
  #sent = false; // the contribution itself

  constructor(readonly table: string) {
    this.#known = remembered(table) ?? { commitment: "", seat: -1, contribution: "", revealed: false, pledges: [] };
  }

  #note(change: Partial<Remembered>): void {
    this.#known = { ...this.#known, ...change };
    keep(this.table, this.#known);
  }

  /** What there is to send, once. */
  next(info: Info): Pledge | Reveal | undefined {
    const { shuffle, you = -1 } = info;
    if (!shuffle || info.stage === "over") return undefined; // what is first seen then proves nothing
    if (!this.#known.commitment) this.#note({ commitment: shuffle.commitment });
    if (info.stage !== "waiting" || you < 0) return undefined;
    return shuffle.closed ? this.#reveal(you, shuffle) : this.#pledge(you);
  }

  #pledge(seat: number): Pledge | undefined {
    if (this.#pledged === seat) return undefined;
    if (this.#known.seat !== seat || !this.#known.contribution) this.#note({ seat, contribution: secret() });
    this.#pledged = seat;
    return { type: "pledge", id: newId(), pledge: pledgeOf(this.table, seat, this.#known.contribution) };
  }

  #reveal(seat: number, shuffle: Shuffle): Reveal | undefined {
    const pledges = shuffle.pledges ?? [];
    this.#note({ pledges });
    const { contribution } = this.#known;
    const ours =
      this.#known.seat === seat && contribution && pledges[seat] === pledgeOf(this.table, seat, contribution);
    if (this.#sent || !ours) return undefined;
    this.#sent = true;
    return { type: "reveal", id: newId(), contribution };
  }

  /** The server has taken it. */
  done(request: Pledge | Reveal): void {
    if (request.type === "reveal") this.#note({ revealed: true });
  }
}

// ---------------------------------------------------------------- afterwards
export type What = "key" | "pledge" | "unpledged" | "seed" | "commitment" | "left-out" | "replaced";

export interface Flaw {
  what: What;
  seat: number; // -1: nobody's
}

export const keyText = (table: string, shuffle: Shuffle): string => `${table}:${shuffle.key ?? ""}`;

/** What the seed is the hash of. */
export function seedText(table: string, shuffle: Shuffle, seats: number): string {
  const given = Array.from({ length: seats }, (_, seat) => shuffle.contributions?.[seat] ?? "");
  return [table, shuffle.key ?? "", ...given].join(":");
}

/** What is wrong with a deal; none: it was made as promised. */
export function flaws(table: string, shuffle: Shuffle, seats: number, known: Remembered | undefined): Flaw[] {
  const found: Flaw[] = [];
  if (!shuffle.key || sha256(keyText(table, shuffle)) !== shuffle.commitment) found.push({ what: "key", seat: -1 });
  for (let seat = 0; seat < seats; seat++) {
    const given = shuffle.contributions?.[seat] ?? "";
    const pledge = shuffle.pledges?.[seat] ?? "";
    if (given && !pledge) found.push({ what: "unpledged", seat });
    else if (given && pledgeOf(table, seat, given) !== pledge) found.push({ what: "pledge", seat });
  }
  if (sha256(seedText(table, shuffle, seats)) !== shuffle.seed) found.push({ what: "seed", seat: -1 });
  if (!known) return found;
  if (known.commitment && known.commitment !== shuffle.commitment) found.push({ what: "commitment", seat: -1 });
  if (known.revealed && isLeftOut(shuffle, known)) found.push({ what: "left-out", seat: known.seat });
  known.pledges.forEach((pledge, seat) => {
    if (pledge !== (shuffle.pledges?.[seat] ?? "")) found.push({ what: "replaced", seat });
  });
  return found;
}

/** Was the deal made without what we pledged? It may have come too late, which is no fraud. */
export function isLeftOut(shuffle: Shuffle, known: Remembered | undefined): boolean {
  return !!known?.contribution && shuffle.contributions?.[known.seat] !== known.contribution;
}
