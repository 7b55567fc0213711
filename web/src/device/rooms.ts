/** The tables of this device, and all that its pages ask about them. */

import { close, begin, follow } from "../local/commands";
import { openAgain, openTable } from "../local/opening";
import { CommandRefused } from "../local/refused";
import type { Rules } from "../local/rules";
import { hexadecimal } from "../local/sha256";
import type { Analysis, Listed, NewTable, Opening, Replay } from "../protocol";
import type { Ask } from "../net/socket";
import { Analyses } from "./analyses";
import { newCode } from "./codes";
import type { Call, Calls, FromWorker, ToWorker } from "./messages";
import { GUEST, type Listener, Room, type Surroundings } from "./room";
import { Texts } from "./texts";

type RulesOf = (game: string) => Promise<Rules>;

/** Lets a page think for the bots of a table as long as no other page does; returns how to give that up. */
export type Claim = (code: string, mine: () => void) => () => void;

/** The most tables that are over and kept; those that were touched last stay. */
const MOST_OVER = 300;

/** A room in use, and by how many: views of it, and work in it. */
interface Held {
  readonly room: Promise<Room>;
  readonly release: () => void;
  users: number;
}

/** One page's view of one table. */
interface View {
  readonly code: string;
  readonly listener: Listener;
}

export class Rooms {
  private readonly held = new Map<string, Held>();
  private readonly views = new Map<number, View>();
  private readonly analyses: Analyses;
  private readonly texts: Texts;

  constructor(
    private readonly rulesOf: RulesOf,
    private readonly around: Surroundings,
    private readonly claim: Claim,
    private readonly send: (message: FromWorker) => void,
  ) {
    this.analyses = new Analyses(around.thinker);
    this.texts = new Texts(rulesOf);
  }

  /** Take a message of the page. */
  async take(message: ToWorker): Promise<void> {
    if ("call" in message) await this.answer(message.id, message.call, message.given);
    else if ("enter" in message) await this.enter(message.wire, message.enter);
    else if ("exit" in message) await this.exit(message.exit);
    else await this.receive(message.wire, message.message);
  }

  /** Take notice of what another page has kept. */
  async follow(code: string): Promise<void> {
    await (await this.held.get(code)?.room)?.follow();
  }

  private async answer(id: number, call: Call, given: Calls[Call]["given"]): Promise<void> {
    try {
      const work = this.calls[call] as (given: Calls[Call]["given"]) => Promise<Calls[Call]["found"]>;
      this.send({ id, found: await work(given) });
    } catch (error) {
      const { reason, details } = error instanceof CommandRefused ? error : new CommandRefused("failed");
      this.send({ id, problem: { reason, ...details } });
      if (!(error instanceof CommandRefused)) throw error;
    }
  }

  private readonly calls: { [Name in Call]: (given: Calls[Name]["given"]) => Promise<Calls[Name]["found"]> } =
    {
      load: async ({ game }) => {
        await Promise.all([this.rulesOf(game), this.around.thinker.ask(game, "load", null)]);
        return null;
      },
      open: ({ asked, name }) => this.open(asked, name),
      again: ({ code }) => this.again(code),
      begin: ({ code }) => this.at(code, (room) => room.happen((table) => begin(table, GUEST))),
      close: ({ code }) => this.at(code, (room) => room.happen((table) => close(table, GUEST))),
      table: ({ code }) => this.at(code, async () => undefined),
      replay: ({ code }) => this.in(code, async (room): Promise<Replay> => room.replay()),
      analyse: ({ code, after, begins }) => this.analyse(code, after, begins),
      text: async ({ code, kind }) =>
        this.in(code, async (room) => {
          const { table, entries } = room.written;
          return kind === "record" ? this.texts.record(table) : this.texts.log(table, entries);
        }),
      link: ({ code }) => this.in(code, async (room) => this.texts.link(room.written.table)),
      read: async ({ written, seat }) => this.texts.replay(await this.texts.read(written), seat),
      analyseWritten: async ({ written, after }) => {
        const key = JSON.stringify(written);
        // A page asks again and again how far the coach is: the game is read once.
        if (!this.analyses.knows(key)) {
          const log = await this.texts.read(written);
          this.analyses.begin(key, log.game, await this.texts.played(log));
        }
        return this.analyses.progress(key, after);
      },
      list: () => this.around.store.list(),
    };

  /** Open a table, and begin the game where that is asked. */
  private async open(asked: NewTable, name: string): Promise<Opening> {
    const rules = await this.rulesOf(asked.game);
    const options = await this.texts.options(asked);
    const opened = openTable(asked, options, rules, { guest: GUEST, name }, newSeed());
    const code = newCode();
    await this.forgetOldest();
    await Room.open(opened, code, rules, this.around);
    if (asked.begin) await this.at(code, (room) => room.happen((table) => begin(table, GUEST)));
    return { table: code };
  }

  private async forgetOldest(): Promise<void> {
    const { store } = this.around;
    const over = (await store.list()).filter(({ status }) => status === "over" || status === "closed");
    over.sort((one, other) => other.touched - one.touched);
    for (const { table } of over.slice(MOST_OVER)) await store.remove(table);
  }

  /** Open a table for the same players, or return the one that was opened. */
  private again(code: string): Promise<Opening> {
    return this.in(code, async (room) => {
      if (room.followed) return { table: room.followed };
      const rules = await this.rulesOf(room.opened.game);
      const following = newCode();
      await room.happen((table) => follow(table, GUEST, following));
      await Room.open(openAgain(room.opened, code, newSeed()), following, rules, this.around);
      return { table: following };
    });
  }

  private async analyse(code: string, after: number, begins: boolean): Promise<Analysis> {
    if (begins) {
      await this.in(code, async (room) => {
        if (room.listed().status !== "over") throw new CommandRefused("unfinished");
        this.analyses.begin(code, room.opened.game, room.played);
      });
    }
    return this.analyses.progress(code, after);
  }

  // Views of tables.

  private async enter(wire: number, code: string): Promise<void> {
    const view: View = { code, listener: { hear: (heard) => this.send({ wire, message: heard }) } };
    this.views.set(wire, view);
    try {
      const room = await this.hold(code);
      // Whoever has gone meanwhile is let go of by the exit.
      if (this.views.has(wire)) await room.enter(view.listener);
    } catch (error) {
      const refused = error instanceof CommandRefused ? error : new CommandRefused("failed");
      this.send({ wire, message: refused.answering(1) });
      if (!(error instanceof CommandRefused)) throw error;
    }
  }

  private async exit(wire: number): Promise<void> {
    const view = this.views.get(wire);
    this.views.delete(wire);
    if (!view) return;
    const room = await this.held.get(view.code)?.room.catch(() => null);
    room?.exit(view.listener);
    this.letGo(view.code);
  }

  private async receive(wire: number, message: Ask & { id: number }): Promise<void> {
    const view = this.views.get(wire);
    const room = view && (await this.held.get(view.code)?.room);
    await room?.receive(view!.listener, message);
  }

  // Rooms.

  /** Use a room; whoever does so lets go of it again. */
  private hold(code: string): Promise<Room> {
    let held = this.held.get(code);
    if (!held) {
      let mayThink = false;
      const room = Room.of(code, this.rulesOf, this.around, () => mayThink);
      const release = this.claim(code, () => {
        mayThink = true;
        room.then(
          (each) => each.goOn(),
          () => undefined, // whoever uses it is told
        );
      });
      this.held.set(code, (held = { room, release, users: 0 }));
    }
    held.users += 1;
    return held.room;
  }

  private letGo(code: string): void {
    const held = this.held.get(code);
    if (!held || --held.users > 0) return;
    held.release();
    this.held.delete(code);
  }

  /** Do something in a room, whoever looks at it. */
  private async in<Result>(code: string, work: (room: Room) => Promise<Result>): Promise<Result> {
    try {
      return await work(await this.hold(code));
    } finally {
      this.letGo(code);
    }
  }

  /** Do something in a room, and return what lists tell of it then. */
  private at(code: string, work: (room: Room) => Promise<void>): Promise<Listed> {
    return this.in(code, async (room) => {
      await work(room);
      return room.listed();
    });
  }
}

/** A seed that nobody can guess. */
function newSeed(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
}
