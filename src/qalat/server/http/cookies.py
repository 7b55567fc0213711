"""The cookies of a request, read in one pass: nothing but our own, and nothing is unquoted.

Python's and Starlette's readers unquote what they read, in quadratic time in some Pythons, and
FastAPI reads all cookies of each request. So they are taken out before it sees them.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping, Sequence
from itertools import islice
from typing import Any

from qalat.server.http.guests import COOKIE

MOST_COOKIES = 16_384
"""Bytes of all cookies of a request together; of more, none is read."""

MOST_OWN = 4
"""How many of ours are looked at: a browser sends one, or two after a move of the server."""

_OWN = "qalat.cookies"


def take_cookies(scope: MutableMapping[str, Any]) -> None:
    """Take the cookies out of a request's headers, and keep by themselves those that are ours."""
    headers: Sequence[tuple[bytes, bytes]] = scope["headers"]
    sent = [value for name, value in headers if name == b"cookie"]
    if sent:
        scope["headers"] = [each for each in headers if each[0] != b"cookie"]
    is_too_much = sum(map(len, sent)) > MOST_COOKIES
    scope[_OWN] = () if is_too_much else tuple(islice(_values(sent), MOST_OWN))


def own_cookies(scope: MutableMapping[str, Any]) -> tuple[str, ...]:
    """Return the values of our cookie that came along with a request; there may be several."""
    found: tuple[str, ...] = scope.get(_OWN, ())
    return found


def forget_cookies(scope: MutableMapping[str, Any]) -> None:
    """Keep the cookies no longer: a socket stays for hours."""
    scope.pop(_OWN, None)


def _values(sent: Sequence[bytes]) -> Iterator[str]:
    for header in sent:
        for pair in header.split(b";"):
            name, _, value = pair.partition(b"=")
            if name.strip() == COOKIE.encode():
                yield value.strip().decode("latin-1")
