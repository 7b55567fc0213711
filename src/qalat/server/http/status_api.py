"""Health, status and metrics."""

from __future__ import annotations

import asyncio
import hmac
from collections import Counter
from collections.abc import Iterator

import structlog
from fastapi import APIRouter, Request, Response
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from qalat import __version__
from qalat.server.http.guests import digest_of, new_pass
from qalat.server.http.responses import PLAIN, answer, documented
from qalat.server.protocol import VERSION, BotsNow, Status
from qalat.server.refusals import Refused
from qalat.server.rooms.rooms import Rooms
from qalat.server.socket.sockets import Sockets
from qalat.server.store import StoreError

STATUSES = ("open", "playing", "over", "closed")
_PATIENCE = 5.0
_FRESH = 1.0
"""Seconds for which a health check is cached."""

_log = structlog.get_logger()


class StatusApi:
    """Serves health, status and metrics, computed on request."""

    def __init__(self, rooms: Rooms, sockets: Sockets, token: bytes) -> None:
        self._rooms = rooms
        self._sockets = sockets
        self._token = b"Bearer " + token
        self._since = rooms.now()
        self._looked = 0.0
        self._ailments: list[str] = []
        rooms.figures.registry.register(self)
        self.router = APIRouter()
        add = self.router.add_api_route
        for path, handler, kind in (
            ("/healthz", self.health, PLAIN),
            ("/metrics", self.metrics, CONTENT_TYPE_LATEST),
        ):
            add(path, handler, openapi_extra=documented(kind), response_class=Response)
        add("/api/status", self.status, openapi_extra=documented(Status), response_class=Response)

    async def health(self) -> Response:
        """Return whether the server works, or what fails: the store, the bots."""
        now = asyncio.get_running_loop().time()
        if now - self._looked > _FRESH:
            self._looked = now
            self._ailments = await self._find_ailments()
        status = 503 if self._ailments else 200
        lines = self._ailments or ["ok"]
        return Response("\n".join(lines) + "\n", status, media_type=PLAIN)

    async def _find_ailments(self) -> list[str]:
        found = []
        if self._rooms.is_stopping:
            found.append("stopping")
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._write_and_read()
        except (StoreError, TimeoutError) as error:
            _log.error("store fails", error=str(error) or "it takes too long")
            found.append("store")
        if not self._rooms.thinkers.are_well:
            _log.error("no bot can think")
            found.append("bots")
        return found

    async def _write_and_read(self) -> None:
        """Write an expired pass and delete it, to test the store."""
        store, now = self._rooms.store, self._rooms.now()
        digest = digest_of(new_pass())
        await store.keep_pass(digest, "", now)
        await store.use_pass(digest, now)
        await store.summary("")

    async def status(self) -> Response:
        """Return the status."""
        thinkers = self._rooms.thinkers
        bots = BotsNow(len(thinkers.processes), thinkers.busy, thinkers.waiting, thinkers.answered)
        return answer(
            Status(
                version=__version__,
                protocol=VERSION,
                since=self._since,
                tables=self._tables(),
                sockets=self._sockets.places.taken,
                bots=bots,
                stopping=self._rooms.is_stopping,
            )
        )

    def _tables(self) -> dict[str, int]:
        counts = Counter[str](room.status for room in self._rooms.by_code.values())
        return {status: counts[status] for status in STATUSES}

    async def metrics(self, request: Request) -> Response:
        """Return all metrics for Prometheus, if the token is right."""
        shown = request.headers.get("authorization", "").encode("latin-1")
        if not hmac.compare_digest(shown, self._token):
            expected = "Authorization: Bearer, and what the file metrics-token holds"
            raise Refused("bad_token", expected=expected)
        return Response(
            generate_latest(self._rooms.figures.registry), media_type=CONTENT_TYPE_LATEST
        )

    def collect(self) -> Iterator[Metric]:
        """Collect the metrics."""
        rooms, written, thinkers = self._rooms, self._rooms.store.written, self._rooms.thinkers
        tables = GaugeMetricFamily("qalat_tables", "Tables in memory.", labels=["status"])
        for status, count in self._tables().items():
            tables.add_metric([status], count)
        yield tables
        refused = CounterMetricFamily("qalat_refusals", "What was refused.", labels=["reason"])
        for reason, count in rooms.refusals.items():
            refused.add_metric([reason], count)
        yield refused
        for name, meaning, value in (
            ("qalat_sockets", "Sockets that are open.", self._sockets.places.taken),
            (
                "qalat_bots_waiting",
                "Questions that no bot thinks about yet.",
                thinkers.waiting,
            ),
            ("qalat_bots_busy", "Bots that think.", thinkers.busy),
            ("qalat_bot_workers", "Processes that bots think in.", len(thinkers.processes)),
            ("qalat_writes_waiting", "Events on their way to the disk.", rooms.store.waiting),
        ):
            yield GaugeMetricFamily(name, meaning, value=value)
        size = GaugeMetricFamily("qalat_store_bytes", "The store's disk.", labels=["kind"])
        for kind, count in rooms.store.sizes().items():
            size.add_metric([kind], count)
        yield size
        for name, meaning, total in (
            ("qalat_events", "Events written.", written.entries),
            ("qalat_commits", "Groups of events written at once.", written.groups),
            ("qalat_write_failures", "Groups that could not be written.", written.failures),
            ("qalat_write_seconds", "Time spent writing.", written.seconds),
            ("qalat_bot_answers", "Answers of bots.", thinkers.answered),
            ("qalat_bot_stand_ins", "Answers in place of a bot that failed.", thinkers.stood_in),
        ):
            yield CounterMetricFamily(name, meaning, value=total)
