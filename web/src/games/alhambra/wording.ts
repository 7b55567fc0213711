/** What was done in Alhambra, in words: the log, advice, and what is heard. */

import type { Written } from "../../deeds";
import { t } from "../../i18n/language.svelte";
import { type Entry, type Manner, logOf } from "../../table/recap/log";
import { type Deed, type Scored, deedsOf } from "./deeds";
import { SCORINGS } from "./record";
import { amountWords, cardWords, tileWords } from "./words";

const IN_TURNS = [
  "took", "bought", "placed", "moved", "swapped", "removed", "stored", "gave", "passed", "declined",
] as const; // prettier-ignore
const ASIDES = ["scored"] as const;

/** What the log tells of: the rest is seen on the board. */
export type LoggedDeed = Extract<Deed, { kind: (typeof IN_TURNS)[number] | (typeof ASIDES)[number] }>;

export function entriesOf(written: Written): Entry<LoggedDeed>[] {
  return logOf(deedsOf(written), IN_TURNS, ASIDES);
}

/** Return the tiles that came into a palace in some turns. */
export function tilesLaid(entries: readonly Entry<LoggedDeed>[]): number[] {
  return entries.flatMap(({ deeds }) =>
    deeds.flatMap((deed) =>
      deed.kind === "placed" || deed.kind === "moved" || deed.kind === "swapped" ? [deed.tile] : [],
    ),
  );
}

/** Everybody's points of a scoring, the most first; a row is a seat, or Dirk behind the seats. */
function scoringWords({ scoring, sums }: Scored, who: (row: number) => string): string {
  const list = sums
    .map((points, row) => ({ name: who(row), points }))
    .sort((one, other) => other.points - one.points)
    .map(({ name, points }) => `${name} +${points}`)
    .join(", ");
  return t("alhambra-log-scoring", { scoring: SCORINGS[scoring]!, list });
}

/** What was done, or what the coach would do. */
export function deedWords(deed: LoggedDeed, who: (row: number) => string, manner: Manner = "log"): string {
  const key = `alhambra-${manner === "advise" ? "advise" : "log"}-${deed.kind}`;
  switch (deed.kind) {
    case "scored":
      return scoringWords(deed, who);
    case "took":
      return t(key, { manner, cards: deed.cards.map(cardWords).join(", ") });
    case "bought": {
      const cards = deed.values.length > 1 ? ` (${deed.values.join(" + ")})` : "";
      const money = amountWords(deed.currency, deed.paid) + cards;
      return t(deed.exactly ? `${key}-exactly` : key, { manner, tile: tileWords(deed.tile), money });
    }
    case "passed":
    case "declined":
      return t(key, { manner });
    default:
      return t(key, { manner, tile: tileWords(deed.tile) });
  }
}

/** What a turn did, or would do as the coach says it. */
export function turnWords(written: Written, manner: Manner): string {
  return entriesOf(written)
    .filter(({ isAside }) => !isAside)
    .flatMap(({ deeds }) => deeds.map((deed) => deedWords(deed, String, manner)))
    .join("; ");
}

/** Return how many steps one click did that is taken back: a purchase is all of its cards. */
export function lastClick(written: Written, steps: number, isPicked: boolean): number {
  const last = deedsOf(written).at(-1);
  const picked = isPicked ? 1 : 0;
  const isPurchase = last?.kind === "bought" && last.step === steps - 1 - picked;
  return isPurchase ? steps - last.first : 1 + picked;
}
