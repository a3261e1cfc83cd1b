"""Failures of a store are logged, but not once per request."""

from __future__ import annotations

import logging

import pytest

from kickdoor.store import StoreDown
from kickdoor.store.outage import Outage


def test_an_outage_is_logged_when_it_begins_now_and_then_and_when_it_ends(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    time = [100.0]
    monkeypatch.setattr("kickdoor.store.outage.time.monotonic", lambda: time[0])
    writing = Outage(logging.getLogger("kickdoor.test"), "writing to")
    writing.worked()
    for second in range(150):
        time[0] = 100.0 + second
        writing.failed(StoreDown("disk full" if second < 90 else "read-only"))
    writing.worked()
    writing.worked()
    assert [record.getMessage() for record in caplog.records] == [
        "writing to the store fails: disk full",
        "writing to the store still fails, 61 times in 60 s: disk full",
        "writing to the store still fails, 91 times in 90 s: read-only",
        "writing to the store works again after 149.0 s (150 failures)",
    ]
    assert [record.levelname for record in caplog.records] == ["ERROR"] * 3 + ["WARNING"]
