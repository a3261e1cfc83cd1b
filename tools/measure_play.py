"""How a whole default game feels to one player: how long it takes, how much of it is waiting, how many clicks it costs.

  .venv/bin/python tools/measure_play.py [--seed 1] [--games 3] [--people 1] [--speed brisk] [--quick]
  .venv/bin/python tools/measure_play.py --browser [--limit 20]

Without `--browser` the game is played in this process with the server's own clock, in simulated time: a game takes
seconds. Thinking takes no time there, and neither do the network nor the page. With `--browser` a server of its own and
a real page play one game in real time; it stops after `--limit` minutes. The pages must be built.

The player chooses as a medium bot would and answers 1.8 seconds after being asked. A button of the dock or a card that
is dragged is one click; what is done on a sheet is two. "Nothing to do" is the time in which the table asks the player
nothing. "Nothing to play either" is the part of it without a fight of others into which the player could play a card.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec
from tests.server.tables import Clock, Player, manager_at, settle, sit

from kickdoor.bots import Bot, Observation, maker
from kickdoor.engine.actions import Action
from kickdoor.engine.frames import Fight
from kickdoor.packs import load_pack
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options
from kickdoor.server import bot_thinking
from kickdoor.server import entries as log
from kickdoor.server.loaded_table import LoadedTable
from kickdoor.server.table import Table
from kickdoor.server.table_manager import TableManager

ANSWER: Final = 1800  # milliseconds until the player answers
# A button of the dock, or a card that is dragged or swiped; the rest is done on a sheet: one click opens it or picks
# the cards, one confirms.
ONE_CLICK: Final = frozenset(
    {
        "ready", "kick", "keep", "loot", "end", "fight", "run", "pass", "accept", "decline", "withdraw", "play",
        "equip", "unequip", "attach", "trouble", "join", "lend", "use", "sacrifice",
    }
)  # fmt: skip
TARGETS: Final = {"minutes": 15.0, "nothing to do, %": 35.0, "clicks per round": 6.0, "no objection per round": 2.0}


@dataclass
class Figures:
    """Fed with what the player sees, moment by moment."""

    seat: int = 0
    seats: int = 4
    began: int = -1
    at: int = 0
    turn_no: int = 0
    in_window: int = 0  # milliseconds
    idle: int = 0
    could_not_play: int = 0
    windows: int = 0
    clicks: int = 0
    passes: int = 0
    gaps: list[int] = field(default_factory=list)
    words: Counter[str] = field(default_factory=Counter)  # milliseconds by what the table waited for
    acted: Counter[str] = field(default_factory=Counter)  # the player's actions by verb
    _window: int = -1
    _owes: bool = False
    _can_act: bool = False
    _waits_for: str = ""
    _turn: int = -1
    _left: int = -1  # when the player's own turn ended

    def saw(self, at: int, *, window: int, owes: bool, can_act: bool, turn: int, turn_no: int, waits_for: str) -> None:
        """`window`: a number of the open window, -1 if there is none."""
        if self.began < 0:
            self.began = at
        else:
            spent = at - self.at
            self.in_window += spent * (self._window >= 0)
            self.idle += spent * (not self._owes)
            self.could_not_play += spent * (not self._owes and not self._can_act)
            self.words[self._waits_for] += spent
        self.windows += window >= 0 and window != self._window
        if turn != self._turn:
            if self._turn == self.seat:
                self._left = at
            elif turn == self.seat and self._left >= 0:
                self.gaps.append(at - self._left)
        self.at, self.turn_no = at, turn_no
        self._window, self._owes, self._turn, self._waits_for = window, owes, turn, waits_for
        self._can_act = can_act

    def acts(self, verb: str, clicks: int) -> None:
        self.clicks += clicks
        self.passes += verb == "pass"
        self.acted[verb] += 1

    def lines(self) -> dict[str, float]:
        total, rounds = max(1, self.at - self.began), max(1.0, self.turn_no / self.seats)
        gaps = self.gaps or [0]
        return {
            "turns": float(self.turn_no),
            "minutes": total / 60_000,
            "in reaction windows, %": 100 * self.in_window / total,
            "nothing to do, %": 100 * self.idle / total,
            "nothing to play either, %": 100 * self.could_not_play / total,
            "seconds with nothing to do, a round": self.idle / rounds / 1000,
            "seconds between own turns": sum(gaps) / len(gaps) / 1000,
            "at most": max(gaps) / 1000,
            "clicks per round": self.clicks / rounds,
            "no objection per round": self.passes / rounds,
            "windows per round": self.windows / rounds,
        }


def clicks_of(action: Action) -> int:
    return 1 if action.verb in ONE_CLICK or (action.verb == "choose" and not action.cards) else 2


class Brain:
    """What the player wants to do: as a medium bot, from what this seat may see."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self._bot: Bot = maker("medium")(seed)

    def choose(self, table: Table) -> Action:
        assert table.playing is not None
        return self._bot.choose(Observation(table.playing.clone(), self.seat))


# ---------------------------------------------------------------- simulated
async def simulate(seed: int, options: Options, people: int) -> Figures:
    clock = Clock()
    with tempfile.TemporaryDirectory() as scratch:
        async with manager_at(Path(scratch) / "tables.db", clock) as manager:
            names = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"][: options.seats]
            id = await manager.create(options, "secret-of-Ana-xxxxxxxxxxxx")
            players = [await sit(manager, id, name, n) for n, name in enumerate(names[:people])]
            live = players[0].live
            bots = ["" if n < people else options.bot for n in range(options.seats)]
            await manager.commit(live, lambda _: [log.Started(seed, names, bots)])
            return await _play(manager, live, clock, players, seed)


async def _play(manager: TableManager, live: LoadedTable, clock: Clock, players: list[Player], seed: int) -> Figures:
    figures = Figures(seats=len(live.table.seats))
    brains = [Brain(player.seat, seed * 100 + player.seat) for player in players]
    asked: dict[int, tuple[frozenset[int], int]] = {}  # seat -> what is asked, and when it answers
    await settle(manager)
    while live.table.playing is not None:
        table = live.table
        _look(figures, clock.at, table)
        due = {seat: when for seat, (_, when) in _questions(table, players, asked, clock.at).items()}
        upcoming = [when for when in (*due.values(), _next_alarm(manager, live)) if when is not None]
        if not upcoming:
            raise RuntimeError(f"nothing is due: {table.pending()}")
        clock.at = max(clock.at, min(upcoming))
        for player, brain in zip(players, brains, strict=True):
            if due.get(player.seat, clock.at + 1) <= clock.at and live.table.playing is not None:
                action = brain.choose(live.table)
                if player.seat == figures.seat:
                    figures.acts(action.verb, clicks_of(action))
                answer = await player.ask(protocol.Do, action=live.table.playing.text(action))
                asked.pop(player.seat, None)
                if not isinstance(answer, protocol.Done):
                    raise RuntimeError(answer)
                await settle(manager)
                break
        else:
            manager.reschedule(live)
            await settle(manager)
    _look(figures, clock.at, live.table)
    return figures


def _owed(table: Table, seat: int) -> frozenset[int]:
    marked = table.is_asked(seat) and table.has_no_objection(seat)
    if seat == table.alone and table.only_choice() is not None:
        return frozenset()
    return frozenset(d.id for d in table.pending() if d.seat == seat and not (d.kind == "pass" and marked))


def _questions(
    table: Table, players: list[Player], asked: dict[int, tuple[frozenset[int], int]], now: int
) -> dict[int, tuple[frozenset[int], int]]:
    """A player who is asked something new answers after that time."""
    for player in players:
        owed = _owed(table, player.seat)
        if not owed:
            asked.pop(player.seat, None)
        elif asked.get(player.seat, (frozenset(), 0))[0] != owed:
            asked[player.seat] = (owed, now + ANSWER)
    return asked


def _next_alarm(manager: TableManager, live: LoadedTable) -> int | None:
    now, found = manager.now(), list[int]()
    for task in manager._tasks(live):
        at = bot_thinking.when(live, task) if task.what == "bot" else task.at
        if at is not None and not (task.what == "call" and at <= now):
            found.append(at)
    return min(found, default=None)


def _can_act(table: Table, seat: int) -> bool:
    """A fight is on, no window is open, and this seat could play something into it. Curses fit any time."""
    game = table.playing
    if game is None or game.state.combat is None or not isinstance(game.state.frames[-1], Fight):
        return False
    return any(
        action.verb in ("join", "lend", "use")
        or (action.verb == "play" and game.state.defs[action.cards[0]].kind in ("oneshot", "enhancer", "special"))
        for action in game.legal(seat)
    )


def _look(figures: Figures, at: int, table: Table) -> None:
    game = table.game
    assert game is not None
    owed = table.pending()
    owes = bool(_owed(table, figures.seat))
    who = "me" if owes else "others" if any(table.seats[d.seat].is_person for d in owed) else "bots"
    what = f"{owed[0].kind} {owed[0].about}".strip() if owed else ""
    figures.saw(
        at, window=table.window if table.asked() else -1, owes=owes, can_act=_can_act(table, figures.seat),
        turn=game.state.turn, turn_no=game.state.turn_no,
        waits_for=f"{who}: {what}",
    )  # fmt: skip


# ---------------------------------------------------------------- in a browser
class Page:
    """A page at a table, what its socket received, and the table's log."""

    def __init__(self, page: Any, db: Path, figures: Figures) -> None:
        self.page, self.figures = page, figures
        self.update: dict[str, Any] | None = None
        self.id = ""
        self._db = sqlite3.connect(db)
        self._table: Table | None = None
        self._sent = 0
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, text: str | bytes) -> None:
        told = json.loads(text)
        if told.get("type") != "update":
            return
        self.update = told
        scene, info = told.get("scene"), told["info"]
        if scene is None:
            return
        me, pending = info.get("you", -1), scene["pending"]
        windows = [owed["id"] >> 3 for owed in pending if owed["kind"] == "pass"]
        what = f"{pending[0]['kind']} {pending[0].get('about', '')}".strip() if pending else ""
        owes = bool(self.owed())
        self.figures.seat = me
        self.figures.saw(
            round(time.monotonic() * 1000), window=windows[0] if windows and info.get("clock") else -1, owes=owes,
            can_act=not owes and scene["combat"] is not None and _can_act(self.table(), me),
            turn=scene["turn"], turn_no=scene["turn_no"], waits_for=f"{'me' if owes else 'others'}: {what}",
        )  # fmt: skip

    def owed(self) -> frozenset[int]:
        assert self.update is not None
        info, scene = self.update["info"], self.update["scene"]
        if info["stage"] != "playing" or info.get("next_step"):
            return frozenset()
        mine = (info.get("clock") or {}).get("mine")
        return frozenset(
            owed["id"]
            for owed in scene["pending"]
            if owed["seat"] == info.get("you", -1) and not (owed["kind"] == "pass" and mine)
        )

    def table(self) -> Table:
        """As its log says now."""
        if self._table is None:
            self._table = Table(self.id, [load_pack("classic")])
        rows = self._db.execute(
            "SELECT log.at, log.body FROM log JOIN tables ON tables.id = log.table_id"
            " WHERE tables.name = ? AND log.seq > ? ORDER BY log.seq",
            (self.id, self._table.seq),
        )
        for at, body in rows.fetchall():
            self._table.apply(log.read(body), at)
        return self._table

    def act(self, action: Action, text: str) -> None:
        """By its button if there is one, else it is sent, for the card or the sheet by which it is done."""
        button = self.page.locator(f"[data-action={json.dumps(text, ensure_ascii=False)}]:visible")
        self.figures.acts(action.verb, clicks_of(action))
        if button.count():
            try:
                button.first.click(timeout=1000)
                return
            except Exception as error:
                if "Timeout" not in str(error) and "detached" not in str(error):
                    raise
        self._sent += 1
        body = {"type": "do", "id": f"measure-{self._sent}", "action": text}
        self.page.evaluate(
            """([table, body]) => fetch(`/api/tables/${table}/requests`, {
                 method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })""",
            [self.id, body],
        )


def browse(seed: int, limit: float, quick: bool) -> Figures:
    from browsing import serving
    from tests.web.conftest import DESKTOP

    figures = Figures()
    with serving() as (browser, server):
        db = Path(server.db.removeprefix("sqlite:///"))
        context = browser.new_context(base_url=server.url, viewport=DESKTOP, locale="en")
        seen = Page(context.new_page(), db, figures)
        seen.page.goto("/")
        seen.page.locator(".pitch__sprint" if quick else ".pitch__play .btn--go").first.click()
        seen.page.wait_for_url("**/t/*")
        seen.id = seen.page.url.rsplit("/", 1)[1]
        brain, asked, since = None, frozenset[int](), 0.0
        until = time.monotonic() + limit * 60
        while time.monotonic() < until:
            seen.page.wait_for_timeout(40)
            if seen.update is None or seen.update.get("scene") is None:
                continue
            if seen.update["info"]["stage"] == "over":
                break
            brain = brain or Brain(figures.seat, seed)
            owed = seen.owed()
            if owed != asked:
                asked, since = owed, time.monotonic()
            if owed and time.monotonic() - since >= ANSWER / 1000:
                table = seen.table()
                if table.playing is None or not _owed(table, figures.seat):
                    continue
                action = brain.choose(table)
                seen.act(action, table.playing.text(action))
                asked = frozenset()
        context.close()
    return figures


# ---------------------------------------------------------------- printing
def tell(found: list[Figures], *, closely: bool) -> int:
    """Means of all games; 1 if a target is missed."""
    each = [figures.lines() for figures in found]
    missed = 0
    for name in each[0]:
        values = [lines[name] for lines in each]
        mean, most = sum(values) / len(values), TARGETS.get(name)
        missed += most is not None and mean > most
        limit = "" if most is None else f"   at most {most:g}" + ("" if mean <= most else "  MISSED")
        print(f"{name:36} {mean:8.1f}{limit}")
    if closely:
        for title, counters in (("seconds a round", "words"), ("actions a round", "acted")):
            total: Counter[str] = Counter()
            for figures in found:
                total.update(getattr(figures, counters))
            rounds = sum(figures.turn_no / figures.seats for figures in found)
            print(f"-- {title}")
            for word, amount in total.most_common(24):
                print(f"  {word:36} {amount / rounds / (1000 if counters == 'words' else 1):7.2f}")
    return int(missed > 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--browser", action="store_true", help="a real page in real time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1, help="simulated games, one seed after the other")
    parser.add_argument("--people", type=int, default=1, help="at the table; bots take the other seats")
    parser.add_argument("--options", default="{}", help="of the simulated table, as JSON")
    parser.add_argument("--quick", action="store_true", help="in the browser: the 15-minute game")
    parser.add_argument("--limit", type=float, default=40, help="minutes that a game in the browser may take")
    parser.add_argument("--closely", action="store_true", help="also where the time goes")
    asked = parser.parse_args()
    if asked.browser:
        return tell([browse(asked.seed, asked.limit, asked.quick)], closely=asked.closely)
    options = msgspec.json.decode(asked.options, type=Options)
    found = [asyncio.run(simulate(asked.seed + n, options, asked.people)) for n in range(asked.games)]
    return tell(found, closely=asked.closely)


if __name__ == "__main__":
    sys.exit(main())
