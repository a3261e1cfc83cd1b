"""Protection against strangers: headers, origins, names, cookies, and secrets that appear nowhere else."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from websockets.exceptions import InvalidStatus

from kickdoor.cli import app
from kickdoor.protocol import calls
from kickdoor.server import http
from kickdoor.server.app import Config
from kickdoor.server.limits import rate_limit_key
from kickdoor.server.serve import JsonFormatter
from kickdoor.server.table_manager import TableManager
from tests.server.web import FAST, Server, app_of, bearer, calling, client_of, open_table, run, served, talking

HTTPS = Config(public_url="https://play.example.org")


@pytest.fixture(scope="module")
def server() -> Any:
    with served() as running:
        yield running


def is_covered(said: httpx.Response) -> bool:
    """Return whether the answer has every security header exactly once."""
    return all(said.headers.get_list(key) == [value] for key, value in http.HEADERS.items())


def test_every_answer_has_the_security_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a secret of the server")

    async def go() -> None:
        async with app_of() as app, client_of(app) as client:
            table = (await client.post("/api/tables", json={"options": FAST})).json()["table"]
            tried = {
                "fine": await client.get("/api/sets"),
                "nothing there": await client.get("/nowhere"),
                "wrong method": await client.delete("/api/tables"),
                "malformed": await client.post("/api/tables", content=b"{"),
                "another site": await client.post("/api/tables", headers={"origin": "https://evil.example"}),
                "another name": await client.get("/", headers={"host": "evil.example"}),
                "a broken name": await client.get("/", headers={"host": "[::1"}),
                "a broken origin": await client.post("/api/tables", headers={"origin": "http://["}),
                "wrong secret": await client.get(f"/api/tables/{table}", headers=bearer("no")),
                "text": await client.get("/"),
            }
            monkeypatch.setattr(TableManager, "live", fails)
            tried["broken"] = await client.get(f"/api/tables/{table}")
            statuses = {name: said.status_code for name, said in tried.items()}
            assert statuses == {
                "fine": 200, "nothing there": 404, "wrong method": 405, "malformed": 400, "another site": 403,
                "another name": 421, "a broken name": 421, "a broken origin": 403, "wrong secret": 401, "text": 200,
                "broken": 500,
            }  # fmt: skip
            assert [name for name, said in tried.items() if not is_covered(said)] == []
            for name, said in tried.items():
                if said.status_code >= 400:
                    assert {"code", "text", "rules", "key"} <= set(said.json()) <= {*calls.Problem.__struct_fields__}, (
                        name
                    )
            assert "ZeroDivisionError" not in tried["broken"].text and "secret of" not in tried["broken"].text
            assert tried["wrong method"].headers["allow"] == "GET, HEAD, POST"
            policy = tried["fine"].headers["content-security-policy"]
            assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy

    logging.getLogger("kickdoor.server").setLevel(logging.CRITICAL)
    run(go())


def test_answers_without_a_handler_have_the_security_headers() -> None:
    async def fails(scope: Any, receive: Any, send: Any) -> None:
        raise ZeroDivisionError

    async def go() -> None:
        guard = http.Guard(fails, names=["localhost"], secure=True)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(guard), base_url="http://localhost") as client:
            said = await client.get("/")
        assert said.status_code == 500 and is_covered(said) and said.json()["code"] == "broken"
        assert said.headers["strict-transport-security"].startswith("max-age=")

    run(go())


def test_a_request_that_is_not_http_is_answered_with_the_headers(server: Server) -> None:
    async def go() -> None:
        host, _, port = server.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"HELLO\r\n\r\n")
        said = (await reader.read()).decode()
        writer.close()
        assert said.startswith("HTTP/1.1 400") and "content-security-policy: default-src 'none'" in said

    run(go())


# ---------------------------------------------------------------- origins and host names
@pytest.mark.parametrize(
    ("config", "origin", "more", "allowed"),
    [
        (None, None, {}, True),  # a program
        (None, "http://127.0.0.1:8000", {}, True),
        (None, "http://127.0.0.1:9000", {}, False),  # another server on this machine
        (None, "null", {}, False),  # a sandboxed page
        (None, "https://evil.example", {}, False),
        (None, None, {"sec-fetch-site": "cross-site"}, False),
        (None, None, {"sec-fetch-site": "same-origin"}, True),
        (HTTPS, "https://play.example.org", {"host": "play.example.org"}, True),
        (HTTPS, "https://play.example.org", {"host": "127.0.0.1:8000"}, True),  # a proxy that does not pass the name on
        (HTTPS, "http://play.example.org", {"host": "play.example.org"}, False),  # not over https
        (HTTPS, "https://play.example.org.evil.example", {"host": "play.example.org"}, False),
    ],
)
def test_pages_of_other_sites_cannot_open_tables(
    config: Config | None, origin: str | None, more: dict[str, str], allowed: bool
) -> None:
    async def go() -> None:
        async with calling(config) as client:
            headers = ({"origin": origin} if origin is not None else {}) | more
            said = await client.post("/api/tables", json={"options": FAST}, headers=headers)
            assert (said.status_code, said.json().get("code", "")) == ((201, "") if allowed else (403, "foreign"))
            assert "access-control-allow-origin" not in said.headers

    run(go())


def test_sockets_need_our_own_origin_and_name(server: Server) -> None:
    with server.client() as client:
        table = open_table(client)

    async def go() -> None:
        for headers, status in (
            ({"Origin": "https://evil.example"}, 403),
            ({"Origin": "null"}, 403),
            ({"Host": "evil.example"}, 421),
        ):
            with pytest.raises(InvalidStatus) as error:
                async with talking(server.url, table["table"], table["secret"], headers=headers):
                    pass
            assert error.value.response.status_code == status
            assert error.value.response.headers["content-security-policy"] == http.HEADERS["content-security-policy"]
        async with talking(server.url, table["table"], table["secret"], headers={"Origin": server.url}) as talk:
            assert (await talk.hear("update"))["info"]["you"] == 0

    run(go())


@pytest.mark.parametrize(
    ("config", "name", "ours"),
    [
        (Config(), "localhost:8000", True),
        (Config(), "127.0.0.1", True),
        (Config(), "[::1]:8000", True),
        (Config(), "rebound.example", False),  # a hostile page's name that now points here
        (Config(), "localhost.evil.example", False),
        (Config(), "", False),
        (Config(host="127.0.0.2"), "127.0.0.2:8000", True),
        (Config(host="0.0.0.0"), "192.168.1.5:8000", True),  # an IP address cannot be rebound
        (Config(host="0.0.0.0"), "rebound.example", False),
        (Config(host="0.0.0.0", public_url="http://games.lan:8000"), "games.lan:8000", True),
        (HTTPS, "PLAY.example.org", True),
        (HTTPS, "other.example.org", False),
    ],
)
def test_only_requests_to_our_own_names_are_answered(config: Config, name: str, ours: bool) -> None:
    async def go() -> None:
        async with calling(config) as client:
            said = await client.get("/health", headers={"host": name})
            assert said.status_code == (200 if ours else 421)

    run(go())


# ---------------------------------------------------------------- secrets
@pytest.mark.parametrize("config", [Config(), HTTPS])
def test_scripts_cannot_read_cookies(config: Config) -> None:
    async def go() -> None:
        async with calling(config) as client:
            said = await client.post("/api/tables", json={"options": FAST, "name": "Ana"})
            seated = said.json()
            cookie = said.headers["set-cookie"].lower()
            assert all(
                part in cookie
                for part in ("httponly", "samesite=strict", f"path=/api/tables/{seated['table']}".lower())
            )
            assert ("secure" in cookie) == (config is HTTPS)
            assert ("strict-transport-security" in said.headers) == (config is HTTPS)
            assert said.headers["cache-control"] == "no-store"
            told = await client.get(
                f"/api/tables/{seated['table']}",
                headers={"cookie": f"kickdoor-{seated['table']}={seated['secret']}"},
            )
            assert (told.json()["you"], told.json()["host"]) == (0, True)

    run(go())


def test_a_secret_in_the_query_opens_nothing(server: Server) -> None:
    with server.client() as client:
        seated = open_table(client)
        for word in ("secret", "token", "authorization", "access_token"):
            said = client.get(f"/api/tables/{seated['table']}?{word}={seated['secret']}")
            assert "you" not in said.json(), "it is a spectator"  # -1 is not sent


def test_secrets_are_not_in_logs_or_descriptions() -> None:
    """The server does a little of everything, with its most detailed log."""
    with served("--log", "debug") as server, server.client() as client:
        seated = open_table(client)
        table = f"/api/tables/{seated['table']}"
        bo = client.post(f"{table}/seats", json={"name": "Bo"}).json()
        client.cookies.clear()
        moved = client.post(f"{table}/recover", json={"code": bo["recovery"]}).json()
        client.cookies.clear()
        client.get(table, headers=bearer("wrong-secret-of-somebody"))
        client.post(f"{table}/recover", json={"code": "WRONG-CODE0-OFSOM-EBODY"})
        client.get(f"{table}?secret={seated['secret']}")

        async def play() -> None:
            async with talking(server.url, seated["table"], seated["secret"]) as talk:
                await talk.hear("update")
                await talk.ask("start")
                await talk.say('{"type": "do", "id": "' + seated["secret"] + '", "action"')
                assert (await talk.ask("say", text="hello"))["type"] == "done"

        run(play())
        described = client.get("/api/openapi.json").text
        figures = client.get("/metrics").text
        server.stop()
        words = [seated["secret"], seated["recovery"], bo["secret"], bo["recovery"], moved["secret"], moved["recovery"]]
        words += ["wrong-secret-of-somebody", "WRONG-CODE0-OFSOM-EBODY"]
        log = server.log
        assert "/recover" in log and all(isinstance(json.loads(line), dict) for line in log.splitlines())
        for where in (log, described, figures):
            assert [word for word in words if word in where] == []


def test_a_log_line_is_one_line_whatever_is_in_it() -> None:
    record = logging.LogRecord("kickdoor", logging.INFO, "", 0, "GET %s", ('/a\n{"level": "error"}\r\u2028',), None)
    said = JsonFormatter().format(record)
    assert "\n" not in said and json.loads(said)["text"].startswith("GET /a\n") and json.loads(said)["level"] == "info"


def test_wrong_secrets_are_limited() -> None:
    async def go() -> None:
        async with calling(Config()) as client:
            seated = (await client.post("/api/tables", json={"options": FAST, "name": "Ana"})).json()
            client.cookies.clear()
            table = f"/api/tables/{seated['table']}"
            said = [await client.get(table, headers=bearer(f"guess-{n}")) for n in range(12)]
            assert [one.status_code for one in said] == [401] * 10 + [429] * 2
            codes = await client.post(f"{table}/recover", json={"code": "AAAAA-AAAAA-AAAAA-AAAAA"})
            assert codes.status_code == 429 and codes.json()["code"] == "too_many"
            right = await client.get(table, headers=bearer(seated["secret"]))
            assert right.json()["you"] == 0  # the right secret works

    run(go())


# ---------------------------------------------------------------- metrics and networks
@pytest.mark.parametrize(
    ("address", "headers", "shown"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {}, True),
        ("::ffff:127.0.0.1", {}, True),
        ("127.0.0.1", {"x-forwarded-for": "203.0.113.9"}, False),  # somebody else, through a proxy on this machine
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, False),
        ("203.0.113.9", {}, False),
        ("203.0.113.9", {"x-forwarded-for": "127.0.0.1"}, False),  # anybody can send that
    ],
)
@pytest.mark.parametrize("proxied", [False, True])
def test_metrics_are_for_this_machine_only(address: str, headers: dict[str, str], shown: bool, proxied: bool) -> None:
    async def go() -> None:
        async with calling(Config(host="0.0.0.0", proxied=proxied), address=address) as client:
            said = await client.get("/metrics", headers=headers)
            assert (said.status_code, "kickdoor_actions" in said.text) == ((200, True) if shown else (403, False))

    run(go())


async def who_calls(*lines: str, proxied: bool = True) -> str:
    async with app_of(Config(proxied=proxied)) as app:
        headers = [(b"x-forwarded-for", line.encode()) for line in lines]
        return http.address(Request({"type": "http", "app": app, "client": ("10.0.0.1", 1), "headers": headers}))


def test_the_callers_address_comes_from_the_proxy_only_if_there_is_one() -> None:
    assert asyncio.run(who_calls("1.1.1.1, 2.2.2.2", proxied=False)) == "10.0.0.1"
    assert asyncio.run(who_calls("1.1.1.1, 2.2.2.2")) == "2.2.2.2"  # callers can invent the earlier entries
    assert asyncio.run(who_calls()) == "10.0.0.1"  # a load balancer's own health check


@pytest.mark.parametrize(
    ("lines", "who"),
    [
        (("1.1.1.1", "2.2.2.2"), "2.2.2.2"),  # a proxy that adds a line of its own
        (("1.1.1.1, 2.2.2.2", "3.3.3.3,4.4.4.4"), "4.4.4.4"),
        (("nonsense", "", "2.2.2.2"), "2.2.2.2"),
        (("2.2.2.2:50123",), "2.2.2.2"),
        (("1.1.1.1, [2001:db8:1:2::5]:443",), "2001:db8:1:2::/64"),
        (("[2001:db8:1:2::5]",), "2001:db8:1:2::/64"),
        (("2001:db8:1:2::5",), "2001:db8:1:2::/64"),
        (("::ffff:2.2.2.2",), "2.2.2.2"),
        (("\t2.2.2.2 ",), "2.2.2.2"),
    ],
)
def test_the_last_entry_of_all_lines_counts_without_its_port(lines: tuple[str, ...], who: str) -> None:
    assert asyncio.run(who_calls(*lines)) == who


@pytest.mark.parametrize(
    "line",
    [
        "", "unknown", "_hidden", "1.1.1.1,", "1.1.1.1, x", "2.2.2.2:", "2.2.2.2:x", "2.2.2.2:99999", "2.2.2",
        "2.2.2.2.2", "02.2.2.2", "[2.2.2.2]:80", "[::1", "::1]", "[::1]x", "[::1]:", "2001:db8::1::", "localhost",
        "2.2.2.2/24", "x" * 999,
    ],
)  # fmt: skip
def test_a_forwarded_entry_that_is_no_address_is_refused(line: str) -> None:
    """Otherwise every invented address would have a fresh limit."""

    async def go() -> None:
        async with calling(Config(proxied=True)) as client:
            for path in ("/api/sets", "/api/tables"):
                said = await client.get(path, headers=[("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", line)])
                assert (said.status_code, said.json()["code"]) == (400, "bad_forwarding")
                assert len(said.text) < 400
            said = await client.get("/api/sets", headers=[("x-forwarded-for", line), ("x-forwarded-for", "1.1.1.1")])
            assert said.status_code == 200  # what callers write themselves is ignored

    run(go())


def test_a_caller_does_not_get_a_fresh_limit_by_another_port_or_line() -> None:
    async def go() -> None:
        async with calling(Config(proxied=True)) as client:
            codes: list[int] = []
            for n in range(200):
                lines = [("x-forwarded-for", f"198.51.100.{n}"), ("x-forwarded-for", f"203.0.113.9:{50_000 + n}")]
                codes.append((await client.get("/api/phrases", headers=lines)).status_code)
            assert codes[:120] == [200] * 120 and 429 in codes[120:]

    run(go())


def test_a_household_counts_as_one_address() -> None:
    assert (
        rate_limit_key("2001:db8:1:2:3:4:5:6")
        == rate_limit_key("2001:db8:1:2:ffff::1")
        != rate_limit_key("2001:db8:1:3::1")
    )
    assert rate_limit_key("::ffff:203.0.113.9") == rate_limit_key("203.0.113.9") == "203.0.113.9"
    assert len(rate_limit_key("x" * 1000)) == 60


def test_limits_can_be_off_on_this_machine_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["serve", "--host", "0.0.0.0", "--no-limits"]) == 2
    assert "--no-limits is for load tests on this machine" in capsys.readouterr().err


def test_the_server_warns_about_a_network_without_https(server: Server) -> None:
    with served("--host", "0.0.0.0") as open_server:
        assert "without https" in open_server.log
        port = open_server.url.rpartition(":")[2]
        said = httpx.get(f"http://127.0.0.1:{port}/health", headers={"host": "rebound.example"}, trust_env=False)
        assert said.status_code == 421
    assert "without https" not in server.log
