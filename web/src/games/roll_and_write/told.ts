/** What happened, as sentences for whoever hears the table. */

import { t } from "../../i18n/language.svelte";
import type { Entry } from "./chronicle";
import type { Play } from "./play.svelte";
import { nameOf } from "./seats";
import { deedWords, typeWords } from "./words";

/** One sentence a deed, worded only when it is asked for. */
export function tellings(play: Play, entries: readonly Entry[]): (() => string)[] {
  return entries.flatMap((entry) =>
    entry.kind === "virtual"
      ? [
          () => {
            const name = nameOf(play, play.here.seats + entry.virtual);
            return t("told", { name, deed: t("rw-deed-virtual", { type: typeWords(entry.type) }) });
          },
        ]
      : entry.deeds.map((deed) => () => {
          const name = nameOf(play, entry.seat);
          return t("told", { name, deed: deedWords(deed, play.here.layout) });
        }),
  );
}
