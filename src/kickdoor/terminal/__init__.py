"""The terminal client, which shows a game as lines of text."""
