"""The proof of a deal: what binds the server and the players, and how a breach is noticed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from kickdoor.bots import Observation, RandomBot
from kickdoor.cli import app
from kickdoor.game import Game
from kickdoor.record.errors import SavedError
from kickdoor.record.saved import load, replay_command, saved_text, verify
from kickdoor.record.shuffle import (
    Proof,
    Remembered,
    commitment,
    contributors,
    flaws,
    game_seed,
    is_left_out,
    new_secret,
    pledge,
    withheld,
)

NAMES = ("Ana", "Bo", "Cy")
TABLE, KEY, ANAS, BOS = "NywCh6fBX-eT", "1a" * 32, "2b" * 32, "3c" * 32
PROOF = Proof(TABLE, commitment(TABLE, KEY), KEY, (pledge(TABLE, 0, ANAS), pledge(TABLE, 1, BOS), ""), (ANAS, BOS, ""))
SEED = game_seed(TABLE, KEY, (ANAS, BOS, ""))
Change = Callable[[Proof], Proof]


def but(**parts: object) -> Change:
    return lambda proof: msgspec.structs.replace(proof, **parts)


def test_all_of_it_can_be_checked_with_sha256sum() -> None:
    def sha256(text: str) -> str:
        return hashlib.sha256(text.encode()).hexdigest()

    assert sha256(f"{TABLE}:{KEY}") == PROOF.commitment
    assert sha256(f"{TABLE}:1:{BOS}") == PROOF.pledges[1]
    assert sha256(f"{TABLE}:{KEY}:{ANAS}:{BOS}:") == SEED
    assert flaws(PROOF, SEED, NAMES) == []
    assert contributors(PROOF, NAMES) == ["Ana", "Bo"] and withheld(PROOF, NAMES) == []


def test_secrets_have_256_bits_and_differ() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100 and all(len(bytes.fromhex(each)) == 32 for each in made)


@pytest.mark.parametrize("part", [0, 1, 2, 3])
def test_every_part_changes_the_seed(part: int) -> None:
    parts = [TABLE, KEY, ANAS, BOS]
    parts[part] = parts[part][:-1] + "0"
    table, key, *given = parts
    assert game_seed(table, key, [*given, ""]) != SEED
    assert game_seed(TABLE, KEY, (BOS, ANAS, "")) != SEED != game_seed(TABLE, KEY, (ANAS, "", BOS))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (but(key="9f" * 32), ["the server's key does not fit its commitment", "the seed does not follow"]),
        (but(commitment=commitment(TABLE, "9f" * 32)), ["the server's key does not fit its commitment"]),
        (but(table="another"), ["key does not fit", "of Ana does not fit", "of Bo does not fit", "seed does not"]),
        (but(contributions=("9f" * 32, BOS, "")), ["the contribution of Ana does not fit its pledge", "the seed"]),
        (but(contributions=(ANAS, "", "")), ["the seed does not follow"]),
        (but(contributions=(BOS, ANAS, "")), ["of Ana does not fit", "of Bo does not fit", "the seed does not"]),
        (but(contributions=(ANAS, BOS, "9f" * 32)), ["of Cy was not pledged before the deal", "the seed does not"]),
        (but(pledges=(PROOF.pledges[0], "", "")), ["the contribution of Bo was not pledged before the deal"]),
        (but(contributions=(ANAS, BOS)), ["one pledge and one contribution for each seat"]),
        (but(contributions=(ANAS, BOS, "x")), ["64 hexadecimal digits"]),
        (but(key=KEY.upper()), ["64 hexadecimal digits"]),
        (but(table="a:b"), ["is not the name of a table"]),
    ],
)
def test_later_changes_are_noticed(change: Change, said: Sequence[str]) -> None:
    found = flaws(change(PROOF), SEED, NAMES)
    assert len(found) == len(said)
    assert all(words in flaw for words, flaw in zip(said, found, strict=True))


def test_a_player_with_notes_notices_that_everything_was_replaced() -> None:
    """Key, commitment, pledges and seed match each other, but they are not those from before the deal."""
    ana = Remembered(PROOF.commitment, 0, ANAS, revealed=True, pledges=PROOF.pledges)
    assert flaws(PROOF, SEED, NAMES, ana) == [] and not is_left_out(PROOF, ana)
    key = "9f" * 32
    swapped = Proof(TABLE, commitment(TABLE, key), key, PROOF.pledges, PROOF.contributions)
    assert flaws(swapped, game_seed(TABLE, key, PROOF.contributions), NAMES) == []
    assert flaws(swapped, game_seed(TABLE, key, PROOF.contributions), NAMES, ana) == [
        "the commitment is not the one that was published before the deal"
    ]
    without = Proof(TABLE, PROOF.commitment, KEY, ("", PROOF.pledges[1], ""), ("", BOS, ""))
    seed = game_seed(TABLE, KEY, ("", BOS, ""))
    assert flaws(without, seed, NAMES) == []
    assert flaws(without, seed, NAMES, ana) == [
        "your contribution was left out or replaced",
        "the pledge of Ana was replaced after the deal",
    ]
    late = msgspec.structs.replace(ana, revealed=False)
    dealt_without = Proof(TABLE, PROOF.commitment, KEY, PROOF.pledges, ("", BOS, ""))
    assert flaws(dealt_without, seed, NAMES, late) == []  # may happen to a slow player
    assert is_left_out(dealt_without, late) and withheld(dealt_without, NAMES) == ["Ana"]
    grinding = "4d" * 32  # Bo and the server choose his contribution when they know Ana's
    ground = Proof(
        TABLE, PROOF.commitment, KEY, (PROOF.pledges[0], pledge(TABLE, 1, grinding), ""), (ANAS, grinding, "")
    )
    assert flaws(ground, game_seed(TABLE, KEY, (ANAS, grinding, "")), NAMES, ana) == [
        "the pledge of Bo was replaced after the deal"
    ]


# ---------------------------------------------------------------- `kickdoor replay --verify`
@pytest.fixture(scope="module")
def text() -> bytes:
    """Return a short game with an honest deal, as a server sends it."""
    game = Game.new(["classic"], NAMES, SEED, rules={"winning_level": 2})
    bots, actions = [RandomBot(seat) for seat in range(3)], list[str]()
    while not game.over:
        seat = game.pending()[0].seat
        action = bots[seat].choose(Observation(game, seat))
        actions.append(game.text(action))
        game.submit(action)
    return saved_text(game, actions, PROOF)


@pytest.fixture
def path(tmp_path: Path, text: bytes) -> Path:
    found = tmp_path / "game.kick.jsonl"
    found.write_bytes(text)
    return found


def rewrite(path: Path, change: Change, seed: str = "") -> None:
    first, rest = path.read_bytes().split(b"\n", 1)
    header = msgspec.json.decode(first)
    header["shuffle"] = msgspec.to_builtins(change(msgspec.convert(header["shuffle"], Proof)))
    header["seed"] = seed or header["seed"]
    path.write_bytes(msgspec.json.encode(header) + b"\n" + rest)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = app.main(["replay", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_verify_proves_the_deal_and_the_game(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert load(path).header.seed == SEED and verify(path).over
    code, out, _ = run(capsys, str(path), "--verify")
    assert code == 0 and "verified" in out
    assert f"follows from the server's key (commitment {PROOF.commitment}) and the contributions of Ana, Bo\n" in out
    code, out, _ = run(
        capsys, str(path), "--verify", "--commitment", PROOF.commitment.upper(), "--contribution", f" {BOS}"
    )
    assert code == 0 and "verified" in out


def test_verify_says_who_did_not_reveal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seed = game_seed(TABLE, KEY, ("", BOS, ""))
    game = Game.new(["classic"], NAMES, seed)
    found = tmp_path / "g.kick.jsonl"
    shuffle = but(contributions=("", BOS, ""))(PROOF)
    found.write_bytes(saved_text(game, [], shuffle).replace(b'"end": []', b'"end": null'))
    assert run(capsys, str(found), "--verify")[1].endswith(
        "the contributions of Bo; pledged but not revealed in time: Ana\n"
    )


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (but(key="9f" * 32), "the server's key does not fit its commitment"),
        (but(contributions=("", BOS, "")), "the seed does not follow from the key and the contributions"),
        (but(contributions=("9f" * 32, BOS, "")), "the contribution of Ana does not fit its pledge"),
        (but(pledges=("", "")), "there must be one pledge and one contribution for each seat"),
    ],
)
def test_verify_refuses_a_deal_that_was_not_as_promised(
    path: Path, change: Change, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    rewrite(path, change)
    before = path.read_bytes()
    code, out, err = run(capsys, str(path), "--verify")
    assert code == 2 and out == "" and f"{path}:1: the deal is not as promised: {said}" in err
    with pytest.raises(SavedError, match="not as promised"):
        verify(path)
    assert path.read_bytes() == before


def test_verify_refuses_a_consistent_proof_of_another_deal(path: Path) -> None:
    """If the server swaps key, commitment and seed, other cards would have been dealt."""
    key = "9f" * 32
    given = PROOF.contributions
    rewrite(path, but(key=key, commitment=commitment(TABLE, key)), game_seed(TABLE, key, given))
    with pytest.raises(SavedError):
        verify(path)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--commitment", "9f" * 32), "the commitment is not the one that was published before the deal"),
        (("--contribution", "9f" * 32), "your contribution was left out or replaced"),
    ],
)
def test_verify_compares_with_what_a_player_noted(
    path: Path, arguments: Sequence[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(capsys, str(path), "--verify", *arguments)
    assert code == 2 and said in err
    code, _, err = run(capsys, str(path), *arguments)
    assert code == 2 and "need --verify" in err


def test_a_game_without_a_proof_cannot_be_compared(tmp_path: Path) -> None:
    found = tmp_path / "g.kick.jsonl"
    found.write_bytes(saved_text(Game.new(["classic"], NAMES, 7), []).replace(b'"end": []', b'"end": null'))
    assert not verify(found).over
    with pytest.raises(SavedError, match="no proof of the deal"):
        verify(found, remembered=Remembered(PROOF.commitment))


@pytest.mark.parametrize("command", [["replay"], ["replay", "--verify"], ["play", "--terminal", "--resume"]])
def test_an_older_file_is_named_and_left_as_it_is(
    path: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    first, rest = path.read_bytes().split(b"\n", 1)
    header = msgspec.json.decode(first) | {"version": 1, "seed": 8}
    del header["shuffle"]
    path.write_bytes(msgspec.json.encode(header) + b"\n" + rest)
    before = path.read_bytes()
    assert app.main([*command, str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        f"kickdoor: {path}:1: saved in format 1 by an older version of kickdoor; this version reads format 2 on and"
        " shuffles differently, so it cannot replay or resume that game. The file was not changed\n"
    )
    assert path.read_bytes() == before


def test_replay_command_shows_a_game_with_a_key(path: Path, tmp_path: Path) -> None:
    with (tmp_path / "out").open("w") as out:
        assert replay_command(path, to=3, out=out) == 0
    assert (tmp_path / "out").read_text().startswith(f"classic (classic), seed {SEED}: Ana, Bo, Cy\n")
