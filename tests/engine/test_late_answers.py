"""Late answers: an answer to a question that is gone is stale, not mistaken for an answer to the next one."""

from __future__ import annotations

import pytest

from kickdoor.engine.refusals import Illegal, Malformed, Stale
from tests.table import table


def test_an_answer_to_a_closed_window_is_stale() -> None:
    t = table("Aric", "Suzan", "Third").has("Aric", level=9, hand=["Found a Coin"])
    t.combat("Aric", "Soggy Goblin").does("Aric", "fight")
    late = next(d for d in t.game.pending() if d.seat == 1)
    t.does("Suzan", "pass").does("Third", "pass")
    with pytest.raises(Stale):
        t.game.submit(t.game.parse("Suzan: pass"), decision=late.id)


def test_a_window_that_was_reopened_asks_anew() -> None:
    t = table("Aric", "Suzan", "Third").has("Third", hand=["Boom Muffin"]).has("Aric", level=5)
    t.combat("Aric", "Soggy Goblin").does("Aric", "fight")
    asked = next(d for d in t.game.pending() if d.seat == 1)
    t.does("Third", "play [Boom Muffin] on fighters")
    before = t.game.digest()
    with pytest.raises(Stale):
        t.game.submit(t.game.parse("Suzan: pass"), decision=asked.id)
    assert t.game.digest() == before
    again = next(d for d in t.game.pending() if d.seat == 1)
    t.game.submit(t.game.parse("Suzan: pass"), decision=again.id)


def test_each_step_of_a_turn_is_a_question_of_its_own() -> None:
    t = table("Aric", "Suzan", "Third").deck(doors=["Brawler", "Brawler"])
    kick = t.game.pending()[0]
    t.does("Aric", "kick")
    keep = t.game.pending()[0]
    assert (kick.kind, keep.kind) == ("kick", "keep")
    assert kick.id != keep.id
    with pytest.raises(Stale):
        t.game.submit("Aric: keep", decision=kick.id)


def test_three_kinds_of_error() -> None:
    t = table("Aric", "Suzan", "Third")
    with pytest.raises(Malformed, match="did you mean 'kick'"):
        t.game.submit("Aric: kik")
    with pytest.raises(Illegal, match="TURN-1"):
        t.game.submit("Suzan: kick")
    with pytest.raises(Stale):
        t.game.submit("Aric: kick", decision=0)
