import { expect, test } from "vitest";

import type { TableNow } from "../protocol";
import { courseOf } from "../replay/moves";
import { readLog } from "./alhambra/log";
import * as alhambra from "./alhambra/record";
import { Chronicle } from "./roll_and_write/chronicle";
import * as dice from "./roll_and_write/record";
import { retell as retellMedina } from "./medina/retell";
import * as city from "./medina/record";

function table(steps: number[], seats: number): TableNow {
  return {
    steps,
    seats: Array.from({ length: seats }, () => ({ kind: "person" })),
    status: "over",
  } as TableNow;
}

test("to end a turn of Roll & Write belongs to the deed before it", () => {
  const steps = [
    -1, dice.FAMILIES.first.first,
    ...Array.from({ length: 2 * dice.SETUP_BUILDS + 3 }, () => [-1, dice.FAMILIES.pair.first]).flat(),
    0, dice.FAMILIES.build.first,
    0, dice.FAMILIES.end.first,
  ]; // prettier-ignore
  const { ends } = new Chronicle(2, steps);
  expect(ends).toEqual([steps.length / 2]);
});

test("each piece of Medina is a move, and a turn has as many as it has pieces", () => {
  const merchant = city.FAMILIES.merchant.first;
  const steps = [
    -1,
    city.FAMILIES.youngest.first,
    0,
    merchant,
    0,
    merchant + 1,
    0,
    merchant + 2,
    1,
    merchant + 3,
  ];
  const told = retellMedina(table(steps, 3));
  expect(told.map(({ done, seat }) => [done, seat])).toEqual([[2, 0], [3, 0], [4, 0], [5, 1]]); // prettier-ignore
  expect(courseOf(told, steps, "", "").moves.map(({ until }) => until)).toEqual([1, 2, 3, 4, 5]);
});

test("a purchase of Alhambra is one move, with its cards and what was drawn behind it", () => {
  const { buy, pay, settle, take, tile, card } = alhambra.FAMILIES;
  const market = [0, 1, 2, 3].flatMap((each) => [-1, tile.first + each]);
  const bought = [1, buy.first, 1, pay.first + 1, 1, pay.first + 2, 1, settle.first];
  const steps = [...market, 0, take.first, -1, card.first, ...bought, -1, tile.first + 4, 0, take.first];
  expect(readLog(steps, 3, false).ends).toEqual([5, 10, 12]);
});
