"""The server's Prometheus metrics. Several processes add theirs up through a shared folder, which
PROMETHEUS_MULTIPROC_DIR must name before this module is imported.
"""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"

ACTIONS: Final = Counter("kickdoor_actions", "Actions appended to a log")
CONFLICTS: Final = Counter("kickdoor_conflicts", "Appends repeated because another process appended first")
LOADED: Final = Counter("kickdoor_tables_loaded", "Tables read from the store")
LIVE: Final = Gauge("kickdoor_tables_live", "Tables in memory", multiprocess_mode="livesum")
SOCKETS: Final = Gauge("kickdoor_sockets", "Open sockets and streams", multiprocess_mode="livesum")
REFUSED: Final = Counter("kickdoor_refused", "Requests refused", ["code"])
HANDSHAKES: Final = Counter("kickdoor_handshakes_refused", "WebSocket handshakes refused", ["status"])
DROPPED: Final = Counter("kickdoor_connections_dropped", "Connections cut off because of a limit", ["why"])
NO_DESCRIPTORS: Final = Counter("kickdoor_descriptor_shortages", "Times that no file descriptor was available")
APPEND: Final = Histogram(
    "kickdoor_request_seconds", "From a request to its answer", buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)
)


def exposition() -> tuple[bytes, str]:
    """Return all metrics as text, and its media type."""
    registry = REGISTRY
    if os.environ.get(SHARED):
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST


def forget(process: int) -> None:
    """Drop the gauges of a process that has ended."""
    if os.environ.get(SHARED):
        multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]
