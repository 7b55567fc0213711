/** A search of one position, compiled like the rules: equal seeds give equal searches. */

import type { Engine } from "./engine";
import type { Numbers, Records, Rows } from "./memory";

/** Bytes of a tree: more than one of a second's thought has, and a phone reaches only a part of it. */
const TREE_BYTES = 48 << 20;
/** As in qalat.play.search.records: more positions no tree needs. */
const MOST_NODES = 1 << 17;

/** Instead of the number of a turn. */
const ALL = -1;

/** A whole turn that was considered, and its results; points and wins are by row. */
export interface Turn {
  readonly actions: readonly number[];
  readonly visits: number;
  readonly rank: number;
  readonly worth: number;
  readonly points: readonly number[];
  readonly wins: readonly number[];
  readonly estimated: readonly number[];
  /** By row and part; null where no playout reached the end. */
  readonly parts: readonly (readonly number[])[] | null;
}

interface SearchSetting {
  /** Rounds after which a playout is cut off, 0 for never; the game's own if it is not given. */
  readonly horizon?: number;
  /** What differs from the usual parameters. */
  readonly parameters?: Readonly<Record<string, number>>;
}

/** The arrays of a search, in the order of qalat.play.search.records.Work. */
interface Work {
  readonly nodes: Records;
  readonly pool: Records;
  readonly slots: Records;
  readonly slot_bytes: Rows;
  readonly candidates: Records;
  readonly sizes: Numbers;
  readonly plans: Records;
  readonly parameters: Records;
  readonly reports: Records;
  readonly path: Numbers;
  readonly worthwhile: Numbers;
  readonly openings: Numbers;
  readonly opening_ranks: Numbers;
  readonly values: Numbers;
  readonly totals: Numbers;
  readonly parts: Numbers;
  readonly part_sums: Numbers;
  readonly line: Numbers;
  readonly base: Numbers;
  readonly scratches: Records;
}

export class Search {
  readonly work: Work;
  readonly #engine: Engine;
  readonly #given: readonly Rows[];
  #horizon = 0;

  /** The room is the most positions that the tree can hold. */
  constructor(engine: Engine, { room, ...setting }: SearchSetting & { room?: number } = {}) {
    // Only bots need what their judgement looks up.
    if (engine.has("unfold_tables")) engine.call("unfold_tables");
    this.#engine = engine;
    this.work = arrays(engine, room ?? usualRoom(engine));
    this.#given = Object.values(this.work) as Rows[];
    const { search, sizes } = engine.layout;
    this.work.opening_ranks.write(Array(sizes.actions).fill(search.unbeatable));
    this.set(setting);
  }

  /** Search from now on as a setting says, the rest as usual. */
  set({ horizon, parameters }: SearchSetting): void {
    const { search } = this.#engine.layout;
    this.#horizon = horizon ?? search.horizon;
    for (const [name, value] of Object.entries({ ...search.parameters, ...parameters })) {
      this.work.parameters.set(name, value);
    }
  }

  /**
   * Start on a position as a seat is shown it. The generator starts as the first stream tells to
   * list the turns, and as the second to play them out; line is a turn that must be considered.
   */
  begin(
    position: Uint8Array,
    seat: number,
    [listing, playing]: readonly [readonly number[], readonly number[]],
    line: readonly number[] = [],
  ): void {
    const { work } = this;
    work.pool.bytes(0).set(position);
    work.parameters.set("horizon", this.#horizon * work.pool.get("seats"));
    // Rows that nobody has are never written, and another table may have had them.
    const results = [work.reports, work.values, work.totals, work.parts, work.part_sums];
    for (const each of results) each.bytes().fill(0);
    work.nodes.bytes(0).fill(0);
    work.line.write([...line, ...Array<number>(work.line.length - line.length).fill(-1)]);
    work.base.write(listing);
    work.scratches.field("stream").write(listing);
    this.#think(seat, 0);
    work.base.write(playing);
  }

  /** Run more simulations, of all turns or only of one of the position's. */
  grow(simulations: number, turn = ALL): void {
    if (simulations <= 0) return;
    this.work.parameters.set("forced", turn);
    this.#think(0, simulations);
  }

  #think(seat: number, simulations: number): void {
    this.#engine.call("think", ...this.#given, seat, simulations);
  }

  /** How many simulations have been run. */
  get simulations(): number {
    return this.work.reports.get("simulations");
  }

  /** The number of the turn that was given as line, -1 without one. */
  get asked(): number {
    return this.work.reports.get("asked");
  }

  /** How many turns of the position are considered. */
  get count(): number {
    return this.work.reports.get("turns");
  }

  /** Return the turns of the position, best by the estimate first. */
  turns(): Turn[] {
    return Array.from({ length: this.count }, (_, number) => this.#turn(number));
  }

  #turn(number: number): Turn {
    const { work } = this;
    const { rows, parts: width } = this.#engine.layout.sizes;
    const report = (name: string): number[] => {
      const field = work.reports.field(name);
      return field.read(rows, (number * field.length) / this.#engine.layout.search.mostTurns);
    };
    const visits = work.nodes.get("visits", 1 + number);
    const endings = work.reports.get("endings", 0, number);
    const estimated = report("estimated");
    const rank = work.plans.get("rank", number);
    const seat = work.pool.get("actor");
    const each = (sums: number[]): number[] => sums.map((sum) => sum / visits);
    return {
      actions: work.plans.field("action", number).read(work.plans.get("length", number)),
      visits,
      rank,
      worth: visits > 0 ? work.nodes.get("worth", 1 + number, seat) / visits : rank,
      points: visits > 0 ? each(report("points")) : estimated,
      wins: visits > 0 ? each(report("wins")) : this.#chances(estimated),
      estimated,
      parts:
        endings > 0
          ? Array.from({ length: rows }, (_, row) =>
              work.part_sums.read(width, (number * rows + row) * width).map((sum) => sum / endings),
            )
          : null,
    };
  }

  /** Return each seat's chance to win, from estimated points. */
  #chances(points: readonly number[]): number[] {
    const seats = this.work.pool.get("seats");
    const spread = this.work.parameters.get("spread");
    const most = Math.max(...points.slice(0, seats));
    const odds = points.map((each, row) => (row < seats ? Math.exp((each - most) / spread) : 0));
    const sum = odds.reduce((total, each) => total + each, 0);
    return odds.map((each) => each / sum);
  }
}

/** Memory that is never reached costs nothing. */
function usualRoom({ layout: { records } }: Engine): number {
  return Math.min(MOST_NODES, Math.floor(TREE_BYTES / (records.node.bytes + records.state.bytes)));
}

function arrays(engine: Engine, room: number): Work {
  const { memory, layout } = engine;
  const { records, search, sizes } = layout;
  const slots = memory.records(records.state, search.slots);
  return {
    nodes: memory.records(records.node, room),
    pool: memory.records(records.state, room),
    slots,
    slot_bytes: slots,
    candidates: memory.records(records.candidate, search.slots),
    sizes: memory.numbers("int64", 2),
    plans: memory.records(records.candidate, search.mostTurns),
    parameters: memory.records(records.parameters),
    reports: memory.records(records.report),
    path: memory.numbers("int64", search.mostDepth),
    worthwhile: memory.numbers("int64", sizes.mostLegal),
    openings: memory.numbers("int64", sizes.mostLegal),
    opening_ranks: memory.numbers("float64", sizes.actions),
    values: memory.numbers("float64", sizes.rows),
    totals: memory.numbers("int64", sizes.rows),
    parts: memory.numbers("int64", sizes.rows, sizes.parts),
    part_sums: memory.numbers("float64", search.mostTurns, sizes.rows * sizes.parts),
    line: memory.numbers("int64", search.mostActions + 1),
    base: memory.numbers("int64", 4),
    scratches: memory.records(records.scratch),
  };
}
