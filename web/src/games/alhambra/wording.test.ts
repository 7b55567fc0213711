import { beforeAll, describe, expect, test } from "vitest";

import { speakEnglish } from "../../i18n/language.testing";
import type { WrittenDeed } from "../../protocol";
import { deedWords, entriesOf, lastClick, tilesLaid, turnWords } from "./wording";

const GARDEN_8 = 34;
const who = (row: number): string => ["Ada", "Ben", "Dirk"][row]!;

const bought = (first: number, step: number, seat: number, exactly = 0): WrittenDeed => [
  "bought", step, first, seat, GARDEN_8, 0, 0, 8, exactly ? 8 : 9, exactly, exactly ? [5, 3] : [9],
]; // prettier-ignore
const placed = (step: number, seat: number): WrittenDeed => [
  "placed", step, step - 1, seat, GARDEN_8, 0, -1, 3, 2, 1, 1,
]; // prettier-ignore
const ended = (step: number, seat: number): WrittenDeed => ["turn_ended", step, step, seat];
const scored: WrittenDeed = ["scored", 7, 7, -1, 0, [[1], [0], [5]], [1, 0, 5], [1, 0, 5], [], []];

describe("a log", () => {
  test("has an entry a turn, and one for each scoring, in their order", () => {
    const deeds = [bought(0, 2, 0), placed(4, 0), ended(4, 0), ["market_filled", 5, 5, -1, 3, 0], scored,
      ["took", 8, 8, 1, [12], [0]], ended(8, 1)] as WrittenDeed[]; // prettier-ignore
    const entries = entriesOf(deeds);
    expect(entries.map(({ seat, isAside, ends }) => [seat, isAside, ends])).toEqual([
      [0, false, [3, 5]],
      [-1, true, [8]],
      [1, false, [9]],
    ]);
    expect(tilesLaid(entries)).toEqual([GARDEN_8]);
  });

  test("of one player twice in a row is two turns", () => {
    const deeds = [["took", 0, 0, 0, [1], [0]], ended(0, 0), ["took", 1, 1, 0, [2], [0]]] as WrittenDeed[];
    expect(entriesOf(deeds)).toHaveLength(2);
  });
});

describe("words", () => {
  const words = (deed: WrittenDeed): string => deedWords(entriesOf([deed])[0]!.deeds[0]!, who);

  beforeAll(speakEnglish);

  test("say what was bought with which cards, and whether exactly", () => {
    expect(words(bought(0, 2, 0, 1))).toMatch(/^bought Garden 8 for .*8.* \(5 \+ 3\), exactly$/);
    expect(words(bought(0, 2, 0))).toMatch(/^bought Garden 8 for .*9.*[^y]$/);
  });

  test("tell a turn as what was done, or as advice", () => {
    expect(turnWords([placed(4, 0), ended(4, 0)], "log")).toBe("built Garden 8");
    expect(turnWords([placed(4, 0), ended(4, 0)], "advise")).toBe("build Garden 8");
  });

  test("of a scoring name everybody, whoever got most first", () => {
    expect(words(scored)).toBe("Scoring A: Dirk +5, Ada +1, Ben +0");
  });
});

describe("one click back", () => {
  test("takes a purchase back with all of its cards", () => {
    expect(lastClick([bought(1, 4, 0)], 5, false)).toBe(4);
  });

  test("goes behind a pick that was made for the player", () => {
    expect(lastClick([placed(1, 0)], 3, true)).toBe(2);
    expect(lastClick([bought(0, 2, 0)], 4, true)).toBe(4);
  });

  test("takes one step back otherwise", () => {
    expect(lastClick([placed(1, 0)], 2, false)).toBe(1);
    expect(lastClick([bought(0, 2, 0)], 4, false)).toBe(1);
    expect(lastClick(undefined, 1, false)).toBe(1);
  });
});
