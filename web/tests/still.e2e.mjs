/**
 * Looking moves nothing: whatever a mouse rests on stays under it, and all that can be pressed stays
 * where it is. A board that moves from under the mouse comes back, moves again, and flickers.
 */

import { DESKTOP, PHONE, expect, launch, sitDown, visit } from "./browser.mjs";

/** How many things are looked at in each game, how many of them where a piece may be laid, and how many at once. */
const LOOKS = { alhambra: 60, roll_and_write: 120, medina: 60 };
const LANDINGS = 6;
const AT_ONCE = 10;
const SEED = 20_261;
const PRESSABLE = "button, a[href], [role=button], [role=spinbutton]";

/** Milliseconds that a mouse rests before the page asks what would be; and that an answer is on its way. */
const REST = 150;
const LATE = 300;

/** A fixed sequence of numbers below others. */
function chances() {
  let seed = SEED;
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
}

/** Let every answer of the server come late, as from far away. */
async function delayAnswers(page) {
  await page.routeWebSocket(/socket/, (wire) => {
    const server = wire.connectToServer();
    server.onMessage((message) => setTimeout(() => wire.send(message), LATE));
  });
}

/** Let a page keep where everything is that can be pressed, and say what has moved since. */
function keepBoxes(pressable) {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const pressables = () => [...document.querySelectorAll(pressable)];
  /** Two frames after all fonts and answers are there. */
  const ready = async () => {
    while (!document.querySelector('[data-asking="0"]')) await frame();
    await document.fonts.ready;
    await frame();
    await frame();
  };
  const boxes = () =>
    pressables().map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return {
        name: each.ariaLabel ?? each.textContent.trim(),
        isLit: each.matches("[data-lit]"),
        isLanding: each.matches("[data-landing]"),
        place: [left, top, width, height].map((side) => Math.round(side)).join(" "),
        x: left + width / 2,
        y: top + height / 2,
      };
    });
  /** What distinguishes a position of the page from any other: the step, what runs out, and what can be pressed. */
  const moment = () => {
    const { moment, steps } = document.querySelector("[data-moment], [data-steps]").dataset;
    const { busy } = document.querySelector("[data-busy]").dataset;
    const isEnding = document.querySelector(".ending") !== null;
    return [moment, steps, busy, isEnding, ...pressables().map((each) => each.matches("[data-lit]"))].join();
  };
  let kept = [];
  /** Return what is lit, and the moment, once nothing moves or happens any more. */
  globalThis.settled = async (rest) => {
    for (let before = ""; ;) {
      const here = moment();
      await ready();
      kept = boxes();
      const now = JSON.stringify([here, kept]);
      if (now === before) return { here, lit: kept.filter(({ isLit }) => isLit) };
      before = now;
      await new Promise((later) => setTimeout(later, rest));
    }
  };
  /** Return what has moved since, in words, and the moment. */
  globalThis.moved = async () => {
    await ready();
    const after = boxes();
    const words = kept.flatMap(({ name, place }, index) =>
      after[index]?.place === place ? [] : [`${name} is at ${after[index]?.place}, was at ${place}`],
    );
    return { words, here: moment() };
  };
}

/** Return the name of what lies under a point, if it can be pressed. */
function under(page, { x, y }) {
  return page.evaluate(
    ([left, top]) => {
      const thing = document.elementFromPoint(left, top)?.closest("[data-lit]");
      return thing && (thing.ariaLabel ?? thing.textContent.trim());
    },
    [x, y],
  );
}

/** Rest the mouse on one lit thing after another, and see that nothing moves; return what was looked at. */
async function look(page, chance) {
  await page.mouse.move(0, 0);
  const { here, lit } = await page.evaluate((rest) => globalThis.settled(rest), REST);
  const seen = [];
  for (let count = 0; count < Math.min(AT_ONCE, lit.length); count += 1) {
    const thing = lit.length <= AT_ONCE ? lit[count] : lit[chance(lit.length)];
    const name = await under(page, thing);
    if (name === null) continue;
    await page.mouse.move(thing.x, thing.y);
    await page.waitForTimeout(REST);
    const after = await page.evaluate(() => globalThis.moved());
    const rested = await under(page, thing);
    // A turn may have ended meanwhile, and the others move.
    if (after.here !== here) return seen;
    seen.push(thing);
    expect(after.words.length === 0, `looked at ${name}: ${after.words.join("; ")}`);
    expect(rested === name, `looked at ${name}, and found ${rested} under the mouse`);
  }
  return seen;
}

/** Play and look at things, until enough of them were seen. */
async function sitting(browser, game, viewport) {
  const { context, page } = await visit(browser, viewport, "/", { locale: "de-DE" });
  await delayAnswers(page);
  await page.addInitScript(keepBoxes, PRESSABLE);
  await sitDown(page, game, 2);
  const chance = chances();
  const over = page.locator(".end");
  const seen = [];
  while (seen.length < LOOKS[game] || seen.filter(({ isLanding }) => isLanding).length < LANDINGS) {
    const lit = page.locator("[data-lit]");
    await lit.or(over).first().waitFor();
    expect(
      (await over.count()) === 0,
      `${game}: too little to look at in a whole game, ${seen.length} things`,
    );
    seen.push(...(await look(page, chance)));
    // What was lit may be so no longer.
    await lit
      .nth(chance(await lit.count()))
      .click({ timeout: 5000 })
      .catch(() => {});
    await page.locator('[data-busy="false"]').or(over).first().waitFor();
  }
  await context.close();
}

const browser = await launch();
await Promise.all(
  Object.keys(LOOKS).flatMap((game) => [DESKTOP, PHONE].map((viewport) => sitting(browser, game, viewport))),
);
await browser.close();
