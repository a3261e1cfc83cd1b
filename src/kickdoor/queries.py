"""Questions about a game that `Game` does not answer itself: totals, prices, rolls, cards by place. Changes nothing.

Some answers are secret (`hand`, `foreseen_sums`): the caller decides who sees them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kickdoor.engine import frames, legal, machine, view
from kickdoor.engine.actions import Action
from kickdoor.engine.effects import conditions
from kickdoor.engine.events import Event
from kickdoor.engine.flow import items
from kickdoor.engine.imagine import imagined
from kickdoor.engine.ledger import LedgerRow
from kickdoor.engine.ledger import ledger as entries_of
from kickdoor.engine.memo import Decision
from kickdoor.engine.model.ids import (
    COMBAT,
    DOOR_DECK,
    DOOR_DISCARDS,
    HAND,
    NO_CARD,
    NO_SEAT,
    POOL,
    TABLE,
    TREASURE_DECK,
    TREASURE_DISCARDS,
    CardId,
    Seat,
)
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import prices, rewards, running, strength, switches
from kickdoor.engine.view import CardView, OfferView, PlayerView
from kickdoor.game import Game

_CHANGES_SUMS: Final = frozenset({"play", "join", "lend", "use", "discard", "attach", "equip", "unequip", "sacrifice"})
# Events whose outcome nobody can know in advance.
_CHANCE: Final = frozenset({"die_rolled", "cards_shuffled", "looked", "treasures_drawn"})


# ---------------------------------------------------------------- players and cards
def player(game: Game, seat: Seat) -> PlayerView:
    return view.player(game.state, seat)


def card(game: Game, card: int) -> CardView:
    return view.card(game.state, CardId(card))


def hand(game: Game, seat: int) -> tuple[CardId, ...]:
    return game.state.hands[seat]


def in_front(game: Game, seat: int) -> tuple[CardId, ...]:
    """Return all cards in front of a player: in force, carried, attached, Curses."""
    return game.state.tables[seat]


def owns(game: Game, seat: int, card: int) -> bool:
    """Return whether the card is in this player's hand or in front of them."""
    place = game.state.place
    return 0 <= card < len(place) and place[card] in (HAND + seat, TABLE + seat)


def cards_in_sight(game: Game) -> list[CardId]:
    """Return the cards that everybody can see."""
    state = game.state
    places = (DOOR_DISCARDS, TREASURE_DISCARDS, COMBAT, POOL, *range(TABLE, TABLE + state.n))
    return [card for place in places for card in state.cards_in(place)]


def gold_in_front(game: Game, seat: Seat) -> int:
    """Return the gold value of all cards in front of a player."""
    return sum(prices.price_list(game.state, seat, game.state.tables[seat]))


def proceeds(game: Game, action: Action) -> tuple[int, int]:
    """Return the gold of a sale and the Levels that it buys; zeros if the action is no sale."""
    if action.verb != "sell":
        return 0, 0
    gold = items.sale_value(game.state, action.seat, action.cards, action.paid)
    return gold, items.levels_for(gold)


# ---------------------------------------------------------------- the fight
class Fight(NamedTuple):
    """The current state of a fight."""

    main: Seat
    helper: Seat
    fighters: int
    against: int
    winning: bool
    decisive: bool  # whether winning it now would end the game
    monsters: tuple[tuple[int, str, int], ...]  # card, name, strength


def fight(game: Game) -> Fight | None:
    """Return the fight, or None if there is no monster to fight."""
    state = game.state
    combat = state.combat
    if combat is None or not combat.monsters:
        return None
    fighters, against = strength.totals(state)
    winning = strength.beats(state, fighters, against)
    monsters = tuple(
        (card, conditions.monster_def(state, card).name, strength.of_monster(state, card))
        for card in switches.faced(combat)
    )
    decisive = winning and _ends_the_game(state)
    return Fight(combat.main, combat.helper, fighters, against, winning, decisive, monsters)


def would_win_the_game(game: Game) -> bool:
    """Return whether the fight is being won and winning it would end the game."""
    state = game.state
    if state.combat is None or state.phase != "combat" or not strength.winning(state):
        return False
    return _ends_the_game(state)


def _ends_the_game(state: State) -> bool:
    return rewards.is_final_fight(state) or rewards.helper_would_win(state)


def monster_definition(game: Game, card: int) -> int:
    """Return the definition that a card fights as: a twin fights as its original."""
    combat = game.state.combat
    if combat is not None and card in combat.monsters:
        return combat.defs[combat.monsters.index(card)]
    return game.library.card_def[card]


def sums(game: Game) -> tuple[int, int] | None:
    """Return the totals of the players' and the monsters' side, or None if there is no fight."""
    return strength.totals(game.state) if game.state.combat is not None else None


def foreseen_sums(game: Game, seat: Seat, actions: Sequence[Action]) -> list[tuple[int, int] | None]:
    """Return the totals of the fight after each action; None if nobody can know them.

    If the effects of one action do not come to an end, the remaining actions are not tried.
    """
    found: list[tuple[int, int] | None] = [None] * len(actions)
    if game.state.combat is not None:
        world = imagined(game.state, seat, 1)
        try:
            for number, action in enumerate(actions):
                found[number] = _sums_after(world, action)
        except machine.OutOfBudget:
            pass
    return found


def _sums_after(imagined_fight: State, action: Action) -> tuple[int, int] | None:
    """Return the totals after an action, tried in an imagined game so that the result reveals nothing hidden."""
    if action.verb not in _CHANGES_SUMS:
        return None
    world = imagined_fight.clone()
    events = list(machine.act(world, action))
    while asked := next((d for d in legal.pending(world) if d.kind == "pass" and d.about == "curse"), None):
        events += machine.act(world, legal.default(world, asked))  # as if nobody cancels the Curse
    if world.combat is None or any(_is_chance(event, action.seat) for event in events):
        return None
    if any(d.kind == "choose" for d in legal.pending(world)):
        return None  # it depends on somebody's choice
    return strength.totals(world)


def _is_chance(event: Event, seat: Seat) -> bool:
    """Return whether the event reveals something that the seat cannot know."""
    if event.kind == "card_moved":
        return event.frm in (DOOR_DECK, TREASURE_DECK) or (HAND <= event.frm < TABLE and event.frm != HAND + seat)
    return event.kind in _CHANCE


def ledger(game: Game) -> tuple[LedgerRow, ...]:
    """Return the rows that add up to both totals of the fight."""
    return entries_of(game.state)


# ---------------------------------------------------------------- what is going on
class Roll(NamedTuple):
    """A roll to run away: who runs from which monster."""

    seat: Seat
    monster: CardId  # its card
    needs: int
    die: int  # the result; 0 before it is rolled
    bonus: int
    away: bool


def roll(game: Game) -> Roll | None:
    """Return the current roll to run away, or the next one; None if nobody is running."""
    state = game.state
    for frame in reversed(state.frames):
        if isinstance(frame, frames.Roll) and frame.runs:
            die, seat, monster = frame.result, frame.seat, frame.card
            away = bool(die) and running.gets_away(state, frame)
        elif isinstance(frame, frames.Flee) and frame.runners and frame.rolls_against >= 0:
            die, seat, monster, away = 0, frame.runners[0], frame.rolls_against, False
        else:
            continue
        if monster < 0 or state.combat is None or monster not in state.combat.monsters:
            return None
        needs, bonus = running.needed(state, seat, monster), running.run_bonus(state, seat, monster)
        return Roll(seat, monster, needs, die, bonus, away)
    return None


class WindowSubject(NamedTuple):
    """What the open window is about."""

    seat: Seat
    curse: CardId  # the card that is about to strike, or -1
    by: Seat  # who played it, or -1


def window_subject(game: Game) -> WindowSubject | None:
    top = game.state.frames[-1] if game.state.frames else None
    if not isinstance(top, frames.Window):
        return None
    below = game.state.frames[-2] if len(game.state.frames) > 1 else None
    if top.reason != "curse" or not isinstance(below, frames.Curse):
        return WindowSubject(top.about, NO_CARD, NO_SEAT)
    return WindowSubject(top.about, below.card, below.by)


class OwnView(NamedTuple):
    """What one seat sees in addition to what everybody sees."""

    hand: tuple[CardView, ...]
    looked: tuple[CardView, ...]
    offers: tuple[OfferView, ...]
    asking: CardId  # the card whose text asks this seat to choose, or -1


def own_view(game: Game, seat: Seat) -> OwnView:
    state = game.state
    return OwnView(view.hand(state, seat), view.looked(state, seat), view.offers(state, seat), _asking(state, seat))


def pending(game: Game, seat: Seat) -> tuple[Decision, ...]:
    """Return the decisions that the game waits for, as a seat sees them."""
    return view.pending(game.state, seat)


def _asking(state: State, seat: Seat) -> CardId:
    top = state.frames[-1] if state.frames else None
    if not isinstance(top, frames.Choice) or top.seat != seat:
        return NO_CARD
    return next((f.env.this for f in reversed(state.frames) if isinstance(f, (frames.Program, frames.Loss))), NO_CARD)
