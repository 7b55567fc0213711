/** The house opens without a network, keeps nothing of the server's, and a game survives its tab. */

import { DESKTOP, allKept, expect, launch, sitDown, visit } from "./browser.mjs";

const browser = await launch();
const { context, page, errors } = await visit(browser, DESKTOP, "/", { serviceWorkers: "allow" });

await sitDown(page, "medina", 2);
await page.locator("[data-lit]").first().waitFor();
const table = page.url();
await page.evaluate(() => navigator.serviceWorker.ready);

// What the first page had loaded before the worker came is kept as well, and so are all other files.
await allKept(page);

await page.close();
const again = await context.newPage();
again.on("pageerror", (error) => errors.push(error.message));
await again.goto(new URL("/", table).href);
await again
  .getByRole("link", { name: /(Your turn|Open)$/ })
  .first()
  .click();
await again.locator("[data-lit]").first().waitFor();
expect(again.url() === table, `the way back from home leads to ${again.url()}, expected ${table}`);

await context.setOffline(true);
await again.goto(new URL("/", table).href);
await again.getByText("The server cannot be reached").waitFor();
await again.getByRole("heading", { name: "Medina" }).waitFor();
await again.goto(table);
await again.getByRole("heading", { name: "No connection" }).waitFor();
// What needs no server is there without a network.
await again.goto(new URL("/settings", table).href);
await again.getByRole("heading", { name: "Settings" }).waitFor();

const kept = await again.evaluate(async () => {
  const requests = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
  );
  return requests.flat().map(({ url }) => new URL(url).pathname);
});
const secret = kept.filter((path) => path.startsWith("/api"));
expect(secret.length === 0, `kept, but the server's: ${secret.join(", ")}`);
expect(kept.includes("/"), `the page itself is not among what is kept: ${kept.join(", ")}`);

await context.setOffline(false);
await again.goto(table);
await again.locator("[data-lit]").first().waitFor();

const manifest = await again.evaluate(async () => (await fetch("/manifest.webmanifest")).json());
for (const { src, sizes } of manifest.icons) {
  const size = await again.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);
  expect(sizes === "any" || sizes === size, `${src} is ${size}, its manifest says ${sizes}`);
}
expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
await browser.close();
