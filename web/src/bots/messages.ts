/** What a page and the worker that thinks for it say to one another. */

import type { Thought } from "../local";
import type { JudgedTurn } from "../protocol";
import type { Judging, Seeking } from "./coach";
import type { PlayedGame, PlayedTurn } from "./played";
import type { TurnAnswer, Question } from "./turns";

/** What can be asked, and what is answered. */
export interface Tasks {
  /** Load a game, so that its first question need not wait. */
  readonly load: { readonly asked: null; readonly answer: null };
  /** What a bot plays. */
  readonly turn: { readonly asked: Question; readonly answer: TurnAnswer };
  /** What the coach would play. */
  readonly hint: { readonly asked: Seeking; readonly answer: Thought[] };
  /** The turns of a game. */
  readonly turns: { readonly asked: PlayedGame; readonly answer: PlayedTurn[] };
  /** What a turn cost. */
  readonly judge: { readonly asked: Judging; readonly answer: JudgedTurn };
}

export type Task = keyof Tasks;

/** A question, by a number of its own. */
export type TaskRequest = {
  readonly [Name in Task]: {
    readonly id: number;
    readonly game: string;
    readonly task: Name;
    readonly asked: Tasks[Name]["asked"];
  };
}[Task];

/** The answer to a question is no longer wanted, whether it was begun or not. */
export interface StopRequest {
  readonly id: number;
  readonly task: "stop";
}

/**
 * Why there is no answer: it was not wanted any more, the browser knows no WebAssembly, the worker
 * or the game's module cannot be loaded, the question has no answer, or something is broken.
 */
export type NoAnswerReason = "stopped" | "unsupported" | "unloaded" | "unanswerable" | "broken";

export type TaskReply =
  | { readonly id: number; readonly answer: Tasks[Task]["answer"] }
  | { readonly id: number; readonly why: NoAnswerReason; readonly message: string };
