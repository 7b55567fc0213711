/** Late in Medina: four players have few pieces left, and the board is full of palaces. */

export const NAMES = ["Zdeňka Nováková", "Þórdís", "Ľubomíra", "Maximiliane"];

const PIECES_LEFT = 8;

export function isLate(record, here) {
  return here.phase === record.PIECE && here.laid === record.NO_PIECE && here.supply_size[0] <= PIECES_LEFT;
}

/** Anything that is legal, here and there. */
export function choose(record, here, seat, legal) {
  const left = here.supply_size.reduce((sum, count) => sum + count, 0);
  return legal[(left * 7) % legal.length];
}
