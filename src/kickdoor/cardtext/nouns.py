"""The nouns of card texts: kinds, filters, selections of cards, conditions and values, from the vocabulary tables."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from kickdoor.cardtext.languages import Language, Pair, Subject, Tag, cap, signed
from kickdoor.packs.loader import Pack
from kickdoor.packs.names import is_map, listed, slug
from kickdoor.packs.vocabulary import NOUNS
from kickdoor.packs.vocabulary.phrases import SEXES

OF_PACKS: Final = ("curse", "companion")  # kinds for which packs have their own words
BY_USE: Final = {"bonus": "this"}  # a one-shot's bonus, given by one of its uses


@dataclass(frozen=True, slots=True)
class Phrase:
    """A noun with what follows it, so that two of them can share their end."""

    core: str
    tail: str = ""

    def __str__(self) -> str:
        return f"{self.core} {self.tail}".strip()


class Nouns:
    def __init__(self, pack: Pack, card: dict[str, Any], lang: Language, mix: Sequence[Pack] = ()) -> None:
        self.pack = pack
        self.card = card
        self.lang = lang
        self.said, self.phrase, self.has_form = lang.said, lang.phrase, lang.has_form
        self.joined, self.article = lang.joined, lang.article
        self.mix = [pack, *(each for each in mix if each.id != pack.id)]
        self.target = ""  # what the use names, until it has been mentioned
        self.again = ""  # what the use names, once it has been mentioned
        self.lacks = False  # whether the sentence has already said what happens to those who have none
        self.target_kind = ""  # "card", "player", "monster" …
        self.names: dict[str, str] = {}  # of traits, in the language of the text
        self.plurals: dict[str, str] = {}
        self.card_names: dict[str, Pair] = {}  # as printed
        for sex in SEXES:
            self.name(sex, *lang.trait(sex))
        for each in pack.identities.values():
            if "none" in each:
                self.name(each["none"], *lang.trait(each["none"]))
        for each in pack.cards:
            self.name_of_card(pack, slug(each["name"]), each)
        for word in pack.words("knows"):
            for other in self.mix[1:]:
                for each in other.cards:
                    if slug(each["name"]) == word:
                        self.name_of_card(other, word, each)
            unknown = cap(word.replace("_", " "))
            self.name_both(word, Pair(unknown, lang.plural(unknown)), is_trait=True)

    def name_of_card(self, pack: Pack, word: str, card: dict[str, Any]) -> None:
        printed = Pair(card["name"], card.get("plural", "") or self.lang.plural(card["name"]))
        self.name_both(word, printed, is_trait=card["kind"] in pack.identities)

    def name_both(self, word: str, printed: Pair, *, is_trait: bool) -> None:
        """Register a card under its printed name, and the trait that it gives under its name in the language."""
        self.card_names.setdefault(word, printed)
        self.name(word, *(self.lang.trait_of_card(word, printed) if is_trait else printed))

    def name(self, word: str, name: str, several: str) -> None:
        self.names.setdefault(word, name)
        self.plurals.setdefault(word, several)

    def pack_words(self, phrase: str, *, own: bool = False) -> str:
        """CURSE-1, AMB-149: Curses and Traps, Mooks and Hirelings are one kind; in a mix both words are used."""
        for mark in OF_PACKS:
            pairs = self.words_of_packs(mark, own=own)

            def both(found: re.Match[str], pairs: list[Pair] = pairs) -> str:
                before, several, more = found[1], bool(found[2]), found[3]
                words = [before + (pair.many if several else pair.one) for pair in pairs]
                if more:  # 'a Curse, Trap or …'
                    return ", ".join(words) + more
                return self.joined(words, "and" if several else "or")

            phrase = re.sub(rf"((?:\S+~ )*){{{mark}}}(s?)( {self.phrase('or')} )?", both, phrase)
        return phrase

    def words_of_packs(self, kind: str, *, own: bool = False) -> list[Pair]:
        """Return what curses or companions are called in this game, in the words of packs that have such cards."""
        packs = [] if own else [each for each in self.mix if any(card["kind"] == kind for card in each.cards)]
        words = dict.fromkeys(
            each.curse_word if kind == "curse" else each.companion_word for each in packs or self.mix[:1]
        )
        return [self.lang.word_of_pack(word) for word in words]

    # ------------------------------------------------------------ kinds, tags, filters
    def kind(self, kind: str, several: bool = False, *, own: bool = False) -> str:
        if kind in self.pack.identities:
            pair = self.lang.identity(kind, str(self.pack.identities[kind]["plural"]))
            return pair.many if several else pair.one
        return self.pack_words(self.said("kind", kind, "many" if several else ""), own=own)

    def kinds(self, kind: str, several: bool) -> list[str]:
        """Return a kind as words of a longer list."""
        if kind in OF_PACKS:
            return [pair.many if several else pair.one for pair in self.words_of_packs(kind)]
        return [self.kind(kind, several)]

    def tag(self, tag: str) -> Tag:
        return self.lang.tag(tag)

    def filter(self, data: dict[str, Any], several: bool = False, link: str = "") -> str:
        """Return adjectives, noun and what follows, without an article."""
        if "named" in data:
            pairs = [self.lang.card(*self.card_names[name]) for name in listed(data["named"])]
            return self.joined((pair.many if several else pair.one for pair in pairs), "or")
        noun = self.noun(data, several, link or ("and" if several else "or"))
        parts = (self.lang.with_adjectives(self.adjectives(data), noun), *self.clauses(data, several))
        return " ".join(part for part in parts if part)

    def one(self, data: dict[str, Any]) -> str:
        """Return a filter with its article, if it takes one."""
        tags = listed(data.get("tag", []))
        if list(data) == ["tag"] and len(tags) == 1:
            return self.tag(tags[0]).counted_as
        return self.filter(data) if "slot" in data else self.article(self.filter(data))

    def noun(self, data: dict[str, Any], several: bool, link: str) -> str:
        mark = "many" if several else ""
        if "slot" in data:
            slots = [self.lang.slot(slot) for slot in listed(data["slot"])]
            return self.joined((slot.many if several else slot.one for slot in slots), link)
        if "kind" in data:
            return self.joined((word for kind in listed(data["kind"]) for word in self.kinds(kind, several)), link)
        if "deck" in data:
            return self.said("filter", "deck", mark, deck=self.said("deck", data["deck"]))
        if "tag" in data:
            tags = [self.tag(tag) for tag in listed(data["tag"])]
            return self.joined((tag.many if several else tag.one for tag in tags), link)
        return self.phrase("cards" if several else "card")

    def adjectives(self, data: dict[str, Any]) -> list[str]:
        found: list[str] = []
        if "size" in data:
            found.append(self.said("size", data["size"]))
        if "lasting" in data:
            found.append(self.said("filter", "lasting"))
        if "tag" in data and any(key in data for key in ("kind", "slot", "deck")):
            found.append(self.joined((self.tag(tag).adjective for tag in listed(data["tag"])), "or"))
        return found

    def clauses(self, data: dict[str, Any], several: bool) -> list[str]:
        found: list[str] = []
        if "gold" in data:
            found.append(self.range("gold_range", data["gold"]))
        if "level" in data:
            found.append(self.said("filter", "level", range=self.range("range", data["level"])))
        for key in ("hands", "bonus", "decisive"):
            if key in data:
                found.append(self.said("filter", key, "many" if several else ""))
        if "deadly" in data:
            found.append(self.said("filter", "deadly", "" if data["deadly"] else "not"))
        if "not" in data:
            found.append(self.said("filter", "not", X=self.filter(data["not"], several)))
        return found

    def range(self, noun: str, data: dict[str, int], form: str = "") -> str:
        return self.joined(self.said(noun, key, form, n=self.lang.grouped(n)) for key, n in data.items())

    # ------------------------------------------------------------ selections
    def ref(self, word: str, subject: Subject) -> str:
        if word == "target":
            return self.mention(self.said("ref", word, self.target_kind))
        if word == "this" and self.card["kind"] == "monster":
            return self.said("ref", word, "monster")
        return subject.fill(self.said("ref", word))

    def mention(self, later: str) -> str:
        """Return what the use names: in full the first time, then as `later`."""
        first, self.target = self.target, ""
        return first or later

    def player(self, word: str) -> str:
        return self.mention(self.said("who", word)) if word == "target" else self.said("who", word)

    def whose(self, word: str, subject: Subject) -> str:
        if not word or word == subject.word:
            return subject.your
        if word == "target" and self.target:
            return self.lang.owner(self.mention(""))
        return self.said("who", word, "whose") if self.has_form("who", word, "whose") else subject.your

    def cards(self, data: Any, subject: Subject) -> Phrase:
        if isinstance(data, str):
            return Phrase(self.ref(data, subject))
        your = self.whose(data.get("of", ""), subject)
        wanted = {key: part for key, part in data.items() if key in NOUNS["filter"]}
        count, zones, pick = data.get("count"), listed(data.get("in", "table")), data.get("pick", "chosen")
        if "any" in data:
            return self.mixed(data, your)
        if "worth" in data:
            worth = data["worth"]
            form, n = ("", self.lang.grouped(worth)) if isinstance(worth, int) else ("as_much", "")
            return Phrase(self.said("cards", "worth", form, X=self.filter(wanted, True), n=n))
        single = count == 1
        form, n = ("", "") if single else ("many", "" if count == "all" else self.count(count))
        if pick in ("best_bonus", "best_gold"):
            return Phrase(self.said("pick", pick, form, n=n, X=self.lang.owned(your, self.filter(wanted, not single))))
        tail = replace(subject, your=your).fill(self.said("zone", zones[0], "" if pick == "top" else "some"))
        if len(zones) > 1 or zones[0] in ("worn", "carried"):
            tail = ""
        if pick == "top" or (pick == "random" and count != "all"):
            return Phrase(self.said("pick", pick, form, n=n, X=self.filter(wanted, not single)), tail)
        if count == "all" or (single and self.is_definite(wanted, zones, data)):
            return self.all_cards(data, wanted, your, tail, subject)
        if zones == ["worn"]:
            one = self.phrase("some worn", n=self.count(count), X=self.filter(wanted, not single))
            return Phrase(one, subject.fill(self.said("zone", "worn")))
        return self.some_cards(data, wanted, your, tail)

    @staticmethod
    def is_definite(wanted: dict[str, Any], zones: list[str], data: dict[str, Any]) -> bool:
        """Return whether there is usually only one such card: the headgear you are wearing, your Clever Disguise.

        If there are several after all, CURSE-10 decides which.
        """
        if zones == ["worn"]:
            return list(wanted) == ["slot"] and len(listed(wanted["slot"])) == 1
        return list(wanted) == ["named"] and "of" not in data and "table" in zones

    def mixed(self, data: dict[str, Any], your: str) -> Phrase:
        """Return a mix of several kinds of cards."""
        parts = [
            self.filter({key: value for key, value in part.items() if key != "in"}, True)
            if any(key != "in" for key in part)
            else self.phrase("hand cards")
            for part in data["any"]
        ]
        sorts = self.joined(parts, "or")
        if "worth" in data:
            worth = data["worth"]
            form, n = ("", self.lang.grouped(worth)) if isinstance(worth, int) else ("as_much", "")
            return Phrase(self.said("cards", "worth", form, X=self.lang.owned(your, sorts), n=n))
        if is_map(data["count"]) and "level" in data["count"]:
            return Phrase(self.said("value", "level", "many", X=self.lang.owned(your, sorts)))
        return Phrase(self.said("cards", "any", n=self.count(data["count"]), X=self.lang.owned(your, sorts)))

    def all_cards(self, data: Any, wanted: dict[str, Any], your: str, tail: str, subject: Subject) -> Phrase:
        zones = listed(data.get("in", "table"))
        several = self.filter(wanted, True)
        too = self.phrase("from hand too") if "hand" in zones and len(zones) > 1 else ""
        if not wanted and zones == ["hand"]:
            whole = subject.fill(self.said("ref", "hand"))
            least = data.get("at_least")
            return Phrase(
                self.said("cards", "at_least", X=whole, n=f"{least} {self.phrase('cards')}") if least else whole
            )
        if zones == ["worn"]:
            name, what = ("all worn", several) if data["count"] == "all" else ("worn", self.filter(wanted))
            return Phrase(
                subject.fill(self.lang.catalogue.phrases[name], X=what), subject.fill(self.said("zone", "worn"))
            )
        if zones == ["combat"]:
            return Phrase(self.phrase("every", X=self.filter(wanted)), tail)
        if zones == ["looked"]:
            return Phrase(self.phrase("those", X=" ".join(self.clauses(wanted, True))))
        if "named" in wanted:
            traits = [each for each in listed(wanted["named"]) if self.is_identity(each)]
            named = self.filter(wanted)
            return Phrase(self.lang.owned(your, self.phrase("named card", X=named) if traits else named) + too)
        if zones == ["carried"]:
            several = self.lang.with_adjectives([self.said("zone", "carried")], several)
        if zones == ["hand"]:
            return Phrase(self.phrase("all", X=several), tail)
        return Phrase(self.phrase("all", X=self.lang.owned(your, several)) + too)

    def is_identity(self, word: str) -> bool:
        cards = self.known_cards(word)
        return not cards or cards[0]["kind"] in self.pack.identities

    def some_cards(self, data: dict[str, Any], wanted: dict[str, Any], your: str, tail: str) -> Phrase:
        count, zones, of = data["count"], listed(data.get("in", "table")), data.get("of")
        several = self.filter(wanted, True)
        if zones == ["carried"]:
            several = self.lang.with_adjectives([self.said("zone", "carried")], several)
        if "deck" in wanted and "kind" not in wanted and zones == ["table"]:
            several = self.phrase("in play", X=several)
        if count == "moved":
            return Phrase(self.phrase("for each card", zone=tail))
        if is_map(count) and count.get("level") == "you":
            return Phrase(self.said("value", "level", "many", X=self.lang.owned(your, several)), tail)
        if zones == ["carried"] or (of and zones == ["table"] and of not in ("others", "everyone")):
            return Phrase(self.said("cards", "any", n=self.count(count), X=self.lang.owned(your, several)))
        if count != 1:
            sorts = [sort for key in ("kind", "slot") for sort in listed(wanted.get(key, []))]
            if len(sorts) > 1 and zones == ["table"]:
                any_of = self.filter(wanted, True, "or")
                return Phrase(self.said("cards", "any", n=self.count(count), X=self.lang.owned(your, any_of)))
            return Phrase(f"{self.count(count)} {self.filter(wanted, True)}", tail)
        if of and zones == ["table"]:
            return Phrase(self.lang.owned(your, self.filter(wanted)))
        if zones == ["looked"]:
            return Phrase(self.phrase("one of them"), tail)
        one = self.filter(wanted)
        return Phrase(
            self.article(one) if not wanted or "tag" in wanted or "in" in data else self.phrase("one", X=one), tail
        )

    def count(self, value: Any) -> str:
        if isinstance(value, int):
            return self.lang.number(value)
        if value == "all":
            return self.phrase("all", X="").strip()
        if isinstance(value, str):
            return self.said("value", value)
        if "up_to" in value:
            return self.said("many", "up_to", n=self.value(value["up_to"]))
        return self.value(value)

    # ------------------------------------------------------------ conditions
    def somebody(self, trait: str) -> str:
        return self.article(self.names[trait])

    def whom(self, data: Any) -> str:
        """Return those who satisfy the condition: 'Elves', 'characters of level 4 or lower'."""
        if isinstance(data, str):
            return self.plurals[data]
        ((op, part),) = data.items()
        if op in ("any", "all"):
            return self.whom_of(part, op)
        if op == "not":
            return self.whom_not(part)
        if op == "fled_as":
            return self.joined(map(self.whom, listed(part)), "or")
        if op == "level":
            return self.said("cond", op, "whom", range=self.range("range", part))
        if op == "has":
            several = self.by_name(part) if "named" in part else self.filter_in(part, True, "or")
            return self.said("cond", op, self.whose_form(part), X=several)
        if self.has_form("cond", op, "whom"):
            return self.said("cond", op, "whom", **self.cond_parts(op, part))
        return self.cond(data)

    def whom_of(self, parts: list[Any], op: str) -> str:
        without = [part["not"] for part in parts if is_map(part) and "not" in part]
        others = self.joined((self.whom(part) for part in parts if not (is_map(part) and "not" in part)), "or")
        if not without or op == "any":
            whom = [self.whom(part) for part in parts]
            last = {each.split()[-1] for each in whom}
            if len(last) == 1 and all(isinstance(part, str) for part in parts):  # 'British or Chinese agents'
                whom[:-1] = [each.removesuffix(f" {word}") for word in last for each in whom[:-1]]
            return self.joined(whom, "or" if op == "any" else "and")
        return self.said("cond", "not", "except", whom=others, others=self.joined(map(self.whom, without), "or"))

    def whom_not(self, part: Any) -> str:
        if is_map(part) and "has" in part:
            wanted = part["has"]
            several = self.by_name(wanted) if "named" in wanted else self.filter_in(wanted, "slot" not in wanted, "or")
            return self.said("cond", "has", self.whose_form(wanted) + "_not", X=several)
        return self.said("cond", "not", "whom", whom=self.whom(part))

    def whose_form(self, data: dict[str, Any]) -> str:
        """Return the form of `has`: whether only cards in use count."""
        if data.get("in") != "worn":
            return "whom"
        slots = [each for name in listed(data.get("named", [])) for each in self.known_cards(name) if "slot" in each]
        return "whom_worn" if "slot" in data or slots else "whom_used"

    def by_name(self, data: dict[str, Any]) -> str:
        found: list[str] = []
        for word in listed(data["named"]):
            skill = any(each["kind"] in self.pack.identities for each in self.known_cards(word))
            found.append(self.lang.having(self.card_names[word].one, skill=skill))
        return self.joined(found, "or")

    def known_cards(self, word: str) -> list[dict[str, Any]]:
        return [each for pack in self.mix for each in pack.cards if slug(each["name"]) == word]

    def filter_in(self, data: dict[str, Any], several: bool = False, link: str = "") -> str:
        return self.filter({key: part for key, part in data.items() if key != "in"}, several, link)

    def cond(self, data: Any, subject: Subject | None = None, negated: bool = False) -> str:
        """'if you are an Elf', 'against Undead', 'while you are losing'."""
        subject = subject or self.lang.you
        mark = "not" if negated else ""
        if isinstance(data, str):
            who = self.phrase(data) if data in SEXES else self.lang.being(self.names[data])
            return subject.fill(self.said("cond", "<trait>", mark), aX=who)
        ((op, part),) = data.items()
        if op == "not":
            return self.cond(part, subject, not negated)
        if op == "main":
            return self.cond(part, self.lang.main, negated)
        if op in ("any", "all"):
            link = self.said("cond", op if not negated else "any" if op == "all" else "all")
            return f" {link} ".join(self.cond(each, subject, negated) for each in part)
        form = self.cond_form(op, part, negated)
        text = subject.fill(self.said("cond", op, form), **self.cond_parts(op, part))
        return (
            self.said("cond", "not", cond=text) if negated and not form.endswith("not") and form != "nobody" else text
        )

    def cond_form(self, op: str, part: Any, negated: bool) -> str:
        if op == "has" and listed(part.get("in", "table")) == ["worn"]:
            return ("worn" if "slot" in part else "used") + ("_not" if negated else "")
        if negated and self.has_form("cond", op, "not"):
            return "not"
        if op == "monsters" and part == {"min": 1}:
            return "nobody" if negated else "some"
        if op == "has" and part.get("in") == "held":
            return "held"
        if op in ("monsters", "monsters_seen") and "max" in part and self.has_form("cond", op, str(part["max"])):
            return str(part["max"])
        return str(part) if op == "free_hands" and self.has_form("cond", op, str(part)) else ""

    def cond_parts(self, op: str, part: Any) -> dict[str, str]:
        match NOUNS["cond"][op].takes:
            case "range":
                return {"range": self.range("range", part, "" if op == "level" else "count")}
            case "nat" | "positive":
                return {"n": str(part)}
            case "face":
                return {"X": self.said("face", part)}
            case "traits":
                return {"aX": self.joined(map(self.somebody, listed(part)), "or")}
            case "cond":
                someone = self.somebody(part) if isinstance(part, str) else self.whom(part)
                return {"whom": self.whom(part), "aX": someone}
            case "filter" | "has":
                one = self.one({key: value for key, value in part.items() if key != "in"})
                return {"aX": one, "X": self.filter_in(part), "Xs": self.filter_in(part, True, "or")}
            case _:
                return {}

    # ------------------------------------------------------------ values
    def value(self, value: Any, form: str = "") -> str:
        """Return a value as text. `form`: "whole" for what is doubled or halved."""
        if isinstance(value, int):
            return str(value)
        if isinstance(value, str):
            return self.said("value", value, form)
        ((op, part),) = value.items()
        if op == "times":
            form = "2" if part[0] == 2 else ""
            return self.said("value", op, form, n=self.value(part[0]), value=self.value(part[1], "whole"))
        if op == "half":
            return self.said("value", op, value=self.value(part, "whole"))
        if op == "lowest_level":
            return self.said("value", op)
        if op == "per_paid":
            return self.said("value", op, n=signed(part))
        form = part if self.has_form("value", op, part) else ""
        return self.said("value", op, form)

    def levels(self, value: Any, subject: Subject | None = None) -> str:
        subject = subject or self.lang.you
        if isinstance(value, int):
            return self.lang.many(value, "level")
        if value == "missing":
            return subject.fill(self.said("value", value, "levels"))
        if isinstance(value, str):
            return self.phrase("that many levels")
        if any(op in NOUNS["amount"] for op in value):
            return self.phrase("levels equal to", n=self.amount(value))
        return self.phrase("levels equal to", n=self.value(value))

    def amount(self, value: Any) -> str:
        if isinstance(value, int):
            return signed(value)
        if value == "rolled":
            return self.said("value", value, "bonus")
        if value == BY_USE and "bonus" in self.card:
            return signed(self.card["bonus"])
        if is_map(value) and ("bonus" in value or "per_paid" in value):
            return self.value(value)
        for op in NOUNS["amount"]:
            if is_map(value) and op in value:
                n = signed(value[op]) if op == "add" else str(value[op])
                return self.said("amount", op, n=n, floor=str(value.get("floor", "")))
        return self.phrase("a bonus of", n=self.value(value))
