/** The coach's reasons: what a turn leads to that another does not, as in qalat.play.reasons. */

import type { Change, WrittenEffect, WrittenPlaces } from "../protocol";
import { without } from "./effects";
import { rounded } from "./rounding";
import type { Thinking } from "./thinking";
import { tryTurn } from "./tried_turn";
import type { Prospect } from "./turns";

const MOST = 3;
/** How far from the truth the mean of one game may be, in the spread of the game's leads. */
const SPREADS = 2;
const EQUAL: WrittenEffect = { kind: "equal" };

type Turn = readonly number[];

/** Why a turn is better than another: what it brings, and what the other one costs. */
interface Reasons {
  readonly gains: WrittenEffect[];
  readonly costs: WrittenEffect[];
}

/** Why the best of some turns is better than the second, and where it is played. */
interface Explained extends Reasons {
  readonly places: WrittenPlaces;
  readonly equal: boolean;
}

export class Reasoning {
  constructor(
    private readonly thinking: Thinking,
    private readonly position: Uint8Array,
    private readonly seat: number,
  ) {}

  /** Return how many points two turns that were looked at so often may differ by mere luck. */
  errorOf(visits: number): number {
    const { spread } = this.thinking.engine.layout.search.parameters;
    return (SPREADS * spread!) / Math.sqrt(Math.max(visits, 1));
  }

  /** Return why a turn is to be played: what it leads to, if that tells it from no other. */
  toPlay(best: Turn, second: Turn, changes: readonly Change[]): Reasons {
    const reasons = this.between(best, second, changes);
    return reasons.gains[0] === EQUAL ? this.for(best) : reasons;
  }

  /** Return why a turn is better than another; there is always a reason, if only one expected. */
  private between(better: Turn, worse: Turn, changes: readonly Change[]): Reasons {
    const { comparing } = this.thinking.game;
    const [one, other] = [this.effects(better), this.effects(worse)];
    const gains = without(one, other, comparing).filter((effect) => !this.isAgainst(effect));
    const costs = without(other, one, comparing).filter((effect) => this.isAgainst(effect));
    if (gains.length === 0 && costs.length === 0) gains.push(this.expected(changes));
    return { gains: gains.slice(0, MOST), costs: costs.slice(0, MOST) };
  }

  /** Return what speaks for a turn that is compared with no other. */
  private for(turn: Turn): Reasons {
    const found = this.effects(turn);
    const praised = found.filter((effect) => !this.isAgainst(effect));
    return { gains: (praised.length > 0 ? praised : found).slice(0, MOST), costs: [] };
  }

  /** Return what a turn is done with and where. */
  places(turn: Turn): WrittenPlaces {
    return turn.length > 0 ? this.thinking.game.places(this.tried(turn)) : {};
  }

  /** Return why a turn is to be played, the first of some turns unless none was thought about. */
  explained(actions: Turn, turns: readonly Prospect[]): Explained {
    const [best, second] = turns;
    if (!best || !second) return { ...this.for(actions), places: this.places(actions), equal: false };
    const changes = best.parts.slice(0, second.parts.length).map((points, number) => ({
      part: this.thinking.game.parts[number]!,
      points: points - second.parts[number]!,
    }));
    return {
      ...this.toPlay(best.actions, second.actions, changes),
      places: this.places(best.actions),
      equal: best.points - second.points <= this.errorOf(Math.min(best.visits, second.visits)),
    };
  }

  private isAgainst(effect: WrittenEffect): boolean {
    return this.thinking.game.comparing[effect.kind as string]?.against ?? false;
  }

  private effects(turn: Turn): WrittenEffect[] {
    return turn.length > 0 ? this.thinking.game.effects(this.tried(turn)) : [];
  }

  private tried(turn: Turn): ReturnType<typeof tryTurn> {
    return tryTurn(this.thinking.rules, this.position, this.seat, turn);
  }

  /** Return the part of the score that grew most, or that nothing makes a difference. */
  private expected(changes: readonly Change[]): WrittenEffect {
    const points = Math.max(0, ...changes.map((change) => change.points));
    const tenths = rounded(10 * points, 0);
    if (tenths === 0) return EQUAL;
    const { part } = changes.find((change) => change.points === points)!;
    return { kind: "expected", part: this.thinking.game.parts.indexOf(part), tenths };
  }
}
