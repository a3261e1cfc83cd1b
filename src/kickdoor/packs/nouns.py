"""The nouns of card texts: kinds, filters, selections of cards, conditions and values, from the tables of words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kickdoor.packs.english import MAIN, YOU, Subject, article, cap, joined, plural, signed
from kickdoor.packs.loader import Pack
from kickdoor.packs.names import is_map, listed, slug
from kickdoor.packs.words import NOUNS, Word
from kickdoor.packs.words.phrases import COUNTS, PHRASES, SEXES, TAGS

BY_USE: Final = {"bonus": "this"}  # a one-shot's bonus, given by one of its uses


@dataclass(frozen=True, slots=True)
class Phrase:
    """A noun with what follows it, so that two of them can share their end."""

    core: str
    tail: str = ""

    def __str__(self) -> str:
        return f"{self.core} {self.tail}".strip()


def said(noun: str, word: str, form: str = "", **parts: str) -> str:
    """The phrase of a word, or another form of it if it has that."""
    entry = NOUNS[noun][word]
    phrase = entry.forms.get(form, entry.says)
    return phrase.format(**parts) if parts else phrase


def has_form(noun: str, word: str, form: str) -> bool:
    return form in NOUNS[noun][word].forms


def number(value: int) -> str:
    return COUNTS.get(value, str(value))


def many(value: int, noun: str) -> str:
    """1 level, 2 levels."""
    return PHRASES[noun if value == 1 else noun + "s"].format(n=value)


class Nouns:
    def __init__(self, pack: Pack, card: dict[str, Any], mix: Sequence[Pack] = ()) -> None:
        self.pack = pack
        self.card = card
        self.mix = [pack, *(each for each in mix if each.id != pack.id)]
        self.target = ""  # what the use names, until it has been mentioned
        self.again = ""  # and once it has been
        self.names: dict[str, str] = {}
        self.plurals: dict[str, str] = {}
        for sex in SEXES:
            self.name(sex, PHRASES["character"].format(X=sex), "")
        for each in pack.identities.values():
            if "none" in each:
                self.name(each["none"], cap(each["none"]), "")
        for each in pack.cards:
            self.name(slug(each["name"]), each["name"], each.get("plural", ""))
        for word in pack.words("knows"):
            known = [each for other in self.mix[1:] for each in other.cards if slug(each["name"]) == word]
            for each in known:
                self.name(word, each["name"], each.get("plural", ""))
            self.name(word, cap(word.replace("_", " ")), "")

    def name(self, word: str, name: str, several: str) -> None:
        self.names.setdefault(word, name)
        self.plurals.setdefault(word, several or plural(name))

    def pack_words(self, phrase: str, *, own: bool = False) -> str:
        """CURSE-1, AMB-149: Curses and Traps, Mooks and Hirelings are one kind; in a mix both words stand there."""
        packs = self.mix[:1] if own else self.mix
        for mark, words in (
            ("{curse}", dict.fromkeys(each.curse_word for each in packs)),
            ("{companion}", dict.fromkeys(each.companion_word for each in packs)),
        ):
            phrase = phrase.replace(f"{mark}s", joined((f"{word}s" for word in words), "and"))
            phrase = phrase.replace(mark, joined(words, "or"))
        return phrase

    # ------------------------------------------------------------ kinds, tags, filters
    def kind(self, kind: str, several: bool = False, *, own: bool = False) -> str:
        if kind in self.pack.identities:
            return str(self.pack.identities[kind]["plural"]) if several else cap(kind)
        return self.pack_words(said("kind", kind, "many" if several else ""), own=own)

    def tag(self, tag: str, form: str = "") -> str:
        plain = tag.replace("_", " ")
        word = TAGS.get(tag, Word("", "", "", plain, {"many": plural(plain), "adjective": plain, "as": article(plain)}))
        return word.forms[form] if form else word.says

    def filter(self, data: dict[str, Any], several: bool = False, link: str = "") -> str:
        """Adjectives, noun and what follows, without article."""
        if "named" in data:
            return joined(((self.plurals if several else self.names)[name] for name in listed(data["named"])), "or")
        before, after = self.adjectives(data), self.clauses(data, several)
        return " ".join(
            part for part in (*before, self.noun(data, several, link or ("and" if several else "or")), *after) if part
        )

    def one(self, data: dict[str, Any]) -> str:
        """The same with its article, where it takes one."""
        tags = listed(data.get("tag", []))
        if list(data) == ["tag"] and len(tags) == 1:
            return self.tag(tags[0], "as")
        return self.filter(data) if "slot" in data else article(self.filter(data))

    def noun(self, data: dict[str, Any], several: bool, link: str) -> str:
        mark = "many" if several else ""
        if "slot" in data:
            slots = [slot.replace("_", " ") for slot in listed(data["slot"])]
            return joined((plural(slot) if several and slot == "vehicle" else slot for slot in slots), link)
        if "kind" in data:
            return joined((self.kind(kind, several) for kind in listed(data["kind"])), link)
        if "deck" in data:
            return said("filter", "deck", mark, deck=said("deck", data["deck"]))
        if "tag" in data:
            return joined((self.tag(tag, mark) for tag in listed(data["tag"])), link)
        return PHRASES["cards" if several else "card"]

    def adjectives(self, data: dict[str, Any]) -> list[str]:
        found: list[str] = []
        if "size" in data:
            found.append(said("size", data["size"]))
        if "lasting" in data:
            found.append(said("filter", "lasting"))
        if "tag" in data and any(key in data for key in ("kind", "slot", "deck")):
            found.append(joined((self.tag(tag, "adjective") for tag in listed(data["tag"])), "or"))
        return found

    def clauses(self, data: dict[str, Any], several: bool) -> list[str]:
        found: list[str] = []
        if "gold" in data:
            found.append(self.range("gold_range", data["gold"]))
        if "level" in data:
            found.append(said("filter", "level", range=self.range("range", data["level"])))
        for key in ("hands", "bonus", "decisive"):
            if key in data:
                found.append(said("filter", key, "many" if several else ""))
        if "deadly" in data:
            found.append(said("filter", "deadly", "" if data["deadly"] else "not"))
        if "not" in data:
            found.append(said("filter", "not", X=self.filter(data["not"], several)))
        return found

    def range(self, noun: str, data: dict[str, int], form: str = "") -> str:
        return joined(said(noun, key, form, n=f"{n:,}") for key, n in data.items())

    # ------------------------------------------------------------ selections
    def ref(self, word: str, subject: Subject) -> str:
        if word == "target":
            return self.mention(said("ref", word))
        if word == "this" and self.card["kind"] == "monster":
            return said("ref", word, "monster")
        return subject.fill(said("ref", word))

    def mention(self, later: str) -> str:
        """What the use names: in full the first time, then by a pronoun."""
        first, self.target = self.target, ""
        return first or later

    def player(self, word: str) -> str:
        return self.mention(said("who", word)) if word == "target" else said("who", word)

    def whose(self, word: str, subject: Subject) -> str:
        if not word or word == subject.word:
            return subject.your
        if word == "target" and self.target:
            return self.mention("") + "'s"
        return said("who", word, "whose") if has_form("who", word, "whose") else subject.your

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
            form, n = ("", f"{worth:,}") if isinstance(worth, int) else ("as_much", "")
            return Phrase(said("cards", "worth", form, X=self.filter(wanted, True), n=n))
        single = count == 1
        form, n = ("", "") if single else ("many", "" if count == "all" else self.count(count))
        if pick in ("best_bonus", "best_gold"):
            return Phrase(said("pick", pick, form, n=n, your=your, X=self.filter(wanted, not single)))
        tail = Subject(subject.word, subject.you, your, subject.are).fill(
            said("zone", zones[0], "" if pick == "top" else "some")
        )
        if len(zones) > 1 or zones[0] in ("worn", "carried"):
            tail = ""
        if pick == "top" or (pick == "random" and count != "all"):
            return Phrase(said("pick", pick, form, n=n, X=self.filter(wanted, not single)), tail)
        if count == "all":
            return self.all_cards(data, wanted, your, tail, subject)
        if zones == ["worn"]:
            one = self.filter(wanted, not single)
            return Phrase(f"{self.count(count)} {one}", subject.fill(said("zone", "worn")))
        return self.some_cards(data, wanted, your, tail)

    def mixed(self, data: dict[str, Any], your: str) -> Phrase:
        """Any mix of several sorts."""
        parts = [
            self.filter({key: value for key, value in part.items() if key != "in"}, True)
            if any(key != "in" for key in part)
            else PHRASES["hand cards"]
            for part in data["any"]
        ]
        sorts = joined(parts, "or")
        if "worth" in data:
            worth = data["worth"]
            form, n = ("", f"{worth:,}") if isinstance(worth, int) else ("as_much", "")
            return Phrase(said("cards", "worth", form, X=f"{your} {sorts}", n=n))
        if is_map(data["count"]) and "level" in data["count"]:
            return Phrase(said("value", "level", "many", X=f"{your} {sorts}"))
        return Phrase(said("cards", "any", n=self.count(data["count"]), your=your, X=sorts))

    def all_cards(self, data: Any, wanted: dict[str, Any], your: str, tail: str, subject: Subject) -> Phrase:
        zones = listed(data.get("in", "table"))
        several = self.filter(wanted, True)
        too = PHRASES["from hand too"] if "hand" in zones and len(zones) > 1 else ""
        if not wanted and zones == ["hand"]:
            whole = subject.fill(said("ref", "hand"))
            least = data.get("at_least")
            return Phrase(said("cards", "at_least", X=whole, n=f"{least} {PHRASES['cards']}") if least else whole)
        if zones == ["worn"]:
            worn = PHRASES["the" if "slot" in wanted else "all"].format(X=several)
            return Phrase(worn, subject.fill(said("zone", "worn")))
        if zones == ["combat"]:
            return Phrase(PHRASES["every"].format(X=self.filter(wanted)), tail)
        if zones == ["looked"]:
            return Phrase(PHRASES["those"].format(X=" ".join(self.clauses(wanted, True))))
        if "named" in wanted:
            traits = [each for each in listed(wanted["named"]) if self.is_identity(each)]
            named = self.filter(wanted)
            return Phrase(f"{your} {PHRASES['named card'].format(X=named) if traits else named}" + too)
        if zones == ["carried"]:
            several = f"{said('zone', 'carried')} {several}"
        if zones == ["hand"]:
            return Phrase(PHRASES["all"].format(X=several), tail)
        return Phrase(PHRASES["all"].format(X=f"{your} {several}") + too)

    def is_identity(self, word: str) -> bool:
        cards = self.known_cards(word)
        return not cards or cards[0]["kind"] in self.pack.identities

    def some_cards(self, data: dict[str, Any], wanted: dict[str, Any], your: str, tail: str) -> Phrase:
        count, zones, of = data["count"], listed(data.get("in", "table")), data.get("of")
        several = self.filter(wanted, True)
        if zones == ["carried"]:
            several = f"{said('zone', 'carried')} {several}"
        if "deck" in wanted and "kind" not in wanted and zones == ["table"]:
            several = PHRASES["in play"].format(X=several)
        if count == "moved":
            return Phrase(PHRASES["for each card"].format(zone=tail))
        if is_map(count) and count.get("level") == "you":
            return Phrase(said("value", "level", "many", X=f"{your} {several}"), tail)
        if zones == ["carried"] or (of and zones == ["table"] and of not in ("others", "everyone")):
            return Phrase(said("cards", "any", n=self.count(count), your=your, X=several))
        if count != 1:
            sorts = [sort for key in ("kind", "slot") for sort in listed(wanted.get(key, []))]
            if len(sorts) > 1 and zones == ["table"]:
                any_of = self.filter(wanted, True, "or")
                return Phrase(said("cards", "any", n=self.count(count), your=your, X=any_of))
            return Phrase(f"{self.count(count)} {self.filter(wanted, True)}", tail)
        if of and zones == ["table"]:
            return Phrase(f"{your} {self.filter(wanted)}")
        if zones == ["looked"]:
            return Phrase(number(1), tail)
        one = self.filter(wanted)
        return Phrase(
            article(one) if not wanted or "tag" in wanted or "in" in data else PHRASES["one"].format(X=one), tail
        )

    def count(self, value: Any) -> str:
        if isinstance(value, int):
            return number(value)
        if value == "all":
            return PHRASES["all"].format(X="").strip()
        if isinstance(value, str):
            return said("value", value)
        if "up_to" in value:
            return said("many", "up_to", n=self.value(value["up_to"]))
        return self.value(value)

    # ------------------------------------------------------------ conditions
    def somebody(self, trait: str) -> str:
        return article(self.names[trait])

    def whom(self, data: Any) -> str:
        """Those who satisfy it: 'Elves', 'characters of level 4 or lower'."""
        if isinstance(data, str):
            return self.plurals[data]
        ((op, part),) = data.items()
        if op in ("any", "all"):
            return self.whom_of(part, op)
        if op == "not":
            return self.whom_not(part)
        if op == "fled_as":
            return joined(map(self.whom, listed(part)), "or")
        if op == "level":
            return said("cond", op, "whom", range=self.range("range", part))
        if op == "has":
            several = self.by_name(part) if "named" in part else self.filter_in(part, True, "or")
            return said("cond", op, self.whose_form(part), X=several)
        if has_form("cond", op, "whom"):
            return said("cond", op, "whom")
        return self.cond(data)

    def whom_of(self, parts: list[Any], op: str) -> str:
        without = [part["not"] for part in parts if is_map(part) and "not" in part]
        others = joined((self.whom(part) for part in parts if not (is_map(part) and "not" in part)), "or")
        if not without or op == "any":
            whom = [self.whom(part) for part in parts]
            last = {each.split()[-1] for each in whom}
            if len(last) == 1 and all(isinstance(part, str) for part in parts):  # 'British or Chinese agents'
                whom[:-1] = [each.removesuffix(f" {word}") for word in last for each in whom[:-1]]
            return joined(whom, "or" if op == "any" else "and")
        return said("cond", "not", "except", whom=others, others=joined(map(self.whom, without), "or"))

    def whom_not(self, part: Any) -> str:
        if is_map(part) and "has" in part:
            wanted = part["has"]
            several = self.by_name(wanted) if "named" in wanted else self.filter_in(wanted, "slot" not in wanted, "or")
            return said("cond", "has", self.whose_form(wanted) + "_not", X=several)
        return said("cond", "not", "whom", whom=self.whom(part))

    def whose_form(self, data: dict[str, Any]) -> str:
        """Of `has`: whether the cards count in use only."""
        if data.get("in") != "worn":
            return "whom"
        slots = [each for name in listed(data.get("named", [])) for each in self.known_cards(name) if "slot" in each]
        return "whom_worn" if "slot" in data or slots else "whom_used"

    def by_name(self, data: dict[str, Any]) -> str:
        """'a Wok', but 'Clown Fu' (one has an identity as a skill, not as a thing) and 'Cool Sunglasses'."""
        found: list[str] = []
        for word in listed(data["named"]):
            name = self.names[word]
            skill = any(each["kind"] in self.pack.identities for each in self.known_cards(word))
            pair = name.endswith("s") and not name.endswith("ss")
            found.append(name if skill or pair else article(name))
        return joined(found, "or")

    def known_cards(self, word: str) -> list[dict[str, Any]]:
        return [each for pack in self.mix for each in pack.cards if slug(each["name"]) == word]

    def filter_in(self, data: dict[str, Any], several: bool = False, link: str = "") -> str:
        return self.filter({key: part for key, part in data.items() if key != "in"}, several, link)

    def cond(self, data: Any, subject: Subject = YOU, negated: bool = False) -> str:
        """'if you are an Elf', 'against Undead', 'while you are losing'."""
        mark = "not" if negated else ""
        if isinstance(data, str):
            who = data if data in SEXES else article(self.names[data])
            return subject.fill(said("cond", "<trait>", mark), aX=who)
        ((op, part),) = data.items()
        if op == "not":
            return self.cond(part, subject, not negated)
        if op == "main":
            return self.cond(part, MAIN, negated)
        if op in ("any", "all"):
            link = said("cond", op if not negated else "any" if op == "all" else "all")
            return link.join(self.cond(each, subject, negated) for each in part)
        form = self.cond_form(op, part, negated)
        text = subject.fill(said("cond", op, form), **self.cond_parts(op, part))
        return said("cond", "not", cond=text) if negated and not form.endswith("not") and form != "nobody" else text

    def cond_form(self, op: str, part: Any, negated: bool) -> str:
        if op == "has" and listed(part.get("in", "table")) == ["worn"]:
            return ("worn" if "slot" in part else "used") + ("_not" if negated else "")
        if negated and has_form("cond", op, "not"):
            return "not"
        if op == "monsters" and part == {"min": 1}:
            return "nobody" if negated else "some"
        if op == "has" and part.get("in") == "held":
            return "held"
        if op in ("monsters", "monsters_seen") and "max" in part and has_form("cond", op, str(part["max"])):
            return str(part["max"])
        return str(part) if op == "free_hands" and has_form("cond", op, str(part)) else ""

    def cond_parts(self, op: str, part: Any) -> dict[str, str]:
        match NOUNS["cond"][op].takes:
            case "range":
                return {"range": self.range("range", part, "" if op == "level" else "count")}
            case "nat" | "positive":
                return {"n": str(part)}
            case "face":
                return {"X": said("face", part)}
            case "traits":
                return {"aX": joined(map(self.somebody, listed(part)), "or")}
            case "cond":
                someone = self.somebody(part) if isinstance(part, str) else self.whom(part)
                return {"whom": self.whom(part), "aX": someone}
            case "filter" | "has":
                one = self.one({key: value for key, value in part.items() if key != "in"})
                return {"aX": one, "X": self.filter_in(part), "Xs": self.filter_in(part, True, "or")}
            case _:
                return {}

    # ------------------------------------------------------------ values
    def value(self, value: Any) -> str:
        if isinstance(value, int):
            return str(value)
        if isinstance(value, str):
            return said("value", value)
        ((op, part),) = value.items()
        if op == "times":
            form = "2" if part[0] == 2 else ""
            return said("value", op, form, n=self.value(part[0]), value=self.value(part[1]))
        if op == "half":
            return said("value", op, value=self.value(part))
        if op == "lowest_level":
            return said("value", op)
        if op == "per_paid":
            return said("value", op, n=signed(part))
        whose = YOU.your if part == "you" else PHRASES["held" if part == "held" else "its"]
        return said("value", op, whose=whose)

    def levels(self, value: Any, subject: Subject = YOU) -> str:
        if isinstance(value, int):
            return many(value, "level")
        if value == "missing":
            return subject.fill(said("value", value, "levels"))
        if isinstance(value, str):
            return PHRASES["that many levels"]
        if any(op in NOUNS["amount"] for op in value):
            return PHRASES["levels equal to"].format(n=self.amount(value))
        return PHRASES["levels equal to"].format(n=self.value(value))

    def amount(self, value: Any) -> str:
        if isinstance(value, int):
            return signed(value)
        if value == "rolled":
            return said("value", value, "bonus")
        if value == BY_USE and "bonus" in self.card:
            return signed(self.card["bonus"])
        if is_map(value) and ("bonus" in value or "per_paid" in value):
            return self.value(value)
        for op in NOUNS["amount"]:
            if is_map(value) and op in value:
                n = signed(value[op]) if op == "add" else str(value[op])
                return said("amount", op, n=n, floor=str(value.get("floor", "")))
        return PHRASES["a bonus of"].format(n=self.value(value))
