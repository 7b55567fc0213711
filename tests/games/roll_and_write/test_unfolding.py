"""The tables of foresight, filled from the network: every number is the one that is looked up."""

import numpy as np
import pytest

from qalat.games.roll_and_write.judgement import fitted, unfolding

ENCODED = list(fitted.ENCODED)
SOME = [number for number, name in enumerate(ENCODED) if name in {"cell", "seat", "odds"}]


def filled(encoders: list[int]) -> dict[int, np.ndarray]:
    """Return the tables, filled by some encoders."""
    numbers, units = np.zeros(unfolding.COUNT), np.zeros((4, unfolding.WIDEST))
    unfolding.write_numbers(numbers)
    tables: dict[int, np.ndarray] = {}
    for encoder in encoders:
        number = unfolding.ENCODERS[encoder][0]
        table = tables.setdefault(number, np.zeros_like(unfolding.TABLES[number]))
        unfolding.unfold(encoder, numbers, units, table.reshape(-1))
    return tables


def test_the_numbers_of_the_network_are_those_that_were_fitted() -> None:
    numbers = np.zeros(unfolding.COUNT)
    unfolding.write_numbers(numbers)
    layers = [fitted.MATRICES[f"{name} {layer}"] for name in ENCODED for layer in range(3)]
    assert numbers.tolist() == np.concatenate([layer.ravel() for layer in layers]).tolist()


def test_some_tables_are_filled_with_what_is_looked_up() -> None:
    for number, table in filled(SOME).items():
        assert table.tobytes() == unfolding.TABLES[number].tobytes()


@pytest.mark.compiled
def test_all_tables_are_filled_with_what_is_looked_up() -> None:
    tables = filled(list(range(len(ENCODED))))
    assert sorted(tables) == list(range(len(unfolding.TABLES)))
    for number, table in tables.items():
        assert table.tobytes() == unfolding.TABLES[number].tobytes()
