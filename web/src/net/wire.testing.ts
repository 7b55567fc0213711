/** A wire that a test holds the other end of: what a browser would open, without a network. */

export class TestWire {
  static readonly OPEN = 1;
  static all: TestWire[] = [];

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    TestWire.all.push(this);
  }

  static get latest(): TestWire {
    return TestWire.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** The server lets the client in. */
  open(): void {
    this.readyState = TestWire.OPEN;
    this.onopen?.();
  }

  /** The server says something. */
  tell(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
}

/** Give the page a server to speak with. */
export function layWires(): void {
  TestWire.all = [];
  Object.assign(globalThis, {
    WebSocket: TestWire,
    location: { protocol: "http:", host: "qalat.test" },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
}
