/** The city is drawn from a position and its facts: what is where, and what a click stands for. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import {
  actionAt, choices, deed, drawnAt, palaces, placeOf, roofsLeft, spotName, street,
} from "./city"; // prettier-ignore
import { body, outline } from "./look";
import { CELLS, DECLINE, FAMILIES, type Facts, type Position, ROOF, WALL_AT, WIDTH } from "./record";

const cell = (x: number, y: number) => y * WIDTH + x;

/** Three grey buildings in a corner and a stable beside them, on a board without anything else. */
function corner(owner = -1): { here: Position; facts: Facts } {
  const zeros = () => Array<number>(CELLS).fill(0);
  const facts = {
    palace: Array<number>(CELLS).fill(-1),
    owner: Array<number>(CELLS).fill(-1),
    buildings: zeros(), stables: zeros(), walls: zeros(), merchants: zeros(),
  }; // prettier-ignore
  const piece = zeros();
  for (const [x, y, kind] of [
    [0, 0, 1],
    [1, 0, 1],
    [0, 1, 1],
    [2, 0, 5],
  ] as const) {
    piece[cell(x, y)] = kind;
    facts.palace[cell(x, y)] = 0;
  }
  facts.owner[0] = owner;
  facts.walls[0] = 2;
  facts.merchants[0] = 1;
  return { here: { piece, arm: [1, 0, 0, 0, 0, 0, 0, 1] } as unknown as Position, facts };
}

test.each(["en", "cs", "sk", "is", "de"])("%s has another letter for each colour", (language) => {
  const path = join(import.meta.dirname, "..", "..", "locales", `${language}.ftl`);
  const letters = [...readFileSync(path, "utf8").matchAll(/^medina-letter-\w+ = (.)$/gm)];
  expect(new Set(letters.map((found) => found[1])).size).toBe(4);
});

test("cells are named by a letter and a number, wall cells by one of them", () => {
  expect(spotName(cell(11, 6))).toBe("L7");
  expect(spotName(CELLS)).toBe("A");
  expect(spotName(CELLS + 16)).toBe("1");
});

test("a turned picture has the west on top and the north on its right", () => {
  expect(placeOf(cell(0, 0), true)).toEqual({ column: 11, row: 1 });
  expect(placeOf(cell(15, 10), true)).toEqual({ column: 1, row: 16 });
  expect(drawnAt(-1, -1, true)).toEqual({ column: 12, row: 0 });
});

test("a palace is worth its buildings, stables, walls and merchants", () => {
  const { here, facts } = corner(2);
  const [palace] = palaces(here, facts);
  expect(palace).toMatchObject({ colour: 0, size: 4, worth: 7, owner: 2 });
  expect(palace!.label).not.toBe(palace!.crown);
});

test("every cell of a palace stands for its roof", () => {
  const { here, facts } = corner();
  const lit = choices([ROOF, WALL_AT + 3], facts);
  expect([...lit.get("roof")!.keys()]).toEqual([0, 1, 2, 16]);
  expect(lit.get("wall")!.get(CELLS + 3)).toBe(WALL_AT + 3);
  expect(actionAt("roof", cell(2, 0), here, facts)).toBe(ROOF);
});

test("no action puts a wall into the city, a building on the rim, or a roof on nothing", () => {
  const { here, facts } = corner();
  expect(actionAt("wall", 40, here, facts)).toBeNull();
  expect(actionAt("grey", CELLS + 1, here, facts)).toBeNull();
  expect(actionAt("roof", 40, here, facts)).toBeNull();
});

test("an action is read as a kind and a spot", () => {
  expect(deed(FAMILIES.brown.first + 7)).toEqual({ kind: "brown", spot: 7, colour: -1 });
  expect(deed(ROOF + 2 * CELLS + 9)).toEqual({ kind: "roof", spot: 9, colour: 2 });
});

test("a street joins merchants side by side, and ends at those with one neighbour at most", () => {
  const row = street([cell(3, 3), cell(4, 3), cell(4, 4), cell(9, 9)]);
  expect(row.joints).toHaveLength(3);
  expect(row.ends).toEqual([cell(3, 3), cell(4, 4), cell(9, 9)]);
});

test("blocks of a palace have no seam between them", () => {
  const alone = body([{ column: 0, row: 0 }]);
  const pair = body([{ column: 0, row: 0 }, { column: 1, row: 0 }]); // prettier-ignore
  expect(alone.shade.split("M")).toHaveLength(3);
  expect(pair.shade.split("M")).toHaveLength(4);
  expect(outline([{ column: 0, row: 0 }, { column: 1, row: 0 }]).split("M")).toHaveLength(7); // prettier-ignore
});

test("to decline places nothing anywhere", () => {
  const { facts } = corner();
  expect(deed(DECLINE)).toEqual({ kind: "decline", spot: -1, colour: -1 });
  expect([...choices([WALL_AT, DECLINE], facts)].filter(([, spots]) => spots.size)).toEqual([
    ["wall", new Map([[CELLS, WALL_AT]])],
  ]);
});

test("a declined roof is not left", () => {
  const roof = [
    [40, -1, 60, 80],
    [-1, -1, -1, -1],
  ];
  const here = (declined: number[]) => ({ roof, declined }) as unknown as Position;
  expect([0, 1].map((seat) => roofsLeft(here([0, 0, 0, 0]), seat))).toEqual([1, 4]);
  expect(roofsLeft(here([1, 0, 0, 0]), 0)).toBe(0);
});
