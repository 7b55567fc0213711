"""The documentation of what goes over HTTP is true: a fuzzer believes it and is not surprised."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running_server import SECONDS, Served

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
]


@pytest.fixture(scope="module")
def operations(served: Served) -> list[Any]:
    documented = schemathesis.openapi.from_url(f"{served.url}/api/openapi.json")
    found = [each.ok() for each in documented.get_all_operations() if isinstance(each, Ok)]
    assert len(found) == documented.statistic.operations.total
    return found


def table_of_a_guest(served: Served) -> tuple[str, dict[str, str]]:
    """Return the code of an open table, and the cookie of who opened it."""
    with httpx.Client(base_url=served.url, timeout=SECONDS) as browser:
        browser.post("/api/me", json={"name": "Ada"}).raise_for_status()
        chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "program", "name": "Robot"}]
        opened = browser.post("/api/tables", json={"game": "medina", "chairs": chairs})
        return opened.json()["table"], dict(browser.cookies)


def try_all(operation: Any, call: Callable[[Case[Any]], None]) -> None:
    """Call an operation as it is documented, and then in other ways, where there are any."""
    for mode in GenerationMode:
        if mode is GenerationMode.NEGATIVE and not (operation.body or operation.path_parameters):
            continue

        @settings(max_examples=25, suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy(generation_mode=mode))
        def call_it(case: Case[Any]) -> None:
            call(case)

        call_it()


def test_what_is_documented_is_true_for_strangers(
    operations: list[Any], subtests: pytest.Subtests
) -> None:
    def call(case: Case[Any]) -> None:
        case.call_and_validate(checks=CHECKS)

    for operation in operations:
        with subtests.test(operation.label):
            try_all(operation, call)


def test_what_is_documented_is_true_at_ones_own_table(
    served: Served, operations: list[Any], subtests: pytest.Subtests
) -> None:

    def call(case: Case[Any]) -> None:
        assert case.meta is not None
        if case.meta.generation.mode is GenerationMode.POSITIVE and case.path_parameters:
            case.path_parameters["code"] = code
        case.call_and_validate(checks=CHECKS, cookies=cookies)

    for operation in operations:
        with subtests.test(operation.label):
            code, cookies = table_of_a_guest(served)
            try_all(operation, call)


def test_every_answer_is_documented(served: Served) -> None:
    reply = httpx.get(f"{served.url}/api/openapi.json").json()
    for path, operations in reply["paths"].items():
        for verb, operation in operations.items():
            assert set(operation["responses"]) == {"2XX", "4XX", "5XX"}, (verb, path)
            assert operation["description"], (verb, path)
