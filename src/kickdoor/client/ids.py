"""Ids of requests."""

from __future__ import annotations

import secrets


def new_id() -> str:
    """Return a new unique id."""
    return secrets.token_urlsafe(9)
