"""One contestant in a process of its own: it waits, without using the processor, until it is its turn.

Orders come as lines of JSON on standard input, replies go out the same way. Nothing that one contestant imports or
keeps in memory slows down another, and the plain and the compiled engine can take turns.

    python -m bench.worker kickdoor | NAME OF A PEER
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, Final, TypeVar

import msgspec

from bench.messages import Clone, Introduce, Introduction, Order, Play, PlayBots, PlayLengths, Reply, Table
from bench.peers import PEERS
from bench.timing import played
from tools.compiled import VARIABLE

OURS: Final = "kickdoor"
ROOT: Final = Path(__file__).resolve().parent.parent
Answer = TypeVar("Answer")


# ---------------------------------------------------------------- the process that has started it
class Absent(Exception):
    """A contestant that cannot take part, or not any longer; the message says why."""


class Worker:
    """The asking end of the pipe. Everything raises Absent where the contestant fails."""

    def __init__(self, contestant: str, *, compiled: Path | None = None, root: Path = ROOT) -> None:
        """`compiled`: the folder with the compiled engine; `root`: the one with the benchmark and the sources."""
        surroundings = os.environ | {"PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
        surroundings |= {VARIABLE: str(compiled or "")}
        command = [sys.executable, "-m", "bench.worker", contestant]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, env=surroundings, cwd=root, stdin=pipe, stdout=pipe)
        self._hear()

    def ask(self, order: Order, answer: type[Answer]) -> Answer:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._hear(), type=answer)

    def _hear(self) -> msgspec.Raw:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            self.end()
            raise Absent(f"its process ended with code {self.code}")
        reply = msgspec.json.decode(line, type=Reply)
        if reply.failure:
            self.end()
            raise Absent(reply.failure)
        return reply.answer

    def end(self) -> None:
        """It ends by itself when nobody can ask any more."""
        self._process.communicate()

    @property
    def code(self) -> int | None:
        """With which its process has ended."""
        return self._process.returncode


# ---------------------------------------------------------------- the contestant's process
def main(contestant: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the contest, which then asks no more
    replies = alone_on_stdout()

    def say(reply: Reply) -> None:
        replies.write(msgspec.json.encode(reply) + b"\n")

    try:
        answer = ours() if contestant == OURS else peer(contestant)
        say(Reply())
        for line in sys.stdin.buffer:
            say(Reply(msgspec.Raw(msgspec.json.encode(answer(msgspec.json.decode(line, type=Order))))))
    except Exception as error:
        say(Reply(failure=f"{type(error).__name__}: {error}"))


def alone_on_stdout() -> BinaryIO:
    """Replies have standard output to themselves; whatever a package prints goes to standard error."""
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return replies


def ours() -> Callable[[Order], object]:
    from bench.ours import Engine  # a peer's process does without kickdoor

    engine = Engine()

    def answer(order: Order) -> object:
        match order:
            case Play(seconds, Table() as table):
                return engine.play(table, seconds)
            case PlayBots(seconds, bot):
                return engine.play_bots(bot, seconds)
            case PlayLengths(seconds, table):
                return engine.lengths(table, seconds)
            case Clone(table):
                return engine.clone_microseconds(table)
            case Introduce(table):
                return Introduction(engine.compiled, engine.cards(table))
            case _:
                raise ValueError(f"an engine of ours cannot do {order}")

    return answer


def peer(name: str) -> Callable[[Order], object]:
    games = PEERS[name].games()
    next(games)  # its package is imported by the first game, which also proves that it works here
    return lambda order: played(games, order.seconds) if isinstance(order, Play) else None


if __name__ == "__main__":
    main(sys.argv[1])
