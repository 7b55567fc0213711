/** The words of the first page, parted from those of all other screens. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { partedWords } from "../../build";

const LOCALES = join(import.meta.dirname, "..", "locales");

const WORDS = `### A language.

## Home
hello = Hello!
game-one = One
game-two = { $count ->
     [one] one
    *[other] { $count }
    }

## Elsewhere
bye =
    Bye,
    and come again.
`;

test("what the sources name or begin to name comes first, whole", () => {
  const { first, rest } = partedWords(WORDS, ['t("hello")', "t(`game-${name}`)"]);
  expect(new FluentResource(first).body.map((each) => each.id)).toEqual(["hello", "game-one", "game-two"]);
  expect(first).toContain("*[other] { $count }\n    }");
  expect(rest).toBe("bye =\n    Bye,\n    and come again.\n");
});

test.each(["en", "cs", "sk", "is", "de"])("of %s no message is lost between the two parts", (language) => {
  const locale = readFileSync(join(LOCALES, `${language}.ftl`), "utf8");
  const { first, rest } = partedWords(locale, ['t("home-title")', "t(`refused-${reason}`)"]);
  const parted = [...new FluentResource(first).body, ...new FluentResource(rest).body];
  const whole = new FluentResource(locale).body;
  const byName = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);
  expect(parted.sort(byName)).toEqual([...whole].sort(byName));
});
