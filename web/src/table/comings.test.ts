import { beforeAll, expect, test } from "vitest";

import { speakEnglish } from "../i18n/language.testing";
import type { TableNow } from "../protocol";
import { awayAlready, comingWords, withComings } from "./comings";
import type { LogLine } from "./recap/story";

const NOW = {
  status: "playing",
  you: 0,
  seats: [{ kind: "person" }, { kind: "person", sitting_in: "architect" }, { kind: "bot", level: "mason" }],
  names: ["Zdeňka", "Ben", "Mason"],
} as TableNow;

const LINES = [0, 1, 2].map((key): LogLine => ({ key, seat: key, who: "", deeds: [] }));
const left = { event: "replaced", seat: 1, level: "architect", why: "left" } as const;

beforeAll(speakEnglish);

test("who leaves and who plays on is said by name, and who comes back", () => {
  expect(comingWords(NOW, left)).toBe("Ben has left the table. Architect plays on.");
  expect(comingWords(NOW, { ...left, why: "time" })).toBe("Ben has run out of time. Architect plays on.");
  expect(comingWords(NOW, { event: "returned", seat: 1 })).toBe("Ben is back.");
});

test("the log has who came and went where it happened, and forgets none of its lines", () => {
  const comings = [
    { happened: left, after: 1 },
    { happened: { event: "returned", seat: 1 }, after: 3 },
  ];
  const log = withComings(LINES, comings, (happened) => happened.event);
  expect(log.map((line) => line.deeds[0]?.text ?? line.key)).toEqual([0, "replaced", 1, 2, "returned"]);
  expect(new Set(log.map((line) => line.key)).size).toBe(log.length);
});

test("what happened at the same place stays in its order, and so does what lost its place", () => {
  const comings = [
    { happened: left, after: 9 },
    { happened: { event: "returned", seat: 1 }, after: 9 },
  ];
  const log = withComings(LINES, comings, (happened) => happened.event);
  expect(log.slice(3).map((line) => line.deeds[0]?.text)).toEqual(["replaced", "returned"]);
});

test("a page that comes later still tells for whom a bot plays", () => {
  expect(awayAlready(NOW, 2)).toEqual([
    { happened: { event: "replaced", seat: 1, level: "architect" }, after: 2 },
  ]);
  expect(awayAlready({ ...NOW, status: "over" }, 2)).toEqual([]);
});
