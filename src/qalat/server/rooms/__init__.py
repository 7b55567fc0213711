"""Rooms: tables in use, with their clients, bots and clocks, in one process or several."""
