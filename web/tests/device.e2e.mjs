/** Games against bots without a server: played, kept, gone on with in two pages, and handed on. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { DESKTOP, PHONE, allKept, expect, launch, url, visit } from "./browser.mjs";

const GAMES = ["alhambra", "medina", "roll_and_write"];
const browser = await launch();

/** Note what a page asks the server for. */
function asked(page) {
  const requests = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api")) requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}

/** From home into a game with one tap; return what the server was asked for. */
async function begin(page, game) {
  const requests = asked(page);
  await page.locator("article .button.primary").nth(GAMES.indexOf(game)).click();
  await page.waitForURL(/\/t\/~[a-z0-9]{10}$/);
  await page.locator("[data-turn=mine]").waitFor();
  return requests;
}

const momentOf = (page) => page.locator("[data-moment]").first().getAttribute("data-moment");

/** Leave the game to the bots, who need not wait for each other, and stay to its end. */
async function leaveToBots(page) {
  const hurry = () => {
    const usual = globalThis.setTimeout;
    globalThis.setTimeout = (act, wait, ...given) => usual(act, Math.min(wait ?? 0, 5), ...given);
  };
  await Promise.all(page.workers().map((worker) => worker.evaluate(hurry)));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Leave, a bot plays on" }).click();
  const onwards = page.getByRole("button", { name: "Continue" });
  const rematch = page.getByRole("button", { name: "Rematch" });
  await page
    .getByRole("button", { name: /^Skip/ })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await onwards.or(rematch).first().waitFor();
  while (await onwards.isVisible()) await onwards.click().catch(() => undefined);
  await rematch.waitFor();
}

/** One tap, no question to the server, and a reload in the middle loses nothing. */
async function playsAlone(game) {
  const { context, page, errors } = await visit(browser, DESKTOP);
  const requests = await begin(page, game);
  const wrong = requests.filter((each) => each !== "GET /api/tables");
  expect(wrong.length === 0, `${game} asked the server for ${wrong.join(", ")}`);
  await page
    .getByRole("button", { name: /coach|hint/i })
    .first()
    .click();
  const before = await momentOf(page);
  await page.reload();
  await page.locator("[data-turn=mine]").waitFor();
  expect((await momentOf(page)) === before, `${game}: another position after a reload`);
  await page.goto(`${url}/`);
  await page
    .getByRole("link", { name: /Your turn$/ })
    .first()
    .click();
  await page.locator("[data-turn=mine]").waitFor();
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

/** A game to its end: its replay, analysis, record, log and link, and a rematch. */
async function comesToAnEnd(game) {
  const { context, page, errors } = await visit(browser, DESKTOP);
  const requests = await begin(page, game);
  await leaveToBots(page);
  const address = page.url();
  for (const [name, command] of [
    ["Download the game record", "replay"],
    ["Verifiable log", "verify"],
  ]) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name }).click(),
    ]);
    const path = await download.path();
    execFileSync(process.env.QALAT_PYTHON, ["-m", "qalat", command, path], { stdio: "pipe" });
    if (command === "replay") await readsRecord(readFileSync(path, "utf8"));
  }
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text) => void (globalThis.copied = text) },
    });
  });
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const link = await page.evaluate(() => globalThis.copied);
  expect(link.length < 1500 + url.length, `the link of ${game} has ${link.length} characters`);
  await readsLink(link);
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  await page.locator("[data-move]").waitFor();
  await page.goto(address);
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((now) => now.href !== address && now.pathname.startsWith("/t/~"));
  await page.locator("[data-prompt]").waitFor();
  const wrong = requests.filter((each) => each !== "GET /api/tables");
  expect(wrong.length === 0, `${game} asked the server for ${wrong.join(", ")}`);
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

/** Another device shows the whole game of a link, and says what is wrong with a cut-off one. */
async function readsLink(link) {
  const { context, page } = await visit(browser, DESKTOP, link.slice(url.length));
  await page.locator("select.from").waitFor();
  await page.goto(`${url}/`);
  await page.goto(link.slice(0, -9));
  await page
    .getByRole("alert")
    .getByText(/This link is not a record/)
    .waitFor();
  await context.close();
}

/** A record that was saved is shown where it is dropped, without the server. */
async function readsRecord(text) {
  const { context, page } = await visit(browser, DESKTOP, "/replay");
  const requests = asked(page);
  const file = { name: "game.qalat", mimeType: "text/plain", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator("select.from").waitFor();
  expect(requests.length === 0, `the server was asked for ${requests.join(", ")}`);
  await context.close();
}

/** Two pages at one table tell the same. */
async function playsInTwoPages() {
  const { context, page, errors } = await visit(browser, DESKTOP);
  await begin(page, "roll_and_write");
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator("[data-turn=mine]").waitFor();
  await leaveToBots(page);
  await other.getByRole("button", { name: "Rematch" }).waitFor();
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

/** A full disk is said, and the game goes on. */
async function saysThatNothingIsKept() {
  const { context, page, errors } = await visit(browser, DESKTOP);
  await begin(page, "medina");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(url).origin, quotaSize: 1 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Leave, a bot plays on" }).click();
  await page.getByText("This device keeps nothing at the moment").waitFor();
  await page.getByText("A bot is playing for you.").waitFor();
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

/** A browser that cannot play by itself asks the server, and nobody has to know. */
async function asksTheServerOtherwise() {
  const { context, page, errors } = await visit(browser, DESKTOP, "/rules");
  await page.addInitScript(() => delete globalThis.WebAssembly);
  await page.goto(`${url}/`);
  await page.locator("article .button.primary").first().click();
  await page.waitForURL(/\/t\/[a-z0-9]{12}$/);
  await page.locator("[data-turn=mine]").waitFor();
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

/** What is not on this device, or of other rules, is said in a sentence. */
async function saysWhatIsMissing() {
  const { context, page } = await visit(browser, PHONE, "/t/~abcdefghjk");
  await page.getByText("This game is kept on the device it is played on").waitFor();
  await context.close();
}

/** After one visit a game of each kind, the rules and a replay are there without a network. */
async function playsWithoutNetwork() {
  const { context, page, errors } = await visit(browser, DESKTOP, "/", { serviceWorkers: "allow" });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await allKept(page);
  await context.setOffline(true);
  for (const game of GAMES) {
    await page.goto(`${url}/`);
    await begin(page, game);
  }
  await leaveToBots(page);
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  await page.locator("[data-move]").waitFor();
  await page.goto(`${url}/rules/medina`);
  await page.getByRole("heading", { name: "Medina" }).first().waitFor();
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

for (const game of GAMES) {
  await playsAlone(game);
  await comesToAnEnd(game);
}
await playsInTwoPages();
await saysThatNothingIsKept();
await asksTheServerOtherwise();
await saysWhatIsMissing();
await playsWithoutNetwork();
await browser.close();
