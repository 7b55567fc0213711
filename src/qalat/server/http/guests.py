"""Guests: identified by a signed cookie, without accounts."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from qalat.server.refusals import Refused

COOKIE = "qalat_guest"
COOKIE_SECONDS = 400 * 24 * 3600
PASS_SECONDS = 600
_SIGNATURE = 32


class Signer:
    """Signs and checks tokens and cookies.

    It signs with the first of its secrets, and accepts signatures of all of them.
    """

    def __init__(self, *secrets_: bytes) -> None:
        self._secrets = secrets_

    def sign(self, kind: str, text: str) -> str:
        """Return a text of a kind with its signature."""
        return f"{text}.{_signature(self._secrets[0], kind, text)}"

    def read(self, kind: str, signed: str) -> str | None:
        """Return the text of a valid signature of this kind, or None."""
        text, _, signature = signed.rpartition(".")
        found = any(
            hmac.compare_digest(signature.encode(), _signature(secret, kind, text).encode())
            for secret in self._secrets
        )
        return text if found else None

    def renewed(self, kind: str, signed: str) -> str | None:
        """Return a text signed again, if an older secret has signed it, else None."""
        text = self.read(kind, signed)
        again = None if text is None else self.sign(kind, text)
        return None if again == signed else again

    def cover(self, address: str) -> str:
        """Return a keyed hash of an address, for storing and sending it."""
        return _signature(self._secrets[0], "address", address) if address else ""

    def seat_token(self, table: str, seat: int) -> str:
        """Return the token with which an outside program plays a seat."""
        return self.sign("seat", f"{table}-{seat}")

    def seat_of(self, table: str, token: str) -> int:
        """Return the seat at a table that a token is for, or refuse it."""
        text = self.read("seat", token)
        if text is None or text.rpartition("-")[0] != table:
            raise Refused("bad_token")
        return int(text.rpartition("-")[2])


def _signature(secret: bytes, kind: str, text: str) -> str:
    digest = hmac.new(secret, f"{kind}\0{text}".encode(), hashlib.sha256)
    return digest.hexdigest()[:_SIGNATURE]


def new_guest() -> str:
    """Return a new guest's id."""
    return secrets.token_hex(16)


def new_pass() -> str:
    """Return the secret of a one-time link."""
    return secrets.token_urlsafe(24)


def digest_of(secret: str) -> str:
    """Return the hash of a secret, for storing it."""
    return hashlib.sha256(secret.encode()).hexdigest()
