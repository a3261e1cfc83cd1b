"""Words on lasting cards and Enhancers: `unusable`, `open_to`, `next_monster`, `level: it`; and who is not asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.packs import PackError, load_pack
from tests.small import small_pack
from tests.table import Table, table

HEADER = "slots: {headgear: 1}"
CARDS = """
    {name: Bare Week, kind: curse, stays: {until: kill}, always: [{rule: unusable, of: {slot: headgear}}]}
    {name: Bare Hour, kind: curse, effect: [{modify: {rule: unusable, of: {slot: headgear}}, until: next_combat}]}
    {name: Ill Fame, kind: curse, effect: [{modify: {strength: 4, to: next_monster}, until: next_combat}]}
    {name: Toll, kind: curse, effect: [{who: lowest, take: {count: 1, kind: item, of: you}}]}
    {name: Gift, kind: curse, effect: [{give: {count: 1, kind: item}, to: chosen, else: [{lose_levels: 1}]}]}
    {name: Hat, kind: item, slot: headgear, bonus: 2, gold: 100, count: 6}
    {name: Hat Bomb, kind: oneshot, bonus: 3, gold: 100, count: 4}
    {name: Open House, kind: enhancer, bonus: 1, always: [{rule: open_to, of: {kind: monster, level: {max: 2}}}]}
    {name: Little Brother, kind: enhancer, always: [{strength: {half: {level: it}}}]}
    {name: Twin, kind: special, deck: door, uses: [{when: combat, target: monster, do: [{copy: target}]}]}
    {name: Rat, kind: monster, level: 2, treasures: 1, bad_stuff: [], count: 4}
    {name: Wasp, kind: monster, level: 5, treasures: 1, bad_stuff: [{modify: {strength: -2}, until: next_combat}]}
"""


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return small_pack(tmp_path_factory.mktemp("bans"), CARDS, header=HEADER)


def seats(pack: Path) -> Table:
    return table("Aric", "Suzan", "Third", packs=(pack,))


@pytest.mark.parametrize("curse", ["Bare Week", "Bare Hour"])
def test_what_is_banned_counts_nothing_and_cannot_be_put_on(pack: Path, curse: str) -> None:
    t = seats(pack).has("Aric", level=3, table=["Hat"], carried=["Hat"]).has("Third", hand=[curse], table=["Hat"])
    t.deck(doors=["Rat"]).does("Third", f"play [{curse}] on Aric").strikes()
    assert (t.strength("Aric"), t.strength("Third")) == (3, 3)
    t.does("Aric", "unequip [Hat]")
    t.refused("Aric", "equip [Hat#2]", "ITEM-7")
    assert not any(action.startswith("equip") for action in t.legal("Aric"))
    t.does("Aric", "kick").wins("Aric")
    if curse == "Bare Week":
        assert "Bare Week" in t.discards("door")
    assert len(t.game.state.mods) == 0
    t.does("Aric", "equip [Hat]")
    assert t.strength("Aric") == 4 + 2


def test_a_ban_may_not_ask_for_what_it_decides(tmp_path: Path) -> None:
    bad = (
        "{name: Loop, kind: curse, stays: {until: kill}, always: [{rule: unusable, of: {slot: headgear}, if: {COND}}]}"
    )
    for cond in ("used: {slot: headgear}", "free_hands: 1"):
        with pytest.raises(PackError, match="unusable cannot depend on"):
            load_pack(small_pack(tmp_path, CARDS + bad.replace("COND", cond), header=HEADER))


def test_an_enhancer_may_open_the_fight_to_some(pack: Path) -> None:
    t = seats(pack).has("Third", hand=["Open House"]).has("Suzan", hand=["Rat", "Wasp"]).combat("Aric", "Rat")
    assert "join [Rat#2]" not in t.legal("Suzan")
    t.does("Third", "play [Open House]")
    t.refused("Suzan", "join [Wasp]")
    assert any(action.startswith("join [Rat") for action in t.legal("Suzan"))
    t.does("Suzan", next(action for action in t.legal("Suzan") if action.startswith("join")))
    assert t.sums()[1] == 2 + 1 + 2


def test_what_waits_for_the_next_monster_does_not_help_its_victim(pack: Path) -> None:
    t = seats(pack).has("Aric", level=3).has("Third", hand=["Ill Fame"]).deck(doors=["Rat"])
    t.does("Third", "play [Ill Fame] on Aric").strikes()
    assert t.strength("Aric") == 3
    assert t.does("Aric", "kick").sums() == (3, 6)


def test_the_next_combat_of_bad_stuff_is_another_one(pack: Path) -> None:
    t = seats(pack).has("Aric", level=4).has("Suzan", level=4).has("Third", level=4)
    t.deck(doors=["Wasp", "Rat", "Rat", "Rat"], dice=(1,)).does("Aric", "kick").runs("Aric").does(
        "Aric", "end"
    ).settle()
    for name in ("Suzan", "Third"):
        t.does(name, "kick").wins(name).does(name, "end").settle()
    t.does("Aric", "kick")
    assert t.sums() == (2, 2)
    t.game.state.dice = (6,)
    t.runs("Aric")
    assert t.strength("Aric") == 4


def test_level_of_it_is_that_of_the_monster_and_of_its_twin(pack: Path) -> None:
    t = seats(pack).has("Third", hand=["Little Brother", "Twin"]).combat("Aric", "Wasp")
    t.does("Third", "play [Little Brother]")
    assert t.sums()[1] == 5 + 3
    t.does("Third", "play [Twin] on [Wasp]")
    assert t.sums()[1] == 2 * (5 + 3)


def test_nobody_takes_from_himself(pack: Path) -> None:
    t = seats(pack).has("Aric", table=["Hat"]).has("Suzan", level=2).has("Third", level=2, hand=["Toll"])
    t.does("Third", "play [Toll] on Aric").strikes()
    assert t.used("Aric") == ["Hat"]
    t.nothing_pending_but("Aric")


def test_with_nothing_to_give_nobody_is_chosen(pack: Path) -> None:
    t = seats(pack).has("Aric", level=3).has("Third", hand=["Gift"]).does("Third", "play [Gift] on Aric").strikes()
    assert t.level("Aric") == 2
    t.nothing_pending_but("Aric")
