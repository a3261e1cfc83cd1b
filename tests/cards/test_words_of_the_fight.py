"""Vocabulary that came with the classic monsters, on cards of the trial pack."""

from __future__ import annotations

import pytest

from kickdoor.cardtext.card_text import card_text
from kickdoor.packs import load_pack
from tests.table import TRIAL, table

BAIT = {"hand": ["Surprise Guest", "Soggy Goblin"]}


# ---------------------------------------------------------------- leave_aside
def test_a_monster_left_aside_stays_but_counts_for_nothing() -> None:
    t = table().has("Aric", level=3).has("Third", **BAIT)
    t.combat("Aric", "Pottery Poltergeist").does("Third", "play [Surprise Guest] with [Soggy Goblin]")
    assert t.sums() == (3, 8 + 3 + 1)  # 3 against somebody without armor
    t.does("Aric", "use [Pottery Poltergeist]")
    assert t.sums() == (3, 1)
    assert t.happened("monster_left_aside")[0].n == 1
    ghost = t.game.view(1).combat.monsters[0]  # type: ignore[union-attr]
    assert (ghost.name, ghost.aside) == ("Pottery Poltergeist", True)
    t.wins("Aric")
    assert t.level("Aric") == 4
    assert len(t.hand("Aric")) == 1


def test_a_monster_left_aside_comes_back_when_the_condition_ends_or_the_choice_changes() -> None:
    t = table().has("Aric", hand=["Lanky"]).combat("Aric", "Pottery Poltergeist")
    t.does("Aric", "use [Pottery Poltergeist]", "use [Pottery Poltergeist]")
    assert t.sums() == (1, 11)
    t.does("Aric", "use [Pottery Poltergeist]", "play [Lanky]")
    assert t.sums() == (1, 11)
    t.refused("Aric", "use [Pottery Poltergeist]", "CLASS-10")
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- no_bonuses, level_sufficed
def test_a_player_who_gives_up_bonuses_keeps_penalties() -> None:
    t = table().has("Aric", level=5, table=["Rubber Chainsaw", "Errand Boy"]).has("Third", hand=["Boom Muffin"])
    t.combat("Aric", "Weather Witch").does("Third", "play [Boom Muffin] on fighters")
    assert t.sums() == (5 + 3 + 1 + 5, 12)
    t.does("Aric", "use Show Off")
    assert t.sums() == (5, 12)
    t.refused("Aric", "use Show Off", "COMBAT-12")
    t.refused("Aric", "ask Suzan", "COMBAT-12")
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- fled_as
@pytest.mark.parametrize(("race", "rolled"), [("Lanky", 1), ("Digger", 1), ("", 0)])
def test_the_identity_at_the_beginning_of_the_flight_decides_who_is_pursued(race: str, rolled: int) -> None:
    t = table().has("Aric", table=[race] if race else []).deck(dice=[6]).combat("Aric", "Weather Witch").flees("Aric")
    if race:
        t.does("Aric", f"discard [{race}]")
    t.settle()
    assert len(t.happened("die_rolled")) == rolled
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- turned_away
def test_a_departing_monsters_effect_does_not_wait_for_the_rest_of_the_fight() -> None:
    t = table().has("Aric", table=["Deacon"]).has("Third", hand=["Surprise Guest", "Herald of Worse"])
    t.deck(doors=["Lanky"], dice=[6]).combat("Aric", "Bridge Bailiff")
    t.does("Third", "play [Surprise Guest] with [Herald of Worse]")
    assert t.monsters() == ["Bridge Bailiff"]
    assert t.hand("Aric") == ["Lanky"]
    t.runs("Aric")
    assert t.hand("Aric") == ["Lanky"]
    t.nothing_pending_but("Aric")


# ---------------------------------------------------------------- may
def test_an_offer_that_cannot_be_done_whole_can_only_be_declined() -> None:
    """The offer is made all the same, because its absence would reveal the hand."""
    t = table().has("Aric", sex="female", hand=["Boom Muffin"]).combat("Aric", "Ladle Lady").settle()
    t.refused("Aric", "choose yes")  # two Treasures are asked for, and she has one
    assert t.legal("Aric") == ["choose no"]
    t.does("Aric", "choose no")
    assert "Boom Muffin" in t.hand("Aric")
    t.nothing_pending_but("Aric")


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Weather Witch", "1 extra level if you beat it without help or bonuses."),
        ("Weather Witch", "Pursues Lankies or Diggers only."),
        ("Weather Witch", "While you fight alone, you may give up all bonuses and helpers for this fight."),
        (
            "Pottery Poltergeist",
            "Unless a Lanky is fighting it, you may leave it aside for no reward, and change your mind",
        ),
        ("Herald of Worse", "As it leaves, draw 1 Door face down."),
        ("Lava Llama", "Each Lanky fighting it has −4."),
    ],
)
def test_texts(name: str, part: str) -> None:
    pack = load_pack(TRIAL)
    assert part in card_text(pack, next(card for card in pack.cards if card["name"] == name)).rule
