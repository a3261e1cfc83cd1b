/** The sheet of a room: cells by name, as the server keeps them, and what is read from them. It adds up; it knows no
 * rules of the game, for the players have the cards.
 */
export type Value = boolean | number | string;
export type Cells = Readonly<Record<string, Value>>;
export type Edits = Record<string, Value | null>; // null clears a cell

export interface Player {
  id: string;
  name: string;
  face: number;
  level: number;
  gear: number;
  bonus: number; // for one fight
  sex: "" | "male" | "female";
  race: string;
  class: string;
  dead: boolean;
  strength: number;
}

export interface Monster {
  id: string;
  name: string;
  level: number;
  plus: number;
  gain: number; // Levels for killing it
}

export interface Fight {
  main: Player;
  helper: Player | undefined;
  monsters: Monster[];
  us: number; // what is played on either side
  them: number;
  share: number; // Levels for the helper
  ours: number; // the sums
  theirs: number;
  gain: number;
}

export const MOST_PLAYERS = 12;
export const MOST_MONSTERS = 12;
export const FACES = 6;
export const LEVELS = { least: 1, most: 99 };
export const BONUSES = { least: -99, most: 999 };

function number(cells: Cells, cell: string, otherwise = 0): number {
  const value = cells[cell];
  return typeof value === "number" ? value : otherwise;
}

function text(cells: Cells, cell: string): string {
  const value = cells[cell];
  return typeof value === "string" ? value : "";
}

export function player(cells: Cells, id: string): Player | undefined {
  const name = text(cells, `${id}/name`);
  if (!name) return undefined;
  const level = number(cells, `${id}/level`, LEVELS.least);
  const gear = number(cells, `${id}/gear`);
  const bonus = number(cells, `${id}/bonus`);
  return {
    id,
    name,
    level,
    gear,
    bonus,
    face: number(cells, `${id}/face`),
    sex: text(cells, `${id}/sex`) as Player["sex"],
    race: text(cells, `${id}/race`),
    class: text(cells, `${id}/class`),
    dead: cells[`${id}/dead`] === true,
    strength: level + gear + bonus,
  };
}

/** In the order in which they came. */
export function players(cells: Cells): Player[] {
  const named = Object.keys(cells).filter((cell) => cell.startsWith("p") && cell.endsWith("/name"));
  return named.map((cell) => player(cells, cell.slice(0, -"/name".length))!);
}

export function goal(cells: Cells): number {
  return number(cells, "room/goal", 10);
}

export function monsters(cells: Cells): Monster[] {
  const ids = new Set(
    Object.keys(cells)
      .filter((cell) => cell.startsWith("m"))
      .map((cell) => cell.split("/")[0]!),
  );
  return [...ids].map((id) => ({
    id,
    name: text(cells, `${id}/name`),
    level: number(cells, `${id}/level`, 1),
    plus: number(cells, `${id}/plus`),
    gain: number(cells, `${id}/gain`, 1),
  }));
}

export function fight(cells: Cells): Fight | undefined {
  const main = player(cells, text(cells, "fight/main"));
  if (!main) return undefined;
  const helper = player(cells, text(cells, "fight/helper"));
  const foes = monsters(cells);
  const us = number(cells, "fight/us");
  const them = number(cells, "fight/them");
  return {
    main,
    helper,
    us,
    them,
    monsters: foes,
    share: number(cells, "fight/share"),
    ours: main.strength + (helper?.strength ?? 0) + us,
    theirs: foes.reduce((sum, foe) => sum + foe.level + foe.plus, them),
    gain: foes.reduce((sum, foe) => sum + foe.gain, 0),
  };
}

// ---------------------------------------------------------------- edits
/** What a fight leaves behind is cleared with it: its own cells, and the bonuses that were for it. */
export function endOf(cells: Cells, found: Fight): Edits {
  const gone = Object.keys(cells).filter((cell) => /^(fight|m\w+)\//.test(cell));
  for (const each of [found.main, found.helper]) if (each?.bonus) gone.push(`${each.id}/bonus`);
  return Object.fromEntries(gone.map((cell) => [cell, null]));
}

/** The dead leave their gear. */
export function death(who: Player): Edits {
  return { [`${who.id}/dead`]: true, [`${who.id}/gear`]: null, [`${who.id}/bonus`]: null };
}

export function allOf(cells: Cells, id: string): Edits {
  return Object.fromEntries(
    Object.keys(cells)
      .filter((cell) => cell.startsWith(`${id}/`))
      .map((cell) => [cell, null]),
  );
}

/** Everybody as at the beginning; who they are stays. */
export function anew(cells: Cells): Edits {
  const stays = /^(room\/|p\w+\/(name|face|sex)$)/;
  return Object.fromEntries(
    Object.keys(cells)
      .filter((cell) => !stays.test(cell))
      .map((cell) => [cell, null]),
  );
}

export function apply(cells: Cells, edits: Edits): Cells {
  const made: Record<string, Value> = { ...cells };
  for (const [cell, value] of Object.entries(edits)) {
    if (value === null) delete made[cell];
    else made[cell] = value;
  }
  return made;
}

/** The least one that nobody has. */
export function freeFace(cells: Cells): number {
  const taken = new Set(players(cells).map((each) => each.face));
  for (let face = 0; face < MOST_PLAYERS; face++) if (!taken.has(face)) return face;
  return 0;
}

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** A name that nothing else has, for a player (`p`), a monster (`m`) or a request. `crypto.randomUUID` is for secure
 * pages only; home networks have none.
 */
export function newId(kind: "p" | "m" | "r"): string {
  const bytes = crypto.getRandomValues(new Uint8Array(kind === "r" ? 20 : 8));
  return kind + Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}

export function within(value: number, { least, most }: { least: number; most: number }): number {
  return Math.min(most, Math.max(least, Math.trunc(value)));
}
