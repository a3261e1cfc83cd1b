"""Cards as the engine knows them: tables and small programs, compiled from packs before a game begins.

Nothing here changes during a game, and nothing here names a card. `kickdoor.packs` builds it; words are those of the
vocabulary.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.model.ids import CardId, DefId
from kickdoor.engine.model.words import (
    AmountOp,
    CondOp,
    Once,
    Pick,
    PlayerZone,
    Ref,
    Scope,
    TargetKind,
    ValueOp,
    Who,
    Zone,
)

# ---------------------------------------------------------------- when a use may happen, as bits
TIMINGS: Final[tuple[str, ...]] = (
    "any_time",
    "quiet",
    "own_turn",
    "as_identity",
    "before_door",
    "trouble",
    "combat",
    "own_combat",
    "running",
    "before_roll",
    "rolled",
    "ran_roll",
    "failed",
    "escaped",
    "curse",
    "after_combat",
    "turn_end",
    "selling",
    "face_up_draw",
)
TIMING_BIT: Final[dict[str, int]] = {word: 1 << i for i, word in enumerate(TIMINGS)}

Kind = str  # monster curse enhancer item oneshot level_up companion upgrade special, or an identity kind of a pack

MALE: Final = 1
FEMALE: Final = 2


class Filter:
    """A test for definitions, with one byte in `static` for each; tags that a monster gained in play count too."""

    __slots__ = ("decisive", "lasting", "static", "tags", "untagged")

    def __init__(
        self, static: bytes, *, untagged: bytes = b"", tags: int = 0, lasting: bool = False, decisive: bool = False
    ) -> None:
        self.static = static
        self.untagged = untagged or static  # the same filter without its tag part
        self.tags = tags  # bits of its `tag` part; 0 if it has none
        self.lasting = lasting
        self.decisive = decisive


class Cond:
    """A condition: an operator of the vocabulary with its parts.

    op: trait, fled_as (mask), all, any, not, facing, main (parts) · level, monsters, monsters_seen (low,
    high) · level_multiple, free_hands (low) · has (filter, zones) ·
    against, used, card, killed (filter) · highest, lowest, higher, alone, level_sufficed, losing, your_turn,
    from_door · face (low: 1 up, 0 down)
    """

    __slots__ = ("filter", "high", "low", "mask", "op", "parts", "personal", "zones")

    def __init__(
        self,
        op: CondOp,
        *,
        mask: int = 0,
        low: int = -999,
        high: int = 99999,
        filter: Filter | None = None,
        parts: tuple[Cond, ...] = (),
        zones: tuple[PlayerZone, ...] = (),
    ) -> None:
        self.op: CondOp = op
        self.mask = mask
        self.low = low
        self.high = high
        self.filter = filter
        self.parts = parts
        self.zones = zones
        # whether the answer can change when an identity's drawbacks are waived (SUPER-17)
        self.personal: bool = op in ("trait", "fled_as", "has") or any(part.personal for part in parts)


class Value:
    """A number: op is number, rolled, moved, missing, per_paid (n), level, treasures, gold, bonus (ref), times, half
    (parts), lowest_level.
    """

    __slots__ = ("n", "op", "parts", "ref")

    def __init__(self, op: ValueOp, *, n: int = 0, ref: Ref = "", parts: tuple[Value, ...] = ()) -> None:
        self.op: ValueOp = op
        self.n = n
        self.ref: Ref = ref
        self.parts = parts


class Modifier:
    """A temporary or lasting change: another number, a raised limit, a rule switched on, an additional tag or trait.

    what: a stat (strength run_away die levels treasures helper_levels bonus gold sale hands_needed), or allow, rule,
    counts_as
    op: add, factor, at_least, at_most (floor: an added number never takes the result below it)
    word: the limit of allow (big hands hand_cards or an identity kind), the rule word. n: allow's number (ANY for any)
    """

    __slots__ = ("cond", "floor", "index", "n", "of", "op", "tag", "to", "trait", "value", "what", "word")

    def __init__(
        self,
        what: str,
        *,
        op: AmountOp = "add",
        value: Value | None = None,
        floor: int = -999,
        word: str = "",
        n: int = 0,
        tag: int = 0,
        trait: int = 0,
        to: Scope = "",
        of: Filter | None = None,
        cond: Cond | None = None,
        index: int = -1,
    ) -> None:
        self.what = what
        self.op: AmountOp = op
        self.value = value
        self.floor = floor
        self.word = word
        self.n = n
        self.tag = tag
        self.trait = trait
        self.to: Scope = to  # "" the owner · fighters monsters host this target moved next_monster
        self.of = of
        self.cond = cond
        self.index = index  # index in Library.modifiers, so that state can hold it as a number


ANY: Final = 99


class Cards:
    """A selection of cards: a reference, or a number of cards that match."""

    __slots__ = (
        "any_of",
        "at_least",
        "by",
        "count",
        "everything",
        "filter",
        "of",
        "pick",
        "ref",
        "up_to",
        "worth",
        "zones",
    )

    def __init__(
        self,
        *,
        ref: Ref = "",
        count: Value | None = None,
        everything: bool = False,
        up_to: bool = False,
        worth: Value | None = None,
        filter: Filter | None = None,
        pick: Pick = "chosen",
        zones: tuple[Zone, ...] = ("table",),
        of: Who = "",
        by: Who = "",
        any_of: tuple[Cards, ...] = (),
        at_least: int = 0,
    ) -> None:
        self.ref: Ref = ref  # this target monsters pursuer paid moved held host it next_monster hand
        self.count = count  # None with `everything` or `worth`
        self.everything = everything
        self.up_to = up_to
        self.worth = worth
        self.filter = filter
        self.pick: Pick = pick
        self.zones = zones
        self.of: Who = of
        self.by: Who = by
        self.any_of = any_of
        self.at_least = at_least


class Step:
    """One verb with its arguments. Nested lists of steps are separate programs, given by number (-1 for none)."""

    __slots__ = (
        "bodies",
        "cards",
        "cond",
        "deck",
        "do",
        "face",
        "faces",
        "favours",
        "modifier",
        "other",
        "otherwise",
        "then",
        "to",
        "until",
        "value",
        "verb",
        "who",
        "word",
    )

    def __init__(
        self,
        verb: str,
        *,
        who: Who = "",
        cond: Cond | None = None,
        otherwise: int = -1,
        then: int = -1,
        cards: Cards | None = None,
        other: Cards | None = None,
        value: Value | None = None,
        modifier: Modifier | None = None,
        until: tuple[str, ...] = (),
        to: Who = "",
        deck: int = 0,
        face: str = "down",
        word: str = "",
        do: int = -1,
        bodies: tuple[int, ...] = (),
        faces: tuple[int, ...] = (),
    ) -> None:
        self.verb = verb
        self.who: Who = who
        self.cond = cond
        self.otherwise = otherwise  # `else`: runs if the step did nothing
        self.then = then  # runs if the step did something
        self.cards = cards  # the cards it is about; of replace: the old; of swap: mine
        self.other = other  # of replace: the new; of swap: theirs
        self.value = value
        self.modifier = modifier
        self.until = until
        self.to: Who = to  # a player, for verbs that take one (give … to, transfer_fight, force_help, loot, run_again)
        self.deck = deck
        self.face = face
        self.word = word  # of cancel: curse, loss, draw
        self.do = do  # body of may and for_each
        self.bodies = bodies  # of choose
        self.faces = faces  # of roll: six program numbers, -1 if nothing happens
        self.favours = True  # whether it is no worse for its subject than what happens otherwise (SUPER-17)


class Target:
    """What a use must name: player other fighter bystander runner (cond) · side · monster (filter) · roll (whose) ·
    card (cards).
    """

    __slots__ = ("cards", "cond", "filter", "kind", "whose")

    def __init__(
        self,
        kind: TargetKind,
        *,
        cond: Cond | None = None,
        filter: Filter | None = None,
        cards: Cards | None = None,
        whose: str = "",
    ) -> None:
        self.kind: TargetKind = kind
        self.cond = cond
        self.filter = filter
        self.cards = cards
        self.whose = whose


class Use:
    """Something a player may do with a card: one of its powers, or a way to play it."""

    __slots__ = ("by", "cond", "cost", "index", "name", "once", "program", "target", "when", "zones")

    def __init__(
        self,
        *,
        index: int,
        name: str = "",
        when: int,
        by: Who = "",
        zones: tuple[Zone, ...] = (),
        cond: Cond | None = None,
        target: Target | None = None,
        cost: tuple[Step, ...] = (),
        once: Once = "",
        program: int,
    ) -> None:
        self.index = index
        self.name = name
        self.when = when  # bits of TIMING_BIT
        self.by: Who = by
        self.zones = zones
        self.cond = cond
        self.target = target
        self.cost = cost
        self.once: Once = once
        self.program = program


class Stays:
    """How long a card stays after it was played: in_play, upon a card, while a condition holds, or until a moment."""

    __slots__ = ("cond", "filter", "how", "until")

    def __init__(
        self, how: str, *, filter: Filter | None = None, cond: Cond | None = None, until: tuple[str, ...] = ()
    ) -> None:
        self.how = how
        self.filter = filter
        self.cond = cond
        self.until = until


class CardDef:
    """What is printed on a card."""

    __slots__ = (
        "always",
        "asks",
        "bad_stuff",
        "bans",
        "big",
        "bonus",
        "changes",
        "count",
        "deadly",
        "deck",
        "effect",
        "excludes",
        "foe_changes",
        "gold",
        "gone",
        "hand_timings",
        "hands",
        "holds",
        "id",
        "identity",
        "is_item",
        "is_multiplier",
        "is_thrown",
        "kind",
        "level",
        "levels",
        "lies_on",
        "name",
        "not_for",
        "only",
        "overrides",
        "own_turn_only",
        "pack",
        "piles",
        "play_when",
        "restricted",
        "rules",
        "slots",
        "slug",
        "stacks",
        "stays",
        "strikes_others",
        "struck_slot",
        "table_timings",
        "tags",
        "trait",
        "treasures",
        "triggers",
        "use_timings",
        "uses",
        "waits",
        "words",
    )

    def __init__(self, id: DefId, name: str, slug: str, pack: str, kind: Kind, deck: int) -> None:
        self.id = id
        self.name = name
        self.slug = slug
        self.pack = pack
        self.kind = kind
        self.deck = deck
        self.count = 1
        self.identity = ""  # the identity kind, if it is an identity card
        self.is_item = False  # item or one-shot
        self.is_multiplier = False  # a special that allows more cards of an identity
        self.tags = 0
        self.trait = 0  # the trait bit that its owner has while it is in play
        self.level = 0
        self.treasures = 0  # SPECIAL if the card's own text decides
        self.levels = 1
        self.bonus = 0
        self.slots: tuple[int, ...] = ()  # numbers of Library.slots
        self.hands = 0
        self.big = False
        self.gold = -1  # -1 if it is no Item
        self.only = 0  # traits; 0 for anybody
        self.not_for = 0
        self.stacks = False
        self.holds: Filter | None = None
        self.stays: Stays | None = None
        self.play_when = 0
        self.excludes: Filter | None = None
        self.overrides: tuple[str, ...] = ()
        self.gone = False
        self.own_turn_only = False  # counts only in its victim's turn (CURSE-8)
        self.lies_on = False  # it is attached to another card and works only while that card does
        self.waits = False  # a Curse that stays in front of its victim until it takes effect (CURSE-6)
        self.restricted = False  # an Item that not all players may use
        self.asks = False  # whether it works in play depends on more than being upright
        self.deadly = False
        self.piles = 0  # its effect in play depends on the top of the discards: 1 of the Doors, 2 of the Treasures
        self.always: tuple[Modifier, ...] = ()
        self.rules: frozenset[str] = frozenset()  # rule words that `always` switches on without a condition
        self.words: frozenset[str] = frozenset()  # words that `always` may bring into force, some on a condition
        self.changes: dict[str, tuple[Modifier, ...]] = {}  # number -> modifiers that change it for the owner
        self.foe_changes: dict[str, tuple[Modifier, ...]] = {}  # the same for those who fight it
        self.bans: tuple[Modifier, ...] = ()  # which Items its owner may not use
        self.triggers: dict[str, int] = {}  # trigger word -> program
        self.struck_slot = -1
        self.strikes_others: tuple[Who, ...] = ()  # of a Curse: the players whom its effect harms besides its victim
        self.uses: tuple[Use, ...] = ()
        self.bad_stuff = -1
        self.effect = -1
        self.use_timings = 0  # bits of every timing of its uses
        self.is_thrown = False  # a one-shot whose bonus goes to the side that its player names
        self.hand_timings = -1  # bits of the moments at which it could be played or used, apart from just received
        self.table_timings = -1  # the same for a card in front of a player


SPECIAL: Final = -1


class Identity:
    """An identity kind (class, race, style …): how many a player may have, and what they are without one."""

    __slots__ = ("kind", "limit", "none", "plural")

    def __init__(self, kind: str, *, limit: int, plural: str, none: int) -> None:
        self.kind = kind
        self.limit = limit
        self.plural = plural
        self.none = none  # trait bit of a player without such a card; 0 if there is no such word


class Library:
    """All packs of one game, compiled together."""

    __slots__ = (
        "alike",
        "armable",
        "bans",
        "by_card",
        "by_name",
        "can_lower_limits",
        "card_def",
        "cards_of",
        "copy_number",
        "curse_word",
        "curse_words",
        "defs",
        "delays",
        "editions",
        "everyone",
        "hashes",
        "identities",
        "identity_traits",
        "lends",
        "limit_lowering",
        "modifiers",
        "names",
        "packs",
        "printed",
        "programs",
        "rule_words",
        "slot_limits",
        "slots",
        "stats",
        "tag_makers",
        "tags",
        "traits",
        "tribes",
    )

    def __init__(self) -> None:
        self.packs: tuple[str, ...] = ()
        self.editions: tuple[str, ...] = ()  # the editions that the packs were made for
        self.hashes: tuple[str, ...] = ()  # one for each pack, of its content
        self.defs: list[CardDef] = []
        self.card_def: list[DefId] = []  # card -> definition; Doors first, then Treasures
        self.by_card: list[CardDef] = []  # card -> its definition
        self.cards_of: list[tuple[CardId, ...]] = []  # definition -> its cards
        self.copy_number: list[int] = []  # card -> 1, 2 … among all cards of its name
        self.names: list[str] = []  # card -> name
        self.by_name: dict[str, tuple[CardId, ...]] = {}  # name in lower case -> its cards
        self.programs: list[tuple[Step, ...]] = []
        self.modifiers: list[Modifier] = []  # every modifier, at its index
        self.traits: dict[str, int] = {"male": MALE, "female": FEMALE}
        self.identity_traits = 0  # all bits but male and female
        self.tags: dict[str, int] = {}
        self.slots: list[str] = []
        self.slot_limits: list[int] = []
        self.identities: dict[str, Identity] = {}
        self.tribes: dict[str, int] = {}  # tribe word -> tag bit, of the tribes that some pack declares
        self.lends = 0  # tags whose Items may be lent to monsters of the same tag
        self.curse_word = "Curse"  # for all packs together: Curse or Trap
        self.curse_words: dict[str, str] = {}  # pack -> its word for them
        self.everyone = 0  # traits that all players have, whatever cards say (MIX-5)
        self.alike: list[DefId] = []  # definition -> the first of its name that does exactly the same
        self.armable = False  # some companion can hold an Enhancer
        self.tag_makers: frozenset[CardId] = frozenset()  # Enhancers that make a monster a member of a tribe
        self.rule_words: frozenset[str] = frozenset()  # every rule word that some card can switch on
        self.stats: frozenset[str] = frozenset()  # every number that some card can change
        self.printed: frozenset[str] = frozenset()  # the numbers that a card in force changes for its owner
        self.bans = False  # some card keeps its owner from using Items
        self.delays = False  # some Curse waits in front of its victim
        self.can_lower_limits = False  # some card can lower a limit, so that even a single card may be too many
        self.limit_lowering: bytes = b""  # card -> 1 if it can lower a limit of its owner; empty if anything can
