/** Roll & Write by clicking alone: a whole game with a mouse, and another with a finger. */

import { DESKTOP, PHONE, expect, launch, sitDown, visit } from "./browser.mjs";

const BUILD = { first: 24, last: 59 };
const [COINS, AGAIN, END] = [60, 61, 62];
const KEEP = { first: 63, last: 98 };
const LONGEST = 400;

/** What is to be done by clicking; the dice may not allow all of it in one game. */
const KINDS = ["turn", "build", "coins", "keep", "again", "end"];
const MOST_GAMES = 4;

const isOf = (family, action) => action >= family.first && action <= family.last;

/** Return the numbers of the choices offered, or nothing once the game is over. */
async function offered(page) {
  const choices = page.locator("[data-action]");
  const over = page.locator("[role=status]", { hasText: "The game is over" }).or(page.locator(".end"));
  await choices.first().or(over).first().waitFor({ timeout: 60_000 });
  const actions = await choices.evaluateAll((all) => all.map((each) => Number(each.dataset.action)));
  return (await over.count()) > 0 ? [] : actions;
}

const moment = (page) => page.locator("[data-moment]").getAttribute("data-moment");

/** Do something, and wait until the table has followed. */
async function followed(page, work) {
  const before = await moment(page);
  await work();
  const after = page.locator(`[data-moment]:not([data-moment="${before}"])`);
  await after.or(page.locator(".end")).first().waitFor();
}

/** Press something: the first time only chooses and asks for a second one, which does it. */
async function tap(page, target, isTouch) {
  const press = () => (isTouch ? target.tap() : target.click());
  const before = await moment(page);
  await press();
  await page.locator("[data-action][aria-pressed=true]").waitFor();
  const asked = await page.locator("[data-prompt]").textContent();
  expect(asked.includes(isTouch ? "Tap again" : "Click again"), `asked for a second press by: ${asked}`);
  expect((await moment(page)) === before, "the first press does nothing yet");
  await followed(page, press);
}

/** Turn a die, see that undo gives it back, and turn it again. */
async function turnDie(page, made) {
  const dice = page.getByRole("spinbutton");
  const shown = () => dice.evaluateAll((all) => all.map((die) => die.ariaValueNow).join(" "));
  const turns = page.locator(".turns button[aria-disabled=false]");
  if ((await turns.count()) === 0) return;
  const before = await shown();
  await followed(page, () => turns.first().click());
  expect((await shown()) !== before, `a die was turned, but all still show ${before}`);
  await followed(page, () => page.getByRole("button", { name: "Undo" }).click());
  expect((await shown()) === before, `undo gives a turned die back: ${before}`);
  await followed(page, () => turns.first().click());
  made.add("turn");
}

/** Tap a crossing that is not lit, and be shown the rule. */
async function askWhyNot(page) {
  // It can be tapped, although it says that it cannot be built.
  await page.locator("[data-crossing][aria-disabled=true]").first().click({ force: true });
  await page.locator("a", { hasText: "RW-" }).first().waitFor();
}

/** Rest a finger on a crossing where nothing can be done: it says what the place is worth, and nothing is done. */
async function lookCloser(page) {
  const before = await moment(page);
  const place = await page.locator("[data-crossing][aria-disabled=true]").first().boundingBox();
  const finger = await page.context().newCDPSession(page);
  const point = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.locator(".changes", { hasText: /(free|built) · .* of .*row 1/ }).waitFor();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  expect((await page.locator(".changes a").count()) === 0, "a finger that looked is shown why not");
  expect((await moment(page)) === before, "a finger that looked has done something");
}

/** Where everything stands that a player acts on: the same from turn to turn, whatever is said and asked. */
function places(page) {
  return page.evaluate(() =>
    ["section.paper", ".tray", ".prompt", ".choices", ".choices > *", "[data-confirm]"].flatMap((name) =>
      [...document.querySelectorAll(name)].map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return `${name} ${[left, top, width, height].map(Math.round).join(" ")}`;
      }),
    ),
  );
}

/** Choose so that every kind of choice is made in a game. */
function chosen(actions, made, count) {
  if (actions.includes(AGAIN)) return made.has("end") ? AGAIN : END;
  const builds = actions.filter((action) => isOf(BUILD, action));
  if (actions.includes(COINS) && (builds.length === 0 || count % 3 === 0)) return COINS;
  return builds[0] ?? actions[0];
}

function kindOf(action) {
  if (isOf(BUILD, action)) return "build";
  if (isOf(KEEP, action)) return "keep";
  return { [COINS]: "coins", [AGAIN]: "again", [END]: "end" }[action];
}

/** Play until the game is over, or so many choices; note the kinds of choices made. */
async function play(page, isTouch, most, made) {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const first = await places(page);
  for (let count = 0; count < most; count += 1) {
    let actions = await offered(page);
    if (actions.length === 0) return;
    const moved = (await places(page)).find((place, index) => place !== first[index]);
    expect(!moved, `after ${count} choices there is ${moved}; at first there was ${first}`);
    if (count === 1) await askWhyNot(page);
    if (count === 2 && isTouch) await lookCloser(page);
    if (made.has("again") && !made.has("turn") && actions.includes(COINS)) {
      await turnDie(page, made);
      actions = await offered(page);
    }
    const action = chosen(actions, made, count);
    const kind = kindOf(action);
    const isOnSheet = count % 2 === 0 && (kind === "build" || kind === "keep");
    const crossing = action - (kind === "keep" ? KEEP : BUILD).first;
    const target = isOnSheet
      ? page.locator(`[data-crossing="${crossing}"]`).first()
      : page.locator(`[data-action="${action}"]`);
    await tap(page, target, isTouch);
    made.add(kind);
  }
}

async function sitting(browser, viewport, isTouch) {
  const { context, page, errors } = await visit(browser, viewport, "/", { hasTouch: isTouch });
  const made = new Set();
  const missing = () => KINDS.filter((kind) => !made.has(kind));
  for (let game = 0; game < MOST_GAMES && missing().length > 0; game += 1) {
    await sitDown(page, "roll_and_write", 1);
    await page.locator("[role=grid]").first().waitFor();
    await play(page, isTouch, LONGEST, made);
    await page.getByRole("button", { name: "Rematch" }).waitFor();
  }
  expect(missing().length === 0, `no ${missing().join(", ")} in ${MOST_GAMES} whole games`);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height <= viewport.height, `the page is ${height} high, expected ${viewport.height}`);
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

const browser = await launch();
await Promise.all([sitting(browser, DESKTOP, false), sitting(browser, PHONE, true)]);
await browser.close();
