"""Property tests look in new places on every run by hand, and in the same places where a verdict counts (CI).

Packs are kept in a cache of the run's own, never in the home of whoever runs the tests.
"""

from __future__ import annotations

import os
import tempfile

from hypothesis import settings

settings.register_profile("verdict", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("verdict")

os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp(prefix="kickdoor-tests-")
