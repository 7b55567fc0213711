"""The games' modules for the browser do what the compiled and the interpreted rules do."""
