// Written by `make types` from src/qalat/games/alhambra/deeds.py.

/** Alhambra: what was done, one type a kind of deed. */

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

/** The youngest player was drawn, who is dealt to first. */
export interface Youngest extends DeedBase {
  readonly kind: "youngest";
}

/** A card was dealt to a starting hand. */
export interface Dealt extends DeedBase {
  readonly kind: "dealt";
  /** the kind of the money card: its currency times nine, plus its value less one */
  readonly card: number;
}

/** Dirk drew a tile from the bag. */
export interface Drew extends DeedBase {
  readonly kind: "drew";
  /** the tile, an index of TILES */
  readonly tile: number;
}

/** A tile was drawn to the market. */
export interface MarketFilled extends DeedBase {
  readonly kind: "market_filled";
  /** the tile, an index of TILES */
  readonly tile: number;
  /** the slot of the market */
  readonly slot: number;
}

/** A card was drawn to the display. */
export interface DisplayFilled extends DeedBase {
  readonly kind: "display_filled";
  /** the kind of the money card: its currency times nine, plus its value less one */
  readonly card: number;
}

/** The card of a scoring was drawn. */
export interface ScoringFound extends DeedBase {
  readonly kind: "scoring_found";
  /** the scoring: 0 A, 1 B, 2 C */
  readonly scoring: number;
}

/** The discards were shuffled into a new deck. */
export interface Reshuffled extends DeedBase {
  readonly kind: "reshuffled";
  /** how many cards */
  readonly count: number;
}

/** Money was taken from the display. */
export interface Took extends DeedBase {
  readonly kind: "took";
  /** [card] the kinds of the cards taken, ascending */
  readonly cards: readonly number[];
  /** [card] where on the display it lay */
  readonly places: readonly number[];
}

/** A tile of the market was bought. */
export interface Bought extends DeedBase {
  readonly kind: "bought";
  /** the tile, an index of TILES */
  readonly tile: number;
  /** the slot of the market */
  readonly slot: number;
  /** what the slot is paid in: an index of CURRENCIES */
  readonly currency: number;
  /** what the tile costs */
  readonly price: number;
  /** what was paid for it */
  readonly paid: number;
  /** 1 if that is its price, so that another action follows; 0 if it is more */
  readonly exactly: number;
  /** [card] the values of the cards paid, the highest first */
  readonly values: readonly number[];
}

/** A tile that was bought or awarded was placed in the palace. */
export interface Placed extends DeedBase {
  readonly kind: "placed";
  /** the tile, an index of TILES */
  readonly tile: number;
  /** how far east of the fountain */
  readonly x: number;
  /** how far south of the fountain */
  readonly y: number;
  /** sides of the palace's longest wall now */
  readonly wall: number;
  /** sides of the palace's longest wall before */
  readonly wall_before: number;
  /** how many tiles of its type the palace has now */
  readonly buildings: number;
  /** how many more that is than any other has, Dirk included; negative for fewer */
  readonly lead: number;
}

/** A redesign moved a tile from the reserve to the palace. */
export interface Moved extends DeedBase {
  readonly kind: "moved";
  /** the tile, an index of TILES */
  readonly tile: number;
  /** how far east of the fountain */
  readonly x: number;
  /** how far south of the fountain */
  readonly y: number;
  /** sides of the palace's longest wall now */
  readonly wall: number;
  /** sides of the palace's longest wall before */
  readonly wall_before: number;
  /** how many tiles of its type the palace has now */
  readonly buildings: number;
  /** how many more that is than any other has, Dirk included; negative for fewer */
  readonly lead: number;
}

/** A redesign put a tile of the reserve in the place of another. */
export interface Swapped extends DeedBase {
  readonly kind: "swapped";
  /** the tile, an index of TILES */
  readonly tile: number;
  /** the tile of the palace that went to the reserve for it */
  readonly out: number;
  /** how far east of the fountain */
  readonly x: number;
  /** how far south of the fountain */
  readonly y: number;
  /** sides of the palace's longest wall now */
  readonly wall: number;
  /** sides of the palace's longest wall before */
  readonly wall_before: number;
  /** how many tiles of its type the palace has now */
  readonly buildings: number;
  /** how many more that is than any other has, Dirk included; negative for fewer */
  readonly lead: number;
}

/** A redesign took a tile out of the palace into the reserve. */
export interface Removed extends DeedBase {
  readonly kind: "removed";
  /** the tile, an index of TILES */
  readonly tile: number;
  /** how far east of the fountain */
  readonly x: number;
  /** how far south of the fountain */
  readonly y: number;
  /** sides of the palace's longest wall now */
  readonly wall: number;
  /** sides of the palace's longest wall before */
  readonly wall_before: number;
  /** how many tiles of its type the palace has now */
  readonly buildings: number;
  /** how many more that is than any other has, Dirk included; negative for fewer */
  readonly lead: number;
}

/** A tile that was bought or awarded was put in the reserve. */
export interface Stored extends DeedBase {
  readonly kind: "stored";
  /** the tile, an index of TILES */
  readonly tile: number;
}

/** A tile that was bought was given to Dirk. */
export interface Gave extends DeedBase {
  readonly kind: "gave";
  /** the tile, an index of TILES */
  readonly tile: number;
}

/** A player could do nothing. */
export interface Passed extends DeedBase {
  readonly kind: "passed";
}

/** A player declined the action behind an exact payment. */
export interface Declined extends DeedBase {
  readonly kind: "declined";
}

/** A turn ended. */
export interface TurnEnded extends DeedBase {
  readonly kind: "turn_ended";
}

/** A scoring was held. */
export interface Scored extends DeedBase {
  readonly kind: "scored";
  /** the scoring: 0 A, 1 B, 2 C */
  readonly scoring: number;
  /** [row, part] points of the scoring, in the order of PARTS */
  readonly points: readonly number[][];
  /** [row] points of the scoring, all parts together */
  readonly sums: readonly number[];
  /** [row] points of the game so far */
  readonly totals: readonly number[];
  /** [row, type] tiles that count */
  readonly counts: readonly number[][];
  /** [row, type] 1 for the most tiles, tied rows alike; 0 for none */
  readonly ranks: readonly number[][];
}

/** The last turn is over: what the market holds is awarded. */
export interface MarketClosed extends DeedBase {
  readonly kind: "market_closed";
}

/** A tile of the market went to whoever holds most of its currency. */
export interface Awarded extends DeedBase {
  readonly kind: "awarded";
  /** the tile, an index of TILES */
  readonly tile: number;
  /** the slot of the market */
  readonly slot: number;
}

/** The last scoring is over. */
export interface GameEnded extends DeedBase {
  readonly kind: "game_ended";
  /** [row] points of the game so far */
  readonly totals: readonly number[];
}

/** A turn began. */
export interface TurnBegan extends DeedBase {
  readonly kind: "turn_began";
  /** the number of the turn, from 1 */
  readonly turn: number;
}

export type Deed =
  | Youngest
  | Dealt
  | Drew
  | MarketFilled
  | DisplayFilled
  | ScoringFound
  | Reshuffled
  | Took
  | Bought
  | Placed
  | Moved
  | Swapped
  | Removed
  | Stored
  | Gave
  | Passed
  | Declined
  | TurnEnded
  | Scored
  | MarketClosed
  | Awarded
  | GameEnded
  | TurnBegan;

/** The fields of each kind, in the order in which they are written. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  youngest: [],
  dealt: ["card"],
  drew: ["tile"],
  market_filled: ["tile", "slot"],
  display_filled: ["card"],
  scoring_found: ["scoring"],
  reshuffled: ["count"],
  took: ["cards", "places"],
  bought: ["tile", "slot", "currency", "price", "paid", "exactly", "values"],
  placed: ["tile", "x", "y", "wall", "wall_before", "buildings", "lead"],
  moved: ["tile", "x", "y", "wall", "wall_before", "buildings", "lead"],
  swapped: ["tile", "out", "x", "y", "wall", "wall_before", "buildings", "lead"],
  removed: ["tile", "x", "y", "wall", "wall_before", "buildings", "lead"],
  stored: ["tile"],
  gave: ["tile"],
  passed: [],
  declined: [],
  turn_ended: [],
  scored: ["scoring", "points", "sums", "totals", "counts", "ranks"],
  market_closed: [],
  awarded: ["tile", "slot"],
  game_ended: ["totals"],
  turn_began: ["turn"],
};

/** Return deeds as the server tells them. */
export function deedsOf(written: Written): readonly Deed[] {
  return readDeeds<Deed>(written, FIELDS);
}
