import { beforeAll, expect, test } from "vitest";

import { speakEnglish } from "../../i18n/language.testing";
import type { Listed } from "../../protocol";
import { codeIn, spokenCode } from "./code";
import { agoWords, inOrder, standOf, titleOf } from "./tables";

beforeAll(speakEnglish);

test.each([
  ["k3v9x2m4q8wz", "k3v9x2m4q8wz"],
  ["  K3V9-X2M4-Q8WZ ", "k3v9x2m4q8wz"],
  ["K R 4 2, M 7 W S, 9 Y 3 P", "kr42m7ws9y3p"],
  ["kr42 m7ws–9y3p.", "kr42m7ws9y3p"],
  ["https://qalat.example/t/KR42-M7WS-9Y3P", "kr42m7ws9y3p"],
  ["https://qalat.example/t/k3v9x2m4q8wz?from=mail", "k3v9x2m4q8wz"],
  ["hello", ""],
  ["žluťoučký", ""],
  ["", ""],
])("in what was typed, %j, the code %j is found", (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

test("tables that wait for oneself come first, finished ones last, the latest of equals first", () => {
  const table = (name: string, status: string, actor: number, touched: number): Listed =>
    ({ table: name, status, you: 0, actor, touched }) as Listed;
  const tables = [
    table("over", "over", -1, 9),
    table("older", "playing", 1, 3),
    table("open", "open", -1, 8),
    table("mine", "playing", 0, 1),
    table("newer", "playing", 2, 5),
  ];
  expect(inOrder(tables).map((each) => each.table)).toEqual([
    "mine", "newer", "older", "open", "over",
  ]); // prettier-ignore
});

test("a code is shown as it is said, and what is shown is understood", () => {
  expect(spokenCode("kr42m7ws9y3p")).toBe("KR42-M7WS-9Y3P");
  expect(codeIn(spokenCode("k3v9x2m4q8wz"))).toBe("k3v9x2m4q8wz");
});

const SEATS = [
  { kind: "person", name: "Ada" },
  { kind: "person", name: "Ben" },
  { kind: "bot", level: "mason", name: "Mason 2" },
];

function table(fields: Partial<Listed>): Listed {
  return { game: "medina", seats: SEATS, you: 0, actor: -1, due: 0, winners: [], ...fields } as Listed;
}

test("a list tells who plays along", () => {
  expect(titleOf(table({}))).toBe("Ben, Mason 2");
  expect(titleOf(table({ seats: [{ kind: "person", name: "Ada" }] }))).toBe("Medina");
});

test.each([
  [{ status: "playing", actor: 0 }, "Your turn"],
  [{ status: "playing", actor: 2 }, "Mason 2 to move"],
  [{ status: "playing", actor: 1, due: 1000 + 26 * 3600_000 }, "Ben to move · 1\u00a0d 2\u00a0h left"],
  [{ status: "open", seats: [SEATS[0], { kind: "open" }] }, "waiting for 1 more player"],
  [{ status: "closed" }, "given up"],
  [{ status: "over", winners: ["Ada"], totals: [92, 80, 71] }, "You won with 92 points"],
  [{ status: "over", winners: ["Mason 2"], totals: [80, 71, 92] }, "Mason 2 won with 92, you have 80"],
  [
    { status: "over", winners: ["Ada", "Ben"], totals: [80, 80, 7] },
    "Shared victory with Ben, 80 points each",
  ],
  [{ status: "over", you: -1, winners: ["Ben"], totals: [80, 92, 7] }, "Ben won with 92"],
  // Alone one beats nobody but virtual players who score.
  [{ status: "over", seats: [SEATS[0]], winners: ["Ada"], totals: [61, 0, 0] }, "61 points"],
  [{ status: "over", seats: [SEATS[0]], winners: ["Ada"], totals: [61, 50, 40] }, "You won with 61 points"],
  // Stored before lists said how games ended.
  [{ status: "over" }, "finished"],
] as [Partial<Listed>, string][])("where a game stands is said: %j is %j", (fields, words) => {
  expect(standOf(table(fields), 1000)).toBe(words);
});

test.each([
  [5_000, "now"],
  [120_000, "2 minutes ago"],
  [3 * 3600_000, "3 hours ago"],
  [30 * 3600_000, "yesterday"],
])("%d milliseconds ago is said as %j", (past, words) => {
  expect(agoWords(1e12 - past, 1e12)).toBe(words);
});
