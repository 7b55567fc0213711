/** Names of those at a table; characters have one for all languages. */

import { spoken, t } from "../i18n/language.svelte";
import type { Seat, TableNow } from "../protocol";

/** The name of a chair as lists and tables tell of it, before the game and after. */
export function chairName(seat: Seat): string {
  if (seat.kind === "open") return t("seat-open");
  return seat.kind === "bot" ? botName(seat, seat.name ?? "") : (seat.name ?? "");
}

/** The name of a bot: of those from before characters its level in the player's language, with its number. */
function botName(seat: Seat, name: string): string {
  if (seat.character) return name;
  const number = / (\d+)$/.exec(name)?.[1];
  const level = t(`level-${seat.level}`);
  return number ? `${level} ${number}` : level;
}

/** The names of all others who sit at a table. */
export function othersAt({ seats, you = -1 }: { seats: readonly Seat[]; you?: number }): string[] {
  return seats.filter((seat, index) => index !== you && seat.kind !== "open").map(chairName);
}

/** Names in one row, as the language joins them. */
export function joined(names: readonly string[]): string {
  return new Intl.ListFormat(spoken.language, { type: "conjunction" }).format(names);
}

/**
 * The name of a seat in a game, or of one who plays without a seat, such as Dirk.
 *
 * Bots without a character, of tables from before there were any, are numbered by their level, as in
 * "Mason 2"; the number is kept, the level translated.
 */
export function nameOf(now: TableNow, seat: number): string {
  const name = now.names[seat] ?? "";
  const chair = now.seats[seat];
  const virtual = chair ? null : /^virtual (\d+)$/.exec(name);
  if (!chair && name === "Dirk") return t("alhambra-dirk");
  if (virtual) return t("virtual-player", { number: virtual[1]! });
  if (chair?.kind !== "bot") return name;
  return botName(chair, name);
}

/** Whether anybody else plays at a table, and no bot for them: then nobody ends it for all. */
export function isSharedWithPeople({ seats, you }: TableNow): boolean {
  return seats.some(
    ({ kind, sitting_in }, seat) => seat !== you && (kind === "person" || kind === "program") && !sitting_in,
  );
}
