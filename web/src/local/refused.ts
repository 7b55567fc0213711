/** Why a table does not do what it is asked: one of the protocol's closed list. */

import type { Reason, RefusedNow } from "../protocol";

type Details = Omit<RefusedNow, "type" | "id" | "reason">;

export class CommandRefused extends Error {
  constructor(
    readonly reason: Reason,
    readonly details: Details = {},
  ) {
    super(reason);
  }

  /** The message that answers another. */
  answering(id: number): RefusedNow {
    return { type: "refused", id, reason: this.reason, ...this.details };
  }
}
