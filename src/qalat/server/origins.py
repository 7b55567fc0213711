"""Where a request comes from: the page that makes it, and the address that it is counted by."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit


def may_come_from(origin: str, host: str, others: frozenset[str]) -> bool:
    """Say whether a page may ask: one of this host, one of those named, or no page at all."""
    if not origin or origin in others:
        return True
    try:
        found = urlsplit(origin)
    except ValueError:  # brackets that hold no address
        return False
    return found.scheme in {"http", "https"} and found.netloc.lower() == host.lower() != ""


def counted_address(scope: Mapping[str, Any]) -> str:
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
