/** SHA-256 and its keyed hash, at once: the browser's own answers later, and not on every page. */

const WORDS = 16;
const BLOCK = 64;

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** Return the first 32 bits behind the point of a root, as the standard's constants are made. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

for (let prime = 2, found = 0; found < K.length; prime++) {
  let isPrime = true;
  for (let factor = 2; factor * factor <= prime; factor++) isPrime &&= prime % factor !== 0;
  if (!isPrime) continue;
  if (found < START.length) START[found] = fraction(Math.sqrt(prime));
  K[found++] = fraction(Math.cbrt(prime));
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function mix(state: Uint32Array, block: DataView, schedule: Uint32Array): void {
  for (let at = 0; at < WORDS; at++) schedule[at] = block.getUint32(4 * at);
  for (let at = WORDS; at < schedule.length; at++) {
    const early = schedule[at - 15]!;
    const late = schedule[at - 2]!;
    const one = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const two = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    schedule[at] = schedule[at - 16]! + one + schedule[at - 7]! + two;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number, number, number, number, number, number, number, number,
  ]; // prettier-ignore
  for (let at = 0; at < schedule.length; at++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + K[at]! + schedule[at]!;
    const two = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at]! += word));
}

/** Return the hash of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = START.slice();
  const schedule = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK)
    mix(state, new DataView(padded.buffer, at, BLOCK), schedule);
  const hash = new Uint8Array(32);
  state.forEach((word, at) => new DataView(hash.buffer).setUint32(4 * at, word));
  return hash;
}

/** Return the keyed hash (HMAC) of some bytes. */
export function keyedHash(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = new Uint8Array(BLOCK + bytes.length);
  padded.forEach((byte, at) => (inner[at] = byte ^ 0x36));
  inner.set(bytes, BLOCK);
  const outer = new Uint8Array(BLOCK + 32);
  padded.forEach((byte, at) => (outer[at] = byte ^ 0x5c));
  outer.set(sha256(inner), BLOCK);
  return sha256(outer);
}

/** Return the digits of some bytes, two a byte. */
export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
