"""Records and texts: what is written down is read back, byte for byte, or refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import qalat
from qalat.core.kernel import INTERPRETED
from qalat.core.random import seeded
from tests.contract.records import played
from tests.contract.walk import PLAIN_TABLES, TABLES, Table, Walk, by_family, walks

MOVES = 12 if INTERPRETED else 60


matches = st.builds(played, st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, MOVES))


@given(matches)
def test_a_record_is_played_again_to_the_same_bytes(match: qalat.Match) -> None:
    again = qalat.read(str(match.log))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.log.steps == match.log.steps
    assert str(again.log) == str(match.log)
    assert again.seats == match.seats
    assert again.options == match.options


@pytest.mark.compiled
@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_a_whole_game_is_played_again_to_the_same_bytes(table: Table) -> None:
    match = played(table, 1, 10**6)
    assert match.over
    again = qalat.read(str(match.log))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.scores() == match.scores()


@given(matches, st.integers(0, 10**6))
def test_a_record_cut_anywhere_is_refused(match: qalat.Match, place: int) -> None:
    text = str(match.log)
    cut = text[: place % (len(text) - 1)]
    with pytest.raises(qalat.Refusal):
        qalat.read(cut)


@pytest.mark.parametrize("table", PLAIN_TABLES, ids=str)
def test_a_record_cut_at_a_line_reads_if_it_says_that_it_is_unfinished(table: Table) -> None:
    match = played(table, 8, 12)
    lines = str(match.log).splitlines()
    head = next(place for place, line in enumerate(lines) if line.startswith("1. "))
    for cut in range(head, len(lines)):
        kept = "\n".join([*lines[:cut], "unfinished"])
        shorter = qalat.read(kept)
        assert shorter.state.tobytes() == qalat.read(str(match.log), cut - head).state.tobytes()
        assert str(shorter.log) == kept + "\n"


@given(walks(40))
def test_a_match_from_a_position_is_recorded_with_the_position(walk: Walk) -> None:
    match = qalat.Match.from_position(walk.game, walk.states, seed=1)
    stream = seeded("on")
    for _ in range(3):
        if not match.over:
            match.play(by_family(match, stream))
    again = qalat.read(str(match.log))
    assert again.state.tobytes() == match.state.tobytes()
    assert str(again.log) == str(match.log)


@given(walks())
def test_a_position_is_read_back_from_its_text_to_the_same_bytes(walk: Walk) -> None:
    text = str(walk.match())
    again = qalat.read(text)
    assert again.state.tobytes() == walk.bytes
    assert str(again) == text


@given(walks())
def test_everything_legal_is_understood_in_its_own_words(walk: Walk) -> None:
    match = walk.match()
    for word, action in zip(match.legal, match.legal_actions, strict=True):
        assert match.read(word) == [action]


@given(walks())
def test_there_is_a_sentence_for_what_is_asked(walk: Walk) -> None:
    assert walk.match().prompt


@pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)
def test_each_action_has_a_wording_of_its_own(game: qalat.Game) -> None:
    words = [game.actions.word(action) for action in range(game.actions.count)]
    assert len(set(words)) == game.actions.count
    assert [game.actions.number(word) for word in words] == list(range(game.actions.count))
