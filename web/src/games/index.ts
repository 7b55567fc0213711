/** The games a browser can show. Boards are loaded when they are played. */

import type { Component } from "svelte";

import type { Written } from "../deeds";
import type { TableNow, WrittenEffect, WrittenPlaces } from "../protocol";
import type { ReplayedDeed } from "../replay/moves";
import type { Marked } from "../table/marks.svelte";
import type { Standing } from "../table/score";
import type { Scenes, Scoring } from "../table/scoring/scoring";
import type { Table } from "../table/table.svelte";
import { byGame } from "./folders";

/** Something that somebody did so often in a game. */
export interface Tallied {
  words: string;
  count: number;
}

export interface GamePages {
  /** Bytes of the position's record, and of the facts that come with it. */
  sizes: { record: number; facts: number };
  board: Component<{ table: Table }>;
  /** What points are made with, in the order of the server's numbers. */
  parts: readonly string[];
  /** What pictures of the game share, the buildings among it, for a page without its board. */
  sprite: Component;
  /** A part of the points as a small square picture; the sprite must be on the page. */
  sign: Component<{ part: string; size: number }>;
  /** The letter on what a part is made with, or nothing. */
  letter: (part: string) => string;
  /** How those who play without a seat take part in the ranking. */
  bystanders: (now: TableNow) => Standing;
  /** What those who play without a seat and are not ranked did in a game, or nothing. */
  besides: (now: TableNow) => string;
  /** The scorings that were held so far; the record is that of the last position. */
  scorings: (now: TableNow, record: Uint8Array) => readonly Scoring[];
  /** What a seat did in a game, and how often. */
  tally: (now: TableNow, seat: number) => readonly Tallied[];
  /** Pictures of parts that are more than numbers, by the part. */
  scenes: Scenes;
  /** All that was done in a game, in words. */
  replayed: (now: TableNow) => ReplayedDeed[];
  /** What a turn did, or as advice what it would do, in words. */
  turnWords: (deeds: Written, manner: "log" | "advise") => string;
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
