"""The HTTP basics of this server: request bodies of limited size, JSON answers, errors as problems, and the checks and
headers that protect against pages of other sites.
"""

from __future__ import annotations

import asyncio
import gzip
import ipaddress
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, TypeVar, cast
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kickdoor.server.analysis import Analyses
from kickdoor.server.counter import Counters
from kickdoor.server.descriptors import DescriptorWatch, is_exhaustion
from kickdoor.server.half_open import HalfOpen
from kickdoor.server.limits import ByAddress, Limits, rate_limit_key
from kickdoor.server.proxies import NotAnAddress, last_hop
from kickdoor.server.replay import Archive
from kickdoor.server.table_manager import TableManager
from kickdoor.server.translations import problem
from kickdoor.store import StoreDown

logger = logging.getLogger("kickdoor.server")
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
COOKIE: Final = "kickdoor-"  # prefix; the table's name follows
LENGTH_OF_A_KEY: Final = range(20, 61)
BODY_SECONDS: Final = 30.0  # time limit for sending a request's body
LONGEST_ERROR: Final = 300  # characters in an error's text
WORTH_COMPRESSING: Final = 4000  # bytes from which a response is compressed
FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")  # headers that proxies add

# Our pages load nothing from other sites, and nobody may frame them.
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
CACHE: Final = "cache-control"


@dataclass(slots=True)
class ServerContext:
    """The state that handlers share. There is one for each process."""

    manager: TableManager
    counters: Counters
    limits: Limits
    origins: frozenset[str] = frozenset()  # origins of pages that may call this server, besides its own
    secure: bool = False  # reached by https, so cookies are sent only over https
    proxied: bool = False  # a proxy in front of the server forwards the caller's address
    keep_days: int = 0  # days after which an unused table is deleted; 0: never
    sockets: dict[str, int] = field(default_factory=dict[str, int])  # open sockets by address, and by address and table
    half_open: HalfOpen = field(default_factory=HalfOpen)
    closing: asyncio.Event = field(default_factory=asyncio.Event)  # set when the server stops; streams then end
    calls: ByAddress = field(init=False)
    tables: ByAddress = field(init=False)
    guesses: ByAddress = field(init=False)
    uploads: ByAddress = field(init=False)
    drawings: ByAddress = field(init=False)
    archive: Archive = field(init=False)
    analyses: Analyses = field(init=False)
    descriptors: DescriptorWatch = field(init=False)

    def __post_init__(self) -> None:
        self.calls = ByAddress(self.limits.calls)
        self.tables = ByAddress(self.limits.tables)
        self.guesses = ByAddress(self.limits.guesses)
        self.uploads = ByAddress(self.limits.uploads)
        self.drawings = ByAddress(self.limits.drawings)
        self.archive = Archive(self.manager.store)
        self.analyses = Analyses()
        self.descriptors = DescriptorWatch(self.half_open)


class HttpError(Exception):
    """An error to be sent as the answer; `parts` fill the variables of the message."""

    def __init__(self, status: int, code: str, message: str, rules: tuple[str, ...] = (), **parts: str | int) -> None:
        self.problem = problem(code, message, rules, LONGEST_ERROR, **parts)
        super().__init__(self.problem.text)
        self.status = status


def unavailable() -> HttpError:
    return HttpError(503, "unavailable", "error-tables-unreachable-retry")


# ---------------------------------------------------------------- the caller
def context_of(connection: HTTPConnection) -> ServerContext:
    context: ServerContext = connection.app.state.context
    return context


def address(connection: HTTPConnection) -> str:
    """Return the caller's address as counted by the limits. Raises HttpError if the proxy forwards no valid one."""
    if context_of(connection).proxied and (lines := connection.headers.getlist("x-forwarded-for")):
        try:
            return rate_limit_key(last_hop(lines))
        except NotAnAddress:
            raise HttpError(400, "bad_forwarding", "error-no-caller-address") from None
    return rate_limit_key(connection.client.host) if connection.client is not None else "unknown"


def is_from_here(connection: HTTPConnection) -> bool:
    """Does the call come from this machine, and not through a proxy?"""
    if connection.client is None or any(header in connection.headers for header in FORWARDED):
        return False
    return is_loopback(rate_limit_key(connection.client.host)) or connection.client.host == "::1"


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def secret_of(connection: HTTPConnection, table: str) -> str:
    """Return the client's secret for the table, from a header or a cookie; never from the URL."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and given.strip():
        return given.strip()[:200]
    return connection.cookies.get(COOKIE + table, "")[:200]


def key_of(request: Request, what: str = "seat") -> str:
    """Return the client's idempotency key for sitting down or another call: if the answer is lost, the client repeats
    the call with the same key. Knowing the key of the first call gives the seat, so a key that can be guessed is
    ignored; no request at a table can have such a key.
    """
    given = request.headers.get("idempotency-key", "")
    return f"{what}:{given}" if len(given) in LENGTH_OF_A_KEY else ""


def is_own_page(connection: HTTPConnection) -> bool:
    """Does the call come from one of our pages? Only browsers send an origin; other programs are accepted."""
    if connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        return connection.headers.get("origin") in context_of(connection).origins
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    context = context_of(connection)
    if origin in context.origins:
        return True
    scheme, _, host = origin.partition("://")
    return scheme in (("https",) if context.secure else ("http", "https")) and host == connection.headers.get("host")


# ---------------------------------------------------------------- requests and answers
T = TypeVar("T")


async def body(request: Request, type: type[T], *, most: int = 0) -> T:
    """Return the decoded body. Raises HttpError if it is too large or invalid. `most`: bytes; 0 for the usual limit."""
    raw = await raw_body(request, most or context_of(request).limits.body)
    try:
        try:
            return msgspec.json.decode(raw, type=type)
        except msgspec.ValidationError:
            return msgspec.convert(_with_ints(msgspec.json.decode(raw)), type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HttpError(400, "malformed", "error-malformed", detail=str(error)[:120]) from error


def _with_ints(value: object) -> object:
    """Return the value with whole floats as ints: in JSON 1 and 1.0 are the same."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_with_ints(each) for each in cast("list[object]", value)]
    if isinstance(value, dict):
        return {key: _with_ints(each) for key, each in cast("dict[str, object]", value).items()}
    return value


async def raw_body(request: Request, most: int) -> bytes:
    parts, size = list[bytes](), 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    raise HttpError(413, "too_large", "error-too-large", n=f"{most:,}")
                parts.append(part)
    except TimeoutError:
        raise HttpError(408, "too_slow", "error-too-slow", n=round(BODY_SECONDS)) from None
    return b"".join(parts)


def query(request: Request, type: type[T]) -> T:
    """Return the decoded query parameters. Raises HttpError if they are invalid."""
    given = request.query_params.multi_items()
    if len(given) != len(dict(given)):
        raise HttpError(400, "malformed", "error-parameter-twice")
    try:
        return msgspec.convert(dict(given), type, strict=False)
    except msgspec.ValidationError as error:
        raise HttpError(400, "malformed", "error-malformed", detail=str(error)[:120]) from error


def answer(value: Any, status: int = 200, *, fresh_for: int = 0) -> Response:
    """Return the value as a JSON response. `fresh_for`: seconds for which anybody may cache it."""
    headers = {CACHE: f"public, max-age={fresh_for}"} if fresh_for else None
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


async def compress(request: Request, response: Response) -> Response:
    """Compress a long response, such as the cards of a set, if the client accepts it. No long response contains a
    secret.
    """
    long = (
        type(response) is Response
        and len(response.body) >= WORTH_COMPRESSING
        and "content-encoding" not in response.headers
    )
    if not long or "gzip" not in request.headers.get("accept-encoding", ""):
        return response
    response.body = await asyncio.to_thread(gzip.compress, bytes(response.body), 6)
    response.headers["content-length"] = str(len(response.body))
    response.headers["content-encoding"] = "gzip"
    response.headers["vary"] = "accept-encoding"
    return response


Handler = Callable[[Request], Awaitable[Response]]


def guarded(handler: Handler, costs: Mapping[str, float] = MappingProxyType({})) -> Handler:
    """Wrap a handler: apply the rate limit, turn errors into answers, and log unexpected ones without details for the
    client. `costs`: how many calls each method counts as.
    """

    async def handle(request: Request) -> Response:
        context, began = context_of(request), time.perf_counter()
        try:
            method = "GET" if request.method == "HEAD" else request.method
            if not context.calls.take(address(request), costs.get(method, 1.0)):
                raise HttpError(429, "too_many", "error-too-many-calls")
            if request.method not in ("GET", "HEAD") and not is_own_page(request):
                raise HttpError(403, "foreign", "error-foreign-page")
            response = await handler(request)
        except HttpError as error:
            response = answer(error.problem, error.status)
        except StoreDown:
            response = answer(unavailable().problem, 503)
        except ClientDisconnect:
            response = Response(status_code=400)  # the client is gone
        except Exception as error:
            if is_exhaustion(error):
                context.descriptors.report(error)
                response = answer(problem("unavailable", "error-server-busy"), 503)
            else:
                logger.exception("%s %s", request.method, request.url.path)
                response = answer(problem("broken", "error-broken"), 500)
        took = 1000 * (time.perf_counter() - began)
        logger.debug("%s %s: %s in %.1f ms", request.method, request.url.path, response.status_code, took)
        return await compress(request, response)

    return handle


# ---------------------------------------------------------------- middleware
class Guard:
    """Middleware that refuses foreign host names and adds the security headers to every answer."""

    def __init__(self, app: ASGIApp, *, names: Iterable[str], secure: bool) -> None:
        self.app = app
        self.names = frozenset(name.lower() for name in names)
        self.headers = [(key.encode(), value.encode()) for key, value in headers(secure=secure).items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        started = False

        async def with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                started = True
                given: list[tuple[bytes, bytes]] = list(message.get("headers", ()))
                kept = [] if any(key == CACHE.encode() for key, _ in given) else [(CACHE.encode(), b"no-store")]
                message["headers"] = [*given, *kept, *self.headers]
            await send(message)

        if not all(self._is_ours(value.decode("latin-1")) for key, value in scope["headers"] if key == b"host"):
            error = HttpError(421, "wrong_host", "error-unknown-host")
            await send_error(scope, receive, with_headers, error)
            return
        try:
            await self.app(scope, receive, with_headers)
        except Exception:
            if scope["type"] != "http" or started:
                raise
            logger.exception("%s %s", scope["method"], scope["path"])
            await send_error(scope, receive, with_headers, HttpError(500, "broken", "error-broken"))

    def _is_ours(self, host: str) -> bool:
        """Is this one of our host names, or an IP address? Only a name can be made to point here by somebody else."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        return name in self.names or is_ip_address(name)


def is_ip_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def headers(*, secure: bool) -> dict[str, str]:
    return HEADERS | ({"strict-transport-security": "max-age=31536000"} if secure else {})


async def send_error(scope: Scope, receive: Receive, send: Send, error: HttpError) -> None:
    """Send an error as the answer to a call or a WebSocket handshake."""
    response = answer(error.problem, error.status)
    if scope["type"] == "websocket":
        await send(
            {"type": "websocket.http.response.start", "status": response.status_code, "headers": response.raw_headers}
        )
        await send({"type": "websocket.http.response.body", "body": response.body})
    else:
        await response(scope, receive, send)
