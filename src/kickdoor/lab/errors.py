"""Errors in the options of a run. Imports none of the libraries that the rest of the lab needs."""

from __future__ import annotations

from kickdoor.engine.refusals import KickdoorError


class BadJob(KickdoorError, ValueError):
    """The job cannot be played, or its results cannot be written; the message says why."""


class BadCluster(BadJob):
    """The cluster cannot be reached, or cannot play the job; the message says why."""
