"""What is said over HTTP: opening tables, sitting down, lists, packs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from kickdoor.protocol.chat_phrases import Phrase
from kickdoor.protocol.messages import Card, Happening, Id, Parts, Scene, Shuffle
from kickdoor.protocol.options import Name, Options, Sex


# ---------------------------------------------------------------- tables
class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`name`: sit down at once, under this name. `sex`: of the character; null: by chance."""

    options: Options = Options()
    name: Name | None = None
    sex: Sex | None = None


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """On that seat, or on the first free one; a bot makes room. `sex`: of the character; null: by chance. In a running
    game the character stays what it is.
    """

    name: Name
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    sex: Sex | None = None


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Seated(msgspec.Struct, frozen=True):
    """Keep the secret: it is the seat. It is said this once, and set as a cookie; send it as `Authorization: Bearer`.
    The recovery code moves the seat to another device.
    """

    table: str
    secret: str
    seat: int = -1  # -1: you opened the table and have not sat down, or have asked to join a running game
    recovery: str = ""
    join: int = 0  # number of the request to join; the seat is yours once the people who play agree


class TableQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables to list."""

    stage: Annotated[
        Literal["any", "waiting", "playing", "over"], msgspec.Meta(description="Only those that are at this stage.")
    ] = "any"
    limit: Annotated[int, msgspec.Meta(ge=1, le=200, description="No more than so many, the latest first.")] = 100


class ListedSeat(msgspec.Struct, frozen=True):
    name: str
    person: bool
    bot: str


class Summary(msgspec.Struct, frozen=True):
    title: str
    packs: tuple[str, ...]
    seats: tuple[ListedSeat, ...]
    turn: int  # 0: before the first


class Listed(msgspec.Struct, frozen=True):
    """A table that anybody may find. `touched`: when something last happened, in milliseconds since 1970; while it is
    played, give or take a minute.
    """

    table: str
    stage: str
    touched: int
    summary: Summary


# ---------------------------------------------------------------- a game that is over
PointName = Literal["death", "curse", "beaten", "broken", "kill", "win"]
AwardName = Literal[
    "fall", "helper", "spoiler", "runner", "comeback", "mortal", "cursed", "giant", "slow", "richest", "merchant",
    "slayer", "loudest",
]  # fmt: skip


class TurningPoint(msgspec.Struct, frozen=True):
    """Something that changed the game for `seat`, whose Level was `level` then. `death`; `curse` and `beaten`: `card`
    cost `n` Levels; `broken`: `other` broke up a kill in the last second; `kill`: the strongest monster, of strength
    `n`; `win`. It can be seen at `step`.
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
    """The fight that won the game. `waits`: who called WAIT! in it."""

    seat: int
    helper: int
    monsters: tuple[str, ...]
    fighters: int
    against: int
    waits: tuple[int, ...]


class Award(msgspec.Struct, frozen=True):
    """`n` is what was counted: Levels lost at one stroke (`fall`: from Level `of`, by `card`), fights helped in
    (`helper`), kills broken up (`spoiler`: `victims` by seat), escapes (`runner`: of so many), Levels behind
    (`comeback`), deaths (`mortal`), Curses (`cursed`), the strength of the biggest monster killed (`giant`: `card`),
    times caught (`slow`), gold in front of the seat (`richest`) or sold (`merchant`), monsters killed (`slayer`),
    WAIT! (`loudest`).
    """

    what: AwardName
    seat: int
    n: int
    of: int = 0
    card: str = ""
    victims: tuple[int, ...] = ()


class StorySeat(msgspec.Struct, frozen=True):
    """`levels`: at the start, then at the end of each turn. `bot`: who played it in the end, where no person did."""

    name: str
    bot: str
    levels: tuple[int, ...]


class Story(msgspec.Struct, frozen=True):
    """A game that is over. `seconds`: how long it took, without pauses. `turns[n]` is the first step of turn n + 1;
    step 0 is the deal, `steps` the number of all.
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
    """Which steps of a game that is over."""

    first: Annotated[int, msgspec.Meta(ge=0, description="The first of them; 0 is the deal.")] = msgspec.field(
        default=0, name="from"
    )
    count: Annotated[int, msgspec.Meta(ge=1, le=50, description="No more than so many.")] = 20
    open: Annotated[bool, msgspec.Meta(description="With everybody's cards, and with what was secret.")] = False


class Step(msgspec.Struct, frozen=True):
    """What happened, and the table after it. `hands`: everybody's, where they were asked for."""

    number: int
    turn: int
    happening: Happening
    scene: Scene
    hands: tuple[tuple[Card, ...], ...] = ()


class Steps(msgspec.Struct, frozen=True):
    of: int  # so many there are
    steps: tuple[Step, ...]


# ---------------------------------------------------------------- cards
class SetInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    edition: str
    cards: int


class PackInfo(msgspec.Struct, frozen=True):
    """An uploaded pack; its name is what a table's options take."""

    name: str
    title: str
    edition: str
    cards: int


class LanguageQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In which language texts are given."""

    lang: Annotated[Literal["en", "de", "es"], msgspec.Meta(description="The language of the texts.")] = "en"


class CardInfo(msgspec.Struct, frozen=True):
    """A card, with the text that stands on it; `data` is the card as its pack has it. `face` is the whole card as HTML:
    its pictures refer to the `symbols` of its pack, its colours to /faces/kinds.css. `chapters`: those of the rules
    that are about such cards.
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
    """`symbols`: an SVG's, for the faces of these cards."""

    name: str
    title: str
    edition: str
    cards: tuple[CardInfo, ...]
    symbols: str


# ---------------------------------------------------------------- rules
class RulebookEntry(msgspec.Struct, frozen=True, tag_field="part"):
    """Whatever has an ID in the rules. `text` is all of its words; `cites` are the IDs that it points to, `cited_by`
    those that point to it.
    """

    id: str
    text: str
    cites: tuple[str, ...]
    cited_by: tuple[str, ...]


class RuleInfo(RulebookEntry, frozen=True, tag="rule"):
    """A numbered rule. `inferred`: the printed text does not spell it out."""

    chapter: str
    title: str  # of the chapter
    editions: tuple[str, ...]
    inferred: bool


class DoubtNote(msgspec.Struct, frozen=True):
    """What a ruling from elsewhere says about an answer of ours."""

    verdict: str
    sureness: str  # of the ruling, or nothing
    text: str


class DoubtInfo(RulebookEntry, frozen=True, tag="doubt"):
    """A question that the rules leave open, and the answer that is played by."""

    group: str
    question: str
    answer: str
    reason: str
    notes: tuple[DoubtNote, ...]


class RulingInfo(RulebookEntry, frozen=True, tag="ruling"):
    """A ruling from outside the rulebooks. `sureness`: A official text, B its translation, C at second hand, D
    disputed.
    """

    topic: str
    sureness: Literal["A", "B", "C", "D"]


class DifferenceInfo(RulebookEntry, frozen=True, tag="difference"):
    """How the editions differ. `switch` is the optional rule that carries it, or nothing."""

    topic: str
    editions: dict[str, str]
    switch: str


class ExampleStep(msgspec.Struct, frozen=True):
    """`players` and `monsters` are the two sums after it; some are formulas."""

    what: str
    sum: str
    players: str
    monsters: str


class ExampleInfo(RulebookEntry, frozen=True, tag="example"):
    """A worked fight."""

    name: str
    editions: tuple[str, ...]
    state: tuple[str, ...]
    steps: tuple[ExampleStep, ...]
    result: dict[str, str]


class TimingInfo(RulebookEntry, frozen=True, tag="timing"):
    """Whether something may be done, moment by moment."""

    action: str
    moments: dict[str, str]


AnyRule = RuleInfo | DoubtInfo | RulingInfo | DifferenceInfo | ExampleInfo | TimingInfo


# ---------------------------------------------------------------- what else can be chosen


class EditionInfo(msgspec.Struct, frozen=True):
    """`values`: what every switch is in this edition."""

    name: str
    title: str
    values: dict[str, Any]


class Switch(msgspec.Struct, frozen=True):
    """An optional rule, one of a table's `rules`; what is not chosen is left to the edition. A number has bounds."""

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
    """What the learner does, in the notation, and the rule behind it."""

    action: str
    rule: str


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson of the tutorial. `player`: whom the learner plays, on the first seat."""

    id: str
    player: str
    steps: tuple[LessonStep, ...]


class Keeping(msgspec.Struct, frozen=True):
    """What the server keeps of a table: for so many days after the last thing that happened there, at most so many
    messages, and at most so many entries in its log.
    """

    days: int | None  # null: until its owner deletes it
    messages: int
    entries: int


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not; nothing has changed. `text`, `key` and `parts` are as those of a `Sentence`."""

    code: str
    text: str
    rules: tuple[str, ...]
    key: str = ""
    parts: Parts = {}


__all__ = [
    "Award", "AwardName", "BotInfo", "CardInfo", "EditionInfo", "Finish", "Health", "Id", "Keeping", "LanguageQuery",
    "Listed",
    "ListedSeat", "NewTable", "PackCards", "PackInfo", "Phrase", "PointName", "Problem", "Recovery", "RuleInfo",
    "Seated", "SetInfo", "SitDown", "Step", "Steps", "StepsQuery", "Story", "StorySeat", "Summary", "Switch",
    "TableQuery", "TurningPoint",
]  # fmt: skip
