"""msgspec with FastAPI: requests and responses are decoded, encoded and documented by our types."""

from __future__ import annotations

import json
import re
from typing import Any, TypeVar

import msgspec
from fastapi import Request, Response

from qalat.server import protocol
from qalat.server.protocol import Problem
from qalat.server.refusals import Refused

Body = TypeVar("Body")

STATUS = {
    "unknown_host": 421,
    "unknown_table": 404,
    "unknown_guest": 401,
    "bad_token": 403,
    "not_host": 403,
    "not_seated": 403,
    "too_fast": 429,
    "too_many": 429,
    "too_large": 413,
    "busy": 503,
    "preparing": 503,
    "stopping": 503,
    "storage": 503,
    "failed": 500,
    "seat_taken": 409,
    "seated_already": 409,
    "seats_open": 409,
    "not_begun": 409,
    "begun": 409,
    "over": 409,
    "closed": 409,
    "stale": 409,
    "unfinished": 409,
    "followed": 409,
}
"""The HTTP status of each refusal; others are bad requests."""

UNPROCESSABLE = 422
PLAIN, DRAWING = "text/plain; charset=utf-8", "image/svg+xml"
_PREFIX = "#/components/schemas/"


def answer(content: object, status: int = 200) -> Response:
    """Return a response with one of our types as JSON."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def refuse(refused: Refused) -> Response:
    """Return the response for a refusal."""
    problem = Problem(refused.reason, refused.rule, refused.number, refused.found, refused.expected)
    return answer(problem, STATUS.get(refused.reason, UNPROCESSABLE))


async def read_body(request: Request, kind: type[Body], most: int) -> Body:
    """Return a request's body as one of our types, or refuse it."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refused("too_large", expected=f"at most {most} bytes")
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("unreadable", expected=str(error)[:200]) from None


Spoken = type[object] | str
"""One of our types, or a text of a media type."""


def documented(gives: Spoken, *, takes: type[object] | None = None) -> Any:
    """Return the OpenAPI documentation of a route's request and responses."""
    extra: dict[str, Any] = {
        "responses": {
            "2XX": {"description": "What was asked for.", "content": _content(gives)},
            "4XX": {"description": "Why it is refused.", "content": _content(Problem)},
            "5XX": {"description": "Why it cannot be done now.", "content": _content(Problem)},
        }
    }
    if takes is not None:
        extra["requestBody"] = {"required": True, "content": _content(takes)}
    return extra


def _content(kind: Spoken) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": _reference(kind)}}


def _reference(kind: type[object]) -> dict[str, str]:
    return {"$ref": _PREFIX + kind.__name__}


def without_guesses(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the documentation without FastAPI's guesses about responses, which are wrong here."""
    for operations in schema["paths"].values():
        for operation in operations.values():
            answers = operation["responses"]
            operation["responses"] = {
                status: response for status, response in answers.items() if status.endswith("XX")
            }
    return schema


def components(paths: dict[str, Any]) -> dict[str, Any]:
    """Return the schemas of all types that some routes refer to."""
    names = re.findall(f'"{_PREFIX}(\\w+)"', json.dumps(paths))
    kinds = [getattr(protocol, name) for name in sorted(set(names))]
    _, found = msgspec.json.schema_components(kinds, ref_template=_PREFIX + "{name}")
    return found
