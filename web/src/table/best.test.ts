import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { speakEnglish } from "../i18n/language.testing";
import { settings } from "../settings.svelte";
import { aloneWords, keepResult } from "./best";

const game = (table: string, options = {}) => ({ table, game: "roll_and_write", options });

beforeAll(async () => {
  await speakEnglish();
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
beforeEach(() => (settings.bests = {}));

function end(table: string, points: number, options = {}): string {
  const said = aloneWords(game(table, options), points);
  keepResult(game(table, options), points);
  return said;
}

test("a first result is the one to beat", () => {
  expect(end("one", 50)).toMatch(/the one to beat/);
});

test("a better one is a record, and says so again when it is looked at again", () => {
  end("one", 50);
  expect(end("two", 61)).toMatch(/Your best so far.* 50/);
  expect(end("two", 61)).toMatch(/Your best so far.* 50/);
  expect(end("one", 50)).toMatch(/Your best is 61/);
});

test("what is not better is told what is", () => {
  end("one", 50);
  expect(end("two", 50)).toMatch(/equals/);
  expect(end("three", 44)).toMatch(/Your best is 50/);
});

test("games by other options have bests of their own", () => {
  end("one", 50);
  expect(end("two", 44, { virtual_players: "4" })).toMatch(/the one to beat/);
});
