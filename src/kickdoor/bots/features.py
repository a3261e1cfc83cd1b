"""Describes a position by numbers, as one seat knows it, for a value net: the same code for training and for play.

All numbers are integers. Cards enter by what is printed on them and by what the compiler knows of them, never by name,
so a pack that nobody has trained on is described just as well. Of other hands only the number of cards counts; a
seat's own hand is described apart, so that the public part is worked out once for all seats.

The row of a seat has five parts: its public numbers, its own numbers (its hand), the numbers of the table, and the sums
of card numbers by where the cards are: in force, carried, in its hand, and the monsters of the fight.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from kickdoor.bots.card_values import CardValues, card_values, program_cost
from kickdoor.bots.evaluation import MIN_HAND_LIMIT, hand_value, levels_won, treasures_at_stake
from kickdoor.engine.effects import conditions
from kickdoor.engine.frames import Choice, Window
from kickdoor.engine.model.cards import TIMING_BIT, CardDef, Library
from kickdoor.engine.model.combat import Combat
from kickdoor.engine.model.ids import CardId, Seat
from kickdoor.engine.model.state import State
from kickdoor.engine.sums import running, strength, switches, usable
from kickdoor.game import Game

# Each number with its meaning. Their order is that of a row; a net is trained for exactly these.
CARD: Final[dict[str, str]] = {
    "cards": "cards",
    "item_bonus": "bonus of Items",
    "oneshot_bonus": "bonus of one-shot Items, without sign",
    "enhancer_bonus": "bonus of monster Enhancers",
    "other_bonus": "bonus of all other cards",
    "conditional_bonus": "strength that the owner has only under a condition",
    "monster_level": "Levels of monsters",
    "monster_treasures": "Treasures of monsters and Enhancers",
    "reward_levels": "Levels that killing the monsters brings",
    "gold": "value in hundreds of gold",
    "big": "big Items",
    "hands": "hands needed",
    "slots": "slots filled (head, body, feet …)",
    "monsters": "monsters",
    "curses": "Curses and Traps",
    "enhancers": "monster Enhancers",
    "items": "Items that stay",
    "oneshots": "one-shot Items",
    "level_ups": "Go Up a Level cards",
    "companions": "Hirelings, Sidekicks and other companions",
    "identities": "classes, races and the like",
    "multipliers": "cards that allow another class, race or the like",
    "others": "cards of other kinds",
    "powers": "powers and ways to use the cards",
    "triggers": "effects that come into play by themselves",
    "run_away": "bonus to run away",
    "limits": "raised limits (hands, big Items, cards in hand)",
    "lasting_effects": "lasting effects of any sort",
    "restricted": "cards that not everybody may use",
    "in_any_fight": "cards usable in any fight",
    "in_own_fight": "cards usable only in the owner's fight",
    "outside_fights": "cards usable on the owner's turn outside of fights",
    "deadly": "cards that can kill a character",
    "harm": "cost of Bad Stuff or of a Curse, in tenths of a Level",
    "value_in_force": "estimated value in force, in twentieths of a Level",
    "value_carried": "estimated value if only carried, in twentieths of a Level",
    "value_in_hand": "estimated value in the hand, in twentieths of a Level",
}
SEAT: Final[dict[str, str]] = {
    "level": "Level",
    "level_cubed": "third power of the share of the way to the winning Level, in hundredths",
    "missing_1": "1 if one Level is missing to the winning Level",
    "missing_2": "1 if two are missing",
    "missing_3": "1 if three are missing",
    "missing_4": "1 if four are missing",
    "missing_5": "1 if five are missing",
    "strength": "combat strength",
    "gear": "combat strength without the Level",
    "level_lead": "Level less the highest of the others",
    "strength_lead": "combat strength less the highest of the others",
    "doors_held": "Doors in the hand",
    "treasures_held": "Treasures in the hand",
    "held_above_5": "cards in the hand above five",
    "dead": "1 if the character is dead",
    "redraws": "1 if the character draws a new hand on the next turn",
    "turn_in_0": "1 if it is the seat's turn",
    "turn_in_1": "1 if the seat is next",
    "turn_in_2": "1 if one seat is before it",
    "turn_in_3": "1 if two are",
    "turn_in_4": "1 if three are",
    "turn_in_5": "1 if four are",
    "gold_in_play": "value of all Items in play, in hundreds of gold",
    "levels_for_sale": "Levels that selling all Items would bring",
    "passing_effects": "passing effects on the character",
    "is_main": "1 for the main fighter",
    "is_helper": "1 for the helper",
    "levels_at_stake": "Levels that victory in the fight would bring",
    "treasures_at_stake": "Treasures and promised cards that victory would bring",
    "game_at_stake": "1 if victory in the fight would win the game",
    "risk": "expected cost of running away, in tenths of a Level",
    "hoped_game": "game_at_stake times hope",
    "hoped_levels": "levels_at_stake times hope",
    "hoped_treasures": "treasures_at_stake times hope",
    "feared_risk": "risk times (13 - hope), divided by 10",
}
OWN: Final[dict[str, str]] = {
    "hand": "cards in the seat's own hand",
    "hand_value": "estimated value of the hand, in tenths of a Level",
    "usable_bonus": "bonus of the Items in the hand that the seat may use",
    "unusable_bonus": "bonus of those that it may not use",
    "beatable": "monsters in the hand that are weaker than the character",
    "beatable_treasures": "most Treasures that one of them has",
    "usable_level_ups": "Go Up a Level cards that may be used now or later without reaching the winning Level",
    "fight_bonus": "bonus of the cards in the hand that can be thrown into a fight",
}
TABLE: Final[dict[str, str]] = {
    "phase_setup": "1 while the first cards are dealt and played",
    "phase_arrange": "1 before a turn begins",
    "phase_door": "1 before the door is kicked open",
    "phase_trouble": "1 when the active player may look for trouble or loot the room",
    "phase_combat": "1 in a fight",
    "phase_run": "1 while fighters run away",
    "phase_reward": "1 while Treasures are shared",
    "phase_charity": "1 at the end of a turn",
    "phase_other": "1 in any other phase",
    "window": "1 while players may react",
    "choice": "1 while a player has to choose something",
    "turn": "turns of the table so far",
    "round": "turns of each player so far",
    "doors_left": "cards in the Door deck",
    "treasures_left": "cards in the Treasure deck",
    "winning_level": "the winning Level",
    "players": "how many seats",
    "top_level": "the highest Level",
    "sum_of_levels": "the sum of all Levels",
    "offers": "open offers",
    "fight": "1 in a fight",
    "hope": "0 (a lost fight) to 13 (a won one), by the difference of both sides",
    "margin": "strength of the players' side less that of the monsters'",
    "close_margin": "the same, at most 4 in both directions",
    "players_side": "strength of the players' side",
    "monsters_side": "strength of the monsters' side",
    "faced": "monsters that are faced",
    "all_treasures": "Treasures at stake",
    "has_helper": "1 if somebody helps",
    "helper_picks": "Treasures promised to the helper",
    "last_level": "1 if the main fighter misses one Level",
    "last_level_hope": "last_level times hope",
    "cards_played": "cards played into the fight",
}
PLACES: Final = ("in_force", "carried", "in_hand", "faced")  # where the cards are that are summed up


def meanings() -> dict[str, str]:
    """Return each number of a row with its meaning, in the order of NAMES."""
    where = {
        "in_force": "in force",
        "carried": "carried",
        "in_hand": "in the seat's hand",
        "faced": "faced in the fight",
    }
    found = dict(SEAT)
    found |= {f"own_{name}": meaning for name, meaning in OWN.items()}
    found |= {f"table_{name}": meaning for name, meaning in TABLE.items()}
    for place in PLACES:
        found |= {f"{place}_{name}": f"{meaning}: those {where[place]}" for name, meaning in CARD.items()}
    return found


NAMES: Final = tuple(meanings())  # of a row
MAX_HOPE: Final = 13
_LEVEL_LEAD: Final = list(SEAT).index("level_lead")  # strength_lead is next to it
_TURN_IN_0: Final = list(SEAT).index("turn_in_0")
_IS_MAIN: Final = list(SEAT).index("is_main")  # from here on: numbers of the fight
_WINDOW: Final = list(TABLE).index("window")  # from here on: numbers that are the same in peace
_FIGHT: Final = list(TABLE).index("fight")  # from here on: numbers of the fight
CLOSE: Final = 4
_PHASES: Final = {name.removeprefix("phase_"): at for at, name in enumerate(TABLE) if name.startswith("phase_")}
_ANY_FIGHT: Final = TIMING_BIT["combat"] | TIMING_BIT["any_time"]
_OWN_FIGHT: Final = TIMING_BIT["own_combat"]
_OUTSIDE: Final = TIMING_BIT["own_turn"] | TIMING_BIT["quiet"] | TIMING_BIT["any_time"]
_KINDS: Final = {
    "monster": "monsters", "curse": "curses", "enhancer": "enhancers", "item": "items", "oneshot": "oneshots",
    "level_up": "level_ups", "companion": "companions",
}  # fmt: skip


def clamp(number: int, low: int, high: int) -> int:
    return low if number < low else high if number > high else number


# ---------------------------------------------------------------- cards
def card_numbers(lib: Library, d: CardDef, values: CardValues) -> list[int]:
    """Return the numbers of a card, in the order of CARD."""
    card = lib.cards_of[d.id][0]
    kind = "identities" if d.identity else "multipliers" if d.is_multiplier else _KINDS.get(d.kind, "others")
    bonus = "item_bonus" if kind == "items" else "enhancer_bonus" if kind == "enhancers" else "other_bonus"
    if kind == "oneshots":
        bonus = "oneshot_bonus"
    timings = d.hand_timings
    found = {
        "cards": 1,
        bonus: abs(d.bonus) if kind == "oneshots" else d.bonus,
        "conditional_bonus": _lasting(d, "strength", conditional=True),
        "monster_level": d.level if d.kind == "monster" else 0,
        "monster_treasures": max(0, d.treasures),
        "reward_levels": d.levels if d.kind == "monster" else 0,
        "gold": max(0, d.gold) // 100,
        "big": int(d.big),
        "hands": d.hands,
        "slots": len(d.slots),
        kind: 1,
        "powers": len(d.uses),
        "triggers": len(d.triggers),
        "run_away": _lasting(d, "run_away", conditional=False) + _lasting(d, "run_away", conditional=True),
        "limits": len([m for m in d.always if m.what == "allow"]),
        "lasting_effects": len(d.always),
        "restricted": int(bool(d.only or d.not_for)),
        "in_any_fight": int(bool(timings & _ANY_FIGHT)),
        "in_own_fight": int(bool(timings & _OWN_FIGHT and not timings & _ANY_FIGHT)),
        "outside_fights": int(bool(timings & _OUTSIDE)),
        "deadly": int(d.deadly),
        "harm": round(10 * (values.bad_stuff[d.id] + (program_cost(lib, d.effect) if d.kind == "curse" else 0.0))),
        "value_in_force": round(20 * values.equipped[card]),
        "value_carried": round(20 * values.carried[card]),
        "value_in_hand": round(20 * values.in_hand[card]),
    }
    return [clamp(found.get(name, 0), -100, 100) for name in CARD]


def _lasting(d: CardDef, what: str, *, conditional: bool) -> int:
    """Return the sum of a card's lasting changes of a number for its owner."""
    total = 0
    for m in d.always:
        if m.what == what and m.op == "add" and not m.to and (m.cond is not None) == conditional:
            total += m.n if m.value is None else m.value.n if m.value.op == "number" else 1
    return total


class CardTable:
    """The numbers of all cards of a game, by definition."""

    __slots__ = ("harm", "restricted", "rows", "values")

    def __init__(self, lib: Library) -> None:
        self.values = card_values(lib)
        self.rows = [card_numbers(lib, d, self.values) for d in lib.defs]
        harm = list(CARD).index("harm")
        self.harm = [row[harm] for row in self.rows]
        self.restricted = self.values.restricted


@lru_cache(maxsize=8)
def card_table(lib: Library) -> CardTable:
    return CardTable(lib)


# ---------------------------------------------------------------- positions
class Facts:
    """The public part of a position: numbers of the table and of each seat, and the cards that are summed up."""

    __slots__ = ("carried", "faced", "in_force", "seats", "strengths", "table")

    def __init__(self, state: State, picks: str | None = None) -> None:
        """`picks`: how the Treasures of the fight are shared, if not by its deal."""
        n, goal = state.n, state.rules.winning_level
        cards = card_table(state.lib)
        self.in_force: list[list[int]] = []  # definitions, by seat
        self.carried: list[list[int]] = []
        self.faced: list[int] = []  # definitions
        self.strengths = strengths = [strength.of_player(state, seat) for seat in state.seats]
        self.seats: list[list[int]] = []  # in the order of SEAT
        for seat in state.seats:
            self.seats.append(self._seat(state, seat, goal, cards))
        self.table = _table(state, goal)  # in the order of TABLE
        levels = state.levels
        for seat, numbers in zip(state.seats, self.seats, strict=True):
            numbers[_LEVEL_LEAD] = clamp(
                levels[seat] - max([levels[other] for other in range(n) if other != seat]), -20, 20
            )
            lead = strengths[seat] - max([strengths[other] for other in range(n) if other != seat])
            numbers[_LEVEL_LEAD + 1] = clamp(lead, -30, 30)
        fight = state.combat
        if fight is not None and state.phase in ("combat", "run"):
            self._add_fight(state, fight, goal, picks, cards)

    def _seat(self, state: State, seat: Seat, goal: int, cards: CardTable) -> list[int]:
        level = clamp(state.levels[seat], 0, goal)
        missing = goal - level
        doors = gold = 0
        hand = state.hands[seat]
        for card in hand:
            doors += state.defs[card].deck == 0
        in_force: list[int] = []
        carried: list[int] = []
        definitions, upright, restricted = state.lib.card_def, state.upright, cards.restricted
        for card in state.tables[seat]:
            d = state.defs[card]
            if d.is_item:
                gold += max(0, d.gold)
            if upright[card] and (not restricted[card] or usable.is_usable(state, seat, card)):
                in_force.append(definitions[card])
            else:
                carried.append(definitions[card])
        self.in_force.append(in_force)
        self.carried.append(carried)
        own = self.strengths[seat]
        numbers = [
            level,
            100 * level * level * level // (goal * goal * goal),
            int(missing == 1),
            int(missing == 2),
            int(missing == 3),
            int(missing == 4),
            int(missing == 5),
            clamp(own, -20, 99),
            clamp(own - state.levels[seat], -30, 99),
            0,
            0,
            min(doors, 20),
            min(len(hand) - doors, 20),
            clamp(len(hand) - MIN_HAND_LIMIT, 0, 20),
            int(bool(state.dead[seat])),
            int(bool(state.redraw[seat])),
            0,
            0,
            0,
            0,
            0,
            0,
            min(gold // 100, 99),
            min(gold // 1000, 9),
            min(len([mod for mod in state.mods if mod.player == seat]), 9),
            *[0] * (len(SEAT) - _IS_MAIN),
        ]
        numbers[_TURN_IN_0 + min((seat - state.turn) % state.n, 5)] = 1
        return numbers

    def _add_fight(self, state: State, fight: Combat, goal: int, picks: str | None, cards: CardTable) -> None:
        table = self.table
        faced = switches.faced(fight)
        for monster in faced:
            self.faced.append(conditions.monster_def(state, monster).id)
        players = foes = 0
        if not faced:
            hope, margin = MAX_HOPE, 0
        else:
            players, foes = strength.totals(state)
            margin = players - foes
            wins = strength.beats(state, players, foes)
            hope = 0 if state.phase == "run" else clamp(margin + (7 if wins else 6), 0, MAX_HOPE)
        deal = fight.deal
        shares = picks if picks is not None else deal.picks if deal is not None else ""
        treasures = treasures_at_stake(state, fight)
        helped = shares[:treasures].count("H")
        last = int(state.levels[fight.main] >= goal - 1)
        table[_FIGHT:] = [
            1,
            hope,
            clamp(margin, -30, 30),
            clamp(margin, -CLOSE, CLOSE),
            clamp(players, -20, 99),
            clamp(foes, -20, 99),
            min(len(faced), 9),
            min(treasures, 20),
            int(fight.helper >= 0),
            min(helped, 20),
            last,
            last * hope,
            min(len(fight.played), 20),
        ]
        for seat in fight.fighters:
            is_main = seat == fight.main
            levels = min(levels_won(state, fight, seat, faced), 9)
            spoils = treasures - helped if is_main else helped + (len(deal.cards) if deal is not None else 0)
            spoils = min(spoils, 20)
            wins_game = int(levels > 0 and state.levels[seat] + levels >= goal)
            risk = _risk(state, fight, seat, faced, cards) if hope < MAX_HOPE else 0
            self.seats[seat][_IS_MAIN:] = [
                int(is_main),
                int(not is_main),
                levels,
                spoils,
                wins_game,
                risk,
                hope * wins_game,
                hope * levels,
                hope * spoils,
                (MAX_HOPE - hope) * risk // 10,
            ]


def _risk(state: State, fight: Combat, seat: Seat, faced: Iterable[CardId], cards: CardTable) -> int:
    """Return the expected cost of running away from all monsters, in tenths of a Level."""
    total = 0
    for monster in faced:
        if (seat, monster) not in fight.auto_escaped:
            caught = clamp(4 - running.run_bonus(state, seat, monster), 0, 6)
            total += caught * (2 + cards.harm[conditions.monster_def(state, monster).id])
    return min(total // 6, 200)


def _table(state: State, goal: int) -> list[int]:
    numbers = [0] * len(TABLE)
    numbers[_PHASES.get(state.phase, _PHASES["other"])] = 1
    top = state.frames[-1] if state.frames else None
    numbers[_WINDOW:_FIGHT] = [
        int(isinstance(top, Window)),
        int(isinstance(top, Choice)),
        min(state.turn_no, 200),
        min(state.turn_no // state.n, 50),
        min(len(state.decks[0]) - state.deck_pos[0], 100),
        min(len(state.decks[1]) - state.deck_pos[1], 100),
        min(goal, 30),
        state.n,
        min(max(state.levels), 30),
        min(sum(state.levels), 200),
        min(len(state.offers), 9),
    ]
    return numbers


def own_numbers(state: State, seat: Seat, facts: Facts) -> list[int]:
    """Return the numbers of a seat's own hand, in the order of OWN."""
    cards = card_table(state.lib)
    hand, defs = state.hands[seat], state.defs
    usable_bonus = unusable_bonus = beatable = best = level_ups = thrown = 0
    own = facts.strengths[seat]
    for card in hand:
        d = defs[card]
        kind = d.kind
        if kind == "item":
            if not cards.restricted[card] or usable.is_usable(state, seat, card):
                usable_bonus += d.bonus
            else:
                unusable_bonus += d.bonus
        elif kind == "monster":
            if d.level < own:
                beatable += 1
                best = max(best, d.treasures)
        elif kind == "level_up":
            level_ups += state.levels[seat] < state.rules.winning_level - 1
        elif kind in ("oneshot", "enhancer"):
            thrown += abs(d.bonus)
    return [
        min(len(hand), 30),
        clamp(round(10 * hand_value(state, seat, cards.values)), -50, 300),
        clamp(usable_bonus, -20, 60),
        clamp(unusable_bonus, -20, 60),
        min(beatable, 9),
        min(best, 9),
        min(level_ups, 9),
        min(thrown, 60),
    ]


def row(state: State, seat: Seat, facts: Facts) -> list[int]:
    """Return everything that the seat knows of itself and of the table, in the order of NAMES. `facts`: those of the
    state. What it knows of the others is in the public numbers of their rows.
    """
    cards = card_table(state.lib)
    definitions = state.lib.card_def
    return [
        *facts.seats[seat],
        *own_numbers(state, seat, facts),
        *facts.table,
        *_sums(cards, facts.in_force[seat]),
        *_sums(cards, facts.carried[seat]),
        *_sums(cards, [definitions[card] for card in state.hands[seat]]),
        *_sums(cards, facts.faced),
    ]


def rows(game: Game) -> list[tuple[int, ...]]:
    """Return the rows of all seats of a game."""
    facts = Facts(game.state)
    return [tuple(row(game.state, seat, facts)) for seat in game.state.seats]


def _sums(cards: CardTable, definitions: list[int]) -> list[int]:
    total = [0] * len(CARD)
    for definition in definitions:
        for at, number in enumerate(cards.rows[definition]):
            total[at] += number
    return total
