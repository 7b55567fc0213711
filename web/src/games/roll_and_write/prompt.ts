/** What is asked now, in a sentence. */

import { t } from "../../i18n/language.svelte";
import type { Play } from "./play.svelte";
import { AGAIN, FINISHED, KEEPING } from "./record";
import { nameOf } from "./seats";

export function promptOf(play: Play): string {
  const { here } = play;
  if (here.phase === FINISHED) return t("rw-ask-over");
  if (!play.isMine) {
    const { actor } = play.table.now!;
    return actor < 0 ? t("rw-ask-dice") : t("rw-ask-wait", { name: nameOf(play, actor) });
  }
  if (here.phase === AGAIN) return t("rw-ask-again");
  if (here.phase === KEEPING) {
    return t("rw-ask-keep", { name: nameOf(play, (play.me + 1) % here.seats) });
  }
  const isFree = play.choices.some((each) => each.kind === "build");
  return t(isFree ? "rw-ask-action" : "rw-ask-coins");
}
