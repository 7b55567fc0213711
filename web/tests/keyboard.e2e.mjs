/** A whole game of each kind by keys alone, from the first page to the end: no click, no focus by script. */

import { DESKTOP, expect, launch, visit } from "./browser.mjs";

const MOST_TABS = 80;
const MOST_CHOICES = 1500;

/** Press the tab key until something has the focus. */
async function tabTo(page, selector) {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${MOST_TABS} tabs do not lead to ${selector}`);
}

function isOn(page, selector) {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** What has the focus, as a reader would say it. */
function focused(page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    return `${element?.tagName} ${element?.getAttribute("aria-label") ?? element?.textContent?.trim().slice(0, 60)}`;
  });
}

/** Set a table up against bots of the first level, from the page that everybody comes to first. */
async function sitDown(page, game, players) {
  await page.locator("article").first().waitFor();
  await page.keyboard.press("Tab");
  const first = await focused(page);
  expect(first.includes("Skip to content"), `the first stop is ${first}, expected a way past the bar`);
  await tabTo(page, `a[href="/new/${game}"]`);
  await page.keyboard.press("Enter");
  // The bots, and how many may sit down, come from the server, after the page is there.
  await page.locator("option[value=apprentice]").first().waitFor({ state: "attached" });
  await tabTo(page, "input[maxlength]");
  await page.keyboard.type("Ada");
  for (let seats = await page.locator("form ol li").count(); seats > players; seats -= 1) {
    await tabTo(page, "[aria-label='Remove a seat']");
    await page.keyboard.press("Enter");
  }
  for (let seat = 2; seat <= players; seat += 1) {
    await tabTo(page, `select[aria-label='Seat ${seat}']`);
    const chosen = () => page.getByLabel(`Seat ${seat}`, { exact: true }).inputValue();
    await page.keyboard.press("ArrowDown");
    expect((await chosen()) === "apprentice", `seat ${seat} is ${await chosen()}, expected apprentice`);
  }
  await tabTo(page, ".start");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\/[a-z0-9]{12}$/);
}

/** Wait until something is lit for the player, or the game is over; return which. */
async function isOver(page) {
  const end = page.locator(".end");
  await page.locator("[data-lit]").first().or(end).first().waitFor({ state: "attached" });
  return (await end.count()) > 0;
}

/** The focus is somewhere, always: a reader who is nowhere is lost. */
async function isSomewhere(page) {
  await page.waitForFunction(() => document.activeElement !== document.body);
}

/** Do something, and wait until a mark of the table has changed. */
async function followed(page, attribute, work) {
  const read = () =>
    page.evaluate((name) => document.querySelector(`[${name}]`)?.getAttribute(name), attribute);
  const before = await read();
  await work();
  await page.waitForFunction(
    ([name, value]) =>
      document.querySelector(".end") || document.querySelector(`[${name}]`)?.getAttribute(name) !== value,
    [attribute, before],
  );
}

const PLAYS = {
  async roll_and_write(page, count) {
    await page.keyboard.press(count % 4 === 3 ? "End" : "Home");
    if (count % 3 === 1) await page.keyboard.press("ArrowRight");
    expect(await isOn(page, "[data-lit]"), `arrows lead to ${await focused(page)}, which is not lit`);
    await page.keyboard.press("Enter");
    await page.locator("[data-action][aria-pressed=true]").waitFor();
    await followed(page, "data-moment", () => page.keyboard.press("Enter"));
  },

  async medina(page, count) {
    const tray = page.locator("[role=group] button[data-lit]");
    const [kinds, chosen] = [
      await tray.count(),
      await page.locator("[role=group] [aria-pressed=true]").count(),
    ];
    if (chosen === 0 || count % 3 === 0) {
      const index = await tray
        .nth(count % kinds)
        .evaluate((each) => [...each.parentNode.children].indexOf(each));
      await page.keyboard.press(String(index + 1));
      if ((await page.locator("[data-spot][data-lit]").count()) === 0)
        await page.keyboard.press(String(index + 1));
    }
    await page.locator("[data-spot][data-lit]").first().waitFor();
    await page.keyboard.press("Home");
    await page.keyboard.press(["ArrowRight", "ArrowDown", "ArrowLeft"][count % 3]);
    expect(await isOn(page, "[data-spot][data-lit]"), `arrows lead to ${await focused(page)}`);
    await followed(page, "data-steps", async () => {
      await page.keyboard.press("Enter");
      if (await page.locator(".ending").isVisible()) await page.keyboard.press("Enter");
    });
  },

  async alhambra(page, count) {
    // The board itself picks the one tile that is to be placed.
    await page.waitForFunction(
      () =>
        document.querySelector("[data-phase=placement]") === null ||
        document.querySelectorAll("[data-aside]").length > 1,
    );
    const isPlacing = (await page.locator(".board").getAttribute("data-phase")) === "site";
    await page.keyboard.press("Home");
    if (isPlacing && count % 2) await page.keyboard.press("ArrowDown");
    expect(await isOn(page, "[data-lit]"), `Home leads to ${await focused(page)}, which is not lit`);
    const isDoneAtOnce = await isOn(page, "[data-aside]");
    await followed(page, "data-moment", async () => {
      await page.keyboard.press("Enter");
      if (isDoneAtOnce) return;
      await page.locator("[data-do=confirm]:enabled").waitFor();
      await page.keyboard.press("Enter");
    });
  },
};

/** F6 goes round the regions; a window keeps the focus and gives it back. */
async function goRound(page) {
  const before = await focused(page);
  await page.keyboard.press("F6");
  expect((await focused(page)) !== before, `F6 stays at ${before}`);
  await page.keyboard.press("Shift+F6");
  await page.keyboard.press("?");
  await page.locator("dialog[open]").waitFor();
  for (let tabs = 0; tabs < 3; tabs += 1) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement.closest("dialog"),
      ),
      `a tab leads out of the window, to ${await focused(page)}`,
    );
  }
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await isSomewhere(page);
}

/** What was done is announced to those who hear the table. */
async function isAnnounced(page) {
  await page.locator("[data-announced]", { hasText: /\S/ }).waitFor({ state: "attached" });
}

async function playThrough(browser, game, players) {
  const { context, page, errors } = await visit(browser, DESKTOP);
  await sitDown(page, game, players);
  for (let count = 0; !(await isOver(page)); count += 1) {
    expect(count < MOST_CHOICES, `${game} is not over after ${count} choices`);
    await PLAYS[game](page, count);
    await isSomewhere(page);
    if (count === 2) await goRound(page);
    if (count === 3) await isAnnounced(page);
  }
  await tabTo(page, ".end .ways .primary");
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

const browser = await launch();
await Promise.all([
  playThrough(browser, "roll_and_write", 2),
  playThrough(browser, "medina", 3),
  playThrough(browser, "alhambra", 2),
]);
await browser.close();
