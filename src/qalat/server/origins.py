"""Where a request comes from: the page that makes it, and the address that it is counted by."""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

Scope = MutableMapping[str, Any]


class Origins:
    """The pages that may ask a server: its own, and those of the origins that are named."""

    def __init__(self, named: Iterable[str] = (), *, secure: bool = False) -> None:
        self._named = frozenset(named)
        self._schemes = {"https"} if secure else {"http", "https"}

    def admit(self, scope: Scope) -> bool:
        """Say whether a page may ask: one of this host, one of those named, or no page at all."""
        origin = header(scope, b"origin")
        if not origin or origin in self._named:
            return True
        try:
            found = urlsplit(origin)
        except ValueError:  # brackets that hold no address
            return False
        host = header(scope, b"host").lower()
        return found.scheme in self._schemes and found.netloc.lower() == host != ""


def header(scope: Scope, name: bytes) -> str:
    """Return a header of a request; one that came several times is a list, as the standard says."""
    return b", ".join(value for key, value in scope["headers"] if key == name).decode("latin-1")


def counted_address(scope: Scope) -> str:
    """Return the address by which the client of a request or a socket is counted, everywhere."""
    return counted_as((scope.get("client") or ("", 0))[0])


def counted_as(host: str) -> str:
    """Return what an address is counted by: one household has a whole network of the new kind."""
    found = plain_address(host)
    if found is None:
        return host
    return str(IPv6Address(int(found) >> 64 << 64) if isinstance(found, IPv6Address) else found)


def plain_address(host: str) -> IPv4Address | IPv6Address | None:
    """Return the address that a text is, of the old kind where it is one in the form of the new."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found
