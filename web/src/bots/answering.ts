/** Questions are answered one after another, as long as they are wanted. */

import { adviceFor, verdictOn } from "./coach";
import type { TaskReply, TaskRequest, StopRequest, Tasks, Task, NoAnswerReason } from "./messages";
import { playedTurns } from "./played";
import { type Thinking, Unanswerable } from "./thinking";
import { turnOf } from "./turns";

/** Nothing can be loaded for a game. */
class Unloaded extends Error {}

type Answers = {
  readonly [Name in Task]: (
    thinking: Thinking,
    asked: Tasks[Name]["asked"],
    signal: AbortSignal,
  ) => Promise<Tasks[Name]["answer"]>;
};

const ANSWERS: Answers = {
  load: () => Promise.resolve(null),
  turn: turnOf,
  hint: adviceFor,
  turns: ({ rules }, game) => Promise.resolve(playedTurns(rules, game)),
  judge: verdictOn,
};

export class Answering {
  private readonly wanted = new Map<number, AbortController>();
  private last: Promise<void> = Promise.resolve();
  /** One game at a time: the memory of a module is not given back before it is forgotten. */
  private loaded: { readonly game: string; readonly thinking: Promise<Thinking> } | null = null;

  constructor(
    private readonly load: (game: string) => Promise<Thinking>,
    private readonly send: (message: TaskReply) => void,
  ) {}

  /** Take a question, or take back one. */
  take(message: TaskRequest | StopRequest): void {
    if (message.task === "stop") {
      this.wanted.get(message.id)?.abort();
      return;
    }
    const wanted = new AbortController();
    this.wanted.set(message.id, wanted);
    this.last = this.last.then(() => this.answer(message, wanted.signal));
  }

  private async answer(message: TaskRequest, signal: AbortSignal): Promise<void> {
    const { id } = message;
    try {
      signal.throwIfAborted();
      const thinking = await this.thinking(message.game);
      signal.throwIfAborted();
      this.send({ id, answer: await answerTo(message, thinking, signal) });
    } catch (error) {
      this.send({ id, why: signal.aborted ? "stopped" : whyOf(error), message: messageOf(error) });
    } finally {
      this.wanted.delete(id);
    }
  }

  private async thinking(game: string): Promise<Thinking> {
    if (this.loaded?.game !== game) this.loaded = { game, thinking: this.load(game) };
    const { thinking } = this.loaded;
    try {
      return await thinking;
    } catch (error) {
      // It may come the next time.
      if (this.loaded.thinking === thinking) this.loaded = null;
      throw new Unloaded(messageOf(error));
    }
  }
}

function answerTo<Name extends Task>(
  { task, asked }: { readonly task: Name; readonly asked: Tasks[Name]["asked"] },
  thinking: Thinking,
  signal: AbortSignal,
): Promise<Tasks[Name]["answer"]> {
  return ANSWERS[task](thinking, asked, signal);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function whyOf(error: unknown): NoAnswerReason {
  if (typeof WebAssembly === "undefined") return "unsupported";
  if (error instanceof Unloaded) return "unloaded";
  return error instanceof Unanswerable ? "unanswerable" : "broken";
}
