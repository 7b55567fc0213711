/** Games looked back at: by link to a move, by steps and keys, from a file, with the coach's analysis. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

import {
  DESKTOP,
  PHONE,
  SMALLEST,
  checkAccess,
  expect,
  launch,
  playToTheEnd,
  url,
  visit,
} from "./browser.mjs";

const RECORDS = join(import.meta.dirname, "../../tests/data/records");
const LOW = { width: 1280, height: 720 };

/** The number of the move that is shown. */
const shown = (page) => page.locator("[data-move]").first().getAttribute("data-move").then(Number);

/** Wait until a move is shown. */
const at = (page, move) => page.locator(`[data-move="${move}"]`).first().waitFor();

async function checkFits(page, where) {
  const [high, wide] = await page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  expect(high <= 0 && wide <= 0, `${where} scrolls by ${high} and ${wide} pixels`);
}

async function finishedGame(browser) {
  const { context, page, errors } = await visit(browser, DESKTOP, "/new/roll_and_write");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Remove a seat" }).click();
  await page.getByRole("button", { name: "Remove a seat" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole("button", { name: "Menu" }).waitFor();
  const code = page.url().split("/").at(-1);
  await playToTheEnd(page, code);
  await page.getByRole("heading", { name: "Highlights" }).waitFor();
  return { context, page, errors, code };
}

async function stepByKeys(page, code) {
  await page.goto(`${url}/t/${code}/replay/5`);
  await at(page, 5);
  await page.keyboard.press("ArrowRight");
  await at(page, 6);
  await page.keyboard.press("ArrowLeft");
  await at(page, 5);
  await page.keyboard.press("ArrowDown");
  const turned = await shown(page);
  expect(turned > 5, `a turn forward from move 5 leads to move ${turned}`);
  await page.keyboard.press("Home");
  await at(page, 0);
  await page.keyboard.press("End");
  await at(page, await page.locator("[data-last]").first().getAttribute("data-last"));
  await page.getByRole("slider", { name: "Position in the game" }).fill("9");
  await at(page, 9);
  await page.waitForURL(/\/replay\/9$/);
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await at(page, 1);
  await page.getByRole("button", { name: "Pause" }).click();
}

async function analyse(page, where) {
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.getByText("Average cost of a turn").waitFor();
  await checkAccess(page, `${where} analysis`);
  const turns = page.getByRole("button", { name: /points lost$/ });
  const number = Number(/\d+/.exec(await turns.nth(3).getAttribute("aria-label"))[0]);
  await turns.nth(3).click();
  const move = await shown(page);
  expect(move >= number, `the turn of move ${number} leads to move ${move}`);
  await playOut(page);
}

/** Show a costly turn as it was played and as it should have been, if any turn cost anything. */
async function playOut(page) {
  const costly = page.locator(".worst button").first();
  if (!(await costly.isVisible())) return;
  await costly.click();
  await page
    .getByText(/^Why\? |^The turn played: /)
    .first()
    .waitFor();
  const better = page.locator(".boards").getByRole("button", { name: "Better", exact: true });
  await better.click();
  expect((await better.getAttribute("aria-pressed")) === "true", "the better turn is shown");
  const played = page.locator(".boards").getByRole("button", { name: "As played" });
  await played.click();
  expect((await played.getAttribute("aria-pressed")) === "true", "the played turn is shown");
  // Below the board one tap changes between the two, and says where one is.
  const bar = page.locator(".replay");
  await bar.getByRole("button", { name: "Better", exact: true }).click();
  await bar.getByText(/^Better: /).waitFor();
  await bar.getByRole("button", { name: "As played" }).click();
  await bar.getByText(/^Better: /).waitFor({ state: "detached" });
}

async function load(page, name, text) {
  await page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

const browser = await launch();
const { context, page, errors, code } = await finishedGame(browser);
const record = await (await page.request.get(`${url}/api/tables/${code}/record`)).text();
await page.getByRole("link", { name: "Replay", exact: true }).click();
await at(page, 0);
await stepByKeys(page, code);
await checkFits(page, "the replay on a desktop");
await checkAccess(page, "replay");
await page.getByRole("tab", { name: "Points" }).click();
await page.getByRole("img", { name: /^Points over the game/ }).waitFor();
await analyse(page, "desktop");
await page.goto(`${url}/t/${code}`);
await page.getByText("Costliest turn, says the coach").waitFor();
expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
await context.close();

const phone = await visit(browser, PHONE, `/t/${code}/replay/3`, { colorScheme: "dark" });
await at(phone.page, 3);
await checkFits(phone.page, "the replay on a phone");
await checkAccess(phone.page, "dark phone replay");
await phone.page.getByRole("button", { name: "One move forward" }).click();
await at(phone.page, 4);
await phone.page.getByRole("button", { name: "Log and analysis" }).click();
await phone.page.locator('[data-line="2"]').last().click();
await at(phone.page, 2);
await phone.page.goto(`${url}/replay`);
await load(phone.page, "wrong.qalat", "this is no record");
await phone.page.getByRole("alert").filter({ hasText: "wrong.qalat is not a record" }).waitFor();
await checkAccess(phone.page, "a file that is no record");
await load(phone.page, "right.qalat", record);
await at(phone.page, 0);
await phone.page.getByRole("button", { name: "Log and analysis" }).click();
await phone.page.getByRole("combobox").last().selectOption({ label: "As Ada saw it" });
await at(phone.page, 0);
expect(phone.errors.length === 0, `errors on the phone: ${phone.errors.join("; ")}`);
await phone.context.close();

for (const viewport of [LOW, SMALLEST]) {
  const { context, page, errors } = await visit(browser, viewport);
  for (const [game, file] of [
    ["alhambra", "v1-4-plain"],
    ["medina", "v1-3-plain"],
    ["roll_and_write", "v1-3-plain"],
  ]) {
    await page.goto(`${url}/replay`);
    await load(page, "game.qalat", readFileSync(join(RECORDS, game, `${file}.qalat`), "utf8"));
    await at(page, 0);
    await page.getByRole("slider", { name: "Position in the game" }).fill("60");
    await at(page, 60);
    await checkFits(page, `${game} at ${viewport.width} x ${viewport.height}`);
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "One move forward" }).and(page.locator(":disabled")).waitFor();
  }
  expect(errors.length === 0, `errors at ${viewport.width}: ${errors.join("; ")}`);
  await context.close();
}
await browser.close();
