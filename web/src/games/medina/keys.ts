/** Keys of this table: numbers choose a piece, letters are those of the English names. */

import { isForBoard } from "../../parts/focus";
import type { Table } from "../../table/table.svelte";
import type { Choice } from "./choice.svelte";
import { TRAY } from "./city";

export interface Windows {
  readonly coach: () => void;
  readonly log: () => void;
  readonly replay: () => void;
}

export function keyPressed(event: KeyboardEvent, table: Table, choice: Choice, windows: Windows): void {
  if (!isForBoard(event)) return;
  const kind = TRAY[Number(event.key) - 1];
  if (kind) void choice.take(kind);
  else if (event.key === "Escape") choice.cancel();
  else if (event.key === "u") void choice.undo();
  else if (event.key === "U") void table.undo(table.undoable);
  else if (event.key === "h") windows.coach();
  else if (event.key === "p") windows.replay();
  else if (event.key === "l") windows.log();
  else if (event.key === "Enter" && choice.held) void choice.confirm();
  else return;
  event.preventDefault();
}
