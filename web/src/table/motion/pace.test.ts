import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Update } from "../../protocol";
import { FASTEST } from "../../settings.svelte";
import { Pace } from "./pace";
import { LONGEST, gapBetween } from "./tempo";

let shown: number[];
let counts: number[];
let gap: number;
let pace: Pace<number>;

beforeEach(() => {
  vi.useFakeTimers();
  [shown, counts, gap] = [[], [], 400];
  pace = new Pace<number>(
    (thing) => shown.push(thing),
    { gap: () => gap, longest: () => 2000 },
    (waiting) => counts.push(waiting),
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
  expect(pace.isUnderWay).toBe(false);
  pace.push(2);
  expect(shown).toEqual([1, 2]);
});

test("an act that comes within the pause waits for the rest of it", () => {
  pace.push(1);
  vi.advanceTimersByTime(300);
  pace.push(2);
  expect(shown).toEqual([1]);
  expect(pace.isUnderWay).toBe(true);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
});

test("whoever has seen enough is shown the rest at once, in its order", () => {
  for (const act of [1, 2, 3]) pace.push(act);
  expect(counts.at(-1)).toBe(2);
  pace.hurry();
  expect(shown).toEqual([1, 2, 3]);
  expect(counts.at(-1)).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1, 2, 3]);
});

test("however many acts come, the last is shown in time, and they follow one another", () => {
  for (let act = 0; act <= 10; act += 1) pace.push(act);
  expect(shown).toEqual([0]);
  vi.advanceTimersByTime(1010);
  expect(shown).toEqual([0, 1, 2, 3, 4]);
  vi.advanceTimersByTime(1000);
  expect(shown).toHaveLength(11);
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
  expect(counts.at(-1)).toBe(0);
});

test("showing an act may hurry the rest", () => {
  const all: number[] = [];
  const eager = new Pace<number>(
    (act) => {
      all.push(act);
      if (act === 2) eager.hurry();
    },
    { gap: () => 400, longest: () => 2000 },
  );
  for (const act of [1, 2, 3, 4]) eager.push(act);
  vi.advanceTimersByTime(400);
  expect(all).toEqual([1, 2, 3, 4]);
});

/** The longest that bots take for a round, of which the server's tests make sure. */
const BOTS = 1200;
/** Milliseconds that the last act travels at normal speed: a journey, and what follows it. */
const TRAVELS = 450;

/** Return when each act of a round is shown, in milliseconds after the player's own. */
function roundOf(bots: number, events: number, factor: number): number[] {
  const acted = (seat: number): Update => ({ happened: { event: "acted", at: 0, seat } }) as Update;
  const times: number[] = [];
  const begun = performance.now();
  const shownTo = new Pace<Update>(() => times.push(performance.now() - begun), {
    gap: (one, next) => gapBetween(one, next) * factor,
    longest: () => LONGEST * factor,
  });
  shownTo.push(acted(0));
  for (let seat = 1; seat <= bots; seat += 1) {
    vi.advanceTimersByTime(BOTS / bots);
    for (let event = 0; event < events; event += 1) shownTo.push(acted(seat));
  }
  vi.advanceTimersByTime(60_000);
  return times;
}

test.each([
  ["five bots of one act each", 5, 1],
  ["four bots whose dice part their turn", 4, 2],
])("a round of %s takes four seconds at most, and one and a half at quick", (_, bots, events) => {
  const [usual, quick] = [roundOf(bots, events, 1), roundOf(bots, events, FASTEST)];
  expect(usual).toHaveLength(1 + bots * events);
  expect(usual.at(-1)! + TRAVELS).toBeLessThanOrEqual(4000);
  expect(quick.at(-1)! + TRAVELS * FASTEST).toBeLessThanOrEqual(1500);
  const steps = usual.slice(1).map((time, place) => time - usual[place]!);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(300);
});

test("a round of many acts ends as soon, in smaller steps", () => {
  const usual = roundOf(5, 6, 1);
  expect(usual).toHaveLength(31);
  expect(usual.at(-1)).toBeLessThanOrEqual(BOTS + LONGEST + 1);
});

test("what is said keeps no act waiting", () => {
  const happened = (event: string, seat: number): Update => ({ happened: { event, at: 0, seat } }) as Update;
  expect(gapBetween(happened("said", 1), happened("acted", 2))).toBe(0);
  expect(gapBetween(happened("acted", 1), happened("acted", 1))).toBeGreaterThan(0);
  expect(gapBetween(happened("acted", 1), happened("acted", 2))).toBeGreaterThan(
    gapBetween(happened("acted", 1), happened("acted", 1)),
  );
});
