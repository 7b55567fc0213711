import { expect, test } from "vitest";

import type { JudgedTurn, TableNow } from "../protocol";
import { scale, scoreCurves, spread } from "./chart";
import { largestGain, leader, leads } from "./highlights";
import type { Move } from "./moves";
import { chanceCurves, costliest, meanLosses, verdictsOf } from "./verdicts";

const TOTALS = [[0, 0], [3, 0], [3, 5], [9, 5], [9, 5]]; // prettier-ignore

function judged(first: number, seat: number, loss: number, wins: number[]): JudgedTurn {
  return {
    first, seat, loss, wins, played: [1, 2], best: [3], win_loss: 0, points: [20, 10], reasons: [], deeds: [],
    error: 0.5, gains: [], costs: [], played_places: {}, best_places: {}, outcome: [], outcome_facts: [],
  }; // prettier-ignore
}

const TURNS = [judged(2, 0, 0, [0.5, 0.5]), judged(5, 1, 4, [0.8, 0.2]), judged(7, 0, 1, [0.2, 0.8])];
const MOVES: Move[] = [2, 4, 7, 9].map((until, turn) => ({ seat: 0, turn, words: "", until }));
const NOW = {
  seats: [{ kind: "person" }, { kind: "person" }], names: ["Ada", "Ben"], winners: ["Ben"],
} as TableNow; // prettier-ignore

test("a verdict stands at the moves of its turn, and is decided before them", () => {
  expect(verdictsOf(TURNS, MOVES).map(({ before, move, last }) => [before, move, last])).toEqual([
    [0, 1, 1],
    [1, 2, 2],
    [2, 3, 3],
  ]);
});

test("the costliest turns come worst first, without those that cost nothing", () => {
  expect(costliest(verdictsOf(TURNS, MOVES)).map(({ turn }) => turn.loss)).toEqual([4, 1]);
  expect(meanLosses(verdictsOf(TURNS, MOVES), 2)).toEqual([0.5, 4]);
});

test("chances end with what came of them, once the whole game was gone through", () => {
  const verdicts = verdictsOf(TURNS, MOVES);
  const [ada, ben] = chanceCurves(verdicts, NOW, ["Ada", "Ben"], 3, true);
  expect(ada!.values.at(-1)).toEqual({ move: 3, value: 0 });
  expect(ben!.values.at(-1)).toEqual({ move: 3, value: 100 });
  expect(ada!.values.slice(0, -1).map(({ value }) => value)).toEqual([50, 50, 50]);
  expect(chanceCurves(verdicts, NOW, ["Ada", "Ben"], 3, false)[0]!.values.length).toBe(3);
});

test("of a single player the points to be expected are shown", () => {
  const alone = {
    ...NOW,
    seats: [{ kind: "person" }],
    points: { totals: [31], parts: [] },
  } as unknown as TableNow;
  const [curve] = chanceCurves(verdictsOf(TURNS, MOVES), alone, ["Ada"], 3, true);
  expect(curve!.values.map(({ value }) => value)).toEqual([20, 20, 20, 31]);
});

test("whoever is ahead of all others leads, and equals lead together with nobody", () => {
  expect([leader([3, 9, 4]), leader([9, 9, 4])]).toEqual([1, -1]);
});

test("a lead is counted from the move at which it was taken for good", () => {
  expect(leads(TOTALS)).toEqual({ since: 3, changes: 2 });
  expect(leads([[0, 0], [4, 4]])).toEqual({ since: -1, changes: 0 }); // prettier-ignore
});

test("the largest gain is found, where there is one", () => {
  expect(largestGain(TOTALS)).toEqual({ player: 0, move: 3, points: 6 });
  expect(largestGain([[0], [0]])).toBeNull();
});

test("a line of points rises where they came", () => {
  const [ada] = scoreCurves(TOTALS, ["Ada", "Ben"]);
  expect(ada!.values.map(({ move, value }) => [move, value])).toEqual([[0, 0], [1, 3], [2, 3], [3, 9], [4, 9]]); // prettier-ignore
});

test("labels that would lie over one another make room, and none leaves the chart", () => {
  expect(spread([50, 51, 10], 10, 100)).toEqual([50, 60, 10]);
  expect(spread([98, 99, 100], 10, 100)).toEqual([80, 90, 100]);
});

test("a scale has round numbers", () => {
  expect(scale(0, 120, 6)).toEqual([0, 20, 40, 60, 80, 100, 120]);
  expect(scale(0, 1, 2)).toEqual([0, 0.5, 1]);
});
