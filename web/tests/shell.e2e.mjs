/** What stands round the boards: nothing is lost by a tap, nobody comes or goes unseen, and nothing lies over what one needs. */

import { DESKTOP, PHONE, SMALLEST, checkAccess, expect, launch, post, sitDown, visit } from "./browser.mjs";
import { GAMES } from "./games.mjs";
import { choose, playOn, settle } from "./tour.mjs";

const TABLET = { width: 820, height: 1180 };
const LYING = { width: 844, height: 390 };
const BOT = { kind: "bot", level: "apprentice" };

const browser = await launch();

function listed(page, table) {
  return page.evaluate(async (code) => (await fetch(`/api/tables/${code}`)).json(), table);
}

async function status(page, table) {
  return (await listed(page, table)).status;
}

/** What the others at a table are called. */
async function othersAt(page, table) {
  const { seats, you } = await listed(page, table);
  return seats.filter((_, seat) => seat !== you).map(({ name }) => name);
}

/** Give up is asked for, says for whom, and offers to leave instead. */
async function givesUpOnlyWhenMeant() {
  const { context, page, errors } = await visit(browser, PHONE);
  // Bots that think: others would play to the end before one can take the seat back.
  const table = await sitDown(page, "alhambra", 2, {}, "sultan");
  await page.locator("[data-prompt]").waitFor();
  const ask = async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Give up the table" }).click();
    await page.getByRole("heading", { name: "Give up the table?" }).waitFor();
  };
  await ask();
  const names = (await othersAt(page, table)).join(" and ");
  await page.getByText(`closes the table for you and for ${names}`).waitFor();
  await checkAccess(page, "give up", "dialog[open]");
  expect((await status(page, table)) === "playing", "one tap gave the table up");
  await page.getByRole("button", { name: "Keep playing" }).click();
  expect((await status(page, table)) === "playing", "to keep playing gave the table up");
  await ask();
  await page.getByRole("button", { name: "Leave, a bot plays on" }).click();
  await page.getByText("A bot is playing for you.").waitFor();
  expect((await status(page, table)) === "playing", "to leave gave the table up");
  await page.getByRole("button", { name: "Take my seat back" }).click();
  await page.getByText("A bot is playing for you.").waitFor({ state: "detached" });
  await ask();
  await page.getByRole("button", { name: "Give it up" }).click();
  await page.getByRole("heading", { name: "The table was given up" }).waitFor();
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

/** By a link: a name first, then a seat; later somebody leaves, and everybody else sees who plays on. */
async function comesAndGoes({ name: game, fewest }) {
  const host = await visit(browser, DESKTOP);
  await post(host.page, "/me", { name: "Zdeňka" });
  const bots = Array.from({ length: Math.max(2, fewest) - 2 }, () => BOT);
  const { table } = await post(host.page, "/tables", {
    game, chairs: [{ kind: "me" }, { kind: "open" }, ...bots], clock: { kind: "game", seconds: 1800, increment: 5 },
  }); // prettier-ignore
  await host.page.goto(new URL(`/t/${table}`, host.page.url()).href);

  const friend = await visit(browser, PHONE, `/t/${table}`);
  const field = friend.page.getByLabel("Your name");
  const sit = friend.page.getByRole("button", { name: "Sit down" });
  const [above, below] = [await field.boundingBox(), await sit.boundingBox()];
  expect(above.y + above.height < below.y, "the name is asked for below the seats");
  await sit.click();
  await friend.page.getByRole("alert").getByText("Enter your name first").waitFor();
  expect(
    await field.evaluate((each) => each === document.activeElement),
    "the name is not where one writes next",
  );
  await field.fill("Þórdís");
  await sit.click();
  await friend.page.getByRole("button", { name: "Stand up" }).waitFor();

  await post(host.page, `/tables/${table}/begin`);
  for (const { page } of [host, friend]) await page.locator("[data-prompt]").waitFor();
  await host.page.getByRole("button", { name: "Menu" }).click();
  await host.page.getByRole("button", { name: "Leave, a bot plays on" }).waitFor();
  const closing = await host.page.getByRole("button", { name: "Give up the table" }).count();
  expect(closing === 0, "a game that others play can be given up by one of them");
  await host.page.keyboard.press("Escape");

  await friend.page.getByRole("button", { name: "Menu" }).click();
  await friend.page.getByRole("button", { name: "Leave, a bot plays on" }).click();
  await host.page.locator("[role=status]").getByText("Þórdís has left the table").waitFor();
  await checkSeen(host.page, game);
  // Who comes later sees it as well.
  await host.page.reload();
  await host.page.locator("[data-prompt]").waitFor();
  await checkSeen(host.page, game);

  await watches(table, game);
  for (const each of [host, friend]) {
    expect(each.errors.length === 0, `errors on the page: ${each.errors.join("; ")}`);
    await each.context.close();
  }
}

/** A bot that sits in is seen on the card, in the log, and in place of the clock, on every screen. */
async function checkSeen(page, game) {
  for (const viewport of [DESKTOP, PHONE, SMALLEST]) {
    await page.setViewportSize(viewport);
    await settle(page);
    const sign = page.locator("[data-stands-in='1']").first();
    await sign.waitFor();
    expect(
      (await sign.getAttribute("title")) === "Architect plays on here",
      `${game}: the sign says nothing`,
    );
    const timers = await page.locator("[data-home='seat-1'] [role=timer]").count();
    expect(timers === 0, `${game}: time runs for somebody who has left`);
    await page.keyboard.press("l");
    await page
      .locator("dialog[open]")
      .getByText(/Þórdís has left the table\. Architect plays on/)
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
  }
  await page.setViewportSize(DESKTOP);
}

/** Whoever watches sees that they do, and is offered no coach for somebody's seat. */
async function watches(table, game) {
  const { context, page, errors } = await visit(browser, PHONE, `/t/${table}`);
  await page.locator("[data-prompt]").waitFor();
  await page.getByText("You are watching this game.").waitFor();
  for (const viewport of [PHONE, TABLET, LYING, DESKTOP]) {
    await page.setViewportSize(viewport);
    await settle(page);
    await page.locator("header").getByText("You are watching").waitFor({ state: "attached" });
    await page.keyboard.press("l");
    await page.keyboard.press("h");
    const coach = await page.getByRole("button", { name: "Ask the coach" }).count();
    expect(coach === 0, `${game}: a spectator is offered the coach`);
    await page.keyboard.press("Escape");
  }
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

/** What others did lies over nothing, and all of them are named. */
async function namesAllOthers() {
  const { context, page, errors } = await visit(browser, PHONE);
  const table = await sitDown(page, "alhambra", 5);
  await page.locator("[data-turn=mine]").waitFor();
  await playOn(page, table, 4);
  await page.locator("[data-turn=mine]").waitFor();
  const others = await othersAt(page, table);
  for (const viewport of [PHONE, SMALLEST, TABLET, LYING]) {
    await page.setViewportSize(viewport);
    await settle(page);
    const covered = await page.locator("[data-home^=seat]").evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const { left, top, width, height } = card.getBoundingClientRect();
          const [x, y] = [left + Math.min(20, width / 2), top + height / 2];
          if (x > innerWidth || y > innerHeight) return false;
          return !card.contains(document.elementFromPoint(x, y));
        }).length,
    );
    expect(covered === 0, `${viewport.width}x${viewport.height}: something lies over ${covered} players`);
    if (viewport === TABLET) {
      const named = await page.locator("section.since li .unseen").allInnerTexts();
      expect(
        others.every((each) => named.includes(each)),
        `the recap names ${named.join(", ")} alone`,
      );
      continue;
    }
    const button = page.locator("button[data-count]");
    if (viewport === PHONE) {
      const count = Number((await button.innerText()).trim());
      await button.click();
      const named = await page.locator("dialog[open] [role=log] li .unseen").allInnerTexts();
      expect(count === named.length, `the log counts ${count} turns, and names ${named.length}`);
      expect(
        others.every((each) => named.includes(each)),
        `the recap names ${named.join(", ")} alone`,
      );
      await page.getByRole("button", { name: "Close" }).click();
      await page.locator("dialog[open]").waitFor({ state: "detached" });
      await button.waitFor({ state: "detached" });
    }
  }
  await page.setViewportSize(PHONE);
  await settle(page);
  await page.locator("[data-home='seat-0']").first().click();
  await page.getByRole("heading", { name: "Your palace", exact: true }).waitFor();
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

/** A browser that the server does not know asks for what all may see, once, and is refused nothing. */
async function asksForNothingUnknown() {
  const context = await browser.newContext({ viewport: DESKTOP, locale: "en-GB", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.clock.install();
  const asked = [];
  const refused = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  page.on(
    "response",
    (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`),
  );
  await page.goto(process.argv[2]);
  await page
    .getByText("Nobody is waiting right now")
    .or(page.getByRole("link", { name: "Sit down" }).first())
    .waitFor();
  const before = asked.filter((path) => path.startsWith("/api")).length;
  await page.clock.fastForward(120_000);
  await settle(page);
  const api = asked.filter((path) => path.startsWith("/api"));
  expect(!api.includes("/api/tables/mine"), "somebody unknown asks for their own tables");
  expect(api.length === before, `somebody unknown asks again and again: ${api.join(", ")}`);
  expect(refused.length === 0, `refused: ${refused.join(", ")}`);
  for (const [name, path] of [
    ["Lessons", "/learn"],
    ["Rules", "/rules/alhambra"],
    ["Bots", "/bots"],
    ["Replays", "/replay"],
  ]) {
    const links = page.getByRole("link", { name, exact: false });
    expect((await links.first().getAttribute("href")) === path, `no way to ${path}`);
  }
  await context.close();
}

/** A code is read out and typed as people do; what was said in one language is said in the other. */
async function saysAndHears() {
  const host = await visit(browser, DESKTOP);
  await post(host.page, "/me", { name: "Ada" });
  const { table } = await post(host.page, "/tables", {
    game: "medina",
    chairs: [{ kind: "me" }, { kind: "open" }, BOT],
  });
  await host.page.goto(new URL(`/t/${table}`, host.page.url()).href);
  const shown = await host.page.getByText(/^Code: /).innerText();
  const said = shown.replace("Code: ", "");
  expect(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(said), `the code is shown as ${said}`);
  const guest = await visit(browser, PHONE);
  await guest.page.getByLabel("Code or link").fill(` ${said.toLowerCase().replaceAll("-", " ")} `);
  await guest.page.getByRole("button", { name: "Join", exact: true }).click();
  await guest.page.waitForURL(new RegExp(`/t/${table}$`));
  await guest.context.close();

  await host.page.goto(new URL("/settings", host.page.url()).href);
  await host.page.getByLabel("Your name").fill("Adéla");
  await host.page.getByRole("button", { name: "Save" }).click();
  await host.page.getByText("Your name is saved.").waitFor();
  await choose(host.page, { language: "de" });
  await host.page.getByText("Your name is saved.").waitFor({ state: "detached" });
  await host.context.close();
}

await givesUpOnlyWhenMeant();
for (const game of GAMES) await comesAndGoes(game);
await namesAllOthers();
await asksForNothingUnknown();
await saysAndHears();
await browser.close();
