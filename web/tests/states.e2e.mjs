/** Each state that is not play says honestly what is the matter, and what one can do. */

import { DESKTOP, PHONE, accessFaults, expect, launch, post, visit } from "./browser.mjs";
import { startServer } from "./server.mjs";

const browser = await launch();

async function checked({ page, context, errors }, where) {
  const faults = await accessFaults(page);
  expect(faults.length === 0, `${where}: ${faults.join("; ")}`);
  expect(errors.length === 0, `${where}: errors on the page: ${errors.join("; ")}`);
  await context.close();
}

/** A link that leads nowhere, and the two ways on. */
async function wrongLink() {
  const seen = await visit(browser, PHONE, "/t/nowhere");
  await seen.page.getByRole("heading", { name: "There is no table here" }).waitFor();
  await seen.page.getByRole("link", { name: "New table" }).waitFor();
  await checked(seen, "wrong link");
}

/** A page that speaks an older protocol than the server hears so from the server itself. */
async function oldPage() {
  const seen = await visit(browser, DESKTOP, "/");
  await seen.page.routeWebSocket(/\/socket$/, (wire) => {
    const server = wire.connectToServer();
    wire.onMessage((message) => server.send(message.replace('"version":1', '"version":0')));
  });
  await seen.page.locator("article .button.primary").first().click();
  await seen.page.getByRole("heading", { name: "A newer version of Qalat is here" }).waitFor();
  await seen.page.getByRole("button", { name: "Reload" }).waitFor();
  await checked(seen, "old page");
}

/** The first look at a table without a server: said, and tried again by itself. */
async function noServerYet() {
  const seen = await visit(browser, PHONE, "/");
  await seen.page.getByRole("heading", { name: "On your own" }).waitFor();
  let isAway = true;
  await seen.page.routeWebSocket(/\/socket$/, (wire) => {
    if (isAway) void wire.close();
    else wire.connectToServer();
  });
  await seen.page.locator("article .button.primary").first().click();
  await seen.page.getByRole("heading", { name: "No connection" }).waitFor();
  await seen.page.getByRole("button", { name: "Try again" }).click();
  isAway = false;
  await seen.page.locator("[data-prompt]").waitFor();
  await checked(seen, "no server yet");
}

/** A server that takes nobody now says so and tells how it is doing; the table comes once it can. */
async function tooBusy() {
  const seen = await visit(browser, PHONE, "/");
  let isFull = true;
  await seen.page.routeWebSocket(/\/socket$/, (wire) => {
    if (!isFull) return void wire.connectToServer();
    return wire.onMessage((message) => {
      const { id } = JSON.parse(message);
      wire.send(JSON.stringify({ type: "refused", id, reason: "busy" }));
      void wire.close();
    });
  });
  await seen.page.locator("article .button.primary").first().click();
  await seen.page.getByRole("heading", { name: "The server is very busy" }).waitFor();
  await seen.page.getByRole("link", { name: "How the server is doing" }).click();
  await seen.page.getByText("Running since").waitFor();
  await seen.page.getByText(/a bot can think at once|are keeping up|waiting for one of/).waitFor();
  isFull = false;
  await seen.page.goBack();
  await seen.page.locator("[data-prompt]").waitFor();
  await checked(seen, "too busy");
}

/** The list of games without a network says so, and not that there are none. */
async function homeWithoutNetwork() {
  const seen = await visit(browser, PHONE, "/");
  await seen.page.getByRole("heading", { name: "On your own" }).waitFor();
  await seen.page.route("**/api/**", (route) => route.abort());
  await seen.page.reload();
  await seen.page.getByText("The server cannot be reached").waitFor();
  await seen.page.getByText("Not available without a connection").first().waitFor();
  const count = await seen.page.getByText("Nobody is waiting right now").count();
  expect(count === 0, "it says that nobody waits, though nobody can know");
  await seen.page.getByRole("button", { name: "Try again" }).click();
  await seen.page.unroute("**/api/**");
  await seen.page.getByRole("heading", { name: "On your own" }).waitFor();
  await checked(seen, "home without a network");
}

/** The host frees a seat: whoever sat there learns it, and can take another. */
async function unseated() {
  const host = await visit(browser, DESKTOP, "/new/roll_and_write");
  await host.page.getByLabel("Your name").fill("Ada");
  await host.page.getByRole("button", { name: "2 free seats" }).click();
  await host.page.waitForURL(/\/t\//);
  const friend = await visit(browser, PHONE, new URL(host.page.url()).pathname);
  await friend.page.getByLabel("Your name").fill("Þórdís");
  await friend.page.getByRole("button", { name: "Sit down" }).first().click();
  await friend.page.getByRole("button", { name: "Stand up" }).waitFor();
  await host.page.getByRole("button", { name: "Free the seat" }).click();
  await friend.page.getByText("The host has freed your seat").waitFor();
  await friend.page.getByRole("button", { name: "Sit down" }).first().waitFor();
  await checked(friend, "unseated");
  await host.page.getByRole("button", { name: "Give up the table" }).click();
  await host.page.getByRole("button", { name: "Give it up" }).click();
  await host.page.waitForURL(/\/$/);
  await host.context.close();
}

/** Whoever leaves learns who plays in their place, and gets the seat back. */
async function replaced() {
  const seen = await visit(browser, PHONE, "/");
  const friend = await visit(browser, PHONE, "/");
  await post(seen.page, "/me", { name: "Ada" });
  const chairs = [{ kind: "me" }, { kind: "open" }];
  const { table } = await post(seen.page, "/tables", { game: "roll_and_write", chairs });
  await post(friend.page, `/tables/${table}/sit`, { seat: 1, name: "Ben" });
  await post(seen.page, `/tables/${table}/begin`);
  await seen.page.goto(new URL(`/t/${table}`, seen.page.url()).href);
  await seen.page.locator("[data-prompt]").waitFor();
  await seen.page.getByRole("button", { name: "Menu" }).click();
  await seen.page.locator("dialog[open]").waitFor();
  const offered = await seen.page.locator("[data-do=ask-back]").count();
  expect(offered === 0, "a turn is offered back before one has had any");
  await seen.page.getByRole("button", { name: "Leave, a bot plays on" }).click();
  await seen.page.getByText("A bot is playing for you.").waitFor();
  const back = seen.page.getByRole("button", { name: "Take my seat back" });
  await back.click();
  await back.waitFor({ state: "detached" });
  await friend.context.close();
  await checked(seen, "replaced");
}

/** A server that goes and comes back: the game is where it was, without a click. */
async function restarted() {
  const server = await startServer();
  const context = await browser.newContext({ viewport: DESKTOP, locale: "en-GB", serviceWorkers: "block" });
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  await page.goto(server.url);
  await page.locator("article .button.primary").nth(1).click();
  await page.locator("[data-lit]").first().waitFor();
  const before = await page.locator("[data-moment]").getAttribute("data-moment");
  await server.stop();
  const away = page.getByText(/Reconnecting|restarting|no connection/);
  await away.first().waitFor();
  await server.start();
  await away.first().waitFor({ state: "detached" });
  await page.locator("[data-lit]").first().waitFor();
  const after = await page.locator("[data-moment]").getAttribute("data-moment");
  expect(after === before, `the table stood at ${before}, and after the restart at ${after}`);
  await context.close();
  await server.stop();
}

await Promise.all([
  restarted(),
  (async () => {
    for (const state of [wrongLink, oldPage, noServerYet, tooBusy, homeWithoutNetwork, unseated, replaced])
      await state();
  })(),
]);
await browser.close();
