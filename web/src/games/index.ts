/** The games a browser can show; one line adds one. Boards are loaded when they are played. */

import type { Component } from "svelte";

import type { Table } from "../table/table.svelte";

export interface GamePages {
  /** Bytes of the position's record, and of the facts that come with it. */
  sizes: { record: number; facts: number };
  board: Component<{ table: Table }>;
  /** What points are made with, in the order of the server's numbers. */
  parts: readonly string[];
}

export const GAMES: Record<string, () => Promise<GamePages>> = {
  alhambra: async () => (await import("./alhambra")).pages,
  roll_and_write: async () => (await import("./roll_and_write")).pages,
  medina: async () => (await import("./medina")).pages,
};
