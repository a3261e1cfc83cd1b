"""The text of a card, written from its data alone, so that it cannot disagree with what the card does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kickdoor.cardtext.languages import ENGLISH, Language, cap, lower, signed
from kickdoor.cardtext.nouns import BY_USE
from kickdoor.cardtext.sentences import Sentences
from kickdoor.packs.loader import Pack
from kickdoor.packs.names import is_list, is_map, listed, slug, tribes_by_name
from kickdoor.packs.vocabulary import NOUNS
from kickdoor.packs.vocabulary.phrases import LABELS, SHOWN_TAGS

INSTEAD: Final = [{"cancel": "loss"}, {"discard": "this"}]


@dataclass(frozen=True, slots=True)
class CardText:
    type: str  # Monster, Item (Big, 2 hands), Class …
    rule: str  # empty if the numbers in the corners say everything
    bad_stuff: str  # of monsters; empty for other cards
    bad_stuff_is: str = "Bad Stuff"  # its heading

    @property
    def length(self) -> int:
        return len(self.rule) + len(self.bad_stuff)

    @property
    def lines(self) -> list[str]:
        """The lines of text besides the type and the numbers."""
        bad = f"{self.bad_stuff_is}: {self.bad_stuff}" if self.bad_stuff else ""
        return [line for line in (self.rule, bad) if line]


def card_text(pack: Pack, card: dict[str, Any], *, mix: Sequence[Pack] = (), lang: Language = ENGLISH) -> CardText:
    """Return the text of a card of this pack; in a game of several packs (`mix`) with the words of all of them."""
    writer = Writer(pack, card, lang, mix)
    return CardText(writer.type_line(), writer.rule_text(), writer.bad_stuff(), lang.phrase("bad stuff"))


class Writer(Sentences):
    def type_line(self) -> str:
        kind = self.card["kind"]
        form = "type" if kind in NOUNS["kind"] and self.has_form("kind", kind, "type") else ""
        own = self.said("kind", kind, form) if form else self.kind(kind, own=True)
        name = cap(self.lang.finish(own))
        if kind in self.pack.identities and (trait := self.lang.translated(slug(self.card["name"]), self.card["name"])):
            name = f"{name}: {trait}"  # the printed name is English, but other cards use this one
        marks: list[str] = []
        if kind in ("item", "oneshot"):
            marks += [self.tag(tag).label for tag in LABELS if tag in listed(self.card.get("tags", []))]
        if "size" in self.card:
            marks.append(self.said("property", "size", size=self.said("size", self.card["size"])))
        if "slot" in self.card:
            marks.append(self.said("property", "slot", slots=self.slots()))
        if hands := self.card.get("hands"):
            marks.append(self.said("property", "hands", "" if hands == 1 else "many", n=str(hands)))
        return f"{name} ({', '.join(map(self.lang.finish, marks))})" if marks else name

    def slots(self, link: str = "and") -> str:
        return self.joined((self.lang.slot(slot).one for slot in listed(self.card["slot"])), link)

    def rule_text(self) -> str:
        parts = [*self.printed(), *self.standing(), *self.happening(), *self.closing()]
        text = ". ".join(cap(self.lang.finish(part)) for part in parts if part)
        return f"{text}." if text else ""

    def bad_stuff(self) -> str:
        if self.card["kind"] != "monster":
            return ""
        steps = self.card["bad_stuff"]
        if self.runs_cost_levels() and steps and is_map(steps[0]) and isinstance(steps[0].get("lose_levels"), int):
            levels = self.lang.many(steps[0]["lose_levels"], "further level")
            more = self.lang.you.fill(self.said("verb", "lose_levels", "more"), levels=levels)
            return cap(self.lang.finish(self.joined([more, self.steps(steps[1:]).text]))) + "."
        text = (
            self.said("property", "bad_stuff", steps=self.steps(steps).text)
            if steps
            else self.said("property", "bad_stuff", "none")
        )
        return cap(self.lang.finish(text)) + "."

    def runs_cost_levels(self) -> bool:
        """FAQ-134: return whether running from the monster already costs Levels, to which its Bad Stuff is added."""
        return any(is_map(step) and "lose_levels" in step for step in self.card.get("triggers", {}).get("fled", []))

    # ------------------------------------------------------------ what is printed
    def printed(self) -> list[str]:
        card, found = self.card, list[str]()
        shown = [self.tag(tag).label for tag in SHOWN_TAGS if tag in tags_in_game(card, self.mix)]
        if shown and card["kind"] == "monster":
            found.append(self.said("property", "tags", tags=", ".join(shown)))
        if card.get("levels", 1) > 1:
            found.append(self.said("property", "levels", n=str(card["levels"])))
        found += self.attached()
        found += self.numbers()
        for key, link in (("only", "and"), ("not_for", "or")):
            if key in card:
                found.append(self.said("property", key, whom=self.joined(map(self.whom, listed(card[key])), link)))
        if len(listed(card.get("slot", []))) > 1:
            found.append(self.said("property", "slot", "several", slots=self.slots(), others=self.slots("or")))
        if card.get("stacks"):
            found.append(self.said("property", "stacks", slots=self.slots()))
        if card["kind"] == "item" and "play_when" in card:
            words = listed(card["play_when"])
            when = self.joined((self.when(word, None) for word in words), "or")
            found.append(self.said("property", "play_when", words[0] if len(words) == 1 else "", when=when))
        if "holds" in card:
            kind = card["holds"].get("kind")
            form = kind if kind in ("item", "monster") else ""
            found.append(self.said("property", "holds", form, X=self.filter(card["holds"])))
        return found

    def numbers(self) -> list[str]:
        kind, bonus, treasures = self.card["kind"], self.card.get("bonus"), self.card.get("treasures", 0)
        if kind == "level_up" and "uses" not in self.card:
            return [self.phrase("go up")]
        if bonus is None:
            return []
        if kind == "oneshot":
            return [] if self.gives_by_use() else [self.said("property", "bonus", "oneshot", n=signed(bonus))]
        if kind == "special":
            return [self.said("property", "bonus", "special", n=signed(bonus))]
        if kind == "enhancer" and treasures:
            extra = self.lang.many(treasures, "extra Treasure")
            return [self.said("property", "bonus", "enhancer_treasures", n=signed(bonus), treasures=extra)]
        return [self.said("property", "bonus", "enhancer", n=signed(bonus))] if kind == "enhancer" else []

    def gives_by_use(self) -> bool:
        """Return whether the uses of a one-shot say who gets its bonus."""
        return any(holds(use["do"], BY_USE) for use in self.card.get("uses", []))

    def attached(self) -> list[str]:
        stays = self.card.get("stays")
        if not is_map(stays) or "upon" not in stays:
            return []
        host = self.one(stays["upon"])
        if self.free_use():
            return [self.phrase("attach own", X=host, rule=self.said("rule", "free_use"))]
        return [self.phrase("attach", X=host)]

    def free_use(self) -> bool:
        return any(each.get("rule") == "free_use" for each in self.card.get("always", []))

    # ------------------------------------------------------------ what is true, what happens
    def standing(self) -> list[str]:
        found: list[str] = []
        if self.card.get("effect"):
            found.append(self.steps(self.card["effect"]).text)
        always = [each for each in self.card.get("always", []) if each.get("rule") != "free_use"]
        texts = self.together(always, [self.modifier(each).text for each in always])
        stays = self.card.get("stays")
        until = listed(stays["until"]) if is_map(stays) and "until" in stays else []
        lasts = self.moments(until)
        plain = [text for text in texts if text[:1] in "+−" or not lasts]
        found += [f"{text} {lasts}".strip() for text in plain]
        if rest := self.joined(text for text in texts if text not in plain):
            found.append(self.lang.led([lasts], rest))
        return found

    def together(self, always: list[dict[str, Any]], texts: list[str]) -> list[str]:
        """Merge neighbours: opposite conditions, plain numbers, a limit with its drawbacks, two limits."""
        second = always[1].get("strength") if len(always) > 1 else None
        if opposite(*always[:2]) and isinstance(second, int):
            texts[:2] = [self.phrase("otherwise", first=texts[0], n=signed(second))]
        hands = [is_map(each.get("if")) and "free_hands" in each["if"] and "strength" in each for each in always[:2]]
        if hands == [True, True]:  # both apply
            texts[1] = self.said("stat", "strength", "more", n=self.amount(second)) + " " + self.cond(always[1]["if"])
        kinds = [
            kind for each in always if each.get("rule") == "no_drawbacks" for kind in listed(each["of"].get("kind"))
        ]
        limits = [next(iter(each["allow"])) for each in always if "allow" in each]
        if kinds and kinds == limits and len(texts) == 2:
            return [self.phrase("two or one", X=self.kind(kinds[0]), Xs=self.kind(kinds[0], True))]
        if len(limits) == 2 == len(texts):
            return [self.joined(texts)]
        plain = [text for text in texts if text[:1] in "+−"]
        return ([", ".join(plain)] if plain else []) + [text for text in texts if text not in plain]

    def happening(self) -> list[str]:
        card, kind = self.card, self.card["kind"]
        found = [self.trigger(word, part) for word, part in card.get("triggers", {}).items()]
        uses: list[str] = []
        for data in card.get("uses", []):
            text = self.use(data)
            named = "name" in data and kind in self.pack.identities
            uses.append(self.said("use", "name", n=data["name"], use=cap(text)) if named else text)
        added = kind == "oneshot" and "bonus" in card and not self.gives_by_use()
        before = kind == "curse" or added or (kind == "special" and found)
        if kind in ("curse", "oneshot", "special", "level_up"):
            uses = [
                self.phrase("or else", use=lower(text)) if index or before else text for index, text in enumerate(uses)
            ]
        return found + uses

    def closing(self) -> list[str]:
        card, stays, found = self.card, self.card.get("stays"), list[str]()
        if card["kind"] == "enhancer" and "bonus" not in card and card.get("treasures"):
            extra = self.lang.many(card["treasures"], "extra Treasure")
            found.append(self.said("property", "treasures", "enhancer", treasures=extra))
        if "overrides" in card:
            found.append(self.said("property", "overrides"))
        if is_map(stays) and "while" in stays:
            needed = stays["while"].get("has") if is_map(stays["while"]) else None
            if needed:
                found.append(self.phrase("needs", X=self.article(self.filter_in(needed))))
            else:
                found.append(self.phrase("stays only", cond=self.cond(stays["while"])))
        if others := [
            self.lang.quoted(self.card_names[name].one)
            for name in listed(card.get("excludes", []))
            if name != slug(card["name"])
        ]:
            found.append(self.said("property", "excludes", names=self.joined(others)))
        if card.get("gone"):
            found.append(self.said("property", "gone"))
        return found

    # ------------------------------------------------------------ triggers
    def trigger(self, word: str, part: Any) -> str:
        if word == "struck_at":
            slot = self.lang.slot(part["slot"]).one
            form = "ends" if part["do"] == [{"discard": "this"}] else ""
            return self.say(word, form, X=slot, steps=self.steps(part["do"]).text)
        if not part:
            return ""
        first: dict[str, Any] = part[0] if is_map(part[0]) else {}
        asked, may = first.get("if"), self.lang.you.bare()
        match word:
            case "spared" | "turned_away" if "may" in first and isinstance(first.get("if"), str):
                return self.say(word, "may", who=self.somebody(first["if"]), steps=self.steps(first["may"], may).text)
            case "fled" if len(part) == 1 and first.get("if") is not None:
                plain = [{key: value for key, value in first.items() if key != "if"}]
                whom = self.phrase("all others") if self.pursues(asked) else self.whom(asked)
                return self.say(word, "whom", whom=whom, steps=self.steps(plain).text)
            case "received" if "if" in first and "who" not in first:
                plain = [{key: value for key, value in first.items() if key != "if"}, *part[1:]]
                return self.say(word, "if", cond=self.cond(first["if"]), steps=self.steps(plain).text)
            case "cursed" if first.get("cancel") == "curse" and first.get("if") == {"from_door": True}:
                buried = any(is_map(step) and step.get("bury") == "it" for step in part[1:])
                return self.say(word, "buried" if buried else "immune", cond=self.cond(first["if"]))
            case "would_lose_level" if first == {"cancel": "loss"}:
                return self.say(word, "cancel")
            case "would_lose_level" if len(part) == 1 and {"cancel": "loss"} in first.get("may", []):
                paid = [step for step in first["may"] if step != {"cancel": "loss"}]
                return self.say(word, "instead", steps=self.steps(paid, may).text)
            case "won" if len(part) == 1 and asked == {"not": {"alone": True}}:
                plain = [{key: value for key, value in first.items() if key != "if"}]
                return self.say(word, "helped", steps=self.steps(plain).text)
            case "would_lose_card" if first.get("may") == INSTEAD and is_map(asked) and "card" in asked:
                return self.say(word, "instead", X=self.filter(asked["card"]))
            case "would_lose_card" if {"cancel": "loss"} in first.get("may", []) and is_map(asked) and "card" in asked:
                paid = [step for step in first["may"] if step != {"cancel": "loss"}]
                return self.say(word, "paid", X=self.one(asked["card"]), steps=self.steps(paid, may).text)
            case _:
                return self.say(word, steps=self.steps(part).text)

    def pursues(self, cond: Any) -> bool:
        """Return whether the card already says that the monster pursues only players of this Level."""
        least = cond["level"].get("min") if is_map(cond) and "level" in cond else None
        spared = {"rule": "no_pursuit", "if": {"level": {"max": (least or 0) - 1}}}
        return least is not None and spared in self.card.get("always", [])

    def say(self, trigger: str, form: str = "", **parts: str) -> str:
        return self.pack_words(self.said("trigger", trigger, form)).format(**parts)


def tags_in_game(card: dict[str, Any], packs: Sequence[Pack]) -> list[str]:
    """Return the tags of a card, with the tribes that its name gives it in a game with these packs."""
    found = listed(card.get("tags", []))
    if card["kind"] != "monster":
        return found
    tribes = {tribe for pack in packs for tribe in pack.words("tribes")}
    named = tribes_by_name(card["name"], tribes, mixed=len(packs) > 1)
    return [*found, *(tribe for tribe in named if tribe not in found)]


def holds(value: Any, wanted: Any) -> bool:
    """Return whether something occurs anywhere in this value."""
    if value == wanted:
        return True
    if is_map(value):
        return any(holds(part, wanted) for part in value.values())
    return is_list(value) and any(holds(part, wanted) for part in value)


def opposite(*pair: dict[str, Any]) -> bool:
    """Return whether the second condition negates the first, both about the main fighter."""
    if len(pair) != 2:
        return False
    first, second = pair[0].get("if"), pair[1].get("if")
    return is_map(first) and is_map(second) and "main" in first and second.get("main") == {"not": first["main"]}
