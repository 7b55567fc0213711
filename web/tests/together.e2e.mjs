/** Two people at one table by its link, a bot beside them, and somebody who only watches. */

import { DESKTOP, PHONE, expect, launch, visit } from "./browser.mjs";

const browser = await launch();
const host = await visit(browser, DESKTOP, "/new/medina");
await host.page.getByLabel("Your name").fill("Anežka");
await host.page.getByLabel("Seat 3", { exact: true }).selectOption("apprentice");
await host.page.getByRole("button", { name: "1 seat is free" }).click();
await host.page.waitForURL(/\/t\//);
const link = await host.page.getByLabel("Link to this table").inputValue();
expect(link === host.page.url(), `the link is ${link}, expected ${host.page.url()}`);
expect(
  await host.page.getByRole("button", { name: "1 seat is still open" }).isDisabled(),
  "the game could begin while a seat is open",
);

const friend = await visit(browser, PHONE, new URL(link).pathname);
await friend.page.getByLabel("Your name").fill("Þórdís");
await friend.page.getByRole("button", { name: "Sit down" }).click();
await host.page.getByText("Þórdís").waitFor();
await friend.page.getByRole("button", { name: "Stand up" }).waitFor();
const watcher = await visit(browser, DESKTOP, new URL(link).pathname);
await host.page.getByRole("button", { name: "Begin", exact: true }).click();
for (const { page } of [host, friend, watcher]) {
  await page.getByRole("button", { name: "Talk" }).waitFor();
  await page.getByText("Waiting for players").waitFor({ state: "detached" });
}

await friend.page.getByRole("button", { name: "Talk" }).click();
await friend.page.getByRole("button", { name: "Hello!" }).click();
await host.page.getByRole("button", { name: "Talk 1" }).click();
await host.page.getByRole("log", { name: "Talk" }).getByText("Þórdís").waitFor();
for (const { errors } of [host, friend, watcher]) {
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
}
await browser.close();
