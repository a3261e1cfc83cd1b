"""The sentences of card texts: modifiers, steps and uses, from the vocabulary tables, with neighbours merged."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from kickdoor.cardtext.languages import Subject
from kickdoor.cardtext.nouns import Nouns
from kickdoor.packs.names import is_map, listed
from kickdoor.packs.schema import PLAYER_TARGETS
from kickdoor.packs.vocabulary import NOUNS

VERB: Final = "verb"  # something you do: 'take a card'
BONUS: Final = "bonus"  # something you get: '+3'
EVENT: Final = "event"  # something that happens: 'the helper leaves the fight'


class Clause(NamedTuple):
    sort: str
    text: str


def either(step: dict[str, Any]) -> bool:
    """Return whether a step loses one or another number of levels."""
    other = step.get("else", [])
    plain = len(other) == 1 and is_map(other[0]) and list(other[0]) == ["lose_levels"]
    return plain and isinstance(step["lose_levels"], int)


class Sentences(Nouns):
    # ------------------------------------------------------------ modifiers
    def modifier(
        self, data: dict[str, Any], *, lasts: str = "", passing: bool = False, subject: Subject | None = None
    ) -> Clause:
        """Return a modifier as a clause. `passing`: as a step (of this subject); `lasts`: how long, in words."""
        subject = subject or self.lang.you
        head = next(key for key in data if key in NOUNS["stat"] or key in ("allow", "rule", "counts_as"))
        if head == "rule":
            return Clause(EVENT, self.rule(data, subject, passing))
        if head == "allow":
            return Clause(EVENT, self.allow(data["allow"]))
        if head == "counts_as":
            return Clause(EVENT, self.counts_as(data))
        if head in ("strength", "run_away", "die"):
            return self.roll_or_strength(head, data, lasts, passing, subject)
        return Clause(EVENT, self.other_stat(head, data))

    def counts_as(self, data: dict[str, Any]) -> str:
        word = data["counts_as"]
        what = self.tag(word).counted_as if word in self.pack.words("tags") else self.article(self.names[word])
        form = "next_monster" if data.get("to") == "next_monster" else ""
        return self.said("modifier", "counts_as", form, X=what)

    def roll_or_strength(self, stat: str, data: dict[str, Any], lasts: str, passing: bool, subject: Subject) -> Clause:
        value, cond, to = data[stat], data.get("if"), data.get("to", "")
        if stat == "strength" and value == {"factor": 2} and not to:
            lost = " " + self.said("cond", "alone", "lost") if cond == {"alone": True} else ""
            return Clause(VERB, subject.fill(self.said("stat", stat, "double")) + lost)
        n = self.amount(value)
        tail = f" {self.strength_cond(cond, passing)}" if cond is not None else ""
        if to == "fighters" and isinstance(cond, str) and stat == "strength":
            form = "each_foe" if self.card["kind"] == "monster" else "each"
            return Clause(BONUS, self.said("stat", stat, form, n=n, X=self.names[cond]))
        if to == "monsters" and lasts:
            return Clause(EVENT, self.said("stat", stat, "foes", n=n) + tail)
        if to == "next_monster":
            return Clause(EVENT, self.said("stat", stat, to, n=n) + tail)
        if to == "target":
            return Clause(BONUS, self.said("stat", stat, to, n=n, target=self.mention(self.again)) + tail)
        if to == "this" and self.has_form("stat", stat, to):
            n = self.phrase("a bonus of", n=n) if value == "rolled" else n
            return Clause(VERB, subject.fill(self.said("stat", stat, to), n=n) + tail)
        if to and self.has_form("stat", stat, to):
            sort = EVENT if stat == "run_away" else BONUS
            return Clause(sort, self.said("stat", stat, to, n=n) + tail)
        if stat == "strength" and not passing:
            return Clause(BONUS, self.own_strength(n, cond, tail))
        form = "monster" if not passing and self.card["kind"] in ("monster", "enhancer") else ""
        return Clause(BONUS, self.said("stat", stat, form, n=n) + tail)

    def strength_cond(self, cond: Any, passing: bool) -> str:
        if cond == {"alone": True}:
            if passing:
                return self.said("cond", "alone", "lost")
            if self.card["kind"] in ("monster", "enhancer"):
                return self.said("cond", "alone", "facing")
        if cond == {"not": {"alone": True}} and self.card["kind"] in ("monster", "enhancer"):
            return self.said("cond", "alone", "facing_not")
        return self.cond(cond)

    def own_strength(self, n: str, cond: Any, tail: str) -> str:
        kind, stays = self.card["kind"], self.card.get("stays")
        if kind == "curse" and is_map(stays) and "next_combat" not in listed(stays.get("until", "next_combat")):
            return self.said("stat", "strength", "lasting", n=n) + tail
        if kind == "monster" and cond is None:
            return self.said("stat", "strength", "monster", n=n)
        if kind == "enhancer" and "bonus" not in self.card:
            return self.said("stat", "strength", "enhancer", n=n) + tail
        if kind != "monster" and "bonus" not in self.card and self.changes_rolls():
            return self.said("stat", "strength", "lasting", n=n) + tail
        if kind == "monster" or "bonus" not in self.card:
            return (n if n[:1] in "+−" else self.phrase("gives", n=n)) + tail
        if isinstance(cond, str):
            return self.said("stat", "strength", "more_for", n=n, whom=self.whom(cond))
        if is_map(cond) and "card" in cond:
            return self.said("stat", "strength", "more_on", n=n, X=self.one(cond["card"]))
        return self.said("stat", "strength", "more", n=n) + tail

    def changes_rolls(self) -> bool:
        """Return whether the card also changes die rolls, so that strength must be named."""
        return any("run_away" in each or "die" in each for each in self.card.get("always", []))

    def other_stat(self, stat: str, data: dict[str, Any]) -> str:
        value, cond, to = data[stat], data.get("if"), data.get("to", "")
        tail = f" {self.cond(cond)}" if cond is not None else ""
        what = self.filter(data["of"], stat != "gold") if "of" in data else ""
        if stat in ("levels", "treasures"):
            noun = "extra level" if stat == "levels" else "extra Treasure"
            if is_map(value) and value.get("add", 0) < 0:
                return (
                    self.said(
                        "stat", stat, "fewer", n=self.lang.many(-value["add"], noun[6:]), floor=str(value["floor"])
                    )
                    + tail
                )
            if not isinstance(value, int):
                return self.said("stat", stat, n=self.phrase(noun, n=self.amount(value))) + tail
            if is_map(cond) and isinstance(cond.get("facing"), str) and self.has_form("stat", stat, "facing"):
                return self.said("stat", stat, "facing", n=self.lang.many(value, noun), X=self.somebody(cond["facing"]))
            form = "enhancer" if self.card["kind"] == "enhancer" and cond is None else ""
            return self.said("stat", stat, form, n=self.lang.many(value, noun)) + tail
        if stat == "helper_levels":
            return self.said("stat", stat, n=self.levels(value)) + tail
        if is_map(value):
            return self.scaled(stat, value, to, what) + tail
        form = to if self.has_form("stat", stat, to) else "of" if what and self.has_form("stat", stat, "of") else ""
        if stat == "sale" and self.card["kind"] == "item":
            form = "item"
        return self.said("stat", stat, form, n=self.plain(stat, value), X=what) + tail

    def plain(self, stat: str, value: Any) -> str:
        return (
            self.lang.grouped(value)
            if stat in ("sale", "gold", "hands_needed") and isinstance(value, int)
            else self.amount(value)
        )

    def scaled(self, stat: str, value: dict[str, int], to: str, what: str) -> str:
        ((op, n), *_) = value.items()
        scale = {0: "nothing", 2: "double"}.get(n, op) if op == "factor" else f"{op}_{n}"
        forms = (f"fighters_{scale}" if to == "fighters" else "", f"of_{scale}" if what else "", scale, op)
        form = next((form for form in forms if form and self.has_form("stat", stat, form)), "")
        target = (
            self.mention(self.said("ref", "target", self.target_kind)) if to == "target" else self.said("ref", "it")
        )
        return self.said("stat", stat, form, n=str(n) if form else self.amount(value), X=what, target=target)

    def allow(self, data: dict[str, Any]) -> str:
        ((limit, n),) = data.items()
        word = "<identity>" if limit in self.pack.identities else limit
        form = str(n) if self.has_form("limit", word, str(n)) else ""
        count = n if isinstance(n, str) else self.lang.number(n) if word == "<identity>" else str(n)
        one, several = (self.kind(limit), self.kind(limit, True)) if word == "<identity>" else ("", "")
        return self.said("limit", word, form, n=count, X=one, Xs=several)

    def rule(self, data: dict[str, Any], subject: Subject, passing: bool = False) -> str:
        rule, cond = data["rule"], data.get("if")
        what = self.filter(data["of"], rule != "no_drawbacks") if "of" in data else ""
        inner = cond.get("facing", cond) if is_map(cond) else cond
        if rule == "no_attack" and inner is not None:
            who = self.somebody(inner) if isinstance(inner, str) else self.whom(inner)
            return self.said("rule", rule, "facing", X=who)
        if rule == "no_pursuit" and is_map(inner) and "not" in inner:
            return self.said("rule", rule, "only", whom=self.whom(inner["not"]))
        if rule == "no_pursuit":
            return (
                self.said("rule", rule, "anyone") if inner is None else self.said("rule", rule, whom=self.whom(inner))
            )
        to = data.get("to", "")
        form = to if to and self.has_form("rule", rule, to) else "fight" if passing else ""
        text = self.said("rule", rule, form if form and self.has_form("rule", rule, form) else "")
        text = subject.fill(self.pack_words(text), X=what)
        return f"{text} {self.cond(cond)}" if cond is not None else text

    # ------------------------------------------------------------ steps
    def steps(self, steps: list[Any], subject: Subject | None = None) -> Clause:
        """Return steps as one sentence without its full stop."""
        subject = subject or self.lang.you
        target = self.target
        clauses, texts = self.clauses_of(steps, subject)
        if not clauses:
            return Clause(EVENT, "")
        plain = not any(sign in text for text in texts for sign in self.lang.breaks)
        if len(texts) > 1 and not plain and subject.mood and self.lang.inflects:
            self.target = target  # compose again: 'you may …; then do …'
            clauses, texts = self.clauses_of(steps, subject, subject.finite())
        first_step = steps[0]
        if is_map(first_step) and "make_room" in first_step and len(texts) > 1:
            rest_of_it = self.joined(texts[1:])
            return Clause(VERB, subject.fill(self.said("verb", "make_room", "last"), rest=rest_of_it))
        if is_map(first_step) and "may" in first_step and len(texts) > 1 and subject.is_you:
            inner = self.steps(first_step["may"], subject.bare()).text
            return Clause(VERB, self.said("verb", "may", "first", steps=inner, rest=self.joined(texts[1:])))
        return Clause(clauses[0].sort, self.joined(texts) if len(texts) == 1 or plain else self.lang.then(texts))

    def clauses_of(
        self, steps: list[Any], subject: Subject, later: Subject | None = None
    ) -> tuple[list[Clause], list[str]]:
        """Return the clauses of the steps and their texts, each fitting the one before. `later`: the later subject."""
        clauses: list[Clause] = []
        third: list[bool] = []
        index = 0
        while index < len(steps):
            step, after = steps[index], steps[index + 1] if index + 1 < len(steps) else None
            if self.lang.inflects and third and third[-1]:
                subject = subject.finite()  # '… and you do'
            merged = self.merged(step, after, subject)
            if index == 0 and after is not None and is_map(step) and "make_room" in step:
                clauses.append(Clause(VERB, ""))  # added at the end
            else:
                clauses.append(merged or self.step(step, subject))
            third.append(is_map(step) and step.get("who", "you") != "you")
            index += 2 if merged else 1
            subject = later or subject
        texts = [clause.text for clause in clauses]
        for i in range(1, len(texts)):
            if third[i - 1] and not third[i] and clauses[i].sort == VERB and subject.is_you:
                texts[i] = self.lang.you_do(texts[i])
            elif clauses[i - 1].sort == VERB and clauses[i].sort == BONUS and not third[i]:
                texts[i] = subject.fill(self.said("verb", "modify", "gain"), modifier=texts[i])
        return clauses, texts

    def merged(self, step: Any, after: Any, subject: Subject) -> Clause | None:
        """Return the clause for two neighbouring steps that read as one, or None if they do not."""
        if not is_map(after):
            return None
        if step == "draw_from_discards" and is_map(after.get("discard")) and after["discard"].get("count") == "moved":
            return Clause(EVENT, self.said("verb", "draw_from_discards", "paid"))
        if step == "end_fight" and isinstance(after.get("reward"), int):
            return Clause(EVENT, self.said("verb", "end_fight", "reward", n=self.treasures(after["reward"])))
        if not is_map(step):
            return None
        if step == {"modify": {"rule": "no_bonuses"}} and after == {"modify": {"rule": "no_helper"}}:
            return Clause(VERB, subject.fill(self.said("rule", "no_bonuses", "alone")))
        if self.takes_from_hand(step) and after == {"discard": "hand"} and subject.is_you:
            rest = subject.fill(self.said("verb", "discard", "rest"))
            return Clause(EVENT, self.joined([self.step(step, subject).text, self.lang.you_do(rest)]))
        changed = after.get("modify")
        if sooner := self.already(step.get("modify"), changed):
            return Clause(EVENT, sooner)
        if "join" in step and is_map(changed) and changed.get("to") == "moved" and "counts_as" in changed:
            tag = self.tag(changed["counts_as"]).one
            return Clause(
                VERB, subject.fill(self.said("verb", "join", "as"), cards=str(self.cards(step["join"], subject)), X=tag)
            )
        if "reward" in step and "dismiss" in after:
            paid = "paid" if isinstance(step["reward"], int) else "kept"
            form = "nothing" if step["reward"] == 0 else "kept_if" if "if" in step else paid
            cond = self.cond(step["if"]) if "if" in step else ""
            cards, n = str(self.cards(after["dismiss"], subject)), self.treasures(step["reward"])
            return Clause(VERB, subject.fill(self.said("verb", "dismiss", form), cards=cards, cond=cond, n=n))
        if set(step) == set(after) == {"discard"} and not any(
            "by" in each["discard"] for each in (step, after) if is_map(each["discard"])
        ):
            one, two = self.cards(step["discard"], subject), self.cards(after["discard"], subject)
            return Clause(
                VERB,
                subject.fill(
                    self.discard_phrase(step["discard"]), cards=self.both(one.core, one.tail, two.core, two.tail)
                ),
            )
        return None

    def already(self, one: Any, two: Any) -> str:
        """Return that the next monster joins a tribe, or is stronger if it is in it; "" for other steps."""
        if not (is_map(one) and is_map(two)) or one.get("to") != "next_monster" or two.get("to") != "next_monster":
            return ""
        if "strength" in one and "counts_as" in two and "if" not in one and "if" not in two:
            too = self.said("modifier", "counts_as", "too", X=self.tag(two["counts_as"]).counted_as)
            return self.joined([self.said("stat", "strength", "next_monster", n=self.amount(one["strength"])), too])
        if "counts_as" not in one or "strength" not in two or two.get("if") != {"card": {"tag": one["counts_as"]}}:
            return ""
        tag = self.tag(one["counts_as"]).counted_as
        return self.said("modifier", "counts_as", "already", X=tag, n=self.amount(two["strength"]))

    def takes_from_hand(self, step: dict[str, Any]) -> bool:
        """Return whether others take cards from your hand."""
        cards = step.get("take")
        return step.get("who", "you") != "you" and is_map(cards) and cards.get("in") == "hand" and "of" in cards

    def both(self, one: str, one_tail: str, two: str, two_tail: str) -> str:
        if one_tail == two_tail:
            each = one.split(f" {self.phrase('and')} ")
            return f"{self.joined([*each, two])} {one_tail}".strip()
        return self.joined([f"{one} {one_tail}".strip(), f"{two} {two_tail}".strip()])

    def discard_phrase(self, cards: Any) -> str:
        """CURSE-10: return the verb; what a curse takes from the table is lost, not discarded."""
        table = is_map(cards) and all(zone in ("table", "worn") for zone in listed(cards.get("in", "table")))
        return self.said("verb", "discard", "curse" if self.card["kind"] == "curse" and table else "")

    def treasures(self, value: Any) -> str:
        if isinstance(value, int):
            return f"{value} {self.said('deck', 'treasure', '' if value == 1 else 'cards')}"
        return self.value(value)

    def step(self, step: Any, outer: Subject) -> Clause:
        if isinstance(step, str):
            return self.bare(step, outer)
        verb = next(key for key in step if key in NOUNS["verb"])
        who, cond = step.get("who"), step.get("if")
        subject, lead = outer, ""
        if who is not None and who != outer.word:
            subject, lead = self.lang.somebody(who), self.lang.acting(self.player(who)) + " "
        if who and who not in ("you", "target", "chosen") and isinstance(cond, str):
            lead, cond = self.lang.acting(self.phrase("each", X=self.names[cond])) + " ", None
        if verb == "lose_levels" and cond is not None and either(step):
            other = self.levels(step["else"][0]["lose_levels"])
            text = subject.fill(
                self.said("verb", verb, "either"), other=other, n=str(step[verb]), cond=self.cond(cond, subject)
            )
            return Clause(VERB, lead + text)
        sort, text = self.act(verb, step[verb], step, subject)
        if lead and sort == BONUS:
            text = subject.fill(self.said("verb", "modify", "gain"), modifier=text)
        text = lead + text
        sort = EVENT if lead else sort
        if cond is not None:
            fought = cond == {"alone": True} and verb != "modify"
            text += " " + (self.said("cond", "alone", "step") if fought else self.cond(cond, subject))
        if "else" in step:
            text = self.otherwise(verb, step, text, cond, subject)
        if "then" in step:
            text = self.said("step", "then", step=text, other=self.steps(step["then"], subject.finite()).text)
        return Clause(sort, text)

    def otherwise(self, verb: str, step: dict[str, Any], text: str, cond: Any, subject: Subject) -> str:
        form = "may" if verb == "may" else "if" if cond is not None else ""
        if not form and is_map(step[verb]) and "worth" in step[verb]:
            form = "worth"
        zones = listed(step[verb].get("in", "table")) if is_map(step[verb]) else []
        if not form and zones and all("discards" in zone for zone in zones):
            form = "pile"
        if not form and self.lacks:
            form = "neither"
        they = form != "worth" and not subject.is_you
        actor = subject.finite() if self.lang.inflects else subject
        outer, self.lacks = self.lacks, not form
        other = self.steps(step["else"], self.lang.they_do(actor) if they else actor).text
        self.lacks = outer
        again = subject.fill(self.discard_phrase(step[verb]), cards="") if verb == "discard" and not form else ""
        same = subject.is_you and not self.lang.inflects
        if again and same and [list(each) for each in step["else"] if is_map(each)] == [["discard"]]:
            other = other.removeprefix(f"{again} ")  # the same verb is not repeated
        elif they:
            other = f"{subject.you} {other}"
        return subject.fill(self.said("step", "else", form), step=text, other=other)

    def bare(self, verb: str, subject: Subject) -> Clause:
        form = "you" if subject.is_you and self.has_form("verb", verb, "you") else ""
        phrase = self.said("verb", verb, form)
        return Clause(VERB if self.lang.is_verb(phrase) else EVENT, subject.fill(phrase))

    def act(self, verb: str, part: Any, step: dict[str, Any], subject: Subject) -> Clause:
        """Return a verb with its argument as a clause."""
        match NOUNS["verb"][verb].takes:
            case "value":
                return self.value_verb(verb, part, subject)
            case "cards":
                return self.cards_verb(verb, part, step, subject)
            case "who":
                phrase = self.said("verb", verb, part)
                return Clause(VERB if self.lang.is_verb(phrase) else EVENT, subject.fill(phrase, who=self.player(part)))
            case "draw":
                return Clause(VERB, self.draw(part, subject))
            case "look" | "turn_over":
                n = self.lang.number(part["count"]) if "count" in part else self.lang.grouped(part["gold"])
                deck = self.said("deck", part["deck"], "" if verb == "look" else "cards")
                return Clause(VERB, subject.fill(self.said("verb", verb), n=n, deck=deck))
            case "replace" | "swap":
                return self.exchange(verb, part, subject)
            case "modifier":
                return self.modify(part, step, subject)
            case "table":
                return Clause("roll", self.table(part, subject))
            case "steps":
                inner = subject.bare()
                form = "you" if subject.is_you else ""
                return Clause(VERB, self.said("verb", verb, form, steps=self.steps(part, inner).text))
            case "choices":
                made = [self.steps(each, subject.finite() if self.lang.inflects else subject) for each in part]
                first, *rest = [clause.text for clause in made]
                if subject.is_you and made[0].sort == EVENT:  # others act in the first, so the rest says that you act
                    rest = [self.lang.you_do(c.text) if c.sort == VERB else c.text for c in made[1:]]
                texts = self.joined([first, *rest], "or")
                return Clause(VERB, self.said("verb", verb, "you" if subject.is_you else "", choices=texts))
            case "cancel":
                return Clause(VERB, subject.fill(self.said("verb", verb)))
            case "card_ref":
                return Clause(VERB, subject.fill(self.said("verb", verb), cards=self.ref(part, subject)))
            case _:
                return self.bare(verb, subject)

    def value_verb(self, verb: str, part: Any, subject: Subject) -> Clause:
        if verb == "set_level":
            form = "number" if isinstance(part, int) else ""
            return Clause(VERB, subject.fill(self.said("verb", verb, form), n=self.value(part)))
        if verb == "reward":
            form = "" if isinstance(part, int) else "kept"
            return Clause(VERB, subject.fill(self.said("verb", verb, form), n=self.treasures(part)))
        if verb == "add_to_roll":
            paid = is_map(part)
            form = "paid" if paid else "less" if isinstance(part, int) and part < 0 else ""
            n = str(abs(part)) if isinstance(part, int) else self.amount(part)
            text = subject.fill(self.said("verb", verb, form), n=n)
            return Clause(BONUS if paid else VERB, text)
        form = "capped" if verb == "gain_levels" and "overrides" not in self.card else ""
        return Clause(VERB, subject.fill(self.said("verb", verb, form), levels=self.levels(part, subject)))

    def cards_verb(self, verb: str, part: Any, step: dict[str, Any], subject: Subject) -> Clause:
        phrase = self.discard_phrase(part) if verb == "discard" else self.said("verb", verb)
        if is_map(part) and "by" in part:
            theirs = str(self.cards({key: value for key, value in part.items() if key != "by"}, subject))
            by = self.said("who", part["by"])
            if self.has_form("verb", verb, "by"):
                return Clause(EVENT, self.said("verb", verb, "by", by=by, cards=theirs))
            part = {key: value for key, value in part.items() if key != "by"}
            choice = " " + self.phrase("by whose choice", X=by)
        else:
            choice = ""
        if verb == "inflict" and part == "paid":
            phrase = self.pack_words(self.said("verb", verb, "paid"))
        if verb == "escape" and part == "monsters":
            phrase = self.said("verb", verb, "all")
        cards = str(self.cards(part, subject))
        if verb == "for_each":
            cards = cards.removeprefix(self.phrase("all", X=""))
        parts = {"cards": cards, "who": "", "steps": ""}
        if "to" in step:
            one = self.has_form("who", step["to"], "to")
            parts["who"] = self.said("who", step["to"], "to") if one else self.player(step["to"])
        if "do" in step:
            parts["steps"] = self.steps(step["do"], subject).text
        return Clause(VERB if self.lang.is_verb(phrase) else EVENT, subject.fill(phrase, **parts) + choice)

    def draw(self, part: dict[str, Any], subject: Subject) -> str:
        n, face = part["count"], part.get("face", "down")
        deck = self.said("deck", part["deck"], "" if n == 1 else "cards")
        form = "same" if face == "same" else ""
        return subject.fill(self.said("verb", "draw", form), n=f"{self.value(n)} {deck}", face=self.said("face", face))

    def exchange(self, verb: str, part: dict[str, Any], subject: Subject) -> Clause:
        if verb == "replace":
            form = "monster" if isinstance(part["old"], str) else ""
            old, new = str(self.cards(part["old"], subject)), str(self.cards(part["new"], subject))
            return Clause(VERB if form else EVENT, subject.fill(self.said("verb", verb, form), old=old, new=new))
        mine, theirs = str(self.cards(part["mine"], subject)), str(self.cards(part["theirs"], subject))
        form = "any" if part["mine"] == {"count": 1, "in": "table"} else ""
        return Clause(VERB, subject.fill(self.said("verb", verb, form), mine=mine, theirs=theirs))

    def moments(self, until: list[str]) -> str:
        """'until you kill a monster or die'"""
        lasts = self.said("moment", until[0]) if until else ""
        for moment in until[1:]:
            if until[0] == "kill" and self.has_form("moment", moment, "or"):
                lasts += " " + self.said("moment", moment, "or")
            else:
                lasts += f" {self.phrase('or')} {self.said('moment', moment)}"
        return lasts

    def modify(self, part: dict[str, Any], step: dict[str, Any], subject: Subject) -> Clause:
        until = listed(step.get("until", "combat"))
        lasts = self.moments(until)
        if part.get("to") == "next_monster":
            lasts = ""
        sort, text = self.modifier(part, lasts=lasts, passing=True, subject=subject)
        return Clause(sort, self.lang.lasting(text, lasts))

    def table(self, part: dict[str, Any], subject: Subject) -> str:
        rows = {faces: self.steps(steps, subject) for faces, steps in part.items() if steps}
        if part == {"1-6": [{"modify": {"strength": "rolled"}}]}:
            return subject.fill(self.said("verb", "roll", "bonus"), n=self.said("value", "rolled", "bonus"))
        if list(rows) == ["1-6"]:
            sort, text = rows["1-6"]
            body = subject.fill(self.said("verb", "modify", "gain"), modifier=text) if sort == BONUS else text
            return subject.fill(self.said("verb", "roll", "any"), steps=body)
        texts = [
            self.said("verb", "roll", "row", faces=faces.replace("-", "–"), steps=clause.text)
            for faces, clause in rows.items()
        ]
        return subject.fill(self.said("verb", "roll"), table="; ".join(texts))

    # ------------------------------------------------------------ uses
    def use(self, data: dict[str, Any]) -> str:
        """Return a use as one sentence."""
        target = data.get("target")
        self.target_kind = next(iter(target)) if is_map(target) else target or ""
        self.target, self.again = self.named(target), self.named_again()
        if target == "side" and data["when"] == "combat" and "cost" in data:
            self.target = self.said("target", "side", "combat")
        if data["when"] == "curse" and data["do"] == [{"cancel": "curse"}] and "cost" not in data:
            return self.lang.you.fill(self.pack_words(self.said("verb", "cancel", "curse")))
        may = self.card["kind"] == "monster" and "by" in data  # the subject is the player who may use it
        actor = self.lang.you.bare() if may else self.lang.you
        payer = self.lang.somebody(data["by"], bare=True) if data.get("by") in ("everyone", "fighters") else actor
        pay = self.steps(data.get("cost", []), payer).text
        named = self.target
        sort, body = self.steps(data["do"], actor)
        if pay and sort == VERB and self.lang.inflects:
            self.target = named
            sort, body = self.steps(data["do"], self.lang.aim(actor))
        if pay and "from" in data:
            zone = listed(data["from"])[0]
            if self.has_form("use", "from", zone):
                pay += " " + self.said("use", "from", zone)
        if pay:
            form = sort if self.has_form("use", "cost", sort) else ""
            body = self.said("use", "cost", form, pay=pay, use=body)
        elif sort == BONUS and body[:1] not in "+−":
            body = actor.fill(self.said("verb", "modify", "gain"), modifier=body)
        after = data.get("once", "")
        if after and self.has_form("limiter", after, "after"):
            body += f" ({self.said('limiter', after, 'after')})"
        return self.with_lead(data, body)

    def with_lead(self, data: dict[str, Any], body: str) -> str:
        """Add how often, when, under which condition and by whom."""
        cond, by, target = data.get("if"), data.get("by"), data.get("target")
        parts = [self.said("limiter", data["once"])] if "once" in data else []
        if cond == {"your_turn": True}:
            parts, cond = [self.cond(cond), *parts], None
        if is_map(cond) and "against" in cond and self.kills_only(data["do"], cond["against"]):
            cond = None
        if is_map(cond) and "has" in cond and self.swaps_only(data["do"], cond["has"]):
            cond = None
        if is_map(cond) and "has" in cond and cond["has"].get("in") == "held" and data["do"][0] == {"join": "held"}:
            cond = None  # the body says it
        if self.card["kind"] == "monster" and by:
            if cond is None and data.get("once") == "combat" and self.has_form("who", by, "may_once"):
                return self.said("who", by, "may_once") + " " + body
            return self.lang.led(parts, self.who_may(by, cond, body))
        if not (
            data["when"] == "own_combat"
            and parts == [self.said("limiter", "combat")]
            and "cost" in data
            and cond is None
        ):
            when = self.joined([self.when(word, target) for word in listed(data["when"])], "or")
            if data["when"] == "combat" and (target == "fighter" or (target == "side" and "cost" in data)):
                when = ""  # the body says it
            if data["when"] == "any_time" and (parts or cond is not None):
                when = ""  # the limit is printed instead
            if "once" in data and isinstance(data["when"], str) and self.has_form("timing", data["when"], data["once"]):
                parts, when = [], self.said("timing", data["when"], data["once"])
            if is_map(cond) and ("against" in cond or "facing" in cond) and when:
                doubled = (
                    "facing" in cond
                    and isinstance(cond["facing"], str)
                    and self.phrase("each", X=self.names[cond["facing"]]) in body
                )
                own = "against" in cond and data["when"] == "own_combat"
                when = when if doubled else self.fight_cond(cond) if own else f"{when} {self.fight_cond(cond)}"
                cond = None
            if cond == {"not": {"alone": True}} and data["when"] == "combat":
                when, cond = f"{when} {self.said('cond', 'alone', 'not_any')}", None
            parts.append(when)
        if cond is not None:
            parts.append(self.cond(cond))
        return self.lang.led(parts, body)

    def kills_only(self, steps: list[Any], wanted: dict[str, Any]) -> bool:
        """Return whether the steps name the same monsters again."""
        killed = steps[0].get("kill") if len(steps) == 1 and is_map(steps[0]) else None
        return is_map(killed) and {key: part for key, part in killed.items() if key in NOUNS["filter"]} == wanted

    def swaps_only(self, steps: list[Any], wanted: dict[str, Any]) -> bool:
        """Return whether the steps give away what the condition requires."""
        swapped = steps[0].get("swap") if len(steps) == 1 and is_map(steps[0]) else None
        return is_map(swapped) and swapped["mine"] == {"count": 1, **wanted}

    def fight_cond(self, cond: dict[str, Any]) -> str:
        inner = cond.get("facing")
        return (
            self.said("cond", "facing", "use", aX=self.somebody(inner)) if isinstance(inner, str) else self.cond(cond)
        )

    def when(self, word: str, target: Any) -> str:
        whose = self.said("whose", target["roll"]) if is_map(target) and "roll" in target else self.phrase("a die roll")
        if word == "any_time" and self.card["kind"] == "level_up":
            return ""  # GUAL-1: true of all these cards
        form = target if isinstance(target, str) and self.has_form("timing", word, target) else ""
        return self.pack_words(self.said("timing", word, form)).replace("{whose}", whose)

    def who_may(self, by: str, cond: Any, body: str) -> str:
        if isinstance(cond, str):
            return self.phrase("a in the fight may", X=self.somebody(cond)) + " " + body
        if is_map(cond) and ("alone" in cond or (is_map(cond.get("not")) and "facing" in cond["not"])):
            return self.lang.led([self.cond(cond)], self.who_may(by, None, body))
        if is_map(cond) and isinstance(cond.get("not"), str):
            return self.phrase("anyone but may", X=self.somebody(cond["not"])) + " " + body
        user = self.lang.you if by == "fighter" else self.lang.somebody(by)
        tail = "" if cond is None else f", {self.cond(cond, user)},"
        may = (
            self.said("who", by, "may")
            if self.has_form("who", by, "may")
            else self.phrase("who may", X=self.said("who", by))
        )
        return f"{may}{tail} {body}"

    def named(self, target: Any) -> str:
        """Return what the use names, in full."""
        if target is None:
            return ""
        if isinstance(target, str):
            return self.said("target", target)
        ((kind, part),) = target.items()
        if kind == "card":
            return str(self.cards(part, self.lang.you))
        if kind == "monster":
            return self.article(self.filter({"kind": "monster", **part}))
        if kind in PLAYER_TARGETS:
            return self.named_player(kind, part)
        return self.said("target", kind)

    def named_again(self) -> str:
        """Return what the use names, once it has been mentioned."""
        kind = self.target_kind
        if kind == "side":
            return self.said("target", "side", "again")
        return self.said("who", "target") if kind in PLAYER_TARGETS else self.said("ref", "target", kind)

    def named_player(self, kind: str, cond: Any) -> str:
        if isinstance(cond, str):
            return self.somebody(cond)
        ((op, part),) = cond.items()
        if op == "not" and is_map(part) and self.has_form("cond", next(iter(part)), "target_not"):
            return self.lang.you.fill(
                self.said("cond", op := next(iter(part)), "target_not"), **self.cond_parts(op, part[op])
            )
        if self.has_form("cond", op, "target"):
            form = f"target_{kind}" if self.has_form("cond", op, f"target_{kind}") else "target"
            return self.lang.you.fill(self.said("cond", op, form), **self.cond_parts(op, part))
        return f"{self.said('target', kind)} {self.cond(cond)}"
