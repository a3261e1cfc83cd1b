"""The rules engine: pure, deterministic, without clock, I/O or dependency."""
