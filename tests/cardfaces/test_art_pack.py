"""Art packs: they are read as they were written, the gallery shows them, and a stranger's archive does no harm."""

from __future__ import annotations

import base64
import json
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kickdoor.cardfaces import art_pack
from kickdoor.cardfaces.art_pack import Art
from kickdoor.cardfaces.face import anchor
from kickdoor.cardfaces.gallery import gallery
from kickdoor.cli.app import main
from kickdoor.packs import PackError, load_pack

HOSTILE = '<script>alert("1")</script>'
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><script>alert(1)</script></svg>'
HIRELING = Art("classic", "Hireling", HOSTILE, "2026-03-14", SVG)
STRANGER = Art("another", "Hireling", "Bo", "2026-03-15", b"<svg/>")


@pytest.fixture
def packed(tmp_path: Path) -> Path:
    file = tmp_path / "art.zip"
    file.write_bytes(art_pack.written([HIRELING, STRANGER, HIRELING._replace(signature="Older")]))
    return file


def test_an_art_pack_is_read_as_it_was_written(packed: Path) -> None:
    assert art_pack.read(packed) == {("classic", "Hireling"): HIRELING, ("another", "Hireling"): STRANGER}
    assert art_pack.written([HIRELING]) == art_pack.written([HIRELING])


def test_the_gallery_shows_a_drawing_as_an_image_with_name_and_day(packed: Path) -> None:
    pack = load_pack("classic")
    page = gallery([pack], drawings=art_pack.read(packed))
    root = ElementTree.fromstring(page.partition("\n")[2])
    drawn = [article for article in root.iter("article") if article.get("data-drawn") is not None]
    (card,) = [card for card in pack.cards if card["name"] == "Hireling"]
    assert len(drawn) == card.get("count", 1)
    slot = next(each for each in root.iter("div") if each.get("id") == anchor(pack, card))
    (image,) = slot.iter("img")
    (caption,) = slot.iter("figcaption")
    assert image.get("src") == "data:image/svg+xml;base64," + base64.b64encode(SVG).decode()
    assert caption.text == f"{HOSTILE}, 2026-03-14"
    assert art_pack.stamp_credits() in page and art_pack.stamp_credits() not in gallery([pack])
    assert "alert" not in page.replace("&lt;script&gt;alert(&quot;1&quot;)", "")


def test_the_command_prints_it(packed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "page.html"
    assert main(["packs", "gallery", "classic", "--out", str(out), "--art", str(packed)]) == 0
    assert "1 of them drawn by players" in capsys.readouterr().out
    assert 'class="card__signed"' in out.read_text("utf-8")


def listing(**parts: object) -> str:
    drawing = {"set": "classic", "card": "Hireling", "file": "1.svg", "signature": "", "date": ""}
    return json.dumps({"format": art_pack.FORMAT, "drawings": [drawing], **parts})


@pytest.mark.parametrize(
    ("files", "word"),
    [
        ({}, "art.json"),
        ({"art.json": "nonsense"}, "art.json: JSON"),
        ({"art.json": listing(format="kickdoor-art-9")}, "another format"),
        ({"art.json": listing(drawings=[{"set": 1}])}, "art.json: Expected"),
        ({"art.json": listing()}, "1.svg"),
        ({"art.json": listing(), "1.svg": "x" * (art_pack.LONGEST + 1)}, "larger than"),
    ],
)
def test_an_invalid_art_pack_is_refused_in_one_line(files: dict[str, str], word: str, tmp_path: Path) -> None:
    file = tmp_path / "art.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    with pytest.raises(PackError) as error:
        art_pack.read(file)
    assert word in str(error.value) and "\n" not in str(error.value)


def test_a_file_that_is_no_archive_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "art.zip"
    with pytest.raises(PackError, match="No such file"):
        art_pack.read(file)
    file.write_bytes(b"PK nonsense")
    with pytest.raises(PackError, match="not a ZIP archive"):
        art_pack.read(file)
