/** Games that are over: bots sit in for everybody until then. */

import { post, visit } from "./browser.mjs";

/** Let bots play on for somebody, from the page that sits there, until the game is over. */
export function standIn(page, code) {
  return page.evaluate(
    (table) =>
      new Promise((over, fail) => {
        const wire = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        const send = (message) => wire.send(JSON.stringify(message));
        let hasLeft = false;
        wire.onopen = () => send({ type: "hello", version: 1, id: 1, last: -1 });
        wire.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === "refused") fail(new Error(data));
          if (!hasLeft) send({ type: "leave", id: 2 });
          hasLeft = true;
          if (message.status === "over") over();
        };
        wire.onclose = () => fail(new Error("the socket was closed"));
      }),
    code,
  );
}

/** Open a table for somebody, a guest with a long name and bots; return its code. */
async function openTable(browser, page, game, players, options = {}) {
  const bot = { kind: "bot", level: "mason" };
  const isAlone = players === 1;
  const bots = Array.from({ length: Math.max(0, players - 2) }, () => bot);
  const chairs = [{ kind: "me" }, ...(isAlone ? [] : [{ kind: "open" }]), ...bots];
  await post(page, "/me", { name: "Zdeňka Nováková" });
  const { table } = await post(page, "/tables", { game, chairs, options, begin: isAlone, stand_in: "mason" });
  if (isAlone) return { table, friend: null };
  const friend = await visit(browser, { width: 800, height: 600 });
  await post(friend.page, "/me", { name: "Maximiliane" });
  await post(friend.page, `/tables/${table}/sit`, { seat: 1, name: "Maximiliane" });
  await post(page, `/tables/${table}/begin`);
  return { table, friend };
}

/** Play a game to its end; return its table's code. */
export async function endedGame(browser, page, game, players, options) {
  const { table, friend } = await openTable(browser, page, game, players, options);
  await Promise.all([page, ...(friend ? [friend.page] : [])].map((each) => standIn(each, table)));
  await friend?.context.close();
  return table;
}
