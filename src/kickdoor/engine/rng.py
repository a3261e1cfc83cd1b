"""Random numbers as a value: a key, and how many 32-bit words of its stream have been used.

The stream is BLAKE2b in counter mode: block N of 16 words is the keyed hash of N. Without the key, nobody can work out
earlier or later words from those they have seen.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")
Stream = tuple[bytes, int]  # key, words used so far

WORDS: Final = 16  # in a block of 64 bytes
KEY_BYTES: Final = 32
_LOW: Final = (1 << 32) - 1
_CARDS: Final = b"kickdoor cards"  # purposes of a hash: two purposes never give the same bits
_SUBKEY: Final = b"kickdoor subkey"
GAME: Final = b"kickdoor seed"  # purposes of a seed: the same number gives a different key for each
IMAGINED: Final = b"kickdoor imagine"
BOT: Final = b"kickdoor bot"


def key_of(seed: int | str, use: bytes = GAME) -> bytes:
    """Return the key of a game, or of something else (`use`).

    A small number can be guessed, so only a key of 64 hexadecimal digits keeps a game secret.
    """
    if isinstance(seed, str):
        if len(seed) != 2 * KEY_BYTES or seed.strip("0123456789abcdef"):
            raise ValueError("a key has 64 hexadecimal digits (0-9, a-f)")
        return bytes.fromhex(seed)
    return blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=use).digest()


def subkey(key: bytes, purpose: str) -> bytes:
    """Return a key for something other than cards and dice; it reveals nothing about `key` or other purposes."""
    return blake2b(purpose.encode(), digest_size=KEY_BYTES, key=key, person=_SUBKEY).digest()


def seeded(seed: int | str, use: bytes = GAME) -> Stream:
    return key_of(seed, use), 0


def words(key: bytes, used: int, count: int) -> tuple[int, ...]:
    """Return the words of the stream that follow the first `used` ones."""
    keyed = blake2b(key=key, person=_CARDS)
    blocks: list[bytes] = []
    for number in range(used // WORDS, (used + count - 1) // WORDS + 1):
        hashed = keyed.copy()  # cheaper than keying another one
        hashed.update(number.to_bytes(8, "little"))
        blocks.append(hashed.digest())
    at = used % WORDS
    found: tuple[int, ...] = unpack(f"<{WORDS * len(blocks)}I", b"".join(blocks))
    return found[at : at + count]


def below(rng: Stream, n: int) -> tuple[Stream, int]:
    """Return the next state and a number from 0 to n - 1, all equally likely; n is at most 2^32."""
    key, used = rng
    while True:
        product = words(key, used, 1)[0] * n
        used += 1
        low = product & _LOW
        if low >= n or low >= (_LOW + 1) % n:  # other words are rejected, so that all n are equally likely
            return (key, used), product >> 32


def shuffled(rng: Stream, cards: list[T]) -> tuple[Stream, list[T]]:
    """Return the next state and the cards in another order, all orders equally likely."""
    key, used = rng
    cards = list(cards)
    i = len(cards) - 1
    while i > 0:  # again only if a word was rejected
        for word in words(key, used, i):
            used += 1
            product = word * (i + 1)
            low = product & _LOW
            if low <= i and low < (_LOW + 1) % (i + 1):
                continue
            j = product >> 32
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1
    return (key, used), cards
