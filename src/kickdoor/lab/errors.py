"""What can be wrong with games that somebody asks for. Needs none of the libraries that the rest of the lab needs."""

from __future__ import annotations

from kickdoor.engine.refusals import KickdoorError


class BadJob(KickdoorError, ValueError):
    """What was asked for cannot be played or written; the message says why."""


class BadCluster(BadJob):
    """There is no such cluster, or it cannot play the job; the message says why."""
