/** The socket of one table: it comes back by itself, and asks again what was not answered. */

import { type Act, type AnyFromClient, type AnyToClient, type RefusedNow, VERSION } from "../protocol";

export type Connection = "connecting" | "here" | "away" | "gone";

export type Ask = AnyFromClient extends infer Each
  ? Each extends { id?: number }
    ? Omit<Each, "id">
    : never
  : never;

interface Pending {
  message: Ask & { id: number };
  settle: (answer: AnyToClient) => void;
}

/** Where a table hears what happens at it, and asks. */
export interface Wire {
  ask(message: Ask): Promise<AnyToClient>;
  reconnect(): void;
  close(): void;
}

/** Opens the wire of a table; last tells the number of the last event that was heard. */
export type OpenWire = (
  code: string,
  last: () => number,
  hear: (message: AnyToClient) => void,
  connected: (connection: Connection) => void,
  /** Called when the server is there but takes nobody now. */
  postponed: (refusal: RefusedNow) => void,
) => Wire;

export const openSocket: OpenWire = (...table) => new TableSocket(...table);

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

/** Refusals that say nothing about the table. */
const LATER: ReadonlySet<string> = new Set([
  "busy",
  "failed",
  "preparing",
  "stopping",
  "storage",
  "too_fast",
]);

export class TableSocket implements Wire {
  private wire: WebSocket | null = null;
  private asked = 1;
  private pause = FIRST_PAUSE;
  private pending = new Map<number, Pending>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly code: string,
    private readonly last: () => number,
    private readonly hear: (message: AnyToClient) => void,
    private readonly connected: (connection: Connection) => void,
    private readonly postponed: (refusal: RefusedNow) => void,
  ) {
    this.open();
    addEventListener("online", this.reopen);
    addEventListener("offline", this.lose);
  }

  /** Ask something; the answer may be a refusal. A drop in between is bridged. */
  ask(message: Ask): Promise<AnyToClient> {
    const id = ++this.asked;
    const asked = { ...message, id } as Ask & { id: number };
    return new Promise((settle) => {
      this.pending.set(id, { message: asked, settle });
      if (this.wire?.readyState === WebSocket.OPEN) this.wire.send(JSON.stringify(asked));
    });
  }

  /** Come anew: who one is may have changed. */
  reconnect(): void {
    const before = this.wire;
    this.wire = null;
    before?.close();
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.reopen);
    removeEventListener("offline", this.lose);
    this.wire?.close();
  }

  private readonly reopen = (): void => {
    if (!this.closed && this.wire === null) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  /** A wire without a network may hang for minutes before it closes by itself. */
  private readonly lose = (): void => {
    const before = this.wire;
    if (!before) return;
    this.drop();
    before.close();
  };

  private open(): void {
    this.connected("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const wire = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    this.wire = wire;
    wire.onopen = () => {
      wire.send(JSON.stringify({ type: "hello", version: VERSION, id: 1, last: this.last() }));
    };
    wire.onmessage = (event: MessageEvent<string>) => {
      this.receive(JSON.parse(event.data) as AnyToClient);
    };
    wire.onclose = () => {
      if (this.wire === wire) this.drop();
    };
  }

  private receive(message: AnyToClient): void {
    const id = "id" in message ? (message.id ?? 0) : 0;
    if (id === 1 && message.type === "refused") {
      // The wire is closed behind this; a server that may take one later is asked again.
      if (LATER.has(message.reason)) {
        this.postponed(message);
        return;
      }
      this.closed = true;
      this.connected("gone");
      this.hear(message);
      return;
    }
    this.hear(message);
    if (id === 1) {
      this.pause = FIRST_PAUSE;
      this.connected("here");
      // A resend can do no harm: what has happened already is refused as stale.
      for (const each of this.pending.values()) this.wire?.send(JSON.stringify(each.message));
    }
    const pending = this.pending.get(id);
    if (pending) {
      this.pending.delete(id);
      pending.settle(message);
    }
  }

  private drop(): void {
    this.wire = null;
    if (this.closed) return;
    this.connected("away");
    // Without a network only a server on the same machine could answer: no hurry to ask.
    const isOffline = (globalThis.navigator as Navigator | undefined)?.onLine === false;
    this.timer = setTimeout(this.reopen, isOffline ? LONGEST_PAUSE : this.pause);
    this.pause = Math.min(LONGEST_PAUSE, 2 * this.pause);
  }
}

export function isRefusal(message: AnyToClient): message is RefusedNow {
  return message.type === "refused";
}

export type { Act };
