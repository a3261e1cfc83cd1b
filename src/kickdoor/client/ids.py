"""Ids of requests."""

from __future__ import annotations

import secrets


def new_id() -> str:
    """One that no request has had."""
    return secrets.token_urlsafe(9)
