/** The rules say the same things in every language, and the same rules as the games play. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { byGame } from "../games/folders";
import { SHELF } from "../games/shelf";
import { type Book, type Rule, bookOf, fullId, plain } from "./book";
import { PICTURES } from "./pictures";

const REASONS = byGame(
  import.meta.glob<readonly { rule: string }[]>("../games/*/record.ts", { eager: true, import: "REASONS" }),
);
const HERE = import.meta.dirname;
const ROOT = join(HERE, "../../..");
const LANGUAGES = ["en", "cs", "sk", "is", "de"];
const ALL = LANGUAGES.flatMap((language) => SHELF.map(({ name }) => [language, name] as const));

const read = (language: string, game: string): Book =>
  bookOf(readFileSync(join(HERE, `../games/${game}/rules/${language}.md`), "utf8"));

const rulesOf = (book: Book): Rule[] => book.chapters.flatMap((chapter) => chapter.rules);
const ids = (book: Book): string[] => rulesOf(book).map((rule) => rule.id);

/** The IDs that a game's own rules have. */
function played(game: string): string[] {
  const text = readFileSync(join(ROOT, "src/qalat/games", game, "rules.md"), "utf8");
  return [...text.matchAll(/^- \*\*([A-Z]+-[A-Z]\d+)\*\*/gm)].map((found) => found[1]!);
}

test.each(ALL)("%s has every rule of %s once, and no other", (language, game) => {
  const rules = ids(read(language, game));
  expect(new Set(rules).size).toBe(rules.length);
  expect(rules.toSorted()).toEqual(played(game).toSorted());
});

test.each(ALL)("%s explains %s in the order of the English rules, chapter by chapter", (language, game) => {
  const order = (book: Book): string[][] => book.chapters.map((each) => each.rules.map(({ id }) => id));
  expect(order(read(language, game))).toEqual(order(read("en", game)));
});

test.each(ALL)("in %s no text of %s is empty or left in English", (language, game) => {
  const english = new Map(rulesOf(read("en", game)).map((rule) => [rule.id, plain(rule.text)]));
  for (const chapter of read(language, game).chapters) {
    expect(chapter.title).not.toBe("");
    expect(plain(chapter.lead) || chapter.rules.length).toBeTruthy();
  }
  for (const rule of rulesOf(read(language, game))) {
    expect(rule.title, rule.id).not.toBe("");
    expect(plain(rule.text), rule.id).not.toBe("");
    if (language !== "en") expect(plain(rule.text), rule.id).not.toBe(english.get(rule.id));
  }
});

test.each(ALL)("in %s the pictures of %s have words, and the words a picture", async (language, game) => {
  const { pictured } = await PICTURES[game]!();
  const captioned = rulesOf(read(language, game)).filter((rule) => rule.caption.length > 0);
  expect(captioned.map((rule) => rule.id).toSorted()).toEqual(pictured.toSorted());
});

test.each(ALL)("in %s the rules that %s points to exist", (language, game) => {
  const book = read(language, game);
  const links = rulesOf(book).flatMap((rule) =>
    rule.text.filter((span) => span.kind === "link").map((span) => fullId(span.words, rule.id)),
  );
  expect(links.filter((id) => !ids(book).includes(id))).toEqual([]);
});

test.each(ALL)("in %s the options that %s names are called as where they are chosen", (language, game) => {
  const text = readFileSync(join(HERE, "../locales", `${language}.ftl`), "utf8");
  const options = new FluentResource(text).body
    .filter((message) => message.id.startsWith("option-"))
    .map((message) => message.value);
  const named = rulesOf(read(language, game)).flatMap((rule) =>
    rule.text.filter((span) => span.kind === "option").map((span) => span.words),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !options.includes(name))).toEqual([]);
});

test.each(SHELF.map(({ name }) => name))(
  "numbers in the rules of %s are the same in every language",
  (game) => {
    const numbers = (rule: Rule): string =>
      (`${plain(rule.text)} ${plain(rule.caption)}`.match(/\d+/g) ?? []).toSorted().join(" ");
    const english = new Map(rulesOf(read("en", game)).map((rule) => [rule.id, numbers(rule)]));
    for (const language of LANGUAGES) {
      for (const rule of rulesOf(read(language, game))) {
        expect(numbers(rule), `${language} ${rule.id}`).toBe(english.get(rule.id));
      }
    }
  },
);

test.each(Object.entries(REASONS))(
  "whatever a board of %s refuses points to a rule of the book",
  (game, reasons) => {
    const rules = ids(read("en", game));
    expect(reasons.map(({ rule }) => rule).filter((rule) => rule && !rules.includes(rule))).toEqual([]);
  },
);
