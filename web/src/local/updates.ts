/** The messages of a table: the whole of it for who comes, then one update for each event. */

import {
  type Happened,
  type Listed,
  type Own,
  type Preview,
  type Previewed,
  type Seat,
  type TableNow,
  type Update,
  VERSION,
} from "../protocol";
import { stepOf } from "../deeds";
import { encoded } from "./base64";
import { namesAt } from "./chairs";
import { checkedMoment } from "./commands";
import { SPECTATOR } from "../engine";
import type { AnyChair, AnyEvent } from "./events";
import { hexadecimal, sha256 } from "./sha256";
import type { TableStatus, LocalTable } from "./table";
import { type Changes, TableViews } from "./views";

/** What a message leaves out, as whoever reads it knows it. */
type Sparse<Message> = { [Name in keyof Message]?: Message[Name] | undefined };

/** Return a message without what is empty: nothing, "", false, 0, or a list of nothing. */
function sparse<Message extends object>(fields: Sparse<Message>): Partial<Message> {
  const kept = Object.entries(fields).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(kept) as Partial<Message>;
}

function isEmpty(value: unknown): boolean {
  return !value || (Array.isArray(value) && value.length === 0);
}

/** Events by which chairs change, or who sits on them. */
const SEATING: ReadonlySet<string> = new Set(["placed", "began", "replaced", "returned"]);

/** Who is at the table. */
interface Present {
  readonly here: readonly boolean[];
  readonly watchers: number;
}

export class Updates {
  private readonly views: TableViews;
  private status: TableStatus;
  private parts = "";

  constructor(private readonly table: LocalTable) {
    this.views = new TableViews(table.rules, table.seats);
    this.status = table.status;
    if (table.match) {
      this.views.changes(table.match.state, []);
      this.parts = JSON.stringify(table.rules.score(table.match.state).parts);
    }
  }

  /** Return the updates for an event that has just been applied: one a seat, spectators last. */
  updates(event: AnyEvent, at: number): Update[] {
    const { table } = this;
    const changes = this.views.changes(table.match?.state, table.people);
    const status = this.newStatus();
    const everybody = {
      type: "update" as const,
      number: table.number,
      turn: table.turn,
      happened: happened(table, event, at),
      actor: table.actor,
      ...sparse<Update>({
        patch: changes.record,
        facts: changes.facts,
        deeds: this.newDeeds(event),
        ...this.points(),
        asked: asked(table),
        seats: SEATING.has(event.event) ? seatsOf(table) : [],
        names: event.event === "began" ? rowsOf(this.table) : [],
        status,
        seed: status ? table.seed : "",
        winners: status ? winnersOf(this.table) : [],
      }),
    };
    const informed = this.informed(changes);
    const seats = [...table.chairs.keys()].map((seat) => {
      if (!table.people.includes(seat)) return everybody;
      const own = informed.has(seat) ? this.own(seat, changes.own.get(seat) ?? []) : { patch: [] };
      return { ...everybody, own };
    });
    return [...seats, everybody];
  }

  private newStatus(): TableStatus | "" {
    const { status } = this.table;
    const isNew = status !== this.status;
    this.status = status;
    return isNew ? status : "";
  }

  private points(): Pick<Update, "totals" | "parts"> {
    const { match, rules } = this.table;
    if (!match) return {};
    const { totals, parts } = rules.score(match.state);
    const rows = rowsOf(this.table).length;
    const known = this.parts;
    this.parts = JSON.stringify(parts);
    const changed = known === this.parts ? [] : parts.slice(0, rows).map((row) => [...row]);
    return { totals: totals.slice(0, rows), parts: changed };
  }

  /** The seats whose private part is of interest: who is to act, who acted, whose things changed. */
  private informed(changes: Changes): ReadonlySet<number> {
    const acted = this.table.match?.steps.at(-1)?.actor ?? SPECTATOR;
    return new Set([this.table.actor, acted, ...changes.own.keys()]);
  }

  private own(seat: number, patch: number[]): Own {
    const { match, actor } = this.table;
    if (!match) return { patch };
    const legal = actor === seat ? match.legal : [];
    return { patch, ...sparse<Own>({ legal, undoable: match.undoableBy(seat) }) };
  }

  /** What an event completed: what was done in the steps that it added. */
  private newDeeds(event: AnyEvent): Update["deeds"] {
    const { match } = this.table;
    if (!match || !(event.event === "acted" || event.event === "began" || event.event === "taken_back"))
      return [];
    const added = (event.draws?.length ?? 0) + (event.event === "acted" ? event.actions.length : 0);
    const since = match.steps.length - added;
    const first = match.deeds.findLastIndex((deed) => stepOf(deed) < since) + 1;
    return match.deeds.slice(first);
  }

  /** Return the whole table as a seat or, by -1, a spectator is shown it. */
  everything(seat: number, now: number, isHost: boolean, present: Present): TableNow {
    const { table } = this;
    const { opened, match } = table;
    return {
      type: "table",
      version: VERSION,
      table: table.code,
      game: opened.game,
      rules: opened.version,
      options: opened.options,
      clock: opened.clock,
      public: opened.public,
      status: table.status,
      number: table.number,
      turn: table.turn,
      made: table.made,
      now,
      seats: seatsOf(table),
      names: rowsOf(this.table),
      you: seat,
      host: isHost,
      actor: table.actor,
      commitment: commitment(opened.seed),
      ...sparse<TableNow>({
        lesson: opened.lesson,
        seed: table.seed,
        talk: table.talk,
        asked: asked(table),
        followed: table.followed,
        here: [...present.here],
        watchers: present.watchers,
        ...(match && this.position(seat)),
      }),
    };
  }

  private position(seat: number): Sparse<TableNow> {
    const { match, rules } = this.table;
    const shown = this.views.shown;
    if (!match || !shown) return {};
    const { totals, parts } = rules.score(match.state);
    const rows = rowsOf(this.table).length;
    return {
      record: encoded(shown.shown.at(seat)!),
      facts: encoded(shown.facts),
      steps: match.steps.flatMap(({ actor, action }) => [actor, action]),
      deeds: [...match.deeds],
      points: { totals: totals.slice(0, rows), parts: parts.slice(0, rows).map((row) => [...row]) },
      winners: winnersOf(this.table),
      own: seat === SPECTATOR ? null : this.own(seat, []),
    };
  }

  /** Return what some actions would change in what a seat is shown. */
  preview(seat: number, { turn, actions, id = 0, legal = false }: Omit<Preview, "type">): Previewed {
    const match = checkedMoment(this.table, seat, turn);
    const { state, deeds } = match.foreseen(actions);
    const { rules } = this.table;
    const ahead = legal && rules.actor(state) === seat ? rules.legal(state) : [];
    const { totals } = this.table.rules.score(state);
    const { record, facts } = this.views.difference(state, seat);
    const changed = { patch: record, facts, totals: totals.slice(0, rowsOf(this.table).length) };
    return { type: "previewed", id, turn, ...changed, ...sparse<Previewed>({ deeds, legal: ahead }) };
  }
}

/** The commitment to a seed, which is published before the game, so that nobody can change it. */
export function commitment(seed: string): string {
  return hexadecimal(sha256(new TextEncoder().encode(seed)));
}

function asked(table: LocalTable): TableNow["asked"] {
  const { request } = table;
  if (!request) return null;
  return { seat: request.seat, steps: request.steps, agreed: [...request.agreed].sort((a, b) => a - b) };
}

/** The chairs as everybody sees them. */
function seatsOf(table: LocalTable): Seat[] {
  const names = table.match ? table.names : namesAt(table.chairs);
  return table.chairs.map((chair, seat) => seatOf(chair, names[seat]!, table.sittingIn.get(seat)));
}

function seatOf(chair: AnyChair, name: string, sittingIn?: string): Seat {
  switch (chair.kind) {
    case "open":
      return { kind: "open" };
    case "person":
      return { kind: "person", ...sparse<Seat>({ name: name || chair.name, sitting_in: sittingIn }) };
    case "bot":
      return { kind: "bot", ...sparse<Seat>({ name, level: chair.level, character: chair.character }) };
  }
}

/** Everybody with points: the seats, then those who only score along. */
function rowsOf({ match, names, rules, opened }: LocalTable): string[] {
  return match ? [...names, ...rules.bystanders(names.length, opened.options)] : [...names];
}

function winnersOf(table: LocalTable): string[] {
  const { match, rules } = table;
  if (!match?.isOver) return [];
  const names = rowsOf(table);
  return rules.winners(match.state).map((row) => names[row]!);
}

/** Return the entry of a table in lists, as a guest sees it. */
export function listed(table: LocalTable, guest: string): Listed {
  const { opened, match, rules } = table;
  const totals = match?.isOver ? rules.score(match.state).totals.slice(0, rowsOf(table).length) : [];
  return {
    table: table.code,
    game: opened.game,
    status: table.status,
    public: opened.public,
    made: table.made,
    touched: table.touched,
    seats: seatsOf(table),
    clock: opened.clock,
    options: opened.options,
    you: table.seatOf(guest),
    actor: table.actor,
    number: table.number,
    lesson: opened.lesson ?? false,
    due: 0,
    winners: winnersOf(table),
    totals,
  };
}

/** The part of an event that everybody may know: without guests and the seed. */
function happened(table: LocalTable, event: AnyEvent, at: number): Happened {
  const base = { event: event.event, at };
  switch (event.event) {
    case "said":
      return withSeat(
        { ...base, ...sparse<Happened>({ name: event.name, text: event.text }) },
        event.seat ?? SPECTATOR,
      );
    case "followed":
      return { ...base, table: event.table };
    case "placed":
      return { ...base, seat: event.seat, chair: seatOf(event.chair, "") };
    case "began":
      return { ...base, ...sparse<Happened>({ draws: [...(event.draws ?? [])], names: [...table.names] }) };
    case "closed":
    case "opened":
      return base;
    default: {
      const { event: kind, seat, ...open } = event;
      return withSeat({ event: kind, at, ...sparse<Happened>(open as Sparse<Happened>) }, seat);
    }
  }
}

/** A seat is named unless it is nobody's. */
function withSeat(base: Happened, seat: number): Happened {
  return seat === SPECTATOR ? base : { ...base, seat };
}
