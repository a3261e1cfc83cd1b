"""The pages of the browser as files: present, compressed, cached, protected by a content policy; and what happens if
nobody has built them.
"""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from kickdoor.protocol.schema import typescript
from kickdoor.server import pages
from tests.server.web import calling, run

WEB = Path(__file__).parents[2] / "web"
needs_pages = pytest.mark.skipif(not pages.built(), reason="the pages are not built (python web/build.py)")


def test_the_types_of_the_pages_are_those_of_the_server() -> None:
    assert (WEB / "src" / "protocol.ts").read_text("utf-8") == typescript(), (
        "kickdoor schema --typescript > web/src/protocol.ts"
    )


@needs_pages
@pytest.mark.parametrize("path", ["/", "/t/abcdef", "/replay/abcdef", "/gallery/fu", "/rules/TURN-1", "/counter"])
def test_every_page_address_returns_the_document(path: str) -> None:
    async def ask() -> None:
        async with calling() as client:
            said = await client.get(path)
            assert said.status_code == 200 and "content-security-policy" in said.headers
            assert said.headers["content-type"].startswith("text/html") and '<div id="app">' in said.text
            assert said.headers["cache-control"] == "no-cache"
            assert (await client.get(path, headers={"if-none-match": said.headers["etag"]})).status_code == 304

    run(ask())


@needs_pages
def test_assets_are_cached_for_good_and_compressed() -> None:
    script = next(address for address in pages.built() if address.endswith(".js"))

    async def ask() -> None:
        async with calling() as client:
            said = await client.get(script)
            assert said.headers["content-encoding"] == "gzip" and "immutable" in said.headers["cache-control"]
            assert (await client.get(script, headers={"accept-encoding": "identity"})).content == said.content
            for strange in ("/assets/nothing.js", "/assets/..%2f..%2f__init__.py", "/.sources"):
                assert (await client.get(strange)).status_code == 404

    run(ask())


def test_without_pages_the_server_says_how_to_build_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path / "nowhere")
    pages.built.cache_clear()

    async def ask() -> None:
        async with calling() as client:
            assert "not been built" in (await client.get("/")).text
            assert (await client.get("/faces/kinds.css")).headers["content-type"].startswith("text/css")

    try:
        run(ask())
    finally:
        pages.built.cache_clear()


@needs_pages
def test_the_script_and_style_of_a_table_are_small() -> None:
    """Under 250 kB compressed: what the document loads, the table's page with all it needs, and one language."""
    files = pages.built()
    wanted = [address for address in files if re.match(r"/assets/(Table|en)-", address)]
    wanted += [f"/{found}" for found in re.findall(r"/(assets/[^\"]+)", files["/index.html"].body.decode())]
    seen: set[str] = set()
    while wanted:
        address = wanted.pop()
        if address not in seen and address.endswith((".js", ".css")):
            seen.add(address)
            wanted += [
                f"/assets/{each}" for each in re.findall(r'(?:from|import)"\./([^"]+)"', files[address].body.decode())
            ]
    assert any("/Table-" in address for address in seen) and len(seen) > 5
    assert sum(len(gzip.compress(files[address].body)) for address in seen) < 250_000
