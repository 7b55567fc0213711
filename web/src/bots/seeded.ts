/** The streams that searches draw from: of equal seeds the same as in Python. */

import { blake2s } from "../local/blake2s";

const WARM_UP = 16;
const WORD_BYTES = 4;
/** Between the parts of a seed. */
const SEPARATOR = "\x1f";

/** Return the first state of a seed's stream, as qalat.core.random.seeded does. */
export function seeded(...seed: readonly (number | string)[]): number[] {
  const kinds = seed.map((part) => `${typeof part === "string" ? "text" : "whole"}:${part}`);
  const hash = blake2s(new TextEncoder().encode(kinds.join(SEPARATOR)), 3 * WORD_BYTES);
  const words = new DataView(hash.buffer);
  let stream = [0, 1, 2].map((word) => words.getUint32(WORD_BYTES * word, true)).concat(1);
  for (let step = 0; step < WARM_UP; step++) stream = next(stream);
  return stream;
}

/** Return the state that follows a state; each of its words has 32 bits. */
function next(stream: readonly number[]): number[] {
  const [a, b, c, count] = stream as [number, number, number, number];
  const word = (a + b + count) >>> 0;
  const rotated = ((c << 21) | (c >>> 11)) >>> 0;
  return [(b ^ (b >>> 9)) >>> 0, (9 * c) >>> 0, (rotated + word) >>> 0, (count + 1) >>> 0];
}
