/** What went wrong, in the player's words. */

import { t } from "../i18n/language.svelte";
import { Refused } from "./api";

export function wordsFor(error: unknown): string {
  return error instanceof Refused ? t(`refused-${error.problem.reason}`) : t("offline");
}
