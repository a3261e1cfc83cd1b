"""Styles (RULES: STYLE, AMB-121, AMB-122)."""

from __future__ import annotations

from pathlib import Path

from kickdoor.rules import edition_values
from tests.marks import rule
from tests.rules.identities import looted_off_turn
from tests.small import small_pack
from tests.table import table


@rule("STYLE-1")
def test_twelve_styles_each_with_its_own_benefit(tmp_path: Path) -> None:
    names = ["Clown Fu", "Wire Fu", *(f"Style {n}" for n in range(3, 13))]
    cards = "\n".join(f"{{name: {name}, kind: style, bonus: {n}}}" for n, name in enumerate(names, start=1))
    rat = "{name: Rat, kind: monster, level: 1, treasures: 1, bad_stuff: []}"
    pack = small_pack(tmp_path, f"{cards}\n{rat}", header="identities: {style: {limit: 1, plural: Styles}}")
    t = table("Aric", "Suzan", "Third", edition="fu", packs=(pack,)).has("Aric", hand=names)
    for n, name in enumerate(names, start=1):
        t.does("Aric", f"play [{name}]")
        assert t.used("Aric") == [name] and t.strength("Aric") == 1 + n
    identities = {"class", "race", "style", "loyalty", "training", "faction"}
    assert identities & set(edition_values("fu")["opening_kinds"]) == {"class", "style"}


@rule("STYLE-2")
def test_the_benefit_runs_from_play_until_the_card_goes() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", hand=["Noodle Fist"]).combat("Aric", "Bridge Bailiff")
    t.does("Aric", "play [Noodle Fist]")
    assert t.sums() == (4, 10)
    t.does("Aric", "discard [Noodle Fist]")
    assert t.sums() == (1, 10)


@rule("STYLE-3", "AMB-122")
def test_one_style_two_for_a_monk_more_by_cards() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu")
    t.has("Aric", table=["Noodle Fist"], hand=["Cloud Step", "Acrobat", "Noodle Fist", "Spare Style"])
    t.does("Aric", "play [Cloud Step]")
    assert t.used("Aric") == ["Cloud Step"]
    t.does("Aric", "play [Acrobat]", "play [Noodle Fist]")  # the Acrobat is this pack's Monk
    assert t.used("Aric") == ["Cloud Step", "Acrobat", "Noodle Fist"]


@rule("AMB-122", "STYLE-3")
def test_a_monk_and_extra_styles_add_up(tmp_path: Path) -> None:
    names = ["One", "Two", "Three", "Four", "Five"]
    cards = [f"{{name: {name}, kind: style, bonus: 1}}" for name in names]
    cards.append("{name: Monk, kind: class, always: [{allow: {style: 1}}]}")
    cards.append(
        "{name: Extra Style, kind: special, deck: door, count: 2, play_when: as_identity, stays: in_play,"
        " always: [{allow: {style: 1}}]}"
    )
    cards.append("{name: Rat, kind: monster, level: 1, treasures: 1, bad_stuff: []}")
    kinds = "identities: {class: {limit: 1, plural: Classes}, style: {limit: 1, plural: Styles}}"
    pack = small_pack(tmp_path, "\n".join(cards), header=kinds)
    t = table("Aric", "Suzan", "Third", edition="fu", packs=(pack,))
    t.has("Aric", table=["Monk"], hand=[*names, "Extra Style", "Extra Style"])
    t.does("Aric", "play [Extra Style]", "play [Extra Style]")
    for name in names[:4]:
        t.does("Aric", f"play [{name}]")
    assert t.strength("Aric") == 5  # 2 for a Monk, 1 more for each Extra Style
    t.does("Aric", "play [Five]", "choose [One]")
    assert t.strength("Aric") == 5
    t.nothing_pending_but("Aric")


@rule("AMB-121", "STYLE-3")
def test_a_monk_who_loses_the_class_drops_a_style_of_his_choice() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", table=["Acrobat", "Noodle Fist", "Cloud Step"])
    t.combat("Aric", "Bridge Bailiff").does("Aric", "discard [Acrobat]")
    t.nothing_pending_but("Aric")
    t.does("Aric", "choose [Cloud Step]")
    assert t.used("Aric") == ["Noodle Fist"]
    t.nothing_pending_but("Aric")


@rule("STYLE-4")
def test_a_style_may_be_discarded_at_any_time() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", table=["Noodle Fist"])
    t.has("Suzan", table=["Cloud Step"]).combat("Aric", "Bridge Bailiff")
    t.does("Suzan", "discard [Cloud Step]").does("Aric", "discard [Noodle Fist]")
    assert [e.rule for e in t.happened("identity_dropped")] == ["STYLE-4"]
    assert t.sums() == (1, 10)


@rule("STYLE-5")
def test_a_style_is_played_when_acquired_or_in_ones_own_turn() -> None:
    looted_off_turn("fu", "Noodle Fist", helping=False).does("Suzan", "play [Noodle Fist]")
    looted_off_turn("fu", "Noodle Fist", helping=True).does("Suzan", "play [Noodle Fist]")
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", hand=["Noodle Fist"])
    t.has("Suzan", hand=["Cloud Step"]).combat("Aric", "Bridge Bailiff")
    t.refused("Suzan", "play [Cloud Step]", "STYLE-5")
    t.does("Aric", "play [Noodle Fist]")


@rule("STYLE-6")
def test_a_style_ability_may_be_paid_by_discards(tmp_path: Path) -> None:
    cost = "[{discard: {count: 1, in: [hand, table]}}]"
    use = f"{{name: Chop, when: own_combat, cost: {cost}, do: [{{modify: {{strength: 4}}}}]}}"
    pack = small_pack(
        tmp_path,
        f"""
        {{name: Hand Fu, kind: style, uses: [{use}]}}
        {{name: Stick, kind: item, gold: 100}}
        {{name: Rat, kind: monster, level: 3, count: 2, treasures: 1, bad_stuff: []}}
        """,
        header="identities: {style: {limit: 1, plural: Styles}}",
    )
    t = table("Aric", "Suzan", "Third", edition="fu", packs=(pack,))
    t.has("Aric", table=["Hand Fu", "Stick"], hand=["Rat"]).combat("Aric", "Rat")
    t.does("Aric", "use Chop discarding [Stick]", "use Chop discarding [Rat]")
    assert t.strength("Aric") == 9 and t.used("Aric") == ["Hand Fu"]
    t.does("Aric", "use Chop discarding [Hand Fu]").refused("Aric", "use Chop discarding [Hand Fu]", "CLASS-6")
    assert t.strength("Aric") == 13 and t.used("Aric") == []  # the last one paid for itself


@rule("STYLE-6")
def test_a_style_may_change_the_run_away_roll() -> None:
    for card, level in (("Cloud Step", 4), ("Noodle Fist", 2)):
        t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", level=4, table=[card]).deck(dice=[4])
        t.combat("Aric", "Accountants In Black").runs("Aric")
        assert t.level("Aric") == level


@rule("STYLE-7")
def test_styles_survive_death() -> None:
    t = table("Aric", "Suzan", "Third", edition="fu").has("Aric", hand=["Falling Piano"])
    t.has("Suzan", table=["Noodle Fist", "Spare Style", "Cloud Step", "Steak Knife"])
    t.does("Aric", "play [Falling Piano] on Suzan").settle()
    assert t.used("Suzan") == ["Noodle Fist", "Spare Style", "Cloud Step"]
