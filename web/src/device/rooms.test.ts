/** Tables of this device: what is kept, two pages at one table, and a device that keeps nothing more. */

import { expect, test, vi } from "vitest";

import { NearLine, load } from "../bots/near.testing";
import { Thinker } from "../bots/thinker";
import type { Listed, NewTable, Opening, TableNow, Update } from "../protocol";
import type { FromWorker } from "./messages";
import { Rooms } from "./rooms";
import { MemoryStore, type StoredEvent, type TableStore } from "./store";

const ALONE: NewTable = {
  game: "roll_and_write",
  chairs: [{ kind: "me" }, { kind: "bot", level: "mason" }],
  begin: true,
};

/** One page: its rooms, and all that they send it. */
class Page {
  readonly heard: FromWorker[] = [];
  isFull = false;
  private asked = 0;
  private readonly rooms: Rooms;

  constructor(store: TableStore, kept: (code: string) => void = () => undefined, thinks = true) {
    const around = {
      store,
      now: () => 1_700_000_000_000,
      thinker: new Thinker(() => new NearLine()),
      kept,
      full: () => (this.isFull = true),
    };
    const claim = (_: string, mine: () => void) => {
      if (thinks) mine();
      return () => undefined;
    };
    this.rooms = new Rooms(
      async (game) => (await load(game)).rules,
      around,
      claim,
      (message) => this.heard.push(message),
    );
  }

  async ask<Found>(call: string, given: object): Promise<Found> {
    const id = ++this.asked;
    await this.rooms.take({ id, call, given } as never);
    const answer = this.heard.find((each) => "id" in each && each.id === id)!;
    if ("problem" in answer) throw new Error(answer.problem.reason);
    return (answer as unknown as { found: Found }).found;
  }

  async open(): Promise<string> {
    return (await this.ask<Opening>("open", { asked: ALONE, name: "Ada" })).table;
  }

  enter(code: string): Promise<void> {
    return this.rooms.take({ enter: code, wire: 1 });
  }

  send(message: object): Promise<void> {
    return this.rooms.take({ wire: 1, message: { id: ++this.asked, ...message } } as never);
  }

  follow(code: string): Promise<void> {
    return this.rooms.follow(code);
  }

  /** What came over the wire, of one type. */
  messages<Message>(type: string): Message[] {
    return this.heard.flatMap((each) =>
      "wire" in each && each.message.type === type ? [each.message as Message] : [],
    );
  }

  get number(): number {
    const whole = this.messages<TableNow>("table").at(-1)!;
    return this.messages<Update>("update").at(-1)?.number ?? whole.number;
  }
}

/** Play the first legal action of one's own turn. */
async function playFirst(page: Page): Promise<void> {
  await vi.waitFor(() => expect(mine(page)).not.toBeNull(), 20_000);
  const { turn, legal } = mine(page)!;
  await page.send({ type: "act", turn, actions: [legal[0]] });
}

/** One's own turn and what is legal in it, null while others are to move. */
function mine(page: Page): { turn: number; legal: number[] } | null {
  const last = page.messages<Update>("update").at(-1) ?? page.messages<TableNow>("table").at(-1)!;
  const { turn, actor, own } = last;
  return actor === 0 && own?.legal?.length ? { turn, legal: own.legal } : null;
}

test("a game goes on from what was kept, to the same bytes", async () => {
  const store = new MemoryStore();
  const page = new Page(store);
  const code = await page.open();
  await page.enter(code);
  await playFirst(page);
  await vi.waitFor(() => expect(mine(page)).not.toBeNull(), 20_000);
  const again = new Page(store);
  await again.enter(code);
  expect(again.number).toBe(page.number);
  const [now] = again.messages<TableNow>("table");
  await page.send({ type: "refresh" });
  expect(page.messages<TableNow>("table").at(-1)!.record).toBe(now!.record);
  const [listed] = await page.ask<Listed[]>("list", {});
  expect(listed).toMatchObject({ table: code, status: "playing", you: 0 });
});

test("of two pages that act at once one is too late, and both know the same then", async () => {
  const store = new MemoryStore();
  const page = new Page(store, (code) => void other.follow(code));
  const other: Page = new Page(store, (code) => void page.follow(code), false);
  const code = await page.open();
  await page.enter(code);
  await vi.waitFor(() => expect(mine(page)).not.toBeNull(), 20_000);
  await other.enter(code);
  const { turn, legal } = mine(page)!;
  const act = { type: "act", turn, actions: [legal[0]] };
  await Promise.all([page.send(act), other.send(act)]);
  const refused = [page, other].flatMap((each) => each.messages<{ reason: string }>("refused"));
  expect(refused.map(({ reason }) => reason)).toEqual(["stale"]);
  await vi.waitFor(() => expect(page.number).toBe(other.number), 20_000);
});

test("where nothing more can be kept the page is told, and the game goes on", async () => {
  class FullStore extends MemoryStore {
    isFull = false;

    override async append(listed: Listed, event: StoredEvent): Promise<void> {
      if (this.isFull) throw new DOMException("no room", "QuotaExceededError");
      await super.append(listed, event);
    }
  }
  const store = new FullStore();
  const page = new Page(store);
  const code = await page.open();
  await page.enter(code);
  store.isFull = true;
  const before = page.number;
  await playFirst(page);
  await vi.waitFor(() => expect(page.number).toBeGreaterThan(before), 20_000);
  expect(page.isFull).toBe(true);
  expect(page.messages("refused")).toEqual([]);
});

test("what is not there, or cannot be opened, is refused with its reason", async () => {
  const page = new Page(new MemoryStore());
  await expect(page.ask("table", { code: "~nowhere" })).rejects.toThrow("unknown_table");
  const options = { virtual_players: "2" };
  const asked = { ...ALONE, options };
  await expect(page.ask("open", { asked, name: "Ada" })).rejects.toThrow("bad_options");
  await expect(page.ask("read", { written: { link: "AA" }, seat: -1 })).rejects.toThrow("unreadable");
  await page.enter("~nowhere");
  expect(page.messages("refused")).toMatchObject([{ id: 1, reason: "unknown_table" }]);
});
