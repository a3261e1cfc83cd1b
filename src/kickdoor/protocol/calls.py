"""The requests and answers of the HTTP calls: tables, seats, finished games, cards, rules."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from kickdoor.protocol.chat_phrases import Phrase
from kickdoor.protocol.messages import Card, Happening, Id, Parts, Scene, Sentence, Shuffle
from kickdoor.protocol.options import Name, Options, Sex


# ---------------------------------------------------------------- tables
class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`name`: sit down at once under this name. `sex`: the character's; null: chosen at random."""

    options: Options = Options()
    name: Name | None = None
    sex: Sex | None = None


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down on that seat, or on the first free one; a bot makes room. `sex`: the character's; null: chosen at
    random. In a running game the character keeps its sex.
    """

    name: Name
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    sex: Sex | None = None


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Seated(msgspec.Struct, frozen=True):
    """Keep the secret: it gives access to the seat. It is sent only this once, and set as a cookie; send it as
    `Authorization: Bearer`. The recovery code moves the seat to another device.
    """

    table: str
    secret: str
    seat: int = -1  # -1: you opened the table and have not sat down, or have asked to join a running game
    recovery: str = ""
    join: int = 0  # number of the request to join; the seat is yours once the people who play agree


class TableQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables to list."""

    stage: Annotated[
        Literal["any", "waiting", "playing", "over"], msgspec.Meta(description="Only tables at this stage.")
    ] = "any"
    limit: Annotated[int, msgspec.Meta(ge=1, le=200, description="At most this many, the latest first.")] = 100


class ListedSeat(msgspec.Struct, frozen=True):
    name: str
    person: bool
    bot: str


class Summary(msgspec.Struct, frozen=True):
    title: str
    packs: tuple[str, ...]
    seats: tuple[ListedSeat, ...]
    turn: int  # 0: before the first turn


class Listed(msgspec.Struct, frozen=True):
    """A public table. `touched`: when something last happened, in milliseconds since 1970; accurate to a minute while
    it is being played.
    """

    table: str
    stage: str
    touched: int
    summary: Summary


# ---------------------------------------------------------------- finished games
PointName = Literal["death", "curse", "beaten", "broken", "kill", "win"]
AwardName = Literal[
    "fall", "helper", "spoiler", "runner", "comeback", "mortal", "cursed", "giant", "slow", "richest", "merchant",
    "slayer", "loudest",
]  # fmt: skip


class TurningPoint(msgspec.Struct, frozen=True):
    """Something that changed the game for `seat`, whose Level was `level` then. `death`; `curse` and `beaten`: `card`
    cost `n` Levels; `broken`: `other` prevented a kill in the last second; `kill`: the strongest monster killed, of
    strength `n`; `win`. `step` of the replay shows it.
    """

    what: PointName
    turn: int
    step: int
    seat: int
    level: int
    card: str = ""
    other: int = -1
    n: int = 0


class Finish(msgspec.Struct, frozen=True):
    """The fight that won the game. `waits`: the seats that called WAIT! in it."""

    seat: int
    helper: int
    monsters: tuple[str, ...]
    fighters: int
    against: int
    waits: tuple[int, ...]


class Award(msgspec.Struct, frozen=True):
    """`n` is what was counted: Levels lost at once (`fall`: from Level `of`, by `card`), fights helped in (`helper`),
    kills prevented (`spoiler`: `victims` by seat), escapes (`runner`: of `of` attempts), Levels behind (`comeback`),
    deaths (`mortal`), Curses (`cursed`), the strength of the biggest monster killed (`giant`: `card`), times caught
    (`slow`), gold in front of the seat (`richest`) or sold (`merchant`), monsters killed (`slayer`), WAIT! calls
    (`loudest`).
    """

    what: AwardName
    seat: int
    n: int
    of: int = 0
    card: str = ""
    victims: tuple[int, ...] = ()


class StorySeat(msgspec.Struct, frozen=True):
    """`levels`: at the start, then at the end of each turn. `bot`: the bot that played at the end; "" for a person."""

    name: str
    bot: str
    levels: tuple[int, ...]


class Story(msgspec.Struct, frozen=True):
    """A finished game. `seconds`: its duration without pauses. `turns[n]` is the first step of turn n + 1; step 0 is
    the deal, and `steps` is their number.
    """

    table: str
    seats: tuple[StorySeat, ...]
    goal: int  # the Level that wins
    winners: tuple[int, ...]
    finish: Finish | None  # null: it was not won by a fight
    points: tuple[TurningPoint, ...]
    awards: tuple[Award, ...]
    seconds: int
    turns: tuple[int, ...]
    steps: int
    shuffle: Shuffle | None  # null: a lesson


class StepsQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which steps of a finished game to return."""

    first: Annotated[int, msgspec.Meta(ge=0, description="The first step; 0 is the deal.")] = msgspec.field(
        default=0, name="from"
    )
    count: Annotated[int, msgspec.Meta(ge=1, le=50, description="At most this many.")] = 20
    open: Annotated[bool, msgspec.Meta(description="With all hands and everything that was secret.")] = False


class Step(msgspec.Struct, frozen=True):
    """What happened, and the table after it. `hands`: everybody's, if requested."""

    number: int
    turn: int
    happening: Happening
    scene: Scene
    hands: tuple[tuple[Card, ...], ...] = ()


class Steps(msgspec.Struct, frozen=True):
    of: int  # the number of all steps
    steps: tuple[Step, ...]


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continue a finished game after `step` of its replay, at a new table: the caller plays `seat`, bots the others.
    The cards and dice to come are those of the finished game, so its deal proves nothing.
    """

    step: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)]
    name: Name
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "medium"


class WeighedOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a player could do: in words that complete "it was better to …", with their chance to win in
    percent. `action`: in the notation, without the player's name. `cards`: those that it is about.
    """

    text: Sentence
    action: str
    chance: int
    cards: tuple[int, ...] = ()
    chosen: bool = False  # what the player did


class Swing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step that changed a player's chance to win, from `before` to `after` percent."""

    step: int
    turn: int
    seat: int
    before: int
    after: int
    sentence: Sentence | None = None  # what happened


class CostlyChoice(msgspec.Struct, frozen=True):
    """What a player did in a step, compared with what would have been better as far as they could know. `cost`: in
    percent. `options`: the best first; the chosen one is among them.
    """

    step: int
    turn: int
    seat: int
    cost: int
    options: tuple[WeighedOption, ...]


class Analysis(msgspec.Struct, frozen=True, omit_defaults=True):
    """The analysis of a finished game. While it is being computed there is only `progress`, below 1: ask again.
    `chances`: after each step, by seat, in percent. `swings`: the largest first, at most six. `choices`: by seat, the
    most costly first.
    """

    progress: float
    chances: tuple[tuple[int, ...], ...] = ()
    swings: tuple[Swing, ...] = ()
    choices: tuple[CostlyChoice, ...] = ()


# ---------------------------------------------------------------- cards
class SetInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    edition: str
    cards: int


class PackInfo(msgspec.Struct, frozen=True):
    """An uploaded pack; `name` goes into a table's options."""

    name: str
    title: str
    edition: str
    cards: int


class LanguageQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The language of the texts."""

    lang: Annotated[Literal["en", "de", "es"], msgspec.Meta(description="The language of the texts.")] = "en"


class CardInfo(msgspec.Struct, frozen=True):
    """A card with its text; `data` is the card as in its pack. `face` is the whole card as HTML, which needs the
    `symbols` of its pack and the style sheet /faces/kinds.css. `chapters`: the chapters of the rules about such cards.
    """

    name: str
    kind: str
    deck: str
    count: int
    type: str
    rule: str
    bad_stuff: str
    data: dict[str, Any]
    face: str
    chapters: tuple[str, ...]


class PackCards(msgspec.Struct, frozen=True):
    """`symbols`: the SVG symbols that the faces of these cards use."""

    name: str
    title: str
    edition: str
    cards: tuple[CardInfo, ...]
    symbols: str


# ---------------------------------------------------------------- rules
class RulebookEntry(msgspec.Struct, frozen=True, tag_field="part"):
    """An entry of the rules. `text` contains all of its words; `cites` are the IDs that it refers to, `cited_by` those
    that refer to it.
    """

    id: str
    text: str
    cites: tuple[str, ...]
    cited_by: tuple[str, ...]


class RuleInfo(RulebookEntry, frozen=True, tag="rule"):
    """A numbered rule. `inferred`: not stated literally in the printed text."""

    chapter: str
    title: str  # the chapter's
    editions: tuple[str, ...]
    inferred: bool


class DoubtNote(msgspec.Struct, frozen=True):
    """What a ruling from elsewhere says about our answer."""

    verdict: str
    sureness: str  # the ruling's; "" for none
    text: str


class DoubtInfo(RulebookEntry, frozen=True, tag="doubt"):
    """A question that the rules leave open, and the answer that the game uses."""

    group: str
    question: str
    answer: str
    reason: str
    notes: tuple[DoubtNote, ...]


class RulingInfo(RulebookEntry, frozen=True, tag="ruling"):
    """A ruling from outside the rulebooks. `sureness`: A official text, B translation of one, C second-hand,
    D disputed.
    """

    topic: str
    sureness: Literal["A", "B", "C", "D"]


class DifferenceInfo(RulebookEntry, frozen=True, tag="difference"):
    """A difference between the editions. `switch`: the optional rule for it, or ""."""

    topic: str
    editions: dict[str, str]
    switch: str


class ExampleStep(msgspec.Struct, frozen=True):
    """`players` and `monsters` are the combat totals after the step; some are formulas."""

    what: str
    sum: str
    players: str
    monsters: str


class ExampleInfo(RulebookEntry, frozen=True, tag="example"):
    """An example of a fight."""

    name: str
    editions: tuple[str, ...]
    state: tuple[str, ...]
    steps: tuple[ExampleStep, ...]
    result: dict[str, str]


class TimingInfo(RulebookEntry, frozen=True, tag="timing"):
    """When an action is allowed, moment by moment."""

    action: str
    moments: dict[str, str]


AnyRule = RuleInfo | DoubtInfo | RulingInfo | DifferenceInfo | ExampleInfo | TimingInfo


# ---------------------------------------------------------------- options, bots, lessons and the server


class EditionInfo(msgspec.Struct, frozen=True):
    """`values`: the value of every switch in this edition."""

    name: str
    title: str
    values: dict[str, Any]


class Switch(msgspec.Struct, frozen=True):
    """An optional rule, one of a table's `rules`; its default depends on the edition. `least` and `most` bound a
    number.
    """

    name: str
    label: str
    help: str
    kind: Literal["flag", "number"]
    rules: tuple[str, ...]
    least: int
    most: int


class BotInfo(msgspec.Struct, frozen=True):
    name: str
    text: str


class LessonStep(msgspec.Struct, frozen=True):
    """The learner's action, in the notation, and the rule behind it."""

    action: str
    rule: str


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson of the tutorial. `player`: the learner's player, on the first seat."""

    id: str
    player: str
    steps: tuple[LessonStep, ...]


class Keeping(msgspec.Struct, frozen=True):
    """How much the server keeps: tables for so many days after their last log entry, with at most so many chat messages
    and log entries.
    """

    days: int | None  # null: until the owner of the server deletes them
    messages: int
    entries: int


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error; nothing has changed. `text`, `key` and `parts` are as in `Sentence`."""

    code: str
    text: str
    rules: tuple[str, ...]
    key: str = ""
    parts: Parts = {}


__all__ = [
    "Analysis", "Award", "AwardName", "BotInfo", "CardInfo", "CostlyChoice", "EditionInfo", "Finish", "Health", "Id",
    "Keeping", "LanguageQuery", "Listed", "ListedSeat", "NewTable", "PackCards", "PackInfo", "Phrase", "PlayOn",
    "PointName", "Problem", "Recovery", "RuleInfo", "Seated", "SetInfo", "SitDown", "Step", "Steps", "StepsQuery",
    "Story", "StorySeat", "Summary", "Swing", "Switch", "TableQuery", "TurningPoint", "WeighedOption",
]  # fmt: skip
