/** What is asked at a table of this device, and the events that it leads to. */

import type { Act, Answer, AskBack, ComeBack, Leave, Say, Undo } from "../protocol";
import * as commands from "./commands";
import type { AnyEvent } from "./events";
import { CommandRefused } from "./refused";
import { NOBODY, type LocalTable } from "./table";

/** What changes a table, or is refused. */
export type Request = Act | Undo | AskBack | Answer | Say | Leave | ComeBack;

/** Return the event of a request by whoever sits at a seat. */
export function eventOf(table: LocalTable, seat: number, request: Request): AnyEvent {
  if (request.type === "say") {
    const chair = table.chairs[seat];
    const [guest, name] = chair?.kind === "person" ? [chair.guest, chair.name] : ["", ""];
    return commands.say(table, guest, name, request.text, seat);
  }
  if (seat === NOBODY) throw new CommandRefused("not_seated");
  switch (request.type) {
    case "answer":
      return commands.answer(table, seat, request.turn, request.agrees);
    case "leave":
      return commands.leave(table, seat);
    case "come_back":
      return commands.comeBack(table, seat);
  }
  if (table.sittingIn.has(seat))
    throw new CommandRefused("not_your_turn", { expected: "to come back first" });
  switch (request.type) {
    case "act":
      return commands.act(table, seat, request.turn, request.actions);
    case "undo":
      return commands.undo(table, seat, request.turn, request.steps ?? 1);
    case "ask_back":
      return commands.askBack(table, seat, request.turn);
  }
}
