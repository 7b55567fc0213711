/** A table of this device: the same events and messages as a server's, over the rules as a module. */

export { Engine } from "../engine";

export { hinted, type Thought } from "./advising";
export * as commands from "./commands";
export { DeedLog, type Step } from "./deed_log";
export { Refused } from "./refused";
export { Rules } from "./rules";
export { Table } from "./table";
export { Updates } from "./updates";
