"""The messages between a server and its clients: plain data types, the same in JSON, Python and TypeScript."""
