/** What surrounds every board: its talk and its menu, which the top bar opens. */

import { type Snippet, getContext, setContext } from "svelte";

interface TableFrame {
  /** Whether there is a table at all: it may be gone, or not yet heard of. */
  isThere: () => boolean;
  openTalk: () => void;
  openMenu: () => void;
  /** How many messages nobody has looked at. */
  unread: () => number;
  /** Leads back to the result from a board that is only looked at. */
  toResult: () => (() => void) | null;
}

const KEY = Symbol("table frame");

export function setTableFrame(frame: TableFrame): void {
  setContext(KEY, frame);
}

/** The frame of the table one is at, nothing elsewhere. */
export function tableFrame(): TableFrame | undefined {
  return getContext<TableFrame | undefined>(KEY);
}

/** What a board shows of a game that is looked back at, where otherwise one acts and hears of others. */
interface ReplayFrame {
  /** In place of what is asked: steps through the game. */
  bar: Snippet;
  /** In place of the recap and the coach: the whole log, and what the coach says of it. */
  side: Snippet;
}

const REPLAY = Symbol("replay frame");

export function setReplayFrame(frame: ReplayFrame): void {
  setContext(REPLAY, frame);
}

/** How the game is looked back at, nothing while it is played. */
export function replayFrame(): ReplayFrame | undefined {
  return getContext<ReplayFrame | undefined>(REPLAY);
}
