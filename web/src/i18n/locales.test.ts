/** Every language says everything that is said in another, and nothing is said that nobody asks for. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
const LOCALES = join(SOURCES, "locales");
const LANGUAGES = ["en", "cs", "sk", "is", "de"];

function messageKeys(language: string): string[] {
  const text = readFileSync(join(LOCALES, `${language}.ftl`), "utf8");
  return new FluentResource(text).body.map((message) => message.id);
}

function keys(language: string): Set<string> {
  return new Set(messageKeys(language));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(each.name) && !each.name.endsWith(".test.ts") ? [path] : [];
  });
}

test.each(LANGUAGES.slice(1))("%s has the same messages as English", (language) => {
  const english = keys("en");
  const other = keys(language);
  expect([...english].filter((key) => !other.has(key))).toEqual([]);
  expect([...other].filter((key) => !english.has(key))).toEqual([]);
});

test.each(LANGUAGES)("%s says nothing twice", (language) => {
  const all = messageKeys(language);
  expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
});

test("every message that is asked for by its name is there", () => {
  const english = keys("en");
  const missing = sources(SOURCES).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/\bt\(\s*"([^"]+)"/g)]
      .map((found) => found[1]!)
      .filter((key) => !english.has(key)),
  );
  expect(missing).toEqual([]);
});

test("every message is asked for", () => {
  const text = sources(SOURCES)
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const openings = [...text.matchAll(/`([a-z_]+(?:-[a-z_]+)*-)\$\{/g)].map((found) => found[1]!);
  const unused = [...keys("en")].filter(
    (key) => !text.includes(`"${key}"`) && !openings.some((opening) => key.startsWith(opening)),
  );
  expect(unused).toEqual([]);
});

test.each(["cs", "sk"])("%s counts one, a few and many things", (language) => {
  const text = readFileSync(join(LOCALES, `${language}.ftl`), "utf8");
  const choices = [...text.matchAll(/->([^{}]*(?:\{ \$\w+ \}[^{}]*)*)\}/g)].map((found) => found[1]!);
  const counted = choices.filter((choice) => choice.includes("[one]"));
  expect(counted.length).toBeGreaterThan(20);
  expect(counted.filter((choice) => !choice.includes("[few]"))).toEqual([]);
});
