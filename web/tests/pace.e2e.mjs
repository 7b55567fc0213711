/**
 * What five bots do is shown in four seconds at the usual speed and in one and a half at quick, each turn
 * as one act; a button or a tap ends it, and it can be shown again. The test holds back what the server
 * tells, and turns the page's clock itself: no time is measured.
 */

import { DESKTOP, PHONE, expect, launch, sitDown, visit } from "./browser.mjs";
import { choose } from "./tour.mjs";

const BOTS = 5;
/** Milliseconds in which the server's bots play a round: see `Pace` in rooms/bots.py. */
const ROUND = 1200;
const FRAME = 30;
/** Milliseconds that the last act travels at the usual speed. */
const TRAVELS = 450;
const MOST = { normal: 4000, quick: 1500 };
const FACTOR = { normal: 1, quick: 0.4 };

const browser = await launch();

/** Let nothing that bots do come to the page before it is released. */
async function holdBack(page) {
  const held = [];
  const wire = { held, page: null };
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    wire.page = socket;
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const { type, happened } = JSON.parse(message);
      if (type === "update" && happened.event === "acted" && happened.seat !== 0) held.push(message);
      else socket.send(message);
    });
  });
  return wire;
}

async function sit(viewport, motion) {
  const { context, page, errors } = await visit(browser, viewport, "/", { reducedMotion: "no-preference" });
  const wire = await holdBack(page);
  await sitDown(page, "alhambra", BOTS);
  await choose(page, { motion });
  let stopped = false;
  const board = page.locator(".board");
  const turn = () => board.getAttribute("data-turn");
  // Whoever begins, it is one's own turn in the end.
  while ((await turn()) !== "mine") {
    for (const message of wire.held.splice(0)) wire.page.send(message);
    await page.waitForTimeout(100);
  }
  const table = {
    page,
    turn,
    moment: () => board.getAttribute("data-moment").then(Number),
    /** Take a card, and wait until the server has all that bots do then; return it. */
    async act() {
      if (!stopped) {
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 1000);
      }
      stopped = true;
      await page.clock.runFor(5000);
      await page.locator("[data-place][data-lit]").first().click();
      await page.locator('[data-do="confirm"]').click();
      while (wire.held.length === 0 || JSON.parse(wire.held.at(-1)).actor !== 0) {
        await page.waitForTimeout(50);
      }
      return wire.held.splice(0);
    },
    release: (messages) => messages.forEach((message) => wire.page.send(message)),
    /** Let so much time pass on the page, and what has come be heard. */
    async pass(milliseconds) {
      await page.evaluate(() => undefined);
      await page.clock.runFor(milliseconds);
    },
    async leave() {
      expect(errors.length === 0, errors.join("; "));
      await context.close();
    },
  };
  return table;
}

/** Let a round come as bots play it, and tell when what was shown. */
async function watch(table, motion) {
  const acts = await table.act();
  expect(acts.length === BOTS, `${acts.length} acts of ${BOTS} bots: a turn is to be one`);
  const due = acts.map((_, place) => ((place + 1) * ROUND) / BOTS);
  const shown = [];
  let moment = await table.moment();
  let sawSkip = false;
  for (let time = 0; (await table.turn()) !== "mine"; time += FRAME) {
    expect(time < 10_000, "the round never ends");
    while (due.length > 0 && due[0] <= time) {
      due.shift();
      table.release(acts.splice(0, 1));
    }
    await table.pass(FRAME);
    const now = await table.moment();
    if (now !== moment) shown.push({ time, acts: now - moment });
    moment = now;
    sawSkip ||= await table.page.locator('[data-do="skip"]').isVisible();
  }
  const last = shown.at(-1).time + TRAVELS * FACTOR[motion];
  console.log(`${motion}: acts at ${shown.map(({ time }) => time).join(", ")} ms, all over at ${last} ms`);
  expect(last <= MOST[motion], `a round at ${motion} takes ${last} ms, expected ${MOST[motion]} at most`);
  expect(
    shown.length === BOTS && shown.every(({ acts: count }) => count === 1),
    "not every turn of a bot is an act of its own",
  );
  return sawSkip;
}

for (const motion of ["normal", "quick"]) {
  const table = await sit(DESKTOP, motion);
  const sawSkip = await watch(table, motion);
  expect(sawSkip || motion === "quick", "nothing offers to skip what is shown");
  await table.leave();
}

// A button ends it: what has come is shown at once, what comes then too, and nothing travels.
{
  const table = await sit(DESKTOP, "normal");
  const { page } = table;
  const acts = await table.act();
  table.release(acts.splice(0, 3));
  await table.pass(0);
  const skip = page.locator('[data-do="skip"]');
  await skip.click();
  await table.pass(1);
  expect((await skip.count()) === 0, "what was skipped still waits");
  table.release(acts);
  await table.pass(1);
  expect((await table.turn()) === "mine", "what bots did after the skip was not shown at once");
  expect((await page.locator(".flights > *").count()) === 0, "something travels after the skip");
  // It can be shown again, by the recap's button.
  await page.getByRole("button", { name: "Replay" }).click();
  await table.pass(FRAME);
  expect((await page.locator(".flights .light").count()) === 1, "nothing is shown again");
  await table.leave();
}

// So does a tap on the board, which does nothing else, though what it falls on lights up; on a phone.
{
  const table = await sit(PHONE, "normal");
  const { page } = table;
  table.release(await table.act());
  await table.pass(0);
  const place = page.locator("[data-place]").first();
  const { x, y, width, height } = await place.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await table.pass(20);
  expect((await table.turn()) === "mine", "a tap on the board does not end what is shown");
  await page.mouse.up();
  await table.pass(20);
  expect((await page.locator('[data-do="confirm"]').count()) === 0, "the tap that skipped has chosen a card");
  // On a phone the recap is in the window of the log, which gives way to what is shown.
  await page.locator("button[data-count]").click();
  await page.locator("dialog[open]").getByRole("button", { name: "Replay" }).click();
  await table.pass(FRAME);
  expect((await page.locator("dialog[open]").count()) === 0, "the log covers what is shown again");
  expect((await page.locator(".flights .light").count()) === 1, "nothing is shown again on a phone");
  await table.leave();
}

await browser.close();
