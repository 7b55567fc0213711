/** A table of this device: a replay of its events, as on a server. */

import type { Spoken } from "../protocol";
import { KeyedDraws } from "./draws";
import { OVER } from "../engine";
import type { Acted, AnyChair, AnyEvent, Began, Opened, TakenBack } from "./events";
import { Match } from "./match";
import type { Rules } from "./rules";

export const NOBODY = -1;
const TALK_KEPT = 100;

export type TableStatus = "open" | "playing" | "over" | "closed";

/** A takeback that was asked for: by whom, how far, and who has agreed so far. */
interface Request {
  readonly seat: number;
  readonly steps: number;
  readonly agreed: ReadonlySet<number>;
}

/** A stored game that the rules of this page would play differently. */
class Diverged extends Error {}

export class LocalTable {
  chairs: AnyChair[];
  names: readonly string[] = [];
  match: Match | null = null;
  number = 0;
  turn = 0;
  touched: number;
  readonly sittingIn = new Map<number, string>();
  request: Request | null = null;
  readonly talk: Spoken[] = [];
  followed = "";
  private isClosed = false;

  constructor(
    readonly code: string,
    readonly opened: Opened,
    readonly made: number,
    readonly rules: Rules,
  ) {
    this.chairs = [...opened.chairs];
    this.touched = made;
  }

  get seats(): number {
    return this.chairs.length;
  }

  /** The seats that people play. */
  get people(): number[] {
    return this.chairs.flatMap((chair, seat) => (chair.kind === "person" ? [seat] : []));
  }

  /** The seat to act, or nobody. */
  get actor(): number {
    const actor = this.match?.actor ?? OVER;
    return this.isClosed || actor === OVER ? NOBODY : actor;
  }

  get status(): TableStatus {
    if (this.isClosed) return "closed";
    if (!this.match) return "open";
    return this.match.isOver ? "over" : "playing";
  }

  /** The seed of all draws, secret until nothing is drawn from it any more. */
  get seed(): string {
    return this.status === "over" || this.status === "closed" ? this.opened.seed : "";
  }

  /** The seat of a guest, or nobody's for one who watches. */
  seatOf(guest: string): number {
    return this.chairs.findIndex((chair) => chair.kind === "person" && chair.guest === guest);
  }

  /** The level of the bot that plays a seat now, "" where a person does. */
  levelAt(seat: number): string {
    const chair = this.chairs[seat];
    return chair?.kind === "bot" ? chair.level : (this.sittingIn.get(seat) ?? "");
  }

  /** The seats that must agree to a takeback: those of all other people, gone or not. */
  othersAsked(seat: number): number[] {
    return this.people.filter((each) => each !== seat);
  }

  /** Apply an event; return it with the draws that followed. */
  apply(event: AnyEvent, at: number): AnyEvent {
    const applied = this.carryOut(event, at);
    this.number += 1;
    this.touched = at;
    return applied;
  }

  private carryOut(event: AnyEvent, at: number): AnyEvent {
    switch (event.event) {
      case "acted":
        return this.act(event);
      case "began":
      case "taken_back":
        return this.drawAnew(event);
      case "undone":
        this.playing.undo(event.steps);
        this.turn += 1;
        this.request = null;
        break;
      case "placed":
        this.chairs[event.seat] = event.chair;
        break;
      case "asked_back":
        this.request = { seat: event.seat, steps: event.steps, agreed: new Set() };
        break;
      case "answered":
        this.noteAnswer(event.seat, event.agrees);
        break;
      case "replaced":
        this.sittingIn.set(event.seat, event.level);
        break;
      case "returned":
        this.sittingIn.delete(event.seat);
        break;
      case "said":
        this.talk.push({ name: event.name, text: event.text, at, seat: event.seat ?? NOBODY });
        this.talk.splice(0, this.talk.length - TALK_KEPT);
        break;
      case "followed":
        this.followed = event.table;
        break;
      case "closed":
        this.isClosed = true;
        break;
      case "opened":
        throw new Diverged(`table ${this.code} is opened twice`);
    }
    return event;
  }

  private act(event: Acted): Acted {
    const match = this.playing;
    const since = match.steps.length;
    match.play(event.actions);
    this.turn += 1;
    this.request = null;
    return { ...event, ...this.drawsSince(since + event.actions.length) };
  }

  /** Apply an event after which chance draws, for the first time or anew. */
  private drawAnew(event: Began | TakenBack): Began | TakenBack {
    let before = 0;
    if (event.event === "began") {
      this.names = event.names;
      const opening = this.rules.start(this.seats, this.opened.options);
      this.match = new Match(this.rules, opening, new KeyedDraws(this.opened.seed));
    } else {
      before = this.playing.steps.length - event.steps;
      this.playing.rewind(event.steps);
    }
    this.turn += 1;
    this.request = null;
    return { ...event, ...this.drawsSince(before) };
  }

  /** The draws from a step on, as an event keeps them: left out where there are none. */
  private drawsSince(step: number): { draws?: number[] } {
    const draws = this.playing.steps.slice(step).map(({ action }) => action);
    return draws.length > 0 ? { draws } : {};
  }

  private noteAnswer(seat: number, agrees: boolean): void {
    if (!this.request || !agrees) this.request = null;
    else this.request = { ...this.request, agreed: new Set([...this.request.agreed, seat]) };
  }

  private get playing(): Match {
    if (!this.match) throw new Diverged(`table ${this.code} is played at before it begins`);
    return this.match;
  }
}
