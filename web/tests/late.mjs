/**
 * Late positions: with the most players, and with as much on the table as a game can bring.
 *
 * All other seats are programs, and their sockets are the page's own, so that everybody plays as is
 * chosen here. With the same draws the same position comes of it.
 */

import { post } from "./browser.mjs";
import * as alhambra from "./late/alhambra.mjs";
import * as medina from "./late/medina.mjs";
import * as roll_and_write from "./late/roll_and_write.mjs";
import { recordOf } from "./records.mjs";

/** How everybody plays, by game: the names, the next action of a seat, and whether the position is the one looked for. */
const PLANS = { alhambra, roll_and_write, medina };

/**
 * Play a new game on until it has come as far as its plan says, with so many seats or as many as can be;
 * return the table's code, where seat 0 is to act.
 */
export async function playLate(page, game, seats) {
  const plan = PLANS[game];
  const record = await recordOf(game);
  const chairs = [{ kind: "me" }];
  while (chairs.length < (seats ?? record.MOST))
    chairs.push({ kind: "program", name: plan.NAMES[chairs.length] });
  await post(page, "/me", { name: plan.NAMES[0] });
  const { table, tokens } = await post(page, "/tables", { game, chairs, begin: true });
  const keys = chairs.map((_, seat) => tokens?.[seat] ?? null);
  const choose = (seat, bytes, legal) => {
    const here = record.position(Buffer.from(bytes, "base64"));
    return seat === 0 && plan.isLate(record, here) ? null : plan.choose(record, here, seat, legal);
  };
  await followSeats(page, table, keys, choose, record.BYTES);
  return table;
}

/**
 * Follow a table from all its seats until an action is null. The page keeps up with what each seat is
 * sent, and asks only for the seat that is to act, so that little goes between page and script.
 */
async function followSeats(page, table, keys, choose, length) {
  const name = `choose${table}`;
  await page.exposeFunction(name, choose);
  await page.evaluate(
    ([code, tokens, chosen, bytes]) =>
      new Promise((done, fail) => {
        const wires = tokens.map(() => new WebSocket(`ws://${location.host}/api/tables/${code}/socket`));
        const finish = (end, what) => {
          for (const wire of wires) {
            wire.onclose = null;
            wire.close();
          }
          end(what);
        };
        const patched = (before, patch) => {
          const after = new Uint8Array(bytes);
          after.set(before);
          for (let place = 0; place < patch.length; place += 2) after[patch[place]] = patch[place + 1];
          return after;
        };
        wires.forEach((wire, seat) => {
          const send = (message) => wire.send(JSON.stringify(message));
          let seen = new Uint8Array(bytes);
          let id = 1;
          const act = async (turn, legal) => {
            const action = await globalThis[chosen](seat, btoa(String.fromCharCode(...seen)), legal);
            if (action === null) finish(done);
            else send({ type: "act", id: ++id, turn, actions: [action] });
          };
          const token = tokens[seat] === null ? {} : { token: tokens[seat] };
          wire.onopen = () => send({ type: "hello", version: 1, id, last: -1, ...token });
          wire.onmessage = ({ data }) => {
            const { type, record, patch = [], own, turn, actor } = JSON.parse(data);
            if (type === "refused") finish(fail, new Error(data));
            if (type !== "table" && type !== "update") return;
            if (record) seen = Uint8Array.from(atob(record), (letter) => letter.charCodeAt(0));
            seen = patched(patched(seen, patch), own?.patch ?? []);
            if (own?.legal?.length) void act(turn, own.legal);
            else if (actor < 0 && turn > 0) finish(fail, new Error("the game was over before its plan was"));
          };
          wire.onclose = () => finish(fail, new Error("a socket was closed"));
        });
      }),
    [table, keys, name, length],
  );
}
