/** The events of a table, as they are kept: the same, letter by letter, as a server's. */

import type { AnyClock, Why } from "../protocol";

export type AnyChair =
  | { readonly kind: "open" }
  | { readonly kind: "person"; readonly guest: string; readonly name: string }
  | { readonly kind: "bot"; readonly level: string; readonly character: string };

export interface Opened {
  readonly event: "opened";
  readonly game: string;
  readonly version: number;
  readonly host: string;
  readonly chairs: readonly AnyChair[];
  readonly options: Readonly<Record<string, string>>;
  readonly clock: AnyClock;
  readonly public: boolean;
  readonly stand_in: string;
  readonly seed: string;
  readonly before?: string;
  readonly lesson?: boolean;
  /** How the table draws: by a keyed hash of the number of each draw. */
  readonly terms: 2;
}

export interface Placed {
  readonly event: "placed";
  readonly seat: number;
  readonly chair: AnyChair;
}

export interface Began {
  readonly event: "began";
  readonly names: readonly string[];
  readonly draws?: readonly number[];
}

export interface Acted {
  readonly event: "acted";
  readonly seat: number;
  readonly actions: readonly number[];
  readonly draws?: readonly number[];
}

export interface Undone {
  readonly event: "undone";
  readonly seat: number;
  readonly steps: number;
}

export interface AskedBack {
  readonly event: "asked_back";
  readonly seat: number;
  readonly steps: number;
}

export interface Answered {
  readonly event: "answered";
  readonly seat: number;
  readonly agrees: boolean;
}

export interface TakenBack {
  readonly event: "taken_back";
  readonly seat: number;
  readonly steps: number;
  readonly draws?: readonly number[];
}

export interface Replaced {
  readonly event: "replaced";
  readonly seat: number;
  readonly level: string;
  readonly why: Why;
}

export interface Returned {
  readonly event: "returned";
  readonly seat: number;
}

export interface Said {
  readonly event: "said";
  readonly guest: string;
  readonly name: string;
  readonly text: string;
  /** Left out for somebody who watches. */
  readonly seat?: number;
}

export interface Followed {
  readonly event: "followed";
  readonly table: string;
}

export interface Closed {
  readonly event: "closed";
}

export type AnyEvent =
  | Opened
  | Placed
  | Began
  | Acted
  | Undone
  | AskedBack
  | Answered
  | TakenBack
  | Replaced
  | Returned
  | Said
  | Followed
  | Closed;
