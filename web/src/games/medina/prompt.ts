/** What is asked now, in a sentence. */

import { t } from "../../i18n/language.svelte";
import { joined } from "../../table/names";
import type { Play } from "./play.svelte";
import { FIRST_MERCHANT } from "./record";

export function promptOf(play: Play, who: (seat: number) => string): string {
  const now = play.table.now!;
  if (now.status === "over") return t("medina-over", { winners: joined(now.winners ?? []) });
  if (play.table.isReplaced) return t("bot-sits-in");
  if (!play.isMine) return now.actor < 0 ? "" : t("medina-waiting", { name: who(now.actor) });
  if (play.held) return t("medina-turn-ends");
  // A finger that rested has only looked. What pressed last is looked up whenever something else is aimed at.
  if (play.aimed !== null && play.lit.has(play.aimed) && play.isFinger) return t("medina-ask-tap");
  if (play.here.phase === FIRST_MERCHANT) return t("medina-prompt-first");
  if (play.mayDecline) return t("medina-prompt-last");
  return t(play.isSecond ? "medina-prompt-second" : "medina-prompt-two");
}
