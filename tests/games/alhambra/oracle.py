"""A second reading of the rules of Alhambra, slow and plain, for the engine to be compared with.

Nothing here is shared with the engine. Every question about a palace is answered by building the
palace in question and judging the whole of it; nothing is decided from a neighbourhood.
"""

import csv
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import combinations, product
from pathlib import Path
from typing import Literal, NamedTuple

Cell = tuple[int, int]
Card = tuple[str, int]
Side = tuple[Cell, str]
Scoring = Literal["A", "B", "C"]

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}
COUNTERCLOCKWISE = {"N": "W", "W": "S", "S": "E", "E": "N"}


class Tile(NamedTuple):
    """One building tile as printed; walls are letters in the order NESW."""

    type: str
    price: int
    walls: str = ""


Palace = dict[Cell, Tile]

FOUNTAIN = Tile("fountain", 0)


def read_tiles(path: Path) -> list[Tile]:
    """All tiles of a table with the columns type, price, north, east, south, west."""
    sides = {"north": "N", "east": "E", "south": "S", "west": "W"}
    with path.open(newline="") as table:
        return [
            Tile(
                row["type"],
                int(row["price"]),
                "".join(letter for side, letter in sides.items() if row[side] == "1"),
            )
            for row in csv.DictReader(table)
        ]


def drawn(picture: str) -> Palace:
    """The palace of a picture: F the fountain, `.` empty, `-` a tile without walls, else its walls.

    Type and price matter to no building rule, so every tile drawn is a garden of 10.
    """
    words = {
        (x, y): word
        for y, line in enumerate(picture.strip().splitlines())
        for x, word in enumerate(line.split())
    }
    [(fountain_x, fountain_y)] = [cell for cell, word in words.items() if word == "F"]
    palace: Palace = {}
    for (x, y), word in words.items():
        cell = (x - fountain_x, y - fountain_y)
        if word == "F":
            palace[cell] = FOUNTAIN
        elif word != ".":
            palace[cell] = Tile("garden", 10, word.replace("-", ""))
    return palace


def neighbour(cell: Cell, direction: str) -> Cell:
    step_x, step_y = STEPS[direction]
    return cell[0] + step_x, cell[1] + step_y


def sides_match(palace: Palace) -> bool:
    """ALH-B2: on every shared side both tiles have a wall or neither has."""
    return all(
        (direction in tile.walls) == (OPPOSITE[direction] in palace[beside].walls)
        for cell, tile in palace.items()
        for direction in STEPS
        if (beside := neighbour(cell, direction)) in palace
    )


def reachable(palace: Palace) -> set[Cell]:
    """ALH-B3: the cells a walker from the fountain comes to, crossing no wall of either tile."""
    reached = {(0, 0)}
    waiting = [(0, 0)]
    while waiting:
        cell = waiting.pop()
        for direction in STEPS:
            beside = neighbour(cell, direction)
            if beside not in palace or beside in reached:
                continue
            if direction in palace[cell].walls or OPPOSITE[direction] in palace[beside].walls:
                continue
            reached.add(beside)
            waiting.append(beside)
    return reached


def holes(palace: Palace) -> set[Cell]:
    """ALH-B5: the empty cells that no orthogonal path over empty cells joins to the outside."""
    columns = [x for x, _ in palace]
    rows = [y for _, y in palace]
    box = {
        (x, y)
        for x in range(min(columns) - 1, max(columns) + 2)
        for y in range(min(rows) - 1, max(rows) + 2)
    }
    corner = (min(columns) - 1, min(rows) - 1)
    outside = {corner}
    waiting = [corner]
    while waiting:
        cell = waiting.pop()
        for direction in STEPS:
            beside = neighbour(cell, direction)
            if beside in box and beside not in palace and beside not in outside:
                outside.add(beside)
                waiting.append(beside)
    return box - outside - palace.keys()


def is_sound(palace: Palace) -> bool:
    """ALH-B1 to ALH-B5 for the whole palace; tiles have no turned form, so B1 cannot be broken."""
    fountains = [cell for cell, tile in palace.items() if tile.type == FOUNTAIN.type]
    return (
        fountains == [(0, 0)]
        and palace[(0, 0)] == FOUNTAIN
        and sides_match(palace)
        and reachable(palace) == palace.keys()
        and not holes(palace)
    )


def empty_cells_beside(palace: Palace) -> set[Cell]:
    return {neighbour(cell, direction) for cell in palace for direction in STEPS} - palace.keys()


def placements(palace: Palace, tile: Tile) -> set[Cell]:
    """Every cell that may take the tile."""
    return {cell for cell in empty_cells_beside(palace) if is_sound({**palace, cell: tile})}


def why_not_place(palace: Palace, tile: Tile, cell: Cell) -> set[str]:
    """The IDs of all rules that forbid the tile on that cell; empty when it may go there.

    A tile that shares no side with the palace cannot be reached either, so B3 comes with B4 then.
    """
    if cell in palace:
        return {"ALH-B4"}
    grown = {**palace, cell: tile}
    broken = set()
    if not sides_match(grown):
        broken.add("ALH-B2")
    if reachable(grown) != grown.keys():
        broken.add("ALH-B3")
    if cell not in empty_cells_beside(palace):
        broken.add("ALH-B4")
    if holes(grown):
        broken.add("ALH-B5")
    return broken


def removals(palace: Palace) -> set[Cell]:
    """ALH-B6: every cell whose tile may go to the reserve."""
    return {
        cell
        for cell in palace.keys() - {(0, 0)}
        if is_sound({other: tile for other, tile in palace.items() if other != cell})
    }


def swaps(palace: Palace, tile: Tile) -> set[Cell]:
    """ALH-B6: every cell whose tile may be exchanged for this one from the reserve."""
    return {cell for cell in palace.keys() - {(0, 0)} if is_sound({**palace, cell: tile})}


def next_outline_side(palace: Palace, side: Side) -> Side:
    """The outline side that a clockwise walker comes to next, the palace at the right hand."""
    cell, direction = side
    ahead = neighbour(cell, CLOCKWISE[direction])
    if ahead not in palace:
        return cell, CLOCKWISE[direction]  # convex corner, round the same tile
    across = neighbour(ahead, direction)
    if across not in palace:
        return ahead, direction  # straight on
    return across, COUNTERCLOCKWISE[direction]  # concave corner


def outline(palace: Palace) -> list[list[Side]]:
    """The closed loops of outline sides, each in walking order; a sound palace has one (ALH-B7)."""
    left = {
        (cell, direction)
        for cell in palace
        for direction in STEPS
        if neighbour(cell, direction) not in palace
    }
    loops = []
    while left:
        first = min(left)
        loop = [first]
        while (side := next_outline_side(palace, loop[-1])) != first:
            loop.append(side)
        left -= set(loop)
        loops.append(loop)
    return loops


def wall_length(palace: Palace) -> int:
    """ALH-P3: the number of sides in the longest unbroken run of walled sides on the outline."""
    longest = 0
    for loop in outline(palace):
        walled = [direction in palace[cell].walls for cell, direction in loop]
        for start in range(len(walled)):
            length = 0
            while length < len(walled) and walled[(start + length) % len(walled)]:
                length += 1
            longest = max(longest, length)
    return longest


def payments(hand: Sequence[int], price: int) -> set[tuple[int, ...]]:
    """ALH-T3: every different set of cards of one currency that reaches the price."""
    held = sorted(Counter(hand).items(), reverse=True)
    choices = product(*(range(copies + 1) for _, copies in held))
    sets = (
        tuple(value for (value, _), copies in zip(held, chosen, strict=True) for _ in range(copies))
        for chosen in choices
    )
    return {cards for cards in sets if cards and sum(cards) >= price}


def sensible_payments(hand: Sequence[int], price: int) -> set[tuple[int, ...]]:
    """The payments in which every single card is needed to reach the price."""
    return {
        cards for cards in payments(hand, price) if all(sum(cards) - card < price for card in cards)
    }


def takes(display: Sequence[Card]) -> set[tuple[Card, ...]]:
    """ALH-T2: any one card, or two and more with values that sum to 5 or less."""
    return {
        tuple(sorted(cards))
        for number in range(1, len(display) + 1)
        for cards in combinations(display, number)
        if number == 1 or sum(value for _, value in cards) <= 5
    }


# Points by place, first place first, as printed for each type.
POINTS: dict[str, dict[Scoring, list[int]]] = {
    "pavilion": {"A": [1], "B": [8, 1], "C": [16, 8, 1]},
    "seraglio": {"A": [2], "B": [9, 2], "C": [17, 9, 2]},
    "arcades": {"A": [3], "B": [10, 3], "C": [18, 10, 3]},
    "chambers": {"A": [4], "B": [11, 4], "C": [19, 11, 4]},
    "garden": {"A": [5], "B": [12, 5], "C": [20, 12, 5]},
    "tower": {"A": [6], "B": [13, 6], "C": [21, 13, 6]},
}


def majority_points(counts: Sequence[int], type_name: str, scoring: Scoring) -> list[int]:
    """ALH-P1, ALH-P2: each one's points for a type, from the tiles of it that each one has."""
    paid = dict(enumerate(POINTS[type_name][scoring]))
    points = []
    for count in counts:
        ahead = sum(other > count for other in counts)
        tied = sum(other == count for other in counts)
        shared = sum(paid.get(place, 0) for place in range(ahead, ahead + tied))
        points.append(shared // tied if count > 0 else 0)
    return points


def may_pass(*, anything_else: bool, paid_exactly: bool, extra_action: str) -> bool:
    """ALH-T1, ALH-T4: only when nothing else is possible, or where one need not play on."""
    return not anything_else or (paid_exactly and extra_action == "may")


def refill(
    cards: int, above: int | None, scoring: Scoring, slots: int, bag: int, seats: int, when: str
) -> list[str]:
    """ALH-E1, ALH-E2, ALH-D2: what is drawn at the end of a turn, kind by kind.

    So many cards are missing from the display and tiles from the market. A scoring card may turn
    up behind so many cards; when is the option that says how long it waits.
    """
    drawn = ["card"] * cards
    market = min(slots, bag)
    if above is None:
        return [*drawn, *["tile"] * market]
    left = bag if when == "at_once" else bag - market
    dirk = 0 if seats > 2 else min(6, left) if scoring == "A" else left // 3
    drawn.insert(above, "scoring")
    if when == "at_once":
        drawn[above + 1 : above + 1] = ["Dirk's tile"] * dirk
        return [*drawn, *["tile"] * min(slots, bag - dirk)]
    return [*drawn, *["tile"] * market, *["Dirk's tile"] * dirk]


def awarded(sums: Sequence[int]) -> int | None:
    """ALH-P4: the seat that gets a tile left on the market, by the sums of the slot's currency."""
    richest = [seat for seat, total in enumerate(sums) if total == max(sums)]
    return richest[0] if len(richest) == 1 and max(sums) > 0 else None


def starting_seat(hands: Sequence[Sequence[int]], youngest: int) -> int:
    """ALH-S3, ALH-S6: fewest cards, then lowest sum, then first clockwise from the youngest."""
    clockwise = [(youngest + step) % len(hands) for step in range(len(hands))]
    fewest = min(len(hand) for hand in hands)
    tied = [seat for seat in clockwise if len(hands[seat]) == fewest]
    lowest = min(sum(hands[seat]) for seat in tied)
    return next(seat for seat in tied if sum(hands[seat]) == lowest)


def places(pile: Sequence[str], card: str, scoring_cards: str) -> list[list[str]]:
    """The pile with the scoring card in it, once for each place that it is equally likely to get.

    The first entry of a pile is its top.
    """
    if scoring_cards == "top":
        return [[card, *pile]]
    if scoring_cards == "shuffled":
        return [[*pile[:above], card, *pile[above:]] for above in range(len(pile) + 1)]
    raise ValueError(f"scoring_cards is 'shuffled' or 'top', not {scoring_cards!r}")


def odds_of_position(decks: Iterable[Sequence[str]], card: str, positions: int) -> list[Fraction]:
    found = Counter(deck.index(card) for deck in decks)
    return [Fraction(found[position], found.total()) for position in range(positions)]


def scoring_card_odds(
    deck_size: int, scoring_cards: str = "shuffled"
) -> tuple[list[Fraction], list[Fraction]]:
    """ALH-S5: for A and for B, how likely the card is at each position, 0 being the top.

    `deck_size` counts the money cards that are dealt into the piles, without A and B.
    """
    piles: list[list[str]] = [[], [], [], [], []]
    for dealt in range(deck_size):
        piles[dealt % 5].append("money")
    decks = [
        piles[0] + second + piles[2] + fourth + piles[4]
        for second in places(piles[1], "A", scoring_cards)
        for fourth in places(piles[3], "B", scoring_cards)
    ]
    return (
        odds_of_position(decks, "A", deck_size + 2),
        odds_of_position(decks, "B", deck_size + 2),
    )
