/** What was done in a kept game is worded as it was before, from the deeds that the terminal words too. */

import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { speakEnglish } from "../i18n/language.testing";
import type { TableNow, WrittenDeed } from "../protocol";
import { byGame } from "./folders";
import type { GamePages } from ".";

const SOURCES = join(import.meta.dirname, "..");
const KEPT = join(SOURCES, "..", "..", "tests", "data", "deeds");
const NAMES = ["Ada", "Ben", "Cid"];
const REPLAYS = byGame(
  import.meta.glob<GamePages["replayed"]>("./*/replay.ts", { import: "replayed", eager: true }),
);

/** Read a line of the deeds that are kept as text: "3-5. seat 0 bought: tile 34, values [5, 3]". */
function written(line: string): WrittenDeed {
  const [, first, last, seat, kind, fields = ""] = /^(\d+)(?:-(\d+))?\. seat (-?\d+) (\w+)(?:: (.*))?$/.exec(
    line,
  )!;
  const values = [...fields.matchAll(/\w+ (\[.*?\]|-?\d+)(?=, [a-z]|$)/g)].map(
    ([, value]) => JSON.parse(value!) as WrittenDeed[number],
  );
  return [kind!, Number(last ?? first), Number(first), Number(seat), ...values];
}

function tableOf(game: string): TableNow {
  const text = readFileSync(join(KEPT, game, "v1-3-plain.txt"), "utf8");
  const seats = NAMES.map((name) => ({ kind: "person", name }));
  return { deeds: text.trim().split("\n").map(written), names: NAMES, seats } as unknown as TableNow;
}

beforeAll(speakEnglish);

test.each(Object.entries(REPLAYS))("the story of %s", async (game, replayed) => {
  const lines = replayed(tableOf(game)).map(
    ({ done, seat, turn, words }) => `${done}. ${turn} ${NAMES[seat] ?? "*"}: ${words}`,
  );
  await expect(lines.join("\n") + "\n").toMatchFileSnapshot(join(game, "story.txt"));
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(each.name) && !each.name.endsWith(".test.ts") ? [path] : [];
  });
}

test("nothing here works out from its actions what was done in a game", () => {
  // Both keep the steps that the server tells, and count them.
  const keepers = new Set(["table/following.ts", "replay/story.ts"]);
  const readers = sources(SOURCES).filter((path) =>
    /\b(now|table|before|story|replay)\s*[!?]?\.steps\b|\.(actions|draws)\b.*\bhappened\b|\bhappened\??\.(actions|draws)\b/.test(
      readFileSync(path, "utf8"),
    ),
  );
  const found = readers.map((path) => relative(SOURCES, path)).filter((path) => !keepers.has(path));
  expect(found).toEqual([]);
});
