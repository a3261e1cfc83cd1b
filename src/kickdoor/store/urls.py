"""The store that an address means."""

from __future__ import annotations

from pathlib import Path

from kickdoor.store.base import Store, StoreError


def open_store(url: str, *, shared: bool = False) -> Store:
    """`sqlite:///FILE`, or `postgresql://…` (needs the extra `postgres`). `shared`: other processes write to it, too.
    Raises StoreError; nothing is opened before `Store.open`.
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
            raise StoreError(f"PostgreSQL needs more than is installed: {wanted} ({error})") from error
        return PostgresStore(url)
    # Only how it begins: the rest may hold a password.
    raise StoreError(f"{scheme[:40]}:… is no address of a store: sqlite:///FILE or postgresql://USER@HOST/DATABASE")
