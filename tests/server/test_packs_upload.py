"""Packs of strangers: stored unchanged if they are sound, refused with the reason if not, and never trusted."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import zipfile
from collections.abc import Generator, Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest

from kickdoor.packs.vocabulary import BOUNDS
from kickdoor.record.saved import verify
from kickdoor.server.app import Config
from tests.server.web import FAST, Server, calling, open_table, plays_on, run, served, talking
from tests.small import endless

TRIAL = Path(__file__).parent.parent / "packs" / "trial"
HEADER = "id: tiny\ntitle: Tiny\nvocabulary: 1\n"
RAT = "- {name: Rat, kind: monster, level: 1, treasures: 1, bad_stuff: [{lose_levels: 1}]}\n"


@pytest.fixture(scope="module")
def server() -> Generator[Server]:
    with served("--no-limits") as running:
        yield running


@pytest.fixture
def client(server: Server) -> Generator[httpx.Client]:
    with server.client() as made:
        yield made


def zipped(files: Mapping[str, str | bytes]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return content.getvalue()


def trial() -> bytes:
    return zipped({file.name: file.read_bytes() for file in TRIAL.glob("*.yaml")})


def test_a_pack_is_stored_unchanged_and_shows_its_cards(client: httpx.Client) -> None:
    content = trial()
    said = client.post("/api/packs", content=content)
    assert said.status_code == 201
    info, digest = said.json(), hashlib.sha256(content).hexdigest()
    assert info["name"] == f"pack:{digest}" and info["cards"] > 10
    assert client.post("/api/packs", content=content).json() == info  # the same upload gives the same pack
    back = client.get(f"/api/packs/{digest}")
    assert back.content == content and back.headers["content-type"] == "application/octet-stream"
    assert back.headers["content-disposition"] == f'attachment; filename="{digest}.zip"'
    told = client.get(f"/api/packs/{digest}/cards").json()
    assert told["name"] == info["name"] and len(told["cards"]) == info["cards"] and told["cards"][0]["type"]
    german = client.get(f"/api/packs/{digest}/cards", params={"lang": "de"}).json()
    assert "Fluch" in {card["type"] for card in german["cards"]}  # generated texts are translated
    for wrong in ("0" * 64, digest.upper(), digest[:63], "x", "%00"):
        for path in (f"/api/packs/{wrong}", f"/api/packs/{wrong}/cards"):
            assert client.get(path).status_code == 404


def test_a_game_with_it_can_be_verified_with_the_pack_beside_it(
    server: Server, client: httpx.Client, tmp_path: Path
) -> None:
    info = client.post("/api/packs", content=trial()).json()
    seated = open_table(client, packs=["classic", info["name"]], rules={"reaction_seconds": 0.0, "winning_level": 2})
    table = f"/api/tables/{seated['table']}"
    assert [each["name"] for each in client.get(f"{table}/cards").json()] == ["classic", info["name"]]

    async def play() -> None:
        async with talking(server.url, seated["table"], seated["secret"]) as talk:
            await talk.ask("start")
            await talk.ask("leave")
        async with talking(server.url, seated["table"]) as watcher:
            while (await watcher.hear("update"))["info"]["stage"] != "over":
                pass

    run(play())
    file = tmp_path / "game.kick.jsonl"
    file.write_bytes(client.get(f"{table}/replay").content)
    source = json.loads(file.read_text().splitlines()[0])["packs"][1]["source"]
    assert source == info["name"].removeprefix("pack:") + ".zip"
    (tmp_path / source).write_bytes(client.get(f"/api/packs/{source.removesuffix('.zip')}").content)
    assert verify(file).over


def bomb() -> bytes:
    return zipped({"pack.yaml": HEADER, "cards.yaml": b"# " + b"0" * (BOUNDS["bytes"] - 200)})


def liar() -> bytes:
    """Return an archive that declares less than it contains."""
    raw = bytearray(zipped({"pack.yaml": HEADER + "# " + "".join(str(n) for n in range(5000))}))
    for mark, at in ((b"PK\x01\x02", 24), (b"PK\x03\x04", 22)):
        place = raw.index(mark) + at
        raw[place : place + 4] = (60).to_bytes(4, "little")
    return bytes(raw)


ALIASES = "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "empty"),
        (b"\x00\x01\x02", ""),
        (b"PK\x03\x04 nothing of the kind", "ZIP archive"),
        (b"- just\n- a list\n", ""),
        (bomb(), "grows more than"),
        (liar(), ""),
        (zipped({"../../pack.yaml": HEADER}), "points out of the archive"),
        (zipped({"/etc/pack.yaml": HEADER}), "points out of the archive"),
        (zipped({"cards.yaml": "[]"}), "pack.yaml"),
        (zipped({"pack.yaml": ALIASES}), "anchors are not allowed"),
        (ALIASES.encode(), "anchors are not allowed"),
        (b"!!python/object/apply:os.system [id]", "tags are not allowed"),
        (b"a: " + b"[" * 5000, "nested too deeply"),
        (zipped({f"{n}.yaml": "[]" for n in range(100)} | {"pack.yaml": HEADER}), "more than 64 files"),
        (zipped({"pack.yaml": HEADER, "cards.yaml": "- {name: Rat, kind: monster, level: ten}\n"}), "zip/cards.yaml"),
        (zipped({"pack.yaml": HEADER + "needs: [trial]\n", "cards.yaml": RAT}), "pack.zip/pack.yaml"),
    ],
)
def test_hostile_and_faulty_packs_are_refused_with_the_reason(client: httpx.Client, content: bytes, words: str) -> None:
    said = client.post("/api/packs", content=content)
    assert (said.status_code, said.json()["code"]) == (422, "bad_pack")
    text = said.json()["text"]
    assert words in text and len(text) <= 301 and "/tmp" not in text and "Traceback" not in text
    assert client.get(f"/api/packs/{hashlib.sha256(content).hexdigest()}").status_code == 404  # and not stored


def test_clashing_packs_are_named_as_uploaded(client: httpx.Client) -> None:
    said = client.post("/api/packs", content=zipped({"pack.yaml": HEADER, "cards.yaml": RAT}))
    assert said.status_code == 201, said.text
    said = client.post("/api/tables", json={"options": {**FAST, "packs": ["classic", *[said.json()["name"]] * 2]}})
    assert (said.status_code, said.json()["code"]) == (422, "unplayable")
    assert said.json()["text"].startswith("pack.zip/pack.yaml") and "twice" in said.json()["text"]


def test_a_huge_upload_is_not_even_read(client: httpx.Client) -> None:
    said = client.post("/api/packs", content=b"x" * (BOUNDS["bytes"] + 1))
    assert (said.status_code, said.json()["code"]) == (413, "too_large")


def test_uploads_are_limited() -> None:
    async def go() -> None:
        async with calling(Config()) as client:
            codes = [(await client.post("/api/packs", content=b"x")).status_code for _ in range(12)]
            assert codes == [422] * 10 + [429] * 2

    run(go())


def test_no_table_has_an_unknown_pack(client: httpx.Client) -> None:
    options: dict[str, Any] = {**FAST, "packs": ["pack:" + "0" * 64]}
    said = client.post("/api/tables", json={"options": options})
    assert (said.status_code, said.json()["code"]) == (422, "unplayable")


def test_cards_that_run_without_end_pause_their_table_and_harm_no_other(server: Server, client: httpx.Client) -> None:
    """A player's action with such a card is refused; if the clock or a bot runs into one, the table is paused and says
    so.
    """
    hats = {"name": "Hat", "kind": "item", "bonus": 1, "gold": 100, "count": 30}
    cards = [{**endless(), "count": 60}, hats]  # on top of the door deck
    content = json.dumps({"pack": {"id": "endless", "title": "Endless", "vocabulary": 1}, "cards": cards}).encode()
    said = client.post("/api/packs", content=content)
    assert said.status_code == 201, said.text
    seated = open_table(client, packs=[said.json()["name"]])

    async def go() -> None:
        async with talking(server.url, seated["table"], seated["secret"]) as talk:
            await talk.ask("start")
            for _ in range(600):
                legal = (await talk.ask("ask"))["legal"]
                forward = [each for each in legal if each.endswith((": kick", ": ready", ": pass", ": end", ": keep"))]
                answer = await talk.ask("do", action=(forward or legal)[0]) if legal else {}
                if answer.get("code") == "paused":
                    break
                await asyncio.sleep(0.02)  # for bots and the clock
            else:
                raise AssertionError(answer, legal)
            assert (await talk.ask("say", text="still here"))["type"] == "done"

    run(go())
    assert client.get(f"/api/tables/{seated['table']}").json()["paused"]
    with server.client() as other:
        run(plays_on(server.url, open_table(other)))
    assert "The effects of that card never end" in server.log
