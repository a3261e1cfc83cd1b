// Messages and calls of a kickdoor server. Written by `kickdoor schema --typescript`; do not edit.

/** The action is allowed. For a sale, `gold` and `levels` are the proceeds. */
export interface Allowed {
  readonly type: "allowed";
  readonly id: string;
  readonly gold?: number;
  readonly levels?: number;
}

/**
 * The analysis of a finished game. While it is being computed there is only `progress`, below 1: ask again.
 * `chances`: after each step, by seat, in percent. `swings`: the largest first, at most six. `choices`: by seat, the
 * most costly first.
 */
export interface Analysis {
  readonly progress: number;
  readonly chances?: readonly (readonly number[])[];
  readonly swings?: readonly Swing[];
  readonly choices?: readonly CostlyChoice[];
}

/** From the host or any player: vote on a request to join the running game. */
export interface AnswerJoin {
  readonly type: "answer_join";
  readonly join: number;
  readonly yes: boolean;
  readonly id: string;
}

/** Allow or refuse the undo that another player asks for. Everybody who is asked has to agree. */
export interface AnswerUndo {
  readonly type: "answer_undo";
  readonly yes: boolean;
  readonly id: string;
}

/** What may I do now? `parts`: also return each action in parts, for clients that draw them. */
export interface Ask {
  readonly type: "ask";
  readonly parts?: boolean;
  readonly id: string;
}

/** Pass automatically: in this window, in this fight, until my turn, or no longer. */
export interface Auto {
  readonly type: "auto";
  readonly scope: "" | "fight" | "turn" | "window";
  readonly id: string;
}

/**
 * `n` is what was counted: Levels lost at once (`fall`: from Level `of`, by `card`), fights helped in (`helper`),
 * kills prevented (`spoiler`: `victims` by seat), escapes (`runner`: of `of` attempts), Levels behind (`comeback`),
 * deaths (`mortal`), Curses (`cursed`), the strength of the biggest monster killed (`giant`: `card`), times caught
 * (`slow`), gold in front of the seat (`richest`) or sold (`merchant`), monsters killed (`slayer`), WAIT! calls
 * (`loudest`).
 */
export interface Award {
  readonly what: "comeback" | "cursed" | "fall" | "giant" | "helper" | "loudest" | "merchant" | "mortal" | "richest" | "runner" | "slayer" | "slow" | "spoiler";
  readonly seat: number;
  readonly n: number;
  readonly of?: number;
  readonly card?: string;
  readonly victims?: readonly number[];
}

export interface BotInfo {
  readonly name: string;
  readonly text: string;
}

/** The server closes the connection; `again`: reconnect later. `text`, `key` and `parts` are as in `Sentence`. */
export interface Bye {
  readonly type: "bye";
  readonly text: string;
  readonly again?: boolean;
  readonly key?: string;
  readonly parts?: Readonly<Record<string, string | number | readonly (string | readonly string[] | Words)[] | Words>>;
}

/** A visible card. */
export interface Card {
  readonly id: number;
  readonly name: string;
  readonly copy: number;
  readonly kind: string;
  readonly upright?: boolean;
  readonly counts?: boolean;
  readonly on?: number;
}

/**
 * A card with its text; `data` is the card as in its pack. `face` is the whole card as HTML, which needs the
 * `symbols` of its pack and the style sheet /faces/kinds.css. `chapters`: the chapters of the rules about such cards.
 */
export interface CardInfo {
  readonly name: string;
  readonly kind: string;
  readonly deck: string;
  readonly count: number;
  readonly type: string;
  readonly rule: string;
  readonly bad_stuff: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly face: string;
  readonly chapters: readonly string[];
}

/** Change cells. `undoes`: the id of the change that this one undoes, whose exact reverse it must be. */
export interface Change {
  readonly type: "change";
  readonly why: "added" | "died" | "edit" | "fight" | "fled" | "lost" | "removed" | "restarted" | "rolled" | "stopped" | "undone" | "won";
  readonly cells: Readonly<Record<string, boolean | number | string | null>>;
  readonly dice?: Dice | null;
  readonly undoes?: string | null;
  readonly id: string;
}

/** A change in the room: the changed cells, each with its old and its new value. `by`: a player, `host`, or "". */
export interface Changed {
  readonly seq: number;
  readonly at: number;
  readonly why: string;
  readonly id?: string;
  readonly by?: string;
  readonly cells?: Readonly<Record<string, readonly [boolean | number | string | null, boolean | number | string | null]>>;
  readonly dice?: Dice | null;
  readonly undoes?: string;
  readonly names?: Readonly<Record<string, string>>;
}

/**
 * The legal actions: all that have no free parts, and a sample of the others, which `forms` describe completely.
 * `moves` are the actions of `legal` in parts, if requested; `plain` is the default answer when time is up.
 */
export interface Choices {
  readonly type: "choices";
  readonly id: string;
  readonly seq: number;
  readonly legal: readonly string[];
  readonly forms: readonly Form[];
  readonly moves?: readonly Move[];
  readonly plain?: string;
}

/** The open window. Times are in milliseconds from now, so that clocks need not agree. */
export interface Clock {
  readonly last_call?: number | null;
  readonly closes?: number | null;
  readonly marked?: readonly number[];
  readonly mine?: boolean;
  readonly held_by?: readonly number[];
  readonly wins?: boolean;
}

/**
 * What a player did in a step, compared with what would have been better as far as they could know. `cost`: in
 * percent. `options`: the best first; the chosen one is among them.
 */
export interface CostlyChoice {
  readonly step: number;
  readonly turn: number;
  readonly seat: number;
  readonly cost: number;
  readonly options: readonly WeighedOption[];
}

/** One or two dice and their result. */
export interface Dice {
  readonly sides: 6 | 10;
  readonly rolled: readonly number[];
}

/** A difference between the editions. `switch`: the optional rule for it, or "". */
export interface DifferenceInfo {
  readonly part: "difference";
  readonly id: string;
  readonly text: string;
  readonly cites: readonly string[];
  readonly cited_by: readonly string[];
  readonly topic: string;
  readonly editions: Readonly<Record<string, string>>;
  readonly switch: string;
}

/**
 * Act in the game: `action` in the notation, such as `kick` or `play [Helmet]`. With `decision`, only if that
 * decision is still open.
 */
export interface Do {
  readonly type: "do";
  readonly action: string;
  readonly decision?: number | null;
  readonly id: string;
}

/** The request is in the log for good; every update from `seq` on includes it. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly seq: number;
}

/** A question that the rules leave open, and the answer that the game uses. */
export interface DoubtInfo {
  readonly part: "doubt";
  readonly id: string;
  readonly text: string;
  readonly cites: readonly string[];
  readonly cited_by: readonly string[];
  readonly group: string;
  readonly question: string;
  readonly answer: string;
  readonly reason: string;
  readonly notes: readonly DoubtNote[];
}

/** What a ruling from elsewhere says about our answer. */
export interface DoubtNote {
  readonly verdict: string;
  readonly sureness: string;
  readonly text: string;
}

/**
 * A drawing made at a table; numbers start at 1. `in`: more than half of the people, counting the artist, voted for
 * it; `out`: that is no longer possible. `yes` and `no` are seats. Its picture is at …/drawings/NUMBER.svg.
 */
export interface Drawing {
  readonly number: number;
  readonly seat: number;
  readonly card: string;
  readonly signature: string;
  readonly date: string;
  readonly state: "in" | "open" | "out";
  readonly yes: readonly number[];
  readonly no: readonly number[];
}

export interface DrawingVote {
  readonly yes: boolean;
}

/**
 * `cards`: the cards that may be drawn now, because everybody can see them. `colours`: for strokes and stamps, by
 * number; `paper`: the colour of the background.
 */
export interface Easel {
  readonly cards: readonly string[];
  readonly colours: readonly string[];
  readonly paper: string;
}

/** `values`: the value of every switch in this edition. */
export interface EditionInfo {
  readonly name: string;
  readonly title: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * A part of a combat total. `card` -1: the Level of `seat`; if that is -1 as well, everything that comes from no
 * single card. The parts of a side add up to its total.
 */
export interface Entry {
  readonly side: string;
  readonly seat: number;
  readonly card: number;
  readonly amount: number;
}

/** An example of a fight. */
export interface ExampleInfo {
  readonly part: "example";
  readonly id: string;
  readonly text: string;
  readonly cites: readonly string[];
  readonly cited_by: readonly string[];
  readonly name: string;
  readonly editions: readonly string[];
  readonly state: readonly string[];
  readonly steps: readonly ExampleStep[];
  readonly result: Readonly<Record<string, string>>;
}

/** `players` and `monsters` are the combat totals after the step; some are formulas. */
export interface ExampleStep {
  readonly what: string;
  readonly sum: string;
  readonly players: string;
  readonly monsters: string;
}

/**
 * A part of what happened that a page can show or play as a sound. `kind`, `word` and the rest are those of the
 * engine's event. `cards`: numbers and names of the cards that this seat may see.
 */
export interface Fact {
  readonly kind: string;
  readonly seat?: number;
  readonly other?: number;
  readonly cards?: readonly (readonly [number, string])[];
  readonly n?: number;
  readonly by?: number;
  readonly needs?: number;
  readonly word?: string;
}

export interface Fight {
  readonly main: number;
  readonly helper: number;
  readonly fighters: number;
  readonly monsters_strength: number;
  readonly winning: boolean;
  readonly monsters: readonly Monster[];
  readonly played: readonly (readonly [Card, number, string])[];
}

/** The fight that won the game. `waits`: the seats that called WAIT! in it. */
export interface Finish {
  readonly seat: number;
  readonly helper: number;
  readonly monsters: readonly string[];
  readonly fighters: number;
  readonly against: number;
  readonly waits: readonly number[];
}

/**
 * A verb and its possible parts: `least` to `most` of `cards`, and so on. `why_not` explains what else makes an
 * action illegal.
 */
export interface Form {
  readonly verb: Verb;
  readonly seat: number;
  readonly word?: string;
  readonly cards?: readonly number[];
  readonly least?: number;
  readonly most?: number;
  readonly paid?: readonly number[];
  readonly paid_least?: number;
  readonly paid_most?: number;
  readonly players?: readonly number[];
  readonly targets?: readonly number[];
  readonly sides?: readonly string[];
  readonly gives?: readonly number[];
  readonly plays?: readonly number[];
  readonly picks?: number;
  readonly worth?: number;
}

/**
 * Something that happened, as this seat may see it; `seq` counts the news. `what`: sat, left, started, did, said,
 * paused …
 */
export interface Happening {
  readonly seq: number;
  readonly at: number;
  readonly what: string;
  readonly seat?: number;
  readonly action?: string;
  readonly text?: string;
  readonly key?: string;
  readonly parts?: Readonly<Record<string, string | number | readonly (string | readonly string[] | Words)[] | Words>>;
  readonly name?: string;
  readonly sentences?: readonly Sentence[];
  readonly drawing?: number;
  readonly yes?: boolean | null;
  readonly target?: number;
  readonly timeout?: boolean;
  readonly facts?: readonly Fact[];
}

export interface Health {
  readonly ok: boolean;
  readonly version: string;
}

/**
 * Alone with bots: what would a bot do now in my place? It uses only what I know. Not where the table's options
 * switch hints off.
 */
export interface Hint {
  readonly type: "hint";
  readonly id: string;
}

/**
 * Something to do: in words that complete "it would be better to …", with the chance to win the game in percent.
 * `action`: in the notation, without the player's name. `cards`: those that it is about.
 */
export interface HintOption {
  readonly text: Sentence;
  readonly action: string;
  readonly chance: number;
  readonly cards?: readonly number[];
}

/** What a bot would do at the state that the update `seq` showed, the best first, and why in one sentence. */
export interface Hinted {
  readonly type: "hinted";
  readonly id: string;
  readonly seq: number;
  readonly options: readonly HintOption[];
  readonly why: Sentence;
}

/** The table around the game. */
export interface Info {
  readonly table: string;
  readonly stage: "over" | "playing" | "waiting";
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly you?: number;
  readonly host?: boolean;
  readonly paused?: boolean;
  readonly shuffle?: Shuffle | null;
  readonly clock?: Clock | null;
  readonly decide_in?: number | null;
  readonly auto?: "" | "fight" | "turn" | "window";
  readonly stops?: readonly ("curse" | "kill" | "run" | "turn_end" | "win")[];
  readonly card_stops?: readonly number[];
  readonly tempo?: number;
  readonly next_step?: boolean;
  readonly waits_left?: number;
  readonly can_undo?: boolean;
  readonly undo_asks?: boolean;
  readonly undoing?: Undoing | null;
  readonly may_hint?: boolean;
  readonly rematch?: string;
  readonly lesson_step?: number;
  readonly drawings?: readonly Drawing[];
  readonly may_draw?: number;
  readonly joins?: readonly Joining[];
  readonly my_join?: number;
}

/** Join as a new player with that name, or as an existing player without a phone. */
export interface JoinRoom {
  readonly name?: string | null;
  readonly player?: string | null;
}

/** Keep the secret: it is sent only this once, and set as a cookie; send it as `Authorization: Bearer`. */
export interface Joined {
  readonly room: string;
  readonly secret: string;
  readonly player?: string;
}

/** A request for a bot's seat in the running game. `yes` and `no`: seats, -1 for a host without one. */
export interface Joining {
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly yes?: readonly number[];
  readonly no?: readonly number[];
}

/**
 * How much the server keeps: tables for so many days after their last log entry, with at most so many chat messages
 * and log entries.
 */
export interface Keeping {
  readonly days: number | null;
  readonly messages: number;
  readonly entries: number;
}

/** Leave the seat for good; in a running game a bot takes over. Also withdraws a request to join. */
export interface Leave {
  readonly type: "leave";
  readonly id: string;
}

/** A lesson of the tutorial. `player`: the learner's player, on the first seat. */
export interface LessonInfo {
  readonly id: string;
  readonly player: string;
  readonly steps: readonly LessonStep[];
}

/** The learner's action, in the notation, and the rule behind it. */
export interface LessonStep {
  readonly action: string;
  readonly rule: string;
}

/**
 * A public table. `touched`: when something last happened, in milliseconds since 1970; accurate to a minute while
 * it is being played.
 */
export interface Listed {
  readonly table: string;
  readonly stage: string;
  readonly touched: number;
  readonly summary: Summary;
}

/** A drawing in the server's gallery. `url`: its picture. */
export interface ListedDrawing {
  readonly id: string;
  readonly set: string;
  readonly card: string;
  readonly signature: string;
  readonly date: string;
  readonly url: string;
}

export interface ListedSeat {
  readonly name: string;
  readonly person: boolean;
  readonly bot: string;
}

/** From the host: close that seat to newcomers, or open it to them again. */
export interface Lock {
  readonly type: "lock";
  readonly seat: number;
  readonly on?: boolean;
  readonly id: string;
}

export interface Monster {
  readonly card: Card;
  readonly name: string;
  readonly strength: number;
  readonly levels: number;
  readonly treasures: number;
  readonly enhancers: readonly Card[];
  readonly aside: boolean;
}

/** An action in parts. Cards are numbers, seats start at 0; -1: none. */
export interface Move {
  readonly action: string;
  readonly verb: Verb;
  readonly cards?: readonly number[];
  readonly on?: number;
  readonly player?: number;
  readonly side?: string;
  readonly paid?: readonly number[];
  readonly word?: string;
  readonly gives?: readonly number[];
  readonly plays?: readonly number[];
  readonly sums?: readonly [number, number] | null;
}

/**
 * `signature`: the artist's; the server adds the date. At most 400 strokes with 20,000 numbers in all, and 100
 * stamps; the drawing must not be empty.
 */
export interface NewDrawing {
  /** PACK/NAME. */
  readonly card: string;
  readonly signature: string;
  readonly strokes?: readonly Stroke[];
  readonly stamps?: readonly Stamp[];
}

/** `cells`: the initial cells. `player`: the host's own player. */
export interface NewRoom {
  readonly cells?: Readonly<Record<string, boolean | number | string | null>>;
  readonly player?: string | null;
}

/** `name`: sit down at once under this name. `sex`: the character's; null: chosen at random. */
export interface NewTable {
  readonly options?: Options;
  readonly name?: string | null;
  readonly sex?: "female" | "male" | null;
}

export interface Offer {
  readonly kind: string;
  readonly seat: number;
  readonly to: number;
  readonly cards: readonly number[];
  readonly wants: readonly number[];
  readonly picks: string;
  readonly promised: number;
  readonly plays: readonly number[];
}

/** The options of a table. */
export interface Options {
  readonly packs?: readonly string[];
  readonly rules?: Readonly<Record<string, unknown>>;
  readonly keep?: number;
  readonly seats?: number;
  readonly bot?: string;
  readonly timing?: Timing;
  readonly public?: boolean;
  /** The table's title in lists. */
  readonly title?: string;
  readonly lesson?: string;
  readonly hints?: boolean;
  readonly sketch?: boolean;
}

/** An open decision that the table waits for. */
export interface Owed {
  readonly id: number;
  readonly seat: number;
  readonly kind: string;
  readonly about?: string;
}

/** `symbols`: the SVG symbols that the faces of these cards use. */
export interface PackCards {
  readonly name: string;
  readonly title: string;
  readonly edition: string;
  readonly cards: readonly CardInfo[];
  readonly symbols: string;
}

/** An uploaded pack; `name` goes into a table's options. */
export interface PackInfo {
  readonly name: string;
  readonly title: string;
  readonly edition: string;
  readonly cards: number;
}

/** From any seat: stop the clocks, or let them run again. */
export interface Pause {
  readonly type: "pause";
  readonly on?: boolean;
  readonly id: string;
}

/** `key`: its message id; `when`: the situation that it fits. */
export interface Phrase {
  readonly key: string;
  readonly text: string;
  readonly when: string;
}

/**
 * Continue a finished game after `step` of its replay, at a new table: the caller plays `seat`, bots the others.
 * The cards and dice to come are those of the finished game, so its deal proves nothing.
 */
export interface PlayOn {
  readonly step: number;
  readonly seat: number;
  /** A player's name. */
  readonly name: string;
  readonly bot?: string;
}

export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly level: number;
  readonly sex: string;
  readonly strength: number;
  readonly dead: boolean;
  readonly hand_size: number;
  readonly table: readonly Card[];
  readonly escaped: boolean | null;
  readonly drew: number;
}

/**
 * Before the deal: the SHA-256 of `TABLE:SEAT:CONTRIBUTION`, with seats from 0. The contribution is 32 random bytes
 * as hexadecimal digits, to be kept secret until `shuffle.closed`. A seat's last pledge counts.
 */
export interface Pledge {
  readonly type: "pledge";
  readonly pledge: string;
  readonly id: string;
}

/** An error; nothing has changed. `text`, `key` and `parts` are as in `Sentence`. */
export interface Problem {
  readonly code: string;
  readonly text: string;
  readonly rules: readonly string[];
  readonly key?: string;
  readonly parts?: Readonly<Record<string, string | number | readonly (string | readonly string[] | Words)[] | Words>>;
}

export interface Recovery {
  readonly code: string;
}

/**
 * The request was refused and nothing has changed. `id` is empty if the request could not be read. `text`, `key`
 * and `parts` are as in `Sentence`.
 */
export interface Refusal {
  readonly type: "refused";
  readonly id: string;
  readonly code: string;
  readonly text: string;
  readonly rules?: readonly string[];
  readonly key?: string;
  readonly parts?: Readonly<Record<string, string | number | readonly (string | readonly string[] | Words)[] | Words>>;
}

/** From the host: disconnect the player's phone, so that another one may take over the player. */
export interface Release {
  readonly type: "release";
  readonly player: string;
  readonly id: string;
}

/**
 * After the game: open a table with the same options and people, whose secrets stay valid there. `info.rematch` in
 * the next update is its name.
 */
export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
}

/**
 * Vote to replace the person on that seat with a bot, or withdraw the vote. More than half of the other players
 * decide, at least two of them unless the person is away.
 */
export interface Replace {
  readonly type: "replace";
  readonly seat: number;
  readonly yes?: boolean;
  readonly id: string;
}

/** Once pledges are closed: the contribution that this seat has pledged. It is left out if it comes too late. */
export interface Reveal {
  readonly type: "reveal";
  readonly contribution: string;
  readonly id: string;
}

/** A player running from a monster: the number needed and the die's result. Neither is final yet. */
export interface Roll {
  readonly seat: number;
  readonly card: Card;
  readonly needs: number;
  readonly die?: number;
  readonly bonus?: number;
  readonly away?: boolean;
}

/**
 * The room after entry number `seq` of its log. `news` continues the last update, or with `fresh` replaces all
 * earlier news.
 */
export interface RoomUpdate {
  readonly type: "room";
  readonly room: string;
  readonly seq: number;
  readonly cells: Readonly<Record<string, boolean | number | string>>;
  readonly news: readonly Changed[];
  readonly you?: string;
  readonly host?: boolean;
  readonly taken?: readonly string[];
  readonly fresh?: boolean;
}

/** A numbered rule. `inferred`: not stated literally in the printed text. */
export interface RuleInfo {
  readonly part: "rule";
  readonly id: string;
  readonly text: string;
  readonly cites: readonly string[];
  readonly cited_by: readonly string[];
  readonly chapter: string;
  readonly title: string;
  readonly editions: readonly string[];
  readonly inferred: boolean;
}

/**
 * A ruling from outside the rulebooks. `sureness`: A official text, B translation of one, C second-hand,
 * D disputed.
 */
export interface RulingInfo {
  readonly part: "ruling";
  readonly id: string;
  readonly text: string;
  readonly cites: readonly string[];
  readonly cited_by: readonly string[];
  readonly topic: string;
  readonly sureness: "A" | "B" | "C" | "D";
}

export interface Say {
  readonly type: "say";
  readonly text: string;
  readonly id: string;
}

/** The game as one seat, or a spectator (-1), may see it. */
export interface Scene {
  readonly seat: number;
  readonly turn: number;
  readonly turn_no: number;
  readonly phase: string;
  readonly edition: string;
  readonly winning_level: number;
  readonly players: readonly Player[];
  readonly hand: readonly Card[];
  readonly looked: readonly Card[];
  readonly middle: readonly Card[];
  readonly decks: readonly [number, number];
  readonly discards: readonly [number, number];
  readonly discard_tops: readonly [Card | null, Card | null];
  readonly combat: Fight | null;
  readonly pending: readonly Owed[];
  readonly offers: readonly Offer[];
  readonly winners: readonly number[];
  readonly window?: Window | null;
  readonly asking?: Card | null;
  readonly ledger?: readonly Entry[];
  readonly roll?: Roll | null;
}

/** From the host, before the start: put a bot on an open seat. */
export interface SeatBot {
  readonly type: "seat_bot";
  readonly seat: number;
  readonly bot: string;
  readonly id: string;
}

/**
 * A seat. During a game it keeps its `name`, even if another person takes it over; `who` is the current person's
 * name.
 */
export interface SeatInfo {
  readonly name?: string;
  readonly who?: string;
  readonly bot?: string;
  readonly person?: boolean;
  readonly away?: boolean;
  readonly here?: boolean;
  readonly locked?: boolean;
  readonly replacing?: readonly number[];
}

/**
 * Keep the secret: it gives access to the seat. It is sent only this once, and set as a cookie; send it as
 * `Authorization: Bearer`. The recovery code moves the seat to another device.
 */
export interface Seated {
  readonly table: string;
  readonly secret: string;
  readonly seat?: number;
  readonly recovery?: string;
  readonly join?: number;
}

/**
 * What happened, in English, with the rule behind it. `key` and `parts` are as in `Words`, for other languages;
 * without a `key` there is only the text.
 */
export interface Sentence {
  readonly text: string;
  readonly rule?: string;
  readonly key?: string;
  readonly parts?: Readonly<Record<string, string | number | readonly (string | readonly string[] | Words)[] | Words>>;
  readonly seat?: number;
}

export interface SetInfo {
  readonly name: string;
  readonly title: string;
  readonly edition: string;
  readonly cards: number;
}

/**
 * How the cards are shuffled so that nobody can choose the deal (docs/server.md). `pledges` and `contributions`: by
 * seat, "" for none; left out during the game. Contributions, key and seed are sent when it is over: `commitment` is
 * the SHA-256 of `TABLE:KEY`, `seed` that of `TABLE:KEY:CONTRIBUTION:…` with one part for each seat.
 */
export interface Shuffle {
  readonly commitment: string;
  readonly pledges?: readonly string[];
  readonly closed?: boolean;
  readonly contributions?: readonly string[];
  readonly key?: string;
  readonly seed?: string;
}

/**
 * Sit down on that seat, or on the first free one; a bot makes room. `sex`: the character's; null: chosen at
 * random. In a running game the character keeps its sex.
 */
export interface SitDown {
  /** A player's name. */
  readonly name: string;
  readonly seat?: number | null;
  readonly sex?: "female" | "male" | null;
}

/** One of the cards' icons; x and y are its centre. Stamps are drawn on top of the strokes. */
export interface Stamp {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: number;
}

/**
 * From the host: bots take the open seats and the cards are dealt. If anybody has pledged a contribution, pledges
 * are closed first, and the cards are dealt when all contributions have been revealed, or after three seconds.
 */
export interface Start {
  readonly type: "start";
  readonly id: string;
}

/** What happened, and the table after it. `hands`: everybody's, if requested. */
export interface Step {
  readonly number: number;
  readonly turn: number;
  readonly happening: Happening;
  readonly scene: Scene;
  readonly hands?: readonly (readonly Card[])[];
}

export interface Steps {
  readonly of: number;
  readonly steps: readonly Step[];
}

/**
 * Always ask me at these moments, and wherever one of these cards of mine can be played; replaces the previous
 * stops. Stops override automatic passes, including those of a player who has nothing to play. Among people, a stop
 * for a card works in every window, so that nobody can tell when it could be played.
 */
export interface Stop {
  readonly type: "stop";
  readonly moments?: readonly ("curse" | "kill" | "run" | "turn_end" | "win")[];
  readonly cards?: readonly number[];
  readonly id: string;
}

/**
 * A finished game. `seconds`: its duration without pauses. `turns[n]` is the first step of turn n + 1; step 0 is
 * the deal, and `steps` is their number.
 */
export interface Story {
  readonly table: string;
  readonly seats: readonly StorySeat[];
  readonly goal: number;
  readonly winners: readonly number[];
  readonly finish: Finish | null;
  readonly points: readonly TurningPoint[];
  readonly awards: readonly Award[];
  readonly seconds: number;
  readonly turns: readonly number[];
  readonly steps: number;
  readonly shuffle: Shuffle | null;
}

/** `levels`: at the start, then at the end of each turn. `bot`: the bot that played at the end; "" for a person. */
export interface StorySeat {
  readonly name: string;
  readonly bot: string;
  readonly levels: readonly number[];
}

/** `points`: x and y of each point in turn; one point is a dot. */
export interface Stroke {
  readonly colour: number;
  readonly width: number;
  readonly points: readonly number[];
}

export interface Summary {
  readonly title: string;
  readonly packs: readonly string[];
  readonly seats: readonly ListedSeat[];
  readonly turn: number;
}

/** A step that changed a player's chance to win, from `before` to `after` percent. */
export interface Swing {
  readonly step: number;
  readonly turn: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  readonly sentence?: Sentence | null;
}

/**
 * An optional rule, one of a table's `rules`; its default depends on the edition. `least` and `most` bound a
 * number.
 */
export interface Switch {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly kind: "flag" | "number";
  readonly rules: readonly string[];
  readonly least: number;
  readonly most: number;
}

/** How long the table waits, in seconds; null: without limit. `speed` scales reading, pace and last call. */
export interface Timing {
  readonly speed?: "blitz" | "brisk" | "relaxed";
  readonly reading?: number | null;
  readonly decision?: number | null;
  readonly hold?: number | null;
  readonly pace?: number;
  readonly asleep?: boolean;
}

/** When an action is allowed, moment by moment. */
export interface TimingInfo {
  readonly part: "timing";
  readonly id: string;
  readonly text: string;
  readonly cites: readonly string[];
  readonly cited_by: readonly string[];
  readonly action: string;
  readonly moments: Readonly<Record<string, string>>;
}

/**
 * Something that changed the game for `seat`, whose Level was `level` then. `death`; `curse` and `beaten`: `card`
 * cost `n` Levels; `broken`: `other` prevented a kill in the last second; `kill`: the strongest monster killed, of
 * strength `n`; `win`. `step` of the replay shows it.
 */
export interface TurningPoint {
  readonly what: "beaten" | "broken" | "curse" | "death" | "kill" | "win";
  readonly turn: number;
  readonly step: number;
  readonly seat: number;
  readonly level: number;
  readonly card?: string;
  readonly other?: number;
  readonly n?: number;
}

/** Undo my last step with everything since. If that affects other people, they are asked first. */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
}

/** A player asks to undo their last step. `asked`: the seats that have to agree; `yes`: those that have. */
export interface Undoing {
  readonly seat: number;
  readonly asked?: readonly number[];
  readonly yes?: readonly number[];
}

/**
 * The table after happening number `seq`. `news` continues the last update, or with `fresh` replaces all earlier
 * news.
 */
export interface Update {
  readonly type: "update";
  readonly seq: number;
  readonly info: Info;
  readonly news: readonly Happening[];
  readonly scene?: Scene | null;
  readonly fresh?: boolean;
}

/** WAIT! Keeps the window open longer. */
export interface Wait {
  readonly type: "wait";
  readonly id: string;
}

/**
 * Something that a player could do: in words that complete "it was better to …", with their chance to win in
 * percent. `action`: in the notation, without the player's name. `cards`: those that it is about.
 */
export interface WeighedOption {
  readonly text: Sentence;
  readonly action: string;
  readonly chance: number;
  readonly cards?: readonly number[];
  readonly chosen?: boolean;
}

/** Is this allowed, and by which rule? */
export interface WhyNot {
  readonly type: "why_not";
  readonly action: string;
  readonly id: string;
}

/** Something that players may react to before it is final. */
export interface Window {
  readonly word: string;
  readonly seat: number;
  readonly card?: Card | null;
  readonly by?: number;
}

/**
 * A message of the catalogues (src/kickdoor/wording/locales) by its id, `key`. `parts` fill its variables with
 * names, numbers, other `Words`, or a list of these.
 */
export interface Words {
  readonly key: string;
  readonly parts?: Readonly<Record<string, string | number | readonly (string | readonly string[] | Words)[] | Words>>;
}

export type Request = 
  | Do
  | Wait
  | Auto
  | Stop
  | Undo
  | Say
  | Start
  | Pledge
  | Reveal
  | Pause
  | SeatBot
  | Leave
  | Rematch
  | Ask
  | WhyNot
  | AnswerJoin
  | Lock
  | Replace
  | AnswerUndo
  | Hint;

export type Answer = Update | Done | Refusal | Choices | Hinted | Allowed | Bye;

export type RuleEntry = RuleInfo | DoubtInfo | RulingInfo | DifferenceInfo | ExampleInfo | TimingInfo;

export type RoomRequest = Change | Release;

export type RoomAnswer = RoomUpdate | Done | Refusal | Bye;

export type Verb = 
  | "accept"
  | "ask"
  | "attach"
  | "choose"
  | "decline"
  | "discard"
  | "end"
  | "equip"
  | "fight"
  | "give"
  | "join"
  | "keep"
  | "kick"
  | "lend"
  | "loot"
  | "offer"
  | "pass"
  | "play"
  | "ready"
  | "run"
  | "sacrifice"
  | "sell"
  | "show"
  | "trade"
  | "trouble"
  | "unequip"
  | "use"
  | "withdraw";
