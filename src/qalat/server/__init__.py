"""The server: tables that anyone can join by link; every acknowledged event is on disk."""
