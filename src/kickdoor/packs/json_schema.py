"""The grammar of packs as a JSON Schema (draft 2020-12), from the tables of words, so that editors can complete them.

What parts of a card owe each other is for the loader; here each word stands where it may, with its meaning. Without a
pack the pack's own words (tags, slots, kinds of identity, traits) may be any; with one they are exactly its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, assert_never

from kickdoor.packs.checker import NEW_WORD
from kickdoor.packs.icons import icon_names
from kickdoor.packs.loader import Pack
from kickdoor.packs.schema import COSTS, PLAYER_ZONES, known_words
from kickdoor.packs.vocabulary import (
    BOUNDS,
    IDENTITY_KIND,
    LISTS,
    NEEDS,
    NEEDS_ONE,
    NOUNS,
    ONLY_FOR,
    RECORDS,
    SHAPES,
    Table,
    Word,
    shapes,
)

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
TEXT: Final = r"^[^\[\]{}#\"\s]([^\[\]{}#\"]*[^\[\]{}#\"\s])?$"
FACES: Final = "^[1-6](-[1-6])?$"
HEADS: Final = ("allow", "rule", "counts_as")  # of modifiers, besides the stats

Schema = dict[str, Any]
ANY_WORD: Final[Schema] = {"type": "string", "pattern": f"^{NEW_WORD}$"}


def pack_schema(pack: Pack | None = None) -> Schema:
    """A schema for every file of a pack: its header, a list of cards, or both in one file."""
    return Writer(pack).whole()


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def one_of(*parts: Schema) -> Schema:
    return {"anyOf": list(parts)}


def entries(item: Schema, low: int, high: int, *, unique: bool = False) -> Schema:
    made: Schema = {"type": "array", "items": item, "minItems": low, "maxItems": high}
    return {**made, "uniqueItems": True} if unique else made


def whole(low: int, high: int) -> Schema:
    return {"type": "integer", "minimum": low, "maximum": high}


def words(table: Mapping[str, Word], *, bare: bool = False) -> Schema:
    """One of these words; `bare`: only those that take no argument."""
    found = {key: word for key, word in table.items() if not key.startswith("<") and not (bare and word.takes)}
    return {"enum": list(found), "enumDescriptions": [meaning(word) for word in found.values()]}


def meaning(word: Word) -> str:
    return f"{word.means} ({word.rules})" if word.rules else word.means


class Writer:
    def __init__(self, pack: Pack | None) -> None:
        known = known_words(pack.header, pack.cards) if pack is not None else None
        self.identities = list(known.identities) if known is not None else None
        self.tags = self.own(known.tags) if known is not None else ANY_WORD
        self.slots = self.own(known.slots) if known is not None else ANY_WORD
        self.traits = self.own(known.traits) if known is not None else ANY_WORD
        self.cards = self.own(known.slugs) if known is not None else ANY_WORD
        self.defs: dict[str, Schema] = {
            **{name: self.shaped(shape) for name, shape in SHAPES.items()},
            **self.defs_of_own_words(),
            **self.defs_of_values(),
            **self.defs_of_selections(),
            **self.defs_of_modifiers(),
            **self.defs_of_conditions(),
            **self.defs_of_steps(),
            **self.defs_of_looks(),
            "card": self.card(),
        }
        for noun, table in LISTS.items():
            self.defs.setdefault(noun, words(table))
        for noun, table in RECORDS.items():
            self.defs.setdefault(noun, self.record(table))

    def whole(self) -> Schema:
        cards = entries(ref("card"), 0, BOUNDS["cards"])
        both = {"type": "object", "properties": {"pack": ref("header"), "cards": cards}, "required": ["pack", "cards"]}
        return {
            "$schema": DIALECT,
            "title": "kickdoor: a file of a pack of cards",
            "if": {"type": "array"},
            "then": cards,
            "else": {
                "if": {"type": "object", "required": ["pack"]},
                "then": {**both, "additionalProperties": False},
                "else": ref("header"),
            },
            "$defs": self.defs,
        }

    # ------------------------------------------------------------ what there is, by chapter
    def defs_of_own_words(self) -> dict[str, Schema]:
        """Words that the pack itself declares, and kinds."""
        return {
            "kind": self.kind(),
            "slot": self.slots,
            "tag": self.tags,
            "trait": self.traits,
            "named": self.cards,
            "treasures": one_of(words(NOUNS["treasures"]), ref("nat")),
        }

    def defs_of_values(self) -> dict[str, Schema]:
        """Numbers that are worked out in play."""
        number, gold = BOUNDS["number"], BOUNDS["gold"]
        return {
            "ref": words(NOUNS["ref"]),
            "card_ref": ref("ref"),
            "valued": one_of(ref("ref"), {"enum": ["you", "target"]}),
            "per_paid": ref("int"),
            "value": self.headed("value", whole(-number, number)),
            "gold_value": one_of(whole(-gold, gold), ref("value")),
            "amount": self.amount("value", number),
            "gold_amount": self.amount("gold_value", gold),
            "many": one_of(
                words(NOUNS["many"], bare=True), self.record({"up_to": NOUNS["many"]["up_to"]}), ref("value")
            ),
        }

    def defs_of_selections(self) -> dict[str, Schema]:
        """Which cards are meant."""
        return {
            "cards": self.selection(),
            "selection": self.record({**NOUNS["filter"], "in": NOUNS["cards"]["in"], "pick": NOUNS["cards"]["pick"]}),
        }

    def defs_of_modifiers(self) -> dict[str, Schema]:
        """What holds while a card is in force."""
        return {
            "modifier": self.modifier(),
            "allow": self.allow(),
            "counted": one_of(self.tags, self.traits),
        }

    def defs_of_conditions(self) -> dict[str, Schema]:
        """What must hold."""
        return {
            "cond": self.headed("cond", self.traits),
            "has": self.record({**NOUNS["filter"], "in": Word("player_zones", NOUNS["cards"]["in"].means)}),
            "player_zones": self.some(words({key: NOUNS["zone"][key] for key in PLAYER_ZONES})),
        }

    def defs_of_steps(self) -> dict[str, Schema]:
        """What happens, when, to whom and at what cost."""
        return {
            "step": self.step(NOUNS["verb"]),
            "payment": self.step({verb: NOUNS["verb"][verb] for verb in COSTS}),
            "table": {
                "type": "object",
                "minProperties": 1,
                "propertyNames": {"pattern": FACES},
                "additionalProperties": ref("steps"),
            },
            "target": self.headed("target", None),
            "triggers": self.triggers(),
            "stays": self.headed("stays", None),
        }

    def defs_of_looks(self) -> dict[str, Schema]:
        """What the game does not read."""
        return {
            "icon": {"enum": sorted(icon_names())},
            "art": one_of(ref("icon"), self.record(NOUNS["art"])),
        }

    # ------------------------------------------------------------ shapes
    def own(self, known: Iterable[str]) -> Schema:
        return {"enum": list(known)}

    def shaped(self, shape: shapes.Shape) -> Schema:
        """A plain type."""
        match shape:
            case shapes.Whole():
                return whole(shape.low, shape.high)
            case shapes.Text():
                return {"type": "string", "minLength": 1, "maxLength": shape.most, "pattern": TEXT}
            case shapes.Exactly():
                return {"const": shape.value}
            case shapes.Flag():
                return {"type": "boolean"}
            case shapes.NewWord():
                return ANY_WORD
            case shapes.OneOf():
                return words({word: NOUNS[shape.noun][word] for word in shape.words})
            case shapes.Some():
                return self.some(ref(shape.of), unique=bool(shape.unique))
            case shapes.Each():
                return entries(ref(shape.of), shape.low, shape.high, unique=bool(shape.unique))
            case shapes.Keyed():
                return {
                    "type": "object",
                    "propertyNames": ANY_WORD,
                    "maxProperties": shape.most,
                    "additionalProperties": ref(shape.of),
                }
            case _:
                assert_never(shape)

    def some(self, item: Schema, *, unique: bool = False) -> Schema:
        """One, or a list of them."""
        return one_of(item, entries(item, 1, 64, unique=unique))

    def argument(self, word: Word) -> Schema:
        return {"description": meaning(word), **ref(word.takes or "true")}

    def record(self, table: Table) -> Schema:
        made: Schema = {
            "type": "object",
            "properties": {key: self.argument(word) for key, word in table.items() if not key.startswith("<")},
            "additionalProperties": False,
            "minProperties": 1,
        }
        if needed := [key for key, word in table.items() if word.need]:
            made["required"] = needed
        return made

    def headed(self, noun: str, plain: Schema | None) -> Schema:
        """A mapping with exactly one word of the table, a word that takes nothing, or what else may stand there."""
        table = NOUNS[noun]
        mapping = {**self.record({key: word for key, word in table.items() if word.takes}), "maxProperties": 1}
        bare = words(table) if noun == "target" else words(table, bare=True)
        parts = [plain, bare if bare["enum"] else None, mapping]
        return one_of(*(part for part in parts if part is not None))

    def kind(self) -> Schema:
        found = words(NOUNS["kind"])
        if self.identities is None:
            return one_of(found, {**ANY_WORD, "description": "a kind of identity"})
        about = meaning(NOUNS["kind"][IDENTITY_KIND])
        found["enum"] += self.identities
        found["enumDescriptions"] += [about] * len(self.identities)
        return found

    def amount(self, value: str, high: int) -> Schema:
        parts: list[Schema] = [ref(value)]
        for key, word in NOUNS["amount"].items():
            if not key.startswith("<"):
                part = {"description": meaning(word), **whole(0 if word.takes == "nat" else -high, high)}
                keys = {key: part, **dict.fromkeys(word.also, whole(-high, high))}
                made = {"type": "object", "properties": keys, "required": list(keys), "additionalProperties": False}
                parts.append(made)
        return one_of(*parts)

    def selection(self) -> Schema:
        made = self.record({**NOUNS["filter"], **NOUNS["cards"]})
        made["oneOf"] = [{"required": ["count"]}, {"required": ["worth"]}]
        return one_of(ref("ref"), made)

    def modifier(self) -> Schema:
        heads = {**NOUNS["stat"], **{key: NOUNS["modifier"][key] for key in HEADS}}
        made = self.record({**heads, **NOUNS["modifier"]})
        made["oneOf"] = [{"required": [head]} for head in heads]
        return made

    def allow(self) -> Schema:
        amount = one_of({"const": "any"}, ref("int"))
        limits = {key: word for key, word in NOUNS["limit"].items() if key != IDENTITY_KIND}
        made: Schema = {
            "type": "object",
            "properties": {key: {"description": meaning(word), **amount} for key, word in limits.items()},
            "minProperties": 1,
            "maxProperties": 1,
        }
        if self.identities is None:
            return {**made, "propertyNames": {"pattern": f"^{NEW_WORD}$"}, "additionalProperties": amount}
        made["properties"] |= dict.fromkeys(self.identities, amount)
        return {**made, "additionalProperties": False}

    def step(self, verbs: Table) -> Schema:
        also = {key.rstrip("?"): takes for word in verbs.values() for key, takes in word.also.items()}
        extra = {key: Word(takes, "see its verb") for key, takes in also.items()}
        made = self.record({**verbs, **NOUNS["step"], **extra})
        made["oneOf"] = [{"required": [verb]} for verb in verbs]
        needed = {verb: [key for key in word.also if not key.endswith("?")] for verb, word in verbs.items()}
        made["dependentRequired"] = {verb: keys for verb, keys in needed.items() if keys}
        bare = words(verbs, bare=True)
        return one_of(bare, made) if bare["enum"] else made

    def triggers(self) -> Schema:
        made: dict[str, Schema] = {}
        for key, word in NOUNS["trigger"].items():
            if word.also:
                also = {name: Word(takes, f"see {key}", need=True) for name, takes in word.also.items()}
                body = self.record({**also, "do": Word("steps", "what happens", need=True)})
            else:
                body = ref("steps")
            made[key] = {"description": meaning(word), **body}
        return {"type": "object", "properties": made, "additionalProperties": False, "minProperties": 1}

    # ------------------------------------------------------------ cards
    def card(self) -> Schema:
        made = self.record(NOUNS["property"])
        made["allOf"] = [
            {"if": {"properties": {"kind": {"const": kind}}, "required": ["kind"]}, "then": owed}
            for kind, owed in (
                *((kind, {"required": list(keys)}) for kind, keys in NEEDS.items()),
                *((kind, one_of(*({"required": [key]} for key in keys))) for kind, keys in NEEDS_ONE.items()),
            )
        ]
        made["dependentSchemas"] = {
            key: {"properties": {"kind": {"not": {"enum": self.kinds_without(kinds)}}}}
            for key, kinds in ONLY_FOR.items()
        }
        return made

    def kinds_without(self, kinds: Sequence[str]) -> list[str]:
        """The kinds of card that are not among these; without a pack, its kinds of identity are unknown."""
        own = [] if IDENTITY_KIND in kinds else self.identities or []
        return [*(kind for kind in NOUNS["kind"] if kind not in (*kinds, IDENTITY_KIND)), *own]
