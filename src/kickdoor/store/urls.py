"""Opens the store for an address."""

from __future__ import annotations

from pathlib import Path

from kickdoor.store.base import Store, StoreError


def open_store(url: str, *, shared: bool = False) -> Store:
    """Return the store for `sqlite:///FILE`, or `postgresql://…` (which needs the extra `postgres`). `shared`: other
    processes write to it, too. Raises StoreError; nothing is opened before `Store.open`.
    """
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        from kickdoor.store.sqlite import SqliteStore

        return SqliteStore(Path(rest[1:]), shared=shared)
    if scheme in ("postgresql", "postgres") and rest:
        try:
            from kickdoor.store.postgres import PostgresStore
        except ImportError as error:
            wanted = "pip install 'kickdoor[postgres]'"
            raise StoreError(f"PostgreSQL needs an extra library: {wanted} ({error})") from error
        return PostgresStore(url)
    # Quote only the scheme: the rest may contain a password.
    raise StoreError(f"{scheme[:40]}:… is not a store's address: sqlite:///FILE or postgresql://USER@HOST/DATABASE")
