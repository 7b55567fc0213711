/** What was done in Roll & Write, in words: the log, advice, and what is heard. */

import type { Written } from "../../deeds";
import { t } from "../../i18n/language.svelte";
import { type Entry, type Manner, logOf } from "../../table/recap/log";
import { type Deed, deedsOf } from "./deeds";
import { blueOf, yellowOf } from "./dice";
import { BLUE, COLOURS, YELLOW } from "./record";
import { typeWords } from "./words";

const IN_TURNS = ["turned", "built", "built_again", "coins_taken", "kept"] as const;
const ASIDES = ["virtual_built"] as const;

/** What the log tells of: the rest is seen on the sheets. */
export type LoggedDeed = Extract<Deed, { kind: (typeof IN_TURNS)[number] | (typeof ASIDES)[number] }>;

export function entriesOf(deeds: readonly Deed[]): Entry<LoggedDeed>[] {
  return logOf(deeds, IN_TURNS, ASIDES);
}

/** Return, for each seat, the crossings that were built in some turns. */
export function crossingsBuilt(entries: readonly Entry<LoggedDeed>[], seats: number): ReadonlySet<number>[] {
  const built = Array.from({ length: seats }, () => new Set<number>());
  for (const deed of entries.flatMap(({ deeds }) => deeds)) {
    if (deed.kind === "built" || deed.kind === "built_again") built[deed.seat]!.add(deed.crossing);
  }
  return built;
}

/** Say what somebody did, or what the coach would do, without who. */
export function deedWords(deed: LoggedDeed, manner: Manner = "log"): string {
  const opening = manner === "advise" ? "rw-advise-" : "rw-deed-";
  switch (deed.kind) {
    case "turned":
      return t(`${opening}turned-${COLOURS[deed.colour]}`, { manner, from: deed.was, to: deed.now });
    case "coins_taken":
      return t(`${opening}coins`, { manner, coins: deed.coins });
    case "kept":
      return t(`${opening}kept`, { manner, blue: deed.own[BLUE]!, yellow: deed.own[YELLOW]! });
    case "virtual_built":
      return t("rw-deed-virtual", { type: typeWords(deed.type) });
    default:
      return t(`${opening}${deed.kind === "built" ? "built" : "again"}`, {
        manner,
        type: typeWords(deed.type),
        blue: blueOf(deed.crossing),
        yellow: yellowOf(deed.crossing),
      });
  }
}

/** What a turn did, or would do as the coach says it. */
export function turnWords(written: Written, manner: Manner): string {
  return entriesOf(deedsOf(written))
    .filter(({ isAside }) => !isAside)
    .flatMap(({ deeds }) => deeds.map((deed) => deedWords(deed, manner)))
    .join("; ");
}
