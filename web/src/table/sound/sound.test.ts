import { expect, test } from "vitest";

import { isHeard } from "./sound";
import { SOUNDS } from "./sounds";

const QUIET = { isOn: true, wasTouched: true, isHidden: false, since: 1000 };

test("nothing is heard before the first touch, nor when sound is off", () => {
  expect(isHeard("tile", QUIET)).toBe(true);
  expect(isHeard("tile", { ...QUIET, wasTouched: false })).toBe(false);
  expect(isHeard("turn", { ...QUIET, isOn: false })).toBe(false);
});

test("a hidden tab only calls one to one's turn", () => {
  expect(isHeard("tile", { ...QUIET, isHidden: true })).toBe(false);
  expect(isHeard("turn", { ...QUIET, isHidden: true })).toBe(true);
});

test("no two sounds begin together", () => {
  expect(isHeard("card", { ...QUIET, since: 79 })).toBe(false);
  expect(isHeard("card", { ...QUIET, since: 80 })).toBe(true);
});

test.each(Object.entries(SOUNDS))("%s is short, and no voice is louder than the loudest", (_, voices) => {
  for (const { at, rings, from, to, level } of voices) {
    expect(at + rings).toBeLessThan(1.5);
    expect(Math.min(from, to)).toBeGreaterThan(20);
    expect(level).toBeLessThanOrEqual(1);
  }
});
