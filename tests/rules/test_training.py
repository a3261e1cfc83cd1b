"""Trainings (RULES: TRAINING, AMB-106, AMB-123)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.marks import rule
from tests.rules.identities import looted_off_turn
from tests.small import small_pack
from tests.table import table

IMPOSSIBLE = ("impossible-1.51", "impossible-1.61")


@rule("TRAINING-1")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_the_benefit_runs_from_play_until_the_card_goes(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", table=["Toe Knives"], hand=["Cutlery Training", "Melon Training"])
    assert t.strength("Aric") == 2
    t.does("Aric", "play [Cutlery Training]")
    assert t.strength("Aric") == 5  # +3 for the knives
    t.does("Aric", "play [Melon Training]")  # in its place: +2
    assert t.strength("Aric") == 4
    t.does("Aric", "discard [Melon Training]")
    assert t.strength("Aric") == 2


@rule("TRAINING-2")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_the_limit_is_one_and_extra_training_raises_it(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition)
    t.has("Aric", table=["Cutlery Training"], hand=["Melon Training", "Night School"])
    t.does("Aric", "play [Night School]", "play [Melon Training]")
    assert t.used("Aric") == ["Cutlery Training", "Night School", "Melon Training"]  # without it: TRAINING-1's test
    t.does("Aric", "discard [Night School]")
    t.nothing_pending_but("Aric")
    t.does("Aric", "choose [Cutlery Training]")  # back to one
    assert t.used("Aric") == ["Melon Training"]


@rule("TRAINING-3")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_a_training_may_be_discarded_at_any_time(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", table=["Melon Training"])
    t.has("Suzan", table=["Cutlery Training"]).combat("Aric", "Bridge Bailiff")
    t.does("Suzan", "discard [Cutlery Training]").does("Aric", "discard [Melon Training]")
    assert [e.rule for e in t.happened("identity_dropped")] == ["TRAINING-3"]
    assert t.sums() == (1, 10)


@rule("TRAINING-4")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_a_training_is_played_when_acquired_or_in_ones_own_turn(edition: str) -> None:
    looted_off_turn(edition, "Melon Training", helping=False).does("Suzan", "play [Melon Training]")
    looted_off_turn(edition, "Melon Training", helping=True).does("Suzan", "play [Melon Training]")
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", hand=["Melon Training"])
    t.has("Suzan", hand=["Cutlery Training"]).combat("Aric", "Bridge Bailiff")
    t.refused("Suzan", "play [Cutlery Training]", "TRAINING-4")
    t.does("Aric", "play [Melon Training]")
    assert t.sums() == (3, 10)


@rule("TRAINING-5")
@pytest.mark.parametrize("edition", IMPOSSIBLE)
def test_trainings_survive_death(edition: str) -> None:
    t = table("Aric", "Suzan", "Third", edition=edition).has("Aric", hand=["Falling Piano"])
    t.has("Suzan", table=["Melon Training", "Cutlery Training", "Night School"])
    t.does("Aric", "play [Falling Piano] on Suzan").settle()
    assert t.used("Suzan") == ["Melon Training", "Cutlery Training", "Night School"]


@rule("AMB-123")
@pytest.mark.parametrize(("edition", "kind"), [("impossible-1.51", "training"), ("fu", "style")])
def test_two_equal_trainings_or_styles_are_not_allowed(tmp_path: Path, edition: str, kind: str) -> None:
    evening = f"play_when: as_identity, stays: in_play, always: [{{allow: {{{kind}: 1}}}}]"
    pack = small_pack(
        tmp_path,
        f"""
        {{name: Karate, kind: {kind}, count: 2, bonus: 1}}
        {{name: Evening Class, kind: special, deck: door, {evening}}}
        {{name: Rat, kind: monster, level: 1, treasures: 1, bad_stuff: []}}
        """,
        header=f"identities: {{{kind}: {{limit: 1, plural: Skills}}}}",
    )
    t = table("Aric", "Suzan", "Third", edition=edition, packs=(pack,))
    t.has("Aric", table=["Karate", "Evening Class"], hand=["Karate"])
    t.refused("Aric", "play [Karate]", "CLASS-14")
