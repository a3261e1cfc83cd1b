"""Packs to the engine's form: what is printed, and the numbers of cards. The same packs, the same library."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from kickdoor.engine import harm
from kickdoor.engine.model.cards import SPECIAL, TIMING_BIT, CardDef, Identity, Library
from kickdoor.engine.model.ids import DOOR, TREASURE, CardId, DefId
from kickdoor.packs.bitmaps import DECKS
from kickdoor.packs.effects import Effects
from kickdoor.packs.errors import PackError, message
from kickdoor.packs.indexing import index_library
from kickdoor.packs.loader import Pack, canonical, played
from kickdoor.packs.names import is_list, is_map, listed, slug, tribes_by_name
from kickdoor.packs.vocabulary import NOUNS

HUMAN: Final = "human"


def compile_library(packs: Sequence[Pack]) -> Library:
    """All these packs as one game's cards. The same packs give the same object."""
    return _compile(tuple(packs))


@lru_cache(maxsize=32)
def _compile(packs: tuple[Pack, ...]) -> Library:
    return Compiler(packs).library()


class Compiler:
    def __init__(self, packs: tuple[Pack, ...]) -> None:
        self.packs = packs
        self.lib = Library()
        self.data: list[dict[str, Any]] = []  # definition -> its card as written

    def library(self) -> Library:
        self.check_together()
        lib = self.lib
        lib.packs = tuple(pack.id for pack in self.packs)
        lib.editions = tuple(dict.fromkeys(pack.edition for pack in self.packs))
        lib.hashes = tuple(pack.hash for pack in self.packs)
        lib.curse_words = {pack.id: pack.curse_word for pack in self.packs}
        lib.curse_word = " or ".join(dict.fromkeys(lib.curse_words.values()))  # CURSE-1: one kind of card
        for pack in self.packs:
            self.declare(pack)
        for pack in self.packs:
            self.define_all(pack)
        self.name_tribes()
        self.number_cards()
        self.compare()
        self.everybody()
        effects = Effects(lib)
        for card, data in zip(lib.defs, self.data, strict=True):
            effects.fill(card, data)
        lib.identity_traits = sum(lib.traits.values()) & ~3
        index_library(lib)
        harm.weigh(lib)
        return lib

    # ------------------------------------------------------------ what the headers say
    def check_together(self) -> None:
        if not self.packs:
            raise PackError("a game needs at least one pack")
        ids = [pack.id for pack in self.packs]
        for index, pack in enumerate(self.packs):
            if pack.id in ids[:index]:
                raise PackError(message(f"the pack {pack.id!r} is there twice", file=pack.file))
            for need in pack.words("needs"):
                if need not in ids:
                    raise PackError(message(f"this pack needs {need!r} beside it", file=pack.file))

    def declare(self, pack: Pack) -> None:
        """MIX-4: kinds of identity, slots, tags and tribes of all packs count together."""
        lib = self.lib
        for kind, data in pack.identities.items():
            self.declare_identity(pack, kind, data)
        for slot, limit in pack.header.get("slots", {}).items():
            if slot not in lib.slots:
                lib.slots.append(slot)
                lib.slot_limits.append(limit)
            elif lib.slot_limits[lib.slots.index(slot)] != limit:
                raise PackError(message(f"another pack gives slot {slot!r} another limit", file=pack.file))
        for tag in pack.words("tags"):
            lib.tags.setdefault(tag, 1 << len(lib.tags))
        for tribe in pack.words("tribes"):
            lib.tribes.setdefault(tribe, lib.tags[tribe])
        for tag in pack.words("lends"):
            lib.lends |= lib.tags[tag]
        for card in pack.cards:
            if card["kind"] in pack.identities:
                self.trait(slug(card["name"]))
        for word in pack.words("knows"):
            self.trait(word)

    def declare_identity(self, pack: Pack, kind: str, data: dict[str, Any]) -> None:
        none = self.trait(data["none"]) if "none" in data else 0
        known = self.lib.identities.get(kind)
        if known is None:
            self.lib.identities[kind] = Identity(kind, limit=data["limit"], plural=data["plural"], none=none)
        elif known.limit != data["limit"] or (none and known.none and none != known.none):
            raise PackError(message(f"another pack has {kind!r} with another limit or none", file=pack.file))
        else:
            known.none = known.none or none  # MIX-5

    def trait(self, word: str) -> int:
        return self.lib.traits.setdefault(word, 1 << len(self.lib.traits))

    # ------------------------------------------------------------ what is printed on cards
    def define_all(self, pack: Pack) -> None:
        for data in pack.cards:
            self.lib.defs.append(self.define(pack, data))
            self.data.append(data)

    def define(self, pack: Pack, data: dict[str, Any]) -> CardDef:
        lib, kind, name = self.lib, data["kind"], data["name"]
        identity = kind if kind in pack.identities else ""
        deck = data.get("deck") or NOUNS["kind"]["<identity>" if identity else kind].takes
        card = CardDef(DefId(len(lib.defs)), name, slug(name), pack.id, kind, DECKS[deck])
        card.count = data.get("count", 1)
        card.identity = identity
        card.is_item = kind in ("item", "oneshot")
        card.trait = lib.traits[card.slug] if identity else 0
        card.tags = sum(lib.tags[tag] for tag in data.get("tags", []))
        card.level = data.get("level", 0)
        treasures = data.get("treasures", 0)
        card.treasures = SPECIAL if treasures == "special" else treasures
        card.levels = data.get("levels", 1)
        card.bonus = data.get("bonus", 0)
        card.slots = tuple(lib.slots.index(slot) for slot in listed(data.get("slot", [])))
        card.hands = data.get("hands", 0)
        card.big = data.get("size") == "big"
        card.gold = data.get("gold", -1)
        card.only = self.traits(data.get("only", []))
        card.not_for = self.traits(data.get("not_for", []))
        card.stacks = data.get("stacks", False)
        card.gone = data.get("gone", False)
        card.overrides = tuple(listed(data.get("overrides", [])))
        card.play_when = timings(data.get("play_when", []))
        card.deadly = can_kill(data.get("bad_stuff", []))
        card.piles = piles_read([data.get("uses"), data.get("triggers")])
        return card

    def traits(self, value: Any) -> int:
        mask = 0
        for word in listed(value):
            mask |= self.lib.traits[word]
        return mask

    def name_tribes(self) -> None:
        """MIX-7, TRIBE-4: what a monster is because of its name."""
        tribes = self.lib.tribes
        for card in self.lib.defs:
            if card.kind == "monster":
                for tribe in tribes_by_name(card.name, tribes, mixed=len(self.packs) > 1):
                    card.tags |= tribes[tribe]

    def compare(self) -> None:
        """Compare cards of one name in several packs: those that do the same count as the same card."""
        seen: dict[str, DefId] = {}
        names = Counter(card.slug for card in self.lib.defs)
        for card, data in zip(self.lib.defs, self.data, strict=True):
            if names[card.slug] == 1:
                self.lib.alike.append(card.id)
                continue
            same = canonical({key: part for key, part in played(data).items() if key != "count"})
            self.lib.alike.append(seen.setdefault(same, card.id))

    def everybody(self) -> None:
        """MIX-5: in a mix without Races everybody is Human, if some card asks."""
        traits = self.lib.traits
        if len(self.packs) > 1 and HUMAN in traits:
            known = any(each.none == traits[HUMAN] for each in self.lib.identities.values())
            self.lib.everyone = 0 if known else traits[HUMAN]

    def number_cards(self) -> None:
        """Doors of all packs in order, then Treasures; copies side by side."""
        lib = self.lib
        of: dict[DefId, tuple[CardId, ...]] = {}
        by_name: dict[str, list[CardId]] = {}
        for deck in (DOOR, TREASURE):
            for card in lib.defs:
                if card.deck != deck:
                    continue
                first = len(lib.card_def)
                of[card.id] = tuple(CardId(first + i) for i in range(card.count))
                lib.card_def += [card.id] * card.count
                lib.names += [card.name] * card.count
                for each in of[card.id]:
                    same = by_name.setdefault(card.name.lower(), [])
                    same.append(each)
                    lib.copy_number.append(len(same))
        lib.by_card = [lib.defs[card] for card in lib.card_def]
        lib.cards_of = [of[card.id] for card in lib.defs]
        lib.by_name = {name: tuple(cards) for name, cards in by_name.items()}


def timings(value: Any) -> int:
    mask = 0
    for word in listed(value):
        mask |= TIMING_BIT[word]
    return mask


def can_kill(steps: Any) -> bool:
    """Whether `die` stands anywhere in these steps."""
    if isinstance(steps, str):
        return steps == "die"
    if is_map(steps):
        return "die" in steps or any(can_kill(part) for part in steps.values())
    return is_list(steps) and any(can_kill(part) for part in steps)


PILES: Final = {"door_discards": 1, "treasure_discards": 2, "discards": 3}


def piles_read(value: Any) -> int:
    """The discard piles whose order matters to what stands here: something is taken from their top."""
    if is_map(value):
        mask = 0
        if value.get("pick") == "top":
            for zone in listed(value.get("in", [])):
                mask |= PILES.get(zone, 0)
        return mask | piles_read(list(value)) | piles_read(list(value.values()))
    if is_list(value):
        mask = 0
        for part in value:
            mask |= piles_read(part)
        return mask
    return PILES["discards"] if value == "draw_from_discards" else 0
