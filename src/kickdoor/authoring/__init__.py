"""For authors of packs: a starter pack, checks for mistakes, the reference of the vocabulary."""
