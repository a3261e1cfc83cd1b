/** The tables of this browser: what is shown under Resume. Seats themselves are kept by the browser as cookies that no
 * script can read; the recovery code is shown once and then on demand, from here.
 */
const PLACE = "kickdoor.tables";
const MOST = 20;

export interface Mine {
  table: string;
  seat: number;
  recovery: string;
  at: number; // when we were last there
  note: string; // how it stood: the turn
  level: number;
  over: boolean;
}

export function mine(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Mine[];
  } catch {
    return [];
  }
}

export function remember(found: Pick<Mine, "table"> & Partial<Mine>): void {
  const before = mine().find((each) => each.table === found.table);
  const fresh: Mine = { seat: -1, recovery: "", note: "", level: 1, over: false, ...before, ...found, at: Date.now() };
  const others = mine().filter((each) => each.table !== found.table);
  write([fresh, ...others].slice(0, MOST));
}

export function forget(table: string): void {
  write(mine().filter((each) => each.table !== table));
}

function write(tables: Mine[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables));
  } catch {
    /* a browser that keeps nothing: the link still leads back */
  }
}
