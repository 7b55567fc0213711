/** What is asked now, in a sentence. */

import { t } from "../../i18n/language.svelte";
import { blueOf, yellowOf } from "./dice";
import type { Choice, Play } from "./play.svelte";
import { AGAIN, FINISHED, KEEPING, SECOND_BUILD } from "./record";
import { nameOf } from "./seats";
import { typeWords } from "./words";

/** What a choice is called, in short. */
export function choiceWords(play: Play, choice: Choice): string {
  const { kind, crossing } = choice;
  const [blue, yellow] = [blueOf(crossing), yellowOf(crossing)];
  if (kind === "build") return t("rw-choose-build", { type: typeWords(play.here.layout[crossing]!) });
  if (kind === "again") return t("rw-choose-again", { type: typeWords(play.here.layout[crossing]!) });
  if (kind === "keep") return t("rw-choose-keep", { blue, yellow });
  if (kind === "end") return t("rw-choose-end");
  if (play.isNothing(choice)) return t("rw-choose-nothing");
  return play.coinsToTake < 0 ? t("rw-choose-some-coins") : t("rw-choose-coins", { coins: play.coinsToTake });
}

/** What the button that confirms a choice does. */
export function doingWords(kind: Choice["kind"]): string {
  return t(kind === "end" ? "rw-choose-end" : `rw-do-${kind === "again" ? "build" : kind}`);
}

/** Ask for the second tap on what is chosen. */
function askAgain(play: Play, choice: Choice): string {
  const what = choiceWords(play, choice);
  const where = choice.kind === "build" ? ` ${blueOf(choice.crossing)} · ${yellowOf(choice.crossing)}` : "";
  return t(play.isFinger ? "rw-ask-tap" : "rw-ask-click", { choice: `${what}${where}` });
}

export function promptOf(play: Play): string {
  const { here } = play;
  if (here.phase === FINISHED) return t("rw-ask-over");
  if (play.table.isReplaced) return t("bot-sits-in");
  if (!play.isMine) {
    const { actor } = play.table.now!;
    return actor < 0 ? t("rw-ask-dice") : t("rw-ask-wait", { name: nameOf(play, actor) });
  }
  const chosen = play.choices.find((each) => each.action === play.chosen);
  if (chosen) return askAgain(play, chosen);
  if (here.phase === AGAIN) return t("rw-ask-again", { coins: SECOND_BUILD });
  if (here.phase === KEEPING) {
    return t("rw-ask-keep", { name: nameOf(play, (play.me + 1) % here.seats) });
  }
  const isFree = play.choices.some((each) => each.kind === "build");
  return t(isFree ? "rw-ask-action" : "rw-ask-coins");
}
