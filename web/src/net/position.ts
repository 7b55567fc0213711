/** The position of a table as the rules print it: the same text as in a terminal. */

import { type AnyToClient, VERSION } from "../protocol";
import { Offline } from "./problems";

/** Ask once, on a socket of its own, so that nobody is sent words who does not read them. */
export function positionInWords(code: string): Promise<string> {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const wire = new WebSocket(`${scheme}://${location.host}/api/tables/${code}/socket`);
  return new Promise((settle, fail) => {
    wire.onopen = () => {
      wire.send(JSON.stringify({ type: "hello", version: VERSION, id: 1, last: -1, words: true }));
    };
    wire.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as AnyToClient;
      if (message.type === "table") settle(message.position ?? "");
      wire.close();
    };
    wire.onclose = () => fail(new Offline());
  });
}
