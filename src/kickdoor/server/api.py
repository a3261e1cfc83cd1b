"""The HTTP calls. ROUTES lists them all: the server and its OpenAPI description are both built from it."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kickdoor import __version__
from kickdoor.bots import names as bot_names
from kickdoor.bots.search_bot import PERSONALITIES
from kickdoor.cardfaces.face import card_face, deck_of
from kickdoor.cardfaces.gallery import ALL_FACES, symbols
from kickdoor.cardtext.card_text import card_text
from kickdoor.cardtext.languages import LANGUAGES, Language
from kickdoor.engine.refusals import KickdoorError, SetupError
from kickdoor.game_setup import check_names
from kickdoor.lessons import lessons
from kickdoor.packs import Pack, PackError, builtin_sets
from kickdoor.protocol import calls, counter, drawings, messages
from kickdoor.protocol.chat_phrases import PHRASES
from kickdoor.protocol.options import Options
from kickdoor.record.saved import saved_text
from kickdoor.rules import EDITIONS, OPTIONAL, UnknownRule, edition_values
from kickdoor.rules.catalogue import get
from kickdoor.server import continuing, counter_api, drawing_api, joining, metrics, requests, rulebook
from kickdoor.server import entries as log
from kickdoor.server.callers import TABLE_NAME, live_table, session
from kickdoor.server.counter import CODE
from kickdoor.server.entries import AnyEntry
from kickdoor.server.http import (
    COOKIE,
    Handler,
    HttpError,
    address,
    answer,
    body,
    context_of,
    is_from_here,
    key_of,
    query,
    raw_body,
    secret_of,
    unavailable,
)
from kickdoor.server.loaded_table import LoadedTable
from kickdoor.server.packs import UPLOADED, TooManyPacks
from kickdoor.server.replay import ReplayedGame
from kickdoor.server.requests import Refused, content_mark
from kickdoor.server.session import cost_of
from kickdoor.server.table import MOST_ENTRIES, MOST_SAID, Table, digest, new_secret
from kickdoor.store import StoreDown, StoreError

YEAR: Final = 365 * 24 * 3600
HOUR: Final = 3600
PACK_HASH: Final = "^[0-9a-f]{64}$"
NDJSON: Final = "application/x-ndjson"
BYTES: Final = "application/octet-stream"
LONGEST_LAST_CALL: Final = 3600.0  # seconds
MOST_SWITCHES: Final = 40  # more than the number of switches that exist
LONGEST_VALUE: Final = 80  # characters in a switch's value

_BOT_TEXTS: Final = {
    "random": "Plays anything that is allowed.",
    "easy": "Plays quickly and forgives.",
    "medium": "Plays sensibly.",
    "hard": "Thinks ahead.",
    "generous": "asks little for its help",
    "greedy": "wants Treasure",
    "vengeful": "remembers who hurt it",
}


@dataclass(frozen=True, slots=True)
class Route:
    """An HTTP call: its request, its answer and its possible errors."""

    method: str
    path: str
    handler: Handler
    summary: str
    gives: Any = None
    takes: Any = None
    status: int = 200
    errors: tuple[int, ...] = ()
    media: str = "application/json"
    takes_media: str = "application/json"
    query: Any = None
    forms: tuple[tuple[str, str], ...] = ()  # path parameter and its regular expression
    cost: float = 1.0  # how many calls it counts as for the rate limit


def new_code() -> str:
    """Return a random code that is easy to read aloud and type: it has no characters that look alike."""
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    return "-".join("".join(secrets.choice(letters) for _ in range(5)) for _ in range(4))


# ---------------------------------------------------------------- tables
async def commit(request: Request, live: LoadedTable, make: Callable[[Table], AnyEntry]) -> None:
    try:
        await context_of(request).manager.commit(live, lambda table: [make(table)])
    except Refused as error:
        raise HttpError(409, error.code, error.message, error.rules, **error.parts) from error
    except StoreDown as error:
        raise unavailable() from error


def seated(request: Request, given: calls.Seated, status: int = 200) -> Response:
    response = answer(given, status)
    response.set_cookie(
        COOKIE + given.table, given.secret, max_age=YEAR, path=f"/api/tables/{given.table}", httponly=True,
        samesite="strict", secure=context_of(request).secure,
    )  # fmt: skip
    return response


async def create_table(request: Request) -> Response:
    context = context_of(request)
    wanted = await body(request, calls.NewTable)
    if not context.tables.take(address(request)):
        raise HttpError(429, "too_many", "error-too-many-tables")
    name = checked_name(wanted.name) if wanted.name is not None else None
    check_rules(wanted.options)
    secret = new_secret()
    id = await opened(request, wanted.options, secret)
    if name is None:
        return seated(request, calls.Seated(id, secret), 201)
    code, live = new_code(), await context.manager.live(id)
    sex = wanted.sex or ""
    await commit(
        request,
        live,
        lambda table: msgspec.structs.replace(requests.sit(table, 0, name, secret, code), sex=sex),
    )
    return seated(request, calls.Seated(id, secret, 0, code), 201)


def checked_name(name: str) -> str:
    """Return the name as it will be used. Raises HttpError for an invalid one, before a table is created."""
    name = requests.plain(name, 40)
    try:
        check_names((name, "(1)", "(2)"))
    except SetupError as error:
        raise HttpError(422, "bad_name", "error-detail", detail=str(error)) from error
    return name


def check_rules(options: Options) -> None:
    """Raise HttpError for options that the rules allow but that would burden a server."""
    rules = options.rules
    words: list[Any] = []
    for value in rules.values():
        if isinstance(value, list):
            words += value
        else:
            words.append(value)
    seconds = rules.get("reaction_seconds", 0.0)
    if (
        len(rules) > MOST_SWITCHES
        or len(words) > 2 * MOST_SWITCHES
        or any(isinstance(word, str) and len(word) > LONGEST_VALUE for word in words)
    ):
        raise HttpError(422, "unplayable", "error-bad-rules")
    if isinstance(seconds, int | float) and seconds > LONGEST_LAST_CALL:
        raise HttpError(422, "unplayable", "error-last-call-too-long", n=round(LONGEST_LAST_CALL))


async def opened(request: Request, options: Options, secret: str) -> str:
    try:
        return await context_of(request).manager.create(options, secret)
    except Refused as error:
        raise HttpError(422, error.code, error.message, error.rules, **error.parts) from error
    except KickdoorError as error:
        raise HttpError(422, "unplayable", "error-detail", detail=" ".join(str(error).split())) from error
    except StoreDown as error:
        raise unavailable() from error


async def list_tables(request: Request) -> Response:
    wanted = query(request, calls.TableQuery)
    stage = None if wanted.stage == "any" else wanted.stage
    found = await context_of(request).manager.store.tables(stage=stage, limit=wanted.limit)
    summaries = [msgspec.json.decode(one.row.summary, type=calls.Summary) for one in found]
    return answer(
        [calls.Listed(one.table, one.row.stage, one.touched, it) for one, it in zip(found, summaries, strict=True)]
    )


async def show_table(request: Request) -> Response:
    live = await live_table(request)
    return answer((await session(request, live)).info())


async def sit_down(request: Request) -> Response:
    live = await live_table(request)
    wanted = await body(request, calls.SitDown)
    caller = await session(request, live)
    name = checked_name(wanted.name)
    known = secret_of(request, live.table.id)
    # The host's secret becomes the seat's. A person who sits or has sat at this table keeps their secret.
    keeps = caller.host or caller.seat >= 0 or (known and digest(known) in live.table.former)
    secret = known if keeps else new_secret()
    code, key, sat = new_code(), key_of(request), list[int]()
    content = content_mark(("sit", wanted)) if key else ""

    def take_seat(table: Table) -> log.Sat | log.AskedToJoin:
        if caller.seat >= 0:  # and not through this same request, whose answer was lost
            raise Refused("seated", "error-already-seated")
        entry = joining.take_seat(table, wanted.seat, name, secret, code, key)
        return msgspec.structs.replace(entry, sex=wanted.sex or "") if isinstance(entry, log.Sat) else entry

    def make(table: Table) -> AnyEntry:
        entry = (
            requests.reissue_seat(table, secret, code, key, content)
            or joining.reissue_request(table, secret, code, key, content)
            or take_seat(table)
        )
        sat[:] = [-1, entry.join] if isinstance(entry, log.AskedToJoin) else [entry.seat, 0]
        return msgspec.structs.replace(entry, content=content)

    await commit(request, live, make)
    return seated(request, calls.Seated(live.table.id, secret, sat[0], code, sat[1]), 201)


async def recover_seat(request: Request) -> Response:
    context, live = context_of(request), await live_table(request)
    wanted = await body(request, calls.Recovery)
    if not context.guesses.take(address(request)):
        raise HttpError(429, "too_many", "error-too-many-tries")
    secret, code, key, moved = new_secret(), new_code(), key_of(request), list[int]()
    content = content_mark(("recover", wanted)) if key else ""

    def make(table: Table) -> AnyEntry:
        entry = requests.reissue_seat(table, secret, code, key, content) or requests.recover(
            table, wanted.code.strip().upper(), secret, code, key
        )
        moved[:] = [entry.seat]
        return msgspec.structs.replace(entry, content=content)

    await commit(request, live, make)
    return seated(request, calls.Seated(live.table.id, secret, moved[0], code))


async def rematch(request: Request) -> Response:
    """Return the caller's seat at the rematch table. Its secret is that of the old seat, but a browser has that only as
    the old table's cookie, so this call sets the new table's cookie.
    """
    live = await live_table(request)
    caller = await session(request, live)
    try:
        await caller.rematch()
    except Refused as error:
        raise HttpError(409, error.code, error.message, error.rules, **error.parts) from error
    except StoreDown as error:
        raise unavailable() from error
    id, secret = (await live_table(request)).table.rematch, secret_of(request, live.table.id)
    seat = (await context_of(request).manager.live(id)).table.whose(secret)
    if seat < 0:
        raise HttpError(409, "moved", "error-seat-lost")
    return seated(request, calls.Seated(id, secret, seat))


async def send_request(request: Request) -> Response:
    """Carry out one request as a socket would."""
    live = await live_table(request)
    wanted = await body(request, cast("type[messages.AnyRequest]", messages.AnyRequest))
    context_of(request).calls.spend(address(request), cost_of(wanted) - 1.0)
    reply = await (await session(request, live)).answer(wanted)
    if isinstance(reply, messages.Refusal):
        return answer(reply, 503 if reply.code == "unavailable" else 409)
    return answer(reply)


async def replay(request: Request) -> Response:
    """Return a finished game as a saved game, including its seed."""
    live = await live_table(request)
    table = await context_of(request).manager.settled(live)
    if table.game is None or table.stage != "over":
        raise HttpError(409, "not_over", "error-seed-secret")
    if table.lesson is not None:
        raise HttpError(409, "lesson", "error-lesson-not-saved")
    proof = None if table.continues else table.proof
    saved = saved_text(table.game, table.actions, proof, sources=sources(table))
    return Response(saved, media_type=NDJSON)


def sources(table: Table) -> list[str]:
    """Return the pack names for the saved game. An uploaded pack is named as the file that `/api/packs/HASH` returns,
    which the reader puts next to the saved game.
    """
    return [
        filename(name.removeprefix(UPLOADED), pack) if name.startswith(UPLOADED) else name
        for name, pack in zip(table.options.packs, table.packs, strict=True)
    ]


async def replayed_game(request: Request) -> ReplayedGame:
    table = await context_of(request).manager.settled(await live_table(request))
    if table.stage != "over":
        raise HttpError(409, "not_over", "error-replay-after-game")
    return await context_of(request).archive.replayed_game(table.id, table.packs)


async def show_story(request: Request) -> Response:
    return answer((await replayed_game(request)).story, fresh_for=HOUR)


async def show_steps(request: Request) -> Response:
    wanted = query(request, calls.StepsQuery)
    found = await replayed_game(request)
    steps = await asyncio.to_thread(found.steps, wanted.first, wanted.count, open=wanted.open)
    return answer(steps, fresh_for=HOUR)


async def show_analysis(request: Request) -> Response:
    """Return the analysis of a finished game, or how far it is."""
    found = await replayed_game(request)
    return answer(context_of(request).analyses.get(found.table.id, found))


async def play_on(request: Request) -> Response:
    """Open a table that continues a finished game after a step; the caller plays one seat, bots the others."""
    context, found = context_of(request), await replayed_game(request)
    wanted = await body(request, calls.PlayOn)
    name = checked_name(wanted.name)
    if not context.tables.take(address(request)):
        raise HttpError(429, "too_many", "error-too-many-tables")
    secret, code = new_secret(), new_code()
    try:
        begin = continuing.entries(found, wanted.step, wanted.bot, secret)
        id = await context.manager.create_from(
            list(found.table.packs),
            begin,
            lambda table: requests.sit(table, wanted.seat, name, secret, code),
        )
    except Refused as error:
        raise HttpError(409, error.code, error.message, error.rules, **error.parts) from error
    except StoreDown as error:
        raise unavailable() from error
    return seated(request, calls.Seated(id, secret, wanted.seat, code), 201)


async def table_cards(request: Request) -> Response:
    """Return the table's cards. Their texts depend on which packs are mixed."""
    wanted = query(request, calls.LanguageQuery)
    table = (await live_table(request)).table
    found = await asyncio.to_thread(all_cards, table.options.packs, tuple(table.packs), wanted.lang)
    return answer(found, fresh_for=HOUR)


# ---------------------------------------------------------------- sets and packs
async def list_sets(request: Request) -> Response:
    found = await context_of(request).manager.packs.load(builtin_sets())
    return answer([calls.SetInfo(pack.id, pack.title, pack.edition, len(pack.cards)) for pack in found], fresh_for=HOUR)


async def set_cards(request: Request) -> Response:
    name = str(request.path_params["set"])
    if name not in builtin_sets():
        raise HttpError(404, "no_set", "error-no-set")
    return await cards_of(request, name)


async def pack_cards(request: Request) -> Response:
    name, _ = await uploaded(request)
    return await cards_of(request, name)


async def cards_of(request: Request, name: str) -> Response:
    wanted = query(request, calls.LanguageQuery)
    try:
        packs = await context_of(request).manager.packs.load([name])
    except PackError as error:
        raise HttpError(404, "no_pack", "error-pack-unusable") from error
    (found,) = await asyncio.to_thread(all_cards, (name,), tuple(packs), wanted.lang)
    return answer(found, fresh_for=HOUR)


@lru_cache(maxsize=8 * len(LANGUAGES))
def all_cards(names: tuple[str, ...], packs: tuple[Pack, ...], lang: str) -> tuple[calls.PackCards, ...]:
    """Return the cards of the packs with their faces; cached, because rendering a set takes most of a second."""
    return tuple(
        calls.PackCards(
            name,
            pack.title,
            pack.edition,
            tuple(card_info(pack, card, packs, LANGUAGES[lang]) for card in pack.cards),
            str(symbols([pack], ALL_FACES)),
        )
        for name, pack in zip(names, packs, strict=True)
    )


def card_info(pack: Pack, card: dict[str, Any], mix: Sequence[Pack], lang: Language) -> calls.CardInfo:
    text = card_text(pack, card, mix=mix, lang=lang)
    deck, count = deck_of(pack, card), int(card.get("count", 1))
    face, chapters = str(card_face(pack, card, mix=mix, lang=lang)), rulebook.chapters_about(pack, card)
    return calls.CardInfo(
        card["name"], card["kind"], deck, count, text.type, text.rule, text.bad_stuff, card, face, chapters
    )


async def upload_pack(request: Request) -> Response:
    context = context_of(request)
    if not context.uploads.take(address(request)):
        raise HttpError(429, "too_many", "error-too-many-packs")
    content = await raw_body(request, context.limits.pack)
    try:
        name, pack = await context.manager.packs.add(content, context.manager.now())
    except PackError as error:
        raise HttpError(422, "bad_pack", "error-detail", detail="; ".join(error.errors[:3])) from error
    except TooManyPacks as error:
        raise HttpError(503, "unavailable", "error-packs-busy") from error
    except StoreError as error:
        raise unavailable() from error
    return answer(calls.PackInfo(name, pack.title, pack.edition, len(pack.cards)), 201)


async def show_pack(request: Request) -> Response:
    """Return the uploaded bytes unchanged, as a download so that no browser shows them as a page."""
    name, content = await uploaded(request)
    return Response(
        content,
        media_type=BYTES,
        headers={
            "content-disposition": f'attachment; filename="{_filename(name.removeprefix(UPLOADED), content)}"',
            "cache-control": f"public, max-age={YEAR}, immutable",
        },
    )


async def uploaded(request: Request) -> tuple[str, bytes]:
    digest = str(request.path_params["pack"])
    found = None
    if re.fullmatch(PACK_HASH, digest):
        found = await context_of(request).manager.store.get_pack(digest)
    if found is None:
        raise HttpError(404, "no_pack", "error-no-pack")
    return UPLOADED + digest, found


def filename(digest: str, pack: Pack) -> str:
    """Return the file name for an uploaded pack. `pack.file` shows whether it came as an archive."""
    return f"{digest}.yaml" if pack.file.endswith(".yaml") and ".zip/" not in pack.file else f"{digest}.zip"


def _filename(digest: str, content: bytes) -> str:
    return f"{digest}.zip" if content[:2] == b"PK" else f"{digest}.yaml"


# ---------------------------------------------------------------- rules, options, bots and lessons
async def list_rules(_: Request) -> Response:
    return answer(rulebook.whole(), fresh_for=HOUR)


async def show_rule(request: Request) -> Response:
    try:
        entry = get(str(request.path_params["rule"])[:40])
    except UnknownRule as error:
        raise HttpError(404, "no_rule", "error-detail", detail=str(error)) from error
    return answer(rulebook.entry_info(entry), fresh_for=HOUR)


async def list_editions(_: Request) -> Response:
    found = [dict(edition_values(name)) for name in EDITIONS]
    return answer(
        [calls.EditionInfo(str(each.pop("edition")), str(each.pop("title")), each) for each in found], fresh_for=HOUR
    )


async def list_switches(request: Request) -> Response:
    lang = query(request, calls.LanguageQuery).lang
    found = [
        calls.Switch(
            switch.name,
            *rule.words[lang],
            "number" if switch.is_number else "flag",
            rule.rules,
            rule.least,
            rule.most,
        )
        for switch, rule in OPTIONAL
        if rule.in_lobby
    ]
    return answer(found, fresh_for=HOUR)


async def list_lessons(_: Request) -> Response:
    found = await asyncio.to_thread(lessons)
    told = [
        calls.LessonInfo(each.id, each.players[0], tuple(calls.LessonStep(*step) for step in each.steps))
        for each in found
    ]
    return answer(told, fresh_for=HOUR)


async def list_bots(_: Request) -> Response:
    basic = [calls.BotInfo(name, _BOT_TEXTS[name]) for name in bot_names()]
    variants = [
        calls.BotInfo(f"{bot.name}-{personality}", f"{bot.text[:-1]}, and {_BOT_TEXTS[personality]}.")
        for bot in basic
        if bot.name != "random"
        for personality in PERSONALITIES
    ]
    return answer(basic + variants, fresh_for=HOUR)


async def show_keeping(request: Request) -> Response:
    """Return how long data is kept, for the privacy page."""
    return answer(calls.Keeping(context_of(request).keep_days or None, MOST_SAID, MOST_ENTRIES))


async def list_phrases(_: Request) -> Response:
    return answer(PHRASES, fresh_for=HOUR)


# ---------------------------------------------------------------- the server itself
async def health(_: Request) -> Response:
    """Answer if the process is alive."""
    return answer(calls.Health(ok=True, version=__version__))


async def ready(request: Request) -> Response:
    """Answer if the process and the store are both working."""
    if context_of(request).closing.is_set():
        raise HttpError(503, "unavailable", "error-server-stopping")
    try:
        await context_of(request).manager.store.ping()
    except StoreError as error:
        raise HttpError(503, "unavailable", "error-store-silent") from error
    return answer(calls.Health(ok=True, version=__version__))


async def describe(_: Request) -> Response:
    return Response(_description(), media_type="application/json", headers={"cache-control": f"public, max-age={HOUR}"})


@cache
def _description() -> bytes:
    from kickdoor.server.openapi import description

    return msgspec.json.encode(description(ROUTES))


async def show_metrics(request: Request) -> Response:
    if not is_from_here(request):
        raise HttpError(403, "not_for_you", "error-metrics-local")
    text, media = metrics.exposition()
    return Response(text, media_type=media)


API = "/api/tables"
TABLE = "/api/tables/{table}"
_NAMED = (("table", TABLE_NAME),)
_DRAWN = (*_NAMED, ("drawing", drawing_api.NUMBER))
ROOM = "/api/counters/{room}"
_CODED = (("room", CODE),)
ROUTES: tuple[Route, ...] = (
    Route(
        "POST", API, create_table, "Open a table", calls.Seated, calls.NewTable, 201, (400, 408, 413, 422, 503),
        cost=3.0,
    ),
    Route(
        "GET", API, list_tables, "The public tables", list[calls.Listed], errors=(400, 503),
        query=calls.TableQuery,
    ),
    Route("GET", TABLE, show_table, "One table", messages.Info, errors=(401, 404, 503), forms=_NAMED),
    Route(
        "POST", f"{TABLE}/seats", sit_down, "Sit down", calls.Seated, calls.SitDown, 201,
        (400, 401, 404, 408, 409, 413, 422, 503), forms=_NAMED,
    ),
    Route(
        "POST", f"{TABLE}/recover", recover_seat, "Move a seat to this device", calls.Seated, calls.Recovery,
        errors=(400, 404, 408, 409, 413, 503), forms=_NAMED,
    ),
    Route(
        "POST", f"{TABLE}/rematch", rematch, "After the game: the caller's seat at the rematch table",
        calls.Seated, errors=(401, 404, 409, 503), forms=_NAMED, cost=5.0,
    ),
    Route(
        "POST", f"{TABLE}/requests", send_request, "Act or ask something at a table", messages.AnyAnswer,
        messages.AnyRequest, errors=(400, 401, 404, 408, 409, 413, 503), forms=_NAMED,
    ),
    Route(
        "GET", f"{TABLE}/replay", replay, "A finished game as a saved game (one JSON object per line)",
        errors=(404, 409, 503), media=NDJSON, forms=_NAMED, cost=5.0,
    ),
    Route(
        "GET", f"{TABLE}/story", show_story, "The story of a finished game: Levels, turning points, awards",
        calls.Story, errors=(404, 409, 503), forms=_NAMED, cost=10.0,
    ),
    Route(
        "GET", f"{TABLE}/steps", show_steps, "A finished game, step by step", calls.Steps,
        errors=(400, 404, 409, 503), query=calls.StepsQuery, forms=_NAMED, cost=3.0,
    ),
    Route(
        "GET", f"{TABLE}/analysis", show_analysis,
        "A finished game: chances to win, the biggest swings, the most costly choices. Computed in the background",
        calls.Analysis, errors=(404, 409, 503), forms=_NAMED, cost=2.0,
    ),
    Route(
        "POST", f"{TABLE}/continue", play_on, "Play on from a step of a finished game, at a new table with bots",
        calls.Seated, calls.PlayOn, 201, (400, 404, 408, 409, 413, 422, 503), forms=_NAMED, cost=10.0,
    ),
    Route(
        "GET", f"{TABLE}/cards", table_cards, "The cards of a table, with their texts", list[calls.PackCards],
        errors=(400, 404, 503), query=calls.LanguageQuery, forms=_NAMED, cost=4.0,
    ),
    Route(
        "GET", f"{TABLE}/easel", drawing_api.show_easel, "What may be drawn at a table now", drawings.Easel,
        errors=(404, 503), forms=_NAMED,
    ),
    Route(
        "POST", f"{TABLE}/drawings", drawing_api.draw, "Draw the picture of a card, for a Level gained",
        drawings.Drawing, drawings.NewDrawing, 201, (400, 401, 404, 408, 409, 413, 422, 503), forms=_NAMED, cost=3.0,
    ),
    Route(
        "POST", f"{TABLE}/drawings/{{drawing}}/vote", drawing_api.vote, "Vote on a drawing", drawings.Drawing,
        drawings.DrawingVote, errors=(400, 401, 404, 408, 409, 413, 503), forms=_DRAWN,
    ),
    Route(
        "GET", f"{TABLE}/drawings/{{drawing}}.svg", drawing_api.show_drawing, "A drawing made at a table",
        errors=(404, 503), media=drawing_api.SVG, forms=_DRAWN,
    ),
    Route(
        "GET", "/api/drawings", drawing_api.list_drawings, "The drawings in this server's gallery",
        list[drawings.ListedDrawing], errors=(400, 503), query=drawings.DrawingsQuery,
    ),
    Route(
        "GET", "/api/drawings/art-pack.zip", drawing_api.export_art, "An art pack with the latest drawing of each card",
        errors=(400, 503), media=drawing_api.ZIP, query=drawings.ArtPackQuery, cost=10.0,
    ),
    Route(
        "GET", "/api/drawings/{drawing}.svg", drawing_api.show_gallery_drawing, "A drawing from the gallery",
        errors=(404, 503), media=drawing_api.SVG, forms=(("drawing", drawing_api.GALLERY_ID),),
    ),
    Route(
        "POST", "/api/counters", counter_api.open_room, "Open a room of the level counter", counter.Joined,
        counter.NewRoom, 201, (400, 408, 413, 422, 503),
    ),
    Route(
        "GET", ROOM, counter_api.show_room, "A room of the level counter", counter.RoomUpdate,
        errors=(401, 404, 503), forms=_CODED,
    ),
    Route(
        "POST", f"{ROOM}/players", counter_api.join_room, "Join a room as a new or an existing player",
        counter.Joined, counter.JoinRoom, 201, (400, 401, 404, 408, 409, 413, 422, 503), forms=_CODED,
    ),
    Route("GET", "/api/sets", list_sets, "The card sets that come with the game", list[calls.SetInfo]),
    Route(
        "GET", "/api/sets/{set}/cards", set_cards, "The cards of a set, with their texts", calls.PackCards,
        errors=(400, 404), query=calls.LanguageQuery, cost=4.0,
    ),
    Route(
        "POST", "/api/packs", upload_pack, "Upload a card pack: a ZIP archive or one YAML file", calls.PackInfo,
        bytes, 201, (408, 413, 422, 503), takes_media=BYTES, cost=8.0,
    ),
    Route(
        "GET", "/api/packs/{pack}", show_pack, "An uploaded pack, unchanged", errors=(404, 503), media=BYTES,
        forms=(("pack", PACK_HASH),),
    ),
    Route(
        "GET", "/api/packs/{pack}/cards", pack_cards, "The cards of an uploaded pack, with their texts",
        calls.PackCards, errors=(400, 404, 503), query=calls.LanguageQuery, forms=(("pack", PACK_HASH),), cost=4.0,
    ),
    Route("GET", "/api/rules", list_rules, "All rules, rulings and resolved ambiguities", list[calls.AnyRule]),
    Route("GET", "/api/rules/{rule}", show_rule, "One rule", calls.AnyRule, errors=(404,)),
    Route("GET", "/api/editions", list_editions, "The editions of the rules", list[calls.EditionInfo]),
    Route(
        "GET", "/api/switches", list_switches, "The optional rules", list[calls.Switch],
        errors=(400,), query=calls.LanguageQuery,
    ),
    Route("GET", "/api/bots", list_bots, "The available bots", list[calls.BotInfo]),
    Route("GET", "/api/lessons", list_lessons, "The lessons of the tutorial", list[calls.LessonInfo]),
    Route("GET", "/api/phrases", list_phrases, "The ready-made chat phrases", list[calls.Phrase]),
    Route("GET", "/api/keeping", show_keeping, "How long and how much of tables is kept", calls.Keeping),
    Route("GET", "/api/openapi.json", describe, "This description", dict[str, Any], cost=3.0),
    Route("GET", "/health", health, "Is the process alive", calls.Health),
    Route("GET", "/ready", ready, "Can it serve tables", calls.Health, errors=(503,)),
)  # fmt: skip
