// Written by `make types` from src/qalat/games/roll_and_write/deeds.py.

/** Alhambra Roll & Write: what was done, one type a kind of deed. */

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

/** The starting player was drawn. */
export interface StartingPlayer extends DeedBase {
  readonly kind: "starting_player";
}

/** A player rolled and built in the setup. */
export interface Founded extends DeedBase {
  readonly kind: "founded";
  /** the crossing, row by row from yellow 1 down */
  readonly crossing: number;
  /** the type of building: an index of TYPES */
  readonly type: number;
  /** how many of the type the row has now */
  readonly count: number;
  /** how many of the type complete it */
  readonly boxes: number;
}

/** A virtual player built in the setup. */
export interface VirtualFounded extends DeedBase {
  readonly kind: "virtual_founded";
  /** the type of building: an index of TYPES */
  readonly type: number;
  /** how many of the type the row has now */
  readonly count: number;
  /** how many of the type complete it */
  readonly boxes: number;
}

/** A pair was rolled and laid down. */
export interface Rolled extends DeedBase {
  readonly kind: "rolled";
  /** which pair was rolled: 0 the own, 1 the one beside it */
  readonly place: number;
  /** [colour] what the own pair of the seat shows behind the deed, 0 for no die */
  readonly own: readonly number[];
  /** [colour] the same of the pair beside it, that is passed on or came that way */
  readonly passed: readonly number[];
}

/** All four dice were rolled; they lie by value. */
export interface RolledAll extends DeedBase {
  readonly kind: "rolled_all";
  /** [colour] what the own pair of the seat shows behind the deed, 0 for no die */
  readonly own: readonly number[];
  /** [colour] the same of the pair beside it, that is passed on or came that way */
  readonly passed: readonly number[];
}

/** A coin turned a die. */
export interface Turned extends DeedBase {
  readonly kind: "turned";
  /** the colour of the die: an index of COLOURS */
  readonly colour: number;
  /** what the die showed */
  readonly was: number;
  /** what the die shows now */
  readonly now: number;
  /** coins that were gained, or spent */
  readonly coins: number;
}

/** A player built what two dice show: now they are the own pair. */
export interface Built extends DeedBase {
  readonly kind: "built";
  /** the crossing, row by row from yellow 1 down */
  readonly crossing: number;
  /** the type of building: an index of TYPES */
  readonly type: number;
  /** how many of the type the row has now */
  readonly count: number;
  /** how many of the type complete it */
  readonly boxes: number;
  /** points that the sheet's row is worth now */
  readonly row_points: number;
  /** points that the sheet's column is worth now */
  readonly column_points: number;
  /** [colour] what the own pair of the seat shows behind the deed, 0 for no die */
  readonly own: readonly number[];
  /** [colour] the same of the pair beside it, that is passed on or came that way */
  readonly passed: readonly number[];
}

/** Coins bought a second build, with the two other dice. */
export interface BuiltAgain extends DeedBase {
  readonly kind: "built_again";
  /** the crossing, row by row from yellow 1 down */
  readonly crossing: number;
  /** the type of building: an index of TYPES */
  readonly type: number;
  /** how many of the type the row has now */
  readonly count: number;
  /** how many of the type complete it */
  readonly boxes: number;
  /** points that the sheet's row is worth now */
  readonly row_points: number;
  /** points that the sheet's column is worth now */
  readonly column_points: number;
  /** coins that were gained, or spent */
  readonly coins: number;
}

/** A second build was possible and was left out. */
export interface Declined extends DeedBase {
  readonly kind: "declined";
}

/** Coins were taken. */
export interface CoinsTaken extends DeedBase {
  readonly kind: "coins_taken";
  /** coins that were gained, or spent */
  readonly coins: number;
  /** coins that were shown, but find no room on the sheet */
  readonly lost: number;
}

/** Two dice were kept, the two others lie beside them. */
export interface Kept extends DeedBase {
  readonly kind: "kept";
  /** [colour] what the own pair of the seat shows behind the deed, 0 for no die */
  readonly own: readonly number[];
  /** [colour] the same of the pair beside it, that is passed on or came that way */
  readonly passed: readonly number[];
}

/** A pair went to the next player. */
export interface PassedOn extends DeedBase {
  readonly kind: "passed_on";
  /** the seat that a pair was passed on to */
  readonly receiver: number;
  /** [colour] what the dice that were passed on show */
  readonly pair: readonly number[];
}

/** No die is needed any more: all were put away. */
export interface PutAway extends DeedBase {
  readonly kind: "put_away";
}

/** A virtual player built. */
export interface VirtualBuilt extends DeedBase {
  readonly kind: "virtual_built";
  /** the type of building: an index of TYPES */
  readonly type: number;
  /** how many of the type the row has now */
  readonly count: number;
  /** how many of the type complete it */
  readonly boxes: number;
}

/** A turn ended. */
export interface TurnEnded extends DeedBase {
  readonly kind: "turn_ended";
}

/** A completed type was paid, or burnt. */
export interface Completed extends DeedBase {
  readonly kind: "completed";
  /** the type of building: an index of TYPES */
  readonly type: number;
  /** points: all together, or the share of a type */
  readonly total: number;
  /** how many completed the type in this round, and share */
  readonly sharing: number;
  /** how many places of the type were gone before */
  readonly gone: number;
  /** 1 for a virtual player that takes the share from the game, else 0 */
  readonly burnt: number;
}

/** A round ended. */
export interface RoundEnded extends DeedBase {
  readonly kind: "round_ended";
  /** the round that ended */
  readonly round_number: number;
}

/** The points of a row at the end. */
export interface Scored extends DeedBase {
  readonly kind: "scored";
  /** [part] points by what they are made with, in the order of PARTS */
  readonly points: readonly number[];
  /** points: all together, or the share of a type */
  readonly total: number;
}

/** The last round is over. */
export interface GameEnded extends DeedBase {
  readonly kind: "game_ended";
}

export type Deed =
  | StartingPlayer
  | Founded
  | VirtualFounded
  | Rolled
  | RolledAll
  | Turned
  | Built
  | BuiltAgain
  | Declined
  | CoinsTaken
  | Kept
  | PassedOn
  | PutAway
  | VirtualBuilt
  | TurnEnded
  | Completed
  | RoundEnded
  | Scored
  | GameEnded;

/** The fields of each kind, in the order in which they are written. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  starting_player: [],
  founded: ["crossing", "type", "count", "boxes"],
  virtual_founded: ["type", "count", "boxes"],
  rolled: ["place", "own", "passed"],
  rolled_all: ["own", "passed"],
  turned: ["colour", "was", "now", "coins"],
  built: ["crossing", "type", "count", "boxes", "row_points", "column_points", "own", "passed"],
  built_again: ["crossing", "type", "count", "boxes", "row_points", "column_points", "coins"],
  declined: [],
  coins_taken: ["coins", "lost"],
  kept: ["own", "passed"],
  passed_on: ["receiver", "pair"],
  put_away: [],
  virtual_built: ["type", "count", "boxes"],
  turn_ended: [],
  completed: ["type", "total", "sharing", "gone", "burnt"],
  round_ended: ["round_number"],
  scored: ["points", "total"],
  game_ended: [],
};

/** Return deeds as the server tells them. */
export function deedsOf(written: Written): readonly Deed[] {
  return readDeeds<Deed>(written, FIELDS);
}
