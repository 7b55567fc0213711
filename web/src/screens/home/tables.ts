/** Lists of tables: in which order they are shown, and what is said of each. */

import { spoken, t } from "../../i18n/language.svelte";
import type { AnyClock, Listed } from "../../protocol";
import { chairName, joined, othersAt } from "../../table/names";
import { clockFace } from "../../table/time";

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

/** With whom one plays, by name; the game where nobody else is there. */
export function titleOf(table: Listed): string {
  const others = othersAt(table);
  return others.length > 0 ? others.join(", ") : t(`game-${table.game}`);
}

/** Where an own game stands: whose turn it is and for how long, whom it waits for, or how it ended. */
export function standOf(table: Listed, now = Date.now()): string {
  if (table.status === "closed") return t("status-closed");
  if (table.status === "over") return endOf(table);
  if (table.status === "open") {
    const count = table.seats.filter((seat) => seat.kind === "open").length;
    return count > 0 ? t("list-waits", { count }) : t("waiting-full");
  }
  const chair = table.seats[table.actor];
  const turn = isMyTurn(table) ? t("your-turn") : chair ? t("list-to-move", { name: chairName(chair) }) : "";
  const left = (table.due ?? 0) > now ? t("list-left", { time: clockFace(table.due! - now) }) : "";
  return [turn || t("status-playing"), left].filter(Boolean).join(" · ");
}

/** Who won a game, and with how many points, seen from one's own seat. */
function endOf({ seats, you = -1, winners = [], totals = [] }: Listed): string {
  const won = seats.flatMap((seat, index) => (winners.includes(seat.name ?? "") ? [index] : []));
  if (winners.length === 0) return t("status-over");
  const best = totals[won[0] ?? -1] ?? Math.max(0, ...totals);
  const own = totals[you] ?? 0;
  // Alone nobody is beaten, but by virtual players who score.
  const isAlone = seats.length === 1 && totals.every((points, row) => row === you || points === 0);
  if (isAlone) return t("points", { count: own });
  if (won.length === 1 && won[0] === you) return t("list-won", { points: best });
  const names =
    won.length > 0 ? won.filter((seat) => seat !== you).map((seat) => chairName(seats[seat]!)) : [...winners];
  if (won.includes(you)) return t("list-shared", { names: joined(names), points: best });
  return t(you >= 0 ? "list-lost" : "list-winner", { names: joined(names), points: best, own });
}

const UNITS = [
  ["day", 24 * 3600_000],
  ["hour", 3600_000],
  ["minute", 60_000],
] as const;

/** How long ago something was, as one says it: "2 hours ago", "yesterday". */
export function agoWords(at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(spoken.language, { numeric: "auto" });
  const past = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, each]) => past >= each) ?? (["second", 1000] as const);
  return words.format(unit === "second" ? 0 : -Math.floor(past / length), unit);
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
