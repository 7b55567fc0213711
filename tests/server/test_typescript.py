"""What the browser is told of messages and games is what the sources say."""

import base64
import json
import re
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
import numpy as np
import pytest
from jsonschema import Draft202012Validator

import qalat
from qalat.server import protocol, typescript
from qalat.server.refusals import REASONS
from qalat.server.typescript import messages, records, writing
from tests.repository.project import ROOT

FIELD = re.compile(r'^  (\w+): \{ kind: "(\w+)", offset: (\d+), shape: (\[.*\]) \},$', re.MULTILINE)
FAMILY = re.compile(r"^  (\w+): \{ first: (\d+), count: (\d+), chance: (\w+) \},$", re.MULTILINE)
INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}$", re.MULTILINE | re.DOTALL)

every_game = pytest.mark.parametrize("game", qalat.GAMES.values(), ids=lambda game: game.name)


def interfaces() -> dict[str, list[str]]:
    """The interfaces of the messages, each with the lines of its fields."""
    return {
        name: [line.strip() for line in body.splitlines()]
        for name, body in INTERFACE.findall(messages.message_types())
    }


def test_what_the_browser_gets_is_up_to_date() -> None:
    stale = [
        path.name
        for path, text in typescript.files(ROOT).items()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    assert stale == [], "run make golden"


def test_only_what_has_changed_is_written(tmp_path: Path) -> None:
    written = typescript.write(tmp_path)
    assert {path.suffix for path in written} == {".ts", ".json"}
    assert typescript.write(tmp_path) == []
    written[0].write_text("old")
    assert typescript.write(tmp_path) == [written[0]]


@every_game
def test_a_record_read_by_the_browsers_fields_is_the_engines(game: qalat.Game) -> None:
    match = qalat.Match(game.name, game.most, seed=3)
    while not match.over and len(match.log.steps) < 200:
        match.play(match.legal_actions[len(match.log.steps) % len(match.legal_actions)])
    facts = game.engine.facts.blank()
    game.engine.view_kernels.compute_facts(match.state, 0, facts, game.engine.scratch())
    _, position, *_ = records.game_record(game).split("\nexport const FIELDS")
    own, beside = position.split("\nexport const FACT_FIELDS")
    for text, held in ((own, match.state), (beside, facts)):
        fields = FIELD.findall(text)
        assert [name for name, *_ in fields] == list(held.dtype.names or ())
        for name, kind, offset, shape in fields:
            lengths = json.loads(shape)
            count = int(np.prod(lengths, dtype=np.int64))
            little = np.dtype(kind).newbyteorder("<")
            read = np.frombuffer(held.tobytes(), little, count, int(offset))
            assert read.reshape(lengths).tolist() == held[0][name].tolist()


@every_game
def test_every_action_is_in_the_family_that_the_browser_takes_it_for(game: qalat.Game) -> None:
    families = FAMILY.findall(records.game_record(game))
    expected = 0
    for name, first, count, chance in families:
        assert int(first) == expected == game.actions.first(name)
        expected += int(count)
        assert game.actions.family(expected - 1).name == name
        assert (chance == "true") == game.actions.is_chance(int(first))
    assert expected == game.actions.count


@every_game
def test_every_reason_has_a_name_and_its_rule(game: qalat.Game) -> None:
    reply = re.findall(r'\{ name: "(\w+)", rule: "([\w-]*)" \}', records.game_record(game))
    assert [rule for _, rule in reply] == [rule for rule, _ in game.rules.REASONS]
    assert len({name for name, _ in reply}) == len(reply)


@every_game
def test_the_phases_and_the_parts_are_shown(game: qalat.Game) -> None:
    assert "PHASES" in records.constants(game)
    text = records.game_record(game)
    assert all(f'"{part}"' in text for part in game.parts)
    assert all(f"  {option.name}: {{" in text for option in game.options)


def test_every_message_is_described_with_its_tag() -> None:
    reply = interfaces()
    for message in (*get_args(protocol.AnyFromClient), *get_args(protocol.AnyToClient)):
        tag = message.__struct_config__.tag
        assert reply[message.__name__][0] == f'type: "{tag}";'
    assert reply["GameClock"][0] == 'kind: "game";'


def test_what_may_be_left_out_has_a_question_mark() -> None:
    reply = interfaces()
    assert "token?: string;" in reply["Hello"]
    assert "version: number;" in reply["Hello"]
    assert "own?: Own | null;" in reply["Update"]
    assert "you: number;" in reply["Listed"]


def test_types_are_shown_by_their_names() -> None:
    reply = interfaces()
    assert "clock: AnyClock;" in reply["TableNow"]
    assert "clock?: AnyClock | null;" in reply["NewTable"]
    assert "reason: Reason;" in reply["Problem"]
    assert "options: Record<string, string>;" in reply["Listed"]
    assert "parts: number[][];" in reply["Points"]
    assert 'status: "open" | "playing" | "over" | "closed";' in reply["Listed"]
    assert all(f'"{reason}"' in messages.message_types() for reason in REASONS)


def test_a_type_without_a_counterpart_is_refused() -> None:
    with pytest.raises(TypeError, match="no counterpart in TypeScript"):
        messages._type(set[int])


def test_a_list_of_several_kinds_keeps_them_together() -> None:
    assert messages._type(list[Literal["a", "b"]]) == '("a" | "b")[]'


def schema_of(name: str) -> Draft202012Validator:
    whole = json.loads(messages.message_schema())
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]})


def plain(message: msgspec.Struct) -> Any:
    return json.loads(msgspec.json.encode(message))


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(json.loads(messages.message_schema()))


def test_real_messages_keep_to_the_schema() -> None:
    clients = [
        protocol.Hello(version=1),
        protocol.Act(id=7, turn=3, actions=(5, 6)),
        protocol.Leave(id=8),
    ]
    servers = [
        protocol.Done(7),
        protocol.RefusedNow(7, "illegal", rule="ALH-T3", number=4),
        protocol.Update(number=4, turn=3, happened=protocol.Happened(event="acted", at=1), actor=1),
        protocol.Presence([True, False], 2),
    ]
    for name, sent in (("AnyFromClient", clients), ("AnyToClient", servers)):
        for message in sent:
            schema_of(name).validate(plain(message))


def test_what_is_no_message_does_not_keep_to_the_schema() -> None:
    validator = schema_of("AnyFromClient")
    assert not validator.is_valid({"type": "act", "turn": 3})
    assert not validator.is_valid({"type": "dance"})
    assert not validator.is_valid({"type": "ping", "id": 1, "more": 2})


def test_a_long_list_is_broken_where_the_line_ends() -> None:
    reply = writing.literal(list(range(200)))
    assert all(len(line) <= writing.WIDTH for line in reply.splitlines())
    assert json.loads(re.sub(r",\s*\]", "]", reply)) == list(range(200))


def test_a_long_object_has_a_line_a_key() -> None:
    reply = writing.literal({"some-key": "x" * 60, "other": {"inner": "y" * 60}})
    assert reply.splitlines()[1] == f'  "some-key": "{"x" * 60}",'
    assert f'  other: {{ inner: "{"y" * 60}" }},' in reply


def test_a_record_as_it_is_sent_has_as_many_bytes_as_the_browser_expects() -> None:
    for game in qalat.GAMES.values():
        sent = base64.b64encode(qalat.Match(game.name, game.most, seed=1).state.tobytes())
        text = records.game_record(game)
        assert f"export const BYTES = {len(base64.b64decode(sent))};" in text
        assert f"export const FACT_BYTES = {game.engine.facts.bytes};" in text


def test_the_tiles_are_shown_with_their_names() -> None:
    (tile, *_) = records.constants(qalat.find("alhambra"))["TILES"]
    assert tile == {"name": "pavilion 2 NEW", "type": 0, "price": 2, "walls": 11}
