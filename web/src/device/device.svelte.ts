/** The tables of this device as a page asks for them: like a server's, without one. */

import { NoDevice, Refused } from "../net/problems";
import { type Ask, type Connection, type OpenWire, type Wire } from "../net/socket";
import type { AnyToClient, NewTable } from "../protocol";
import type { Call, Calls, FromWorker, ToWorker, WrittenGame } from "./messages";

interface Waiting {
  resolve(found: Calls[Call]["found"]): void;
  reject(error: unknown): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

class Device {
  /** Whether the device keeps nothing more, so that what follows is gone with the page. */
  isFull = $state(false);
  private worker: Worker | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly wires = new Map<number, DeviceWire>();

  ask<Name extends Call>(call: Name, given: Calls[Name]["given"]): Promise<Calls[Name]["found"]> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
      this.send({ id, call, given } as ToWorker);
    });
  }

  enter(code: string, wire: DeviceWire): number {
    const number = ++this.asked;
    this.wires.set(number, wire);
    this.send({ enter: code, wire: number });
    return number;
  }

  exit(wire: number): void {
    this.wires.delete(wire);
    this.send({ exit: wire });
  }

  send(message: ToWorker): void {
    try {
      this.worker ??= this.begun();
      this.worker.postMessage(message);
    } catch {
      this.fail();
    }
  }

  private begun(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tables" });
    worker.addEventListener("message", ({ data }) => this.hear(data as FromWorker));
    worker.addEventListener("error", () => this.fail());
    return worker;
  }

  private hear(message: FromWorker): void {
    if ("full" in message) {
      this.isFull = true;
    } else if ("wire" in message) {
      this.wires.get(message.wire)?.receive(message.message);
    } else {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if ("problem" in message) waiting?.reject(new Refused(message.problem, 400));
      else waiting?.resolve(message.found);
    }
  }

  /** The worker cannot be had, or failed: whoever waits is told so, and the next question begins one anew. */
  private fail(): void {
    this.worker?.terminate();
    this.worker = null;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const each of waiting) each.reject(new NoDevice());
    for (const wire of this.wires.values()) wire.lose();
  }
}

const device = new Device();

/** Whether the device keeps nothing more. */
export function keepsNothing(): boolean {
  return device.isFull;
}

/** Whether this browser can play by itself. */
export function canPlayHere(): boolean {
  return typeof WebAssembly === "object" && typeof Worker === "function";
}

/** Load what a game is played with, while there is nothing else to wait for. */
export async function prepare(game: string): Promise<void> {
  if (canPlayHere()) await device.ask("load", { game });
}

export const deviceApi = {
  newTable: (asked: NewTable, name: string) => device.ask("open", { asked, name }),
  ownTables: () => device.ask("list", {}),
  table: (code: string) => device.ask("table", { code }),
  begin: (code: string) => device.ask("begin", { code }),
  close: (code: string) => device.ask("close", { code }),
  rematch: (code: string) => device.ask("again", { code }),
  replay: (code: string) => device.ask("replay", { code }),
  analysis: (code: string, after: number) => device.ask("analyse", { code, after, begins: false }),
  analyse: (code: string, after: number) => device.ask("analyse", { code, after, begins: true }),
  text: (code: string, kind: "record" | "log") => device.ask("text", { code, kind }),
  link: (code: string) => device.ask("link", { code }),
  read: (written: WrittenGame, seat: number) => device.ask("read", { written, seat }),
  analyseWritten: (written: WrittenGame, after: number) => device.ask("analyseWritten", { written, after }),
};

/** A page's view of a table of this device. */
class DeviceWire implements Wire {
  private wire: number;
  private asked = 1;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pending = new Map<number, (answer: AnyToClient) => void>();

  constructor(
    private readonly code: string,
    private readonly hear: (message: AnyToClient) => void,
    private readonly connected: (connection: Connection) => void,
  ) {
    this.wire = device.enter(code, this);
  }

  ask(message: Ask): Promise<AnyToClient> {
    const id = ++this.asked;
    return new Promise((settle) => {
      this.pending.set(id, settle);
      device.send({ wire: this.wire, message: { ...message, id } });
    });
  }

  reconnect(): void {
    clearTimeout(this.timer);
    device.exit(this.wire);
    this.wire = device.enter(this.code, this);
  }

  close(): void {
    clearTimeout(this.timer);
    device.exit(this.wire);
  }

  receive(message: AnyToClient): void {
    const id = "id" in message ? (message.id ?? 0) : 0;
    if (id === 1 && message.type === "refused") {
      this.connected("gone");
      this.hear(message);
      return;
    }
    this.hear(message);
    if (message.type === "table") {
      this.connected("here");
      this.pause = FIRST_PAUSE;
    }
    this.pending.get(id)?.(message);
    this.pending.delete(id);
  }

  /** The worker failed: what was kept is there when one comes anew. */
  lose(): void {
    const pending = [...this.pending];
    this.pending.clear();
    for (const [id, settle] of pending) settle({ type: "refused", id, reason: "failed" });
    this.connected("away");
    this.timer = setTimeout(() => this.reconnect(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, 2 * this.pause);
  }
}

export const openHere: OpenWire = (code, _, hear, connected) => new DeviceWire(code, hear, connected);
