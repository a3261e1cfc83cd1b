"""How a table's cards are shuffled so that nobody can choose the deal, and how anybody can check that afterwards.

1. When a table is opened, the server draws a secret key and publishes its commitment.
2. Each player's client draws a secret contribution and sends its pledge.
3. When the host starts the game, no pledge can change any more, and the contributions are revealed. Those that do not
   come in time are left out, and the proof shows that.
4. The seed of the game follows from the table's name, the key and the contributions.

The server cannot choose the deal, because it has committed to its key before it knows any contribution. No player can,
even together with the server, because each has committed to a contribution before the others are revealed. Commitments,
pledges and seeds are SHA-256 hashes of plain text, so that they can be checked without kickdoor.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec

SECRET_BYTES: Final = 32
HEX: Final = "^[0-9a-f]{64}$"  # keys, contributions and hashes
Hex = Annotated[str, msgspec.Meta(pattern=HEX)]
_TABLE: Final = re.compile("[A-Za-z0-9_-]+")  # no colon, so that hashed texts are unambiguous


def new_secret() -> str:
    """Return a new key or contribution: 256 random bits."""
    return secrets.token_hex(SECRET_BYTES)


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def commitment(table: str, key: str) -> str:
    """Return the hash that commits the server to its key."""
    return _sha256(f"{table}:{key}")


def pledge(table: str, seat: int, contribution: str) -> str:
    """Return the hash that commits a player to their contribution. It includes the seat, so that nobody can copy it."""
    return _sha256(f"{table}:{seat}:{contribution}")


def seed_text(table: str, key: str, contributions: Sequence[str]) -> str:
    """Return the text whose hash is the seed, with the contributions by seat, "" for none."""
    return ":".join((table, key, *contributions))


def game_seed(table: str, key: str, contributions: Sequence[str]) -> str:
    """Return the seed of the game's cards and dice (`Game.new`)."""
    return _sha256(seed_text(table, key, contributions))


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a seed is made of. `pledges` and `contributions`: by seat, "" for none."""

    table: str
    commitment: str
    key: str
    pledges: tuple[str, ...]
    contributions: tuple[str, ...]


class Remembered(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player's client saw and contributed before the deal, which a server cannot change."""

    commitment: str = ""
    seat: int = -1  # -1: unknown
    contribution: str = ""
    revealed: bool = False  # the server has confirmed that it was revealed in time
    pledges: tuple[str, ...] = ()  # as they were once they could no longer change


def flaws(proof: Proof, seed: int | str, names: Sequence[str], remembered: Remembered | None = None) -> list[str]:
    """Return what is wrong with a deal; empty if it was made as promised."""
    found = _shape(proof, len(names))
    if found:
        return found
    if commitment(proof.table, proof.key) != proof.commitment:
        found.append("the server's key does not fit its commitment")
    for seat, (name, promised, given) in enumerate(zip(names, proof.pledges, proof.contributions, strict=True)):
        if given and not promised:
            found.append(f"the contribution of {name} was not pledged before the deal")
        elif given and pledge(proof.table, seat, given) != promised:
            found.append(f"the contribution of {name} does not fit its pledge")
    if game_seed(proof.table, proof.key, proof.contributions) != seed:
        found.append("the seed does not follow from the key and the contributions")
    return found + (_differences(proof, names, remembered) if remembered is not None else [])


def _shape(proof: Proof, seats: int) -> list[str]:
    hashes = [proof.commitment, proof.key, *filter(None, (*proof.pledges, *proof.contributions))]
    if not _TABLE.fullmatch(proof.table):
        return [f"{proof.table!r} is not the name of a table"]
    if len(proof.pledges) != seats or len(proof.contributions) != seats:
        return ["there must be one pledge and one contribution for each seat, or an empty text"]
    if not all(re.fullmatch(HEX, each) for each in hashes):
        return ["keys, contributions and hashes have 64 hexadecimal digits"]
    return []


def _differences(proof: Proof, names: Sequence[str], remembered: Remembered) -> list[str]:
    found: list[str] = []
    if remembered.commitment and remembered.commitment != proof.commitment:
        found.append("the commitment is not the one that was published before the deal")
    if remembered.revealed and is_left_out(proof, remembered):
        found.append("your contribution was left out or replaced")
    for seat, before in enumerate(remembered.pledges):
        if seat >= len(names) or proof.pledges[seat] != before:
            found.append(f"the pledge of {names[seat] if seat < len(names) else seat + 1} was replaced after the deal")
    return found


def is_left_out(proof: Proof, remembered: Remembered) -> bool:
    """Was the deal made without this player's contribution?"""
    seat = remembered.seat
    given = proof.contributions if seat < 0 else proof.contributions[seat : seat + 1]
    return bool(remembered.contribution) and remembered.contribution not in given


def withheld(proof: Proof, names: Sequence[str]) -> list[str]:
    """Return the players who pledged a contribution but did not reveal it in time."""
    rows = zip(names, proof.pledges, proof.contributions, strict=True)
    return [name for name, promised, given in rows if promised and not given]


def contributors(proof: Proof, names: Sequence[str]) -> list[str]:
    return [name for name, given in zip(names, proof.contributions, strict=True) if given]
