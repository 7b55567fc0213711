/** What surrounds every board: its talk and its menu, which the top bar opens. */

import { getContext, setContext } from "svelte";

export interface TableFrame {
  /** Whether there is a table at all: it may be gone, or not yet told of. */
  isThere: () => boolean;
  openTalk: () => void;
  openMenu: () => void;
  /** How many messages nobody has looked at. */
  unread: () => number;
}

const KEY = Symbol("table frame");

export function setTableFrame(frame: TableFrame): void {
  setContext(KEY, frame);
}

/** The frame of the table one is at, nothing elsewhere. */
export function tableFrame(): TableFrame | undefined {
  return getContext<TableFrame | undefined>(KEY);
}
