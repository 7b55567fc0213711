// Writes and reads the texts of games for tests: a request a line comes in, an answer goes out.
//
// tests/wasm/test_texts.py writes and reads the same in Python, and compares every answer.

import { createInterface } from "node:readline";

import { bundled, rulesOf } from "./bundled.mjs";

const {
  ActionWords,
  TEXTS,
  Unreadable,
  gameInLink,
  linkOf,
  positionText,
  readRecord,
  recordText,
  replayOfGame,
} = await bundled("text");

const games = Object.fromEntries(
  Object.entries(TEXTS).map(([game, load]) => [
    game,
    async () => ({ rules: await rulesOf(game), text: await load() }),
  ]),
);

const REQUESTS = {
  /** Return the words of every action of a game, and the numbers that they are read as. */
  async words({ game, count }) {
    const { text } = await games[game]();
    const words = new ActionWords(text.families, text.words);
    const all = Array.from({ length: count }, (_, action) => words.word(action));
    return { words: all, numbers: all.map((each) => words.number(each)), no: words.number("dance") ?? null };
  },

  /** Return positions as text. */
  async positions({ game, records }) {
    const { text } = await games[game]();
    return records.map((record) => positionText(text, Buffer.from(record, "base64")));
  },

  /** Return a game as a record. */
  async write({ log, scores }) {
    const { text } = await games[log.game]();
    return recordText(log, text, scores);
  },

  async read({ content }) {
    return readRecord(content, games);
  },

  async replay({ log, seat }) {
    return replayOfGame(log, await rulesOf(log.game), seat);
  },

  async link({ log }) {
    return linkOf(log, await games[log.game]());
  },

  async linked({ link }) {
    return gameInLink(link, games);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { ask, ...request } = JSON.parse(line);
  let answer;
  try {
    answer = await REQUESTS[ask](request);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    answer = { unreadable: error.message };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
