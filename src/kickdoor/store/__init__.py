"""Where tables are kept. A table is its log: what was acknowledged is in it, in order, for good. Knows no game.

`open_store("sqlite:///tables.db")` is a file, for one machine and any number of processes on it;
`open_store("postgresql://…")` a PostgreSQL database, for many machines.
"""

from __future__ import annotations

from kickdoor.store.base import Conflict, GalleryDrawing, Listing, Record, Row, Store, StoreDown, StoreError
from kickdoor.store.urls import open_store

__all__ = ["Conflict", "GalleryDrawing", "Listing", "Record", "Row", "Store", "StoreDown", "StoreError", "open_store"]
