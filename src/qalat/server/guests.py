"""Who somebody is: a guest without an account, known by a signed cookie."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import secrets
import tempfile
from pathlib import Path

from qalat.server.refusals import Refused

COOKIE = "qalat_guest"
COOKIE_SECONDS = 400 * 24 * 3600
PASS_SECONDS = 600
SECRET_VARIABLE = "QALAT_SECRET"
_SHORTEST_SECRET = 16
_SIGNATURE = 32


class SecretError(Exception):
    """A secret that cannot be had; the message is one sentence for a person."""


def find_secret(folder: Path) -> bytes:
    """Return the server's secret: from the environment, or from a file that only its user reads."""
    given = os.environ.get(SECRET_VARIABLE, "")
    if given:
        if len(given) < _SHORTEST_SECRET:
            raise SecretError(
                f"{SECRET_VARIABLE} has {len(given)} characters; expected at least"
                f" {_SHORTEST_SECRET} that nobody can guess"
            )
        return os.fsencode(given)
    path = folder / "secret"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists():
            _keep_new_secret(path)
        return _kept_secret(path)
    except OSError as error:
        raise SecretError(
            f"the secret cannot be kept in {path} ({error.strerror}); set {SECRET_VARIABLE}"
        ) from error


def _keep_new_secret(path: Path) -> None:
    """Make a secret, unless another process is faster: whole and on the disk, or not at all."""
    handle, part = tempfile.mkstemp(prefix=".secret-", dir=path.parent)  # of mode 600
    try:
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(part, path)
    finally:
        Path(part).unlink()


def _kept_secret(path: Path) -> bytes:
    if path.stat().st_mode & 0o077:
        raise SecretError(f"others can read {path}; expected mode 600 (chmod 600 {path})")
    kept = path.read_bytes().strip()
    if len(kept) < _SHORTEST_SECRET:
        raise SecretError(f"{path} holds no secret; remove it, and a new one is made")
    return kept


class Signer:
    """Signs what the server hands out and wants to know again."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, kind: str, text: str) -> str:
        """Return a text of a kind with its signature."""
        return f"{text}.{self._signature(kind, text)}"

    def read(self, kind: str, signed: str) -> str | None:
        """Return the text that was signed as one of that kind, or None."""
        text, _, signature = signed.rpartition(".")
        expected = self._signature(kind, text)
        return text if hmac.compare_digest(signature.encode(), expected.encode()) else None

    def _signature(self, kind: str, text: str) -> str:
        digest = hmac.new(self._secret, f"{kind}\0{text}".encode(), hashlib.sha256)
        return digest.hexdigest()[:_SIGNATURE]

    def cover(self, address: str) -> str:
        """Return what stands for an address where it is kept or told: nobody can read it off."""
        return self._signature("address", address) if address else ""

    def seat_token(self, table: str, seat: int) -> str:
        """Return what an outside program shows to play a seat."""
        return self.sign("seat", f"{table}-{seat}")

    def seat_of(self, table: str, token: str) -> int:
        """Return the seat at a table that a token is for, or refuse it."""
        text = self.read("seat", token)
        if text is None or text.rpartition("-")[0] != table:
            raise Refused("bad_token")
        return int(text.rpartition("-")[2])


def new_guest() -> str:
    """Return the id of a guest who was never here."""
    return secrets.token_hex(16)


def new_pass() -> str:
    """Return the secret of a one-time link."""
    return secrets.token_urlsafe(24)


def digest_of(secret: str) -> str:
    """Return what is kept of a secret that must be known again but never shown."""
    return hashlib.sha256(secret.encode()).hexdigest()
