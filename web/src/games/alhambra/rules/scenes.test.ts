/** The pictures show palaces that could lie on a table, and refusals that are due to their rule. */

import { expect, test } from "vitest";

import { wallLine } from "../palace";
import { FOUNTAIN, TILES } from "../record";
import { type Laid, PALACES, tileNamed } from "./scenes";

const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const; // prettier-ignore

const walls = (tile: number): number => (tile === FOUNTAIN ? 0 : TILES[tile]!.walls);

/** Sides at which a wall meets an open side. */
function clashes(palace: readonly Laid[]): number {
  const clashing = palace.flatMap((one) =>
    STEPS.filter(([x, y], side) => {
      const other = palace.find((each) => each.x === one.x + x && each.y === one.y + y);
      return other && ((walls(one.tile) >> side) & 1) !== ((walls(other.tile) >> ((side + 2) % 4)) & 1);
    }),
  );
  return clashing.length;
}

test.each(Object.entries(PALACES))("%s: the tiles that lie fit together", (_, scene) => {
  expect(clashes(scene.palace)).toBe(0);
  expect(scene.palace.every(({ tile }) => tile >= 0)).toBe(true);
});

test("a wall meets an open side where that is the rule, and nowhere else", () => {
  const refused = Object.entries(PALACES).filter(([, scene]) => scene.refused);
  const clashing = refused.filter(([, { palace, refused: tile }]) => clashes([...palace, tile!]) > 0);
  expect(clashing.map(([id]) => id)).toEqual(["ALH-B2"]);
});

test("the longest wall has as many sides as its words say", () => {
  const { palace, wall } = PALACES["ALH-P3"]!;
  const bits: number[] = [];
  for (const [name, sides] of Object.entries(wall!)) {
    const tile = tileNamed(name as keyof typeof wall & Parameters<typeof tileNamed>[0]);
    expect(sides & ~walls(tile)).toBe(0);
    bits[tile] = sides;
  }
  expect(wallLine(palace, bits)?.corners.length).toBe(7 + 1);
});
