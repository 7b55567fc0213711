"""The line before the bots: whoever waits takes turns, and whoever leaves is not waited for."""

import asyncio

from qalat.server.thinking.fair_queue import Asker, Line, Way


def taken(line: Line[str]) -> list[str]:
    async def take() -> list[str]:
        return [await line.next() for _ in range(len(line))]

    return asyncio.run(take())


def way_of(item: str) -> Way:
    """The way of an item that is named for it, a letter a part, and a number: "xag1"."""
    return tuple(item[:-1])


def a_line(*items: str) -> Line[str]:
    line: Line[str] = Line()
    for item in items:
        line.join(way_of(item), item)
    return line


def test_tables_take_turns_in_the_order_in_which_they_came() -> None:
    assert taken(a_line("b1", "a1", "b2", "b3", "a2", "c1")) == [
        *("b1", "a1", "c1"),
        *("b2", "a2", "b3"),
    ]


def test_addresses_take_turns_before_guests_and_guests_before_tables() -> None:
    many = [f"x{guest}{table}1" for guest in "abc" for table in "pq"]
    assert taken(a_line(*many, "yhs1", "yhs2", "zip1")) == [
        *("xap1", "yhs1", "zip1"),
        *("xbp1", "yhs2"),
        *("xcp1", "xaq1", "xbq1", "xcq1"),
    ]


def test_a_guest_whose_address_nobody_knows_counts_like_an_address() -> None:
    assert Asker("", "ada").way("t") == ("ada", "ada", "t")
    assert Asker("203.0.113.7", "ada").way("t") == ("203.0.113.7", "ada", "t")


def test_whoever_has_waited_before_is_next() -> None:
    line = a_line("xa1", "xb1", "xb2", "ya1")
    line.rejoin(("x", "b"), "xb0")
    line.rejoin(("z", "c"), "zc0")
    assert taken(line) == ["zc0", "xb0", "ya1", "xa1", "xb1", "xb2"]


def test_whoever_leaves_is_not_taken() -> None:
    line = a_line("xa1", "xa2", "yb1")
    for item in ("xa1", "yb1", "yb1", "xc1", "zc1"):
        line.leave(way_of(item), item)
    assert len(line) == 1
    assert taken(line) == ["xa2"]
    assert len(line) == 0


def test_all_who_wait_for_an_item_get_one_each() -> None:
    async def scene() -> set[str]:
        line: Line[str] = Line()
        waiting = [asyncio.create_task(line.next()) for _ in range(3)]
        await asyncio.sleep(0)
        for number in range(3):
            line.join(("a",), f"a{number}")
        return set(await asyncio.gather(*waiting))

    assert asyncio.run(scene()) == {"a0", "a1", "a2"}
