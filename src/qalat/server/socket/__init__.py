"""WebSockets: the messages of a client at a table."""
