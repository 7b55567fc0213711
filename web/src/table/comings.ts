/** Who has left a table, and for whom a bot plays: said when it happens, and in the log. */

import { t } from "../i18n/language.svelte";
import type { Happened, TableNow } from "../protocol";
import { nameOf } from "./names";
import type { LogLine } from "./recap/story";

/** Somebody who left or came back, and how long the log was then. */
export interface Coming {
  readonly happened: Pick<Happened, "event" | "seat" | "level" | "why">;
  readonly after: number;
}

const KINDS: ReadonlySet<string> = new Set(["replaced", "returned"]);

export function isComing({ event }: Pick<Happened, "event">): boolean {
  return KINDS.has(event);
}

/** In words, of oneself as of anybody else. */
export function comingWords(now: TableNow, { event, seat = -1, level, why }: Coming["happened"]): string {
  const what = event === "returned" ? "back" : why === "time" ? "time" : "left";
  const own = seat === now.you ? "-you" : "";
  return t(`coming-${what}${own}`, { name: nameOf(now, seat), bot: level ? t(`level-${level}`) : "" });
}

/** Those for whom bots play now, as if they had left after so many lines: when it was is not known. */
export function awayAlready({ seats, status }: TableNow, after: number): Coming[] {
  if (status !== "playing") return [];
  return seats.flatMap(({ sitting_in: level }, seat) =>
    level ? [{ happened: { event: "replaced", seat, level }, after }] : [],
  );
}

/** A log with who came and went between its lines; what was taken back meanwhile is not waited for. */
export function withComings(
  lines: readonly LogLine[],
  comings: readonly Coming[],
  words: (happened: Coming["happened"]) => string,
): LogLine[] {
  const merged = [...lines];
  for (const [number, { happened, after }] of [...comings.entries()].reverse()) {
    const deeds = [{ text: words(happened), names: [], journeys: [] }];
    merged.splice(Math.min(after, lines.length), 0, { key: -1 - number, seat: -1, who: "", deeds });
  }
  return merged;
}
