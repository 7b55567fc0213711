/** The fonts' slices: every language is written with those that its pages load anyway. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const SHEET = readFileSync(join(import.meta.dirname, "fonts.css"), "utf8");
const LOCALES = join(import.meta.dirname, "..", "locales");

interface Slice {
  readonly name: string;
  has(letter: string): boolean;
}

/** The slices in the order of the sheet; of two with the same letter the later one counts. */
const SLICES: readonly Slice[] = [...SHEET.matchAll(/@font-face \{[^}]+\}/g)].map(([rule]) => {
  const ranges = [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first, last]) => [parseInt(first!, 16), parseInt(last ?? first!, 16)] as const,
  );
  return {
    name: /url\("([^"]+)"\)/.exec(rule)![1]!,
    has: (letter) => ranges.some(([first, last]) => first <= ord(letter) && ord(letter) <= last),
  };
});

function ord(letter: string): number {
  return letter.codePointAt(0)!;
}

/** Which parts of a weight are loaded for a text. */
function partsFor(text: string): string[] {
  const weight = SLICES.filter((slice) => slice.name.includes("text-400"));
  const found = [...new Set(text)].map((letter) => weight.findLast((slice) => slice.has(letter))?.name ?? "");
  return [...new Set(found.map((name) => /(\w+)\.woff2$/.exec(name)?.[1] ?? ""))].filter(Boolean).sort();
}

function locale(language: string): string {
  const text = readFileSync(join(LOCALES, `${language}.ftl`), "utf8");
  return text.replaceAll(/^#.*$/gm, "");
}

test.each([
  ["en", ["western"]],
  ["de", ["western"]],
  ["is", ["western"]],
  ["cs", ["czechoslovak", "western"]],
  ["sk", ["czechoslovak", "western"]],
])("%s is written with the slices %j", (language, parts) => {
  expect(partsFor(locale(language))).toEqual(parts);
});

test.each(["Zdeňka", "Ľubica", "Þórdís", "Jürgen"])("%s needs no letter of a rare slice", (name) => {
  expect(partsFor(name)).not.toContain("others");
});

test.each(["Ągnė", "Szőke", "Đorđe"])("%s finds its letters in the rare slice", (name) => {
  expect(partsFor(name)).toContain("others");
});

test("every slice that the sheet names is there, and no other file", () => {
  const files = readdirSync(join(import.meta.dirname, "fonts"));
  expect(SLICES.map((slice) => slice.name.replace("./fonts/", "")).sort()).toEqual(files.sort());
});
