/** A whole game of Medina by clicking alone at a desk, and another by tapping on a phone. */

import { DESKTOP, PHONE, expect, launch, sitDown, visit } from "./browser.mjs";

const KINDS = ["roof", "grey", "black", "brown", "orange", "stable", "merchant", "wall"];
const PATIENCE = 60_000;
const MOST = 120;
/** A piece takes two presses: what, and where. */
const FEWEST = 2;

/** Press as this screen is used: with a finger on a phone, with a mouse on a desk. */
function presser(viewport) {
  return (locator) => (viewport === PHONE ? locator.tap() : locator.click());
}

async function steps(page) {
  return Number(await page.locator("[data-steps]").getAttribute("data-steps"));
}

async function waitForMore(page, before) {
  await page.waitForFunction(
    (number) => Number(document.querySelector("[data-steps]")?.dataset.steps) !== number,
    before,
    { timeout: PATIENCE },
  );
}

/** Choose the kind that was placed least of those that go anywhere; return its place in the tray. */
async function chooseKind(page, press, placed) {
  const tray = page.locator(".tray button");
  const idle = await tray.evaluateAll((all) => all.map((each) => each.classList.contains("idle")));
  const fits = idle.flatMap((isIdle, index) => (isIdle ? [] : [index]));
  expect(fits.length > 0, "it is one's turn, and no piece can be chosen");
  const chosen = fits.reduce((least, index) => (placed[index] < placed[least] ? index : least));
  const button = tray.nth(chosen);
  const city = page.locator('[role="grid"]');
  const before = await city.boundingBox();
  if ((await button.getAttribute("aria-pressed")) !== "true") await press(button);
  await page.locator("[data-spot].lit").first().waitFor();
  const { y, height } = await city.boundingBox();
  expect(
    y === before.y && height === before.height,
    `a piece was chosen, and the city is at ${y}, ${height} high; it was at ${before.y}, ${before.height} high`,
  );
  return chosen;
}

/** Place a piece by pressing twice, its kind and its place; return how often the screen was pressed. */
async function place(page, viewport, placed, seed) {
  let presses = 0;
  const press = (locator) => {
    presses += 1;
    return presser(viewport)(locator);
  };
  const before = await steps(page);
  const chosen = await chooseKind(page, press, placed);
  const lit = page.locator("[data-spot].lit");
  const spot = await lit.nth((seed * 7) % (await lit.count())).getAttribute("data-spot");
  await press(page.locator(`[data-spot="${spot}"]`));
  expect(presses <= FEWEST, `a piece took ${presses} presses, expected ${FEWEST}`);
  // The last piece of a turn can still be taken back for a moment; who does not wait ends it.
  const ending = page.locator(".place.ending");
  if (viewport !== PHONE && (await ending.isVisible())) await ending.click();
  await waitForMore(page, before);
  placed[chosen] += 1;
  return presses;
}

/** Rest a finger on a lit place: what a piece there would change is shown, and nothing is placed. */
async function lookCloser(page) {
  const before = await steps(page);
  if ((await page.locator("[data-spot].lit").count()) === 0) {
    await page.locator(".tray button[data-lit]").first().tap();
  }
  const box = await page.locator("[data-spot].lit").first().boundingBox();
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.locator(".saying.preview").waitFor();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect((await steps(page)) === before, "a finger that rested has placed something");
  const asked = await page.locator("[data-prompt]").textContent();
  expect(asked.includes("Tap again"), `a second tap is asked for by: ${asked}`);
}

/** Tap the last deed of the log: the log gives way, and the board marks what it names. */
async function tapTheLog(page) {
  await page.keyboard.press("l");
  await page.locator("dialog[open] ol button").first().tap();
  await page.locator(".flights .light").waitFor();
  expect((await page.locator("dialog[open]").count()) === 0, "the log lies on what it names");
}

/** Where everything stands that a player acts on: the same from turn to turn, whatever is said and asked. */
function places(page) {
  return page.evaluate(() =>
    ['[role="grid"]', ".play", ".tray", ".prompt", ".saying", ".undo", ".place"].map((name) => {
      const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
      return `${name} ${[left, top, width, height].map(Math.round).join(" ")}`;
    }),
  );
}

/** Tap where nothing goes: the rule is shown, and nothing is placed. */
async function refuse(page, viewport) {
  const before = await steps(page);
  await presser(viewport)(page.locator("[data-spot]:not(.lit)").first());
  await page.locator(".saying.refused").waitFor();
  expect((await steps(page)) === before, "a refused tap placed something");
}

async function undo(page, viewport) {
  const before = await steps(page);
  await presser(viewport)(page.locator(".undo"));
  await page.waitForFunction(
    (number) => Number(document.querySelector("[data-steps]").dataset.steps) < number,
    before,
  );
}

/** Leave the last piece out, where the table allows it: the turn ends, and the piece is gone. */
async function decline(page, viewport) {
  const before = await steps(page);
  await presser(viewport)(page.locator("[data-decline]"));
  await presser(viewport)(page.locator(".place.ending"));
  await waitForMore(page, before);
}

/** Play until the game is over, or until so many pieces are placed. */
async function play(page, viewport, most) {
  const placed = KINDS.map(() => 0);
  const first = await places(page);
  for (let seed = 1; seed <= most; seed += 1) {
    const ready = page.locator("[data-turn='mine'], [data-turn='over'], .end").first();
    await ready.waitFor({ timeout: PATIENCE });
    if ((await page.locator("[data-turn='over'], .end").count()) > 0) return placed;
    if ((await page.locator("[data-decline]").count()) > 0) {
      await decline(page, viewport);
      continue;
    }
    const moved = (await places(page)).find((each, index) => each !== first[index]);
    expect(!moved, `at piece ${seed} there is ${moved}; at first there was ${first}`);
    if (seed === 4 && viewport === PHONE) {
      await lookCloser(page);
      await tapTheLog(page);
    }
    await place(page, viewport, placed, seed);
    if (seed === 2) {
      await undo(page, viewport);
      await refuse(page, viewport);
    }
  }
  return placed;
}

async function playAt(browser, viewport, options, more) {
  const { context, page, errors } = await visit(browser, viewport, "/", more);
  await sitDown(page, "medina", 2, { youngest: "1", ...options });
  await page.locator('[role="grid"]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const placed = await play(page, viewport, MOST);
  const never = KINDS.filter((_, index) => placed[index] === 0);
  expect(never.length === 0, `never placed at ${viewport.width} pixels: ${never.join(", ")}`);
  await page.locator(".end").waitFor();
  const [height, seen] = await page.evaluate(() => [document.body.scrollHeight, innerHeight]);
  expect(height <= seen, `the page is ${height} high on a screen of ${seen}`);
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

const browser = await launch();
await Promise.all([
  playAt(browser, DESKTOP, {}),
  playAt(browser, PHONE, { last_piece: "may" }, { hasTouch: true }),
]);
await browser.close();
