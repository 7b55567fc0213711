/** Codes of tables: how they are written for people, and found in what people type. */

const GROUP = /.{1,4}/g;
const BETWEEN = /[\s.,·_–—-]/g;

/** A code as it is shown and said: in capitals, by fours, as telephone numbers are. */
export function spokenCode(code: string): string {
  return code.toUpperCase().match(GROUP)?.join("-") ?? "";
}

/** The code of a table in what somebody typed: the code alone, or a whole link; "" for neither. */
export function codeIn(typed: string): string {
  const words = typed.trim().toLowerCase();
  const linked = /\/t\/([a-z0-9-]+)/.exec(words)?.[1];
  const plain = (linked ?? words).replaceAll(BETWEEN, "");
  return linked || /^[a-z0-9]{6,40}$/.test(plain) ? plain : "";
}
