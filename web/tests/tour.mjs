/**
 * A walk through every screen in every state that looks different, for whatever is looked for on all
 * of them. Sizes, themes and languages are changed while one stands there, so that one walk will do.
 */

import { DESKTOP, post, visit } from "./browser.mjs";
import { GAMES } from "./games.mjs";

/** Two people at least, and as few others as may be, by game. */
const PLAYERS = Object.fromEntries(GAMES.map(({ name, fewest }) => [name, Math.max(2, fewest)]));

/** Windows that a key opens at every table, and what is there once they are. */
const WINDOWS = {
  "?": "dialog[open] dl",
  s: "dialog[open] pre",
  t: "dialog[open] form",
  l: "dialog[open]",
};

async function go(page, path) {
  await page.goto(`${new URL(page.url()).origin}${path}`);
  await page.locator('main:not([aria-busy="true"])').first().waitFor();
}

/** Look from a screen of another size, once the page has followed. */
export async function resize(page, viewport) {
  await page.setViewportSize(viewport);
  await settle(page);
}

/** Wait until what has changed is drawn. */
export function settle(page) {
  return page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
  );
}

/** Choose as if in another window of the same browser: the page follows at once. */
export async function choose(page, chosen) {
  await page.evaluate((changes) => {
    const before = JSON.parse(localStorage.getItem("qalat.settings") ?? "{}");
    localStorage.setItem("qalat.settings", JSON.stringify({ ...before, ...changes }));
    dispatchEvent(new StorageEvent("storage", { key: "qalat.settings" }));
  }, chosen);
  if (chosen.language) {
    await page.waitForFunction((code) => document.documentElement.lang === code, chosen.language);
  }
  await settle(page);
}

/** Play by whatever is legal over a socket of the page's own: so many choices, or to the end. */
export function playOn(page, code, most = Infinity) {
  return page.evaluate(
    ([table, count]) =>
      new Promise((done, fail) => {
        const wire = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        let id = 1;
        let made = 0;
        const finish = () => {
          wire.onclose = null;
          wire.close();
          done();
        };
        const play = ({ turn, actor, own }) => {
          const legal = own?.legal ?? [];
          if (actor < 0 && turn > 0) return finish();
          if (legal.length === 0) return undefined;
          if (made >= count) return finish();
          made += 1;
          const action = legal[(made * 7) % legal.length];
          return wire.send(JSON.stringify({ type: "act", id: ++id, turn, actions: [action] }));
        };
        wire.onopen = () => wire.send(JSON.stringify({ type: "hello", version: 1, id, last: -1 }));
        wire.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === "table" || message.type === "update") play(message);
          // The board itself does what is forced, and may be faster.
          if (message.type === "refused" && message.reason !== "stale") fail(new Error(data));
        };
        wire.onclose = () => fail(new Error("the socket was closed"));
      }),
    [code, most],
  );
}

const board = "[data-prompt]";

async function* plainScreens(page) {
  yield "home without games";
  for (const path of [
    "/new/alhambra",
    "/settings",
    "/status",
    "/learn/medina",
    "/rules/medina",
    "/pass",
    "/t/nowhere",
    "/replay",
    "/t/nowhere/replay",
  ]) {
    await go(page, path);
    for (const folded of await page.locator("details summary").all()) await folded.click();
    yield path;
  }
}

/** What a player looks at in the course of a turn, by game. */
const MOMENTS = {
  async *alhambra(page) {
    await page.locator("[data-place][data-lit]").first().click();
    yield "card chosen";
    await page.keyboard.press("Escape");
  },
  async *roll_and_write(page) {
    await page.locator("[data-crossing][aria-disabled=true]").first().click({ force: true });
    await page.locator("a", { hasText: "RW-" }).first().waitFor();
    yield "refused";
  },
  async *medina(page) {
    await page.locator("[role=group] button[data-lit]").first().click();
    yield "piece chosen";
    await page.keyboard.press("Escape");
  },
};

/** Two people at a table before anything is done: one is to move, the other waits. */
async function* newGame(game, players, page, friend) {
  const bots = Array.from({ length: players - 2 }, () => ({ kind: "bot", level: "apprentice" }));
  const { table } = await post(page, "/tables", {
    game,
    chairs: [{ kind: "me" }, ...bots, { kind: "open" }],
  });
  await go(page, `/t/${table}`);
  await go(friend, `/t/${table}`);
  if (game === "medina") {
    yield [page, "waiting, host"];
    yield [friend, "waiting, guest"];
  }
  await post(friend, `/tables/${table}/sit`, { seat: players - 1, name: "Þórdís" });
  await post(page, `/tables/${table}/begin`);
  await go(friend, `/t/${table}`);
  for (const each of [page, friend]) await each.locator(board).waitFor();
  const mover = await Promise.any(
    [page, friend].map(async (each) => {
      await each.locator("[data-lit]").first().waitFor();
      return each;
    }),
  );
  const other = mover === page ? friend : page;
  yield [mover, "own turn"];
  yield [other, "others' turn"];
  for await (const moment of MOMENTS[game](mover)) yield [mover, moment];
  for (const [key, shown] of Object.entries(WINDOWS)) {
    await mover.locator("body").press(key);
    const found = mover.locator(shown);
    if (key === "l" && (await found.count()) === 0) continue;
    await found.first().waitFor();
    yield [mover, `window ${key}`];
    await mover.keyboard.press("Escape");
    await mover.locator("dialog[open]").waitFor({ state: "detached" });
  }
  await mover.getByRole("button", { name: "Menu" }).click();
  yield [mover, "menu"];
  await mover.getByRole("button", { name: "Points so far" }).click();
  yield [mover, "points"];
  await mover.keyboard.press("Escape");
}

/** A game against bots, well on its way and at its end. */
async function* oldGame(game, players, page) {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "apprentice" }));
  const { table } = await post(page, "/tables", { game, chairs: [{ kind: "me" }, ...bots], begin: true });
  await go(page, `/t/${table}`);
  await page.locator(board).waitFor();
  await playOn(page, table, 24);
  await page.locator("[data-lit]").first().waitFor();
  yield "late";
  await playOn(page, table);
  await page.locator(".end h1").waitFor();
  yield "end";
  await go(page, `/t/${table}/replay/12`);
  await page.locator("[data-move='12']").first().waitFor();
  for (const tab of ["Points", "Analysis"]) {
    yield `replay, before ${tab}`;
    await page.getByRole("tab", { name: tab }).first().click();
  }
  yield "replay, analysis";
}

/** Visit everything; yields the page that stands there, and what it shows. */
export async function* tour(browser, games = Object.keys(PLAYERS)) {
  const { context, page, errors } = await visit(browser, DESKTOP);
  const friend = await visit(browser, DESKTOP);
  for await (const where of plainScreens(page)) yield [page, where];
  await post(page, "/me", { name: "Zdeňka" });
  await post(friend.page, "/me", { name: "Þórdís" });
  await go(page, `/t/${(await post(page, "/lessons", { game: "alhambra" })).table}`);
  await page.locator('section[data-step="welcome"]').waitFor();
  yield [page, "lesson"];
  for (const game of games) {
    for await (const [each, where] of newGame(game, PLAYERS[game], page, friend.page)) {
      yield [each, `${game}, ${where}`];
    }
    for await (const where of oldGame(game, PLAYERS[game], page)) yield [page, `${game}, ${where}`];
  }
  await go(page, "/");
  yield [page, "home with games"];
  if (errors.length + friend.errors.length > 0) {
    throw new Error(`errors on the page: ${[...errors, ...friend.errors].join("; ")}`);
  }
  await context.close();
  await friend.context.close();
}
