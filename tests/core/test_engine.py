"""The engine: many ways to step a game, all to the same bytes."""

import importlib.util
import os
import shutil
from pathlib import Path

import numpy as np
import pytest

import qalat
from qalat.core import engine as engine_module
from qalat.core.engine import Engine, load_template
from qalat.core.kernel import INTERPRETED
from qalat.core.random import below, seeded
from qalat.core.record import OVER, SETTLE_ONLY

ALHAMBRA = qalat.find("alhambra")
ENGINE: Engine = ALHAMBRA.engine
OPTIONS = ALHAMBRA.option_numbers(ALHAMBRA.checked_options(None, 2))
STREAMS = np.array([seeded("engine", game) for game in range(1 if INTERPRETED else 20)])


def stepped_by_hand(stream: np.ndarray, seats: int) -> tuple[int, list[int], bytes]:
    """Play a random game action by action; return decisions, points and the last state."""
    states, scratch = ENGINE.blank(), ENGINE.scratch()
    scratch[0].stream[:] = stream
    ENGINE.driver.start(states, 0, seats, OPTIONS)
    count = ENGINE.driver.step(states, 0, SETTLE_ONLY, scratch)
    decisions = 0
    while count:
        action = int(scratch[0].ids[below(scratch[0].stream, count)])
        count = ENGINE.driver.step(states, 0, action, scratch)
        decisions += 1
    return decisions, ENGINE.points(states, 0)[0].tolist(), states.tobytes()


def last_state(stream: np.ndarray, seats: int) -> np.ndarray:
    """Play the random game of a stream in one call; return the state that it ends in."""
    states = ENGINE.blank()
    played = (np.zeros_like(each[:1]) for each in ENGINE.play_games(STREAMS, seats, OPTIONS))
    ENGINE.driver.play_games(
        states, stream.reshape(1, -1), seats, OPTIONS, *played, ENGINE.scratch()
    )
    return states


def test_games_played_in_one_call_go_as_those_stepped_by_hand() -> None:
    played = ENGINE.play_games(STREAMS, 2, OPTIONS)
    assert played.totals.tolist() == played.parts.sum(axis=2).tolist()
    for game, stream in enumerate(STREAMS):
        by_hand = stepped_by_hand(stream, 2)
        last = last_state(stream, 2)
        assert last.tobytes() == by_hand[2]
        assert (int(played.decisions[game]), played.totals[game].tolist()) == by_hand[:2]
        assert np.flatnonzero(played.wins[game]).tolist() == ENGINE.winners(last, 0)


def test_playing_games_leaves_the_streams_as_they_were() -> None:
    streams = STREAMS[:1].copy()
    ENGINE.play_games(streams, 2, OPTIONS)
    assert streams.tolist() == STREAMS[:1].tolist()


def test_a_batch_steps_every_game_and_a_finished_one_starts_anew() -> None:
    batch = ENGINE.batch(STREAMS, 2, OPTIONS)
    decisions, _, final = stepped_by_hand(STREAMS[0], 2)
    assert (batch.counts > 0).all()
    for _ in range(decisions - 1):
        batch.step()
    assert batch.states[0].actor != OVER
    batch.step()
    assert batch.states[0].tobytes() == final
    assert batch.counts[0] == 0
    running = int((batch.states["actor"] != OVER).sum())
    assert batch.step() == running
    assert batch.states[0].turn == 1
    assert batch.counts[0] > 0


def test_a_batch_lists_what_is_legal_and_plays_what_it_is_given() -> None:
    batch = ENGINE.batch(np.array([seeded(1), seeded(2)]), 3, OPTIONS)
    chosen = np.array([batch.lists[game, 0] for game in range(2)])
    single, scratch = batch.states.copy(), ENGINE.scratch()
    for game in range(2):
        legal = ENGINE.legal(batch.states, game, scratch)
        assert batch.lists[game, : batch.counts[game]].tolist() == legal.tolist()
        scratch[0].stream[:] = batch.streams[game]
        ENGINE.driver.step(single, game, chosen[game], scratch)
    assert batch.step(chosen) == 2
    assert batch.states.tobytes() == single.tobytes()


def test_a_batch_keeps_its_own_streams() -> None:
    streams = np.array([seeded(1)])
    batch = ENGINE.batch(streams, 2, OPTIONS)
    assert streams.tolist() == [seeded(1).tolist()]
    assert batch.streams.tolist() != streams.tolist()


def test_scratch_starts_at_its_seeds_stream() -> None:
    assert ENGINE.scratch(4)[0].stream.tolist() == seeded(4).tolist()
    assert ENGINE.scratch()[0].stream.tolist() == seeded().tolist()


def test_no_line_at_all_is_one_line() -> None:
    match = qalat.Match("alhambra", 2, seed=1)
    scratch = ENGINE.scratch()
    assert ENGINE.count_lines(match.state, 0, 0, scratch) == 1
    assert ENGINE.count_lines(match.state, 0, 1, scratch) == len(match.legal)


def test_lines_of_two_are_the_lines_behind_each_action() -> None:
    match = qalat.Match("alhambra", 2, seed=1)
    scratch, states = ENGINE.scratch(), match.state
    lines = 0
    for action in match.legal_actions:
        states[0] = match.state[0]
        ENGINE.driver.apply(states, 0, action, scratch)
        lines += len(ENGINE.legal(states, 0, scratch))
    assert ENGINE.count_lines(match.state, 0, 2, scratch) == lines


def test_compiling_calls_every_entry_point_and_is_remembered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    called = set()

    class Watched:
        def __getattr__(self, name: str) -> object:
            called.add(name)
            return getattr(ENGINE.driver, name)

    engine = Engine(
        "toy",
        ALHAMBRA.rules,
        ALHAMBRA.facts,
        ALHAMBRA.state,
        ALHAMBRA.scratch_fields,
        192,
        7,
        len(ALHAMBRA.parts),
    )
    engine.driver = Watched()
    monkeypatch.setattr(engine_module, "cache_folder", lambda _: tmp_path)
    monkeypatch.setattr(engine_module, "INTERPRETED", False)
    assert not engine.is_compiled
    assert engine.compile(2, OPTIONS) > 0
    assert engine.is_compiled
    assert [path.suffix for path in tmp_path.iterdir()] == [".compiled"]
    entries = {name for name, each in vars(ENGINE.driver).items() if is_entry(name, each)}
    assert called == entries


def is_entry(name: str, each: object) -> bool:
    """Say whether a name of the driver is an entry point, and not a kernel below one."""
    below_entries = {"below", "chance_action", "settle_chance", "entry", "kernel"}
    return callable(each) and name[0].islower() and name not in below_entries


def test_where_nothing_can_be_kept_nothing_counts_as_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine_module, "cache_folder", lambda _: None)
    monkeypatch.setattr(engine_module, "INTERPRETED", False)
    assert not ENGINE.is_compiled
    monkeypatch.setattr(engine_module, "INTERPRETED", True)
    assert ENGINE.is_compiled


def test_interpreted_kernels_leave_no_mark_of_compiling(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(engine_module, "cache_folder", lambda _: tmp_path)
    monkeypatch.setattr(engine_module, "INTERPRETED", True)
    ENGINE.compile(2, OPTIONS)
    assert list(tmp_path.iterdir()) == []


def test_what_was_compiled_elsewhere_or_before_the_files_were_written_does_not_count(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(engine_module, "cache_folder", lambda _: tmp_path)
    monkeypatch.setattr(engine_module, "INTERPRETED", False)
    driver = shutil.copy(engine_module._DRIVER, tmp_path)
    monkeypatch.setattr(engine_module, "_DRIVER", Path(driver))
    ENGINE.compile(2, OPTIONS)
    assert ENGINE.is_compiled
    os.utime(driver, (1, 1))
    assert not ENGINE.is_compiled
    monkeypatch.undo()
    monkeypatch.setattr(engine_module, "cache_folder", lambda _: tmp_path)
    monkeypatch.setattr(engine_module, "INTERPRETED", False)
    assert not ENGINE.is_compiled


def test_a_driver_that_cannot_be_found_is_an_import_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "spec_from_file_location", lambda *_: None)
    with pytest.raises(
        ImportError, match=r"of qalat\.games\.alhambra\.rules cannot be loaded from"
    ):
        load_template(Path("driver.py"), (), rules=ALHAMBRA.rules)
