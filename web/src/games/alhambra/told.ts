/** What happened, as sentences for whoever hears the table. */

import { t } from "../../i18n/language.svelte";
import type { Entry } from "./log";
import type { Play } from "./play.svelte";
import { SCORINGS } from "./record";
import { nameOf, rowsOf } from "./seats";
import { deedWords } from "./words";

/** Everybody's points of a scoring, the most first. */
export function scoringWords(play: Play, scoring: number): string {
  const points = (row: number): number =>
    play.here.points[row]![scoring]!.reduce((sum, part) => sum + part, 0);
  const best = [...rowsOf(play)].sort((one, other) => points(other) - points(one));
  const list = best.map((row) => `${nameOf(play.table.now!, row)} +${points(row)}`).join(", ");
  return t("alhambra-log-scoring", { scoring: SCORINGS[scoring]!, list });
}

/** One sentence a deed, worded only when it is asked for. */
export function tellings(play: Play, entries: readonly Entry[]): (() => string)[] {
  return entries.flatMap((entry) =>
    entry.kind === "scoring"
      ? [() => scoringWords(play, entry.scoring)]
      : entry.deeds.map((deed) => () => {
          const name = nameOf(play.table.now!, entry.seat);
          return t("told", { name, deed: deedWords(deed) });
        }),
  );
}
