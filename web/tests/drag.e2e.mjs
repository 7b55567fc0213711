/**
 * Everything that can be carried, with a mouse and with a finger: tiles and money of Alhambra, dice
 * of Roll & Write, pieces of Medina. Without motion nothing moves by itself; with it, things fly.
 */

import { DESKTOP, PHONE, expect, open, sitDown } from "./browser.mjs";

const STEPS = 6;
const FULL = { reducedMotion: "no-preference" };

/** Do the first thing that is legal so many times, by a socket of the page's own. */
function playSome(page, code, times) {
  return page.evaluate(
    ([table, most]) =>
      new Promise((done) => {
        const wire = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        const send = (message) => wire.send(JSON.stringify(message));
        let acts = 0;
        wire.onopen = () => send({ type: "hello", version: 1, id: 1, last: -1 });
        wire.onmessage = ({ data }) => {
          const { turn, own } = JSON.parse(data);
          if (!own?.legal?.length) return;
          if (acts < most) send({ type: "act", id: ++acts + 1, turn, actions: [own.legal[0]] });
          else {
            wire.close();
            done();
          }
        };
      }),
    [code, times],
  );
}

/** Whoever comes back reads what happened, and is shown it on the board when asked. */
async function comesBack(page) {
  const code = await sitDown(page, "roll_and_write", 1);
  await playSome(page, code, 8);
  await page.reload();
  await page.getByRole("button", { name: /^Log: \d+ turns? since/ }).tap();
  await page.getByRole("log", { name: "Since your last turn" }).waitFor();
  await page.locator("dialog[open]").getByRole("button", { name: "Replay" }).tap();
  await page.locator(".flights > .light").waitFor();
  await page.waitForFunction(() => document.querySelectorAll(".flights > *").length === 0);
}

async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A hand that carries: a mouse, or a finger, which hangs things above itself. */
async function handOf(page, isFinger) {
  if (!isFinger) {
    return {
      above: 0,
      press: async ({ x, y }) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      move: ({ x, y }) => page.mouse.move(x, y),
      lift: () => page.mouse.up(),
    };
  }
  const wire = await page.context().newCDPSession(page);
  const touch = (type, points) => wire.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  return {
    above: 44,
    press: (at) => touch("touchStart", [at]),
    move: (at) => touch("touchMove", [at]),
    lift: () => touch("touchEnd", []),
  };
}

async function carry(hand, from, to, isDropped = true) {
  const target = { x: to.x, y: to.y + hand.above };
  await hand.press(from);
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    await hand.move({
      x: from.x + (target.x - from.x) * share,
      y: from.y + (target.y - from.y) * share,
    });
  }
  if (isDropped) await hand.lift();
}

const still = (page) => page.evaluate(() => document.getAnimations().length);

/** Wait for one's turn; return what is asked. */
async function asked(page) {
  await page.locator('.board[data-turn="mine"][data-busy="false"]').waitFor();
  return page.locator(".board").getAttribute("data-phase");
}

/** Buy, take and build by carrying alone, until something is built. */
async function alhambra(page, isFinger) {
  await sitDown(page, "alhambra", 1);
  const hand = await handOf(page, isFinger);
  const built = page.locator(".ground .tile");
  const done = new Set();
  for (let turn = 0; turn < 30 && !(done.has("build") && done.has("take")); turn += 1) {
    const phase = await asked(page);
    const before = await page.locator(".board").getAttribute("data-moment");
    const slot = page.locator("[data-slot].lit [data-piece]").first();
    if (phase === "site" || phase === "placement") {
      if (phase === "placement") await page.locator("[data-aside]").first().click();
      const target = page.locator('.target[aria-label*="build here"]').first();
      await page.locator("[data-aside][aria-pressed=true]").waitFor();
      if ((await target.count()) === 0) {
        await page.locator('[data-do="reserve"]').click();
        await page.locator('[data-do="confirm"]').click();
      } else {
        const count = await built.count();
        const from = await middleOf(page.locator("[data-aside][aria-pressed=true]"));
        await carry(hand, from, await middleOf(target));
        await page.waitForFunction(
          (number) => document.querySelectorAll(".ground .tile").length > number,
          count,
        );
        done.add("build");
      }
    } else if (!done.has("build") && (await slot.count()) > 0) {
      await carry(hand, await middleOf(slot), await middleOf(page.locator(".ground")));
      done.add("buy");
    } else {
      const card = page.locator("[data-place].lit").first();
      await carry(hand, await middleOf(card), await middleOf(page.locator(".hand")));
      done.add("take");
    }
    await page.locator(`.board:not([data-moment="${before}"])`).or(page.locator(".end")).first().waitFor();
  }
  for (const kind of ["buy", "build", "take"]) expect(done.has(kind), `never carried: ${kind}`);
}

/** What is given up by Escape, or dropped where nothing is lit, does nothing. */
async function givenUp(page) {
  await sitDown(page, "alhambra", 1);
  await asked(page);
  const hand = await handOf(page, false);
  const before = await page.locator(".board").getAttribute("data-moment");
  const card = await middleOf(page.locator("[data-place].lit").first());
  await carry(hand, card, await middleOf(page.locator(".hand")), false);
  expect((await page.locator(".flights > *").count()) === 1, "what is carried is not seen");
  await page.keyboard.press("Escape");
  await hand.lift();
  await carry(hand, card, { x: card.x, y: card.y + 150 });
  await page.waitForFunction(() => document.querySelectorAll(".flights > *").length === 0);
  expect((await page.locator("[data-place].chosen").count()) === 0, "a card given up stays chosen");
  const after = await page.locator(".board").getAttribute("data-moment");
  expect(after === before, "what was given up was done all the same");
}

async function rollAndWrite(page, isFinger) {
  await sitDown(page, "roll_and_write", 1);
  const hand = await handOf(page, isFinger);
  const lit = page.locator("[data-landing^=crossing]").first();
  await lit.waitFor();
  const blue = (Number(await lit.getAttribute("data-crossing")) % 6) + 1;
  const before = await page.locator("[data-moment]").getAttribute("data-moment");
  // A yellow die may show as many pips as the blue one.
  const die = page
    .locator(`[role=spinbutton][aria-valuenow="${blue}"]`)
    .filter({ has: page.locator('[data-piece$="-0"]') })
    .first();
  await carry(hand, await middleOf(die), await middleOf(lit));
  await page.locator(`[data-moment]:not([data-moment="${before}"])`).waitFor();
}

async function medina(page, isFinger) {
  await sitDown(page, "medina", 2, { youngest: "1" });
  const hand = await handOf(page, isFinger);
  const lit = page.locator("[data-spot].lit").first();
  await lit.waitFor();
  const before = await page.locator("[data-steps]").getAttribute("data-steps");
  const merchant = page.locator("[data-piece=tray-merchant]");
  await carry(hand, await middleOf(merchant), await middleOf(lit), false);
  const loupes = await page.locator(".city > svg").count();
  expect(!isFinger || loupes === 2, "a finger that carries a piece is shown no loupe");
  await hand.lift();
  await page.locator(`[data-steps]:not([data-steps="${before}"])`).first().waitFor();
}

async function sitting(viewport, options, work) {
  const { browser, page, errors } = await open(viewport, "/", options);
  await work(page, options.hasTouch === true);
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await browser.close();
}

const FINGER = { hasTouch: true, isMobile: true };

await sitting(DESKTOP, {}, async (page) => {
  await alhambra(page, false);
  expect((await still(page)) === 0, "something moves although motion is reduced");
  await givenUp(page);
});
await sitting(PHONE, FINGER, alhambra);
await sitting(DESKTOP, FULL, async (page) => {
  await page.addInitScript(() => {
    globalThis.flown = 0;
    new MutationObserver(() => {
      globalThis.flown += document.querySelectorAll(".flights > *").length;
    }).observe(document, { childList: true, subtree: true });
  });
  for (const game of [rollAndWrite, medina]) {
    await game(page, false);
    await page.waitForFunction(() => globalThis.flown > 0);
    await page.waitForFunction(() => document.querySelectorAll(".flights > *").length === 0);
  }
});
await sitting(PHONE, FINGER, async (page, isFinger) => {
  await rollAndWrite(page, isFinger);
  await medina(page, isFinger);
  await comesBack(page);
});
