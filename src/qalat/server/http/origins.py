"""The address, origin and host of a request."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, MutableMapping
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any
from urllib.parse import quote, urlsplit

Scope = MutableMapping[str, Any]

BY_HTTPS = "qalat.by_https"
"""The scope's key for whether the client used https, by a proxy's header."""

_DIGITS = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3}){3}|\[[0-9a-f:.]+\]")
_HOST = re.compile(r"(.{1,253}?)\.?(?::[0-9]{0,5})?")


class Origins:
    """The host names of a server, and the origins that may send requests.

    A foreign page can point its own name at this machine (DNS rebinding), and a browser then
    treats it as a page of this server. So only this machine's names and configured ones are
    accepted; numeric addresses cannot be rebound.
    """

    def __init__(
        self, named: Iterable[str] = (), *, hosts: Iterable[str] = (), secure: bool = False
    ) -> None:
        self._named = frozenset(map(_split, named))
        self._secure = secure
        self._schemes = {"https"} if secure else {"http", "https"}
        self._places = {_name(place): place for _, place in self._named}
        self._names = {*map(str.lower, hosts), *_own_names(), *self._places}

    def know(self, scope: Scope) -> bool:
        """Return whether a request's host is one of this server's."""
        name = _name(header(scope, b"host"))
        return name in self._names or name.endswith(".localhost") or bool(_DIGITS.fullmatch(name))

    def admit(self, scope: Scope) -> bool:
        """Return whether a page may send a request: one of this host, a named one, or none."""
        origin = header(scope, b"origin")
        if not origin:
            return True
        scheme, place = _split(origin)
        if scheme not in self._schemes or not place:
            return False
        return place == header(scope, b"host").lower() or (scheme, place) in self._named

    def is_too_open(self, scope: Scope) -> bool:
        """Return whether a client used plain http, by a proxy's header, where https is required."""
        return self._secure and scope.get(BY_HTTPS) is False

    def by_https(self, scope: Scope) -> str:
        """Return the same address with https."""
        name = _name(header(scope, b"host"))
        path = quote(scope["raw_path"], safe="/%:@!$&'()*+,;=~")
        query = quote(scope["query_string"], safe="/%:@!$&'()*+,;=~?")
        slash = "" if path.startswith("/") else "/"  # or the host would go on with the path
        place = self._places.get(name, name)
        return f"https://{place}{slash}{path}{'?' if query else ''}{query}"


def _own_names() -> set[str]:
    """Return the names of this machine, locally and in a home network."""
    whole = socket.gethostname().lower()
    first = whole.partition(".")[0]
    return {"localhost", whole, first, f"{first}.local"} - {"", ".local"}


def _split(origin: str) -> tuple[str, str]:
    """Return the scheme of an origin, and its host with the port."""
    try:
        found = urlsplit(origin)
    except ValueError:  # brackets that hold no address
        return "", ""
    return found.scheme, found.netloc.lower()


def _name(host: str) -> str:
    """Return the name of a host without its port."""
    found = _HOST.fullmatch(host.lower())
    return found[1] if found else ""


def header(scope: Scope, name: bytes) -> str:
    """Return a request's header; repeated headers are joined into a list, as in the standard."""
    return b", ".join(value for key, value in scope["headers"] if key == name).decode("latin-1")


def counted_address(scope: Scope) -> str:
    """Return the address by which a client is counted."""
    return counted_as((scope.get("client") or ("", 0))[0])


def counted_as(host: str) -> str:
    """Return the key of an address: IPv6 addresses count by network, as a household has one."""
    found = plain_address(host)
    if found is None:
        return host
    return str(IPv6Address(int(found) >> 64 << 64) if isinstance(found, IPv6Address) else found)


def plain_address(host: str) -> IPv4Address | IPv6Address | None:
    """Parse an address; IPv4-mapped IPv6 addresses become IPv4."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found
