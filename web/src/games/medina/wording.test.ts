import { beforeAll, expect, test } from "vitest";

import { speakEnglish } from "../../i18n/language.testing";
import type { WrittenDeed } from "../../protocol";
import { deedsOf } from "./deeds";
import type { Play } from "./play.svelte";
import { previewOf } from "./preview";
import { CELLS, ROOF, WALL_AT } from "./record";
import { deedWords, entriesOf, newsOf, spotsOf, turnWords } from "./wording";

const who = (seat: number): string => ["Ada", "Ben", "Cid"][seat]!;
const [GREY, NORTH] = [0, 0];

const OPENED: WrittenDeed[] = [
  ["youngest", 0, 0, 0],
  ["opened", 1, 1, 0, 20],
  ["built", 2, 2, 0, 50, GREY, 50, 1, -1],
  ["attached", 3, 3, 0, 51, 50, 2, -1],
  ["turn_ended", 3, 3, 0],
  ["walled", 4, 4, 1, 3],
  ["tower_card", 4, 4, 1, NORTH, -1],
  ["declined", 5, 5, 1, 5],
  ["turn_ended", 5, 5, 1],
  ["roofed", 6, 6, 2, GREY, 50, 2, 5],
  ["palace_card", 6, 6, 2, GREY, -1],
];

const entries = entriesOf(deedsOf(OPENED));

beforeAll(speakEnglish);

test("a turn is all that was placed until it ended, the first merchant among it", () => {
  expect(entries.map(({ seat, ends }) => [seat, ends])).toEqual([
    [0, [2, 3, 4]],
    [1, [5, 6]],
    [2, [7]],
  ]);
});

test("a piece stands where it was placed, a wall on the rim, a roof where its palace is named", () => {
  expect(entries.map(({ deeds }) => spotsOf(deeds))).toEqual([[20, 50, 51], [CELLS + 3], [50]]);
  expect(deedWords(entries[0]!.deeds[1]!)).toBe("placed a grey building on C4");
});

test("a card that changed hands is news of the piece that did it", () => {
  expect([...newsOf(deedsOf(OPENED), who).keys()]).toEqual([4, 6]);
  expect(newsOf(deedsOf(OPENED), who).get(6)![0]!.text).toContain("Cid");
});

test("advice names its pieces, and nothing of what would follow", () => {
  const advice = turnWords(OPENED.slice(5), "advise");
  expect(advice).toMatch(/^place a wall: .*; leave out the last piece; place a roof on the grey palace/);
  expect(advice.split("; ")).toHaveLength(3);
});

test("a turn that was played is told as what was done", () => {
  expect(turnWords(OPENED.slice(5), "log")).toMatch(/^placed a wall: .*; left out the last piece; placed/);
});

test("what a piece would change is what it would do, and the points that are others then", () => {
  const preview = (action: number, before: number[], ...deeds: WrittenDeed[]) =>
    previewOf(
      { table: { now: { points: { totals: before } } } } as unknown as Play,
      { action, totals: [3, 4, 9], deeds },
      who,
    );
  const changes = preview(ROOF + 50, [3, 4, 4], OPENED[9]!, OPENED[10]!);
  expect(changes.sentences).toHaveLength(3);
  expect(changes.sentences[0]).toContain("5");
  expect(changes.sentences[2]).toBe("Points: Cid +5.");
  expect(preview(50, [3, 4, 9], OPENED[2]!).sentences).toEqual(["A new palace.", "Nobody owns it yet."]);
  expect(preview(WALL_AT, [3, 4, 9], OPENED[5]!).sentences).toEqual(["The points stay as they are."]);
});
