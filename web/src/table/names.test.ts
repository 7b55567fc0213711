import { beforeAll, expect, test } from "vitest";

import { speakEnglish } from "../i18n/language.testing";
import type { Seat, TableNow } from "../protocol";
import { chairName, nameOf } from "./names";

beforeAll(speakEnglish);

function seated(seats: Seat[], names: string[]): TableNow {
  return { seats, names } as TableNow;
}

test("characters are called at a table as the server calls them", () => {
  const sol: Seat = { kind: "bot", name: "Sol II", level: "mason", character: "sol" };
  expect(chairName(sol)).toBe("Sol II");
  expect(nameOf(seated([sol], ["Sol II"]), 0)).toBe("Sol II");
});

test("bots of tables from before there were characters are called by their level and number", () => {
  const seats: Seat[] = [
    { kind: "bot", level: "mason" },
    { kind: "bot", level: "mason" },
  ];
  const now = seated(seats, ["Mason", "Mason 2"]);
  expect([nameOf(now, 0), nameOf(now, 1)]).toEqual(["Mason", "Mason 2"]);
  expect(chairName({ kind: "bot", level: "sultan" })).toBe("Sultan");
});
