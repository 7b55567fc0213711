/** The games a browser can show. Boards are loaded when they are played. */

import type { Component } from "svelte";

import type { Written } from "../deeds";
import type { TableNow, WrittenEffect, WrittenPlaces } from "../protocol";
import type { Told } from "../replay/moves";
import type { Marked } from "../table/marks.svelte";
import type { Table } from "../table/table.svelte";
import { byGame } from "./folders";

export interface GamePages {
  /** Bytes of the position's record, and of the facts that come with it. */
  sizes: { record: number; facts: number };
  board: Component<{ table: Table }>;
  /** What points are made with, in the order of the server's numbers. */
  parts: readonly string[];
  /** All that was done in a game, in words. */
  retell: (now: TableNow) => Told[];
  /** What a turn did or would do, in words; the record is that of a position of its game. */
  turnWords: (deeds: Written, record: Uint8Array) => string;
  /** What a turn leads to, in words: a reason of the coach. */
  reasonWords?: (effect: WrittenEffect, nameOf: (row: number) => string) => string;
  /** The names of the thing on the board that an effect of a seat's turn is about, if there is one. */
  effectNames?: (effect: WrittenEffect, seat: number) => readonly string[];
  /** What a seat's turn is done with and where, to be marked; the record is that before the turn. */
  marked?: (places: WrittenPlaces, seat: number, record: Uint8Array) => Marked;
  /** A sign that changes where something of note begins: a scoring, a round, a roof. */
  chapter: (record: Uint8Array, facts: Uint8Array) => string;
  /** What the signs of its chapters count, where they are numbers. */
  chaptersCount?: () => string;
  /** What somebody has to show for the game besides points, or nothing. */
  feat: (now: TableNow, record: Uint8Array, facts: Uint8Array) => string;
}

/** The pages of each game, loaded when it is played. */
export const GAMES = byGame(import.meta.glob<GamePages>("./*/index.ts", { import: "pages" }));
