"""The server's log: one line an event, for people or as JSON."""

from __future__ import annotations

import logging
import sys
from typing import TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from qalat.core.errors import printable

KINDS = ("plain", "json")
LEVELS = ("info", "warning", "error")

_PRIVATE = {"authorization", "cookie", "pass", "secret", "seed", "token"}


def set_up(kind: str = "plain", level: str = "info", stream: TextIO | None = None) -> None:
    """Configure logging, for this server and its libraries."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_secrets,
    ]
    if kind == "json":
        last: Processor = structlog.processors.JSONRenderer()
    else:
        last = _plain(structlog.dev.ConsoleRenderer(colors=False, pad_event_to=0))
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(_number(level)),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                last,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(_number(level))
    logging.getLogger("alembic").setLevel(logging.WARNING)


def _plain(render: Processor) -> Processor:
    """Return what renders a line, all of it such that a terminal shows it and obeys nothing.

    Only what was raised takes several lines, and those behind the first are set in: no line
    begins with a time but those that were logged.
    """

    def rendered(logger: WrappedLogger, name: str, event: EventDict) -> str:
        trace = [str(event.pop(each)) for each in ("exception", "trace") if each in event]
        safe = {printable(key): _shown(value) for key, value in event.items()}
        lines = "\n".join([str(render(logger, name, safe)), *trace]).splitlines()
        return "\n    ".join(printable(line.expandtabs(4)) for line in lines)

    return rendered


def _shown(value: object) -> object:
    return printable(value) if isinstance(value, str) else value


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]


def _without_secrets(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Remove secrets from a log event."""
    for name in _PRIVATE & event.keys():
        event[name] = "(hidden)"
    return event
