"""Prints lines, coloured and wrapped on a terminal, as plain text elsewhere. Knows nothing about the game."""

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
        self._prompted = False  # a prompt was printed, so news goes on the next line
        if stdin is None and terminal and sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                importlib.import_module("readline")  # history and editing for `input`

    @property
    def width(self) -> int:
        return self.console.width if self.terminal else 120

    def line(self, *parts: Part, indent: int = 0) -> None:
        """Print one line; on a terminal it wraps with its indent."""
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
        """Cut the text to `room` characters, with an ellipsis if it is too long."""
        return text if len(text) <= room else text[: max(0, room - 1)].rstrip() + "…"

    def ask(self, prompt: str) -> str:
        """Read the next line of input. Raises EOFError."""
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
            self.out.write(line.rstrip("\n") + "\n")  # so that a transcript has the input, too
        return line

    def prompt(self, text: str) -> None:
        """Print a prompt without reading, for asynchronous input."""
        self._begin_line()
        self.out.write(text)
        self._prompted = True
        self.flush()

    def typed(self, line: str) -> None:
        """Print what was typed, unless a terminal has shown it already."""
        if not self.terminal:
            self.out.write(f"{line}\n" if self._prompted else f"> {line}\n")
        self._prompted = False

    def flush(self) -> None:
        self.out.flush()


def _printable(part: Part) -> Part:
    """Replace unprintable characters, so that other people's texts cannot send control sequences."""
    text, style = (part, "") if isinstance(part, str) else part
    if not text.isprintable():
        text = "".join(c if c.isprintable() or c == "\n" else " " for c in text)
    return (text, style)
