/** Whole games of Alhambra by clicking what is lit, at a desk and on a phone, against the easiest bots. */

import { DESKTOP, PHONE, expect, launch, sitDown, visit } from "./browser.mjs";

const PATIENCE = 30_000;
const MOST_CLICKS = 4000;
const SEED = 20_261;

const done = new Map();
function note(kind) {
  done.set(kind, (done.get(kind) ?? 0) + 1);
}

class Player {
  constructor(page) {
    this.page = page;
    this.seed = SEED;
    this.hasUndone = false;
  }

  /** A fixed sequence, so that a failure can be seen again. */
  chance(below) {
    this.seed = (this.seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((this.seed / 2_147_483_648) * below);
  }

  phase() {
    return this.page.evaluate(() => document.querySelector(".board")?.dataset.phase ?? "finished");
  }

  /** Click one of the things that a selector finds; false if it finds none. */
  async oneOf(selector) {
    const found = this.page.locator(selector);
    const count = await found.count();
    if (count === 0) return false;
    await found.nth(this.chance(count)).click({ timeout: 5000 });
    await this.answered();
    return true;
  }

  /** Wait until the server has answered what was clicked. */
  async answered() {
    await this.page.waitForSelector('.board[data-busy="false"], .end', { timeout: PATIENCE });
  }

  /** Click a lit cell twice: once to look, once to do it. */
  async cell(kind) {
    const found = this.page.locator(`.target[aria-label*="${kind}"]`);
    if ((await found.count()) === 0) return false;
    // A palace that has grown beyond the screen is looked at as a whole first.
    const whole = this.page.locator(".corner");
    if (await whole.isVisible()) await whole.click();
    const target = found.nth(this.chance(await found.count()));
    await target.click({ timeout: 5000 });
    await this.oneOf('[data-do="confirm"]');
    return true;
  }

  async act() {
    const decline = '[data-do="decline"]';
    if ((await this.page.locator(decline).count()) > 0 && this.chance(2) === 0) {
      await this.oneOf(decline);
      return note("decline");
    }
    switch (this.chance(8)) {
      case 0:
        if (await this.oneOf("[data-reserve].lit")) return note("redesign");
        break;
      case 1:
        if (this.chance(3) === 0 && (await this.oneOf('[data-do="redesign"]'))) {
          if (await this.cell("move to the reserve")) return note("remove");
        }
        break;
      case 2:
        if (this.chance(3) === 0 && (await this.oneOf('[data-do="undo"]'))) return note("undo");
        break;
      case 3:
        await this.take();
        return undefined;
      default:
        if (await this.oneOf("[data-slot].lit")) {
          const prompt = await this.page.locator(".prompt").innerText();
          await this.oneOf('[data-do="confirm"]');
          return note(prompt.includes("exact") ? "buy exactly" : "buy");
        }
    }
    return this.take();
  }

  async take() {
    if (await this.oneOf('[data-do="pass"]')) return note("pass");
    const chosen = this.page.locator("[data-place].chosen");
    if (await this.oneOf("[data-place].lit")) {
      for (let more = 0; more < 3; more += 1) await this.oneOf("[data-place].lit:not(.chosen)");
      note((await chosen.count()) > 1 ? "take several" : "take");
      await this.oneOf('[data-do="confirm"]');
      return undefined;
    }
    await this.oneOf("[data-slot].lit");
    await this.oneOf('[data-do="confirm"]');
    return note("buy");
  }

  async site() {
    const way = this.chance(10);
    if (way === 0 && (await this.oneOf('[data-do="give"]'))) {
      await this.oneOf('[data-do="confirm"]');
      return note("give");
    }
    if (way > 1 && (await this.cell("build here"))) return note("place");
    await this.oneOf('[data-do="reserve"]');
    await this.oneOf('[data-do="confirm"]');
    return note("reserve");
  }

  /** Take back the first purchase, which is done again later. */
  async undo() {
    const before = await this.page.locator(".board").getAttribute("data-moment");
    expect(
      await this.oneOf('[data-do="undo"]'),
      "a purchase cannot be undone before the market is filled up",
    );
    await this.page.waitForSelector(`.board:not([data-moment="${before}"])`);
    this.hasUndone = true;
    note("undo");
  }

  async target() {
    const [first, second] = this.chance(2) ? ["swap here", "build here"] : ["build here", "swap here"];
    if (await this.cell(first)) return note(first);
    expect(await this.cell(second), "a tile of the reserve was picked, and no cell is lit");
    return note(second);
  }

  async step(phase) {
    if (phase === "action") await this.act();
    else if (phase === "placement") {
      await this.oneOf("[data-aside]");
      note("which");
    } else if (phase === "site" && !this.hasUndone) await this.undo();
    else if (phase === "site") await this.site();
    else if (phase === "target") await this.target();
    else throw new Error(`no click is known for the phase ${phase}`);
  }
}

/** Click so many times, or until the game is over; return whether it is. */
async function play(page, clicks) {
  const player = new Player(page);
  for (let click = 0; click < clicks; click += 1) {
    await page.waitForFunction(
      () => {
        // At the end of a game the board gives way to the score.
        if (document.querySelector(".end")) return true;
        const { phase, turn } = document.querySelector(".board").dataset;
        return turn === "mine" || phase === "finished";
      },
      undefined,
      { timeout: PATIENCE },
    );
    const phase = await player.phase();
    if (phase === "finished") return true;
    await player.step(phase);
    const scrolls = await page.evaluate(
      () => document.querySelector(".board") !== null && document.documentElement.scrollHeight > innerHeight,
    );
    expect(!scrolls, "the page scrolls");
  }
  return false;
}

/** A scoring lies on the board until it has been seen: whoever wants to go on says so, by its button. */
async function seeScorings(page) {
  const scoring = page.locator("dialog.scoring");
  const see = async () => {
    const seen = scoring.locator(".go").click({ timeout: 5000 });
    // It may just be going by itself.
    await Promise.race([seen.then(() => note("scoring")), scoring.waitFor({ state: "detached" })]);
  };
  await page.addLocatorHandler(scoring, see);
}

/** Play a whole game at a new table. */
async function playAt(browser, viewport, bots, options = {}) {
  const { context, page, errors } = await visit(browser, viewport);
  await seeScorings(page);
  await sitDown(page, "alhambra", bots, options);
  await page.waitForSelector(".board", { timeout: PATIENCE });
  const isOver = await play(page, MOST_CLICKS);
  expect(isOver, `the game did not end within ${MOST_CLICKS} clicks`);
  await page.locator(".end").waitFor();
  expect(errors.length === 0, `errors on the page: ${errors.join("; ")}`);
  await context.close();
}

const browser = await launch();
const otherwise = { extra_action: "may", scoring_time: "at_once" };
await Promise.all([playAt(browser, PHONE, 1, otherwise), playAt(browser, DESKTOP, 2)]);
await browser.close();
for (const kind of ["take", "buy", "place", "undo", "decline", "scoring"])
  expect(done.has(kind), `no click did this: ${kind}`);
console.log([...done].map(([kind, count]) => `${kind} ${count}`).join(", "));
