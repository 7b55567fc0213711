/** Finding rules by words, whatever their accents, and marking where the words stand. */

import { type Book, type Chapter, type Rule, plain } from "./book";
import { FAMILIES } from "./families";

/** Letters that are more than a letter with an accent. */
const SPELT: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
  ø: "o",
  ł: "l",
};

const ACCENTS = /\p{Mn}/gu;

/** Return how a letter is searched for: small and bare. */
function bare(letter: string): string {
  const small = letter.toLowerCase();
  return SPELT[small] ?? small.normalize("NFD").replace(ACCENTS, "");
}

export function folded(text: string): string {
  return [...text].map(bare).join("");
}

/** A word that is sought: as it was typed, or as the beginning of a word that it belongs to. */
export interface Term {
  typed: string;
  beginnings: readonly string[];
}

/** How many letters a word may lose at its end when nothing holds the whole of it: endings change by case. */
const ENDINGS = [0, 1, 2];
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 3;

function shortened(word: string, cut: number): string {
  return word.slice(0, Math.max(word.length - cut, Math.min(word.length, SHORTEST_STEM)));
}

function terms(wanted: string, language: string, cut: number): Term[] {
  const families = FAMILIES[language] ?? [];
  return folded(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const isOf = (stem: string): boolean =>
        word.startsWith(stem) && word.length <= stem.length + LONGEST_ENDING;
      const beginnings = families.find((family) => family.some(isOf)) ?? [];
      return { typed: shortened(word, cut), beginnings };
    });
}

/** Return where in a line of bare letters a term stands: its first letter, and the one behind its last. */
function places(line: string, term: Term): [number, number][] {
  const found: [number, number][] = [];
  for (const sought of [term.typed, ...term.beginnings]) {
    const anywhere = sought === term.typed;
    for (let at = line.indexOf(sought); at >= 0; at = line.indexOf(sought, at + sought.length)) {
      if (anywhere || at === 0 || !/[a-z]/.test(line[at - 1]!)) found.push([at, at + sought.length]);
    }
  }
  return found;
}

function holds(rule: Rule, chapter: Chapter, sought: readonly Term[]): boolean {
  const all = folded(`${rule.id} ${rule.title} ${plain(rule.text)} ${plain(rule.caption)} ${chapter.title}`);
  return sought.every((term) => places(all, term).length > 0);
}

function keeping(book: Book, sought: readonly Term[]): Book {
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    lead: [],
    rules: chapter.rules.filter((rule) => holds(rule, chapter, sought)),
  }));
  return { ...book, chapters: chapters.filter((chapter) => chapter.rules.length > 0) };
}

interface FoundRules {
  book: Book;
  /** What was found in place of the words that were asked for, to be marked. */
  terms: Term[];
  count: number;
}

/** Return the part of a book that holds all words that are wanted. */
export function find(book: Book, wanted: string, language: string): FoundRules {
  for (const cut of ENDINGS) {
    const sought = terms(wanted, language, cut);
    const kept = sought.length ? keeping(book, sought) : book;
    const count = kept.chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
    if (count > 0) return { book: kept, terms: sought, count };
  }
  return { book: { ...book, chapters: [] }, terms: [], count: 0 };
}

interface Fragment {
  words: string;
  isMarked: boolean;
}

/** Cut a text where it holds what is sought. */
export function marked(text: string, sought: readonly Term[]): Fragment[] {
  const letters = [...text];
  const spelt = letters.map(bare);
  const line = spelt.join("");
  const owner = spelt.flatMap((some, index) => Array.from(some, () => index));
  const isHit = letters.map(() => false);
  for (const [from, to] of sought.flatMap((term) => places(line, term))) {
    for (let each = from; each < to; each++) isHit[owner[each]!] = true;
  }
  const pieces: Fragment[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.isMarked === isHit[index]) last.words += letter;
    else pieces.push({ words: letter, isMarked: isHit[index]! });
  });
  return pieces;
}
