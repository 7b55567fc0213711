/** Bytes written one part after another, and read again; numbers take as many as they need. */

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });

export class ByteWriter {
  private readonly written: number[] = [];

  get bytes(): Uint8Array {
    return Uint8Array.from(this.written);
  }

  /** Write a whole number, seven bits a byte. */
  number(value: number): void {
    let rest = value;
    for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) this.written.push((rest % 0x80) + 0x80);
    this.written.push(rest);
  }

  text(text: string): void {
    const bytes = encoder.encode(text);
    this.number(bytes.length);
    this.written.push(...bytes);
  }

  /** Write a number of any size, the last part of all. */
  rest(value: bigint): void {
    const digits = value.toString(16);
    const pairs = digits.padStart(digits.length + (digits.length % 2), "0").match(/../gu) ?? [];
    this.written.push(...pairs.map((pair) => parseInt(pair, 16)));
  }
}

/** Bytes that end before what was to be read. */
class Ended extends Error {}

export class ByteReader {
  private place = 0;

  constructor(private readonly bytes: Uint8Array) {}

  number(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 0x80) {
      const byte = this.bytes[this.place++];
      if (byte === undefined || factor > 2 ** 28) throw new Ended("a number is cut off");
      value += (byte % 0x80) * factor;
      if (byte < 0x80) return value;
    }
  }

  text(): string {
    const length = this.number();
    const end = this.place + length;
    if (end > this.bytes.length) throw new Ended("a text is cut off");
    const text = decoder.decode(this.bytes.subarray(this.place, end));
    this.place = end;
    return text;
  }

  rest(): bigint {
    const digits = Array.from(this.bytes.subarray(this.place), (byte) => byte.toString(16).padStart(2, "0"));
    return BigInt(`0x0${digits.join("")}`);
  }
}

/** Return bytes as letters that an address may hold. */
export function lettersOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Return the bytes that letters of an address stand for, null if they are none. */
export function bytesOf(letters: string): Uint8Array | null {
  if (!/^[\w-]*$/u.test(letters) || letters.length % 4 === 1) return null;
  const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const found = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  return lettersOf(found) === letters ? found : null;
}
