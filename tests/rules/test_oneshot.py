"""One-shots and companions: where they work, for which side, when they are discarded (RULES: ONESHOT, AMB-131,
AMB-143..147).
"""

from __future__ import annotations

import pytest

from kickdoor.cardtext.card_text import card_text
from kickdoor.packs import load_pack
from tests.marks import rule
from tests.small import EDITIONS, FOUR_PHASES, THREE_PHASES
from tests.table import TRIAL, Table, table

SOUP = "Lukewarm Soup"


@rule("ONESHOT-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_one_shot_is_spent_and_never_worn(edition: str) -> None:
    pack = load_pack(TRIAL)
    assert card_text(pack, next(c for c in pack.cards if c["name"] == SOUP)).type == "One-shot"
    t = table(edition=edition).has("Aric", carried=[SOUP])
    assert t.strength("Aric") == 1
    t.refused("Aric", f"equip [{SOUP}]", "ONESHOT-1")
    t = table(edition=edition).has("Aric", carried=[SOUP]).combat("Aric", "Polite Skeleton")
    t.does("Aric", f"play [{SOUP}] on fighters").wins("Aric")
    assert t.discards("treasure") == [SOUP]
    t.refused("Aric", f"play [{SOUP}] on fighters")


def _used_by_all(edition: str, rule: str) -> None:
    t = table("Aric", "Suzan", "Third", "Fourth", edition=edition).has("Aric", hand=[SOUP], level=3)
    t.has("Suzan", carried=["Fizzy Something"]).has("Third", carried=[SOUP]).has("Fourth", hand=["Boom Muffin"])
    t.refused("Aric", f"play [{SOUP}] on fighters", rule)
    t = table("Aric", "Suzan", "Third", "Fourth", edition=edition).has("Aric", hand=[SOUP], level=3)
    t.has("Suzan", carried=["Fizzy Something"]).has("Third", carried=[SOUP]).has("Fourth", hand=["Boom Muffin"])
    t.combat("Aric", "Damp Ghost").does("Aric", "ask Suzan").does("Suzan", "accept Aric")
    t.does("Aric", f"play [{SOUP}] on fighters").does("Suzan", "play [Fizzy Something] on monsters")
    t.does("Third", f"play [{SOUP}] on monsters").does("Fourth", "play [Boom Muffin] on fighters")
    assert t.sums() == (3 + 1 + 2 + 5, 4 + 3 + 2)
    t.nothing_pending_but("Aric")


@rule("ONESHOT-2", "INTERFERE-1", "AMB-146", "AMB-147")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_fu_and_impossible_use_one_shots_in_any_combat_from_hand_or_table(edition: str) -> None:
    _used_by_all(edition, "ONESHOT-2")


@rule("ONESHOT-3", "INTERFERE-2", "AMB-146", "AMB-147")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_classic_and_pathfinder_strengthen_either_side_from_hand_or_table(edition: str) -> None:
    _used_by_all(edition, "ONESHOT-3")


@rule("ONESHOT-3")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_other_one_shots_do_as_printed(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=["Duck Dust"]).combat("Aric", "Paper Dragon")
    t.does("Aric", "play [Duck Dust] on [Paper Dragon]").settle()
    assert (t.level("Aric"), len(t.hand("Aric"))) == (1, 5)


@rule("ONESHOT-4", "COMBAT-23")
@pytest.mark.parametrize("edition", FOUR_PHASES)
@pytest.mark.parametrize("won", [True, False])
def test_fu_and_impossible_discard_one_shots_after_the_fight_win_or_lose(edition: str, won: bool) -> None:
    t = table(edition=edition).has("Aric", level=5, hand=[SOUP, "Moth Balls"]).deck(dice=[5])
    t.has("Suzan", hand=["Surprise Guest", "Polite Skeleton"])
    t.combat("Aric", "Soggy Goblin" if won else "Paper Dragon")
    t.does("Suzan", "play [Surprise Guest] with [Polite Skeleton]").does("Aric", f"play [{SOUP}] on fighters")
    t.does("Aric", "play [Moth Balls] on [Polite Skeleton]")
    assert t.discards("treasure") == []  # they stay in the fight to its end
    t = t.wins("Aric") if won else t.runs("Aric")
    assert set(t.discards("treasure")) == {SOUP, "Moth Balls"}
    t.nothing_pending_but("Aric")


@rule("ONESHOT-5", "COMBAT-24")
@pytest.mark.parametrize("edition", THREE_PHASES)
@pytest.mark.parametrize("won", [True, False])
def test_classic_and_pathfinder_discard_one_shots_when_settled_or_over(edition: str, won: bool) -> None:
    t = table(edition=edition).has("Aric", level=5, hand=[SOUP, "Moth Balls"]).deck(dice=[5])
    t.has("Suzan", hand=["Surprise Guest", "Polite Skeleton"])
    t.combat("Aric", "Soggy Goblin" if won else "Paper Dragon")
    t.does("Suzan", "play [Surprise Guest] with [Polite Skeleton]").does("Aric", f"play [{SOUP}] on fighters")
    t.does("Aric", "play [Moth Balls] on [Polite Skeleton]")
    assert t.discards("treasure") == ["Moth Balls"]  # its effect is done; the soup still counts
    t = t.wins("Aric") if won else t.runs("Aric")
    assert t.discards("treasure") == ["Moth Balls", SOUP]
    t.nothing_pending_but("Aric")


@rule("ONESHOT-6")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_some_one_shots_work_outside_combat(edition: str) -> None:
    t = (
        table(edition=edition)
        .has("Aric", level=3, hand=["Ring of Nope"])
        .has("Suzan", hand=["Trapdoor", "Metal Detector"])
    )
    t.does("Suzan", "play [Trapdoor] on Aric").does("Aric", "play [Ring of Nope]").settle()
    assert t.level("Aric") == 3
    t.does("Suzan", "play [Metal Detector]", "choose [Trapdoor]")
    assert t.hand("Suzan") == ["Trapdoor"]
    t.nothing_pending_but("Aric")


@rule("ONESHOT-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_one_shot_may_be_carried_before_it_is_used(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=[SOUP]).deck(doors=["Polite Skeleton"])
    t.does("Aric", f"play [{SOUP}]")
    assert (t.carried("Aric"), t.strength("Aric")) == ([SOUP], 1)
    t.does("Aric", "kick", f"play [{SOUP}] on fighters")
    assert t.sums() == (3, 2)


@rule("AMB-147")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fighter_can_use_a_one_shot_but_not_put_it_on_the_table(edition: str) -> None:
    t = table(edition=edition).has("Aric", hand=[SOUP]).combat("Aric", "Polite Skeleton")
    t.refused("Aric", f"play [{SOUP}]")
    t.does("Aric", f"play [{SOUP}] on fighters")


# ---------------------------------------------------------------- companions
@rule("AMB-131", "HIRE-5")
@pytest.mark.parametrize("edition", THREE_PHASES)
def test_classic_and_pathfinder_have_one_hireling(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Errand Boy"], hand=["Errand Boy"])
    t.refused("Aric", "play [Errand Boy]", "HIRE-1")


@rule("AMB-144", "HIRE-6", "MOOK-3")
@pytest.mark.parametrize("edition", FOUR_PHASES)
def test_a_second_companion_takes_the_place_of_the_first(edition: str) -> None:
    t = table(edition=edition).has("Aric", table=["Errand Boy"], hand=["Stunt Cousin"]).combat("Aric", "Paper Dragon")
    t.does("Aric", "play [Stunt Cousin]")
    assert (t.used("Aric"), t.discards("treasure")) == (["Stunt Cousin"], ["Errand Boy"])
    t.nothing_pending_but("Aric")


def _mook(**rules: str) -> Table:
    return table(edition="fu", **rules).has("Aric", table=["Stunt Cousin"], hand=["Runty", "Furious"])


@rule("AMB-143", "MOOK-5", "MOOK-6")
def test_who_may_put_an_enhancer_on_a_mook() -> None:
    t = _mook().has("Suzan", hand=["Colossal"])
    t.refused("Suzan", "play [Colossal] on [Stunt Cousin]", "MOOK-5")  # no fight: only the owner may
    t.refused("Aric", "play [Runty] on [Stunt Cousin]", "MOOK-5")  # it lowers the strength
    t.does("Aric", "play [Furious] on [Stunt Cousin]")
    assert t.strength("Aric") == 1 + 2 + 5
    t = _mook().has("Suzan", hand=["Colossal"]).combat("Third", "Paper Dragon")
    t.does("Suzan", "play [Colossal] on [Stunt Cousin]")  # any player may during a fight
    t.refused("Aric", "play [Furious] on [Stunt Cousin]", "MOOK-6")
    assert t.strength("Aric") == 1 + 2 + 10
    t.nothing_pending_but("Third")


@rule("AMB-145", "MULTI-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_companion_does_not_count_where_only_levels_do(edition: str) -> None:
    t = table(edition=edition).has("Aric", level=4, table=["Errand Boy"]).combat("Aric", "Grammar Wraith")
    assert t.sums() == (4, 8)
