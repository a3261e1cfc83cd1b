"""Rows on disk: finished batches as part files in a folder, joined in the order of games at the end.

A part is written completely or not at all, and a batch that is played again writes the same part again. So whatever
happens to a worker, no game is lost or counted twice.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

import polars as pl

from kickdoor.lab.job import Rows
from kickdoor.lab.rows import TABLES, frame, schema

Part = dict[str, bytes]  # table -> its rows as Parquet


def packed(rows: Rows) -> Part:
    """Encode rows to be sent and stored; tables without rows are left out."""
    part: Part = {}
    for table, found in rows.items():
        if found:
            buffer = BytesIO()
            frame(TABLES[table], found).write_parquet(buffer)
            part[table] = buffer.getvalue()
    return part


def write(folder: Path, first: int, part: Part) -> None:
    """Store the part of the batch that begins with this game."""
    for table, data in part.items():
        file = _file(folder, table, first)
        draft = file.with_suffix(f".{os.getpid()}.draft")
        draft.write_bytes(data)
        draft.replace(file)


def read(folder: Path, table: str, firsts: Iterable[int]) -> pl.LazyFrame:
    """Return the rows of these batches, in the order of games."""
    files = [file for first in sorted(firsts) if (file := _file(folder, table, first)).exists()]
    return pl.scan_parquet(files) if files else pl.LazyFrame(schema=schema(TABLES[table]))


def _file(folder: Path, table: str, first: int) -> Path:
    return folder / f"{table}-{first:010}.parquet"
