"""The facts of a game: seats and options are checked before anything is laid out."""

import pytest

import qalat
from qalat.core.game import Option
from qalat.core.writer import settings

ALHAMBRA = qalat.find("alhambra")


@pytest.mark.parametrize("count", [-1, 0, 1, 7, 100])
def test_a_number_of_players_that_the_game_is_not_for_is_refused(count: int) -> None:
    with pytest.raises(qalat.Illegal, match="Alhambra is for 2 to 6 players"):
        ALHAMBRA.checked_seats(count)


def test_options_that_are_not_chosen_keep_their_first_value() -> None:
    defaults = {option.name: option.values[0] for option in ALHAMBRA.options}
    assert ALHAMBRA.checked_options(None, 3) == defaults
    assert ALHAMBRA.checked_options({"open_hands": "yes"}, 3) == {**defaults, "open_hands": "yes"}


def test_options_are_numbered_by_the_place_of_their_value() -> None:
    chosen = ALHAMBRA.checked_options({"scoring_cards": "top", "youngest": "3"}, 3)
    assert ALHAMBRA.option_numbers(chosen).tolist() == [1, 0, 0, 3, 0, 0]


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(qalat.Unreadable, match="the option 'colour', expected one of scoring_card"):
        ALHAMBRA.checked_options({"colour": "red"}, 3)


def test_an_unknown_value_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(qalat.Unreadable, match=r"open_hands='maybe', expected .* no, yes"):
        ALHAMBRA.checked_options({"open_hands": "maybe"}, 3)


def test_an_option_that_was_added_later_is_written_only_where_it_is_not_at_its_default() -> None:
    old = Option("open_hands", ("no", "yes"), "whether hands lie open")
    new = Option("drafted", ("no", "yes"), "whether money is drafted", added=True)
    chosen = {"open_hands": "no", "drafted": "no"}
    assert settings([old, new], chosen) == "open_hands=no"
    assert settings([old, new], {**chosen, "drafted": "yes"}) == "open_hands=no, drafted=yes"


def test_options_that_do_not_go_with_the_number_of_players_are_refused() -> None:
    with pytest.raises(qalat.Illegal, match="youngest=4"):
        ALHAMBRA.checked_options({"youngest": "4"}, 3)


def test_a_reason_is_a_rule_and_a_sentence() -> None:
    for number in range(1, len(ALHAMBRA.rules.REASONS)):
        rule, sentence = ALHAMBRA.reason(number)
        assert rule.startswith("ALH-")
        assert sentence
        assert not sentence.endswith(".")


def test_a_flaw_is_shown_in_words() -> None:
    match = qalat.Match("alhambra", 2, seed=1)
    states, scratch = match.state, ALHAMBRA.engine.scratch()
    assert ALHAMBRA.flaws(states, 0, scratch) == []
    states[0].bag_size += 1
    states[0].score[0] += 1
    assert ALHAMBRA.flaws(states, 0, scratch) == [
        "the bag is not as large as it says",
        "points do not add up",
    ]


def test_an_option_may_read_a_value_of_the_tables_own() -> None:
    def sizes(text: str) -> tuple[int, ...]:
        return tuple(int(part) for part in text.split("x"))

    size = Option("size", ("3x4", "5x5"), "how large the board is", sizes)
    assert size.numbers("3x4") == (3, 4)
    assert size.numbers("7x2") == (7, 2)


def test_an_option_without_a_reader_knows_its_values_by_their_place() -> None:
    ending = Option("ending", ("short", "long"), "how the game ends")
    assert ending.numbers("long") == (1,)
    with pytest.raises(qalat.Unreadable, match="ending='never', expected ending to be one of"):
        ending.numbers("never")
