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
  await followSeats(page, table, keys, seatsOf(plan, record));
  return table;
}

/** What each seat does, from what it is sent: an action, nothing while others act, or "there". */
function seatsOf(plan, record) {
  const seen = new Map();
  const hear = (seat, message) => {
    const { type, own } = message;
    if (type === "table") seen.set(seat, Buffer.from(message.record ?? "", "base64"));
    const before = seen.get(seat);
    if (type === "update") seen.set(seat, patched(before, message.patch ?? [], record.BYTES));
    seen.set(seat, patched(seen.get(seat), own?.patch ?? [], record.BYTES));
    const legal = own?.legal ?? [];
    if (legal.length === 0) return message.actor < 0 && message.turn > 0 ? "over" : null;
    const here = record.position(seen.get(seat));
    return seat === 0 && plan.isLate(record, here) ? "there" : plan.choose(record, here, seat, legal);
  };
  return hear;
}

function patched(bytes, patch, length) {
  const after = Buffer.alloc(Math.max(bytes.length, length));
  bytes.copy(after);
  for (let place = 0; place < patch.length; place += 2) after[patch[place]] = patch[place + 1];
  return after;
}

async function followSeats(page, table, keys, hear) {
  const name = `hear${table}`;
  await page.exposeFunction(name, hear);
  await page.evaluate(
    ([code, tokens, heard]) =>
      new Promise((done, fail) => {
        const wires = tokens.map(() => new WebSocket(`ws://${location.host}/api/tables/${code}/socket`));
        const finish = (end, what) => {
          for (const wire of wires) {
            wire.onclose = null;
            wire.close();
          }
          end(what);
        };
        wires.forEach((wire, seat) => {
          const send = (message) => wire.send(JSON.stringify(message));
          let last = Promise.resolve();
          let id = 1;
          const answer = async (message) => {
            const action = await globalThis[heard](seat, message);
            if (action === "there") finish(done);
            else if (action === "over") finish(fail, new Error("the game was over before its plan was"));
            else if (action !== null) send({ type: "act", id: ++id, turn: message.turn, actions: [action] });
          };
          const token = tokens[seat] === null ? {} : { token: tokens[seat] };
          wire.onopen = () => send({ type: "hello", version: 1, id, last: -1, ...token });
          wire.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            if (message.type === "refused") finish(fail, new Error(data));
            if (message.type !== "table" && message.type !== "update") return;
            last = last.then(() => answer(message));
          };
          wire.onclose = () => finish(fail, new Error("a socket was closed"));
        });
      }),
    [table, keys, name],
  );
}
