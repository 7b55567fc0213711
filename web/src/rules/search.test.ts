import { expect, test } from "vitest";

import { bookOf } from "./book";
import { type Term, find, folded, marked } from "./search";

const BOOK = bookOf(`# Hra

## Stavění

### ALH-B2 Zeď ke zdi
Kde se dvě dlaždice dotýkají, mají tam zeď **obě**.

### ALH-B5 Žádné díry
Nic nesmí zůstat uzavřené. Viz [B2].

## Peníze

### ALH-T2 Braní peněz
Vezmi si kartu. Vždy jednu.
> Dvě karty.

## Body

### ALH-P3 Nejdelší
Bod za stranu ve zdi.
`);

const ids = (wanted: string): string[] =>
  find(BOOK, wanted, "cs").book.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));

test("accents and capitals do not matter", () => {
  expect(ids("STAVENÍ stránou")).toEqual([]);
  expect(ids("DÍRY")).toEqual(["ALH-B5"]);
  expect(ids("dířy")).toEqual(["ALH-B5"]);
  expect(folded("Þór æfði í Größe")).toBe("thor aefdi i grosse");
});

test("a word is found in forms that differ inside it, but not in other words", () => {
  expect(ids("zeď")).toEqual(["ALH-B2", "ALH-P3"]);
  expect(ids("zdmi")).toEqual(["ALH-B2", "ALH-P3"]);
  expect(ids("penězi")).toEqual(["ALH-T2"]);
});

test("all words have to be there", () => {
  expect(ids("dve dlazdice")).toEqual(["ALH-B2"]);
  expect(ids("dve karty")).toEqual(["ALH-T2"]);
  expect(ids("dlazdice karty")).toEqual([]);
});

test("a rule is found by its ID, by its picture's words and by its chapter", () => {
  expect(ids("alh-t2")).toEqual(["ALH-T2"]);
  expect(ids("stavění")).toEqual(["ALH-B2", "ALH-B5"]);
});

test("another ending is found where the word itself is nowhere", () => {
  expect(ids("dlaždicím")).toEqual(["ALH-B2"]);
});

test("nothing wanted keeps everything", () => {
  expect(find(BOOK, "  ", "cs").count).toBe(4);
});

const sought = (...words: string[]): Term[] => words.map((typed) => ({ typed, beginnings: [] }));

test("what was found is marked in the text as it is written", () => {
  expect(marked("Žádná zeď", sought("zed"))).toEqual([
    { words: "Žádná ", isMarked: false },
    { words: "zeď", isMarked: true },
  ]);
  expect(marked("Größe", sought("gross"))).toEqual([
    { words: "Größ", isMarked: true },
    { words: "e", isMarked: false },
  ]);
  expect(marked("vždy zdi", [{ typed: "zed", beginnings: ["zed", "zd"] }])).toEqual([
    { words: "vždy ", isMarked: false },
    { words: "zd", isMarked: true },
    { words: "i", isMarked: false },
  ]);
});
