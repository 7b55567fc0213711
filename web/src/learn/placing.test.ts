import { expect, test } from "vitest";

import type { Box } from "../parts/box";
import { around, placed } from "./placing";

const NOTE = { width: 280, height: 160 };
const DESK: Box = { left: 12, top: 60, width: 1416, height: 828 };
const PHONE: Box = { left: 12, top: 60, width: 366, height: 772 };

function covers(at: { left: number; top: number }, note: typeof NOTE, box: Box): boolean {
  return (
    at.left < box.left + box.width &&
    at.left + note.width > box.left &&
    at.top < box.top + box.height &&
    at.top + note.height > box.top
  );
}

test.each([
  ["in a corner", { left: 1300, top: 70, width: 120, height: 300 }],
  ["in the middle", { left: 600, top: 300, width: 200, height: 200 }],
  ["at the foot", { left: 290, top: 740, width: 640, height: 150 }],
])("a note never lies on what it speaks of %s", (_, lit) => {
  const at = placed(NOTE, DESK, [lit], []);
  expect(covers(at, NOTE, lit)).toBe(false);
});

test("a note stays on the screen", () => {
  const at = placed(NOTE, DESK, [{ left: 1400, top: 860, width: 30, height: 30 }], []);
  expect(at.left).toBeGreaterThanOrEqual(DESK.left);
  expect(at.left + NOTE.width).toBeLessThanOrEqual(DESK.left + DESK.width);
  expect(at.top + NOTE.height).toBeLessThanOrEqual(DESK.top + DESK.height);
});

test("a note lies close to what it speaks of", () => {
  const lit = { left: 600, top: 300, width: 200, height: 200 };
  const at = placed(NOTE, DESK, [lit], []);
  const beside = Math.min(Math.abs(at.left - 800), Math.abs(at.left + NOTE.width - 600));
  const over = Math.min(Math.abs(at.top - 500), Math.abs(at.top + NOTE.height - 300));
  expect(Math.min(beside, over)).toBeLessThan(20);
});

test("a note leaves free where one acts, if there is any other room", () => {
  const note = { width: 366, height: 170 };
  const market = { left: 0, top: 120, width: 390, height: 148 };
  const bar = { left: 0, top: 650, width: 390, height: 190 };
  const at = placed(note, PHONE, [market], [bar]);
  expect(covers(at, note, market)).toBe(false);
  expect(covers(at, note, bar)).toBe(false);
});

test("a note lies rather on a board that fills the screen than where one acts", () => {
  const note = { width: 366, height: 150 };
  const city = { left: 0, top: 120, width: 390, height: 530 };
  const tray = { left: 0, top: 660, width: 390, height: 180 };
  expect(covers(placed(note, PHONE, [city], [tray]), note, tray)).toBe(false);
});

test("a note stays where it lies unless it is in the way", () => {
  const before = { left: 300, top: 500 };
  const lit = { left: 1100, top: 70, width: 120, height: 100 };
  expect(placed(NOTE, DESK, [lit], [], before)).toBe(before);
  const under = { left: 400, top: 550, width: 80, height: 80 };
  expect(placed(NOTE, DESK, [under], [], before)).not.toBe(before);
  expect(placed({ width: 280, height: 500 }, DESK, [lit], [], before)).not.toBe(before);
  expect(placed({ width: 1200, height: 160 }, DESK, [lit], [], before)).not.toBe(before);
});

test("what is lit in several places is taken as a whole", () => {
  const boxes = [
    { left: 10, top: 20, width: 5, height: 5 },
    { left: 40, top: 5, width: 10, height: 5 },
  ];
  expect(around(boxes)).toEqual({ left: 10, top: 5, width: 40, height: 20 });
  expect(around([])).toBeNull();
});
