"""A table as a server tells it, in the engine's words: the same view and the same actions as if the game were here."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Final

from kickdoor.bots import Observation
from kickdoor.client import Trouble
from kickdoor.client.calls import request
from kickdoor.engine.actions import Action
from kickdoor.engine.memo import Decision
from kickdoor.engine.model.ids import DecisionId
from kickdoor.engine.refusals import KickdoorError, Malformed
from kickdoor.engine.view import CardView, CombatView, MonsterView, OfferView, PlayerView, View
from kickdoor.game import Game
from kickdoor.packs import Pack, PackError, builtin_sets, load_pack
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options
from kickdoor.terminal.lookup import CardBook

UPLOADED: Final = "pack:"
NOBODY: Final = ("(1)", "(2)", "(3)")  # names before the game has any


# ---------------------------------------------------------------- what the seat sees
def view_of(scene: protocol.Scene) -> View:
    """The engine's view of which the scene is a copy."""
    tops = tuple(_card(top) if top is not None else None for top in scene.discard_tops)
    return View(
        scene.seat,
        scene.turn,
        scene.turn_no,
        scene.phase,
        scene.edition,
        scene.winning_level,
        tuple(_player(each) for each in scene.players),
        _cards(scene.hand),
        _cards(scene.looked),
        _cards(scene.middle),
        scene.decks,
        scene.discards,
        (tops[0], tops[1]),
        _fight(scene.combat) if scene.combat is not None else None,
        decisions(scene.pending),
        tuple(_offer(each) for each in scene.offers),
        scene.winners,
    )


def decisions(owed: Sequence[protocol.Owed]) -> tuple[Decision, ...]:
    return tuple(Decision(DecisionId(each.id), each.seat, each.kind, each.about) for each in owed)


def _card(card: protocol.Card) -> CardView:
    return CardView(card.id, card.name, card.copy, card.kind, card.upright, card.counts, card.on)


def _cards(cards: Sequence[protocol.Card]) -> tuple[CardView, ...]:
    return tuple(_card(card) for card in cards)


def _player(one: protocol.Player) -> PlayerView:
    return PlayerView(
        one.seat, one.name, one.level, one.sex, one.strength, one.dead, one.hand_size, _cards(one.table), one.escaped,
        one.drew,
    )  # fmt: skip


def _fight(fight: protocol.Fight) -> CombatView:
    return CombatView(
        fight.main,
        fight.helper,
        fight.fighters,
        fight.monsters_strength,
        fight.winning,
        tuple(_monster(each) for each in fight.monsters),
        tuple((_card(card), who, side) for card, who, side in fight.played),
    )


def _monster(one: protocol.Monster) -> MonsterView:
    return MonsterView(
        _card(one.card), one.name, one.strength, one.levels, one.treasures, _cards(one.enhancers), one.aside
    )


def _offer(offer: protocol.Offer) -> OfferView:
    return OfferView(
        offer.kind, offer.seat, offer.to, offer.cards, offer.wants, offer.picks, offer.promised, offer.plays
    )


class RemoteObservation(Observation):
    """What a seat sees of a game that is elsewhere."""

    def __init__(self, game: Game, seen: View, legal: list[Action]) -> None:
        """`game` has the cards and the names, and nothing of what happened."""
        super().__init__(game, seen.seat)
        self._seen = seen
        self._may = legal

    @cached_property
    def legal(self) -> list[Action]:
        return self._may

    @cached_property
    def view(self) -> View:
        return self._seen

    def player(self, seat: int) -> PlayerView:
        return self._seen.players[seat]

    @cached_property
    def at_hand(self) -> tuple[CardView, ...]:
        return (*self._seen.hand, *self._seen.middle)

    @cached_property
    def combat(self) -> CombatView | None:
        return self._seen.combat

    @cached_property
    def offers(self) -> tuple[OfferView, ...]:
        return self._seen.offers

    @cached_property
    def owed(self) -> tuple[Decision, ...]:
        return tuple(d for d in self._seen.pending if d.seat == self.seat)

    @property
    def winning_level(self) -> int:
        return self._seen.winning_level


# ---------------------------------------------------------------- what the table is played with
async def packs_of(server: str, options: Options) -> list[Pack]:
    """The packs of a table: those that come with the game from here, others from the server."""
    packs: list[Pack] = []
    for name in options.packs:
        try:
            packs.append(await _uploaded(server, name) if name.startswith(UPLOADED) else _own(name))
        except PackError as error:
            raise Trouble(f"the cards of {name} cannot be read here: {error}") from error
    return packs


def _own(name: str) -> Pack:
    if name not in builtin_sets():  # never a file of this machine that happens to have the name
        raise PackError("this kickdoor does not have this set; a newer version may")
    return load_pack(name)


async def _uploaded(server: str, name: str) -> Pack:
    content = await request(server, "GET", f"/api/packs/{name.removeprefix(UPLOADED)}", None)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / ("pack.zip" if content[:2] == b"PK" else "pack.yaml")
        path.write_bytes(content)
        return load_pack(path)


class Cards:
    """The table's cards and names: what texts and choices are read with."""

    def __init__(self, packs: list[Pack], options: Options) -> None:
        self._packs = packs
        self._rules = options.rules
        self.game = self._undealt(NOBODY)
        self.book = CardBook(self.game.library, packs)

    def _undealt(self, names: Sequence[str]) -> Game:
        try:
            return Game.undealt(self._packs, names, 0, rules=self._rules)
        except KickdoorError as error:
            raise Trouble(f"this kickdoor cannot play this game: {error}") from error

    def meet(self, scene: protocol.Scene, seats: Sequence[protocol.SeatInfo] = ()) -> None:
        """The game has begun: everybody's name is known. The notation has the names of `seats`, which stay when
        somebody else sits down. Raises Trouble if the server has other cards than we do.
        """
        names = tuple(seat.name for seat in seats) or tuple(player.name for player in scene.players)
        if self.game.names != names:
            self.game = self._undealt(names)
        known = self.game.library.names
        if any(card.id >= len(known) or known[card.id] != card.name for card in _shown(scene)):
            raise Trouble("the server has other cards than this kickdoor; one of the two is older")

    def action(self, text: str) -> Action | None:
        """What is meant by a choice as the server writes it, which names every card exactly."""
        try:
            return self.game.parse(text)
        except Malformed:
            return None


def _shown(scene: protocol.Scene) -> tuple[protocol.Card, ...]:
    tables = tuple(card for player in scene.players for card in player.table)
    return (*scene.hand, *scene.middle, *tables)
