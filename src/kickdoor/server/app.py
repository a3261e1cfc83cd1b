"""Builds the server application from its calls, sockets and middleware, and starts and stops what runs behind them."""

from __future__ import annotations

import asyncio
import os
import signal
import socket as network
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from kickdoor.server import pages
from kickdoor.server.api import ROOM, ROUTES, TABLE, show_metrics
from kickdoor.server.counter import Counters
from kickdoor.server.housekeeping import KEEP_DAYS, Housekeeper
from kickdoor.server.http import LOOPBACK, Guard, Handler, ServerContext, answer, guarded, is_loopback
from kickdoor.server.limits import UNLIMITED, Limits
from kickdoor.server.opening import open_or_wait
from kickdoor.server.sockets import room_socket, socket, stream
from kickdoor.server.table_manager import TableManager
from kickdoor.server.translations import problem
from kickdoor.server.wall_clock import JumpDetector
from kickdoor.store import Store, open_store


@dataclass(frozen=True, slots=True)
class Config:
    """The options of `kickdoor serve`."""

    db: str = "sqlite:///kickdoor.db"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    public_url: str = ""  # the address that players use, if not host and port
    limited: bool = True  # False turns the rate limits off, for load tests
    proxied: bool = False
    parent: int = 0  # id of the process that started this worker; 0 with a single process
    keep_days: int = KEEP_DAYS  # days after which an unused table is deleted; 0: never

    @property
    def is_local(self) -> bool:
        return is_loopback(self.host)

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def names(self) -> frozenset[str]:
        """The host names that requests may use; IP addresses are always accepted. This stops DNS rebinding."""
        found = {*LOOPBACK, urlsplit(self.public_url).hostname or "localhost"}
        if not self.is_local:
            own = network.gethostname().lower()
            found |= {own, f"{own.partition('.')[0]}.local"}
        return frozenset(found)

    @property
    def origins(self) -> frozenset[str]:
        parts = urlsplit(self.public_url)
        return frozenset({f"{parts.scheme}://{parts.netloc}"}) if self.public_url else frozenset()


METRICS: Final = "/metrics"


def make_app(config: Config, store: Store | None = None) -> Starlette:
    """Build the application for uvicorn, or for tests with their own store."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncGenerator[Mapping[str, Any]]:
        kept = store or open_store(config.db, shared=config.workers > 1)
        manager, counters = TableManager(kept, jumps=JumpDetector()), Counters(kept)
        limits = Limits() if config.limited else UNLIMITED
        manager.chat = limits.chat
        context = ServerContext(
            manager, counters, limits, config.origins, config.secure, config.proxied, config.keep_days
        )
        app.state.context = context

        async def begin() -> None:
            await manager.open()
            await counters.open()

        background = [await open_or_wait(kept, begin), asyncio.create_task(context.descriptors.run())]
        background.append(asyncio.create_task(Housekeeper(kept, manager.now, config.keep_days).work()))
        if config.parent:
            background.append(asyncio.create_task(_stop_with_parent(config.parent)))
        yield {"context": context}
        context.closing.set()
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        context.analyses.close()
        await counters.close()
        await manager.close()
        await kept.close()

    handlers: dict[str, dict[str, Handler]] = {METRICS: {"GET": show_metrics}}
    costs: dict[str, dict[str, float]] = {}
    for each in ROUTES:
        handlers.setdefault(each.path, {})[each.method] = each.handler
        costs.setdefault(each.path, {})[each.method] = each.cost
    routes: list[BaseRoute] = [_route(path, found, costs.get(path, {})) for path, found in handlers.items()]
    # Static files are cheap and a page needs many, so they do not count against the rate limits.
    routes += [Route(address, pages.page) for address in pages.PAGES]
    routes += [Route(address, pages.asset) for address in pages.built()]
    routes += [Route("/faces/kinds.css", pages.kinds)]
    routes += [_route(f"{TABLE}/stream", {"GET": stream}, {}), WebSocketRoute(f"{TABLE}/socket", socket)]
    routes += [WebSocketRoute(f"{ROOM}/socket", room_socket)]
    app = Starlette(
        routes=routes,
        middleware=[Middleware(Guard, names=config.names, secure=config.secure)],
        exception_handlers={404: _no_such_call, 405: _no_such_call},
        lifespan=life,
    )
    app.router.redirect_slashes = False  # each resource has one address
    return app


def _route(path: str, by_method: Mapping[str, Handler], costs: Mapping[str, float]) -> Route:
    async def handler(request: Request) -> Response:
        return await by_method["GET" if request.method == "HEAD" else request.method](request)

    route = Route(path, guarded(handler, costs), methods=list(by_method))
    if path.endswith("/stream") and route.methods is not None:
        route.methods.discard("HEAD")  # the request would never end
    return route


async def _no_such_call(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    response = answer(
        problem("no_such_call", "error-no-such-call", method=request.method[:20], path=request.url.path[:80]), status
    )
    if isinstance(error, HTTPException) and error.headers and "Allow" in error.headers:
        response.headers["allow"] = ", ".join(sorted(error.headers["Allow"].split(", ")))
    return response


async def _stop_with_parent(parent: int) -> None:
    """Stop this worker when the process that started it has ended, so that the port becomes free."""
    while os.getppid() == parent:
        await asyncio.sleep(0.5)
    signal.raise_signal(signal.SIGTERM)
