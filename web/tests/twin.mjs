// Drives tables of this device for tests: a request a line comes in, an answer goes out.
//
// tests/wasm/test_twin.py asks a table in Python the same, and compares every answer.

import { createInterface } from "node:readline";

import { bundled, rulesOf } from "./bundled.mjs";

const { CommandRefused, LocalTable, Updates, commands, hinted, listed, openTable, replayOf } =
  await bundled("local");
const { TEXTS, checkedOptions, recordOf, tableLogText } = await bundled("text");

let table;
let updates;
let story;

const REQUESTS = {
  async open({ code, opened, at }) {
    table = new LocalTable(code, opened, at, await rulesOf(opened.game));
    updates = new Updates(table);
    story = [{ event: opened, at }];
    return null;
  },

  /** Give a command; return its event and what everybody is sent. */
  async command({ name, given, at }) {
    const event = table.apply(commands[camel(name)](table, ...given), at);
    story.push({ event, at });
    return { event, updates: updates.updates(event, at) };
  },

  async everything({ seat, now, host, here, watchers }) {
    return updates.everything(seat, now, host, { here, watchers });
  },

  /** Open a table as whoever asks for one would; return the event. */
  async opening({ asked, host, seed }) {
    const options = checkedOptions(
      await TEXTS[asked.game](),
      new Map(Object.entries(asked.options ?? {})),
      asked.chairs.length,
    );
    return openTable(asked, options, await rulesOf(asked.game), host, seed);
  },

  async listed({ guest }) {
    return listed(table, guest);
  },

  async replay({ seat }) {
    const now = updates.everything(seat, table.touched, false, { here: [], watchers: 0 });
    return replayOf(now, table);
  },

  async hinted({ question, thoughts }) {
    return hinted(table, question, thoughts);
  },

  /** Return the record of the game so far, and the log of the table. */
  async written() {
    const record = recordOf(table, await TEXTS[table.opened.game]());
    return { record, log: tableLogText(table.code, story) };
  },

  async preview({ seat, ...asked }) {
    return updates.preview(seat, asked);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { ask, ...request } = JSON.parse(line);
  let answer;
  try {
    answer = await REQUESTS[ask](request);
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    answer = error.answering(request.id ?? 0);
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

/** A command's name as it is written here. */
function camel(name) {
  return name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
}
