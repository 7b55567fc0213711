"""The public list: tables that wait for players, fairly shared between addresses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import zip_longest

import msgspec

from qalat.server.limits import Limits

MOST_LISTED = 100


class Waiting(msgspec.Struct, frozen=True):
    """A public table that waits for players: what the list needs to know to share itself out."""

    table: str
    made: int
    host: str
    address: str  # covered; "" where it is not known


def shared_out(waiting: Iterable[Waiting], limits: Limits) -> list[str]:
    """Return the listed tables, latest first.

    One table of each address comes before a second one of any, so nobody can crowd out others;
    addresses and guests have upper limits.
    """
    by_address: dict[str, list[Waiting]] = {}
    hosted = Counter[str]()
    for each in sorted(waiting, key=_latest_first):
        own = by_address.setdefault(each.address or each.host, [])
        if len(own) < limits.listed and hosted[each.host] < limits.guest_listed:
            hosted[each.host] += 1
            own.append(each)
    rounds = zip_longest(*by_address.values())
    chosen = [each for one in rounds for each in one if each is not None]
    return [each.table for each in sorted(chosen[:MOST_LISTED], key=_latest_first)]


def _latest_first(waiting: Waiting) -> tuple[int, str]:
    return -waiting.made, waiting.table
