"""The engine and the oracle, written apart from one another, agree along whole random games."""

from random import Random

import pytest

import qalat
from qalat.core.record import CHANCE
from tests.games.roll_and_write import oracle
from tests.games.roll_and_write.table import GAME

ENGINE = GAME.engine
SMALL = "PSACGT/PPPPPP/SSSAAA/CCCCCC/GGGGGG/GTTTTT"
ONE_OF_TWO = "PSTTTT/TTTTTT/AAAAAA/CCCCCC/GGGGGG/GTTTTT"

TABLES = {
    "one": (1, {}),
    "one against two": (1, {"solo": "against"}),
    "one and three": (1, {"virtual_players": "3"}),
    "one against four": (1, {"virtual_players": "4", "solo": "against", "layout": ONE_OF_TWO}),
    "two": (2, {}),
    "two with a layout": (2, {"layout": ONE_OF_TWO, "coins": "7"}),
    "three": (3, {}),
    "three with a layout": (3, {"layout": SMALL, "coins": "40"}),
    "four": (4, {}),
    "five": (5, {}),
    "five with a layout": (5, {"layout": ONE_OF_TWO}),
}


class Pair:
    """A game of the engine and the same game of the oracle."""

    def __init__(self, seats: int, chosen: dict[str, str], seed: int) -> None:
        options = GAME.checked_options(chosen, seats)
        names = GAME.bystanders(seats, options)
        rows = options["layout"].split("/")
        self.shown = oracle.Game(
            seats,
            len(names),
            rows,
            int(options["coins"]),
            against=options["solo"] == "against",
        )
        self.random = Random(seed)
        self.scratch = ENGINE.scratch(seed)
        self.states = ENGINE.blank()
        self.everybody = seats + len(names)
        ENGINE.driver.start(self.states, 0, seats, GAME.option_numbers(options))

    @property
    def actor(self) -> int:
        return int(self.states[0].actor)

    def compare(self) -> dict[str, int]:
        """Compare all that both can tell; return what may happen next."""
        chances = ENGINE.chances(self.states, 0, self.scratch)
        ours = {GAME.actions.word(action): weight for action, weight in chances.items()}
        if self.actor != CHANCE:
            ours = dict.fromkeys(ours, 0)
        assert ours == self.shown.options()
        state = self.states[0]
        for seat, person in enumerate(self.shown.players):
            assert int(state.gained[seat]) - int(state.spent[seat]) == person.purse
        totals, parts = ENGINE.points(self.states, 0)
        points = self.shown.points()
        assert [list(each.values()) for each in points] == parts[: self.everybody].tolist()
        assert [sum(each.values()) for each in points] == totals[: self.everybody].tolist()
        return ours

    def play(self) -> int:
        """Play to the end, comparing at each step; return how many positions there were."""
        positions = 0
        while True:
            options = self.compare()
            positions += 1
            if not options:
                assert self.shown.asked == "over"
                return positions
            words = list(options)
            weights = list(options.values()) if self.actor == CHANCE else None
            [word] = self.random.choices(words, weights)
            self.shown.play(word)
            action = GAME.actions.number(word)
            assert action is not None
            ENGINE.driver.apply(self.states, 0, action, self.scratch)


@pytest.mark.parametrize("name", TABLES)
def test_a_game_agrees_from_its_first_roll_to_its_end(name: str) -> None:
    seats, chosen = TABLES[name]
    assert Pair(seats, chosen, 1).play() > 60


@pytest.mark.compiled
def test_more_than_twenty_thousand_positions_agree() -> None:
    positions = 0
    for seats, chosen in TABLES.values():
        for seed in range(2, 18):
            positions += Pair(seats, chosen, seed).play()
    assert positions > 20_000


def test_the_engine_and_the_oracle_have_the_same_types_and_places() -> None:
    assert list(oracle.POINTS) == list(GAME.parts[:6])
    assert isinstance(GAME, qalat.Game)
