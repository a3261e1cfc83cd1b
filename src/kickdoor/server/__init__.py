"""The server for tables of people: seats, timing and clients over the network. The rules stay in the engine."""
