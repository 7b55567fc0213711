"""The page about the protocol tells every message and every refusal, and its examples are ones."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec

from qalat.server.http.responses import STATUS, UNPROCESSABLE
from qalat.server.protocol import VERSION, Analysis, AnyFromClient, AnyToClient, NewTable
from qalat.server.refusals import REASONS
from tests.repository.markdown import blocks
from tests.repository.project import ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
ROW = re.compile(r"^\| `([a-z_]+)` \| ([0-9]{3}) \| \S", re.MULTILINE)
SENT: list[Any] = [*get_args(AnyFromClient), *get_args(AnyToClient)]


def examples() -> list[dict[str, Any]]:
    """Every JSON value in the page's blocks: one begins at each line that begins with a brace."""
    texts = [block.text for block in blocks(PAGE) if block.language == "json"]
    return [
        msgspec.json.decode(value)
        for text in texts
        for value in re.split(r"\n(?=\{)", text.strip())
    ]


def test_every_example_is_a_message_of_the_protocol() -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in SENT}
    seen = set()
    for example in examples():
        over_http = Analysis if "state" in example else NewTable
        kind = kinds[example["type"]] if "type" in example else over_http
        msgspec.convert(example, kind)
        seen.add(example.get("type"))
    assert seen - {None} == set(kinds)


def test_the_table_of_refusals_is_the_closed_list() -> None:
    reply = [(reason, int(status)) for reason, status in ROW.findall(PAGE)]
    assert reply == [(reason, STATUS.get(reason, UNPROCESSABLE)) for reason in REASONS]


def test_the_page_has_the_version() -> None:
    assert f"the version of the protocol, which is {VERSION}:" in PAGE
