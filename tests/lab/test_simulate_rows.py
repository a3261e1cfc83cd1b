"""What is written down of a game is what happened in it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import polars as pl
import pytest

from kickdoor.bots import Observation, features
from kickdoor.engine.actions import Action
from kickdoor.engine.events import Event
from kickdoor.game import Game
from kickdoor.lab.job import Job, rotated
from kickdoor.lab.playing import named_bots, play_on
from kickdoor.lab.row_collector import RowCollector
from kickdoor.lab.rows import TABLES, CardRow, Feature, GameRow, SeatRow, columns, frame, schema
from kickdoor.record import notation
from tests.table import Table

DOCS = Path(__file__).parents[2] / "docs" / "lab.md"


class Watched(Table):
    """A table that somebody looks on at."""

    watch: RowCollector | None = None

    def does(self, name: str, *actions: str) -> Watched:
        self.watch = self.watch or RowCollector(self.game)
        for text in actions:
            action = notation.parse_action(self.game.state, self.seat(name), text)
            legal = Observation(self.game, action.seat).legal
            self.log = self.game.submit(action)
            self.watch(self.game, legal, action, self.log)
        return self

    def rows(self) -> tuple[GameRow, list[SeatRow], dict[tuple[str, str], CardRow]]:
        assert self.watch is not None
        game, seats, cards = self.watch.close(0, bots=self.names, rules="")
        return game, seats, {(self.names[row.seat], row.card): row for row in cards}


def watched(pack: str = "classic") -> Watched:
    return Watched("Ana", "Bo", "Cy", packs=(pack,), edition="impossible-1.61" if pack == "impossible" else pack)


# ---------------------------------------------------------------- single things
def test_a_fight_won_with_help() -> None:
    t = watched()
    t.has("Ana", level=3).has("Bo", level=9)
    t.combat("Ana", "Lame Goblin").does("Ana", "ask Bo")
    t.does("Bo", "accept Ana").wins("Ana")
    game, (ana, bo, cy), cards = t.rows()
    assert (game.fights, game.fights_won, game.helped, game.kills) == (1, 1, 1, 1)
    assert (ana.fights, ana.fights_won, ana.helped, ana.kills, ana.levels_gained) == (1, 1, 0, 1, 1)
    assert (bo.fights, bo.fights_won, bo.helped, bo.helped_won, bo.kills) == (0, 0, 1, 1, 0)
    assert (cy.fights, cy.helped) == (0, 0)
    goblin = cards["Ana", "Lame Goblin"]
    assert goblin.deck == "door"
    assert (goblin.drawn, goblin.met, goblin.killed, goblin.deaths) == (1, 1, 1, 0)
    assert ("Bo", "Lame Goblin") not in cards


def test_who_kills_whom() -> None:
    t = watched()
    t.has("Ana", level=8).deck(dice=[1])
    t.combat("Ana", "Bullrog").runs("Ana")
    game, (ana, *_), cards = t.rows()
    assert (game.deaths, ana.deaths, ana.caught, ana.escaped) == (1, 1, 1, 0)
    assert cards["Ana", "Bullrog"].deaths == 1


def test_a_monster_that_catches_but_does_not_kill_is_no_killer() -> None:
    t = watched()
    t.has("Ana", level=8).has("Cy", hand=["Wandering Monster", "Lame Goblin"]).deck(dice=[1, 1])
    t.combat("Ana", "Bullrog").does("Cy", "play [Wandering Monster] with [Lame Goblin]").does("Ana", "run").settle()
    t.does("Ana", "run from [Bullrog]").settle()
    _, (ana, *_), cards = t.rows()
    assert ana.deaths == 1
    assert cards["Ana", "Bullrog"].deaths == 1
    assert cards["Ana", "Lame Goblin"].deaths == 0
    assert cards["Ana", "Lame Goblin"].met == 1
    assert cards["Cy", "Wandering Monster"].played == 1


def test_the_twin_of_a_monster_is_that_monster() -> None:
    t = watched()
    t.has("Ana", level=8).has("Cy", hand=["Mate"]).deck(dice=[6, 1])
    t.combat("Ana", "Bullrog").does("Cy", "play [Mate] on [Bullrog]").does("Ana", "run").settle()
    t.does("Ana", "run from [Bullrog]").settle()
    _, (ana, *_), cards = t.rows()
    assert (ana.escaped, ana.caught, ana.deaths) == (1, 1, 1)
    assert (cards["Ana", "Bullrog"].met, cards["Ana", "Bullrog"].deaths) == (2, 1)
    assert ("Ana", "Mate") not in cards
    assert cards["Cy", "Mate"].played == 1


def test_a_card_that_only_turns_the_die_is_no_killer() -> None:
    t = watched()
    t.has("Ana", hand=["Loaded Die"]).deck(dice=[1, 5]).combat("Ana", "3,872 Orcs")
    t.does("Ana", "run")
    while not t.happened("die_rolled") or t.happened("die_rolled")[-1].word == "run":
        t.closes()
    t.does("Ana", "play [Loaded Die]", "choose 1").settle()
    _, (ana, *_), cards = t.rows()
    assert ana.deaths == 1
    assert cards["Ana", "3,872 Orcs"].deaths == 1
    assert (cards["Ana", "Loaded Die"].played, cards["Ana", "Loaded Die"].deaths) == (1, 0)


def test_a_trap_can_kill_too() -> None:
    t = watched("impossible")
    t.has("Bo", hand=["Shark Tank"]).has("Ana", level=5).deck(dice=[1], turn="Ana")
    t.does("Bo", "play [Shark Tank] on Ana").settle()
    _, (ana, bo, _), cards = t.rows()
    assert (ana.deaths, ana.curses, ana.played, bo.played) == (1, 1, 0, 1)
    assert (cards["Ana", "Shark Tank"].met, cards["Ana", "Shark Tank"].deaths) == (1, 1)
    assert (cards["Ana", "Shark Tank"].drawn, cards["Ana", "Shark Tank"].taken) == (0, 0)
    assert (cards["Bo", "Shark Tank"].drawn, cards["Bo", "Shark Tank"].played) == (1, 1)


def test_cards_that_change_hands() -> None:
    t = watched()
    t.has("Ana", hand=["Leather Armor", "Elf"], level=4).deck(turn="Ana")
    t.does("Ana", "play [Leather Armor]", "play [Elf]")
    t.does("Ana", "unequip [Leather Armor]", "give [Leather Armor] to Bo")
    t.does("Bo", "accept Ana")
    _, (ana, bo, _), cards = t.rows()
    armour = cards["Ana", "Leather Armor"]
    assert (armour.drawn, armour.taken, armour.played, armour.in_play, armour.could) == (1, 0, 1, 0, True)
    assert (armour.pack, armour.kind, armour.deck) == ("classic", "item", "treasure")
    armour = cards["Bo", "Leather Armor"]
    assert (armour.drawn, armour.taken, armour.played, armour.in_play) == (0, 1, 0, 1)
    elf = cards["Ana", "Elf"]
    assert (elf.played, elf.in_play, elf.last, elf.won) == (1, 1, True, None)
    assert ana.identities == ["class: none", "race: Elf"]
    assert bo.identities == ["class: none", "race: none"]


# ---------------------------------------------------------------- whole games
class Ledger:
    """Counts the same in the default_action way."""

    def __init__(self) -> None:
        self.kinds: Counter[tuple[str, int]] = Counter()
        self.sold: Counter[int] = Counter()
        self.gained: Counter[int] = Counter()
        self.last: set[tuple[int, str]] = set()

    def __call__(self, game: Game, _: list[Action], action: Action, events: list[Event]) -> None:
        self.kinds["decision", action.seat] += 1
        if action.verb in ("play", "use"):
            self.last |= {(action.seat, game.library.names[card]) for card in action.cards}
        if any(event.kind == "turn_started" for event in events):
            self.last.clear()
        for event in events:
            self.kinds[event.kind, event.seat] += 1
            if event.kind == "items_sold":
                self.sold[event.seat] += event.n
            elif event.kind == "level_changed":
                self.gained[event.seat] += event.other

    def of(self, kind: str) -> list[int]:
        return [self.kinds[kind, seat] for seat in range(4)]


@pytest.mark.parametrize("pack", ["classic", "fu", "impossible", "pathfinder"])
def test_rows_agree_with_the_events_of_a_game(pack: str) -> None:
    game = Game.new([pack], ("Ana", "Bo", "Cy", "Di"), 3, auto_pass=True)
    watch, ledger = RowCollector(game), Ledger()

    def both(game: Game, actions: list[Action], action: Action, events: list[Event]) -> None:
        watch(game, actions, action, events)
        ledger(game, actions, action, events)

    play_on(game, named_bots(["random"] * 4, 3), most=20_000, listener=both, last=[])
    row, seats, cards = watch.close(7, bots=["a", "b", "c", "d"], rules="none")
    assert (row.game, row.turns, row.cut, row.winners) == (7, game.state.turn_no, False, list(game.state.winners))
    assert [seat.won for seat in seats] == [seat in game.state.winners for seat in range(4)]
    assert [seat.bot for seat in seats] == ["a", "b", "c", "d"]
    assert [seat.decisions for seat in seats] == ledger.of("decision")
    assert [seat.deaths for seat in seats] == ledger.of("died")
    assert [seat.kills for seat in seats] == ledger.of("monster_killed")
    assert [seat.fights_won for seat in seats] == ledger.of("combat_won")
    assert [seat.helped for seat in seats] == ledger.of("helper_joined")
    assert [seat.caught for seat in seats] == ledger.of("caught")
    assert [seat.escaped for seat in seats] == ledger.of("escaped")
    assert [seat.curses for seat in seats] == ledger.of("curse_struck")
    assert [seat.sold for seat in seats] == [ledger.sold[seat] for seat in range(4)]
    assert [seat.levels_gained - seat.levels_lost for seat in seats] == [ledger.gained[seat] for seat in range(4)]
    assert {(card.seat, card.card) for card in cards if card.last} == ledger.last
    assert all((card.turn is None) == (card.drawn == 0) for card in cards)
    assert {card.turn or 0 for card in cards} <= set(range(row.turns + 1))
    assert row.fights == sum(ledger.of("combat_began"))
    assert row.actions == sum(ledger.of("decision"))
    assert sorted(seat.order for seat in seats if seat.order is not None) == [0, 1, 2, 3]
    for seat, levels in enumerate(game.state.levels):
        mine = [card for card in cards if card.seat == seat]
        assert (seats[seat].level, seats[seat].levels[-1], len(seats[seat].levels)) == (levels, levels, row.turns)
        assert sum(card.in_play for card in mine) == len(game.state.tables[seat])
        assert sum(card.deaths for card in mine) == seats[seat].deaths
        assert sum(card.played for card in mine) == seats[seat].played
        assert all(card.could for card in mine if card.last)
        assert all(card.drawn + card.taken for card in mine if card.in_play and card.kind != "curse")


def test_a_game_that_was_cut_has_no_winner() -> None:
    job = Job(games=1, seatings=rotated(["random"], 3), most=40)
    game = job.begin(0)
    watch = RowCollector(game)
    play_on(game, named_bots(job.seating(0), 0), most=40, listener=watch, last=[])
    row, seats, cards = watch.close(0, bots=job.seating(0), rules="")
    assert (row.cut, row.winners, row.actions) == (True, [], 40)
    assert {seat.won for seat in seats} == {None}
    assert {card.won for card in cards} == {None}
    assert frame(CardRow, [*cards])["won"].null_count() == len(cards)


# ---------------------------------------------------------------- columns
@pytest.mark.parametrize("table", TABLES)
def test_every_column_is_documented_with_its_type(table: str) -> None:
    """docs/lab.md says the same as the code, column by column."""
    part = DOCS.read_text("utf-8").split(f"### `{table}`:")[1].split("\n#")[0]
    lines = [line for line in part.splitlines() if line.startswith("| `")]
    named = {name: each for name, each in columns(TABLES[table]).items() if each.type != Feature}
    assert lines == [f"| `{name}` | {column.type} | {column.meaning} |" for name, column in named.items()]


@pytest.mark.parametrize(
    ("title", "prefix", "numbers"),
    [
        ("Numbers of the seat", "", features.SEAT),
        ("Numbers of its own hand", "own_", features.OWN),
        ("Numbers of the table", "table_", features.TABLE),
        ("Sums over cards", "", features.CARD),
    ],
)
def test_every_feature_is_documented(title: str, prefix: str, numbers: dict[str, str]) -> None:
    part = DOCS.read_text("utf-8").split(f"#### {title}\n")[1].split("\n#")[0]
    lines = [line for line in part.splitlines() if line.startswith("| `")]
    assert lines == [f"| `{prefix}{name}` | {meaning} |" for name, meaning in numbers.items()]


@pytest.mark.parametrize("table", TABLES)
def test_rows_have_the_types_of_their_columns(table: str) -> None:
    assert frame(TABLES[table], []).schema == schema(TABLES[table])
    fields = [name for name in TABLES[table]._fields if name != "numbers"]
    assert list(schema(TABLES[table]))[: len(fields)] == fields
    assert all(isinstance(kind, pl.DataType) for kind in schema(TABLES[table]).values())
