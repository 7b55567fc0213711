"""A table: its events, its commands, and what each seat is shown; without I/O."""
