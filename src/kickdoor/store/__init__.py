"""The persistent store of tables. A table is stored as its log, which has every acknowledged entry in order. The store
knows nothing about the game.

`open_store("sqlite:///tables.db")` opens a file, for any number of processes on one machine;
`open_store("postgresql://…")` opens a PostgreSQL database, for many machines.
"""

from __future__ import annotations

from kickdoor.store.base import Conflict, GalleryDrawing, Listing, Record, Row, Store, StoreDown, StoreError
from kickdoor.store.urls import open_store

__all__ = ["Conflict", "GalleryDrawing", "Listing", "Record", "Row", "Store", "StoreDown", "StoreError", "open_store"]
