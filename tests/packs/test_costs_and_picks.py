"""Costs in gold, the several best of one's Items, the lowest Level, rules that wait for a monster, mute companions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.small import small_pack
from tests.table import Table, table

HEADER = """
    identities: {class: {limit: 1, plural: Classes}}
    slots: {headgear: 1}
"""
CARDS = """
    {name: Toll, kind: monster, level: 9, treasures: 1, bad_stuff: [{discard: {count: 2, kind: item, pick: best_gold}}], uses: [{name: Pay, when: combat, by: fighter, cost: [{discard: {worth: 500, kind: item}}], do: [{dismiss: this}]}]}
    {name: Court, kind: monster, level: 9, treasures: 1, bad_stuff: [{choose: [[{discard: {worth: 500, kind: item}}], [{lose_levels: 2}]]}]}
    {name: Bully, kind: monster, level: 9, treasures: 1, bad_stuff: [{discard: {count: 2, kind: item, pick: best_bonus}}], always: [{bonus: {factor: 0}, of: {kind: companion}, to: fighters}]}
    {name: Loner, kind: curse, effect: [{modify: {rule: no_helper, to: next_monster}, until: next_combat}]}
    {name: Glue, kind: curse, effect: [{modify: {rule: no_escape, to: next_monster}, until: next_combat}]}
    {name: Alms, kind: curse, effect: [{draw: {deck: treasure, count: 1}, if: {lowest: true}, else: [{lose_levels: 1}]}]}
    {name: Dole, kind: curse, effect: [{give: {count: 1, kind: item}, to: lowest}]}
    {name: Big, kind: enhancer, bonus: 10, count: 2}
    {name: Mate, kind: companion, bonus: 2, holds: {kind: enhancer, bonus: {min: 1}}, count: 2}
    {name: Ruby, kind: item, bonus: 3, gold: 400, count: 3}
    {name: Opal, kind: item, bonus: 2, gold: 300, count: 3}
    {name: Bead, kind: item, bonus: 1, gold: 100, count: 3}
"""  # noqa: E501


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return small_pack(tmp_path_factory.mktemp("costs"), CARDS, header=HEADER)


def seats(pack: Path, edition: str = "classic") -> Table:
    return table("Aric", "Suzan", "Third", packs=(pack,), edition=edition)


# ---------------------------------------------------------------- a cost in gold
def test_a_cost_in_gold_takes_any_items_that_reach_it(pack: Path) -> None:
    t = seats(pack).has("Aric", table=["Ruby", "Opal"], carried=["Bead"]).combat("Aric", "Toll")
    assert "use Pay discarding [Ruby#1], [Opal#1]" in t.legal("Aric")
    t.refused("Aric", "use Pay", "CLASS-7")
    t.refused("Aric", "use Pay discarding [Opal], [Bead]", "SELL-8")
    t.does("Aric", "use Pay discarding [Ruby], [Bead]").settle()  # not the sample, but enough
    assert (t.used("Aric"), t.carried("Aric"), t.monsters()) == (["Opal"], [], [])


def test_who_is_too_poor_for_a_cost_in_gold_is_not_offered_it(pack: Path) -> None:
    t = seats(pack).has("Aric", table=["Ruby"]).has("Suzan", table=["Ruby", "Opal"]).combat("Aric", "Toll")
    assert not any(action.startswith("use") for action in (*t.legal("Aric"), *t.legal("Suzan")))
    assert not [form for seat in (0, 1) for form in t.game.forms(seat) if form.verb == "use"]


def test_the_form_of_a_cost_in_gold_takes_one_card_or_all(pack: Path) -> None:
    t = seats(pack).has("Aric", table=["Ruby", "Opal"], carried=["Bead"]).combat("Aric", "Toll")
    (form,) = [form for form in t.game.forms(0) if form.verb == "use"]
    assert (form.word, form.paid_least, form.paid_most, len(form.paid)) == ("Pay", 1, 3, 3)


# ---------------------------------------------------------------- an option in gold
@pytest.mark.parametrize(("owned", "level"), [(["Ruby"], 3), ([], 3), (["Ruby", "Bead"], 5)])
def test_what_cannot_be_paid_whole_cannot_be_chosen(pack: Path, owned: list[str], level: int) -> None:
    t = seats(pack).has("Aric", level=5, table=owned).deck(dice=(1,)).combat("Aric", "Court")
    t.runs("Aric")
    if level == 5:
        t.does("Aric", "choose 1", "choose [Ruby], [Bead]")
    assert (t.level("Aric"), t.used("Aric")) == (level, owned if level == 3 else [])


# ---------------------------------------------------------------- the best of several
@pytest.mark.parametrize("monster", ["Toll", "Bully"])
def test_the_two_best_go_and_only_a_tie_is_asked(pack: Path, monster: str) -> None:
    t = seats(pack).has("Aric", table=["Bead", "Ruby", "Opal"]).deck(dice=(1,)).combat("Aric", monster).runs("Aric")
    assert t.used("Aric") == ["Bead"]
    t.nothing_pending_but("Aric")

    t = seats(pack).has("Aric", table=["Bead", "Opal", "Ruby", "Opal"]).deck(dice=(1,)).combat("Aric", monster)
    t.runs("Aric")
    t.refused("Aric", "choose [Ruby]")
    t.refused("Aric", "choose [Bead]")
    t.does("Aric", "choose [Opal#2]")
    assert t.used("Aric") == ["Bead", "Opal"]
    assert sorted(t.discards("treasure")) == ["Opal", "Ruby"]

    t = seats(pack).has("Aric", table=["Ruby"]).deck(dice=(1,)).combat("Aric", monster).runs("Aric")
    assert t.used("Aric") == []


# ---------------------------------------------------------------- rules that wait for a monster
def test_a_rule_waits_for_the_next_monster_and_goes_with_it(pack: Path) -> None:
    t = seats(pack).has("Aric", level=2).has("Third", hand=["Loner", "Glue"]).deck(doors=["Toll"], dice=(6,))
    t.does("Third", "play [Loner] on Aric").strikes().does("Third", "play [Glue] on Aric").strikes()
    t.does("Aric", "kick").refused("Aric", "ask Suzan", "MULTI-3")
    t.runs("Aric")
    assert t.happened("caught") and not t.happened("die_rolled")
    assert t.game.state.mods == ()


def test_such_a_rule_is_for_its_victim_alone(pack: Path) -> None:
    t = seats(pack).has("Aric", level=2).has("Third", hand=["Loner", "Glue"]).deck(doors=["Toll"], dice=(6, 6))
    t.does("Third", "play [Loner] on Suzan").strikes().does("Third", "play [Glue] on Suzan").strikes()
    t.does("Aric", "kick", "ask Suzan").does("Suzan", "accept Aric").runs("Aric")
    assert [t.names[e.seat] for e in t.happened("escaped")] == ["Aric", "Suzan"]
    assert len(t.game.state.mods) == 2  # she helped, but met no monster of her own


# ---------------------------------------------------------------- the lowest Level
@pytest.mark.parametrize(("aric", "suzan", "third", "left", "drawn"), [
    (2, 3, 4, 2, 1), (2, 2, 4, 2, 1), (2, 2, 2, 2, 1), (3, 2, 4, 2, 0),
])  # fmt: skip
def test_ties_count_as_lowest(pack: Path, aric: int, suzan: int, third: int, left: int, drawn: int) -> None:
    t = seats(pack).has("Aric", level=aric).has("Suzan", level=suzan).has("Third", level=third, hand=["Alms"])
    t.does("Third", "play [Alms] on Aric").strikes()
    assert (t.level("Aric"), len(t.hand("Aric")), t.hand("Suzan")) == (left, drawn, [])


def test_the_dead_are_not_the_lowest(pack: Path) -> None:
    t = seats(pack).has("Aric", level=3).has("Suzan", level=1, dead=True).has("Third", level=4, hand=["Alms"])
    t.does("Third", "play [Alms] on Aric").strikes()
    assert (t.level("Aric"), len(t.hand("Aric"))) == (3, 1)


# ---------------------------------------------------------------- companions that give nothing
def test_what_a_mute_companion_holds_is_mute_too(pack: Path) -> None:
    t = seats(pack, "fu").has("Aric", level=3, table=["Mate"], hand=["Big"]).combat("Aric", "Bully")
    t.does("Aric", "play [Big] on [Mate]")
    assert t.sums() == (3, 9)
    t = seats(pack, "fu").has("Aric", level=3, table=["Mate"], hand=["Big"]).combat("Aric", "Toll")
    t.does("Aric", "play [Big] on [Mate]")
    assert t.sums() == (3 + 12, 9)


# ---------------------------------------------------------------- given to the lowest
@pytest.mark.parametrize(("aric", "suzan", "third", "takers"), [
    (3, 2, 4, ["Suzan"]), (3, 2, 2, ["Suzan", "Third"]), (2, 2, 3, []), (1, 2, 3, []),
])  # fmt: skip
def test_of_several_lowest_the_giver_names_one_and_never_himself(
    pack: Path, aric: int, suzan: int, third: int, takers: list[str]
) -> None:
    t = seats(pack).has("Aric", level=aric, table=["Ruby"]).has("Suzan", level=suzan)
    t.has("Third", level=third, hand=["Dole"]).does("Third", "play [Dole] on Aric").strikes()
    if len(takers) > 1:
        t.refused("Aric", "choose Aric")
        t.does("Aric", f"choose {takers[-1]}")
    assert [n for n in ("Suzan", "Third") if "Ruby" in (*t.carried(n), *t.used(n))] == takers[-1:]
    assert t.used("Aric") == ([] if takers else ["Ruby"])
    t.nothing_pending_but("Aric")


def test_with_nothing_to_give_nobody_is_named(pack: Path) -> None:
    t = seats(pack).has("Aric", level=3).has("Third", hand=["Dole"])
    t.does("Third", "play [Dole] on Aric").strikes()
    t.nothing_pending_but("Aric")
    assert t.owes("Aric") == "kick"
