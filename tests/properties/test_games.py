"""What is true at every point of every game: properties checked with random play."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant
from hypothesis.stateful import rule as step

from kickdoor.engine.actions import Action
from kickdoor.engine.model.ids import CardId
from kickdoor.engine.public import PublicState
from kickdoor.engine.refusals import Illegal
from kickdoor.game import Game
from kickdoor.rules import EDITIONS, catalogue
from tests.properties.play import Plan, pack, plans, random_action

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
NO_SHRINKING = [
    Phase.explicit,
    Phase.reuse,
    Phase.generate,
]  # plans are short already, and shrinking would replay whole games


KNOWN = frozenset(id.upper() for id in catalogue().by_id)


def is_known(rule: str) -> bool:
    return rule in KNOWN


class AnyGame(RuleBasedStateMachine):
    """A game at any point; players who owe something take any listed action."""

    game: Game
    old: list[tuple[Game, str]]

    @initialize(plan=plans(600))
    def begin(self, plan: Plan) -> None:
        self.game = plan.play()
        self.old = []
        self.twin: Game | None = None
        self.public = PublicState.of(self.game.state)

    @step(data=st.data())
    def somebody_acts(self, data: st.DataObject) -> None:
        game = self.game
        owed = game.pending()
        if game.over:
            assert not owed and all(game.legal(seat) == [] for seat in range(game.state.n))
            return
        seat = data.draw(st.sampled_from([d.seat for d in owed]))
        actions = game.legal(seat)
        assert actions, "no seat is ever stuck"
        action = data.draw(st.sampled_from(actions))
        assert game.why_not(action) is None, game.text(action)
        assert game.parse(game.text(action)) == action
        events = game.submit(action)
        for event in events:
            assert is_known(event.rule), event
            self.public.apply(event)
        if self.twin is not None:
            assert self.twin.submit(action) == events

    @invariant()
    def every_question_has_a_legal_default(self) -> None:
        for decision in self.game.pending():
            default = self.game.default(decision)
            assert default.seat == decision.seat
            assert self.game.why_not(default) is None, (decision, self.game.text(default))

    @step()
    def a_twin_is_read_from_bytes(self) -> None:
        raw = self.game.to_bytes()
        self.twin = Game.from_bytes(raw, [pack("trial")])
        assert self.twin.to_bytes() == raw

    @invariant()
    def the_twin_is_the_same_game(self) -> None:
        if self.twin is not None:
            assert self.twin == self.game
            assert self.twin.pending() == self.game.pending()

    @step()
    def a_clone_is_kept(self) -> None:
        if len(self.old) < 3:
            self.old.append((self.game.clone(), self.game.digest()))

    @invariant()
    def nothing_is_broken(self) -> None:
        assert self.game.check() == []

    @invariant()
    def the_public_events_tell_the_public_state(self) -> None:
        assert self.public.tidy() == PublicState.of(self.game.state)

    def teardown(self) -> None:
        for clone, digest in getattr(self, "old", []):
            assert clone.digest() == digest, "a clone changed when the game went on"


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(
    max_examples=25, stateful_step_count=25, deadline=None, suppress_health_check=SLOW, phases=NO_SHRINKING
)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("packs", [("trial",), ("classic",), ("classic", "trial")], ids="+".join)
def test_a_long_random_game_keeps_the_invariants(edition: str, packs: tuple[str, ...]) -> None:
    plan = Plan(packs, edition, seats=3 + len(edition) % 4, seed=len(packs), actions=0, listen=False, shared=False)
    game = plan.start()
    pick = random.Random(1)
    public = PublicState.of(game.state)
    for n in range(5000):
        if game.over:
            break
        for event in game.submit(random_action(game, pick)):
            public.apply(event)
        if n % 25 == 0:
            assert game.check() == []
            assert public.tidy() == PublicState.of(game.state)
    assert game.check() == []
    assert game.over == bool(game.winners)


@settings(max_examples=40, deadline=None, suppress_health_check=SLOW, phases=NO_SHRINKING)
@given(plan=plans(700), data=st.data())
def test_an_action_neither_listed_nor_a_form_is_refused_with_a_rule_and_changes_nothing(
    plan: Plan, data: st.DataObject
) -> None:
    game = plan.play()
    if game.over:
        return
    cards = st.integers(-1, len(game.state.place))
    known = [a for seat in range(plan.seats) for a in game.legal(seat)]
    forms = [f for seat in range(plan.seats) for f in game.forms(seat)]
    digest = game.digest()
    for base in known[:40]:
        change: dict[str, Any] = data.draw(
            st.sampled_from(
                [
                    {"seat": data.draw(st.integers(0, plan.seats - 1))},
                    {"cards": (data.draw(cards),)},
                    {"on": data.draw(cards)},
                    {"player": data.draw(st.integers(-1, plan.seats))},
                    {"paid": (data.draw(cards), data.draw(cards))},
                    {"verb": data.draw(st.sampled_from([a.verb for a in known]))},
                ]
            )
        )
        try:
            changed = base.replace(**change)
        except ValueError as error:
            assert "has no field" in str(error)
            continue
        refusal = game.why_not(changed)
        if refusal is None:
            continue  # legal after all: another listed action, or a form with its blanks filled
        assert changed not in known
        assert refusal.rules and all(is_known(r) for r in refusal.rules), refusal
        with pytest.raises(Illegal):
            game.submit(changed)
        assert game.digest() == digest
    for form in forms:
        assert form.seat < plan.seats


@settings(max_examples=60, deadline=None, suppress_health_check=SLOW, phases=NO_SHRINKING)
@given(plan=plans(700), data=st.data())
def test_a_legal_action_is_listed_or_fits_a_form(plan: Plan, data: st.DataObject) -> None:
    """`legal` and `forms` together describe everything that is legal."""
    game = plan.play()
    if game.over:
        return
    seat = data.draw(st.integers(0, plan.seats - 1))
    listed, forms = game.legal(seat), game.forms(seat)
    everything = [a for s in range(plan.seats) for a in game.legal(s)]
    cards = [*game.state.hands[seat], *game.state.tables[seat]] or [CardId(0)]
    for base in everything[:30]:
        action = base.replace(seat=seat)
        if data.draw(st.booleans()):
            action = action.replace(cards=(data.draw(st.sampled_from(cards)),)) if base.cards else action
        if game.why_not(action) is None:
            full = action in listed or any(form.admits(action) for form in forms)
            short = any(abbreviates(action, other) for other in listed)
            assert full or short, game.text(action)


def abbreviates(action: Action, other: Action) -> bool:
    """Return whether `action` is `other` without a target or card that the engine fills in or asks for."""
    same = (action.seat, action.verb, action.cards, action.word) == (other.seat, other.verb, other.cards, other.word)
    return same and (
        action.on in (-1, other.on)
        and action.player in (-1, other.player)
        and action.side in ("", other.side)
        and action.paid in ((), other.paid)
    )


def test_a_table_of_absent_players_goes_on() -> None:
    """With default actions only, every turn passes, and nobody blocks the table."""
    game = Plan(("classic",), "classic", seats=4, seed=3, actions=0, listen=False, shared=False).start()
    for _ in range(3000):
        if game.over or game.state.turn_no > 40:
            break
        game.submit(game.default(game.pending()[0]), decision=game.pending()[0].id)
    assert game.over or game.state.turn_no > 40
