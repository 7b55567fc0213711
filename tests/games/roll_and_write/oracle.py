"""Alhambra Roll & Write written a second time, slowly and plainly, to compare the engine with.

It shares no code with the engine. A game is played in words; sheets are sets of (blue, yellow).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import product

NAMES = {
    "P": "pavilion",
    "S": "palace",
    "A": "arcades",
    "C": "castle",
    "G": "garden",
    "T": "tower",
}
POINTS = {
    "pavilion": [16, 8, 1],
    "palace": [17, 9, 2],
    "arcades": [18, 10, 3],
    "castle": [19, 11, 4],
    "garden": [20, 12, 5],
    "tower": [21, 13, 6],
}
FACES = range(1, 7)
Crossing = tuple[int, int]


@dataclass
class Person:
    """A player or a virtual player; only a player has a sheet, coins and dice."""

    name: str
    built: list[str] = field(default_factory=list)
    sheet: set[Crossing] = field(default_factory=set)
    circled: int = 3
    crossed: int = 0
    blue: list[int] = field(default_factory=list)
    yellow: list[int] = field(default_factory=list)
    paid: dict[str, int] = field(default_factory=dict)

    @property
    def purse(self) -> int:
        return self.circled - self.crossed


class Game:
    """A game from its first roll to its end; `asked` names what comes next."""

    def __init__(
        self, players: int, virtual: int, rows: list[str], coins: int, *, against: bool
    ) -> None:
        self.players = [Person(f"player {number + 1}") for number in range(players)]
        self.virtual = [Person(f"virtual {number + 1}") for number in range(virtual)]
        self.type = {
            (blue, yellow): NAMES[rows[yellow - 1][blue - 1]]
            for blue, yellow in product(FACES, FACES)
        }
        self.boxes = Counter(self.type.values())
        self.coins = coins
        self.against = against
        self.rounds = {4: 15, 5: 12}.get(players + virtual, 18)
        self.round = 0
        self.first = 0
        self.on_turn = 0
        self.used: Crossing | None = None
        self.asked = "first" if players > 1 else "setup"
        self.queue = self.setup_queue() if players == 1 else []

    @property
    def everybody(self) -> list[Person]:
        return self.players + self.virtual

    @property
    def player(self) -> Person:
        return self.players[self.on_turn]

    @property
    def neighbour(self) -> Person:
        return self.players[(self.on_turn + 1) % len(self.players)]

    def setup_queue(self) -> list[tuple[str, Person]]:
        """All rolls of the setup in order, each with whose it is."""
        order = self.players[self.first :] + self.players[: self.first]
        builds = [("found", person) for _ in range(3) for person in order]
        joins = [("virtual", person) for person in self.virtual for _ in range(3)]
        return [*builds, *joins, *(("lay", person) for person in order), ("lay", order[0])]

    def options(self) -> dict[str, int]:
        """Everything that may happen next, with how likely it is; 0 for a player's choice."""
        if self.asked == "first":
            return {f"first seat {place + 1}": 1 for place in range(len(self.players))}
        if self.asked == "setup":
            return self.rolls(*self.queue[0])
        if self.asked == "pair":
            return self.rolls("lay", self.player)
        if self.asked in ("blue", "yellow"):
            fallen = Counter(tuple(sorted(two)) for two in product(FACES, FACES))
            return {f"roll {self.asked} {a} {b}": ways for (a, b), ways in fallen.items()}
        if self.asked == "virtual":
            return self.rolls(*self.queue[0])
        if self.asked == "over":
            return {}
        return dict.fromkeys(self.choices(), 0)

    def rolls(self, kind: str, person: Person) -> dict[str, int]:
        if kind == "virtual":
            fallen: Counter[str] = Counter()
            for name in self.type.values():
                if person.built.count(name) < self.boxes[name]:
                    fallen[f"{person.name} builds {name}"] += 1
            return dict(fallen)
        return {
            f"roll blue {blue} yellow {yellow}": 1
            for blue, yellow in product(FACES, FACES)
            if kind == "lay" or (blue, yellow) not in person.sheet
        }

    def choices(self) -> set[str]:
        person = self.player
        pairs = set(product(person.blue, person.yellow))
        if self.asked == "keep":
            return {f"keep blue {blue} yellow {yellow}" for blue, yellow in pairs}
        if self.asked == "again":
            return {"build again", "end"}
        found = {"take coins"}
        found |= {f"build blue {b} yellow {y}" for b, y in pairs if (b, y) not in person.sheet}
        if person.purse >= 1:
            for colour, values in (("blue", person.blue), ("yellow", person.yellow)):
                found |= {f"turn {colour} {value} up" for value in values if value < 6}
                found |= {f"turn {colour} {value} down" for value in values if value > 1}
        return found

    def play(self, word: str) -> None:
        parts = word.split()
        numbers = [int(part) for part in parts if part.isdigit()]
        if parts[0] == "first":
            self.first = numbers[0] - 1
            self.queue = self.setup_queue()
            self.asked = "setup"
        elif parts[0] == "roll":
            self.roll(parts[1], numbers, both="yellow" in parts and "blue" in parts)
        elif parts[0] == "virtual":
            kind, person = self.queue.pop(0)
            assert kind == "virtual"
            person.built.append(parts[-1])
            self.after_virtual()
        else:
            self.choose(parts, numbers)

    def after_virtual(self) -> None:
        if self.asked == "virtual" and not self.queue:
            self.end_round()

    def roll(self, colour: str, numbers: list[int], *, both: bool) -> None:
        if self.asked == "setup":
            kind, person = self.queue.pop(0)
            if kind == "found":
                self.build(person, (numbers[0], numbers[1]))
                return
            person.blue.append(numbers[0])
            person.yellow.append(numbers[1])
            if not self.queue:
                self.round = 1
                self.on_turn = self.first
                self.asked = "action"
        elif both:
            self.player.blue.append(numbers[0])
            self.player.yellow.append(numbers[1])
            self.next_turn()
        elif colour == "blue":
            self.player.blue = numbers
            self.asked = "yellow"
        else:
            self.player.yellow = numbers
            self.asked = "keep"
            if len(self.players) == 1:
                self.next_turn()

    def build(self, person: Person, crossing: Crossing) -> None:
        assert crossing not in person.sheet
        person.sheet.add(crossing)
        person.built.append(self.type[crossing])

    def choose(self, parts: list[str], numbers: list[int]) -> None:
        person = self.player
        if parts[0] == "turn":
            dice = person.blue if parts[1] == "blue" else person.yellow
            dice.remove(numbers[0])
            dice.append(numbers[0] + (1 if parts[-1] == "up" else -1))
            person.crossed += 1
        elif parts == ["build", "again"]:
            person.crossed += 3
            self.build(person, (person.blue[0], person.yellow[0]))
            self.roll_four()
        elif parts[0] == "build":
            self.build(person, (numbers[0], numbers[1]))
            person.blue.remove(numbers[0])
            person.yellow.remove(numbers[1])
            free = (person.blue[0], person.yellow[0]) not in person.sheet
            if person.purse >= 3 and free:
                self.asked = "again"
            else:
                self.hand_on()
        elif parts[0] == "take":
            pairs = product(person.blue, person.yellow)
            gained = sum(pair in person.sheet for pair in pairs)
            person.circled = min(person.circled + gained, self.coins)
            self.roll_four()
        elif parts[0] == "end":
            self.hand_on()
        else:
            person.blue.remove(numbers[0])
            person.yellow.remove(numbers[1])
            self.give_rest(numbers)

    def give_rest(self, kept: list[int]) -> None:
        person, other = self.player, self.neighbour
        other.blue += person.blue
        other.yellow += person.yellow
        person.blue, person.yellow = [kept[0]], [kept[1]]
        self.next_turn()

    def is_last(self) -> bool:
        following = (self.on_turn + 1) % len(self.players)
        return self.round == self.rounds and following == self.first

    def hand_on(self) -> None:
        if self.is_last():
            self.next_turn()
            return
        if len(self.players) > 1:
            self.neighbour.blue += self.player.blue
            self.neighbour.yellow += self.player.yellow
            self.player.blue, self.player.yellow = [], []
        self.asked = "pair"

    def roll_four(self) -> None:
        if self.is_last():
            self.next_turn()
        else:
            self.asked = "blue"

    def next_turn(self) -> None:
        self.on_turn = (self.on_turn + 1) % len(self.players)
        self.asked = "action"
        if self.on_turn == self.first:
            self.queue = [("virtual", person) for person in self.virtual]
            self.asked = "virtual"
            self.after_virtual()

    def end_round(self) -> None:
        for name, boxes in self.boxes.items():
            done = [
                person
                for person in self.everybody
                if person.built.count(name) == boxes and name not in person.paid
            ]
            gone = sum(name in person.paid for person in self.everybody)
            for person in done:
                person.paid[name] = sum(POINTS[name][gone : gone + len(done)]) // len(done)
        self.asked = "over" if self.round == self.rounds else "action"
        self.round += 1

    def points(self) -> list[dict[str, int]]:
        """Everybody's points by part, so far or in the end."""
        return [self.points_of(person) for person in self.everybody]

    def points_of(self, person: Person) -> dict[str, int]:
        shown = dict.fromkeys([*POINTS, "rows", "columns", "coins", "bonus"], 0)
        is_virtual = person in self.virtual
        if is_virtual and not self.against:
            return shown
        over = self.asked == "over"
        for name in POINTS:
            shown[name] = person.paid.get(name, self.final_share(person, name) if over else 0)
        if not is_virtual:
            worth = {4: 2, 5: 5, 6: 10}
            for axis, part in ((1, "rows"), (0, "columns")):
                lines = Counter(crossing[axis] for crossing in person.sheet)
                shown[part] = sum(worth.get(number, 0) for number in lines.values())
            shown["coins"] = person.purse // 2 if over else 0
        elif over:
            shown["bonus"] = {2: 21, 3: 18, 4: 15}[len(self.virtual)]
        return shown

    def final_share(self, person: Person, name: str) -> int:
        """Lay the free places out beside all who are not paid, best first, and split ties."""
        waiting = [each for each in self.everybody if name not in each.paid and name in each.built]
        if person not in waiting:
            return 0
        free = POINTS[name][sum(name in each.paid for each in self.everybody) :]
        free += [0] * len(waiting)
        ranks = sorted((each.built.count(name) for each in waiting), reverse=True)
        mine = [free[place] for place, n in enumerate(ranks) if n == person.built.count(name)]
        return sum(mine) // len(mine)
