/** Which screen each address leads to; a screen is loaded when somebody goes there. */

import type { Component } from "svelte";

export interface Route {
  /** Always the same for the same screen, so that it stays while only its address changes. */
  readonly load: () => Promise<{ default: Component<any> }>;
  readonly props: Readonly<Record<string, unknown>>;
  /** What the screen is about; about something else it begins anew. */
  readonly about: string;
}

const replay = () => import("./screens/ReplayScreen.svelte");
const table = () => import("./screens/TableScreen.svelte");
const newTable = () => import("./screens/NewTable.svelte");
const rules = () => import("./screens/Rules.svelte");
const learn = () => import("./screens/Learn.svelte");
const PLAIN: Readonly<Record<string, Route["load"]>> = {
  replay: () => import("./screens/RecordScreen.svelte"),
  settings: () => import("./screens/Settings.svelte"),
  pass: () => import("./screens/UsePass.svelte"),
  status: () => import("./screens/ServerStatus.svelte"),
};

/** Return what a path leads to; null is home, which is there at once. */
export function routeOf(path: string): Route | null {
  const [room = "", name, part, number = ""] = path.split("/").filter(Boolean);
  if (room === "t" && name && part === "replay") {
    const move = /^\d+$/.test(number) ? Number(number) : null;
    return { load: replay, props: { code: name, move }, about: name };
  }
  if (room === "t" && name) return { load: table, props: { code: name }, about: name };
  if (room === "new") return { load: newTable, props: { game: name }, about: name ?? "" };
  if (room === "learn") return { load: learn, props: { game: name }, about: "" };
  if (room === "rules") return { load: rules, props: { game: name ?? "alhambra" }, about: "" };
  const plain = Object.hasOwn(PLAIN, room) ? PLAIN[room] : undefined;
  return plain ? { load: plain, props: {}, about: "" } : null;
}
