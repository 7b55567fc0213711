/** A table's log as text, an event a line: from a finished table's anybody can draw again what was drawn. */

import type { AnyChair, AnyEvent } from "../local/events";

const HEADER = "qalat table 1";

/** An event of a table, and when it happened, in milliseconds. */
interface Happening {
  readonly event: AnyEvent;
  readonly at: number;
}

/** Return what happened at a table as text, without its guests. */
export function tableLogText(code: string, story: readonly Happening[]): string {
  const lines = story.map(({ event, at }) => `${at} ${JSON.stringify(withoutGuests(event))}`);
  return `${[`${HEADER} ${code}`, ...lines].join("\n")}\n`;
}

function withoutGuests(event: AnyEvent): AnyEvent {
  switch (event.event) {
    case "opened":
      return { ...event, host: "", chairs: event.chairs.map(anonymous) };
    case "placed":
      return { ...event, chair: anonymous(event.chair) };
    case "said":
      return { ...event, guest: "" };
    default:
      return event;
  }
}

function anonymous(chair: AnyChair): AnyChair {
  return chair.kind === "person" ? { ...chair, guest: "" } : chair;
}
