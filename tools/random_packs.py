"""Random packs that the loader accepts: every word of the vocabulary, in every place where the grammar allows it.

Made from the tables of words, so that a new word is tried as soon as it is there. Each card comes from a number of its
own: hypothesis shrinks the list of numbers to the cards that matter.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kickdoor.packs import Pack
from kickdoor.packs.loader import Location, canonical
from kickdoor.packs.names import slug
from kickdoor.packs.schema import Grammar, check_pack, known_words
from kickdoor.packs.vocabulary import IDENTITY_KIND, NOUNS, ONLY_FOR, RECORDS, Table

HEADER: Final[dict[str, Any]] = {
    "id": "fuzz",
    "title": "Fuzz",
    "vocabulary": 1,
    "identities": {
        "class": {"limit": 1, "plural": "Classes"},
        "race": {"limit": 1, "plural": "Races", "none": "human"},
        "order": {"limit": 2, "plural": "Orders", "none": "layman"},
    },
    "slots": {"headgear": 1, "armor": 1, "footgear": 1, "tail": 2},
    "tags": ["undead", "dragon", "fire", "goblin", "gun"],
    "tribes": ["undead", "goblin"],
    "lends": ["gun"],
    "knows": ["wizard", "elf", "net_troll"],
}
DOORS: Final = ("monster", "monster", "curse", "enhancer", "class", "race", "order", "special", "upgrade")
TREASURES: Final = ("item", "item", "oneshot", "level_up", "companion", "special", "upgrade")
DEEP: Final = 4
PLAIN_VERBS: Final = ("gain_levels", "lose_levels", "discard", "draw", "modify", "take", "give")


class Maker:
    """Writes values by the type that a word takes; what it writes is right but for what parts owe each other."""

    def __init__(self, pick: random.Random) -> None:
        self.pick = pick
        self.deep = 0
        self.names: list[str] = []
        self.traits: list[str] = ["male", "female", "human", "layman", *HEADER["knows"]]
        self.target = ""
        self.pays = False
        self.types: dict[str, Callable[[], Any]] = {
            "true": lambda: True,
            "bool": lambda: self.chance(0.5),
            "nat": lambda: self.pick.choice((0, 1, 1, 2, 3, 5, 10, 99)),
            "int": lambda: self.pick.choice((-99, -5, -3, -2, -1, 0, 1, 2, 3, 4, 5, 10, 99)),
            "copies": lambda: self.pick.randint(1, 4),
            "positive": lambda: self.pick.choice((1, 2, 3, 10)),
            "gold": lambda: self.pick.choice((0, 0, 100, 200, 300, 400, 600, 1000, 10_000)),
            "any": lambda: "any",
            "kind": self.kind,
            "kinds": lambda: self.some(self.kind),
            "slot": self.slot,
            "slots": lambda: self.some(self.slot),
            "tags": lambda: self.several(HEADER["tags"]),
            "traits": lambda: self.some(lambda: self.pick.choice(self.traits)),
            "slugs": lambda: self.some(lambda: self.pick.choice([*self.names, *HEADER["knows"]])),
            "treasures": lambda: "special" if self.chance(0.1) else self.pick.randint(0, 5),
            "overrides": lambda: self.some(lambda: self.word("override")),
            "timings": lambda: self.some(lambda: self.word("timing")),
            "zones": lambda: self.some(lambda: self.word("zone")),
            "moments": lambda: self.some(lambda: self.word("moment")),
            "who": lambda: self.word("who"),
            "valued": lambda: self.pick.choice(["you", "target", *NOUNS["ref"]]),
            "card_ref": lambda: self.word("ref"),
            "per_paid": lambda: self.pick.randint(-3, 5),
            "value": self.value,
            "gold_value": lambda: self.pick.choice((0, 100, 500, 1000)) if self.chance(0.6) else self.value(),
            "amount": self.amount,
            "gold_amount": lambda: self.pick.choice((100, 300)) if self.chance(0.4) else self.amount(),
            "pair": lambda: [self.value(), self.value()],
            "many": self.many,
            "cards": self.cards,
            "selections": lambda: [
                self.record({**NOUNS["filter"], "in": NOUNS["cards"]["in"], "pick": NOUNS["cards"]["pick"]}, 1)
                for _ in range(self.pick.randint(2, 3))
            ],
            "modifier": self.modifier,
            "modifiers": lambda: [self.modifier() for _ in range(self.pick.randint(1, 3))],
            "allow": lambda: {
                self.pick.choice(["big", "hands", "hand_cards", *HEADER["identities"]]): self.pick.choice(
                    ("any", 1, 2, -1, -2, 99, -99)
                )
            },
            "counted": lambda: self.pick.choice([*HEADER["tags"], *self.traits]),
            "cond": self.cond,
            "conds": lambda: [self.cond() for _ in range(self.pick.randint(2, 3))],
            "has": lambda: self.record({**NOUNS["filter"], "in": NOUNS["cards"]["in"]}, 1),
            "steps": self.steps,
            "cost": lambda: [self.step(("discard", "lose_levels", "bury")) for _ in range(self.pick.randint(1, 2))],
            "choices": lambda: [self.steps() for _ in range(self.pick.randint(2, 4))],
            "table": self.table,
            "target": self.named_target,
            "triggers": self.triggers,
            "uses": lambda: [self.use(i) for i in range(self.pick.choice((1, 1, 1, 2, 3)))],
            "stays": self.stays,
        }

    # ------------------------------------------------------------ choosing
    def chance(self, share: float) -> bool:
        return self.pick.random() < share

    def word(self, noun: str) -> str:
        return self.pick.choice([word for word in NOUNS[noun] if not word.startswith("<")])

    def some(self, make: Callable[[], Any]) -> Any:
        return make() if self.chance(0.7) else list(dict.fromkeys(make() for _ in range(self.pick.randint(1, 3))))

    def several(self, words: list[str]) -> list[str]:
        return self.pick.sample(words, self.pick.randint(1, 2))

    def known(self, takes: str) -> bool:
        return takes in self.types or takes in NOUNS

    def make(self, takes: str) -> Any:
        self.deep += 1
        try:
            if takes in self.types:
                return self.types[takes]()
            return self.record(RECORDS[takes]) if takes in RECORDS else self.word(takes)
        finally:
            self.deep -= 1

    def record(self, table: Table, least: int = 0, most: int = 2) -> dict[str, Any]:
        keys = [key for key, word in table.items() if word.need]
        free = [key for key in table if key not in keys and self.known(table[key].takes)]
        extra = self.pick.randint(max(0, least - len(keys)), most) if free else 0
        keys += self.pick.sample(free, min(len(free), max(extra, 0 if keys else 1)))
        return {key: self.make(table[key].takes) for key in keys}

    # ------------------------------------------------------------ the grammar
    def kind(self) -> Any:
        return self.pick.choice([*(k for k in NOUNS["kind"] if not k.startswith("<")), *HEADER["identities"]])

    def slot(self) -> Any:
        return self.pick.choice(list(HEADER["slots"]))

    def headed(self, noun: str, *, plain: Callable[[], Any]) -> Any:
        """A mapping with one key of a table, or what may stand instead of it."""
        if self.deep > DEEP or self.chance(0.5):
            return plain()
        word = self.word(noun)
        takes = NOUNS[noun][word].takes
        return {word: self.make(takes)} if takes else word

    def value(self) -> Any:
        return self.headed("value", plain=lambda: self.pick.choice((-2, 0, 1, 1, 1, 2, 3, 10, 99)))

    def many(self) -> Any:
        if self.chance(0.2):
            return "all"
        return {"up_to": self.value()} if self.chance(0.2) else self.value()

    def amount(self) -> Any:
        if self.chance(0.6):
            return self.value()
        word = self.word("amount")
        entry = NOUNS["amount"][word]
        return {word: self.make(entry.takes), **{key: self.make(takes) for key, takes in entry.also.items()}}

    def cards(self) -> Any:
        if self.chance(0.35):
            return self.word("ref")
        made = self.record({**NOUNS["filter"], **NOUNS["cards"]}, 1, 3)
        made.pop("worth" if self.chance(0.9) else "count", None)
        if "count" not in made and "worth" not in made:
            made["count"] = self.many()
        if not any(key in NOUNS["filter"] or key in ("in", "any") for key in made):
            made["in"] = self.make("zones")
        return made

    def modifier(self) -> dict[str, Any]:
        heads: dict[str, str] = {key: word.takes for key, word in NOUNS["stat"].items()}
        heads |= {key: NOUNS["modifier"][key].takes for key in ("allow", "counts_as")}
        heads |= {f"rule {word}": word for word in NOUNS["rule"]}
        head = self.pick.choice(list(heads))
        made = {"rule": heads[head]} if head.startswith("rule ") else {head: self.make(heads[head])}
        for key in ("to", "of", "if"):
            if self.chance(0.3):
                made[key] = self.make(NOUNS["modifier"][key].takes)
        also: Mapping[str, str] = NOUNS["rule"][heads[head]].also if head.startswith("rule ") else {}
        for key, takes in also.items():
            made.setdefault(key, self.make(takes))
        if head in ("bonus", "gold", "hands_needed") and "of" not in made:
            made.setdefault("to", self.word("scope"))
        return made

    def cond(self) -> Any:
        return self.headed("cond", plain=lambda: self.pick.choice(self.traits))

    def steps(self) -> list[Any]:
        if self.deep > DEEP:
            return [self.step(PLAIN_VERBS)]
        return [self.step() for _ in range(self.pick.choice((0, 1, 1, 1, 2, 2, 3)))]

    def step(self, verbs: tuple[str, ...] = ()) -> Any:
        self.deep += 1
        try:
            verb = self.pick.choice(verbs or list(NOUNS["verb"]))
            word = NOUNS["verb"][verb]
            made: dict[str, Any] = {verb: self.make(word.takes) if word.takes else True}
            for key, takes in word.also.items():
                if not key.endswith("?") or self.chance(0.5):
                    made[key.rstrip("?")] = self.make(takes)
            for key, entry in NOUNS["step"].items():
                if self.chance(0.25):
                    made[key] = self.make(entry.takes)
            part = made[verb]
            if verb == "take" and isinstance(part, dict) and "hand" in (part.get("in") or ()):
                part.setdefault("pick", self.word("pick"))
            return verb if not word.takes and len(made) == 1 and self.chance(0.5) else made
        finally:
            self.deep -= 1

    def table(self) -> dict[str, Any]:
        rows = self.pick.choice((("1-6",), ("1-3", "4-6"), ("1", "2-5", "6"), ("6",), ("1", "2", "3", "4", "5", "6")))
        return {row: self.steps() for row in rows}

    def named_target(self) -> Any:
        word = self.target or self.word("target")
        takes = NOUNS["target"][word].takes
        if not takes or (word != "card" and self.chance(0.5)):
            return word
        return {word: self.make(takes)}

    def triggers(self) -> dict[str, Any]:
        made: dict[str, Any] = {}
        for _ in range(self.pick.choice((1, 1, 2))):
            word = self.word("trigger")
            also = NOUNS["trigger"][word].also
            made[word] = (
                {**{key: self.make(takes) for key, takes in also.items()}, "do": self.steps()} if also else self.steps()
            )
        return made

    def use(self, index: int) -> dict[str, Any]:
        self.target = self.word("target") if self.chance(0.6) else ""
        self.pays = self.chance(0.4)
        made: dict[str, Any] = {"when": self.make("timings")}
        if index or self.chance(0.5):
            made["name"] = f"Power {'ABCDEF'[index]} {len(self.names)}"
        if self.target:
            made["target"] = self.named_target()
        if self.pays:
            made["cost"] = self.make("cost")
        for key in ("by", "from", "if", "once"):
            if self.chance(0.2):
                made[key] = self.make(NOUNS["use"][key].takes)
        made["do"] = self.steps() or ["die"]
        self.target, self.pays = "", False
        return made

    def stays(self) -> Any:
        word = self.word("stays")
        takes = NOUNS["stays"][word].takes
        return {word: self.make(takes)} if takes else word

    # ------------------------------------------------------------ cards and packs
    def card(self, name: str, kind: str, deck: str) -> dict[str, Any]:
        properties, sort = NOUNS["property"], IDENTITY_KIND if kind in HEADER["identities"] else kind
        card: dict[str, Any] = {"name": name, "kind": kind}
        if self.chance(0.5):
            card["count"] = self.make("copies")
        if kind in ("special", "upgrade"):
            card["deck"] = deck
        if kind == "monster":
            card |= {"level": self.pick.choice((0, 1, 2, 4, 8, 12, 20)), "treasures": self.make("treasures")}
            card["bad_stuff"] = self.steps()
            if self.chance(0.2):
                card["levels"] = self.pick.randint(0, 3)
        if kind == "curse":
            card["effect"] = self.steps()
        if kind in ("item", "oneshot"):
            card["gold"] = self.make("gold")
        shares = {"always": 0.4, "triggers": 0.3, "uses": 0.4, "bonus": 0.3, "tags": 0.2}
        if kind in ("item", "companion"):
            shares |= {"slot": 0.4, "hands": 0.4, "size": 0.3, "only": 0.15, "not_for": 0.15, "bonus": 0.7}
        if kind == "upgrade":
            card["stays"] = {"upon": self.make("filter")} if self.chance(0.6) else self.stays()
        others = ("holds", "stacks", "stays", "play_when", "excludes", "overrides", "gone", "slot", "hands", "only")
        for key in (*shares, *others):
            if key not in properties or sort not in ONLY_FOR.get(key, (sort,)):
                continue
            if key not in card and self.chance(shares.get(key, 0.06)):
                card[key] = self.make(properties[key].takes)
        needed = {"oneshot": ["bonus", "uses"], "enhancer": ["bonus", "always", "uses"], "special": ["uses", "stays"]}
        if (keys := needed.get(kind)) and not any(key in card for key in keys):
            key = self.pick.choice(keys)
            card[key] = self.make(properties[key].takes)
        if kind == "enhancer" and "uses" in card:  # laid on a monster, or played by its uses
            for key in ("bonus", "treasures", "always"):
                card.pop(key, None)
        if "slot" not in card:
            card.pop("stacks", None)
        if "play_when" in card and kind != "item":
            card.setdefault("stays", "in_play")
        return card


def random_pack(pick: random.Random, *, cards: int = 14, filler: bool = False) -> Pack:
    """A pack that loads. With filler it can be played alone."""
    return seeded_pack([pick.randrange(1 << 32) for _ in range(cards)], filler=filler)


def seeded_pack(seeds: Sequence[int], *, filler: bool = False) -> Pack:
    """The same with one number for each card: leave a number out, and the others stay much as they are."""
    maker = Maker(random.Random(0))
    kinds = [
        (random.Random(seed).choice(DOORS), "door") if seed % 2 else (random.Random(seed).choice(TREASURES), "treasure")
        for seed in seeds
    ]
    named = [(f"{kind.replace('_', ' ').title()} {i}", kind, deck) for i, (kind, deck) in enumerate(kinds)]
    plain = _filler() if filler else []
    maker.names = [slug(name) for name, _, _ in named]
    maker.traits += [slug(name) for name, kind, _ in named if kind in HEADER["identities"]]
    outline = [{"name": name, "kind": kind} for name, kind, _ in named]
    grammar = Grammar(known_words(HEADER, [*outline, *plain]))
    made: list[dict[str, Any]] = []
    for (name, kind, deck), bare, seed in zip(named, outline, seeds, strict=True):
        maker.pick = random.Random(seed)
        made.append(_sound(maker, grammar, name, kind, deck) or _dull(bare, deck))
    everything = [*made, *plain]
    places = [Location("fuzz.yaml", i + 1) for i in range(len(everything))]
    errors = check_pack(HEADER, "fuzz.yaml", everything, [(place.file, place.line) for place in places])
    assert not errors, errors
    return Pack(HEADER, tuple(everything), tuple(places), "fuzz.yaml", canonical(everything))


def _sound(maker: Maker, grammar: Grammar, name: str, kind: str, deck: str) -> dict[str, Any] | None:
    """A card that the grammar accepts, if a few tries bring one."""
    for _ in range(12):
        card = maker.card(name, kind, deck)
        grammar.errors.clear()
        grammar.check_card(card)
        if not grammar.errors:
            return card
    return None


def _dull(card: dict[str, Any], deck: str) -> dict[str, Any]:
    extras: dict[str, dict[str, Any]] = {
        "monster": {"level": 1, "treasures": 1, "bad_stuff": []},
        "curse": {"effect": [{"lose_levels": 1}]},
        "enhancer": {"bonus": 5},
        "item": {"gold": 100},
        "oneshot": {"gold": 100, "bonus": 2},
        "special": {"deck": deck, "stays": "in_play"},
        "upgrade": {"deck": deck, "stays": {"upon": {"kind": "item"}}},
    }
    return {**card, **extras.get(card["kind"], {})}


def _filler() -> list[dict[str, Any]]:
    """Plain cards, enough of them that six can be dealt their first hands."""
    rat = {"name": "Rat", "kind": "monster", "level": 1, "treasures": 2, "bad_stuff": [{"lose_levels": 1}], "count": 14}
    ogre = {"name": "Ogre", "kind": "monster", "level": 9, "treasures": 3, "bad_stuff": ["die"], "count": 6}
    ghost = {"name": "Ghost", "kind": "monster", "level": 3, "treasures": 1, "bad_stuff": [], "tags": ["undead"]}
    sword = {"name": "Sword", "kind": "item", "bonus": 3, "hands": 1, "gold": 400, "count": 8}
    cask = {"name": "Cask", "kind": "item", "bonus": 2, "size": "big", "gold": 500, "count": 6, "tags": ["gun"]}
    hat = {"name": "Hat", "kind": "item", "bonus": 1, "slot": "headgear", "gold": 200, "count": 6}
    flask = {"name": "Flask", "kind": "oneshot", "bonus": 3, "gold": 100, "count": 8}
    return [rat, ogre, {**ghost, "count": 4}, sword, cask, hat, flask]
