/** Bots that think in the thread of a test. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Engine, THINKING, Thinking } from ".";
import { CHANCE } from "../engine";
import { Answering } from "./answering";
import type { StopRequest, TaskRequest } from "./messages";
import type { PlayedGame } from "./played";
import type { Line } from "./thinker";

export const GAMES = Object.keys(THINKING);

export async function load(game: string): Promise<Thinking> {
  const path = join(import.meta.dirname, "..", "engine", "modules", `${game}.wasm`);
  const module = await WebAssembly.compile(readFileSync(path));
  return new Thinking(await Engine.of(module, { game }), await THINKING[game]!());
}

/** A worker in the same thread, which hears and sends copies. */
export class NearLine extends EventTarget implements Line {
  private readonly answering: Answering;
  isEnded = false;

  constructor(loading = load) {
    super();
    this.answering = new Answering(loading, (message) => {
      if (!this.isEnded) this.dispatchEvent(new MessageEvent("message", { data: structuredClone(message) }));
    });
  }

  postMessage(message: unknown): void {
    const copy = structuredClone(message) as TaskRequest | StopRequest;
    setTimeout(() => this.answering.take(copy));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

/** Return a game of three in which everybody took the first legal action, so many steps long. */
export async function begun(game: string, length: number): Promise<PlayedGame & { position: Uint8Array }> {
  const { engine, rules } = await load(game);
  const states = engine.states();
  engine.start(states, 0, 3, engine.options(Array(48).fill(0)));
  const opening = states.bytes(0).slice();
  let position: Uint8Array = opening;
  const steps: number[] = [];
  while (steps.length < 2 * length || rules.actor(position) === CHANCE) {
    const action = rules.legal(position)[0]!;
    steps.push(rules.actor(position), action);
    position = rules.after(position, action);
  }
  return { opening, steps, position };
}
