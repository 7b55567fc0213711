"""A table and its events: what happened, what may happen, and what each seat is shown. No I/O."""
