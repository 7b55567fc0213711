import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { SHELF } from "../games/shelf";
import { TEACHERS, type Teacher } from ".";

const ROOT = join(import.meta.dirname, "../../..");
const words = new FluentResource(readFileSync(join(ROOT, "web/src/locales/en.ftl"), "utf8"));
const keys = new Set(words.body.map((message) => message.id));
const games = SHELF.map((game) => game.name);
const lessons = new Map<string, Teacher["lesson"]>();
for (const game of games) lessons.set(game, (await TEACHERS[game]!()).lesson);

test("every game on the shelf has a lesson", () => {
  expect(Object.keys(TEACHERS).sort()).toEqual([...games].sort());
});

test.each(games)("every step of %s has its words, and every word its step", (game) => {
  const lesson = lessons.get(game)!;
  const wanted = lesson.steps.map((step) => `learn-${game}-${step.key}`);
  const found = [...keys].filter((key) => key.startsWith(`learn-${game}-`));
  expect(wanted.toSorted()).toEqual(found.sort());
});

test.each(games)("every step of %s names a rule that there is", (game) => {
  const lesson = lessons.get(game)!;
  const rules = readFileSync(join(ROOT, `src/qalat/games/${game}/rules.md`), "utf8");
  const missing = lesson.steps.filter(({ rule }) => !rule || !rules.includes(`**${rule}**`));
  expect(missing.map((step) => step.key)).toEqual([]);
});

test.each(games)("what %s asks for can be asked for only when it can be done", (game) => {
  const lesson = lessons.get(game)!;
  const careless = lesson.steps.filter((step) => step.done && !step.when);
  expect(careless.map((step) => step.key)).toEqual([]);
});
