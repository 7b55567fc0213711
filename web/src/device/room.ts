/**
 * A table of this device in use: who looks at it, its bots, and what is kept of it.
 *
 * As on a server nobody is shown what is not kept yet, but where the device keeps nothing any more.
 */

import type { LevelName } from "../characters";
import { timeOfTurn } from "../bots/pace";
import { NoAnswer, type Thinker } from "../bots/thinker";
import type { Question } from "../bots/turns";
import type { PlayedGame } from "../bots/played";
import type { AnyEvent, Opened } from "../local/events";
import type { Match } from "../local/match";
import { hinted } from "../local/advising";
import { CommandRefused } from "../local/refused";
import { replayOf } from "../local/replay";
import { type Request, eventOf } from "../local/requests";
import type { Rules } from "../local/rules";
import { NOBODY, LocalTable } from "../local/table";
import { Updates, commitment, listed } from "../local/updates";
import * as commands from "../local/commands";
import type { AnyToClient, Hinted, Listed, Replay } from "../protocol";
import type { Ask } from "../net/socket";
import { type StoredEvent, MemoryStore, Outrun, type TableStore } from "./store";

/** Who plays on this device, whatever they are called. */
export const GUEST = "0".repeat(32);

/** Milliseconds in which the coach thinks about a position. */
const HINT_TIME = 1000;

/** Somebody who looks at a table. */
export interface Listener {
  hear(message: AnyToClient): void;
}

/** What all rooms of a device share. */
export interface Surroundings {
  readonly store: TableStore;
  readonly now: () => number;
  readonly thinker: Thinker;
  /** Called when an event was kept, for the other pages of this device. */
  readonly kept: (code: string) => void;
  /** Called when the device keeps nothing more. */
  readonly full: () => void;
}

export class Room {
  private table: LocalTable;
  private updates: Updates;
  private readonly listeners = new Set<Listener>();
  /** All that happens, one after another. */
  private line: Promise<unknown> = Promise.resolve();
  private thought: AbortController | null = null;
  private store: TableStore;

  private constructor(
    private entries: readonly StoredEvent[],
    readonly code: string,
    private readonly rules: Rules,
    private readonly around: Surroundings,
    /** Whether bots think here, and not at another page of this device. */
    private readonly mayThink: () => boolean,
  ) {
    this.store = around.store;
    this.table = tableOf(code, entries, rules);
    this.updates = new Updates(this.table);
  }

  /** Open a room for a table that is kept; refuse one that is not there. */
  static async of(
    code: string,
    rulesOf: (game: string) => Promise<Rules>,
    around: Surroundings,
    mayThink: () => boolean,
  ): Promise<Room> {
    const entries = await around.store.entries(code);
    const opened = entries[0]?.event;
    if (opened?.event !== "opened") throw new CommandRefused("unknown_table");
    return new Room(entries, code, await rulesOf(opened.game), around, mayThink);
  }

  /** Keep a new table. */
  static async open(opened: Opened, code: string, rules: Rules, around: Surroundings): Promise<void> {
    const table = new LocalTable(code, opened, around.now(), rules);
    await around.store.append(listed(table, GUEST), { number: 0, at: table.made, event: opened });
  }

  get isEmpty(): boolean {
    return this.listeners.size === 0;
  }

  /** The seat of whoever plays on this device. */
  private get seat(): number {
    return this.table.seatOf(GUEST);
  }

  // Who looks.

  /** Let somebody look, and tell them everything. */
  async enter(listener: Listener): Promise<void> {
    await this.inTurn(async () => {
      this.listeners.add(listener);
      listener.hear(this.everything());
    });
    if (this.table.status === "playing" && this.table.sittingIn.has(this.seat)) {
      await this.happen((table) => commands.comeBack(table, this.seat));
    }
    this.goOn();
  }

  exit(listener: Listener): void {
    this.listeners.delete(listener);
    // Bots rest while nobody looks.
    if (this.isEmpty) this.thought?.abort();
  }

  private everything(): AnyToClient {
    const { table } = this;
    const here = table.chairs.map(({ kind }) => kind === "person");
    return this.updates.everything(this.seat, this.around.now(), true, { here, watchers: 0 });
  }

  // What is asked.

  async receive(listener: Listener, message: Ask & { id: number }): Promise<void> {
    try {
      switch (message.type) {
        case "preview":
          listener.hear(this.updates.preview(this.seat, { ...message }));
          break;
        case "refresh":
          listener.hear({ ...this.everything(), id: message.id } as AnyToClient);
          break;
        case "ping":
        case "hello":
          listener.hear({ type: "done", id: message.id });
          break;
        case "hint":
          listener.hear(await this.advice(message.id, message.turn));
          break;
        default:
          await this.happen((table) => eventOf(table, this.seat, message as Request), listener, message.id);
      }
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      listener.hear(error.answering(message.id));
    }
  }

  /** Let an event happen; keep it, and then tell everybody. */
  async happen(decide: (table: LocalTable) => AnyEvent, asker?: Listener, id = 0): Promise<void> {
    await this.inTurn(async () => {
      const event = decide(this.table);
      const at = this.around.now();
      const applied = this.table.apply(event, at);
      const updates = this.updates.updates(applied, at);
      if (!(await this.keep({ number: this.table.number, at, event: applied }))) {
        await this.readAnew();
        throw new CommandRefused("stale");
      }
      const update = updates.at(this.seat)!;
      for (const each of this.listeners) each.hear(each === asker ? { ...update, id } : update);
    });
    this.goOn();
  }

  /** Keep an entry; return whether nobody was faster. */
  private async keep(entry: StoredEvent): Promise<boolean> {
    try {
      await this.store.append(listed(this.table, GUEST), entry);
      this.around.kept(this.code);
    } catch (error) {
      if (error instanceof Outrun) return false;
      // The game goes on as long as the page is open; what was kept before is still there.
      this.store = new MemoryStore();
      this.around.full();
    }
    this.entries = [...this.entries, entry];
    return true;
  }

  /** Tell everybody what another page of this device has done. */
  async follow(): Promise<void> {
    await this.inTurn(async () => {
      for (const entry of await this.store.entries(this.code, this.table.number)) {
        const { number, at, event } = entry;
        if (number !== this.table.number + 1) return this.readAnew();
        this.entries = [...this.entries, entry];
        const updates = this.updates.updates(this.table.apply(event, at), at);
        for (const each of this.listeners) each.hear(updates.at(this.seat)!);
      }
    });
    this.goOn();
  }

  /** Read the table as it is kept, and tell everybody everything. */
  private async readAnew(): Promise<void> {
    this.entries = await this.store.entries(this.code);
    this.table = tableOf(this.code, this.entries, this.rules);
    this.updates = new Updates(this.table);
    for (const each of this.listeners) each.hear(this.everything());
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.line.then(work);
    this.line = done.catch(() => undefined);
    return done;
  }

  // Bots.

  /** Let the bot think that is to move, if one is and somebody looks. */
  goOn(): void {
    const { table } = this;
    const isDue = table.actor !== NOBODY && table.levelAt(table.actor) !== "";
    if (!isDue || this.isEmpty || this.thought || !this.mayThink()) return;
    const thought = new AbortController();
    this.thought = thought;
    void this.botTurn(thought.signal).finally(() => {
      this.thought = null;
      this.goOn();
    });
  }

  private async botTurn(signal: AbortSignal): Promise<void> {
    const { actor: seat, turn, match } = this.table;
    const level = this.table.levelAt(seat) as LevelName;
    if (!match) return;
    const bots = this.table.chairs.filter((_, each) => this.table.levelAt(each) !== "").length;
    const people = this.table.seats - bots;
    const time = timeOfTurn(bots, people);
    const question: Question = { ...this.asked(match, time), level };
    try {
      const answer = this.chosen(question, match, signal);
      // Whoever has left may still come back; while somebody plays, the page shows acts one by one.
      if (people === 0) await passed(time);
      const actions = await answer;
      await this.happen((table) => {
        if (table.levelAt(seat) === "") throw new CommandRefused("stale");
        return commands.actInPart(table, seat, turn, actions);
      });
    } catch (error) {
      // Whoever left has come back, or the turn was taken back, while the bot was thinking.
      if (signal.aborted || this.table.turn !== turn) return;
      console.error("a bot did not play", error);
      await passed(time);
    }
  }

  /** Return what a bot plays; one that fails must not stop the game, and plays the first thing that it may. */
  private async chosen(question: Question, match: Match, signal: AbortSignal): Promise<readonly number[]> {
    try {
      return (await this.around.thinker.ask(this.table.opened.game, "turn", question, signal)).actions;
    } catch (error) {
      if (signal.aborted || !(error instanceof NoAnswer)) throw error;
      console.error(`a bot failed: ${error.why}: ${error.message}`);
      return match.legal.slice(0, 1);
    }
  }

  /** Return what the coach advises whoever plays here. */
  private async advice(id: number, turn: number): Promise<Hinted> {
    const { table } = this;
    const match = commands.checkedMoment(table, this.seat, turn);
    try {
      const asked = this.asked(match, HINT_TIME);
      const thoughts = await this.around.thinker.ask(table.opened.game, "hint", asked);
      return hinted(table, { id, turn }, thoughts);
    } catch (error) {
      throw error instanceof NoAnswer ? new CommandRefused("busy") : error;
    }
  }

  /** What is asked about the position, for so many milliseconds. */
  private asked(match: Match, milliseconds: number): Omit<Question, "level"> {
    return {
      position: match.state,
      seat: match.actor,
      // Derived from the table's secret, or anybody could predict the bot.
      seed: `${commitment(`bot ${match.actor} ${this.table.opened.seed}`)} ${this.table.turn}`,
      budget: { milliseconds },
    };
  }

  // What is looked up.

  /** The game so far, as it is played again. */
  get played(): PlayedGame {
    const { match, rules, seats, opened } = this.table;
    if (!match) throw new CommandRefused("not_begun");
    const steps = match.steps.flatMap(({ actor, action }) => [actor, action]);
    return { opening: rules.start(seats, opened.options), steps };
  }

  /** The table, for the texts that are written of it. */
  get written(): { readonly table: LocalTable; readonly entries: readonly StoredEvent[] } {
    return { table: this.table, entries: this.entries };
  }

  listed(): Listed {
    return listed(this.table, GUEST);
  }

  replay(): Replay {
    const { table } = this;
    const now = new Updates(table).everything(this.seat, table.touched, false, { here: [], watchers: 0 });
    const replay = replayOf(now, table);
    if (!replay) throw new CommandRefused("not_begun");
    return replay;
  }

  /** Return how the same players play again. */
  get opened(): Opened {
    return this.table.opened;
  }

  /** The code of the table at which they do so already, "" where there is none. */
  get followed(): string {
    return this.table.followed;
  }
}

/** Return a table as its events have left it. */
function tableOf(code: string, entries: readonly StoredEvent[], rules: Rules): LocalTable {
  const [first, ...rest] = entries;
  if (first?.event.event !== "opened") throw new CommandRefused("unknown_table");
  if (first.event.version !== rules.version) throw new CommandRefused("version");
  const table = new LocalTable(code, first.event, first.at, rules);
  for (const { event, at } of rest) table.apply(event, at);
  return table;
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
