"""HTTP: tables, guests, replays, administration, metrics and the browser's pages."""
