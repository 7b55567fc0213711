/** What went wrong, in the player's words. */

import { t } from "../i18n/language.svelte";
import { NoDevice, Refused } from "./problems";

/** Words that are put together when they are shown: in the language spoken then, whatever was spoken before. */
export type Words = () => string;

/** Nothing to say. */
export const SILENCE: Words = () => "";

export function wordsFor(error: unknown): Words {
  return () => {
    if (error instanceof Refused) return t(`refused-${error.problem.reason}`);
    return t(error instanceof NoDevice ? "no-device" : "offline");
  };
}
