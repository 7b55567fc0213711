/** The coach: what it advises to play, and what a turn that was played cost (qalat.play.coach). */

import { SPECTATOR, type Turn } from "../engine";
import { DeedLog, type Rules, type LoggedStep, type Thought } from "../local";
import type { Change, JudgedTurn, WrittenDeed } from "../protocol";
import { patch } from "../local/views";
import type { PlayedTurn } from "./played";
import { Reasoning } from "./reasons";
import { rounded } from "./rounding";
import { type Budget, limitOf, type Thinking, Unanswerable } from "./thinking";
import { inOrder, type Question, streams, turnOf } from "./turns";

/** Who asks the coach what to play. */
export type Seeking = Omit<Question, "level">;

/** A turn to be judged. */
export interface Judging extends PlayedTurn {
  readonly budget: Budget;
}

/** The coach compares the best turn with the second best, and plays out to the end of the game. */
const SETTING = { horizon: 0, parameters: { turns: 12, exploration: 0.5, widening: 4 } };
const SEED = ["coach", 0] as const;
const MOST_CHANGES = 3;
const SMALLEST_CHANGE = 0.2;
/** The share of a turn's time that goes into finding the best; the rest is for the one played. */
const SHARE = 0.7;
const LEAST_SIMULATIONS = 16;
/** How many visits the estimate counts for where two turns are compared. */
const TRUST = 10;

/** Return the best turns of a position, the first of them with the reasons for it. */
export async function adviceFor(thinking: Thinking, asked: Seeking, signal: AbortSignal): Promise<Thought[]> {
  thinking.check(asked.position);
  const position = thinking.rules.hidden(asked.position, asked.seat);
  const question: Question = { ...asked, position, level: "sultan" };
  const { actions, prospects } = await turnOf(thinking, question, signal);
  const explained = new Reasoning(thinking, position, asked.seat).explained(actions, prospects);
  const only = { actions, points: 0, win: 0, visits: 0, parts: [] };
  return (prospects.length > 0 ? prospects : [only]).map((each, place) => ({
    ...each,
    actions: [...each.actions],
    parts: [...each.parts],
    ...(place === 0 ? explained : { gains: [], costs: [], places: {}, equal: false }),
  }));
}

/** Return what a turn cost, compared with the best one. */
export async function verdictOn(
  thinking: Thinking,
  { first, position, actions, budget }: Judging,
  signal: AbortSignal,
): Promise<JudgedTurn> {
  const { rules } = thinking;
  thinking.check(position);
  const seat = rules.actor(position);
  if (seat < 0 || actions.length === 0) throw new Unanswerable("nobody is to move, or nothing was played");
  const { played, best } = await compared(thinking, { first, position, actions, budget }, signal);
  const reasoning = new Reasoning(thinking, position, seat);
  const { loss, winLoss } = losses(played, best, seat);
  const changes = loss > 0 ? changesOf(played, best, seat, thinking.game.parts) : [];
  return {
    first,
    seat,
    played: [...actions],
    best: [...best.actions],
    loss: rounded(loss, 2),
    win_loss: rounded(winLoss, 3),
    points: best.points.map((points) => rounded(points, 2)),
    wins: best.wins.slice(0, rules.seats(position)).map((win) => rounded(win, 3)),
    reasons: changes.map(({ part, points }) => ({ part, points: rounded(points, 2) })),
    deeds: deedsAhead(rules, position, first, best.actions),
    error: rounded(reasoning.errorOf(Math.min(played.visits, best.visits)), 2),
    ...reasoning.toPlay(best.actions, actions, changes),
    played_places: reasoning.places(actions),
    best_places: reasoning.places(best.actions),
    ...outcomeOf(rules, position, best.actions),
  };
}

/** Think about a turn and the best one; both get the same number of simulations, with the same luck. */
async function compared(
  thinking: Thinking,
  { position, actions, budget }: Judging,
  signal: AbortSignal,
): Promise<{ played: Turn; best: Turn }> {
  const { search } = thinking;
  const began = performance.now();
  search.set(SETTING);
  search.begin(position, thinking.rules.actor(position), streams(...SEED), actions);
  if ("milliseconds" in budget) search.grow(LEAST_SIMULATIONS);
  await thinking.grow(limitOf(budget, began, SHARE), signal);
  const turns = search.turns();
  const { asked } = search;
  const best = inOrder(turns)[0]!;
  const { deadline } = limitOf(budget, began);
  await thinking.grow({ deadline, most: best.visits - turns[asked]!.visits }, signal, asked);
  return { played: search.turns()[asked]!, best };
}

/**
 * Return what a turn costs compared with the best, in points and in the chance to win. The estimate
 * counts for a few visits: between rarely visited turns luck would decide.
 */
function losses(played: Turn, best: Turn, seat: number): { loss: number; winLoss: number } {
  const visits = Math.min(played.visits, best.visits);
  const seen = visits / (visits + TRUST);
  const points = best.points[seat]! - played.points[seat]!;
  const estimated = best.estimated[seat]! - played.estimated[seat]!;
  const win = best.wins[seat]! - played.wins[seat]!;
  return { loss: Math.max(0, seen * points + (1 - seen) * estimated), winLoss: Math.max(0, seen * win) };
}

/** Return the parts of the score in which a turn differs most from another. */
function changesOf(against: Turn, turn: Turn, seat: number, parts: readonly string[]): Change[] {
  if (!turn.parts || !against.parts) return [];
  const others = against.parts[seat]!;
  return turn.parts[seat]!.map((points, number) => ({
    part: parts[number]!,
    points: points - others[number]!,
  }))
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST_CHANGES)
    .filter(({ points }) => Math.abs(points) >= SMALLEST_CHANGE);
}

/** Return the deeds that some actions would be, behind a position and so many steps. */
function deedsAhead(
  rules: Rules,
  position: Uint8Array,
  before: number,
  actions: readonly number[],
): WrittenDeed[] {
  const seat = rules.actor(position);
  const log = new DeedLog(rules, position);
  const steps: LoggedStep[] = [];
  for (const action of actions) {
    position = rules.after(position, action);
    steps.push({ actor: seat, action });
    log.note(position, steps);
  }
  return log.deeds.map(
    ([kind, step, first, ...rest]) =>
      [kind, before + (step as number), before + (first as number), ...rest] as WrittenDeed,
  );
}

/** Return what a turn changes in the record and in the facts, as spectators see them. */
function outcomeOf(
  rules: Rules,
  before: Uint8Array,
  actions: readonly number[],
): Pick<JudgedTurn, "outcome" | "outcome_facts"> {
  const after = actions.reduce((position, action) => rules.after(position, action), before);
  const [was, now] = [rules.hidden(before, SPECTATOR), rules.hidden(after, SPECTATOR)];
  return { outcome: patch(was, now), outcome_facts: patch(rules.facts(was), rules.facts(now)) };
}
