"""Random numbers as a value: a key, and how many 32-bit words of its stream have been used.

The stream is BLAKE2b in counter mode: block N of 16 words is the keyed hash of N. Without the key nobody can work out
neither earlier nor later words from those that they have seen.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final

Stream = tuple[bytes, int]  # key, words used so far

WORDS: Final = 16  # in a block of 64 bytes
KEY_BYTES: Final = 32
_LOW: Final = (1 << 32) - 1
_BLOCK: Final = Struct("<16I")
_CARDS: Final = b"kickdoor cards"  # what a hash is for: no two uses can give the same bits
_SUBKEY: Final = b"kickdoor subkey"
GAME: Final = b"kickdoor seed"  # what a number is the seed of: the same number gives each of them another key
IMAGINED: Final = b"kickdoor imagine"
BOT: Final = b"kickdoor bot"


def key_of(seed: int | str, use: bytes = GAME) -> bytes:
    """The key of a game, or of something else (`use`). A small number can be guessed, so only a key of 64 hexadecimal
    digits keeps a game secret.
    """
    if isinstance(seed, str):
        if len(seed) != 2 * KEY_BYTES or seed.strip("0123456789abcdef"):
            raise ValueError("a key has 64 hexadecimal digits (0-9, a-f)")
        return bytes.fromhex(seed)
    return blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=use).digest()


def subkey(key: bytes, purpose: str) -> bytes:
    """A key for something else than cards and dice; it tells nothing about `key` or about other purposes."""
    return blake2b(purpose.encode(), digest_size=KEY_BYTES, key=key, person=_SUBKEY).digest()


def seeded(seed: int | str, use: bytes = GAME) -> Stream:
    return key_of(seed, use), 0


def block(key: bytes, number: int) -> tuple[int, ...]:
    words: tuple[int, ...] = _BLOCK.unpack(blake2b(number.to_bytes(8, "little"), key=key, person=_CARDS).digest())
    return words


def below(rng: Stream, n: int) -> tuple[Stream, int]:
    """The next state and a number from 0 to n - 1, each as likely as the others; n is at most 2^32."""
    key, used = rng
    while True:
        product = block(key, used // WORDS)[used % WORDS] * n
        used += 1
        low = product & _LOW
        if low >= n or low >= (_LOW + 1) % n:  # of 2^32 words those that are left over are not used
            return (key, used), product >> 32


def shuffled(rng: Stream, cards: list[int]) -> tuple[Stream, list[int]]:
    """The next state and the cards in another order, each order as likely as the others."""
    key, used = rng
    cards = list(cards)
    number, at = used // WORDS, used % WORDS
    words = block(key, number) if cards else ()
    i = len(cards) - 1
    while i > 0:
        if at == WORDS:
            number += 1
            at = 0
            words = block(key, number)
        n = i + 1
        product = words[at] * n
        at += 1
        low = product & _LOW
        if low < n and low < (_LOW + 1) % n:
            continue
        j = product >> 32
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1
    return (key, number * WORDS + at), cards
