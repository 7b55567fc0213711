"""What is written down is a line an event, and nothing in it is obeyed by a terminal."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from qalat.server import logs

HOSTILE = (
    "\x1b[2Jgone",
    "\x9b2J",
    "\x07\x08\x7f",
    "first\nforged line",
    "first\r2026-01-01T00:00:00Z [info] forged",
    "\u2028forged",
    "\N{RIGHT-TO-LEFT OVERRIDE}backwards",
    "\N{ZERO WIDTH JOINER}\N{BYTE ORDER MARK}",
    "\U000e0041",
    "\ud800",
)


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Where all is written that is logged; afterwards logging is as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield io.StringIO()
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
def test_a_line_holds_nothing_that_a_terminal_obeys(stream: io.StringIO, text: str) -> None:
    logs.set_up(stream=stream)
    structlog.get_logger().info("request", path=text, others=[text])
    structlog.get_logger().info(text)
    logging.getLogger("uvicorn.error").error("asked for %s", text)
    written = stream.getvalue()
    assert [line.isprintable() for line in written.split("\n")] == [True] * 4
    assert all("[info" in line or "[error" in line for line in written.split("\n")[:3])


def fail_over(text: str) -> None:
    raise ValueError(text)


@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
def test_what_was_raised_is_set_in_behind_its_line(stream: io.StringIO, text: str) -> None:
    logs.set_up(stream=stream)
    try:
        fail_over(text)
    except ValueError:
        logging.getLogger("uvicorn.error").exception("failed over %s", text)
        structlog.get_logger().error("failed", error=text, trace=f"here\n{text}")
    lines = stream.getvalue().rstrip("\n").split("\n")
    assert all(line.isprintable() for line in lines)
    heads = [line for line in lines if not line.startswith("    ")]
    assert ["[error" in line for line in heads] == [True, True]
    assert any("Traceback" in line for line in lines)


@pytest.mark.parametrize("text", HOSTILE[:-1], ids=ascii)
def test_json_holds_it_all_and_escapes_it(stream: io.StringIO, text: str) -> None:
    logs.set_up("json", stream=stream)
    structlog.get_logger().info("request", path=text)
    (line,) = stream.getvalue().rstrip("\n").split("\n")
    assert line.replace("\x7f", "").isprintable()
    assert json.loads(line)["path"] == text
