import { expect, test } from "vitest";

import { type LogLine, parted } from "./story";

const [ME, ADA, BEN] = [0, 1, 2];

/** A log with a line for each seat, in this order. */
function log(...seats: number[]): LogLine[] {
  return seats.map((seat, key) => ({ key, seat, who: "", deeds: [] }));
}

const keys = (lines: readonly LogLine[]): number[] => lines.map((line) => line.key);

test("before one's first turn everything is new", () => {
  expect(keys(parted(log(ADA, BEN), ME, true).since)).toEqual([0, 1]);
});

test("what others did since one's last turn is new, what was before is not", () => {
  const { since, own, earlier } = parted(log(ADA, BEN, ME, ADA, BEN), ME, true);
  expect(keys(since)).toEqual([3, 4]);
  expect(keys(own)).toEqual([]);
  expect(keys(earlier)).toEqual([2, 1, 0]);
});

test("a turn that one has begun leaves what is new as it was", () => {
  const { since, own } = parted(log(ME, ADA, BEN, ME), ME, true);
  expect(keys(since)).toEqual([1, 2]);
  expect(keys(own)).toEqual([3]);
});

test("a turn that one has ended is one's last", () => {
  expect(keys(parted(log(ME, ADA, ME), ME, false).since)).toEqual([]);
});

test("whoever watches has seen nothing yet", () => {
  expect(keys(parted(log(ME, ADA, BEN), -2, false).since)).toEqual([0, 1, 2]);
});
