/** The worker that holds the tables of this device, so that no page waits for its rules. */

import { Thinker } from "../bots/thinker";
import { Engine } from "../engine";
import { moduleOf } from "../engine/modules";
import { Rules } from "../local/rules";
import type { FromWorker } from "./messages";
import { type Claim, Rooms } from "./rooms";
import { BrowserStore, MemoryStore } from "./store";

const send = (message: FromWorker): void => postMessage(message);

const rules = new Map<string, Promise<Rules>>();

/** Load the rules of a game; what could not be loaded is tried anew. */
function rulesOf(game: string): Promise<Rules> {
  const loaded =
    rules.get(game) ?? moduleOf(game).then(async (module) => new Rules(await Engine.of(module, { game })));
  rules.set(game, loaded);
  loaded.catch(() => rules.delete(game));
  return loaded;
}

const thinker = new Thinker();
const pages = new BroadcastChannel("qalat tables");

/** One page of all that look at a table thinks for its bots; the next when that one goes. */
const claim: Claim = (code, mine) => {
  if (!("locks" in navigator)) {
    mine();
    return () => undefined;
  }
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const wanted = new AbortController();
  const asked = navigator.locks.request(`qalat bots ${code}`, { signal: wanted.signal }, () => {
    mine();
    return held;
  });
  asked.catch(() => undefined); // given up before it was had
  return () => {
    release();
    wanted.abort();
  };
};

async function opened(): Promise<Rooms> {
  const full = (): void => send({ full: true });
  const store = await BrowserStore.open().catch(() => {
    full();
    return new MemoryStore();
  });
  const around = {
    store,
    now: () => Date.now(),
    thinker,
    kept: (code: string) => pages.postMessage(code),
    full,
  };
  return new Rooms(rulesOf, around, claim, send);
}

const rooms = opened();
pages.addEventListener("message", ({ data }) => void rooms.then((each) => each.follow(data as string)));
addEventListener("message", ({ data }) => void rooms.then((each) => each.take(data)));
