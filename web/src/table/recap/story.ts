/** What was done at a table, worded by its game, and where on the board it can be seen. */

import type { Journey } from "../motion/journey";

export interface ShownDeed {
  readonly text: string;
  /** Where it is to be seen: names of things on the board, of which the first in sight is lit. */
  readonly names: readonly string[];
  /** What travels when it is shown again. */
  readonly journeys: readonly Journey[];
  /** The sign of the scoring that it was, which can be opened again. */
  readonly scoring?: string;
  /** What came of it. */
  readonly news?: readonly DeedNews[];
}

/** What came of a deed, and where that is to be seen. */
export interface DeedNews {
  readonly text: string;
  readonly names: readonly string[];
}

/** A log line: what somebody did in a turn. */
export interface LogLine {
  readonly key: number;
  /** Whose disc stands before it, -1 for nobody's. */
  readonly seat: number;
  readonly who: string;
  readonly deeds: readonly ShownDeed[];
}

interface Parted<Each> {
  /** What others did since one's last turn. */
  readonly since: readonly Each[];
  /** What one has done in this turn. */
  readonly own: readonly Each[];
  /** What came before, newest first. */
  readonly earlier: readonly Each[];
}

export type Recapped = Parted<LogLine>;

const FEW = 3;

/** Part a log at one's last turn; a turn that one has begun is apart. */
export function parted<Each extends { readonly seat: number }>(
  lines: readonly Each[],
  me: number,
  isMine: boolean,
): Parted<Each> {
  const isBegun = isMine && lines.at(-1)?.seat === me;
  const done = isBegun ? lines.slice(0, -1) : lines;
  const last = done.findLastIndex((line) => line.seat === me);
  return {
    since: done.slice(last + 1),
    own: isBegun ? lines.slice(-1) : [],
    earlier: done
      .slice(0, last + 1)
      .slice(-FEW)
      .reverse(),
  };
}
