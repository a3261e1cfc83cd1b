"""Saved games: a game is read back as it was written, and every fault is reported in one line with its place."""

from __future__ import annotations

import io
import json
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kickdoor.bots import Observation, RandomBot
from kickdoor.game import Game
from kickdoor.record.errors import SavedError
from kickdoor.record.saved import Recorder, load, replay, replay_command, verify
from kickdoor.rules import OPTIONAL, ruleset
from tests.table import TRIAL


def step(game: Game, bots: list[RandomBot], recorder: Recorder | None = None) -> None:
    seat = game.pending()[0].seat
    action = bots[seat].choose(Observation(game, seat))
    game.submit(action)
    if recorder is not None:
        recorder.record(action)


def play(game: Game, recorder: Recorder | None, actions: int) -> None:
    bots = [RandomBot(seat) for seat in range(game.state.n)]
    for _ in range(actions):
        if not game.over:
            step(game, bots, recorder)


def saved_game(path: Path, actions: int = 100, **more: Any) -> Game:
    game = Game.new(["classic"], ["Ana", "Bo", "Number Nine"], 8, **more)
    with Recorder(path, game, human="Bo") as recorder:
        play(game, recorder, actions)
    return game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "game.kick.jsonl"
    saved_game(found)
    return found


def rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def rewrite(path: Path, change: Callable[[list[dict[str, Any]]], object]) -> None:
    lines = rows(path)
    change(lines)
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))


def refused(path: Path, *parts: str, line: int = 0) -> None:
    """Check that reading or replaying fails with one line that names the place and contains these words."""
    with pytest.raises(SavedError) as caught:
        verify(path)
    text = str(caught.value)
    assert "\n" not in text
    assert text.startswith(f"{path}:{line}: " if line else f"{path}: "), text
    for part in parts:
        assert part in text, text


# ---------------------------------------------------------------- round trip
def test_a_game_is_read_back_as_it_was_played(path: Path, tmp_path: Path) -> None:
    game = saved_game(tmp_path / "again.kick.jsonl")
    saved = load(path)
    steps = list(replay(saved))
    assert [s.n for s in steps] == list(range(1, 101))
    assert steps[-1].game.digest() == game.digest()
    assert saved.header.human == "Bo"
    assert [s.game.text(s.action) for s in steps] == saved.actions
    assert (tmp_path / "again.kick.jsonl").read_bytes() == path.read_bytes()


def test_the_file_is_readable_text(path: Path) -> None:
    lines = path.read_text().splitlines()
    assert lines[0].startswith('{"format": "kickdoor", "version": 3, "packs": [{"id": "classic", "source": "classic"')
    assert lines[1].startswith('{"n": 0, "digest": "')
    assert lines[2].startswith('{"n": 1, "do": "Ana: ')
    assert '"rules": {"edition": "classic"' in lines[0]


def test_digests_are_written_at_intervals(path: Path) -> None:
    assert [row["n"] for row in rows(path) if "digest" in row] == [0, 40, 80]
    verdict = verify(path)
    assert (verdict.actions, verdict.checks, verdict.proved, verdict.over) == (100, 3, 80, False)


def test_the_last_line_says_who_won(tmp_path: Path) -> None:
    found = tmp_path / "whole.kick.jsonl"
    game = saved_game(found, 5000, rules={"winning_level": 4})
    assert game.over
    assert rows(found)[-1] == {"end": game.winners, "digest": game.digest()}
    verdict = verify(found)
    assert verdict.winners == tuple(game.winners)
    assert verdict.proved == verdict.actions


def test_rules_sexes_and_automatic_passes_are_kept(tmp_path: Path) -> None:
    found = tmp_path / "g.kick.jsonl"
    rules = {"listen_at_the_door": True, "winning_level": 7}
    game = saved_game(found, 60, rules=rules, sexes=["female", "male", "female"], auto_pass=True)
    saved = load(found)
    *_, last = replay(saved)
    assert last.game.digest() == game.digest()
    assert last.game.state.rules == game.state.rules
    assert saved.header.auto_pass and saved.header.sexes == ["female", "male", "female"]


def test_a_file_from_before_an_optional_rule_is_played_without_it(path: Path) -> None:
    digest = verify(path).digest

    def older(r: list[dict[str, Any]]) -> None:
        for switch, _ in OPTIONAL:
            del r[0]["rules"][switch.name]
        r[0]["rules"].update(four_phases=False, curse_word="Curse")  # switches that existed then

    rewrite(path, older)
    assert load(path).begin().state.rules == ruleset("classic")
    assert verify(path).digest == digest


def test_a_pack_moves_with_its_game(tmp_path: Path) -> None:
    here = tmp_path / "here"
    shutil.copytree(TRIAL, here / "cards" / "trial")
    game = Game.new([here / "cards" / "trial"], ["Ana", "Bo", "Cy"], 3)
    with Recorder(here / "g.kick.jsonl", game) as recorder:
        play(game, recorder, 50)
    assert load(here / "g.kick.jsonl").header.packs[0].source == "cards/trial"
    here.rename(tmp_path / "there")
    assert verify(tmp_path / "there" / "g.kick.jsonl").actions == 50


def test_every_action_is_on_disk_at_once(tmp_path: Path) -> None:
    found = tmp_path / "g.kick.jsonl"
    game = Game.new(["classic"], ["Ana", "Bo", "Cy"], 1)
    recorder = Recorder(found, game)
    bots = [RandomBot(seat) for seat in range(3)]
    for n in range(1, 10):
        step(game, bots, recorder)
        assert verify(found).actions == n
    recorder.close()


def test_a_recorder_overwrites_nothing(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(SavedError, match="the file exists already"):
        Recorder(path, Game.new())
    assert path.read_bytes() == before


def test_only_a_fresh_game_is_recorded(tmp_path: Path) -> None:
    game = Game.new()
    play(game, None, 30)
    with pytest.raises(SavedError, match="just been dealt"):
        Recorder(tmp_path / "late.kick.jsonl", game)
    assert not (tmp_path / "late.kick.jsonl").exists()


# ---------------------------------------------------------------- cut off
@pytest.mark.parametrize("bytes_lost", [2, 9, 20])
def test_a_cut_off_last_line_is_named_and_can_be_left_out(path: Path, bytes_lost: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-bytes_lost])
    number = len(whole.splitlines())
    refused(path, "the last line is incomplete", "the 99 actions before it", "--partial", line=number)
    saved = load(path, partial=True)
    assert len(saved.actions) == 99
    assert verify(path, partial=True).actions == 99


def test_a_missing_last_line_end_loses_nothing(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])
    assert verify(path).actions == 100


@pytest.mark.parametrize("lost", [0, 1, 12])
def test_a_game_goes_on_where_its_file_ends(path: Path, tmp_path: Path, lost: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) - lost])
    saved = load(path, partial=True)
    *_, last = replay(saved)
    with Recorder.resume(saved, last.game) as recorder:
        play(last.game, recorder, 30)
    verdict = verify(path)
    assert verdict.actions == len(saved.actions) + 30
    assert verdict.digest == last.game.digest()


def test_an_ended_game_does_not_go_on(tmp_path: Path) -> None:
    found = tmp_path / "whole.kick.jsonl"
    game = saved_game(found, 5000, rules={"winning_level": 4})
    with pytest.raises(SavedError, match="has ended"):
        Recorder.resume(load(found), game)


# ---------------------------------------------------------------- tampering
def test_garbage_in_the_middle(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[5] = b'{"n": 4, "do": "Ana\n'
    path.write_bytes(b"".join(lines))
    refused(path, "not JSON", line=6)


def test_bytes_that_are_not_utf_8(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"Ana: ", b"\xff\xfe: ", 1))
    refused(path, line=3)


@pytest.mark.parametrize(
    ("change", "said", "line"),
    [
        (lambda r: r[3].update(by="me"), "unknown field `by`", 4),
        (lambda r: r[3].update(n="2"), "n: Expected `int | null`, got `str`", 4),
        (lambda r: r[3].update(do=7), "do: Expected `str | null`, got `int`", 4),
        (lambda r: r[3].pop("do"), "expected `n` and `do`", 4),
        (lambda r: r[3].update(digest="00"), "expected `n` and `do`", 4),
        (lambda r: r.pop(3), "action 2 expected, not 3", 4),
        (lambda r: r.insert(3, {"n": 9, "digest": "00"}), "the digest is of action 9, but 1 stand above it", 4),
        (lambda r: r.insert(3, {"end": None, "digest": "00"}), "the game has ended above", 5),
        (lambda r: r[3].update(do="Ana: jump"), "'Ana: jump' is no action: unknown verb 'jump'", 4),
        (lambda r: r[3].update(do="Zed: pass"), "unknown player 'Zed'", 4),
        (lambda r: r[3].update(do="Ana: play [Nonsense]"), "[Nonsense]", 4),
        (lambda r: r[3].update(do="Ana: kick"), "'Ana: kick' is refused: Kick open the door once", 4),
        (lambda r: r.append({"end": ["Ana"], "digest": "00"}), "the digest after action 100 is", 105),
    ],
)
def test_a_changed_line(path: Path, change: Callable[[list[dict[str, Any]]], object], said: str, line: int) -> None:
    rewrite(path, change)
    refused(path, said, line=line)


def test_a_refusal_cites_its_rule(path: Path) -> None:
    rewrite(path, lambda r: r[3].update(do="Ana: kick"))
    refused(path, "[TURN-7, DOOR-1]", line=4)


def test_a_wrong_digest(path: Path) -> None:
    number = next(i for i, row in enumerate(rows(path)) if row.get("n") == 40 and "digest" in row)
    rewrite(path, lambda r: r[number].update(digest="0123456789abcdef"))
    refused(path, "the digest after action 40 is", "not 0123456789abcdef", line=number + 1)


def test_an_end_that_was_not_reached(path: Path) -> None:
    *_, last = replay(load(path))
    rewrite(path, lambda r: r.append({"end": ["Ana"], "digest": last.game.digest()}))
    refused(path, "won by Ana", "not over", line=105)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda h: h.update(format="chess"), "not a saved game: format 'chess'"),
        (
            lambda h: h.update(version=1),
            "saved in format 1 by an older version of kickdoor; this version reads format 2 on",
        ),
        (lambda h: h.update(version=1, salt="x"), "saved in format 1 by an older version of kickdoor"),
        (lambda h: h.update(version=4, more=1), "saved in format 4 by a newer version of kickdoor"),
        (lambda h: h.update(colour="red"), "unknown field `colour`"),
        (lambda h: h.pop("seed"), "missing required field `seed`"),
        (lambda h: h.update(seed="7"), "a key has 64 hexadecimal digits"),
        (lambda h: h.update(seed=[7]), "seed: Expected `int | str`, got `array`"),
        (lambda h: h.update(players=["Ana", 3, "Cy"]), "players[1]: Expected `str`, got `int`"),
        (lambda h: h.update(players=["Ana", "Bo"]), "3 to 6 players"),
        (lambda h: h.update(players=["Ana", "ana", "Cy"]), "two players are named"),
        (lambda h: h.update(human="Zed"), "'Zed' is none of the players"),
        (lambda h: h.update(sexes=["other"]), "sex is male or female"),
        (lambda h: h.update(edition="clasic"), "the edition is 'clasic' here"),
        (lambda h: h["rules"].pop("tribes"), "the switch 'tribes' is missing"),
        (lambda h: h["rules"].update(winning_level="ten"), "winning_level cannot be 'ten'"),
        (lambda h: h["rules"].update(fast=True), "unknown rule switch 'fast'"),
        (lambda h: h.update(packs=[]), "at least one pack"),
        (lambda h: h["packs"][0].update(source="clasic"), "the pack 'classic' cannot be read: no pack"),
        (lambda h: h["packs"][0].update(id="fu"), "is 'classic', not 'fu'"),
        (lambda h: h["packs"][0].update(sha256="0" * 64), "the pack 'classic' has changed since this game was saved"),
    ],
)
def test_a_changed_header(path: Path, change: Callable[[dict[str, Any]], object], said: str) -> None:
    rewrite(path, lambda r: change(r[0]))
    refused(path, said, line=1)


def test_an_unknown_edition(path: Path) -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        lines[0]["edition"] = lines[0]["rules"]["edition"] = "clasic"

    rewrite(path, change)
    refused(path, "clasic", line=1)


def test_a_changed_pack(tmp_path: Path) -> None:
    shutil.copytree(TRIAL, tmp_path / "trial")
    game = Game.new([tmp_path / "trial"], ["Ana", "Bo", "Cy"], 3)
    found = tmp_path / "g.kick.jsonl"
    with Recorder(found, game) as recorder:
        play(game, recorder, 20)
    header = tmp_path / "trial" / "pack.yaml"
    title = load(found).packs[0].title
    header.write_text(header.read_text().replace(f"title: {title}", "title: Other"))
    refused(found, "the pack 'trial' has changed", line=1)


@pytest.mark.parametrize("content", [b"", b"\n", b"hello\n", b"[]\n", b"{}\n", b"\x00\x01"])
def test_a_file_that_is_no_saved_game(tmp_path: Path, content: bytes) -> None:
    found = tmp_path / "x.kick.jsonl"
    found.write_bytes(content)
    with pytest.raises(SavedError) as caught:
        load(found)
    assert "\n" not in str(caught.value)


def test_a_damaged_byte_is_never_a_crash(path: Path) -> None:
    """If single bytes are damaged, either reading reports it or the game is still valid."""
    whole = path.read_bytes()[:4000]
    whole = whole[: whole.rindex(b"\n") + 1]
    chance = random.Random(1)
    said = 0
    for _ in range(60):
        hurt = bytearray(whole)
        for _ in range(chance.choice((1, 2, 30))):
            hurt[chance.randrange(len(hurt))] = chance.randrange(256)
        path.write_bytes(hurt)
        try:
            verify(path, partial=chance.random() < 0.5)
        except SavedError as error:
            said += 1
            assert "\n" not in str(error)
    assert said > 30


def test_endless_nesting(path: Path) -> None:
    path.write_bytes(b'{"rules": {"a": ' + b"[" * 100_000 + b"\n")
    refused(path, "nested too deeply", line=1)


def test_a_missing_file(tmp_path: Path) -> None:
    refused(tmp_path / "none.kick.jsonl", "No such file")


# ---------------------------------------------------------------- the command
def test_the_command_prints_the_game(path: Path) -> None:
    out = io.StringIO()
    assert replay_command(path, to=60, out=out) == 0
    text = out.getvalue()
    assert text.startswith("classic (classic), seed 8: Ana, Bo, Number Nine\n")
    assert "Ana kicks open the door" in text or "Bo kicks open the door" in text
    assert "[TURN-1]" in text
    assert "  60  " in text
    assert "  61  " not in text
    assert text.endswith("60 of 100 actions; the game is not over.\n")


def test_the_command_verifies(path: Path) -> None:
    out = io.StringIO()
    assert replay_command(path, verify=True, out=out) == 0
    assert "verified, 100 actions, 3 digests, not finished" in out.getvalue()
    assert "the last 20 have no digest yet" in out.getvalue()
    out = io.StringIO()
    replay_command(path, verify=True, to=50, out=out)
    assert "the first 50 of 100 actions hold" in out.getvalue()


def test_the_command_keeps_secrets_of_other_seats(path: Path) -> None:
    """A card that one player draws unseen is shown to that player only."""
    names = ("Ana", "Bo", "Number Nine")
    drawn = {
        (played.n, event.see.bit_length() - 1, played.game.library.names[card])
        for played in replay(load(path))
        for event in played.events
        if event.kind == "card_moved" and event.see in (1, 2, 4)
        for card in event.cards
    }
    assert drawn

    def told(seat: str) -> dict[int, str]:
        out = io.StringIO()
        replay_command(path, seat=seat, out=out)
        parts: dict[int, str] = {}
        n = 0
        for line in out.getvalue().splitlines():
            if line[:4].strip().isdigit() and line[4:6] == "  ":
                n = int(line[:4])
            parts[n] = parts.get(n, "") + line + "\n"
        return parts

    stories = [told(name) for name in names]
    for n, owner, name in drawn:
        for seat, story in enumerate(stories):
            assert (f"draws {name}" in story[n]) == (seat == owner) or (seat == owner and name in story[n])


def test_the_command_knows_its_players(path: Path) -> None:
    with pytest.raises(SavedError, match="no player is named 'Zed'"):
        replay_command(path, seat="Zed")


def test_no_action_before_the_first(path: Path) -> None:
    with pytest.raises(SavedError, match="no action -1"):
        replay_command(path, to=-1)


OLD = Path(__file__).parent / "format-2.kick.jsonl"


def test_a_game_of_format_2_replays_and_says_that_its_digests_cannot_be_compared() -> None:
    verdict, out = verify(OLD), io.StringIO()
    assert (verdict.checks, verdict.proved, verdict.over) == (0, 0, True)
    replay_command(OLD, verify=True, out=out)
    said = f"all {verdict.actions} actions hold, won by {verdict.winners[0]}"
    assert said in out.getvalue()
    assert out.getvalue().endswith("; the digests in the file are of an older format and were not checked\n")
    golden = OLD.parent.parent / "golden" / "classic-3.kick.jsonl"
    assert load(OLD).actions == load(golden).actions
    assert verdict.digest == verify(golden).digest


def test_an_action_of_format_2_must_still_be_legal(tmp_path: Path) -> None:
    path = tmp_path / "old.kick.jsonl"
    path.write_bytes(OLD.read_bytes().replace(b'"do": "Ana: ready"', b'"do": "Ana: kick"'))
    with pytest.raises(SavedError, match="is refused"):
        verify(path)
