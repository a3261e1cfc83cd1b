"""Random numbers as a value: the state carries one 64-bit number and every draw returns the next (splitmix64)."""

from __future__ import annotations

from typing import Final

_MASK: Final = (1 << 64) - 1


def seeded(seed: int) -> int:
    return (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK


def step(rng: int) -> tuple[int, int]:
    """The next state and 64 random bits."""
    rng = (rng + 0x9E3779B97F4A7C15) & _MASK
    z = rng
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return rng, z ^ (z >> 31)


def below(rng: int, n: int) -> tuple[int, int]:
    """The next state and a number from 0 to n - 1 (the bias of 64 bits over a deck is far below one in 10^15)."""
    rng, bits = step(rng)
    return rng, (bits * n) >> 64


def shuffled(rng: int, cards: list[int]) -> tuple[int, list[int]]:
    cards = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        rng, j = below(rng, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return rng, cards
