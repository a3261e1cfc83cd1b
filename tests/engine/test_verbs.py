"""The table of verbs: a verb's syntax and its row are all that parsing, writing, listing, legality and docs need."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any, cast, get_args

import pytest

from kickdoor import Game
from kickdoor.engine.actions import Action, Verb
from kickdoor.engine.actions import syntax as grammar
from kickdoor.engine.actions.syntax import FIELDS, FIELDS_OF, PHRASES, SYNTAX, phrases
from kickdoor.engine.actions.verbs import VERBS, Row
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import Illegal, Refusal, refuse
from tools import write_notation

MIXES = (["classic"], ["fu"], ["impossible"], ["pathfinder"], ["classic", "fu", "impossible", "pathfinder"])
PLAYERS = ("Ana", "Bo", "Cy", "Di")
GIVEN: dict[str, Any] = {  # something for each field
    "cards": (3,),
    "on": 5,
    "player": 1,
    "side": "monsters",
    "paid": (7,),
    "word": "H",
    "gives": (9,),
    "plays": (11,),
}


def test_every_verb_has_a_syntax_and_a_row() -> None:
    assert tuple(SYNTAX) == tuple(VERBS) == get_args(Verb)


def test_what_is_listed_is_legal_and_the_same_as_text() -> None:
    listed: set[str] = set()
    described: set[str] = set()
    for seed, packs in enumerate(MIXES * 3):
        game = Game.new(packs, PLAYERS, seed)
        pick = random.Random(seed)
        for _ in range(500):
            if game.over:
                break
            owed = game.pending()
            seat = owed[pick.randrange(len(owed))].seat
            actions = game.legal(seat)
            for action in actions:
                if action.verb not in listed:
                    assert game.why_not(action) is None
                    assert game.parse(game.text(action)) == action
                    listed.add(action.verb)
            described |= {form.verb for form in game.forms(seat)}
            game.submit(pick.choice(actions))
    assert listed == set(VERBS)
    assert described == {verb for verb, row in VERBS.items() if row.sampled}


@pytest.mark.parametrize("verb", VERBS)
def test_an_action_has_the_fields_of_its_verb_and_no_others(verb: Verb) -> None:
    for bit, field in enumerate(FIELDS):
        if FIELDS_OF[verb] >> bit & 1:
            assert getattr(Action(0, verb, **{field: GIVEN[field]}), field) == GIVEN[field]
        else:
            with pytest.raises(ValueError, match=f"^`{verb}` has no field `{field}`$"):
                Action(0, verb, **{field: GIVEN[field]})
            with pytest.raises(ValueError, match=f"`{field}`"):
                Action(0, verb).replace(**{field: GIVEN[field]})


def test_an_action_that_was_handed_out_cannot_be_changed() -> None:
    game = Game.new(["classic"], PLAYERS, 1)
    for action in game.legal(0):
        for name in ("seat", "verb", *FIELDS):
            with pytest.raises(AttributeError):
                setattr(action, name, getattr(action, name))
        for same in (copy.copy(action), pickle.loads(pickle.dumps(action)), action.replace()):
            assert same == action
            assert hash(same) == hash(action)


def test_a_word_that_is_no_verb() -> None:
    with pytest.raises(ValueError, match=r"^there is no verb 'dance'; there are ready, kick, "):
        Action(0, cast("Verb", "dance"))


def test_the_docs_have_every_verb() -> None:
    assert write_notation.FILE.read_text("utf-8") == write_notation.text(), "run: python -m tools.write_notation"


def test_a_new_verb_needs_its_syntax_and_its_row(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not_swear(state: State, action: Action) -> Refusal | None:
        return refuse("not-now", "CARDS-12") if action.player == action.seat else None

    def do_swear(state: State, action: Action) -> None:
        state.levels[action.player] += 1

    swear = cast("Verb", "swear")
    monkeypatch.setitem(SYNTAX, swear, "by {card} [at {player}]")
    monkeypatch.setitem(PHRASES, swear, phrases(SYNTAX[swear]))
    monkeypatch.setitem(FIELDS_OF, swear, grammar.fields_of(PHRASES[swear]))
    monkeypatch.setitem(VERBS, swear, Row(swear, "swear", why_not_swear, do_swear))
    game = Game.new(["classic"], PLAYERS, 1)
    card = game.state.hands[0][0]
    action = game.parse(game.text(Action(0, swear, cards=(card,), player=2)))
    assert action.parts()[:5] == (0, "swear", (card,), -1, 2)
    game.submit(action)
    assert game.state.levels == [1, 1, 2, 1]
    with pytest.raises(Illegal, match="CARDS-12"):
        game.submit(action.replace(player=0))
    refusal = game.why_not(action.replace(cards=()))
    assert refusal is not None and refusal.message == "name-one-card"
    with pytest.raises(ValueError, match=r"^`swear` has no field `paid`$"):
        action.replace(paid=(card,))
    assert write_notation.line(VERBS[swear]) == "| `swear by [Card] (at PLAYER)` | Swear | all |\n"
