import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../../settings.svelte";
import { type Scoring, ranked, seatedFrom, sharing, standings } from "./scoring";
import { Reveal, stepsOf } from "./reveal.svelte";

/** Two players and one who plays without a seat: who had what before, and what each gets for towers and a wall. */
function scoringOf(before: number[], towers: number[], wall: number[], isLast = false): Scoring {
  const rows = before.map((_, row) => row);
  const part = (points: number[]) => ranked(rows.map((row) => ({ row, has: null, points: points[row]! })));
  const gains = new Map(rows.map((row) => [row, towers[row]! + wall[row]!]));
  return {
    sign: isLast ? "C" : "A",
    isLast,
    step: 9,
    until: Infinity,
    rows,
    counted: [
      { part: "tower", shares: part(towers) },
      { part: "wall", shares: part(wall) },
    ],
    gains,
    totals: new Map(rows.map((row) => [row, before[row]! + gains.get(row)!])),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "normal";
});

afterEach(() => {
  settings.motion = "system";
  vi.useRealTimers();
});

test("who has most of a part is listed first, equals as they sit, and who has nothing is not listed", () => {
  const shares = ranked([4, 0, 9, 4].map((points, row) => ({ row, has: null, points })));
  expect(sharing({ part: "tower", shares }).map(({ row, rank }) => [row, rank])).toEqual([
    [2, 1],
    [0, 2],
    [3, 2],
  ]);
});

test("columns begin with oneself, and end with who has no seat", () => {
  expect(seatedFrom([0, 1, 2, 3], 1, 3)).toEqual([1, 2, 0, 3]);
  expect(seatedFrom([0, 1, 2], -1, 3)).toEqual([0, 1, 2]);
});

test("behind a scoring one stands by one's points, and who cannot win stands last, without a place", () => {
  const scoring = scoringOf([10, 12, 40], [6, 0, 9], [1, 5, 0]);
  expect(standings(scoring, (row) => row < 2)).toEqual([
    { row: 0, place: 1, before: 10, total: 17 },
    { row: 1, place: 1, before: 12, total: 17 },
    { row: 2, place: 0, before: 40, total: 49 },
  ]);
});

test("a scoring is revealed part by part, each for a while, and then how everybody stands", () => {
  const steps = stepsOf(scoringOf([0, 0], [3, 0], [0, 0]), (part) => part === "wall");
  const heard: number[] = [];
  const reveal = new Reveal(steps, (step) => heard.push(step));
  reveal.start();
  expect([steps.length, reveal.at]).toEqual([3, 0]);
  vi.advanceTimersByTime(steps[0]!);
  expect(reveal.at).toBe(1);
  vi.advanceTimersByTime(steps[1]! + steps[2]!);
  expect(reveal.isDone).toBe(true);
  expect(heard).toEqual([0, 1, 2, 3]);
});

test("what nobody has takes less time than what is drawn", () => {
  const [tower, wall] = stepsOf(scoringOf([0, 0], [0, 0], [2, 1]), (part) => part === "wall");
  expect(tower).toBeLessThan(wall!);
});

test("behind the last scoring the places are revealed one after another", () => {
  expect(stepsOf(scoringOf([1, 2, 3], [1, 1, 1], [1, 1, 1], true), () => false)).toHaveLength(2 + 3);
});

test("whoever has seen enough is shown the rest at once", () => {
  const reveal = new Reveal([500, 500, 500]);
  reveal.start();
  reveal.finish();
  expect(reveal.isDone).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(reveal.at).toBe(3);
});

test.each([
  ["calm", 1.5],
  ["quick", 0.4],
] as const)("it is revealed at the speed that was chosen: %s", (motion, factor) => {
  settings.motion = motion;
  const reveal = new Reveal([500, 500]);
  reveal.start();
  vi.advanceTimersByTime(500 * factor - 1);
  expect(reveal.at).toBe(0);
  vi.advanceTimersByTime(1);
  expect(reveal.at).toBe(1);
  reveal.stop();
});

test("without motion all is there at once", () => {
  settings.motion = "off";
  const heard: number[] = [];
  new Reveal([500, 500], (step) => heard.push(step)).start();
  expect(heard).toEqual([2]);
});
