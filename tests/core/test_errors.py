"""The three refusals: each says what was asked, why not, and what would do."""

import pytest

from qalat.core.errors import Ambiguous, Illegal, Refusal, Unreadable, quoted


@pytest.mark.parametrize(
    ("line", "source", "text"),
    [
        (None, None, "found 'x', expected 'y'"),
        (3, None, "line 3: found 'x', expected 'y'"),
        (None, "game.txt", "game.txt: found 'x', expected 'y'"),
        (3, "game.txt", "game.txt, line 3: found 'x', expected 'y'"),
    ],
    ids=["nowhere", "line", "source", "both"],
)
def test_what_cannot_be_read_is_refused_with_its_place(
    line: int | None, source: str | None, text: str
) -> None:
    assert str(Unreadable("'x'", "'y'", line=line).at(None, source)) == text


@pytest.mark.parametrize(
    "refusal",
    [Refusal("no"), Unreadable("x", "y"), Ambiguous("x", ["y"]), Illegal("x", "no")],
    ids=["refusal", "unreadable", "ambiguous", "illegal"],
)
def test_every_refusal_can_get_its_place_later(refusal: Refusal) -> None:
    sentence = str(refusal)
    assert refusal.at(9).at(3, "game.txt") is refusal
    assert (refusal.line, refusal.source) == (9, "game.txt")
    assert str(refusal) == f"game.txt, line 9: {sentence}"


def test_ambiguous_words_are_shown_with_all_that_they_could_be() -> None:
    refusal = Ambiguous("place garden", ["place garden 8 NW", "place garden 9 E"])
    assert str(refusal) == "'place garden' could be any of: place garden 8 NW; place garden 9 E"
    assert refusal.candidates == ["place garden 8 NW", "place garden 9 E"]


@pytest.mark.parametrize(
    ("rule", "expected", "text"),
    [
        (None, None, "'pass' is not possible: no"),
        ("ALH-T1", None, "'pass' is not possible: no (ALH-T1)"),
        ("ALH-T1", "money", "'pass' is not possible: no (ALH-T1); expected money"),
    ],
    ids=["bare", "rule", "rule and expectation"],
)
def test_what_is_illegal_is_refused_with_its_rule(
    rule: str | None, expected: str | None, text: str
) -> None:
    assert str(Illegal("pass", "no", rule=rule, expected=expected)) == text


def test_every_refusal_is_a_value_error() -> None:
    for kind in (Unreadable, Ambiguous, Illegal):
        assert issubclass(kind, Refusal)
    assert issubclass(Refusal, ValueError)


def test_long_and_unprintable_text_is_shown_cut_and_escaped() -> None:
    assert quoted("blue\n3") == r"'blue\n3'"
    assert quoted("x" * 100) == "'" + "x" * 55 + "...'"
    assert len(quoted("x" * 100)) == 60
    assert quoted("y'" * 100).endswith('..."')
