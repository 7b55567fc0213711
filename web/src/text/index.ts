/** Games as text: records, logs, positions and links, letter by letter as a server writes them. */

export { TEXTS } from "../games/texts";
export { checkedOptions } from "./checking";
export { gameInLink, linkOf } from "./link";
export { type GameLog, logOf, recordOf, recordText } from "./log";
export { readRecord } from "./reading";
export { replayOfGame } from "./replay";
export { tableLogText } from "./table_log";
export { Unreadable } from "./unreadable";
export { positionText } from "./writing";
export { ActionWords } from "./words";
