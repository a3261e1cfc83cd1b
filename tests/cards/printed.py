"""What is printed on the plain cards of a set, tested by play: Items, one-shots, prices, Go Up a Level.

Each set has one `Printed` with what differs between sets, and calls its checks with its own cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.cards.fights import Fights

SLOT_RULES = {
    "headgear": "SLOT-1",
    "armor": "SLOT-2",
    "footgear": "SLOT-3",
    "1 hand": "SLOT-4",
    "2 hands": "SLOT-4",
    "vehicle": "SLOT-5",
}


class Item(NamedTuple):
    """An Item that stays."""

    name: str
    bonus: int  # for a player of level 4 alone against the set's plain monster, with no other cards
    place: str  # a slot, hands, or "" if it takes none
    gold: int
    labels: str = ""  # its labels, if the set has them
    big: bool = False
    stacks: bool = False  # it takes a slot but none is needed
    user: str = ""  # a player who may use it: a Class, a Race, a sex and the like; anybody if empty
    stranger: str | None = None  # a player who may not; "" for one without any identity


class Shot(NamedTuple):
    """An Item that is thrown at either side."""

    name: str
    bonus: int
    gold: int
    user: str = ""  # a player who may use it; anybody if empty
    other_way: bool = False  # it does something else if no side is named


def character(who: str, **more: Any) -> dict[str, Any]:
    """Return the set-up of a character of this sex, Class and so on."""
    if who in ("male", "female"):
        return {"sex": who, **more}
    return {**more, "table": [*([who] if who else []), *more.get("table", [])]}


@dataclass(frozen=True)
class Printed:
    """The plain cards of one set: what they are tested against, and the rules its edition cites."""

    fights: Fights
    plain: tuple[str, int]  # a monster that is equally strong against anybody, and its strength
    strong: tuple[str, int]  # the same, for one that beats a beginner with any one-shot, if nobody has an identity
    dear: tuple[Mapping[str, int], ...]  # expensive Items to sell together with the tested card, with their prices
    rivals: Mapping[str, list[str]]  # for each slot Items that take it, one more than fit
    full: list[str]  # Items that take no slot
    big: tuple[str, str]
    worth: Mapping[str, int] = field(default_factory=dict)  # what an identity adds to a lone player's strength
    wearers: Mapping[str, str] = field(default_factory=dict)  # who may use a rival that is not for everybody
    hands: Mapping[str, int] = field(default_factory=dict)  # how many hands an identity adds
    gone: tuple[str, ...] = ()  # Items that are removed from the game
    rule_equip: str = "COMBAT-17"
    rule_big: str = "BIG-1"
    rule_throw: str = "ONESHOT-3"
    rule_last_level: str = "GUAL-3"

    # ------------------------------------------------------------ Items that stay
    @property
    def item_checks(self) -> list[Callable[[Item], None]]:
        return [
            self.counts_when_used, self.not_for_strangers, self.takes_its_place, self.has_its_price, self.has_its_size,
        ]  # fmt: skip

    def counts_when_used(self, item: Item) -> None:
        me, (monster, foe) = self.fights.main, self.plain
        bare = 4 + self.worth.get(item.user, 0)
        t = self.fights.sits(**character(item.user, level=4, hand=[item.name])).deck(doors=[monster])
        t.does(me, f"play [{item.name}]")
        assert item.name in t.used(me) and t.strength(me) == bare + item.bonus
        t.does(me, f"unequip [{item.name}]")
        assert item.name in t.carried(me) and t.strength(me) == bare
        t.does(me, f"equip [{item.name}]", "kick")
        assert t.sums() == (bare + item.bonus, foe)
        t.refused(me, f"unequip [{item.name}]", self.rule_equip)
        t.nothing_pending_but(me)

    def not_for_strangers(self, item: Item) -> None:
        if item.stranger is None:
            return
        me, (monster, foe) = self.fights.main, self.plain
        bare = 4 + self.worth.get(item.stranger, 0)
        t = self.fights.sits(**character(item.stranger, level=4, hand=[item.name]))
        t.does(me, f"play [{item.name}]")  # anybody may carry it
        assert item.name in t.carried(me) and t.strength(me) == bare
        t.refused(me, f"equip [{item.name}]", "ITEM-7")
        worn = self.fights.sits(**character(item.stranger, level=4, table=[item.name])).deck(doors=[monster])
        assert worn.strength(me) == bare  # worn by a player who has lost the identity
        assert worn.does(me, "kick").sums() == (bare, foe)

    def takes_its_place(self, item: Item) -> None:
        me = self.fights.main
        if not item.place or item.stacks:
            others = [c for c in self.full if c != item.name]
            t = self.fights.sits(**character(item.user, table=others, hand=[item.name])).does(me, f"play [{item.name}]")
            assert item.name in t.used(me)
            return
        fit = (2 if item.place == "1 hand" else 1) + ("hand" in item.place and self.hands.get(item.user, 0))
        taken = [c for c in self.rivals[item.place] if c != item.name][:fit]
        assert len(taken) == fit
        wearer = item.user or self.wearers.get(taken[0], "")
        t = self.fights.sits(**character(wearer, table=taken, hand=[item.name])).does(me, f"play [{item.name}]")
        assert item.name in t.carried(me)
        t.refused(me, f"equip [{item.name}]", SLOT_RULES[item.place])
        t.does(me, f"unequip [{taken[0]}]", f"equip [{item.name}]")
        assert item.name in t.used(me)
        t.refused(me, f"equip [{taken[0]}]", SLOT_RULES[item.place])

    def has_its_size(self, item: Item) -> None:
        me = self.fights.main
        rival = next(name for name in self.big if name != item.name)
        t = self.fights.sits(hand=[item.name], carried=[rival])
        if item.big:
            t.refused(me, f"play [{item.name}]", self.rule_big)
        else:
            t.does(me, f"play [{item.name}]")
            assert sorted([*t.used(me), *t.carried(me)]) == sorted([item.name, rival])

    # ------------------------------------------------------------ prices
    def has_its_price(self, thing: Item | Shot) -> None:
        self.fetches(thing.name, thing.gold)

    def fetches(self, name: str, gold: int) -> None:
        """Check the price: the Item is sold together with others, and alone only if it is worth a Level."""
        me = self.fights.main
        others = next(prices for prices in self.dear if name not in prices)
        t = self.fights.sits(hand=[name], carried=list(others))
        t.does(me, "sell " + ", ".join(f"[{c}]" for c in (name, *others)))
        (sold,) = t.happened("items_sold")
        assert sold.n == gold + sum(others.values())
        assert t.level(me) == 1 + sold.n // 1000
        assert (name in t.discards("treasure")) == (name not in self.gone)
        alone = self.fights.sits(hand=[name])
        if gold < 1000:
            alone.refused(me, f"sell [{name}]", "SELL-1")
        else:
            assert alone.does(me, f"sell [{name}]").level(me) == 1 + gold // 1000

    # ------------------------------------------------------------ one-shots
    @property
    def shot_checks(self) -> list[Callable[[Shot], None]]:
        return [self.for_either_side_from_hand_and_table, self.only_in_a_fight, self.has_its_price]

    def for_either_side_from_hand_and_table(self, shot: Shot) -> None:
        me, (monster, foe) = self.fights.main, self.strong
        for place in ("hand", "carried"):
            for side in ("fighters", "monsters"):
                for who in (me, self.fights.right):  # the fighter, a bystander
                    t = self.fights.at_table().has(who, **character(shot.user, **{place: [shot.name]}))
                    t.combat(me, monster)
                    t.refused(self.fights.left, f"play [{shot.name}] on {side}", "CARDS-8")  # who has no such identity
                    t.does(who, f"play [{shot.name}] on {side}")
                    mine, theirs = (shot.bonus, 0) if side == "fighters" else (0, shot.bonus)
                    assert t.sums() == (1 + mine, foe + theirs)
                    assert t.discards("treasure") == []  # FAQ-25: it stays in the fight to its end
                    t.refused(me, "fight", "COMBAT-3")
                    t.does(me, "run").settle()
                    assert t.discards("treasure").count(shot.name) == 1
                    assert shot.name not in [*t.hand(who), *t.carried(who)]

    def only_in_a_fight(self, shot: Shot) -> None:
        me, (monster, _) = self.fights.main, self.strong
        t = self.fights.meets(monster, **character(shot.user, hand=[shot.name]))
        if not shot.other_way:
            asked = "INTERFERE-2" if self.fights.edition in ("classic", "pathfinder") else "INTERFERE-1"
            t.refused(me, f"play [{shot.name}]", asked)  # for which side?
        t.flees(me).refused(me, f"play [{shot.name}] on fighters", self.rule_throw)
        idle = self.fights.sits(**character(shot.user, hand=[shot.name]))
        for side in ("fighters", "monsters"):
            idle.refused(me, f"play [{shot.name}] on {side}", self.rule_throw)
        idle.does(me, f"play [{shot.name}]")  # ONESHOT-7: put on the table for later
        assert idle.carried(me) == [shot.name] and idle.strength(me) == 1
        idle.refused(me, f"equip [{shot.name}]", "ONESHOT-1")

    # ------------------------------------------------------------ Go Up a Level
    def goes_up_a_level(self, name: str, *, two_ways: bool = False) -> None:
        """Check a card that raises any living player at any time, but not to the winning Level, and is no Item.

        A card with two ways to play it goes to the first possible player if nobody is named.
        """
        (me, left, right), (monster, foe) = self.fights.players, self.strong
        t = self.fights.sits(level=8, hand=[name]).does(me, f"play [{name}]")
        assert t.level(me) == 9 and t.discards("treasure") == [name]
        t.nothing_pending_but(me)
        other = self.fights.at_table().has(me, level=9, hand=[name]).has(left, level=9).has(right, level=8)
        other.refused(me, f"play [{name}] on {me}", self.rule_last_level)  # never the winning Level
        if not two_ways:
            other.refused(me, f"play [{name}]", self.rule_last_level)
        other.refused(me, f"play [{name}] on {left}", self.rule_last_level)
        other.does(me, f"play [{name}] on {right}")
        assert [other.level(player) for player in (me, left, right)] == [9, 9, 9]
        fight = self.fights.at_table().has(right, hand=[name]).combat(me, monster)
        fight.refused(me, f"play [{name}]", "CARDS-8")
        fight.does(right, f"play [{name}] on {me}")
        assert fight.sums() == (2, foe)  # in anybody's fight, and it counts at once
        late = self.fights.at_table().has(me, level=9).has(left, level=3, hand=[name]).has(right, level=5)
        late.combat(me, monster).refused(left, f"play [{name}] on {me}", self.rule_last_level)
        late.does(left, f"play [{name}] on {right}")
        assert [late.level(player) for player in (me, left, right)] == [9, 3, 6]
        assert late.discards("treasure") == [name]
        sold = self.fights.sits(hand=[name], carried=list(self.dear[0]))
        sold.refused(me, "sell " + ", ".join(f"[{c}]" for c in (name, *self.dear[0])), "SELL-4")
        dead = self.fights.at_table().has(me, hand=[name]).has(right, dead=True)
        dead.refused(me, f"play [{name}] on {right}", "DEATH-16")
