/** A game being played: its steps and the position they lead to, forwards and back again. */

import type { WrittenDeed } from "../protocol";
import { DeedLog, type LoggedStep } from "./deed_log";
import type { KeyedDraws } from "./draws";
import { CHANCE, OVER } from "../engine";
import { CommandRefused } from "./refused";
import type { Rules } from "./rules";

/** The position after the last draw: nobody goes back behind it alone. */
interface Floor {
  readonly state: Uint8Array;
  readonly steps: number;
}

export class Match {
  readonly steps: LoggedStep[] = [];
  state: Uint8Array;
  private readonly opening: Uint8Array;
  private readonly log: DeedLog;
  private floor: Floor;

  constructor(
    private readonly rules: Rules,
    opening: Uint8Array,
    private readonly draws: KeyedDraws,
  ) {
    this.opening = opening;
    this.state = opening;
    this.floor = { state: opening, steps: 0 };
    this.log = new DeedLog(rules, opening);
    this.settle();
  }

  get actor(): number {
    return this.rules.actor(this.state);
  }

  get isOver(): boolean {
    return this.actor === OVER;
  }

  get deeds(): readonly WrittenDeed[] {
    return this.log.deeds;
  }

  get legal(): number[] {
    return this.rules.legal(this.state);
  }

  /** Play actions that were checked; then chance acts. */
  play(actions: readonly number[]): void {
    for (const action of actions) this.carryOut(action);
    this.settle();
  }

  /** Refuse actions that cannot be played one after another in one turn; return where they lead. */
  after(actions: readonly number[]): Uint8Array[] {
    const { actor } = this;
    const positions = [this.state];
    for (const [place, action] of actions.entries()) {
      const before = positions[place]!;
      if (this.rules.actor(before) !== actor) {
        throw new CommandRefused("not_your_turn", { found: `action ${place} of the message` });
      }
      this.refuseUnlessLegal(before, action);
      positions.push(this.rules.after(before, action));
    }
    return positions;
  }

  private refuseUnlessLegal(state: Uint8Array, action: number): void {
    if (!(action >= 0 && action < this.rules.actions)) {
      const expected = `a number below ${this.rules.actions}`;
      throw new CommandRefused("unreadable", { found: `action ${action}`, expected });
    }
    const number = this.rules.whyNot(state, action);
    if (number === 0) return;
    throw new CommandRefused("illegal", { rule: this.rules.sheet.reasons[number]!, number });
  }

  /** Return the position that actions would lead to, and the deeds they would be. */
  foreseen(actions: readonly number[]): { state: Uint8Array; deeds: WrittenDeed[] } {
    const positions = this.after(actions);
    const { actor } = this;
    const ahead = new DeedLog(this.rules, this.state, this.deeds.slice(-1));
    const known = ahead.deeds.length;
    const steps = [...this.steps];
    for (const [place, action] of actions.entries()) {
      steps.push({ actor, action });
      ahead.note(positions[place + 1]!, steps);
    }
    return { state: positions.at(-1)!, deeds: ahead.deeds.slice(known) };
  }

  /** How many of the last steps are a seat's own: those it may undo. */
  undoableBy(seat: number): number {
    const others = this.steps.findLastIndex((step) => step.actor !== seat);
    return this.steps.length - 1 - others;
  }

  /** Go back by so many steps of one's own, none of them behind a draw. */
  undo(steps: number): void {
    this.cut(this.steps.length - steps);
  }

  /** Go back by so many steps, draws among them; what is drawn next is drawn anew. */
  rewind(steps: number): void {
    this.cut(this.steps.length - steps);
    this.settle();
  }

  private cut(count: number): void {
    if (count < this.floor.steps) this.floor = { state: this.opening, steps: 0 };
    const again = this.steps.slice(this.floor.steps, count);
    this.state = this.floor.state;
    this.steps.length = this.floor.steps;
    for (const { action } of again) this.step(action);
    this.log.cut(this.state, count);
  }

  private settle(): void {
    while (this.actor === CHANCE) {
      this.carryOut(this.draws.draw(this.rules.chances(this.state)));
    }
  }

  private carryOut(action: number): void {
    this.step(action);
    this.log.note(this.state, this.steps);
  }

  private step(action: number): void {
    const { actor } = this;
    this.steps.push({ actor, action });
    this.state = this.rules.after(this.state, action);
    if (actor === CHANCE) this.floor = { state: this.state, steps: this.steps.length };
  }
}
