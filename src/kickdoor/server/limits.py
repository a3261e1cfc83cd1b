"""How much one client may ask for: enough for people and bots, too little to harm others. Each process counts for
itself.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

REMEMBERED: Final = 50_000  # addresses


@dataclass(frozen=True, slots=True)
class Limits:
    """Pairs are (how many at once, how many a second)."""

    requests: tuple[float, float] = (60.0, 20.0)  # of one socket
    chat: tuple[float, float] = (60.0, 1.0)  # messages of one seat
    calls: tuple[float, float] = (120.0, 10.0)  # of HTTP and new connections, by address
    tables: tuple[float, float] = (30.0, 0.05)  # created, by address
    guesses: tuple[float, float] = (10.0, 0.05)  # wrong secrets and recovery codes, by address
    uploads: tuple[float, float] = (10.0, 0.005)  # packs, by address
    drawings: tuple[float, float] = (20.0, 0.05)  # and art packs, by address
    sockets: int = 200  # open at once, by address
    sockets_of_table: int = 20  # the same at one table
    half_open: int = 64  # connections without a complete request, by address; the oldest makes room for the next
    frames: tuple[float, float] = (100.0, 10.0)  # control frames and parts of messages, of one socket
    ignored: int = 100  # requests that one socket may have refused as too many before it is closed
    body: int = 64 * 1024  # bytes of an HTTP request
    pack: int = 2 * 1024 * 1024
    drawing: int = 150 * 1024
    message: int = 16 * 1024  # bytes of a socket's message


NONE: Final = Limits(
    requests=(1e9, 1e9), chat=(1e9, 1e9), calls=(1e9, 1e9), tables=(1e9, 1e9), guesses=(1e9, 1e9), uploads=(1e9, 1e9),
    drawings=(1e9, 1e9), sockets=1 << 30, sockets_of_table=1 << 30, half_open=1 << 30,
)  # fmt: skip  # for load tests


def rate_limit_key(address: str) -> str:
    """Who is counted as one: an address, or the network that a home has in IPv6, where addresses cost nothing."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address[:60]
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((int(ip) >> 64 << 64, 64)))


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("at", "left")

    def __init__(self, most: float) -> None:
        self.left = most
        self.at = time.monotonic()

    def take(self, limit: tuple[float, float], cost: float = 1.0) -> bool:
        self._refill(limit)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def spend(self, limit: tuple[float, float], amount: float) -> None:
        """What was used up already, even if it is more than there was."""
        self._refill(limit)
        self.left -= amount

    def delay(self, limit: tuple[float, float]) -> float:
        """Seconds until what was spent too much is made good."""
        self._refill(limit)
        return max(0.0, -self.left / limit[1])

    def _refill(self, limit: tuple[float, float]) -> None:
        most, rate = limit
        now = time.monotonic()
        self.left = min(most, self.left + (now - self.at) * rate)
        self.at = now


class ByAddress:
    """A bucket for each address; those that were not seen for long are forgotten."""

    def __init__(self, limit: tuple[float, float]) -> None:
        self.limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.limit[0])
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(self.limit, cost)

    def spend(self, address: str, amount: float) -> None:
        """What a call that was let in costs more than others."""
        bucket = self._buckets.get(address)
        if bucket is not None:
            bucket.spend(self.limit, amount)
