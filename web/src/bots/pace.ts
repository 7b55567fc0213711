/** How fast bots play, as on a server (src/qalat/server/rooms/bots.py): in milliseconds. */

const TURN = 1000;
/** The turns of all bots between two of a person. */
const ROUND = 1200;
const SHORTEST = 50;

/** The time of a turn, which a bot thinks at most and never plays before, where so many play. */
export function timeOfTurn(bots: number, people: number): number {
  const time = people > 0 ? Math.min(TURN, ROUND / Math.max(bots, 1)) : TURN;
  return Math.max(time, SHORTEST);
}
