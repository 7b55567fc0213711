"""Histograms: the time until a move is on disk, and how long bots think."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Histogram
from prometheus_client.core import HistogramMetricFamily, Metric

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class QuickHistogram:
    """A histogram for a single thread, without a lock, as every move is counted."""

    def __init__(self, name: str, meaning: str, bounds: tuple[float, ...]) -> None:
        self._name = name
        self._meaning = meaning
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)  # [bucket] the last for whatever is longer
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count a value."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        """Return the cumulative buckets, as Prometheus wants them."""
        names = [*map(str, self._bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._meaning, buckets, self._sum)


class Histograms:
    """The histograms of one server, each in seconds."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry(auto_describe=False)
        self.acknowledged = QuickHistogram(
            "qalat_acknowledgement_seconds",
            "From a client's message until its event is on disk and sent to all clients.",
            _QUICK,
        )
        self.registry.register(self.acknowledged)
        self.thought = Histogram(
            "qalat_bot_thought_seconds",
            "How long bots thought about a question.",
            ["bot"],
            registry=self.registry,
            buckets=_SLOW,
        )
        self.waited = Histogram(
            "qalat_bot_waited_seconds",
            "How long questions waited for a bot that had time.",
            registry=self.registry,
            buckets=_SLOW,
        )
