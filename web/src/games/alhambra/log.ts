/** What was done, read from a game's steps: one entry a turn, and one a scoring. */

import { told } from "../../record";
import { type Cell, cellAt } from "./palace";
import { A, FAMILIES, SLOTS, TAKES, TILES, TILE_COUNT } from "./record";

export type Deed =
  | { kind: "took"; cards: readonly number[] }
  | { kind: "bought"; tile: number; slot: number; values: number[]; exactly: boolean }
  | { kind: "placed" | "moved" | "swapped"; tile: number; cell: Cell }
  | { kind: "stored" | "gave" | "removed"; tile: number }
  | { kind: "passed" | "declined" };

export type Entry = { kind: "turn"; seat: number; deeds: Deed[] } | { kind: "scoring"; scoring: number };

const NOBODY = -1;
/** What Dirk draws at the start and after scoring A, as far as the bag has it. */
const DIRKS_HANDFUL = 6;

class Reader {
  readonly entries: Entry[] = [];
  /** How many steps were done after each deed or scoring, in the order of the entries. */
  readonly ends: number[] = [];
  private done = 0;
  private bag: number = TILE_COUNT;
  private toDirk: number;
  private readonly market: number[] = Array.from({ length: SLOTS }, () => NOBODY);
  private readonly palaces = new Map<string, number>();
  private turn: { kind: "turn"; seat: number; deeds: Deed[] } | null = null;
  private scoringDue = NOBODY;
  private buying = NOBODY;
  private paid: number[] = [];
  private picked = NOBODY;
  private isRedesign = false;

  constructor(
    private readonly hasDirk: boolean,
    private readonly scoresAtOnce: boolean,
  ) {
    this.toDirk = hasDirk ? DIRKS_HANDFUL : 0;
  }

  read(seat: number, action: number): void {
    const { family, index } = told(FAMILIES, action);
    this.done += 1;
    if (seat < 0) this.draw(family, index);
    else this.act(seat, family, index);
  }

  private draw(family: string, index: number): void {
    this.turn = null;
    if (family === "scoring") this.score(index);
    if (family !== "tile") return;
    this.bag -= 1;
    const slot = this.toDirk > 0 ? NOBODY : this.market.indexOf(NOBODY);
    if (slot === NOBODY) this.toDirk -= 1;
    else this.market[slot] = index;
  }

  private score(scoring: number): void {
    this.scoringDue = scoring;
    // Where a refill is interrupted, what is drawn next goes to Dirk, though the market has room.
    if (!this.hasDirk || !this.scoresAtOnce) return;
    this.toDirk = scoring === A ? Math.min(DIRKS_HANDFUL, this.bag) : Math.floor(this.bag / 3);
  }

  private act(seat: number, family: string, index: number): void {
    if (this.scoringDue !== NOBODY) {
      this.entries.push({ kind: "scoring", scoring: this.scoringDue });
      this.ends.push(this.done - 1);
      this.scoringDue = NOBODY;
    }
    if (this.turn?.seat !== seat) {
      this.turn = { kind: "turn", seat, deeds: [] };
      this.entries.push(this.turn);
    }
    const deed = this.deed(seat, family, index);
    if (!deed) return;
    this.turn.deeds.push(deed);
    this.ends.push(this.done);
  }

  private deed(seat: number, family: string, index: number): Deed | null {
    switch (family) {
      case "take":
        return { kind: "took", cards: TAKES[index]! };
      case "buy":
        this.buying = index;
        this.paid = [];
        return null;
      case "pay":
        this.paid.push(index + 1);
        return null;
      case "settle":
        return this.bought();
      case "place":
      case "redesign":
        this.picked = index;
        this.isRedesign = family === "redesign";
        return null;
      case "pass":
        return { kind: this.turn?.deeds.length ? "declined" : "passed" };
      default:
        return this.laid(seat, family, index);
    }
  }

  private bought(): Deed {
    const tile = this.market[this.buying]!;
    const sum = this.paid.reduce((total, value) => total + value, 0);
    this.market[this.buying] = NOBODY;
    return {
      kind: "bought",
      tile,
      slot: this.buying,
      values: this.paid,
      exactly: sum === TILES[tile]?.price,
    };
  }

  private laid(seat: number, family: string, index: number): Deed {
    const tile = this.picked;
    if (family === "reserve") return { kind: "stored", tile };
    if (family === "give") return { kind: "gave", tile };
    const place = `${seat}:${index}`;
    if (family === "remove") {
      const removed = this.palaces.get(place) ?? NOBODY;
      this.palaces.delete(place);
      return { kind: "removed", tile: removed };
    }
    this.palaces.set(place, tile);
    const kind = family === "swap" ? "swapped" : this.isRedesign ? "moved" : "placed";
    return { kind, tile, cell: cellAt(index) };
  }
}

/** Return the entries of a log; steps are a seat and an action by turns, -1 is chance. */
export function entriesOf(
  steps: readonly number[],
  seats: number,
  isOver: boolean,
  scoresAtOnce = false,
): Entry[] {
  return readLog(steps, seats, isOver, scoresAtOnce).entries;
}

/** Return the entries of a log, and how many steps were done after each deed and scoring in it. */
export function readLog(
  steps: readonly number[],
  seats: number,
  isOver: boolean,
  scoresAtOnce = false,
): { readonly entries: Entry[]; readonly ends: readonly number[] } {
  const reader = new Reader(seats === 2, scoresAtOnce);
  for (let index = 0; index + 1 < steps.length; index += 2) {
    reader.read(steps[index]!, steps[index + 1]!);
  }
  if (isOver) {
    reader.entries.push({ kind: "scoring", scoring: 2 });
    reader.ends.push(steps.length / 2);
  }
  return reader;
}

/** Return how many steps one click did that is taken back: a purchase is all of its cards. */
export function lastClick(steps: readonly number[], hasForcedPick: boolean): number {
  let count = 0;
  const family = (back: number): string => {
    const place = steps.length - 2 * (back + 1);
    return place < 0 || steps[place]! < 0 ? "" : told(FAMILIES, steps[place + 1]!).family;
  };
  if (hasForcedPick && family(0) === "place") count = 1;
  if (family(count) === "settle") {
    while (family(count) !== "buy" && family(count) !== "") count += 1;
  }
  return family(count) === "" ? count : count + 1;
}

/** Return the tiles that others have laid since a seat's last turn. */
export function freshTiles(entries: readonly Entry[], me: number): number[] {
  const last = entries.findLastIndex((entry) => entry.kind === "turn" && entry.seat === me);
  return entries
    .slice(last + 1)
    .flatMap((entry) => (entry.kind === "turn" ? entry.deeds : []))
    .flatMap((deed) => ("cell" in deed ? [deed.tile] : []));
}
