"""What is measured: the engine beside its peers, how its cost grows, and memory over many games."""
