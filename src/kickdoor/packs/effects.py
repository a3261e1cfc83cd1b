"""The moving parts of a card to the engine's form: filters, conditions, values, modifiers, steps, uses."""

from __future__ import annotations

from typing import Any, Final, cast

from kickdoor.engine.model.cards import (
    ANY,
    TIMING_BIT,
    CardDef,
    Cards,
    Cond,
    Filter,
    Library,
    Modifier,
    Stays,
    Step,
    Target,
    Use,
    Value,
)
from kickdoor.engine.model.words import AmountOp, Ref, TargetKind, ValueOp
from kickdoor.packs.bitmaps import DECKS, NO_HIGH, NO_LOW, Bitmaps
from kickdoor.packs.names import is_map, listed
from kickdoor.packs.vocabulary import NOUNS

FACES: Final = 6


class Effects:
    """Fills in definitions whose printed parts are all there: filters look at every one of them."""

    def __init__(self, lib: Library) -> None:
        self.lib = lib
        self.bitmaps = Bitmaps(lib)

    def fill(self, card: CardDef, data: dict[str, Any]) -> None:
        card.holds = self.bitmaps.filter(data["holds"]) if "holds" in data else None
        card.stays = self.stays(data["stays"]) if "stays" in data else None
        card.excludes = self.bitmaps.filter({"named": data["excludes"]}) if "excludes" in data else None
        card.always = tuple(self.modifier(each) for each in data.get("always", []))
        card.rules = frozenset(each.word for each in card.always if each.what == "rule" and each.cond is None)
        for word, part in data.get("triggers", {}).items():
            if NOUNS["trigger"][word].also:
                card.struck_slot = self.lib.slots.index(part["slot"])
            card.triggers[word] = self.program(part["do"] if NOUNS["trigger"][word].also else part)
        card.bad_stuff = self.program(data.get("bad_stuff", []))
        card.effect = self.program(data.get("effect", []))
        card.uses = tuple(self.use(index, each) for index, each in enumerate(data.get("uses", [])))
        for use in card.uses:
            card.use_timings |= use.when

    # ------------------------------------------------------------ which cards
    def filter_of(self, data: dict[str, Any]) -> Filter | None:
        """The filter among the keys of a selection, if there is one."""
        part = {key: value for key, value in data.items() if key in NOUNS["filter"]}
        return self.bitmaps.filter(part) if part else None

    def cards(self, data: Any) -> Cards:
        if isinstance(data, str):
            return Cards(ref=cast("Ref", data))
        count = data.get("count")
        up_to = is_map(count) and "up_to" in count
        return Cards(
            count=None if count in (None, "all") else self.value(count["up_to"] if up_to else count),
            everything=count == "all",
            up_to=up_to,
            worth=self.value(data["worth"]) if "worth" in data else None,
            filter=self.filter_of(data),
            pick=data.get("pick", "chosen"),
            zones=tuple(listed(data.get("in", "table"))),
            of=data.get("of", ""),
            by=data.get("by", ""),
            any_of=tuple(self.cards(part) for part in data.get("any", [])),
            at_least=data.get("at_least", 0),
        )

    # ------------------------------------------------------------ whether and how many
    def cond(self, data: Any) -> Cond:
        if isinstance(data, str):
            return Cond("trait", mask=self.lib.traits[data])
        ((op, part),) = data.items()
        match NOUNS["cond"][op].takes:
            case "conds":
                return Cond(op, parts=tuple(self.cond(each) for each in part))
            case "cond":
                return Cond(op, parts=(self.cond(part),))
            case "traits":
                return Cond(op, mask=sum(self.lib.traits[trait] for trait in dict.fromkeys(listed(part))))
            case "range":
                return Cond(op, low=part.get("min", NO_LOW), high=part.get("max", NO_HIGH))
            case "nat" | "positive":
                return Cond(op, low=part)
            case "filter":
                return Cond(op, filter=self.bitmaps.filter(part))
            case "has":
                return Cond(op, filter=self.filter_of(part), zones=tuple(listed(part.get("in", "table"))))
            case "face":
                return Cond(op, low=1 if part == "up" else 0)
            case _:
                return Cond(op)

    def value(self, data: Any) -> Value:
        if isinstance(data, int):
            return Value("number", n=data)
        if isinstance(data, str):
            return Value(cast("ValueOp", data))
        ((op, part),) = data.items()
        match NOUNS["value"][op].takes:
            case "valued" | "card_ref":
                return Value(op, ref=part)
            case "per_paid":
                return Value(op, n=part)
            case "pair":
                return Value(op, parts=tuple(self.value(each) for each in part))
            case "value":
                return Value(op, parts=(self.value(part),))
            case _:
                return Value(op)

    # ------------------------------------------------------------ what is true for a while
    def modifier(self, data: dict[str, Any]) -> Modifier:
        made = self.modifier_head(data)
        made.to = data.get("to", "")
        made.of = self.bitmaps.filter(data["of"]) if "of" in data else None
        made.cond = self.cond(data["if"]) if "if" in data else None
        made.index = len(self.lib.modifiers)
        self.lib.modifiers.append(made)
        return made

    def modifier_head(self, data: dict[str, Any]) -> Modifier:
        if "rule" in data:
            return Modifier("rule", word=data["rule"])
        if "allow" in data:
            ((limit, n),) = data["allow"].items()
            return Modifier("allow", word=limit, n=ANY if n == "any" else n)
        if "counts_as" in data:
            word = data["counts_as"]
            if word in self.lib.tags:
                return Modifier("counts_as", word=word, tag=self.lib.tags[word])
            return Modifier("counts_as", word=word, trait=self.lib.traits[word])
        stat = next(key for key in data if key in NOUNS["stat"])
        amount = data[stat]
        if is_map(amount):
            for op in NOUNS["amount"]:
                if op in amount:
                    return Modifier(
                        stat, op=cast("AmountOp", op), value=self.value(amount[op]), floor=amount.get("floor", NO_LOW)
                    )
        return Modifier(stat, value=self.value(amount))

    def stays(self, data: Any) -> Stays:
        if isinstance(data, str):
            return Stays(data)
        ((how, part),) = data.items()
        if how == "upon":
            return Stays(how, filter=self.bitmaps.filter(part))
        if how == "while":
            return Stays(how, cond=self.cond(part))
        return Stays(how, until=tuple(listed(part)))

    # ------------------------------------------------------------ what happens
    def program(self, steps: list[Any]) -> int:
        """The number of these steps as a program; -1 for none."""
        if not steps:
            return -1
        made = tuple(self.step(each) for each in steps)
        self.lib.programs.append(made)
        return len(self.lib.programs) - 1

    def step(self, data: Any) -> Step:
        if isinstance(data, str):
            return Step(data)
        verb = next(key for key in data if key in NOUNS["verb"])
        step = Step(
            verb,
            who=data.get("who", ""),
            cond=self.cond(data["if"]) if "if" in data else None,
            otherwise=self.program(data.get("else", [])),
            then=self.program(data.get("then", [])),
        )
        self.argument(step, data[verb], data)
        return step

    def argument(self, step: Step, part: Any, data: dict[str, Any]) -> None:
        match NOUNS["verb"][step.verb].takes:
            case "value":
                step.value = self.value(part)
            case "cards":
                step.cards = self.cards(part)
                step.to = data.get("to", "")
                step.do = self.program(data.get("do", []))
            case "who":
                step.to = part
            case "draw" | "look" | "turn_over":
                step.deck = DECKS[part["deck"]]
                step.value = self.value(part["gold"] if "gold" in part else part["count"])
                step.face = part.get("face", "down")
            case "replace":
                step.cards, step.other = self.cards(part["old"]), self.cards(part["new"])
            case "swap":
                step.cards, step.other = self.cards(part["mine"]), self.cards(part["theirs"])
            case "modifier":
                step.modifier = self.modifier(part)
                step.until = tuple(listed(data.get("until", "combat")))
            case "cancel":
                step.word = part
            case "card_ref":
                step.cards = self.cards(part)
            case "steps":
                step.do = self.program(part)
            case "choices":
                step.bodies = tuple(self.program(each) for each in part)
            case "table":
                step.faces = self.faces(part)
            case _:  # a verb without argument
                pass

    def faces(self, table: dict[str, Any]) -> tuple[int, ...]:
        found = [-1] * FACES
        for key, steps in table.items():
            low, _, high = key.partition("-")
            number = self.program(steps)
            for face in range(int(low), int(high or low) + 1):
                found[face - 1] = number
        return tuple(found)

    def use(self, index: int, data: dict[str, Any]) -> Use:
        when = 0
        for word in listed(data["when"]):
            when |= TIMING_BIT[word]
        return Use(
            index=index,
            name=data.get("name", ""),
            when=when,
            by=data.get("by", ""),
            zones=tuple(listed(data.get("from", []))),
            cond=self.cond(data["if"]) if "if" in data else None,
            target=self.target(data["target"]) if "target" in data else None,
            cost=tuple(self.step(each) for each in data.get("cost", [])),
            once=data.get("once", ""),
            program=self.program(data["do"]),
        )

    def target(self, data: Any) -> Target:
        if isinstance(data, str):
            return Target(cast("TargetKind", data))
        ((kind, part),) = data.items()
        match NOUNS["target"][kind].takes:
            case "cond":
                return Target(kind, cond=self.cond(part))
            case "filter":
                return Target(kind, filter=self.bitmaps.filter(part))
            case "cards":
                return Target(kind, cards=self.cards(part))
            case _:
                return Target(kind, whose=part)
