/** Names of those at a table; characters have one for all languages. */

import { t } from "../i18n/language.svelte";
import type { Seat, TableNow } from "../protocol";

/** The name of a chair before the game. */
export function chairName(seat: Seat): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "bot" && !seat.character) return t(`level-${seat.level}`);
  return seat.name ?? "";
}

/**
 * The name of a seat in a game, or of one who plays without a seat, such as Dirk.
 *
 * Bots without a character, of tables from before there were any, are numbered by their level, as in
 * "Mason 2"; the number is kept, the level translated.
 */
export function nameOf(now: TableNow, seat: number): string {
  const told = now.names[seat] ?? "";
  const chair = now.seats[seat];
  const virtual = chair ? null : /^virtual (\d+)$/.exec(told);
  if (virtual) return t("virtual-player", { number: virtual[1]! });
  if (chair?.kind !== "bot" || chair.character) return told;
  const number = / (\d+)$/.exec(told)?.[1];
  const level = t(`level-${chair.level}`);
  return number ? `${level} ${number}` : level;
}
