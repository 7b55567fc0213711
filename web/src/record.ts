/** How a game's record is read, and what family an action is of; where things lie is each game's own. */

interface Field {
  readonly kind: "int8" | "int16" | "uint16" | "int32" | "int64";
  readonly offset: number;
  readonly shape: readonly number[];
}

export type Fields = Readonly<Record<string, Field>>;

interface Family {
  readonly first: number;
  readonly count: number;
  readonly chance: boolean;
}

export type Families = Readonly<Record<string, Family>>;

type Nested = number | bigint | Nested[];

const READERS = {
  int8: { bytes: 1, at: (view: DataView, place: number) => view.getInt8(place) },
  int16: { bytes: 2, at: (view: DataView, place: number) => view.getInt16(place, true) },
  uint16: { bytes: 2, at: (view: DataView, place: number) => view.getUint16(place, true) },
  int32: { bytes: 4, at: (view: DataView, place: number) => view.getInt32(place, true) },
  int64: { bytes: 8, at: (view: DataView, place: number) => view.getBigInt64(place, true) },
} as const;

/** Return every field of a record, one array in another where it has several indices. */
export function read(bytes: Uint8Array, fields: Fields): Record<string, Nested> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const values: Record<string, Nested> = {};
  for (const [name, field] of Object.entries(fields)) {
    values[name] = nested(view, field, field.offset, field.shape);
  }
  return values;
}

function nested(view: DataView, field: Field, place: number, shape: readonly number[]): Nested {
  const reader = READERS[field.kind];
  const [length, ...inner] = shape;
  if (length === undefined) return reader.at(view, place);
  const step = inner.reduce((product, each) => product * each, reader.bytes);
  return Array.from({ length }, (_, index) => nested(view, field, place + index * step, inner));
}

/** Return the bytes of a record as the server first sends them. */
export function decoded(record: string): Uint8Array {
  return Uint8Array.from(atob(record), (letter) => letter.charCodeAt(0));
}

/** Return a record with some bytes changed: place and value by turns. */
export function patched(bytes: Uint8Array, patch: readonly number[]): Uint8Array {
  // What has not changed stays the same thing, so that nobody takes it for another position.
  if (patch.length === 0) return bytes;
  const after = bytes.slice();
  for (let index = 0; index + 1 < patch.length; index += 2) {
    after[patch[index]!] = patch[index + 1]!;
  }
  return after;
}

/** Return the family of an action, and which of its actions it is, from 0. */
export function familyOf<Known extends Families>(
  families: Known,
  action: number,
): { family: keyof Known & string; index: number } {
  for (const [family, { first, count }] of Object.entries(families)) {
    if (action >= first && action < first + count) return { family, index: action - first };
  }
  throw new RangeError(`no action has the number ${action}`);
}
