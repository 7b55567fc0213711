"""The server's secrets: the keys that it signs with, and the token for metrics."""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
from pathlib import Path

import structlog

SECRET_VARIABLE = "QALAT_SECRET"
BEFORE_VARIABLE = "QALAT_SECRET_BEFORE"
TOKEN_VARIABLE = "QALAT_METRICS_TOKEN"
SECRET_FILE, TOKEN_FILE = "secret", "metrics-token"
_SHORTEST = 16

_log = structlog.get_logger()


class SecretError(Exception):
    """A secret cannot be read or created; the message is one sentence."""


class NotKept(SecretError):
    """A secret cannot be stored."""


def find_secrets(folder: Path) -> tuple[bytes, ...]:
    """Return the server's secrets: the one it signs with, then older ones that it still accepts.

    They come from the environment, or from a file that only its owner can read, one a line.
    """
    own = _given(SECRET_VARIABLE) or _kept(folder / SECRET_FILE, SECRET_VARIABLE)
    return tuple(dict.fromkeys((*own, *_given(BEFORE_VARIABLE))))


def find_token(folder: Path) -> bytes:
    """Return the token for the metrics; create it if necessary.

    If it cannot be stored, nobody can read the metrics, but tables are served.
    """
    try:
        return (_given(TOKEN_VARIABLE) or _kept(folder / TOKEN_FILE, TOKEN_VARIABLE))[0]
    except NotKept as error:
        _log.warning("no token for figures", error=str(error))
        return secrets.token_bytes(32)


def _given(variable: str) -> list[bytes]:
    """Return the lines of an environment variable."""
    lines = _lines(os.fsencode(os.environ.get(variable, "")))
    for line in lines:
        if len(line) < _SHORTEST:
            raise SecretError(
                f"{variable} has {len(line)} characters; expected at least"
                f" {_SHORTEST} that nobody can guess"
            )
    return lines


def _kept(path: Path, variable: str) -> list[bytes]:
    """Return the lines of a file; create it with a new secret if it does not exist."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists():
            _keep_new(path)
        return _read(path)
    except OSError as error:
        raise NotKept(
            f"the secret cannot be kept in {path} ({error.strerror}); set {variable}"
        ) from error


def _keep_new(path: Path) -> None:
    """Create a secret file atomically, unless another process is faster."""
    handle, part = tempfile.mkstemp(prefix=".secret-", dir=path.parent)  # of mode 600
    try:
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(32) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(part, path)
    finally:
        Path(part).unlink()


def _read(path: Path) -> list[bytes]:
    if path.stat().st_mode & 0o077:
        raise SecretError(f"others can read {path}; expected mode 600 (chmod 600 {path})")
    lines = _lines(path.read_bytes())
    if not lines or min(map(len, lines)) < _SHORTEST:
        raise SecretError(f"{path} holds no secret, or too short a one; without it, one is made")
    return lines


def _lines(text: bytes) -> list[bytes]:
    return [line.strip() for line in text.splitlines() if line.strip()]
