"""The API description is true: schemathesis tries what it allows and what it forbids, and finds no fault."""

from __future__ import annotations

import json
import re
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from kickdoor.server.api import ROUTES
from kickdoor.server.openapi import description
from tests.server.web import Server, bearer, open_table, served

EXAMPLES = 8  # per call


@pytest.fixture(scope="module")
def server() -> Generator[Server]:
    with served("--no-limits") as running:
        yield running


@pytest.fixture(scope="module")
def seated(server: Server) -> dict[str, Any]:
    with server.client() as client:
        return open_table(client)


def schema_of(*words: str) -> Any:
    """Return the schema of the calls whose path contains all of these words."""
    told = json.loads(json.dumps(description(ROUTES)))
    told["paths"] = {path: what for path, what in told["paths"].items() if all(word in path for word in words)}
    schema = schemathesis.openapi.from_dict(told)
    # A well-formed game may still be unplayable: 422, and nothing else.
    fine = schema.config.checks.positive_data_acceptance.expected_statuses
    schema.config.checks.positive_data_acceptance.expected_statuses = [*fine, "422"]
    return schema


SLOW = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large, HealthCheck.large_base_example]
bounded = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=SLOW)
everything = schema_of()
at_a_table = schema_of("{table}")
at_a_table.config.generation.update(modes=[schemathesis.GenerationMode.POSITIVE])


@everything.parametrize()  # type: ignore[untyped-decorator]
@bounded
def test_no_call_contradicts_its_description(case: Any, server: Server) -> None:
    case.call_and_validate(base_url=server.url)


@at_a_table.parametrize()  # type: ignore[untyped-decorator]
@bounded
def test_no_call_at_an_existing_table_contradicts_its_description(
    case: Any, server: Server, seated: dict[str, Any]
) -> None:
    """A seated player calls: not every answer is `no such table`."""
    case.path_parameters["table"] = seated["table"]
    case.call_and_validate(base_url=server.url, headers=bearer(seated["secret"]))


def test_every_call_is_described_and_the_connections_are_in_words() -> None:
    told = description(ROUTES)
    for route in ROUTES:
        made = told["paths"][route.path][route.method.lower()]
        assert made["summary"] and str(route.status) in made["responses"] and "429" in made["responses"]
    names = [made["operationId"] for path in told["paths"].values() for made in path.values()]
    assert len(set(names)) == len(names) == len(ROUTES)
    about = told["info"]["description"]
    assert all(word in about for word in ("/socket", "/stream", "WebSocket", "Authorization: Bearer", "bye"))


def test_every_call_is_in_the_manual() -> None:
    """`docs/server.md` names every call, with the variable parts in capitals."""
    manual = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    patterns = {route.path: re.sub(r"\\{\w+\\}", "[A-Z]+", re.escape(route.path)) + r"[`;\s?]" for route in ROUTES}
    assert [path for path, pattern in patterns.items() if not re.search(pattern, manual)] == []
