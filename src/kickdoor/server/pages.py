"""The pages of the browser, as built into the package (web/): read once, sent compressed to clients that accept it.
Every page has the same document; its script chooses the page by the address.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from kickdoor import __version__
from kickdoor.cardfaces.gallery import ALL_FACES, kind_styles

BUILT: Final = Path(__file__).resolve().parent.parent / "web"
DOCUMENT: Final = "index.html"
# Addresses of pages; a table's link is one of them.
PAGES: Final = (
    "/", "/play", "/t/{table}", "/replay/{table}", "/gallery", "/gallery/{set}", "/rules", "/rules/{rule}", "/tutorial",
    "/tutorial/{lesson}", "/counter", "/counter/{room}", "/credits", "/privacy",
)  # fmt: skip
FOREVER: Final = "public, max-age=31536000, immutable"  # the name of an asset changes with what is in it
ASK_AGAIN: Final = "no-cache"
_TYPES: Final = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}


class File(NamedTuple):
    body: bytes
    zipped: bytes
    media: str
    cache: str
    tag: str


def file(body: bytes, media: str, cache: str) -> File:
    zipped = gzip.compress(body, 9, mtime=0)
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(body, zipped if len(zipped) < len(body) else b"", media, cache, tag)


@cache
def built() -> dict[str, File]:
    """By address. Empty where nobody has built them."""
    found: dict[str, File] = {}
    for path in sorted(BUILT.rglob("*")) if (BUILT / DOCUMENT).exists() else ():
        if path.is_file() and not path.name.startswith("."):
            address = "/" + path.relative_to(BUILT).as_posix()
            media = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            keep = FOREVER if address.startswith("/assets/") else ASK_AGAIN
            found[address] = file(path.read_bytes(), media, keep)
    return found


@cache
def _kinds() -> File:
    return file(str(kind_styles(ALL_FACES)).encode(), "text/css", ASK_AGAIN)


def send(request: Request, found: File) -> Response:
    headers = {"cache-control": found.cache, "etag": found.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    if found.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.zipped, headers=headers | {"content-encoding": "gzip"}, media_type=found.media)
    return Response(found.body, headers=headers, media_type=found.media)


async def page(request: Request) -> Response:
    document = built().get(f"/{DOCUMENT}")
    return send(request, document) if document is not None else PlainTextResponse(_without())


async def asset(request: Request) -> Response:
    return send(request, built()[request.url.path])


async def kinds(request: Request) -> Response:
    return send(request, _kinds())


def _without() -> str:
    return (
        f"kickdoor {__version__} serves tables here. The pages for browsers have not been built: `./kick play` or "
        "`pip install` does that.\n\n"
        "GET /api/openapi.json describes the calls.\n"
        "`kickdoor join URL` and `kickdoor watch URL` take the link to a table.\n"
    )
