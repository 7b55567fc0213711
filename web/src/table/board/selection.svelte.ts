/** What a player has chosen but not done: what it would bring, and why something cannot be done. */

import type { Written } from "../../deeds";
import { patched } from "../../record";
import { settings } from "../../settings.svelte";
import { play } from "../sound/sound";
import type { Table } from "../table.svelte";

/** No action, as the generated records have it. */
const NOTHING = -1;
/** Milliseconds that a refusal stays. */
const REFUSAL_SHOWN = 4000;

/** What an action would lead to. */
export interface Outcome<Position, Facts> {
  readonly action: number;
  readonly here: Position;
  readonly facts: Facts;
  readonly totals: readonly number[];
  /** What it would be. */
  readonly deeds: Written;
}

interface Refusal<Place> {
  readonly sentence: string;
  /** The rule that it follows from, or nothing. */
  readonly rule: string;
  /** Where on the board it was tried. */
  readonly place: Place | null;
}

/** How a game's bytes are read. */
interface Reader<Position, Facts> {
  readonly position: (bytes: Uint8Array) => Position;
  readonly facts: (bytes: Uint8Array) => Facts;
}

/** A game's `Play` adds to it what its players choose; `Place` is what it calls a place of its board. */
export abstract class Selection<Position, Facts, Place> {
  readonly here: Position = $derived.by(() => this.reader.position(this.table.record));
  readonly facts: Facts = $derived.by(() => this.reader.facts(this.table.facts));
  /** The seat whose things lie in front: one's own, the first for those who watch. */
  readonly me = $derived.by(() => Math.max(0, this.table.now?.you ?? 0));
  readonly isMine = $derived.by(() => this.table.isMyTurn);

  /** The action that waits for its confirmation. */
  chosen = $state(NOTHING);
  /** The action that is looked at: the chosen one, or one that is pointed to. */
  pointed = $state(NOTHING);
  /** What the last action that was looked at would bring, as soon as the table has answered. */
  outcome = $state.raw<Outcome<Position, Facts> | null>(null);
  refusal = $state.raw<Refusal<Place> | null>(null);
  /** What pressed last: "mouse", "touch" or "pen", nothing for a key. */
  pointer = "";

  /** What the table has said in this position. */
  protected known = $state.raw<ReadonlyMap<number, Outcome<Position, Facts>>>(new Map());
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Table,
    private readonly reader: Reader<Position, Facts>,
  ) {}

  /** Return in words why an action is refused, by the number of the reason. */
  protected abstract reason(number: number): string;

  /** A finger may slip, and hides what it points to. */
  get isFinger(): boolean {
    return this.pointer === "touch" || this.pointer === "pen";
  }

  /** Whether an action is only chosen by the first click, and done by the second. */
  protected get confirms(): boolean {
    return settings.confirm;
  }

  /** The actions of what is chosen, or null while it is not complete. */
  get ready(): readonly number[] | null {
    return this.chosen >= 0 ? [this.chosen] : null;
  }

  /** The action that is done without a click, because nothing else can be. */
  protected get forced(): number {
    return NOTHING;
  }

  /** The actions behind which an action is looked at, where it is not the next one. */
  protected get leading(): readonly number[] {
    return [];
  }

  get mayUndo(): boolean {
    return this.table.undoable > 0;
  }

  /** Begin anew, because the position is another. */
  renew(): void {
    this.known = new Map();
    this.clear();
  }

  /** Forget what was begun. */
  clear(): void {
    this.chosen = NOTHING;
    this.pointed = NOTHING;
    this.outcome = null;
    this.refusal = null;
  }

  /** Let go of everything, because the board goes. */
  close(): void {
    clearTimeout(this.fading);
  }

  /** Choose an action; a second time, or without confirmations, it is done. */
  async choose(action: number): Promise<void> {
    if (!this.confirms || this.chosen === action) {
      await this.table.act(action);
      return;
    }
    await this.begin(action);
  }

  /** Choose an action, to be done when it is confirmed. */
  protected async begin(action: number): Promise<void> {
    this.clear();
    this.chosen = action;
    await this.look(action);
  }

  /** Do what is chosen. */
  async confirm(): Promise<void> {
    if (this.ready) await this.table.act(...this.ready);
  }

  /** Whether the enter key confirms, where the focus is on some element. */
  confirmsOn(focused: Element | null): boolean {
    return this.ready !== null && !focused?.closest("button, a");
  }

  /** Give up what was begun. */
  cancel(): void {
    this.clear();
  }

  async undo(): Promise<void> {
    await this.table.undo(1);
  }

  async restart(): Promise<void> {
    await this.table.undo(this.table.undoable);
  }

  /** Show what an action would bring, without doing it. */
  async look(action: number): Promise<void> {
    if (this.pointed === action) return;
    this.pointed = action;
    const known = this.known.get(action);
    if (known) this.show(known);
    else {
      const asked = await this.ask(action);
      if (asked && this.pointed === action) this.show(asked);
    }
  }

  /** Look at what is chosen again, or at nothing. */
  lookAway(): void {
    if (this.chosen >= 0) void this.look(this.chosen);
    else {
      this.pointed = NOTHING;
      this.outcome = null;
    }
  }

  /** Do what is forced. */
  async doForced(): Promise<void> {
    if (!this.isMine || this.forced < 0) return;
    const isDone = await this.table.act(this.forced);
    // Nobody asked for it here, so nobody wants to hear that it has happened already.
    if (!isDone && this.table.refusal?.reason === "stale") this.table.refusal = null;
  }

  /** Ask why an action is not possible, and show the answer. */
  async refuse(action: number, place: Place | null = null): Promise<void> {
    const why = await this.table.whyNot(action);
    if (why?.reason !== "illegal") return;
    this.showRefusal({ sentence: this.reason(why.number ?? 0), rule: why.rule ?? "", place });
  }

  protected showRefusal(refusal: Refusal<Place>): void {
    play("refusal");
    this.refusal = refusal;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.refusal = null), REFUSAL_SHOWN);
  }

  /** Ask the table what an action would bring; null if that cannot be said. */
  protected async ask(action: number): Promise<Outcome<Position, Facts> | null> {
    const { record, facts } = this.table;
    const answer = await this.table.preview(...this.leading, action);
    if (!answer || this.table.record !== record) return null;
    const outcome = {
      action,
      here: this.reader.position(patched(record, answer.patch)),
      facts: this.reader.facts(patched(facts, answer.facts)),
      totals: answer.totals,
      deeds: answer.deeds,
    };
    this.known = new Map(this.known).set(action, outcome);
    return outcome;
  }

  private show(outcome: Outcome<Position, Facts>): void {
    this.outcome = outcome;
    this.refusal = null;
  }
}

/** A selection of any game, as the frame of a board needs it. */
export type AnySelection = Selection<unknown, unknown, unknown>;
