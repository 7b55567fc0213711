import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type Landing, nearest, seenAt, way, withinHome } from "./journey";
import { Pace } from "./pace";

let shown: number[];
let gap: number;
let pace: Pace<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  gap = 400;
  pace = new Pace<number>(
    (thing) => shown.push(thing),
    () => gap,
  );
});

afterEach(() => vi.useRealTimers());

test("the first act is shown at once, the next one after a while", () => {
  pace.push(1);
  pace.push(2);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(399);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
});

test("an act that comes after a pause does not wait", () => {
  pace.push(1);
  vi.advanceTimersByTime(1000);
  pace.push(2);
  expect(shown).toEqual([1, 2]);
});

test("whoever has seen enough is shown the rest at once, in its order", () => {
  for (const act of [1, 2, 3]) pace.push(act);
  pace.hurry();
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1, 2, 3]);
});

test("a table never lags behind by more than a few acts", () => {
  for (let act = 1; act <= 9; act += 1) pace.push(act);
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});

test("without motion nothing waits", () => {
  gap = 0;
  for (const act of [1, 2, 3]) pace.push(act);
  expect(shown).toEqual([1, 2, 3]);
});

test("what is forgotten is not shown later", () => {
  for (const act of [1, 2, 3]) pace.push(act);
  pace.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
});

test("showing an act may hurry the rest", () => {
  const all: number[] = [];
  const eager = new Pace<number>(
    (act) => {
      all.push(act);
      if (act === 2) eager.hurry();
    },
    () => 400,
  );
  for (const act of [1, 2, 3, 4]) eager.push(act);
  vi.advanceTimersByTime(400);
  expect(all).toEqual([1, 2, 3, 4]);
});

const box = (left: number, top: number, width: number, height = width) => ({ left, top, width, height });

test("a thing drawn where it ends is seen where it came from", () => {
  expect(seenAt(box(100, 100, 50), box(20, 30, 100))).toBe("translate(-80px, -70px) scale(2, 2)");
});

test("a way begins at the one place and ends at the other", () => {
  const [first, , , last] = way(box(0, 0, 80), box(300, 0, 40));
  expect(first!["transform"]).toBe("translate(-300px, 0px) scale(2, 2)");
  expect(last!["transform"]).toBe("translate(0px, 0px) scale(1, 1)");
});

test("a way rises over the straight line in its middle", () => {
  const [, middle] = way(box(0, 0, 40), box(300, 0, 40));
  expect(middle!["transform"]).toBe("translate(-150px, -36px) scale(1, 1)");
});

test("a thing in a home is small, in its middle, and keeps its proportions", () => {
  expect(withinHome(box(0, 0, 200, 100), { width: 30, height: 60 })).toEqual({
    left: 91.5,
    top: 33,
    width: 17,
    height: 34,
  });
});

const landings: Landing[] = [
  { name: "west", ...box(0, 0, 50) },
  { name: "east", ...box(100, 0, 50) },
];

test("what is dropped snaps to the nearest lit place", () => {
  expect(nearest(landings, 95, 25, 30)?.name).toBe("east");
  expect(nearest(landings, 60, 25, 30)?.name).toBe("west");
});

test("what is dropped far from every lit place goes nowhere", () => {
  expect(nearest(landings, 75, 200, 30)).toBeNull();
  expect(nearest([], 10, 10, 30)).toBeNull();
});

test("inside a place that place is meant, however near another is", () => {
  const overlapping = [
    { name: "large", ...box(0, 0, 100) },
    { name: "small", ...box(90, 0, 20) },
  ];
  expect(nearest(overlapping, 97, 10, 30)?.name).toBe("small");
  expect(nearest(overlapping, 40, 50, 30)?.name).toBe("large");
});
