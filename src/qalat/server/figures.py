"""Figures that grow with every move: how long it took until it was on disk, how long bots think."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Histogram

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Figures:
    """The histograms of one server, each in seconds."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry(auto_describe=False)
        self.acknowledged = Histogram(
            "qalat_acknowledgement_seconds",
            "From a client's message until what it led to is on disk and everybody is told.",
            registry=self.registry,
            buckets=_QUICK,
        )
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
