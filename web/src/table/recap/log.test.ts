import { beforeAll, describe, expect, test } from "vitest";

import { speakEnglish, speakIn } from "../../i18n/language.testing";
import type { WrittenDeed } from "../../protocol";
import { deedWords as alhambraWords, entriesOf as alhambraEntries } from "../../games/alhambra/wording";
import { deedsOf as medinaDeeds } from "../../games/medina/deeds";
import { deedWords as medinaWords, entriesOf as medinaEntries } from "../../games/medina/wording";
import { deedsOf as sheetDeeds } from "../../games/roll_and_write/deeds";
import { deedWords as sheetWords, entriesOf as sheetEntries } from "../../games/roll_and_write/wording";
import { sentencesOf, wordsOf } from "./log";

const who = (row: number): string => ["Ada", "Ben"][row]!;
const took = (step: number, seat: number): WrittenDeed => ["took", step, step, seat, [2], [0]];
const placed = (step: number, seat: number): WrittenDeed => [
  "placed", step, step, seat, 34, 0, -1, 3, 2, 1, 1,
]; // prettier-ignore
const TURNS = alhambraEntries([placed(0, 0), took(1, 0), ["turn_ended", 1, 1, 0], took(2, 1)]);
const words = (deed: (typeof TURNS)[number]["deeds"][number], manner: "log" | "you" | "advise"): string =>
  alhambraWords(deed, who, manner);

const read = (me: number): string[] => TURNS.flatMap((entry) => wordsOf(entry, me, words));
const heard = (me: number): string[] => sentencesOf(TURNS, who, me, words).map((say) => say());

beforeAll(speakEnglish);

test("one is told of oneself as you, of others as of others", () => {
  expect(read(0)).toEqual(["You built Garden 8", "took florin 3", "took florin 3"]);
  expect(read(1)).toEqual(["built Garden 8", "took florin 3", "You took florin 3"]);
  expect(read(-1)).toEqual(["built Garden 8", "took florin 3", "took florin 3"]);
});

test("what is heard agrees with what is read", () => {
  expect(heard(0)).toEqual(["You built Garden 8.", "You took florin 3.", "Ben: took florin 3."]);
});

describe("in every language", () => {
  const medina = medinaEntries(medinaDeeds([["built", 0, 0, 0, 50, 0, 50, 1, -1]]));
  const sheet = sheetEntries(
    sheetDeeds([
      ["coins_taken", 0, 0, 0, 2, 0],
      ["turned", 1, 1, 0, 0, 2, 1, 1],
    ]),
  );

  test.each([
    ["cs", ["Stavíš: Zahrada 8", "bereš"], "Stavíš šedou budovu na C4", ["Bereš 2 mince", "otáčíš modrou"]],
    ["sk", ["Staviaš: Záhrada 8", "berieš"], "Staviaš sivú budovu na C4", ["Berieš 2 mince", "otáčaš modrú"]],
    ["is", ["Þú byggir: Garður 8", "tekur"], "Þú setur gráa byggingu á C4", ["Þú tekur 2", "snýrð bláum"]],
    ["de", ["Du baust Garten 8", "nimmst"], "Du setzt ein graues Gebäude", ["Du nimmst 2", "drehst Blau"]],
  ])("%s says you as its people do", async (language, alhambra, city, dice) => {
    await speakIn(language);
    const own = [
      ...wordsOf(TURNS[0]!, 0, words),
      ...wordsOf(medina[0]!, 0, medinaWords),
      ...wordsOf(sheet[0]!, 0, sheetWords),
    ];
    for (const [place, opening] of [...alhambra, city, ...dice].entries()) {
      expect(own[place]!.replaceAll("\u00a0", " ")).toContain(opening);
    }
    const others = wordsOf(TURNS[0]!, 1, words).join(" ");
    expect(others).not.toContain(alhambra[0]);
  });
});
