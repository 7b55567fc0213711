// Written by `make types` from src/qalat/games/medina/deeds.py.

/** Medina: what was done, one type a kind of deed. */

import { type Written, readDeeds } from "../../deeds";

/** What every deed has. */
export interface DeedBase {
  /** The number of the step that completed it. */
  readonly step: number;
  /** The first of the steps that led to it: without it there were so many. */
  readonly first: number;
  /** Who did it or whom it befell, -1 for nobody. */
  readonly seat: number;
}

/** The youngest player was drawn, who begins. */
export interface Youngest extends DeedBase {
  readonly kind: "youngest";
}

/** The first merchant, which is nobody's, was placed. */
export interface Opened extends DeedBase {
  readonly kind: "opened";
  /** where the piece stands: a cell of the city, for a wall one of the rim */
  readonly cell: number;
}

/** A building founded a palace, or extended one. */
export interface Built extends DeedBase {
  readonly kind: "built";
  /** where the piece stands: a cell of the city, for a wall one of the rim */
  readonly cell: number;
  /** an index of COLOURS */
  readonly colour: number;
  /** the palace that the piece belongs to now, named by a cell */
  readonly palace: number;
  /** how many buildings and stables the palace has now */
  readonly pieces: number;
  /** the seat whose roof the palace has, -1 for nobody */
  readonly owner: number;
}

/** A stable was placed. */
export interface Attached extends DeedBase {
  readonly kind: "attached";
  /** where the piece stands: a cell of the city, for a wall one of the rim */
  readonly cell: number;
  /** the palace that the piece belongs to now, named by a cell */
  readonly palace: number;
  /** how many buildings and stables the palace has now */
  readonly pieces: number;
  /** the seat whose roof the palace has, -1 for nobody */
  readonly owner: number;
}

/** A merchant was placed. */
export interface Traded extends DeedBase {
  readonly kind: "traded";
  /** where the piece stands: a cell of the city, for a wall one of the rim */
  readonly cell: number;
}

/** A wall was placed. */
export interface Walled extends DeedBase {
  readonly kind: "walled";
  /** where the piece stands: a cell of the city, for a wall one of the rim */
  readonly cell: number;
}

/** A palace was roofed. */
export interface Roofed extends DeedBase {
  readonly kind: "roofed";
  /** an index of COLOURS */
  readonly colour: number;
  /** the palace that the piece belongs to now, named by a cell */
  readonly palace: number;
  /** how many buildings and stables the palace has now */
  readonly pieces: number;
  /** points that the palace is worth without cards */
  readonly worth: number;
}

/** A last piece was not placed, and left the game. */
export interface Declined extends DeedBase {
  readonly kind: "declined";
  /** the piece that left the game: an index of KINDS of the box, 7 for a roof */
  readonly piece: number;
}

/** The palace card of a colour was taken. */
export interface PalaceCard extends DeedBase {
  readonly kind: "palace_card";
  /** an index of COLOURS */
  readonly colour: number;
  /** the seat that held the card before, -1 for nobody */
  readonly giver: number;
}

/** The card of a tower was taken. */
export interface TowerCard extends DeedBase {
  readonly kind: "tower_card";
  /** an index of TOWERS */
  readonly tower: number;
  /** the seat that held the card before, -1 for nobody */
  readonly giver: number;
}

/** The last roof of a colour was laid: its buildings in supplies left. */
export interface ColourGone extends DeedBase {
  readonly kind: "colour_gone";
  /** an index of COLOURS */
  readonly colour: number;
  /** [seat] buildings that left a supply */
  readonly lost: readonly number[];
}

/** A turn ended. */
export interface TurnEnded extends DeedBase {
  readonly kind: "turn_ended";
}

/** The points of a seat at the end. */
export interface Scored extends DeedBase {
  readonly kind: "scored";
  /** [part] points by what they are made with, in the order of PARTS */
  readonly points: readonly number[];
  /** all points together */
  readonly total: number;
}

/** Nobody can place anything any more. */
export interface GameEnded extends DeedBase {
  readonly kind: "game_ended";
}

export type Deed =
  | Youngest
  | Opened
  | Built
  | Attached
  | Traded
  | Walled
  | Roofed
  | Declined
  | PalaceCard
  | TowerCard
  | ColourGone
  | TurnEnded
  | Scored
  | GameEnded;

/** The fields of each kind, in the order in which they are written. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  youngest: [],
  opened: ["cell"],
  built: ["cell", "colour", "palace", "pieces", "owner"],
  attached: ["cell", "palace", "pieces", "owner"],
  traded: ["cell"],
  walled: ["cell"],
  roofed: ["colour", "palace", "pieces", "worth"],
  declined: ["piece"],
  palace_card: ["colour", "giver"],
  tower_card: ["tower", "giver"],
  colour_gone: ["colour", "lost"],
  turn_ended: [],
  scored: ["points", "total"],
  game_ended: [],
};

/** Return deeds as the server tells them. */
export function deedsOf(written: Written): readonly Deed[] {
  return readDeeds<Deed>(written, FIELDS);
}
