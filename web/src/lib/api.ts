/** Calls over HTTP. An error of the server is thrown as what it says. */
import type {
  Analysis,
  BotInfo,
  Done,
  Drawing,
  Easel,
  EditionInfo,
  Info,
  Joined,
  JoinRoom,
  Keeping,
  LessonInfo,
  Listed,
  ListedDrawing,
  NewDrawing,
  NewRoom,
  NewTable,
  PackCards,
  PackInfo,
  Phrase,
  PlayOn,
  Pledge,
  Problem,
  Reveal,
  RoomUpdate,
  RuleEntry,
  Seated,
  SetInfo,
  SitDown,
  Steps,
  Story,
  Switch,
} from "@/protocol";
import { Contribution } from "./shuffle";
import { type Language, said } from "./words.svelte";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(said(problem));
  }
}

/** The server cannot be reached. */
export class Away extends Error {}

/** A file is sent as it is, anything else as JSON. `key`: what is sent again under the same one is not done twice. */
async function call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const file = body instanceof Blob;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        ...(body !== undefined && { "content-type": file ? "application/octet-stream" : "application/json" }),
        ...(key !== undefined && { "idempotency-key": key }),
      },
      body: body === undefined ? null : file ? body : JSON.stringify(body),
    });
  } catch {
    throw new Away(path);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer
    .json()
    .catch(() => ({ code: "broken", text: answer.statusText, rules: [] }))) as Problem;
  throw new Refused(answer.status, problem);
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  let asked = kept.get(path) as Promise<T> | undefined;
  if (!asked) {
    asked = call<T>("GET", path);
    kept.set(path, asked);
    asked.catch(() => kept.delete(path));
  }
  return asked;
}

/** The picture of a table's drawing. */
export const drawingUrl = (table: string, number: number): string => `/api/tables/${table}/drawings/${number}.svg`;
/** Everything that was drawn for a set, as a file to keep. */
export const artPackUrl = (set: string): string => `/api/drawings/art-pack.zip?set=${encodeURIComponent(set)}`;

/** What there is to pledge or reveal by now; a refusal means that the cards are dealt without it. */
async function contribute(table: string, contribution: Contribution): Promise<void> {
  const request: Pledge | Reveal | undefined = contribution.next(await api.table(table));
  if (!request) return;
  try {
    await call<Done>("POST", `/api/tables/${table}/requests`, request);
    contribution.done(request);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

export const api = {
  openTable: (table: NewTable) => call<Seated>("POST", "/api/tables", table),
  tables: (stage: "any" | "waiting" | "playing" | "over" = "any", limit = 20) =>
    call<Listed[]>("GET", `/api/tables?stage=${stage}&limit=${limit}`),
  table: (table: string) => call<Info>("GET", `/api/tables/${table}`),
  /** The host's. A table starts once, so this request always has the same name: sent again, it is not done twice. */
  start: (table: string) => call<Done>("POST", `/api/tables/${table}/requests`, { type: "start", id: "start" }),
  /** Of a table at which we are alone with bots: contributes to the deal and starts. */
  deal: async (table: string): Promise<void> => {
    const contribution = new Contribution(table);
    await contribute(table, contribution);
    await api.start(table);
    await contribute(table, contribution);
  },
  sit: (table: string, seat: SitDown) => call<Seated>("POST", `/api/tables/${table}/seats`, seat),
  /** After the game: opens the table of the rematch, or finds it. The seat there is this browser's from then on. */
  rematch: (table: string) => call<Seated>("POST", `/api/tables/${table}/rematch`),
  recover: (table: string, code: string) => call<Seated>("POST", `/api/tables/${table}/recover`, { code }),
  tableCards: (table: string, language: Language) => once<PackCards[]>(`/api/tables/${table}/cards?lang=${language}`),
  replay: async (table: string): Promise<string> => {
    const answer = await fetch(`/api/tables/${table}/replay`);
    if (!answer.ok) throw new Refused(answer.status, (await answer.json()) as Problem);
    return answer.text();
  },
  /** What may be drawn, and with which colours. */
  easel: (table: string) => call<Easel>("GET", `/api/tables/${table}/easel`),
  draw: (table: string, drawing: NewDrawing, key: string) =>
    call<Drawing>("POST", `/api/tables/${table}/drawings`, drawing, key),
  voteOn: (table: string, number: number, yes: boolean) =>
    call<Drawing>("POST", `/api/tables/${table}/drawings/${number}/vote`, { yes }),
  /** Of this server's gallery, the latest first. */
  drawings: (set: string) => call<ListedDrawing[]>("GET", `/api/drawings?set=${encodeURIComponent(set)}&limit=1000`),
  openRoom: (room: NewRoom) => call<Joined>("POST", "/api/counters", room),
  room: (room: string) => call<RoomUpdate>("GET", `/api/counters/${room}`),
  joinRoom: (room: string, as: JoinRoom, key: string) => call<Joined>("POST", `/api/counters/${room}/players`, as, key),
  /** Of a game that is over. */
  story: (table: string) => once<Story>(`/api/tables/${table}/story`),
  /** Of a game that is over; while it is being computed, how far it is. */
  analysis: (table: string) => call<Analysis>("GET", `/api/tables/${table}/analysis`),
  /** A new table that plays on from a step of a game that is over; the seat there is this browser's. */
  playOn: (table: string, from: PlayOn) => call<Seated>("POST", `/api/tables/${table}/continue`, from),
  steps: (table: string, from: number, count: number) =>
    once<Steps>(`/api/tables/${table}/steps?from=${from}&count=${count}&open=1`),
  sets: () => once<SetInfo[]>("/api/sets"),
  setCards: (set: string, language: Language) => once<PackCards>(`/api/sets/${set}/cards?lang=${language}`),
  uploadPack: (file: Blob) => call<PackInfo>("POST", "/api/packs", file),
  rules: () => once<RuleEntry[]>("/api/rules"),
  rule: (id: string) => once<RuleEntry>(`/api/rules/${id}`),
  editions: () => once<EditionInfo[]>("/api/editions"),
  switches: (language: Language) => once<Switch[]>(`/api/switches?lang=${language}`),
  bots: () => once<BotInfo[]>("/api/bots"),
  lessons: () => once<LessonInfo[]>("/api/lessons"),
  keeping: () => once<Keeping>("/api/keeping"),
  phrases: () => once<Phrase[]>("/api/phrases"),
};
