"""Packs in ZIP archives, and what a hostile one may not do."""

from __future__ import annotations

import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from kickdoor.cli import app
from kickdoor.game import Game
from kickdoor.packs import PackError, load_pack
from kickdoor.packs.vocabulary import BOUNDS
from kickdoor.record.saved import Recorder, begin, load
from tests.table import TRIAL

HEADER = "id: tiny\ntitle: Tiny\nvocabulary: 1\n"
CARDS = "- {name: Rat, kind: monster, level: 1, treasures: 1, bad_stuff: []}\n"


def zipped(path: Path, files: dict[str, str | bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return path


def zipped_trial(path: Path, folder: str = "") -> Path:
    return zipped(path, {f"{folder}{file.name}": file.read_bytes() for file in TRIAL.glob("*.yaml")})


@pytest.mark.parametrize("folder", ["", "trial/"])
def test_the_same_pack_as_its_folder(tmp_path: Path, folder: str) -> None:
    packed = load_pack(zipped_trial(tmp_path / "trial.zip", folder))
    assert packed == load_pack(TRIAL)
    assert packed.places[0].file == f"{tmp_path / 'trial.zip'}/curses.yaml"


def test_only_yaml_beside_the_header_is_read(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {"x/pack.yaml": HEADER, "x/a.yaml": CARDS, "x/scenarios/s.yaml": "title: S"}
    pack = load_pack(zipped(tmp_path / "tiny.zip", {**files, "x/picture.png": b"\x89PNG", "README": "[: not YAML"}))
    assert [card["name"] for card in pack.cards] == ["Rat"]


def test_errors_say_where_in_the_archive(tmp_path: Path) -> None:
    file = zipped(tmp_path / "tiny.zip", {"pack.yaml": HEADER, "a.yaml": CARDS.replace("level", "levle")})
    with pytest.raises(PackError, match=r"tiny\.zip/a\.yaml:1: Rat: levle: unknown property 'levle'"):
        load_pack(file)


def no_header(path: Path) -> None:
    zipped(path, {"a.yaml": CARDS})


def two_headers(path: Path) -> None:
    zipped(path, {"a/pack.yaml": HEADER, "b/pack.yaml": HEADER})


def no_archive(path: Path) -> None:
    path.write_bytes(b"PK\x03\x04 and then nothing of the sort")


def cut_off(path: Path) -> None:
    zipped_trial(path)
    path.write_bytes(path.read_bytes()[:-200])


def damaged(path: Path) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("pack.yaml", HEADER)
        archive.writestr("a.yaml", CARDS)
    path.write_bytes(path.read_bytes().replace(b"title: Tiny", b"title: Tony", 1))


def upwards(path: Path) -> None:
    zipped(path, {"pack.yaml": HEADER, "../evil.yaml": CARDS})


def absolute(path: Path) -> None:
    zipped(path, {"pack.yaml": HEADER, "/etc/evil.yaml": CARDS})


def on_a_drive(path: Path) -> None:
    zipped(path, {"pack.yaml": HEADER, "C:evil.yaml": CARDS})


def link(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("pack.yaml", HEADER)
        entry = zipfile.ZipInfo("a.yaml")
        entry.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(entry, "/etc/passwd")


def bomb(path: Path) -> None:
    zipped(path, {"pack.yaml": HEADER, "a.yaml": "#" + " " * (BOUNDS["bytes"] // 2)})


def too_large(path: Path) -> None:
    import random

    noise = random.Random(0).randbytes(BOUNDS["bytes"] // 3).hex()
    zipped(path, {"pack.yaml": HEADER, **{f"{i}.txt": noise for i in range(2)}})


def too_large_packed(path: Path) -> None:
    path.write_bytes(b"PK" + b"\0" * BOUNDS["bytes"])


def too_many(path: Path) -> None:
    zipped(path, {"pack.yaml": HEADER, **{f"{i}.yaml": CARDS for i in range(BOUNDS["files"])}})


@pytest.mark.filterwarnings("ignore:Duplicate name")
def twice(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("pack.yaml", HEADER)
        archive.writestr("pack.yaml", HEADER)


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize(
    ("make", "why"),
    [
        (no_header, "needs one pack.yaml"),
        (two_headers, "needs one pack.yaml"),
        (no_archive, "not a ZIP archive"),
        (cut_off, "not a ZIP archive"),
        (damaged, "not a ZIP archive, or a damaged one"),
        (upwards, "points out of the archive"),
        (absolute, "points out of the archive"),
        (on_a_drive, "points out of the archive"),
        (link, "is a link"),
        (bomb, "grows more than 100 times"),
        (too_large, "unpacked it is larger than"),
        (too_large_packed, "the archive is larger than"),
        (too_many, "more than 64 files"),
        (twice, "is in it twice"),
    ],
)
def test_what_is_refused(tmp_path: Path, make: Callable[[Path], None], why: str) -> None:
    file = tmp_path / "bad.zip"
    make(file)
    with pytest.raises(PackError) as error:
        load_pack(file)
    assert why in str(error.value)
    assert "\n" not in str(error.value)
    assert str(error.value).startswith(str(file))
    assert error.value.unreadable


def test_a_game_a_scenario_and_a_saved_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    zipped_trial(tmp_path / "trial.zip")
    game = Game.new(["classic", tmp_path / "trial.zip"], ["Ana", "Bo", "Cy"], 3)
    with Recorder(tmp_path / "game.kick.jsonl", game) as recorder:
        for name in ("Ana", "Bo", "Cy"):
            action = game.parse(f"{name}: ready")
            game.submit(action)
            recorder.record(action)
    saved = load(tmp_path / "game.kick.jsonl", partial=True)
    assert [pack.source for pack in saved.header.packs] == ["classic", "trial.zip"]
    assert begin(saved).header["packs"] == ["classic", "trial"]

    scenario = tmp_path / "s.yaml"
    scenario.write_text(
        "title: In a ZIP\npacks: [trial.zip]\nplayers: {A: {hand: [Barn Bear]}, B: {}, C: {}}\n"
        "steps: [{expect: {turn: A}}]\n"
    )
    assert app.main(["scenario", str(scenario)]) == 0
    assert app.main(["packs", "show", "Barn Bear", "--packs", f"classic,{tmp_path / 'trial.zip'}"]) == 0
    assert app.main(["packs", "list", str(tmp_path / "trial.zip")]) == 0
    capsys.readouterr()
