import { expect, test } from "vitest";

import { LEVELS, type LevelName } from "../../characters";
import type { NewChair } from "../../protocol";
import { botChair, calledAt } from "./company";

function seated(level: string, count: number): NewChair[] {
  const chairs: NewChair[] = [];
  for (let seat = 0; seat < count; seat += 1) chairs.push(botChair(level, chairs, seat));
  return chairs;
}

test.each(Object.keys(LEVELS))("six bots of the level %s are six people by name", (level) => {
  const chairs = seated(level, 6);
  const all = LEVELS[level as LevelName];
  expect(new Set(chairs.slice(0, all.length).map((chair) => chair.character))).toEqual(new Set(all));
  const names = chairs.map((_, seat) => calledAt(chairs, seat));
  expect(new Set(names).size).toBe(6);
  expect(names.filter((name) => name.endsWith(" II"))).toHaveLength(6 - all.length);
});

test("one tap after the other brings everybody of the level who does not sit there yet", () => {
  const chairs = seated("vizier", 2);
  const come = new Set<string>();
  for (let tap = 0; tap < 3; tap += 1) {
    chairs[1] = botChair("vizier", chairs, 1, chairs[1]!.character);
    come.add(chairs[1].character!);
  }
  expect(come.size).toBe(3);
  expect(come).not.toContain(chairs[0]!.character);
});

test("whoever is turned away goes, even where all of the level sit at the table", () => {
  const chairs = seated("mason", 4);
  const before = chairs[3]!.character!;
  chairs[3] = botChair("mason", chairs, 3, before);
  expect(chairs[3].character).not.toBe(before);
});
