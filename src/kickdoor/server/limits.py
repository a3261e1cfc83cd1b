"""Rate limits for clients: enough for people and bots, too little to harm others. Each process counts separately."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

REMEMBERED: Final = 50_000  # addresses


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server. Pairs are (how many at once, how many per second)."""

    requests: tuple[float, float] = (60.0, 20.0)  # on one socket
    chat: tuple[float, float] = (60.0, 1.0)  # messages from one seat
    calls: tuple[float, float] = (120.0, 10.0)  # HTTP calls and new connections, by address
    tables: tuple[float, float] = (30.0, 0.05)  # created, by address
    guesses: tuple[float, float] = (10.0, 0.05)  # wrong secrets and recovery codes, by address
    uploads: tuple[float, float] = (10.0, 0.005)  # uploaded packs, by address
    drawings: tuple[float, float] = (20.0, 0.05)  # drawings and exported art packs, by address
    sockets: int = 200  # open at once, by address
    sockets_of_table: int = 20  # open at one table, by address
    half_open: int = 64  # connections without a complete request, by address; a new one replaces the oldest
    frames: tuple[float, float] = (100.0, 10.0)  # control frames and message fragments on one socket
    ignored: int = 100  # requests refused as too many before a socket is closed
    body: int = 64 * 1024  # bytes in an HTTP request
    pack: int = 2 * 1024 * 1024
    drawing: int = 150 * 1024
    message: int = 16 * 1024  # bytes in a WebSocket message


UNLIMITED: Final = Limits(
    requests=(1e9, 1e9), chat=(1e9, 1e9), calls=(1e9, 1e9), tables=(1e9, 1e9), guesses=(1e9, 1e9), uploads=(1e9, 1e9),
    drawings=(1e9, 1e9), sockets=1 << 30, sockets_of_table=1 << 30, half_open=1 << 30,
)  # fmt: skip  # for load tests


def rate_limit_key(address: str) -> str:
    """Return what limits count by: the IPv4 address, or the IPv6 /64 network, as one client has many addresses."""
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
    """A token bucket."""

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
        """Take the amount afterwards, even if that is more than is left."""
        self._refill(limit)
        self.left -= amount

    def delay(self, limit: tuple[float, float]) -> float:
        """Return the seconds until the bucket is no longer overdrawn."""
        self._refill(limit)
        return max(0.0, -self.left / limit[1])

    def _refill(self, limit: tuple[float, float]) -> None:
        most, rate = limit
        now = time.monotonic()
        self.left = min(most, self.left + (now - self.at) * rate)
        self.at = now


class ByAddress:
    """A bucket for each address. The addresses unused for longest are forgotten."""

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
        """Charge what an accepted call costs beyond the first unit."""
        bucket = self._buckets.get(address)
        if bucket is not None:
            bucket.spend(self.limit, amount)
