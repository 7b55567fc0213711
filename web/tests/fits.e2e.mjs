/**
 * Late in a game nothing is cut off, covered, outside its scroller or too small to be read: with the
 * most players, much on the table and long words, on every size of screen.
 */

import { expect, launch, visit } from "./browser.mjs";
import { misfits } from "./fits.mjs";
import { playLate } from "./late.mjs";
import { choose, resize } from "./tour.mjs";

const SIZES = [
  [1440, 900], [1280, 720], [820, 1180], [844, 390], [390, 844], [360, 640],
]; // prettier-ignore

/** What may scroll at every table, and what may be shortened. */
const SCROLLING = [".log", ".story", "dialog .content", "dialog .body", "dialog"];
const SHORTENED = [".name", ".name *"];

/** The windows that keys open at every table. */
const WINDOWS = {
  log: (page) => page.keyboard.press("l"),
  position: (page) => page.keyboard.press("s"),
};

/** Fewer seats than can be, where other things are on the table then: virtual players. */
const ALONE = "roll_and_write, alone";
const SEATS = { [ALONE]: 1 };

const ROLL_AND_WRITE = {
  "own turn": () => {},
  "a choice that waits for its confirmation": (page) =>
    page.locator(".choices [data-action]").first().click(),
  "a crossing that is looked at": (page) => page.locator("[data-crossing='35']").first().hover(),
  "a crossing that is refused": async (page) => {
    await page.locator("[data-crossing][aria-disabled=true]").first().click({ force: true });
    await page.locator(".refused a").waitFor();
  },
  "another player's sheet": async (page) => {
    const opening = page.locator(".others section button, .shared [data-home=seat-1]").first();
    if ((await opening.count()) === 0) return;
    await opening.click();
    await page.locator("dialog[open] .body").waitFor();
  },
};

/** Press the first of these, and leave it: what is pointed at would have a tip too. */
async function press(page, which) {
  await page.locator(which).first().click();
  await page.mouse.move(0, 0);
}

/** Choose a piece of Medina that goes somewhere; tell which. */
async function choosePiece(page, which) {
  const piece = page.locator(".tray button[data-lit]")[which]();
  if ((await piece.getAttribute("aria-pressed")) !== "true") await piece.click();
  await page.locator("[data-spot].lit").first().waitFor();
}

/** What to look at in each game, by what is seen: how to get there from one's own turn. */
const MOMENTS = {
  roll_and_write: ROLL_AND_WRITE,
  [ALONE]: ROLL_AND_WRITE,
  medina: {
    "own turn": () => {},
    "a piece that is chosen": (page) => choosePiece(page, "first"),
    "what a piece would change": async (page) => {
      await choosePiece(page, "last");
      await page.locator("[data-spot].lit").last().hover();
      await page.locator(".saying.preview").waitFor();
    },
    "a palace that is looked at": (page) => page.locator("[data-spot]").nth(40).hover(),
    "a place that is refused": async (page) => {
      await choosePiece(page, "first");
      await page.locator("[data-spot]:not(.lit)").first().click();
      await page.locator(".saying.refused").waitFor();
    },
    "the cards": async (page) => {
      const opening = page.locator(".strip button");
      if ((await opening.count()) > 0) await opening.first().click();
    },
  },
  alhambra: {
    "own turn": () => {},
    "a tile that is to be paid": (page) => press(page, "[data-slot][data-lit]"),
    "money that is to be taken": (page) => press(page, "[data-place][data-lit]"),
    "a tile of the reserve that is to be moved": async (page) => {
      await page.locator("[data-reserve][data-lit]").last().click();
      await page.mouse.move(0, 0);
      await page.locator(".target").first().waitFor();
      await page.mouse.move(0, 0);
    },
  },
};

/** Go back to where one's own turn began. */
async function goBack(page) {
  await page.keyboard.press("Escape");
  if ((await page.locator('[data-do="undo"]').count()) > 0) {
    const before = await page.locator(".board").getAttribute("data-moment");
    await page.keyboard.press("Shift+U");
    await page.waitForSelector(`.board:not([data-moment="${before}"])`);
  }
}

/** What does not fit in some moments of a game, on every size of screen: another size lays all out anew. */
async function lookAt(page, game, moments) {
  const faults = [];
  for (const [width, height] of SIZES) {
    await resize(page, { width, height });
    for (const [moment, come] of Object.entries(moments)) {
      // What happened meanwhile is shown until one acts.
      await page.keyboard.press("Shift");
      await come(page);
      await page.waitForSelector('.board[data-busy="false"][data-asking="0"]');
      const found = await misfits(page, SCROLLING, SHORTENED);
      faults.push(...found.map((sentence) => `${game}, ${moment}, ${width} x ${height}: ${sentence}`));
      await goBack(page);
    }
  }
  return faults;
}

/** What lies where on a board, without the bar in which one acts. */
const lieOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".strip, .market, .city, .grid, .others")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

async function leave(page) {
  await page.getByRole("button", { name: "Menü" }).click();
  await page.locator("[data-do=leave]").click();
  await page.locator("[data-do=come-back]").waitFor();
}

async function comeBack(page) {
  await page.locator("[data-do=come-back]").click();
  await page.locator("[data-do=come-back]").waitFor({ state: "detached" });
}

/** A bot that sits in is told of where one would act: it covers nothing, and nothing moves for it. */
async function standIn(page, game) {
  const faults = [];
  // It plays one's turn; then programs are to move, which wait.
  while ((await page.locator('.board[data-turn="mine"]').count()) > 0) {
    const steps = await page.locator(".board").getAttribute("data-steps");
    await leave(page);
    await page.waitForFunction((before) => document.querySelector(".board").dataset.steps !== before, steps);
    await comeBack(page);
  }
  for (const [width, height] of SIZES) {
    await resize(page, { width, height });
    const before = await lieOf(page);
    await leave(page);
    const found = await misfits(page, SCROLLING, SHORTENED);
    const after = await lieOf(page);
    if (String(before) !== String(after)) found.push(`the board moves: ${before} is ${after}`);
    faults.push(...found.map((sentence) => `${game}, a bot sits in, ${width} x ${height}: ${sentence}`));
    await comeBack(page);
  }
  return faults;
}

const browser = await launch();
const faults = [];
for (const [game, moments] of Object.entries(MOMENTS)) {
  const { context, page, errors } = await visit(browser, { width: 1440, height: 900 });
  const table = await playLate(page, game.split(",")[0], SEATS[game]);
  await page.goto(new URL(`/t/${table}`, page.url()).href);
  await page.locator("[data-lit]").first().waitFor();
  await choose(page, { language: "de" });
  faults.push(...(await lookAt(page, game, { ...moments, ...WINDOWS })));
  await choose(page, { language: "cs" });
  faults.push(...(await lookAt(page, game, { "own turn in Czech": () => {} })));
  await choose(page, { language: "de" });
  // Alone the bot would play on to the end.
  if (game !== ALONE) faults.push(...(await standIn(page, game)));
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}
await browser.close();
expect(faults.length === 0, `${faults.length} things do not fit:\n${faults.join("\n")}`);
