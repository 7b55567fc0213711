/** The code of a table in what somebody typed: the code alone, or a whole link; "" for neither. */
export function codeIn(typed: string): string {
  const words = typed.trim().toLowerCase();
  const linked = /\/t\/([a-z0-9]+)/.exec(words)?.[1];
  const plain = words.replaceAll(/[\s-]/g, "");
  return linked ?? (/^[a-z0-9]{6,40}$/.test(plain) ? plain : "");
}
