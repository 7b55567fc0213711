"""Medina written from the rules a second time: plain sets and words, no table, nothing noted down.

It shares no code with the engine and speaks to it in words only: what may be played, and who
stands where with how many points behind each piece.
"""

from __future__ import annotations

from collections.abc import Iterator

Cell = tuple[int, int]
Wall = tuple[str, int]
Roof = tuple[int, str]

COLOURS = ("grey", "black", "brown", "orange")
CARD_VALUES = {"grey": 1, "black": 2, "brown": 3, "orange": 4}
TOWER_VALUES = {"northwest": 1, "northeast": 3, "southeast": 2, "southwest": 4}
DEALT = {
    3: {"stable": 4, "merchant": 8, "wall": 10, **dict.fromkeys(COLOURS, 6)},
    4: {"stable": 3, "merchant": 6, "wall": 8, **dict.fromkeys(COLOURS, 5)},
}
CITY = [(x, y) for y in range(1, 12) for x in range(1, 17)]
CENTRE = [(x, y) for x, y in CITY if 1 < x < 16 and 1 < y < 11]

# The rim, once round and clockwise: towers by name, wall cells by side and number.
RING: list[Wall] = [
    ("northwest", 0),
    *(("north", x) for x in range(1, 17)),
    ("northeast", 0),
    *(("east", y) for y in range(1, 12)),
    ("southeast", 0),
    *(("south", x) for x in range(16, 0, -1)),
    ("southwest", 0),
    *(("west", y) for y in range(11, 0, -1)),
]
PLACE = {wall: place for place, wall in enumerate(RING)}


def beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


AROUND = {
    (x, y): [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    for x, y in CITY
}
BESIDE = {cell: beside(cell) for cell in CITY}


def walls_at(cell: Cell) -> list[Wall]:
    """The wall cells that an inner cell touches."""
    x, y = cell
    touched = [("north", x)] if y == 1 else []
    touched += [("south", x)] if y == 11 else []
    touched += [("west", y)] if x == 1 else []
    return touched + ([("east", y)] if x == 16 else [])


class Palace:
    """Connected buildings of one colour, and the stables beside them."""

    def __init__(self, colour: str, buildings: set[Cell]) -> None:
        self.colour = colour
        self.buildings = buildings
        self.stables: set[Cell] = set()

    @property
    def cells(self) -> set[Cell]:
        return self.buildings | self.stables

    @property
    def name(self) -> Cell:
        """The first building, row by row."""
        return min(self.buildings, key=lambda cell: (cell[1], cell[0]))


class Game:
    """A game, its city a dictionary of what stands where."""

    def __init__(self, seats: int, youngest: int, *, last_piece_may: bool = False) -> None:
        self.seats = seats
        self.last_piece_may = last_piece_may
        self.declined: set[int] = set()
        self.city: dict[Cell, str] = {}
        self.walls: set[Wall] = set()
        self.supply = [dict(DEALT[seats]) for _ in range(seats)]
        self.roofs: dict[Roof, Cell] = {}  # in the order in which they are laid
        self.palace_card: dict[str, int] = {}
        self.tower_card: dict[str, int] = {}
        self.actor: int | None = youngest
        self.laid: list[str] = []
        self.begun = False

    def palaces(self) -> list[Palace]:
        found: list[Palace] = []
        met: set[Cell] = set()
        for cell, piece in self.city.items():
            if piece in COLOURS and cell not in met:
                members, waiting = {cell}, [cell]
                while waiting:
                    for other in BESIDE[waiting.pop()]:
                        if self.city.get(other) == piece and other not in members:
                            members.add(other)
                            waiting.append(other)
                met |= members
                found.append(Palace(piece, members))
        for cell, piece in self.city.items():
            if piece == "stable":
                [home] = [palace for palace in found if palace.buildings & set(BESIDE[cell])]
                home.stables.add(cell)
        return found

    def owner(self, palace: Palace) -> int | None:
        for (seat, _), cell in self.roofs.items():
            if cell in palace.buildings:
                return seat
        return None

    def merchants_beside(self, cell: Cell) -> list[Cell]:
        return [other for other in BESIDE[cell] if self.city.get(other) == "merchant"]

    def merchant_cells(self) -> list[Cell]:
        empty = [cell for cell in CITY if cell not in self.city]
        ends = []
        for cell in empty:
            others = self.merchants_beside(cell)
            if len(others) == 1 and len(self.merchants_beside(others[0])) <= 1:
                ends.append(cell)
        return ends or [cell for cell in empty if len(self.merchants_beside(cell)) <= 1]

    def is_standing(self, wall: Wall) -> bool:
        return wall[1] == 0 or wall in self.walls

    def wall_cells(self) -> Iterator[Wall]:
        for place, wall in enumerate(RING):
            if not self.is_standing(wall):
                next_to = (RING[place - 1], RING[(place + 1) % len(RING)])
                if sum(map(self.is_standing, next_to)) == 1:
                    yield wall

    def tower_of(self, wall: Wall) -> str:
        """Follow the walls both ways: one way leads to a tower, the other to a gate."""
        reached = []
        for step in (-1, 1):
            place = PLACE[wall]
            while RING[place] in self.walls:
                place = (place + step) % len(RING)
            if RING[place][1] == 0:
                reached.append(RING[place][0])
        [tower] = reached
        return tower

    def sites(self) -> tuple[dict[str, list[Cell]], list[Cell]]:
        """Where a building of each colour may go, and where a stable may."""
        palaces = self.palaces()
        home = {cell: palace for palace in palaces for cell in palace.cells}
        growing: dict[str, list[Cell]] = {colour: [] for colour in COLOURS}
        founding, stables = [], []
        for cell in CITY:
            if cell in self.city:
                continue
            near = {id(home[other]): home[other] for other in AROUND[cell] if other in home}
            if not near:
                founding.append(cell)
            elif len(near) == 1:
                [palace] = near.values()
                if any(other in palace.buildings for other in BESIDE[cell]):
                    stables.append(cell)
                    if self.owner(palace) is None:
                        growing[palace.colour].append(cell)
        return {colour: growing[colour] or founding for colour in COLOURS}, stables

    def roof_words(self, seat: int) -> list[str]:
        return [
            f"roof {palace.colour} at {palace.name[0]},{palace.name[1]}"
            for palace in self.palaces()
            if self.owner(palace) is None and (seat, palace.colour) not in self.roofs
        ]

    def words(self, seat: int) -> list[str]:
        """All that a seat could place, were it its turn and nothing forced upon it."""
        if seat in self.declined:
            return []
        supply = self.supply[seat]
        buildings, stables = self.sites()
        cells = {**buildings, "stable": stables, "merchant": self.merchant_cells()}
        shown = [
            f"place {kind} at {x},{y}" for kind in cells if supply[kind] for x, y in cells[kind]
        ]
        if supply["wall"]:
            shown += [f"place wall at {side} {number}" for side, number in self.wall_cells()]
        return shown + self.roof_words(seat)

    def legal(self) -> list[str]:
        if self.actor is None:
            return []
        if not self.begun:
            return [f"place merchant at {x},{y}" for x, y in CENTRE]
        roofs = self.roof_words(self.actor)
        left = {seat: self.roofs_left(seat) for seat in range(self.seats)}
        with_roofs = {seat for seat in left if left[seat] and seat not in self.declined}
        owes = with_roofs == {self.actor} and bool(roofs)
        if owes and self.laid and not self.laid[0].startswith("roof"):
            return roofs
        pieces = sum(self.supply[self.actor].values()) + left[self.actor]
        may_decline = self.last_piece_may and pieces == 1 and not self.laid and not owes
        return [*self.words(self.actor), *(["decline"] if may_decline else [])]

    def roofs_left(self, seat: int) -> int:
        return sum((seat, colour) not in self.roofs for colour in COLOURS)

    def joined(self) -> set[tuple[Roof, str, str]]:
        """Each roofed palace with the arms that it touches, an arm told as side and tower."""
        found = set()
        for palace in self.palaces():
            seat = self.owner(palace)
            if seat is not None:
                for wall in (wall for cell in palace.cells for wall in walls_at(cell)):
                    if wall in self.walls:
                        found.add(((seat, palace.colour), wall[0], self.tower_of(wall)))
        return found

    def play(self, word: str) -> None:
        assert self.actor is not None
        if word == "decline":
            self.declined.add(self.actor)
            self.supply[self.actor] = dict.fromkeys(self.supply[self.actor], 0)
            self.laid.append(word)
            self.go_on()
            return
        before = self.joined()
        verb, kind, _, *rest = word.split()
        where = " ".join(rest)
        if verb == "roof":
            x, y = where.split(",")
            self.roofs[self.actor, kind] = (int(x), int(y))
        elif kind == "wall":
            self.walls.add((rest[0], int(rest[1])))
        else:
            x, y = where.split(",")
            self.city[int(x), int(y)] = kind
        self.move_cards(before)
        if not self.begun:
            self.begun = True
            return
        if verb != "roof":
            self.supply[self.actor][kind] -= 1
        self.end_colours()
        self.laid.append(word)
        self.go_on()

    def move_cards(self, before: set[tuple[Roof, str, str]]) -> None:
        new = self.joined() - before
        assert len({roof[0] for roof, _, _ in new}) <= 1
        for (seat, _), _, tower in new:
            self.tower_card[tower] = seat
        sizes = self.sizes()
        for (seat, colour), size in sizes.items():
            holder = self.palace_card.get(colour)
            if holder is None or size > sizes[holder, colour]:
                self.palace_card[colour] = seat

    def sizes(self) -> dict[Roof, int]:
        palaces = self.palaces()
        return {
            roof: next(len(palace.cells) for palace in palaces if cell in palace.buildings)
            for roof, cell in self.roofs.items()
        }

    def end_colours(self) -> None:
        for colour in COLOURS:
            if all((seat, colour) in self.roofs for seat in range(self.seats)):
                for supply in self.supply:
                    supply[colour] = 0

    def go_on(self) -> None:
        assert self.actor is not None
        if len(self.laid) == 1 and self.words(self.actor):
            return
        self.laid = []
        ahead = [(self.actor + step) % self.seats for step in range(1, self.seats + 1)]
        self.actor = next((seat for seat in ahead if self.words(seat)), None)

    def points(self) -> list[dict[str, int]]:
        names = ("buildings", "stables", "walls", "merchants", "palace cards", "tower cards")
        parts = [dict.fromkeys(names, 0) for _ in range(self.seats)]
        for palace in self.palaces():
            seat = self.owner(palace)
            if seat is None:
                continue
            cells = palace.cells
            touched = {other for cell in cells for other in BESIDE[cell]}
            parts[seat]["buildings"] += len(palace.buildings)
            parts[seat]["stables"] += len(palace.stables)
            parts[seat]["walls"] += sum(
                wall in self.walls for cell in cells for wall in walls_at(cell)
            )
            parts[seat]["merchants"] += sum(self.city.get(cell) == "merchant" for cell in touched)
        for colour, seat in self.palace_card.items():
            parts[seat]["palace cards"] += CARD_VALUES[colour]
        for tower, seat in self.tower_card.items():
            parts[seat]["tower cards"] += TOWER_VALUES[tower]
        return parts

    def winners(self, *, by_largest_palace: bool) -> list[int]:
        totals = [sum(parts.values()) for parts in self.points()]
        level = [seat for seat in range(self.seats) if totals[seat] == max(totals)]
        if not by_largest_palace:
            return level
        sizes = self.sizes()
        order = list(self.roofs)
        best = {
            seat: max((sizes[roof], -order.index(roof)) for roof in order if roof[0] == seat)
            for seat in level
            if any(roof[0] == seat for roof in order)
        }
        return [seat for seat in level if best.get(seat) == max(best.values())] if best else level
