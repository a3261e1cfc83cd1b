"""The terminal client: a game in lines of text."""
