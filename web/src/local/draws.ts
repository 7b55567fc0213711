/** Draws by a keyed hash of their number, the same that the server makes of the same seed. */

import type { Chance } from "../engine";
import { keyedHash } from "./sha256";

const RANGE = 1n << 256n;
const encoder = new TextEncoder();

function asNumber(bytes: Uint8Array): bigint {
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

export class KeyedDraws {
  /** How many there were; a number is never used again, not even after actions are taken back. */
  drawn = 0;
  private readonly key: Uint8Array;

  constructor(seed: string) {
    this.key = encoder.encode(seed);
  }

  /** Return a whole number below the bound, all alike likely. */
  below(bound: number): number {
    const number = this.drawn++;
    const unfair = RANGE % BigInt(bound);
    for (let attempt = 0; ; attempt++) {
      const drawn = asNumber(keyedHash(this.key, encoder.encode(`qalat draw ${number} ${attempt}`)));
      if (drawn >= unfair) return Number(drawn % BigInt(bound));
    }
  }

  /** Draw one of the actions by weight. */
  draw(chances: readonly Chance[]): number {
    let place = this.below(chances.reduce((sum, { weight }) => sum + weight, 0));
    const found = chances.find(({ weight }) => (place -= weight) < 0);
    if (!found) throw new Error("there is nothing to draw from");
    return found.action;
  }
}
