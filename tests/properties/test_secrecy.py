"""Secrecy: exchanging cards that a viewer cannot know changes nothing that the viewer gets."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from kickdoor.bots import Observation, RandomBot, maker, names
from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event, redact
from kickdoor.engine.frames import Choice
from kickdoor.engine.imagine import imagined
from kickdoor.engine.model.ids import HAND, LOOKED, TABLE, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.game import Game
from tests.properties.play import Plan, plans

SETTINGS = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
)


def hidden_from(state: State, viewer: int) -> list[CardId]:
    """Return the cards whose face the viewer cannot see: both decks and the hands of the others."""
    promised = {
        c
        for o in (*state.offers, *([state.combat.deal] if state.combat and state.combat.deal else []))
        for c in o.plays
        if viewer in (o.seat, o.to)
    }
    out = []
    for card in map(CardId, range(len(state.place))):
        place = state.place[card]
        if card in promised:
            continue
        if place in (0, 1) or (HAND <= place < TABLE and place != HAND + viewer):
            out.append(card)
    return out


def permutation(state: State, viewer: int, pick: random.Random) -> dict[CardId, CardId]:
    """Exchange hidden cards among those with the same back."""
    swap: dict[CardId, CardId] = {}
    for deck in (0, 1):
        cards = [c for c in hidden_from(state, viewer) if state.card(c).deck == deck]
        mixed = cards[:]
        pick.shuffle(mixed)
        swap.update(zip(cards, mixed, strict=True))
    return swap


def other_world(game: Game, swap: dict[CardId, CardId]) -> Game:
    """Return a game that looks the same to the viewer."""
    twin = game.clone()
    state = twin.state

    def there(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return tuple(swap.get(c, c) for c in cards)

    old = bytes(state.place)
    for card, new in swap.items():
        state.place[new] = old[card]
    state.hands = [there(h) for h in state.hands]
    state.decks = [there(d) for d in state.decks]
    state.fresh = [there(f) for f in state.fresh]
    state.offers = tuple(offer.with_cards(swap) for offer in state.offers)
    state.frames = [frame.with_cards(swap) for frame in state.frames]
    if state.combat is not None and state.combat.deal is not None:
        state.combat.deal = state.combat.deal.with_cards(swap)
    state.version += 1  # listings cached for the first world are wrong here
    return twin


def is_settled(game: Game) -> bool:
    """Return whether no question about hidden cards is open and nobody looks at a deck."""
    return not game.over and not isinstance(game.state.frames[-1], Choice) and LOOKED not in game.state.place


@SETTINGS
@given(plan=plans(800), viewer=st.integers(-1, 5), seed=st.integers(0, 999))
def test_a_view_does_not_depend_on_what_is_hidden(plan: Plan, viewer: int, seed: int) -> None:
    game = plan.play()
    viewer = min(viewer, plan.seats - 1)
    if not is_settled(game):
        return
    twin = other_world(game, permutation(game.state, viewer, random.Random(seed)))
    assert twin.check() == []
    assert twin.view(viewer) == game.view(viewer)
    assert twin.pending() == game.pending(), "who is asked, and for what, does not depend on a hand"
    if viewer >= 0:
        assert twin.legal(viewer) == game.legal(viewer)


@SETTINGS
@given(plan=plans(800), viewer=st.integers(0, 5), seed=st.integers(0, 999))
def test_what_a_seat_imagines_does_not_depend_on_what_is_hidden(plan: Plan, viewer: int, seed: int) -> None:
    """This is all that bots know of hidden cards, so their choices cannot depend on them either."""
    game = plan.play()
    viewer = min(viewer, plan.seats - 1)
    if not is_settled(game):
        return
    twin = other_world(game, permutation(game.state, viewer, random.Random(seed)))
    world = Game(imagined(game.state, Seat(viewer), seed), game.header)
    assert world.state == imagined(twin.state, Seat(viewer), seed)
    assert world.check() == []
    assert world.view(viewer) == game.view(viewer)
    assert world.legal(viewer) == game.legal(viewer)


@given(plan=plans(400), seed=st.integers(0, 99), kind=st.sampled_from([*names(), "medium-vengeful"]))
@settings(SETTINGS, max_examples=40)
def test_what_a_bot_does_does_not_depend_on_what_is_hidden(plan: Plan, seed: int, kind: str) -> None:
    """Same view, same seed, same choice, whatever is in the decks and in other hands."""
    game = plan.play()
    if not is_settled(game):
        return
    seat = game.pending()[0].seat
    twin = other_world(game, permutation(game.state, seat, random.Random(seed)))
    assert maker(kind)(seed).choose(Observation(twin, seat)) == maker(kind)(seed).choose(Observation(game, seat))


@given(plan=plans(400), seed=st.integers(0, 99))
@settings(SETTINGS, max_examples=20)
def test_a_seat_can_imagine_the_rest_at_every_question(plan: Plan, seed: int) -> None:
    """During a choice, a look at a deck or Charity, the imagined game is valid and can be played on."""
    game = plan.play()
    bots = [RandomBot(seed + seat) for seat in range(game.state.n)]
    for _ in range(300):
        if game.over or not is_settled(game):
            break
        seat = game.pending()[0].seat
        game.submit(bots[seat].choose(Observation(game, seat)))
    if game.over:
        return
    for viewer in range(game.state.n):
        world = Game(imagined(game.state, Seat(viewer), seed), game.header)
        assert world.check() == []
        assert world.view(viewer) == game.view(viewer)
        assert world.pending() == game.pending()
        for _ in range(30):
            if world.over:
                break
            world.submit(world.default(world.pending()[0]))
        assert world.check() == []


def reveals(before: State, events: list[Event], viewer: int) -> bool:
    """Return whether the viewer saw a card that was hidden before."""
    shown = {c for e in events for c in redact(e, viewer).cards}
    hidden = set(hidden_from(before, viewer))
    return bool(shown & hidden)


@SETTINGS
@given(plan=plans(800), viewer=st.integers(0, 5), seed=st.integers(0, 999))
def test_the_events_for_a_viewer_do_not_depend_on_what_is_hidden(plan: Plan, viewer: int, seed: int) -> None:
    """Both worlds go on with actions that show no hidden card; the viewer sees the same events and the same windows."""
    game = plan.play()
    viewer = min(viewer, plan.seats - 1)
    if not is_settled(game):
        return
    pick = random.Random(seed)
    twin = other_world(game, permutation(game.state, viewer, pick))
    for _ in range(12):
        owed = game.pending() if not game.over else ()
        blind = [d for d in owed if d.kind in ("pass", "kick", "loot", "trouble", "end", "keep", "fight")]
        if not blind:
            return
        decision = pick.choice(blind)
        mine = [a for a in game.legal(decision.seat) if is_blind(a)]
        if not mine:
            return
        action = pick.choice(mine)
        before = game.state.clone()
        said = game.submit(action)
        if reveals(before, said, viewer):
            return  # from here on the worlds differ for the viewer, too
        there = twin.state.clone()
        heard = twin.submit(action)
        if reveals(there, heard, viewer):
            return  # a card that must be played at once was drawn in one world only
        assert [redact(e, viewer) for e in heard] == [redact(e, viewer) for e in said]
        assert twin.view(viewer) == game.view(viewer)
        assert [(d.seat, d.kind) for d in twin.pending()] == [(d.seat, d.kind) for d in game.pending()]


def is_blind(action: Action) -> bool:
    """Return whether an action names no card."""
    return action.verb in ("pass", "loot", "end", "run", "fight", "kick") and not action.cards


@SETTINGS
@given(plan=plans(500))
def test_no_event_shows_a_hidden_card_to_others(plan: Plan) -> None:
    """An event names only cards that its viewers see on the table or in their own hand, before or after the action."""
    game = plan.play()
    pick = random.Random(plan.seed)
    for _ in range(15):
        if game.over:
            return
        owed = game.pending()
        legal = [a for a in game.legal(owed[pick.randrange(len(owed))].seat) if a.verb != "show"]
        if not legal:
            return
        before = game.state.clone()
        events = game.submit(pick.choice(legal))
        moved = {c for e in events if e.kind == "card_moved" for c in e.cards}
        for event in events:
            for seat in range(-1, plan.seats):
                for card in redact(event, seat).cards:
                    assert may_know(before, game.state, seat, card, event) or card in moved, (event, seat, card)


def may_know(before: State, after: State, seat: int, card: int, event: Event) -> bool:
    if event.kind in ("hand_shown", "chosen"):
        return True
    for state in (before, after):
        place = state.place[card]
        if place >= TABLE or 2 <= place < HAND or (seat >= 0 and place == HAND + seat):
            return True
    return False
