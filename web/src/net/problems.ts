/** Why something asked for was not done. */

import type { Problem } from "../protocol";

/** Something that was refused; the reason is one of the protocol's closed list. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.reason);
  }
}

/** The server could not be reached. */
export class Offline extends Error {}

/** This browser cannot hold tables: it lacks what they need, or forbids it. */
export class NoDevice extends Error {}
