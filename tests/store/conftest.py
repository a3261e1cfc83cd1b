"""Both stores, each new: a file, and a database in a PostgreSQL that is started once for each test process."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from pathlib import Path

import pytest

from kickdoor.store import Store, open_store
from tests.store.postgres_server import PostgresServer

OpenStore = Callable[[], Awaitable[Store]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Generator[PostgresServer]:
    server = PostgresServer.start()
    yield server
    server.stop()


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'folder' / 'tables.db'}"


@pytest.fixture
def postgres_address(postgres: PostgresServer) -> Generator[str]:
    url = postgres.url()
    yield url
    postgres.drop(url)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    found = request.getfixturevalue(f"{request.param}_address")
    assert isinstance(found, str)
    return found


@pytest.fixture
async def opened(address: str) -> AsyncGenerator[OpenStore]:
    """Yield a function that opens the store at the address, each time as a further process would."""
    stores: list[Store] = []

    async def open_one() -> Store:
        stores.append(open_store(address, shared=True))
        await stores[-1].open()
        return stores[-1]

    yield open_one
    for store in stores:
        await store.close()


@pytest.fixture
async def store(opened: OpenStore) -> Store:
    return await opened()
