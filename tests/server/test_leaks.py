"""Nothing leaks: a message to a seat names no card that the seat may not know.

It would also be the same if the cards hidden from the seat changed places.
`python -m tests.server.test_leaks 100` checks that many games.
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kickdoor.engine.actions import Action
from kickdoor.engine.events import redact
from kickdoor.engine.frames import PutBack
from kickdoor.engine.model.cards import Library
from kickdoor.engine.model.combat import Offer
from kickdoor.engine.model.ids import GONE, HAND, LOOKED, TABLE, CardId
from kickdoor.engine.model.state import State
from kickdoor.game import Game
from kickdoor.lab.soak.run import hasty
from kickdoor.lab.workers import progress
from kickdoor.packs import load_pack
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.server import clock
from kickdoor.server import entries as log
from kickdoor.server.entries import AnyEntry
from kickdoor.server.loaded_table import LoadedTable
from kickdoor.server.table import Table
from kickdoor.server.table_manager import TableManager
from kickdoor.store import Record, Row
from tests.properties.play import random_action
from tests.properties.test_secrecy import is_settled, other_world, permutation, reveals
from tests.server.tables import MORNING, Clock, Player, manager_at, run, settle, sit, table_of

PEOPLE = ("Ana", "Bo", "Cy")
FAST = Options(
    rules={"reaction_seconds": 0.0, "winning_level": 3},
    timing=Timing(reading=0, pace=0, hold=None, decision=None),
    bot="random",
    seats=4,
)
SLOW = Options(timing=Timing(reading=120), seats=3)  # no window closes by itself while the clock stands still
STEPS = 200  # requests of people; most games are over by then
SHOWN = ("hand_shown", "looked", "cards_promised", "chosen")  # events that show a card without moving it into the open
CARDS = ("cards", "wants", "plays", "gives", "paid", "targets")  # keys of lists of card numbers


# ---------------------------------------------------------------- what a seat may know
class Knowledge:
    """The cards that a seat has been allowed to see up to each happening, computed from the log alone."""

    def __init__(self, records: Sequence[Record], packs: Sequence[str], seat: int) -> None:
        self.seat = seat
        self.by: list[frozenset[int]] = [frozenset()]  # indexed by the number of happenings sent so far
        self.game: Game | None = None
        self.started: log.Started | None = None
        known: set[int] = set()
        options = Options()
        for record in records:
            entry = log.read(record.body)
            if isinstance(entry, log.Created):
                options = entry.options
            elif isinstance(entry, log.Started):
                self.started = entry
                loaded = [load_pack(name) for name in packs]
                self.game = Game.new(
                    loaded, entry.players, entry.seed, rules=options.rules, sexes=entry.sexes, deck_percent=options.keep
                )
                known |= set(self._open(self.game.state))
            elif isinstance(entry, log.Did):
                known |= self._learnt(entry.action)
            if not isinstance(entry, log.Marked | log.Automatic):
                self.by.append(frozenset(known))

    def _learnt(self, action: str) -> set[int]:
        assert self.game is not None
        before = set(self._open(self.game.state))
        events = [redact(event, self.seat) for event in self.game.submit(action)]
        shown = {card for event in events if event.kind in SHOWN for card in event.cards}
        return (
            before
            | shown
            | {card for e in events if _is_open(e.frm) or _is_open(e.to) for card in e.cards}
            | set(self._open(self.game.state))
        )

    def _open(self, state: State) -> Iterator[int]:
        """Yield the cards that are open, in the seat's own hand, looked at, or promised in a deal."""
        for card, place in enumerate(state.place):
            if _is_open(place) or place == HAND + self.seat:
                yield card
        for frame in state.frames:
            if isinstance(frame, PutBack) and frame.seat == self.seat:
                yield from frame.cards
        deals: list[Offer] = [*state.offers]
        if state.combat is not None and state.combat.deal is not None:
            deals.append(state.combat.deal)
        yield from (card for deal in deals if self.seat in (deal.seat, deal.to) for card in deal.plays)


def _is_open(place: int) -> bool:
    return place >= TABLE or (2 <= place < HAND and place not in (LOOKED, GONE))


# ---------------------------------------------------------------- the cards in a message
@cache
def _names(library: Library) -> re.Pattern[str]:
    """Match the name of a card; longer names come first, so that `3,872 Orcs` is not taken for another name."""
    names = sorted({card.name for card in library.defs}, key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, names))})(?!\w)")


def named(message: Any, library: Library) -> Iterator[int | str]:
    """Yield the cards in a message: numbers where it has numbers, names where it has words."""
    match message:
        case dict():
            if "copy" in message and "kind" in message:
                yield message["id"]
            for key, value in message.items():
                if key in CARDS:
                    yield from (each for each in value if isinstance(each, int))
                elif key not in ("packs", "options", "phase", "kind", "type", "what"):
                    yield from named(value, library)
        case list():
            for each in message:
                yield from named(each, library)
        case str():
            yield from _names(library).findall(message)
        case _:
            pass


def leaks(message: bytes, known: frozenset[int], game: Game) -> set[int | str]:
    """Return the cards that a message names and should not."""
    names = {game.state.card(CardId(card)).name for card in known}
    found = set(named(msgspec.json.decode(message), game.library))
    return {each for each in found if (each not in known if isinstance(each, int) else each not in names)}


# ---------------------------------------------------------------- whole games
async def game_of(folder: Path, seed: int) -> list[str]:
    """Play a game with three people and a bot, and return what was leaked."""
    pick = random.Random(f"leaks {seed}")
    async with manager_at(folder / f"{seed}.db") as manager:
        players = await table_of(manager, *PEOPLE, options=FAST)
        answers: list[list[tuple[int, bytes]]] = [[] for _ in players]
        for _ in range(STEPS):
            table = players[0].table
            if table.stage == "over":
                break
            owing = [player for player in players if any(d.seat == player.seat for d in table.pending())]
            player = pick.choice(owing or players)
            answers[player.seat] += await _one_step(player, pick)
            await settle(manager)
        records = await manager.store.read(players[0].table.id)
        found: list[str] = []
        for player in players:
            found += _leaked(player, answers[player.seat], records)
        return found


async def _one_step(player: Player, pick: random.Random) -> list[tuple[int, bytes]]:
    """Ask for the choices, take one of them, and return all answers."""
    choices = await player.ask(protocol.Ask)
    said = [choices]
    if (action := hasty(pick)(player.latest, choices)) is not None:
        said.append(await player.ask(protocol.Do, action=action))
    return [(choices.seq, msgspec.json.encode(each)) for each in said]


def _leaked(player: Player, answers: list[tuple[int, bytes]], records: Sequence[Record]) -> list[str]:
    seat = player.seat
    knowledge = Knowledge(records, player.table.options.packs, seat)
    game, started = knowledge.game, knowledge.started
    assert game is not None and started is not None
    told = [(each.seq, msgspec.json.encode(each)) for each in player.updates if isinstance(each, protocol.Update)]
    assert len(told) > 3
    found: list[str] = []
    for seq, message in [*told, *answers]:
        if wrong := leaks(message, knowledge.by[seq], game):
            found.append(f"seat {seat} is told of {sorted(map(str, wrong))} after {seq}: {message.decode()}")
        if b'"stage":"over"' not in message and (
            str(started.seed).encode() in message or player.table.shuffle_key.encode() in message
        ):
            found.append(f"seat {seat} is told the seed after {seq}")
        if any(f"{word}-of-{name}".encode() in message for word in ("secret", "code") for name in PEOPLE):
            found.append(f"seat {seat} is told a secret after {seq}")
    return found


@pytest.mark.parametrize("seed", range(3))
def test_no_message_names_a_card_that_its_seat_may_not_know(seed: int, tmp_path: Path) -> None:
    async def work() -> None:
        found = await game_of(tmp_path, seed)
        assert not found, found[0]

    run(work())


def test_a_leak_would_be_found() -> None:
    game = Game.new([load_pack("classic")], PEOPLE, 1)
    mine, other = game.state.hands[0][0], game.state.hands[1][0]
    known = frozenset({mine})
    card = {"id": other, "name": "?", "copy": 1, "kind": "item"}
    name = game.state.card(other).name
    assert game.state.card(mine).name != name
    for message in (
        {"scene": {"hand": [card]}},
        {"scene": {"offers": [{"plays": [other]}]}},
        {"news": [{"sentences": [{"text": f"Bo gives {name} away."}]}]},
        {"legal": [f"Ana: play [{name}#1]"]},
    ):
        assert leaks(msgspec.json.encode(message), known, game), message
    assert not leaks(msgspec.json.encode({"hand": [card | {"id": mine}]}), known, game)


# ---------------------------------------------------------------- two worlds
async def begun(manager: TableManager, seed: int, actions: int) -> LoadedTable:
    """Return a table in the middle of a game of three people, none of them connected."""
    pick = random.Random(seed)
    id = await manager.create(SLOW, "host")
    live = await manager.live(id)
    for name in PEOPLE:
        await (await sit(manager, id, name)).go()

    def moves(table: Table) -> Iterable[AnyEntry]:
        yield log.Started(seed, list(PEOPLE), [""] * len(PEOPLE))
        for _ in range(actions):
            game = table.playing
            if game is None:
                return
            action = random_action(game, pick)
            yield log.Did(action.seat, game.text(action))

    await manager.commit(live, moves)
    return live


async def twin_of(
    live: LoadedTable, here: TableManager, there: TableManager, viewer: int, pick: random.Random
) -> LoadedTable:
    """Return the same table in another manager, with hidden cards exchanged."""
    records = await here.store.read(live.table.id)
    await there.store.create(live.table.id, MORNING, [record.body for record in records], Row())
    twin = await there.live(live.table.id)
    game = live.table.game
    assert game is not None and twin.table.game is not None and twin.table.game.digest() == game.digest()
    twin.table.game = other_world(game, permutation(game.state, viewer, pick))
    assert twin.table.game.digest() != game.digest()
    return twin


class Worlds:
    """One viewer at both tables; the messages to them must be equal to the byte."""

    def __init__(self, *players: Player) -> None:
        self.players = players
        self.compared = 0

    async def compare(self) -> None:
        await settle(*(player.manager for player in self.players))
        sent = [[msgspec.json.encode(each) for each in player.updates] for player in self.players]
        asked = [msgspec.json.encode(await player.ask(protocol.Ask, id="ask")) for player in self.players]
        assert sent[0] == sent[1]
        assert asked[0] == asked[1]
        self.compared = len(sent[0])

    async def both(self, make: type[protocol.Request], **parts: Any) -> None:
        """Send the viewer's request to both tables."""
        answers = [await player.ask(make, **parts) for player in self.players]
        assert answers[0] == answers[1]
        await self.compare()

    async def goes_on(self, pick: random.Random) -> bool:
        """Take one more action that shows the viewer nothing; return whether there was one."""
        first, second = (player.table.playing for player in self.players)
        if first is None or second is None:
            return False
        viewer = self.players[0].seat
        actions = [a for d in first.pending() for a in first.legal(d.seat) if d.seat == viewer or not a.cards]
        actions = [a for a in actions if second.why_not(a) is None and a.on < 0 and not a.paid]
        if not actions:
            return False
        action = pick.choice(actions)
        for game in (first, second):
            trial = game.clone()
            if reveals(game.state, trial.submit(action), viewer) or trial.over:
                return False  # from here on the worlds differ for the viewer, too
        for player, game in zip(self.players, (first, second), strict=True):
            entry = log.Did(action.seat, game.text(action), "clock")
            await player.manager.commit(player.live, lambda _, entry=entry: [entry])  # type: ignore[misc]
        await self.compare()
        return True


def test_what_a_seat_is_sent_does_not_depend_on_what_is_hidden_from_it(tmp_path: Path) -> None:
    async def work() -> None:
        steps = 0
        async with (
            manager_at(tmp_path / "here.db", Clock()) as here,
            manager_at(tmp_path / "there.db", Clock()) as there,
        ):
            for seed in range(30):
                steps += await _two_worlds(here, there, seed)
        assert steps > 60

    run(work())


async def _two_worlds(here: TableManager, there: TableManager, seed: int) -> int:
    """Compare both worlds through part of a game; return how many actions were compared."""
    pick = random.Random(f"worlds {seed}")
    live = await begun(here, seed, pick.randint(5, 250))
    if live.table.playing is None or not is_settled(live.table.playing):
        return 0
    viewer = pick.randrange(len(PEOPLE))
    twin = await twin_of(live, here, there, viewer, pick)
    secret = f"secret-of-{PEOPLE[viewer]}-xxxxxxxxxxxx"
    worlds = Worlds(await Player(here, live, secret).come(), await Player(there, twin, secret).come())
    await worlds.compare()
    steps = 0
    if live.table.is_asked(viewer):
        await worlds.both(protocol.Do, action="pass")
        await worlds.both(protocol.Wait)
    for card in pick.sample(range(len(live.table.playing.state.place)), 12):  # mostly cards not seen
        name = live.table.playing.text(Action(viewer, "play", cards=(card,)))
        await worlds.both(protocol.WhyNot, action=name)
        await worlds.both(protocol.Do, action=name)
    await worlds.both(protocol.Auto, scope="turn")
    await worlds.both(protocol.Say, text="hm")
    while steps < 12 and await worlds.goes_on(pick):
        steps += 1
    assert worlds.compared >= 1 + steps
    for player in worlds.players:
        await player.go()
    return steps


# ---------------------------------------------------------------- when windows close
def two_people_and_two_bots(seed: int) -> Table:
    table = Table("closing", [load_pack("classic")])
    table.apply(log.Created(Options(seats=4), "host"), 0)
    for seat in range(2):
        table.apply(log.Sat(seat, PEOPLE[seat], f"secret {seat}", ""), 0)
    for seat in range(2, 4):
        table.apply(log.BotSat(seat, "easy"), 0)
    table.apply(log.Started(seed, [*PEOPLE, "Di"], ["", "", "easy", "easy"]), 0)
    return table


def deadlines(table: Table) -> object:
    """Return when the last call begins, when the window closes, and when bots act."""
    tasks = clock.tasks(table, awake=0, gone=lambda seat: None)
    return clock.closing(table, 0), [(task.at, task.what, task.seat) for task in tasks], table.is_private


def said_in_window(table: Table, pick: random.Random) -> AnyEntry:
    seat = pick.randrange(2)
    answers: list[AnyEntry] = [log.Marked(seat), log.Waited(seat)]
    settings: list[AnyEntry] = [
        log.Automatic(seat, "turn"),
        log.Automatic(seat, ""),
        log.Stopped(seat, ("kill", "run")),
    ]
    return pick.choice(answers if table.is_asked(seat) and pick.random() < 0.5 else settings)


@pytest.mark.parametrize("seed", range(8))
def test_among_people_no_deadline_depends_on_hidden_cards(seed: int) -> None:
    """With all hidden cards exchanged, every window closes at the same moment, whatever people do in it."""
    table, pick, windows = two_people_and_two_bots(seed), random.Random(f"closing {seed}"), 0
    for _ in range(400):
        game = table.playing
        if game is None:
            break
        if table.asked() and is_settled(game):
            twin = table.copy()
            twin.game, twin.moves = other_world(game, permutation(game.state, -1, pick)), twin.moves + 1
            trial = table.copy()
            trial.moves += 1  # no cached result is used
            assert deadlines(trial) == deadlines(twin)
            for _ in range(3):
                said, at = said_in_window(trial, pick), 1000 * table.seq + 500
                for each in (trial, twin):
                    each.apply(said, at)
                assert deadlines(trial) == deadlines(twin)
            windows += 1
        action = random_action(game, pick)
        table.apply(log.Did(action.seat, game.text(action)), 1000 * table.seq)
    assert windows > 10


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, progress("games", int(sys.argv[1])) as show:
        wrong: list[str] = []
        for seed in range(int(sys.argv[1])):
            wrong += asyncio.run(game_of(Path(folder), seed))
            show(seed + 1)
    print(f"{sys.argv[1]} games, {len(wrong)} leaks", *wrong[:5], sep="\n")
    sys.exit(1 if wrong else 0)
