import { expect, test } from "vitest";

import { highlightsOf } from "./highlights";

const kinds = (totals: number[][]): string[] =>
  highlightsOf(totals).map((highlight) => `${highlight.kind} ${highlight.move}`);

test("the last move, behind which everybody is counted, is no turning point", () => {
  const highlights = highlightsOf([[0, 0], [5, 9], [5, 9], [60, 30]]); // prettier-ignore
  expect(highlights).toContainEqual({ kind: "late", player: 0, past: 1, move: 3 });
  expect(highlights.filter(({ kind }) => kind === "decisive" || kind === "lead")).toEqual([]);
});

test("what the final count brought is shown as that, where it was most", () => {
  expect(highlightsOf([[0, 0], [5, 2], [40, 30]])).toContainEqual({
    kind: "final", player: 0, move: 2, points: 35,
  }); // prettier-ignore
});

test("who took the lead for good is remembered for it, and a larger step away from the others too", () => {
  expect(kinds([[0, 0], [2, 1], [2, 3], [4, 3], [15, 3], [16, 4]])).toEqual(["lead 3", "decisive 4", "changes 5"]); // prettier-ignore
});

test("one who plays alone overtakes nobody", () => {
  expect(kinds([[0], [4], [30]])).toEqual(["gain 1", "final 2"]);
});

test("a game that nobody won alone has no turning point", () => {
  expect(
    kinds([
      [0, 0],
      [3, 0],
      [7, 7],
    ]),
  ).toEqual(["gain 1", "final 2"]);
});
