/** Kept games are scored as their deeds say: parts add up, and who leads is who was said to. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { TableNow, WrittenDeed } from "../protocol";
import type { Scoring } from "../table/scoring/scoring";
import { scorings as ofAlhambra } from "./alhambra/scorings";
import { BYTES as MEDINA_BYTES } from "./medina/record";
import { scorings as ofMedina } from "./medina/scorings";
import { BYTES as SHEET_BYTES } from "./roll_and_write/record";
import { scorings as ofSheets } from "./roll_and_write/scorings";

const KEPT = join(import.meta.dirname, "..", "..", "..", "tests", "data", "deeds");

function tableOf(game: string, file: string): TableNow {
  const lines = readFileSync(join(KEPT, game, `${file}.txt`), "utf8")
    .trim()
    .split("\n");
  const deeds = lines.map((line): WrittenDeed => {
    const [, first, last, seat, kind, fields = ""] =
      /^(\d+)(?:-(\d+))?\. seat (-?\d+) (\w+)(?:: (.*))?$/.exec(line)!;
    const values = [...fields.matchAll(/\w+ (\[.*?\](?=, [a-z]|$)|-?\d+)(?=, [a-z]|$)/g)];
    const read = values.map(([, value]) => JSON.parse(value!) as WrittenDeed[number]);
    return [kind!, Number(last ?? first), Number(first), Number(seat), ...read];
  });
  return { deeds } as unknown as TableNow;
}

function checkSums({ counted, rows, gains }: Scoring): void {
  for (const row of rows) {
    const points = counted.map(({ shares }) => shares.find((share) => share.row === row)!.points);
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(gains.get(row));
  }
}

test("a game of Alhambra is scored three times, and the last time it is over", () => {
  const scorings = ofAlhambra(tableOf("alhambra", "v1-6-plain"));
  expect(scorings.map(({ sign, isLast, rows }) => [sign, isLast, rows.length])).toEqual([
    ["A", false, 6],
    ["B", false, 6],
    ["C", true, 6],
  ]);
  scorings.forEach(checkSums);
  const [, , last] = scorings;
  expect([...last!.totals.values()]).toEqual([29, 61, 17, 93, 50, 79]);
  const towers = last!.counted.find(({ part }) => part === "tower")!;
  expect(towers.shares.filter(({ rank }) => rank === 1)).toEqual([{ row: 5, has: 3, rank: 1, points: 21 }]);
});

test("what was scored lies as it lay until a palace changes", () => {
  const [first, , last] = ofAlhambra(tableOf("alhambra", "v1-3-plain"));
  expect(first!.step).toBe(223);
  expect(first!.until).toBeGreaterThanOrEqual(first!.step);
  expect(first!.until).toBeLessThan(300);
  expect(last!.until).toBe(Infinity);
});

test("with two players Dirk is scored too, but has no wall", () => {
  const [first] = ofAlhambra(tableOf("alhambra", "v1-2-plain"));
  const wall = first!.counted.find(({ part }) => part === "wall")!;
  expect(first!.rows).toEqual([0, 1, 2]);
  expect(wall.shares[2]).toEqual({ row: 2, has: 0, rank: 0, points: 0 });
});

test.each([
  ["medina", "v1-4-plain", ofMedina, MEDINA_BYTES, [22, 39, 31, 37]],
  ["roll_and_write", "v1-5-plain", ofSheets, SHEET_BYTES, [29, 28, 43, 17, 83]],
  // Of a single player the virtual ones are not scored.
  ["roll_and_write", "v1-1-plain", ofSheets, SHEET_BYTES, [73]],
] as const)("%s is scored once: %s", (game, file, scorings, bytes, totals) => {
  const [only, ...others] = scorings(tableOf(game, file), new Uint8Array(bytes));
  expect(others).toEqual([]);
  expect([only!.sign, only!.isLast]).toEqual(["", true]);
  expect([...only!.totals.values()]).toEqual(totals);
  checkSums(only!);
});
