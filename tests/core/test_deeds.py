"""Deeds as plain data: read from records, by the fields of their kind."""

import pytest

import qalat
from qalat.core.deed_log import DeedLog
from qalat.core.deeds import Deed, DeedKind, DeedReader
from qalat.core.engine import Engine
from qalat.core.record import Record, int8, int16
from qalat.core.workspace import own_space
from qalat.games.medina.game import GAME as MEDINA

SCORED = DeedKind("scored", "points were counted", "sums", counted="many")
DEALT = DeedKind("dealt", "cards were dealt", "cards")


class Toys:
    """Deeds of a game that there is not."""

    DEED = Record(
        "Deed",
        int8("kind", "an index of KINDS"),
        int8("seat", "whose"),
        int8("many", "how many rows"),
        int16("sums", "[row, part] points", 3, 2),
        int16("cards", "[card] which", 4),
    )
    KINDS = (SCORED, DEALT)
    MOST_DEEDS = 2

    def describe(
        self, before: object, action: int, after: object, deeds: object, scratch: object
    ) -> int:
        return 0


def test_arrays_are_used_up_to_their_count_or_whole() -> None:
    records = Toys.DEED.blank(2)
    records["seat"] = 1, -1
    records["many"] = 2, 0
    records["sums"][0] = [[1, 2], [3, 400], [5, 6]]
    records["kind"] = 0, 1
    records["cards"][1] = [7, 0, 0, 300]
    assert DeedReader(Toys()).read(memoryview(records.tobytes()), 2, 9, 8) == [
        Deed(SCORED, ("scored", 9, 8, 1, [[1, 2], [3, 400]])),
        Deed(DEALT, ("dealt", 9, 8, -1, [7, 0, 0, 300])),
    ]


def test_deeds_are_the_same_if_all_about_them_is() -> None:
    deed = Deed(DEALT, ("dealt", 3, 2, 0, [1]))
    assert deed == Deed(DEALT, ("dealt", 3, 2, 0, [1]))
    assert deed != Deed(DEALT, ("dealt", 3, 2, 0, [2]))
    assert deed != "dealt"
    assert repr(deed) == "Deed(kind='dealt', step=3, first=2, seat=0, cards=[1])"
    assert (deed.cards, deed.as_dict()["first"]) == ([1], 2)
    assert deed.written == ("dealt", 3, 2, 0, [1])
    with pytest.raises(AttributeError, match="a deed 'dealt' has no field 'wings'"):
        _ = deed.wings


def test_of_a_game_without_deeds_none_can_be_asked_for() -> None:
    engine = Engine(
        "toy", MEDINA.rules, MEDINA.facts, MEDINA.state, MEDINA.scratch_fields, 900, 4, 6
    )  # fmt: skip
    assert engine.templates == (engine.driver, engine.view_kernels)
    with pytest.raises(ValueError, match="toy has no deeds"):
        DeedLog(engine, qalat.Match("medina", 3, seed=1).state, own_space(engine.scratch()))
