"""The line before the bots: tables take turns, and whoever leaves is not waited for."""

import asyncio

from qalat.server.thinking.line import Line


def taken(line: Line[str]) -> list[str]:
    async def take() -> list[str]:
        return [await line.next() for _ in range(len(line))]

    return asyncio.run(take())


def a_line(*items: str) -> Line[str]:
    """A line of items, each named for its table and a number: "a1"."""
    line: Line[str] = Line()
    for item in items:
        line.join(item[0], item)
    return line


def test_tables_take_turns_in_the_order_in_which_they_came() -> None:
    assert taken(a_line("b1", "a1", "b2", "b3", "a2", "c1")) == [
        *("b1", "a1", "c1"),
        *("b2", "a2", "b3"),
    ]


def test_whoever_has_waited_before_is_next() -> None:
    line = a_line("a1", "b1", "b2")
    line.rejoin("b", "b0")
    line.rejoin("c", "c0")
    assert taken(line) == ["c0", "b0", "a1", "b1", "b2"]


def test_whoever_leaves_is_not_taken() -> None:
    line = a_line("a1", "a2", "b1")
    line.leave("a", "a1")
    line.leave("b", "b1")
    line.leave("b", "b1")
    line.leave("c", "c1")
    assert len(line) == 1
    assert taken(line) == ["a2"]


def test_all_who_wait_for_an_item_get_one_each() -> None:
    async def scene() -> set[str]:
        line: Line[str] = Line()
        waiting = [asyncio.create_task(line.next()) for _ in range(3)]
        await asyncio.sleep(0)
        for number in range(3):
            line.join("a", f"a{number}")
        return set(await asyncio.gather(*waiting))

    assert asyncio.run(scene()) == {"a0", "a1", "a2"}
