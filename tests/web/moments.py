"""Tables that have come to a certain moment, written straight into the store: Ana and Bo are persons, the rest bots
(or Ana alone is one).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Page

from kickdoor.engine import timing
from kickdoor.engine.flow import charity
from kickdoor.engine.forms import Form
from kickdoor.engine.frames import Window
from kickdoor.engine.model.ids import Seat
from kickdoor.engine.sums import rewards, strength
from kickdoor.game import Game
from kickdoor.lab.playing import next_observation, random_bots
from kickdoor.lab.soak.server_process import ServerProcess
from kickdoor.packs import load_pack
from kickdoor.protocol.options import Options, Timing
from kickdoor.server import entries as log
from kickdoor.server.entries import AnyEntry
from kickdoor.server.event_facts import facts
from kickdoor.server.http import COOKIE
from kickdoor.server.requests import created
from kickdoor.server.table import digest
from kickdoor.store import Row, open_store
from tests.web.conftest import DESKTOP, Visit

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")
OPTIONS = Options(seats=3, timing=Timing(reading=None, pace=0.1, decision=None), bot="easy")
Moment = Callable[[Game], bool]
_names = (f"moment-{n}" for n in count(1))


@cache
def reached(moment: Moment, winning_level: int, seats: int = 3) -> tuple[int, tuple[str, ...]]:
    """A seed, and the actions of a game of its until that moment."""
    names = NAMES[:seats]
    for seed in range(2000):  # some moments are rare
        game = Game.new([load_pack("classic")], names, seed, rules={"winning_level": winning_level})
        actions = list[str]()
        choose = random_bots(seed, seats)
        for _ in range(120):
            if game.over or moment(game):
                break
            action = choose(next_observation(game))
            actions.append(game.text(action))
            game.submit(action)
        if not game.over and moment(game):
            return seed, tuple(actions)
    raise AssertionError("it never comes to that")


class Eve(NamedTuple):
    """A game just before something happens."""

    seed: int
    actions: tuple[str, ...]
    seat: int  # Ana's or Bo's
    action: str  # brings it about


@cache
def eve_of(kind: str, *, wins: bool = False, winning_level: int = 10, seats: int = 4, first: int = 0) -> Eve:
    """Before Ana or Bo does what leads to a fact of that kind. `wins`: in a fight that would have won the game.
    `first`: the seed to begin with.
    """
    pack = load_pack("classic")
    for seed in range(first, first + 500):
        game = Game.new([pack], NAMES[:seats], seed, rules={"winning_level": winning_level})
        actions = list[str]()
        choose = random_bots(seed, seats)
        while not game.over and len(actions) < 400:
            would_win = wins and any(owed.about == "kill" for owed in game.pending()) and is_final(game)
            action = choose(next_observation(game))
            text = game.text(action)
            found = facts(game.submit(action), game.library)
            is_playing = action.seat in (0, 1) and game.state.phase != "setup"
            if is_playing and would_win == wins and any(fact.kind == kind for fact in found):
                return Eve(seed, tuple(actions), action.seat, text)
            actions.append(text)
    raise AssertionError("it never comes to that")


def is_final(game: Game) -> bool:
    return game.state.combat is not None and rewards.is_final_fight(game.state)


def table_at(site: ServerProcess, moment: Moment, options: Options = OPTIONS, *, persons: int = 2) -> str:
    """The name of a new one."""
    seed, actions = reached(moment, options.rules.get("winning_level", 10), options.seats)
    return table_with(site, seed, actions, options, persons=persons)


def table_with(site: ServerProcess, seed: int, actions: Sequence[str], options: Options, *, persons: int = 2) -> str:
    """The name of a new one, at which this has been played."""
    table = next(_names)

    async def write() -> None:
        names: list[str] = list(NAMES[: options.seats])
        bots_of = ["easy"] * (options.seats - persons)
        entries: list[AnyEntry] = [created(options, digest(secret(table, 0)))]
        entries += [log.Sat(n, NAMES[n], digest(secret(table, n)), digest("-")) for n in range(persons)]
        entries += [log.BotSat(seat, "easy") for seat in range(persons, options.seats)]
        entries += [log.Started(seed, names, [*[""] * persons, *bots_of])]
        entries += [log.Did(NAMES.index(text.partition(":")[0]), text) for text in actions]
        store = open_store(site.db)
        await store.open()
        await store.create(table, 1_700_000_000_000, [log.written(entry) for entry in entries], Row(stage="playing"))
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # the browser has an event loop in this one
        thread.submit(lambda: asyncio.run(write())).result()
    return table


def bring_about(site: ServerProcess, table: str, eve: Eve) -> None:
    """What the eve was the eve of: done by its player, without the page."""
    answer = httpx.post(
        f"{site.url}/api/tables/{table}/requests",
        json={"type": "do", "id": "eve", "action": eve.action.partition(": ")[2]},
        cookies={COOKIE + table: secret(table, eve.seat)},
        trust_env=False,
    )
    assert answer.json()["type"] == "done", answer.text


def secret(table: str, seat: int) -> str:
    return f"{table}-{seat}-" + "x" * 24


def sitting(visit: Visit, site: ServerProcess, table: str, seat: int, size: object = DESKTOP, **options: Any) -> Page:
    page = visit("", size, **options)
    page.context.add_cookies([{"name": COOKIE + table, "value": secret(table, seat), "url": site.url}])
    page.goto(f"/t/{table}")
    page.locator(".table").wait_for()
    return page


def form(game: Game, seat: int, verb: str) -> Form | None:
    return next((each for each in game.forms(seat) if each.verb == verb), None)


def ana_needs_bo(game: Game) -> bool:
    """She fights for two Treasures or more, alone is too weak, and with him is not."""
    fight = game.state.combat
    if fight is None or fight.main != 0 or game.state.phase != "combat":
        return False
    asking = form(game, 0, "ask")
    us, them = strength.totals(game.state)
    return asking is not None and asking.picks >= 2 and us <= them < us + strength.of_player(game.state, Seat(1))


def ana_can_kill(game: Game) -> bool:
    return game.state.combat is not None and any(action.verb == "fight" for action in game.legal(0))


def all_may_react(game: Game) -> bool:
    """There is a window, and the bot can do nothing in it."""
    is_window = {d.kind for d in game.pending()} == {"pass"} and {d.seat for d in game.pending()} >= {0, 1}
    return is_window and all(action.verb == "pass" for action in game.legal(2))


def all_may_react_in_a_fight(game: Game) -> bool:
    return game.state.combat is not None and all_may_react(game)


def a_kill_is_claimed(game: Game) -> bool:
    return all_may_react_in_a_fight(game) and timing.window_reason(game.state) == "kill"


def a_kill_would_win(game: Game) -> bool:
    """Whatever the bot may make of it."""
    asked = {d.seat for d in game.pending() if d.about == "kill"}
    return {0, 1} <= asked and is_final(game)


def ana_is_at_the_door(game: Game) -> bool:
    """Late enough that everybody has something in play."""
    state = game.state
    can = {action.verb for action in game.legal(0)}
    return state.turn == 0 and state.combat is None and "kick" in can and all(len(table) >= 3 for table in state.tables)


def ana_holds_a_monster(game: Game) -> bool:
    """At her door, where she cannot play it."""
    state = game.state
    return ana_is_at_the_door(game) and any(state.defs[card].kind == "monster" for card in state.hands[0])


def ana_meets_two_monsters(game: Game) -> bool:
    fight = game.state.combat
    return fight is not None and game.state.phase == "combat" and len(fight.monsters) >= 2


def a_curse_strikes_ana(game: Game) -> bool:
    """Bo may do something about it, and so may she."""
    asked = {d.seat for d in game.pending() if d.about == "curse"}
    top = game.state.frames[-1]
    return {0, 1} <= asked and isinstance(top, Window) and top.about == 0


def ana_can_sell(game: Game) -> bool:
    return game.state.turn == 0 and game.state.combat is None and form(game, 0, "sell") is not None


def ana_can_trade(game: Game) -> bool:
    return game.state.turn == 0 and any(action.verb == "trade" for action in game.legal(0))


def ana_gives_alms(game: Game) -> bool:
    """Two cards too many or more, and something in play that could be given as a present."""
    state = game.state
    owes = any(owed.seat == 0 and owed.kind == "charity" for owed in game.pending())
    return owes and charity.surplus(state, Seat(0)) >= 2 and any(state.defs[card].is_item for card in state.tables[0])


def ana_has_rolled(game: Game) -> bool:
    """She has rolled, and she and Bo may still do something about it."""
    asked = {d.seat for d in game.pending() if d.about == "roll"}
    return {0, 1} <= asked and game.state.phase == "run" and game.state.turn == 0


def ana_chooses(game: Game) -> bool:
    """Between several cards."""
    return any(
        owed.seat == 0 and owed.kind == "choose" and str(owed.about).startswith("cards") for owed in game.pending()
    )


def a_kill_may_be_stopped(game: Game) -> bool:
    """By Ana and Bo; somebody else fights."""
    asked = {d.seat for d in game.pending() if d.about == "kill"}
    return {0, 1} <= asked and game.state.combat is not None and game.state.combat.main > 1
