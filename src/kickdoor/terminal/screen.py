"""Where lines go: coloured and wrapped on a terminal, plain text anywhere else. Knows nothing of the game."""

from __future__ import annotations

import contextlib
import importlib
import sys
from typing import IO

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from kickdoor.record.table_text import Part


class Screen:
    def __init__(self, stdin: IO[str] | None = None, stdout: IO[str] | None = None) -> None:
        self.stdin = stdin
        self.out = stdout or sys.stdout
        terminal = self.out.isatty()
        self.console = Console(file=self.out, highlight=False, emoji=False, markup=False, force_terminal=terminal)
        self.console.soft_wrap = not terminal
        self.terminal = terminal
        self._prompted = False  # the line has begun: print news below it
        if stdin is None and terminal and sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                importlib.import_module("readline")  # history and editing for `input`

    @property
    def width(self) -> int:
        return self.console.width if self.terminal else 120

    def line(self, *parts: Part, indent: int = 0) -> None:
        """One line; on a terminal it wraps under its indent."""
        self._begin_line()
        text = Text.assemble(*(_printable(part) for part in parts))
        if not self.terminal:
            self.out.write(" " * indent + text.plain + "\n")
        else:
            self.console.print(Padding(text, (0, 0, 0, indent), expand=False))

    def blank(self) -> None:
        self._begin_line()
        self.out.write("\n")

    def _begin_line(self) -> None:
        if self._prompted:
            self.out.write("\n")
            self._prompted = False

    def clip(self, text: str, room: int) -> str:
        """What fits; an ellipsis for the rest."""
        return text if len(text) <= room else text[: max(0, room - 1)].rstrip() + "…"

    def ask(self, prompt: str) -> str:
        """The next line of input; raises EOFError."""
        if self.stdin is None and self.terminal:
            self.out.flush()
            return input(prompt)
        self.out.write(prompt)
        self.out.flush()
        line = (self.stdin or sys.stdin).readline()
        if not line:
            self.out.write("\n")
            raise EOFError
        if not self.terminal:
            self.out.write(line.rstrip("\n") + "\n")  # a transcript shows what was typed
        return line

    def prompt(self, text: str) -> None:
        """Where lines come by themselves: who may type now."""
        self._begin_line()
        self.out.write(text)
        self._prompted = True
        self.flush()

    def typed(self, line: str) -> None:
        """What was typed; a terminal has shown it already."""
        if not self.terminal:
            self.out.write(f"{line}\n" if self._prompted else f"> {line}\n")
        self._prompted = False

    def flush(self) -> None:
        self.out.flush()


def _printable(part: Part) -> Part:
    """Names and words of others cannot move the cursor."""
    text, style = (part, "") if isinstance(part, str) else part
    if not text.isprintable():
        text = "".join(c if c.isprintable() or c == "\n" else " " for c in text)
    return (text, style)
