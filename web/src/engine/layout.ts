/** What a module tells of itself, in a section that the build puts into it. */

/** A field: the kind of its numbers, where it lies, and how many numbers by each of its indices. */
type FieldPlace = readonly [kind: NumberKind, offset: number, ...shape: number[]];

export type NumberKind = "int8" | "int16" | "uint16" | "int32" | "int64" | "float32" | "float64";

export interface RecordLayout {
  readonly bytes: number;
  readonly fields: Readonly<Record<string, FieldPlace>>;
}

/** What an entry point takes: numbers, and arrays, those with the bytes of one of their rows. */
interface EntryLayout {
  readonly takes: readonly (readonly [name: string, bytes?: number])[];
  readonly returns: boolean;
}

/** What a table must know of a game besides its rules; its module carries it. */
export interface GameSheet {
  readonly options: readonly {
    readonly name: string;
    /** The values that are offered, the default first, each as the rules take it. */
    readonly numbers: Readonly<Record<string, readonly number[]>>;
  }[];
  /** Who scores without a seat, by players and by the one option that may change that. */
  readonly bystanders: readonly {
    readonly seats: number;
    readonly option?: string;
    readonly value?: string;
    readonly names: readonly string[];
  }[];
  /** The rule of each reason against an action, by its number. */
  readonly reasons: readonly string[];
  readonly deeds: readonly DeedKind[];
}

interface DeedKind {
  readonly name: string;
  readonly fields: readonly string[];
  /** The field that says how much of an array is used, "" where all of it is. */
  readonly counted: string;
}

export interface Layout {
  readonly game: string;
  readonly version: number;
  readonly fingerprint: string;
  readonly seats: readonly [fewest: number, most: number];
  readonly sizes: Readonly<Record<"rows" | "parts" | "actions" | "mostLegal" | "mostDeeds", number>>;
  readonly records: Readonly<
    Record<
      "state" | "scratch" | "facts" | "deed" | "node" | "candidate" | "parameters" | "report",
      RecordLayout
    >
  >;
  readonly sheet: GameSheet;
  readonly search: {
    readonly parameters: Readonly<Record<string, number>>;
    readonly horizon: number;
    readonly levelErrors: Readonly<Record<string, readonly number[]>>;
    readonly level4Simulations: Readonly<Record<string, number>>;
    readonly slots: number;
    readonly mostTurns: number;
    readonly mostDepth: number;
    readonly mostActions: number;
    readonly unbeatable: number;
  };
  readonly entries: Readonly<Record<string, EntryLayout>>;
}

/** A module that cannot be used: none of Qalat's, or of another version of it. */
export class WrongModule extends Error {}

/** Return what a module tells of itself. */
export function layoutOf(module: WebAssembly.Module): Layout {
  const [section] = WebAssembly.Module.customSections(module, "qalat");
  if (section === undefined) throw new WrongModule("this is no module of Qalat");
  return JSON.parse(new TextDecoder().decode(section)) as Layout;
}
