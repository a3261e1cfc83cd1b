"""Tables played by clients while their server is killed again and again: what was acknowledged must not be lost."""
