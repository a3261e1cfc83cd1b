"""Settings for all tests.

Property tests try new examples on every run by hand, and always the same ones in CI. Packs are cached in a folder of
the run's own, never in the home of the user.
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

# Folders whose tests take longest, so that they do not come last.
LONGEST: Final = ("fast", "web", "lab", "client", "server")


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
    """Reset logging: a server or a soak test that ran in this process has set it up for the whole process."""
    logging.getLogger().setLevel(logging.WARNING)
    for name in [name for name in logging.root.manager.loggerDict if name.partition(".")[0] == "kickdoor"]:
        logger = logging.getLogger(name)
        logger.setLevel(logging.NOTSET)
        logger.propagate = True
