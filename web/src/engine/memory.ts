/** A module's memory: arrays in it, and the numbers of their records. */

import type { NumberKind, RecordLayout } from "./layout";

const PAGE = 1 << 16;
/** Rows begin where numbers of any kind, and vectors of them, are read fastest. */
const ALIGNED = 16;

interface NumberAccess {
  readonly bytes: number;
  get(view: DataView, place: number): number;
  set(view: DataView, place: number, value: number): void;
}

/** Numbers of 64 bits are read as they are counted: none in a record is beyond 2 to the 53rd. */
const NUMBERS: Readonly<Record<NumberKind, NumberAccess>> = {
  int8: { bytes: 1, get: (view, at) => view.getInt8(at), set: (view, at, to) => view.setInt8(at, to) },
  int16: {
    bytes: 2,
    get: (view, at) => view.getInt16(at, true),
    set: (view, at, to) => view.setInt16(at, to, true),
  },
  uint16: {
    bytes: 2,
    get: (view, at) => view.getUint16(at, true),
    set: (view, at, to) => view.setUint16(at, to, true),
  },
  int32: {
    bytes: 4,
    get: (view, at) => view.getInt32(at, true),
    set: (view, at, to) => view.setInt32(at, to, true),
  },
  int64: {
    bytes: 8,
    get: (view, at) => Number(view.getBigInt64(at, true)),
    set: (view, at, to) => view.setBigInt64(at, BigInt(to), true),
  },
  float32: {
    bytes: 4,
    get: (view, at) => view.getFloat32(at, true),
    set: (view, at, to) => view.setFloat32(at, to, true),
  },
  float64: {
    bytes: 8,
    get: (view, at) => view.getFloat64(at, true),
    set: (view, at, to) => view.setFloat64(at, to, true),
  },
};

/** The part of a module's memory that is given out; nothing is ever given back. */
export class Memory {
  #memory: WebAssembly.Memory;
  #free: number;

  constructor(memory: WebAssembly.Memory, firstFree: number) {
    this.#memory = memory;
    this.#free = firstFree;
  }

  get buffer(): ArrayBuffer {
    return this.#memory.buffer;
  }

  /** Return an array of zeros: so many rows of so many bytes. */
  rows(bytes: number, count = 1): Rows {
    const address = Math.ceil(this.#free / ALIGNED) * ALIGNED;
    this.#free = address + bytes * count;
    const missing = this.#free - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return new Rows(this, address, bytes, count);
  }

  /** Return an array of records of zeros. */
  records(layout: RecordLayout, count = 1): Records {
    const { address } = this.rows(layout.bytes, count);
    return new Records(this, address, layout, count);
  }

  /** Return an array of numbers: rows of so many of a kind. */
  numbers(kind: NumberKind, count: number, width = 1): Numbers {
    const { address } = this.rows(NUMBERS[kind].bytes * width, count);
    return new Numbers(this, address, kind, count, width);
  }
}

/** An array in a module's memory: the module is given its address and its length. */
export class Rows {
  constructor(
    readonly memory: Memory,
    readonly address: number,
    readonly rowBytes: number,
    readonly length: number,
  ) {}

  /** The bytes of a row, or of all: as they are now, until the memory grows. */
  bytes(row?: number): Uint8Array {
    const begin = this.address + (row ?? 0) * this.rowBytes;
    const size = row === undefined ? this.length * this.rowBytes : this.rowBytes;
    return new Uint8Array(this.memory.buffer, begin, size);
  }

  protected get view(): DataView {
    return new DataView(this.memory.buffer, this.address, this.length * this.rowBytes);
  }
}

/** Numbers of one kind. */
export class Numbers extends Rows {
  #access: NumberAccess;

  constructor(memory: Memory, address: number, kind: NumberKind, length: number, width: number) {
    super(memory, address, NUMBERS[kind].bytes * width, length);
    this.#access = NUMBERS[kind];
  }

  /** Return so many numbers from a place on, whatever row they are in. */
  read(count: number, from = 0): number[] {
    const { view } = this;
    const { bytes, get } = this.#access;
    return Array.from({ length: count }, (_, index) => get(view, (from + index) * bytes));
  }

  /** Write numbers from a place on. */
  write(numbers: Iterable<number>, from = 0): void {
    const { view } = this;
    const { bytes, set } = this.#access;
    let place = from * bytes;
    for (const number of numbers) {
      set(view, place, number);
      place += bytes;
    }
  }
}

/** Records: rows of named fields. */
export class Records extends Rows {
  readonly #fields: RecordLayout["fields"];

  constructor(memory: Memory, address: number, layout: RecordLayout, length: number) {
    super(memory, address, layout.bytes, length);
    this.#fields = layout.fields;
  }

  /** The field of a record as an array of its own, in the same memory. */
  field(name: string, row = 0): Numbers {
    const place = this.#fields[name];
    if (place === undefined) throw new RangeError(`the record has no field ${name}`);
    const [kind, offset, ...shape] = place;
    const count = shape.reduce((product, each) => product * each, 1);
    return new Numbers(this.memory, this.address + row * this.rowBytes + offset, kind, count, 1);
  }

  /** Return the number in a field, or the one at a place of a field with several. */
  get(name: string, row = 0, place = 0): number {
    return this.field(name, row).read(1, place)[0]!;
  }

  /** Write the number in a field. */
  set(name: string, value: number, row = 0): void {
    this.field(name, row).write([value]);
  }
}
