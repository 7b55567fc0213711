/**
 * The end of a game: every point in a table that adds up, a record to take along, and a rematch; with
 * the most players nothing of it is cut off on any screen. Scorings are shown when they are held, and
 * again when asked for.
 */

import {
  DESKTOP,
  PHONE,
  accessFaults,
  checkAccess,
  expect,
  launch,
  playToTheEnd,
  sitDown,
  visit,
} from "./browser.mjs";
import { endedGame } from "./ended.mjs";
import { misfits } from "./fits.mjs";
import { choose, playOn, resize } from "./tour.mjs";

const SIZES = [
  [1440, 900], [1280, 720], [820, 1180], [844, 390], [390, 844], [360, 640],
]; // prettier-ignore
const MOST = { alhambra: 6, roll_and_write: 5, medina: 4 };
/** Text of charts is as large as this at least, in pixels. */
const CHART_TEXT = 12;
/** Milliseconds that no step of a scoring takes more than. */
const STEP = 2500;
/** Every so many steps are looked at, what is drawn among them, when so many milliseconds have passed. */
const [EACH, PASSED] = [3, 400];
/** How long a wall is stands on it, over letters of the tiles behind it. */
const OVER_TILES = /is covered by .*\((path length|text sides)\)/;

const settled = (page) => page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));

/** Wait until nothing moves within something: what fades in is not to be read yet. */
const still = (found) =>
  found.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((each) => each.finished.catch(() => null))),
  );

/** What does not fit on a result, page by page where it has pages. */
async function endMisfits(page) {
  const tabs = page.locator(".end > nav button");
  const faults = [];
  for (let at = 0; at < Math.max(1, await tabs.count()); at += 1) {
    if ((await tabs.count()) > 0) {
      await tabs.nth(at).click();
      await page.waitForFunction((number) => {
        const main = document.querySelector(".end > main");
        return Math.abs(main.scrollLeft - number * main.clientWidth) < 1;
      }, at);
    }
    // What is on the other pages is found by swiping; within a page nothing scrolls.
    faults.push(...(await misfits(page, [".paged > main"], [])).map((each) => `page ${at + 1}: ${each}`));
  }
  const small = await page
    .locator(".end .chart text, .end .bars .label")
    .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
  if (Math.min(...small) < CHART_TEXT) faults.push(`a chart's text has ${Math.min(...small)} px`);
  return faults;
}

/** What does not fit while the last scoring of a game is shown again. */
async function tellingMisfits(page) {
  await page.locator('.winner .ways button[data-opens="scorings"]').click();
  const several = page.locator("dialog[open] section button").last();
  if (await several.isVisible()) await several.click();
  const scoring = page.locator("dialog.scoring");
  await scoring.waitFor();
  const faults = [];
  for (let step = 0; (await scoring.getAttribute("data-done")) === "false"; step += 1) {
    if (step % EACH === 0) {
      await page.clock.runFor(PASSED);
      const found = (await misfits(page, [], [])).filter((each) => !OVER_TILES.test(each));
      faults.push(...found.map((each) => `telling, step ${step}: ${each}`));
    }
    // On to the next step at once: every frame between is work, and shows nothing that is looked for.
    await page.clock.fastForward(STEP);
  }
  await page.clock.runFor(STEP);
  faults.push(...(await misfits(page, [], [])).map((each) => `scoring: ${each}`));
  await page.keyboard.press("Escape");
  await scoring.waitFor({ state: "detached" });
  if (await several.isVisible()) {
    faults.push(...(await misfits(page, ["dialog"], [])).map((each) => `side by side: ${each}`));
    await page.keyboard.press("Escape");
  }
  return faults;
}

/** With the most players, in the longest language, nothing of a result is cut off or outside. */
async function checkFits(browser, game, players) {
  const { context, page, errors } = await visit(browser, DESKTOP);
  const table = await endedGame(browser, page, game, players);
  await choose(page, { language: "de" });
  const faults = [];
  for (const [language, theme] of [
    ["de", "light"],
    ["cs", "dark"],
  ]) {
    await page.goto(new URL(`/t/${table}`, page.url()).href);
    await choose(page, { language, theme, motion: "normal" });
    await page.locator(".end .remembered").waitFor();
    await page.clock.install();
    for (const [width, height] of SIZES) {
      await resize(page, { width, height });
      await page.clock.runFor(1000);
      const found = await endMisfits(page);
      if (language === "de") found.push(...(await tellingMisfits(page)));
      faults.push(...found.map((each) => `${game}, ${language}, ${width} x ${height}: ${each}`));
    }
  }
  const own = await page.locator(".end .points .me").count();
  expect(own > 2, `${game}: the own column is not tinted`);
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
  return faults;
}

/** Play on by whatever is legal until a scoring has been held. */
function playUntilScored(page, code) {
  return page.evaluate(
    (table) =>
      new Promise((done, fail) => {
        const wire = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        let id = 1;
        wire.onopen = () => wire.send(JSON.stringify({ type: "hello", version: 1, id, last: -1 }));
        wire.onmessage = ({ data }) => {
          const { type, reason, deeds = [], own, turn } = JSON.parse(data);
          // The board itself does what is forced, and may be faster.
          if (type === "refused" && reason !== "stale") fail(new Error(data));
          if (deeds.some(([kind]) => kind === "scored")) {
            wire.close();
            done();
          } else if (own?.legal?.length) {
            wire.send(JSON.stringify({ type: "act", id: ++id, turn, actions: [own.legal[0]] }));
          }
        };
      }),
    code,
  );
}

/** Look for barriers while a scoring goes on; where its next part came meanwhile, look again. */
async function checkUnfolding(page, scoring) {
  for (;;) {
    await still(scoring);
    const before = await scoring.innerHTML();
    const faults = await accessFaults(page, [], "dialog.scoring");
    if ((await scoring.innerHTML()) !== before) continue;
    expect(faults.length === 0, `a scoring that is shown again: ${faults.join("; ")}`);
    return;
  }
}

/** A scoring is shown when it is held, ends with whatever one does, and is shown again from the log and the result. */
async function checkTelling(browser) {
  const { context, page, errors } = await visit(browser, DESKTOP);
  const code = await sitDown(page, "alhambra", 2);
  await page.locator("[data-prompt]").waitFor();
  await choose(page, { motion: "calm" });
  await playUntilScored(page, code);
  const scoring = page.locator("dialog.scoring");
  await scoring.waitFor();
  expect(
    (await scoring.getAttribute("data-done")) === "false",
    "in calm motion a scoring is shown whole at once",
  );
  expect(
    !(await scoring.evaluate((dialog) => dialog.matches(":modal"))),
    "a scoring keeps one from the board",
  );
  expect(
    await scoring.evaluate((dialog) => !dialog.contains(document.activeElement)),
    "a scoring takes the focus",
  );
  await scoring.getByRole("button", { name: "Skip" }).click();
  expect((await scoring.getAttribute("data-done")) === "true", "what is skipped is not shown");
  await still(scoring);
  await checkAccess(page, "a scoring that is held", "dialog.scoring");
  await page.keyboard.press("Shift");
  expect(await scoring.isVisible(), "a key that does nothing ends a scoring");
  await page.locator("[data-lit]").first().waitFor();
  await page.locator("body").press("l");
  await scoring.waitFor({ state: "detached" });
  await page.locator("dialog[open]").getByRole("button", { name: "Show" }).first().click();
  await scoring.waitFor();
  expect(await scoring.evaluate((dialog) => dialog.matches(":modal")), "the log covers what it opened");
  await checkUnfolding(page, scoring);
  await page.keyboard.press("Escape");
  await scoring.waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await choose(page, { motion: "system" });
  await playOn(page, code);
  const last = page.locator('dialog.scoring[data-scoring="C"]');
  await last.waitFor();
  expect(
    (await last.getAttribute("data-done")) === "true",
    "with reduced motion a scoring is revealed slowly",
  );
  expect((await page.locator(".end").count()) === 0, "the result does not wait for the last scoring");
  await last.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "All scorings" }).click();
  for (const scoring of ["A", "B", "C"]) {
    await page.getByRole("heading", { name: `Scoring ${scoring}` }).waitFor();
  }
  await checkAccess(page, "scorings side by side");
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

/** Who only takes places from others is no player with no points. */
async function checkVirtual(browser) {
  const { context, page } = await visit(browser, DESKTOP);
  const table = await endedGame(browser, page, "roll_and_write", 2);
  await page.goto(new URL(`/t/${table}`, page.url()).href);
  await page.locator(".end table").waitFor();
  await settled(page);
  const words = await page.locator(".end .points").innerText();
  expect(!words.includes("Virtual"), `somebody virtual is ranked: ${words}`);
  expect(!words.includes("Bonus"), `there is a row for a bonus that nobody can get: ${words}`);
  expect(
    (await page.locator(".end .bars .note").innerText()).startsWith("Virtual players"),
    "what virtual players did is not shown",
  );
  await page.goto(new URL(`/t/${await endedGame(browser, page, "alhambra", 2)}`, page.url()).href);
  await page.locator(".end table").waitFor();
  const columns = await page.locator(".end thead .name").allInnerTexts();
  expect(columns.at(-1) === "Dirk", `Dirk, who cannot win, is ranked: ${columns.join(", ")}`);
  await context.close();
}

const browser = await launch();
await checkTelling(browser);
await checkVirtual(browser);
const faults = [];
for (const [game, players] of Object.entries(MOST)) faults.push(...(await checkFits(browser, game, players)));
expect(faults.length === 0, `${faults.length} things do not fit:\n${faults.join("\n")}`);
for (const [viewport, colorScheme] of [
  [DESKTOP, "light"],
  [PHONE, "dark"],
]) {
  const { context, page, errors } = await visit(browser, viewport, "/new/roll_and_write", { colorScheme });
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Remove a seat" }).click();
  await page.getByRole("button", { name: "Remove a seat" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole("button", { name: "Menu" }).waitFor();
  await playToTheEnd(page, page.url().split("/").at(-1));
  await page.getByRole("heading", { name: "All points" }).waitFor();
  const columns = await page
    .locator(".end table tr")
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.innerText) || 0)),
    );
  const totals = columns.pop();
  totals.forEach((total, player) => {
    const sum = columns.reduce((before, row) => before + row[player], 0);
    expect(sum === total, `the parts of player ${player} make ${sum}, the total is ${total}`);
  });
  await checkAccess(page, `${colorScheme} ${viewport.width} end`);
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the game record" }).click();
  const record = await (await waiting).createReadStream();
  const text = (await record.toArray()).join("");
  expect(text.includes("roll_and_write"), `the record does not name its game: ${text.slice(0, 200)}`);
  await page.getByRole("button", { name: "Look at the board" }).click();
  await page.getByRole("button", { name: "Back to the result" }).click();
  const before = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.getByRole("button", { name: "Menu" }).waitFor();
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}
await browser.close();
