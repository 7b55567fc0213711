/** Finding rules by words, whatever their accents, and marking where the words stand. */

import { type Book, type Chapter, type Rule, plain } from "./book";

/** Letters that are more than a letter with an accent. */
const SPELT: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", þ: "th", ð: "d", ø: "o", ł: "l" };

const ACCENTS = /\p{Mn}/gu;

/** Return how a letter is searched for: small and bare. */
function bare(letter: string): string {
  const small = letter.toLowerCase();
  return SPELT[small] ?? small.normalize("NFD").replace(ACCENTS, "");
}

export function folded(text: string): string {
  return [...text].map(bare).join("");
}

/** How many letters a word may lose at its end when nothing holds the whole of it: endings change by case. */
const ENDINGS = [0, 1, 2];
const SHORTEST_STEM = 4;

function terms(wanted: string, cut: number): string[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return words.map((word) => word.slice(0, Math.max(word.length - cut, Math.min(word.length, SHORTEST_STEM))));
}

function holds(rule: Rule, chapter: Chapter, sought: readonly string[]): boolean {
  const all = folded(`${rule.id} ${rule.title} ${plain(rule.text)} ${plain(rule.caption)} ${chapter.title}`);
  return sought.every((term) => all.includes(term));
}

function keeping(book: Book, sought: readonly string[]): Book {
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    lead: [],
    rules: chapter.rules.filter((rule) => holds(rule, chapter, sought)),
  }));
  return { ...book, chapters: chapters.filter((chapter) => chapter.rules.length > 0) };
}

export interface Found {
  book: Book;
  /** What was found in place of the words that were asked for, to be marked. */
  terms: string[];
  count: number;
}

/** Return the part of a book that holds all words that are wanted. */
export function find(book: Book, wanted: string): Found {
  for (const cut of ENDINGS) {
    const sought = terms(wanted, cut);
    const kept = sought.length ? keeping(book, sought) : book;
    const count = kept.chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
    if (count > 0) return { book: kept, terms: sought, count };
  }
  return { book: { ...book, chapters: [] }, terms: [], count: 0 };
}

export interface Piece {
  words: string;
  isMarked: boolean;
}

/** Cut a text where it holds what is sought. */
export function marked(text: string, sought: readonly string[]): Piece[] {
  const letters = [...text];
  const spelt = letters.map(bare);
  const line = spelt.join("");
  const owner = spelt.flatMap((some, index) => Array.from(some, () => index));
  const isHit = letters.map(() => false);
  for (const term of sought) {
    for (let at = line.indexOf(term); at >= 0; at = line.indexOf(term, at + term.length)) {
      for (let each = at; each < at + term.length; each++) isHit[owner[each]!] = true;
    }
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.isMarked === isHit[index]) last.words += letter;
    else pieces.push({ words: letter, isMarked: isHit[index]! });
  });
  return pieces;
}
