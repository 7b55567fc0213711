/** The rules of a game as it comes with it: chapters of paragraphs and of rules with their IDs. */

export interface Rule {
  /** Its ID; "" for a paragraph between rules. */
  id: string;
  /** Its text, cut where something is set apart. */
  text: Span[];
}

export interface Span {
  words: string;
  kind: "plain" | "strong" | "soft" | "code";
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

const SET_APART = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

function spans(text: string): Span[] {
  return text
    .split(SET_APART)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { words: part.slice(2, -2), kind: "strong" };
      if (part.startsWith("*") && part.length > 2) return { words: part.slice(1, -1), kind: "soft" };
      if (part.startsWith("`")) return { words: part.slice(1, -1), kind: "code" };
      return { words: part, kind: "plain" };
    });
}

function rule(block: string): Rule {
  const text = block.replaceAll(/\s*\n\s*/g, " ").replace(/^- /, "");
  const named = /^\*\*([A-Z]+-[A-Z]+\d+[a-z]?)\*\* (.*)$/.exec(text);
  return named ? { id: named[1]!, text: spans(named[2]!) } : { id: "", text: spans(text) };
}

/** Read the chapters of a game's rules. */
export function chapters(markdown: string): Chapter[] {
  return markdown.split(/^#+ /m).slice(1).map((chapter) => {
    const [title = "", ...lines] = chapter.split("\n");
    const blocks = lines.join("\n").split(/\n\s*\n|\n(?=- )/);
    return { title, rules: blocks.map((each) => each.trim()).filter(Boolean).map(rule) };
  }); // prettier-ignore
}
