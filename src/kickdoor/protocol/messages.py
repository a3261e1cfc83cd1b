"""The messages of a table's socket. A client sends requests, each with an `id` of its own choice; every one is answered
by `done` or `refused` with the same `id`. Sent again after a lost connection, a request is not done twice.

The server sends `update` whenever something has changed: what is new, and the whole table as this seat may see it. A
slow reader gets fewer and fuller ones.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kickdoor.engine.actions import Verb
from kickdoor.protocol.drawings import Drawing
from kickdoor.protocol.options import Options, Scope, StopMoment
from kickdoor.record.shuffle import Hex

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """`id`: any word that this client has not used before."""

    id: Id


# ---------------------------------------------------------------- what a client asks
class Do(Request, frozen=True, tag="do"):
    """Act in the game: `action` in the notation, such as `kick` or `play [Helmet]`. With `decision`, only if that is
    still being asked.
    """

    action: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    decision: int | None = None


class Wait(Request, frozen=True, tag="wait"):
    """WAIT! Holds the open window."""


class Auto(Request, frozen=True, tag="auto"):
    """Pass on its own: in this window, in this fight, until my turn, or no more."""

    scope: Scope


class Stop(Request, frozen=True, tag="stop"):
    """Always ask me at these moments, and wherever one of these cards of mine can be played; replaces what was set
    before. Stops come before automatic passes and before what is decided for a player who has nothing to play. Among
    people, a card means every window, so that nobody can tell when it could be played.
    """

    moments: Annotated[tuple[StopMoment, ...], msgspec.Meta(max_length=5)] = ()
    cards: Annotated[tuple[int, ...], msgspec.Meta(max_length=40)] = ()


class Undo(Request, frozen=True, tag="undo"):
    """Take my last step back, with all that was done since. If that affects other people, they are asked first."""


class AnswerUndo(Request, frozen=True, tag="answer_undo"):
    """May the player who asks take their last step back? Everybody who is asked has to agree."""

    yes: bool


class Say(Request, frozen=True, tag="say"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class Start(Request, frozen=True, tag="start"):
    """The host's: bots take the open seats, the cards are dealt. If anybody has pledged a contribution, pledges are
    closed first, and the cards are dealt when all contributions have been revealed, or after three seconds.
    """


class Pledge(Request, frozen=True, tag="pledge"):
    """Before the deal: the SHA-256 of `TABLE:SEAT:CONTRIBUTION`, seats from 0. The contribution is 32 random bytes as
    hexadecimal digits, kept secret until `shuffle.closed`. The last pledge of a seat counts.
    """

    pledge: Hex


class Reveal(Request, frozen=True, tag="reveal"):
    """Once pledges are closed: the contribution that this seat has pledged. What does not come in time is left out."""

    contribution: Hex


class Pause(Request, frozen=True, tag="pause"):
    """Anybody's who sits here: the clocks stand still."""

    on: bool = True


class SeatBot(Request, frozen=True, tag="seat_bot"):
    """The host's, before the start: who plays an open seat."""

    seat: int
    bot: Annotated[str, msgspec.Meta(max_length=40)]


class Leave(Request, frozen=True, tag="leave"):
    """For good. In a running game a bot takes over. Also withdraws a request to join."""


class AnswerJoin(Request, frozen=True, tag="answer_join"):
    """Let somebody into the running game, or not. From the host and from anybody who plays."""

    join: int
    yes: bool


class Lock(Request, frozen=True, tag="lock"):
    """From the host: no newcomer may take that seat, or they may again."""

    seat: int
    on: bool = True


class Replace(Request, frozen=True, tag="replace"):
    """Vote for a bot in place of the person on that seat, or take the vote back. More than half of the other players
    decide, at least two of them unless the person is away.
    """

    seat: int
    yes: bool = True


class Rematch(Request, frozen=True, tag="rematch"):
    """After the game: a new table with the same options and people, who sit there with the secrets that they have; its
    name is `rematch` in the next update.
    """


class Ask(Request, frozen=True, tag="ask"):
    """What may I do now? `parts`: taken apart, too, for those who draw it."""

    parts: bool = False


class WhyNot(Request, frozen=True, tag="why_not"):
    """Is this allowed, and by which rule?"""

    action: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


AnyRequest = (
    Do | Wait | Auto | Stop | Undo | Say | Start | Pledge | Reveal | Pause | SeatBot | Leave | Rematch | Ask | WhyNot
    | AnswerJoin | Lock | Replace | AnswerUndo
)  # fmt: skip


# ---------------------------------------------------------------- what the table looks like
class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that can be seen."""

    id: int
    name: str
    copy: int
    kind: str
    upright: bool = False
    counts: bool = True  # in use and usable right now
    on: int = -1  # the card it lies on


class Player(msgspec.Struct, frozen=True):
    seat: int
    name: str
    level: int
    sex: str
    strength: int
    dead: bool
    hand_size: int
    table: tuple[Card, ...]
    escaped: bool | None
    drew: int


class Monster(msgspec.Struct, frozen=True):
    card: Card
    name: str
    strength: int
    levels: int
    treasures: int
    enhancers: tuple[Card, ...]
    aside: bool


class Fight(msgspec.Struct, frozen=True):
    main: int
    helper: int
    fighters: int
    monsters_strength: int
    winning: bool
    monsters: tuple[Monster, ...]
    played: tuple[tuple[Card, int, str], ...]  # card, who, side


class Entry(msgspec.Struct, frozen=True):
    """A row of what the two sums of a fight are made of. `card` -1: the Level of `seat`; where that is -1 too, all that
    no single card gives. The rows of a side add up to its sum.
    """

    side: str  # fighters, monsters
    seat: int
    card: int
    amount: int


class Window(msgspec.Struct, frozen=True):
    """What everybody may react to before it is final."""

    word: str  # kill, flight, curse, running, roll, escaped, turn_end, draw, reborn
    seat: int  # whom it is about
    card: Card | None = None  # the Curse that is in the air
    by: int = -1  # who played that card; -1: it was behind the door, or another card brought it about


class Roll(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player running from a monster: the number that the die needs, and what it shows. Nothing of it is final."""

    seat: int
    card: Card  # the monster
    needs: int  # 7 or more: no die is enough
    die: int = 0  # with everything that was added to it; 0: not rolled yet
    bonus: int = 0  # what changes the 5 that everybody needs
    away: bool = False  # as it stands, the player gets away


class Offer(msgspec.Struct, frozen=True):
    kind: str
    seat: int
    to: int
    cards: tuple[int, ...]
    wants: tuple[int, ...]
    picks: str
    promised: int
    plays: tuple[int, ...]


class Owed(msgspec.Struct, frozen=True):
    """What the table waits for."""

    id: int
    seat: int
    kind: str
    about: str = ""


class Scene(msgspec.Struct, frozen=True):
    """The game as one seat, or a spectator (-1), may see it."""

    seat: int
    turn: int
    turn_no: int
    phase: str
    edition: str
    winning_level: int
    players: tuple[Player, ...]
    hand: tuple[Card, ...]
    looked: tuple[Card, ...]
    middle: tuple[Card, ...]
    decks: tuple[int, int]
    discards: tuple[int, int]
    discard_tops: tuple[Card | None, Card | None]
    combat: Fight | None
    pending: tuple[Owed, ...]
    offers: tuple[Offer, ...]
    winners: tuple[int, ...]
    window: Window | None = None
    asking: Card | None = None  # you must choose: the card whose text wants it
    ledger: tuple[Entry, ...] = ()  # of the fight
    roll: Roll | None = None  # while somebody runs


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat. During a game it keeps its `name`, also when another person takes it over; `who` is the name of the
    person who has it now.
    """

    name: str = ""
    who: str = ""
    bot: str = ""  # who answers where no person does
    person: bool = False
    away: bool = False  # a bot plays for the person until it is back
    here: bool = False  # somebody is connected
    locked: bool = False  # no newcomer may sit here
    replacing: tuple[int, ...] = ()  # seats that voted for a bot in place of this person


class Joining(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who wants a bot's seat in the running game. `yes` and `no`: seats, -1 for a host without one."""

    number: int
    seat: int
    name: str
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open window. Milliseconds from now, so that clocks need not agree."""

    last_call: int | None = None  # until it begins; null: not before everybody has no objection
    closes: int | None = None
    marked: tuple[int, ...] = ()  # who has no objection, once the last call has begun
    mine: bool = False  # have I
    held_by: tuple[int, ...] = ()  # who called WAIT!
    wins: bool = False  # the fight, as it stands, wins somebody the game


class Shuffle(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the cards are shuffled so that nobody can choose the deal (docs/server.md). `pledges` and `contributions`: by
    seat, "" where there is none; left out while the game is on. Contributions, key and seed come when it is over:
    `commitment` is the SHA-256 of `TABLE:KEY`, `seed` that of `TABLE:KEY:CONTRIBUTION:…` with one part for each seat.
    """

    commitment: str
    pledges: tuple[str, ...] = ()
    closed: bool = False  # pledges count as they are now, and contributions are revealed
    contributions: tuple[str, ...] = ()
    key: str = ""
    seed: str = ""


class Undoing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player asks to take their last step back. `yes`: seats that have agreed; `asked`: all who have to."""

    seat: int
    asked: tuple[int, ...] = ()
    yes: tuple[int, ...] = ()


class Info(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table around the game."""

    table: str
    stage: Literal["waiting", "playing", "over"]
    options: Options
    seats: tuple[SeatInfo, ...]
    you: int = -1  # -1: a spectator
    host: bool = False  # may start the game
    paused: bool = False
    shuffle: Shuffle | None = None  # null: the cards are not shuffled, as in a lesson
    clock: Clock | None = None
    decide_in: int | None = None  # milliseconds until the default answer is given for me
    auto: Scope = ""
    stops: tuple[StopMoment, ...] = ()  # moments at which I want to be asked
    card_stops: tuple[int, ...] = ()  # cards that I want to be asked about
    tempo: float = 1.0  # what times are multiplied by: more than 1 is slower
    next_step: bool = False  # the step of my turn is taken for me in a moment: there is nothing to choose
    waits_left: int = 0
    can_undo: bool = False
    undo_asks: bool = False  # `undo` asks the other people first
    undoing: Undoing | None = None
    rematch: str = ""
    lesson_step: int = 0  # of a lesson: how many steps the learner has done
    drawings: tuple[Drawing, ...] = ()  # that were made at this table
    may_draw: int = 0  # so many drawings may I still make
    joins: tuple[Joining, ...] = ()  # people who wait to be let in
    my_join: int = 0  # the number of my own request to join


class Words(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the catalogues (src/kickdoor/wording/locales) by its id, `key`. Its variables are filled by `parts`:
    names and numbers, words again, or a list of these.
    """

    key: str
    parts: Parts = {}


Part = str | int | Words | tuple[str | Words | tuple[str, ...], ...]
Parts = dict[str, Part]


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, in English, with the rule behind it. `key` and `parts` are as in `Words`, to say it in another
    language; without a `key`, there is only the text.
    """

    text: str
    rule: str = ""
    key: str = ""
    parts: Parts = {}
    seat: int = -1  # whom it is about


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of what happened that a page can show or play as a sound: `kind`, `word` and the rest are those of the
    engine's event. `cards`: numbers and names, where this seat may know them.
    """

    kind: str
    seat: int = -1
    other: int = -1
    cards: tuple[tuple[int, str], ...] = ()
    n: int = 0
    by: int = 0  # of `level_changed`: by how much
    needs: int = 0  # of `die_rolled`: the number to get away
    word: str = ""


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as this seat may see it; `seq` counts the news. `what`: sat, left,
    started, did, said, paused …
    """

    seq: int
    at: int
    what: str
    seat: int = -1
    action: str = ""  # of `did`: in the notation, if all of it is public or one's own
    text: str = ""  # of `said`
    key: str = ""  # of `said`: as of a `Sentence`, for phrases that clients offer and what the server itself says
    parts: Parts = {}
    name: str = ""
    sentences: tuple[Sentence, ...] = ()
    drawing: int = 0  # of `drew`, `voted`, `drawing_in` and `drawing_out`: its number
    yes: bool | None = None  # of `voted`, `answered_join`, `locked` and `voted_to_replace`
    target: int = -1  # of `voted_to_replace`: whose seat
    timeout: bool = False  # of `did`: the player took too long, and this was done for them
    facts: tuple[Fact, ...] = ()  # of `did`


# ---------------------------------------------------------------- what the server sends
class Answer(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type"):
    pass


class Update(Answer, frozen=True, tag="update"):
    """The table after happening number `seq`. `news` begins after the last update; `fresh`: it does not, forget what
    was before.
    """

    seq: int
    info: Info
    news: tuple[Happening, ...]
    scene: Scene | None = None
    fresh: bool = False


class Done(Answer, frozen=True, tag="done"):
    """It is in the log, for good: part of the table in every update from `seq` on."""

    id: str
    seq: int


class Refusal(Answer, frozen=True, tag="refused"):
    """Nothing has changed. `id` is empty where the request could not be read at all. `text`, `key` and `parts` are as
    those of a `Sentence`.
    """

    id: str
    code: str
    text: str
    rules: tuple[str, ...] = ()
    key: str = ""
    parts: Parts = {}


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action, taken apart. Cards by number, seats from 0; -1: none."""

    action: str  # in the notation: what to send
    verb: Verb
    cards: tuple[int, ...] = ()  # what it is about
    on: int = -1  # the card it is done to
    player: int = -1  # the player it is done to
    side: str = ""
    paid: tuple[int, ...] = ()
    word: str = ""  # the ability of `use`, the picks of a deal, the word or number of `choose`
    gives: tuple[int, ...] = ()
    plays: tuple[int, ...] = ()
    sums: tuple[int, int] | None = None  # of the fight, once it is done; null: the same, or nobody can know


class Form(msgspec.Struct, frozen=True, omit_defaults=True):
    """A verb and what may fill it: `least` to `most` of `cards`, and so on. Whatever else stands in the way is said by
    `why_not`.
    """

    verb: Verb
    seat: int
    word: str = ""  # the ability of `use`
    cards: tuple[int, ...] = ()
    least: int = 0
    most: int = 0
    paid: tuple[int, ...] = ()  # `discarding`, `for`, `doubling`
    paid_least: int = 0
    paid_most: int = 0
    players: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()  # `on`: cards
    sides: tuple[str, ...] = ()
    gives: tuple[int, ...] = ()
    plays: tuple[int, ...] = ()
    picks: int = 0  # how many letters H and M make sense
    worth: int = 0  # gold that the chosen cards must reach together


class Choices(Answer, frozen=True, tag="choices"):
    """What may be done: every action without free parts and a sample of the others; `forms` describe all of those.
    `moves` are the same actions as `legal`, in parts, where these were asked for; `plain` is the one that time would
    give for an answer.
    """

    id: str
    seq: int
    legal: tuple[str, ...]
    forms: tuple[Form, ...]
    moves: tuple[Move, ...] = ()
    plain: str = ""


class Allowed(Answer, frozen=True, tag="allowed", omit_defaults=True):
    """It is. Of a sale: what it brings."""

    id: str
    gold: int = 0
    levels: int = 0


class Bye(Answer, frozen=True, tag="bye"):
    """The server closes the connection; `again`: come back. `text`, `key` and `parts` are as those of a `Sentence`."""

    text: str
    again: bool = True
    key: str = ""
    parts: Parts = {}


AnyAnswer = Update | Done | Refusal | Choices | Allowed | Bye
