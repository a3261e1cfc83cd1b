"""What a card looks like: its face, its back, its picture, and the gallery of all cards."""
