import { expect, test } from "vitest";

import type { Listed } from "../../protocol";
import { codeIn } from "./code";
import { inOrder } from "./tables";

test.each([
  ["k3v9x2m4q8wz", "k3v9x2m4q8wz"],
  ["  K3V9-X2M4-Q8WZ ", "k3v9x2m4q8wz"],
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
