/** Records of games as text: all actions, chance's included, so that they are played again without a seed. */

import type { LoggedStep } from "../local/deed_log";
import type { Rules } from "../local/rules";
import type { LocalTable } from "../local/table";
import { CHANCE } from "../engine";
import type { GameText, Options } from "./game";
import { ActionWords } from "./words";
import { settings } from "./writing";

/** All that is needed to play a game again. */
export interface GameLog {
  readonly game: string;
  readonly seats: readonly string[];
  readonly options: Options;
  readonly steps: readonly LoggedStep[];
}

/** Everybody with points, and how many. */
type Scores = readonly (readonly [name: string, points: number])[];

export const RECORD_HEADER = "qalat record 1";
export const CHANCE_NAME = "*";
export const UNFINISHED = "unfinished";

/** Return the game so far of a table, null before it began. */
export function logOf({ match, names, opened }: LocalTable): GameLog | null {
  if (!match) return null;
  return { game: opened.game, seats: names, options: opened.options, steps: match.steps };
}

/** Return the record of a table's game so far, null before it began. */
export function recordOf(table: LocalTable, text: GameText): string | null {
  const log = logOf(table);
  if (!log || !table.match) return null;
  return recordText(log, text, table.match.isOver ? scoresOf(log, table.rules, table.match.state) : null);
}

/** Return everybody's points at the end of a game. */
export function scoresOf({ seats, options }: GameLog, rules: Rules, state: Uint8Array): Scores {
  const names = [...seats, ...rules.bystanders(seats.length, options)];
  const { totals } = rules.score(state);
  return names.map((name, row) => [name, totals[row]!] as const);
}

/** Return a game as a record; points are there once it is over. */
export function recordText(log: GameLog, text: GameText, scores: Scores | null): string {
  const lines = [
    RECORD_HEADER,
    `game: ${text.game} ${text.version}`,
    `seats: ${log.seats.join(", ")}`,
    `options: ${settings(text.options, log.options)}`,
    ...moves(log, text).map((line, place) => `${place + 1}. ${line}`),
    ending(scores),
  ];
  return `${lines.join("\n")}\n`;
}

/** Return the last line of a record. */
export function ending(scores: Scores | null): string {
  if (!scores) return UNFINISHED;
  return `end: ${scores.map(([name, points]) => `${name} ${points}`).join(", ")}`;
}

/** Return what was played in words: a line for all that somebody did before somebody else acted. */
function moves({ seats, steps }: GameLog, text: GameText): string[] {
  const words = new ActionWords(text.families, text.words);
  const runs: { actor: number; words: string[] }[] = [];
  for (const { actor, action } of steps) {
    if (runs.at(-1)?.actor !== actor) runs.push({ actor, words: [] });
    runs.at(-1)!.words.push(words.word(action));
  }
  return runs.map((run) => `${nameOf(run.actor, seats)}: ${text.phrases(run.words).join("; ")}`);
}

/** Return an actor's name in a record. */
export function nameOf(actor: number, seats: readonly string[]): string {
  return actor === CHANCE ? CHANCE_NAME : seats[actor]!;
}
