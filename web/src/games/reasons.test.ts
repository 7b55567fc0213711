/** Every reason that the coach can give has words in every language, and names what it is about. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, expect, test, vi } from "vitest";

import type { WrittenEffect } from "../protocol";
import { figure, sober } from "../table/effects";
import { joined } from "../table/names";
import * as alhambra from "./alhambra/reasons";
import * as medina from "./medina/reasons";
import * as rollAndWrite from "./roll_and_write/reasons";

const spoken = vi.hoisted(() => ({ language: "en" }));
const bundle = vi.hoisted(() => ({ now: null as FluentBundle | null }));
vi.mock("../i18n/language.svelte", () => ({
  spoken,
  t: (key: string, values: Record<string, string | number> = {}) => {
    const message = bundle.now!.getMessage(key);
    if (!message?.value) throw new Error(`no words for ${key}`);
    const problems: Error[] = [];
    const words = bundle.now!.formatPattern(message.value, values, problems);
    if (problems.length > 0) throw problems[0]!;
    return words;
  },
}));

const GAMES = { alhambra, medina, roll_and_write: rollAndWrite };
const LANGUAGES = ["en", "cs", "sk", "is", "de"];
const COMMON = new Set(["expected", "equal"]);

function speak(language: string): void {
  spoken.language = language;
  bundle.now = new FluentBundle(language, { useIsolating: false });
  const text = readFileSync(join(import.meta.dirname, "..", "locales", `${language}.ftl`), "utf8");
  bundle.now.addResource(new FluentResource(text));
}

/** One effect of each kind, all of its numbers the same. */
function samples(game: string, value: number): WrittenEffect[] {
  const text = readFileSync(join(import.meta.dirname, game, "effects.ts"), "utf8");
  const kinds = [...text.matchAll(/export interface \w+ \{\n([^]*?)\n\}/g)].map((found) => {
    const fields = [...found[1]!.matchAll(/readonly (\w+): (?:(readonly number\[\])|number|"(\w+)");/g)];
    return Object.fromEntries(
      fields.map(([, field, isMany, kind]) => [field!, kind ?? (isMany ? [value] : value)]),
    ) as WrittenEffect;
  });
  return kinds.filter(({ kind }) => !COMMON.has(kind as string));
}

afterEach(() => (bundle.now = null));

test.each(Object.keys(GAMES))("every reason of %s has words in every language", (game) => {
  const { reasonWords } = GAMES[game as keyof typeof GAMES];
  for (const language of LANGUAGES) {
    speak(language);
    for (const effect of [...samples(game, 1), ...samples(game, 0)]) {
      const words = reasonWords(effect, () => "Zdeňka");
      expect(words).not.toMatch(/undefined|NaN|\{|^$/);
      expect(words.includes("Zdeňka")).toBe("seats" in effect);
    }
  }
});

test("a reason says what it is about and names it on the board", () => {
  speak("en");
  const names = (row: number): string => ["Ada", "Ben", "Cleo"][row]!;
  const leads = { kind: "leads_alone", type: 4, count: 3, points: 5, scoring: 1 };
  expect(alhambra.reasonWords(leads, names)).toBe("Garden: alone in the lead (B +5)");
  const costs = { kind: "costs_rival", type: 0, seats: [1, 2], points: 3, scoring: 0 };
  expect(alhambra.reasonWords(costs, names)).toBe("Pavilion: fewer points for Ben and Cleo (A −3)");
  expect(alhambra.effectNames({ kind: "stores", tile: 7 }, 0)).toEqual(["tile-7"]);
  const card = { kind: "palace_card", colour: 3, points: 4, seats: [1] };
  expect(medina.reasonWords(card, names)).toBe("the orange palace card: +4, from Ben");
  expect(medina.effectNames({ kind: "closes", palace: 20, colour: 0, seats: [] })).toEqual([
    "roof-20",
    "spot-20",
  ]);
  const near = { kind: "row_near", line: 3, count: 3, points: 2 };
  expect(rollAndWrite.reasonWords(near, names)).toBe("row 3: one more brings 2");
  const dead = { kind: "passes_dead", crossing: 8, seats: [2] };
  expect(rollAndWrite.effectNames(dead, 0)).toEqual(["crossing-2-8"]);
});

test("figures are written as the language writes them, and names are joined as it joins them", () => {
  speak("de");
  expect([figure(8.25), figure(-0.04), joined(["Ada", "Ben", "Cleo"])]).toEqual([
    "8,3",
    "0,0",
    "Ada, Ben und Cleo",
  ]);
  const kept = { kind: "keeps_from", tile: 36, seats: [0, 1], points: 5, scoring: 1 };
  expect(alhambra.reasonWords(kept, (row) => ["Ada", "Ben"][row]!)).toBe(
    "Garten 8 geht nicht an Ada und Ben (B +5)",
  );
});

test("nothing has no sign, and no open game is certain", () => {
  speak("en");
  expect([-0.04, -0.06, 0, 1.25].map(figure)).toEqual(["0.0", "-0.1", "0.0", "1.3"]);
  expect([0, 0.4, 50, 99.7, 100].map(sober)).toEqual([1, 1, 50, 99, 99]);
});
