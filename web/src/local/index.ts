/** A table of this device: the same events and messages as a server's, over the rules as a module. */

export { Engine } from "../engine";

export { hinted, type Thought } from "./advising";
export * as commands from "./commands";
export { DeedLog, type LoggedStep } from "./deed_log";
export { openTable } from "./opening";
export { CommandRefused } from "./refused";
export { replayOf } from "./replay";
export { Rules } from "./rules";
export { LocalTable } from "./table";
export { Updates, listed } from "./updates";
