/**
 * Choices as one number: each takes as much room as there were others in its place, and no more.
 *
 * The last choice is packed first, so that the first one is found first: what follows from it says what there
 * was to choose from next.
 */

/** One of several: its share begins at a place of all shares together. */
export interface PackedChoice {
  readonly place: number;
  readonly share: number;
  readonly all: number;
}

/** What no choice is packed into. */
const EMPTY = 1n;

export function packed(choices: readonly PackedChoice[]): bigint {
  return choices.reduceRight((number, { place, share, all }) => {
    const own = BigInt(share);
    return (number / own) * BigInt(all) + BigInt(place) + (number % own);
  }, EMPTY);
}

/** Takes choices out of a number again, from the first one on. */
export class Unpacking {
  constructor(private number: bigint) {}

  /** Whether everything was taken out, and it was a number that choices are packed into. */
  get isEmpty(): boolean {
    return this.number === EMPTY;
  }

  /** Return the place, below all shares, that tells which one was chosen. */
  place(all: number): number {
    return Number(this.number % BigInt(all));
  }

  take({ place, share, all }: PackedChoice): void {
    const rest = this.number % BigInt(all);
    this.number = (this.number / BigInt(all)) * BigInt(share) + rest - BigInt(place);
  }
}
