"""Where a request comes from: the page that makes it, and the address that it is counted by."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
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


def counted_as(address: str) -> str:
    """Return what an address is counted by: one household has a whole network of the new kind."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
