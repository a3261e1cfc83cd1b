"""The numbers of the game, and which cards count for them. Reads the state, changes nothing."""
