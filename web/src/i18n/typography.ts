/** What a typesetter does to a text of ours: nothing is left alone at the end of a line that belongs to the next word. */

/** A preposition or conjunction of one letter, which Czech and Slovak never leave at the end of a line. */
const LONELY = /(?<![\p{L}\p{N}'’])([ksvzouaiKSVZOUAI]) (?=[\p{L}\p{N}„])/gu;

/** A number and the short word of what it counts. */
const COUNTED = /(\d) (?=(?:min|Min|mín|s|h|d|T|Std|klst|ks|stk|Stk|Pkt|pts?|pcs)(?!\p{L}))/gu;

const KEEPS_LETTERS: readonly string[] = ["cs", "sk"];

/** A number and whatever it counts, where lines are long enough to keep them together. */
const NUMBERED = /(\d) (?=\p{L})/gu;

/** Bind what belongs together by spaces at which no line is broken. */
export function bound(text: string, language: string): string {
  const counted = text.replace(COUNTED, "$1\u00a0");
  return KEEPS_LETTERS.includes(language) ? counted.replace(LONELY, "$1\u00a0") : counted;
}

/** Bind what belongs together in a running text. */
export function boundProse(text: string, language: string): string {
  return bound(text, language).replace(NUMBERED, "$1\u00a0");
}
