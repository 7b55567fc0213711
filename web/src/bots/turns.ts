/** The turns of bots: of equal positions, seeds and simulations the same as on a server. */

import type { LevelName } from "../characters";
import type { Turn } from "../engine";
import { STRATEGIES, type Strategy } from "./levels";
import { seeded } from "./seeded";
import { type Budget, limitOf, type Thinking, Unanswerable } from "./thinking";

/** What a bot is asked: the position, as a table has it or as the seat is shown it. */
export interface Question {
  readonly position: Uint8Array;
  readonly seat: number;
  readonly level: LevelName;
  readonly seed: string;
  readonly budget: Budget;
}

/** One turn that was considered, and what it is expected to bring the seat. */
export interface Prospect {
  readonly actions: readonly number[];
  readonly points: number;
  readonly win: number;
  readonly visits: number;
  readonly parts: readonly number[];
}

/** The rest of a turn as far as it is certain, at least one action, and the best turns, best first. */
export interface TurnAnswer {
  readonly actions: readonly number[];
  readonly prospects: readonly Prospect[];
  readonly simulations: number;
}

const MOST_PROSPECTS = 5;
/** Milliseconds in which the answer is on its way. */
const MARGIN = 2;
/** A bot is asked anew for each turn, */
const ASKED = 1;
/** and thinks on one thread. */
const FIRST_THREAD = 0;

/** Return what a bot plays. */
export async function turnOf(
  thinking: Thinking,
  question: Question,
  signal: AbortSignal,
): Promise<TurnAnswer> {
  const { rules, search } = thinking;
  const began = performance.now();
  const strategy = STRATEGIES[question.level];
  if (!strategy) throw new Unanswerable(`there are no bots of level ${question.level}`);
  const position = seenBy(thinking, question, strategy);
  const legal = rules.legal(position);
  if (legal.length === 1) {
    return { actions: certain(thinking, position, legal[0]!, []), prospects: [], simulations: 0 };
  }
  await think(thinking, { ...question, position }, strategy, began, signal);
  const turns = inOrder(search.turns());
  const prospects = turns.slice(0, MOST_PROSPECTS).map((turn) => prospectOf(turn, question.seat));
  const { actions: plan } = turns[0]!;
  return {
    actions: certain(thinking, position, plan[0]!, plan),
    prospects,
    simulations: search.simulations,
  };
}

/** Return the position as a bot may know it; refuse one in which it is not to move. */
function seenBy(thinking: Thinking, { position, seat }: Question, { remembers }: Strategy): Uint8Array {
  const { rules } = thinking;
  thinking.check(position);
  if (rules.actor(position) !== seat) throw new Unanswerable(`seat ${seat} is not to move`);
  return remembers ? position : rules.hidden(position, seat);
}

/** List the turns of a position, and think about them if that is the level's way. */
async function think(
  thinking: Thinking,
  { position, seat, seed, budget }: Question,
  { thinks, error, isLimited }: Strategy,
  began: number,
  signal: AbortSignal,
): Promise<void> {
  const { search, engine, game } = thinking;
  const { levelErrors, level4Simulations } = engine.layout.search;
  const seats = thinking.rules.seats(position);
  search.set(error === null ? {} : { parameters: { noise: levelErrors[seats]![error]! } });
  search.begin(position, seat, streams(seed, ASKED));
  if (!thinks || search.count <= 1) return;
  const { deadline, most } = limitOf(budget, began - MARGIN, game.shareOfTurn(position));
  const limit = isLimited ? level4Simulations[seats]! : Infinity;
  await thinking.grow({ deadline, most: Math.min(most, limit) }, signal);
}

/** Return the streams by which a search lists turns, and plays them out. */
export function streams(...seed: readonly (number | string)[]): [listing: number[], playing: number[]] {
  return [seeded("search", ...seed), seeded("search", ...seed, FIRST_THREAD)];
}

/** Return turns, most visited and therefore best first. */
export function inOrder(turns: readonly Turn[]): Turn[] {
  return [...turns].sort((one, other) => other.visits - one.visits || other.worth - one.worth);
}

function prospectOf({ actions, points, wins, visits, parts }: Turn, seat: number): Prospect {
  return { actions, points: points[seat]!, win: wins[seat]!, visits, parts: parts?.[seat] ?? [] };
}

/**
 * Return an action and what follows it in the same turn: what was planned, and what must be. That
 * ends where something is drawn, for nobody knows what, and with the turn.
 */
function certain(
  { rules }: Thinking,
  position: Uint8Array,
  first: number,
  plan: readonly number[],
): number[] {
  const seat = rules.actor(position);
  const actions = [first];
  for (;;) {
    position = rules.after(position, actions.at(-1)!);
    if (rules.actor(position) !== seat || !rules.isMidTurn(position)) return actions;
    const legal = rules.legal(position);
    const planned = plan[actions.length];
    if (planned !== undefined && legal.includes(planned)) actions.push(planned);
    else if (legal.length === 1) actions.push(legal[0]!);
    else return actions;
  }
}
