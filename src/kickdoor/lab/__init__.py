"""Many games at once: trials of packs, stress tests, statistics."""
