"""Which Python is measured with."""

from __future__ import annotations

import platform
import sysconfig


def interpreter() -> str:
    """Named with every figure, since a Python without its optimisations is a quarter slower."""
    optimised = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    built = f"{platform.python_compiler()}, built {'with' if optimised else 'without'} optimisations"
    return f"{platform.python_implementation()} {platform.python_version()} ({built})"
