/** A table as this browser knows it: what the server sent, kept up to date by its updates. */

import { type Connection, type OpenWire, type Wire, isRefusal, openSocket } from "../net/socket";
import type { AnyToClient, Happened, Hinted, Previewed, RefusedNow, TableNow, Update } from "../protocol";
import { decoded, patched } from "../record";
import { followed } from "./following";
import { Pace } from "./motion/pace";
import { LONGEST, gapBetween, slowness } from "./motion/tempo";

const EMPTY = new Uint8Array(0);

/** Milliseconds until everything is asked for again, where that was too soon. */
const REFRESH_PAUSE = 1000;

export class Table {
  now = $state.raw<TableNow | null>(null);
  record = $state.raw<Uint8Array>(EMPTY);
  facts = $state.raw<Uint8Array>(EMPTY);
  legal = $state.raw<ReadonlySet<number>>(new Set());
  undoable = $state(0);
  connection = $state<Connection>("connecting");
  /** The last thing that was refused, with what was tried. */
  refusal = $state.raw<RefusedNow | null>(null);
  /** Everything that happened while this page was open, newest last. */
  happened = $state.raw<readonly Happened[]>([]);
  /** How many things have happened while this page was open, those that are forgotten too. */
  total = $state(0);
  stopping = $state(false);
  /** Why the server, although it is there, does not let one in for now. */
  postponed = $state("");
  /** True from a click until the server has answered it. */
  busy = $state(false);
  /** How many times it was asked what would be, and the server has not answered yet. */
  asking = $state(0);
  /** How many acts of others have come that are not shown yet. */
  waiting = $state(0);
  /** Whether somebody has seen enough: until a person acts again, all is shown at once, and still. */
  isSkipping = $state(false);

  private unanswered = 0;
  /** Whether an update is missing, and everything is asked for. */
  private isBehind = false;
  private readonly socket: Wire;
  private readonly pace = new Pace<Update>(
    (update) => this.follow(update),
    {
      gap: (shown, next) => (this.isSkipping ? 0 : gapBetween(shown, next) * slowness(this.now)),
      longest: () => LONGEST * slowness(this.now),
    },
    (waiting) => (this.waiting = waiting),
  );

  constructor(
    readonly code: string,
    private readonly bytes: (game: string) => { record: number; facts: number },
    open: OpenWire = openSocket,
  ) {
    this.socket = open(
      code,
      () => this.now?.number ?? -1,
      (message) => this.hear(message),
      (connection) => {
        this.connection = connection;
        if (connection === "here") {
          this.postponed = "";
          this.stopping = false;
        }
      },
      (refusal) => (this.postponed = refusal.reason),
    );
  }

  get isMyTurn(): boolean {
    const isOwn = this.now !== null && this.now.actor >= 0 && this.now.actor === this.now.you;
    return isOwn && !this.isReplaced;
  }

  /** Whether a bot plays in one's place. */
  get isReplaced(): boolean {
    return this.now?.status === "playing" && Boolean(this.now.seats[this.now.you]?.sitting_in);
  }

  /** Whether acts of others are being shown, one after another. */
  get isShowing(): boolean {
    return !this.isMyTurn && this.pace.isUnderWay;
  }

  close(): void {
    this.pace.clear();
    this.socket.close();
  }

  /** Show at once all that others have done. */
  hurry(): void {
    this.pace.hurry();
  }

  /** Show at once all that others have done and what bots do next: somebody has seen enough. */
  skip(): void {
    const { now } = this;
    this.isSkipping = now !== null && now.seats.some((_, seat) => isPerson(now, seat));
    this.hurry();
  }

  /** Do something in one's turn; the answer comes as an update, or as a refusal. */
  async act(...actions: number[]): Promise<boolean> {
    this.hurry();
    if (!this.now || this.busy) return false;
    this.busy = true;
    const answer = await this.socket.ask({ type: "act", turn: this.now.turn, actions });
    this.busy = false;
    return this.settled(answer);
  }

  async undo(steps = 1): Promise<boolean> {
    if (!this.now) return false;
    return this.settled(await this.socket.ask({ type: "undo", turn: this.now.turn, steps }));
  }

  async askBack(): Promise<boolean> {
    if (!this.now) return false;
    return this.settled(await this.socket.ask({ type: "ask_back", turn: this.now.turn }));
  }

  async answer(agrees: boolean): Promise<boolean> {
    if (!this.now) return false;
    return this.settled(await this.socket.ask({ type: "answer", turn: this.now.turn, agrees }));
  }

  async say(text: string): Promise<boolean> {
    return this.settled(await this.socket.ask({ type: "say", text }));
  }

  async leave(): Promise<boolean> {
    return this.settled(await this.socket.ask({ type: "leave" }));
  }

  async comeBack(): Promise<boolean> {
    return this.settled(await this.socket.ask({ type: "come_back" }));
  }

  /** Ask what some actions would change; null when they cannot be done. */
  preview(...actions: number[]): Promise<Previewed | null> {
    return this.look(actions, false);
  }

  /** Ask as well what one could do next. */
  foresee(...actions: number[]): Promise<Previewed | null> {
    return this.look(actions, true);
  }

  private async look(actions: number[], legal: boolean): Promise<Previewed | null> {
    if (!this.now) return null;
    // Written, never read: whoever asks when something changes would ask again and again.
    this.asking = ++this.unanswered;
    const more = legal ? { legal } : {};
    const answer = await this.socket.ask({ type: "preview", turn: this.now.turn, actions, ...more });
    this.asking = --this.unanswered;
    return answer.type === "previewed" ? answer : null;
  }

  /** Ask why an action is not possible, without doing it; null when it is. */
  async whyNot(action: number): Promise<RefusedNow | null> {
    if (!this.now) return null;
    const answer = await this.socket.ask({ type: "preview", turn: this.now.turn, actions: [action] });
    return isRefusal(answer) ? answer : null;
  }

  async hint(): Promise<Hinted | null> {
    if (!this.now) return null;
    const answer = await this.socket.ask({ type: "hint", turn: this.now.turn });
    if (isRefusal(answer)) this.refusal = answer;
    return answer.type === "hinted" ? answer : null;
  }

  async refresh(): Promise<void> {
    const answer = await this.socket.ask({ type: "refresh" });
    if (isRefusal(answer) && answer.reason === "too_fast") {
      setTimeout(() => void this.refresh(), REFRESH_PAUSE);
    }
  }

  /** Come anew, as whoever one is now, and be sent everything. */
  reconnect(): void {
    this.now = this.now && { ...this.now, number: -1 };
    this.socket.reconnect();
  }

  private settled(answer: AnyToClient): boolean {
    this.refusal = isRefusal(answer) ? answer : null;
    return !isRefusal(answer);
  }

  private hear(message: AnyToClient): void {
    switch (message.type) {
      case "table":
        this.take(message);
        break;
      case "update":
        if (this.now && isPerson(this.now, this.now.actor)) this.isSkipping = false;
        this.pace.push(message);
        if (this.isPressing(message)) this.hurry();
        break;
      case "presence":
        if (this.now) this.now = { ...this.now, here: message.here, watchers: message.watchers };
        break;
      case "stopping":
        this.stopping = true;
        break;
      case "refused":
        if (this.connection === "gone" || message.id === 0) this.refusal = message;
        break;
    }
  }

  /** Whether an update is not to wait: what one did oneself, and what is more than an act. */
  private isPressing({ happened: { event, seat } }: Update): boolean {
    return (event !== "acted" && event !== "said") || seat === this.now?.you;
  }

  private take(now: TableNow): void {
    this.pace.clear();
    this.isBehind = false;
    this.now = now;
    this.record = decoded(now.record ?? "");
    this.facts = decoded(now.facts ?? "");
    this.own(now.own);
  }

  private follow(update: Update): void {
    // What came with a whole table is not announced again.
    if (!this.now || update.number <= this.now.number) return;
    if (update.number > this.now.number + 1) {
      if (!this.isBehind) void this.refresh();
      this.isBehind = true;
      return;
    }
    const sizes = this.bytes(this.now.game);
    this.record = patched(grown(this.record, sizes.record), update.patch ?? []);
    this.record = patched(this.record, update.own?.patch ?? []);
    this.facts = patched(grown(this.facts, sizes.facts), update.facts ?? []);
    this.own(update.own);
    this.now = followed(this.now, update);
    this.happened = [...this.happened, update.happened].slice(-400);
    this.total += 1;
  }

  private own(own: Update["own"]): void {
    this.legal = new Set(own?.legal ?? []);
    this.undoable = own?.undoable ?? 0;
  }
}

/** Whether a seat is no bot's, nor played by one meanwhile. */
function isPerson({ seats }: TableNow, seat: number): boolean {
  const chair = seats[seat];
  return chair !== undefined && chair.kind !== "bot" && !chair.sitting_in;
}

/** Return bytes with zeros behind them, up to a size: a record before its game has begun. */
function grown(bytes: Uint8Array, size: number): Uint8Array {
  if (bytes.length >= size) return bytes;
  const after = new Uint8Array(size);
  after.set(bytes);
  return after;
}
