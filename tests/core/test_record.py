"""Records: plain data, each field with a name that can be read and a meaning."""

import numpy as np
import pytest

from qalat.core.record import STATE_HEADER, Field, Record, int8, int16, int32, int64

FIELDS = (
    int8("small", "one byte"),
    int16("wider", "[place] two bytes", 3),
    int32("broader", "[row, column] four bytes", 2, 2),
    int64("vastest", "eight bytes"),
)


def test_fields_lie_one_behind_the_other_without_gaps() -> None:
    record = Record("Toy", *FIELDS)
    assert record.bytes == 1 + 2 * 3 + 4 * 4 + 8
    assert record.bytes == sum(field.bytes for field in FIELDS)
    assert record.dtype.names == ("small", "wider", "broader", "vastest")


def test_a_field_is_read_and_written_by_its_name() -> None:
    states = Record("Toy", *FIELDS).blank(2)
    states[1].broader[1, 0] = 70_000
    states[1].small = -5
    assert states[1].broader.tolist() == [[0, 0], [70_000, 0]]
    assert states[1].small == -5
    assert states[0].tobytes() == bytes(states.itemsize)


def test_blank_records_are_zeros() -> None:
    states = Record("Toy", *FIELDS).blank()
    assert states.shape == (1,)
    assert not any(states.tobytes())


@pytest.mark.parametrize("name", ["round", "size", "take", "base", "view", "item", "put", "choose"])
def test_a_name_that_every_numpy_record_has_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f"Toy.{name}: an attribute of every NumPy record"):
        Record("Toy", int8(name, "refused"))


def test_a_name_that_stands_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"Toy\.small: named twice"):
        Record("Toy", int8("small", "one"), int16("small", "another"))


def test_a_field_that_means_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match=r"Toy\.small: says nothing"):
        Record("Toy", int8("small", ""))


def test_a_field_shows_its_kind_and_shape() -> None:
    assert int8("hand", "cards", 4, 9) == Field("hand", np.int8, (4, 9), "cards")
    assert [field.name for field in STATE_HEADER] == ["seats", "actor"]
