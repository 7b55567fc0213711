import { describe, expect, test } from "vitest";

import { BADGE_TEXT, badgeScale, boundsOf, cellAt, cellNumber, detailAt, wallLine } from "./palace";
import { FOUNTAIN, TILES } from "./record";

const NORTH = 1;
const EAST = 2;
const WEST = 8;

function walls(sides: Record<number, number>): number[] {
  return TILES.map((_, tile) => sides[tile] ?? 0);
}

describe("a longest wall", () => {
  test("runs from one end to the other, whatever the order of the tiles", () => {
    const palace = [
      { tile: FOUNTAIN, x: 0, y: 0 },
      { tile: 5, x: 1, y: -1 },
      { tile: 3, x: 0, y: -1 },
    ];
    const line = wallLine(palace, walls({ 3: NORTH | WEST, 5: NORTH | EAST }));
    expect(line?.length).toBe(4);
    expect(line?.corners).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: -1 },
      { x: 1, y: -1 },
      { x: 2, y: -1 },
      { x: 2, y: 0 },
    ]);
    expect(line?.sides[0]?.middle).toEqual({ x: 1.5, y: -1 });
  });

  test("that closes into a ring ends where it began", () => {
    const line = wallLine([{ tile: 0, x: 2, y: 3 }], walls({ 0: 15 }));
    expect(line?.length).toBe(4);
    expect(line?.corners.at(-1)).toEqual(line?.corners[0]);
  });

  test("is not there without walls", () => {
    expect(wallLine([{ tile: FOUNTAIN, x: 0, y: 0 }], walls({}))).toBeNull();
  });
});

test("a cell's number leads back to the cell", () => {
  for (const cell of [
    { x: 0, y: 0 },
    { x: -54, y: 54 },
    { x: 7, y: -3 },
  ]) {
    expect(cellAt(cellNumber(cell))).toEqual(cell);
  }
});

test("bounds reach round all cells", () => {
  expect(
    boundsOf([
      { x: -2, y: 1 },
      { x: 3, y: -4 },
    ]),
  ).toEqual({ west: -2, east: 3, north: -4, south: 1 });
});

test("detail is switched by the size on the screen", () => {
  expect([96, 56, 55, 40, 39, 19, 18].map(detailAt)).toEqual([
    "large", "large", "medium", "medium", "small", "small", "bare",
  ]); // prettier-ignore
});

test("what is written on a tile can be read at every size that shows it", () => {
  for (const size of [40, 56, 72, 96]) {
    expect((badgeScale(size) * BADGE_TEXT * size) / 100).toBeGreaterThanOrEqual(11);
  }
  expect(badgeScale(96)).toBe(1);
});
