"""The strict grammar of packs: what may stand where. Refuses whatever it does not know; changes nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from kickdoor.packs.checker import Checker, DeclaredWords, shown
from kickdoor.packs.icons import icon_names
from kickdoor.packs.names import is_list, is_map, listed, slug, with_article
from kickdoor.packs.vocabulary import BOUNDS, IDENTITY_KIND, NEEDS, NEEDS_ONE, NOUNS, ONLY_FOR, Word

PLAYER_TARGETS: Final = ("player", "other", "fighter", "bystander", "runner")
CARD_TARGETS: Final = ("monster", "card")
PAYABLE: Final = ("this", "hand", "held")
COSTS: Final = ("discard", "lose_levels", "bury")
# HELP-12: a monster's own number asks about the fight, never of a player: a bare trait would leave open whose.
FIGHT_CONDITIONS: Final = (
    "facing", "main", "alone", "used", "level_sufficed", "against", "any", "all", "not", "monsters", "killed",
    "monsters_seen",
)  # fmt: skip
# A modifier whose sum asks for itself would never end.
SUMS: Final = ("losing", "level_sufficed")
CIRCULAR: Final[dict[str, tuple[str, ...]]] = {
    "strength": SUMS,
    "bonus": SUMS,
    "rule": SUMS,
    "counts_as": SUMS,
    "treasures": (*SUMS, "treasures"),
    "allow": ("free_hands",),
    "hands_needed": ("free_hands",),
}
# What each card says even where the pack need not write it.
ON_EVERY_CARD: Final = ("name", "kind", "deck", "count")
PLAYER_ZONES: Final = ("hand", "table", "worn", "carried", "held")


class Grammar(Checker):
    """Checks cards against the tables of words."""

    def __init__(self, known: DeclaredWords, *, file: str = "") -> None:
        super().__init__(known, file=file)
        self.target: str | None = None  # the kind of target of the use being checked
        self.pays = False  # whether it has a cost
        self.length = 0  # steps of the card so far
        gold = BOUNDS["gold"]
        self.types = {  # beside those of SHAPES
            "kind": self.kind,
            "slot": lambda v: self.known_word("slot", v, self.known.slots),
            "tag": lambda v: self.known_word("tag", v, self.known.tags),
            "trait": lambda v: self.known_word("trait", v, self.known.traits),
            "named": lambda v: self.known_word("card", v, self.known.slugs),
            "treasures": self.treasures,
            "who": self.who,
            "valued": self.valued,
            "card_ref": self.ref,
            "per_paid": self.per_paid,
            "value": self.value,
            "gold_value": lambda v: self.value(v, gold),
            "amount": self.amount,
            "gold_amount": lambda v: self.amount(v, gold),
            "many": self.many,
            "cards": self.cards,
            "selection": self.selection,
            "modifier": self.modifier,
            "allow": self.allow,
            "counted": self.counted,
            "cond": self.cond,
            "has": self.has,
            "step": self.step,
            "payment": self.payment,
            "table": self.table,
            "target": self.named_target,
            "triggers": self.triggers,
            "use": self.use,
            "stays": self.stays,
            "art": self.art,
            "icon": lambda v: self.known_word("icon", v, icon_names()),
        }

    # ------------------------------------------------------------ words of the pack
    def kind(self, value: Any) -> None:
        if isinstance(value, str) and value in self.known.identities:
            self.used["kind", IDENTITY_KIND] = None
        elif not isinstance(value, str) or value not in NOUNS["kind"] or value == IDENTITY_KIND:
            self.unknown("kind", value, [*NOUNS["kind"], *self.known.identities])
        else:
            self.used["kind", value] = None

    def treasures(self, value: Any) -> None:
        if isinstance(value, str):
            self.word("treasures", value)
        else:
            self.whole(value, 0, BOUNDS["number"])

    # ------------------------------------------------------------ players, cards, values
    def who(self, value: Any) -> None:
        if self.word("who", value) and value == "target" and self.target not in PLAYER_TARGETS:
            self.error("`target` stands for a player here, but the use names none")

    def ref(self, value: Any) -> None:
        if not self.word("ref", value):
            return
        if value == "target" and self.target not in CARD_TARGETS:
            self.error("`target` stands for a card here, but the use names none")
        if value == "paid" and not self.pays:
            self.error("`paid` without a cost")

    def valued(self, value: Any) -> None:
        if value == "you" or (value == "target" and self.target in PLAYER_TARGETS):
            self.word("who", value)
        else:
            self.ref(value)

    def per_paid(self, value: Any) -> None:
        self.whole(value, -BOUNDS["number"], BOUNDS["number"])
        if not self.pays:
            self.error("`per_paid` without a cost")

    def value(self, value: Any, high: int = BOUNDS["number"]) -> None:
        if isinstance(value, str):
            if self.word("value", value) and NOUNS["value"][value].takes:
                self.error(f"{value} needs an argument")
        elif is_map(value) and len(value) == 1:
            self.record("value", value, NOUNS["value"])
        else:
            self.whole(value, -high, high)

    def amount(self, value: Any, high: int = BOUNDS["number"]) -> None:
        amounts = NOUNS["amount"]
        if not is_map(value) or not any(key in amounts for key in value):
            self.value(value, high)
            return
        heads = [key for key in value if key in amounts]
        if len(heads) != 1:
            self.error(f"an amount is one thing, not {' and '.join(heads)}")
        for key in amounts[heads[0]].also:
            if key not in value:
                self.error(f"{heads[0]} lacks {key!r}")
        for key, part in value.items():
            with self.at(key, value):
                if key in amounts and self.word("amount", key):
                    self.whole(part, 0 if amounts[key].takes == "nat" else -high, high)
                elif key in amounts[heads[0]].also:
                    self.whole(part, -high, high)
                else:
                    self.unknown(f"key of {heads[0]}", key, [*amounts, *amounts[heads[0]].also])

    def many(self, value: Any) -> None:
        if value == "all":
            self.word("many", value)
        elif is_map(value) and len(value) == 1 and not any(key in NOUNS["value"] for key in value):
            self.record("many", value, NOUNS["many"])
        else:
            self.value(value)

    def cards(self, value: Any) -> None:
        if isinstance(value, str):
            self.ref(value)
            return
        if not self.record("cards", value, {**NOUNS["filter"], **NOUNS["cards"]}):
            return
        if ("count" in value) == ("worth" in value):
            self.error("cards need either `count` or `worth`")
        if not any(key in NOUNS["filter"] or key in ("in", "any") for key in value):
            self.error("cards need a filter or a zone: which ones?")
        for key in ("of", "by"):
            if value.get(key) == "chosen":
                self.error(f"`chosen` cannot stand after `{key}`: nobody has been picked (say `who: chosen`)")

    def selection(self, value: Any) -> None:
        self.record("cards", value, {**NOUNS["filter"], "in": NOUNS["cards"]["in"], "pick": NOUNS["cards"]["pick"]})

    # ------------------------------------------------------------ modifiers
    def modifier(self, value: Any) -> None:
        if not is_map(value):
            self.error(f"a modifier is a mapping, not {shown(value)}")
            return
        heads = {**NOUNS["stat"], **{key: NOUNS["modifier"][key] for key in ("allow", "rule", "counts_as")}}
        tails = {key: word for key, word in NOUNS["modifier"].items() if key not in heads}
        main = [key for key in value if key not in tails]
        for key in main:
            if key not in heads:
                self.unknown("stat", key, [*heads, *tails])
                return
        if len(main) != 1:
            self.error(f"a modifier changes exactly one thing, not {main}")
            return
        for key, part in value.items():
            with self.at(key, value):
                self.word("stat" if key in NOUNS["stat"] else "modifier", key)
                self.check((heads | tails)[key].takes, part)
        for word in CIRCULAR.get(main[0], ()):
            if mentions(value[main[0]], word) or mentions(value.get("if"), word):
                self.error(f"{main[0]} cannot depend on `{word}`, which depends on it")
        self.modifier_cards(main[0], value)

    def modifier_cards(self, head: str, value: dict[str, Any]) -> None:
        """Which cards, where the head speaks of cards."""
        rule = value.get("rule")
        if value.get("to") == "target" and self.target is None:
            self.error("`target` is used but none is named")
        if head in ("bonus", "gold", "hands_needed") and "of" not in value and "to" not in value:
            self.error(f"{head} needs `of` or `to`: which cards?")
        if rule == "unusable":  # what is in use decides both
            for word in ("used", "free_hands"):
                if mentions(value.get("if"), word):
                    self.error(f"unusable cannot depend on `{word}`, which depends on it")
        if isinstance(rule, str) and rule in NOUNS["rule"]:
            for key in NOUNS["rule"][rule].also:
                if key not in value:
                    self.error(f"{rule} needs {key!r}: which cards?")

    def allow(self, value: Any) -> None:
        if not is_map(value) or len(value) != 1:
            self.error("allow names one limit")
            return
        ((key, part),) = value.items()
        with self.at(key, value):
            if key in self.known.identities:
                self.used["limit", IDENTITY_KIND] = None
            elif key in NOUNS["limit"] and key != IDENTITY_KIND:
                self.used["limit", key] = None
            else:
                self.unknown("limit", key, [*NOUNS["limit"], *self.known.identities])
            if part != "any":
                self.whole(part, -BOUNDS["number"], BOUNDS["number"])

    def counted(self, value: Any) -> None:
        self.known_word("tag or trait", value, [*self.known.tags, *self.known.traits])

    # ------------------------------------------------------------ conditions
    def cond(self, value: Any) -> None:
        if isinstance(value, str):
            self.check("trait", value)
            self.used["cond", "<trait>"] = None
        elif is_map(value) and len(value) == 1:
            self.record("cond", value, NOUNS["cond"])
        else:
            self.error(f"{shown(value)} is not a condition (a trait, or a mapping with one key)")

    def has(self, value: Any) -> None:
        self.record("filter", value, {**NOUNS["filter"], "in": NOUNS["cards"]["in"]})
        if is_map(value):
            for zone in listed(value.get("in", "table")):
                if zone in NOUNS["zone"] and zone not in PLAYER_ZONES:
                    self.error(f"nobody has cards in {zone}; `has` knows {', '.join(PLAYER_ZONES)}")

    # ------------------------------------------------------------ steps
    def payment(self, value: Any) -> None:
        verb = value if isinstance(value, str) else next((k for k in value if k in NOUNS["verb"]), "")
        if verb in NOUNS["verb"] and verb not in COSTS:
            self.error(f"{verb} cannot be a cost")
        self.step(value)
        if is_map(value) and verb in COSTS:
            self.own_payment(verb, value)

    def own_payment(self, verb: str, value: dict[str, Any]) -> None:
        """CLASS-7: a cost is paid by the user; FAQ-4: perhaps with what lies in front of another."""
        cards = value[verb]
        strange = [key for key in value if key != verb]
        if is_map(cards):
            strange += [key for key in ("by",) if key in cards]
            zones = [zone for part in (cards, *cards.get("any", ())) for zone in listed(part.get("in", "table"))]
            strange += [zone for zone in zones if zone not in PLAYER_ZONES]
        elif isinstance(cards, str) and cards not in PAYABLE:
            strange.append(cards)
        for word in strange:
            self.error(f"`{word}` cannot stand in a cost, which the user pays")

    def step(self, value: Any) -> None:
        self.length += 1
        verbs = NOUNS["verb"]
        if isinstance(value, str):
            if self.word("verb", value) and verbs[value].takes:
                self.error(f"{value} needs an argument ({verbs[value].takes})")
            return
        if not is_map(value):
            self.error(f"a step is a verb or a mapping with one verb, not {shown(value)}")
            return
        found = [key for key in value if key in verbs]
        if len(found) != 1:
            strange = [key for key in value if key not in NOUNS["step"] and key not in verbs]
            if strange and not found:
                with self.at(strange[0], value):
                    self.unknown("verb", strange[0], verbs)
            else:
                self.error(f"a step has exactly one verb, not {' and '.join(found) or 'none'}")
            return
        self.arguments(found[0], verbs[found[0]], value)

    def arguments(self, verb: str, word: Word, value: dict[str, Any]) -> None:
        self.used["verb", verb] = None
        also = {key.rstrip("?"): takes for key, takes in word.also.items()}
        for key in word.also:
            if not key.endswith("?") and key not in value:
                self.error(f"{verb} lacks {key!r}")
        for key, part in value.items():
            with self.at(key, value):
                if key == verb:
                    self.check(word.takes or "true", part)
                elif key in also:
                    self.check(also[key], part)
                elif key in NOUNS["step"]:
                    self.word("step", key)
                    self.check(NOUNS["step"][key].takes, part)
                else:
                    self.unknown(f"key of {verb}", key, [*NOUNS["step"], *also])
        part = value[verb]
        if verb == "take" and is_map(part) and "hand" in listed(part.get("in")) and "pick" not in part:
            self.error("take from a hand: say `pick: random` or `pick: chosen`")  # CARDS-9

    def table(self, value: Any) -> None:
        faces: list[int] = []
        if not is_map(value) or not value:
            self.error("a table of die faces expected")
            return
        for key, part in value.items():
            with self.at(key, value):
                match = re.fullmatch(r"([1-6])(?:-([1-6]))?", key)
                if match is None:
                    self.error(f"{key!r} is not a range of faces such as 1-3")
                    continue
                faces += range(int(match[1]), int(match[2] or match[1]) + 1)
                self.check("steps", part)
        if len(faces) != len(set(faces)):
            self.error("a face occurs twice")

    # ------------------------------------------------------------ triggers and uses
    def named_target(self, value: Any) -> None:
        if isinstance(value, str):
            self.word("target", value)
        elif is_map(value) and len(value) == 1:
            self.record("target", value, NOUNS["target"])
        else:
            self.error("one kind of target expected")

    def triggers(self, value: Any) -> None:
        table = NOUNS["trigger"]
        if not is_map(value) or not value:
            self.error("a mapping from trigger to steps expected")
            return
        for key, part in value.items():
            with self.at(key, value):
                if not self.word("trigger", key):
                    continue
                if also := table[key].also:
                    needed = {name: Word(takes, "", need=True) for name, takes in also.items()}
                    self.record("trigger", part, {**needed, "do": Word("steps", "", need=True)})
                else:
                    self.check("steps", part)

    def use(self, value: Any) -> None:
        if is_map(value):
            target = value.get("target")
            head = next(iter(target), None) if is_map(target) else target
            self.target = head if isinstance(head, str) else None
            self.pays = "cost" in value
        self.record("use", value, NOUNS["use"])
        if is_map(value) and value.get("by") in ("target", "chosen"):
            self.error(f"`by: {value['by']}`: who may use it is not picked by using it")
        self.target, self.pays = None, False

    def stays(self, value: Any) -> None:
        if isinstance(value, str):
            if self.word("stays", value) and NOUNS["stays"][value].takes:
                self.error(f"{value} needs an argument")
        elif is_map(value) and len(value) == 1 and "in_play" not in value:
            self.record("stays", value, NOUNS["stays"])
        else:
            self.error("stays: in_play, upon, while or until")

    def art(self, value: Any) -> None:
        if isinstance(value, str):
            self.used["art", "icon"] = None
            self.check("icon", value)
        else:
            self.record("art", value, NOUNS["art"])

    # ------------------------------------------------------------ cards
    def check_card(self, card: dict[str, Any]) -> None:
        self.card = str(card.get("name", "?"))
        self.path = []
        self.length = 0
        before = len(self.errors)
        self.record("property", card, NOUNS["property"])
        if self.length > BOUNDS["card_steps"]:
            self.error(f"{self.length} steps are more than a card may have ({BOUNDS['card_steps']})")
        if len(self.errors) == before:  # what follows reads the card as sound
            self.whole_card(card, card["kind"])

    def whole_card(self, card: dict[str, Any], kind: str) -> None:
        """What the parts of a card owe each other."""
        sort = IDENTITY_KIND if kind in self.known.identities else kind
        for key, kinds in ONLY_FOR.items():
            if key in card and sort not in kinds:
                names = ["identity card" if each == IDENTITY_KIND else each for each in kinds]
                self.error(f"{key} belongs to {with_article(' or '.join(names))} only")
        for key in card.get("sourced", ()):
            if key not in card and key not in ON_EVERY_CARD:
                self.error(f"sourced names {key!r}, which the card does not have")
        if "stacks" in card and "slot" not in card:
            self.error("stacks needs a slot")
        for key in NEEDS.get(kind, ()):
            if key not in card:
                self.error(f"{with_article(kind)} needs {key!r}{' (0 is No Value)' if key == 'gold' else ''}")
        needed = NEEDS_ONE.get(kind)
        if needed and not any(key in card for key in needed):
            self.error(f"this kind of card needs {' or '.join(needed)}")
        if kind == "enhancer" and "uses" in card and any(key in card for key in ("bonus", "treasures", "always")):
            self.error("an enhancer is laid on a monster or played by its uses, not both")
        if "play_when" in card and "stays" not in card and kind != "item":
            self.error("play_when is for cards that stay")
        of_fight = [use for use in card.get("uses", []) if "from" not in use]  # used while the monster is fought
        paid = [part for use in of_fight for step in use.get("cost", []) for part in step.values()]
        if kind == "monster" and "this" in paid:
            self.error("a monster of a fight cannot be spent as a cost")
        if kind == "monster":
            for index, modifier in enumerate(card.get("always", [])):
                with self.at("always", card), self.at(index, card["always"]):
                    self.own_number(modifier)

    def own_number(self, modifier: dict[str, Any]) -> None:
        condition = modifier.get("if")
        if condition is None or "to" in modifier or not any(k in modifier for k in ("strength", "levels", "treasures")):
            return
        if (next(iter(condition)) if is_map(condition) else condition) not in FIGHT_CONDITIONS:
            self.error("a monster's own number needs `facing` or `main`")


def mentions(value: Any, word: str) -> bool:
    """Whether a word stands as a key anywhere in this value."""
    if is_map(value):
        return word in value or any(mentions(part, word) for part in value.values())
    return is_list(value) and any(mentions(part, word) for part in value)


def known_words(header: dict[str, Any], cards: Sequence[dict[str, Any]]) -> DeclaredWords:
    """What the header declares and the cards are called."""
    identities = header.get("identities", {})
    foreign: list[str] = header.get("knows", [])
    nones = [each["none"] for each in identities.values() if "none" in each]
    own = [(slug(str(card.get("name"))), card.get("kind")) for card in cards]
    traits = ["male", "female", *nones, *(name for name, kind in own if kind in identities), *foreign]
    slugs = [*(name for name, _ in own), *foreign]
    return DeclaredWords(
        identities, list(header.get("slots", {})), header.get("tags", []), dict.fromkeys(traits), dict.fromkeys(slugs)
    )


def check_pack(
    header: dict[str, Any], file: str, cards: Sequence[dict[str, Any]], places: Sequence[tuple[str, int]]
) -> list[str]:
    """Everything that is wrong with a pack."""
    from kickdoor.packs.header import HeaderGrammar

    head = HeaderGrammar(file=file)
    head.check_header(header)
    if head.errors:
        return head.errors
    grammar = Grammar(known_words(header, cards))
    seen: dict[str, tuple[str, int]] = {}
    for card, place in zip(cards, places, strict=True):
        grammar.file, grammar.line = place
        grammar.check_card(card)
        grammar.line = place[1]
        name = slug(str(card.get("name")))
        if name in seen:
            grammar.error(f"a card of this name stands in {seen[name][0]}:{seen[name][1]} already")
        seen.setdefault(name, place)
    return grammar.errors


def words_used(header: dict[str, Any], cards: Sequence[dict[str, Any]]) -> list[tuple[str, str]]:
    """Every (noun, word) that the cards of a sound pack use."""
    grammar = Grammar(known_words(header, cards))
    for card in cards:
        grammar.check_card(card)
    return list(grammar.used)
