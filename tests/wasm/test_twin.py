"""A table in the browser answers as one on a server does, message by message."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from qalat.core.match import Match
from qalat.core.record import CHANCE
from qalat.server.protocol import Advice, Hinted, Preview
from qalat.server.refusals import Refused
from qalat.server.table import commands
from qalat.server.table.events import AnyChair, AnyEvent, BotChair, Clock, PersonChair, encode
from qalat.server.table.replay import replay_of, seen_table
from qalat.server.table.table import Table
from qalat.server.table.table_log import Story, verify, written_log
from qalat.server.table.updates import SPECTATOR, Updates, listed, refusal
from tests.contract.walk import PLAIN_TABLES, TABLES
from tests.contract.walk import Table as Setting
from tools.node import Node

MADE = 1_700_000_000_000
HOST = "host"
MESSAGES = 100
TEXTS = (
    "hi",
    "  two   words ",
    "",
    "x" * 201,
    "a\u200bb",
    "\u00e9\U0001f40c",
    "a\u2028b",
    "\x07",
    "\u2800",
    "e" + "\u0301" * 5,
)

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def twin() -> Iterator[Node]:
    started = Node("twin.mjs")
    yield started
    started.close()


class Twins:
    """A table here and one in the browser, which are asked the same."""

    def __init__(self, node: Node, setting: Setting, chairs: list[AnyChair]) -> None:
        opened = commands.open_table(
            HOST,
            setting.game.name,
            chairs,
            options=setting.options,
            clock=Clock(),
            public=False,
            stand_in="mason",
        )
        self.node = node
        self.table = Table("twins", opened, MADE)
        self.updates = Updates(self.table)
        self.now = MADE
        self.story: Story = [(opened, MADE)]
        node.request(ask="open", code="twins", opened=json.loads(encode(opened)), at=MADE)

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def command(self, name: str, *given: Any, **named: Any) -> None:
        """Give both a command; compare the event, and what everybody is sent."""
        self.now += 1000
        there = self.node.request(
            ask="command", name=name, given=[*given, *named.values()], at=self.now
        )
        event: AnyEvent | None = None
        refused = b""
        try:
            event = getattr(commands, name)(self.table, *given, **named)
        except Refused as refusal_here:
            refused = refusal(refusal_here, 0)
        if event is None:
            assert there == json.loads(refused), (name, given)
        else:
            self.compare(there, event)

    def compare(self, there: Any, event: AnyEvent) -> None:
        event = self.table.apply(event, self.now)
        self.story.append((event, self.now))
        update = self.updates.update_for(event, self.now)
        written = json.dumps(there["event"], separators=(",", ":"), ensure_ascii=False)
        assert written == encode(event).decode()
        for seat in [*range(self.table.seats), SPECTATOR]:
            assert there["updates"][seat] == json.loads(update.frame(seat)), (event, seat)

    def look(self, seat: int) -> None:
        """Compare the whole table as a seat is shown it."""
        here = [each % 2 == 0 for each in range(self.table.seats)]
        given: dict[str, Any] = {"host": seat == 0, "here": here, "watchers": 3}
        there = self.node.request(ask="everything", seat=seat, now=self.now, **given)
        everything = self.updates.everything(seat, self.now, words=False, **given)
        assert there == json.loads(msgspec.json.encode(everything))

    def look_back(self, seat: int) -> None:
        """Compare the replay of a seat, and what lists say of the table."""
        guest = f"guest {seat}" if seat else HOST
        there = self.node.request(ask="listed", guest=guest)
        assert there == json.loads(msgspec.json.encode(listed(self.table, guest)))
        replay = replay_of(seen_table(self.table, seat), self.match.log)
        assert self.node.request(ask="replay", seat=seat) == json.loads(msgspec.json.encode(replay))

    def compare_texts(self) -> None:
        """Compare the record of the game, and the log of the table."""
        there = self.node.request(ask="written")
        match = self.table.match
        assert there["record"] == (None if match is None else str(match.log_for()))
        assert there["log"] == written_log("twins", self.story)

    def preview(self, seat: int, turn: int, actions: list[int], *, legal: bool) -> None:
        """Compare what some actions would change."""
        asked = Preview(id=7, turn=turn, actions=tuple(actions), legal=legal)
        given = json.loads(msgspec.json.encode(asked))
        there = self.node.request(ask="preview", seat=seat, **given)
        try:
            here = msgspec.json.encode(self.updates.preview(seat, asked))
        except Refused as refused:
            here = refusal(refused, 7)
        assert there == json.loads(here)

    def hint(self, turn: int, turns: list[list[int]]) -> None:
        """Compare what the coach's best turns are sent as."""
        best = [Advice(tuple(actions), 12.5, 0.25, 7, (1.5, 2.0)) for actions in turns]
        deeds = [self.updates.foreseen(turn, actions) for actions in turns]
        sent = [
            msgspec.structs.replace(each, deeds=written)
            for each, written in zip(best, deeds, strict=True)
        ]
        thoughts = [msgspec.to_builtins(each) for each in best]
        for each in thoughts:
            del each["deeds"]
        question = {"id": 7, "turn": turn}
        there = self.node.request(ask="hinted", question=question, thoughts=thoughts)
        assert there == json.loads(msgspec.json.encode(Hinted(id=7, turn=turn, best=sent)))


def some_actions(match: Match, chooser: random.Random) -> list[int]:
    """A few actions of one turn, now and then something that is no part of it."""
    if chooser.random() < 0.1:
        return [chooser.randrange(-1, match.game.actions.count + 1)]
    ahead, actions = match.copy(), list[int]()
    ahead.draws = False
    while ahead.actor == match.actor and ahead.actor >= 0 and len(actions) < 4:
        actions.append(chooser.choice(ahead.legal_actions))
        ahead.play(actions[-1])
        if chooser.random() < 0.4:
            break
    if chooser.random() < 0.1 and ahead.actor == CHANCE:
        actions.append(chooser.choice(ahead.legal_actions))
    return actions or [0]


def send_something(twins: Twins, chooser: random.Random) -> None:
    """Send one message that somebody might send."""
    table, seats = twins.table, twins.table.seats
    seat = table.actor if chooser.random() < 0.9 else chooser.randrange(seats)
    turn = table.turn - (chooser.random() < 0.05)
    match chooser.randrange(20):
        case 0:
            twins.command("undo", seat, turn, chooser.randint(0, 3))
        case 1:
            twins.command("ask_back", seat, turn)
        case 2:
            twins.command("answer", chooser.randrange(seats), turn, agrees=chooser.random() < 0.7)
        case 3:
            twins.command("leave", chooser.randrange(seats))
        case 4:
            twins.command("come_back", chooser.randrange(seats))
        case 5:
            who = chooser.choice([seat, SPECTATOR])
            twins.command("say", HOST, chooser.choice(["Ada", ""]), chooser.choice(TEXTS), who)
        case 6 | 7 | 8:
            actions = some_actions(twins.match, chooser)
            twins.preview(seat, turn, actions, legal=chooser.random() < 0.5)
        case 9:
            twins.look(chooser.choice([SPECTATOR, *range(seats)]))
        case 10 | 11:
            # A bot that took more for certain than was.
            actions = some_actions(twins.match, chooser) + some_actions(twins.match, chooser)
            twins.command("act_in_part", seat, turn, actions)
        case _:
            twins.command("act", seat, turn, some_actions(twins.match, chooser))


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_both_tables_answer_the_same(twin: Node, setting: Setting) -> None:
    chooser = random.Random(str(setting))
    chairs: list[AnyChair] = [PersonChair(HOST, "Ada")]
    for seat in range(1, setting.seats):
        is_bot = chooser.random() < 0.5
        chairs.append(BotChair("mason") if is_bot else PersonChair(f"guest {seat}", f"P{seat}"))
    twins = Twins(twin, setting, chairs)
    twins.look(0)
    twins.compare_texts()
    twins.command("act", 0, 0, [0])
    twins.command("begin", HOST)
    for _ in range(MESSAGES):
        if not twins.match.over:
            send_something(twins, chooser)
    twins.compare_texts()
    while not twins.match.over:
        twins.command("act", twins.table.actor, twins.table.turn, [twins.match.legal_actions[0]])
    for seat in (SPECTATOR, 0):
        twins.look(seat)
        twins.look_back(seat)
    twins.command("undo", 0, twins.table.turn, 1)
    twins.command("close", HOST)
    twins.compare_texts()
    verified, _ = verify(written_log("twins", twins.story))
    assert verified.match == twins.match


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_both_open_the_same_table(
    twin: Node, setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = f"{setting}"
    monkeypatch.setattr(commands, "new_seed", lambda: seed)
    levels = [("apprentice", "mason", "sultan")[number % 3] for number in range(setting.seats - 1)]
    opened = commands.open_table(
        HOST,
        setting.game.name,
        [PersonChair(HOST, "Ada"), *(BotChair(level) for level in levels)],
        options=setting.options,
        clock=Clock(),
        public=False,
        stand_in="architect",
    )
    chairs = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
    # What is as usual need not be said.
    usual = {option.name: option.values[0] for option in setting.game.options}
    options = {name: value for name, value in setting.options.items() if value != usual[name]}
    asked = {"game": setting.game.name, "chairs": chairs, "options": options}
    there = twin.request(ask="opening", asked=asked, host={"guest": HOST, "name": "Ada"}, seed=seed)
    written = json.dumps(there, separators=(",", ":"), ensure_ascii=False)
    assert written == encode(opened).decode()


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"game": "medina", "chairs": [{"kind": "program"}] * 4}, "bad_seats"),
        ({"game": "medina", "chairs": [{"kind": "open"}] * 3}, "bad_seats"),
        ({"game": "medina", "chairs": [{"kind": "bot", "level": "king"}] * 3}, "unknown_bot"),
        (
            {"game": "medina", "chairs": [{"kind": "bot", "level": "mason", "character": "x"}] * 3},
            "unknown_bot",
        ),
    ],
)
def test_what_cannot_be_opened_is_refused(twin: Node, asked: dict[str, Any], reason: str) -> None:
    there = twin.request(ask="opening", asked=asked, host={"guest": HOST, "name": "A"}, seed="s")
    assert (there["type"], there["reason"]) == ("refused", reason)


@pytest.mark.parametrize("setting", PLAIN_TABLES, ids=str)
def test_both_tables_send_the_same_advice(twin: Node, setting: Setting) -> None:
    chooser = random.Random(f"advice {setting}")
    people = range(setting.seats)
    twins = Twins(twin, setting, [PersonChair(HOST, f"P{seat}") for seat in people])
    twins.hint(0, [[0]])
    twins.command("begin", HOST)
    while not twins.match.over and twins.table.turn < MESSAGES:
        turn = twins.table.turn - (chooser.random() < 0.1)
        twins.hint(turn, [some_actions(twins.match, chooser) for _ in range(3)])
        actions = some_actions(twins.match, chooser)
        twins.command("act", twins.table.actor, twins.table.turn, actions)
