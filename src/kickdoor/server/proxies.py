"""Finds the client's address behind a proxy: the last one in all X-Forwarded-For lines, without its port."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Final

HIGHEST_PORT: Final = 65535


class NotAnAddress(ValueError):
    """The proxy's entry is not an IP address."""


def last_hop(lines: Sequence[str]) -> str:
    """Return the address that the proxy itself appended; everything before it was sent by the caller and cannot be
    trusted. Several lines mean the same as one line with commas. Raises NotAnAddress.
    """
    entry = ",".join(lines).rpartition(",")[2].strip()
    host = _without_port(entry)
    try:
        return str(ipaddress.ip_address(host))
    except ValueError:
        raise NotAnAddress(entry) from None


def _without_port(entry: str) -> str:
    """Return the host of `192.0.2.1:80` or `[2001:db8::1]:80`; a bare IPv6 address has no port."""
    if entry.startswith("["):
        host, bracket, rest = entry[1:].partition("]")
        if not bracket or ":" not in host or not (rest == "" or (rest.startswith(":") and _is_port(rest[1:]))):
            raise NotAnAddress(entry)
        return host
    if entry.count(":") == 1:
        host, _, port = entry.partition(":")
        if not _is_port(port):
            raise NotAnAddress(entry)
        return host
    return entry


def _is_port(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 5 and int(text) <= HIGHEST_PORT
