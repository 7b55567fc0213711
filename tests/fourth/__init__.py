"""A fourth game, as small as a game can be: two folders make it a game of Qalat."""
