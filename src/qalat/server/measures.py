"""To see what goes on: whether the server is well, and its figures."""

from __future__ import annotations

from collections.abc import Iterator

from fastapi import APIRouter, Response
from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from qalat.server.hall import Hall
from qalat.server.sockets import Sockets


class Measures:
    """Tells the figures of a hall, read off it when somebody asks."""

    def __init__(self, hall: Hall, sockets: Sockets) -> None:
        self._hall = hall
        self._sockets = sockets
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)
        self.router = APIRouter()
        self.router.add_api_route("/healthz", self.health, response_class=Response)
        self.router.add_api_route("/metrics", self.metrics, response_class=Response)

    async def health(self) -> Response:
        """Tell that the server serves."""
        return Response("ok\n", media_type="text/plain")

    async def metrics(self) -> Response:
        """Tell all figures, as Prometheus reads them."""
        return Response(generate_latest(self._registry), media_type=CONTENT_TYPE_LATEST)

    def collect(self) -> Iterator[Metric]:
        """Read the figures off the hall."""
        hall, written, thinkers = self._hall, self._hall.store.written, self._hall.thinkers
        tables = GaugeMetricFamily("qalat_tables", "Tables in memory.", labels=["status"])
        for status in ("open", "playing", "over", "closed"):
            count = sum(room.table.status == status for room in hall.rooms.values())
            tables.add_metric([status], count)
        yield tables
        refused = CounterMetricFamily("qalat_refusals", "What was refused.", labels=["reason"])
        for reason, count in hall.refusals.items():
            refused.add_metric([reason], count)
        yield refused
        for name, meaning, value in (
            ("qalat_sockets", "Sockets that are open.", self._sockets.places.taken),
            ("qalat_bots_waiting", "Questions that no bot thinks about yet.", thinkers.waiting),
            ("qalat_bots_busy", "Bots that think.", thinkers.busy),
            ("qalat_writes_waiting", "Events on their way to the disk.", hall.store.waiting),
        ):
            yield GaugeMetricFamily(name, meaning, value=value)
        for name, meaning, total in (
            ("qalat_events", "Events written.", written.entries),
            ("qalat_commits", "Groups of events written at once.", written.groups),
            ("qalat_write_seconds", "Time spent writing.", written.seconds),
            ("qalat_bot_answers", "Answers of bots.", thinkers.answered),
            ("qalat_bot_stand_ins", "Answers in place of a bot that failed.", thinkers.stood_in),
            ("qalat_bot_seconds", "Time that bots thought.", thinkers.seconds),
        ):
            yield CounterMetricFamily(name, meaning, value=total)
