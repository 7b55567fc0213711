"""What every test shares: the kernels' mode, Hypothesis's settings, the form of a rule's ID."""

import logging
import os
import re
from collections.abc import Iterator

import pytest
import structlog
from hypothesis import HealthCheck, settings

from qalat.core.kernel import INTERPRETED
from tests.server_log import SERVER_LOG

BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK", "") not in {"", "0"}
RULE_ID = re.compile(r"[A-Z]+-[A-Z]+[0-9]+")

# The first example may compile a kernel, so no deadline; a build fails for the same reason twice,
# so no random examples. Interpreted kernels are slow, so they get fewer.
settings.register_profile(
    "qalat",
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=False,
    max_examples=20 if INTERPRETED else 100,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("qalat")
settings.register_profile("few", settings.get_profile("qalat"), max_examples=3)
structlog.configure(logger_factory=structlog.PrintLoggerFactory(SERVER_LOG))


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """Let no test log into the captured output of another, which is closed by then."""
    root = logging.getLogger()
    handlers, configuration = root.handlers, structlog.get_config()
    yield
    root.handlers = handlers
    structlog.configure(**configuration)


def pytest_report_header() -> str:
    if INTERPRETED:
        return "kernels: interpreted"
    return "kernels: compiled, indices checked" if BOUNDS_CHECKED else "kernels: compiled"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for marker in item.iter_markers("rule"):
            wrong = [id_ for id_ in marker.args if not is_rule_id(id_)]
            if wrong or not marker.args or marker.kwargs:
                raise pytest.UsageError(
                    f"{item.nodeid}: the marker `rule` takes rule IDs such as ALH-T4, not {wrong}"
                )


def is_rule_id(name: object) -> bool:
    return isinstance(name, str) and RULE_ID.fullmatch(name) is not None
