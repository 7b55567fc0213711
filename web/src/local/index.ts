/** A table of this device: the same events and messages as a server's, over the rules as a module. */

export { Engine } from "../engine";

export * as commands from "./commands";
export { CommandRefused } from "./refused";
export { Rules } from "./rules";
export { LocalTable } from "./table";
export { Updates } from "./updates";
