"""Pebbles: a die says how many may be taken, and the last one is worth most."""
