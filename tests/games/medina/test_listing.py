"""The legal list: everything that may be done, and nothing that may not."""

import pytest

import qalat
from tests.games.medina.table import table


@pytest.mark.rule("MED-T2")
def test_an_empty_city_offers_every_building_everywhere_and_eight_walls() -> None:
    match = qalat.Match("medina", 3, options={"youngest": "1"})
    match.play("place merchant at 8,6")
    assert len(match.legal) == 4 * 175 + 4 + 8
    assert match.legal_actions == sorted(match.legal_actions)
    assert match.sensible_actions == match.legal_actions


def test_only_what_the_supply_holds_is_listed() -> None:
    match = table("@\n. g . k", {1: "stable 1"})
    assert match.legal == [
        "place stable at 4,1", "place stable at 1,2", "place stable at 3,2",
        "roof grey at 1,1", "roof black at 3,1",
    ]  # fmt: skip


@pytest.mark.rule("MED-T1")
def test_every_seat_is_equally_likely_to_be_the_youngest() -> None:
    match = qalat.Match("medina", 4, draws=False)
    engine = match.game.engine
    assert list(engine.chances(match.state, 0, engine.scratch()).values()) == [1, 1, 1, 1]
