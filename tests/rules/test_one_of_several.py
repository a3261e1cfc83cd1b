"""A Curse, Trap or Bad Stuff that could take several Items takes one, and the victim chooses (CURSE-10, AMB-94).

Goes through every card of the four sets: a card that takes all of a kind says so, one that takes one asks its victim.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from kickdoor.cardtext.card_text import card_text
from kickdoor.engine.model.cards import CardDef, Cards, Library, Step
from kickdoor.packs import compile_library, load_pack
from tests.cards.marks import card
from tests.marks import rule
from tests.table import Table, table

SETS = ("classic", "fu", "impossible", "pathfinder")
STRIKES = ("met", "fled", "turned_away")  # effects of a monster besides its Bad Stuff


@cache
def library() -> Library:
    return compile_library([load_pack(name) for name in SETS])


def steps(program: int) -> Iterator[Step]:
    """Yield every step of a program, nested ones included."""
    for step in library().programs[program]:
        yield step
        for inner in (step.do, step.then, step.otherwise, *step.bodies, *step.faces):
            if inner >= 0:
                yield from steps(inner)


def programs_of(d: CardDef) -> list[int]:
    if d.kind == "curse":
        return [d.effect] if d.effect >= 0 else []
    return [d.bad_stuff, *(d.triggers[word] for word in STRIKES if word in d.triggers)] if d.kind == "monster" else []


def sorts_of_items(spec: Cards | None) -> list[str]:
    """Return the names of all Items in play that a selection could match; none for a reference or for hands alone."""
    if spec is None or spec.ref or spec.any_of or not {"table", "worn", "carried"} & set(spec.zones):
        return []
    static = None if spec.filter is None else spec.filter.static
    return [d.name for d in library().defs if d.is_item and (static is None or static[d.id])]


def taking() -> list[tuple[CardDef, Step, Cards]]:
    """Yield every step that takes Items from its victim."""
    found = []
    for d in library().defs:
        for program in programs_of(d):
            for step in steps(program):
                if step.verb in ("discard", "give", "for_each", "bury") and step.cards is not None:
                    if sorts_of_items(step.cards):
                        found.append((d, step, step.cards))
    return found


def written(d: CardDef) -> str:
    pack = load_pack(d.pack)
    text = card_text(pack, next(c for c in pack.cards if c["name"] == d.name))
    return f"{text.rule} {text.bad_stuff}".lower()


WHOLE = [d for d, step, spec in taking() if spec.everything]


@rule("CURSE-10", "AMB-94", "ITEM-20")
@pytest.mark.parametrize("d", WHOLE, ids=lambda d: f"{d.pack}: {d.name}")
def test_a_card_that_takes_all_of_a_kind_says_so(d: CardDef) -> None:
    assert "all " in written(d) or "each " in written(d)


def single() -> list[tuple[CardDef, Cards]]:
    """Return the cards that begin by taking one Item of the victim's choice, possibly after costing Levels."""
    found = []
    for d in library().defs:
        for program in programs_of(d):
            asking = [step for step in library().programs[program] if step.verb not in ("lose_levels", "show")]
            for step in asking[:1]:
                spec = step.cards
                if step.verb in ("discard", "give") and spec is not None and len(sorts_of_items(spec)) > 1:
                    if spec.count is not None and spec.count.n == 1 and spec.pick == "chosen" and not spec.by:
                        found.append((d, spec))
    return found


def two_of(spec: Cards) -> list[str]:
    """Return two different matching Items that anybody can wear together (the second with a Cheat!)."""
    kinds = {d.name: d for d in library().defs}
    fit = [kinds[name] for name in sorts_of_items(spec)]
    plain = [d for d in fit if d.kind == "item" and not (d.only or d.not_for or d.triggers or d.bans or d.uses)]
    several = [d.name for d in plain if len(library().by_name[d.name.lower()]) == 1]
    return several[:2]


def laid_out(spec: Cards) -> dict[str, object]:
    first, second = two_of(spec)
    return {"table": [first, second], "attached": {first: ["Cheat!"], second: ["Cheat!"]}}


def at_table(spec: Cards) -> Table:
    return table(packs=SETS).has("Aric", level=7, **laid_out(spec))


ONE = single()


@rule("CURSE-10", "AMB-94")
@pytest.mark.parametrize(
    ("d", "spec"), [pair for pair in ONE if pair[0].kind == "curse"], ids=lambda x: getattr(x, "name", "")
)
def test_the_victim_of_a_curse_chooses_one(d: CardDef, spec: Cards) -> None:
    t = at_table(spec).has("Suzan", hand=[d.name])
    t.does("Suzan", f"play [{d.name}] on Aric").strikes()
    chooses_one(t, spec)


@rule("CURSE-10", "AMB-94")
@pytest.mark.parametrize(
    ("d", "spec"), [pair for pair in ONE if pair[0].kind == "monster"], ids=lambda x: getattr(x, "name", "")
)
def test_the_victim_of_a_monster_chooses_one(d: CardDef, spec: Cards) -> None:
    t = at_table(spec).has("Suzan", hand=["Ancient", "Humongous", "Enraged"]).deck(dice=[6 if d.deadly else 1])
    t.combat("Aric", d.name)
    if t.owes("Aric") == "fight":  # some hit as soon as they are met
        t.does("Suzan", "play [Ancient]", "play [Humongous]", "play [Enraged]").runs("Aric")
    chooses_one(t, spec)


def chooses_one(t: Table, spec: Cards) -> None:
    first, second = two_of(spec)
    if t.owes("Aric") == "choose" and "choose Suzan" in t.legal("Aric"):  # the player who gets it
        t.does("Aric", "choose Suzan")
    assert {f"choose [{first}]", f"choose [{second}]"} <= set(t.legal("Aric"))
    t.does("Aric", f"choose [{second}]")
    mine = t.used("Aric") + t.carried("Aric")
    assert first in mine and second not in mine
    assert second in t.discards("treasure") + t.carried("Suzan")


def test_many_cards_are_checked() -> None:
    assert len(ONE) > 30 and len(WHOLE) > 10


# ---------------------------------------------------------------- single cards
@card("Face Sucker")
@rule("CURSE-10", "AMB-94")
def test_a_card_that_says_all_takes_all() -> None:
    t = table(packs=("classic",)).has(
        "Aric", level=3, table=["Helm of Courage", "Horny Helmet"], attached={"Horny Helmet": ["Cheat!"]}
    )
    t.deck(dice=[1]).combat("Aric", "Face Sucker").runs("Aric")
    assert t.used("Aric") == [] and t.level("Aric") == 2


@card("Crabs")
@rule("CURSE-10", "AMB-94")
def test_crabs_take_everything_low_and_one_armor() -> None:
    worn = ["Leather Armor", "Mithril Armor", "Boots of Butt-Kicking", "Spiky Knees"]
    t = table(packs=("classic",)).has("Aric", level=1, table=worn, attached={"Mithril Armor": ["Cheat!"]})
    t.has("Suzan", hand=["Ancient"]).combat("Aric", "Crabs").does("Suzan", "play [Ancient]").runs("Aric")
    t.refused("Aric", "choose [Spiky Knees]")
    t.does("Aric", "choose [Leather Armor]")
    assert t.used("Aric") == ["Mithril Armor", "Cheat!"]
    assert sorted(t.discards("treasure")) == ["Boots of Butt-Kicking", "Leather Armor", "Spiky Knees"]


@card("Net Troll", "Magnet")
@rule("ITEM-20")
def test_a_player_who_takes_an_item_chooses_it() -> None:
    t = table(packs=SETS).has("Aric", table=["Spiky Knees", "Leather Armor"]).has("Suzan", level=4)
    t.deck(dice=[1]).combat("Aric", "Net Troll").runs("Aric")
    assert t.owes("Suzan") == "choose" and not t.owes("Aric")
    t.does("Suzan", "choose [Leather Armor]")
    assert t.carried("Suzan") == ["Leather Armor"] and t.used("Aric") == ["Spiky Knees"]
