import { expect, test } from "vitest";

import { rankedRows, ranking, scoreParts, scoringParts } from "./score";

test("what several scorings brought for one thing is one part, scoring by scoring", () => {
  const points = { totals: [9, 4], parts: [[1, 2, 4, 2], [0, 3, 0, 1]] }; // prettier-ignore
  const parts = scoreParts(points, ["A tower", "A wall", "B tower", "B wall"]);
  expect(parts).toEqual([
    { name: "tower", byScoring: [[1, 4], [0, 0]], sums: [5, 0] },
    { name: "wall", byScoring: [[2, 2], [3, 1]], sums: [4, 4] },
  ]); // prettier-ignore
});

test("a game that is scored once has each part once", () => {
  const parts = scoreParts({ totals: [7], parts: [[5, 2]] }, ["buildings", "palace cards"]);
  expect(parts.map((part) => [part.name, part.sums])).toEqual([
    ["buildings", [5]],
    ["palace cards", [2]],
  ]);
});

test("players are ranked by their points, equals as they sit", () => {
  expect(ranking([10, 30, 10, 20])).toEqual([1, 3, 0, 2]);
});

test("who plays without a seat is ranked where they may win, and else behind all others or nowhere", () => {
  const totals = [10, 30, 50];
  expect(rankedRows(totals, 2, "wins")).toEqual({ ranked: [2, 1, 0], beside: [] });
  expect(rankedRows(totals, 2, "scores")).toEqual({ ranked: [1, 0], beside: [2] });
  expect(rankedRows(totals, 2, "plays")).toEqual({ ranked: [1, 0], beside: [] });
});

test("a part that nobody has points for is no row", () => {
  const parts = scoreParts({ totals: [9, 4, 7], parts: [[9, 0, 0], [3, 1, 0], [0, 0, 7]] }, ["tower", "coins", "bonus"]); // prettier-ignore
  expect(scoringParts(parts, [0, 1]).map(({ name }) => name)).toEqual(["tower", "coins"]);
  expect(scoringParts(parts, [0, 1, 2])).toHaveLength(3);
});
