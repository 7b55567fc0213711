/** Names of those at a table, bots by their level in the player's language. */

import { t } from "../i18n/language.svelte";
import type { Seat, TableNow } from "../protocol";

/** The name of a chair before the game. */
export function chairName(seat: Seat): string {
  if (seat.kind === "open") return t("seat-open");
  return seat.kind === "bot" ? t(`level-${seat.level}`) : (seat.name ?? "");
}

/**
 * The name of a seat in a game, or of one who plays without a seat, such as Dirk.
 *
 * The server numbers bots of one level, as in "Mason 2"; the number is kept, the level translated.
 */
export function nameOf(now: TableNow, seat: number): string {
  const told = now.names[seat] ?? "";
  const chair = now.seats[seat];
  const virtual = chair ? null : /^virtual (\d+)$/.exec(told);
  if (!chair && told === "Dirk") return t("alhambra-dirk");
  if (virtual) return t("virtual-player", { number: virtual[1]! });
  if (chair?.kind !== "bot") return told;
  const number = / (\d+)$/.exec(told)?.[1];
  const level = t(`level-${chair.level}`);
  return number ? `${level} ${number}` : level;
}
