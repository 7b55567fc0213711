"""Tables in use: their clients, bots and clocks, in one process or several."""
