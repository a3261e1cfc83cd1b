"""Evaluates a position for a player: the chance to win, in Levels.

Each player has a standing (Level, cards in play, hand), and the chance to win is that of one standing against the
others, averaged over both outcomes of a running fight. So a player who is about to win matters to everybody, and
players who lag behind matter to nobody. Positions are sampled games (engine/imagine.py), so of the other players'
hands only the number of cards counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Final

from kickdoor.bots.card_values import CardValues, card_values
from kickdoor.engine.effects import conditions
from kickdoor.engine.model.cards import SPECIAL
from kickdoor.engine.model.combat import Combat
from kickdoor.engine.model.ids import NO_SEAT, CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import limits, modifiers, rewards, running, strength, switches, usable

VICTORY: Final = 100.0  # for an evaluation that ignores the other players
HIDDEN_CARD: Final = 0.4
TREASURE: Final = 0.8
MIN_HAND_LIMIT: Final = 5  # nobody's limit is lower
LOG_ODDS_PER_LEVEL: Final = 0.42  # one more Level multiplies the odds to win by e to this
LEVELS_PER_WIN: Final = 12.7  # a Level is worth a thirteenth of a victory where all players are equal


@dataclass(frozen=True, slots=True)
class Personality:
    """What a bot cares for."""

    considers_rivals: bool = True  # looks at the other players at all
    treasure_weight: float = 1.0  # how much more it values Treasures than others do
    asks_for_help: bool = True  # when it is losing a fight
    bargains: bool = True  # promises shares, makes counter-offers, offers help and trades
    deal_margin: float = 0.05  # the least that a deal must gain, in Levels
    harm_cost: float = 0.3  # of harming others for no gain of its own, while nobody is about to win
    counter_offer_cost: float = 0.0  # of asking for more than it was offered, in Levels
    grudge: float = 0.0  # how much of its own chance it gives up to spoil that of its foes


NEUTRAL: Final = Personality()
SELFISH: Final = Personality(considers_rivals=False)
ABOUT_TO_WIN: Final = 2  # Levels that are missing


@cache
def level_values(goal: int) -> tuple[float, ...]:
    """What each Level is worth: the last ones more."""
    return tuple([level + 3.0 * (level / goal) ** 3 for level in range(goal + 1)])


class Evaluation:
    """What a position is worth to each player: by the formula below (Position), or by a net (net_evaluation.py)."""

    __slots__ = ("fight", "state")

    state: State
    fight: Combat | None

    def next(self, state: State) -> Evaluation:
        """Return the evaluation of a state that an action has led to."""
        raise NotImplementedError

    def share_treasures(self, picks: str) -> None:
        """Change who gets which Treasures of the fight. For deals in which no cards are promised."""
        raise NotImplementedError

    def score(self, me: Seat, personality: Personality = NEUTRAL, foes: frozenset[Seat] = frozenset()) -> float:
        """Return the chance of `me` to win, in Levels. `foes`: players who should rather not win."""
        raise NotImplementedError

    def steepness(self, score: float, personality: Personality) -> float:
        """Return how much the score grows with a Level: most where the game is open."""
        raise NotImplementedError


class Position(Evaluation):
    """A state, with the parts of its evaluation that are the same for all players."""

    __slots__ = (
        "losses",
        "public_standings",
        "rewards",
        "standings",
        "table_values",
        "treasures",
        "values",
        "win_chance",
    )

    def __init__(self, state: State, base: Position | None = None) -> None:
        """`base`: an earlier position, from which values that have not changed are taken."""
        self.state = state
        self.values: CardValues = card_values(state.lib) if base is None else base.values
        values = self.values
        self.table_values = tables = _table_values(state, values, base)
        goal = state.rules.winning_level
        levels = level_values(goal)
        self.public_standings: list[float] = []
        self.standings: list[float] = []
        for seat in state.seats:
            public = levels[min(state.levels[seat], goal)] + tables[seat]
            self.public_standings.append(public)
            self.standings.append(self._standing(seat, HIDDEN_CARD * len(state.hands[seat])))
        self.fight = fight = state.combat if state.phase in ("combat", "run") else None
        self.win_chance = 0.0  # of the fight
        self.losses: list[tuple[Seat, float]] = []  # what defeat costs each fighter
        self.rewards: list[tuple[Seat, int, float]] = []  # what victory brings each: Levels, and value of Treasures
        self.treasures = 0  # at stake
        if fight is not None and not state.winners:
            self._evaluate_fight(fight)

    def _evaluate_fight(self, fight: Combat) -> None:
        state, values = self.state, self.values
        faced = switches.faced(fight)
        self.win_chance = win_chance(state, fight)
        if self.win_chance < 1.0:
            for seat in fight.fighters:
                self.losses.append((seat, expected_losses(state, fight, seat, faced, values)))
        if self.win_chance > 0.0:
            self.treasures = treasures_at_stake(state, fight)
            picks = fight.deal.picks if fight.deal is not None else ""
            for seat in fight.fighters:
                spoils = treasure_share(fight, seat, self.treasures, picks)
                if fight.deal is not None and seat != fight.main:
                    spoils += sum([values.carried[card] for card in fight.deal.cards])
                self.rewards.append((seat, levels_won(state, fight, seat, faced), spoils))

    def next(self, state: State) -> Evaluation:
        return Position(state, self)

    def steepness(self, score: float, personality: Personality) -> float:
        return steepness(score, personality)

    def share_treasures(self, picks: str) -> None:
        fight = self.fight
        assert fight is not None
        self.rewards = [
            (seat, levels, treasure_share(fight, seat, self.treasures, picks)) for seat, levels, _ in self.rewards
        ]

    def score(self, me: Seat, personality: Personality = NEUTRAL, foes: frozenset[Seat] = frozenset()) -> float:
        state = self.state
        if state.winners:
            return (LEVELS_PER_WIN if personality.considers_rivals else VICTORY) * float(me in state.winners)
        standings = self.standings[:]
        standings[me] = self._standing(me, hand_value(state, me, self.values))
        if self.fight is None:
            return LEVELS_PER_WIN * _utility(standings, me, personality, foes)
        p = self.win_chance
        total = 0.0
        if p < 1.0:
            lost = standings[:]
            for seat, cost in self.losses:
                lost[seat] -= cost
            total += (1.0 - p) * _utility(lost, me, personality, foes)
        if p > 0.0:
            total += p * self._utility_if_won(standings, me, personality, foes)
        return LEVELS_PER_WIN * total

    def _standing(self, seat: Seat, hand: float) -> float:
        total = self.public_standings[seat] + hand
        return total + 8 * HIDDEN_CARD if self.state.redraw[seat] else total

    def if_won(
        self, standings: list[float], me: Seat = NO_SEAT, treasure_weight: float = 1.0
    ) -> tuple[list[float], set[Seat]]:
        """Return everybody's standing after the fight is won, and who wins the game by it. `treasure_weight`: what
        Treasures are worth to `me`.
        """
        state = self.state
        goal = state.rules.winning_level
        won, levels, champions = standings[:], level_values(goal), set[Seat]()
        for seat, up, spoils in self.rewards:
            level = state.levels[seat]
            if up and level + up >= goal:
                champions.add(seat)
            won[seat] += levels[min(goal, level + up)] - levels[min(goal, level)]
            won[seat] += spoils * (treasure_weight if seat == me else 1.0)
        return won, champions

    def _utility_if_won(
        self, standings: list[float], me: Seat, personality: Personality, foes: frozenset[Seat]
    ) -> float:
        won, champions = self.if_won(standings, me, personality.treasure_weight)
        if champions and not personality.considers_rivals:
            return (won[me] + 12.0 * (me in champions)) / LEVELS_PER_WIN
        if champions:
            return float(me in champions) - personality.grudge * len(champions & foes)
        return _utility(won, me, personality, foes)


def score(state: State, me: Seat, personality: Personality = NEUTRAL, foes: frozenset[Seat] = frozenset()) -> float:
    return Position(state).score(me, personality, foes)


def is_rival_about_to_win(state: State, me: Seat) -> bool:
    least = state.rules.winning_level - ABOUT_TO_WIN
    return any(level >= least for seat, level in enumerate(state.levels) if seat != me)


def steepness(score: float, personality: Personality) -> float:
    """Return how much the score grows with a Level: most where the game is open."""
    if not personality.considers_rivals:
        return 1.0
    p = min(1.0, max(0.0, score / LEVELS_PER_WIN))
    return max(0.05, p * (1.0 - p) / 0.1875)


def _utility(standings: list[float], me: Seat, personality: Personality, foes: frozenset[Seat]) -> float:
    """Return the chance to win with these standings, less a part of that of the foes."""
    if not personality.considers_rivals:
        return standings[me] / LEVELS_PER_WIN
    top = max(standings)
    total = mine = theirs = 0.0
    for seat, standing in enumerate(standings):
        odds = exp(LOG_ODDS_PER_LEVEL * (standing - top))
        total += odds
        if seat == me:
            mine = odds
        elif seat in foes:
            theirs += odds
    return mine / total - personality.grudge * theirs / total if foes else mine / total


# ---------------------------------------------------------------- standings
def _table_values(state: State, values: CardValues, base: Position | None) -> list[float]:
    """Return what the cards in front of each player are worth, computed only for tables that differ from `base`."""
    tables = state.seats
    if base is None or state.mods or not _are_cards_as_usable(state, base.state):
        return [table_value(state, seat, values) for seat in tables]
    before, known = base.state.tables, base.table_values
    return [known[seat] if state.tables[seat] is before[seat] else table_value(state, seat, values) for seat in tables]


def _are_cards_as_usable(state: State, before: State) -> bool:
    """Without passing modifiers and bans, these decide which cards on an unchanged table are usable."""
    return (
        not before.mods
        and not state.lib.bans
        and state.turn == before.turn
        and state.traits == before.traits
        and state.upright == before.upright
        and state.host == before.host
    )


def table_value(state: State, seat: Seat, values: CardValues) -> float:
    total = 0.0
    upright, restricted, equipped, carried = state.upright, values.restricted, values.equipped, values.carried
    for card in state.tables[seat]:
        if upright[card] and (not restricted[card] or usable.is_usable(state, seat, card)):
            total += equipped[card]
        else:
            total += carried[card]
    return total


def hand_value(state: State, seat: Seat, values: CardValues) -> float:
    """Cards above the hand limit count less: they will have to go (CARDS-10)."""
    worth = values.in_hand_at(state.levels[seat], state.rules.winning_level)
    cards = [worth[card] for card in state.hands[seat]]
    if len(cards) > MIN_HAND_LIMIT and len(cards) > (limit := limits.limit(state, seat, "hand_cards")):
        cards.sort(reverse=True)
        return sum(cards[:limit]) + 0.4 * sum(cards[limit:])
    return sum(cards)


# ---------------------------------------------------------------- fights
def logistic(margin: float, spread: float) -> float:
    return 1.0 / (1.0 + exp(-margin / spread))


def win_chance(state: State, fight: Combat) -> float:
    """Return the chance that the fight is won. Others may still interfere, and do their utmost against a player who is
    about to win the game.
    """
    if state.phase == "run":
        return 0.0
    if not switches.faced(fight):
        return 1.0
    players, foes = strength.totals(state)
    margin = players - foes + (0.5 if strength.beats(state, players, foes) else -0.5)
    last = state.levels[fight.main] >= state.rules.winning_level - 1
    return logistic(margin - (1.8 if last else 0.6), 3.0 if last else 1.8)


def treasures_at_stake(state: State, fight: Combat) -> int:
    """Estimate how many Treasures the fighters can win."""
    treasures = sum(k.treasures for k in fight.killed) + sum(fight.rewards)
    for monster in switches.faced(fight):
        special = conditions.monster_def(state, monster).treasures == SPECIAL
        treasures += 2 if special else rewards.treasures_of(state, monster)
    return treasures


def levels_won(state: State, fight: Combat, seat: Seat, monsters: Sequence[CardId]) -> int:
    """Return the Levels that victory over these monsters brings a fighter."""
    if seat == fight.main:
        return sum(rewards.levels_of(state, m) for m in monsters) + sum(k.levels for k in fight.killed)
    per_kill = modifiers.apply(0, list(modifiers.active(state, seat, "helper_levels")))
    return per_kill * len(monsters) + sum(k.helper_levels for k in fight.killed if k.helper == seat)


def treasure_share(fight: Combat, seat: Seat, treasures: int, picks: str) -> float:
    """Return the value of a fighter's Treasures if they are shared by these picks."""
    helper_picks = picks[:treasures].count("H")
    return TREASURE * (treasures - helper_picks if seat == fight.main else helper_picks)


def expected_losses(state: State, fight: Combat, seat: Seat, monsters: Sequence[CardId], values: CardValues) -> float:
    """Return the cost of being caught by each of the monsters, times the chance of it."""
    total = 0.0
    for monster in monsters:
        if (seat, monster) not in fight.auto_escaped:
            caught = min(6, max(0, 4 - running.run_bonus(state, seat, monster))) / 6
            total += caught * (0.2 + values.bad_stuff[conditions.monster_def(state, monster).id])
    return total
