"""The text of a card in each language, generated from its data."""
