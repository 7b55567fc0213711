/** Which screen each address leads to; a screen is loaded when somebody goes there. */

import type { Component } from "svelte";

import { speakWhole } from "./i18n/language.svelte";
import { codeIn } from "./screens/home/code";

type Props = Readonly<Record<string, unknown>>;
type Load<P extends Props> = () => Promise<{ default: Component<P> }>;

interface Route {
  /** Always the same for the same screen, so that it stays while only its address changes. */
  readonly load: Load<Props>;
  readonly props: Props;
  /** What the screen is about; about something else it begins anew. */
  readonly about: string;
}

/** A screen, and the words of all screens with it: the first page has only its own. */
function worded<P extends Props>(load: Load<P>): Load<P> {
  return async () => (await Promise.all([load(), speakWhole()]))[0];
}

const replay = worded(() => import("./screens/ReplayScreen.svelte"));
const table = worded(() => import("./screens/TableScreen.svelte"));
const newTable = worded(() => import("./screens/NewTable.svelte"));
const rules = worded(() => import("./screens/Rules.svelte"));
const learn = worded(() => import("./screens/Learn.svelte"));
const PLAIN: Readonly<Record<string, Load<Record<string, never>>>> = {
  replay: worded(() => import("./screens/RecordScreen.svelte")),
  bots: worded(() => import("./screens/Bots.svelte")),
  settings: worded(() => import("./screens/Settings.svelte")),
  pass: worded(() => import("./screens/UsePass.svelte")),
  status: worded(() => import("./screens/ServerStatus.svelte")),
};

/** A screen and what it is given, which the compiler compares. */
function to<P extends Props>(load: Load<P>, props: P, about: string): Route {
  return { load: load as unknown as Route["load"], props, about };
}

/** Return what a path leads to; null is home, which is there at once. */
export function routeOf(path: string): Route | null {
  const [room = "", name, part, number = ""] = path.split("/").filter(Boolean);
  if (room === "t" && name) {
    // A code may be typed into the address as it is shown.
    const code = codeIn(name) || name;
    const move = /^\d+$/.test(number) ? Number(number) : null;
    return part === "replay" ? to(replay, { code, move }, code) : to(table, { code }, code);
  }
  if (room === "new") return to(newTable, { game: name }, name ?? "");
  if (room === "learn") return to(learn, { game: name }, "");
  if (room === "rules") return to(rules, { game: name ?? "alhambra" }, "");
  const plain = Object.hasOwn(PLAIN, room) ? PLAIN[room] : undefined;
  return plain ? to(plain, {}, "") : null;
}
