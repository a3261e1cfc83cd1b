"""The OpenAPI 3.1 description of the HTTP calls, generated from the types that decode and encode them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from kickdoor import __version__
from kickdoor.protocol import messages
from kickdoor.protocol.calls import Problem

if TYPE_CHECKING:
    from kickdoor.server.api import Route

REF: Final = "#/components/schemas/{name}"
ABOUT: Final = """\
Tables of a card game. A table is opened (POST /api/tables), people sit down (POST …/seats), and the host starts it.

**Secrets.** Opening a table or sitting down gives you a secret, once. It proves that the seat is yours: send it as
`Authorization: Bearer SECRET`, or let the browser send the cookie. Never put it into a URL.

**Playing.** `GET /api/tables/{table}/socket` is a WebSocket: JSON as text messages, requests one way and answers the
other, of the types `AnyRequest` and `AnyAnswer` of POST …/requests. Every request has an `id` of the client's choice
and is answered by `done`, `refused`, `choices` or `allowed` with the same `id`; sent again with the same `id`, it is
not done twice. An `update` comes whenever something has changed. `bye` ends the connection; `again` tells whether to
reconnect.

**Listening.** `GET /api/tables/{table}/stream` gives the same updates as an endless response, one JSON object per
line (application/x-ndjson); requests then go to POST …/requests.

**Limits.** 429 means too many calls, tables, packs, drawings or wrong secrets from one address: wait a little. Every
error is a `Problem`: `code` for programs, `text` for people, `rules` for the rules behind it. `kickdoor schema` prints
all types.
"""
_ERRORS: Final = {
    400: "Invalid request",
    401: "A wrong secret",
    403: "The request comes from a page of another site",
    404: "Not found",
    408: "Sent too slowly",
    409: "Not possible in the current state, or not for you",
    413: "Too large",
    422: "Well formed, but not possible",
    429: "Too many requests",
    503: "The store does not answer; try again",
}


def description(routes: Sequence[Route]) -> dict[str, Any]:
    types = [Problem, *(kind for route in routes for kind in (route.gives, route.takes) if kind not in (None, bytes))]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    of = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "kickdoor", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer", "description": "A seat's secret."}},
        },
    }


def _operation(route: Route, of: dict[str, Any]) -> dict[str, Any]:
    gives = {"schema": of[str(route.gives)]} if route.gives is not None else {}
    answers: dict[str, Any] = {str(route.status): {"description": "Done", "content": {route.media: gives}}}
    for status in sorted({*route.errors, 403, 429} if route.method == "POST" else {*route.errors, 429}):
        answers[str(status)] = {
            "description": _ERRORS[status], "content": {"application/json": {"schema": _error(route, status, of)}}
        }  # fmt: skip
    made: dict[str, Any] = {
        "operationId": re.sub(r"\W+", "_", f"{route.method.lower()}{route.path}").strip("_"),
        "summary": route.summary,
        "responses": answers,
        "parameters": [*_path_parameters(route), *_query_parameters(route)],
    }
    if 401 in route.errors:
        made["security"] = [{}, {"secret": []}]
    if route.takes is not None:
        schema: dict[str, Any] = of[str(route.takes)] if route.takes is not bytes else {}
        made["requestBody"] = {"required": True, "content": {route.takes_media: {"schema": schema}}}
    return made


def _path_parameters(route: Route) -> list[dict[str, Any]]:
    forms = dict(route.forms)
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string"} | ({"pattern": forms[name]} if name in forms else {}),
        }
        for name in re.findall(r"{(\w+)}", route.path)
    ]


def _query_parameters(route: Route) -> list[dict[str, Any]]:
    if route.query is None:
        return []
    (_,), components = msgspec.json.schema_components([route.query], ref_template=REF)
    (shape,) = components.values()
    return [
        {"name": name, "in": "query", "description": each.pop("description", ""), "schema": each}
        for name, each in shape["properties"].items()
    ]


def _error(route: Route, status: int, of: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of an error; a refused request at a table has another one than failed calls."""
    problem: dict[str, Any] = of[str(Problem)]
    if route.takes is messages.AnyRequest and status in (409, 503):
        return {"anyOf": [problem, of[str(messages.AnyAnswer)]]}
    return problem
