"""Many games at once: trials of packs, statistics."""
