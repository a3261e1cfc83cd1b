"""Property tests look in new places on every run by hand, and in the same places where a verdict counts (CI).

Packs are kept in a cache of the run's own, never in the home of whoever runs the tests.
"""

from __future__ import annotations

import logging
import os
import tempfile
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

from tests.time_limit import TimeLimit

settings.register_profile("verdict", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("verdict")

os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp(prefix="kickdoor-tests-")

LONGEST: Final = ("fast", "web", "lab", "client", "server")  # folders: what takes longest must not come last


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(TimeLimit(Path(__file__).parent / "store"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent

    def place(item: pytest.Item) -> int:
        folder = item.path.relative_to(here).parts[0]
        return LONGEST.index(folder) if folder in LONGEST else len(LONGEST)

    items.sort(key=place)


@pytest.fixture(autouse=True)
def plain_logging() -> None:
    """A server or a soak that ran in the process of the tests has set up logging for the whole process."""
    logging.getLogger().setLevel(logging.WARNING)
    for name in [name for name in logging.root.manager.loggerDict if name.partition(".")[0] == "kickdoor"]:
        logger = logging.getLogger(name)
        logger.setLevel(logging.NOTSET)
        logger.propagate = True
