"""Games to type: played with the library first, as the terminal plays them."""

from pathlib import Path

import qalat
from qalat.core.match import Match
from qalat.core.record import CHANCE
from qalat.play.bots import Budget, RandomBot

EXAMPLE = Path(__file__).parents[2] / "examples" / "alhambra-3.qalat"

POSITION = """\
qalat position 1
game: alhambra 1
players: 3
phase: action, seat 1
market: 1 tower 11 -; 2 tower 12 -; 3 garden 10 N; 4 garden 11 -
display: blue 3; green 2; yellow 7; orange 9
seat 1:
  hand: blue 7 4 3
  reserve: tower 9 ES
  palace:
            -1    0     1
                +     +
      -1          T13 |
          +-----+     +     +
       0  | P5     @    P4  |
          +     +     +-----+
       1        | A6
                +-----+
"""


def played_out(seed: int, players: int) -> tuple[Match, list[str]]:
    """A whole game against random bots, and the phrases that seat 1 types to play it again."""
    names = ["player 1", *(f"random {seat}" for seat in range(2, players + 1))]
    match = qalat.Match("alhambra", names, seed=seed)
    bots = {name: RandomBot(f"{seed} bot {seat}") for seat, name in enumerate(names, start=1)}
    while not match.over:
        mover = match.to_move
        match.play(bots[mover].choose(match.view(mover), Budget()).action, seat=mover)
    return match, typed_by(match, 0)


def typed_by(match: Match, seat: int) -> list[str]:
    """Everything that a seat did in a match, a phrase a line."""
    lines = []
    for actor, actions in match.log.runs():
        if actor == seat != CHANCE:
            words = [match.game.actions.word(action) for action in actions]
            lines += match.game.notation.phrases(words)
    return lines


def first_turn(seed: int, players: int) -> Match:
    """The match that `qalat play` with random bots shows first."""
    names = ["player 1", *(f"random {seat}" for seat in range(2, players + 1))]
    match = qalat.Match("alhambra", names, seed=seed)
    bots = {name: RandomBot(f"{seed} bot {seat}") for seat, name in enumerate(names, start=1)}
    while match.to_move != "player 1":
        mover = match.to_move
        match.play(bots[mover].choose(match.view(mover), Budget()).action, seat=mover)
    return match
