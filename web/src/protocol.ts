// Messages and calls of a kickdoor server. Written by `kickdoor schema --typescript`; do not edit.

/** It is. Of a sale: what it brings. */
export interface Allowed {
  readonly type: "allowed";
  readonly id: string;
  readonly gold?: number;
  readonly levels?: number;
}

/** Let somebody into the running game, or not. From the host and from anybody who plays. */
export interface AnswerJoin {
  readonly type: "answer_join";
  readonly join: number;
  readonly yes: boolean;
  readonly id: string;
}

/** May the player who asks take their last step back? Everybody who is asked has to agree. */
export interface AnswerUndo {
  readonly type: "answer_undo";
  readonly yes: boolean;
  readonly id: string;
}

/** What may I do now? `parts`: taken apart, too, for those who draw it. */
export interface Ask {
  readonly type: "ask";
  readonly parts?: boolean;
  readonly id: string;
}

/** Pass on its own: in this window, in this fight, until my turn, or no more. */
export interface Auto {
  readonly type: "auto";
  readonly scope: "" | "fight" | "turn" | "window";
  readonly id: string;
}

/**
 * `n` is what was counted: Levels lost at one stroke (`fall`: from Level `of`, by `card`), fights helped in
 * (`helper`), kills broken up (`spoiler`: `victims` by seat), escapes (`runner`: of so many), Levels behind
 * (`comeback`), deaths (`mortal`), Curses (`cursed`), the strength of the biggest monster killed (`giant`: `card`),
 * times caught (`slow`), gold in front of the seat (`richest`) or sold (`merchant`), monsters killed (`slayer`),
 * WAIT! (`loudest`).
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

/** The server closes the connection; `again`: come back. `text`, `key` and `parts` are as those of a `Sentence`. */
export interface Bye {
  readonly type: "bye";
  readonly text: string;
  readonly again?: boolean;
  readonly key?: string;
  readonly parts?: Readonly<Record<string, string | number | readonly (string | readonly string[] | Words)[] | Words>>;
}

/** A card that can be seen. */
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
 * A card, with the text that stands on it; `data` is the card as its pack has it. `face` is the whole card as HTML:
 * its pictures refer to the `symbols` of its pack, its colours to /faces/kinds.css. `chapters`: those of the rules
 * that are about such cards.
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

/** New values for cells. `undoes`: it takes back the change of that `id`, and is exactly its reverse. */
export interface Change {
  readonly type: "change";
  readonly why: "added" | "died" | "edit" | "fight" | "fled" | "lost" | "removed" | "restarted" | "rolled" | "stopped" | "undone" | "won";
  readonly cells: Readonly<Record<string, boolean | number | string | null>>;
  readonly dice?: Dice | null;
  readonly undoes?: string | null;
  readonly id: string;
}

/**
 * What happened: the cells that are not as they were, as they were and as they are. `by`: a player, `host`, or
 * nobody.
 */
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
 * What may be done: every action without free parts and a sample of the others; `forms` describe all of those.
 * `moves` are the same actions as `legal`, in parts, where these were asked for; `plain` is the one that time would
 * give for an answer.
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

/** The open window. Milliseconds from now, so that clocks need not agree. */
export interface Clock {
  readonly last_call?: number | null;
  readonly closes?: number | null;
  readonly marked?: readonly number[];
  readonly mine?: boolean;
  readonly held_by?: readonly number[];
  readonly wins?: boolean;
}

/** One or two dice, and what they showed. */
export interface Dice {
  readonly sides: 6 | 10;
  readonly rolled: readonly number[];
}

/** How the editions differ. `switch` is the optional rule that carries it, or nothing. */
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
 * Act in the game: `action` in the notation, such as `kick` or `play [Helmet]`. With `decision`, only if that is
 * still being asked.
 */
export interface Do {
  readonly type: "do";
  readonly action: string;
  readonly decision?: number | null;
  readonly id: string;
}

/** It is in the log, for good: part of the table in every update from `seq` on. */
export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly seq: number;
}

/** A question that the rules leave open, and the answer that is played by. */
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

/** What a ruling from elsewhere says about an answer of ours. */
export interface DoubtNote {
  readonly verdict: string;
  readonly sureness: string;
  readonly text: string;
}

/**
 * A drawing of a table, by its number from 1. `in`: more than half of the people want it, the artist among them;
 * `out`: that cannot be any more. `yes` and `no` are seats; its picture is at …/drawings/NUMBER.svg.
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
 * `cards`: those that may be drawn at a table now, since everybody can see them. `colours`: of strokes and stamps,
 * by number; `paper`: what they lie on.
 */
export interface Easel {
  readonly cards: readonly string[];
  readonly colours: readonly string[];
  readonly paper: string;
}

/** `values`: what every switch is in this edition. */
export interface EditionInfo {
  readonly name: string;
  readonly title: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * A row of what the two sums of a fight are made of. `card` -1: the Level of `seat`; where that is -1 too, all that
 * no single card gives. The rows of a side add up to its sum.
 */
export interface Entry {
  readonly side: string;
  readonly seat: number;
  readonly card: number;
  readonly amount: number;
}

/** A worked fight. */
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

/** `players` and `monsters` are the two sums after it; some are formulas. */
export interface ExampleStep {
  readonly what: string;
  readonly sum: string;
  readonly players: string;
  readonly monsters: string;
}

/**
 * A part of what happened that a page can show or play as a sound: `kind`, `word` and the rest are those of the
 * engine's event. `cards`: numbers and names, where this seat may know them.
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

/** The fight that won the game. `waits`: who called WAIT! in it. */
export interface Finish {
  readonly seat: number;
  readonly helper: number;
  readonly monsters: readonly string[];
  readonly fighters: number;
  readonly against: number;
  readonly waits: readonly number[];
}

/**
 * A verb and what may fill it: `least` to `most` of `cards`, and so on. Whatever else stands in the way is said by
 * `why_not`.
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
 * Something that happened, as this seat may see it; `seq` counts the news. `what`: sat, left,
 * started, did, said, paused …
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
  readonly rematch?: string;
  readonly lesson_step?: number;
  readonly drawings?: readonly Drawing[];
  readonly may_draw?: number;
  readonly joins?: readonly Joining[];
  readonly my_join?: number;
}

/** As a new player of that name, or as one who is there and has no phone yet. */
export interface JoinRoom {
  readonly name?: string | null;
  readonly player?: string | null;
}

/** Keep the secret: it is said this once, and set as a cookie; send it as `Authorization: Bearer`. */
export interface Joined {
  readonly room: string;
  readonly secret: string;
  readonly player?: string;
}

/** Somebody who wants a bot's seat in the running game. `yes` and `no`: seats, -1 for a host without one. */
export interface Joining {
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly yes?: readonly number[];
  readonly no?: readonly number[];
}

/**
 * What the server keeps of a table: for so many days after the last thing that happened there, at most so many
 * messages, and at most so many entries in its log.
 */
export interface Keeping {
  readonly days: number | null;
  readonly messages: number;
  readonly entries: number;
}

/** For good. In a running game a bot takes over. Also withdraws a request to join. */
export interface Leave {
  readonly type: "leave";
  readonly id: string;
}

/** A lesson of the tutorial. `player`: whom the learner plays, on the first seat. */
export interface LessonInfo {
  readonly id: string;
  readonly player: string;
  readonly steps: readonly LessonStep[];
}

/** What the learner does, in the notation, and the rule behind it. */
export interface LessonStep {
  readonly action: string;
  readonly rule: string;
}

/**
 * A table that anybody may find. `touched`: when something last happened, in milliseconds since 1970; while it is
 * played, give or take a minute.
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

/** From the host: no newcomer may take that seat, or they may again. */
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

/** An action, taken apart. Cards by number, seats from 0; -1: none. */
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
 * `signature`: what the artist signs with; the server adds the date. At most 400 strokes of 20,000 numbers in all,
 * and 100 stamps; something must be there.
 */
export interface NewDrawing {
  /** PACK/NAME. */
  readonly card: string;
  readonly signature: string;
  readonly strokes?: readonly Stroke[];
  readonly stamps?: readonly Stamp[];
}

/** `cells`: how it begins. `player`: the one among them whom the host plays. */
export interface NewRoom {
  readonly cells?: Readonly<Record<string, boolean | number | string | null>>;
  readonly player?: string | null;
}

/** `name`: sit down at once, under this name. `sex`: of the character; null: by chance. */
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

/** A table as it is created. */
export interface Options {
  readonly packs?: readonly string[];
  readonly rules?: Readonly<Record<string, unknown>>;
  readonly keep?: number;
  readonly seats?: number;
  readonly bot?: string;
  readonly timing?: Timing;
  readonly public?: boolean;
  /** What the table is called in lists. */
  readonly title?: string;
  readonly lesson?: string;
  readonly sketch?: boolean;
}

/** What the table waits for. */
export interface Owed {
  readonly id: number;
  readonly seat: number;
  readonly kind: string;
  readonly about?: string;
}

/** `symbols`: an SVG's, for the faces of these cards. */
export interface PackCards {
  readonly name: string;
  readonly title: string;
  readonly edition: string;
  readonly cards: readonly CardInfo[];
  readonly symbols: string;
}

/** An uploaded pack; its name is what a table's options take. */
export interface PackInfo {
  readonly name: string;
  readonly title: string;
  readonly edition: string;
  readonly cards: number;
}

/** Anybody's who sits here: the clocks stand still. */
export interface Pause {
  readonly type: "pause";
  readonly on?: boolean;
  readonly id: string;
}

/** `key`: its id in the catalogues; `when`: the moment that it belongs to. */
export interface Phrase {
  readonly key: string;
  readonly text: string;
  readonly when: string;
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
 * Before the deal: the SHA-256 of `TABLE:SEAT:CONTRIBUTION`, seats from 0. The contribution is 32 random bytes as
 * hexadecimal digits, kept secret until `shuffle.closed`. The last pledge of a seat counts.
 */
export interface Pledge {
  readonly type: "pledge";
  readonly pledge: string;
  readonly id: string;
}

/** Why not; nothing has changed. `text`, `key` and `parts` are as those of a `Sentence`. */
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
 * Nothing has changed. `id` is empty where the request could not be read at all. `text`, `key` and `parts` are as
 * those of a `Sentence`.
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

/** The host's: the player's phone counts no more, and another may take the player over. */
export interface Release {
  readonly type: "release";
  readonly player: string;
  readonly id: string;
}

/**
 * After the game: a new table with the same options and people, who sit there with the secrets that they have; its
 * name is `rematch` in the next update.
 */
export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
}

/**
 * Vote for a bot in place of the person on that seat, or take the vote back. More than half of the other players
 * decide, at least two of them unless the person is away.
 */
export interface Replace {
  readonly type: "replace";
  readonly seat: number;
  readonly yes?: boolean;
  readonly id: string;
}

/** Once pledges are closed: the contribution that this seat has pledged. What does not come in time is left out. */
export interface Reveal {
  readonly type: "reveal";
  readonly contribution: string;
  readonly id: string;
}

/** A player running from a monster: the number that the die needs, and what it shows. Nothing of it is final. */
export interface Roll {
  readonly seat: number;
  readonly card: Card;
  readonly needs: number;
  readonly die?: number;
  readonly bonus?: number;
  readonly away?: boolean;
}

/**
 * The room after entry number `seq` of its log. `news` begins after the last update; `fresh`: it does not, forget
 * what was before.
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

/** A numbered rule. `inferred`: the printed text does not spell it out. */
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
 * A ruling from outside the rulebooks. `sureness`: A official text, B its translation, C at second hand, D
 * disputed.
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

/** The host's, before the start: who plays an open seat. */
export interface SeatBot {
  readonly type: "seat_bot";
  readonly seat: number;
  readonly bot: string;
  readonly id: string;
}

/**
 * A seat. During a game it keeps its `name`, also when another person takes it over; `who` is the name of the
 * person who has it now.
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
 * Keep the secret: it is the seat. It is said this once, and set as a cookie; send it as `Authorization: Bearer`.
 * The recovery code moves the seat to another device.
 */
export interface Seated {
  readonly table: string;
  readonly secret: string;
  readonly seat?: number;
  readonly recovery?: string;
  readonly join?: number;
}

/**
 * What happened, in English, with the rule behind it. `key` and `parts` are as in `Words`, to say it in another
 * language; without a `key`, there is only the text.
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
 * seat, "" where there is none; left out while the game is on. Contributions, key and seed come when it is over:
 * `commitment` is the SHA-256 of `TABLE:KEY`, `seed` that of `TABLE:KEY:CONTRIBUTION:…` with one part for each seat.
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
 * On that seat, or on the first free one; a bot makes room. `sex`: of the character; null: by chance. In a running
 * game the character stays what it is.
 */
export interface SitDown {
  /** A player's name. */
  readonly name: string;
  readonly seat?: number | null;
  readonly sex?: "female" | "male" | null;
}

/** One of the icons that cards are drawn with; x and y are its middle. Stamps lie on top of the strokes. */
export interface Stamp {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: number;
}

/**
 * The host's: bots take the open seats, the cards are dealt. If anybody has pledged a contribution, pledges are
 * closed first, and the cards are dealt when all contributions have been revealed, or after three seconds.
 */
export interface Start {
  readonly type: "start";
  readonly id: string;
}

/** What happened, and the table after it. `hands`: everybody's, where they were asked for. */
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
 * Always ask me at these moments, and wherever one of these cards of mine can be played; replaces what was set
 * before. Stops come before automatic passes and before what is decided for a player who has nothing to play. Among
 * people, a card means every window, so that nobody can tell when it could be played.
 */
export interface Stop {
  readonly type: "stop";
  readonly moments?: readonly ("curse" | "kill" | "run" | "turn_end" | "win")[];
  readonly cards?: readonly number[];
  readonly id: string;
}

/**
 * A game that is over. `seconds`: how long it took, without pauses. `turns[n]` is the first step of turn n + 1;
 * step 0 is the deal, `steps` the number of all.
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

/** `levels`: at the start, then at the end of each turn. `bot`: who played it in the end, where no person did. */
export interface StorySeat {
  readonly name: string;
  readonly bot: string;
  readonly levels: readonly number[];
}

/** `points`: x and y of each, in turn; one point is a dot. */
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

/** An optional rule, one of a table's `rules`; what is not chosen is left to the edition. A number has bounds. */
export interface Switch {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly kind: "flag" | "number";
  readonly rules: readonly string[];
  readonly least: number;
  readonly most: number;
}

/** How long the table waits. Seconds; null: for as long as it takes. `speed` scales reading, pace and last call. */
export interface Timing {
  readonly speed?: "blitz" | "brisk" | "relaxed";
  readonly reading?: number | null;
  readonly decision?: number | null;
  readonly hold?: number | null;
  readonly pace?: number;
  readonly asleep?: boolean;
}

/** Whether something may be done, moment by moment. */
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
 * cost `n` Levels; `broken`: `other` broke up a kill in the last second; `kill`: the strongest monster, of strength
 * `n`; `win`. It can be seen at `step`.
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

/** Take my last step back, with all that was done since. If that affects other people, they are asked first. */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
}

/** A player asks to take their last step back. `yes`: seats that have agreed; `asked`: all who have to. */
export interface Undoing {
  readonly seat: number;
  readonly asked?: readonly number[];
  readonly yes?: readonly number[];
}

/**
 * The table after happening number `seq`. `news` begins after the last update; `fresh`: it does not, forget what
 * was before.
 */
export interface Update {
  readonly type: "update";
  readonly seq: number;
  readonly info: Info;
  readonly news: readonly Happening[];
  readonly scene?: Scene | null;
  readonly fresh?: boolean;
}

/** WAIT! Holds the open window. */
export interface Wait {
  readonly type: "wait";
  readonly id: string;
}

/** Is this allowed, and by which rule? */
export interface WhyNot {
  readonly type: "why_not";
  readonly action: string;
  readonly id: string;
}

/** What everybody may react to before it is final. */
export interface Window {
  readonly word: string;
  readonly seat: number;
  readonly card?: Card | null;
  readonly by?: number;
}

/**
 * A message of the catalogues (src/kickdoor/wording/locales) by its id, `key`. Its variables are filled by `parts`:
 * names and numbers, words again, or a list of these.
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
  | AnswerUndo;

export type Answer = Update | Done | Refusal | Choices | Allowed | Bye;

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
