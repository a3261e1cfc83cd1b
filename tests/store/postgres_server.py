"""The PostgreSQL server that tests start; `kickdoor lab soak` uses the same."""

from __future__ import annotations

from kickdoor.lab.soak.local_postgres import GUEST, GUEST_PASSWORD, OWNER, PostgresServer

__all__ = ["GUEST", "GUEST_PASSWORD", "OWNER", "PostgresServer"]
