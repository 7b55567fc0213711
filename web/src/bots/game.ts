/** What bots must know of a game beside its module; it lies in the game's folder. */

export interface GameThinking {
  /** How much of a turn's time a position deserves: less than 1 where draws part the turn. */
  shareOfTurn(position: Uint8Array): number;
}
