"""Trains the value net of the bots: from positions that simulations record to a file of integer weights."""
