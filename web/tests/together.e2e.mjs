/** Two people at one table by its link, a bot beside them, and somebody who only watches. */

import { DESKTOP, PHONE, expect, launch, post, visit } from "./browser.mjs";

const browser = await launch();
const host = await visit(browser, DESKTOP, "/new/medina");
await host.page.getByLabel("Your name").fill("Anežka");
await host.page.getByLabel("Seat 3", { exact: true }).selectOption("apprentice");
await host.page.getByRole("button", { name: "1 free seat" }).click();
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
await host.page.getByRole("button", { name: "Start", exact: true }).click();
for (const { page } of [host, friend, watcher]) {
  await page.getByRole("button", { name: "Chat" }).waitFor();
  await page.getByText("Waiting for players").waitFor({ state: "detached" });
}

await friend.page.getByRole("button", { name: "Chat" }).click();
await friend.page.getByRole("button", { name: "Hello!" }).click();
await host.page.getByRole("button", { name: "Chat 1" }).click();
await host.page.getByRole("log", { name: "Chat" }).getByText("Þórdís").waitFor();
/** Whoever watches Alhambra sees how many cards there are, on the screen and in every byte, not which. */
async function watchesInVain() {
  const { table } = await post(host.page, "/tables", {
    game: "alhambra",
    chairs: [{ kind: "me" }, { kind: "bot", level: "apprentice" }],
    begin: true,
  });
  const frames = [];
  watcher.page.on("websocket", (wire) =>
    wire.on("framereceived", ({ payload }) => frames.push(String(payload))),
  );
  for (const { page } of [host, watcher]) await page.goto(`${new URL(link).origin}/t/${table}`);
  await host.page.locator("[data-card]").first().waitFor();
  await watcher.page
    .getByText(/cards, hidden/)
    .first()
    .waitFor();
  for (const secret of ["[data-card]", "[data-lit]"]) {
    const seen = await watcher.page.locator(secret).count();
    expect(seen === 0, `whoever watches sees ${seen} of ${secret}`);
  }
  const leaks = frames
    .map((frame) => JSON.parse(frame))
    .filter(({ own }) => own?.legal?.length || own?.patch?.length);
  expect(
    frames.length > 0 && leaks.length === 0,
    `of ${frames.length} messages ${leaks.length} tell a watcher of a hand`,
  );
}
await watchesInVain();

for (const { errors } of [host, friend, watcher]) {
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
}
await browser.close();
