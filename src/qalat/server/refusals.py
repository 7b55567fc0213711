"""The reasons for refusals, as a closed list."""

from __future__ import annotations

from typing import Literal, get_args

Reason = Literal[
    "unreadable",  # not a message of this protocol
    "version",  # another version of the protocol
    "too_large",  # more bytes than a message may have
    "too_fast",  # more in so short a time than one client or one address may have
    "too_many",  # tables, sockets, games for the coach, or returns: more than one may have
    "unknown_host",  # not a name of this server
    "unknown_table",
    "unknown_guest",
    "unknown_game",
    "unknown_bot",
    "bad_name",
    "bad_text",
    "bad_seats",
    "bad_options",
    "bad_clock",
    "bad_token",
    "not_host",
    "not_seated",
    "no_such_seat",
    "seat_taken",
    "seated_already",
    "seats_open",
    "not_begun",
    "begun",
    "over",
    "closed",
    "stale",  # the turn that the message is about has passed
    "not_your_turn",
    "illegal",  # the game's rules forbid it; the rule and the reason's number come along
    "nothing_to_undo",
    "nothing_to_take_back",
    "nothing_asked",
    "followed",  # the rematch is open already
    "busy",  # the server cannot take more now
    "preparing",  # the game's rules and bots are still being compiled
    "stopping",
    "storage",  # what is stored cannot be read or written now, so it did not happen
    "failed",  # something went wrong in the server, which has written down what
    "unfinished",  # available when the game is over
]

REASONS: tuple[Reason, ...] = get_args(Reason)


class Refused(Exception):
    """A request of a client that is refused.

    Where a game's rule forbids it, rule is its ID and number its place in the game's list of
    reasons; found and expected say more where that helps whoever writes a client.
    """

    def __init__(
        self,
        reason: Reason,
        *,
        rule: str = "",
        number: int = 0,
        found: str = "",
        expected: str = "",
    ) -> None:
        self.reason: Reason = reason
        self.rule = rule
        self.number = number
        self.found = found
        self.expected = expected
        super().__init__(" ".join(each for each in (reason, rule, found, expected) if each))
