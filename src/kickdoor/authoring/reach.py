"""What can never be: conditions that never hold, cards nobody can use, costs nobody can pay. Judges data, not games.

Says "never" only where the vocabulary and the rules leave no way; what another pack could make possible is let pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, Literal

from kickdoor.packs.loader import Pack, builtin_sets, canonical, load_pack
from kickdoor.packs.names import is_list, is_map, listed, slug
from kickdoor.packs.vocabulary import NOUNS

HANDS: Final = 2  # SLOT-4
TOP_LEVEL: Final = 9  # LEVEL-1: at 10 the game is over
MONSTER_TRIGGERS: Final = ("met", "appears", "spared", "turned_away", "killed", "fled")
FIGHT: Final = frozenset(
    ("any_time", "combat", "own_combat", "trouble", "running", "before_roll", "rolled", "ran_roll", "failed", "escaped")
) | {"curse"}  # a Curse may strike in a fight
FLIGHT: Final = frozenset(("any_time", "running", "before_roll", "rolled", "ran_roll", "failed", "escaped", "curse"))
DIE: Final = frozenset(("any_time", "rolled", "ran_roll", "failed"))
TARGET_NEEDS: Final = {
    "fighter": FIGHT,
    "side": FIGHT,
    "monster": FIGHT,
    "bystander": FIGHT,
    "runner": FLIGHT,
    "roll": DIE,
}
ASKING: Final = ("if", "while", "facing", "main", "player", "other", "fighter", "bystander", "runner", "stays")
DIE_VERBS: Final = ("add_to_roll", "set_roll", "reroll")

Oddity = tuple[Literal["error", "warning", "note"], str, Sequence[str | int]]


class Reach:
    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.cards = list(pack.cards)
        self.open = bool(pack.words("knows") or pack.words("needs"))  # written to be mixed
        for name in builtin_sets() if self.open else ():
            if name != pack.id:
                self.cards += cards_of_set(name)
        self.kinds = {card["kind"] for card in self.cards}
        self.most_hands = HANDS + self.raised("hands")
        self.identity_of = {
            slug(str(card["name"])): card["kind"] for card in pack.cards if card["kind"] in pack.identities
        }

    def raised(self, limit: str) -> int:
        """How far cards of the pack can raise a limit, all together."""
        total = 0
        for card in self.cards:
            for _, value in walk(card):
                if is_map(value) and is_map(value.get("allow")) and limit in value["allow"]:
                    n = value["allow"][limit]
                    total += 99 if n == "any" else max(0, n) * card.get("count", 1)
        return total

    # ------------------------------------------------------------ cards
    def impossible(self, card: dict[str, Any]) -> Iterator[Oddity]:
        if card.get("hands", 0) > self.most_hands:
            yield "error", f"it needs {card['hands']} hands, but nobody has more than {self.most_hands}", ("hands",)
        yield from self.users(card)
        for path, value in walk(card):
            if is_map(value):
                yield from self.conditions(path, value)
        yield from self.filters(card)
        for index, use in enumerate(card.get("uses", [])):
            yield from self.use(("uses", index), use)
        yield from self.triggers(card)
        if card["kind"] == "curse" and not card.get("effect", [1]) and "stays" not in card and "uses" not in card:
            yield "warning", "this Curse does nothing", ("effect",)

    def users(self, card: dict[str, Any]) -> Iterator[Oddity]:
        only, never = listed(card.get("only", [])), listed(card.get("not_for", []))
        if only and all(trait in never for trait in only):
            yield "error", "nobody can use it: `not_for` excludes all that `only` allows", ("not_for",)
        if "male" in never and "female" in never:
            yield "error", "nobody can use it: it is for neither sex", ("not_for",)

    def triggers(self, card: dict[str, Any]) -> Iterator[Oddity]:
        for word in card.get("triggers", {}):
            if (word in MONSTER_TRIGGERS) != (card["kind"] == "monster") and word != "received":
                text = "only a monster is met, killed or fled from" if word in MONSTER_TRIGGERS else "no monster is it"
                yield "warning", f"`{word}` never happens to a {card['kind']}: {text}", ("triggers", word)

    # ------------------------------------------------------------ conditions
    def conditions(self, path: tuple[str | int, ...], value: dict[str, Any]) -> Iterator[Oddity]:
        for key in ("if", "while"):
            if key in value and (key == "if" or path[-1:] == ("stays",)):
                if wrong := self.never(value[key]):
                    yield "error", f"this condition never holds: {wrong}", (*path, key)

    def never(self, cond: Any) -> str:
        """Why a condition can never hold; empty if it can."""
        if isinstance(cond, str):
            return self.no_such(cond)
        ((op, part),) = cond.items()
        match op:
            case "level":
                low, high = part.get("min", 1), part.get("max", 99)
                if low > high or high < 1:
                    return f"no level is from {low} to {high}"
                return f"nobody plays on at level {low}" if low > TOP_LEVEL else ""
            case "monsters" | "monsters_seen":
                low, high = part.get("min", 0), part.get("max", 99)
                return f"no number is from {low} to {high}" if low > high else ""
            case "level_multiple":
                return f"no level in play is a multiple of {part}" if part > TOP_LEVEL else ""
            case "all":
                return next((wrong for each in part if (wrong := self.never(each))), "") or self.contradiction(part)
            case "any":
                each = [self.never(one) for one in part]
                return each[0] if all(each) else ""
            case "not":
                return "its contrary always holds" if self.always(part) else ""
            case "facing" | "main":
                return self.never(part)
            case "free_hands":
                return f"nobody has {part} hands" if part > self.most_hands else ""
            case _:
                return ""

    def always(self, cond: Any) -> bool:
        if not is_map(cond):
            return False
        ((op, part),) = cond.items()
        match op:
            case "level":
                return bool(part.get("min", 1) <= 1 and part.get("max", 99) > TOP_LEVEL)
            case "level_multiple":
                return bool(part == 1)
            case "any":
                texts = [canonical(each) for each in part]
                return {'"male"', '"female"'} <= set(texts) or any(canonical({"not": each}) in texts for each in part)
            case _:
                return False

    def no_such(self, trait: str) -> str:
        kind = self.identity_of.get(trait, "")
        return f"nobody may have a {kind}" if kind and not self.pack.identities[kind]["limit"] else ""

    def contradiction(self, parts: list[Any]) -> str:
        texts = [canonical(part) for part in parts]
        for part in parts:
            if is_map(part) and "not" in part and canonical(part["not"]) in texts:
                return "it asks for something and its contrary"
        traits = [part for part in parts if isinstance(part, str)]
        if "male" in traits and "female" in traits:
            return "nobody is male and female at once"
        for i, one in enumerate(traits):
            for other in traits[i + 1 :]:
                kind = self.identity_of.get(one, "?")
                if one != other and kind == self.identity_of.get(other) and self.single(kind):
                    return f"nobody has two {self.pack.identities[kind]['plural']}"
        ranges = [part["level"] for part in parts if is_map(part) and "level" in part]
        if ranges and max(r.get("min", 1) for r in ranges) > min(r.get("max", 99) for r in ranges):
            return "its levels exclude each other"
        return ""

    def single(self, kind: str) -> bool:
        return not self.open and self.pack.identities[kind]["limit"] + self.raised(kind) < 2

    # ------------------------------------------------------------ filters
    def filters(self, card: dict[str, Any]) -> Iterator[Oddity]:
        for path, value in walk(card):
            if is_map(value) and not asks(path) and (wrong := self.matches_nothing(value)):
                yield "warning", wrong, path

    def matches_nothing(self, data: dict[str, Any]) -> str:
        if any(key not in NOUNS["filter"] and key not in NOUNS["cards"] for key in data):
            return ""
        for key in ("level", "gold", "bonus", "hands"):
            part = data.get(key)
            if is_map(part) and part.get("min", 0) > part.get("max", 99_999):
                return f"no card matches: {key} from {part['min']} to {part['max']}"
        kinds = listed(data.get("kind", []))
        if kinds and not self.open and not any(self.is_there(kind) for kind in kinds):
            return f"no card matches: this pack has no {' or '.join(kinds)}"
        return ""

    def is_there(self, kind: str) -> bool:
        return kind in self.kinds or (kind == "item" and "oneshot" in self.kinds)

    # ------------------------------------------------------------ uses
    def use(self, path: tuple[str | int, ...], use: dict[str, Any]) -> Iterator[Oddity]:
        when = set(listed(use["when"]))
        target = use.get("target")
        kind = next(iter(target)) if is_map(target) else target
        if kind in TARGET_NEEDS and not when & TARGET_NEEDS[kind]:
            yield "error", f"nobody can use it: there is no {kind} to name {_moments(when)}", (*path, "target")
        if is_map(target) and kind in ("player", "other", "fighter", "bystander", "runner"):
            if wrong := self.never(target[kind]):
                yield "error", f"nobody can be named: {wrong}", (*path, "target")
        for index, step in enumerate(use.get("cost", [])):
            if wrong := self.unpayable(step):
                yield "error", f"nobody can pay it: {wrong}", (*path, "cost", index)
        verbs = {key for _, value in walk(use["do"]) if is_map(value) for key in value} | {
            step for step in use["do"] if isinstance(step, str)
        }
        if verbs & set(DIE_VERBS) and "roll" not in verbs and not when & (DIE | {"curse"}):
            yield "error", f"nobody can use it: no die lies on the table {_moments(when)}", (*path, "do")
        cancels = [value["cancel"] for _, value in walk(use["do"]) if is_map(value) and "cancel" in value]
        if "curse" in cancels and not when & {"curse", "any_time"}:
            yield "error", f"nobody can use it: no Curse is about to strike {_moments(when)}", (*path, "do")

    def unpayable(self, step: Any) -> str:
        if not is_map(step):
            return ""
        if isinstance(levels := step.get("lose_levels"), int) and levels >= TOP_LEVEL:
            return f"nobody can lose {levels} levels"
        cards = step.get("discard", step.get("bury"))
        if not is_map(cards):
            return ""
        count, least = cards.get("count"), cards.get("at_least", 0)
        if isinstance(count, int) and count < least:
            return f"{count} cards, but at least {least}"
        kinds = listed(cards.get("kind", []))
        if kinds and not self.open and not any(self.is_there(kind) for kind in kinds):
            return f"this pack has no {' or '.join(kinds)}"
        return ""


def asks(path: Sequence[str | int]) -> bool:
    """Whether a condition stands there: `level` of a condition is a player's, of a filter a monster's."""
    heads = [key for key in path if isinstance(key, str) and key not in ("all", "any", "not")]
    return bool(heads) and heads[-1] in ASKING


@cache
def cards_of_set(name: str) -> tuple[dict[str, Any], ...]:
    return load_pack(name).cards


def _moments(when: set[str]) -> str:
    return f"at `{'`, `'.join(word for word in NOUNS['timing'] if word in when)}`"


def walk(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Every mapping and list in a card, with the way to it."""
    yield path, value
    if is_map(value):
        for key, part in value.items():
            yield from walk(part, (*path, key))
    elif is_list(value):
        for index, part in enumerate(value):
            yield from walk(part, (*path, index))
