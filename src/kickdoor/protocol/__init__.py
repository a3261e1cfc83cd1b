"""What is said between a server and its clients. Types only: plain data, the same in JSON, Python and TypeScript."""
