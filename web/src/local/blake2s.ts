/** BLAKE2s, the hash that the seeds of bots go through. */

const BLOCK = 64;
const ROUNDS = 10;

const START = Uint32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
); // prettier-ignore

/** The order of the words of a block in each round. */
const ORDERS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
] as const;

/** The words that are mixed with one another: the columns, then the diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function mix(words: Uint32Array, [a, b, c, d]: readonly number[], one: number, other: number): void {
  const turns = [
    [one, 16, 12],
    [other, 8, 7],
  ] as const;
  for (const [given, first, second] of turns) {
    words[a!] = words[a!]! + words[b!]! + given;
    words[d!] = rotated(words[d!]! ^ words[a!]!, first);
    words[c!] = words[c!]! + words[d!]!;
    words[b!] = rotated(words[b!]! ^ words[c!]!, second);
  }
}

/** Mix a block into the state; counted is how many bytes that are with it. */
function compress(state: Uint32Array, block: DataView, counted: number, isLast: boolean): void {
  const words = new Uint32Array(16);
  words.set(state);
  words.set(START, 8);
  words[12]! ^= counted;
  if (isLast) words[14] = ~words[14]!;
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDERS[round]!;
    const given = (place: number): number => block.getUint32(4 * order[place]!, true);
    QUARTERS.forEach((quarter, at) => mix(words, quarter, given(2 * at), given(2 * at + 1)));
  }
  for (let at = 0; at < state.length; at++) state[at]! ^= words[at]! ^ words[at + 8]!;
}

/** Return a hash of so many bytes. */
export function blake2s(bytes: Uint8Array, size: number): Uint8Array {
  const state = START.slice();
  state[0]! ^= 0x01010000 ^ size;
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK));
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(bytes);
  for (let number = 0; number < blocks; number++) {
    const block = new DataView(padded.buffer, number * BLOCK, BLOCK);
    const counted = Math.min(bytes.length, (number + 1) * BLOCK);
    compress(state, block, counted, number === blocks - 1);
  }
  const hash = new DataView(new ArrayBuffer(4 * state.length));
  state.forEach((word, at) => hash.setUint32(4 * at, word, true));
  return new Uint8Array(hash.buffer, 0, size);
}
