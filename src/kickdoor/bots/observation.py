"""All that a bot gets: what its seat sees, its legal actions, and sampled games that could be the real one.

Each part is computed when it is first used, by the functions that make the whole view: most bots use little of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from kickdoor.engine import view
from kickdoor.engine.actions import Action
from kickdoor.engine.imagine import imagined
from kickdoor.engine.memo import Decision
from kickdoor.engine.model.ids import POOL, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.refusals import Malformed, Refusal
from kickdoor.engine.view import CardView, CombatView, OfferView, PlayerView, View
from kickdoor.game import Game


def next_up(owed: Sequence[Decision]) -> Decision:
    """Return the decision to be made first: offers are answered before anything goes on, counter-offers first."""
    return owed[-1] if owed[-1].kind == "accept" else owed[0]


class Observation:
    """What one seat sees and may do at one moment. Valid only until the next action.

    >>> from kickdoor import Game
    >>> from kickdoor.bots import Observation
    >>> Observation(Game.new("classic", players=["Ana", "Bo", "Cy"]), "Bo").owed[0].kind
    'ready'
    """

    def __init__(self, game: Game, player: int | str) -> None:
        self._game = game
        self._players: dict[Seat, PlayerView] = {}
        self.seat = game.seat(player)

    def __repr__(self) -> str:
        name, owed = self._game.names[self.seat], ", ".join(decision.kind for decision in self.owed)
        return f"<Observation of {name} in seat {self.seat} · {f'owes {owed}' if owed else 'owes nothing'}>"

    @cached_property
    def legal(self) -> list[Action]:
        """The legal actions; never empty for a seat that owes something. Where the table has chosen the sex of the
        characters, bots keep theirs.
        """
        found: list[Action] = self._game.legal(self.seat)
        if self._game.state.phase == "setup" and self._game.header.get("sexes"):
            found = [action for action in found if action.word not in ("male", "female")]
        return found

    @cached_property
    def view(self) -> View:
        """Everything that the seat sees."""
        return self._game.view(self.seat)

    def player(self, seat: Seat) -> PlayerView:
        if seat not in self._players:
            self._players[seat] = view.player(self._game.state, seat)
        return self._players[seat]

    @cached_property
    def at_hand(self) -> tuple[CardView, ...]:
        """The player's own hand, and the cards face up in the middle of the table."""
        state = self._game.state
        return tuple(view.card(state, card) for card in (*state.hands[self.seat], *state.cards_in(POOL)))

    @cached_property
    def combat(self) -> CombatView | None:
        return view.combat(self._game.state)

    @cached_property
    def offers(self) -> tuple[OfferView, ...]:
        return view.offers(self._game.state, self.seat)

    @cached_property
    def owed(self) -> tuple[Decision, ...]:
        """The decisions that the table waits for from this seat."""
        return tuple([d for d in view.pending(self._game.state, self.seat) if d.seat == self.seat])

    @property
    def main_fighter(self) -> int:
        """The main fighter's seat; -1 if nobody fights."""
        fight = self._game.state.combat
        return -1 if fight is None else fight.main

    @property
    def has_idle_item(self) -> bool:
        """Whether an Item lies in front of the player that is not equipped."""
        state = self._game.state
        return any(not state.upright[card] and state.defs[card].kind == "item" for card in state.tables[self.seat])

    @property
    def seats(self) -> int:
        return self._game.state.n

    @property
    def turn_no(self) -> int:
        return self._game.state.turn_no

    @property
    def winning_level(self) -> int:
        return self._game.state.rules.winning_level

    def why_not(self, action: Action) -> Refusal | None:
        """Return why an action of this seat is refused, or None if it is legal, even if it is not listed."""
        if action.seat != self.seat:
            raise Malformed(f"this is seat {self.seat}, not {action.seat}")
        return self._game.why_not(action)

    def text(self, action: Action) -> str:
        """Return an action in the notation."""
        return self._game.text(action)

    def default_action(self) -> Action:
        """Return the answer that a time-out would give."""
        return self._game.default(self.owed[0]) if self.owed else self.legal[0]

    def imagine(self, seed: int) -> State:
        """Return a sampled game: a copy in which everything hidden from this seat is dealt anew by the seed."""
        return imagined(self._game.state, self.seat, seed)
