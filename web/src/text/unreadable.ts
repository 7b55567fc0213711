/** Texts that are refused: what was found, and what was expected; with the line, if there is one. */

const LONGEST = 60;
/** Control characters, separators but the blank, and what is no character at all. */
export const UNPRINTABLE = /[^\P{C}]|[^\P{Z} ]/u;
const SHORT: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\" };

export class Unreadable extends Error {
  constructor(
    private readonly problem: string,
    line?: number,
  ) {
    super(line === undefined ? problem : `line ${line}: ${problem}`);
  }

  /** Return the refusal with its place in a text. */
  at(line: number | undefined): Unreadable {
    return new Unreadable(this.problem, line);
  }

  static found(found: string, expected: string, line?: number): Unreadable {
    return new Unreadable(`found ${found}, expected ${expected}`, line);
  }

  static impossible(asked: string, why: string, line?: number): Unreadable {
    return new Unreadable(`${shown(asked)} is not possible${why}`, line);
  }
}

/** Return a text as refusals show it: printable, quoted, cut when it is long. */
export function quoted(text: string): string {
  const whole = [...shown(text)];
  return whole.length <= LONGEST ? whole.join("") : `${whole.slice(0, LONGEST - 4).join("")}...${whole[0]}`;
}

function shown(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const letters = [...text].map((letter) => {
    if (letter === mark) return `\\${mark}`;
    return SHORT[letter] ?? (UNPRINTABLE.test(letter) ? escaped(letter.codePointAt(0)!) : letter);
  });
  return mark + letters.join("") + mark;
}

function escaped(code: number): string {
  if (code < 0x100) return `\\x${code.toString(16).padStart(2, "0")}`;
  if (code < 0x10000) return `\\u${code.toString(16).padStart(4, "0")}`;
  return `\\U${code.toString(16).padStart(8, "0")}`;
}
