/** Where the dice lie, and what the log tells, follow from the steps alone. */

import { expect, test } from "vitest";

import { Chronicle, crossingOf } from "./chronicle";
import {
  BUILD,
  BUILD_AGAIN,
  DOUBLES,
  END,
  FIRST_SEAT,
  KEEP,
  OWN,
  PASSED,
  ROLL_BLUE,
  ROLL_PAIR,
  ROLL_YELLOW,
  TAKE_COINS,
  TURN,
  TURNS_A_COLOUR,
  UP,
  VIRTUAL_BUILDS,
} from "./record";

const CHANCE = -1;
const roll = (blue: number, yellow: number): number[] => [CHANCE, ROLL_PAIR + crossingOf(blue, yellow)];
const four = (blue: readonly [number, number], yellow: readonly [number, number]): number[] => {
  const which = ([low, high]: readonly [number, number]): number =>
    DOUBLES.findIndex((pair) => pair[0] === low && pair[1] === high);
  return [CHANCE, ROLL_BLUE + which(blue), CHANCE, ROLL_YELLOW + which(yellow)];
};
const build = (seat: number, blue: number, yellow: number): number[] => [
  seat,
  BUILD + crossingOf(blue, yellow),
];

/** Two players and a virtual one; the second begins, with 1 4 of its own and 2 5 beside it. */
const OPENED = [
  CHANCE, FIRST_SEAT + 1,
  ...roll(1, 1), ...roll(2, 2), ...roll(1, 2), ...roll(2, 3), ...roll(1, 3), ...roll(2, 4),
  CHANCE, VIRTUAL_BUILDS, CHANCE, VIRTUAL_BUILDS + 1, CHANCE, VIRTUAL_BUILDS + 2,
  ...roll(1, 4), ...roll(6, 6), ...roll(2, 5),
]; // prettier-ignore

test("the first player has an own pair and a second one, the others only their own", () => {
  const { dice, entries } = new Chronicle(2, OPENED);
  expect(dice).toEqual([
    [
      [6, 6],
      [0, 0],
    ],
    [
      [1, 4],
      [2, 5],
    ],
  ]);
  expect(entries).toEqual([]);
});

test("after a build the unused pair goes on as it lies, and the used one is rolled", () => {
  const { dice, entries } = new Chronicle(2, [...OPENED, ...build(1, 1, 5), ...roll(3, 3)]);
  expect(dice).toEqual([
    [
      [6, 6],
      [2, 4],
    ],
    [
      [3, 3],
      [0, 0],
    ],
  ]);
  expect(entries).toEqual([
    { kind: "turn", seat: 1, deeds: [{ kind: "built", crossing: crossingOf(1, 5) }] },
  ]);
});

test("a second build is with the unused dice, and a turn that is ended names none", () => {
  const again = new Chronicle(2, [...OPENED, ...build(1, 1, 5), 1, BUILD_AGAIN]);
  const ended = new Chronicle(2, [...OPENED, ...build(1, 1, 5), 1, END, ...roll(3, 3)]);
  const deeds = [
    { kind: "built", crossing: crossingOf(1, 5) },
    { kind: "again", crossing: crossingOf(2, 4) },
  ];
  expect(again.entries).toEqual([{ kind: "turn", seat: 1, deeds }]);
  expect(ended.entries).toEqual([{ kind: "turn", seat: 1, deeds: deeds.slice(0, 1) }]);
});

test("coins are one for each pair of dice that shows a building", () => {
  const steps = [...OPENED, ...build(1, 1, 5), ...roll(3, 3), ...build(0, 6, 4), ...roll(2, 2)];
  const shown = new Chronicle(2, [...steps, 1, TAKE_COINS]);
  expect(shown.entries.at(-1)).toEqual({ kind: "turn", seat: 1, deeds: [{ kind: "coins", coins: 0 }] });
  const turned = new Chronicle(2, [...OPENED, 1, TURN + 3 * 2, 1, TAKE_COINS]);
  expect(turned.entries.at(-1)).toMatchObject({ deeds: [{ kind: "turned" }, { kind: "coins" }] });
});

test("a pair is kept after coins, and the two other dice go on", () => {
  const rolled = [...OPENED, 1, TAKE_COINS, ...four([3, 5], [2, 6])];
  expect(new Chronicle(2, rolled).dice[1]).toEqual([
    [3, 2],
    [5, 6],
  ]);
  const kept = new Chronicle(2, [...rolled, 1, KEEP + crossingOf(5, 2)]);
  expect(kept.dice).toEqual([
    [
      [6, 6],
      [3, 6],
    ],
    [
      [5, 2],
      [0, 0],
    ],
  ]);
});

test("of two dice that show the same, that one is turned which was pressed", () => {
  const steps = [
    ...OPENED.slice(0, -2), ...roll(1, 5),
    1, TURN + UP,
  ]; // prettier-ignore
  const step = steps.length / 2 - 1;
  expect(new Chronicle(2, steps).dice[1]).toEqual([
    [2, 4],
    [1, 5],
  ]);
  expect(new Chronicle(2, steps, new Map([[step, PASSED]])).dice[1]).toEqual([
    [1, 4],
    [2, 5],
  ]);
  expect(new Chronicle(2, steps, new Map([[step, OWN]])).dice[1]).toEqual([
    [2, 4],
    [1, 5],
  ]);
});

test("a yellow die is turned down", () => {
  const steps = [...OPENED, 1, TURN + TURNS_A_COLOUR + (4 - 1) * 2];
  const { dice, entries } = new Chronicle(2, steps);
  expect(dice[1]).toEqual([
    [1, 3],
    [2, 5],
  ]);
  expect(entries).toEqual([
    { kind: "turn", seat: 1, deeds: [{ kind: "turned", colour: 1, from: 4, to: 3 }] },
  ]);
});

test("a single player keeps all dice, and virtual players build after each turn", () => {
  const opened = [
    ...roll(1, 1), ...roll(2, 2), ...roll(3, 3),
    CHANCE, VIRTUAL_BUILDS,
    ...roll(1, 1), ...roll(2, 2),
  ]; // prettier-ignore
  const built = new Chronicle(1, [...opened, ...build(0, 1, 2), ...roll(6, 5), CHANCE, VIRTUAL_BUILDS + 7]);
  expect(built.dice).toEqual([
    [
      [6, 5],
      [2, 1],
    ],
  ]);
  expect(built.entries.at(-1)).toEqual({ kind: "virtual", virtual: 1, type: 1 });
  const coins = new Chronicle(1, [...opened, 0, TAKE_COINS, ...four([1, 4], [2, 3]), ...build(0, 1, 3)]);
  expect(coins.entries).toHaveLength(2);
});
