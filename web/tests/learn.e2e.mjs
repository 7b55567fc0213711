/** Every lesson to its end, by doing what its guide asks: at a desk, and one of them on a phone. */

import { DESKTOP, PHONE, checkAccess, expect, launch, visit } from "./browser.mjs";

const MOST_CLICKS = 260;

/** What is said of nothing on the table. */
const UNLIT = ["alone", "enough"];

/** What each lesson must have said before it ends. */
const TAUGHT = {
  alhambra: ["welcome", "market", "hand", "exact", "again", "place", "wall", "most", "free", "scored"],
  roll_and_write: ["welcome", "dice", "build", "again", "passed", "types", "lines", "coins", "turning"],
  medina: ["welcome", "first", "building", "grow", "apart", "stable", "merchant", "wall", "roof", "card"],
};

/** Let a page tell where it stands: what is said, what lies on the table, what is chosen. */
function noteStanding() {
  globalThis.standing = () => {
    const said = document.querySelector("section[data-step]")?.dataset.step;
    const board = document.querySelector("[data-moment], [data-steps], [data-phase]");
    const chosen = document.querySelectorAll(
      "[aria-pressed=true], [aria-checked=true], .chosen, .place:not(:disabled)",
    );
    return JSON.stringify([said, board?.dataset, [...chosen].map((each) => each.outerHTML)]);
  };
}

/** The first of some things that can be pressed where it is. */
function reachable(selectors) {
  for (const selector of selectors) {
    const index = [...document.querySelectorAll(selector)].findIndex((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (each.contains(hit) || hit.contains(each));
    });
    if (index >= 0) return { selector, index };
  }
  return null;
}

/** Whether something is lit while a step is said; the table may have answered, and more be said since. */
function isLit(step) {
  const isSaid = document.querySelector("section[data-step]")?.dataset.step === step;
  return !isSaid || document.querySelector(".spotlight .ring")?.getBoundingClientRect().width > 0;
}

class Pupil {
  constructor(page, isTouch) {
    Object.assign(this, { page, isTouch, said: [] });
  }

  /** Press something as this screen is used, and wait until the page has followed. */
  async press(target) {
    const before = await this.page.evaluate(() => standing());
    await (this.isTouch ? target.tap() : target.click());
    await this.page.waitForFunction((was) => standing() !== was, before);
  }

  /** Wait for any of some things that nothing lies on; return the first of the first kind. */
  async first(...selectors) {
    const found = await this.page.waitForFunction(reachable, selectors);
    const { selector, index } = await found.jsonValue();
    return this.page.locator(selector).nth(index);
  }

  /** Wait until something is said, or one is to act; return what is said. */
  async listen(mine) {
    const note = this.page.locator("section[data-step]");
    // What was pressed is gone once the table has answered: nothing is looked for before.
    await this.page.locator("[data-busy=false], .end").first().waitFor();
    await this.page.locator(`section[data-step]:not([data-step=""]), ${mine}`).first().waitFor();
    const [step, task] = [await note.getAttribute("data-step"), await note.getAttribute("data-task")];
    if (step && this.said.at(-1) !== step) this.said.push(step);
    if (step && !UNLIT.includes(step)) await this.page.waitForFunction(isLit, step);
    return { step, isTask: task === "true" };
  }
}

/** One click of a game of Alhambra. */
async function alhambra(pupil) {
  const target = await pupil.first(
    "[data-do=confirm]:not(:disabled)",
    ".ground .target:not(.chosen)",
    "[data-do=reserve]",
    "[data-slot].lit:has(.exactly)",
    "[data-slot].lit",
    "[data-place].lit",
    "[data-aside]:not([aria-pressed=true])",
  );
  await pupil.press(target);
}

/** One choice of a game of Roll & Write; the second build is left alone. */
async function roll_and_write(pupil) {
  const target = await pupil.first('[data-action="62"]', ".choices [data-action]");
  await pupil.press(target);
}

const KINDS = ["brown", "orange", "grey", "black", "merchant", "wall", "stable", "roof"];

/** One click of a game of Medina: the piece that is asked for, or any that fits. */
async function medina(pupil, step) {
  const fits = (kind) => `.tray [data-kind="${kind}"]:not(.idle)`;
  const asked = KINDS.includes(step) ? [step, ...KINDS] : KINDS;
  const next = await pupil.first(...asked.map(fits));
  const isChosen = (await next.getAttribute("aria-pressed")) === "true";
  await pupil.press(isChosen ? await pupil.first(".place:not(:disabled)", "[data-spot].lit") : next);
}

const GAMES = {
  alhambra: { act: alhambra, mine: "[data-turn=mine]", title: "Alhambra" },
  roll_and_write: { act: roll_and_write, mine: ".choices [data-action]", title: "Roll & Write" },
  medina: { act: medina, mine: "[data-turn=mine]", title: "Medina" },
};

/** What travels over the board passes below what is said. */
async function checkFlights(page) {
  const [flights, note] = await page.evaluate(() => {
    const layer = document.createElement("div");
    layer.className = "flights";
    document.body.append(layer);
    const heights = [layer, document.querySelector("section[data-step]")].map(
      (each) => getComputedStyle(each).zIndex,
    );
    layer.remove();
    return heights.map(Number);
  });
  expect(flights < note, `pieces fly at ${flights}, over the note at ${note}`);
}

async function learn(page, game, isTouch) {
  const pupil = new Pupil(page, isTouch);
  const { act, mine } = GAMES[game];
  await page.locator("section[data-step]").waitFor();
  await checkFlights(page);
  for (let click = 0; click < MOST_CLICKS; click += 1) {
    const { step, isTask } = await pupil.listen(mine);
    if (step === "enough") break;
    if (step && !isTask) await pupil.press(page.locator("[data-learn=next]"));
    else {
      await page.locator(mine).first().waitFor();
      await act(pupil, step);
    }
  }
  const missing = TAUGHT[game].filter((step) => !pupil.said.includes(step));
  expect(missing.length === 0, `${game} ended without: ${missing.join(", ")}; said ${pupil.said}`);
  await page.locator("[data-learn=finish]").click();
  await page.getByRole("heading", { name: "You know" }).waitFor();
}

async function begin(page, game) {
  await page.goto(new URL("/", page.url()).href);
  const card = page.locator("article", { hasText: GAMES[game].title }).first();
  await card.getByRole("link", { name: "Learn" }).click();
  await page.waitForURL(/\/learn\//);
  await page.locator("article.wanted").getByRole("button", { name: /Start/ }).click();
  await page.waitForURL(/\/t\/[a-z0-9]{12}$/);
}

const browser = await launch();

/** Play a lesson of a game on a screen, and go on to a real game from its end. */
async function lesson(game, viewport, isTouch) {
  const { context, page, errors } = await visit(browser, viewport, "/", { hasTouch: isTouch });
  await page.addInitScript(noteStanding);
  await begin(page, game);
  await page.locator('section[data-step="welcome"]').waitFor();
  await checkAccess(page, `the lesson of ${game}`, "section[data-step]");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height <= viewport.height, `the page is ${height} high on a screen of ${viewport.height}`);
  await learn(page, game, isTouch);
  const taught = page.url();
  await page.locator("[data-learn=real]").click();
  await page.waitForURL((url) => url.href !== taught);
  await page.getByRole("button", { name: "Menu" }).waitFor();
  expect((await page.locator("section[data-step]").count()) === 0, "a real game has no guide");
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

await lesson("alhambra", DESKTOP, false);
await lesson("roll_and_write", DESKTOP, false);
await lesson("medina", DESKTOP, false);
await lesson("roll_and_write", PHONE, true);
await browser.close();
