"""The messages of a table's socket. A client sends requests, each with an `id` of its choice, and gets an answer with
the same `id`. A request that is sent again after a lost connection is not done twice.

The server sends an `update` whenever something has changed: the news, and the whole table as this seat may see it. A
slow reader gets fewer updates with more news.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kickdoor.engine.actions import Verb
from kickdoor.engine.model.ids import NO_CARD, NO_SEAT, CardId, Seat
from kickdoor.protocol.drawings import Drawing
from kickdoor.protocol.options import Options, Scope, StopMoment
from kickdoor.record.shuffle import Hex

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """`id`: a word that this client has not used before."""

    id: Id


# ---------------------------------------------------------------- requests
class Do(Request, frozen=True, tag="do"):
    """Act in the game: `action` in the notation, such as `kick` or `play [Helmet]`. With `decision`, only if that
    decision is still open.
    """

    action: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    decision: int | None = None


class Wait(Request, frozen=True, tag="wait"):
    """WAIT! Keeps the window open longer."""


class Auto(Request, frozen=True, tag="auto"):
    """Pass automatically: in this window, in this fight, until my turn, or no longer."""

    scope: Scope


class Stop(Request, frozen=True, tag="stop"):
    """Always ask me at these moments, and wherever one of these cards of mine can be played; replaces the previous
    stops. Stops override automatic passes, including those of a player who has nothing to play. Among people, a stop
    for a card works in every window, so that nobody can tell when it could be played.
    """

    moments: Annotated[tuple[StopMoment, ...], msgspec.Meta(max_length=5)] = ()
    cards: Annotated[tuple[int, ...], msgspec.Meta(max_length=40)] = ()


class Undo(Request, frozen=True, tag="undo"):
    """Undo my last step with everything since. If that affects other people, they are asked first."""


class AnswerUndo(Request, frozen=True, tag="answer_undo"):
    """Allow or refuse the undo that another player asks for. Everybody who is asked has to agree."""

    yes: bool


class Say(Request, frozen=True, tag="say"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class Start(Request, frozen=True, tag="start"):
    """From the host: bots take the open seats and the cards are dealt. If anybody has pledged a contribution, pledges
    are closed first, and the cards are dealt when all contributions have been revealed, or after three seconds.
    """


class Pledge(Request, frozen=True, tag="pledge"):
    """Before the deal: the SHA-256 of `TABLE:SEAT:CONTRIBUTION`, with seats from 0. The contribution is 32 random bytes
    as hexadecimal digits, to be kept secret until `shuffle.closed`. A seat's last pledge counts.
    """

    pledge: Hex


class Reveal(Request, frozen=True, tag="reveal"):
    """Once pledges are closed: the contribution that this seat has pledged. It is left out if it comes too late."""

    contribution: Hex


class Pause(Request, frozen=True, tag="pause"):
    """From any seat: stop the clocks, or let them run again."""

    on: bool = True


class SeatBot(Request, frozen=True, tag="seat_bot"):
    """From the host, before the start: put a bot on an open seat."""

    seat: int
    bot: Annotated[str, msgspec.Meta(max_length=40)]


class Leave(Request, frozen=True, tag="leave"):
    """Leave the seat for good; in a running game a bot takes over. Also withdraws a request to join."""


class AnswerJoin(Request, frozen=True, tag="answer_join"):
    """From the host or any player: vote on a request to join the running game."""

    join: int
    yes: bool


class Lock(Request, frozen=True, tag="lock"):
    """From the host: close that seat to newcomers, or open it to them again."""

    seat: int
    on: bool = True


class Replace(Request, frozen=True, tag="replace"):
    """Vote to replace the person on that seat with a bot, or withdraw the vote. More than half of the other players
    decide, at least two of them unless the person is away.
    """

    seat: int
    yes: bool = True


class Rematch(Request, frozen=True, tag="rematch"):
    """After the game: open a table with the same options and people, whose secrets stay valid there. `info.rematch` in
    the next update is its name.
    """


class Ask(Request, frozen=True, tag="ask"):
    """What may I do now? `parts`: also return each action in parts, for clients that draw them."""

    parts: bool = False


class Hint(Request, frozen=True, tag="hint"):
    """Alone with bots: what would a bot do now in my place? It uses only what I know. Not where the table's options
    switch hints off.
    """


class WhyNot(Request, frozen=True, tag="why_not"):
    """Is this allowed, and by which rule?"""

    action: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


AnyRequest = (
    Do | Wait | Auto | Stop | Undo | Say | Start | Pledge | Reveal | Pause | SeatBot | Leave | Rematch | Ask | WhyNot
    | AnswerJoin | Lock | Replace | AnswerUndo | Hint
)  # fmt: skip


# ---------------------------------------------------------------- the table
class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A visible card."""

    id: CardId
    name: str
    copy: int
    kind: str
    upright: bool = False
    counts: bool = True  # in use and usable right now
    on: CardId = NO_CARD  # the card it is attached to


class Player(msgspec.Struct, frozen=True):
    seat: Seat
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
    main: Seat
    helper: Seat
    fighters: int
    monsters_strength: int
    winning: bool
    monsters: tuple[Monster, ...]
    played: tuple[tuple[Card, Seat, str], ...]  # card, who, side


class Entry(msgspec.Struct, frozen=True):
    """A part of a combat total. `card` -1: the Level of `seat`; if that is -1 as well, everything that comes from no
    single card. The parts of a side add up to its total.
    """

    side: str  # fighters, monsters
    seat: Seat
    card: CardId
    amount: int


class Window(msgspec.Struct, frozen=True):
    """Something that players may react to before it is final."""

    word: str  # kill, flight, curse, running, roll, escaped, turn_end, draw, reborn
    seat: Seat  # the player it is about
    card: Card | None = None  # the Curse that is about to strike
    by: Seat = NO_SEAT  # who played the Curse; -1: it came from a door or through another card


class Roll(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player running from a monster: the number needed and the die's result. Neither is final yet."""

    seat: Seat
    card: Card  # the monster
    needs: int  # 7 or more: impossible
    die: int = 0  # including modifiers; 0: not rolled yet
    bonus: int = 0  # modifiers of the 5 that everybody needs
    away: bool = False  # with this result the player gets away


class Offer(msgspec.Struct, frozen=True):
    kind: str
    seat: Seat
    to: Seat
    cards: tuple[CardId, ...]
    wants: tuple[CardId, ...]
    picks: str
    promised: int
    plays: tuple[CardId, ...]


class Owed(msgspec.Struct, frozen=True):
    """An open decision that the table waits for."""

    id: int
    seat: Seat
    kind: str
    about: str = ""


class Scene(msgspec.Struct, frozen=True):
    """The game as one seat, or a spectator (-1), may see it."""

    seat: Seat
    turn: Seat
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
    winners: tuple[Seat, ...]
    window: Window | None = None
    asking: Card | None = None  # the card whose text makes you choose
    ledger: tuple[Entry, ...] = ()  # the parts of the combat totals
    roll: Roll | None = None  # while somebody runs away


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat. During a game it keeps its `name`, even if another person takes it over; `who` is the current person's
    name.
    """

    name: str = ""
    who: str = ""
    bot: str = ""  # the bot that plays without a person
    person: bool = False
    away: bool = False  # a bot plays for the person until they are back
    here: bool = False  # the person is connected
    locked: bool = False  # no newcomer may sit here
    replacing: tuple[int, ...] = ()  # seats that voted to replace this person with a bot


class Joining(msgspec.Struct, frozen=True, omit_defaults=True):
    """A request for a bot's seat in the running game. `yes` and `no`: seats, -1 for a host without one."""

    number: int
    seat: int
    name: str
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open window. Times are in milliseconds from now, so that clocks need not agree."""

    last_call: int | None = None  # until the last call begins; null: not until nobody objects
    closes: int | None = None
    marked: tuple[int, ...] = ()  # seats without an objection, shown once the last call has begun
    mine: bool = False  # this seat has no objection
    held_by: tuple[int, ...] = ()  # seats that called WAIT!
    wins: bool = False  # winning the fight as it stands would win the game


class Shuffle(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the cards are shuffled so that nobody can choose the deal (docs/server.md). `pledges` and `contributions`: by
    seat, "" for none; left out during the game. Contributions, key and seed are sent when it is over: `commitment` is
    the SHA-256 of `TABLE:KEY`, `seed` that of `TABLE:KEY:CONTRIBUTION:…` with one part for each seat.
    """

    commitment: str
    pledges: tuple[str, ...] = ()
    closed: bool = False  # pledges can no longer change, and contributions are to be revealed
    contributions: tuple[str, ...] = ()
    key: str = ""
    seed: str = ""


class Undoing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player asks to undo their last step. `asked`: the seats that have to agree; `yes`: those that have."""

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
    decide_in: int | None = None  # milliseconds until the server gives my default answer
    auto: Scope = ""
    stops: tuple[StopMoment, ...] = ()  # moments at which I want to be asked
    card_stops: tuple[int, ...] = ()  # my cards that I want to be asked about wherever they can be played
    tempo: float = 1.0  # the factor for all times: more than 1 is slower
    next_step: bool = False  # the server is about to take my next step, because I have no choice
    waits_left: int = 0
    can_undo: bool = False
    undo_asks: bool = False  # an undo needs the agreement of the other people
    undoing: Undoing | None = None
    may_hint: bool = False  # I may ask what a bot would do
    rematch: str = ""  # name of the rematch table
    lesson_step: int = 0  # the number of steps that the learner has done in a lesson
    drawings: tuple[Drawing, ...] = ()  # all drawings made at this table
    may_draw: int = 0  # how many more drawings I may make
    joins: tuple[Joining, ...] = ()  # open requests to join
    my_join: int = 0  # the number of my own request to join


class Words(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the catalogues (src/kickdoor/wording/locales) by its id, `key`. `parts` fill its variables with
    names, numbers, other `Words`, or a list of these.
    """

    key: str
    parts: Parts = {}


Part = str | int | Words | tuple[str | Words | tuple[str, ...], ...]
Parts = dict[str, Part]


class Sentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, in English, with the rule behind it. `key` and `parts` are as in `Words`, for other languages;
    without a `key` there is only the text.
    """

    text: str
    rule: str = ""
    key: str = ""
    parts: Parts = {}
    seat: int = -1  # the player it is about


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of what happened that a page can show or play as a sound. `kind`, `word` and the rest are those of the
    engine's event. `cards`: numbers and names of the cards that this seat may see.
    """

    kind: str
    seat: int = -1
    other: int = -1
    cards: tuple[tuple[int, str], ...] = ()
    n: int = 0
    by: int = 0  # of `level_changed`: the difference
    needs: int = 0  # of `die_rolled`: the number needed to get away
    word: str = ""


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as this seat may see it; `seq` counts the news. `what`: sat, left, started, did, said,
    paused …
    """

    seq: int
    at: int
    what: str
    seat: int = -1
    action: str = ""  # of `did`: in the notation, to the seat that did it
    text: str = ""  # of `said`
    key: str = ""  # of `said`: as in `Sentence`, for ready-made phrases and the server's own messages
    parts: Parts = {}
    name: str = ""
    sentences: tuple[Sentence, ...] = ()
    drawing: int = 0  # of `drew`, `voted`, `drawing_in` and `drawing_out`: its number
    yes: bool | None = None  # of `voted`, `answered_join`, `locked` and `voted_to_replace`
    target: int = -1  # of `voted_to_replace`: the seat to be replaced
    timeout: bool = False  # of `did`: the server acted because the player took too long
    facts: tuple[Fact, ...] = ()  # of `did`


# ---------------------------------------------------------------- answers and updates
class Answer(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type"):
    pass


class Update(Answer, frozen=True, tag="update"):
    """The table after happening number `seq`. `news` continues the last update, or with `fresh` replaces all earlier
    news.
    """

    seq: int
    info: Info
    news: tuple[Happening, ...]
    scene: Scene | None = None
    fresh: bool = False


class Done(Answer, frozen=True, tag="done"):
    """The request is in the log for good; every update from `seq` on includes it."""

    id: str
    seq: int


class Refusal(Answer, frozen=True, tag="refused"):
    """The request was refused and nothing has changed. `id` is empty if the request could not be read. `text`, `key`
    and `parts` are as in `Sentence`.
    """

    id: str
    code: str
    text: str
    rules: tuple[str, ...] = ()
    key: str = ""
    parts: Parts = {}


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action in parts. Cards are numbers, seats start at 0; -1: none."""

    action: str  # the notation to send in `do`
    verb: Verb
    cards: tuple[int, ...] = ()  # the cards acted with
    on: int = -1  # the target card
    player: int = -1  # the target player
    side: str = ""
    paid: tuple[int, ...] = ()
    word: str = ""  # the ability of `use`, the picks of a deal, the word or number of `choose`
    gives: tuple[int, ...] = ()
    plays: tuple[int, ...] = ()
    sums: tuple[int, int] | None = None  # the combat totals after it; null: unchanged or unknown


class Form(msgspec.Struct, frozen=True, omit_defaults=True):
    """A verb and its possible parts: `least` to `most` of `cards`, and so on. `why_not` explains what else makes an
    action illegal.
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
    targets: tuple[int, ...] = ()  # cards for `on`
    sides: tuple[str, ...] = ()
    gives: tuple[int, ...] = ()
    plays: tuple[int, ...] = ()
    picks: int = 0  # the maximum number of letters H and M
    worth: int = 0  # the gold that the chosen cards must reach together


class Choices(Answer, frozen=True, tag="choices"):
    """The legal actions: all that have no free parts, and a sample of the others, which `forms` describe completely.
    `moves` are the actions of `legal` in parts, if requested; `plain` is the default answer when time is up.
    """

    id: str
    seq: int
    legal: tuple[str, ...]
    forms: tuple[Form, ...]
    moves: tuple[Move, ...] = ()
    plain: str = ""


class HintOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to do: in words that complete "it would be better to …", with the chance to win the game in percent.
    `action`: in the notation, without the player's name. `cards`: those that it is about.
    """

    text: Sentence
    action: str
    chance: int
    cards: tuple[int, ...] = ()


class Hinted(Answer, frozen=True, tag="hinted"):
    """What a bot would do at the state that the update `seq` showed, the best first, and why in one sentence."""

    id: str
    seq: int
    options: tuple[HintOption, ...]
    why: Sentence


class Allowed(Answer, frozen=True, tag="allowed", omit_defaults=True):
    """The action is allowed. For a sale, `gold` and `levels` are the proceeds."""

    id: str
    gold: int = 0
    levels: int = 0


class Bye(Answer, frozen=True, tag="bye"):
    """The server closes the connection; `again`: reconnect later. `text`, `key` and `parts` are as in `Sentence`."""

    text: str
    again: bool = True
    key: str = ""
    parts: Parts = {}


AnyAnswer = Update | Done | Refusal | Choices | Hinted | Allowed | Bye
