/** What a player at the table does in the browser: which card is raised, what may be done with it, what is asked. All
 * that is legal comes from the server; here it is only sorted so that it can be shown.
 */
import { NotAllowed } from "@/lib/connection.svelte";
import { face } from "@/lib/cards.svelte";
import { settings } from "@/lib/settings.svelte";
import { t } from "@/lib/words.svelte";
import type {
  Allowed,
  Answer,
  Card,
  Choices,
  Form,
  Happening,
  Hinted,
  Info,
  Move,
  Owed,
  Player,
  Scene,
  Verb,
} from "@/protocol";
import { arranged, type Filter } from "./hand-order";

/** Where the table comes from: a connection, or a game that is played back. */
export interface Source {
  readonly info: Info | undefined;
  readonly scene: Scene | undefined;
  readonly before: Scene | undefined;
  readonly news: Happening[];
  readonly latest: Happening[];
  readonly choices: Choices | undefined;
  readonly since: number;
  readonly seq: number;
  readonly speed?: number; // of a game that is played back
}

export interface Line extends Source {
  send(type: "do", parts: { action: string; decision?: number | null }): Promise<Answer>;
  send(type: "wait" | "undo" | "start" | "leave" | "rematch"): Promise<Answer>;
  send(type: "auto", parts: { scope: Scope }): Promise<Answer>;
  send(type: "stop", parts: { moments?: readonly StopMoment[]; cards?: readonly number[] }): Promise<Answer>;
  send(type: "say", parts: { text: string }): Promise<Answer>;
  send(type: "pause", parts: { on?: boolean }): Promise<Answer>;
  send(type: "seat_bot", parts: { seat: number; bot: string }): Promise<Answer>;
  send(type: "answer_join", parts: { join: number; yes: boolean }): Promise<Answer>;
  send(type: "lock", parts: { seat: number; on?: boolean }): Promise<Answer>;
  send(type: "answer_undo", parts: { yes: boolean }): Promise<Answer>;
  send(type: "replace", parts: { seat: number; yes?: boolean }): Promise<Answer>;
  ask(type: "why_not", parts: { action: string }): Promise<Answer>;
  ask(type: "hint"): Promise<Answer>;
}

export type StopMoment = NonNullable<Info["stops"]>[number];
export type Scope = "" | "window" | "fight" | "turn";
export type Sheet =
  | ""
  | "player"
  | "deal"
  | "trade"
  | "sell"
  | "charity"
  | "show"
  | "choose"
  | "talk"
  | "sketch"
  | "stops"
  | "discards"
  | "hint";

/** What is done with a button rather than with a card. */
const STEPS = new Set<Verb>(["ready", "kick", "loot", "end", "keep", "fight", "run", "pass", "trouble"]);
/** What is done on a sheet of its own. */
const SHEETS = new Set<Verb>(["ask", "offer", "trade", "show", "withdraw", "accept", "decline"]);

export interface Reason {
  text: string;
  rules: readonly string[];
}

export class Play {
  readonly source: Source;
  readonly line: Line | undefined;
  raised: number | undefined = $state(); // the card whose menu is open
  looked: number | undefined = $state(); // the card in the reader: pointed at, focused, or the last one played
  sheet: Sheet = $state("");
  partner = $state(-1); // whom the sheet is about
  reason: Reason | undefined = $state.raw(); // why something is refused
  rules: readonly string[] = $state.raw([]); // that are being read
  busy = $state(false);
  dragged: number | undefined = $state();
  filter: Filter = $state("all"); // of the hand
  hint: Hinted | undefined = $state.raw(); // what a bot would do
  showAgain: () => void = () => {}; // the last spotlight

  constructor(source: Source, line?: Line) {
    this.source = source;
    this.line = line;
  }

  // ------------------------------------------------------------ looking
  get info(): Info {
    return this.source.info!;
  }
  get scene(): Scene {
    return this.source.scene!;
  }
  readonly me: number = $derived.by(() => this.source.info?.you ?? -1);
  readonly mine: Player | undefined = $derived.by(() =>
    this.me >= 0 ? this.source.scene?.players[this.me] : undefined,
  );
  readonly moves: readonly Move[] = $derived.by(() => this.source.choices?.moves ?? []);

  /** The others, in the order in which they sit, beginning with the player after me. */
  readonly others: readonly Player[] = $derived.by(() => {
    const players = this.source.scene?.players ?? [];
    if (this.me < 0) return players;
    return [...players.slice(this.me + 1), ...players.slice(0, this.me)];
  });

  /** Every card that can be seen, by its number. */
  readonly cards: ReadonlyMap<number, Card> = $derived.by(() => {
    const scene = this.source.scene;
    const found = new Map<number, Card>();
    if (!scene) return found;
    const fight = scene.combat;
    for (const card of [
      ...scene.hand,
      ...scene.looked,
      ...scene.middle,
      ...scene.players.flatMap((player) => player.table),
      ...(fight?.monsters.flatMap((monster) => [monster.card, ...monster.enhancers]) ?? []),
      ...(fight?.played.map(([card]) => card) ?? []),
      ...scene.discard_tops,
      scene.window?.card,
      scene.asking,
    ]) {
      if (card) found.set(card.id, card);
    }
    return found;
  });

  /** My hand, sorted and filtered as I want it. */
  readonly hand: readonly Card[] = $derived.by(() =>
    arranged(this.source.scene?.hand ?? [], settings.handOrder, this.filter, {
      playable: (card) => this.with(card.id).some((move) => move.verb !== "discard" && move.verb !== "show"),
      strength: (card) => {
        const data = face(card.name)?.data;
        return Number(data?.["bonus"] ?? data?.["level"] ?? 0) || 0;
      },
    }),
  );

  /** What the table waits for from me. A pass that is noted is not waited for. */
  readonly owed: readonly Owed[] = $derived.by(() => {
    const scene = this.source.scene;
    return (scene?.pending ?? []).filter(
      (each) => each.seat === this.me && !(each.kind === "pass" && this.source.info?.clock?.mine),
    );
  });
  readonly asked: Owed | undefined = $derived(this.owed.find((each) => each.kind === "accept") ?? this.owed[0]);

  /** The steps of the turn that may be taken now, the likeliest first. */
  readonly steps: readonly Move[] = $derived.by(() => {
    const found = this.moves.filter((move) => STEPS.has(move.verb) && !(move.verb === "trouble" || move.cards?.length));
    const plain = this.source.choices?.plain;
    const winning = this.source.scene?.combat?.winning;
    const weight = (move: Move): number => {
      if (move.verb === "fight") return winning ? 3 : 0;
      if (move.verb === "pass") return this.info.clock?.mine ? -1 : 2;
      return move.action === plain ? 2 : 1;
    };
    return found.sort((a, b) => weight(b) - weight(a));
  });

  /** What may be done with each card. */
  readonly byCard: ReadonlyMap<number, readonly Move[]> = $derived.by(() => {
    const found = new Map<number, Move[]>();
    for (const move of this.moves) {
      if (SHEETS.has(move.verb) || move.verb === "choose") continue;
      const card = this.#handle(move);
      if (card === undefined) continue;
      const known = found.get(card);
      if (known) known.push(move);
      else found.set(card, [move]);
    }
    return found;
  });

  /** The card by which a move is taken hold of: of a power with a name, the one it is printed on. */
  #handle(move: Move): number | undefined {
    if (move.cards?.length) return move.cards[0];
    if (move.verb !== "use") return undefined;
    const named = (card: Card): boolean => {
      const uses = face(card.name)?.data["uses"] as { name?: string }[] | undefined;
      return uses?.some((use) => use.name?.toLowerCase() === move.word?.toLowerCase()) ?? false;
    };
    return [...(this.mine?.table ?? []), ...this.scene.hand].find(named)?.id;
  }

  with(card: number): readonly Move[] {
    return this.byCard.get(card) ?? [];
  }

  can(verb: Verb): boolean {
    return this.moves.some((move) => move.verb === verb);
  }

  /** What may fill an action with free parts; `from`: the one about these cards, since what is given may be a present
   * or charity.
   */
  form(verbs: Verb | readonly Verb[], from?: readonly Card[]): Form | undefined {
    const wanted = [verbs].flat();
    const own = from && new Set(from.map((card) => card.id));
    return this.source.choices?.forms.find(
      (form) => wanted.includes(form.verb) && (!own || (form.cards ?? []).every((id) => own.has(id))),
    );
  }

  /** Items for Items, or a present: what the listing of moves has of it is only a sample. */
  get canTrade(): boolean {
    return !!(this.form("trade") ?? this.form("give", this.mine?.table));
  }

  /** During the setup: announcing the other sex. */
  readonly sexes: readonly Move[] = $derived.by(() =>
    this.source.scene?.phase === "setup" ? this.moves.filter((move) => move.verb === "choose") : [],
  );

  /** Those of the cards that can be seen. */
  seen(ids: readonly number[] | undefined): Card[] {
    return (ids ?? []).map((id) => this.cards.get(id)).filter((card): card is Card => card !== undefined);
  }

  name(seat: number): string {
    return this.scene.players[seat]?.name ?? "";
  }

  /** For sentences that speak to the player. */
  who(seat: number): string {
    return seat === this.me ? t("you") : this.name(seat);
  }

  card(id: number): string {
    return this.cards.get(id)?.name ?? "";
  }

  /** Whether a hand card can be played now; "" where nothing can be played at all. */
  playable(id: number): "playable" | "blocked" | "" {
    if (!this.line || !this.source.choices) return "";
    return this.with(id).some((move) => move.verb !== "discard" && move.verb !== "show") ? "playable" : "blocked";
  }

  /** The card that is about to take effect, who played it (-1: it came from a deck), and whom it strikes. */
  readonly strike: { card: Card; by: number; at: number } | undefined = $derived.by(() => {
    const window = this.source.scene?.window;
    if (!window?.card) return undefined;
    const { card, seat } = window;
    const done = this.source.news.findLast((each) => each.what === "did" && each.action?.includes(`[${card.name}`));
    const isPlayed = /^[^:[]*:?\s*play /.test(done?.action ?? "");
    return { card, by: isPlayed ? (done?.seat ?? -1) : -1, at: seat };
  });

  // ------------------------------------------------------------ in the notation
  written(id: number): string {
    const card = this.cards.get(id);
    return card ? `[${card.name}#${card.copy}]` : "";
  }
  writtenAll(ids: Iterable<number>): string {
    return [...ids].map((id) => this.written(id)).join(", ");
  }
  /** The name that the game began with, which stays when somebody else takes the seat. */
  writtenName(seat: number): string {
    return `"${this.info.seats[seat]?.name || this.name(seat)}"`;
  }

  // ------------------------------------------------------------ doing
  async do(move: Move | string): Promise<boolean> {
    const action = typeof move === "string" ? move : move.action;
    const decision = typeof move !== "string" && STEPS.has(move.verb) ? this.asked?.id : undefined;
    return this.tell(() => this.line!.send("do", decision === undefined ? { action } : { action, decision }));
  }

  /** Sends something; what is refused is said. */
  async tell(send: () => Promise<unknown>): Promise<boolean> {
    if (!this.line || this.busy) return false;
    this.busy = true;
    this.reason = undefined;
    try {
      await send();
      this.raised = undefined;
      return true;
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error;
      if (error.refusal.code !== "stale") this.reason = { text: error.message, rules: error.refusal.rules ?? [] };
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The step that the big button takes: the likeliest, unless a sheet asks for something else. */
  readonly next: Move | undefined = $derived.by(() =>
    this.owed.length && this.asked?.kind !== "choose" && this.asked?.kind !== "accept" ? this.steps[0] : undefined,
  );

  /** What the big button does: the next step, or the sheet that is waited for. False: nothing. */
  goOn(): boolean {
    if (!this.line || this.busy) return false;
    if (this.next) void this.do(this.next);
    else if (this.asked?.kind === "charity") this.open("charity");
    else if (this.asked?.kind === "accept") this.open("deal", -2);
    else return false;
    return true;
  }

  /** Am I about to run away? */
  readonly isRunning: boolean = $derived.by(() => {
    const scene = this.source.scene;
    return scene?.window?.word === "running" && [scene.combat?.main, scene.combat?.helper].includes(this.me);
  });

  /** Is a window open in which I am asked, and not I alone? */
  readonly mayWait: boolean = $derived.by(() => {
    const scene = this.source.scene;
    return (
      !!scene?.window &&
      !!this.source.info?.clock &&
      scene.pending.some((each) => each.kind === "pass" && each.seat === this.me)
    );
  });

  /** WAIT!, if a window is open and there are waits left. */
  wait(): boolean {
    if (!this.line || !this.mayWait || (this.info.waits_left ?? 0) < 1) return false;
    void this.tell(() => this.line!.send("wait"));
    return true;
  }

  /** Lifts the card of the hand beside the one that is lifted. */
  raiseNext(step: 1 | -1): boolean {
    const hand = this.scene.hand;
    if (!hand.length) return false;
    const at = hand.findIndex((card) => card.id === this.raised);
    const first = step > 0 ? 0 : hand.length - 1;
    void this.raise(hand[at < 0 ? first : (at + step + hand.length) % hand.length]!.id);
    return true;
  }

  /** The sheet on which help is asked for or offered. */
  openDeal(): boolean {
    if (this.form("ask")) this.open("deal");
    else if (this.form("offer") && this.scene.combat) this.open("deal", this.scene.combat.main);
    else return false;
    return true;
  }

  /** May I ask a bot what it would do now? Only where I am alone with bots and have something to decide. */
  readonly mayHint: boolean = $derived.by(
    () => !!this.line && !!this.source.info?.may_hint && this.owed.length > 0 && !!this.source.choices?.legal.length,
  );

  /** Opens the sheet with the hint. */
  askHint(): boolean {
    if (!this.mayHint) return false;
    this.open("hint");
    this.hint = undefined;
    void this.#fetchHint();
    return true;
  }

  async #fetchHint(): Promise<void> {
    try {
      this.hint = (await this.line!.ask("hint")) as Hinted;
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error;
      this.reason = { text: error.message, rules: [] };
    }
  }

  /** Lifts a card; one that cannot be played says why not. */
  async raise(card: number | undefined): Promise<void> {
    this.reason = undefined;
    this.raised = this.raised === card ? undefined : card;
    if (card === undefined || this.raised === undefined || this.with(card).length) return;
    if (!this.scene.hand.some((each) => each.id === card)) return;
    const { reason } = await this.weigh(`play ${this.written(card)}`);
    if (this.raised === card) this.reason = reason;
  }

  /** Would it be allowed? What the server says of it, or why not. */
  async weigh(action: string): Promise<{ allowed?: Allowed; reason?: Reason }> {
    if (!this.line) return {};
    try {
      return { allowed: (await this.line.ask("why_not", { action })) as Allowed };
    } catch (error) {
      if (!(error instanceof NotAllowed)) throw error;
      return { reason: { text: error.message, rules: error.refusal.rules ?? [] } };
    }
  }

  /** Always ask me at these moments, and about these cards. */
  stop(moments: readonly StopMoment[], cards: readonly number[]): Promise<boolean> {
    return this.tell(() => this.line!.send("stop", { moments, cards }));
  }

  /** In the reader, unless a card of the hand is being read there. */
  show(card: number): void {
    if (!document.querySelector(".hand__card:hover, .hand__card:focus-visible")) this.looked = card;
  }

  stopCard(card: number, on: boolean): Promise<boolean> {
    const others = (this.info.card_stops ?? []).filter((each) => each !== card && this.isMine(each));
    return this.stop(this.info.stops ?? [], on ? [...others, card] : others);
  }

  isMine(card: number): boolean {
    return [...(this.mine?.table ?? []), ...this.scene.hand].some((each) => each.id === card);
  }

  open(sheet: Sheet, partner = -1): void {
    this.reason = undefined;
    this.raised = undefined;
    this.partner = partner;
    this.sheet = sheet;
  }

  read(rules: readonly string[]): void {
    this.rules = rules;
  }
}

/** What a move does, said on its button. */
export function label(play: Play, move: Move): string {
  const cards = (ids: readonly number[] | undefined): string => (ids ?? []).map((id) => play.card(id)).join(", ");
  const parts = {
    card: cards(move.cards),
    player: move.player !== undefined && move.player >= 0 ? play.name(move.player) : "",
    me: move.player === play.me ? "yes" : "no",
    on: move.on !== undefined && move.on >= 0 ? play.card(move.on) : "",
    paid: cards(move.paid),
    word: move.word ?? "",
  };
  const aim = parts.on ? "-card" : move.side ? `-${move.side}` : parts.player ? "-player" : "";
  const isWorn = move.verb === "play" && !aim && play.cards.get(move.cards?.[0] ?? -1)?.kind === "item";
  const verb = isWorn ? "equip" : move.verb === "use" && !move.word ? "use-it" : move.verb;
  if (verb === "pass" && play.asked?.kind === "choose") return t("choose-nothing"); // a body is looted
  const said = verb === "pass" && play.isRunning ? t("do-pass-running") : t(`do-${verb}${aim}`, parts);
  if (!parts.paid) return said;
  const isMonster = (id: number | undefined): boolean => play.cards.get(id ?? -1)?.kind === "monster";
  const swap = move.verb === "play" && isMonster(move.on) && isMonster(move.paid?.[0]) ? "yes" : "no";
  return t("do-paying", { what: said, on: parts.on, paid: parts.paid, swap });
}
