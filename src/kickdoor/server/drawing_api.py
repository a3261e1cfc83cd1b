"""The HTTP calls for drawings: at a table, where they are made and voted on, and in the server's gallery."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from kickdoor.cardfaces import art_pack
from kickdoor.cardfaces.art_pack import Art
from kickdoor.packs import PackError, builtin_sets
from kickdoor.protocol import drawings as protocol
from kickdoor.protocol.drawings import COLOURS, PAPER
from kickdoor.server import sketching
from kickdoor.server.callers import live_table, session
from kickdoor.server.http import HttpError, address, answer, body, context_of, key_of, query, unavailable
from kickdoor.server.packs import PackRepository
from kickdoor.server.pages import FOREVER, file, send
from kickdoor.server.pictures import Picture
from kickdoor.server.requests import Refused
from kickdoor.server.sketchbook import Sketch
from kickdoor.server.table import Table
from kickdoor.store import GalleryDrawing, Store, StoreDown

SVG: Final = "image/svg+xml"
ZIP: Final = "application/zip"
NUMBER: Final = "^[1-9][0-9]{0,3}$"
GALLERY_ID: Final = "^[0-9a-f]{24}$"
MOST_OF_A_PACK: Final = 1000  # drawings in an art pack
_STATUS: Final = {"bad_drawing": 422, "no_drawing": 404}  # HTTP status of a refusal; others are 409


# ---------------------------------------------------------------- at a table
async def show_easel(request: Request) -> Response:
    """Return the cards that may be drawn, and the colours to draw with."""
    live = await live_table(request)
    table = await context_of(request).manager.settled(live)
    cards = sketching.cards_in_sight(table) if table.options.sketch else ()
    return answer(protocol.Easel(cards, COLOURS, PAPER))


async def draw(request: Request) -> Response:
    context, live = context_of(request), await live_table(request)
    if not context.drawings.take(address(request)):
        raise HttpError(429, "too_many", "error-too-many-drawings")
    wanted = await body(request, protocol.NewDrawing, most=context.limits.drawing)
    caller, key = await session(request, live), key_of(request, "drawing")
    try:
        await caller.change(key, lambda table: sketching.draw(table, caller.seat, wanted, key), wanted)
    except Refused as error:
        raise _problem(error) from error
    except StoreDown as error:
        raise unavailable() from error
    table = await context.manager.settled(caller.live)
    mine = [each for each in table.sketchbook.sketches if each.seat == caller.seat and each.key == key]
    return answer(mine[-1].shown(), 201)


async def vote(request: Request) -> Response:
    context, live = context_of(request), await live_table(request)
    wanted = await body(request, protocol.DrawingVote)
    caller, key, number = await session(request, live), key_of(request, "vote"), _number(request)
    try:
        await caller.change(
            key,
            lambda table: sketching.vote(table, caller.seat, number, yes=wanted.yes, key=key),
            (number, wanted),
        )
    except Refused as error:
        raise _problem(error) from error
    except StoreDown as error:
        raise unavailable() from error
    return answer(_sketch(await context.manager.settled(caller.live), number).shown())


def _problem(error: Refused) -> HttpError:
    return HttpError(_STATUS.get(error.code, 409), error.code, error.message, error.rules, **error.parts)


async def show_drawing(request: Request) -> Response:
    context, live = context_of(request), await live_table(request)
    table = await context.manager.settled(live)
    sketch = _sketch(table, _number(request))
    stored = None
    if sketch.state == "in":  # the owner of the server may have removed it
        stored = await context.manager.store.get_drawing(sketching.gallery_id(table.id, sketch.number))
    if stored == b"":
        raise _none()
    return await _picture(request, Picture(sketch.strokes, sketch.stamps))


def _number(request: Request) -> int:
    given = str(request.path_params["drawing"])
    if not re.fullmatch(NUMBER, given):
        raise _none()
    return int(given)


def _sketch(table: Table, number: int) -> Sketch:
    sketch = table.sketchbook.sketch(number)
    if sketch is None:
        raise _none()
    return sketch


def _none() -> HttpError:
    return HttpError(404, "no_drawing", "error-no-drawing")


async def _picture(request: Request, picture: Picture) -> Response:
    """Return the drawing as SVG. Clients may cache it for good, because drawings never change."""
    return send(request, await asyncio.to_thread(lambda: file(picture.svg(), SVG, FOREVER)))


# ---------------------------------------------------------------- the gallery
async def list_drawings(request: Request) -> Response:
    wanted = query(request, protocol.DrawingsQuery)
    store = context_of(request).manager.store
    found = await store.drawings(packs=_packs(wanted.set), latest=wanted.latest, limit=wanted.limit)
    return answer([_listed(each) for each in found])


def _listed(stored: GalleryDrawing) -> protocol.ListedDrawing:
    card, url = f"{stored.pack}/{stored.card}", f"/api/drawings/{stored.id}.svg"
    return protocol.ListedDrawing(stored.id, stored.pack, card, stored.signature, stored.date, url)


def _packs(set: str) -> Sequence[str]:
    """Return the packs to list; by default not the players' packs, whose names only their players know."""
    return [set] if set else builtin_sets()


async def show_gallery_drawing(request: Request) -> Response:
    id = str(request.path_params["drawing"])
    content = await context_of(request).manager.store.get_drawing(id) if re.fullmatch(GALLERY_ID, id) else None
    if not content:
        raise _none()
    return await _picture(request, Picture.read(content))


async def export_art(request: Request) -> Response:
    context = context_of(request)
    wanted = query(request, protocol.ArtPackQuery)
    if not context.drawings.take(address(request)):
        raise HttpError(429, "too_many", "error-too-many-art-packs")
    content = await art_of(context.manager.store, context.manager.packs, _packs(wanted.set))
    return Response(content, media_type=ZIP, headers={"content-disposition": 'attachment; filename="kickdoor-art.zip"'})


async def art_of(store: Store, repository: PackRepository, packs: Sequence[str] | None) -> bytes:
    """Return an art pack with the latest drawing of each card."""
    arts: list[Art] = []
    for each in await store.drawings(packs=packs, latest=True, limit=MOST_OF_A_PACK):
        content = await store.get_drawing(each.id)
        if content:  # empty if it has been removed meanwhile
            svg = await asyncio.to_thread(Picture.read(content).svg)
            arts.append(Art(await _id_of(repository, each), each.card, each.signature, each.date, svg))
    return await asyncio.to_thread(art_pack.written, arts)


async def _id_of(repository: PackRepository, drawing: GalleryDrawing) -> str:
    """Return the id of a drawing's pack; for a player's pack that can no longer be read, its name in the store."""
    try:
        (pack,) = await repository.load([drawing.pack])
    except PackError:
        return drawing.pack
    return pack.id
