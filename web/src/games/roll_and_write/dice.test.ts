/** Where the dice lie, and what the log tells, follow from the deeds alone. */

import { expect, test } from "vitest";

import { speakEnglish } from "../../i18n/language.testing";
import type { WrittenDeed } from "../../protocol";
import { deedsOf } from "./deeds";
import { crossingOf, diceOf, pairsOf } from "./dice";
import { NOTHING, OWN, PASSED } from "./record";
import { crossingsBuilt, deedWords, entriesOf, turnWords } from "./wording";

type Pair = [number, number];
const rolled = (step: number, seat: number, own: Pair, passed: Pair): WrittenDeed => [
  "rolled", step, step, seat, 0, own, passed,
]; // prettier-ignore
const built = (step: number, seat: number, own: Pair, passed: Pair): WrittenDeed => [
  "built", step, step, seat, crossingOf(...own), 2, 1, 4, 0, 0, own, passed,
]; // prettier-ignore

/** The second of two players begins, with 1 4 of its own and 2 5 beside it. */
const OPENED = [rolled(0, 1, [1, 4], [0, 0]), rolled(1, 0, [6, 6], [0, 0]), rolled(2, 1, [1, 4], [2, 5])];
const BUILT = [
  ...OPENED,
  built(3, 1, [1, 5], [2, 4]),
  ["passed_on", 3, 3, 1, 0, [2, 4]],
  rolled(4, 1, [3, 3], [0, 0]),
  ["turn_ended", 4, 4, 1],
] as WrittenDeed[];

const dice = (deeds: WrittenDeed[], turned?: ReadonlyMap<number, number>) =>
  diceOf(deedsOf(deeds), 2, turned);

test("the first player has an own pair and a second one, the others only their own", () => {
  expect(dice(OPENED)).toEqual([[[6, 6], [0, 0]], [[1, 4], [2, 5]]]); // prettier-ignore
});

test("after a build the unused pair goes on as it lies, and the used one is rolled", () => {
  expect(dice(BUILT)).toEqual([[[6, 6], [2, 4]], [[3, 3], [0, 0]]]); // prettier-ignore
});

test("of two dice that show the same, that one is turned which was pressed", () => {
  const turned: WrittenDeed = ["turned", 4, 4, 1, 0, 1, 2, 1];
  const same = [rolled(0, 1, [1, 4], [1, 5]), turned];
  expect(dice(same)[1]).toEqual([[2, 4], [1, 5]]); // prettier-ignore
  expect(dice(same, new Map([[4, PASSED]]))[1]).toEqual([[1, 4], [2, 5]]); // prettier-ignore
  expect(dice(same, new Map([[4, OWN]]))[1]).toEqual([[2, 4], [1, 5]]); // prettier-ignore
});

test("a die is turned that shows what was turned, be it of the other pair", () => {
  expect(dice([...OPENED, ["turned", 3, 3, 1, 1, 5, 4, 1]])[1]).toEqual([[1, 4], [2, 4]]); // prettier-ignore
});

test("virtual players build in lines of their own, and a second build is with the first", () => {
  const again: WrittenDeed = ["built_again", 5, 5, 0, 7, 3, 2, 5, 0, 0, 3];
  const deeds = [...BUILT, built(5, 0, [6, 4], [2, 6]), again, ["declined", 6, 6, 0], ["virtual_built", 7, 7, 2, 1, 1, 4]] as WrittenDeed[]; // prettier-ignore
  const entries = entriesOf(deedsOf(deeds));
  expect(entries.map(({ seat, isAside, ends }) => [seat, isAside, ends])).toEqual([
    [1, false, [5]],
    [0, false, [6, 7]],
    [2, true, [8]],
  ]);
  expect(crossingsBuilt(entries, 2).map((each) => each.size)).toEqual([2, 1]);
});

test("words name what the dice show", async () => {
  await speakEnglish();
  const words = (deed: WrittenDeed): string => deedWords(entriesOf(deedsOf([deed]))[0]!.deeds[0]!);
  expect(words(built(1, 0, [3, 5], [1, 1]))).toMatch(/^built .+ on blue 3, yellow 5$/);
  expect(words(["kept", 1, 1, 0, [2, 6], [1, 1]])).toBe("kept blue 2, yellow 6");
  expect(words(["turned", 1, 1, 0, 1, 3, 4, 1])).toBe("turned yellow 3 to 4");
  const turn: WrittenDeed[] = [
    ["coins_taken", 1, 1, 0, 2, 0],
    ["passed_on", 1, 1, 0, 1, [1, 1]],
  ];
  expect(turnWords(turn, "advise")).toBe("take 2 coins");
  expect(turnWords(turn, "log")).toBe("took 2 coins");
});

test("every pair of the dice has its place, and what is repeated or missing leaves its own empty", () => {
  const place = ([blue, yellow]: Pair): number => crossingOf(blue, yellow);
  const all = ([[1, 4], [1, 5], [2, 4], [2, 5]] as Pair[]).map(place); // prettier-ignore
  expect(pairsOf([[1, 4], [2, 5]])).toEqual(all); // prettier-ignore
  expect(pairsOf([[1, 4], [1, 5]])).toEqual([...all.slice(0, 2), NOTHING, NOTHING]); // prettier-ignore
  expect(pairsOf([[1, 4], [0, 0]])).toEqual([place([1, 4]), NOTHING, NOTHING, NOTHING]); // prettier-ignore
});
