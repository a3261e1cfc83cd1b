"""Property tests look in new places on every run by hand, and in the same places where a verdict counts (CI)."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("verdict", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("verdict")
