"""Trusted proxies, and the client address that their headers give."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_network

from qalat.server.http.origins import BY_HTTPS, Scope, plain_address

Network = IPv4Network | IPv6Network
Address = IPv4Address | IPv6Address

PEER = "qalat.peer"
"""The scope's key for the peer of the connection: a proxy or a client."""

_MOST_HOPS = 16
_FOR, _PROTO = b"x-forwarded-for", b"x-forwarded-proto"
_SCHEMES = {
    ("http", "http"): "http",
    ("http", "https"): "https",
    ("websocket", "http"): "ws",
    ("websocket", "https"): "wss",
}


class Proxies:
    """The addresses and networks of trusted proxies.

    A text that is neither, or that covers everybody, raises a ValueError with the text.
    """

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._networks = tuple(_network(each) for each in named)

    def trusts(self, host: str) -> bool:
        """Return whether an address is one of a proxy."""
        if not self._networks:
            return False
        address = plain_address(host)
        return address is not None and self._knows(address)

    def believe(self, scope: Scope) -> None:
        """Set a scope's client and scheme from the headers of trusted proxies.

        Without a trusted proxy both are those of the connection.
        """
        peer = (scope.get("client") or ("", 0))[0]
        scope[PEER] = peer
        if not self.trusts(peer):
            return
        scope["client"] = (self._farthest(peer, _values(scope, _FOR)), 0)
        proto = _values(scope, _PROTO)
        scheme = _SCHEMES.get((scope["type"], proto[-1].lower() if proto else ""))
        if scheme is not None:
            scope["scheme"] = scheme
            scope[BY_HTTPS] = scheme in {"https", "wss"}

    def _farthest(self, peer: str, hops: list[str]) -> str:
        """Return the right-most address that is no proxy's; each hop vouches for the one before."""
        found = peer
        for hop in reversed(hops):
            address = plain_address(_without_port(hop))
            if address is None:
                break
            found = str(address)
            if not self._knows(address):
                break
        return found

    def _knows(self, address: Address) -> bool:
        return any(address in network for network in self._networks)


def _network(text: str) -> Network:
    try:
        found = ip_network(text)
    except ValueError:
        raise ValueError(text) from None
    if found.prefixlen == 0:
        raise ValueError(text)  # not everybody can be believed
    return found


def _values(scope: Scope, name: bytes) -> list[str]:
    """Return the last values of a header that holds a list and may be there several times."""
    lines = [value for key, value in scope["headers"] if key == name]
    values = b",".join(lines[-_MOST_HOPS:]).rsplit(b",", _MOST_HOPS)
    return [value.decode("latin-1").strip() for value in values[-_MOST_HOPS:]] if lines else []


def _without_port(hop: str) -> str:
    """Return an address without the port and the brackets that some proxies write with it."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
