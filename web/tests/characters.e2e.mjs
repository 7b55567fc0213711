/** Bots are somebody: who sits down is seen before the game, can be changed, and stays the same in it. */

import { DESKTOP, PHONE, SMALLEST, checkAccess, expect, open, post, visit } from "./browser.mjs";
import { choose, playOn, resize, settle } from "./tour.mjs";

const LANGUAGES = ["en", "cs", "sk", "is", "de"];

const { browser, page, errors } = await open(DESKTOP, "/");
await post(page, "/me", { name: "Zdeňka" });

/** What sticks out of the window or is cut off at the side, in words. */
function tooWide(where) {
  return where.evaluate(() =>
    document.documentElement.scrollWidth > innerWidth ? `${document.documentElement.scrollWidth} px` : "",
  );
}

/** The faces on a page, each once. */
async function faces(where) {
  const all = await where
    .locator("[data-portrait]")
    .evaluateAll((each) => each.map((one) => one.dataset.portrait));
  return [...new Set(all)];
}

// A table of five sultans, of whom there are four.
await page.goto(new URL("/new/alhambra", page.url()).href);
const more = page.getByRole("button", { name: "Add a seat" });
while ((await page.locator("form ol > li").count()) < 6) await more.click();
const levels = page.locator("form ol select");
for (let place = 0; place < 5; place += 1) await levels.nth(place).selectOption("sultan");
const names = () => page.locator("form ol b").allTextContents();
const first = await names();
expect(new Set(first).size === 5, `five sultans are ${first}`);
expect((await faces(page)).length === 4, `five sultans have the faces ${await faces(page)}`);
expect(first.filter((name) => name.endsWith(" II")).length === 1, `one of five comes again: ${first}`);
await page.locator("form ol li").nth(1).getByRole("button").click();
const second = await names();
expect(second[0] !== first[0], `a tap brought ${second[0]} for ${first[0]}`);
for (const [viewport, language] of [
  [DESKTOP, "de"],
  [PHONE, "cs"],
  [SMALLEST, "de"],
]) {
  await resize(page, viewport);
  await choose(page, { language });
  expect((await tooWide(page)) === "", `setting up in ${language} is ${await tooWide(page)} wide`);
  expect((await names()).join() === second.join(), `in ${language} they are called ${await names()}`);
}
await choose(page, { language: "en", theme: "dark" });
await checkAccess(page, "setting up");
await choose(page, { theme: "light" });
await resize(page, DESKTOP);

// The same people in the waiting room, for the host and for whoever comes, and in the game.
const chairs = [{ kind: "me" }, { kind: "open" }, ...Array(4).fill({ kind: "bot", level: "apprentice" })];
const { table } = await post(page, "/tables", { game: "alhambra", chairs });
const friend = await visit(browser, SMALLEST, `/t/${table}`);
await page.goto(new URL(`/t/${table}`, page.url()).href);
const seated = (where) => where.locator("main ol strong").allTextContents();
await page.locator("[data-portrait]").first().waitFor();
await friend.page.locator("[data-portrait]").first().waitFor();
expect((await faces(page)).length === 4, `four apprentices have the faces ${await faces(page)}`);
expect((await faces(friend.page)).join() === (await faces(page)).join(), "a guest sees other faces");
expect((await tooWide(friend.page)) === "", `waiting is ${await tooWide(friend.page)} wide`);
const before = (await seated(page))[2];
await page.getByRole("button", { name: `${before}: invite somebody else` }).click();
await page.waitForFunction(
  (name) => document.querySelectorAll("main ol strong")[2].textContent !== name,
  before,
);
const company = (await seated(page)).slice(2);
await post(friend.page, `/tables/${table}/sit`, { seat: 1, name: "Þórdís" });
await post(page, `/tables/${table}/begin`);
for (const language of LANGUAGES) {
  await choose(page, { language });
  await page.locator("[data-prompt]").waitFor();
  const text = await page.locator("body").innerText();
  const missing = company.filter((name) => !text.includes(name));
  expect(missing.length === 0, `in ${language} a table does not name ${missing}`);
}
await choose(page, { language: "en" });
expect(
  (await faces(page)).length === new Set(company.map((name) => name.split(" ")[0])).size,
  "a face is missing",
);

// They say a word only where one wants to hear it, and nothing to whoever comes later.
const words = page.locator("[data-words]");
expect((await words.count()) === 0, "they greet without being asked to");
const alone = { game: "medina", chairs: [{ kind: "me" }, ...chairs.slice(2, 5)], begin: true };
await choose(page, { botWords: true });
const own = (await post(page, "/tables", alone)).table;
await page.goto(new URL(`/t/${own}`, page.url()).href);
await page.locator("[data-words=hello] li").nth(2).waitFor();
await page.keyboard.press("Escape");
await words.waitFor({ state: "detached" });
await playOn(page, own, 12);
await page.reload();
await page.locator("[data-prompt]").waitFor();
await settle(page);
expect((await words.count()) === 0, "they greet in the middle of a game");
await playOn(page, own);
await page.locator("[data-words=farewell] li").nth(2).waitFor({ state: "attached" });
for (const viewport of [SMALLEST, DESKTOP]) {
  await resize(page, viewport);
  expect((await tooWide(page)) === "", `the end is ${await tooWide(page)} wide`);
}

// The record names them, and so does the replay.
const record = await (await page.request.get(new URL(`/api/tables/${own}/record`, page.url()).href)).text();
const called = (await page.locator("[data-words=farewell] b").allTextContents()).map((name) => name.trim());
expect(
  called.every((name) => record.includes(name)),
  `the record does not name ${called}`,
);
await page.goto(new URL(`/t/${own}/replay/9`, page.url()).href);
await page.locator("[data-move='9']").first().waitFor();
expect((await faces(page)).length === 3, `a replay shows ${await faces(page)}`);

expect(errors.length === 0 && friend.errors.length === 0, `${errors} ${friend.errors}`);
await browser.close();
