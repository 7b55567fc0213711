"""Connections to PostgreSQL that wait for no answer for ever."""

from __future__ import annotations

from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus

Result = TypeVar("Result")

CONNECT_SECONDS = 10
ANSWER_SECONDS = 30.0
"""For how long a statement is waited for, except where a database is brought up to date."""

# A connection is lost when nothing is heard of the other end for some 25 seconds, as when packets
# vanish; by itself the system would wait for hours.
SETTINGS: dict[str, Any] = {
    "application_name": "qalat",
    "connect_timeout": CONNECT_SECONDS,
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}


class BoundedConnection(psycopg.Connection[Any]):
    """A connection that is given up when an answer takes too long, whatever keeps it."""

    def wait(
        self, gen: PQGen[Result], interval: float = 0.1, timeout: float | None = None
    ) -> Result:
        """Wait for an answer."""
        bound = ANSWER_SECONDS if timeout is None else timeout
        try:
            return super().wait(gen, interval, bound)
        except psycopg.OperationalError:
            if self.pgconn.transaction_status == TransactionStatus.ACTIVE:
                self.pgconn.finish()  # a late answer would be taken for that of the next statement
            raise
