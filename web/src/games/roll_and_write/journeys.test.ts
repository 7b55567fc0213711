import { expect, test } from "vitest";

import { type Dice, crossingOf } from "./dice";
import { type DicePosition, journeysOf } from "./journeys";
import { BYTES, type Position, position } from "./record";

/** Two players with dice, and what a test has written on their sheets. */
function moment(dice: Dice[], write: (here: Position) => void = () => undefined): DicePosition {
  const here = position(new Uint8Array(BYTES));
  here.seats = dice.length;
  for (const row of here.paid) row.fill(-1);
  write(here);
  return { here, dice };
}

const ways = (before: DicePosition, after: DicePosition): string[] =>
  journeysOf(before, after).map(({ from, to, manner }) => `${manner ?? from.join("|")} > ${to.join("|")}`);

const NO_PAIR: [number, number] = [0, 0];

test("the dice of a crossing go there from the pairs that they belong to", () => {
  const dice = (): Dice[] => [
    [
      [3, 5],
      [2, 6],
    ],
    [[1, 1], NO_PAIR],
  ];
  const crossing = crossingOf(3, 6);
  const after = moment(dice(), (here) => (here.built[0] = 1n << BigInt(crossing)));
  expect(ways(moment(dice()), after)).toEqual([
    `die-0-0-0|seat-0 > crossing-0-${crossing}|seat-0`,
    `die-0-1-1|seat-0 > crossing-0-${crossing}|seat-0`,
  ]);
});

test("a pair is passed on to the next player, and the sender's own is rolled again", () => {
  const before = moment([
    [
      [3, 5],
      [2, 6],
    ],
    [[1, 1], NO_PAIR],
  ]);
  const after = moment([
    [[4, 4], NO_PAIR],
    [
      [1, 1],
      [2, 6],
    ],
  ]);
  expect(ways(before, after)).toEqual([
    "die-0-1-0|seat-0 > die-1-1-0|seat-1",
    "die-0-1-1|seat-0 > die-1-1-1|seat-1",
    "tumble > die-0-0-0",
    "tumble > die-0-0-1",
  ]);
});

test("a die that is turned by a coin does not roll", () => {
  const before = moment([
    [
      [3, 5],
      [2, 6],
    ],
    [[1, 1], NO_PAIR],
  ]);
  const after = moment(
    [
      [
        [4, 5],
        [2, 6],
      ],
      [[1, 1], NO_PAIR],
    ],
    (here) => (here.spent[0] = 1),
  );
  expect(journeysOf(before, after)).toEqual([{ from: [], to: [], sound: "coin" }]);
});

test("who plays alone rolls all four dice in each round", () => {
  const before = moment([
    [
      [3, 5],
      [2, 6],
    ],
  ]);
  const after = moment(
    [
      [
        [1, 1],
        [2, 2],
      ],
    ],
    (here) => (here.round_number = 1),
  );
  expect(ways(before, after)).toHaveLength(4);
});

test("a type that is completed is heard", () => {
  const dice = (): Dice[] => [
    [[3, 5], NO_PAIR],
    [[1, 1], NO_PAIR],
  ];
  const after = moment(dice(), (here) => (here.paid[1]![2] = 8));
  expect(journeysOf(moment(dice()), after).map(({ sound }) => sound)).toEqual(["scoring"]);
});
