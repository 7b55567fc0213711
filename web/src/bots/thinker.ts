/** Asks the worker in which bots think: from a page, or from the worker of a table. */

import type { TaskReply, Task, Tasks, NoAnswerReason } from "./messages";

/** There is no answer; why tells the reason. */
export class NoAnswer extends Error {
  constructor(
    readonly why: NoAnswerReason,
    message: string,
  ) {
    super(message);
  }
}

/** What is used of a worker. */
export interface Line extends EventTarget {
  postMessage(message: unknown): void;
  terminate(): void;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(reason: NoAnswer): void;
}

type Answer = Tasks[Task]["answer"];

function openWorker(): Line {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "bots" });
}

export class Thinker {
  private line: Line | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(private readonly open: () => Line = openWorker) {}

  /** Ask something about a game; the signal takes the question back. */
  ask<Name extends Task>(
    game: string,
    task: Name,
    asked: Tasks[Name]["asked"],
    signal?: AbortSignal,
  ): Promise<Tasks[Name]["answer"]> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new NoAnswer("stopped", "it was taken back before it was asked"));
      const stop = (): void => this.line?.postMessage({ id, task: "stop" });
      signal?.addEventListener("abort", stop, { once: true });
      const settled = <Given>(settle: (given: Given) => void) => {
        return (given: Given): void => {
          signal?.removeEventListener("abort", stop);
          settle(given);
        };
      };
      this.waiting.set(id, {
        resolve: settled(resolve as (answer: Answer) => void),
        reject: settled(reject),
      });
      this.send({ id, game, task, asked });
    });
  }

  /** End the worker; what was asked stays without an answer. */
  close(): void {
    this.fail("stopped", "nobody thinks here any more");
  }

  private send(message: unknown): void {
    try {
      this.line ??= this.begun();
      this.line.postMessage(message);
    } catch (error) {
      this.fail("unloaded", String(error));
    }
  }

  private begun(): Line {
    const line = this.open();
    line.addEventListener("message", (event) => this.hear((event as MessageEvent<TaskReply>).data));
    // A worker that cannot be loaded, or that failed outside of any question, is begun anew.
    line.addEventListener("error", (event) => {
      if (this.line === line) this.fail("unloaded", (event as ErrorEvent).message ?? "the worker failed");
    });
    return line;
  }

  private hear(message: TaskReply): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ("why" in message) waiting?.reject(new NoAnswer(message.why, message.message));
    else waiting?.resolve(message.answer);
  }

  private fail(why: NoAnswerReason, message: string): void {
    this.line?.terminate();
    this.line = null;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const each of waiting) each.reject(new NoAnswer(why, message));
  }
}
