/** Lists of tables: in which order they are shown, and what is said of each. */

import { t } from "../../i18n/language.svelte";
import type { AnyClock, Listed } from "../../protocol";
import { chairName } from "../../table/names";

/** Whether a table waits for oneself. */
export function isMyTurn(table: Listed): boolean {
  return table.status === "playing" && table.you >= 0 && table.actor === table.you;
}

const RANK = { playing: 1, open: 2, over: 3, closed: 4 } as const;

/** Those that wait for oneself first, then what is played, what is open, and what is over. */
export function inOrder(tables: readonly Listed[]): Listed[] {
  const rank = (table: Listed): number => (isMyTurn(table) ? 0 : RANK[table.status]);
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
}

/** The others at a table. */
export function othersAt(table: Listed): string {
  return table.seats
    .filter((seat, index) => index !== table.you && seat.kind !== "open")
    .map(chairName)
    .join(", ");
}

/** How many seats are taken, and how time is kept. */
export function seatsAndClock(table: Listed): string {
  const taken = table.seats.filter((seat) => seat.kind !== "open").length;
  const seats = t("seats-taken", { taken, all: table.seats.length });
  return `${seats} · ${clockWords(table.clock)}`;
}

const DAY = 24 * 3600;

/** A clock in a few words. */
export function clockWords(clock: AnyClock): string {
  if (clock.kind === "none") return t("clock-none");
  if (clock.kind === "game") {
    return t("clock-game", { minutes: Math.round(clock.seconds / 60), increment: clock.increment });
  }
  return clock.seconds >= DAY
    ? t("clock-days", { days: Math.round(clock.seconds / DAY) })
    : t("clock-move", { seconds: clock.seconds });
}
