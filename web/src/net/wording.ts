/** What went wrong, in the player's words. */

import { t } from "../i18n/language.svelte";
import { Refused } from "./api";

/** Words that are put together when they are shown: in the language spoken then, whatever was spoken before. */
export type Words = () => string;

/** Nothing to say. */
export const SILENCE: Words = () => "";

export function wordsFor(error: unknown): Words {
  return () => (error instanceof Refused ? t(`refused-${error.problem.reason}`) : t("offline"));
}
