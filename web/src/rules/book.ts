/** The rules of a game as they are read: chapters of rules with their IDs, in the reader's language. */

export interface Span {
  words: string;
  /** A link names another rule; an option is called as in the list of options. */
  kind: "plain" | "strong" | "option" | "link";
}

export interface Rule {
  id: string;
  title: string;
  text: Span[];
  /** What its picture shows; empty without one. */
  caption: Span[];
}

export interface Chapter {
  title: string;
  /** What stands before its rules. */
  lead: Span[];
  rules: Rule[];
}

export interface Book {
  title: string;
  chapters: Chapter[];
}

const SET_APART = /(\*\*[^*]+\*\*|\*[^*]+\*|\[[A-Z]\d+\])/;
const HEADED = /^([A-Z]+-[A-Z]\d+) (.+)$/;

function spans(text: string): Span[] {
  return text
    .split(SET_APART)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { words: part.slice(2, -2), kind: "strong" };
      if (part.startsWith("*")) return { words: part.slice(1, -1), kind: "option" };
      if (/^\[[A-Z]\d+\]$/.test(part)) return { words: part.slice(1, -1), kind: "link" };
      return { words: part, kind: "plain" };
    });
}

/** Split a heading's first line from what stands under it. */
function headed(block: string): [string, string[]] {
  const [head = "", ...lines] = block.split("\n");
  return [head.trim(), lines.map((line) => line.trim()).filter(Boolean)];
}

function rule(block: string): Rule {
  const [head, lines] = headed(block);
  const named = HEADED.exec(head);
  if (!named) throw new Error(`"${head}" is no heading of a rule, expected an ID and a title`);
  const text = lines.filter((line) => !line.startsWith("> ")).join(" ");
  const caption = lines.filter((line) => line.startsWith("> ")).map((line) => line.slice(2));
  return { id: named[1]!, title: named[2]!, text: spans(text), caption: spans(caption.join(" ")) };
}

function chapter(block: string): Chapter {
  const [opening = "", ...rules] = block.split(/^### /m);
  const [title, lines] = headed(opening);
  return { title, lead: spans(lines.join(" ")), rules: rules.map(rule) };
}

/** Read the rules of a game from their text. */
export function bookOf(markdown: string): Book {
  const [opening = "", ...chapters] = markdown.split(/^## /m);
  return { title: headed(opening)[0].replace(/^# /, ""), chapters: chapters.map(chapter) };
}

/** Return the full ID of a rule that is named in short beside another of its game. */
export function fullId(short: string, beside: string): string {
  return `${beside.slice(0, beside.indexOf("-"))}-${short}`;
}

/** Return the words of a text without what sets them apart. */
export function plain(text: readonly Span[]): string {
  return text.map((span) => span.words).join("");
}

const FILES = import.meta.glob<string>("../games/*/rules/*.md", { query: "?raw", import: "default" });

/** Load the rules of a game in a language: one small file, and no other. */
export async function loadBook(language: string, game: string): Promise<Book | null> {
  const load = FILES[`../games/${game}/rules/${language}.md`];
  return load ? bookOf(await load()) : null;
}
