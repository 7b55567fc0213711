/** Opens a scoring again, from wherever it is mentioned. */

import { getContext, setContext } from "svelte";

/** Opens the scoring of a sign. */
type Open = (sign: string) => void;

const KEY = Symbol("scoring");

export function setScoringOpener(open: Open): void {
  setContext(KEY, open);
}

/** What opens a scoring, nothing where none can be shown. */
export function scoringOpener(): Open | undefined {
  return getContext<Open | undefined>(KEY);
}
