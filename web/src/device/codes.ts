/** The codes of tables that this device keeps: no server has such. */

const MARK = "~";
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 10;

/** Whether a table lies on this device rather than on the server. */
export function isOnDevice(code: string): boolean {
  return code.startsWith(MARK);
}

export function newCode(): string {
  const random = crypto.getRandomValues(new Uint32Array(LENGTH));
  return MARK + Array.from(random, (number) => SIGNS[number % SIGNS.length]).join("");
}

/** A table's code without the mark: for the names of files, and where programs read it. */
export function plain(code: string): string {
  return code.replace(MARK, "");
}
