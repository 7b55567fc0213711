/** What bots and the coach must know of a game beside its module; it lies in the game's folder. */

import type { WrittenEffect, WrittenPlaces } from "../protocol";
import type { Comparing, Weighed } from "./effects";
import { type Reading, type Tried, TriedTurn } from "./tried_turn";

export interface GameThinking {
  /** What points are made with. */
  readonly parts: readonly string[];
  readonly comparing: Comparing;
  /** How much of a turn's time a position deserves: less than 1 where draws part the turn. */
  shareOfTurn(position: Uint8Array): number;
  /** What a turn leads to, the most important first. */
  effects(tried: Tried): WrittenEffect[];
  /** What a turn is done with and where. */
  places(tried: Tried): WrittenPlaces;
}

type Known<Position, Facts, Deed> = Reading<Position, Facts, Deed> &
  Pick<GameThinking, "parts" | "comparing" | "shareOfTurn"> & {
    readonly effects: (turn: TriedTurn<Position, Facts, Deed>) => Weighed<object>[];
    readonly places: (turn: TriedTurn<Position, Facts, Deed>) => WrittenPlaces;
  };

/** Return what is known of a game, for whoever has its turns in bytes. */
export function gameThinking<Position, Facts, Deed>(known: Known<Position, Facts, Deed>): GameThinking {
  const { parts, comparing, shareOfTurn, effects, places } = known;
  const read = (tried: Tried) => new TriedTurn(tried, known);
  return {
    parts,
    comparing,
    shareOfTurn,
    effects: (tried) =>
      effects(read(tried))
        .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
        .map(({ effect }) => effect as WrittenEffect),
    places: (tried) => places(read(tried)),
  };
}
